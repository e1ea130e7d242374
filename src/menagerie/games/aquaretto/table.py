"""The table of Aquaretto: what all truck games have on theirs, with a water park for each player."""

from __future__ import annotations

# not compiled: the game of both boxes has classes with two bases, of which mypyc compiles the first only
from menagerie.games.aquaretto.box import AquarettoBox
from menagerie.games.aquaretto.water_park import WaterPark
from menagerie.games.loretto.table import TruckTable


class AquarettoTable(TruckTable[AquarettoBox, WaterPark]):
    """The zones of the game; what is left of the supplies follows from the parks."""

    __slots__ = ()

    def clone(self) -> AquarettoTable:
        """Copy the table; the copy shares what never changes, and the parks until `changing` copies them."""
        table = AquarettoTable.__new__(AquarettoTable)
        self.copy_to(table)
        return table

    @property
    def coworkers(self) -> int:
        """How many coworkers nobody has (R-Q-006)."""
        return self.box.all_coworkers - sum(park.coworkers for park in self.parks)
