"""The icons that cards, partner zoos and universities bring into a zoo."""

from __future__ import annotations

from menagerie.kernel.messages import Message


class Icon:
    """An icon; zoos count icons in lists, by this index."""

    __slots__ = ("index", "key", "message")

    def __init__(self, index: int, key: str) -> None:
        self.index = index
        self.key = key
        self.message = Message(f"ark_nova_cards.icons.{key}")

    def __repr__(self) -> str:
        return self.key


CONTINENT_NAMES = ("africa", "americas", "asia", "australia", "europe")  # R-A-023
# R-A-021, R-A-574
CATEGORY_NAMES = ("bird", "herbivore", "predator", "primate", "reptile", "bear", "petting", "sea_animal")
NAMES = (*CONTINENT_NAMES, *CATEGORY_NAMES, "science", "rock", "water")

ICONS = {name: Icon(index, name) for index, name in enumerate(NAMES)}
CONTINENTS = tuple(ICONS[name] for name in CONTINENT_NAMES)
CATEGORIES = tuple(ICONS[name] for name in CATEGORY_NAMES)  # R-A-022: bear and petting zoo animal are full categories
BEAR, PETTING, PREDATOR, PRIMATE = ICONS["bear"], ICONS["petting"], ICONS["predator"], ICONS["primate"]
SEA_ANIMAL, REPTILE = ICONS["sea_animal"], ICONS["reptile"]
HERBIVORE, SCIENCE, ROCK, WATER = ICONS["herbivore"], ICONS["science"], ICONS["rock"], ICONS["water"]
