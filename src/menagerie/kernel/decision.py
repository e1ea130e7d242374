"""Questions to players. This is the only file whose code ever yields to the driver (kernel/game.py)."""

from __future__ import annotations

from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator, Iterable, Iterator, Sequence

    from menagerie.kernel.messages import Message
    from menagerie.kernel.rules import Rule

T = TypeVar("T")

# What stands in the way of a thing; it is legal when nothing does.
Obstacles: TypeAlias = "tuple[Message, ...]"
NONE: Obstacles = ()


class Decision(Generic[T]):
    """One choice from one list, by one seat; `await` it to get the chosen thing back.

    `think`, called with what the decision is `about`, goes through everything a player may ask about, each with what
    stands in its way. It is called only when somebody asks why not.
    """

    __slots__ = ("_keys", "_think", "about", "options", "prompt", "seat")
    forced: ClassVar[Callable[[Decision[Any]], None] | None] = None  # who is told of those with one option only

    def __init__(
        self,
        seat: int,
        prompt: Message,
        options: Sequence[T],
        think: Callable[..., Iterable[tuple[Any, Obstacles]]] | None = None,
        *about: Any,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self._think = think
        self.about = about  # what `think` is called with; empty if there is no `think`
        self._keys: list[str] | None = None

    def __await__(self) -> Generator[Decision[T], int, T]:
        options = self.options
        if len(options) == 1:  # a forced pick is nobody's decision
            if Decision.forced is not None:
                Decision.forced(self)
            return options[0]
        return options[(yield self)]

    @property
    def keys(self) -> list[str]:
        """Stable text for each option, in the order of the options."""
        if self._keys is None:
            self._keys = [key_of(option) for option in self.options]
        return self._keys

    def considered(self) -> Iterable[tuple[Any, Obstacles]]:
        """Go through everything a player may ask about, each with what stands in its way.

        Options that nobody thinks about (declining, a way that is always open) come first: nothing stands in theirs.
        """
        if self._think is None:
            return ()
        thoughts = list(self._think(*self.about))
        thought_of = {key_of(thing) for thing, _ in thoughts}
        return [*((option, NONE) for option in self.options if key_of(option) not in thought_of), *thoughts]

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt.key!r}, keys={self.keys})"


class Together:
    """Several seats that answer independently; the driver answers one of the open decisions at a time."""

    __slots__ = ("decisions", "shares")

    def __init__(self, shares: Sequence[Awaitable[Any]]) -> None:
        self.shares = shares
        self.decisions: list[Decision[Any]] = []

    def __await__(self) -> Generator[Together, tuple[int, int], list[Any]]:
        answers: list[Any] = [None] * len(self.shares)
        running = [share.__await__() for share in self.shares]
        asked: list[Decision[Any] | None] = [_step(run, None, answers, i) for i, run in enumerate(running)]
        while any(asked):
            waiting = [i for i, decision in enumerate(asked) if decision is not None]
            self.decisions = [decision for decision in asked if decision is not None]
            which, pick = yield self
            share = waiting[which]
            asked[share] = _step(running[share], pick, answers, share)
        return answers


def _step(run: Any, pick: int | None, answers: list[Any], share: int) -> Decision[Any] | None:
    try:
        decision: Decision[Any] = run.send(pick)
    except StopIteration as end:
        answers[share] = end.value
        return None
    return decision


@contextmanager
def telling_forced(listener: Callable[[Decision[Any]], None] | None) -> Iterator[None]:
    """Tell of decisions that leave no choice, when they are made; None: tell nobody."""
    before, Decision.forced = Decision.forced, listener
    try:
        yield
    finally:
        Decision.forced = before


def answered(rule: Rule, pick: int | None) -> Decision[Any] | None:
    """Send an answer to a rule that is only tried, and run it up to its next question; None if it has ended."""
    if Decision.forced is not None:
        with telling_forced(None):
            return answered(rule, pick)
    try:
        asked: Decision[Any] = rule.send(pick)
    except StopIteration:
        return None
    return asked


def key_of(option: Any) -> str:
    """Return the stable text of an option: what saves and clients call it."""
    if option is None:
        return "none"
    if isinstance(option, Enum):
        return str(option.value)
    if isinstance(option, str | int):
        return str(option)
    key: str = option.key
    return key
