"""Sponsors of Marine Worlds with a text about buildings and donations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.buildings import PAVILION, SIZE_3, SIZE_5
from menagerie.games.ark_nova.icons import SCIENCE
from menagerie.games.ark_nova.sponsors.dues import thanks_to
from menagerie.games.ark_nova.sponsors.own_text import OwnText
from menagerie.games.ark_nova.standing_effects import housing_size
from menagerie.games.ark_nova.tracks import x_tokens_due

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import Building, BuildingKind
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot
    from menagerie.kernel.order import Due


class ExpansionArea(OwnText):
    """Enclosures of size 3 on the border count as larger ones."""

    __slots__ = ()

    def come_into_play(self, zoo: Zoo) -> None:
        """Let the enclosures that stand there count as larger at once."""
        zoo.resize(lambda building: housing_size(zoo, building.kind, building.spot))

    def more_housing(self, zoo: Zoo, kind: BuildingKind, spot: Spot) -> int:
        """A standard enclosure of size 3 on a border space counts as one of size 5 (R-A-671)."""
        return SIZE_5.size - SIZE_3.size if kind is SIZE_3 and spot.mask & zoo.map.border else 0


class Publications(OwnText):
    """Research makes donations cheaper."""

    __slots__ = ()

    def donation_discount(self, zoo: Zoo) -> int:
        """Return 1 for each research icon (R-A-672)."""
        return zoo.icons[SCIENCE.index]


class LandscapeGardener(OwnText):
    """Pavilions bring X-tokens."""

    __slots__ = ()

    def building_dues(self, turn: Turn, building: Building) -> list[Due]:
        """Gain an X-token for a pavilion, once in an action or in a break (R-A-675)."""
        now = turn.doing or turn
        if building.kind is not PAVILION or turn.rewarded is now:
            return []
        turn.rewarded = now
        return [thanks_to(turn, (self.sponsor,), x_tokens_due(turn, 1))]


class Reconstruction(OwnText):
    """Spaces that are covered give nothing any more (R-A-679)."""

    __slots__ = ()
    no_placement_bonuses = True
