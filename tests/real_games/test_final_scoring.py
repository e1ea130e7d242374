"""Final scoring of real games: what each card gave, the score and the places, from the figures that were kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.base_box import BOX
from menagerie.games.ark_nova.final_scoring import points_of, standing, victory_points
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.printed.cards import SPONSORS
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.table import Table
from menagerie.games.ark_nova.zoo_map import GRID
from menagerie.kernel.game import new_game
from menagerie.kernel.hexagons import spaces_in
from real_games.transcript import FOLDER, KEYS, needs_real_games, transcript

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Sponsor
    from menagerie.games.ark_nova.zoo import Zoo
    from real_games.transcript import Transcript

GAMES = sorted(path.stem for path in FOLDER.glob("f*.json"))
SCORE_AT_START = 100  # the log counts from the crossing of the tracks, 100 points higher than the rulebook
NAMED = {"Diversity Researcher": "diversity_researcher", "Expert On Africa": "expert_on_africa"}
# What cards count that the figures of a game do not tell.
UNKNOWN = {"small-animal", "large-animal", "all-water-connected", "all-rock-connected"}

pytestmark = [needs_real_games, pytest.mark.parametrize("name", GAMES)]


def table_of(game: Transcript) -> Table:
    """Lay out zoos with the final figures of a game."""
    options = {"maps": game.maps, "first_player": 0}
    table = new_game(RULES, len(game.players), 0, options).table
    assert isinstance(table, Table)
    for zoo, result in zip(table.zoos, game.final, strict=True):
        fill(zoo, result["stats"])
    return table


def fill(zoo: Zoo, figures: dict[str, Any]) -> None:
    zoo.appeal, zoo.conservation, zoo.reputation = (figures[name] for name in ("appeal", "conservation", "reputation"))
    for name, icon in ICONS.items():
        zoo.icons[icon.index] = figures["petting_zoo" if name == "petting" else name]
    zoo.left_edge = tuple(space >= figures["projects"] for space in range(7))
    zoo.sponsors = [*BOX.sponsors.values()][: figures["sponsors_played"]]
    zoo.universities = tuple(BOX.universities.values())[: figures["universities"]]
    zoo.kiosks = figures["kiosks"]
    zoo.x_tokens = figures["x_gained"] - figures["x_used"]
    land = spaces_in(zoo.map.land)
    zoo.covered = sum(1 << space for space in land[figures["hexes_empty"] :])
    zoo.reach = GRID.around(zoo.covered)


def gains(game: Transcript, player: str) -> dict[str, int]:
    """Return what each card gave a player in the end."""
    placed = max(index for index, step in enumerate(game.steps) if step["k"] == "placed")
    return {
        str(KEYS.get(step["src"]) or NAMED.get(step["src"], step["src"])): sum(step["delta"].values())
        for step in game.steps[placed:]
        if step["k"] == "gain" and step["p"] == player
    }


def sponsor_gains(sponsor: Sponsor, zoo: Zoo) -> int | None:
    """Return what a sponsor gives in the end; None if the figures do not tell."""
    if any(name in text for text in SPONSORS[sponsor.key].end for name in UNKNOWN):
        return None
    return sum(line.amount_in(zoo) for line in sponsor.end)


def test_final_scoring_cards(name: str) -> None:
    game = transcript(name)
    table = table_of(game)
    compared = 0
    for step in game.steps:
        if step["k"] != "final_score":
            continue
        seat = game.seat(step["p"])
        for key in (KEYS[text] for text in step["cards"]):
            card = BOX.final_scoring[key]
            if card.counts not in UNKNOWN:
                assert points_of(table, table.zoos[seat], card) == gains(game, step["p"]).get(key, 0), key
                compared += 1
    assert compared


def test_sponsors_in_final_scoring(name: str) -> None:
    game = transcript(name)
    table = table_of(game)
    compared = 0
    for seat, player in enumerate(game.players):
        for key, gain in gains(game, player).items():
            if key in BOX.sponsors:
                ours = sponsor_gains(BOX.sponsors[key], table.zoos[seat])
                assert ours in (gain, None), key
                compared += ours is not None
    assert compared


def test_scores_and_places(name: str) -> None:
    game = transcript(name)
    table = table_of(game)
    scores = [result["score"] for result in game.final]
    assert [victory_points(zoo) + SCORE_AT_START for zoo in table.zoos] == scores
    first = [seat for seat, result in enumerate(game.final) if result["rank"] == 1]
    assert standing(table).leaders == first
