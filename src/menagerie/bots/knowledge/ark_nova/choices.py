"""What the smaller choices in the course of a turn are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.ark_nova import projects, zoo_maps
from menagerie.bots.knowledge.ark_nova.hand import best_on_display, card_worth
from menagerie.bots.knowledge.ark_nova.row import row_worth, shift
from menagerie.bots.knowledge.ark_nova.turns import draw_worth, snap_worth
from menagerie.games.ark_nova.abilities.attacks import PILFERED_MONEY, Gift
from menagerie.games.ark_nova.abilities.hand import POUCH_APPEAL, SUNBATHING_PRICE
from menagerie.games.ark_nova.action_cards import ANIMALS, ASSOCIATION, BUILD, CARDS, SPONSORS
from menagerie.games.ark_nova.actions.cards import Way
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.display import Deck
from menagerie.games.ark_nova.final_scoring import victory_points
from menagerie.games.ark_nova.perform import own_strength
from menagerie.games.ark_nova.sponsors.special_lines import AnimalClass

if TYPE_CHECKING:
    from menagerie.bots.knowledge.ark_nova.outlook import Outlook
    from menagerie.games.ark_nova.abilities.after import ToSlot
    from menagerie.games.ark_nova.action_cards import Action
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.homes import Home
    from menagerie.games.ark_nova.zoo_map import ZooMap
    from menagerie.kernel.messages import Player
    from menagerie.kernel.order import Due

BLIND = 1.5  # what a card of the deck is worth beside cards that can be seen
MULTIPLIED = {ASSOCIATION: 2.0, ANIMALS: 1.8, BUILD: 1.6, CARDS: 1.2, SPONSORS: 1.0}
# What is resolved first: what makes the rest better.
FIRST = ("move", "building", "upgrade", "reputation", "worker", "x_token", "money", "income", "appeal", "conservation")


def taken(outlook: Outlook, card: Card | Deck) -> float:
    """Return what a card that comes into the hand is worth."""
    if isinstance(card, Deck):
        return BLIND * min(1.0, outlook.turns / 7)
    return card_worth(outlook, card)


def sold(outlook: Outlook, card: Card | None) -> float:
    """Return what it is worth to sell a hand card."""
    return 0.0 if card is None else outlook.earned(SUNBATHING_PRICE) - card_worth(outlook, card) - 0.1


def pouched(outlook: Outlook, card: Card | None) -> float:
    """Return what it is worth to put a hand card into a pouch."""
    return 0.0 if card is None else outlook.appeal * POUCH_APPEAL - card_worth(outlook, card)


def dug(outlook: Outlook, card: Card | None) -> float:
    """Return what it is worth to dig a card away."""
    if card is None:
        return 0.1
    if card in outlook.me.hand:
        return 0.9 * min(1.0, outlook.turns / 7) - card_worth(outlook, card)
    return 0.6 - card_worth(outlook, card) * 0.5


def home_worth(outlook: Outlook, animal: Animal, home: Home) -> float:
    """Return how well a home suits an animal: no enclosure at all, a place in a special one, or the smallest."""
    if not home.parts:
        return 1.0
    freed = zoo_maps.marker_worth(outlook, home, animal)
    building = home.buildings[0]
    if not building.kind.is_standard:
        return 0.5 + freed
    return freed - 0.1 * (building.size - animal.size) - 0.02 * (building.rock + building.water)


def moved(animal: Animal | None) -> float:
    """Return what it is worth that an animal moves into a special enclosure and frees its old home."""
    return 0.0 if animal is None else 0.3 + 0.1 * animal.size


def clever(outlook: Outlook, card: Action | None) -> float:
    """Return what it is worth to put an action card into slot 1."""
    return 0.0 if card is None else shift(outlook, card)


def boosted(outlook: Outlook, way: ToSlot | None) -> float:
    """Return what it is worth to move an action card to one end of the row."""
    if way is None:
        return 0.0
    row = outlook.me.row
    others = [card for card in row if card is not way.action]
    moved = [way.action, *others] if way.slot == 1 else [*others, way.action]
    return row_worth(outlook, moved) - row_worth(outlook, row)


def draw_or_snap(outlook: Outlook, way: Way) -> float:
    """Return whether it is better to draw or to snap."""
    used = outlook.me.action_cards.cards
    strength = own_strength(outlook.me, CARDS)
    while strength < used.snap_from:  # X-tokens were spent
        strength += 1
    return draw_worth(outlook, strength, used) if way is Way.DRAW else snap_worth(outlook)


def replenished(outlook: Outlook, way: Any) -> float:
    """Return whether the display is worth replenishing before a card is snapped."""
    return best_on_display(outlook) if way is None else 2.5


def given(outlook: Outlook, gift: Gift) -> float:
    """Return what it costs to give money or a card."""
    if gift is Gift.MONEY:
        return -outlook.cost(PILFERED_MONEY)
    hand = outlook.me.hand
    return -sum(card_worth(outlook, card) for card in hand) / len(hand) - 0.2


def victim_worth(outlook: Outlook, player: Player) -> float:
    """Return how good it is to hit a player: the one ahead."""
    return float(victory_points(outlook.table.zoos[player.seat]))


def order_worth(due: Due) -> float:
    """Return how early an effect should be resolved."""
    return -float(next((place for place, word in enumerate(FIRST) if due.key.startswith(word)), len(FIRST)))


def assigned(outlook: Outlook, chosen: AnimalClass) -> float:
    """Return how good a class is for the special assignment: the animals in hand count, and large ones give more."""
    small = chosen is AnimalClass.SMALL
    held = [card for card in outlook.me.hand if isinstance(card, Animal)]
    wanted = sum(animal.is_small if small else animal.is_large for animal in held)
    return wanted + 1.0 if small else 2.0 * wanted + 1.5


def released(outlook: Outlook, animal: Animal) -> float:
    """Return how little an animal would be missed."""
    return -projects.release_cost(outlook, animal)


def map_worth(outlook: Outlook, zoo_map: ZooMap) -> float:
    """Return how much a zoo map has to give."""
    return sum(outlook.bonus(bonus) for bonus in zoo_map.bonuses.values()) + 0.1 * zoo_map.land.bit_count()
