"""Placing tiles in a zoo: from a truck, one by one in the player's order, or bought."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from menagerie.games.loretto.placing import Placement, Purse
from menagerie.games.loretto.tiles import Animal, Coin
from menagerie.games.zooloretto.enclosures import (
    ANY_SPECIES,
    Board,
    not_built,
    obstacles_to_housing,
    obstacles_to_stall,
)
from menagerie.games.zooloretto.jungle import not_in_enclosure
from menagerie.games.zooloretto.money import pay_coin_bonus
from menagerie.games.zooloretto.offspring import births
from menagerie.games.zooloretto.tiles import JungleAnimal, Stall
from menagerie.games.zooloretto.visitors import walk_for_jungle, walk_for_stall
from menagerie.games.zooloretto.zoo import BARN, Barn, Zoo, distinct
from menagerie.kernel.decision import NONE, Decision, Obstacles
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.loretto.placing import Place
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.kernel.rules import Rule

PURSE = Purse("zooloretto")
WHAT_TO_UNLOAD = Message("zooloretto.prompt.unload")

placement = cache(partial(Placement, "zooloretto"))


def placements(zoo: Zoo, tile: Tile) -> list[Placement]:
    """List where a tile can go; the barn is always open (R-Z-020 to R-Z-024, R-E-010, R-E-013)."""
    if isinstance(tile, Coin):
        return [placement(tile, PURSE)]
    if isinstance(tile, Animal):
        suitable = (tile.species, ANY_SPECIES)
        options = [placement(tile, e.board) for e in zoo.enclosures if e.open_to in suitable]
    elif isinstance(tile, JungleAnimal):
        options = [placement(tile, jungle) for jungle in zoo.box.jungles if not jungle.obstacles(zoo, tile)]
    else:
        options = [placement(tile, e.board) for e in zoo.enclosures if e.free_stalls]
    options.append(placement(tile, BARN))
    return options


def considered_placements(zoo: Zoo, tile: Tile) -> Iterator[tuple[Placement, Obstacles]]:
    """Go through every place for a tile, with what stands in the way."""
    if isinstance(tile, Coin):
        yield placement(tile, PURSE), NONE
        return
    for board in zoo.boards:
        if not zoo.is_built(board):
            yield placement(tile, board), (not_built(board),)
        elif isinstance(tile, Animal):
            yield placement(tile, board), obstacles_to_housing(zoo.enclosures[board.index], tile)
        elif isinstance(tile, JungleAnimal):
            yield placement(tile, board), (not_in_enclosure(board),)
        else:
            yield placement(tile, board), obstacles_to_stall(zoo.enclosures[board.index])
    for jungle in zoo.box.jungles:
        yield placement(tile, jungle), jungle.obstacles(zoo, tile)
    yield placement(tile, BARN), NONE


def considered_unloading(zoo: Zoo, tiles: tuple[Tile, ...]) -> Iterator[tuple[Placement, Obstacles]]:
    """Go through every place for every tile of a truck."""
    for tile in distinct(tiles):
        yield from considered_placements(zoo, tile)


async def unload(table: ZoolorettoTable, zoo: Zoo, number: int) -> None:
    """Unload every tile of the truck, in the player's order (R-Z-018, R-Z-019)."""
    while tiles := table.trucks[number].tiles:
        options = next_placements(zoo, tiles)
        if len(options) == 1:
            chosen = options[0]
        else:
            chosen = await Decision(zoo.seat, WHAT_TO_UNLOAD, options, considered_unloading, zoo, tiles)
        table.trucks[number] = table.trucks[number].without(chosen.tile)
        following = put(table, zoo, chosen.tile, chosen.place)
        if following is not None:
            await following


def next_placements(zoo: Zoo, tiles: tuple[Tile, ...]) -> list[Placement]:
    """List the tiles and places to choose from; a tile with a single place goes there first, unasked.

    Such a tile is a coin, or has only the barn: when it goes there makes no difference to the others, unless visitors
    walk for it.
    """
    if len(tiles) == 1:
        return placements(zoo, tiles[0])
    options: list[Placement] = []
    for tile in distinct(tiles):
        places = placements(zoo, tile)
        if len(places) == 1 and not walks_in_barn(zoo, tile):
            return places
        options += places
    return options


def walks_in_barn(zoo: Zoo, tile: Tile) -> bool:
    """Whether visitors walk for a tile that goes into the barn: for no stall, and for a jungle animal if agreed."""
    return zoo.box.barn_jungle_walks and isinstance(tile, JungleAnimal)  # R-E-036


async def place_bought(table: ZoolorettoTable, zoo: Zoo, tile: Tile) -> None:
    """Place a bought tile like any other, possibly in the player's barn (R-Z-040, R-Z-042)."""
    chosen = await Decision(
        zoo.seat,
        where_to_place(tile),
        placements(zoo, tile),
        considered_placements,
        zoo,
        tile,
    )
    table.in_hand = None
    following = put(table, zoo, tile, chosen.place, walking=table.box.bought_tiles_walk)
    if following is not None:
        await following


@cache
def where_to_place(tile: Tile) -> Message:
    """Ask where the bought tile goes."""
    return Message("zooloretto.prompt.place_bought", tile=tile)


def put(table: ZoolorettoTable, zoo: Zoo, tile: Tile, place: Place, *, walking: bool = True) -> Rule | None:
    """Put a tile in its place; return what follows from it, if anything. Visitors may be walking for it or not."""
    if table.journal is not SILENCE:  # bots try many places
        table.journal.tell(table.box.words.placed, player=zoo.player, tile=tile, place=place)
    if isinstance(place, Board):
        if isinstance(tile, Animal):
            return house(table, zoo, tile, place)
        if isinstance(tile, Stall):
            enclosure = zoo.enclosures[place.index]
            zoo.enclosures[place.index] = enclosure.with_stalls((*enclosure.stalls, tile))
            if walking and tile.colour is not None:
                return walk_for_stall(table, zoo, tile.colour)
    elif isinstance(place, Barn):
        zoo.put_in_barn(tile)  # R-E-028: nobody walks for a stall there
        if walking and walks_in_barn(zoo, tile):
            return walk_for_jungle(table, zoo)
    elif isinstance(tile, JungleAnimal):
        return settle(table, zoo, tile, walking=walking)
    else:
        zoo.money += 1
    return None


async def house(table: ZoolorettoTable, zoo: Zoo, animal: Animal, board: Board) -> None:
    """Put an animal on a free space; a full enclosure earns the coin bonus, a pair an offspring (R-Z-050, R-Z-060)."""
    enclosure = zoo.enclosures[board.index]
    zoo.enclosures[board.index] = enclosure.with_animals((*enclosure.animals, animal))
    if enclosure.free == 1:
        pay_coin_bonus(table, zoo, board)
    if animal.ready is not None:
        await births(table, zoo, board, bonus=True)


async def settle(table: ZoolorettoTable, zoo: Zoo, animal: JungleAnimal, *, walking: bool) -> None:
    """Put a jungle animal on the jungle board; visitors walk for it, here and elsewhere (R-E-010, R-E-030)."""
    zoo.put_in_jungle(animal)
    if walking:
        await walk_for_jungle(table, zoo)
