"""A park as a bot keeps it in mind: how large its basins are and can grow, without the places of single tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.games.aquaretto.scoring import MANAGED_PENALTY, points_for_feeding
from menagerie.games.aquaretto.spaces import beside
from menagerie.games.aquaretto.tiles import TRAINED
from menagerie.games.loretto.tiles import BY_RANK, Animal, Coin, Sex

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots.knowledge.aquaretto.outlook import Outlook
    from menagerie.games.aquaretto.water_park import WaterPark
    from menagerie.games.loretto.tiles import Species, Tile

STEPS = 3  # how far from a basin its room is counted
NEW_ROOM = 7  # spaces that a basin will have when it is started
BOTH = 2  # booths, feeding stations: nobody needs more
REMEMBERED = 4096


@lru_cache(maxsize=REMEMBERED)
def layout(spaces: int, trainers: int, basins: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Return how many spaces each basin can still grow over, and on how many another could be started."""
    everything = 0
    for basin in basins:
        everything |= basin
    free = spaces & ~everything & ~trainers
    rooms = []
    for basin in basins:
        others = everything & ~basin
        open_to_it = free & ~beside(others)
        reached = basin
        for _ in range(STEPS):
            reached |= beside(reached) & open_to_it
        rooms.append(reached.bit_count() - basin.bit_count())
    return tuple(rooms), (free & ~beside(everything)).bit_count()


class Basin:
    """A basin in mind: its size, its room, and the fertile animals that have not bred."""

    __slots__ = ("females", "males", "room", "size")

    def __init__(self, size: int, room: int, males: int = 0, females: int = 0) -> None:
        self.size = size
        self.room = room
        self.males = males
        self.females = females

    def copy(self) -> Basin:
        """Copy it."""
        return Basin(self.size, self.room, self.males, self.females)


class Sketch:
    """A park in mind, to which tiles can be added in no time."""

    __slots__ = (
        "basins",
        "cashiers",
        "depot",
        "fish",
        "food",
        "keepers",
        "managed",
        "outlook",
        "seat",
        "slots",
        "starts",
    )

    def __init__(self, park: WaterPark, outlook: Outlook) -> None:
        self.outlook = outlook
        self.seat = park.seat
        rooms, self.starts = layout(park.spaces, park.trainers, tuple(park.basins.values()))
        self.basins = {
            species: Basin(basin.bit_count(), room)
            for (species, basin), room in zip(park.basins.items(), rooms, strict=True)
        }
        for animal in park.animals.values():
            if animal.ready is Sex.MALE:
                self.basins[animal.species].males += 1
            elif animal.ready is Sex.FEMALE:
                self.basins[animal.species].females += 1
        self.slots = park.basin_limit - len(park.basins)
        self.depot: dict[Species, int] = {}
        for tile in park.depot:
            if isinstance(tile, Animal):
                self.depot[tile.species] = self.depot.get(tile.species, 0) + 1
        self.fish = park.fish
        self.food = park.food
        self.cashiers = park.cashiers
        self.keepers = park.keepers
        self.managed = bool(park.managers)

    def copy(self) -> Sketch:
        """Copy it, to try something."""
        sketch = Sketch.__new__(Sketch)
        sketch.outlook = self.outlook
        sketch.seat = self.seat
        sketch.basins = {species: basin.copy() for species, basin in self.basins.items()}
        sketch.starts = self.starts
        sketch.slots = self.slots
        sketch.depot = self.depot.copy()
        sketch.fish = self.fish
        sketch.food = self.food
        sketch.cashiers = self.cashiers
        sketch.keepers = self.keepers
        sketch.managed = self.managed
        return sketch

    def future(self, species: Species, basin: Basin) -> float:
        """Return what a basin will probably still bring, beyond its animals and what they have earned."""
        outlook = self.outlook
        weights = outlook.weights
        coming = outlook.arrivals[self.seat].get(species, 0.0)
        growth = weights.faith * min(coming, basin.room)
        if (basin.males or basin.females) and basin.room > 1:
            growth += weights.birth * min(1.0, coming / 4)
        value = outlook.reaching(basin.size + growth) - outlook.reaching(basin.size)
        return value + weights.room * outlook.time * max(0.0, basin.room - coming)

    def promise(self) -> float:
        """Return what the basins and those still to be started will probably bring."""
        open_slots = min(self.slots, (self.starts + 3) // 4)
        later = self.outlook.slot * (open_slots if open_slots < BOTH else 1.0 + 0.5 * (open_slots - 1))
        return later + sum([self.future(species, basin) for species, basin in self.basins.items()])

    def depot_cost(self) -> float:
        """Return what the tiles of the depot cost."""
        penalty = min(self.outlook.depot, MANAGED_PENALTY) if self.managed else self.outlook.depot
        return penalty * len(self.depot) + self.outlook.weights.buried * sum(self.depot.values())

    def fish_worth(self) -> float:
        """Return what a fish is worth: to every keeper there is, and a little to one who may come."""
        return self.keepers + (self.outlook.weights.fish * self.outlook.time if self.keepers < BOTH else 0.0)

    def gain(self, tile: Tile) -> float:
        """Return what one more tile brings."""
        return self.copy().add(tile)

    def gain_of(self, tiles: Sequence[Tile]) -> float:
        """Return what a load brings: fertile animals come before others take the spaces of their offspring."""
        trial = self.copy()
        return sum([trial.add(tile) for tile in sorted(tiles, key=BY_RANK, reverse=True)])

    def add(self, tile: Tile) -> float:
        """Add a tile where it serves best, and return what that brings."""
        if isinstance(tile, Coin):
            return self.outlook.coin + self.cashiers
        if not isinstance(tile, Animal):
            self.food += 1
            groups = max(len(self.basins), 3)
            return float(points_for_feeding(self.food, groups) - points_for_feeding(self.food - 1, groups))
        basin = self.basins.get(tile.species)
        if basin is not None and basin.room > 0:
            return self.grow(tile, basin)
        if basin is None and self.slots > 0 and self.starts > 0:
            started = self.start(tile)
            if started is not None:
                return started
        return self.shelve(tile)

    def grow(self, tile: Animal, basin: Basin) -> float:
        """Put an animal into a basin: its point, what it earns, a birth, and what the basin promises then."""
        outlook, species = self.outlook, tile.species
        before = outlook.reaching(basin.size) + self.future(species, basin)
        basin.size += 1
        basin.room -= 1
        if tile.ready is Sex.MALE:
            basin.males += 1
        elif tile.ready is Sex.FEMALE:
            basin.females += 1
        if basin.males and basin.females:
            basin.males -= 1
            basin.females -= 1
            if basin.room > 0:
                basin.size += 1
                basin.room -= 1
        value = outlook.reaching(basin.size) + self.future(species, basin) - before
        if tile.kind == "fish":
            self.fish += 1
            value += self.fish_worth()
        elif species.key in TRAINED and tile.kind != "flash":
            value += outlook.weights.stage * outlook.time
        return value

    def start(self, tile: Animal) -> float | None:
        """Start a basin, if that is better than to keep it for another species."""
        before = self.promise()
        trial = Basin(0, min(NEW_ROOM, self.starts))
        slots, starts = self.slots, self.starts
        self.slots, self.starts = slots - 1, max(0, starts - NEW_ROOM)
        self.grow(tile, trial)
        self.basins[tile.species] = trial
        value = self.outlook.reaching(trial.size) + self.promise() - before
        if tile.kind == "fish":
            value += self.fish_worth()
        if self.outlook.box.feeding and self.food < len(self.basins):
            value -= 1.0
        if value > self.shelving(tile):
            return value
        del self.basins[tile.species]
        self.slots, self.starts = slots, starts
        if tile.kind == "fish":
            self.fish -= 1
        return None

    def shelving(self, tile: Animal) -> float:
        """Return what it brings to put an animal on the depot: nothing good."""
        before = self.depot_cost()
        self.depot[tile.species] = self.depot.get(tile.species, 0) + 1
        cost = self.depot_cost() - before
        self.depot[tile.species] -= 1
        if not self.depot[tile.species]:
            del self.depot[tile.species]
        return -cost

    def shelve(self, tile: Animal) -> float:
        """Put an animal on the depot."""
        gain = self.shelving(tile)
        self.depot[tile.species] = self.depot.get(tile.species, 0) + 1
        return gain
