"""Why something cannot be done: each kind of obstacle, with its figures."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import menagerie
from scenario import Scenario, scenario


class Case(NamedTuple):
    """A table, the moves before, the wish, and what stands in its way."""

    table: Scenario
    wish: str
    obstacles: list[str]
    first: tuple[str, ...] = ()


CASES = [
    Case(scenario().trucks("coin"), "extend", ["too_little_money price=3 money=2"]),
    Case(scenario().seat(0, barn="panda", money=1), "discard-panda", ["too_little_money price=2 money=1"]),
    Case(scenario().trucks("3 panda", "3 zebra", "taken by 1"), "draw", ["all_trucks_full"]),
    Case(scenario().trucks("panda", "taken by 2"), "take-2", ["truck_taken truck=2 player=2"]),
    Case(scenario(4).trucks("panda", "taken by 2"), "load-2", ["truck_taken truck=2 player=2"], ("draw",)),
    Case(scenario().trucks("", "", "3 panda"), "load-3", ["truck_full truck=3 places=3"], ("draw",)),
    Case(scenario(2).trucks("", "2 panda"), "load-2", ["truck_full truck=2 places=2"], ("draw",)),
    Case(scenario().trucks("panda"), "take-3", ["truck_empty truck=3"]),
    Case(scenario().seat(0, E4="4 panda").trucks("panda"), "panda@E4", ["enclosure_full place=E4"], ("take-1",)),
    Case(scenario().seat(0, E5="zebra", barn="panda"), "move-panda@barn>E5", ["other_species place=E5 species=zebra"]),
    Case(
        scenario().seat(0, E4="4 zebra", barn="panda"),
        "move-panda@barn>E4",
        ["enclosure_full place=E4", "other_species place=E4 species=zebra"],
    ),
    Case(scenario().seat(0, E6="stall_a").trucks("stall_b"), "stall_b@E6", ["no_stall_space place=E6"], ("take-1",)),
    Case(scenario().trucks("panda"), "panda@X1", ["not_built place=X1"], ("take-1",)),
    Case(scenario(2).seat(0, X1="").trucks("stall_a"), "stall_a@X2", ["not_built place=X2"], ("take-1",)),
    Case(scenario().seat(0, E4="panda").trucks("coin"), "move-panda@E4>barn", ["animals_stay place=E4"]),
    Case(scenario(stalls_leave_barn=False).seat(0, barn="stall_a"), "move-stall_a@barn>E5", ["stalls_stay_in_barn"]),
    Case(scenario().seat(0, E5="panda").trucks("coin"), "exchange-E5/E6", ["enclosure_empty place=E6"]),
    Case(scenario().trucks("coin"), "exchange-E5/E6", ["enclosure_empty place=E5", "enclosure_empty place=E6"]),
    Case(scenario().seat(0, E5="panda", E6="panda").trucks("coin"), "exchange-E5/E6", ["same_species species=panda"]),
    Case(
        scenario().seat(0, E4="camel", barn="5 zebra"),
        "exchange-E4/barn.zebra",
        ["too_many_animals animals=5 place=E4 spaces=4"],
    ),
    Case(
        scenario().seat(0, E4="camel", E6="6 zebra", money=0).trucks("coin"),
        "exchange-E4/E6",
        ["too_little_money price=1 money=0", "too_many_animals animals=6 place=E4 spaces=4"],
    ),
    Case(scenario().seat(0, X1="", money=3).trucks("coin"), "extend", ["no_extension_left"]),
    Case(scenario().seat(0, E4="stall_a").trucks("coin"), "move-stall_a@E4>X1", ["not_built place=X1"]),
    Case(scenario().seat(0, E4="panda").trucks("coin"), "move-panda@E4>X1", ["animals_stay place=E4"]),
    Case(scenario().seat(0, E4="panda").trucks("coin"), "exchange-E4/X1", ["not_built place=X1"]),
    Case(scenario().seat(0, E4="panda").trucks("coin"), "exchange-E4/barn.camel", ["none_in_barn species=camel"]),
    Case(
        scenario(xxl=True).seat(0, E4="4 panda", donated="6 6").trucks("coin"), "donate-E4", ["donated_enough times=2"]
    ),
    Case(
        scenario(xxl=True)
        .seat(0, E4="4 panda")
        .seat(1, donated="6 6 6 5 5")
        .seat(2, donated="5 4 4 4 4")
        .trucks("coin"),
        "donate-E4",
        ["no_donation_token"],
    ),
    Case(scenario(xxl=True).seat(0, E6="5 panda").trucks("coin"), "donate-E6", ["not_full place=E6 spaces=1"]),
    Case(scenario(xxl=True).trucks("coin"), "donate-E5", ["not_full place=E5 spaces=5"]),
    Case(scenario(xxl=True).trucks("coin"), "donate-X1", ["not_built place=X1"]),
    Case(scenario(exotic=True).trucks("panda"), "panda@jungle", ["only_jungle_animals"], ("take-1",)),
    Case(
        scenario(exotic=True).seat(0, jungle="2 bat 2 koala macaw", barn="macaw").trucks("coin"),
        "move-macaw@barn>jungle",
        ["jungle_full spaces=5"],
    ),
    Case(
        scenario(exotic=True).seat(0, jungle="bat koala macaw", barn="baboon").trucks("coin"),
        "move-baboon@barn>jungle",
        ["jungle_species species=3"],
    ),
    Case(scenario(exotic=True).trucks("bat"), "bat@E5", ["jungle_animal place=E5"], ("take-1",)),
    Case(scenario(exotic=True).seat(0, jungle="bat").trucks("coin"), "move-bat@jungle>barn", ["jungle_stays"]),
    Case(
        scenario(exotic=True).trucks("stall_a"),
        "walk-blue@OP2",
        ["other_colour colour=red"],
        ("take-1", "stall_a@E5"),
    ),
    Case(
        scenario(exotic=True).seat(0, visitors="red2 blue2").reserve(red=0).trucks("bat"),
        "walk-red@reserve",
        ["reserve_empty colour=red"],
        ("take-1", "bat@jungle"),
    ),
    Case(
        scenario(exotic=True).trucks("bat"),
        "walk-red@OP5",
        ["no_visitor colour=red point=5"],
        ("take-1", "bat@jungle"),
    ),
    Case(scenario().trucks("coin"), "exchange-X1/barn.camel", ["none_in_barn species=camel", "not_built place=X1"]),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.wish}: {', '.join(case.obstacles)}")
def test_the_obstacle_says_exactly_why_not(case: Case) -> None:
    game = case.table.turn(0).play(*case.first)
    assert game.obstacles(case.wish) == case.obstacles


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.wish}: {', '.join(case.obstacles)}")
def test_what_has_an_obstacle_is_not_offered(case: Case) -> None:
    game = case.table.turn(0).play(*case.first)
    assert not game.offers(case.wish)


def test_every_kind_of_obstacle_is_tested_here() -> None:
    kinds = {
        key.rpartition(".")[2] for key in menagerie.phrasebook("en").phrases if key.startswith("zooloretto.obstacle.")
    }
    assert kinds == {obstacle.split()[0] for case in CASES for obstacle in case.obstacles}


def test_what_is_offered_has_no_obstacle() -> None:
    game = scenario().seat(0, E5="camel", barn="panda", money=3).seat(1, barn="zebra").trucks("coin").turn(0)
    assert not any(game.obstacles(key) for key in game.options)


@pytest.mark.parametrize("options", [{}, {"xxl": True}, {"exotic": True}, {"exotic": True, "xxl": True}], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_whole_games_the_options_are_exactly_what_has_no_obstacle(seats: int, options: dict[str, bool]) -> None:
    game = menagerie.new_game("zooloretto", seats=seats, seed=seats, options=options)
    chance = menagerie.Chance(seats)
    while game.decision is not None:
        legal = [thing.key for thing, obstacles in game.decision.considered() if not obstacles]
        assert sorted(game.decision.keys) == sorted(legal)
        game.apply(chance.below(len(game.decision.options)))
