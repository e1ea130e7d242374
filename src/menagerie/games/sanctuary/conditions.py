"""The conditions of buildings: at the space they stand on, or for the zoo and the hand (R-S-170 to R-S-178)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.sanctuary.icons import CLASS_MARKS, CONTINENT_MARKS, INDEX
from menagerie.games.sanctuary.zoo_map import NEIGHBOURS, RIVER, groups_of
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.sanctuary.zoo import Zoo

KINDS = CLASS_MARKS + CONTINENT_MARKS


class Condition:
    """What a building asks for; the one without a condition asks for nothing."""

    __slots__ = ("message", "needed", "paid")

    def __init__(self, message: Message, needed: int = 1, paid: int = 0) -> None:
        self.message = message
        self.needed = needed
        self.paid = paid  # other tiles of the hand that are discarded for it

    def there_at(self, zoo: Zoo, space: int) -> int:
        """Count around a space what the building asks for; what lies there already does not count."""
        return self.needed

    def holds_at(self, zoo: Zoo, space: int) -> bool:
        """Whether the building may stand on a space."""
        return self.there_at(zoo, space) >= self.needed

    def there(self, zoo: Zoo) -> int:
        """Count in the zoo or the hand what the building asks for before it is played."""
        return self.needed

    def holds(self, zoo: Zoo) -> bool:
        """Whether the building may be played at all."""
        return self.there(zoo) >= self.needed


class Beside(Condition):
    """Next to so many tiles with an icon, or of a kind or size (R-S-170, R-S-174)."""

    __slots__ = ("mark",)

    def __init__(self, mark: str, needed: int) -> None:
        super().__init__(
            Message("sanctuary.condition.beside", what=Message(f"sanctuary.mark.{mark}"), needed=needed), needed
        )
        self.mark = INDEX[mark]

    def there_at(self, zoo: Zoo, space: int) -> int:
        """Count the tiles around the space."""
        return (zoo.where[self.mark] & NEIGHBOURS[space]).bit_count()


class BesideOpenAreas(Condition):
    """Next to so many open areas; printed ones count (R-S-174)."""

    __slots__ = ()

    def __init__(self, needed: int) -> None:
        super().__init__(Message("sanctuary.condition.beside_open_areas", needed=needed), needed)

    def there_at(self, zoo: Zoo, space: int) -> int:
        """Count the open areas around the space."""
        return (zoo.open_areas & NEIGHBOURS[space]).bit_count()


class BesideArea(Condition):
    """Next to a connected group of so many tiles with an icon (R-S-171)."""

    __slots__ = ("mark",)

    def __init__(self, mark: str, needed: int) -> None:
        what = Message(f"sanctuary.mark.{mark}")
        super().__init__(Message("sanctuary.condition.beside_area", what=what, needed=needed), needed)
        self.mark = INDEX[mark]

    def there_at(self, zoo: Zoo, space: int) -> int:
        """Count the largest group that touches the space."""
        near, largest = NEIGHBOURS[space], 0
        for group in groups_of(zoo.where[self.mark] & ~(1 << space)):
            if group & near:
                largest = max(largest, group.bit_count())
        return largest


class KindsBeside(Condition):
    """Next to so many different classes and continents (R-S-172)."""

    __slots__ = ()

    def __init__(self, needed: int) -> None:
        super().__init__(Message("sanctuary.condition.kinds_beside", needed=needed), needed)

    def there_at(self, zoo: Zoo, space: int) -> int:
        """Count the different icons around the space."""
        return zoo.different(KINDS, NEIGHBOURS[space])


class ByTheRiver(Condition):
    """On a space by the river (R-S-173)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Message("sanctuary.condition.river"))

    def there_at(self, zoo: Zoo, space: int) -> int:
        """Look whether the river flows past the space."""
        return RIVER >> space & 1


class RiverFull(Condition):
    """All spaces by the river have tiles, face up or face down (R-S-175)."""

    __slots__ = ()

    def __init__(self) -> None:
        needed = RIVER.bit_count()
        super().__init__(Message("sanctuary.condition.river_full", needed=needed), needed)

    def there(self, zoo: Zoo) -> int:
        """Count the spaces by the river that have tiles."""
        return (zoo.taken & RIVER).bit_count()


class Different(Condition):
    """So many different icons in the zoo (R-S-176)."""

    __slots__ = ("marks",)

    def __init__(self, key: str, marks: tuple[int, ...], needed: int) -> None:
        super().__init__(Message(f"sanctuary.condition.{key}", needed=needed), needed)
        self.marks = marks

    def there(self, zoo: Zoo) -> int:
        """Count the different icons."""
        return zoo.different(self.marks)


class HandOf(Condition):
    """So many tiles in hand, this one included (R-S-177)."""

    __slots__ = ()

    def __init__(self, needed: int) -> None:
        super().__init__(Message("sanctuary.condition.hand", needed=needed), needed)

    def there(self, zoo: Zoo) -> int:
        """Count the hand."""
        return len(zoo.hand)


class Discards(Condition):
    """So many other tiles of the hand are discarded (R-S-178)."""

    __slots__ = ()

    def __init__(self, needed: int) -> None:
        super().__init__(Message("sanctuary.condition.discard", needed=needed), needed, paid=needed)

    def there(self, zoo: Zoo) -> int:
        """Count the other tiles of the hand."""
        return len(zoo.hand) - 1


@cache
def condition_of(text: str) -> Condition | None:
    """Read a condition; None where a tile has none."""
    match text.split():
        case []:
            return None
        case ["beside", "open_area", needed]:
            return BesideOpenAreas(int(needed))
        case ["beside", mark, needed]:
            return Beside(mark, int(needed))
        case ["beside_area", mark, needed]:
            return BesideArea(mark, int(needed))
        case ["kinds_beside", needed]:
            return KindsBeside(int(needed))
        case ["river"]:
            return ByTheRiver()
        case ["river_full"]:
            return RiverFull()
        case ["continents", needed]:
            return Different("continents", CONTINENT_MARKS, int(needed))
        case ["classes", needed]:
            return Different("classes", CLASS_MARKS, int(needed))
        case ["kinds", needed]:
            return Different("kinds", KINDS, int(needed))
        case ["hand", needed]:
            return HandOf(int(needed))
        case ["discard", needed]:
            return Discards(int(needed))
    raise ValueError(text)
