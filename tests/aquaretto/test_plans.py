"""Plans: what a truck comes to before it is taken, with the jobs and the offspring it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from aquaretto.scenario import scenario
from menagerie.games.aquaretto import rules
from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from aquaretto.scenario import Play
    from menagerie.games.loretto.plans import Plan

RULES: Any = rules.RULES
FOUR = "dolphin@1,4 dolphin@2,4 dolphin@3,4 dolphin@2,3"


def planned(game: Play, *wishes: str) -> Plan:
    """Plan the first truck."""
    decision: Any = game.game.decision
    plan: Plan = RULES.plan(game.game.table, 0, decision.options[decision.keys.index("take-1")], wishes)
    return plan


@pytest.mark.rule("R-Q-013")
def test_a_truck_is_planned_in_the_order_of_the_wishes() -> None:
    game = scenario().trucks("orca dolphin coin").turn(0)
    plan = planned(game, "dolphin@depot", "orca@2,2")
    assert plan.picks == ("take-1", "dolphin@depot", "orca@2,2")
    assert [step.key for step in plan.steps] == ["coin@money", "dolphin@depot", "orca@2,2"]
    assert plan.complete


@pytest.mark.rule("R-Q-063")
def test_a_plan_asks_for_the_job_of_a_coworker() -> None:
    game = scenario().seat(0, park=FOUR).trucks("dolphin").turn(0)
    plan = planned(game, "dolphin@2,2")
    [aside] = plan.asides
    assert (aside.key, aside.instead[:3], plan.complete) == ("", ("cashier", "keeper", "manager"), False)
    plan = planned(game, "dolphin@2,2", "trainer@3,3")
    assert plan.picks == ("take-1", "dolphin@2,2", "trainer@3,3")
    assert (plan.complete, RULES.view(plan.table, 0)["parks"][0]["trainers"]) == (True, {"3,3": 4})


@pytest.mark.rule("R-Q-051")
def test_a_plan_says_where_the_offspring_goes() -> None:
    game = scenario().seat(0, park="orca-male@1,4").trucks("orca-female").turn(0)
    plan = planned(game, "orca-female@2,4", "orca-offspring@2,3")
    assert plan.picks == ("take-1", "orca-female@2,4", "orca-offspring@2,3")
    assert [aside.key for aside in plan.asides] == ["orca-offspring@2,3"]


def test_an_offspring_whose_space_is_gone_finds_another() -> None:
    game = scenario().seat(0, park="orca-male@1,4").trucks("orca-female").turn(0)
    plan = planned(game, "orca-female@2,4", "orca-offspring@2,4")
    assert plan.complete
    assert plan.picks[-1] == "orca-offspring@3,4"


@pytest.mark.parametrize("wish", ["penguin-offspring@2,4", "orca@2,4", "trainer@9,9", "clown"])
def test_a_wish_about_something_else_is_refused(wish: str) -> None:
    game = scenario().seat(0, park="orca-male@1,4").trucks("orca-female").turn(0)
    with pytest.raises(BadRequest):
        planned(game, wish)


@pytest.mark.rule("R-Q-024")
def test_a_wish_that_cannot_be_granted_says_why() -> None:
    game = scenario().seat(0, park="penguin@2,2").trucks("orca").turn(0)
    plan = planned(game, "orca@2,3")
    assert [why.key.rpartition(".")[2] for why in plan.refused["orca@2,3"]] == ["too_near"]
    assert plan.picks == ("take-1", "orca@depot")
