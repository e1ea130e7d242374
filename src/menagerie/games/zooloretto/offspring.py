"""Births: a fertile pair that meets in an enclosure has an offspring at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.zooloretto.money import pay_coin_bonus
from menagerie.games.zooloretto.tiles import Animal, Sex, offspring_of
from menagerie.games.zooloretto.zoo import BARN

if TYPE_CHECKING:
    from menagerie.games.zooloretto.enclosures import Board
    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.zoo import Zoo


def births(table: Table, zoo: Zoo, board: Board, *, bonus: bool) -> None:
    """Let every pair of the enclosure that has not bred have its offspring (R-Z-050, R-Z-053, R-Z-054, R-Z-057)."""
    while (pair := unbred_pair(zoo.enclosures[board.index].animals)) is not None:
        breed(zoo, board, pair)
        bear(table, zoo, board, bonus=bonus)


def unbred_pair(animals: tuple[Animal, ...]) -> tuple[Animal, Animal] | None:
    """Find a male and a female that have not bred; they need not lie side by side (R-Z-058)."""
    male = female = None
    for animal in animals:
        if animal.ready is Sex.MALE:
            male = animal
        elif animal.ready is Sex.FEMALE:
            female = animal
    return None if male is None or female is None else (male, female)


def breed(zoo: Zoo, board: Board, pair: tuple[Animal, Animal]) -> None:
    """Mark the two parents: every fertile animal breeds once in the game (R-Z-053, R-Z-059)."""
    enclosure = zoo.enclosures[board.index]
    animals = list(enclosure.animals)
    for parent in pair:
        animals[animals.index(parent)] = parent.once_bred
    zoo.enclosures[board.index] = enclosure.with_animals(tuple(animals))


def bear(table: Table, zoo: Zoo, board: Board, *, bonus: bool) -> None:
    """Put an offspring on a free space of the enclosure, or in the barn if there is none (R-Z-052)."""
    enclosure = zoo.enclosures[board.index]
    species = enclosure.animals[0].species
    offspring = offspring_of(species)
    table.offspring[species.rank] -= 1  # two pairs a species, two tokens: the supply never runs out
    place = board if enclosure.free else BARN
    table.journal.tell("zooloretto.event.born", player=zoo.player, species=species, place=place)
    if enclosure.free == 0:
        zoo.put_in_barn(offspring)
        return
    zoo.enclosures[board.index] = enclosure.with_animals((*enclosure.animals, offspring))
    if bonus and enclosure.free == 1:
        pay_coin_bonus(table, zoo, board)  # R-Z-055
