"""Map 4: the commercial harbor, which is reached at a6."""

from __future__ import annotations

import pytest

from ark_nova.scenario import Scenario, scenario


def harbor(**things: object) -> Scenario:
    """Lay a table where seat 0 has an active harbor and two hand cards."""
    return scenario(map="4").seat(0, buildings="size_1@a6", hand="lion wolf", money=0, **things)


def sales(options: list[str]) -> list[str]:
    """List the sales at the harbor among options."""
    return [key for key in options if key.startswith("harbor")]


@pytest.mark.rule("R-A-531")
def test_the_harbor_is_active_once_a_building_covers_the_space_beside_it() -> None:
    zoo = scenario(map="4").seat(0, hand="lion", row="build cards animals sponsors association").turn(0)
    assert sales(zoo.options) == []
    zoo.play("build", "size_1", "a6")
    assert zoo.options == ["none", "harbor-lion"]


@pytest.mark.rule("R-A-532")
def test_a_card_may_be_sold_before_the_action_for_three_money() -> None:
    zoo = harbor().turn(0).play("harbor-lion")
    assert (zoo[0]["money"], zoo[0]["hand"], zoo.saved["discard"]) == (3, ["wolf"], ["lion"])


@pytest.mark.rule("R-A-532")
def test_a_card_may_be_sold_during_the_action() -> None:
    zoo = harbor(side_2="cards", row="animals build cards sponsors association").deck("stoat caracal").turn(0)
    zoo.play("cards")
    assert sales(zoo.options) == ["harbor-lion", "harbor-wolf"]


@pytest.mark.rule("R-A-532")
def test_a_card_may_be_sold_after_the_action() -> None:
    zoo = harbor().turn(0).play("x-animals", "harbor-wolf")
    assert (zoo[0]["money"], zoo.asked) == (3, 1)


@pytest.mark.rule("R-A-532")
def test_only_one_card_is_sold_in_a_turn() -> None:
    zoo = harbor().turn(0).play("harbor-lion")
    assert sales(zoo.options) == []
    assert zoo.play("x-animals").asked == 1


@pytest.mark.rule("R-A-532")
def test_in_the_next_turn_another_card_may_be_sold() -> None:
    zoo = harbor().turn(0).play("harbor-lion", "x-animals", "x-animals", "harbor-wolf")
    assert zoo[0]["money"] == 6


@pytest.mark.rule("R-A-532")
def test_nobody_sells_in_the_turn_of_another() -> None:
    assert sales(harbor().turn(1).options) == []


@pytest.mark.rule("R-A-532")
def test_nobody_sells_in_a_break() -> None:
    table = harbor(left_edge=[1]).display("stoat caracal cougar jaguar raccoon koala")
    zoo = table.stage("income", break_called_by=0, break_order=[0, 1])
    while zoo.prompt == "resolve_next":
        assert sales(zoo.options) == []
        zoo.game.apply(0)
    assert (zoo.prompt, sales(zoo.options)) == ("snap", [])


@pytest.mark.rule("R-A-395", "R-A-532")
def test_money_from_the_harbor_may_pay_for_venom() -> None:
    zoo = harbor(venom="build").turn(0).play("harbor-lion", "x-cards")
    assert (zoo[0]["money"], zoo.asked) == (3 - 2, 1)


@pytest.mark.rule("R-A-395", "R-A-532")
def test_who_counts_on_the_harbor_to_pay_for_venom_has_to_sell() -> None:
    zoo = harbor(venom="build").turn(0).play("x-cards")
    assert (zoo.options, zoo.why_not("none")) == (["harbor-lion", "harbor-wolf"], ["venom"])
