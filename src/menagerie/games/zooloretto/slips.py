"""Moves that people regret: what a choice would waste or set off, told in advance, and never forbidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.slips import happens_to, truck_slips
from menagerie.games.zooloretto.donating import Donate
from menagerie.games.zooloretto.scoring import points
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
    return [*truck_slips(before, after, seat, option, told, points), *zoo_slips(after, zoo, then, option, told)]


def zoo_slips(after: ZoolorettoTable, zoo: Zoo, then: Zoo, option: Any, told: Sequence[Event]) -> Iterator[Message]:
    """Tell what a choice would waste in a zoo alone."""
    if after.last_round and isinstance(option, Donate):
        yield from given_for_less(zoo, then, option)
    yield from departures(after, zoo, then, told)


def given_for_less(zoo: Zoo, then: Zoo, option: Donate) -> Iterator[Message]:
    """Warn of a token that is worth less than the animals, when nothing will take their place (R-X-030)."""
    worth, token = zoo.enclosures[option.board.index].points, then.donated[-1]
    if worth > token:
        yield Message("zooloretto.slip.given_for_less", points=worth, token=token)


def departures(table: ZoolorettoTable, zoo: Zoo, then: Zoo, told: Sequence[Event]) -> Iterator[Message]:
    """Warn of visitors that leave without a token, or as the last of their colour (R-E-025, R-E-040)."""
    mine = [event for event in told if happens_to(event, zoo)]
    left = [event.args["colour"] for event in mine if event.key == "zooloretto.event.left"]
    earned = [event.args["colour"] for event in mine if event.key == "zooloretto.event.bonus_token"]
    for colour in table.box.tiles.colours:
        if colour not in left:
            continue
        if colour not in earned:
            yield Message("zooloretto.slip.leaves_for_nothing", colour=colour)
        if not then.visitors[colour.rank]:
            yield Message("zooloretto.slip.last_of_colour", colour=colour)
