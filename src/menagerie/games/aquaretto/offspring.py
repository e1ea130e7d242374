"""What a growing basin brings: coins, coworkers, and the offspring of a pair that meets."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.aquaretto.basins import obstacles_to_housing
from menagerie.games.aquaretto.coworkers import hire
from menagerie.games.aquaretto.places import DEPOT, placement
from menagerie.games.aquaretto.spaces import spaces_in
from menagerie.games.loretto.money import pay_out
from menagerie.games.loretto.offspring import newborn, unbred_pair
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.aquaretto.water_park import WaterPark
    from menagerie.games.loretto.placing import Placement
    from menagerie.games.loretto.tiles import Species
    from menagerie.kernel.decision import Obstacles


async def earn(table: AquarettoTable, park: WaterPark, species: Species, size: int) -> None:
    """Pay what the latest tile of a basin earns by its number (R-Q-060 to R-Q-062, R-Q-065)."""
    if size in table.box.marks.coworker:
        await hire(table, park)
    elif table.bank:
        pay_out(table, park, 1)
        table.journal.tell("aquaretto.event.earned", player=park.player, species=species, animals=size)
    else:
        table.journal.tell("aquaretto.event.empty_bank", player=park.player)


async def births(table: AquarettoTable, park: WaterPark, species: Species) -> None:
    """Let a pair of the basin that has not bred have its offspring (R-Q-050, R-Q-054, R-Q-055)."""
    pair = unbred_pair(animal for _, animal in park.inhabitants(species))
    if pair is None:
        return
    for parent in pair:
        where = next(space for space, animal in park.inhabitants(species) if animal is parent)
        park.animals[where] = parent.once_bred
    await bear(table, park, species)


async def bear(table: AquarettoTable, park: WaterPark, species: Species) -> None:
    """Add an offspring to the basin where the player likes, or to the depot if it cannot grow (R-Q-051 to R-Q-053)."""
    spaces = spaces_in(park.open_to(species))
    offspring = newborn(table, species)
    if not spaces:
        park.depot.append(offspring)
        table.journal.tell(table.box.words.born, player=park.player, species=species, place=DEPOT)
        return
    if len(spaces) == 1:
        space = spaces[0]
    else:
        table.in_hand = offspring
        options = [placement(offspring, space) for space in spaces]
        chosen = await Decision(park.seat, where_to_bear(species), options, considered_cradles, park, species)
        table.in_hand = None
        space = spaces[options.index(chosen)]
    size = park.put_animal(offspring, space)
    table.journal.tell(table.box.words.born, player=park.player, species=species, place=space)
    if size in table.box.marked:
        await earn(table, park, species, size)


def considered_cradles(park: WaterPark, species: Species) -> Iterator[tuple[Placement, Obstacles]]:
    """Go through every space of the park for an offspring, with what stands in the way."""
    for space in spaces_in(park.spaces):
        yield placement(species.offspring, space), obstacles_to_housing(park, species, space)


@cache
def where_to_bear(species: Species) -> Message:
    """Ask where an offspring goes."""
    return Message("aquaretto.prompt.offspring", species=species)
