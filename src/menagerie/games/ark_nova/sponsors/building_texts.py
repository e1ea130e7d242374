"""Sponsors with a text about buildings and the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.sponsors.own_text import OwnText
from menagerie.games.ark_nova.zoo_map import GRID
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

COPIED = Message("ark_nova_sponsors.gain.copied_bonus")
WHICH_COPIED = Message("ark_nova_sponsors.prompt.copied_bonus")


class DiversityResearcher(OwnText):
    """Buildings may cover rock and water, and needs for them are ignored (R-A-462, R-A-463)."""

    __slots__ = ()
    covers_terrain = True


class Engineer(OwnText):
    """A kind may be built once more in a Build action."""

    __slots__ = ()

    def extra_building_kinds(self, built: list[BuildingKind]) -> list[BuildingKind]:
        """List what was built and is no special enclosure, until one of them was built again (R-A-458, R-A-459)."""
        if len(set(built)) < len(built):
            return []
        return [kind for kind in built if not kind.is_special]


class Archaeologist(OwnText):
    """A border space brings one more placement bonus."""

    __slots__ = ()

    def placement_dues(self, turn: Turn, space: int) -> list[Due]:
        """Copy a bonus where the space lies on the border (R-A-468)."""
        if not turn.me.map.border >> space & 1:
            return []
        message = Message("ark_nova_sponsors.due", sponsor=self.sponsor, line=COPIED)
        return [Due("archaeologist", message, effects.ALL, effects.ALL, copy_bonus, turn)]


def uncovered_bonuses(turn: Turn) -> list[Bonus]:
    """List the different placement bonuses that no building covers."""
    me = turn.me
    return list(dict.fromkeys(bonus for space, bonus in me.map.bonuses.items() if not me.covered >> space & 1))


async def copy_bonus(turn: Turn) -> None:
    """Gain one more placement bonus, of any uncovered space; it stays there for later (R-A-468, R-A-469)."""
    if uncovered_bonuses(turn):
        bonus = await turn.choose(WHICH_COPIED, uncovered_bonuses)
        turn.tell("ark_nova_sponsors.event.copies_bonus", bonus=bonus)
        await gain_bonus(turn, bonus)


class Hydrologist(OwnText):
    """Spaces beside water bring money."""

    __slots__ = ()

    def terrain_money(self, zoo: Zoo, new: int, covered_before: int) -> int:
        """Count new covered spaces beside water that was uncovered before (R-A-490, R-A-491)."""
        return spaces_beside(zoo.map.water & ~covered_before, new)


class Geologist(OwnText):
    """Spaces beside rock bring money."""

    __slots__ = ()

    def terrain_money(self, zoo: Zoo, new: int, covered_before: int) -> int:
        """Count new covered spaces beside rock that was uncovered before (R-A-490, R-A-491)."""
        return spaces_beside(zoo.map.rock & ~covered_before, new)


def spaces_beside(terrain: int, spaces: int) -> int:
    """Count the spaces that lie beside some terrain."""
    return (GRID.around(terrain) & spaces).bit_count()
