"""Real games of Ark Nova that were written down move by move, in the words of our own data.

The files lie beside the checkout, in `shared/realgames/arknova`, with a README about their format; where they are not,
the tests that need them are skipped. Cards are written there as a letter and the printed number, spaces in doubled
coordinates; here they become our keys: "A525" a card's key, [2, 5] the space "c3".
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from ark_nova.base_box import BOX
from menagerie.games.ark_nova.zoo_map import GRID, NAMES, Spot, name_of, spot

Step: TypeAlias = "dict[str, Any]"

FOLDER = Path(__file__).resolve().parents[2].parent / "shared" / "realgames" / "arknova"
G1 = "g1_2p_base_map3a"
needs_real_games = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="real games of Ark Nova do not lie beside the checkout (shared/realgames/arknova)"
)

KEYS: dict[str, str] = {
    **{f"A{animal.number}": key for key, animal in BOX.animals.items()},
    **{f"S{sponsor.number}": key for key, sponsor in BOX.sponsors.items()},
    **{f"P{project.number}": key for key, project in BOX.projects.items()},
    **{f"F{final.number:03}": key for key, final in BOX.final_scoring.items()},
}
NUMBERS = {key: number for number, key in KEYS.items()}
UNIVERSITIES = {
    "fac-rep-hand": "hand_limit",
    "fac-science-rep": "research_reputation",
    "fac-science-science": "double_research",
}
BUILDINGS = {
    "adventure": "adventure_playground",
    "entrance": "side_entrance",
    "owl": "barred_owl_hut",
    "sea-turtle": "sea_turtle_tank",
}
TOTALS = ("money", "appeal", "conservation", "reputation", "x_tokens")


def card(text: str) -> str:
    """Return the key of a card."""
    return KEYS[text]


def cards(texts: list[str]) -> list[str]:
    """Return the keys of cards."""
    return [KEYS[text] for text in texts]


def building_kind(text: str) -> str:
    """Return the key of a kind of building."""
    kind = BUILDINGS.get(text, text.replace("-", "_"))
    return BOX.buildings[kind].key


def space(place: list[int]) -> str:
    """Name a space that is given in doubled coordinates."""
    column, down = place
    return name_of(column, down // 2)


def spot_of(hexes: list[list[int]]) -> str:
    """Name the spot of a building, in the order our own keys have."""
    names = {space(place) for place in hexes}
    return "-".join(name for name in NAMES if name in names)


@cache
def spot_at(kind: str, x: int, y: int, rotation: int) -> Spot:
    """Return the spot of a building by its anchor and how far it is turned, by 60 degrees clockwise each."""
    q, r = x, (y - x - 1) // 2
    cells = BOX.buildings[kind].cells
    for _ in range(rotation):
        cells = tuple((-cell_r, cell_q + cell_r) for cell_q, cell_r in cells)
    return spot(sum(GRID.bits[GRID.at[q + cell_q, r + cell_r]] for cell_q, cell_r in cells))


def spots_of(kind: str, placements: list[str]) -> set[str]:
    """Return the spots of a list like ["1,4:024"]: an anchor with the rotations that are possible there."""
    found = set()
    for text in placements:
        anchor, _, rotations = text.partition(":")
        x, y = anchor.split(",")
        found |= {spot_at(kind, int(x), int(y), int(rotation)).key for rotation in rotations}
    return found


@dataclass(frozen=True)
class Transcript:
    """A game as it was written down."""

    players: list[str]
    maps: list[str]
    setup: dict[str, Any]
    steps: list[Step]
    final: list[dict[str, Any]]

    def seat(self, player: str) -> int:
        """Return the seat of a player."""
        return self.players.index(player)


@cache
def transcript(name: str) -> Transcript:
    """Read a game."""
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    players = data["players"]
    return Transcript(
        [player["id"] for player in players],
        [player["map"] for player in players],
        data["setup"],
        data["steps"],
        data["final"],
    )


@cache
def oracle_records(name: str) -> list[dict[str, Any]]:
    """Read what was offered as legal in a game."""
    lines = (FOLDER / f"{name}.oracle.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]
