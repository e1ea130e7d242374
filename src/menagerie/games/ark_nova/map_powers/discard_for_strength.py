"""Map T1, Tournament 1: a hand card makes an action stronger."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.display import discard_from_hand
from menagerie.games.ark_nova.map_powers.aside import Aside
from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.map_powers.power import Power
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.turn import Turn

MORE_STRENGTH = 1


class DiscardForStrength(Aside):
    """Discard a hand card before an action, which is stronger by one."""

    __slots__ = ()

    def __init__(self, card: Card) -> None:
        super().__init__(card, "stronger", Message("ark_nova.choice.stronger", card=card))

    def leaves_choice(self, turn: Turn, options: Callable[[Turn], Sequence[object]]) -> bool:
        """Whether some action can still be performed when the card is gone (R-A-836)."""
        others = [card for card in turn.me.hand if card is not self.card]
        return bool(options(turn.supposing(hand=others, stronger=MORE_STRENGTH)))

    def take(self, turn: Turn) -> None:
        """Discard the card; the next action is stronger by one (R-A-835)."""
        turn.made_stronger = True
        use_power(turn, "stronger")
        discard_from_hand(turn, turn.me, self.card)
        turn.me.stronger = MORE_STRENGTH


discard_for_strength = cache(DiscardForStrength)


def discards_for_strength(turn: Turn) -> Sequence[DiscardForStrength]:
    """List the discards: once a turn, when the topmost cube of the left edge is gone (R-A-834, R-A-835)."""
    me = turn.me
    if me.left_edge[0] or turn.made_stronger:
        return ()
    return [discard_for_strength(card) for card in me.hand]


class DiscardsForStrength(Power):
    """Cards that make an action stronger."""

    key = "discard_for_strength"
    asides_to_actions = (discards_for_strength,)
