"""What an animal is worth: when it is played, and while it waits in the hand."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from menagerie.bots.knowledge.ark_nova.abilities import abilities_worth
from menagerie.bots.knowledge.ark_nova.icons import icons_worth
from menagerie.bots.knowledge.ark_nova.outlook import Outlook, once
from menagerie.games.ark_nova.animals import ignores, price_of
from menagerie.games.ark_nova.conditions import PartnerZooNeeded, SideTwoNeeded
from menagerie.games.ark_nova.display import folder_of
from menagerie.games.ark_nova.housing import can_house, has_home
from menagerie.games.ark_nova.printed.action_cards import BUILD_CARD

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import Building
    from menagerie.games.ark_nova.cards import Animal
    from menagerie.games.ark_nova.zoo import Zoo

ANIMALS_INDEX = 0
LATE = 3.0  # turns in which only what can be played at once counts


def gain_of(outlook: Outlook, animal: Animal) -> float:
    """Return what an animal brings, whatever it costs."""
    gain = outlook.gains.get(animal)
    if gain is None:
        gain = outlook.appeal * animal.appeal
        if animal.conservation:
            gain += outlook.conservation(animal.conservation)
        if animal.reputation:
            gain += outlook.reputation(animal.reputation)
        gain += abilities_worth(outlook, animal) + icons_worth(outlook, animal.icons)
        outlook.gains[animal] = gain
    return gain


@once
def price(outlook: Outlook, animal: Animal) -> int:
    """Return the money that an animal costs from where it lies."""
    return price_of(outlook.me, animal, folder_of(outlook.table, animal))


@once
def net_worth(outlook: Outlook, animal: Animal) -> float:
    """Return what it is worth to play an animal into an existing home."""
    return gain_of(outlook, animal) - outlook.cost(price(outlook, animal)) - wasted(outlook, animal)


def best_home(zoo: Zoo, animal: Animal) -> Building | None:
    """Find the smallest open enclosure that an animal can have, a special one first."""
    homes = [building for building in zoo.buildings if building.is_open and can_house(zoo, building, animal)]
    return min(homes, key=lambda home: (home.kind.is_standard, home.size), default=None)


def wasted(outlook: Outlook, animal: Animal) -> float:
    """Return what the spaces that stay empty beside an animal are worth."""
    home = best_home(outlook.me, animal)
    if home is None or not home.kind.is_standard:
        return 0.0
    return outlook.cost(BUILD_CARD.cost_per_space * max(0, home.kind.size - animal.size)) * 0.6


def chance_of_conditions(outlook: Outlook, animal: Animal) -> float:
    """Return how likely an animal's conditions are to be met in time."""
    me, weights = outlook.me, outlook.weights
    card = me.action_cards.animals
    spared = ignores(me, animal)
    chance = 1.0
    for condition in animal.conditions:
        missing = condition.missing(me, animal, card)
        used = min(spared, missing)
        spared -= used
        missing -= used
        if missing:
            if isinstance(condition, SideTwoNeeded):
                chance *= 0.7
            elif isinstance(condition, PartnerZooNeeded):
                chance *= 0.75
            else:
                chance *= weights.condition**missing
    return chance if chance == 1.0 or outlook.turns > 2 * LATE else chance * outlook.turns / (2 * LATE)


def chance_of_money(outlook: Outlook, money: float) -> float:
    """Return how likely that much money is to be there in time."""
    short = money - outlook.me.money
    if short <= 0:
        return 1.0
    return exp(-short / (6.0 + outlook.income)) * min(1.0, outlook.turns / LATE)


def prospect(outlook: Outlook, animal: Animal) -> float:
    """Return what an animal in hand is worth: what it will bring, if everything it needs comes in time."""
    needed = price(outlook, animal)
    home = 0 if has_home(outlook.me, animal) else building_cost(animal)
    net = gain_of(outlook, animal) - outlook.cost(needed + home) - outlook.weights.patience
    if home:
        net *= min(1.0, outlook.turns / LATE) * 0.9
    return max(0.0, net) * chance_of_conditions(outlook, animal) * chance_of_money(outlook, needed + home)


def building_cost(animal: Animal) -> int:
    """Return the money that a home costs; a place in a special enclosure is shared by several animals."""
    if animal.standard:
        return BUILD_CARD.cost_per_space * animal.size
    return BUILD_CARD.cost_per_space * 3
