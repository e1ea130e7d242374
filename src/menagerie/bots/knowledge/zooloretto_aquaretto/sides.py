"""The table of both games as a player of only one of them would see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.bots.knowledge.aquaretto.options import outlook_of as park_outlook_of
from menagerie.bots.knowledge.aquaretto.weights import WEIGHTS as PARK_WEIGHTS
from menagerie.bots.knowledge.aquaretto.worth import worth as park_worth
from menagerie.bots.knowledge.zooloretto.outlook import after_round, within_round
from menagerie.bots.knowledge.zooloretto.weights import WEIGHTS as ZOO_WEIGHTS
from menagerie.bots.knowledge.zooloretto.worth import worth as zoo_worth
from menagerie.games.aquaretto.table import AquarettoTable
from menagerie.games.zooloretto.table import ZoolorettoTable
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO

if TYPE_CHECKING:
    from menagerie.bots.knowledge.aquaretto.outlook import Outlook as ParkOutlook
    from menagerie.bots.knowledge.zooloretto.outlook import Outlook as ZooOutlook
    from menagerie.games.zooloretto_aquaretto.estate import Estate
    from menagerie.games.zooloretto_aquaretto.table import BothTable


def zoo_side(table: BothTable) -> ZoolorettoTable:
    """Return the zoos with their pile; when it is closed nothing comes any more."""
    side = ZoolorettoTable.__new__(ZoolorettoTable)
    table.copy_to(side)
    table.copy_zones_to(side)
    side.box = table.box.zoo
    side.species = tuple(species for species in table.species if species in table.box.zoo.species)
    if table.closed == ZOO:
        side.pile = side.pile[: side.drawn]
    return side


def park_side(table: BothTable) -> AquarettoTable:
    """Return the parks with their pile; when it is closed nothing comes any more."""
    side = AquarettoTable.__new__(AquarettoTable)
    table.copy_to(side)
    side.drawn = table.water_drawn
    side.pile = table.water_pile[: table.water_drawn] if table.closed == PARK else table.water_pile
    return side


class Outlooks(NamedTuple):
    """What may still come in both games, as a seat can estimate it."""

    zoo: ZooOutlook
    park: ParkOutlook

    def worth(self, estate: Estate) -> float:
        """Return what zoo and park are worth together; their common money counts once."""
        return zoo_worth(estate, self.zoo) + park_worth(estate, self.park) - self.park.coin * estate.money


def outlooks(table: BothTable, seat: int, *, taking: bool = False) -> Outlooks:
    """Look ahead as the player who is asked, or who takes a truck: with a truck, my part in the round is over."""
    seats = len(table.parks)
    zoos = zoo_side(table)
    done = taking or seat in table.takers
    zoo = (after_round if done else within_round)(zoos, ZOO_WEIGHTS[seats])
    parks = park_side(table)
    if taking and seat not in parks.takers:
        parks.takers = (*parks.takers, seat)
    return Outlooks(zoo, park_outlook_of(parks, seat, PARK_WEIGHTS[seats]))
