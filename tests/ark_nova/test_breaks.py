"""Calling a break, and its steps but for income."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, Scenario, ability, row_with, scenario

TRACK = {2: 9, 3: 12, 4: 15}  # steps of the break token
FOLDERS = "cheetah lion leopard caracal fennec_fox siberian_tiger"


def near_break(left: int, seats: int = 2, **things: Any) -> Scenario:
    """Lay a table with so many steps left; seat 0 may use Cards at strength 2: two steps and one card."""
    table = scenario(seats).set(steps=TRACK[seats] - left)
    return table.seat(0, **{"row": row_with("cards", 2), **things})


def in_break(table: Scenario, caller: int = 0) -> Play:
    return table.stage("hand_limit", break_called_by=caller, current=(caller + 1) % table.game.setting.seats)


# --- calling ---


@pytest.mark.rule("R-A-306")
@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 2), (4, 2), (2, 1)])
def test_a_break_is_called_when_the_token_reaches_the_last_space(seats: int, left: int) -> None:
    game = near_break(left, seats).turn(0).play("cards")
    assert [event["event"] for event in game.events("calls_break", "break_over")] == ["calls_break", "break_over"]


@pytest.mark.rule("R-A-306")
def test_one_step_before_the_last_space_there_is_no_break() -> None:
    game = near_break(3).turn(0).play("cards")
    assert (game.events("calls_break"), game.table["break"]["steps"]) == ([], 8)


@pytest.mark.rule("R-A-306", "R-A-099")
def test_who_calls_the_break_gains_an_x_token() -> None:
    game = near_break(2).turn(0).play("cards")
    assert (game[0]["x_tokens"], game[1]["x_tokens"]) == (1, 0)


@pytest.mark.rule("R-A-306", "R-A-327")
def test_surplus_steps_are_ignored() -> None:
    game = near_break(1, row=row_with("sponsors", 5)).turn(0).play("sponsors")  # no sponsor to play
    assert (game.table["break"]["steps"], game[0]["x_tokens"]) == (0, 1)


@pytest.mark.rule("R-A-307", "R-A-369")
def test_a_jump_after_the_break_was_called_brings_money_and_no_x_token() -> None:
    # V-A-162
    table = near_break(0).set(break_called_by=0)
    game = table.run(ability("jumping 4"))
    assert (game[0]["money"], game[0]["x_tokens"]) == (25 + 4, 0)


@pytest.mark.rule("R-A-307", "R-A-431", "R-A-098")
def test_a_second_cards_action_in_the_turn_moves_nothing_and_gives_no_second_x_token() -> None:
    # V-A-060
    game = near_break(1, multipliers="cards").deck("wolf lama koala").turn(0).play("cards")
    assert (game[0]["hand"], game[0]["x_tokens"], game.options) == (["wolf"], 1, ["none", "cards", "cards+1"])
    game.play("cards+1", "wolf")
    assert (game[0]["hand"], game[0]["x_tokens"]) == (["lama", "koala"], 0)
    assert len(game.events("break_over")) == 1


@pytest.mark.rule("R-A-308")
def test_the_break_waits_for_the_end_of_the_turn() -> None:
    game = near_break(2, row=row_with("cards", 1), hand="lama").turn(0).play("cards")  # draws 1 and discards 1
    assert (game.prompt, game.table["stage"], game.table["break"]["called_by"]) == ("discard", "turn", 0)
    assert len(game.play("lama").events("break_over")) == 1


# --- steps ---


@pytest.mark.rule("R-A-309")
def test_the_steps_of_a_break_come_in_order() -> None:
    table = scenario().seat(1, hand="wolf lama koala moose").display(FOLDERS)
    steps = ("discards_several", "leaves_display", "replenished", "income", "break_over")
    game = in_break(table).play("wolf")
    told = [event["event"] for event in game.events(*steps)]
    assert list(dict.fromkeys(told)) == list(steps)


@pytest.mark.rule("R-A-309", "R-A-310")
def test_nothing_else_happens_before_the_hand_limit_is_kept() -> None:
    table = scenario().seat(0, hand="wolf lama koala moose", venom="build", workers=0, workers_on=[1, 0, 0, 0])
    game = in_break(table.display(FOLDERS))
    assert (game.card(0, "build")["venom"], game[0]["workers"], game.table["display"][0]) == (True, 0, "cheetah")


@pytest.mark.rule("R-A-310")
@pytest.mark.parametrize(("universities", "discards"), [("", 3), ("double_research", 3), ("hand_limit", 1)])
def test_hands_are_cut_down_to_three_cards_or_five_with_a_university(universities: str, discards: int) -> None:
    # V-A-113
    hand = "wolf lama koala moose giraffe reindeer"
    game = in_break(scenario().seat(0, hand=hand, universities=universities))
    for card in hand.split()[:discards]:
        assert game.prompt == "hand_limit"
        game.play(card)
    assert (game[0]["hand"], game.prompt) == (hand.split()[discards:], "turn")


@pytest.mark.rule("R-A-310")
def test_three_cards_may_stay() -> None:
    assert in_break(scenario().seat(0, hand="wolf lama koala"))[0]["hand"] == ["wolf", "lama", "koala"]


@pytest.mark.rule("R-A-310")
def test_every_player_discards() -> None:
    table = scenario(3).seat(0, hand="wolf lama koala moose").seat(2, hand="cougar jaguar raccoon giraffe")
    game = in_break(table).play("lama", "raccoon")
    assert (game[0]["hand_size"], game[2]["hand_size"], game.prompt) == (3, 3, "turn")


@pytest.mark.rule("R-A-310")
def test_discarded_cards_lie_on_the_discard_pile() -> None:
    game = in_break(scenario().seat(0, hand="wolf lama koala moose")).play("lama")
    assert "lama" in game.saved["discard"]


@pytest.mark.rule("R-A-311")
@pytest.mark.parametrize("token", ["multipliers", "venom", "constriction"])
def test_all_tokens_on_action_cards_go_back(token: str) -> None:
    # V-A-149
    game = in_break(scenario().seat(0, **{token: "cards build"}).seat(1, **{token: "animals"}))
    assert not any(entry[token] for seat in (0, 1) for entry in game[seat]["row"])


@pytest.mark.rule("R-A-311")
def test_tokens_that_go_back_cost_nothing() -> None:
    game = in_break(scenario().seat(0, venom="cards", money=10))
    assert game[0]["money"] == 10 + 5  # the income at no appeal


@pytest.mark.rule("R-A-312")
def test_workers_come_back_and_are_active() -> None:
    table = scenario().seat(0, workers=0, reserve_workers=1, workers_on=[2, 0, 1, 0])
    table.seat(1, workers=0, workers_on=[0, 0, 0, 1])
    game = in_break(table)
    assert [(game[seat]["workers"], game[seat]["workers_on"]) for seat in (0, 1)] == [(3, [0] * 4), (1, [0] * 4)]


@pytest.mark.rule("R-A-312")
def test_workers_in_reserve_stay_there() -> None:
    game = in_break(scenario().seat(0, workers=1, reserve_workers=2, workers_on=[0, 1, 0, 0]))
    assert (game[0]["workers"], game[0]["reserve_workers"]) == (2, 2)


@pytest.mark.rule("R-A-312", "R-A-202", "R-A-203", "R-A-204")
def test_a_task_done_twice_waits_for_the_break() -> None:
    # V-A-131: of four workers three stand on the reputation task
    table = scenario().seat(0, row=row_with("association", 2), workers=1, reserve_workers=0, workers_on=[3, 0, 0, 0])
    assert "association" not in table.turn(0).options
    game = table.set(steps=7).seat(1, row=row_with("cards", 2)).turn(1).play("cards", "association")
    assert (game[0]["workers"], game[0]["workers_on"]) == (3, [1, 0, 0, 0])


@pytest.mark.rule("R-A-313")
def test_the_board_has_one_of_each_partner_zoo_and_university_again() -> None:
    table = scenario().seat(0, partner_zoos="africa", universities="hand_limit")
    game = in_break(table.set(partner_zoos=["asia"], universities=[]))
    assert game.table["partner_zoos"] == ["africa", "americas", "asia", "australia", "europe"]
    assert game.table["universities"] == ["hand_limit", "double_research", "research_reputation"]


@pytest.mark.rule("R-A-313")
def test_what_every_player_has_is_left_out() -> None:
    table = scenario().seat(0, partner_zoos="africa asia", universities="hand_limit")
    game = in_break(table.seat(1, partner_zoos="asia europe", universities="hand_limit"))
    assert game.table["partner_zoos"] == ["africa", "americas", "australia", "europe"]
    assert game.table["universities"] == ["double_research", "research_reputation"]


@pytest.mark.rule("R-A-314")
def test_the_cards_of_folders_1_and_2_are_discarded_and_the_others_slide_down() -> None:
    game = in_break(scenario().display(FOLDERS).deck("wolf lama koala"))
    assert game.table["display"] == ["leopard", "caracal", "fennec_fox", "siberian_tiger", "wolf", "lama"]
    assert sorted(game.saved["discard"]) == ["cheetah", "lion"]


@pytest.mark.rule("R-A-314")
def test_the_cards_discarded_are_those_after_the_end_of_the_turn() -> None:
    table = near_break(2, row=row_with("cards", 5), reputation=1).display(FOLDERS).deck("wolf lama koala")
    game = table.turn(0).play("cards", "snap", "cheetah")
    assert sorted(game.saved["discard"]) == ["leopard", "lion"]


# --- after the break ---


@pytest.mark.rule("R-A-327")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_goes_back_to_its_start(seats: int) -> None:
    game = near_break(2, seats).turn(0).play("cards")
    assert (game.table["break"]["steps"], game.table["break"]["of"]) == (0, TRACK[seats])


@pytest.mark.rule("R-A-328")
@pytest.mark.parametrize("caller", [0, 1, 2])
def test_the_player_left_of_the_caller_goes_on(caller: int) -> None:
    table = near_break(2, 3).seat(caller, row=row_with("cards", 2))
    game = table.turn(caller).play("cards")
    assert (game.asked, game.prompt) == ((caller + 1) % 3, "turn")
