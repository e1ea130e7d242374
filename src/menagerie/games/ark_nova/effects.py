"""What the effects that are due at the same time may look at or change, as bits (R-A-013)."""

from __future__ import annotations

from menagerie.kernel.messages import Message

MONEY, APPEAL, CONSERVATION, REPUTATION, X_TOKENS, HAND, DECK, ROW, MAP, BREAK, ICONS, FINAL = (
    1 << i for i in range(12)
)
ALL = (1 << 12) - 1

RESOLVE_NEXT = Message("ark_nova.prompt.resolve_next")
