"""Ark Nova as the kernel knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova import (
    breaks,
    building_sites,
    card_outlook,
    describe,
    final_scoring,
    helping,
    lodging,
    packing,
    possibilities,
    save,
    set_up,
    slips,
    sources,
    spot_gains,
    unseen,
    view,
    waves,
)
from menagerie.games.ark_nova.taking_turns import take_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.games.ark_nova.box import Box
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.chance import Chance
    from menagerie.kernel.decision import Decision, Obstacles
    from menagerie.kernel.journal import Event, Journal
    from menagerie.kernel.messages import Message
    from menagerie.kernel.options import Option
    from menagerie.kernel.rules import Rule, Standing

STRETCHES: dict[str, Callable[[Table], Rule]] = {
    "maps": set_up.choose_maps,
    "draft": set_up.draft_cards,
    "hands": set_up.choose_hands,
    "turn": take_turn,
    "hand_limit": breaks.hand_limits,
    "income": breaks.take_income,
    "final": final_scoring.final_scoring,
}


class ArkNova:
    """The game for one to four players, with or without Marine Worlds (R-A-053, R-A-547)."""

    name = "ark_nova"
    version = 4  # when action cards are placed, what Sponsors 2 counts, what rescued sea animals give
    seats = range(1, 5)
    options: Sequence[Option] = set_up.OPTIONS

    def box_of(self, options: Mapping[str, Any]) -> Box:
        """Return what is in the box for some options."""
        return packing.box_of(options)

    def set_up(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Table:
        """Lay out the table."""
        return set_up.set_up(self.box_of(options), seats, options, chance)

    def next_stretch(self, table: Table) -> Rule | None:
        """Return what comes next: choosing maps and hands, turns with breaks between them, final scoring."""
        stretch = STRETCHES.get(table.stage)
        return None if stretch is None else stretch(table)

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view.view(table, seat)

    def describe(self, option: Any) -> dict[str, Any]:
        """Return what an option is on the table."""
        return describe.describe(option)

    def gauges(self, table: Table, seat: int) -> dict[str, int]:
        """Return the tracks, the money and the tokens of a zoo."""
        return view.gauges(table, seat)

    def sources(self, table: Table, journal: Journal) -> list[dict[str, dict[str, int]]]:
        """Return where the appeal and the conservation points of each zoo came from."""
        return sources.sources(table, journal)

    def card_outlook(self, table: Table, seat: int) -> dict[str, Obstacles]:
        """Return what stands in the way of each card a seat might play."""
        return card_outlook.card_outlook(table, seat)

    def helping(self, table: Table, seat: int) -> dict[str, list[str]]:
        """Return for each card of a hand whether it adds to a project in play or to an own final scoring card."""
        return helping.helping(table, seat)

    def lodgings(self, table: Table, decision: Decision[Any]) -> dict[str, list[lodging.Lodger]]:
        """Return for each enclosure with room who could live there, if a decision leads to that."""
        return lodging.lodgings(table, decision)

    def prices_asked(self, table: Table, decision: Decision[Any]) -> dict[str, dict[str, Any]] | None:
        """Return what cards cost while an animal is asked for."""
        return lodging.prices_asked(table, decision)

    def possibilities(self, table: Table, seat: int) -> dict[str, list[Sequence[Any]]]:
        """Return for each action card what can be done with it, by the X-tokens spent."""
        return possibilities.possibilities(table, seat)

    def rooms_left(self, decision: Decision[Any]) -> dict[str, int]:
        """Return for each enclosure on offer the room that is left when the animal has moved in."""
        return lodging.rooms_left(decision)

    def building_sites(self, table: Table, decision: Decision[Any]) -> list[building_sites.Site]:
        """Return for each kind of building where it could stand, if a decision leads to that."""
        return building_sites.building_sites(table, decision)

    def washed_by(self, table: Table, decision: Decision[Any]) -> dict[str, list[str]]:
        """Return for each option that takes a card out of the display which cards waves may wash away."""
        return waves.washed_by(table, decision)

    def spot_gains(self, table: Table, decision: Decision[Any]) -> dict[str, spot_gains.SpotGains]:
        """Return for each spot on offer what a building there would gain and touch."""
        return spot_gains.spot_gains(table, decision)

    def slips(self, before: Table, after: Table, seat: int, option: Any, told: Sequence[Event]) -> list[Message]:
        """Return what a choice would waste or set off."""
        return slips.slips(before, after, seat, option, told)

    def parting_slips(self, table: Table, seat: int) -> list[Message]:
        """Return what ending the turn sets off."""
        return slips.parting_slips(table, seat)

    def reshuffle_unseen(self, table: Table, seat: int, chance: Chance) -> Callable[[Table], None]:
        """Mix everything that a seat cannot know; return a way to deal the same again."""
        return unseen.reshuffle_unseen(table, seat, chance)

    def standing(self, table: Table) -> Standing:
        """Count the victory points as they are now."""
        return final_scoring.standing(table)

    def dump(self, table: Table) -> dict[str, Any]:
        """Write the whole table."""
        return save.dump(table)

    def restore(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Table:
        """Lay out the table that was written."""
        return save.restore(self.box_of(options), data, seats, options)


RULES = ArkNova()
