"""The twenty alternative action cards, printed from their figures (R-A-624)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.actions import alternative_animals as animals
from menagerie.games.ark_nova.actions import alternative_association as association
from menagerie.games.ark_nova.actions import alternative_build as build
from menagerie.games.ark_nova.actions import alternative_cards as cards
from menagerie.games.ark_nova.actions import alternative_sponsors as sponsors
from menagerie.games.ark_nova.actions.all import marine_cards
from menagerie.games.ark_nova.buildings import KIOSK, PAVILION
from menagerie.games.ark_nova.printed.action_cards import ALTERNATIVES

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.action_cards import ActionCard


def copied(card: Any, kind: Any = None, **figures: Any) -> Any:
    """Copy a side of a card, perhaps as another class, with some figures of its own."""
    made: Any = kind or type(card)
    copy = made.__new__(made)
    sort: Any = type(card)
    for base in sort.__mro__[:-1]:
        for name in base.__slots__:
            setattr(copy, name, getattr(card, name))
    for name, figure in figures.items():
        setattr(copy, name, figure)
    return copy


# Each makes a side of a card from the same side of the standard card, and from its printed figures.


def animals_1(side: Any, waives: int) -> Any:
    """Let a single animal ignore conditions."""
    return copied(side, animals.WaivingAnimals, waives=waives, later=side)


def animals_2(side: Any, hunter: int) -> Any:
    """Hunt afterwards."""
    return copied(side, animals.HuntingAnimals, hunter=hunter, later=side)


def animals_3(side: Any, *figures: int) -> Any:
    """Make the first animal cheaper on side I, sell appeal on side II."""
    if not side.upgraded:
        return copied(side, discount=figures[0], later=side)
    card = copied(side, animals.PricedAnimals, price=figures[0], appeal=figures[1])
    card.later = card
    return card


def animals_4(side: Any, reputation: int) -> Any:
    """Mark afterwards."""
    card = copied(side, animals.MarkingAnimals, mark_reputation=reputation)
    card.later = card
    return card


def association_1(side: Any, partner_zoos: int, universities: int) -> Any:
    """Take partner zoos and universities from the supply."""
    return copied(
        side,
        supplies_partner_zoos=bool(partner_zoos),
        supplies_universities=bool(universities),
        on_the_board=side,
    )


def association_2(side: Any, figure: int) -> Any:
    """Hire a worker on side I, send more of them on side II."""
    if side.upgraded:
        return copied(side, association.StaffedAssociation, eased=figure, weakest=1)
    return copied(side, association.HiringAssociation)


def association_3(side: Any, figure: int) -> Any:
    """Spare strength for an X-token on side I, count X-tokens for a donation on side II."""
    if side.upgraded:
        return copied(side, token_discount=figure)
    return copied(side, association.SparingAssociation, tokens=figure)


def association_4(side: Any, figure: int) -> Any:
    """Give the action up on side I, take a card on side II."""
    if side.upgraded:
        return copied(side, association.CardAssociation)
    return copied(side, association.YieldingAssociation, yields_from=figure)


def build_1(side: Any, cost: int) -> Any:
    """Build one more pavilion."""
    return copied(side, build.GenerousBuild, extra=build.extra_building(PAVILION, cost))


def build_2(side: Any, cost: int) -> Any:
    """Build one more kiosk."""
    return copied(side, build.GenerousBuild, extra=build.extra_building(KIOSK, cost))


def build_3(side: Any, more: int) -> Any:
    """Build larger."""
    return copied(side, build.LargeBuild, more=more)


def build_4(side: Any, price: int, gained: int) -> Any:
    """Build on a space of rock or water."""
    return copied(side, build.TerrainBuild, covers=1, price=price, gained=gained)


def cards_1(side: Any, discards: int) -> Any:
    """Discard nothing."""
    return copied(side, discards=(discards,) * len(side.discards))


def cards_2(side: Any, digs: int) -> Any:
    """Dig first."""
    return copied(side, cards.DiggingCards, digs=digs)


def cards_3(side: Any, snap_from: int, twice_from: int) -> Any:
    """Snap earlier, and more."""
    return copied(side, cards.SnappingCards, snap_from=snap_from, twice_from=twice_from)


def cards_4(side: Any, price: int) -> Any:
    """Be clever afterwards."""
    return copied(side, cards.CleverCards, price=price)


def sponsors_1(side: Any, _: int) -> Any:
    """Trade."""
    return copied(side, sponsors.TradingSponsors)


def sponsors_2(side: Any, more_money: int) -> Any:
    """Earn more money."""
    return copied(side, sponsors.EarningSponsors, more_money=more_money)


def sponsors_3(side: Any, price: int, levels: int) -> Any:
    """Sell a card."""
    return copied(side, sponsors.SellingSponsors, price=price, levels=levels)


def sponsors_4(side: Any, _: int) -> Any:
    """Swap a sponsor on side I, buy one on side II."""
    return copied(side, sponsors.BuyingSponsors if side.upgraded else sponsors.SwappingSponsors)


MAKERS: dict[str, Callable[..., Any]] = {  # by the cards of the data file
    "animals_1": animals_1,
    "animals_2": animals_2,
    "animals_3": animals_3,
    "animals_4": animals_4,
    "association_1": association_1,
    "association_2": association_2,
    "association_3": association_3,
    "association_4": association_4,
    "build_1": build_1,
    "build_2": build_2,
    "build_3": build_3,
    "build_4": build_4,
    "cards_1": cards_1,
    "cards_2": cards_2,
    "cards_3": cards_3,
    "cards_4": cards_4,
    "sponsors_1": sponsors_1,
    "sponsors_2": sponsors_2,
    "sponsors_3": sponsors_3,
    "sponsors_4": sponsors_4,
}


@cache
def alternative_card(name: str) -> ActionCard:
    """Print an alternative card, on its side I; every box that has it shares it."""
    entry, make = ALTERNATIVES[name], MAKERS[name]
    standard = getattr(marine_cards(), entry.action)
    number = int(name[-1])
    side_2 = make(standard.upgrade, *entry.figures_2)
    side_1 = make(standard, *entry.figures_1)
    side_1.upgrade = side_2
    side_1.number = side_2.number = number
    card: ActionCard = side_1
    return card
