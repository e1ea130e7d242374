"""What the advanced zoo maps can do."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.cards import Sponsor
from menagerie.games.ark_nova.display import discard_from_hand, reveal_until
from menagerie.games.ark_nova.tracks import gain_appeal, gain_money
from menagerie.games.ark_nova.zoo_map import around
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.games.ark_nova.buildings import Building, BuildingKind
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot, ZooMap

TOWER_APPEAL = 2
OUTDOOR_SIZES = 2
HARBOR_PRICE = 3


def all_covered(zoo: Zoo, feature: str) -> bool:
    """Whether every space of a feature lies under a building."""
    return not zoo.map.features[feature] & ~zoo.covered


def use_power(turn: Turn, power: str) -> None:
    """Tell that the map of the player is at work."""
    turn.tell("ark_nova.event.map_power", map=turn.me.map, power=power)


# --- Map 1: Observation Tower ---


def admire_tower(turn: Turn, building: Building) -> None:
    """A standard enclosure beside the tower gives 2 appeal each time it becomes occupied (R-A-527)."""
    zoo_map = turn.me.map
    if (
        zoo_map.power == "observation_tower"
        and building.kind.is_standard
        and building.spot.around & zoo_map.features["tower"]
    ):
        use_power(turn, "tower")
        gain_appeal(turn.table, turn.me, TOWER_APPEAL)


# --- Map 2: Outdoor Areas ---


def housing_size(zoo_map: ZooMap, kind: BuildingKind, spot: Spot) -> int:
    """A standard enclosure beside the outdoor area counts as two sizes larger once built (R-A-528, R-A-529)."""
    if zoo_map.power == "outdoor_area" and kind.is_standard and spot.around & zoo_map.features["gate"]:
        return kind.size + OUTDOOR_SIZES
    return kind.size


# --- Map 4: Commercial Harbor ---


class HarborSale:
    """Discard a hand card at the harbor for money."""

    __slots__ = ("card", "key", "message")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.key = f"harbor-{card.key}"
        self.message = Message("ark_nova.choice.harbor", card=card)

    def leaves_choice(self, turn: Turn, options: Callable[[], Sequence[object]]) -> bool:
        """Whether there is still something to choose when the card is gone: an action may not be empty (R-A-083)."""
        me = turn.me
        hand, me.hand = me.hand, [card for card in me.hand if card is not self.card]
        me.money += HARBOR_PRICE
        left = bool(options())
        me.money -= HARBOR_PRICE
        me.hand = hand
        return left

    def sell(self, turn: Turn) -> None:
        """Discard the card for 3 money."""
        turn.harbor_used = True
        use_power(turn, "harbor")
        discard_from_hand(turn, turn.me, self.card)
        gain_money(turn.table, turn.me, HARBOR_PRICE)


harbor_sale = cache(HarborSale)


def harbor_sales(turn: Turn) -> Sequence[HarborSale]:
    """Once in the own turn, at any time, a card may be sold at an active harbor (R-A-531, R-A-532)."""
    me = turn.me
    if me.map.power != "harbor" or not all_covered(me, "harbor"):
        return ()
    return [harbor_sale(card) for card in me.hand]


# --- Map 5: Park Restaurant ---


def restaurant_income(zoo: Zoo) -> int:
    """In every break 1 money for each covered space beside the restaurant (R-A-533)."""
    if zoo.map.power != "restaurant":
        return 0
    return (around(zoo.map.features["restaurant"]) & zoo.covered).bit_count()


# --- Map 6: Research Institute ---


def conditions_ignored(zoo: Zoo) -> int:
    """Each animal may ignore one condition symbol once the institute is reached (R-A-535, R-A-536)."""
    return 1 if zoo.map.power == "institute" and all_covered(zoo, "institute") else 0


# --- Map 7: Ice Cream Parlors ---


def parlor_income(zoo: Zoo) -> int:
    """With all kiosk bonuses covered every kiosk pays 1 money more (R-A-539)."""
    return zoo.kiosks if zoo.map.power == "ice_cream" and all_covered(zoo, "parlors") else 0


# --- Map 8: Hollywood Hills ---


def cover_signs(turn: Turn, spot: Spot) -> None:
    """For each H that is covered, the first sponsor of the deck goes to the hand (R-A-541, R-A-542)."""
    if turn.me.map.power == "hollywood":
        use_power(turn, "signs")
        for _ in range((spot.mask & turn.me.map.features["signs"]).bit_count()):
            reveal_until(turn, lambda card: isinstance(card, Sponsor))


def level_of(zoo: Zoo, sponsor: Sponsor) -> int:
    """With all signs covered every sponsor counts as one level lower (R-A-543, R-A-544)."""
    return sponsor.level - (zoo.map.power == "hollywood" and all_covered(zoo, "signs"))
