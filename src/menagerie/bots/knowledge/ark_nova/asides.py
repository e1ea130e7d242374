"""What it is worth to sell, store, take back or discard a card before another choice, where the map allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.ark_nova import animals, marine
from menagerie.bots.knowledge.ark_nova.hand import card_worth
from menagerie.bots.knowledge.ark_nova.turns import NOTHING, way_worth
from menagerie.games.ark_nova.action_cards import ANIMALS, ASSOCIATION, SPONSORS
from menagerie.games.ark_nova.actions.association import PROJECT, value_of
from menagerie.games.ark_nova.cards import Animal, Project
from menagerie.games.ark_nova.conditions import missing_symbols
from menagerie.games.ark_nova.housing import has_home
from menagerie.games.ark_nova.map_powers.caves import STORED_MONEY, TakeBack
from menagerie.games.ark_nova.map_powers.discard_for_strength import MORE_STRENGTH, DiscardForStrength
from menagerie.games.ark_nova.map_powers.harbor import HARBOR_PRICE
from menagerie.games.ark_nova.perform import UseCard, own_strength
from menagerie.games.ark_nova.sponsoring import has_room
from menagerie.games.ark_nova.tile_asides import TileUse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots.knowledge.ark_nova.outlook import Outlook
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.map_powers.aside import Aside

NEEDED, IDLE = 0.4, -0.3  # a stored card that can be played now, and one that cannot


def aside_worth(outlook: Outlook, aside: Aside, options: Sequence[Any], best: float) -> float:
    """Return what it is worth to do something with a card first; `best` is the worth of the best option without it."""
    if isinstance(aside, TileUse):
        return marine.tile_used(outlook, aside, best)
    if isinstance(aside, TakeBack):
        return best + (NEEDED if is_ready(outlook, aside.card) else IDLE)
    if isinstance(aside, DiscardForStrength):
        return stronger_worth(outlook, options) - card_worth(outlook, aside.card) - 0.1
    sold = outlook.earned(HARBOR_PRICE) - card_worth(outlook, aside.card)
    return best + sold - 0.3 * min(1.0, outlook.turns / 3)


def stronger_worth(outlook: Outlook, options: Sequence[Any]) -> float:
    """Return what the best action is worth with one more strength."""
    ways = [way for way in options if isinstance(way, UseCard)]
    return max([way_worth(outlook, way, more=MORE_STRENGTH) for way in ways], default=NOTHING)


def is_ready(outlook: Outlook, card: Card) -> bool:
    """Whether a card could be played in this turn."""
    me = outlook.me
    if isinstance(card, Project):
        return own_strength(me, ASSOCIATION) + me.x_tokens >= value_of(me, PROJECT) and me.workers > 0
    if isinstance(card, Animal):
        payable = animals.price(outlook, card) <= me.money and own_strength(me, ANIMALS) > 1
        return payable and has_home(me, card) and animals.chance_of_conditions(outlook, card) == 1.0
    strong = card.level <= own_strength(me, SPONSORS) + me.x_tokens
    return strong and has_room(outlook.turn, card) and not missing_symbols(me, card, me.action_cards.sponsors)


def stored(outlook: Outlook, card: Card | None) -> float:
    """Return what it is worth to put a card into the caves: it earns money, and can be taken back when needed."""
    if card is None:
        return 0.0
    return outlook.earned(STORED_MONEY) * outlook.breaks + (IDLE if is_ready(outlook, card) else 0.1)
