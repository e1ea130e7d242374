"""Visitors of the expansion Exotic: who walks, who steps back, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.games.zooloretto.figures import players_in_figures
from menagerie.games.zooloretto.table import ZoolorettoTable
from scenario import Play, laid_out, scenario
from zooloretto.guests import alone, with_stall

BOTH = {"exotic": True, "xxl": True}


@pytest.mark.rule("R-E-007", "R-E-020")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 5)])
def test_a_visitor_walks_two_points(before: int, after: int) -> None:
    game = with_stall(f"red{before}").play(f"walk-red@OP{before}")
    assert game.zoo(0).visitors == {"red": [after]}


@pytest.mark.rule("R-E-007", "R-E-024")
@pytest.mark.parametrize("point", [4, 5])
def test_beyond_the_fifth_point_is_the_exit(point: int) -> None:
    game = with_stall(f"red{point}").play(f"walk-red@OP{point}")
    assert (game.zoo(0).visitors, game.reserve("red")) == ({}, 8)


@pytest.mark.rule("R-E-008")
def test_any_number_of_visitors_may_share_a_point() -> None:
    game = with_stall("red2 red4 red4 blue4").play("walk-red@OP2")
    assert game.zoo(0).visitors == {"red": [4, 4, 4], "blue": [4]}


@pytest.mark.rule("R-E-020")
@pytest.mark.parametrize(
    ("stall", "colour"), [("stall_a", "red"), ("stall_b", "blue"), ("stall_c", "green"), ("stall_d", "white")]
)
def test_every_stall_has_its_colour(stall: str, colour: str) -> None:
    game = with_stall("red1 blue1 green1 white1", stall)
    assert game.options == [f"walk-{colour}@reserve", f"walk-{colour}@OP1"]
    others = [other for other in ("red", "blue", "green", "white") if other != colour]
    assert [game.why_not(f"walk-{other}@OP1") for other in others] == [["other_colour"]] * 3


@pytest.mark.rule("R-X-032", "R-M-002")
def test_the_stall_of_the_other_expansion_draws_yellow_visitors() -> None:
    assert with_stall("red1 yellow1", "stall_e", xxl=True).options == ["walk-yellow@reserve", "walk-yellow@OP1"]


@pytest.mark.rule("R-E-007", "R-E-041")
def test_the_path_and_what_a_token_gives_are_told() -> None:
    assert laid_out(3, exotic=True)["path"] == {"points": 5, "jungle_from": 4, "token": 2}


@pytest.mark.rule("R-E-021")
def test_the_player_chooses_among_own_visitors_and_a_new_one() -> None:
    assert with_stall("red1 red3 red3").options == ["walk-red@reserve", "walk-red@OP1", "walk-red@OP3"]


@pytest.mark.rule("R-E-021")
def test_somebody_must_walk() -> None:
    assert "none" not in with_stall("red1").options


@pytest.mark.rule("R-E-021", "R-E-022")
def test_a_new_visitor_stops_on_the_second_point() -> None:
    game = with_stall("red4").play("walk-red@reserve")
    assert (game.zoo(0).visitors, game.reserve("red")) == ({"red": [2, 4]}, 6)


@pytest.mark.rule("R-E-021")
def test_without_a_reserve_nobody_new_comes() -> None:
    game = alone().seat(0, visitors="red1 red2").reserve(red=0).trucks("stall_a").turn(0).play("take-1", "stall_a@E5")
    assert game.options == ["walk-red@OP1", "walk-red@OP2"]
    assert game.obstacles("walk-red@reserve") == ["reserve_empty colour=red"]


@pytest.mark.rule("R-E-023")
def test_where_nobody_can_walk_nobody_is_asked() -> None:
    game = alone().seat(0, visitors="").reserve(red=0).trucks("stall_a").turn(0).play("take-1", "stall_a@E5")
    assert (game.asked, game.zoo(0).stalls("E5")) == (1, ["stall_a"])


@pytest.mark.rule("R-E-025")
def test_whoever_lets_a_visitor_leave_takes_its_token() -> None:
    game = with_stall("red5").play("walk-red@OP5")
    assert (game.zoo(0).tokens, game.view["bonus_tokens"]) == (["red"], ["blue", "green", "white"])


@pytest.mark.rule("R-E-025")
def test_a_token_never_changes_hands() -> None:
    game = scenario(exotic=True).seat(0, visitors="red5").seat(1, tokens="red").trucks("stall_a").turn(0)
    game.play("take-1", "stall_a@E5", "walk-red@OP5")
    assert (game.zoo(0).tokens, game.zoo(1).tokens) == ([], ["red"])


@pytest.mark.rule("R-E-027")
def test_one_visitor_takes_both_steps() -> None:
    game = with_stall("red1 red2").play("walk-red@OP1")
    assert game.zoo(0).visitors == {"red": [2, 3]}


@pytest.mark.rule("R-E-028")
def test_nobody_walks_for_a_stall_in_the_barn() -> None:
    game = alone().seat(0, visitors="red1").trucks("stall_a").turn(0).play("take-1", "stall_a@barn")
    assert (game.asked, game.zoo(0).visitors) == (1, {"red": [1]})


@pytest.mark.rule("R-E-028")
@pytest.mark.parametrize("move", ["move-stall_a@E4>E5", "move-stall_b@barn>E5", "move-stall_a@E4>barn"])
def test_nobody_walks_for_a_stall_that_is_moved(move: str) -> None:
    game = alone().seat(0, E4="stall_a", barn="stall_b", visitors="red1 blue1").trucks("coin").turn(0).play(move)
    assert (game.asked, game.zoo(0).visitors) == (1, {"red": [1], "blue": [1]})


@pytest.mark.rule("R-E-029")
def test_visitors_walk_before_the_next_tile_is_unloaded() -> None:
    game = alone().seat(0, visitors="red1 blue1").trucks("stall_a stall_b").turn(0).play("take-1", "stall_a@E4")
    assert game.options == ["walk-red@reserve", "walk-red@OP1"]
    assert game.play("walk-red@OP1").offers("stall_b@E4")


@pytest.mark.rule("R-E-030")
def test_a_jungle_animal_lets_a_visitor_of_any_colour_walk() -> None:
    game = alone().seat(0, visitors="red1 white3").reserve(red=1, blue=0, green=2, white=0).trucks("koala").turn(0)
    game.play("take-1", "koala@jungle")
    assert game.options == ["walk-red@reserve", "walk-red@OP1", "walk-green@reserve", "walk-white@OP3"]


def others_have(*visitors: str, **options: Any) -> Play:
    """Let seat 0 choose red for a jungle animal, while the others have these visitors."""
    table = scenario(1 + len(visitors), exotic=True, **options).seat(0, visitors="red1")
    for seat, theirs in enumerate(visitors, start=1):
        table.seat(seat, visitors=theirs)
    return table.trucks("koala", "coin").turn(0).play("take-1", "koala@jungle", "walk-red@OP1")


@pytest.mark.rule("R-E-031")
def test_everybody_else_moves_one_visitor_of_that_colour_back() -> None:
    game = others_have("red4 blue4", "red2")
    assert (game.zoo(1).visitors, game.zoo(2).visitors) == ({"red": [3], "blue": [4]}, {"red": [1]})


@pytest.mark.rule("R-E-031", "R-E-039")
def test_only_who_has_them_on_different_points_is_asked() -> None:
    game = others_have("red4 red4", "red2 red5 blue1")
    assert (game.asked, game.options) == (2, ["back-red@OP2", "back-red@OP5"])
    assert game.zoo(1).visitors == {"red": [3, 4]}


@pytest.mark.rule("R-E-031")
def test_the_owner_chooses_who_steps_back() -> None:
    game = others_have("red2 red5").play("back-red@OP5")
    assert game.zoo(1).visitors == {"red": [2, 4]}


@pytest.mark.rule("R-E-031")
def test_the_question_to_another_player_says_why_not() -> None:
    game = others_have("red2 red5")
    assert game.obstacles("back-red@OP3") == ["no_visitor colour=red point=3"]


@pytest.mark.rule("R-E-032")
def test_a_visitor_that_steps_back_from_the_first_point_leaves_without_a_token() -> None:
    game = others_have("red1")
    assert (game.zoo(1).visitors, game.zoo(1).tokens, game.reserve("red")) == ({}, [], 7)


@pytest.mark.rule("R-E-035")
def test_the_others_answer_clockwise() -> None:
    table = scenario(4, exotic=True).seat(2, visitors="red1")
    for seat in (0, 1, 3):
        table.seat(seat, visitors="red2 red5")
    game = table.trucks("koala").turn(2).play("take-1", "koala@jungle", "walk-red@OP1")
    asked = [game.asked, *(game.play("back-red@OP5").asked for _ in range(2))]
    assert asked == [3, 0, 1]


@pytest.mark.rule("R-E-039")
def test_who_has_taken_a_truck_steps_back_too() -> None:
    table = scenario(exotic=True).seat(0, visitors="red1").seat(1, visitors="red2 red3").seat(2, visitors="red4")
    game = table.trucks("koala", "taken by 1", "taken by 2").turn(0).play("take-1", "koala@jungle", "walk-red@OP1")
    assert game.asked == 1
    assert game.play("back-red@OP2").zoo(2).visitors == {"red": [3]}


@pytest.mark.rule("R-E-031")
def test_the_turn_goes_on_where_it_was_when_everybody_has_answered() -> None:
    table = scenario(exotic=True).seat(0, visitors="red1").seat(1, visitors="red2 red5")
    game = table.trucks("koala panda").turn(0).play("take-1", "koala@jungle", "walk-red@OP1", "back-red@OP2")
    assert (game.asked, game.offers("panda@E5")) == (0, True)


@pytest.mark.rule("R-E-031")
def test_an_answer_out_of_turn_cannot_be_taken_back_by_the_others() -> None:
    game = others_have("red2 red5").play("back-red@OP2", "draw")
    assert not game.game.can_undo


@pytest.mark.rule("R-E-031", "R-Z-081")
def test_the_game_ends_when_the_last_question_is_answered() -> None:
    table = scenario(2, exotic=True).seat(0, visitors="red1").seat(1, visitors="red1 red2").last_round()
    game = table.trucks("koala", "taken by 1").turn(0).play("take-1", "koala@jungle", "walk-red@OP1")
    assert (game.asked, game.game.winners()) == (1, [])
    game.play("back-red@OP1")
    assert (game.game.decision, game.zoo(1).visitors, game.points(1)) == (None, {"red": [2]}, 2)


@pytest.mark.rule("R-E-029", "R-E-031")
def test_two_jungle_animals_of_a_truck_move_everybody_twice() -> None:
    table = scenario(2, exotic=True).seat(0, visitors="red1").seat(1, visitors="red2")
    game = table.trucks("koala bat", "coin").turn(0).play("take-1", "koala@jungle", "walk-red@OP1")
    assert game.zoo(1).visitors == {"red": [1]}
    game.play("bat@jungle", "walk-red@OP3")
    assert (game.zoo(0).visitors, game.zoo(1).visitors) == ({"red": [5]}, {})


@pytest.mark.rule("R-E-030", "R-E-032")
def test_who_is_driven_out_comes_too_late_for_this_walk() -> None:
    table = scenario(2, exotic=True).seat(0, visitors="blue1 green1").seat(1, visitors="red1 blue1")
    game = table.reserve(red=0, blue=0, green=0, white=0).trucks("koala bat", "coin").turn(0)
    game.play("take-1", "koala@jungle")
    assert game.why_not("walk-red@reserve") == ["reserve_empty"]
    game.play("walk-blue@OP1", "bat@jungle")
    assert game.offers("walk-blue@reserve")


@pytest.mark.rule("R-E-031", "R-E-022")
def test_the_others_step_back_for_a_new_visitor_too() -> None:
    table = scenario(2, exotic=True).seat(0, visitors="").seat(1, visitors="red3")
    game = table.trucks("koala", "coin").turn(0).play("take-1", "koala@jungle", "walk-red@reserve")
    assert (game.zoo(0).visitors, game.zoo(1).visitors) == ({"red": [2]}, {"red": [2]})


@pytest.mark.rule("R-E-037", "R-E-036")
def test_a_move_to_the_jungle_costs_a_coin_and_drives_the_others_back() -> None:
    table = scenario(2, exotic=True).seat(0, barn="koala", money=1, visitors="red1").seat(1, visitors="red3")
    game = table.trucks("coin").turn(0)
    bank = game.view["bank"]
    game.play("move-koala@barn>jungle", "walk-red@OP1")
    assert (game.zoo(0).money, game.view["bank"], game.zoo(1).visitors, game.asked) == (0, bank + 1, {"red": [2]}, 1)


@pytest.mark.rule("R-E-036", "R-Z-040")
def test_even_the_seller_steps_back_for_a_bought_jungle_animal() -> None:
    table = scenario(2, exotic=True).seat(0, money=2, visitors="red1").seat(1, barn="koala", money=0, visitors="red3")
    game = table.trucks("coin").turn(0).play("buy-koala@1", "koala@jungle", "walk-red@OP1")
    assert (game.zoo(0).money, game.zoo(1).money, game.zoo(1).visitors) == (0, 1, {"red": [2]})


@pytest.mark.rule("R-E-036")
def test_nobody_walks_for_a_jungle_animal_in_the_barn() -> None:
    game = scenario(exotic=True).trucks("koala").turn(0)
    before = [game.zoo(seat).visitors for seat in range(3)]
    assert [game.play("take-1", "koala@barn").zoo(seat).visitors for seat in (0,)] == before[:1]
    assert game.asked == 1


@pytest.mark.rule("R-E-040")
def test_every_colour_scores_once() -> None:
    game = alone().seat(0, visitors="red1 red2 red5 white3").turn(0)
    assert game.points_for(0, "visitors") == 4


@pytest.mark.rule("R-E-041")
def test_a_token_scores_for_every_visitor_of_its_colour() -> None:
    game = alone().seat(0, visitors="red1 red2 red5 white3", tokens="red green").turn(0)
    assert game.points_for(0, "visitor_bonus") == 6


@pytest.mark.rule("R-E-044")
def test_where_no_visitor_is_left_a_jungle_animal_moves_nobody() -> None:
    table = alone().seat(0, visitors="").reserve(red=0, blue=0, green=0, white=0)
    game = table.trucks("koala").turn(0).play("take-1", "koala@jungle")
    assert (game.asked, game.zoo(0).jungle) == (1, ["koala"])


@pytest.mark.rule("R-E-045")
def test_visitors_in_the_reserve_score_for_nobody() -> None:
    game = alone().seat(0, visitors="", tokens="red").turn(0)
    assert [game.points(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("R-M-002")
def test_all_points_of_both_expansions_add_up() -> None:
    zoo = {"E4": "4 zebra stall_e", "visitors": "yellow2 red1", "tokens": "yellow", "donated": "6", "barn": "koala"}
    game = scenario(**BOTH).seat(0, money=0, **zoo).turn(0)
    assert game.points(0) == 5 + 2 + 4 + 2 + 6 - 2


def test_the_journal_tells_every_walk() -> None:
    game = others_have("red1", "red2 red5").play("back-red@OP5")
    assert game.events[-4:] == [
        "placed player=0 tile=koala place=jungle",
        "walked player=0 colour=red point=1 target=3",
        "backed_out player=1 colour=red",
        "backed player=2 colour=red point=5 target=4",
    ]


def test_the_journal_tells_who_enters_and_who_leaves() -> None:
    assert with_stall("red4").play("walk-red@reserve").events[-1] == "entered player=0 colour=red point=0 target=2"
    left = with_stall("red4").play("walk-red@OP4").events[-2:]
    assert left == ["left player=0 colour=red point=4", "bonus_token player=0 colour=red"]


def test_a_plan_ends_where_somebody_else_is_asked() -> None:
    table = scenario(exotic=True).seat(0, visitors="red1").seat(1, visitors="red2 red5")
    game = table.trucks("koala panda").turn(0).game
    take = next(option for option in game.decision.options if option.key == "take-1")  # type: ignore[union-attr]
    wishes = ["koala@jungle", "walk-red@OP1", "panda@E5"]
    plan = game.rules.plan(game.table, 0, take, wishes)  # type: ignore[attr-defined]
    assert (plan.picks, plan.complete) == (("take-1", "koala@jungle", "walk-red@OP1"), False)


def test_a_plan_may_say_who_walks() -> None:
    game = alone().seat(0, visitors="red1").trucks("stall_a").turn(0).game
    take = next(option for option in game.decision.options if option.key == "take-1")  # type: ignore[union-attr]
    plan = game.rules.plan(game.table, 0, take, ["stall_a@E5", "walk-red@OP1"])  # type: ignore[attr-defined]
    assert (plan.picks, plan.complete) == (("take-1", "stall_a@E5", "walk-red@OP1"), True)
    without = game.rules.plan(game.table, 0, take, ["stall_a@E5"])  # type: ignore[attr-defined]
    assert (without.picks, without.complete) == (("take-1", "stall_a@E5"), False)
    ways = ("walk-red@reserve", "walk-red@OP1")
    assert [(aside.key, aside.instead) for aside in (*plan.asides, *without.asides)] == [(ways[1], ways), ("", ways)]


def test_figures_count_what_the_expansions_in_the_box_add() -> None:
    game = others_have("red1", "red2").play("take-2").game
    table = game.table
    assert isinstance(table, ZoolorettoTable)
    mine, first, _ = players_in_figures(table, game.journal)
    assert (mine["turns"], mine["visitor_moves"], mine["steps_back"], mine["bonus_tokens"]) == (1, 1, 0, 0)
    assert (first["turns"], first["visitor_moves"], first["steps_back"]) == (1, 0, 1)
    assert "donations" not in mine


def test_a_visitor_that_leaves_counts_as_moved_on() -> None:
    game = with_stall("red5").play("walk-red@OP5").game
    table = game.table
    assert isinstance(table, ZoolorettoTable)
    mine, *_ = players_in_figures(table, game.journal)
    assert (mine["visitor_moves"], mine["bonus_tokens"]) == (1, 1)
