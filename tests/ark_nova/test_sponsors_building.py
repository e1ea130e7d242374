"""Sponsors and the zoo map: unique buildings, terrain, placement bonuses, empty spaces."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, row_with, scenario
from ark_nova.with_sponsors import ending, play_card, playing, table_with
from menagerie.games.ark_nova.building import put_up
from menagerie.games.ark_nova.zoo_map import mask_of, spot

MAP = BOX.maps["0"]


def building(kind: str, spaces: str, **things: Any) -> Play:
    """Let a building stand in the zoo of seat 0."""
    where = spot(mask_of(tuple(spaces.split("-"))))
    return table_with(**things).run(lambda turn: put_up(turn, BOX.buildings[kind], where))


def build_action(strength: int, sponsors: str, side_2: bool = False, **things: Any) -> Play:
    """Use Build; the question is what to build."""
    row = row_with("build", strength)
    table = scenario().seat(0, sponsors=sponsors, row=row, side_2="build" if side_2 else "", **things)
    return table.turn(0).play("build")


def kinds_in(game: Play) -> list[str]:
    return [entry["kind"] for entry in game[0]["buildings"]]


# --- Engineer ---


@pytest.mark.rule("R-A-458", "R-A-138")
def test_the_engineer_builds_one_more_of_a_kind_beyond_the_strength() -> None:  # V-A-039
    game = build_action(4, "engineer", side_2=True, money=12)
    game.play("kiosk", "e6", "size_1", "e5", "size_2", "e3-e4")
    assert (game.prompt, game.options) == ("build", ["none", "kiosk", "size_1", "size_2"])
    game.play("size_2", "e1-e2")
    assert (kinds_in(game), game.asked) == (["kiosk", "size_1", "size_2", "size_2"], 1)
    assert game[0]["money"] == 10  # nothing is left of the 12; e3 has 10 money printed


@pytest.mark.rule("R-A-458")
def test_the_engineer_works_on_side_one_too_and_pays() -> None:
    game = build_action(2, "engineer", money=8).play("size_2", "e5-e6", "size_2")
    assert game.prompt == "spot"
    assert game.play("d6-d7")[0]["money"] == 0


@pytest.mark.rule("R-A-458")
def test_the_further_building_may_come_before_others_of_the_action() -> None:
    game = build_action(4, "engineer", side_2=True, money=20).play("size_1", "e6", "size_1", "e5")
    assert game.options == [
        "none",
        "kiosk",
        "pavilion",
        "size_2",
        "size_3",
        "petting_zoo",
    ]  # 3 strength is left
    game.play("size_3", "d4-e3-e4")
    assert (kinds_in(game), game.asked) == (["size_1", "size_1", "size_3"], 1)


@pytest.mark.rule("R-A-458")
def test_only_one_further_building_is_built_in_an_action() -> None:
    game = build_action(4, "engineer", side_2=True, money=40).play("size_1", "e6", "size_1", "e5", "kiosk", "e4")
    assert game.options == ["none", "pavilion", "size_2"]
    assert (game.why_not("size_1"), game.why_not("kiosk")) == (["same_kind"], ["same_kind"])


@pytest.mark.rule("R-A-458")
def test_the_further_building_must_be_paid() -> None:
    assert build_action(2, "engineer", money=7).play("size_2", "e5-e6").asked == 1


@pytest.mark.rule("R-A-459")
def test_the_further_building_is_no_special_enclosure() -> None:
    assert build_action(3, "engineer", money=20).play("petting_zoo", "c6-d6-e6").asked == 1


@pytest.mark.rule("R-A-459", "R-A-149")
def test_the_further_kiosk_keeps_its_distance() -> None:
    assert build_action(1, "engineer", money=20).play("kiosk", "e6").asked == 1  # only spaces beside it are in reach


# --- Diversity Researcher ---


@pytest.mark.rule("R-A-462")
def test_the_diversity_researcher_may_cover_rock_and_water() -> None:
    game = build_action(2, "diversity_researcher").play("size_2")
    assert {"a2-a3", "a5-a6"} <= set(game.options)
    assert not {"a2-a3", "a5-a6"} & set(build_action(2, "").play("size_2").options)


@pytest.mark.rule("R-A-463")
def test_unique_buildings_need_no_terrain_beside_the_diversity_researcher() -> None:
    def spots(sponsors: str) -> list[str]:
        game = playing("cable_car", sponsors=sponsors, buildings="size_1@i2")
        return game.play(*["building"] * (game.prompt == "resolve_next")).options

    assert "i1-i2-i3-i4" not in spots("")
    assert "h1-h2-h3-h4" not in spots("")
    assert "e1-e2-e3-e4" in playing("cable_car", sponsors="diversity_researcher").play("building").options


@pytest.mark.rule("R-A-463")
def test_animals_need_no_terrain_beside_the_diversity_researcher() -> None:
    home = {"buildings": "size_5@h1-h2-i1-i2-i3", "money": 60, "hand": "platypus lama reindeer"}
    table = scenario().seat(0, sponsors="diversity_researcher", row=row_with("animals", 2), reputation=9, **home)
    without = scenario().seat(0, row=row_with("animals", 2), reputation=9, **home)
    assert "platypus" in table.turn(0).play("animals").options
    assert "platypus" not in without.turn(0).play("animals").options


@pytest.mark.rule("R-A-464", "R-A-153")
def test_rock_and_water_need_not_be_covered_for_a_full_map() -> None:
    rest = spot(MAP.land & ~mask_of(("e6",))).key
    game = building("pavilion", "e6", sponsors="diversity_researcher", buildings=f"size_5@{rest}")
    assert game.settle()[0]["appeal"] == 7 + 1


# --- Hydrologist and Geologist ---


@pytest.mark.rule("R-A-490")
@pytest.mark.parametrize(
    ("sponsors", "spaces", "money"),
    [
        ("hydrologist", "a3-a4", 1),  # a3 touches water, a4 does not
        ("hydrologist", "e4-e5", 0),
        ("geologist", "e5-e6", 2),
        ("geologist", "h1-i1", 0),
        ("hydrologist geologist", "c2-c3", 2),
    ],
)
def test_covered_spaces_beside_water_or_rock_pay(sponsors: str, spaces: str, money: int) -> None:
    game = building("size_2", spaces, sponsors=sponsors, money=0)
    while game.asked is not None:
        game.play(game.options[0])
    assert game[0]["money"] == money


@pytest.mark.rule("R-A-462", "R-A-490", "R-A-491")
def test_a_water_space_pays_for_the_building_that_covers_it_but_no_later_one() -> None:  # V-A-114
    # f3 is the only water beside g3 and f2
    sponsors = "diversity_researcher hydrologist"
    game = building("size_2", "f3-g3", sponsors=sponsors, money=0)
    assert game[0]["money"] == 1
    later = building("size_1", "f2", sponsors=sponsors, money=0, buildings="size_2@f3-g3")
    assert later[0]["money"] == 0


# --- Archaeologist ---


@pytest.mark.rule("R-A-468", "R-A-469")
def test_the_bonus_of_a_border_space_brings_another_one() -> None:  # V-A-144
    game = building("size_1", "i4", sponsors="archaeologist", money=0).play("archaeologist")
    assert (game.prompt, "reputation-2" in game.options) == ("copied_bonus", True)
    game.play("reputation-2")
    assert (game[0]["money"], game[0]["reputation"]) == (5, 3)


@pytest.mark.rule("R-A-469")
def test_the_copied_bonus_stays_where_it_is() -> None:
    things = {"sponsors": "archaeologist", "buildings": "size_1@i4"}
    assert building("size_1", "h6", **things)[0]["reputation"] == 3


@pytest.mark.rule("R-A-468")
def test_the_bonus_of_an_inner_space_brings_no_other() -> None:
    game = building("size_1", "h2", sponsors="archaeologist", money=0)
    assert (game.asked, game[0]["money"]) == (None, 5)


@pytest.mark.rule("R-A-468")
def test_no_bonus_is_copied_where_all_are_covered() -> None:
    others = spot(MAP.bonus_mask & ~mask_of(("i4",))).key
    game = building("size_1", "i4", sponsors="archaeologist", money=0, buildings=f"size_5@{others}")
    assert (game.settle().asked, game[0]["money"]) == (None, 5)


@pytest.mark.rule("R-A-469")
def test_each_border_bonus_brings_one_also_the_same_again() -> None:
    # a5 and e1 are border spaces with bonuses: one building over both
    game = building("size_2", "a5-e1", sponsors="archaeologist", money=0)
    copied = 0
    while game.asked is not None:
        copied += game.prompt == "copied_bonus"
        game.play("money-10" if game.prompt == "copied_bonus" else game.options[0])
    assert (copied, game[0]["money"]) == (2, 20)


# --- Side Entrance and Zoo School ---


@pytest.mark.rule("R-A-503", "R-A-144")
def test_the_side_entrance_stands_apart_and_lets_others_stand_beside_it() -> None:  # V-A-107
    game = playing("side_entrance", buildings="size_1@a3")
    assert "h1-i1" in game.options
    assert all((mask_of(tuple(key.split("-"))) & MAP.border).bit_count() == 2 for key in game.options)
    table = scenario().seat(0, sponsors="side_entrance", buildings="size_1@a3 side_entrance@h1-i1")
    table.seat(0, row=row_with("build", 1))
    assert {"g1", "h2", "i2"} <= set(table.turn(0).play("build", "kiosk").options)


@pytest.mark.rule("R-A-501")
def test_the_zoo_school_covers_two_border_spaces() -> None:
    game = playing("zoo_school").play("building")
    assert game.prompt == "spot"
    assert all((mask_of(tuple(key.split("-"))) & MAP.border).bit_count() >= 2 for key in game.options)


@pytest.mark.rule("R-A-501", "R-A-013", "R-A-290", "R-A-302", "R-A-111")
def test_the_zoo_school_as_the_glossary_has_it() -> None:  # V-A-024
    table = table_with(reputation=4, conservation=4).display("lion wolf koala lama")
    table.set(bonus_tiles={"5": ["reputation-2"], "8": []})
    game = play_card(table, "zoo_school").play("reputation-1", "cards")  # 5: an upgrade
    game.play("conservation-1", "reputation-2")  # 7
    assert game[0]["reputation"] == 7
    game.play("building", "a4-a5-b4")  # a5 has 2 reputation printed
    assert (game[0]["reputation"], game[0]["workers"]) == (9, 2)
    assert game.options == ["deck", "lion", "wolf", "koala", "lama"]


# --- free enclosures ---


@pytest.mark.rule("R-A-512", "R-A-163")
def test_the_large_animal_program_may_bring_an_enclosure_of_size_five() -> None:
    game = playing("waza_large_animal_program", buildings="size_1@e6")
    assert game.options == ["none", "size_5"]
    game.play("size_5")
    assert game.play(game.options[0])[0]["money"] == 25
    assert kinds_in(game) == ["size_1", "size_5"]


# --- what is connected, what is isolated ---


@pytest.mark.rule("R-A-506", "R-A-032")
@pytest.mark.parametrize(("key", "appeal"), [("native_seabirds", 2), ("native_lizards", 1)])
def test_natives_give_appeal_for_connected_terrain(key: str, appeal: int) -> None:
    # a3 and b4 touch the water spaces a2 and c4, d3 the rock d2
    assert playing(key, buildings="size_3@a3-b3-b4 size_1@d3")[0]["appeal"] == appeal


@pytest.mark.rule("R-A-507")
def test_farm_animals_give_appeal_for_connected_border_spaces() -> None:
    game = playing("native_farm_animals", buildings="size_1@h2 size_1@h1")
    assert game[0]["appeal"] == 3  # g1, i1 and i2


@pytest.mark.rule("R-A-514")
def test_new_world_monkeys_give_appeal_for_connected_bonuses() -> None:  # V-A-049
    game = playing("free_range_new_world_monkeys", buildings="size_1@d4 size_1@e2")
    assert game[0]["appeal"] == 4  # c3, d5, e1 and e3


@pytest.mark.rule("R-A-506", "R-A-514")
@pytest.mark.parametrize(
    ("key", "spaces"),
    [("native_seabirds", MAP.water), ("native_lizards", MAP.rock), ("free_range_new_world_monkeys", MAP.bonus_mask)],
)
def test_two_isolated_spaces_are_a_point(key: str, spaces: int) -> None:  # V-A-045, V-A-049
    house = spot(mask_of(("d3", "e4")))
    isolated = (spaces & ~house.around & ~house.mask).bit_count()
    assert ending(sponsors=key, buildings=f"size_2@{house.key}").conservation == isolated // 2 > 1


@pytest.mark.rule("R-A-508", "R-A-033")
def test_six_empty_spaces_that_hang_together_are_a_point() -> None:  # V-A-046
    def points(*regions: str) -> int:
        empty = mask_of(tuple(name for region in regions for name in region.split()))
        return ending(sponsors="native_farm_animals", buildings=f"size_5@{spot(MAP.land & ~empty).key}").conservation

    thirteen = "a3 a4 a5 b2 b3 b4 b5 c2 c3 d3 d4 e3 e4"
    six = "h1 h2 h3 h4 g3 g4"
    assert points(thirteen, six, "c6 d7 e6", "i4 h6") == 3
    assert points("h1 h2 h3 h4 g3") == 0


@pytest.mark.rule("R-A-492", "R-A-465")
@pytest.mark.parametrize(("key", "terrain"), [("hydrologist", MAP.water), ("geologist", MAP.rock)])
def test_a_point_where_no_terrain_is_isolated(key: str, terrain: int) -> None:
    covered = f"size_5@{spot(MAP.land).key}"
    assert ending(sponsors=key, buildings=covered).conservation == 1
    assert ending(sponsors=key, buildings="size_1@e4").conservation == 0
    drowned = f"size_5@{spot(terrain).key}"  # what lies under a building counts no more
    assert ending(sponsors=f"{key} diversity_researcher", buildings=drowned).conservation == 1
