"""Map 4, Commercial Harbor."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.display import discard_from_hand
from menagerie.games.ark_nova.map_powers.aside import Aside
from menagerie.games.ark_nova.map_powers.at_work import all_covered, use_power
from menagerie.games.ark_nova.map_powers.power import Power
from menagerie.games.ark_nova.tracks import gain_money
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.turn import Turn

HARBOR_PRICE = 3
AT_THE_END = Message("ark_nova.prompt.end_of_turn")


class HarborSale(Aside):
    """Discard a hand card at the harbor for money."""

    __slots__ = ()

    def __init__(self, card: Card) -> None:
        super().__init__(card, "harbor", Message("ark_nova.choice.harbor", card=card))

    def leaves_choice(self, turn: Turn, options: Callable[[Turn], Sequence[object]]) -> bool:
        """Whether there is still something to choose when the card is gone: an action must not be empty (R-A-083)."""
        others = [card for card in turn.me.hand if card is not self.card]
        return bool(options(turn.supposing(hand=others, money=turn.me.money + HARBOR_PRICE)))

    def take(self, turn: Turn) -> None:
        """Discard the card for 3 money, once in a turn (R-A-532)."""
        turn.asides = tuple(offers for offers in turn.asides if offers is not harbor_sales)
        use_power(turn, "harbor")
        discard_from_hand(turn, turn.me, self.card)
        gain_money(turn.table, turn.me, HARBOR_PRICE)


harbor_sale = cache(HarborSale)


def harbor_sales(turn: Turn) -> Sequence[HarborSale]:
    """List the sales: once a turn, at any time, a card may be sold at an active harbor (R-A-531, R-A-532)."""
    me = turn.me
    if not all_covered(me, "harbor"):
        return ()
    return [harbor_sale(card) for card in me.hand]


class Harbor(Power):
    """A harbor where cards are sold."""

    key = "harbor"
    asides = (harbor_sales,)
    after_action = AT_THE_END
