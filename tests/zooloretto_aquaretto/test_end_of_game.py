"""The end in two steps."""

from __future__ import annotations

import pytest

from zooloretto_aquaretto.scenario import Play, scenario


def ending_the_first_game() -> Play:
    """Let the last player of a round begin the end pile of the zoo."""
    return scenario().pile("").trucks("taken by 1", "taken by 2", "coin").turn(0).play("draw-zoo")


@pytest.mark.rule("R-C-040", "R-C-045")
def test_the_first_end_pile_does_not_end_the_game() -> None:
    game = ending_the_first_game()
    assert not game.view["last_round"]
    assert game.offers("draw-zoo")
    assert "first_end_zoo" in game.events


@pytest.mark.rule("R-C-040", "R-C-041")
def test_from_the_next_round_on_only_the_other_game_is_drawn() -> None:
    game = ending_the_first_game().play("take-3", "flamingo@E5")
    assert not game.over
    assert game.view["piles"]["zoo"] == {"main": 0, "end": 0, "opened": True, "closed": True}
    assert game.options[0] == "draw-park"
    assert game.why_not("draw-zoo") == ["no_more_zoo"]


@pytest.mark.rule("R-C-040")
def test_nobody_learns_what_has_left_the_game() -> None:
    view = ending_the_first_game().play("take-3", "flamingo@E5").view
    assert view["out_of_game"] == []
    assert "flamingo" not in view["unseen"]


@pytest.mark.rule("R-C-042")
def test_then_trucks_are_free() -> None:
    game = scenario().closed("zoo").trucks("orca", "", "").turn(0)
    assert game.offers("take-1")
    assert game.play("draw-park").options == ["load-1", "load-2", "load-3"]


@pytest.mark.rule("R-C-042")
def test_the_last_empty_truck_is_kept_for_nobody() -> None:
    game = scenario().closed("zoo").trucks("orca", "penguin", "").turn(0).play("draw-park")
    assert game.offers("load-3")


@pytest.mark.rule("R-C-043")
def test_the_second_end_pile_makes_the_round_the_last() -> None:
    game = scenario().closed("zoo").water_pile("").trucks("taken by 1", "taken by 2", "water_coin").turn(0)
    game.play("draw-park")
    assert game.view["last_round"]
    assert game.play("take-3", "dolphin@depot").over


@pytest.mark.rule("R-C-044")
def test_both_end_piles_in_one_round_make_it_the_last() -> None:
    table = scenario().pile("").water_pile("").trucks("taken by 1", "coin", "water_coin")
    game = table.turn(0).play("draw-zoo", "draw-park")
    assert game.view["last_round"]


@pytest.mark.rule("R-C-045")
def test_the_restrictions_hold_to_the_end_of_the_round() -> None:
    game = scenario().pile("").trucks("panda", "orca", "").turn(0).play("draw-zoo", "load-3", "draw-zoo")
    assert game.why_not("load-2") == ["not_zoo"]


@pytest.mark.rule("R-C-046")
def test_money_actions_stay_possible_in_both_games() -> None:
    game = scenario(zooloretto_xxl=True).closed("zoo").seat(0, E4="4 panda", barn="zebra", money=3)
    play = game.trucks("orca").turn(0)
    assert all(play.offers(key) for key in ("extend", "move-zebra@barn>E5", "donate-E4", "expand_small"))


@pytest.mark.rule("R-C-046")
def test_a_basin_cannot_be_donated() -> None:
    game = scenario(zooloretto_xxl=True).seat(0, park="orca@1,4").trucks("panda", "orca").turn(0)
    assert not [key for key in game.options if key.startswith("donate")]


@pytest.mark.rule("R-C-040", "R-C-041")
def test_the_park_may_be_the_first_to_end() -> None:
    table = scenario().water_pile("").trucks("taken by 1", "taken by 2", "water_coin")
    game = table.turn(0).play("draw-park")
    assert "first_end_park" in game.events
    game.play("take-3", "dolphin@depot")
    assert game.why_not("draw-park") == ["no_more_park"]
    assert game.view["piles"]["park"] == {"main": 0, "end": 0, "opened": True, "closed": True}
    assert game.options[0] == "draw-zoo"


@pytest.mark.rule("R-C-046")
def test_a_park_without_tiles_to_come_still_grows_by_money() -> None:
    table = scenario().closed("park").seat(0, depot="orca", money=3).seat(1, depot="penguin").trucks("panda")
    game = table.turn(0)
    assert all(game.offers(key) for key in ("move-orca@depot", "buy-penguin@1", "expand_large", "discard-orca"))


@pytest.mark.rule("R-C-043")
def test_a_second_end_pile_of_the_zoo_ends_the_game() -> None:
    game = scenario().closed("park").pile("").trucks("taken by 1", "taken by 2", "coin").turn(0).play("draw-zoo")
    assert game.view["last_round"]
    assert game.play("take-3", "flamingo@barn").over


@pytest.mark.rule("R-C-040")
def test_an_end_pile_that_is_not_begun_closes_nothing() -> None:
    game = scenario().pile("").trucks("taken by 1", "taken by 2", "coin").turn(0).play("take-3")
    assert game.view["piles"]["zoo"] == {"main": 0, "end": 15, "opened": False, "closed": False}
    assert game.view["restricted"]
