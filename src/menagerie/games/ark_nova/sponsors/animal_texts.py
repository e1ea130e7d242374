"""Sponsors with a text about playing animals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.display import on_display, take_from_display
from menagerie.games.ark_nova.sponsors.dues import tell_rule, thanks_to
from menagerie.games.ark_nova.sponsors.own_text import OwnText
from menagerie.games.ark_nova.tracks import appeal_due
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.order import Due

SMALL_DISCOUNT, LARGE_DISCOUNT = 3, 4  # R-A-484, R-A-485
SMALL_APPEAL, LARGE_APPEAL = 2, 4  # R-A-480
WHICH_SMALL = Message("ark_nova_sponsors.prompt.small_animal")


def is_small(animal: Animal) -> bool:
    """Whether an animal is small."""
    return animal.is_small


class ExpertInSmallAnimals(OwnText):
    """Small animals are cheaper."""

    __slots__ = ()

    def discount(self, animal: Animal) -> int:
        """Return 3 for small animals (R-A-484)."""
        return SMALL_DISCOUNT if animal.is_small else 0


class ExpertInLargeAnimals(OwnText):
    """Large animals are cheaper."""

    __slots__ = ()

    def discount(self, animal: Animal) -> int:
        """Return 4 for large animals (R-A-485)."""
        return LARGE_DISCOUNT if animal.is_large and not animal.is_small else 0


class LargeAnimalProgram(OwnText):
    """Large animals may ignore a condition."""

    __slots__ = ()

    def conditions_waived(self, animal: Animal) -> int:
        """Return 1 for large animals (R-A-513)."""
        return 1 if animal.is_large else 0


class SmallAnimalsProgram(OwnText):
    """An action that plays only small animals goes on with one more."""

    __slots__ = ()

    async def after_animals(
        self, turn: Turn, played: list[Animal], play_one: Callable[[Callable[[Animal], bool]], Awaitable[None]]
    ) -> None:
        """Play one more small animal, or not, then take one from the display, wherever it lies (R-A-482, R-A-483)."""
        if not played or not all(map(is_small, played)):
            return
        tell_rule(turn, self.sponsor)
        await play_one(is_small)
        if small_on_display(turn):
            take_from_display(turn, await turn.choose(WHICH_SMALL, small_on_display))


def small_on_display(turn: Turn) -> list[Animal]:
    """List the small animals of the display."""
    return [card for card in on_display(turn.table) if isinstance(card, Animal) and card.is_small]


class SpecialAssignment(OwnText):
    """Only small or only large animals are played, for more appeal."""

    __slots__ = ()
    chooses_class = True

    def forbids(self, zoo: Zoo, animal: Animal) -> bool:
        """Animals of the class that was not chosen cannot be played (R-A-479)."""
        chosen = zoo.assignment
        return bool(chosen) and (animal.is_large if chosen == "small" else animal.is_small)

    def animal_dues(self, turn: Turn, animal: Animal) -> list[Due]:
        """Gain appeal for animals of the class that was chosen (R-A-480)."""
        chosen = turn.me.assignment
        if chosen == "small" and animal.is_small:
            return [thanks_to(turn, (self.sponsor,), appeal_due(turn, SMALL_APPEAL))]
        if chosen == "large" and animal.is_large:
            return [thanks_to(turn, (self.sponsor,), appeal_due(turn, LARGE_APPEAL))]
        return []
