"""What greedy does in Sanctuary, one table at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.knowledge.sanctuary import KNOWLEDGE
from menagerie.bots.planner.planning import planning_of
from menagerie.games.sanctuary.rules import RULES
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from sanctuary.scenario import scenario

if TYPE_CHECKING:
    from sanctuary.scenario import Play

LIONS = {"d3": "lion_male", "c3": "lion_female"}


def picked(game: Play) -> str:
    """Return what greedy takes."""
    decision = game.game.decision
    assert decision is not None
    return decision.keys[bot_of("greedy", "sanctuary", Chance(1)).pick(Glimpse(game.game, decision.seat))]


def worths(game: Play) -> dict[str, float]:
    """Return what greedy thinks of every option."""
    decision = game.game.decision
    assert decision is not None
    return dict(zip(decision.keys, KNOWLEDGE.weigh(game.game.table, decision), strict=True))  # type: ignore[arg-type]


def test_a_first_objective_is_supported_for_its_upgrade() -> None:
    game = scenario().table(objectives=["predator", "bird"]).seat(0, zoo=LIONS).turn(0).play("gain-rock")
    assert picked(game) == "predator-2"


def test_an_upgrade_is_never_left_out() -> None:
    game = scenario().seat(0, zoo={"d3": "geologist", "c3": "hydrologist"}).table(objectives=["bird"]).turn(0)
    game.play("gain-rock")
    assert game.prompt == "upgrade"
    assert picked(game) != "none"


def test_a_connected_animal_lies_beside_its_kind() -> None:
    zoo = {"d3": "goat", "e3": "eurasian_otter_female"}
    worth = worths(scenario().seat(0, hand="eurasian_otter_male", zoo=zoo).turn(0).play("play-water"))
    assert worth["e2"] > worth["c3"]


def test_a_pair_comes_together() -> None:
    zoo = {"d3": "goat", "e3": "capybara_female"}
    worth = worths(scenario().seat(0, hand="capybara_male", zoo=zoo).turn(0).play("play-water"))
    assert worth["e2"] > worth["c3"]


def test_pettable_animals_come_together() -> None:
    worth = worths(scenario().seat(0, hand="sheep", zoo={"d3": "lion_male", "e3": "goat"}).turn(0).play("play-water"))
    assert worth["e2"] > worth["c3"]


def test_a_lone_player_ends_the_game() -> None:
    used = {"3": "asia", "4": "europe", "5": "bird"}
    objectives = ["asia", "europe", "bird", "predator"]
    game = scenario(1).table(objectives=objectives).seat(0, zoo=LIONS, achievements=used).turn(0).play("gain-rock")
    assert picked(game) == "predator-2"


@pytest.mark.parametrize(("rival", "ends"), [(0, True), (60, False)])
def test_the_game_is_ended_ahead_and_not_far_behind(rival: int, ends: bool) -> None:
    used = {"3": "asia", "4": "europe", "5": "bird"}
    objectives = ["asia", "europe", "bird", "predator"]
    table = scenario().table(objectives=objectives).seat(0, zoo=LIONS, achievements=used).seat(1, pouches=rival)
    assert (picked(table.turn(0).play("gain-rock")) == "predator-2") is ends


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_reasons_add_up_to_the_value(seats: int) -> None:
    planning = planning_of("sanctuary", "planner")
    game = new_game(RULES, seats, 3, {})
    bots = [bot_of("greedy", "sanctuary", Chance(seat)) for seat in range(seats)]
    while (decision := game.decision) is not None:
        if game.number == game.stretch_start:
            seat = decision.seat
            terms = planning.terms(game.table, seat)
            assert sum(terms.values()) == pytest.approx(planning.value(game.table, seat))
        game.apply(bots[decision.seat].pick(Glimpse(game, decision.seat)), seat=decision.seat)


def test_greedy_beats_chance() -> None:
    won = 0
    for seed in range(6):
        game = new_game(RULES, 2, seed, {}, told=False)
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        play_out(game, [bot_of(name, "sanctuary", Chance(seat)) for seat, name in enumerate(names)])
        won += game.winners() == [names.index("greedy")]
    assert won == 6


def test_the_projection_comes_closer_to_the_end() -> None:
    game = new_game(RULES, 2, 5, {})
    bots = [bot_of("greedy", "sanctuary", Chance(seat)) for seat in range(2)]
    guesses = []
    while (decision := game.decision) is not None:
        guesses.append(KNOWLEDGE.project(game.table, None))  # type: ignore[arg-type]
        game.apply(bots[decision.seat].pick(Glimpse(game, decision.seat)), seat=decision.seat)
    assert max(abs(guess - score) for guess, score in zip(guesses[-1], game.scores(), strict=True)) <= 25
