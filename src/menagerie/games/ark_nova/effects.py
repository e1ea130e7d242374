"""Effects: what they may look at or change, as bits (R-A-013), and how each kind of them happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

MONEY, APPEAL, CONSERVATION, REPUTATION, X_TOKENS, HAND, DECK, ROW, MAP, BREAK, ICONS, FINAL = (
    1 << i for i in range(12)
)
ALL = (1 << 12) - 1

TAKING = HAND | DECK  # cards
RESOLVE_NEXT = Message("ark_nova.prompt.resolve_next")


class EffectRule(NamedTuple):
    """What a kind of effect reads and writes, what it does, and whether it waits for the end of the action."""

    reads: int
    writes: int
    do: Callable[..., Awaitable[Any] | None]  # with the turn, and what the effect is about
    waits: bool = False
