"""Who goes first: effects in the order their owner likes, seats in turn order, seats all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.kernel.decision import Decision, Together

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from menagerie.kernel.messages import Message


class Due:
    """An effect that is due: what it is called, what it reads and writes, and how it happens.

    What can be read and written are bits that the game defines. Gains of one kind add up in any order, so two effects
    that only write the same thing do not disturb each other; one that reads what another writes does.
    """

    __slots__ = ("args", "key", "message", "reads", "rule", "writes")
    is_fixed: ClassVar[bool] = True  # what it reads and writes does not depend on the table

    def __init__(
        self,
        key: str,
        message: Message,
        reads: int,
        writes: int,
        rule: Callable[..., Awaitable[Any] | None],
        *args: Any,
    ) -> None:
        self.key = key
        self.message = message
        self.reads = reads
        self.writes = writes
        self.rule = rule  # called with the args; what it returns, if anything, is awaited
        self.args = args

    def look_again(self) -> None:
        """Update what it reads and writes as things stand now, unless it is fixed."""

    def __repr__(self) -> str:
        return self.key


def quiet_one(dues: Sequence[Due]) -> Due | None:
    """Find an effect that disturbs no other: it may as well come first; equal ones are interchangeable."""
    for due in dues:
        reads, writes = due.reads, due.writes
        for other in dues:
            if (writes & other.reads or reads & other.writes) and due.key != other.key:
                break
        else:
            return due
    return None


async def in_any_order(seat: int, prompt: Message, dues: list[Due]) -> None:
    """Resolve simultaneous effects in the order their owner likes; one that disturbs no other needs no question."""
    while dues:
        due = dues[0]
        if len(dues) > 1:
            for each in dues:
                if not each.is_fixed:
                    each.look_again()
            quiet = quiet_one(dues)
            if quiet is None:
                different = list({due.key: due for due in reversed(dues)}.values())
                due = await Decision(seat, prompt, different[::-1])
            else:
                due = quiet
        dues.remove(due)
        awaited = due.rule(*due.args)
        if awaited is not None:
            await awaited


def turn_order(first: int, seats: int) -> list[int]:
    """List all seats clockwise, starting with the first."""
    return [(first + step) % seats for step in range(seats)]


async def all_at_once(shares: Sequence[Awaitable[Any]]) -> list[Any]:
    """Let seats answer independently, in any order; early answers stay hidden.

    It is the first thing its stretch does, and a share changes only what its own seat sees: a world for one seat starts
    the stretch again with the others' answers still to come.
    """
    return await Together(shares)
