"""Marks on cards of the display: cubes of players who want them, or are paid for them (R-A-654)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.tracks import gain_money
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

MARK_MONEY = 2
WHICH_TO_MARK = Message("ark_nova.prompt.mark")
NO_ANIMAL = (Message("ark_nova.obstacle.mark_only_animals"),)
MARKED = (Message("ark_nova.obstacle.marked"),)


def unmarked_animals(table: Table) -> list[Animal]:
    """List the animals of the display that carry no cube."""
    return [card for card in table.display if isinstance(card, Animal) and card not in table.marks]


def considered_marks(table: Table) -> Iterator[tuple[Card, Obstacles]]:
    """Go through every card of the display, with what stands in the way of a mark."""
    for card in table.display:
        if card is not None:
            yield card, NO_ANIMAL if not isinstance(card, Animal) else MARKED if card in table.marks else NONE


async def mark(turn: Turn) -> None:
    """Put a cube on an animal of the display; with no animal left for it, the cube is lost (R-A-654, R-A-016)."""
    table = turn.table
    if not unmarked_animals(table):
        return
    animal = await turn.choose(WHICH_TO_MARK, lambda _: unmarked_animals(table), considered_marks, table)
    table.marks = {**table.marks, animal: turn.me.seat}
    turn.tell("ark_nova.event.marks", card=animal)


def take_mark(table: Table, card: Card) -> Zoo:
    """Take back the cube on a card; return its owner."""
    owner = table.zoos[table.marks[card]]
    table.marks = {marked: seat for marked, seat in table.marks.items() if marked is not card}
    return owner


def pay_mark(table: Table, card: Card) -> None:
    """Pay 2 money to whoever marked a card that leaves the display, even if they take it themselves (R-A-656)."""
    owner = take_mark(table, card)
    table.journal.tell("ark_nova.event.mark_pays", player=owner.player, card=card)
    gain_money(table, owner, MARK_MONEY)
