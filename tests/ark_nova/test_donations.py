"""Donations: the last step of Association on side II."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, scenario

IN_SLOT_5 = "animals cards build sponsors association"


def after_one_task(seats: int = 3, donations: int = 0, **things: Any) -> Play:
    """Do the reputation task with Association II; the question is what next."""
    table = scenario(seats).seat(0, **{"row": IN_SLOT_5, "side_2": "association", **things}).set(donations=donations)
    return table.turn(0).play("association", "reputation")


@pytest.mark.rule("R-A-221")
def test_a_donation_needs_a_task_before_it() -> None:
    game = scenario().seat(0, row=IN_SLOT_5, side_2="association").turn(0).play("association")
    assert game.why_not("donation") == ["donation_first"]


@pytest.mark.rule("R-A-221")
def test_a_donation_needs_no_worker_and_no_strength() -> None:
    table = scenario().seat(0, row="animals association cards build sponsors", side_2="association", workers=1)
    game = table.turn(0).play("association", "donation")  # strength 2, and the only worker went for reputation
    assert game[0]["conservation"] == 1


@pytest.mark.rule("R-A-221")
def test_an_action_has_one_donation_at_most() -> None:
    game = after_one_task(money=25, x_tokens=0).play("donation")
    assert (game.asked, game.table["donations"]) == (1, 1)


@pytest.mark.rule("R-A-221")
def test_nobody_has_to_donate() -> None:
    assert after_one_task().play("none")[0]["money"] == 25


@pytest.mark.rule("R-A-222")
def test_side_one_allows_no_donation() -> None:
    game = after_one_task(side_2="")
    assert (game.asked, game.table["donations"]) == (1, 0)


@pytest.mark.rule("R-A-223")
def test_no_task_follows_a_donation() -> None:
    game = after_one_task(workers=4).play("donation")
    assert (game.asked, game[0]["workers_on"]) == (1, [1, 0, 0, 0])


@pytest.mark.rule("R-A-223")
def test_a_donation_may_follow_several_tasks() -> None:
    game = after_one_task(workers=4).play("partner_zoo", "asia", "donation")
    assert (game[0]["workers_on"], game[0]["conservation"]) == ([1, 1, 0, 0], 1)


@pytest.mark.rule("R-A-224", "R-A-225")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("covered", "cost"), [*enumerate([2, 5, 5, 7, 7, 10, 10, 12])])
def test_a_donation_costs_the_lowest_uncovered_amount(seats: int, covered: int, cost: int) -> None:
    game = after_one_task(seats, covered, money=20).play("donation")
    assert game[0]["money"] == 20 - cost


@pytest.mark.rule("R-A-224")
@pytest.mark.parametrize(("covered", "cost"), [*enumerate([2, 5, 7, 10, 12])])
def test_with_two_players_every_amount_is_there_once(covered: int, cost: int) -> None:
    game = after_one_task(2, covered, money=20).play("donation")
    assert game[0]["money"] == 20 - cost


@pytest.mark.rule("R-A-224")
def test_a_donation_covers_its_amount() -> None:
    game = after_one_task().play("donation")
    assert (game.table["donations"], game.table["donation_cost"]) == (1, 5)


@pytest.mark.rule("R-A-224")
def test_the_cube_of_a_donation_does_not_come_from_the_left_edge() -> None:
    assert after_one_task().play("donation")[0]["supported_projects"] == 0


@pytest.mark.rule("R-A-224")
def test_who_cannot_pay_cannot_donate() -> None:
    game = after_one_task(3, 1, money=4, workers=2)
    assert game.why_not("donation") == ["costs"]


@pytest.mark.rule("R-A-226")
def test_at_twelve_no_cube_is_placed() -> None:
    game = after_one_task(3, 7).play("donation")
    assert (game.table["donations"], game.table["donation_cost"]) == (7, 12)


@pytest.mark.rule("R-A-227")
def test_a_donation_gives_one_conservation_point() -> None:
    assert after_one_task().play("donation")[0]["conservation"] == 1


@pytest.mark.rule("R-A-227", "R-A-287")
def test_a_donation_can_pass_a_threshold() -> None:
    assert after_one_task(conservation=1).play("donation").prompt == "threshold"


@pytest.mark.rule("R-A-199", "R-A-221", "R-A-224")
def test_two_tasks_and_a_donation() -> None:  # V-A-012
    table = scenario(3).seat(0, row=IN_SLOT_5, side_2="association", x_tokens=1, workers=2).set(donations=2)
    game = table.turn(0).play("association+1", "reputation", "university", "double_research", "donation")
    zoo = game[0]
    assert (zoo["workers"], zoo["workers_on"], zoo["x_tokens"]) == (0, [1, 0, 1, 0], 0)
    assert (zoo["money"], zoo["conservation"], game.table["donation_cost"]) == (20, 1, 7)
