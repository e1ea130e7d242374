"""What one more tile brings to a zoo; the common cases are computed without unloading, to the same result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.zooloretto.unloading import worth_placed, worth_unloaded
from menagerie.bots.knowledge.zooloretto.worth import coin_worth, content, open_worth, worth
from menagerie.games.loretto.tiles import Animal, Coin
from menagerie.games.zooloretto.placing import placement
from menagerie.games.zooloretto.scoring import POINTS_A_STALL_TYPE
from menagerie.games.zooloretto.tiles import JungleAnimal, Stall
from menagerie.games.zooloretto.zoo import BARN

if TYPE_CHECKING:
    from menagerie.bots.knowledge.zooloretto.outlook import Outlook
    from menagerie.games.loretto.tiles import Species, Tile
    from menagerie.games.zooloretto.enclosures import Enclosure
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.tiles import Colour
    from menagerie.games.zooloretto.zoo import Zoo


class SingleTiles:
    """What each tile would bring to a zoo, computed once."""

    __slots__ = ("_beside", "_empty", "_gains", "_openings", "_outlook", "_residents", "table", "worth", "zoo")

    def __init__(self, table: ZoolorettoTable, zoo: Zoo, outlook: Outlook) -> None:
        self.zoo = zoo
        self.worth = worth(zoo, outlook)  # as it is
        self.table = table
        self._outlook = outlook
        self._empty = [enclosure for enclosure in zoo.enclosures if enclosure.species is None]
        self._residents = [enclosure.species for enclosure in zoo.enclosures if enclosure.species is not None]
        self._beside: float | None = None
        self._gains: dict[Tile, float] = {}
        self._openings: dict[Species, list[tuple[Enclosure, float]]] = {}

    def gain(self, tile: Tile) -> float:
        """Return what a tile brings."""
        gain = self._gains.get(tile)
        if gain is None:
            if isinstance(tile, Animal):
                gain = self._gain_of_animal(tile)
            elif isinstance(tile, Coin):
                gain = self._gain_of_coin(tile)
            elif isinstance(tile, Stall):
                gain = self._gain_of_stall(tile)
            else:
                assert isinstance(tile, JungleAnimal)
                gain = self._gain_of_jungle_animal(tile)
            self._gains[tile] = gain
        return gain

    def _tried(self, tile: Tile) -> float:
        """Find the gain by trying every place."""
        return worth_unloaded(self.table, self.zoo, (tile,), self._outlook) - self.worth

    def _gain_of_animal(self, animal: Animal) -> float:
        """An animal joins its kind, moves into an empty enclosure, or goes to the barn."""
        number = self._residents.count(animal.species)
        if number > 1:
            return self._tried(animal)  # the animals to come are counted on in one of the homes only
        if number == 1:
            home = next(enclosure for enclosure in self.zoo.enclosures if enclosure.species is animal.species)
            if home.free:
                return self._gain_at_home(animal, home)
            if self._empty:
                return self._tried(animal)
        barned = self._gain_in_barn(animal)
        return max([barned, *(self._gain_of_newcomer(animal, *opening) for opening in self._openings_for(animal))])

    def _gain_at_home(self, animal: Animal, home: Enclosure) -> float:
        if home.free == 1 or (animal.ready and any(other.ready not in (None, animal.ready) for other in home.animals)):
            return self._tried(animal)  # a bonus, or a birth
        seat, board, stall, outlook = self.zoo.seat, home.board, bool(home.stalls), self._outlook
        now = outlook.home(seat, animal.species, board, home.animals, stall=stall)
        after = outlook.home(seat, animal.species, board, (*home.animals, animal), stall=stall)
        return after - now + self._gain_of_gift(home, (*home.animals, animal), stall=stall)

    def _gain_of_newcomer(self, animal: Animal, home: Enclosure, change: float) -> float:
        stall = bool(home.stalls)
        moved_in = self._outlook.home(self.zoo.seat, animal.species, home.board, (animal,), stall=stall)
        return change + moved_in + self._gain_of_gift(home, (animal,), stall=stall)

    def _openings_for(self, animal: Animal) -> list[tuple[Enclosure, float]]:
        """List the empty enclosures, with what it costs that others can no longer move in."""
        species = animal.species
        if species not in self._openings:
            before = open_worth(self.zoo, self._empty, self._residents, self._outlook)
            residents = [*self._residents, species]
            self._openings[species] = [
                (
                    home,
                    open_worth(self.zoo, [*self._empty[:place], *self._empty[place + 1 :]], residents, self._outlook)
                    - before,
                )
                for place, home in enumerate(self._empty)
            ]
        return self._openings[species]

    def _gain_in_barn(self, tile: Animal | Stall | JungleAnimal) -> float:
        zoo = self.zoo
        if self._empty and zoo.money and isinstance(tile, Animal):  # it may be moved later
            return worth_placed(self.table, zoo, placement(tile, BARN), [], self._outlook) - self.worth
        kind = tile.species if isinstance(tile, Animal) else tile
        lies_there = any(kind is (other.species if isinstance(other, Animal) else other) for other in zoo.barn)
        return 0.0 if lies_there else -self._outlook.barn

    def _gain_of_coin(self, coin: Coin) -> float:
        if self.zoo.barn and self._empty:
            return self._tried(coin)  # it may move a group out of the barn
        return coin_worth(self.zoo.money + 1, self._outlook) - coin_worth(self.zoo.money, self._outlook)

    def _gain_of_stall(self, stall: Stall) -> float:
        """Return the gain of a stall on its best space: its type counts the same on all of them."""
        zoo, outlook = self.zoo, self._outlook
        spaces = sum([enclosure.free_stalls for enclosure in zoo.enclosures])
        if spaces == 0:
            return self._gain_in_barn(stall)
        if len(set(self._residents)) < len(self._residents):
            return self._tried(stall)
        if self._beside is None:
            self._beside = max([self._gain_beside(home, stall) for home in zoo.enclosures if home.free_stalls])
        placed = outlook.stall_types(zoo.enclosures)
        types = sum(placed) + outlook.missing_stalls(placed, spaces)
        placed[stall.rank - outlook.first_stall] = True
        more = sum(placed) + outlook.missing_stalls(placed, spaces - 1) - types
        walked = 0.0 if stall.colour is None else self._gain_of_walk((stall.colour,))
        return max(self._beside + POINTS_A_STALL_TYPE * more + walked, self._gain_in_barn(stall))

    def _gain_of_jungle_animal(self, animal: JungleAnimal) -> float:
        """Return the gain of a jungle animal: where it goes counts for nothing, but a visitor walks for it."""
        barned, zoo = self._gain_in_barn(animal), self.zoo
        if all(jungle.obstacles(zoo, animal) for jungle in zoo.box.jungles):
            return barned
        return max(barned, self._gain_of_walk(zoo.box.tiles.colours))

    def _gain_of_walk(self, colours: tuple[Colour, ...]) -> float:
        visiting = self._outlook.visiting
        return 0.0 if visiting is None else visiting.gain(self.table, self.zoo, colours)

    def _gain_of_gift(self, home: Enclosure, animals: tuple[Animal, ...], *, stall: bool) -> float:
        """Return how much more donations will bring when an enclosure has these animals, or a stall."""
        giving, zoo = self._outlook.giving, self.zoo
        if giving is None or len(zoo.donated) >= giving.most:
            return 0.0
        gifts = {
            other.board: giving.gift(zoo.seat, other, other.animals, stall=bool(other.stalls))
            for other in zoo.enclosures
            if other.species is not None
        }
        before = giving.worth(zoo, gifts.values())
        gifts[home.board] = giving.gift(zoo.seat, home, animals, stall=stall)
        return giving.worth(zoo, gifts.values()) - before

    def _gain_beside(self, home: Enclosure, stall: Stall) -> float:
        """Return what a stall of any type brings to the animals beside it, or to those that may move in."""
        if home.stalls:
            return 0.0
        zoo, outlook, board = self.zoo, self._outlook, home.board
        if home.species is not None:
            now = outlook.home(zoo.seat, home.species, board, home.animals, stall=False)
            after = outlook.home(zoo.seat, home.species, board, home.animals, stall=True)
            return after - now + self._gain_of_gift(home, home.animals, stall=True)
        stalled = [home.with_stalls((stall,)) if empty is home else empty for empty in self._empty]
        before = open_worth(zoo, self._empty, self._residents, outlook)
        return open_worth(zoo, stalled, self._residents, outlook) - before


def single_tiles(table: ZoolorettoTable, zoo: Zoo, outlook: Outlook) -> SingleTiles:
    """Return what each tile would bring to a zoo; one with the same content may have been looked at before."""
    key = (table.bank, table.reserve, table.bonus_tokens, content(zoo))
    single = outlook.single_tiles.get(key)
    if single is None:
        single = outlook.single_tiles[key] = SingleTiles(table, zoo.clone(), outlook)  # the zoo itself will change
    single.table = table  # where places are tried
    return single
