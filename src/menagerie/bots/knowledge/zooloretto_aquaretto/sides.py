"""The table of both games as a player of only one of them would see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.bots.knowledge.aquaretto.options import outlook_of as park_outlook_of
from menagerie.bots.knowledge.aquaretto.worth import worth as park_worth
from menagerie.bots.knowledge.zooloretto.outlook import after_round, within_round
from menagerie.bots.knowledge.zooloretto.worth import worth as zoo_worth
from menagerie.games.aquaretto.scoring import MANAGED_PENALTY, points_for_feeding
from menagerie.games.aquaretto.table import AquarettoTable
from menagerie.games.aquaretto.tiles import FOOD
from menagerie.games.zooloretto.scoring import BARN_PENALTY
from menagerie.games.zooloretto.table import ZoolorettoTable
from menagerie.games.zooloretto_aquaretto.scoring import manageable
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO

if TYPE_CHECKING:
    from menagerie.bots.knowledge.aquaretto.outlook import Outlook as ParkOutlook
    from menagerie.bots.knowledge.zooloretto.outlook import Outlook as ZooOutlook
    from menagerie.bots.knowledge.zooloretto_aquaretto.weights import Beliefs, Weights
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto_aquaretto.estate import Estate
    from menagerie.games.zooloretto_aquaretto.table import BothTable

HOMES_IN_MIND = 3  # enclosures that a player will fill sooner or later, and then feed


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
    weights: Weights

    def worth(self, estate: Estate) -> float:
        """Return what zoo and park are worth together; their common money counts once."""
        alone = zoo_worth(estate, self.zoo) + park_worth(estate, self.park) - self.park.coin * estate.money
        return alone + self.managed(estate) + self.fed(estate)

    def managed(self, estate: Estate) -> float:
        """Return what the manager saves in the barn (R-C-055)."""
        return self.saved_by_manager(estate) if estate.managers and estate.barn else 0.0

    def saved_by_manager(self, estate: Estate) -> float:
        """Return what a manager would save in the barn: animals cost less there, stalls do not."""
        share = 1 - MANAGED_PENALTY / BARN_PENALTY
        return self.sure(self.weights.managed) * self.zoo.barn * manageable(estate) * share

    def fed(self, estate: Estate) -> float:
        """Return what the food comes to in the zoo (R-C-052, R-C-053)."""
        if not estate.box.feeds_zoo:
            return 0.0
        inhabited = sum([bool(enclosure.animals) for enclosure in estate.enclosures])
        return self.sure(self.weights.feeding) * points_for_feeding(estate.food, inhabited)

    def food_gain(self, estate: Estate, tiles: tuple[Tile, ...]) -> float:
        """Return what the food of a load brings in the zoo, besides what it brings in the park (R-C-051)."""
        food = tiles.count(FOOD)
        if not food or not estate.box.feeds_zoo:
            return 0.0
        homes = max(HOMES_IN_MIND, sum([bool(enclosure.animals) for enclosure in estate.enclosures]))
        return float(points_for_feeding(estate.food + food, homes) - points_for_feeding(estate.food, homes))

    def sure(self, share: float) -> float:
        """Let a share grow to the whole towards the end."""
        return 1.0 - (1.0 - share) * self.park.time


def outlooks(table: BothTable, seat: int, believed: Beliefs, *, taking: bool = False) -> Outlooks:
    """Look ahead as the player who is asked, or who takes a truck: with a truck, my part in the round is over."""
    zoos = zoo_side(table)
    done = taking or seat in table.takers
    zoo = (after_round if done else within_round)(zoos, believed.zoo)
    parks = park_side(table)
    if taking and seat not in parks.takers:
        parks.takers = (*parks.takers, seat)
    return Outlooks(zoo, park_outlook_of(parks, seat, believed.park), believed.both)
