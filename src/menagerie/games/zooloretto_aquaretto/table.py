"""The table of both games: two piles, one set of trucks, one bank."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from menagerie.games.aquaretto.table import AquarettoTable
from menagerie.games.zooloretto.table import ZoolorettoTable

if TYPE_CHECKING:
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.loretto.trucks import Truck
    from menagerie.games.zooloretto_aquaretto.box import BothBox
    from menagerie.games.zooloretto_aquaretto.estate import Estate

ZOO, PARK = "zoo", "park"  # the two games, by what their tiles are for


class BothTable(ZoolorettoTable, AquarettoTable):
    """The zones of both games; `pile` and `drawn` are those of the zoo."""

    __slots__ = ("closed", "water_drawn", "water_pile")

    box: BothBox
    water_pile: tuple[Tile, ...]  # all square tiles of the park in the order of drawing, the end pile last
    water_drawn: int
    closed: str | None  # the game of which no tiles come any more (R-C-041)

    @property
    def estates(self) -> list[Estate]:
        """What each player has, by seat."""
        return cast("list[Estate]", self.parks)

    def clone(self) -> BothTable:
        """Copy the table; the copy shares what never changes, and the estates until `changing` copies them."""
        table = BothTable.__new__(BothTable)
        self.copy_to(table)
        self.copy_zones_to(table)
        table.water_pile = self.water_pile
        table.water_drawn = self.water_drawn
        table.closed = self.closed
        return table

    def game_of(self, tile: Tile) -> str:
        """Return which game a tile belongs to (R-C-035)."""
        return PARK if tile in self.box.tiles.water else ZOO

    def game_on(self, truck: Truck) -> str | None:
        """Return which game a truck carries, as its first tile decides; None if it is empty (R-C-020)."""
        return self.game_of(truck.tiles[0]) if truck.tiles else None

    def left_of(self, game: str) -> tuple[Tile, ...]:
        """List the tiles of a game that nobody has drawn, in the order in which they will come."""
        return self.pile[self.drawn :] if game == ZOO else self.water_pile[self.water_drawn :]

    def undrawn(self) -> tuple[Tile, ...]:
        """List the tiles of both games that nobody has drawn."""
        return self.left_of(ZOO) + self.left_of(PARK)

    def is_opened(self, game: str) -> bool:
        """Whether the end pile of a game has been begun."""
        return self.count_left(game) < self.box.end_pile

    def count_left(self, game: str) -> int:
        """Count the tiles of a game that nobody has drawn."""
        return len(self.pile) - self.drawn if game == ZOO else len(self.water_pile) - self.water_drawn

    def draw_of(self, game: str) -> Tile:
        """Draw a tile of a game; the second end pile to be begun makes this round the last (R-C-043, R-C-044)."""
        was_open = self.is_opened(game)
        if game == ZOO:
            tile = self.pile[self.drawn]
            self.drawn += 1
        else:
            tile = self.water_pile[self.water_drawn]
            self.water_drawn += 1
        if not was_open and self.is_opened(game):
            self.last_round = self.is_opened(PARK if game == ZOO else ZOO)
            first = f"zooloretto_aquaretto.event.first_end_{game}"  # R-C-040
            self.journal.tell(self.box.words.last_round if self.last_round else first)
        return tile

    def begin_round(self) -> None:
        """Close the game whose end pile was begun: the rest of its tiles leaves the game unseen (R-C-040, R-C-041)."""
        if self.closed is None:
            self.closed = next((game for game in (ZOO, PARK) if self.is_opened(game)), None)

    @property
    def main_pile(self) -> int:
        """How many tiles the main piles still have."""
        return sum(self.main_pile_of(game) for game in (ZOO, PARK))

    @property
    def end_pile(self) -> int:
        """How many tiles the end piles still have that can be drawn."""
        return sum(self.end_pile_of(game) for game in (ZOO, PARK))

    def main_pile_of(self, game: str) -> int:
        """How many tiles the main pile of a game still has."""
        return max(0, self.count_left(game) - self.box.end_pile)

    def end_pile_of(self, game: str) -> int:
        """How many tiles the end pile of a game still has that can be drawn."""
        return 0 if game == self.closed else min(self.box.end_pile, self.count_left(game))
