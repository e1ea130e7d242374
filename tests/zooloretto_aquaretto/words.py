"""The keys of messages that the game of both boxes puts together from the names of things."""

from __future__ import annotations

from menagerie.games.zooloretto_aquaretto.box import WORDS
from menagerie.games.zooloretto_aquaretto.rules import RULES
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO

GAME = RULES.name
PARTS = (
    "E5",
    "E4",
    "E6",
    "X1",
    "X2",
    "stalls",
    "barn_species",
    "barn_stalls",
    "donations",
    "visitors",
    "visitor_bonus",
)
PARK_PARTS = ("animals", "cashiers", "keepers", "trainers", "depot", "food_basins", "food_enclosures")


def both_families() -> set[str]:
    """List the families of keys; drawing has words for each of the games."""
    keys = {WORDS.turn.key, *(key for key in vars(WORDS).values() if isinstance(key, str))} - {WORDS.draw}
    families = {
        "action": [f"draw_{game}" for game in (ZOO, PARK)],
        "obstacle": [f"{word}_{game}" for word in ("no_more", "not", "keep_from") for game in (ZOO, PARK)],
        "event": [f"first_end_{game}" for game in (ZOO, PARK)],
        "slip": [f"first_end_{game}" for game in (ZOO, PARK)],
        "score": [*PARTS, *PARK_PARTS],
        "option": [option.name for option in RULES.options],
    }
    keys |= {
        f"{GAME}.name",
        f"{GAME}.about",
        *(f"{GAME}_cli.{of}_{game}" for of in ("piles", "truck") for game in (ZOO, PARK)),
    }
    return keys | {f"{GAME}.{family}.{name}" for family, names in families.items() for name in names}
