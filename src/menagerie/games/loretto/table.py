"""Everything that lies on the table of a truck game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from menagerie.games.loretto.box import TruckBox
from menagerie.games.loretto.park import Park
from menagerie.kernel.journal import SILENCE, Journal

if TYPE_CHECKING:
    from menagerie.games.loretto.tiles import Species, Tile
    from menagerie.games.loretto.trucks import Truck
    from menagerie.kernel.chance import Chance

B = TypeVar("B", bound=TruckBox)
P = TypeVar("P", bound=Park)


class TruckTable(ABC, Generic[B, P]):
    """The zones that all members share; a member says what its players have and may add zones of its own."""

    __slots__ = (
        "bank",
        "box",
        "chance",
        "current",
        "drawn",
        "in_hand",
        "journal",
        "last_round",
        "offspring",
        "out_of_game",
        "over",
        "parks",
        "pile",
        "round",
        "species",
        "takers",
        "trucks",
    )

    box: B
    parks: list[P]  # what each player has, by seat
    trucks: list[Truck]
    species: tuple[Species, ...]  # in play
    pile: tuple[Tile, ...]  # all square tiles in the order of drawing, the end pile last
    drawn: int  # how many of them have been drawn
    in_hand: Tile | None  # drawn or bought, seen by everybody, not placed yet
    offspring: tuple[int, ...]  # tokens left of each species
    out_of_game: tuple[Tile, ...]
    bank: int
    current: int  # who moves next
    takers: tuple[int, ...]  # who has taken a truck this round, in order
    round: int
    last_round: bool
    over: bool
    chance: Chance
    journal: Journal

    def changing(self, seat: int) -> P:
        """Return what a player has as a copy that may change: clones of this table share the old one."""
        park: P = self.parks[seat].clone()
        self.parks[seat] = park
        return park

    @abstractmethod
    def clone(self) -> TruckTable[B, P]:
        """Copy the table; the copy shares what never changes, and the parks until `changing` copies them."""

    def copy_to(self, table: TruckTable[Any, Any]) -> None:
        """Copy the shared zones to another table; what never changes is shared."""
        table.box = self.box
        table.parks = self.parks[:]
        table.trucks = self.trucks[:]
        table.species = self.species
        table.pile = self.pile
        table.drawn = self.drawn
        table.in_hand = self.in_hand
        table.offspring = self.offspring
        table.out_of_game = self.out_of_game
        table.bank = self.bank
        table.current = self.current
        table.takers = self.takers
        table.round = self.round
        table.last_round = self.last_round
        table.over = self.over
        table.chance = self.chance.clone()
        table.journal = SILENCE

    @property
    def main_pile(self) -> int:
        """How many tiles the main pile still has."""
        return max(0, len(self.pile) - self.box.end_pile - self.drawn)

    @property
    def end_pile(self) -> int:
        """How many tiles the end pile still has."""
        return min(self.box.end_pile, len(self.pile) - self.drawn)

    def begin_round(self) -> None:
        """Do what a member does between two rounds, if anything."""

    def square_tiles(self) -> list[Tile]:
        """List all square tiles of this game, with the species in play."""
        return self.box.tiles.square(self.species)

    def undrawn(self) -> tuple[Tile, ...]:
        """List the tiles that nobody has drawn, in the order in which they will come."""
        return self.pile[self.drawn :]

    def draw(self) -> Tile:
        """Draw the next tile; the first of the end pile makes this round the last (R-Z-015, R-Z-080, R-Q-077)."""
        tile = self.pile[self.drawn]  # R-Z-083: the end pile is enough for every place on the trucks
        if self.drawn >= len(self.pile) - self.box.end_pile and not self.last_round:
            self.last_round = True
            self.journal.tell(self.box.words.last_round)
        self.drawn += 1
        return tile


AnyTable: TypeAlias = TruckTable[Any, Any]
