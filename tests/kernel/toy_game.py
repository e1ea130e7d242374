"""Secrets: a tiny game with hands, a hidden deck, answers given at once and effects in any order.

Each seat is dealt three cards and keeps two, all at once. Then in turn order each seat draws a card or plays one from
its hand; a card of suit X lets every other seat give a card away. After two rounds the cards in front of a seat score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.kernel.chance import Chance
from menagerie.kernel.decision import Decision, key_of
from menagerie.kernel.journal import SILENCE, Journal
from menagerie.kernel.messages import Message, player
from menagerie.kernel.options import Number, Option
from menagerie.kernel.order import Due, all_at_once, in_any_order, turn_order
from menagerie.kernel.rules import Rule, Standing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

CARDS = [f"{suit}{value}" for suit in "AX" for value in range(8)]


class ToyTable:
    __slots__ = ("chance", "deck", "hands", "journal", "moment", "piles", "rounds")

    def __init__(self, hands: list[list[str]], piles: list[list[str]], deck: list[str], chance: Chance) -> None:
        self.hands = hands
        self.piles = piles
        self.deck = deck
        self.chance = chance
        self.moment = 0  # 0: keeping cards; then one turn after the other
        self.rounds = 2
        self.journal: Journal = SILENCE

    def clone(self) -> ToyTable:
        table = ToyTable([h[:] for h in self.hands], [p[:] for p in self.piles], self.deck[:], self.chance.clone())
        table.moment = self.moment
        table.rounds = self.rounds
        return table


def bonus(table: ToyTable, seat: int, key: str) -> Due:
    """Return an effect that puts its key in front of a seat, and whose place in the pile matters."""
    return Due(key, Message("toy.bonus"), 1, 1, table.piles[seat].append, key)


async def keep_two(table: ToyTable) -> None:
    async def share(seat: int) -> str:
        return await Decision(seat, Message("toy.give_up"), table.hands[seat][:])

    given_up = await all_at_once([share(seat) for seat in range(len(table.hands))])
    for seat, card in enumerate(given_up):
        table.hands[seat].remove(card)
        table.deck.insert(0, card)
        table.journal.tell_only((seat,), "toy.gave_up", card=card)
    table.moment = 1


async def turn(table: ToyTable) -> None:
    seat = (table.moment - 1) % len(table.hands)
    drawable: list[str | None] = [None] if table.deck else []
    card = await Decision(seat, Message("toy.play_or_draw"), [*drawable, *table.hands[seat]])
    if card is None:
        drawn = table.deck.pop()
        table.hands[seat].append(drawn)
        table.journal.tell_only((seat,), "toy.drew", card=drawn)
        table.journal.reveal()
        # After a draw in the middle of a turn the seat may put any card in front of it.
        shown = await Decision(seat, Message("toy.show"), [None, *table.hands[seat]])
        if shown is not None:
            table.hands[seat].remove(shown)
            table.piles[seat].append(shown)
    else:
        table.hands[seat].remove(card)
        table.piles[seat].append(card)
        table.journal.tell("toy.played", player=player(seat), card=card)
        if card.startswith("X"):
            for other in turn_order(seat + 1, len(table.hands)):
                await give(table, other)
            await in_any_order(seat, Message("toy.order"), [bonus(table, seat, "b1"), bonus(table, seat, "b2")])
    table.moment += 1


async def give(table: ToyTable, seat: int) -> None:
    if table.hands[seat]:
        card = await Decision(seat, Message("toy.give"), table.hands[seat][:])
        table.hands[seat].remove(card)
        table.piles[seat].append(card)


class Secrets:
    name = "secrets"
    version = 3
    seats = range(2, 5)
    options: Sequence[Option] = (Number("rounds", 2, 1, 3),)

    def set_up(self, seats: int, options: Mapping[str, Any], chance: Chance) -> ToyTable:
        cards = chance.shuffled(CARDS)
        table = ToyTable(
            [[cards.pop() for _ in range(3)] for _ in range(seats)], [[] for _ in range(seats)], cards, chance
        )
        table.rounds = options["rounds"]
        return table

    def next_stretch(self, table: ToyTable) -> Rule | None:
        if table.moment == 0:
            return keep_two(table)
        return turn(table) if table.moment <= len(table.hands) * table.rounds else None

    def view(self, table: ToyTable, seat: int | None) -> dict[str, Any]:
        return {
            "moment": table.moment,
            "deck": len(table.deck),
            "hands": [hand[:] if owner == seat else len(hand) for owner, hand in enumerate(table.hands)],
            "piles": [pile[:] for pile in table.piles],
        }

    def describe(self, option: Any) -> dict[str, Any]:
        return {"card": key_of(option)}

    def gauges(self, table: ToyTable, seat: int) -> dict[str, int]:
        return {"cards": len(table.piles[seat])}

    def reshuffle_unseen(self, table: ToyTable, seat: int, chance: Chance) -> None:
        others = [owner for owner in range(len(table.hands)) if owner != seat]
        unseen = table.deck + [card for owner in others for card in table.hands[owner]]
        chance.shuffle(unseen)
        for owner in others:
            table.hands[owner] = [unseen.pop() for _ in table.hands[owner]]
        table.deck = unseen

    def standing(self, table: ToyTable) -> Standing:
        return Standing(tuple({"cards": len(pile)} for pile in table.piles), tuple(len(hand) for hand in table.hands))

    def dump(self, table: ToyTable) -> dict[str, Any]:
        return {
            "hands": [hand[:] for hand in table.hands],
            "piles": [pile[:] for pile in table.piles],
            "deck": table.deck[:],
            "chance": table.chance.state,
            "moment": table.moment,
        }

    def restore(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> ToyTable:
        assert len(data["hands"]) == seats
        hands = [list(hand) for hand in data["hands"]]
        table = ToyTable(hands, [list(pile) for pile in data["piles"]], list(data["deck"]), Chance(data["chance"]))
        table.moment = data["moment"]
        table.rounds = options["rounds"]
        return table


SECRETS = Secrets()
