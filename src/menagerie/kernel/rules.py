"""What every game provides to the kernel."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.kernel.chance import Chance
    from menagerie.kernel.journal import Journal
    from menagerie.kernel.options import Option

# A rule is a coroutine that reads like the rulebook and awaits decisions.
Rule: TypeAlias = Coroutine[Any, Any, Any]


class GameTable(Protocol):
    """Everything that lies on the table, as plain data; a game adds its own zones."""

    chance: Chance
    journal: Journal

    def clone(self) -> Self:
        """Copy the table by hand-written code; the copy shares only what never changes."""
        ...


@dataclass(frozen=True)
class Standing:
    """The scores of a position with their parts, what breaks ties, and the points that it takes to win."""

    parts: tuple[Mapping[str, int], ...]
    tie_breaks: tuple[int, ...]
    needed: int | None = None  # the least number of points; None if having the most is enough

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return [sum(parts.values()) for parts in self.parts]

    @property
    def leaders(self) -> list[int]:
        """The seats that would win now: most points, then the tie-break; what is still equal is shared."""
        results = list(zip(self.scores, self.tie_breaks, strict=True))
        best = max(results)
        if self.needed is not None and best[0] < self.needed:
            return []
        return [seat for seat, result in enumerate(results) if result == best]


T = TypeVar("T", bound=GameTable)


class Rules(Protocol[T]):
    """A game, as the kernel knows it."""

    @property
    def name(self) -> str:
        """What the game is called in saves and on the command line."""
        ...

    @property
    def version(self) -> int:
        """The version of the rules; a save of a newer one is refused."""
        ...

    @property
    def seats(self) -> range:
        """For how many players the game is."""
        ...

    @property
    def options(self) -> Sequence[Option]:
        """What a group may choose before the game."""
        ...

    def set_up(self, seats: int, options: Mapping[str, Any], chance: Chance) -> T:
        """Lay out the table."""
        ...

    def next_stretch(self, table: T) -> Rule | None:
        """Return the next piece of play for the table as it stands; None if the game is over."""
        ...

    def view(self, table: T, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) may know, as JSON values."""
        ...

    def describe(self, option: Any) -> dict[str, Any]:
        """Describe an option as JSON values: its kind, and the things and places it is about."""
        ...

    def gauges(self, table: T, seat: int) -> dict[str, int]:
        """Return the figures of a seat that a player watches: they show what a choice changes."""
        ...

    def reshuffle_unseen(self, table: T, seat: int, chance: Chance) -> Callable[[T], None] | None:
        """Mix everything that a seat cannot know; return a quicker way to deal the same again, if there is one."""
        ...

    def standing(self, table: T) -> Standing:
        """Count the points as they are now."""
        ...

    def dump(self, table: T) -> dict[str, Any]:
        """Write the whole table, secrets included, as JSON values."""
        ...

    def restore(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> T:
        """Lay out the table that was dumped."""
        ...
