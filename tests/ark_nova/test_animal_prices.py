"""What an animal costs: its printed cost, its folder, and the discounts of partner zoos."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, Scenario, row_with, scenario


def zookeeper(hand: str, **things: Any) -> Scenario:
    """Seat 0 with an animal in the hand, strength for one and an enclosure beside rock and water."""
    things = {"buildings": "size_5@d4-d5-d6-e4-e5", **things}
    return scenario().seat(0, row=row_with("animals", 2), hand=hand, **things)


def play_one(animal: str, **things: Any) -> Play:
    return zookeeper(animal, **things).turn(0).play("animals")


@pytest.mark.rule("R-A-181", "R-A-035")
@pytest.mark.parametrize(("money", "offered"), [(16, False), (17, True)])
def test_an_animal_costs_what_is_printed(money: int, offered: bool) -> None:
    assert ("animals" in zookeeper("cheetah", money=money).turn(0).options) == offered


@pytest.mark.rule("R-A-181")
@pytest.mark.parametrize("folder", [1, 2, 3])
def test_an_animal_of_the_display_costs_its_folder_more(folder: int) -> None:
    others = ["science_lab", "engineer", "explorer"]
    others[folder - 1] = "european_pond_turtle"
    table = zookeeper("", side_2="animals", reputation=4, buildings="size_1@a5", money=20)
    assert table.display(" ".join(others)).turn(0).play("animals")[0]["money"] == 20 - 9 - folder


@pytest.mark.rule("R-A-181", "R-A-182")
def test_the_discount_of_a_partner_zoo_lowers_the_price_in_the_display_too() -> None:
    table = zookeeper("", side_2="animals", reputation=4, buildings="size_1@a5", money=20, partner_zoos="europe")
    assert table.display("science_lab engineer slow_worm").turn(0).play("animals")[0]["money"] == 20 - 4 - 3 + 3


@pytest.mark.rule("R-A-182")
@pytest.mark.parametrize(("partners", "price"), [("", 9), ("asia", 9), ("europe", 6), ("asia europe", 6)])
def test_a_partner_zoo_lowers_the_price_of_animals_of_its_continent(partners: str, price: int) -> None:
    assert play_one("european_pond_turtle", money=20, partner_zoos=partners)[0]["money"] == 20 - price


@pytest.mark.rule("R-A-182", "R-A-010")
def test_two_icons_of_the_continent_lower_the_price_twice() -> None:
    # V-A-025
    game = play_one("african_bush_elephant", money=30, partner_zoos="africa", side_2="animals")
    assert game[0]["money"] == 0


@pytest.mark.rule("R-A-182", "R-A-010")
def test_the_bison_costs_12_with_a_partner_zoo_in_the_americas() -> None:
    # V-A-068
    game = play_one("american_bison", money=12, partner_zoos="americas", animals="lama muskox")
    assert game[0]["money"] == 0


@pytest.mark.rule("R-A-183")
def test_money_that_the_animal_brings_cannot_pay_for_it() -> None:
    table = zookeeper("cougar", money=9)  # 10, and 3 from its jump
    assert "animals" not in table.turn(0).options


@pytest.mark.rule("R-A-183")
def test_money_that_the_animal_brings_comes_after_the_payment() -> None:
    assert play_one("cougar", money=10)[0]["money"] == 3
