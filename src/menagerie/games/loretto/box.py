"""What is in the box of a truck game, for one choice of options and one number of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.games.loretto.tiles import Species, Tiles
    from menagerie.games.loretto.turn import Action
    from menagerie.games.loretto.words import Words


@dataclass(frozen=True, eq=False, slots=True)
class TruckBox:
    """What every member has in its box. All tables with the same choices share one box, which never changes."""

    words: Words
    seats: int
    tiles: Tiles
    species: tuple[Species, ...]  # by rank
    species_removed: int  # how many of them are not in play
    offspring_each: int  # tokens of a species
    trucks: tuple[int, ...]  # the places for tiles on each of them
    end_pile: int
    coins: int
    coins_each: int  # what a player starts with
    actions: tuple[Action, ...]  # of a turn, the cheapest first

    def offspring_of(self, species: Species) -> int:
        """Count the tokens of a species in the box."""
        return self.offspring_each
