"""Effects: what they may look at or change, as bits (R-A-013), and how each kind of them happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

# Each with its type: a compiler meets them before this module is understood.
MONEY: int = 1 << 0
APPEAL: int = 1 << 1
CONSERVATION: int = 1 << 2
REPUTATION: int = 1 << 3
X_TOKENS: int = 1 << 4
HAND: int = 1 << 5
DECK: int = 1 << 6
ROW: int = 1 << 7
MAP: int = 1 << 8
BREAK: int = 1 << 9
ICONS: int = 1 << 10
FINAL: int = 1 << 11
ALL = (1 << 12) - 1

TAKING = HAND | DECK  # cards
RESOLVE_NEXT = Message("ark_nova.prompt.resolve_next")


class EffectRule(NamedTuple):
    """What a kind of effect reads and writes, what it does, and whether it waits for the end of the action."""

    reads: int
    writes: int
    do: Callable[..., Awaitable[Any] | None]  # with the turn, and what the effect is about
    waits: bool = False
