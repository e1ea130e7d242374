"""Effects that are due at the same time, in the order their owner likes (R-A-013)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.games.ark_nova.zoo import Zoo

# What an effect may look at or change. Gains of one kind add up in any order, so two effects that only write the same
# thing do not disturb each other; one that reads what another writes does.
MONEY, APPEAL, CONSERVATION, REPUTATION, X_TOKENS, HAND, DECK, ROW, MAP, BREAK, ICONS, FINAL = (
    1 << i for i in range(12)
)
ALL = (1 << 12) - 1

RESOLVE_NEXT = Message("ark_nova.prompt.resolve_next")


class Due:
    """An effect that is due: what it is called, what it reads and writes, and how it happens."""

    __slots__ = ("args", "key", "message", "reads", "rule", "writes")

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
        """See what it reads and writes as things stand now; what a gain on a track may bring changes (tracks.py)."""

    def disturbs(self, other: Due) -> bool:
        """Whether it may matter which of two effects comes first; equal ones are interchangeable."""
        return self.key != other.key and bool(self.writes & other.reads or self.reads & other.writes)

    def __repr__(self) -> str:
        return self.key


def quiet_one(dues: list[Due]) -> Due | None:
    """Find an effect that disturbs no other one: it may as well come first."""
    for due in dues:
        for other in dues:
            if due.disturbs(other):
                break
        else:
            return due
    return None


async def in_any_order(zoo: Zoo, dues: list[Due]) -> None:
    """Resolve effects in the order their owner likes; what disturbs no other one needs no question."""
    while dues:
        due = dues[0]
        if len(dues) > 1:
            for each in dues:
                each.look_again()
            quiet = quiet_one(dues)
            if quiet is None:
                different = list({due.key: due for due in reversed(dues)}.values())
                due = await Decision(zoo.seat, RESOLVE_NEXT, different[::-1])
            else:
                due = quiet
        dues.remove(due)
        awaited = due.rule(*due.args)
        if awaited is not None:
            await awaited
