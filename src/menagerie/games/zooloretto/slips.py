"""Moves that people regret: what a choice would waste or set off, told in advance, and never forbidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.trucks import TakeTruck
from menagerie.games.zooloretto.donating import Donate, Donating
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.journal import Event


def slips(
    before: ZoolorettoTable, after: ZoolorettoTable, seat: int, option: Any, told: Sequence[Event]
) -> list[Message]:
    """Return what a choice would waste or set off: the table before and after, and what is told on the way."""
    zoo, then = before.zoos[seat], after.zoos[seat]
    found: list[Message] = []
    if after.last_round and not before.last_round:
        found.append(Message("zooloretto.slip.last_round"))  # R-Z-080
    if before.last_round and isinstance(option, Donate):
        found += given_for_less(zoo, then, option)
    if before.last_round and isinstance(option, TakeTruck):
        found += left_to_donate(before, zoo)
    return [*found, *departures(after, zoo, then, told)]


def given_for_less(zoo: Zoo, then: Zoo, option: Donate) -> Iterator[Message]:
    """Warn of a token that is worth less than the animals, when nothing will take their place (R-X-030)."""
    points, token = zoo.enclosures[option.board.index].points, then.donated[-1]
    if points > token:
        yield Message("zooloretto.slip.given_for_less", points=points, token=token)


def left_to_donate(table: ZoolorettoTable, zoo: Zoo) -> Iterator[Message]:
    """Warn that nothing can be donated after this truck, where it would bring points (R-X-016, R-X-018)."""
    for action in table.box.actions:
        if isinstance(action, Donating):
            for option in action.options(table, zoo):
                points, token = zoo.enclosures[option.board.index].points, table.donation_tokens[0]
                if token > points:
                    yield Message("zooloretto.slip.left_to_donate", place=option.board, points=points, token=token)


def departures(table: ZoolorettoTable, zoo: Zoo, then: Zoo, told: Sequence[Event]) -> Iterator[Message]:
    """Warn of visitors that leave without a token, or as the last of their colour (R-E-025, R-E-040)."""
    left = [event.args["colour"] for event in told if event.key == "zooloretto.event.left" and of(event, zoo)]
    earned = [event.args["colour"] for event in told if event.key == "zooloretto.event.bonus_token" and of(event, zoo)]
    for colour in table.box.tiles.colours:
        if colour not in left:
            continue
        if colour not in earned:
            yield Message("zooloretto.slip.leaves_for_nothing", colour=colour)
        if not then.visitors[colour.rank]:
            yield Message("zooloretto.slip.last_of_colour", colour=colour)


def of(event: Event, zoo: Zoo) -> bool:
    """Whether something happened in a zoo."""
    return event.args["player"] == zoo.player
