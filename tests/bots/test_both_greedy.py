"""What greedy knows of zoo and park at one table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from menagerie.bots.knowledge.zooloretto_aquaretto import KNOWLEDGE
from menagerie.bots.knowledge.zooloretto_aquaretto.sides import outlooks
from menagerie.bots.knowledge.zooloretto_aquaretto.weights import COMMON, WEIGHTS, beliefs
from menagerie.games.aquaretto.tiles import FOOD
from zooloretto_aquaretto.scenario import scenario

if TYPE_CHECKING:
    from zooloretto_aquaretto.scenario import Play, Scenario

FOUR = "orca@1,4 orca@2,4 orca@3,4 orca@2,3"


def weighed(play: Play) -> dict[str, float]:
    """Return the worth of every option, by its key."""
    decision: Any = play.game.decision
    table: Any = play.game.table
    return dict(zip(decision.keys, KNOWLEDGE.weigh(table, decision), strict=True))


def ahead(table: Scenario) -> tuple[Any, Any]:
    """Look ahead as the first seat, and at what it has."""
    game: Any = table.trucks("panda", "orca").turn(0).game
    return outlooks(game.table, 0, KNOWLEDGE.beliefs[3]), game.table.estates[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_games_go_by_one_purse_and_the_same_trucks(seats: int) -> None:
    both, zoo, park = beliefs(seats, WEIGHTS[seats])
    assert all(getattr(zoo, name) == getattr(park, name) == getattr(both, name) for name in COMMON)
    assert (zoo.catch, park.catch) == (both.zoo_catch, both.park_catch)


@pytest.mark.rule("R-C-055")
def test_a_manager_is_worth_more_with_a_crowded_barn() -> None:
    def hiring(barn: str) -> dict[str, float]:
        table = scenario().seat(0, park=FOUR, depot="penguin crocodile", barn=barn).trucks("orca", "panda")
        return weighed(table.turn(0).play("take-1", "orca@2,2"))

    tidy, crowded = hiring(""), hiring("panda zebra camel")
    stalls = hiring("stall_a stall_b stall_c")
    assert crowded["manager"] - crowded["cashier"] > tidy["manager"] - tidy["cashier"] + 0.3
    assert stalls["manager"] - stalls["cashier"] == pytest.approx(tidy["manager"] - tidy["cashier"])


@pytest.mark.rule("R-C-051")
def test_food_is_worth_something_in_the_zoo_too() -> None:
    table = scenario(aquaretto_xxl=True).seat(0, E5="panda", E4="zebra", E6="camel", food=2)
    look, estate = ahead(table)
    assert look.food_gain(estate, (FOOD,)) == 3.0
    assert look.fed(estate) < 0


def test_without_food_nothing_is_fed() -> None:
    look, estate = ahead(scenario().seat(0, E5="panda"))
    assert (look.fed(estate), look.managed(estate)) == (0.0, 0.0)


@pytest.mark.rule("R-C-051")
def test_food_is_worth_nothing_in_a_zoo_that_it_does_not_feed() -> None:
    look, estate = ahead(scenario(aquaretto_xxl=True, zoo_fed_without_xxl=False).seat(0, E5="panda", food=2))
    assert (look.food_gain(estate, (FOOD,)), look.fed(estate)) == (0.0, 0.0)


@pytest.mark.rule("R-M-004")
def test_a_manager_saves_on_jungle_species_only_as_the_group_agreed() -> None:
    def saved(*barn: str, **options: bool) -> float:
        table = scenario(exotic=True, **options).seat(0)
        table._table["estates"][0]["barn"] = list(barn)
        look, estate = ahead(table)
        return float(look.saved_by_manager(estate))

    assert saved("panda", "koala") == pytest.approx(2 * saved("panda"))
    assert saved("panda", "koala", managed_jungle=False) == pytest.approx(saved("panda"))
