"""Bonus tiles that are kept, and the tile after the last space of reputation."""

from __future__ import annotations

import pytest

from ark_nova.scenario import Scenario, marine
from menagerie.games.ark_nova.building import build_free
from menagerie.games.ark_nova.buildings import KIOSK
from menagerie.games.ark_nova.tracks import gain_conservation, gain_reputation

LAST = "animals cards build sponsors association"
SECOND = "cards animals build association sponsors"
TILES = {"5": [], "8": [], "15": ["money-10"]}


@pytest.mark.rule("R-A-620", "R-A-705")
def test_points_at_15_are_counted_one_by_one() -> None:
    """V-A-202."""
    laid = marine().seat(0, reputation=15, side_2="cards", money=0).set(bonus_tiles=TILES)
    play = laid.run(lambda turn: gain_reputation(turn, 2)).play("money-10")
    assert (play[0]["money"], play[0]["appeal"]) == (10, 1)
    assert play.table["bonus_tiles"]["15"] == []


@pytest.mark.rule("R-A-620")
def test_the_tile_may_be_left_for_appeal() -> None:
    laid = marine().seat(0, reputation=15, side_2="cards").set(bonus_tiles=TILES)
    play = laid.run(lambda turn: gain_reputation(turn, 1)).play("appeal-1")
    assert play[0]["appeal"] == 1
    assert play.table["bonus_tiles"]["15"] == ["money-10"]


@pytest.mark.rule("R-A-621", "R-A-622")
def test_a_sponsor_for_money_waits_for_a_later_turn() -> None:
    tiles = {"5": ["sponsor-for-money-keep"], "8": [], "15": []}
    laid = marine().seat(0, conservation=4, hand="engineer", money=10).set(bonus_tiles=tiles)
    play = laid.run(lambda turn: gain_conservation(turn, 1)).play("sponsor-for-money-keep", "none")
    assert play[0]["tiles"] == ["sponsor-for-money-keep"]
    later = marine().seat(0, tiles="sponsor-for-money-keep", hand="engineer", money=10).turn(0)
    assert "tile-sponsor-for-money-keep" in later.options
    later.play("tile-sponsor-for-money-keep", "engineer")
    assert (later[0]["tiles"], later[0]["sponsors"]) == ([], ["engineer"])
    assert later.prompt == "turn"


@pytest.mark.rule("R-A-621")
def test_it_may_also_be_used_at_once_and_after_the_action() -> None:
    tiles = {"5": ["sponsor-for-money-keep"], "8": [], "15": []}
    laid = marine().seat(0, conservation=4, hand="engineer", money=10).set(bonus_tiles=tiles)
    play = laid.run(lambda turn: gain_conservation(turn, 1)).play("sponsor-for-money-keep", "engineer")
    assert (play[0]["tiles"], play[0]["sponsors"]) == ([], ["engineer"])
    after = marine().seat(0, tiles="sponsor-for-money-keep", hand="engineer", money=10).turn(0)
    after.play("x-build")
    assert after.prompt == "before_the_end"
    assert after.options == ["none", "tile-sponsor-for-money-keep"]


@pytest.mark.rule("R-A-621")
@pytest.mark.parametrize(("in_break", "offered"), [(False, ["tile-sponsor-for-money-keep"]), (True, [])])
def test_a_kept_tile_is_for_own_turns_not_for_breaks(in_break: bool, offered: list[str]) -> None:
    laid = marine().seat(0, tiles="sponsor-for-money-keep", hand="engineer", money=10, buildings="size_1@a3")
    play = laid.run(lambda turn: build_free(turn, (KIOSK,)), in_break=in_break)
    assert play.options == ["none", "kiosk", *offered]


@pytest.mark.rule("R-A-622")
def test_three_conditions_of_an_animal_are_ignored_once() -> None:
    laid = marine().seat(0, tiles="ignore-conditions-3", hand="lion", money=30, row=SECOND)
    play = laid.seat(0, buildings="size_4@d4-d5-e3-e4").turn(0)
    play.play("animals")
    assert play[0]["animals"] == ["lion"]
    assert play[0]["tiles"] == []


def played_with_tile(table: Scenario, animal: str) -> tuple[bool, list[str]]:
    """Play an animal if it can be played; return whether it was, and which tiles are left."""
    play = table.seat(0, hand=animal, money=60, row=SECOND, buildings="size_4@d4-d5-e3-e4").turn(0)
    if "animals" not in play.options:
        return False, play[0]["tiles"]
    play.play("animals")
    for _ in range(20):
        if play.asked != 0 or play.prompt == "before_the_end":
            break
        play.play(play.options[0])
    return animal in play[0]["animals"], play[0]["tiles"]


@pytest.mark.rule("R-A-706", "R-A-513")
def test_the_tile_is_spared_where_263_is_enough() -> None:
    """The lion asks for three predators; two are there, and 263 stands for the third."""
    table = marine().seat(0, tiles="ignore-conditions-3", animals="cheetah", sponsors="waza_large_animal_program")
    assert played_with_tile(table, "lion") == (True, ["ignore-conditions-3"])


@pytest.mark.rule("R-A-706", "R-A-537")
def test_the_tile_is_spared_where_the_institute_of_map_6_is_enough() -> None:
    institute = marine(map="6").seat(0, tiles="ignore-conditions-3", animals="cheetah", buildings="size_1@a6")
    assert played_with_tile(institute, "lion") == (True, ["ignore-conditions-3"])
    without = marine(map="6").seat(0, tiles="ignore-conditions-3", animals="cheetah")
    assert played_with_tile(without, "lion") == (True, [])


@pytest.mark.rule("R-A-706", "R-A-650")
def test_the_tile_is_spared_where_camouflage_is_enough() -> None:
    """The leopard wants a partner zoo, which the seahorse before it makes up for."""
    laid = marine().seat(0, tiles="ignore-conditions-3", hand="short_snouted_seahorse leopard", money=60)
    laid.seat(0, row="cards build association sponsors animals")
    play = laid.seat(0, buildings="large_aquarium@d3-e1-e2-e3-e4 size_3@b5-c5-c6").turn(0).play("animals")
    play.play("short_snouted_seahorse")
    while play.prompt != "animal":
        play.play(play.options[0])
    play.play("leopard")
    assert play[0]["animals"] == ["short_snouted_seahorse", "leopard"]
    assert play[0]["tiles"] == ["ignore-conditions-3"]


@pytest.mark.rule("R-A-706", "R-A-513")
def test_the_tile_adds_to_what_is_not_enough() -> None:
    """Without any predator 263 stands for one of three: the tile is used for the others."""
    table = marine().seat(0, tiles="ignore-conditions-3", sponsors="waza_large_animal_program")
    assert played_with_tile(table, "lion") == (True, [])


@pytest.mark.rule("R-A-622")
def test_an_icon_for_a_base_project() -> None:
    laid = marine().seat(
        0, tiles="base-project-icon", partner_zoos="africa", row="animals cards build sponsors association"
    )
    play = laid.turn(0).play("association", "project")
    play.play(*(["africa-3"] if "africa-3" in play.options else []))
    while play.prompt == "cube":
        play.play("left-5")
    assert play[0]["tiles"] == []
    assert play[0]["supported"] == ["africa"]


@pytest.mark.rule("R-A-622", "R-A-706")
def test_a_worker_comes_back_and_several_tiles_are_used_in_one_turn() -> None:
    laid = marine().seat(
        0, tiles="return-worker sponsor-for-money-keep", hand="engineer", workers_on=[1, 0, 0, 0], workers=0
    )
    play = laid.turn(0).play("tile-return-worker", "reputation", "tile-sponsor-for-money-keep", "engineer")
    assert (play[0]["workers"], play[0]["tiles"]) == (1, [])


@pytest.mark.rule("R-A-623")
@pytest.mark.parametrize("tile", ["adapt-3", "kiosk-pavilion-3", "snap-hand-limit"])
def test_new_tiles_that_are_used_at_once(tile: str) -> None:
    tiles = {"5": [tile], "8": [], "15": []}
    laid = marine().seat(0, conservation=4, final_cards="naturalists_zoo").set(bonus_tiles=tiles)
    play = laid.display("lion leopard").run(lambda turn: gain_conservation(turn, 1)).play(tile)
    if tile == "adapt-3":
        assert (play.prompt, len(play[0]["final_cards"])) == ("discard_final", 4)
    elif tile == "kiosk-pavilion-3":
        assert play.options == ["none", "kiosk", "pavilion"]
    else:
        play.play("leopard")
        assert (play[0]["hand"], play[0]["hand_limit"]) == (["leopard"], 4)
        assert play[0]["tiles"] == ["snap-hand-limit"]


@pytest.mark.rule("R-A-623")
def test_the_tile_counts_beside_the_university() -> None:
    assert marine().seat(0, tiles="snap-hand-limit", universities="hand_limit").turn(0)[0]["hand_limit"] == 6


@pytest.mark.rule("R-A-621")
def test_thinking_better_of_a_tile_is_possible_again_and_again() -> None:
    laid = marine().seat(0, tiles="return-worker sponsor-for-money-keep", hand="engineer", money=10, workers=0)
    play = laid.seat(0, workers_on=[1, 0, 0, 0]).turn(0)
    for _ in range(1100):
        play.game.apply_key("tile-return-worker")
        play.game.apply_key("none")
    assert play.prompt == "turn"
    assert sorted(play[0]["tiles"]) == ["return-worker", "sponsor-for-money-keep"]


@pytest.mark.rule("R-A-621", "R-A-395")
def test_with_venom_nobody_goes_round_in_circles_over_a_tile() -> None:
    laid = marine().seat(0, tiles="return-worker", money=1, workers=0, workers_on=[1, 0, 0, 0], venom="animals cards")
    play = laid.seat(0, row=SECOND, hand="engineer").turn(0)
    assert play.options
    assert "sponsors" in play.options
