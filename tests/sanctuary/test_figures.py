"""Finished games in figures, and what they have covered."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.games.sanctuary import coverage, figures
from menagerie.games.sanctuary.rules import RULES
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import Game, new_game
from menagerie.kernel.messages import LANGUAGES, read_phrases
from sanctuary.scenario import scenario

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable


def whole_game(seed: int, seats: int = 3) -> Game:
    game = new_game(RULES, seats, seed, {})
    play_out(game, [bot_of("greedy", "sanctuary", Chance(seat)) for seat in range(seats)])
    return game


def table_of(game: Game) -> SanctuaryTable:
    return cast("SanctuaryTable", game.table)


def test_a_game_is_put_into_figures() -> None:
    game = whole_game(1)
    players = figures.players_in_figures(table_of(game), game.journal)
    table = figures.table_in_figures(table_of(game), game.journal)
    assert sum(player["turns"] for player in players) == game.view(None)["turn"]
    assert players[table["ended_by"]]["objectives"] == 4 or players[table["ended_by"]]["empty_spaces"] == 0
    for language in LANGUAGES:
        phrases = read_phrases(language)
        assert all(f"sanctuary.figure.{name}" in phrases for player in players for name in player)


def test_who_begins_is_known_from_the_start() -> None:
    assert figures.first_player(table_of(new_game(RULES, 4, 1, {"first_player": 2}))) == 2


def test_what_a_game_covers_is_in_the_list_of_everything() -> None:
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(4):
        found += coverage.counts(whole_game(seed).journal)
    everything = coverage.everything({"map_side": "2"})
    assert everything == coverage.everything()
    assert {group for group, _ in found} == set(everything)
    assert all(thing in everything[group] for group, thing in found)


def test_a_played_tile_covers_its_effect_and_its_points() -> None:
    game = scenario().seat(0, hand="green_iguana").turn(0).play("play-forest", "d3")
    found = coverage.counts(game.game.journal)
    assert found["tiles", "green_iguana"] == found["effects", "take"] == 1
