"""A player's water park: spaces with basins and trainers, posts, depot and money."""

from __future__ import annotations

# not compiled: the game of both boxes has classes with two bases, of which mypyc compiles the first only
from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.aquaretto.spaces import BOARD_SPACES, beside
from menagerie.games.aquaretto.tiles import FOOD, can_be_trained
from menagerie.games.loretto.park import Park
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message, player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.aquaretto.box import AquarettoBox
    from menagerie.games.aquaretto.expansions import Expansion, Lay
    from menagerie.games.aquaretto.spaces import Space
    from menagerie.games.loretto.tiles import Animal, Species, Tile
    from menagerie.kernel.decision import Obstacles

PARTS = (
    "animals",
    "basin_limit",
    "basins",
    "cashiers",
    "depot",
    "fish",
    "food",
    "keepers",
    "laid",
    "managers",
    "spaces",
    "trainable",
    "trainers",
)
NOT_HERE: tuple[str, ...] = ()  # a class that adds a park to something else has the slots itself


class WaterPark(Park):
    """What a water park is, wherever its parts are kept: it may be all that a player has, or not."""

    __slots__ = NOT_HERE

    spaces: int  # all of them, expansions included
    laid: tuple[Lay, ...]  # expansions, in the order in which they were laid
    basin_limit: int  # R-Q-022
    animals: dict[Space, Animal]  # in the order in which they came
    basins: dict[Species, int]  # the spaces of each
    trainable: int  # the spaces of animals that can be trained
    fish: int  # animals with a fish
    trainers: int  # their spaces
    cashiers: int
    keepers: int
    managers: int
    depot: list[Tile]  # a stack, the top last (R-Q-030, R-Q-031)
    food: int  # tiles

    def open(self, box: AquarettoBox) -> None:
        """Lay out an empty park."""
        self.spaces = BOARD_SPACES
        self.laid = ()
        self.basin_limit = box.board.basins
        self.animals = {}
        self.basins = {}
        self.trainable = self.fish = self.trainers = 0
        self.cashiers = self.keepers = self.managers = 0
        self.depot = []
        self.food = 0

    def copy_park_to(self, park: WaterPark) -> None:
        """Copy what is in it to another park."""
        park.spaces = self.spaces
        park.laid = self.laid
        park.basin_limit = self.basin_limit
        park.animals = self.animals.copy()
        park.basins = self.basins.copy()
        park.trainable = self.trainable
        park.fish = self.fish
        park.trainers = self.trainers
        park.cashiers = self.cashiers
        park.keepers = self.keepers
        park.managers = self.managers
        park.depot = self.depot[:]
        park.food = self.food

    def tiles(self) -> Iterator[Tile]:
        """Go through every tile of the park, the depot and the food."""
        yield from self.animals.values()
        yield from self.depot
        yield from [FOOD] * self.food

    def spare_tiles(self) -> list[Tile]:
        """Return the top of the depot: nothing else can be bought or discarded (R-Q-030, R-Q-041, R-Q-043)."""
        return self.depot[-1:]

    def kept_tiles(self) -> list[Tile]:
        """List the whole depot: a player may ask about what lies below the top."""
        return self.depot

    def obstacles_to_giving(self, tile: Tile) -> Obstacles:
        """Only the top of the depot can be had (R-Q-030)."""
        return NONE if self.depot[-1:] == [tile] else (below_the_top(self.depot[-1]),)

    def give_up(self, tile: Tile) -> None:
        """Take the top off the depot."""
        top = self.depot.pop()
        assert top is tile

    @property
    def coworkers(self) -> int:
        """How many coworkers the park has, in all jobs."""
        return self.cashiers + self.keepers + self.managers + self.trainers.bit_count()

    def count_laid(self, expansion: Expansion) -> int:
        """Count the expansions of a size."""
        return sum(lay.expansion is expansion for lay in self.laid)

    def put_animal(self, animal: Animal, space: Space) -> int:
        """Put an animal on a space, and return how many its basin holds now."""
        self.animals[space] = animal
        basin = self.basins[animal.species] = self.basins.get(animal.species, 0) | space.bit
        if animal.kind == "fish":
            self.fish += 1
        elif can_be_trained(animal):
            self.trainable |= space.bit
        return basin.bit_count()

    def put_expansion(self, lay: Lay) -> None:
        """Make an expansion part of the park (R-Q-044 to R-Q-047)."""
        self.laid += (lay,)
        self.spaces |= lay.mask
        self.basin_limit += lay.expansion.basins

    def empty_spaces(self) -> int:
        """Return the spaces without animal or trainer (R-Q-028)."""
        occupied = self.trainers
        for basin in self.basins.values():
            occupied |= basin
        return self.spaces & ~occupied

    def open_to(self, species: Species) -> int:
        """Return where an animal of a species can go: beside its basin or in a new one, apart from the others."""
        own = foreign = 0
        for kind, basin in self.basins.items():
            if kind is species:
                own = basin
            else:
                foreign |= basin
        if not own and len(self.basins) >= self.basin_limit:
            return 0
        allowed = self.spaces & ~(own | foreign | self.trainers | beside(foreign))
        return allowed & beside(own) if own else allowed

    def inhabitants(self, species: Species) -> Iterator[tuple[Space, Animal]]:
        """Go through the animals of a basin."""
        return ((space, animal) for space, animal in self.animals.items() if animal.species is species)


@cache
def below_the_top(top: Tile) -> Message:
    """Return that another tile lies on top."""
    return Message("aquaretto.obstacle.below_the_top", tile=top)


class OwnPark(WaterPark):
    """One player's water park, which is all that the player has."""

    __slots__ = PARTS

    def __init__(self, seat: int, box: AquarettoBox) -> None:
        self.seat = seat
        self.player = player(seat)
        self.money = box.coins_each
        self.open(box)

    def clone(self) -> OwnPark:
        """Copy the park."""
        park = OwnPark.__new__(OwnPark)
        park.seat = self.seat
        park.player = self.player
        park.money = self.money
        self.copy_park_to(park)
        return park
