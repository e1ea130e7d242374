"""Placing tiles in a park: from a truck, one by one in the player's order, bought, or from the depot."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.aquaretto.basins import obstacles_to_any_space, obstacles_to_housing
from menagerie.games.aquaretto.coworkers import considered_posts
from menagerie.games.aquaretto.offspring import births, considered_cradles, earn
from menagerie.games.aquaretto.places import DEPOT, PURSE, Depot, placement
from menagerie.games.aquaretto.spaces import Space, spaces_in
from menagerie.games.loretto.tiles import Animal, Coin
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.aquaretto.water_park import WaterPark
    from menagerie.games.loretto.placing import Place, Placement
    from menagerie.games.loretto.tiles import Tile
    from menagerie.kernel.decision import Obstacles

WHAT_TO_UNLOAD = Message("aquaretto.prompt.unload")


def placements(park: WaterPark, tile: Tile, *, depot: bool = True) -> list[Placement]:
    """List where a tile can go; the depot is open to every animal (R-Q-020, R-Q-029, R-Q-034)."""
    if not isinstance(tile, Animal):
        return [placement(tile, PURSE)]
    options = [placement(tile, space) for space in spaces_in(park.open_to(tile.species))]
    if depot:
        options.append(placement(tile, DEPOT))
    return options


def considered_placements(park: WaterPark, tile: Tile, *, depot: bool = True) -> Iterator[tuple[Placement, Obstacles]]:
    """Go through every place for a tile, with what stands in the way."""
    if not isinstance(tile, Animal):
        yield placement(tile, PURSE), NONE
        return
    for space in spaces_in(park.spaces):
        yield placement(tile, space), obstacles_to_housing(park, tile.species, space)
    yield placement(tile, DEPOT), NONE if depot else (Message("aquaretto.obstacle.park_only"),)


def considered_unloading(park: WaterPark, tiles: tuple[Tile, ...]) -> Iterator[tuple[Placement, Obstacles]]:
    """Go through every place for every tile of a truck."""
    for tile in dict.fromkeys(tiles):
        yield from considered_placements(park, tile)


def asked_along(table: AquarettoTable, park: WaterPark, tiles: tuple[Tile, ...]) -> frozenset[str]:
    """List what may be asked while a truck is unloaded, besides its tiles: jobs, and places of offspring."""
    jobs = [post.key for post, _ in considered_posts(park, table.box.board)]
    species = [tile.species for tile in dict.fromkeys(tiles) if isinstance(tile, Animal)]
    cradles = [where.key for one in species for where, _ in considered_cradles(park, one)]
    return frozenset(jobs + cradles)


async def unload(table: AquarettoTable, park: WaterPark, number: int) -> None:
    """Unload every tile of the truck, in the player's order (R-Q-013)."""
    while tiles := table.trucks[number].tiles:
        options = next_placements(park, tiles)
        if len(options) == 1:
            chosen = options[0]
        else:
            chosen = await Decision(park.seat, WHAT_TO_UNLOAD, options, considered_unloading, park, tiles)
        table.trucks[number] = table.trucks[number].without(chosen.tile)
        await put(table, park, chosen.tile, chosen.place)


def next_placements(park: WaterPark, tiles: tuple[Tile, ...]) -> list[Placement]:
    """List the tiles and places to choose from; coins and food go to the money first, unasked.

    An animal that has only the depot waits: it matters what lies on top.
    """
    options: list[Placement] = []
    for tile in dict.fromkeys(tiles):
        if not isinstance(tile, Animal):
            return [placement(tile, PURSE)]
        options += placements(park, tile)
    return options


def obstacles_to_having(table: AquarettoTable, park: WaterPark, tile: Tile) -> Obstacles:
    """A bought tile needs a space in the park, unless the group lets it go to the depot (R-Q-048)."""
    if not isinstance(tile, Animal) or table.box.bought_to_depot:
        return NONE
    return obstacles_to_any_space(park, tile.species)


async def place_bought(table: AquarettoTable, park: WaterPark, tile: Tile) -> None:
    """Place a bought tile by the same rules (R-Q-041, R-Q-048, R-Q-049)."""
    await place_in_hand(table, park, tile, depot=table.box.bought_to_depot)


async def place_in_hand(table: AquarettoTable, park: WaterPark, tile: Tile, *, depot: bool) -> None:
    """Let the player choose the place of a tile that was bought or came from the depot."""
    considered = considered_placements if depot else considered_spaces
    options = placements(park, tile, depot=depot)
    chosen = await Decision(park.seat, where_to_place(tile), options, considered, park, tile)
    table.in_hand = None
    await put(table, park, tile, chosen.place)


def considered_spaces(park: WaterPark, tile: Tile) -> Iterator[tuple[Placement, Obstacles]]:
    """Go through every place for a tile that may not go to the depot."""
    return considered_placements(park, tile, depot=False)


@cache
def where_to_place(tile: Tile) -> Message:
    """Ask where a tile goes."""
    return Message("aquaretto.prompt.place", tile=tile)


async def put(table: AquarettoTable, park: WaterPark, tile: Tile, place: Place) -> None:
    """Put a tile in its place, with everything that follows."""
    if table.journal is not SILENCE:  # bots try many places
        table.journal.tell(table.box.words.placed, player=park.player, tile=tile, place=place)
    if isinstance(place, Space):
        assert isinstance(tile, Animal)
        await house(table, park, tile, place)
    elif isinstance(place, Depot):
        park.depot.append(tile)
    elif isinstance(tile, Coin):
        park.money += 1
    else:
        park.food += 1


async def house(table: AquarettoTable, park: WaterPark, animal: Animal, space: Space) -> None:
    """Put an animal on a space: first what its number earns, then the birth it causes (R-Q-050, R-Q-057, R-Q-060)."""
    size = park.put_animal(animal, space)
    if size in table.box.marked:
        await earn(table, park, animal.species, size)
    if animal.ready is not None:
        await births(table, park, animal.species)
