"""What an expansion adds: one object in the box, which answers for everything of it, wherever it lies."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.shapes import Shape

T = TypeVar("T")


def additions(parts: Iterable[dict[str, T]]) -> dict[str, T]:
    """Put together what the expansions say, by field."""
    return {name: said for part in parts for name, said in part.items()}


class Expansion(ABC):
    """The things of an expansion on the table and in the zoos."""

    __slots__ = ()
    # What is counted of a finished game: events with the names of their figures, and which of these take a turn.
    figures: ClassVar[dict[str, str]] = {}
    turns: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def set_up(self, table: ZoolorettoTable) -> None:
        """Lay them out."""

    @abstractmethod
    def points(self, zoo: Zoo) -> dict[str, int]:
        """Count the points that a zoo has from them."""

    @abstractmethod
    def soundness(self, table: ZoolorettoTable) -> dict[str, bool]:
        """Check what holds of them on every table that a game can reach."""

    # --- what everybody sees, and saves ---

    @abstractmethod
    def dump(self, table: ZoolorettoTable) -> dict[str, Any]:
        """Write what lies in the middle."""

    @abstractmethod
    def dump_zoo(self, zoo: Zoo) -> dict[str, Any]:
        """Write what lies in a zoo."""

    def view(self, table: ZoolorettoTable) -> dict[str, Any]:
        """Show what lies in the middle: what is written, unless there is more to show."""
        return self.dump(table)

    def view_zoo(self, zoo: Zoo) -> dict[str, Any]:
        """Show what lies in a zoo: what is written, unless there is more to show."""
        return self.dump_zoo(zoo)

    @abstractmethod
    def shape(self) -> dict[str, Shape]:
        """Return the shapes of what is written of the middle."""

    @abstractmethod
    def zoo_shape(self) -> dict[str, Shape]:
        """Return the shapes of what is written of a zoo."""

    @abstractmethod
    def restore(self, table: ZoolorettoTable, data: Mapping[str, Any]) -> None:
        """Lay out in the middle what was written."""

    @abstractmethod
    def restore_zoo(self, zoo: Zoo, data: Mapping[str, Any]) -> None:
        """Lay out in a zoo what was written."""
