"""The table of Zooloretto: what all truck games have on theirs, with a zoo for each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.table import TruckTable
from menagerie.games.zooloretto.box import ZoolorettoBox
from menagerie.games.zooloretto.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto.tiles import Colour, JungleAnimal


class ZoolorettoTable(TruckTable[ZoolorettoBox, Zoo]):
    """The zones of the game."""

    __slots__ = ("bonus_tokens", "donation_tokens", "jungle_species", "reserve")

    donation_tokens: tuple[int, ...]  # left on their pile, the top one first
    jungle_species: tuple[JungleAnimal, ...]  # in play
    reserve: tuple[int, ...]  # by colour the visitors that are in no zoo
    bonus_tokens: tuple[Colour, ...]  # that nobody has earned yet

    @property
    def zoos(self) -> list[Zoo]:
        """The zoos, by seat."""
        return self.parks

    def lay_nothing(self) -> None:
        """Lay out nothing of any expansion; those in the box do it themselves."""
        self.donation_tokens = ()
        self.jungle_species = ()
        self.reserve = ()
        self.bonus_tokens = ()

    def square_tiles(self) -> list[Tile]:
        """List all square tiles of this game, those of absent jungle species left out."""
        absent = [tile for tile in self.box.tiles.jungle.values() if tile not in self.jungle_species]
        return [tile for tile in super().square_tiles() if tile not in absent]

    def clone(self) -> ZoolorettoTable:
        """Copy the table; the copy shares what never changes, and the zoos until `changing` copies them."""
        table = ZoolorettoTable.__new__(ZoolorettoTable)
        self.copy_to(table)
        self.copy_zones_to(table)
        return table

    def copy_zones_to(self, table: ZoolorettoTable) -> None:
        """Copy the zones of the expansions to another table."""
        table.donation_tokens = self.donation_tokens
        table.jungle_species = self.jungle_species
        table.reserve = self.reserve
        table.bonus_tokens = self.bonus_tokens
