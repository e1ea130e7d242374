"""Moves that people regret at any table with trucks: told in advance, and never forbidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from menagerie.games.loretto.trucks import Draw, TakeTruck
from menagerie.games.loretto.turn import legal_deeds
from menagerie.kernel.decision import answered, key_of
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from menagerie.games.loretto.park import Park
    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.turn import Deed
    from menagerie.kernel.journal import Event

    Points: TypeAlias = Callable[[Any], Mapping[str, int]]  # of what a player has, by their sources

SPARE = ("barn", "depot")  # where tiles lie that have no good place


def truck_slips(
    before: AnyTable,
    after: AnyTable,
    seat: int,
    option: Any,
    told: Sequence[Event],
    points: Points,
) -> list[Message]:
    """Return what a choice would waste or set off in every member, which says how it counts points."""
    words = before.box.words
    found: list[Message] = []
    if after.last_round and not before.last_round:
        found.append(Message(words.slip_last_round))  # R-Z-080, R-Q-077, R-C-043
    if before.last_round and isinstance(option, TakeTruck):
        found += left_to_do(before, seat, points)
    return [*found, *born_outside(before, seat, told)]


def left_to_do(table: AnyTable, seat: int, points: Points) -> Iterator[Message]:
    """Warn that nothing can be done after this truck, where something would bring points (R-Z-017, R-X-016)."""
    now, best, what = sum(points(table.parks[seat]).values()), 0, None
    for deed in legal_deeds(table, table.parks[seat]):
        if not isinstance(deed, Draw | TakeTruck):
            gain = max(sum(points(trial.parks[seat]).values()) for trial in once_done(table, seat, deed)) - now
            if gain > best:
                best, what = gain, deed
    if what is not None:
        yield Message(table.box.words.slip_left_to_do, points=best, deed=what.message)


def once_done(table: AnyTable, seat: int, deed: Deed) -> Iterator[AnyTable]:
    """Go through the tables after a deed, by the answers to its first question; later ones get their first answer."""
    pick, ways = 0, 1
    while pick < ways:
        trial = table.clone()
        doing = deed.do(trial, seat)
        asked, answer = answered(doing, None), pick
        if asked is not None and asked.seat == seat:
            ways = len(asked.options)
        while asked is not None and asked.seat == seat:
            asked, answer = answered(doing, answer), 0
        doing.close()
        yield trial
        pick += 1


def born_outside(table: AnyTable, seat: int, told: Sequence[Event]) -> Iterator[Message]:
    """Warn of offspring that find no room beside their parents (R-Z-052, R-Q-052)."""
    words, park = table.box.words, table.parks[seat]
    for event in told:
        if event.key == words.born and happens_to(event, park) and key_of(event.args["place"]) in SPARE:
            yield Message(words.slip_born_outside, species=event.args["species"], place=event.args["place"])


def happens_to(event: Event, park: Park) -> bool:
    """Whether something happens in somebody's park."""
    return event.args.get("player") is park.player
