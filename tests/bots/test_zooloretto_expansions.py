"""Greedy with Exotic and XXL: what a person would nod at."""

from __future__ import annotations

from typing import Any

import pytest

from bots.test_greedy_zooloretto import MANY, choice
from menagerie.arena import simulate
from menagerie.bots.planner.planning import planning_of
from scenario import Play, scenario

BOTH = {"exotic": True, "xxl": True}
ZEBRAS = "12 zebra 12 panda 6 camel 6 leopard 6 elephant 3 stall_a 3 stall_b 2 koala 2 bat"


def reason(name: str, **zoo: Any) -> float:
    """Return what a zoo is worth for one reason, while much is still to come."""
    table = scenario(2, **BOTH).pile(ZEBRAS).seat(0, **zoo).turn(0).game.table
    return planning_of("zooloretto", "planner").terms(table, 0)[name]


def stall_in_the_last_round(visitors: str, tokens: str = "") -> Play:
    """Let a red stall be put up when nothing more will come."""
    table = scenario(exotic=True).seat(0, visitors=visitors, tokens=tokens).last_round()
    return table.trucks("stall_a", "coin", "coin").turn(0).play("take-1", "stall_a@E5")


def test_in_the_end_a_colour_that_is_there_stays() -> None:
    assert choice(stall_in_the_last_round("red5 blue2")) == "walk-red@reserve"


def test_in_the_end_a_token_counts_for_the_visitors_that_stay() -> None:
    assert choice(stall_in_the_last_round("red1 red2 red5")) == "walk-red@OP5"


def test_with_the_token_in_hand_new_visitors_come() -> None:
    assert choice(stall_in_the_last_round("red5", tokens="red")) == "walk-red@reserve"


def test_with_the_token_in_hand_nobody_is_let_out() -> None:
    table = scenario(2, exotic=True).seat(0, visitors="red1").seat(1, visitors="red1 red4", tokens="red")
    game = table.pile(MANY).trucks("koala", "", "").turn(0).play("take-1", "koala@jungle", "walk-red@OP1")
    assert (game.asked, choice(game)) == (1, "back-red@OP4")


def test_drives_out_a_visitor_of_its_only_rival() -> None:
    table = scenario(2, exotic=True).seat(0, visitors="red2 blue2").seat(1, visitors="red1 blue3").last_round()
    game = table.reserve(green=0, white=0).trucks("koala", "coin", "").turn(0).play("take-1", "koala@jungle")
    assert choice(game).startswith("walk-red@")


def test_puts_a_jungle_animal_into_the_jungle() -> None:
    game = scenario(exotic=True).pile(MANY).trucks("koala", "", "").turn(0).play("take-1")
    assert choice(game) == "koala@jungle"


def test_moves_a_jungle_animal_out_of_the_barn_in_the_end() -> None:
    table = scenario(exotic=True).seat(0, barn="koala", money=1).last_round().trucks("coin", "", "")
    assert choice(table.turn(0)) == "move-koala@barn>jungle"


def test_donates_in_the_end_what_scores_less_than_the_token() -> None:
    table = scenario(xxl=True).seat(0, E4="4 zebra", money=0).last_round().trucks("coin", "coin", "coin")
    assert choice(table.turn(0)) == "donate-E4"


def test_keeps_in_the_end_what_scores_more_than_the_token() -> None:
    table = scenario(xxl=True).seat(0, E6="6 zebra", money=0).last_round().trucks("coin", "coin", "coin")
    assert not choice(table.turn(0)).startswith("donate")


def test_gives_early_what_can_be_filled_again() -> None:
    table = scenario(2, **BOTH).pile(ZEBRAS).seat(0, E5="5 elephant", money=0).trucks("coin", "coin", "coin")
    assert choice(table.turn(0)) == "donate-E5"


def test_keeps_the_last_donation_for_the_enclosure_that_gives_more() -> None:
    full = {"E4": "4 elephant", "E6": "6 camel"}
    table = scenario(2, **BOTH).pile(ZEBRAS).seat(0, money=0, donated="6", **full).trucks("coin", "coin", "coin")
    assert choice(table.turn(0)) == "donate-E4"


@pytest.mark.parametrize(
    ("name", "less", "more"),
    [
        ("donations", {"E4": "2 zebra"}, {"E4": "3 zebra"}),
        ("donations", {"E4": "3 zebra"}, {"E4": "4 zebra"}),
        ("donations", {"E4": "4 zebra", "donated": "6"}, {"E4": "4 zebra", "E5": "5 panda", "donated": ""}),
        ("visitors", {"visitors": "red2"}, {"visitors": "red4"}),
        ("visitors", {"visitors": "red2"}, {"visitors": "red2 blue2"}),
        ("visitors", {"visitors": "red2"}, {"visitors": "red2", "tokens": "red"}),
        ("visitors", {"visitors": "red2", "tokens": "red"}, {"visitors": "red2 red2", "tokens": "red"}),
    ],
)
def test_what_is_nearer_to_points_is_worth_more(name: str, less: dict[str, Any], more: dict[str, Any]) -> None:
    assert reason(name, **more) > reason(name, **less)


def test_who_has_given_twice_hopes_for_no_more_tokens() -> None:
    assert reason("donations", E4="4 zebra", donated="6 6") == 12


def test_jungle_animals_bring_visitors_to_the_token_in_hand() -> None:
    table = scenario(2, exotic=True).seat(0, visitors="red2 blue2 green2 white2", tokens="green").pile(ZEBRAS)
    game = table.trucks("koala", "", "").turn(0).play("take-1", "koala@jungle")
    assert choice(game) == "walk-green@reserve"


def test_beats_random_with_two_players() -> None:
    result = simulate("zooloretto", seats=2, games=8, bots=["greedy", "random"], seed=11, options=BOTH)
    assert result.bots["greedy"].wins >= 7


def test_beats_two_randoms_with_three_players() -> None:
    result = simulate("zooloretto", seats=3, games=6, bots=["greedy", "random", "random"], seed=12, options=BOTH)
    assert result.bots["greedy"].wins >= 5
