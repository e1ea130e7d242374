"""What each action card could do now, by the X-tokens spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.perform import own_strength
from menagerie.games.ark_nova.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.ark_nova.table import Table


def possibilities(table: Table, seat: int) -> dict[str, list[Sequence[Any]]]:
    """Return for each action card what can be done with it, with no X-token, with one, and so on."""
    zoo = table.zoos[seat]
    turn = Turn(table, zoo)
    found = {}
    for action in zoo.row:
        card, strength = zoo.action_cards[action.index], own_strength(zoo, action) + zoo.stronger
        strengths = range(strength, strength + zoo.x_tokens + 1)
        found[action.key] = [card.possible(turn, each) if each > 0 else () for each in strengths]
    return found
