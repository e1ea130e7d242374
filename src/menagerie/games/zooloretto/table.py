"""The table of Zooloretto: what all truck games have on theirs, with a zoo for each player."""

from __future__ import annotations

from menagerie.games.loretto.table import TruckTable
from menagerie.games.zooloretto.box import ZoolorettoBox
from menagerie.games.zooloretto.zoo import Zoo


class ZoolorettoTable(TruckTable[ZoolorettoBox, Zoo]):
    """The zones of the game."""

    __slots__ = ("donation_tokens",)

    donation_tokens: tuple[int, ...]  # left on their pile, the top one first

    @property
    def zoos(self) -> list[Zoo]:
        """The zoos, by seat."""
        return self.parks

    def clone(self) -> ZoolorettoTable:
        """Copy the table; the copy shares what never changes, and the zoos until `changing` copies them."""
        table = ZoolorettoTable.__new__(ZoolorettoTable)
        self.copy_to(table)
        table.donation_tokens = self.donation_tokens
        return table
