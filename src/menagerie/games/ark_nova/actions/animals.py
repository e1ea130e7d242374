"""Animals: play one or two animals."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar, TypeVar

from menagerie.games.ark_nova.action_cards import ANIMALS, TABLE_END, TOO_WEAK, ActionCard
from menagerie.games.ark_nova.animals import (
    considered_animals,
    is_any_playable,
    play_animal,
    playable_animals,
    playable_on_display,
    uses_waiver,
)
from menagerie.games.ark_nova.cards import Animal, Project, Sponsor
from menagerie.games.ark_nova.display import RANGE
from menagerie.games.ark_nova.standing_effects import after_animals
from menagerie.games.ark_nova.tracks import gain_reputation, highest_reputation
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.games.ark_nova.turn import Turn
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.order import Due

NEVER = 99  # a strength that no action reaches
WHICH_ANIMAL = Message("ark_nova.prompt.animal")
GAIN_REPUTATION = Message("ark_nova.prompt.gain_reputation")


class Reputation:
    """Gain a point of reputation before the animals are chosen."""

    __slots__ = ()
    key: ClassVar[str] = "reputation"
    message: ClassVar[Message] = Message("ark_nova.choice.reputation")


REPUTATION = Reputation()

Kind = TypeVar("Kind", bound="AnimalsCard")


class AnimalsCard(ActionCard):
    """A side of an Animals card."""

    __slots__ = ("discount", "from_display", "later", "plays", "reputation", "reputation_from", "waives")
    action = ANIMALS
    may_play = (Animal, Sponsor, Project)  # with all that an animal may bring

    def __init__(
        self,
        plays: tuple[int, ...],
        reputation: int = 0,
        reputation_from: int = NEVER,
        *,
        from_display: bool = False,
        upgrade: AnimalsCard | None = None,
    ) -> None:
        super().__init__(upgrade)
        self.plays = plays  # animals by strength
        self.reputation = reputation  # that may be gained first, from this strength on (R-A-171)
        self.reputation_from = reputation_from
        self.from_display = from_display
        self.discount = 0  # on an animal
        self.waives = 0  # conditions that an animal may ignore
        self.later: AnimalsCard = self  # what counts for all animals but the first
        self.weakest = next(strength for strength, animals in enumerate(plays, 1) if animals)

    def like(self, kind: type[Kind]) -> Kind:
        """Return a card of another kind with the same figures."""
        card = kind(
            self.plays, self.reputation, self.reputation_from, from_display=self.from_display, upgrade=self.upgrade
        )
        card.later = self.later
        return card

    def animal_dues(self, turn: Turn, own_mark: bool) -> list[Due]:
        """Gather what the card gives for an animal that was played; the player may have marked it."""
        return []

    def card_for_first(self, strength: int) -> AnimalsCard:
        """Return what counts for the first animal."""
        return self

    def animals_allowed(self, strength: int) -> int:
        """Return how many animals may be played (R-A-169, R-A-170)."""
        return self.plays[min(strength, TABLE_END) - 1]

    def allows(self, strength: int) -> tuple[Message, ...]:
        """Return how many animals may be played, and from where."""
        animals = self.animals_allowed(strength)
        where = "from_display" if self.from_display else "from_hand"
        return (Message(f"ark_nova.allows.animals_{where}", animals=animals) if animals else TOO_WEAK,)

    def possible(self, turn: Turn, strength: int) -> Sequence[Animal]:
        """List the animals that can be played."""
        return playable_animals(turn, self.card_for_first(strength)) if strength >= self.weakest else ()

    def does_the_same(self, strength: int) -> bool:
        """Whether neither more animals may be played nor reputation can be gained."""
        if strength == self.reputation_from:
            return False
        return self.animals_allowed(strength) == self.animals_allowed(strength - 1)

    def least_strength(self, turn: Turn) -> int | None:
        """Return the strength at which the first animal may be played, if there is one."""
        if is_any_playable(turn, self):
            return self.weakest
        if self.reputation and self.playable_with_reputation(turn):
            return self.reputation_from
        return None

    def playable_with_reputation(self, turn: Turn) -> bool:
        """Whether the reputation gained first brings an animal of the display into range."""
        reputation = turn.me.reputation
        if reputation >= highest_reputation(turn.me):
            return False
        within = RANGE[reputation + 1]
        return bool(playable_on_display(turn, self, within, beyond=RANGE[reputation]))

    def obstacles(self, turn: Turn) -> Obstacles:
        """Return why no animal can be played."""
        has_animals = any(True for _ in considered_animals(turn, self))
        return (Message("ark_nova.obstacle.no_playable_animal" if has_animals else "ark_nova.obstacle.no_animal"),)

    async def do(self, turn: Turn, strength: int) -> None:
        """Play animals one after the other; the first is mandatory (R-A-171 to R-A-173)."""
        card = self.card_for_first(strength)
        if strength >= self.reputation_from:
            await self.begin_with_reputation(turn, card)
            if not playable_animals(turn, card):
                return  # the money went into what the point of reputation brought (R-A-016)
        played: list[Animal] = []
        allowed = self.animals_allowed(strength)

        def options(turn: Turn) -> list[Animal | None]:
            return [*([None] if played else []), *playable_animals(turn, card)]

        while len(played) < allowed:
            animal = await turn.choose(WHICH_ANIMAL, options, considered_animals, turn, card)
            if animal is None:
                break
            played.append(animal)
            if card.waives:
                if await uses_waiver(turn, animal, card):
                    allowed = 1  # R-A-625
                else:
                    card = card.later
            await play_animal(turn, animal, card)
            card = self.later
        if turn.me.lasting:
            await after_animals(turn, played, partial(self.later.play_one_more, turn))

    async def play_one_more(self, turn: Turn, fits: Callable[[Animal], bool]) -> None:
        """Play one more animal that fits, or not."""

        def options(turn: Turn) -> list[Animal | None]:
            return [None, *(animal for animal in playable_animals(turn, self) if fits(animal))]

        animal = await turn.choose(WHICH_ANIMAL, options)
        if animal is not None:
            await play_animal(turn, animal, self)

    async def begin_with_reputation(self, turn: Turn, card: AnimalsCard) -> None:
        """Gain a point of reputation, or not; it is mandatory if no animal could be played without it (R-A-171)."""
        if turn.course is not None:
            turn.course.risky = True  # what is paid on the way may then be missing for the animal, which is mandatory
        ways = [None, REPUTATION] if playable_animals(turn, card) else [REPUTATION]
        if await Decision(turn.me.seat, GAIN_REPUTATION, ways) is not None:
            await gain_reputation(turn, self.reputation)
