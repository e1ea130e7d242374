"""What the powers of extra maps are worth: markers of continents, rescued animals, marks, enclosures removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.ark_nova.building import homeless
from menagerie.bots.knowledge.ark_nova.hand import card_worth
from menagerie.bots.knowledge.ark_nova.icons import icons_worth
from menagerie.games.ark_nova.breaks import FOLDERS_CLEARED
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.display import folder_of
from menagerie.games.ark_nova.housing import can_house
from menagerie.games.ark_nova.map_powers.continents import REWARDS, Continents, markers

if TYPE_CHECKING:
    from menagerie.bots.knowledge.ark_nova.outlook import Outlook
    from menagerie.games.ark_nova.buildings import Building
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.homes import Home

MARKED_MONEY = 0.3  # share of the money for a mark that will probably be had


def marker_worth(outlook: Outlook, home: Home, animal: Animal) -> float:
    """Return what an animal frees on map 9 by living in an enclosure: the markers of its continents there."""
    me = outlook.me
    if not isinstance(me.map.power, Continents):
        return 0.0
    features, covered = me.map.features, home.mask
    freed = [icon for icon in markers(me) if icon in animal.continents and features[icon.key] & covered]
    return len(freed) * best_reward(outlook)


def best_reward(outlook: Outlook) -> float:
    """Return what the best reward for a marker is worth."""
    return max([outlook.bonus(reward) for reward in REWARDS])


def rescued(outlook: Outlook, animal: Animal) -> float:
    """Return what a rescued animal is worth: its icons, less the place it takes."""
    return icons_worth(outlook, animal.icons) - 0.2


def dug_to_rescue(outlook: Outlook, card: Card | None, dug: float) -> float:
    """Return what it is worth to dig a card away where an animal can be rescued."""
    if isinstance(card, Animal) and not card.is_petting:
        return dug + max(0.0, rescued(outlook, card))
    return dug


def removed(outlook: Outlook, building: Building | None) -> float:
    """Return what it is worth to remove an empty enclosure: its money back, less the animal that could live there."""
    if building is None:
        return 0.1
    me = outlook.me
    tenants = [card for card in me.hand if isinstance(card, Animal) and can_house(me, building, card)]
    spare = [home for home in me.open if home is not building and home.kind.is_standard and home.size >= building.size]
    loss = 0.0 if spare else max([card_worth(outlook, animal) for animal in tenants], default=0.0)
    refund = outlook.me.action_cards.build.cost_of(building.kind)
    needed = 0.5 * refund if outlook.turns > 1 and not homeless(outlook) else 0.0
    return outlook.earned(refund) - outlook.weights.housing * loss - outlook.cost(needed)


def marked(outlook: Outlook, card: Animal) -> float:
    """Return what it is worth to mark an animal: it comes from a folder that is soon cleared, or it pays."""
    share = 0.6 if folder_of(outlook.table, card) <= FOLDERS_CLEARED else 0.3
    return share * card_worth(outlook, card) + outlook.earned(2) * MARKED_MONEY
