"""The conditions on the left edge of a card."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from menagerie.games.ark_nova.action_cards import ANIMALS, SPONSORS, Action, ActionCard
from menagerie.games.ark_nova.icons import ICONS, Icon
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.cards import Animal, Sponsor
    from menagerie.games.ark_nova.zoo import Zoo


class IconsNeeded:
    """A number of icons of a kind in the zoo (R-A-176)."""

    __slots__ = ("icon", "index", "number", "symbols")

    def __init__(self, icon: Icon, number: int) -> None:
        self.icon = icon
        self.index = icon.index
        self.number = self.symbols = number

    def missing(self, zoo: Zoo, card: Animal | Sponsor, used: ActionCard) -> int:
        """Count the symbols that are not met; each stands for one icon."""
        missing = self.number - zoo.icons[self.index]
        return missing if missing > 0 else 0

    def obstacle(self, zoo: Zoo, card: Animal | Sponsor) -> Message:
        """Return what is needed and what is there."""
        return needs_icons(self.icon, self.number, zoo.icons[self.index])


class PartnerZooNeeded:
    """A partner zoo: for an animal one of its own continents, for a sponsor any (R-A-177, R-A-270)."""

    __slots__ = ("number", "symbols")

    def __init__(self, number: int) -> None:
        self.number = self.symbols = number

    def missing(self, zoo: Zoo, card: Animal | Sponsor, used: ActionCard) -> int:
        """Count the partner zoos that are missing."""
        continents = getattr(card, "continents", None)
        if continents is None:
            return max(0, self.number - len(zoo.partner_zoos))
        for continent in continents:
            if continent in zoo.partner_zoos:
                return 0
        return 1

    def obstacle(self, zoo: Zoo, card: Animal | Sponsor) -> Message:
        """Return which partner zoo is needed."""
        continents = getattr(card, "continents", None)
        if continents is None:
            return Message("ark_nova.obstacle.partner_zoos", needed=self.number, there=len(zoo.partner_zoos))
        return Message("ark_nova.obstacle.partner_zoo", continents=tuple(dict.fromkeys(continents)))


class SideTwoNeeded:
    """The action in progress is on side II (R-A-178, R-A-271)."""

    __slots__ = ("action",)
    symbols: ClassVar[int] = 1  # that it counts as (R-A-709)

    def __init__(self, action: Action) -> None:
        self.action = action

    def missing(self, zoo: Zoo, card: Animal | Sponsor, used: ActionCard) -> int:
        """Return 0 if it is met, else 1."""
        return 0 if used.upgraded else 1

    def obstacle(self, zoo: Zoo, card: Animal | Sponsor) -> Message:
        """Return which action card is needed on its side II."""
        return needs_side_2(self.action)


class UniversityNeeded:
    """At least one university."""

    __slots__ = ()
    symbols: ClassVar[int] = 1  # that it counts as (R-A-709)

    def missing(self, zoo: Zoo, card: Animal | Sponsor, used: ActionCard) -> int:
        """Return 0 if it is met, else 1."""
        return 0 if zoo.universities else 1

    def obstacle(self, zoo: Zoo, card: Animal | Sponsor) -> Message:
        """Return that a university is needed."""
        return Message("ark_nova.obstacle.university")


class KioskNeeded:
    """At least one kiosk."""

    __slots__ = ()
    symbols: ClassVar[int] = 1  # that it counts as (R-A-709)

    def missing(self, zoo: Zoo, card: Animal | Sponsor, used: ActionCard) -> int:
        """Return 0 if it is met, else 1."""
        return 0 if zoo.kiosks else 1

    def obstacle(self, zoo: Zoo, card: Animal | Sponsor) -> Message:
        """Return that a kiosk is needed."""
        return Message("ark_nova.obstacle.kiosk")


class ReputationNeeded:
    """A minimum of reputation (R-A-180)."""

    __slots__ = ("number",)
    symbols: ClassVar[int] = 1  # that it counts as (R-A-709)

    def __init__(self, number: int) -> None:
        self.number = number

    def missing(self, zoo: Zoo, card: Animal | Sponsor, used: ActionCard) -> int:
        """Return 0 if it is met, else 1."""
        return 0 if zoo.reputation >= self.number else 1

    def obstacle(self, zoo: Zoo, card: Animal | Sponsor) -> Message:
        """Return what is needed and what is there."""
        return Message("ark_nova.obstacle.reputation", needed=self.number, there=zoo.reputation)


class AppealAtMost:
    """A maximum of appeal, beyond what a solo game began with (R-A-179, R-A-690)."""

    __slots__ = ("number",)
    symbols: ClassVar[int] = 1  # that it counts as (R-A-709)

    def __init__(self, number: int) -> None:
        self.number = number

    def missing(self, zoo: Zoo, card: Animal | Sponsor, used: ActionCard) -> int:
        """Return 0 if it is met, else 1."""
        return 0 if zoo.appeal <= self.number + zoo.head_start else 1

    def obstacle(self, zoo: Zoo, card: Animal | Sponsor) -> Message:
        """Return how much is allowed and how much is there."""
        return Message("ark_nova.obstacle.appeal_at_most", most=self.number + zoo.head_start, there=zoo.appeal)


Condition: TypeAlias = (
    IconsNeeded | PartnerZooNeeded | SideTwoNeeded | UniversityNeeded | KioskNeeded | ReputationNeeded | AppealAtMost
)


@cache
def needs_icons(icon: Icon, needed: int, there: int) -> Message:
    """Return how many icons are needed and how many are there."""
    return Message("ark_nova.obstacle.icons", icon=icon, needed=needed, there=there)


@cache
def needs_side_2(action: Action) -> Message:
    """Return which action card is needed on its side II."""
    return Message("ark_nova.obstacle.side_2", card=action)


# By the words of the data files, which a number may follow.
CONDITIONS: dict[str, Callable[[int], Condition]] = {
    "partner-zoo": PartnerZooNeeded,
    "animals-2": lambda _: SideTwoNeeded(ANIMALS),
    "sponsors-2": lambda _: SideTwoNeeded(SPONSORS),
    "university": lambda _: UniversityNeeded(),
    "kiosk": lambda _: KioskNeeded(),
    "reputation": ReputationNeeded,
    "appeal-max": AppealAtMost,
    **{name: partial(IconsNeeded, icon) for name, icon in ICONS.items()},
}


def read_condition(text: str) -> Condition:
    """Read a condition as the data files write it: "predator 3", "partner-zoo", "animals-2", "appeal-max 25"."""
    word, _, number = text.partition(" ")
    return CONDITIONS[word](int(number or 1))


def missing_symbols(zoo: Zoo, card: Animal | Sponsor, used: ActionCard) -> int:
    """Count the symbols of a card's conditions that are not met; its own icons do not help (R-A-009, R-A-175)."""
    missing = 0
    for condition in card.conditions:
        missing += condition.missing(zoo, card, used)
    return missing
