"""The icons on tiles, and the other marks that rules look for: each is a bit of a tile's marks."""

from __future__ import annotations

HABITATS = ("rock", "forest", "water")
CONTINENTS = ("africa", "americas", "asia", "australia", "europe")
CLASSES = ("bird", "herbivore", "petting_zoo", "predator", "primate", "reptile")
KINDS = ("animal", "building", "project")
SIZES = ("small", "large")

# A building and a project show an icon of their kind. That a tile is an animal, and how large, is a mark like an icon.
MARKS = (*HABITATS, *CONTINENTS, *CLASSES, *KINDS, *SIZES)
INDEX = {mark: index for index, mark in enumerate(MARKS)}

ROCK, FOREST, WATER = (INDEX[mark] for mark in HABITATS)
ANIMAL, BUILDING, PROJECT = (INDEX[mark] for mark in KINDS)
SMALL, LARGE = (INDEX[mark] for mark in SIZES)
PETTING_ZOO = INDEX["petting_zoo"]
CONTINENT_MARKS = tuple(INDEX[mark] for mark in CONTINENTS)
CLASS_MARKS = tuple(INDEX[mark] for mark in CLASSES)
OBJECTIVE_ICONS = (*CONTINENTS, *(each for each in CLASSES if each != "petting_zoo"))


def marks_of(names: tuple[str, ...]) -> int:
    """Return marks as the bits of one number."""
    return sum(1 << INDEX[name] for name in names)
