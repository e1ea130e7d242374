"""What a position is made of: what was agreed, the table when a stretch began, and the picks and reshuffles since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.kernel.rules import GameTable, Rules


class Reshuffle:
    """What stands in the past of a world where the unseen was reshuffled."""

    __slots__ = ("_again", "_luck_left", "luck", "seat")

    def __init__(self, seat: int, luck: int) -> None:
        self.seat = seat
        self.luck = luck
        self._luck_left = luck
        self._again: Callable[[Any], None] | None = None

    def deal(self, rules: Rules[Any], table: GameTable) -> None:
        """Mix everything that the seat cannot know; a fork of the world gets the same mix again."""
        if self._again is not None:
            self._again(table)
            table.chance = Chance(self._luck_left)
            return
        table.chance = chance = Chance(self.luck)
        self._again = rules.reshuffle_unseen(table, self.seat, chance)
        self._luck_left = chance.state


# The picks of a game are a linked list, newest first, so that forks share it: earlier picks (a Step or None), seat,
# option, its index. Which step it is matters, not only what is in it: mypyc would take a tuple of four apart.
Step: TypeAlias = "tuple[Any, ...]"


class Checkpoint:
    """The table as it was when a stretch began, and how much had happened by then."""

    __slots__ = ("depth", "earlier", "events", "last", "number", "table")

    def __init__(
        self,
        table: GameTable,
        number: int = 0,
        last: Step | None = None,
        events: int = 0,
        earlier: Checkpoint | None = None,
    ) -> None:
        self.table = table
        self.number = number  # picks made
        self.last = last  # the newest of them
        self.events = events  # written to the journal
        self.earlier = earlier  # where undo may still go back to
        self.depth: int = 0 if earlier is None else earlier.depth + 1


class Setting(NamedTuple):
    """What was agreed before the game."""

    seats: int
    options: dict[str, Any]
    seed: int
