"""The table of Zooloretto: what all truck games have on theirs, and the zoos."""

from __future__ import annotations

from menagerie.games.loretto.table import TruckTable
from menagerie.games.zooloretto.box import ZoolorettoBox
from menagerie.games.zooloretto.zoo import Zoo


class ZoolorettoTable(TruckTable[ZoolorettoBox, Zoo]):
    """The zones of the game."""

    __slots__ = ("zoos",)

    zoos: list[Zoo]

    @property
    def parks(self) -> list[Zoo]:
        """The zoos, by seat."""
        return self.zoos

    def clone(self) -> ZoolorettoTable:
        """Copy the table; the copy shares what never changes, and the zoos until `changing` copies them."""
        table = ZoolorettoTable.__new__(ZoolorettoTable)
        self.copy_to(table)
        table.zoos = self.zoos[:]
        return table

    def changing(self, seat: int) -> Zoo:
        """Return a zoo as a copy that may change: clones of this table share the old one."""
        zoo = self.zoos[seat] = self.zoos[seat].clone()
        return zoo
