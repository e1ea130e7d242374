"""Zooloretto as the kernel knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.zooloretto import save, scoring, set_up
from menagerie.games.zooloretto.box import SEATS
from menagerie.games.zooloretto.turn import turn
from menagerie.games.zooloretto.view import describe, gauges, view
from menagerie.games.zooloretto.zoo import BY_RANK

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.games.zooloretto.table import Table
    from menagerie.kernel.chance import Chance
    from menagerie.kernel.options import Option
    from menagerie.kernel.rules import Rule, Standing


class Zooloretto:
    """The base game for two to five players (R-Z-001)."""

    name = "zooloretto"
    version = 1
    seats = range(min(SEATS), max(SEATS) + 1)
    options: Sequence[Option] = set_up.OPTIONS

    def set_up(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Table:
        """Lay out the table."""
        return set_up.set_up(seats, options, chance)

    def next_stretch(self, table: Table) -> Rule | None:
        """Play goes on turn by turn until the last round is over."""
        return None if table.over else turn(table)

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Show what a seat may know."""
        return view(table)

    def describe(self, option: Any) -> dict[str, Any]:
        """Say what an option is on the table."""
        return describe(option)

    def gauges(self, table: Table, seat: int) -> dict[str, int]:
        """Give the points, the coins and the offspring of a zoo."""
        return gauges(table, seat)

    def reshuffle_unseen(self, table: Table, seat: int, chance: Chance) -> None:
        """Mix the tiles that nobody has drawn: main pile and end pile hide them alike."""
        unseen = sorted(table.pile[table.drawn :], key=BY_RANK)  # where a tile really is must not decide anything
        table.pile = table.pile[: table.drawn] + tuple(chance.shuffled(unseen))

    def standing(self, table: Table) -> Standing:
        """Count the points as they are now."""
        return scoring.standing(table)

    def dump(self, table: Table) -> dict[str, Any]:
        """Write the whole table."""
        return save.dump(table)

    def restore(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Table:
        """Lay out the table that was written."""
        return save.restore(data, seats, options)


RULES = Zooloretto()
