"""The jungle board of a zoo, and what may lie on it (expansion Exotic)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.zooloretto.tiles import JungleAnimal
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto.enclosures import Board
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.decision import Obstacles


class Jungle:
    """A jungle board, as the place where jungle animals go; it scores nothing and has no stall (R-E-003, R-E-042)."""

    __slots__ = ("key", "message", "most_species", "spaces")

    def __init__(self, spaces: int, most_species: int) -> None:
        self.key = "jungle"
        self.message = Message("zooloretto.place.jungle")
        self.spaces = spaces
        self.most_species = most_species

    def __repr__(self) -> str:
        return self.key

    def obstacles(self, zoo: Zoo, tile: Tile) -> Obstacles:
        """Only jungle animals lie there, on free spaces, of at most three species (R-E-010 to R-E-012)."""
        if not isinstance(tile, JungleAnimal):
            return (Message("zooloretto.obstacle.only_jungle_animals"),)
        if len(zoo.jungle) >= self.spaces:
            return (Message("zooloretto.obstacle.jungle_full", spaces=self.spaces),)
        if tile in zoo.jungle or species_in_jungle(zoo) < self.most_species:
            return NONE
        return (Message("zooloretto.obstacle.jungle_species", species=self.most_species),)


def species_in_jungle(zoo: Zoo) -> int:
    """Count the species on the jungle board of a zoo."""
    return len(dict.fromkeys(zoo.jungle))


def not_in_enclosure(board: Board) -> Message:
    """Return that a jungle animal never lives in an enclosure (R-E-011)."""
    return Message("zooloretto.obstacle.jungle_animal", place=board)
