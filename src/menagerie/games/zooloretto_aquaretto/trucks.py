"""Trucks that carry one game in a round: drawing for them, and taking one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto import placing as park_placing
from menagerie.games.loretto.trucks import Draw, obstacles_to_loading
from menagerie.games.zooloretto import placing as zoo_placing
from menagerie.games.zooloretto.visitors import walk_keys
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.loretto.park import Park
    from menagerie.games.loretto.placing import Placement
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.loretto.trucks import Load, Truck
    from menagerie.games.loretto.words import Words
    from menagerie.games.zooloretto_aquaretto.estate import Estate
    from menagerie.games.zooloretto_aquaretto.table import BothTable
    from menagerie.kernel.decision import Obstacles


class DrawOf(Draw["BothTable"]):
    """A: draw a tile of one of the games, and put it on a truck that may carry it (R-C-011)."""

    __slots__ = ("game",)

    def __init__(self, words: Words, trucks: int, game: str) -> None:
        super().__init__(words, trucks)
        self.game = game
        self.key = f"draw-{game}"
        self.message = Message(f"zooloretto_aquaretto.action.draw_{game}")

    def options(self, table: BothTable, park: Park) -> tuple[DrawOf, ...]:
        """Return the way to draw, while the game has tiles and a truck may carry one."""
        return (self,) if table.closed != self.game and self.open_loads(table) else ()

    def obstacles(self, table: BothTable, park: Park) -> Obstacles:
        """List why no tile of this game can be drawn."""
        if table.closed == self.game:
            return (Message(f"zooloretto_aquaretto.obstacle.no_more_{self.game}"),)
        if self.open_loads(table):
            return NONE
        reasons = [self.obstacles_to_loading(table, truck) for truck in table.trucks if truck.room]
        return reasons[0] if reasons else (Message(table.box.words.all_trucks_full),)

    def open_loads(self, table: BothTable) -> list[Load]:
        """List the trucks that may carry a tile of this game, as options."""
        if table.closed is not None:
            return super().open_loads(table)
        kept = kept_for_the_other(table, self.game)
        return [
            self._loads[truck.number]
            for truck in table.trucks
            if truck.room and truck is not kept and table.game_on(truck) in (None, self.game)
        ]

    def draw_from(self, table: BothTable) -> Tile:
        """Draw the next tile of this game."""
        return table.draw_of(self.game)

    def obstacles_to_loading(self, table: BothTable, truck: Truck) -> Obstacles:
        """A truck carries one game in a round, and each round needs both (R-C-020, R-C-021, R-C-042)."""
        found = obstacles_to_loading(table.box.words, truck)
        if found or table.closed is not None:
            return found
        if table.game_on(truck) not in (None, self.game):
            return (other_game(truck.number, self.game),)
        return (last_truck(truck.number, self.game),) if truck is kept_for_the_other(table, self.game) else NONE

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": self.kind, "game": self.game}


def kept_for_the_other(table: BothTable, game: str) -> Truck | None:
    """Return the truck that waits for the other game: the last empty one, if all others carry this one (R-C-021)."""
    if table.takers:
        return None
    empty = [truck for truck in table.trucks if not truck.tiles]
    others = [truck for truck in table.trucks if truck.tiles and table.game_on(truck) != game]
    return empty[0] if len(empty) == 1 and not others else None


@cache
def other_game(truck: int, game: str) -> Message:
    """Return that a truck carries the other game in this round."""
    return Message(f"zooloretto_aquaretto.obstacle.not_{game}", truck=truck + 1)


@cache
def last_truck(truck: int, game: str) -> Message:
    """Return that the last empty truck waits for the other game."""
    return Message(f"zooloretto_aquaretto.obstacle.keep_from_{game}", truck=truck + 1)


BOTH_KINDS = (Message("zooloretto_aquaretto.obstacle.both_kinds"),)


def obstacles_to_taking_any(table: BothTable) -> Obstacles:
    """The first truck of a round goes only when both games are on trucks (R-C-030, R-C-042)."""
    if table.takers or table.closed is not None:
        return NONE
    games = {table.game_on(truck): None for truck in table.trucks if truck.tiles}
    return NONE if ZOO in games and PARK in games else BOTH_KINDS


async def unload(table: BothTable, estate: Estate, number: int) -> None:
    """Unload a truck into the zoo or into the park, as its tiles ask (R-C-032)."""
    if table.game_on(table.trucks[number]) == PARK:
        await park_placing.unload(table, estate, number)
    else:
        await zoo_placing.unload(table, estate, number)


def considered_unloading(estate: Estate, tiles: tuple[Tile, ...]) -> Iterator[tuple[Placement, Obstacles]]:
    """Go through every place for every tile of a truck."""
    if tiles and tiles[0] in estate.box.tiles.water:
        return park_placing.considered_unloading(estate, tiles)
    return zoo_placing.considered_unloading(estate, tiles)


def asked_along(table: BothTable, estate: Estate, tiles: tuple[Tile, ...]) -> frozenset[str]:
    """List what may be asked while a truck is unloaded, besides its tiles."""
    if tiles[0] in estate.box.tiles.water:
        return park_placing.asked_along(table, estate, tiles)
    return walk_keys(estate.box.tiles.colours)


async def place_bought(table: BothTable, estate: Estate, tile: Tile) -> None:
    """Place a bought tile by the rules of its game (R-C-034)."""
    if table.game_of(tile) == PARK:
        await park_placing.place_bought(table, estate, tile)
    else:
        await zoo_placing.place_bought(table, estate, tile)


def obstacles_to_having(table: BothTable, estate: Estate, tile: Tile) -> Obstacles:
    """A tile of a depot needs a space in the park; the barn takes whatever comes."""
    return park_placing.obstacles_to_having(table, estate, tile) if table.game_of(tile) == PARK else NONE
