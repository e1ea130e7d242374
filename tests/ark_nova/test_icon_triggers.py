"""What icons set off when they come into a zoo, and other terms that only sponsors speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import row_with, scenario

if TYPE_CHECKING:
    from ark_nova.scenario import Play


def using(card: str, **things: Any) -> Play:
    """Let seat 0 begin an action of strength 5 with money enough."""
    return scenario().seat(0, **{"row": row_with(card, 5), "money": 60, **things}).turn(0).play(card)


@pytest.mark.rule("R-A-019")
@pytest.mark.parametrize(("university", "reputation"), [("double_research", 2), ("hand_limit", 1)])
def test_icons_of_a_university_set_off_what_waits_for_them(university: str, reputation: int) -> None:
    game = using("association", sponsors="spokesperson").play("university", university).settle()
    assert game[0]["reputation"] == 1 + reputation


@pytest.mark.rule("R-A-019")
@pytest.mark.parametrize(("continent", "builds"), [("americas", True), ("asia", False)])
def test_the_icon_of_a_partner_zoo_sets_off_what_waits_for_it(continent: str, builds: bool) -> None:
    game = using("association", sponsors="expert_on_the_americas").play("partner_zoo", continent)
    assert (game.prompt == "free_building") is builds


@pytest.mark.rule("R-A-019", "R-A-008")
def test_the_icon_of_a_sponsor_sets_off_what_waits_for_it_also_on_the_same_card() -> None:
    game = using("sponsors", hand="spokesperson", universities="double_research", reputation=3).play("spokesperson")
    assert game.settle()[0]["reputation"] == 4  # V-A-021


@pytest.mark.rule("R-A-019", "R-A-010")
def test_an_icon_printed_twice_sets_off_everything_twice() -> None:
    monkeys = "cotton_top_tamarin dusky_leaf_monkey golden_lion_tamarin"
    zoo = {"sponsors": "primatologist", "animals": monkeys, "hand": "mandrill"}
    game = using("animals", **zoo, conservation=11, buildings="size_5@d3-d4-d5-e3-e4").settle()
    assert game[0]["money"] == 60 - 28 + 3 + 3


@pytest.mark.rule("R-A-020")
@pytest.mark.parametrize(("owner", "gain"), [("primatologist", 3), ("rhesus_monkey_park", 0)])
def test_an_icon_in_any_zoo_sets_off_what_waits_for_it_in_another_one(owner: str, gain: int) -> None:
    table = scenario().seat(0, row=row_with("animals", 5), hand="dusky_leaf_monkey", buildings="size_2@a3-a4")
    game = table.seat(1, sponsors=owner, money=7).turn(0).play("animals").settle()
    assert (game[1]["money"], game[1]["appeal"]) == (7 + gain, 0)


@pytest.mark.rule("R-A-032")
@pytest.mark.parametrize(
    ("building", "connected"),
    [("size_1@e2", 2), ("size_1@e1 size_1@e2", 1), ("size_1@h4", 1), ("size_1@d6", 2)],  # e1, e3; e3; i4; d5, d7
)
def test_a_space_is_connected_that_is_not_covered_and_lies_beside_a_covered_one(building: str, connected: int) -> None:
    hand = "free_range_new_world_monkeys"  # gives appeal for each connected bonus space
    game = using("sponsors", hand=hand, buildings=building).play(hand).settle()
    assert game[0]["appeal"] == connected


@pytest.mark.rule("R-A-036")
@pytest.mark.parametrize(("partner", "price"), [("", 1), ("europe", 0)])
def test_discounts_never_pay_money_out(partner: str, price: int) -> None:
    zoo = {"sponsors": "expert_in_small_animals", "partner_zoos": partner, "hand": "slow_worm"}  # 4, less 3 and 3
    assert using("animals", **zoo, buildings="size_1@a3").settle()[0]["money"] == 60 - price


@pytest.mark.rule("R-A-036", "R-A-116")
def test_discounts_lower_the_price_with_the_folder() -> None:
    zoo = {"sponsors": "expert_in_small_animals", "partner_zoos": "europe", "side_2": "animals", "reputation": 7}
    table = scenario().seat(0, **zoo, row=row_with("animals", 2), buildings="size_1@a3").display("- - - stoat")
    assert table.turn(0).play("animals").settle()[0]["money"] == 25 - (4 + 4 - 3 - 3)  # V-A-066
