"""Multiplier tokens: an action performed twice in a row."""

from __future__ import annotations

import pytest

from ark_nova.scenario import Scenario, ability, scenario
from menagerie.games.ark_nova.tokens import put_multiplier


def doubled(card: str, row: str, **things: object) -> Scenario:
    """Lay a table where seat 0 has a multiplier token on a card."""
    return scenario().seat(0, row=row, multipliers=card, **things)


@pytest.mark.rule("R-A-427")
@pytest.mark.parametrize("card", ["association", "build", "cards", "sponsors"])
def test_the_ability_puts_a_token_on_its_card_at_once(card: str) -> None:
    assert scenario().run(ability(f"multiplier {card}")).card(0, card)["multipliers"] == 1


@pytest.mark.rule("R-A-300", "R-A-427")
def test_the_bonus_tile_puts_a_token_on_any_card() -> None:
    zoo = scenario().run(put_multiplier)
    assert zoo.options == ["animals", "cards", "build", "association", "sponsors"]
    assert zoo.play("animals").card(0, "animals")["multipliers"] == 1


@pytest.mark.rule("R-A-427")
def test_the_token_lies_there_before_the_action_that_brought_it_is_over() -> None:
    table = scenario().seat(0, hand="white_stork stoat", animals="wolf", buildings="size_4@e2-e3-f3-f4 size_1@d3")
    zoo = table.seat(0, row="cards build association sponsors animals").turn(0)
    zoo.play("animals", "white_stork")
    assert (zoo.prompt, zoo.card(0, "build")["multipliers"]) == ("animal", 1)


# --- using it ---


@pytest.mark.rule("R-A-428")
def test_the_action_is_performed_twice_with_the_strength_of_its_slot() -> None:
    table = doubled("sponsors", "animals cards build sponsors association", money=0)
    zoo = table.turn(0).play("sponsors", "sponsors")
    assert (zoo[0]["money"], zoo.table["break"]["steps"]) == (8, 8)


@pytest.mark.rule("R-A-428")
def test_the_card_moves_to_slot_1_only_after_the_second_execution() -> None:
    zoo = doubled("sponsors", "animals cards build sponsors association").turn(0).play("sponsors")
    assert (zoo.prompt, zoo.row(0)[3]) == ("once_more", "sponsors")
    assert zoo.play("sponsors").row(0) == ["sponsors", "animals", "cards", "build", "association"]


@pytest.mark.rule("R-A-428", "R-A-429")  # V-A-034
@pytest.mark.parametrize(
    ("first", "second", "money", "played"),
    [
        ("guided_school_tours", "break", 4, 1),
        ("break", "guided_school_tours", 4, 1),
        ("break", "break", 8, 0),
        ("guided_school_tours", "engineer", 0, 2),
    ],
)
def test_the_two_executions_may_use_different_options(first: str, second: str, money: int, played: int) -> None:
    table = doubled("sponsors", "animals cards build sponsors association", money=0)
    zoo = table.seat(0, hand="guided_school_tours engineer").turn(0)
    zoo.play("sponsors", first, "sponsors", second)
    assert (zoo[0]["money"], len(zoo[0]["sponsors"])) == (money, played)


@pytest.mark.rule("R-A-098", "R-A-428")
def test_an_x_token_raises_only_one_of_the_two_executions() -> None:
    table = doubled("sponsors", "animals cards sponsors build association", money=0, x_tokens=2)
    zoo = table.turn(0).play("sponsors+1", "sponsors+1")
    assert (zoo[0]["money"], zoo[0]["x_tokens"]) == (8, 0)
    table = doubled("sponsors", "animals cards sponsors build association", money=0, x_tokens=2)
    assert table.turn(0).play("sponsors+2", "sponsors")[0]["money"] == 5 + 3


@pytest.mark.rule("R-A-430")
def test_the_same_kind_of_building_may_be_built_in_each_execution() -> None:
    table = doubled("build", "animals build cards sponsors association", side_2="build", buildings="size_1@a3")
    zoo = table.turn(0).play("build", "pavilion", "a4", "none", "build")
    assert "pavilion" in zoo.options


@pytest.mark.rule("R-A-200", "R-A-430")
def test_the_same_task_may_be_done_in_each_execution_with_enough_workers() -> None:
    table = doubled("association", "animals build association cards sponsors", workers=3, reserve_workers=1)
    zoo = table.turn(0).play("association", "reputation", "association", "reputation")
    assert (zoo[0]["workers_on"][0], zoo[0]["reputation"]) == (3, 5)


@pytest.mark.rule("R-A-430")
def test_a_donation_may_be_made_in_each_execution() -> None:
    table = doubled("association", "animals association cards build sponsors", workers=3, reserve_workers=1, money=7)
    table.seat(0, side_2="association", reputation=9)
    zoo = table.turn(0).play("association", "donation", "association", "donation")
    assert (zoo[0]["money"], zoo.table["donations"]) == (0, 2)  # the first costs 2, the second 5


@pytest.mark.rule("R-A-105", "R-A-428")
def test_what_waits_for_the_end_of_the_action_waits_for_both_executions() -> None:
    table = doubled("build", "animals build cards sponsors association", buildings="size_1@e4")  # f4: clever
    zoo = table.turn(0).play("build", "size_1", "f4")
    assert zoo.prompt == "once_more"
    assert zoo.play("build", "size_1", "e5").prompt == "clever"


@pytest.mark.rule("R-A-098", "R-A-307", "R-A-431")  # V-A-060
def test_after_a_break_was_called_the_second_execution_follows_and_then_the_break() -> None:
    table = doubled("cards", "animals cards build sponsors association").deck("lion wolf stoat").set(steps=8)
    zoo = table.turn(0).play("cards")
    assert (zoo.table["break"]["called_by"], zoo[0]["x_tokens"], zoo[0]["hand"]) == (0, 1, ["lion"])
    zoo.play("cards+1")
    assert (zoo[0]["x_tokens"], zoo[0]["hand"], zoo.prompt) == (0, ["lion", "wolf", "stoat"], "discard")
    zoo.play("lion")
    assert (zoo.events("break_over") != [], zoo[0]["hand"]) == (True, ["wolf", "stoat"])


# --- what becomes of the token ---


@pytest.mark.rule("R-A-432")
def test_the_token_goes_back_after_use() -> None:
    zoo = doubled("sponsors", "animals cards build sponsors association").turn(0).play("sponsors", "sponsors")
    assert zoo.card(0, "sponsors")["multipliers"] == 0


@pytest.mark.rule("R-A-433")
def test_declining_the_second_execution_keeps_the_token() -> None:
    zoo = doubled("sponsors", "animals cards build sponsors association").turn(0).play("sponsors", "none")
    assert (zoo.card(0, "sponsors")["multipliers"], zoo.row(0)[0], zoo.asked) == (1, "sponsors", 1)


@pytest.mark.rule("R-A-433")
def test_a_second_execution_that_cannot_be_done_keeps_the_token() -> None:
    table = doubled("association", "animals association cards build sponsors", workers=1)
    zoo = table.turn(0).play("association")
    assert (zoo.asked, zoo.card(0, "association")["multipliers"]) == (1, 1)


@pytest.mark.rule("R-A-433")
def test_a_break_takes_unused_tokens_back() -> None:
    zoo = (
        scenario()
        .seat(0, multipliers="build")
        .seat(1, multipliers="cards cards")
        .stage("hand_limit", break_called_by=0)
    )
    assert (zoo.card(0, "build")["multipliers"], zoo.card(1, "cards")["multipliers"]) == (0, 0)


@pytest.mark.rule("R-A-434")
def test_a_token_gained_in_an_action_does_not_double_that_action() -> None:
    table = scenario(map="4").seat(0, row="animals build cards sponsors association", buildings="size_1@h4")
    zoo = table.turn(0).play("build", "size_1", "h3", "build")  # h3: a multiplier token on any card
    assert (zoo.asked, zoo.card(0, "build")["multipliers"]) == (1, 1)


@pytest.mark.rule("R-A-435")
def test_two_tokens_allow_three_executions() -> None:
    table = doubled("sponsors sponsors", "animals sponsors cards build association", money=0)
    zoo = table.turn(0).play("sponsors", "sponsors", "sponsors")
    assert (zoo[0]["money"], zoo.card(0, "sponsors")["multipliers"], zoo.asked) == (6, 0, 1)


@pytest.mark.rule("R-A-435")
def test_of_two_tokens_one_may_be_kept() -> None:
    zoo = doubled("sponsors sponsors", "animals sponsors cards build association").turn(0)
    assert zoo.play("sponsors", "sponsors", "none").card(0, "sponsors")["multipliers"] == 1


@pytest.mark.rule("R-A-436")
def test_the_x_token_action_is_not_doubled_and_keeps_the_token() -> None:
    zoo = doubled("sponsors", "animals sponsors cards build association").turn(0).play("x-sponsors")
    assert (zoo.asked, zoo[0]["x_tokens"], zoo.card(0, "sponsors")["multipliers"]) == (1, 1, 1)


@pytest.mark.rule("R-A-093", "R-A-428")
def test_an_extra_action_may_be_doubled_too() -> None:
    table = doubled("sponsors", "animals sponsors cards build association", money=0)
    assert table.run(ability("action sponsors")).play("sponsors", "sponsors")[0]["money"] == 4
