"""What the words of the rules mean: zoos, icons, sizes, buildings, spaces, costs and secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import scenario
from menagerie.games.ark_nova.icons import CATEGORY_NAMES, CONTINENT_NAMES

if TYPE_CHECKING:
    from ark_nova.scenario import Play

ANIMALS_LAST = "cards build association sponsors animals"
ASSOCIATION_LAST = "animals cards build sponsors association"
BUILD_LAST = "animals cards association sponsors build"


def with_animals(**things: str | int) -> Play:
    """Let seat 0 begin a turn with Animals in slot 5 and money enough."""
    return scenario().seat(0, **{"row": ANIMALS_LAST, "money": 60, **things}).turn(0)


# --- icons ---


@pytest.mark.rule("R-A-001", "R-A-003")
def test_the_icons_of_a_zoo_are_on_its_cards_partner_zoos_and_universities() -> None:
    zoo = {"animals": "lion", "sponsors": "herpetologist", "partner_zoos": "asia", "universities": "double_research"}
    icons = with_animals(**zoo)[0]["icons"]
    assert icons == {"predator": 1, "africa": 1, "reptile": 1, "asia": 1, "science": 2}


@pytest.mark.rule("R-A-002", "R-A-017")
def test_an_effect_for_all_zoos_counts_the_own_zoo_too() -> None:
    table = scenario().seat(0, row=ANIMALS_LAST, hand="komodo_dragon", animals="sun_bear sloth_bear")
    table.seat(0, buildings="size_3@a3-a4-b4").seat(1, animals="siberian_tiger")
    # V-A-035: one appeal for each of four icons of Asia, besides the two printed
    assert table.turn(0).play("animals")[0]["appeal"] == 2 + 4


@pytest.mark.rule("R-A-004")
def test_rock_and_water_beside_the_size_or_level_are_icons() -> None:
    assert with_animals(sponsors="penguin_pool")[0]["icons"] == {"bird": 1, "water": 1}  # V-A-023
    assert with_animals(animals="alpine_ibex")[0]["icons"] == {"herbivore": 1, "europe": 1, "rock": 2}


@pytest.mark.rule("R-A-005")
def test_the_conditions_of_a_card_are_no_icons() -> None:
    assert with_animals(animals="lion")[0]["icons"] == {"predator": 1, "africa": 1}


@pytest.mark.rule("R-A-006")
def test_projects_supply_no_icons_to_those_who_support_them() -> None:
    table = scenario().base_projects("africa@3:0").projects("research@1:0").seat(0, hand="aquatic", left_edge=[1, 2])
    assert table.turn(0)[0]["icons"] == {}


@pytest.mark.rule("R-A-007")
def test_cards_outside_the_zoo_supply_no_icons() -> None:
    table = scenario().seat(0, hand="lion", animals="common_wombat", pouches=[["common_wombat", "wolf"]])
    assert table.display("cheetah").discard("jaguar").turn(0)[0]["icons"] == {"herbivore": 1, "australia": 1}


@pytest.mark.rule("R-A-008", "R-A-017")
def test_the_own_icon_counts_for_the_effect_of_a_card() -> None:
    game = with_animals(hand="wolf", buildings="size_4@a3-a4-b3-b4")
    assert game.play("animals")[0]["appeal"] == 4 + 1  # V-A-022


@pytest.mark.rule("R-A-009")
@pytest.mark.parametrize("others", ["", "wolf"])
def test_the_own_icon_does_not_help_to_meet_the_condition_of_a_card(others: str) -> None:
    game = with_animals(hand="stoat", animals=others, buildings="size_1@a3")
    assert ("animals" in game.options) == bool(others)


@pytest.mark.rule("R-A-010")
def test_an_icon_printed_twice_counts_twice() -> None:
    assert with_animals(animals="cheetah")[0]["icons"]["predator"] == 2


@pytest.mark.rule("R-A-010")
@pytest.mark.parametrize(
    ("animal", "partner", "helpers", "price"),
    [("african_bush_elephant", "africa", "", 36 - 6), ("american_bison", "americas", "reindeer lama", 18 - 6)],
)
def test_a_partner_zoo_lowers_the_price_for_each_of_two_icons(
    animal: str, partner: str, helpers: str, price: int
) -> None:
    zoo = {"partner_zoos": partner, "animals": helpers, "side_2": "animals", "buildings": "size_5@d3-d4-d5-e3-e4"}
    game = with_animals(hand=animal, **zoo).play("animals", "none")  # V-A-025, V-A-068
    assert game[0]["money"] == 60 - price


@pytest.mark.rule("R-A-011")
@pytest.mark.parametrize(("spot", "is_enough"), [("e6-f6", True), ("b2-c2", True), ("e4-e5", False)])
def test_two_rock_symbols_ask_for_two_different_rock_spaces(spot: str, is_enough: bool) -> None:
    game = with_animals(hand="alpine_ibex", buildings=f"size_2@{spot}")
    assert ("animals" in game.options) is is_enough


@pytest.mark.rule("R-A-011")
@pytest.mark.parametrize(("spot", "is_enough"), [("a4-a5-b4-b5", True), ("d4-d5-e4-e5", False)])
def test_two_water_symbols_ask_for_two_different_water_spaces(spot: str, is_enough: bool) -> None:
    game = with_animals(hand="australian_pelican", buildings=f"size_4@{spot}")  # V-A-026
    assert ("animals" in game.options) is is_enough


# --- effects ---


@pytest.mark.rule("R-A-012")
def test_peacocking_builds_the_aviary_that_side_one_of_build_does_not_offer() -> None:
    emu = {"hand": "emu", "partner_zoos": "australia", "animals": "red_kangaroo", "buildings": "size_5@d3-d4-d5-e3-e4"}
    game = with_animals(**emu).play("animals", "peacocking", "large_bird_aviary", "c5-c6-d6-d7-e5")
    assert [building["kind"] for building in game[0]["buildings"]] == ["size_5", "large_bird_aviary"]


@pytest.mark.rule("R-A-016")
def test_a_second_aviary_is_lost_without_replacement() -> None:
    emu = {"hand": "emu", "partner_zoos": "australia", "animals": "red_kangaroo"}
    buildings = "size_5@d3-d4-d5-e3-e4 large_bird_aviary@c5-c6-d6-d7-e5"
    assert with_animals(**emu, buildings=buildings).play("animals").settle().asked == 1


@pytest.mark.rule("R-A-016")
def test_an_animal_that_is_not_found_is_lost() -> None:
    table = scenario().seat(0, row=ANIMALS_LAST, hand="yellow_throated_marten", buildings="size_1@a3")
    game = table.deck("aquarium").turn(0).play("animals")
    assert game[0]["hand"] == []


@pytest.mark.rule("R-A-013")
@pytest.mark.parametrize(("first", "poisoned"), [("appeal-4", False), ("venom-1", True)])
def test_a_player_resolves_what_is_due_at_once_in_any_order(first: str, poisoned: bool) -> None:
    table = scenario().seat(0, row=ANIMALS_LAST, hand="platypus", appeal=4, buildings="size_2@a3-a4")
    game = table.seat(1, appeal=6).turn(0).play("animals")
    assert sorted(game.options) == ["appeal-4", "venom-1"]
    assert game.play(first)[1]["row"][0]["venom"] is poisoned


@pytest.mark.rule("R-A-014")
def test_the_active_player_comes_first_and_then_the_others_clockwise() -> None:
    table = scenario(seats=3).seat(0, final_cards="research_zoo aquatic_park", hand="wolf")
    table.seat(2, final_cards="climbing_park favorite_zoo", hand="lion")
    table.seat(
        1, row=ASSOCIATION_LAST, conservation=9, side_2="association", final_cards="large_animal_zoo sponsored_zoo"
    )
    game = table.turn(1).play("association", "reputation", "donation")
    asked = []
    while game.prompt == "discard_final":
        asked.append(game.asked)
        game.play(game.options[0])
    assert asked == [1, 2, 0]


@pytest.mark.rule("R-A-015")
def test_an_effect_with_may_can_be_declined() -> None:
    game = with_animals(hand="fennec_fox", buildings="size_1@a3").play("animals")
    assert (game.prompt, "none" in game.options) == ("clever", True)


@pytest.mark.rule("R-A-015")
def test_an_effect_without_may_must_be_carried_out() -> None:
    table = scenario().seat(0, row=ANIMALS_LAST, hand="caracal", buildings="size_2@a3-a4").deck("wolf jaguar")
    assert table.turn(0).play("animals").options == ["wolf", "jaguar"]


@pytest.mark.rule("R-A-018")
@pytest.mark.parametrize(
    ("primates", "tokens"),
    [("mandrill", 2), ("cotton_top_tamarin", 1), ("mandrill cotton_top_tamarin dusky_leaf_monkey", 3)],
)
def test_only_the_highest_number_reached_gives_its_reward(primates: str, tokens: int) -> None:
    game = with_animals(hand="brown_spider_monkey", animals=primates, buildings="size_4@a3-a4-b3-b4")
    assert game.play("animals")[0]["x_tokens"] == tokens


# --- animals ---


@pytest.mark.rule("R-A-021")
def test_every_animal_is_of_one_of_seven_categories() -> None:
    kinds = {icon.key for animal in BOX.animals.values() for icon in animal.icons} - {*CONTINENT_NAMES}
    assert kinds - {"rock", "water"} == {"bird", "herbivore", "predator", "primate", "reptile", "bear", "petting"}
    assert all({icon.key for icon in animal.icons} & {*CATEGORY_NAMES} for animal in BOX.animals.values())


@pytest.mark.rule("R-A-022", "R-A-021")
def test_bear_and_petting_zoo_animal_are_full_categories() -> None:
    table = scenario().seat(0, row=ASSOCIATION_LAST, animals="sun_bear sheep", hand="species_diversity")
    assert table.turn(0).play("association", "project", "left-6").settle()[0]["conservation"] == 2  # with predator: 3


@pytest.mark.rule("R-A-023")
def test_animals_come_from_five_continents_but_those_of_the_petting_zoo_from_none() -> None:
    homes = {animal.key: {icon.key for icon in animal.continents} for animal in BOX.animals.values()}
    assert set().union(*homes.values()) == {"africa", "americas", "asia", "australia", "europe"}
    assert {key for key, home in homes.items() if not home} == {
        animal.key for animal in BOX.animals.values() if animal.is_petting
    }


def small_and_large(animals: str, buildings: str = "") -> tuple[bool, bool]:
    """Return whether two small animals, and whether two large ones are in the zoo."""
    research = {"sponsors": "science_institute", "universities": "double_research"}  # another project to choose
    zoo = {"row": ASSOCIATION_LAST, "hand": "small_animals large_animals research", "buildings": buildings, **research}
    offered = scenario().seat(0, **zoo, animals=animals).turn(0).play("association", "project").options
    return "small_animals-3" in offered, "large_animals-3" in offered


@pytest.mark.rule("R-A-024", "R-A-025")
@pytest.mark.parametrize(
    ("animals", "small", "large"),
    [
        ("stoat caracal", True, False),
        ("sheep horse", True, False),
        ("giraffe reindeer", False, False),
        ("wolf cheetah", False, True),
        ("stoat wolf", False, False),
        ("stoat caracal wolf cheetah", True, True),
    ],
)
def test_sizes_one_and_two_are_small_and_four_and_five_large(animals: str, small: bool, large: bool) -> None:
    assert small_and_large(animals) == (small, large)


@pytest.mark.rule("R-A-026")
def test_the_size_of_an_animal_is_printed_wherever_it_lives() -> None:
    homes = "size_5@d3-d4-d5-e3-e4:1 size_5@c5-c6-d6-d7-e6:1"
    assert small_and_large("stoat caracal", homes) == (True, False)


# --- what can be paid, lost and seen ---


@pytest.mark.rule("R-A-035")
@pytest.mark.parametrize(("money", "can_build"), [(1, False), (2, True)])
def test_what_cannot_be_paid_in_full_cannot_be_done(money: int, can_build: bool) -> None:
    game = scenario().seat(0, money=money).turn(0)
    assert ("build" in game.options) is can_build


@pytest.mark.rule("R-A-035")
def test_the_cost_is_paid_before_the_bonus_comes() -> None:
    table = scenario().seat(0, row=BUILD_LAST, money=3, buildings="kiosk@h1")
    assert table.turn(0).play("build").why_not("size_2") == ["costs"]  # five money lie on h2 beside the kiosk


@pytest.mark.rule("R-A-037")
def test_losing_an_icon_takes_back_nothing_that_it_gave() -> None:
    table = (
        scenario().projects("savanna@1:1@2:1").seat(0, row=ASSOCIATION_LAST, conservation=4, appeal=20, reputation=3)
    )
    game = table.seat(0, animals="australian_dingo", buildings="size_2@a3-a4:1").turn(0)  # 3 appeal and Pack
    game.play("association", "project", "left-6").settle().play("money-5")
    assert (game[0]["appeal"], game[0]["conservation"], game[0]["reputation"]) == (17, 7, 3)


@pytest.mark.rule("R-A-038")
def test_hand_and_final_scoring_cards_are_for_their_owner_only() -> None:
    game = scenario().seat(0, hand="lion wolf", final_cards="research_zoo aquatic_park").turn(0)
    shown = [game.game.view(viewer)["zoos"][0] for viewer in (0, 1, None)]
    assert [zoo["hand"] for zoo in shown] == [["lion", "wolf"], [], []]
    assert [zoo["final_cards"] for zoo in shown] == [["research_zoo", "aquatic_park"], [None, None], [None, None]]


@pytest.mark.rule("R-A-039")
def test_nobody_sees_more_of_the_discard_pile_than_its_top() -> None:
    game = scenario().discard("lion wolf jaguar").turn(0)
    for viewer in (0, 1, None):
        table = game.game.view(viewer)
        assert (table["discard"], table["discard_top"]) == (3, "jaguar")
        assert "lion" not in str(table)
