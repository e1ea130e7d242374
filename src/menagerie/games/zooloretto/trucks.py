"""Trucks: adding a tile to one (action A) and taking one (action B)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from menagerie.games.zooloretto.box import SEATS
from menagerie.games.zooloretto.placing import unload
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message, player

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.tiles import Tile
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

MOST_TRUCKS = max(len(entry.trucks) for entry in SEATS.values())


class Truck:
    """A truck with its load. A truck never changes; the table replaces it by another."""

    __slots__ = ("number", "places", "room", "taken_by", "tiles")

    def __init__(self, number: int, places: int, tiles: tuple[Tile, ...] = (), taken_by: int | None = None) -> None:
        self.number = number
        self.places = places  # fewer than three on two trucks of the two-player game (R-Z2-005)
        self.tiles = tiles
        self.taken_by = taken_by
        self.room = places - len(tiles) if taken_by is None else 0  # tiles that can be added

    def with_tiles(self, tiles: tuple[Tile, ...]) -> Truck:
        """Give the truck with another load."""
        return Truck(self.number, self.places, tiles, self.taken_by)

    def without(self, tile: Tile) -> Truck:
        """Give the truck with one tile less."""
        place = self.tiles.index(tile)
        return self.with_tiles(self.tiles[:place] + self.tiles[place + 1 :])


empty_truck = cache(Truck)


def obstacles_to_loading(truck: Truck) -> Obstacles:
    """A tile goes on a free place of a truck that nobody has taken (R-Z-012)."""
    if truck.room:
        return NONE
    if truck.taken_by is not None:
        return (taken(truck.number, truck.taken_by),)
    return (Message("zooloretto.obstacle.truck_full", truck=truck.number + 1, places=truck.places),)


def obstacles_to_taking(truck: Truck) -> Obstacles:
    """A truck in the middle can be taken when it carries at least one tile (R-Z-016, R-Z2-006)."""
    if truck.taken_by is not None:
        return (taken(truck.number, truck.taken_by),)
    return NONE if truck.tiles else (empty(truck.number),)


@cache
def taken(truck: int, by: int) -> Message:
    """Say who has taken the truck."""
    return Message("zooloretto.obstacle.truck_taken", truck=truck + 1, player=player(by))


@cache
def empty(truck: int) -> Message:
    """Say that the truck carries nothing."""
    return Message("zooloretto.obstacle.truck_empty", truck=truck + 1)


class Draw:
    """A: draw a tile, reveal it and put it on a truck."""

    __slots__ = ()
    key: ClassVar[str] = "draw"
    price: ClassVar[int] = 0
    message: ClassVar[Message] = Message("zooloretto.action.draw")

    @staticmethod
    def options(table: Table, zoo: Zoo) -> list[Draw]:
        """There is one way to draw."""
        return [] if DRAW.obstacles(table, zoo) else [DRAW]

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> list[Draw]:
        """There is one way to draw."""
        return [DRAW]

    def obstacles(self, table: Table, zoo: Zoo) -> Obstacles:
        """It is impossible when every truck still in the middle is full (R-Z-014)."""
        for truck in table.trucks:
            if truck.room:
                return NONE
        return (ALL_FULL,)

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Draw, look, choose a truck (R-Z-012, R-Z-013)."""
        tile = table.in_hand = table.draw()
        table.journal.tell("zooloretto.event.drawn", player=zoo.player, tile=tile)
        table.journal.reveal()
        load = await Decision(
            zoo.seat,
            where_to_load(tile),
            [LOAD_ON[truck.number] for truck in table.trucks if not obstacles_to_loading(truck)],
            considered_loads,
            table,
        )
        truck = table.trucks[load.truck]
        table.trucks[load.truck] = truck.with_tiles((*truck.tiles, tile))
        table.in_hand = None
        table.journal.tell("zooloretto.event.loaded", player=zoo.player, tile=tile, truck=load.truck + 1)


DRAW = Draw()
ALL_FULL = Message("zooloretto.obstacle.all_trucks_full")


@cache
def where_to_load(tile: Tile) -> Message:
    """Ask for a truck for the drawn tile."""
    return Message("zooloretto.prompt.load", tile=tile)


class Load:
    """Put the drawn tile on a truck."""

    __slots__ = ("key", "message", "truck")

    def __init__(self, truck: int) -> None:
        self.truck = truck
        self.key = f"load-{truck + 1}"
        self.message = Message("zooloretto.action.load", truck=truck + 1)


def considered_loads(table: Table) -> list[tuple[Load, Obstacles]]:
    """Think of every truck for the drawn tile, with what stands in the way."""
    return [(LOAD_ON[truck.number], obstacles_to_loading(truck)) for truck in table.trucks]


LOAD_ON = tuple(Load(truck) for truck in range(MOST_TRUCKS))


class TakeTruck:
    """B: take a truck, unload it, and pass until the end of the round."""

    __slots__ = ("key", "message", "truck")
    price: ClassVar[int] = 0

    def __init__(self, truck: int) -> None:
        self.truck = truck
        self.key = f"take-{truck + 1}"
        self.message = Message("zooloretto.action.take", truck=truck + 1)

    @staticmethod
    def options(table: Table, zoo: Zoo) -> list[TakeTruck]:
        """List the trucks that can be taken."""
        return [TAKE_TRUCK[truck.number] for truck in table.trucks if not obstacles_to_taking(truck)]

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> list[TakeTruck]:
        """Any truck may come to mind."""
        return [TAKE_TRUCK[truck.number] for truck in table.trucks]

    def obstacles(self, table: Table, zoo: Zoo) -> Obstacles:
        """Say what stands in the way of taking this truck."""
        return obstacles_to_taking(table.trucks[self.truck])

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Take the truck and unload all its tiles at once (R-Z-016)."""
        truck = table.trucks[self.truck]
        table.trucks[self.truck] = Truck(truck.number, truck.places, truck.tiles, zoo.seat)
        table.takers += (zoo.seat,)
        table.journal.tell("zooloretto.event.took", player=zoo.player, truck=self.truck + 1, tiles=truck.tiles)
        await unload(table, zoo, self.truck)


TAKE_TRUCK = tuple(TakeTruck(truck) for truck in range(MOST_TRUCKS))
