"""Counting what each player did, from the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.messages import Player

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.kernel.journal import Journal


def counted_by_seat(journal: Journal, names: Mapping[str, str], seats: int) -> list[dict[str, int]]:
    """Count some events for each seat, under the names of their figures."""
    counted = [dict.fromkeys(names.values(), 0) for _ in range(seats)]
    for _, key, args, _ in journal.events:
        if key in names and isinstance(who := args.get("player"), Player):
            counted[who.seat][names[key]] += 1
    return counted
