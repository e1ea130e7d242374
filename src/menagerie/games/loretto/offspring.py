"""Offspring: a fertile pair that meets has one at once, from the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.tiles import Sex

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.tiles import Animal, Species


def unbred_pair(animals: Iterable[Animal]) -> tuple[Animal, Animal] | None:
    """Find a male and a female that have not bred; they need not lie side by side (R-Z-058, R-Q-055)."""
    male = female = None
    for animal in animals:
        if animal.ready is Sex.MALE:
            male = animal
        elif animal.ready is Sex.FEMALE:
            female = animal
    return None if male is None or female is None else (male, female)


def newborn(table: AnyTable, species: Species) -> Animal:
    """Take an offspring from the supply."""
    supply = list(table.offspring)
    supply[species.rank] -= 1  # as many tokens as pairs: the supply never runs out (R-Q-056)
    table.offspring = tuple(supply)
    return species.offspring
