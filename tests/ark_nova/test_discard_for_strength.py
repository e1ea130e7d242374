"""Map T1: a hand card is discarded to make an action stronger."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Scenario, ability, row_with, scenario
from menagerie.games.ark_nova.action_cards import ANIMALS


def tournament(left_edge: tuple[int, ...] = (1,), **things: Any) -> Scenario:
    """Lay a table on map T1 where the topmost cube is gone."""
    return scenario(map="t1").seat(0, left_edge=left_edge, **things)


def discards(options: list[str]) -> list[str]:
    """List the discards for strength among options."""
    return [key for key in options if key.startswith("stronger")]


@pytest.mark.rule("R-A-834")
def test_the_topmost_cube_has_to_be_gone() -> None:
    assert discards(tournament(left_edge=(2, 3), hand="lion").turn(0).options) == []
    assert discards(tournament(hand="lion wolf").turn(0).options) == ["stronger-lion", "stronger-wolf"]


@pytest.mark.rule("R-A-835")
def test_a_discarded_card_makes_the_action_stronger_by_one() -> None:
    zoo = tournament(hand="lion", row=row_with("build", 1)).turn(0).play("stronger-lion")
    assert (zoo[0]["hand"], zoo.saved["discard"], zoo[0]["stronger"]) == ([], ["lion"], 1)
    zoo.play("build")
    assert zoo.events("action")[0]["strength"] == 2
    assert zoo[0]["stronger"] == 0
    assert "size_2" in zoo.options


@pytest.mark.rule("R-A-835", "R-A-094")
def test_x_tokens_come_on_top() -> None:
    zoo = tournament(hand="lion", x_tokens=2, row=row_with("build", 1)).turn(0).play("stronger-lion", "build+2")
    assert zoo.events("action")[0]["strength"] == 4


@pytest.mark.rule("R-A-835")
def test_an_action_that_was_too_weak_becomes_possible() -> None:
    table = tournament(buildings="size_2@b5-b6", row=row_with("animals", 1), hand="caracal lion", money=30)
    zoo = table.turn(0)
    assert "animals" not in zoo.options
    assert zoo.obstacles("animals")[0].args == {"card": ANIMALS, "needed": 2, "there": 1}
    assert "animals" in zoo.play("stronger-lion").options


@pytest.mark.rule("R-A-835")
def test_only_once_in_a_turn_and_again_in_the_next() -> None:
    zoo = tournament(hand="lion wolf", row=row_with("sponsors", 5)).turn(0).play("stronger-lion")
    assert discards(zoo.options) == []
    zoo.play("sponsors", "x-animals")
    assert (zoo.asked, discards(zoo.options)) == (0, ["stronger-wolf"])


@pytest.mark.rule("R-A-835")
def test_nobody_else_and_no_break_offers_it() -> None:
    assert discards(tournament(hand="lion").turn(1).options) == []


@pytest.mark.rule("R-A-836")
def test_then_an_action_with_a_strength_has_to_follow() -> None:
    zoo = tournament(hand="lion").turn(0).play("stronger-lion")
    assert not [key for key in zoo.options if key.startswith("x-")]
    assert zoo.why_not("x-animals") == ["stronger"]


@pytest.mark.rule("R-A-836")
def test_an_extra_action_can_be_made_stronger() -> None:
    zoo = tournament(hand="lion", row=row_with("build", 1)).run(ability("action build")).play("stronger-lion", "size_2")
    assert zoo.events("action")[0]["strength"] == 2


@pytest.mark.rule("R-A-836", "R-A-428")
def test_only_one_of_two_executions_is_stronger() -> None:
    zoo = tournament(hand="lion", row=row_with("sponsors", 3), multipliers="sponsors").turn(0)
    zoo.play("stronger-lion", "sponsors", "sponsors")
    assert [event["strength"] for event in zoo.events("action")] == [4, 3]


@pytest.mark.rule("R-A-836", "R-A-408")
def test_a_hypnotised_card_can_be_made_stronger() -> None:
    table = tournament(hand="lion").seat(1, appeal=9, row="sponsors cards animals build association")
    zoo = table.run(ability("hypnosis 3")).play("stronger-lion", "sponsors")
    assert zoo.events("action")[0]["strength"] == 2


@pytest.mark.rule("R-A-835")
def test_the_discard_can_be_undone() -> None:
    zoo = tournament(hand="lion").turn(0).play("stronger-lion").undo()
    assert (zoo[0]["hand"], zoo[0]["stronger"]) == (["lion"], 0)
