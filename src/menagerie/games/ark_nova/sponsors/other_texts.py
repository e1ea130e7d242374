"""Sponsors with a text about icons, and about what others do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.icons import CATEGORIES, CONTINENTS
from menagerie.games.ark_nova.sponsors.dues import thanks_to
from menagerie.games.ark_nova.sponsors.own_text import OwnText
from menagerie.games.ark_nova.tracks import gain_appeal, gain_money
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

NEW_ICON_APPEAL, NEW_ICON_MONEY = 1, 2


class Explorer(OwnText):
    """Every new kind of category and continent brings appeal and money."""

    __slots__ = ()

    def icon_dues(self, turn: Turn, icons: Sequence[Icon]) -> list[Due]:
        """Gain for the kinds that are new (R-A-511)."""
        kinds = new_kinds(turn.me, icons)
        if not kinds:
            return []
        writes = effects.APPEAL | effects.MONEY
        due = Due("explorer", self.sponsor.message, 0, writes, gain_for_new_kinds, turn, kinds)
        return [thanks_to(turn, (self.sponsor,), due)]


def new_kinds(zoo: Zoo, icons: Sequence[Icon]) -> int:
    """Count the categories and continents that the icons just added bring for the first time (R-A-511)."""
    return sum(
        icon in icons and zoo.icons[icon.index] == sum(each is icon for each in icons)
        for icon in CATEGORIES + CONTINENTS
    )


def gain_for_new_kinds(turn: Turn, kinds: int) -> None:
    """Gain 1 appeal and 2 money for each new kind of icon."""
    gain_appeal(turn.table, turn.me, NEW_ICON_APPEAL * kinds)
    gain_money(turn.table, turn.me, NEW_ICON_MONEY * kinds)


class QuarantineLab(OwnText):
    """Interactive abilities never affect the zoo (R-A-476)."""

    __slots__ = ()
    protects = True
