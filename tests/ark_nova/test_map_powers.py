"""What the advanced maps 1 to 8 can do."""

from __future__ import annotations

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Scenario, scenario
from menagerie.games.ark_nova.bonus_rules import pouch_under_map
from menagerie.games.ark_nova.sponsoring import sponsor_for_money
from menagerie.games.ark_nova.zoo_map import GRID, NAMES
from menagerie.kernel.hexagons import spaces_in

ANIMALS_AT_2 = "build animals cards sponsors association"
ASSOCIATION_AT_5 = "build animals cards sponsors association"

# --- map 1: observation tower (b4) ---


@pytest.mark.rule("R-A-527")
@pytest.mark.parametrize(("spot", "appeal"), [("c3-c4", 6), ("b5-b6", 6), ("c5-c6", 4), ("d2-d3", 4)])
def test_an_enclosure_beside_the_tower_gives_two_appeal_when_it_becomes_occupied(spot: str, appeal: int) -> None:
    table = scenario(map="1").seat(0, hand="caracal", buildings=f"size_2@{spot}", row=ANIMALS_AT_2)
    assert table.only_deck("").turn(0).play("animals")[0]["appeal"] == appeal


@pytest.mark.rule("R-A-256", "R-A-527")  # V-A-152
def test_the_tower_gives_its_appeal_again_when_an_emptied_enclosure_is_occupied_anew() -> None:
    table = scenario(map="1").seat(0, hand="blue_mountains_national_park caracal", animals="common_wombat", appeal=10)
    table.seat(0, buildings="size_2@c3-c4:1", row=ASSOCIATION_AT_5).only_deck("")
    zoo = table.turn(0).play("association", "project", "left-6").settle()
    while zoo.asked == 0:
        zoo.play(zoo.options[-1])
    zoo.play("x-animals", "animals")
    assert zoo[0]["appeal"] == 10 - 4 + 4 + 2


@pytest.mark.rule("R-A-527")
def test_a_special_enclosure_beside_the_tower_gives_nothing() -> None:
    table = scenario(map="1").seat(0, hand="goulds_monitor", buildings="reptile_house@b5-c3-c4-c5-d4", row=ANIMALS_AT_2)
    assert table.turn(0).play("animals")[0]["appeal"] == 6


@pytest.mark.rule("R-A-527")
def test_building_beside_the_tower_gives_nothing_yet() -> None:
    table = scenario(map="1").seat(0, buildings="size_1@b6", row="build cards animals sponsors association")
    assert table.turn(0).play("build", "size_1", "b5")[0]["appeal"] == 0


# --- map 2: outdoor areas (gate at f5) ---


def beside_the_gate(**things: object) -> Scenario:
    """Lay a table where seat 0 can build beside the outdoor area."""
    return scenario(map="2").seat(0, buildings="size_1@g3:1", row="build animals cards sponsors association", **things)


@pytest.mark.rule("R-A-528", "R-A-529")  # V-A-051
def test_an_enclosure_beside_the_outdoor_area_houses_animals_two_sizes_larger() -> None:
    table = beside_the_gate(hand="yellow_throated_marten caracal red_deer wolf", money=25)
    zoo = table.turn(0).play("build", "size_1", "g4")
    assert zoo[0]["money"] == 23
    assert zoo.play("x-animals", "animals").options == ["yellow_throated_marten", "caracal", "red_deer"]
    assert zoo.why_not("wolf") == ["enclosure"]


@pytest.mark.rule("R-A-528")
def test_an_enclosure_away_from_the_outdoor_area_counts_its_spaces() -> None:
    zoo = beside_the_gate().turn(0).play("build", "size_1", "g2")
    assert zoo[0]["buildings"][-1]["size"] == 1


@pytest.mark.rule("R-A-529")
def test_the_outdoor_area_makes_no_building_possible_beyond_the_strength() -> None:
    zoo = beside_the_gate().turn(0).play("build")
    assert zoo.why_not("size_3") == ["size"]


@pytest.mark.rule("R-A-529")
def test_a_special_enclosure_beside_the_outdoor_area_is_no_larger() -> None:
    zoo = scenario(map="2").seat(0, buildings="reptile_house@e3-e4-f4-g3-g4").turn(0)
    assert zoo[0]["buildings"][0]["size"] == 5


@pytest.mark.rule("R-A-528")
@pytest.mark.parametrize(("animal", "emptied"), [("common_wombat", "size_2"), ("koala", "size_1")])
def test_a_release_looks_at_the_size_that_the_outdoor_area_gives(animal: str, emptied: str) -> None:
    table = scenario(map="2").seat(0, animals=animal, hand="blue_mountains_national_park", row=ASSOCIATION_AT_5)
    table.seat(0, buildings="size_1@g4:1 size_2@c2-c3:1", appeal=20)
    zoo = table.turn(0).play("association", "project", "left-6")
    assert [building["kind"] for building in zoo[0]["buildings"] if not building["cubes"]] == [emptied]


# --- map 3: silver lake ---


@pytest.mark.rule("R-A-530")
def test_every_building_space_around_the_lake_brings_two_money() -> None:
    lake = BOX.maps["3"]
    beside = [space for space in spaces_in(GRID.around(lake.features["lake"])) if 1 << space & lake.land]
    assert {NAMES[space]: str(lake.bonuses.get(space)) for space in beside} == {
        NAMES[space]: "money-2" for space in beside
    }
    assert len(beside) == 11


@pytest.mark.rule("R-A-530")
def test_an_enclosure_beside_the_lake_collects_the_money() -> None:
    table = scenario(map="3").seat(0, buildings="size_1@d1", money=4, row="cards build animals sponsors association")
    assert table.turn(0).play("build", "size_2", "d2-d3")[0]["money"] == 4


# --- maps 4 and 6 (the harbor has its own file) ---


@pytest.mark.rule("R-A-538")
@pytest.mark.parametrize("number", ["4", "6"])
def test_the_first_building_may_but_need_not_stand_beside_harbor_or_institute(number: str) -> None:
    spots = scenario(map=number).turn(0).play("build", "size_1").options
    assert {"a6", "a4", "h7"} <= set(spots)


# --- map 5: park restaurant (e3) ---


@pytest.mark.rule("R-A-533")
def test_the_restaurant_pays_one_money_for_each_covered_space_beside_it() -> None:
    table = scenario(map="5").seat(0, money=0, appeal=0)
    table.seat(0, buildings="size_2@d3-d4 kiosk@f4 size_1@e5 pavilion@d7")  # d3, d4 and f4 are beside it
    zoo = table.stage("income", break_called_by=0, break_order=[0, 1])
    assert (zoo[0]["income"]["restaurant"], zoo[0]["money"]) == (3, 5 + 3)


@pytest.mark.rule("R-A-317", "R-A-533")  # V-A-153
def test_an_enclosure_built_as_income_may_count_for_the_restaurant() -> None:
    table = scenario(map="5").seat(0, money=0, appeal=0, left_edge=[2], buildings="size_1@e5")
    zoo = table.stage("income", break_called_by=0, break_order=[0, 1])
    zoo.play("size2_enclosure-1", "size_2", "e4-f4").settle()
    assert zoo[0]["money"] == 5 + 2


@pytest.mark.rule("R-A-534")
def test_the_left_edge_of_map_5_places_a_special_enclosure_free_with_build_on_side_i() -> None:
    table = scenario(map="5").seat(0, animals="wolf stoat european_badger", money=0, row=ASSOCIATION_AT_5)
    zoo = table.base_projects("europe", "asia", "africa").turn(0).play("association", "project", "left-4").settle()
    while zoo.prompt != "free_building":
        zoo.play(zoo.options[0])
    assert zoo.options == ["none", "reptile_house", "large_bird_aviary"]
    zoo.play("reptile_house", "d1-d2-e1-f1-f2")
    assert (zoo[0]["buildings"][0]["kind"], zoo[0]["money"]) == ("reptile_house", 0)


# --- map 6: research institute (reached at a6) ---


def institute(**things: object) -> Scenario:
    """Lay a table where seat 0 has reached the institute."""
    table = scenario(map="6").seat(0, buildings="size_1@a6 size_5@b2-b3-b4-c2-c3", money=60, row=ANIMALS_AT_2)
    return table.seat(0, **things)


@pytest.mark.rule("R-A-535")
@pytest.mark.parametrize(("buildings", "can"), [("size_1@a6", True), ("size_1@a5 size_1@b7", False)])
def test_the_institute_is_active_once_a_building_covers_the_space_beside_it(buildings: str, can: bool) -> None:
    table = scenario(map="6").seat(0, buildings=f"{buildings} size_4@b2-b3-c2-c3", row=ANIMALS_AT_2)
    zoo = table.seat(0, hand="lion", animals="wolf stoat").turn(0)
    assert ("animals" in zoo.options) is can


@pytest.mark.rule("R-A-536")  # V-A-052, without the sponsor
@pytest.mark.parametrize(("animals", "can"), [("wolf stoat", True), ("wolf", False)])
def test_the_institute_stands_for_one_icon_of_a_condition(animals: str, can: bool) -> None:
    assert ("animals" in institute(hand="lion", animals=animals).turn(0).options) is can


@pytest.mark.rule("R-A-536")
def test_the_institute_stands_for_the_upgraded_animals_card() -> None:
    assert "animals" in institute(hand="indian_rhinoceros").turn(0).options


@pytest.mark.rule("R-A-536")
def test_the_institute_ignores_only_one_of_several_conditions() -> None:
    assert "animals" not in institute(hand="giant_panda", animals="raccoon").turn(0).options
    assert "animals" in institute(hand="giant_panda", animals="raccoon lama").turn(0).options


@pytest.mark.rule("R-A-536")
def test_the_institute_ignores_no_need_for_rock_or_water() -> None:
    table = scenario(map="6").seat(0, buildings="size_3@a5-a6-b6", hand="anaconda", row=ANIMALS_AT_2)
    assert table.seat(0, partner_zoos="americas").turn(0).why_not("animals") == ["no_playable_animal"]


# --- map 7: ice cream parlors (b2, f3, f6) ---


@pytest.mark.rule("R-A-539")
@pytest.mark.parametrize(("parlors", "money"), [("b2 f3 f6", 2), ("b2 f3", 0)])
def test_with_all_parlors_covered_every_kiosk_pays_one_money_more(parlors: str, money: int) -> None:
    buildings = " ".join(f"size_1@{space}" for space in parlors.split())
    table = scenario(map="7").seat(0, money=0, appeal=0, buildings=f"{buildings} kiosk@a5 kiosk@h7")
    zoo = table.stage("income", break_called_by=0, break_order=[0, 1])
    assert zoo[0]["money"] == 5 + money


@pytest.mark.rule("R-A-540")
def test_the_left_edge_of_map_7_pouches_cards_under_the_map() -> None:
    zoo = (
        scenario(map="7")
        .seat(0, hand="lion wolf stoat")
        .run(lambda turn: pouch_under_map(turn, 2))
        .play("lion", "wolf")
    )
    assert (zoo[0]["appeal"], zoo[0]["pouched"], zoo[0]["hand"]) == (4, ["map", "map"], ["stoat"])


@pytest.mark.rule("R-A-540")
def test_cards_are_pouched_under_map_7_again_in_every_break() -> None:
    table = scenario(map="7").seat(0, hand="lion", money=0, left_edge=[4])
    zoo = table.stage("income", break_called_by=0, break_order=[0, 1]).play("income-appeal", "lion")
    assert (zoo[0]["appeal"], zoo[0]["pouched"], zoo[0]["money"]) == (2, ["map"], 5)


# --- map 8: hollywood hills (b6, e6, g5) ---

SIGNS = "size_1@b6 size_1@e6 size_1@g5"


@pytest.mark.rule("R-A-541")
def test_covering_a_sign_brings_the_first_sponsor_of_the_deck() -> None:
    table = scenario(map="8").deck("lion savanna engineer wolf veterinarian")
    zoo = table.turn(0).play("build", "size_1", "e6")
    assert (zoo[0]["hand"], sorted(zoo.saved["discard"])) == (["engineer"], ["lion", "savanna"])


@pytest.mark.rule("R-A-541")
def test_without_a_sponsor_left_a_sign_brings_nothing() -> None:
    zoo = scenario(map="8").only_deck("lion savanna").turn(0).play("build", "size_1", "e6")
    assert zoo[0]["hand"] == []


@pytest.mark.rule("R-A-542")
def test_signs_are_no_placement_bonuses() -> None:
    assert not BOX.maps["8"].features["signs"] & BOX.maps["8"].bonus_mask


@pytest.mark.rule("R-A-543")  # V-A-156
@pytest.mark.parametrize(("signs", "can"), [(SIGNS, True), ("size_1@b6 size_1@e6", False)])
def test_with_all_signs_covered_a_sponsor_is_one_level_lower(signs: str, can: bool) -> None:
    table = scenario(map="8").seat(0, hand="foreign_institute", buildings=signs)
    zoo = table.turn(0).play("sponsors")
    assert ("foreign_institute" in zoo.options) is can


@pytest.mark.rule("R-A-544")
@pytest.mark.parametrize(("signs", "left"), [(SIGNS, 1), ("size_1@b6 size_1@e6", 0)])
def test_the_lower_level_makes_a_sponsor_for_money_cheaper(signs: str, left: int) -> None:
    table = scenario(map="8").seat(0, hand="foreign_institute", buildings=signs, money=6)
    assert table.run(sponsor_for_money).play("foreign_institute")[0]["money"] == left
