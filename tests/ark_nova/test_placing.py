"""Where a building may stand, whatever places it, and what a complete map gives."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, ability, row_with, scenario
from menagerie.games.ark_nova.printed.maps import MAPS
from menagerie.games.ark_nova.zoo_map import NAMES

# A kiosk on e4 with enclosures below it: their free neighbours lie one to three steps away from the kiosk.
KIOSK_IN_THE_MIDDLE = "kiosk@e4 size_2@e5-e6 size_1@d6"
LAND = [name for name, sign in zip(NAMES, "".join(MAPS["0"].columns), strict=True) if sign in ".2"]


def building(kind: str, side_2: str = "", **things: Any) -> Play:
    """Let seat 0 choose a spot for a building."""
    table = scenario().seat(0, row=row_with("build", 5), money=99, side_2=side_2, **things)
    return table.turn(0).play("build", kind)


def all_but(*spaces: str) -> str:
    """Cover every building space of map 0 except these."""
    return " ".join(f"size_1@{name}" for name in LAND if name not in spaces)


# --- first and later buildings ---


@pytest.mark.rule("R-A-143")
def test_the_first_building_must_reach_the_border() -> None:
    assert building("size_1").why_not("e4") == ["not_on_border"]


@pytest.mark.rule("R-A-143")
def test_of_the_first_building_one_border_space_is_enough() -> None:
    assert "c5-d5-d6-e5-e6" in building("size_5").options


@pytest.mark.rule("R-A-144")
def test_a_later_building_shares_an_edge_with_another_building() -> None:
    assert building("size_1", buildings="size_1@e6").options == ["d6", "d7", "e5", "f6"]


@pytest.mark.rule("R-A-144")
def test_a_later_building_on_the_border_must_touch_another_building_too() -> None:
    assert building("size_1", buildings="size_1@e6").why_not("a3") == ["not_adjacent"]


@pytest.mark.rule("R-A-144")
def test_a_later_building_needs_no_border_space() -> None:
    assert "d5-d6" in building("size_2", buildings="size_1@e6").options


@pytest.mark.rule("R-A-144", "R-A-503")
def test_a_building_may_touch_nothing_but_a_side_entrance_that_stands_alone() -> None:
    # V-A-107
    table = scenario().seat(0, hand="side_entrance", row="animals cards build association sponsors")
    game = table.seat(0, buildings="size_1@i2").turn(0)
    game.play("sponsors", "side_entrance", "a3-a4", "x-animals", "build", "kiosk", "b5")
    assert [b["spaces"] for b in game[0]["buildings"]] == [["i2"], ["a3", "a4"], ["b5"]]


@pytest.mark.rule("R-A-145")
@pytest.mark.parametrize(("spot", "reason"), [("e6", "covered"), ("f7", "terrain"), ("b7", "terrain")])
def test_a_building_overlaps_neither_buildings_nor_rock_nor_water(spot: str, reason: str) -> None:
    assert reason in building("size_1", buildings="size_1@e6 size_1@a5").why_not(spot)


@pytest.mark.rule("R-A-145")
def test_no_part_of_a_building_may_overlap() -> None:
    assert building("size_2", buildings="size_1@e6").why_not("e5-e6") == ["covered"]


# --- Build II spaces ---


@pytest.mark.rule("R-A-146")
def test_spaces_marked_build_2_wait_for_the_upgraded_card() -> None:
    assert building("size_1", buildings="size_1@h2 size_1@h4").why_not("h3") == ["build_2"]


@pytest.mark.rule("R-A-146")
def test_with_the_upgraded_card_spaces_marked_build_2_can_be_covered() -> None:
    assert "h3" in building("size_1", side_2="build", buildings="size_1@h2").options


@pytest.mark.rule("R-A-146", "R-A-089")
@pytest.mark.parametrize(("side_2", "offered"), [("", False), ("build", True)])
def test_for_a_free_building_the_own_build_card_decides(side_2: str, offered: bool) -> None:
    game = scenario().seat(0, buildings="size_1@h2", side_2=side_2).run(ability("posturing 1")).play("pavilion")
    assert ("h3" in game.options) == offered


@pytest.mark.rule("R-A-146", "R-A-412")
def test_a_hypnotised_build_2_card_builds_a_reptile_house_on_build_2_spaces() -> None:
    # V-A-030
    table = scenario().seat(0, x_tokens=2, buildings="size_1@h4")
    table.seat(1, appeal=10, row=row_with("build", 3), side_2="build")
    game = table.run(ability("hypnosis 3")).play("build+2", "reptile_house")
    assert "e3-e4-f4-g3-g4" in game.options


@pytest.mark.rule("R-A-146", "R-A-412")
def test_a_hypnotised_build_1_card_covers_no_build_2_space_even_if_the_own_card_could() -> None:
    table = scenario().seat(0, side_2="build", buildings="size_1@h2 size_1@h4").seat(1, appeal=10)
    game = table.seat(1, row=row_with("build", 3)).run(ability("hypnosis 3")).play("build", "size_1")
    assert game.why_not("h3") == ["build_2"]


# --- kiosks ---


@pytest.mark.rule("R-A-149")
@pytest.mark.parametrize("spot", ["d5", "e3", "f4"])
def test_a_kiosk_cannot_stand_one_space_from_another(spot: str) -> None:
    assert building("kiosk", buildings=KIOSK_IN_THE_MIDDLE).why_not(spot) == ["kiosk_too_close"]


@pytest.mark.rule("R-A-149")
@pytest.mark.parametrize("spot", ["c5", "f6"])
def test_a_kiosk_cannot_stand_two_spaces_from_another(spot: str) -> None:
    assert building("kiosk", buildings=KIOSK_IN_THE_MIDDLE).why_not(spot) == ["kiosk_too_close"]


@pytest.mark.rule("R-A-149")
def test_a_kiosk_can_stand_three_spaces_from_another() -> None:
    # V-A-005, with the two tests before
    assert building("kiosk", buildings=KIOSK_IN_THE_MIDDLE).options == ["c6", "d7"]


@pytest.mark.rule("R-A-149")
def test_only_kiosks_keep_their_distance() -> None:
    assert "e3" in building("pavilion", buildings=KIOSK_IN_THE_MIDDLE).options


@pytest.mark.rule("R-A-150", "R-A-155")
def test_a_free_kiosk_keeps_its_distance_too() -> None:
    game = scenario().seat(0, buildings=KIOSK_IN_THE_MIDDLE).run(ability("posturing 1")).play("kiosk")
    assert game.options == ["c6", "d7"]


# --- built by an effect ---


@pytest.mark.rule("R-A-155")
def test_a_building_placed_by_an_effect_costs_nothing() -> None:
    game = scenario().seat(0, money=0, buildings="size_1@e6").run(ability("posturing 1")).play("pavilion", "d7")
    assert (game[0]["money"], len(game[0]["buildings"])) == (0, 2)


@pytest.mark.rule("R-A-155", "R-A-144")
def test_a_building_placed_by_an_effect_must_touch_another_one() -> None:
    game = scenario().seat(0, buildings="size_1@e6").run(ability("posturing 1")).play("pavilion")
    assert game.options == ["d6", "d7", "e5", "f6"]


@pytest.mark.rule("R-A-155", "R-A-143")
def test_a_first_building_placed_by_an_effect_covers_a_border_space() -> None:
    game = scenario().run(ability("posturing 1")).play("pavilion")
    assert "e6" in game.options
    assert "e5" not in game.options


# --- what a building is ---


@pytest.mark.rule("R-A-151")
def test_a_pavilion_gives_one_appeal() -> None:
    assert building("pavilion", appeal=3).play("e6")[0]["appeal"] == 4


@pytest.mark.rule("R-A-151")
def test_a_pavilion_that_stands_gives_nothing_more() -> None:
    assert building("size_1", appeal=3, buildings="pavilion@e6").play("d6")[0]["appeal"] == 3


@pytest.mark.rule("R-A-151")
def test_a_kiosk_gives_no_appeal() -> None:
    assert building("kiosk", appeal=3).play("e6")[0]["appeal"] == 3


@pytest.mark.rule("R-A-152")
def test_a_standard_enclosure_is_built_empty() -> None:
    assert building("size_2").play("e5-e6")[0]["buildings"][0]["cubes"] == 0


# --- a complete map ---


@pytest.mark.rule("R-A-153")
def test_covering_the_last_building_space_gives_seven_appeal() -> None:
    game = building("size_1", side_2="build", buildings=all_but("e2"))
    assert game[0]["appeal"] == 7


@pytest.mark.rule("R-A-153")
def test_one_uncovered_space_keeps_the_seven_appeal_away() -> None:
    game = building("size_1", side_2="build", buildings=all_but("e2", "d3")).play("d3", "none")
    assert game[0]["appeal"] == 0


@pytest.mark.rule("R-A-153")
def test_spaces_marked_build_2_must_be_covered_as_well() -> None:
    table = scenario().seat(0, row=row_with("build", 5), buildings=all_but("e2", "h3"))
    assert table.turn(0).play("build", "size_1")[0]["appeal"] == 0


@pytest.mark.rule("R-A-153", "R-A-155")
def test_a_free_building_completes_the_map_as_well() -> None:
    game = scenario().seat(0, buildings=all_but("e2")).run(ability("posturing 1")).play("pavilion")
    assert game[0]["appeal"] == 1 + 7


@pytest.mark.rule("R-A-154")
def test_a_map_completed_a_second_time_gives_nothing() -> None:
    game = building("size_1", side_2="build", buildings=all_but("e2"), map_was_full=True)
    assert game[0]["appeal"] == 0
