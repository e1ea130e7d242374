"""Sanctuary as the kernel knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.sanctuary import save, scoring, set_up, slips, unseen, view
from menagerie.games.sanctuary.administration import administration
from menagerie.games.sanctuary.describe import describe
from menagerie.games.sanctuary.taking_turns import take_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.kernel.chance import Chance
    from menagerie.kernel.journal import Event
    from menagerie.kernel.messages import Message
    from menagerie.kernel.options import Option
    from menagerie.kernel.rules import Rule, Standing

STRETCHES: dict[str, Callable[[SanctuaryTable], Rule]] = {"turn": take_turn, "administration": administration}


class Sanctuary:
    """The game for one to five players (R-S-002)."""

    name = "sanctuary"
    version = 3  # whether to use an effect is asked by a question of its own
    seats = range(1, 6)
    options: Sequence[Option] = set_up.OPTIONS

    def set_up(self, seats: int, options: Mapping[str, Any], chance: Chance) -> SanctuaryTable:
        """Lay out the table."""
        return set_up.set_up(seats, options, chance)

    def next_stretch(self, table: SanctuaryTable) -> Rule | None:
        """A turn is played, then the display is filled, until the end."""
        stretch = STRETCHES.get(table.stage)
        return None if stretch is None else stretch(table)

    def view(self, table: SanctuaryTable, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view.view(table, seat)

    def describe(self, option: Any) -> dict[str, Any]:
        """Describe an option on the table."""
        return describe(option)

    def gauges(self, table: SanctuaryTable, seat: int) -> dict[str, int]:
        """Return the points, tiles and markers of a zoo."""
        return view.gauges(table, seat)

    def slips(
        self, before: SanctuaryTable, after: SanctuaryTable, seat: int, option: Any, told: Sequence[Event]
    ) -> Sequence[Message]:
        """Return what a choice would waste or set off."""
        return slips.slips(before, after, seat, option)

    def parting_slips(self, table: SanctuaryTable, seat: int) -> Sequence[Message]:
        """Return what ending the turn sets off, once everything else is done."""
        return slips.parting_slips(table, seat)

    def reshuffle_unseen(self, table: SanctuaryTable, seat: int, chance: Chance) -> None:
        """Mix everything that a seat cannot know."""
        unseen.reshuffle_unseen(table, seat, chance)

    def standing(self, table: SanctuaryTable) -> Standing:
        """Count the points as they are now."""
        return scoring.standing(table)

    def dump(self, table: SanctuaryTable) -> dict[str, Any]:
        """Write the whole table."""
        return save.dump(table)

    def restore(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> SanctuaryTable:
        """Lay out the table that was written."""
        return save.restore(data, seats, options)


RULES = Sanctuary()
