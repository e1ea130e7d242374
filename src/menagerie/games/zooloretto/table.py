"""Everything that lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from menagerie.games.zooloretto.box import PILES
from menagerie.kernel.journal import SILENCE, Journal

if TYPE_CHECKING:
    from menagerie.games.zooloretto.tiles import Species, Tile
    from menagerie.games.zooloretto.trucks import Truck
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.chance import Chance


@dataclass(frozen=True)
class HouseRules:
    """What a group may want otherwise where the printed rules are silent."""

    stalls_leave_barn: bool
    short_bank: str
    extension_bonus: int


class Table:
    """The zones of the game; the current player moves next."""

    __slots__ = (
        "bank",
        "chance",
        "current",
        "drawn",
        "house_rules",
        "in_hand",
        "journal",
        "last_round",
        "offspring",
        "out_of_game",
        "over",
        "pile",
        "round",
        "species",
        "takers",
        "trucks",
        "zoos",
    )

    zoos: list[Zoo]
    trucks: list[Truck]
    species: tuple[Species, ...]  # in play
    pile: tuple[Tile, ...]  # all square tiles in the order of drawing, the end pile last
    drawn: int  # how many of them have been drawn
    in_hand: Tile | None  # drawn or bought, seen by all, not placed yet
    offspring: list[int]  # tokens left of each species
    out_of_game: list[Tile]
    bank: int
    current: int
    takers: tuple[int, ...]  # who has taken a truck this round, the first first
    round: int
    last_round: bool
    over: bool
    house_rules: HouseRules
    chance: Chance
    journal: Journal

    def clone(self) -> Table:
        """Copy the table; the copy shares what never changes, and the zoos, which `changing` copies in time."""
        table = Table.__new__(Table)
        table.zoos = self.zoos[:]
        table.trucks = self.trucks[:]
        table.species = self.species
        table.pile = self.pile
        table.drawn = self.drawn
        table.in_hand = self.in_hand
        table.offspring = self.offspring[:]
        table.out_of_game = self.out_of_game[:]
        table.bank = self.bank
        table.current = self.current
        table.takers = self.takers
        table.round = self.round
        table.last_round = self.last_round
        table.over = self.over
        table.house_rules = self.house_rules
        table.chance = self.chance.clone()
        table.journal = SILENCE
        return table

    def changing(self, seat: int) -> Zoo:
        """Give a zoo that is about to change, as a copy of its own: clones of this table share the old one."""
        zoo = self.zoos[seat] = self.zoos[seat].clone()
        return zoo

    @property
    def main_pile(self) -> int:
        """How many tiles the main pile still has."""
        return max(0, len(self.pile) - PILES.end_pile - self.drawn)

    @property
    def end_pile(self) -> int:
        """How many tiles the end pile still has."""
        return min(PILES.end_pile, len(self.pile) - self.drawn)

    def draw(self) -> Tile:
        """Draw the next tile; the first one of the end pile makes the round the last (R-Z-015, R-Z-080)."""
        tile = self.pile[self.drawn]  # R-Z-083: the end pile is enough for every place on the trucks
        if self.drawn >= len(self.pile) - PILES.end_pile and not self.last_round:
            self.last_round = True
            self.journal.tell("zooloretto.event.last_round")
        self.drawn += 1
        return tile
