"""Aquaretto as the kernel knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto import save, scoring, set_up, slips
from menagerie.games.aquaretto.placing import asked_along, considered_unloading
from menagerie.games.aquaretto.printed import SEATS
from menagerie.games.aquaretto.view import gauges, view
from menagerie.games.loretto.plans import plan_unloading
from menagerie.games.loretto.trucks import TakeTruck
from menagerie.games.loretto.turn import turn
from menagerie.games.loretto.unseen import reshuffle

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.loretto.plans import Plan
    from menagerie.kernel.chance import Chance
    from menagerie.kernel.journal import Event
    from menagerie.kernel.messages import Message
    from menagerie.kernel.options import Option
    from menagerie.kernel.rules import Rule, Standing


class Aquaretto:
    """The game for two to five players, with or without the XXL set."""

    name = "aquaretto"
    version = 1
    seats = range(min(SEATS), max(SEATS) + 1)
    options: Sequence[Option] = set_up.OPTIONS

    def set_up(self, seats: int, options: Mapping[str, Any], chance: Chance) -> AquarettoTable:
        """Lay out the table."""
        return set_up.set_up(seats, options, chance)

    def next_stretch(self, table: AquarettoTable) -> Rule | None:
        """Return the next turn, until the last round is over."""
        return None if table.over else turn(table)

    def view(self, table: AquarettoTable, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view(table)

    def describe(self, option: Any) -> dict[str, Any]:
        """Return what an option is on the table."""
        about: dict[str, Any] = option.about()
        return about

    def gauges(self, table: AquarettoTable, seat: int) -> dict[str, int]:
        """Return the points, the coins and the coworkers of a park."""
        return gauges(table, seat)

    def slips(
        self, before: AquarettoTable, after: AquarettoTable, seat: int, option: Any, told: Sequence[Event]
    ) -> Sequence[Message]:
        """Return what a choice would waste or set off."""
        return slips.slips(before, after, seat, option, told)

    def parting_slips(self, table: AquarettoTable, seat: int) -> Sequence[Message]:
        """Return nothing: ending a turn sets nothing off."""
        return ()

    def plan(self, table: AquarettoTable, seat: int, option: Any, wishes: Sequence[str]) -> Plan | None:
        """Try a truck with a place for each of its tiles; nothing else can be planned ahead."""
        if not isinstance(option, TakeTruck):
            return None
        along = asked_along(table, table.parks[seat], table.trucks[option.truck].tiles)
        return plan_unloading(table, seat, option, wishes, considered_unloading, along)

    def reshuffle_unseen(self, table: AquarettoTable, seat: int, chance: Chance) -> None:
        """Mix the tiles that nobody has drawn."""
        reshuffle(table, chance)

    def standing(self, table: AquarettoTable) -> Standing:
        """Count the points as they are now."""
        return scoring.standing(table)

    def dump(self, table: AquarettoTable) -> dict[str, Any]:
        """Write the whole table."""
        return save.dump(table)

    def restore(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> AquarettoTable:
        """Lay out the table that was written."""
        return save.restore(data, seats, options)


RULES = Aquaretto()
