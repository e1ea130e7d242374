"""The left edge of the zoo map: what each cube uncovers, when, and again in every break."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, Scenario, scenario

IN_SLOT_5 = "animals cards build sponsors association"


def ready(space: int, map: str = "0", **things: Any) -> Scenario:  # noqa: A002  # the game's own word
    """Lay a table where one cube is left, and two icons of Africa support a base project for two points."""
    gone = [other for other in range(1, 8) if other != space]
    usual = {"row": IN_SLOT_5, "animals": "lion caracal", "conservation": 2, "left_edge": gone}
    return scenario(map=map).seat(0, **{**usual, **things})


def uncovered(table: Scenario) -> Play:
    """Support the project with the only cube."""
    return table.turn(0).play("association", "project")


def income(space: int, map: str = "0", **things: Any) -> Play:  # noqa: A002  # the game's own word
    """Take income in a break with one space uncovered."""
    table = scenario(map=map).seat(0, left_edge=[space], **things)
    return table.stage("income", break_called_by=0, break_order=[0, 1])


# --- one space of each kind ---


@pytest.mark.rule("R-A-238")
def test_a_snap_takes_any_card_of_the_display() -> None:
    game = uncovered(ready(1, reputation=1).display("wolf jaguar emu sheep horse alpaca")).play("alpaca")
    assert game[0]["hand"] == ["alpaca"]


@pytest.mark.rule("R-A-238")
def test_an_enclosure_of_two_spaces_is_built_free() -> None:
    game = uncovered(ready(2, money=0)).play("size2_enclosure-1", "size_2", "e1-e2")
    assert [building["kind"] for building in game[0]["buildings"]] == ["size_2"]


@pytest.mark.rule("R-A-238")
@pytest.mark.parametrize(("space", "money"), [(3, 5), (6, 12)])
def test_money_is_gained(space: int, money: int) -> None:
    assert uncovered(ready(space, money=1))[0]["money"] == 1 + money


@pytest.mark.rule("R-A-238")
@pytest.mark.parametrize("map_name", ["0", "2"])
def test_a_conservation_point_is_gained(map_name: str) -> None:
    assert uncovered(ready(4, map_name, conservation=11))[0]["conservation"] == 14


@pytest.mark.rule("R-A-238", "R-A-207")
def test_a_worker_is_hired() -> None:
    game = uncovered(ready(5)).play("worker-1")
    assert (game[0]["workers"], game[0]["reserve_workers"]) == (1, 2)


@pytest.mark.rule("R-A-238")
def test_x_tokens_are_gained() -> None:
    assert uncovered(ready(7))[0]["x_tokens"] == 3


@pytest.mark.rule("R-A-238")
def test_reputation_is_gained() -> None:
    assert uncovered(ready(5, "a", reputation=1))[0]["reputation"] == 3


@pytest.mark.rule("R-A-238", "R-A-280")
def test_a_sponsor_is_played_for_money() -> None:
    game = uncovered(ready(4, "1", hand="guided_school_tours", money=3))
    game.play("sponsor_for_money-1", "guided_school_tours")
    assert (game[0]["sponsors"], game[0]["money"]) == (["guided_school_tours"], 0)


@pytest.mark.rule("R-A-238", "R-A-299")
def test_a_university_is_taken_without_a_worker() -> None:
    game = uncovered(ready(4, "4", workers=1)).play("university-1", "double_research")
    assert (game[0]["universities"], game[0]["workers_on"]) == (["double_research"], [0, 0, 0, 1])


@pytest.mark.rule("R-A-238", "R-A-298")
def test_a_partner_zoo_is_taken_without_a_worker() -> None:
    game = uncovered(ready(4, "8", workers=1)).play("partner_zoo-1", "asia")
    assert (game[0]["partner_zoos"], game[0]["workers_on"]) == (["asia"], [0, 0, 0, 1])


@pytest.mark.rule("R-A-238")
def test_a_special_enclosure_is_built_free_on_side_one_of_build() -> None:
    game = uncovered(ready(4, "5", money=0)).play("free_special_enclosure-1")
    assert game.options == ["none", "reptile_house", "large_bird_aviary"]


@pytest.mark.rule("R-A-238")
def test_hand_cards_go_under_the_map_for_appeal() -> None:
    game = uncovered(ready(4, "7", hand="wolf jaguar emu")).play("wolf", "emu")
    assert (game[0]["appeal"], game[0]["hand"], game[0]["pouched_cards"]) == (4, ["jaguar"], ["wolf", "emu"])


@pytest.mark.rule("R-A-239")
def test_clever_waits_until_the_association_card_has_moved() -> None:  # V-A-155
    game = uncovered(ready(4, "6"))
    assert (game.prompt, game.row(0)[0]) == ("clever", "association")
    game.play("sponsors", "build")  # it may move two cards
    assert game.row(0) == ["build", "sponsors", "association", "animals", "cards"]


@pytest.mark.rule("R-A-239")
def test_determination_waits_until_the_association_card_has_moved() -> None:
    game = uncovered(ready(4, "3"))
    assert (game.prompt, game.row(0)[0]) == ("extra_action", "association")
    assert game.play("x-build").row(0)[:2] == ["build", "association"]


# --- income ---


@pytest.mark.rule("R-A-240")
@pytest.mark.parametrize(("map_name", "space", "money"), [("0", 3, 10), ("0", 6, 5)])
def test_only_money_with_the_income_hand_comes_again_in_a_break(map_name: str, space: int, money: int) -> None:
    assert income(space, map_name, money=0)[0]["money"] == money  # 5 by appeal


@pytest.mark.rule("R-A-240")
@pytest.mark.parametrize(("map_name", "conservation"), [("0", 12), ("2", 11)])
def test_only_conservation_with_the_income_hand_comes_again_in_a_break(map_name: str, conservation: int) -> None:
    assert income(4, map_name, conservation=11)[0]["conservation"] == conservation


@pytest.mark.rule("R-A-240")
def test_a_covered_space_gives_no_income() -> None:
    game = scenario().seat(0, money=0).stage("income", break_called_by=0, break_order=[0, 1])
    assert game[0]["money"] == 5


@pytest.mark.rule("R-A-239", "R-A-240")
def test_clever_is_used_at_once_in_a_break() -> None:  # V-A-155
    game = income(4, "6")
    assert (game.prompt, game.table["stage"]) == ("clever", "income")


# --- the order of effects ---


@pytest.mark.rule("R-A-238")
def test_money_of_the_left_edge_can_pay_for_what_the_reward_brings() -> None:
    table = ready(6, hand="guided_school_tours", money=0, conservation=3)
    table.set(bonus_tiles={"5": ["sponsor-for-money"], "8": []})
    game = uncovered(table).play("money-12", "sponsor-for-money", "guided_school_tours")
    assert game[0]["sponsors"] == ["guided_school_tours"]


@pytest.mark.rule("R-A-238")
def test_the_reward_can_come_before_the_left_edge() -> None:
    table = ready(6, hand="guided_school_tours", money=0, conservation=3)
    table.set(bonus_tiles={"5": ["sponsor-for-money"], "8": []})
    game = uncovered(table).play("conservation-2", "sponsor-for-money")  # without money there is nobody to play
    assert (game[0]["sponsors"], game[0]["money"]) == ([], 12)


@pytest.mark.rule("R-A-238")
def test_conservation_of_the_left_edge_and_of_the_level_are_gained_apart() -> None:
    game = uncovered(ready(4, conservation=4))
    assert game.options == ["conservation-1", "conservation-2"]
    assert game.play("conservation-1")[0]["conservation"] == 5


@pytest.mark.rule("R-A-238")
def test_two_gains_that_pass_a_threshold_only_together_can_be_ordered() -> None:
    table = ready(4, conservation=3, animals="lion", partner_zoos="africa", reputation=1)
    table.base_projects("birds", "reptiles", "primates").projects("predator_breeding_program@1:1")
    game = table.turn(0).play("association", "project", "predator_breeding_program-2")
    assert game.options == ["conservation-1", "reputation-2"]  # a tile at 5 may look at the reputation


@pytest.mark.rule("R-A-238", "R-A-242")
def test_reputation_for_playing_the_card_and_of_the_left_edge_are_gained_apart() -> None:
    table = ready(5, "a", conservation=11, animals="lion", hand="savanna", reputation=7)
    game = table.turn(0).play("association", "project")
    assert game.options == ["reputation-1", "reputation-2", "conservation-5"]


@pytest.mark.rule("R-A-238")
def test_gains_that_cannot_disturb_each_other_are_not_asked_about() -> None:
    assert uncovered(ready(7)).asked == 1


@pytest.mark.rule("R-A-238")
def test_reputation_that_will_be_lost_at_nine_is_not_asked_about() -> None:
    game = uncovered(ready(5, "a", conservation=11, reputation=9))
    assert (game.asked, game[0]["reputation"], game[0]["conservation"]) == (1, 9, 13)
