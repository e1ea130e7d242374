"""The Build action: what can be built, how much of it, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, row_with, scenario
from menagerie.games.ark_nova.building import obstacles_to_room
from menagerie.games.ark_nova.buildings import building_kind
from menagerie.games.ark_nova.zoo_map import NAMES

SIDE_1 = ["kiosk", "pavilion", "size_1", "size_2", "size_3", "size_4", "size_5", "petting_zoo"]
SIDE_2 = [*SIDE_1, "large_bird_aviary", "reptile_house"]


def build_1(strength: int, **things: Any) -> Play:
    return scenario().seat(0, row=row_with("build", strength), **things).turn(0).play("build")


def build_2(strength: int, **things: Any) -> Play:
    return build_1(strength, side_2="build", **things)


def built(game: Play) -> list[str]:
    return [building["kind"] for building in game[0]["buildings"]]


# --- side I ---


@pytest.mark.rule("R-A-135")
def test_side_1_offers_kiosk_pavilion_standard_enclosures_and_petting_zoo() -> None:
    assert build_1(5, money=99).options == SIDE_1


@pytest.mark.rule("R-A-134", "R-A-133")
@pytest.mark.parametrize(
    ("strength", "largest"),
    [
        (1, ["kiosk", "pavilion", "size_1"]),
        (2, ["kiosk", "pavilion", "size_1", "size_2"]),
        (3, ["kiosk", "pavilion", "size_1", "size_2", "size_3", "petting_zoo"]),
        (4, ["kiosk", "pavilion", "size_1", "size_2", "size_3", "size_4", "petting_zoo"]),
    ],
)
def test_on_side_1_no_building_is_larger_than_the_strength(strength: int, largest: list[str]) -> None:
    assert build_1(strength, money=99).options == largest


@pytest.mark.rule("R-A-134")
def test_an_x_token_lets_one_build_a_size_more() -> None:
    table = scenario().seat(0, row=row_with("build", 4), x_tokens=1)
    assert "size_5" in table.turn(0).play("build+1").options


@pytest.mark.rule("R-A-134")
def test_on_side_1_one_building_ends_the_action_however_strong_it_is() -> None:
    assert build_1(5, money=99).play("size_1", "e6").asked == 1


@pytest.mark.rule("R-A-135", "R-A-137")
@pytest.mark.parametrize("kind", ["large_bird_aviary", "reptile_house"])
def test_side_1_refuses_the_large_special_enclosures(kind: str) -> None:
    assert build_1(5, money=99).why_not(kind) == ["build_side_2"]


@pytest.mark.rule("R-A-142")
@pytest.mark.parametrize("side_2", ["", "build"])
def test_no_unique_building_can_be_built(side_2: str) -> None:
    game = build_1(5, money=99, side_2=side_2, hand="side_entrance", sponsors="zoo_school")
    assert set(game.options) <= set(SIDE_2)


# --- side II ---


@pytest.mark.rule("R-A-137")
def test_side_2_offers_large_bird_aviary_and_reptile_house_too() -> None:
    assert build_2(5, money=99).options == SIDE_2


@pytest.mark.rule("R-A-136")
def test_on_side_2_the_sizes_add_up_to_no_more_than_the_strength() -> None:
    game = build_2(5, money=99).play("size_3", "d6-e5-e6")
    assert game.options == ["none", "kiosk", "pavilion", "size_1", "size_2"]


@pytest.mark.rule("R-A-136")
def test_on_side_2_a_building_that_uses_up_the_strength_ends_the_action() -> None:
    assert build_2(3, money=99).play("size_2", "e5-e6", "size_1", "d7").asked == 1


@pytest.mark.rule("R-A-136")
def test_on_side_2_one_building_is_enough() -> None:
    game = build_2(5, money=99).play("size_1", "e6", "none")
    assert (built(game), game.asked) == (["size_1"], 1)


@pytest.mark.rule("R-A-136")
def test_on_side_2_nobody_may_build_nothing() -> None:
    assert "none" not in build_2(5, money=99).options


@pytest.mark.rule("R-A-138")
def test_no_kind_of_building_is_built_twice_in_one_action() -> None:
    game = build_2(5, money=99).play("size_1", "e6")
    assert game.why_not("size_1") == ["same_kind"]


@pytest.mark.rule("R-A-138")
def test_kiosk_pavilion_and_enclosures_of_different_size_are_different_kinds() -> None:
    game = build_2(5, money=99).play("kiosk", "e6", "pavilion", "d7", "size_1", "d6", "size_2", "c5-c6")
    assert built(game) == ["kiosk", "pavilion", "size_1", "size_2"]


@pytest.mark.rule("R-A-138")
def test_the_next_build_action_may_build_the_same_kind_again() -> None:
    game = build_2(5, money=99).play("size_1", "e6", "none", "x-animals", "build")
    assert "size_1" in game.options


@pytest.mark.rule("R-A-043")
@pytest.mark.parametrize(
    ("kind", "spot"),
    [
        ("petting_zoo", "c6-d6-e6"),
        ("large_bird_aviary", "c6-d5-d6-d7-e6"),
        ("reptile_house", "c5-c6-d6-e5-e6"),
    ],
)
def test_a_zoo_has_one_special_enclosure_of_each_kind(kind: str, spot: str) -> None:
    assert "one_only" in build_2(5, money=99, buildings=f"{kind}@{spot}").why_not(kind)


@pytest.mark.rule("R-A-139")
def test_a_free_building_of_a_placement_bonus_counts_neither_for_strength_nor_for_kinds() -> None:
    table = scenario(map="7").seat(0, row=row_with("build", 2), side_2="build", buildings="size_1@b1 size_3@a3-b3-b4")
    game = table.turn(0).play("build", "size_1", "b2", "kiosk", "c1")  # b2 gives a kiosk
    assert game.options == ["none", "kiosk", "pavilion"]


# --- paying ---


@pytest.mark.rule("R-A-140")
@pytest.mark.parametrize(
    ("kind", "spot", "cost"),
    [
        ("kiosk", "e6", 2),
        ("pavilion", "e6", 2),
        ("size_1", "e6", 2),
        ("size_2", "e5-e6", 4),
        ("size_3", "d6-e5-e6", 6),
        ("size_4", "d6-d7-e5-e6", 8),
        ("size_5", "c5-c6-d6-d7-e6", 10),
        ("petting_zoo", "c6-d6-e6", 6),
    ],
)
def test_a_building_costs_two_money_for_each_space(kind: str, spot: str, cost: int) -> None:
    game = build_1(5, money=cost)
    assert game.play(kind, spot)[0]["money"] == 0


@pytest.mark.rule("R-A-140", "R-A-035")
def test_a_building_one_cannot_pay_is_not_offered() -> None:
    game = build_1(5, money=7)
    assert (game.options[-2:], game.why_not("size_4")) == (["size_3", "petting_zoo"], ["costs"])


@pytest.mark.rule("R-A-140", "R-A-161")
def test_the_bonus_under_a_building_cannot_pay_for_it() -> None:
    game = build_1(5, money=1 + 2, buildings="size_1@h1")  # h2 beside it gives 5 money
    assert game.options == ["kiosk", "pavilion", "size_1"]


@pytest.mark.rule("R-A-141", "R-A-140", "R-A-161")
def test_money_of_a_placement_bonus_pays_for_the_next_building() -> None:
    # V-A-006
    game = build_2(5, money=7, buildings="size_1@h1").play("size_2", "h2-i2", "size_3", "f1-f2-g1")
    assert game[0]["money"] == 7 - 4 + 5 - 6


# --- why there is no room ---


@pytest.mark.rule("R-A-149")
def test_a_kiosk_that_is_near_another_everywhere_says_so() -> None:
    game = scenario().seat(0, row=row_with("build", 3), money=20, buildings="kiosk@d6").turn(0).play("build")
    assert game.why_not("kiosk") == ["kiosks_too_close"]


def reasons_for_no_room(kind: str, **things: Any) -> list[str]:
    table: Any = scenario().seat(0, **things).turn(0).game.table
    zoo = table.zoos[0]
    obstacles = obstacles_to_room(zoo, building_kind(kind), zoo.action_cards.build)
    return [obstacle.key.rsplit(".", 1)[-1] for obstacle in obstacles]


def all_spaces(but: str) -> str:
    """One building that covers the whole map but for these spaces."""
    spaces = [NAMES[space] for space in range(len(NAMES)) if NAMES[space] not in but.split()]
    return "size_1@" + "-".join(spaces)


@pytest.mark.rule("R-A-277")
def test_a_building_that_must_stand_beside_water_says_so() -> None:
    free = "d6 e4 e5 f6"
    assert reasons_for_no_room("sea_turtle_tank", buildings="size_1@a1") == []
    assert reasons_for_no_room("sea_turtle_tank", buildings=all_spaces(free)) == ["no_room_beside"]
    assert reasons_for_no_room("sea_turtle_tank", buildings=all_spaces("")) == ["no_room"]
