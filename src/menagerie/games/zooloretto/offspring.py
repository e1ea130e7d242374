"""Births: a fertile pair that meets in an enclosure has an offspring at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.offspring import newborn, unbred_pair
from menagerie.games.zooloretto.money import pay_coin_bonus
from menagerie.games.zooloretto.zoo import BARN

if TYPE_CHECKING:
    from menagerie.games.loretto.tiles import Animal
    from menagerie.games.zooloretto.enclosures import Board
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo


async def births(table: ZoolorettoTable, zoo: Zoo, board: Board, *, bonus: bool) -> None:
    """Let every pair of the enclosure that has not bred have its offspring (R-Z-050, R-Z-053, R-Z-054, R-Z-057)."""
    while (pair := unbred_pair(zoo.enclosures[board.index].animals)) is not None:
        breed(zoo, board, pair)
        await bear(table, zoo, board, bonus=bonus)


def breed(zoo: Zoo, board: Board, pair: tuple[Animal, Animal]) -> None:
    """Mark the two parents: every fertile animal breeds once in the game (R-Z-053, R-Z-059)."""
    enclosure = zoo.enclosures[board.index]
    animals = list(enclosure.animals)
    for parent in pair:
        animals[animals.index(parent)] = parent.once_bred
    zoo.enclosures[board.index] = enclosure.with_animals(tuple(animals))


async def bear(table: ZoolorettoTable, zoo: Zoo, board: Board, *, bonus: bool) -> None:
    """Put an offspring on a free space of the enclosure, or in the barn if there is none (R-Z-052)."""
    enclosure = zoo.enclosures[board.index]
    species = enclosure.animals[0].species
    offspring = newborn(table, species)
    place = board if enclosure.free else BARN
    table.journal.tell(table.box.words.born, player=zoo.player, species=species, place=place)
    if enclosure.free == 0:
        zoo.put_in_barn(offspring)
        return
    zoo.enclosures[board.index] = enclosure.with_animals((*enclosure.animals, offspring))
    if bonus and enclosure.free == 1:
        pay_coin_bonus(table, zoo, board)  # R-Z-055
