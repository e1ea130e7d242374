"""Trucks: adding a tile to one (action A) and taking one (action B)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.messages import Message, player

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.loretto.park import Park
    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.loretto.words import Words
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.rules import Rule


T = TypeVar("T", bound="AnyTable")


class Truck:
    """A truck with its load. A truck never changes; the table replaces it by another."""

    __slots__ = ("can_go", "number", "places", "room", "taken_by", "tiles")

    def __init__(self, number: int, places: int, tiles: tuple[Tile, ...] = (), taken_by: int | None = None) -> None:
        self.number = number
        self.places = places  # fewer than three on two trucks of the two-player game (R-Z2-005)
        self.tiles = tiles
        self.taken_by = taken_by
        if taken_by is None:
            self.room = places - len(tiles)  # tiles that can be added
            self.can_go = len(tiles) > 0  # with whoever takes it
        else:
            self.room = 0
            self.can_go = False

    def without(self, tile: Tile) -> Truck:
        """Return the truck with one tile fewer."""
        place = self.tiles.index(tile)
        return Truck(self.number, self.places, self.tiles[:place] + self.tiles[place + 1 :], self.taken_by)


empty_truck = cache(Truck)


def obstacles_to_loading(words: Words, truck: Truck) -> Obstacles:
    """A tile goes on a free place of a truck that nobody has taken (R-Z-012)."""
    if truck.room:
        return NONE
    if truck.taken_by is not None:
        return (taken(words, truck),)
    return (Message(words.truck_full, truck=truck.number + 1, places=truck.places),)


def obstacles_to_taking(words: Words, truck: Truck) -> Obstacles:
    """A truck in the middle can be taken when it carries at least one tile (R-Z-016, R-Z2-006)."""
    if truck.can_go:
        return NONE
    if truck.taken_by is not None:
        return (taken(words, truck),)
    return (Message(words.truck_empty, truck=truck.number + 1),)


def taken(words: Words, truck: Truck) -> Message:
    """Tell who has taken the truck."""
    assert truck.taken_by is not None
    return Message(words.truck_taken, truck=truck.number + 1, player=player(truck.taken_by))


class Draw(Generic[T]):
    """A: draw a tile, reveal it and put it on a truck. There is one way to draw, unless a member has several piles."""

    __slots__ = ("_loads", "_words", "key", "message")
    kind: ClassVar[str] = "draw"
    price: ClassVar[int] = 0

    def __init__(self, words: Words, trucks: int) -> None:
        self._words = words
        self._loads = tuple(Load(words, truck) for truck in range(trucks))
        self.key = "draw"
        self.message = Message(words.draw)

    def options(self, table: T, park: Park) -> tuple[Draw[T], ...]:
        """Return the one way to draw, while there is a place for the tile."""
        for truck in table.trucks:
            if truck.room:
                return (self,)
        return ()

    def open_loads(self, table: T) -> list[Load]:
        """List the trucks that can take the tile, as options."""
        loads = self._loads
        return [loads[truck.number] for truck in table.trucks if truck.room]

    def draw_from(self, table: T) -> Tile:
        """Draw the next tile."""
        tile: Tile = table.draw()
        return tile

    def obstacles_to_loading(self, table: T, truck: Truck) -> Obstacles:
        """List why a truck cannot take the tile."""
        return obstacles_to_loading(self._words, truck)

    def thinkable(self, table: T, park: Park) -> tuple[Draw[T], ...]:
        """List the options themselves: nobody asks about anything else."""
        return (self,)

    def obstacles(self, table: T, park: Park) -> Obstacles:
        """Drawing is impossible when every truck still in the middle is full (R-Z-014)."""
        return NONE if self.options(table, park) else (Message(self._words.all_trucks_full),)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": self.kind}

    async def do(self, table: T, seat: int) -> None:
        """Draw, look, choose a truck (R-Z-012, R-Z-013)."""
        words = self._words
        tile = table.in_hand = self.draw_from(table)
        if table.journal is not SILENCE:  # telling nobody still takes time, and nothing happens more often
            table.journal.tell(words.drawn, player=player(seat), tile=tile)
            table.journal.reveal()
        open_to = self.open_loads(table)
        if len(open_to) == 1:
            load = open_to[0]
        else:
            load = await Decision(seat, where_to_load(words, tile), open_to, self.considered_loads, table)
        truck = table.trucks[load.truck]
        table.trucks[load.truck] = Truck(truck.number, truck.places, (*truck.tiles, tile))
        table.in_hand = None
        if table.journal is not SILENCE:
            table.journal.tell(words.loaded, player=player(seat), tile=tile, truck=load.truck + 1)

    def considered_loads(self, table: T) -> list[tuple[Load, Obstacles]]:
        """Go through every truck for the drawn tile, with what stands in the way."""
        return [(self._loads[truck.number], self.obstacles_to_loading(table, truck)) for truck in table.trucks]


@cache
def where_to_load(words: Words, tile: Tile) -> Message:
    """Ask which truck the drawn tile goes on."""
    return Message(words.which_truck, tile=tile)


class Load:
    """Put the drawn tile on a truck."""

    __slots__ = ("key", "message", "truck")

    def __init__(self, words: Words, truck: int) -> None:
        self.truck = truck
        self.key = f"load-{truck + 1}"
        self.message = Message(words.load, truck=truck + 1)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": "load", "truck": self.truck + 1}


class Taking:
    """B: take a truck, unload it by the member's rules, and pass until the end of the round.

    A member may have reasons to leave all trucks where they are.
    """

    __slots__ = ("_refuse", "_ways")
    kind: ClassVar[str] = "take"
    price: ClassVar[int] = 0

    def __init__(
        self,
        words: Words,
        trucks: int,
        unload: Callable[[Any, Any, int], Rule],
        refuse: Callable[[Any], Obstacles] | None = None,
    ) -> None:
        self._ways = tuple(TakeTruck(words, truck, unload, refuse) for truck in range(trucks))
        self._refuse = refuse

    def options(self, table: AnyTable, park: Park) -> list[TakeTruck]:
        """List the trucks that can be taken."""
        ways = self._ways
        if self._refuse is not None and self._refuse(table):
            return []
        return [ways[truck.number] for truck in table.trucks if truck.can_go]

    def thinkable(self, table: AnyTable, park: Park) -> list[TakeTruck]:
        """List all trucks: a player may ask about any of them."""
        return [self._ways[truck.number] for truck in table.trucks]


class TakeTruck:
    """One of the trucks to take."""

    __slots__ = ("_refuse", "_unload", "_words", "key", "message", "truck")
    price: ClassVar[int] = 0

    def __init__(
        self,
        words: Words,
        truck: int,
        unload: Callable[[Any, Any, int], Rule],
        refuse: Callable[[Any], Obstacles] | None,
    ) -> None:
        self._words = words
        self._refuse = refuse
        self._unload = unload
        self.truck = truck
        self.key = f"take-{truck + 1}"
        self.message = Message(words.take, truck=truck + 1)

    def obstacles(self, table: AnyTable, park: Park) -> Obstacles:
        """List what stands in the way of taking this truck."""
        found = obstacles_to_taking(self._words, table.trucks[self.truck])
        return found if self._refuse is None else found + self._refuse(table)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": "take", "truck": self.truck + 1}

    def do(self, table: AnyTable, seat: int) -> Rule:
        """Take the truck and unload all its tiles at once (R-Z-016)."""
        truck = table.trucks[self.truck]
        table.trucks[self.truck] = Truck(truck.number, truck.places, truck.tiles, seat)
        table.takers += (seat,)
        if table.journal is not SILENCE:
            table.journal.tell(self._words.took, player=player(seat), truck=self.truck + 1, tiles=truck.tiles)
        return self._unload(table, table.changing(seat), self.truck)
