"""A toy member of the family: a yard for pens of animals, and a stack of which only the top can be had."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from menagerie.games.loretto.box import TruckBox
from menagerie.games.loretto.discarding import Discarding
from menagerie.games.loretto.park import Park
from menagerie.games.loretto.placing import Placement
from menagerie.games.loretto.purchasing import Buying
from menagerie.games.loretto.set_up import begin
from menagerie.games.loretto.table import TruckTable
from menagerie.games.loretto.tiles import Coin, Species, Tiles, kin
from menagerie.games.loretto.trucks import Draw, Taking
from menagerie.games.loretto.words import Words
from menagerie.kernel.chance import Chance
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message, player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.loretto.tiles import Tile
    from menagerie.kernel.decision import Obstacles

WORDS = Words("yard")
DUCK, GOOSE = (Species("yard", key, rank) for rank, key in enumerate(("duck", "goose")))
TILES = {tile.key: tile for species in (DUCK, GOOSE) for tile in kin("yard", species, ("", "offspring"))}
SQUARE: dict[Tile, int] = {TILES["duck"]: 10, TILES["goose"]: 10}


class Spot:
    """A place in a yard."""

    __slots__ = ("key", "message")

    def __init__(self, key: str) -> None:
        self.key = key
        self.message = Message(f"yard.place.{key}")


PEN, STACK = Spot("pen"), Spot("stack")
PENNED = 2  # animals that a pen takes
placement = cache(partial(Placement, "yard"))


class Yard(Park):
    """A player's yard."""

    __slots__ = ("pen", "stack")

    def __init__(self, seat: int, money: int) -> None:
        self.seat, self.player, self.money = seat, player(seat), money
        self.pen: list[Tile] = []
        self.stack: list[Tile] = []

    def clone(self) -> Yard:
        yard = Yard(self.seat, self.money)
        yard.pen, yard.stack = self.pen[:], self.stack[:]
        return yard

    def tiles(self) -> list[Tile]:
        return self.pen + self.stack

    def spare_tiles(self) -> list[Tile]:
        return self.stack[-1:]

    def give_up(self, tile: Tile) -> None:
        assert self.stack.pop() is tile


class YardTable(TruckTable[TruckBox, Yard]):
    __slots__ = ()

    def clone(self) -> YardTable:
        table = YardTable()
        self.copy_to(table)
        return table


def considered(yard: Yard, tiles: tuple[Tile, ...]) -> Iterator[tuple[Placement, Obstacles]]:
    """Go through the pen, which may be full, and the stack."""
    full: Obstacles = (Message("yard.obstacle.pen_full"),)
    for tile in dict.fromkeys(tiles):
        yield placement(tile, PEN), NONE if len(yard.pen) < PENNED else full
        yield placement(tile, STACK), NONE


async def unload(table: YardTable, yard: Yard, number: int) -> None:
    while tiles := table.trucks[number].tiles:
        options = [where for where, obstacles in considered(yard, tiles) if not obstacles]
        chosen = await Decision(yard.seat, Message("yard.prompt.unload"), options)
        table.trucks[number] = table.trucks[number].without(chosen.tile)
        put(table, yard, chosen.tile, PEN if chosen.place is PEN else STACK)


async def place_bought(table: YardTable, yard: Yard, tile: Tile) -> None:
    table.in_hand = None
    put(table, yard, tile, STACK)


def put(table: YardTable, yard: Yard, tile: Tile, place: Spot) -> None:
    table.journal.tell(table.box.words.placed, player=yard.player, tile=tile, place=place)
    (yard.pen if place is PEN else yard.stack).append(tile)


BOX = TruckBox(
    words=WORDS,
    seats=2,
    tiles=Tiles((DUCK, GOOSE), list(TILES.values()), Coin("yard", len(TILES)), SQUARE),
    species=(DUCK, GOOSE),
    species_removed=0,
    offspring_each=1,
    trucks=(3, 2),
    end_pile=5,
    coins=10,
    coins_each=3,
    actions=(
        Draw(WORDS, 2),
        Taking(WORDS, 2, unload),
        Buying(WORDS, 2, 1, place_bought),
        Discarding(WORDS, 2),
    ),
)


def yard_table(seed: int = 1) -> YardTable:
    """Lay out the toy game for two."""
    table = YardTable()
    table.box = BOX
    begin(table, (DUCK, GOOSE), BOX.tiles.square((DUCK, GOOSE)), 0, Chance(seed))
    table.parks = [Yard(seat, BOX.coins_each) for seat in range(2)]
    return table
