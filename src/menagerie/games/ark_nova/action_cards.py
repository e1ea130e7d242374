"""The five actions, the cards that perform them, and the row of slots below a zoo map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

SLOTS = 5
TOO_WEAK = Message("ark_nova.allows.too_weak")
ALWAYS_WORK = ("cards", "sponsors")  # something can be done with them at any strength of at least 1
TABLE_END = 5  # a higher strength counts as 5 where a card shows a table (R-A-086)


class Action:
    """One of the five actions; every zoo has one card for it, and keeps what it knows of its cards by this index."""

    __slots__ = ("always_works", "index", "key", "message")

    def __init__(self, index: int, key: str) -> None:
        self.index = index
        self.key = key
        self.always_works = key in ALWAYS_WORK
        self.message = Message(f"ark_nova.action_card.{key}")

    def __repr__(self) -> str:
        return self.key


ANIMALS, ASSOCIATION, BUILD, CARDS, SPONSORS = ACTIONS = tuple(
    Action(index, key) for index, key in enumerate(("animals", "association", "build", "cards", "sponsors"))
)
BY_NAME = {action.key: action for action in ACTIONS}


def too_weak(action: Action, needed: int, there: int) -> Message:
    """Return the obstacle of an action that has too little strength."""
    return Message("ark_nova.obstacle.strength", card=action, needed=needed, there=there)


class ActionCard:
    """A side of an action card: its figures, and the rules of its action.

    The card on its side I holds its side II in `upgrade`. An alternative card is another object of the same class, with
    other figures, or of a subclass that answers some of the questions in its own way.
    """

    __slots__ = ("number", "upgrade", "upgraded", "weakest")
    action: ClassVar[Action]
    may_play: ClassVar[tuple[type, ...]] = ()  # the kinds of cards that its action may still play

    def __init__(self, upgrade: Any = None) -> None:
        self.upgrade = upgrade  # the other side, to which it can be turned
        self.upgraded = upgrade is None  # it shows its side II
        self.weakest = 1  # with less strength it never does anything
        self.number = 0  # 1 to 4 on an alternative card (R-A-576)

    def least_strength(self, turn: Turn) -> int | None:
        """Return the strength at which anything can be done (R-A-083, R-A-084), or None where nothing can."""
        raise NotImplementedError

    def obstacles(self, turn: Turn) -> Obstacles:
        """Return why nothing can be done, however strong the action is."""
        raise NotImplementedError

    def do(self, turn: Turn, strength: int) -> Awaitable[Any]:
        """Perform the action."""
        raise NotImplementedError

    def allows(self, strength: int) -> tuple[Message, ...]:
        """Return what a strength of at least 1 allows."""
        raise NotImplementedError

    def possible(self, turn: Turn, strength: int) -> Sequence[Any]:
        """List what can be done now with a strength: cards to play, buildings, tasks, ways to draw."""
        raise NotImplementedError

    def moves_break_token(self, strength: int) -> int:
        """Return how many steps the action can move the break token."""
        return 0

    def does_the_same(self, strength: int) -> bool:
        """Whether the action can do no more than with one less strength."""
        return False

    @property
    def key(self) -> str:
        """What saves and clients call the card, whatever side it shows."""
        return f"{self.action.key}_{self.number}"

    @property
    def message(self) -> Message:
        """Name the card."""
        return Message("ark_nova.numbered_card", card=self.action, number=self.number)

    @property
    def note(self) -> Message:
        """Return what an alternative card can do that the standard one cannot."""
        return Message(f"ark_nova_actions.{self.key}.side_{2 if self.upgraded else 1}")

    def __repr__(self) -> str:
        return f"{self.key} {'II' if self.upgraded else 'I'}"


def move_to_slot_1(zoo: Zoo, action: Action) -> None:
    """Put a card on slot 1; the cards that were to its left move one slot to the right (R-A-081, R-A-082)."""
    zoo.row.remove(action)
    zoo.row.insert(0, action)


def move_to_slot_5(zoo: Zoo, action: Action) -> None:
    """Put a card on slot 5; the cards that were to its right move one slot to the left (R-A-352)."""
    zoo.row.remove(action)
    zoo.row.append(action)
