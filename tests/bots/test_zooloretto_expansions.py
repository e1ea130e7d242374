"""Greedy with Exotic and XXL: what a person would nod at."""

from __future__ import annotations

from bots.test_greedy_zooloretto import MANY, choice
from menagerie.arena import simulate
from scenario import Play, scenario

BOTH = {"exotic": True, "xxl": True}


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


def test_beats_random_with_two_players() -> None:
    result = simulate("zooloretto", seats=2, games=8, bots=["greedy", "random"], seed=11, options=BOTH)
    assert result.bots["greedy"].wins >= 7


def test_beats_two_randoms_with_three_players() -> None:
    result = simulate("zooloretto", seats=3, games=6, bots=["greedy", "random", "random"], seed=12, options=BOTH)
    assert result.bots["greedy"].wins >= 5
