"""What a position of Zooloretto is worth: more of what is good is worth more, and the reasons say why."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.bots.knowledge.zooloretto.planning import PLANNING as ZOOLORETTO
from menagerie.bots.planner.planning import planning_of
from menagerie.kernel.chance import Chance
from scenario import scenario

PLANNING = planning_of("zooloretto", "planner")
PILE = "3 panda panda-female 3 camel 3 zebra 3 elephant 3 leopard 3 kangaroo 2 coin stall_a stall_b stall_c stall_d"
PANDAS = {"few": "2 panda", "many": "4 panda"}


def terms(seats: int = 2, rival: dict[str, Any] | None = None, **zoo: Any) -> dict[str, float]:
    table = scenario(seats=seats).pile(PILE).seat(0, **zoo)
    if rival is not None:
        table.seat(1, **rival)
    return dict(PLANNING.terms(table.turn(0).game.table, 0))


@pytest.mark.parametrize(
    ("reason", "less", "more"),
    [
        ("homes", {"E5": "2 panda"}, {"E5": "3 panda"}),
        ("homes", {"E5": "2 panda"}, {"E5": "panda panda-male"}),
        ("homes", {"E5": "3 panda"}, {"E5": "3 panda stall_a"}),
        ("stalls", {"E5": "stall_a"}, {"E5": "stall_a", "E6": "stall_b"}),
        ("money", {"money": 1}, {"money": 3}),
        ("barn", {"barn": "panda"}, {"barn": ""}),
    ],
)
def test_more_is_worth_more(reason: str, less: dict[str, Any], more: dict[str, Any]) -> None:
    assert terms(**more)[reason] > terms(**less)[reason]


def test_an_enclosure_that_waits_for_its_species_is_worth_something() -> None:
    tables: list[Any] = [
        scenario(seats=2).pile(PILE).seat(0, E4=animals).turn(0).game.table for animals in ("camel", "")
    ]
    one, two = (ZOOLORETTO.zoos(table, 0)[0]["empty"] for table in tables)
    assert two > one > 0


def test_what_a_rival_has_counts_against_me() -> None:
    assert terms(rival={"E5": "4 panda"})["rivals"] < terms(rival={"E5": "2 panda"})["rivals"]


def test_with_more_players_the_best_rival_counts_less() -> None:
    two, four = ({key: terms(seats, {"E5": pandas})["rivals"] for key, pandas in PANDAS.items()} for seats in (2, 4))
    assert two["few"] - two["many"] > four["few"] - four["many"] > 0


def test_tiles_that_are_being_unloaded_count_already() -> None:
    play = scenario(seats=2).pile(PILE).seat(0, E5="3 panda").trucks("panda stall_a", "", "").turn(0).play("take-1")
    assert PLANNING.terms(play.game.table, 0)["load"] > 0


def test_a_victory_is_worth_more_than_the_lead() -> None:
    game = menagerie.new_game("zooloretto", seats=2, seed=1)
    play_out(game, [bot_of("greedy", "zooloretto", Chance(0)), bot_of("random", "zooloretto", Chance(0))])
    lead = game.scores()[0] - game.scores()[1]
    assert lead > 0
    assert PLANNING.final_value(game, 0) > lead
    assert PLANNING.final_value(game, 1) < -lead


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"short_bank": "pays_nothing"}),
        (3, {"stalls_leave_barn": False}),
        (5, {"extension_bonus": 0}),
    ],
)
def test_the_planner_plays_with_every_option(seats: int, options: dict[str, Any]) -> None:
    game = menagerie.new_game("zooloretto", seats=seats, seed=3, options=options)
    bots = ["planner:4", *(["greedy"] * (seats - 1))]
    play_out(game, [bot_of(bot, "zooloretto", Chance(seat)) for seat, bot in enumerate(bots)])
    assert game.decision is None
