"""What the choices that only Marine Worlds offers are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.ark_nova import sponsors
from menagerie.bots.knowledge.ark_nova.abilities import ability_worth
from menagerie.bots.knowledge.ark_nova.hand import card_worth
from menagerie.games.ark_nova.abilities.all import Copied
from menagerie.games.ark_nova.abilities.marine import TRADE_MONEY, Trade
from menagerie.games.ark_nova.action_cards import ActionCard
from menagerie.games.ark_nova.actions.alternative_association import HIRE, OTHER_ACTION, ExtraWorkers, Instead
from menagerie.games.ark_nova.actions.alternative_build import ExtraBuilding
from menagerie.games.ark_nova.actions.alternative_sponsors import Discard
from menagerie.games.ark_nova.buildings import KIOSK
from menagerie.games.ark_nova.sponsoring import affordable_sponsors, level_of
from menagerie.games.ark_nova.sponsors.marine_lines import Journey

if TYPE_CHECKING:
    from menagerie.bots.knowledge.ark_nova.outlook import Outlook
    from menagerie.games.ark_nova.tile_asides import TileUse

# How good it is to have an alternative action card, beside the standard one.
DRAFTED = {
    "animals_1": 1.5,
    "animals_2": 1.1,
    "animals_3": 1.7,
    "animals_4": 1.3,
    "association_1": 1.5,
    "association_2": 1.6,
    "association_3": 1.3,
    "association_4": 1.2,
    "build_1": 1.3,
    "build_2": 1.2,
    "build_3": 1.8,
    "build_4": 1.4,
    "cards_1": 1.6,
    "cards_2": 1.2,
    "cards_3": 1.7,
    "cards_4": 1.5,
    "sponsors_1": 1.1,
    "sponsors_2": 1.8,
    "sponsors_3": 1.3,
    "sponsors_4": 1.0,
}
KIOSK_BREAKS = 2.0  # money of a kiosk in a break, roughly
KINDS = (Trade, Discard, ExtraBuilding, Instead, ExtraWorkers, ActionCard, Copied, Journey)


def worth(outlook: Outlook, option: Any) -> float:
    """Return what one of these choices is worth."""
    match option:
        case Trade():
            return traded(outlook, option)
        case Discard():
            return discarded(outlook, option)
        case ExtraBuilding():
            gain = outlook.earned(outlook.breaks * KIOSK_BREAKS) if option.kind is KIOSK else outlook.appeal
            return gain - outlook.cost(option.cost)
        case ActionCard():
            return DRAFTED[option.key]
        case Copied():
            source = outlook.me.animals[-1]
            return ability_worth(outlook, source, option.ability)
        case ExtraWorkers():
            return -0.4 * option.number
        case Journey.EXPEDITION:
            return outlook.conservation(1) - 1.5 * min(1.0, outlook.turns / 6)
        case Journey.DIVE:
            return outlook.cards(1)
        case Instead():
            return instead(outlook, option)
    return 0.1


def instead(outlook: Outlook, option: Instead) -> float:
    """Return what it is worth to hire a worker, to take a card, or to perform another action instead."""
    if option is HIRE:
        return outlook.worker()
    return 1.5 if option is OTHER_ACTION else outlook.chosen_card()


def traded(outlook: Outlook, trade: Trade) -> float:
    """Return what a trade is worth."""
    given = outlook.x_tokens_spent(1) if trade.given == "x_token" else outlook.cost(TRADE_MONEY)
    gains = {
        "money": outlook.earned(TRADE_MONEY),
        "x_token": outlook.x_tokens(1),
        "reputation": outlook.reputation(1),
    }
    return gains[trade.gained] - given - 0.1


def discarded(outlook: Outlook, way: Discard) -> float:
    """Return what it is worth to discard a card for something."""
    gains = {
        "money": outlook.earned(4),
        "level": 0.6,
        "sponsor": outlook.chosen_card(),
        "purchase": best_purchase(outlook),
    }
    return gains[way.word] - card_worth(outlook, way.card) - 0.1


def best_purchase(outlook: Outlook) -> float:
    """Return what the best sponsor for money is worth."""
    me = outlook.me
    return max(
        [
            sponsors.gain_of(outlook, card) - outlook.cost(level_of(me, card)) - 0.5 * sponsors.prospect(outlook, card)
            for card in affordable_sponsors(outlook.turn)
        ],
        default=0.0,
    )


def tile_used(outlook: Outlook, use: TileUse, best: float) -> float:
    """Return what it is worth to use a bonus tile first; `best` is the worth of the best option without it."""
    if use.tile.bonus.kind == "return_worker":
        return best + 0.6
    gain = best_purchase(outlook)
    return best + gain - 0.5 if gain > 1.0 or outlook.turns < 1 else best - 1.0
