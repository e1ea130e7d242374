"""Trucks: adding a tile to one (action A) and taking one (action B)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.zooloretto.placing import unload
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message, Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.tiles import Tile
    from menagerie.games.zooloretto.zoo import Zoo


class Truck:
    """A truck with its load. A truck never changes; the table replaces it by another."""

    __slots__ = ("number", "places", "taken_by", "tiles")

    def __init__(self, number: int, places: int, tiles: tuple[Tile, ...] = (), taken_by: int | None = None) -> None:
        self.number = number
        self.places = places  # fewer than three on two trucks of the two-player game (R-Z2-005)
        self.tiles = tiles
        self.taken_by = taken_by

    def with_tiles(self, tiles: tuple[Tile, ...]) -> Truck:
        """Give the truck with another load."""
        return Truck(self.number, self.places, tiles, self.taken_by)

    def without(self, tile: Tile) -> Truck:
        """Give the truck with one tile less."""
        place = self.tiles.index(tile)
        return self.with_tiles(self.tiles[:place] + self.tiles[place + 1 :])

    @property
    def has_room(self) -> bool:
        """Whether a tile can be added."""
        return self.taken_by is None and len(self.tiles) < self.places


def obstacles_to_loading(truck: Truck) -> Iterator[Message]:
    """A tile goes on a free place of a truck that nobody has taken (R-Z-012)."""
    if truck.taken_by is not None:
        yield Message("zooloretto.obstacle.truck_taken", truck=truck.number + 1, player=Player(truck.taken_by))
    elif len(truck.tiles) >= truck.places:
        yield Message("zooloretto.obstacle.truck_full", truck=truck.number + 1, places=truck.places)


def obstacles_to_taking(truck: Truck) -> Iterator[Message]:
    """A truck in the middle can be taken when it carries at least one tile (R-Z-016, R-Z2-006)."""
    if truck.taken_by is not None:
        yield Message("zooloretto.obstacle.truck_taken", truck=truck.number + 1, player=Player(truck.taken_by))
    elif not truck.tiles:
        yield Message("zooloretto.obstacle.truck_empty", truck=truck.number + 1)


class Draw:
    """A: draw a tile, reveal it and put it on a truck."""

    __slots__ = ()
    key = "draw"
    price = 0
    reveals = True
    message = Message("zooloretto.action.draw")

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> Iterator[Draw]:  # noqa: ARG004 (all actions are asked alike)
        """There is one way to draw."""
        yield DRAW

    def obstacles(self, table: Table, zoo: Zoo) -> Iterator[Message]:  # noqa: ARG002
        """It is impossible when every truck still in the middle is full (R-Z-014)."""
        if not any(truck.has_room for truck in table.trucks):
            yield Message("zooloretto.obstacle.all_trucks_full")

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Draw, look, choose a truck (R-Z-012, R-Z-013)."""
        tile = table.in_hand = table.draw()
        table.journal.tell("zooloretto.event.drawn", player=zoo.player, tile=tile)
        table.journal.reveal()
        load = await Decision(
            zoo.seat,
            where_to_load(tile),
            [load_on(truck.number) for truck in table.trucks if truck.has_room],
            lambda: [(load_on(truck.number), obstacles_to_loading(truck)) for truck in table.trucks],
        )
        truck = table.trucks[load.truck]
        table.trucks[load.truck] = truck.with_tiles((*truck.tiles, tile))
        table.in_hand = None
        table.journal.tell("zooloretto.event.loaded", player=zoo.player, tile=tile, truck=load.truck + 1)


DRAW = Draw()


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


load_on = cache(Load)


class TakeTruck:
    """B: take a truck, unload it, and pass until the end of the round."""

    __slots__ = ("key", "message", "truck")
    price = 0

    def __init__(self, truck: int) -> None:
        self.truck = truck
        self.key = f"take-{truck + 1}"
        self.message = Message("zooloretto.action.take", truck=truck + 1)

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> Iterator[TakeTruck]:  # noqa: ARG004
        """Any truck may come to mind."""
        for truck in table.trucks:
            yield take_truck(truck.number)

    def obstacles(self, table: Table, zoo: Zoo) -> Iterator[Message]:  # noqa: ARG002
        """Say what stands in the way of taking this truck."""
        return obstacles_to_taking(table.trucks[self.truck])

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Take the truck and unload all its tiles at once (R-Z-016)."""
        truck = table.trucks[self.truck]
        table.trucks[self.truck] = Truck(truck.number, truck.places, truck.tiles, zoo.seat)
        table.last_taker = zoo.seat
        table.journal.tell("zooloretto.event.took", player=zoo.player, truck=self.truck + 1, tiles=truck.tiles)
        await unload(table, zoo, self.truck)


take_truck = cache(TakeTruck)
