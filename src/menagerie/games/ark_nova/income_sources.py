"""Where money comes from in a break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo


class Source:
    """Where money comes from in a break."""

    __slots__ = ("key", "message", "name", "of_map", "pays", "reads")

    def __init__(self, name: str, reads: int, pays: Callable[[Zoo], int], of_map: bool = False) -> None:
        self.name = name
        self.key = f"income-{name}"
        self.message = Message(f"ark_nova.effect.income_{name}")
        self.reads = reads
        self.pays = pays
        self.of_map = of_map  # a power of the map at work


def kiosks_of_others(table: Table, zoo: Zoo) -> int:
    """Count the kiosks in other zoos, which pay the owner of a franchise (R-A-664)."""
    return sum(other.kiosks for other in table.others(zoo.seat))
