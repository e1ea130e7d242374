"""What sponsors give in every break, and in final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import scenario
from ark_nova.with_sponsors import FAR, at_the_end, ending, income, playing, table_with
from menagerie.games.ark_nova.zoo_map import spot

UNIVERSITIES = "hand_limit double_research research_reputation"
FIVE_CATEGORIES = "caracal lama barn_owl common_agama domestic_goat"
CONTINENTS = "caracal lama malayan_tapir koala stoat"
BEARS = ("sloth_bear", "sun_bear", "grizzly_bear", "raccoon", "eurasian_brown_bear", "giant_panda", "red_panda")
RESEARCH = (
    *("science_lab", "spokesperson", "gorilla_field_research", "science_library", "basic_research"),
    *("federal_grants", "foreign_institute"),
)
HERD = ("lama", "giraffe", "reindeer", "red_deer", "koala", "moose")
FULL = f"side_entrance@{spot(BOX.maps['0'].land).key}"
BORDER = f"side_entrance@{spot(BOX.maps['0'].border).key}"


# --- income ---


@pytest.mark.rule("R-A-437")
def test_the_science_lab_gives_a_card_when_played_and_in_every_break() -> None:
    for game in (playing("science_lab"), income("science_lab")):
        assert len(game[0]["hand"]) == 1


@pytest.mark.rule("R-A-437")
def test_the_card_of_the_science_lab_may_come_from_the_display_within_range() -> None:
    table = table_with(reputation=2).display("lion wolf koala")
    table.seat(0, sponsors="science_lab")
    game = table.stage("income", break_called_by=0, break_order=[0, 1])
    assert game.options == ["deck", "lion", "wolf"]


@pytest.mark.rule("R-A-443")
def test_a_medical_breakthrough_gives_a_point_in_every_break() -> None:
    assert income("medical_breakthrough", conservation=FAR)[0]["conservation"] == FAR + 1


@pytest.mark.rule("R-A-443", "R-A-334", "R-A-331")
def test_a_point_in_a_break_may_trigger_the_end() -> None:  # V-A-101
    table = scenario(3).seat(0, appeal=62, conservation=20, sponsors="medical_breakthrough")
    game = table.stage("income", break_called_by=1, break_order=[1, 2, 0], current=2)
    assert (game[0]["conservation"], game.table["turns_left"], game.asked) == (21, 3, 2)


@pytest.mark.rule("R-A-446", "R-A-047")
def test_the_technology_institute_gives_an_x_token_in_every_break() -> None:
    assert income("technology_institute", x_tokens=2)[0]["x_tokens"] == 3
    assert income("technology_institute", x_tokens=5)[0]["x_tokens"] == 5


@pytest.mark.rule("R-A-467", "R-A-276", "R-A-323")
def test_federal_grants_give_money_in_every_break() -> None:
    assert income("federal_grants", money=0)[0]["money"] == 3
    game = scenario().seat(0, sponsors="federal_grants", money=0).stage("hand_limit", break_called_by=0, current=1)
    assert game[0]["money"] == 5 + 3


@pytest.mark.rule("R-A-486", "R-A-018")
@pytest.mark.parametrize(("animals", "money"), [(0, 0), (1, 3), (2, 3), (3, 6), (4, 6), (5, 9), (6, 9)])
def test_a_sponsorship_pays_by_icons(animals: int, money: int) -> None:
    # V-A-036: three or four herbivores are 6 money, once
    assert income("sponsorship_elephants", animals=" ".join(HERD[:animals]), money=0)[0]["money"] == money


@pytest.mark.rule("R-A-486")
@pytest.mark.parametrize(
    ("key", "animals"),
    [
        ("sponsorship_primates", "mandrill golden_lion_tamarin"),
        ("sponsorship_reptiles", "common_agama veiled_chameleon goulds_monitor"),
        ("sponsorship_vultures", "barn_owl marabou great_hornbill"),
        ("sponsorship_lions", "cheetah wolf"),
        ("sponsorship_elephants", "lama giraffe koala"),
    ],
)
def test_each_sponsorship_counts_its_category(key: str, animals: str) -> None:
    assert income(key, animals=animals, money=0)[0]["money"] == 6


@pytest.mark.rule("R-A-504")
def test_the_side_entrance_is_paid_for_buildings_beside_it() -> None:  # V-A-108
    beside = "kiosk@f1 size_2@e2-f2:1 size_3@h2-h3-h4 petting_zoo@i1-i2-i3"  # the enclosure of size 3 is empty
    assert income("side_entrance", buildings=f"side_entrance@g1-h1 {beside}", money=0)[0]["money"] == 6


# --- the end of the game ---


@pytest.mark.rule("R-A-437", "R-A-498", "R-A-018")
@pytest.mark.parametrize(("icons", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (7, 2)])
def test_points_for_three_and_six_icons(icons: int, points: int) -> None:
    assert ending(sponsors="polar_bear_exhibit", animals=" ".join(BEARS[: icons - 1])).conservation == points
    assert ending(sponsors=" ".join(RESEARCH[:icons])).conservation == points


@pytest.mark.rule("R-A-439", "R-A-446")
@pytest.mark.parametrize("key", ["veterinarian", "technology_institute"])
def test_a_point_for_three_universities(key: str) -> None:
    assert ending(sponsors=key, universities=UNIVERSITIES).conservation == 1
    assert ending(sponsors=key, universities="hand_limit double_research").conservation == 0


@pytest.mark.rule("R-A-445", "R-A-509", "R-A-022")
@pytest.mark.parametrize("key", ["science_library", "guided_school_tours"])
def test_a_point_for_five_categories(key: str) -> None:
    assert ending(sponsors=key, animals=FIVE_CATEGORIES).conservation == 1
    assert ending(sponsors=key, animals="caracal lama barn_owl common_agama wolf").conservation == 0


@pytest.mark.rule("R-A-448")
def test_a_point_for_five_kiosks() -> None:
    kiosks = "kiosk@a3 kiosk@c6 kiosk@e1 kiosk@g4 kiosk@h1"
    assert ending(sponsors="expert_on_the_americas", buildings=kiosks).conservation == 1
    assert ending(sponsors="expert_on_the_americas", buildings=kiosks[9:]).conservation == 0


@pytest.mark.rule("R-A-449")
def test_a_point_for_five_occupied_enclosures_of_one_space() -> None:
    occupied = "size_1@a3:1 size_1@a4:1 size_1@a5:1 size_1@b4:1"
    assert ending(sponsors="expert_on_europe", buildings=f"{occupied} size_1@b5:1").conservation == 1
    assert ending(sponsors="expert_on_europe", buildings=f"{occupied} size_1@b5 size_2@e1-e2:1").conservation == 0


@pytest.mark.rule("R-A-452")
def test_appeal_for_x_tokens_left() -> None:
    assert ending(sponsors="expert_on_africa", x_tokens=4).appeal == 4


@pytest.mark.rule("R-A-456")
@pytest.mark.parametrize("key", ["breeding_cooperation", "breeding_program"])
def test_a_point_for_five_supported_projects(key: str) -> None:
    assert ending(sponsors=key, left_edge=[1, 2, 3, 4, 5]).conservation == 1
    assert ending(sponsors=key, left_edge=[1, 2, 3, 4]).conservation == 0


@pytest.mark.rule("R-A-457", "R-A-467")
@pytest.mark.parametrize("key", ["talented_communicator", "federal_grants"])
def test_a_point_for_nine_reputation(key: str) -> None:
    assert ending(sponsors=key, reputation=9).conservation == 1
    assert ending(sponsors=key, reputation=8).conservation == 0


@pytest.mark.rule("R-A-460", "R-A-505", "R-A-464")
@pytest.mark.parametrize("key", ["engineer", "side_entrance"])
def test_appeal_for_a_map_completely_covered(key: str) -> None:
    assert ending(sponsors=key, buildings=FULL).appeal == 5
    assert ending(sponsors=key, buildings=BORDER).appeal == 0


@pytest.mark.rule("R-A-466")
@pytest.mark.parametrize(
    ("sponsors", "appeal"),
    [
        ("penguin_pool water_playground cable_car adventure_playground", 4),  # V-A-040: 2 water, 3 rock icons
        ("aquarium cable_car", 4),
        ("aquarium hydrologist water_playground cable_car geologist baboon_rock", 6),
        ("aquarium", 0),
    ],
)
def test_appeal_for_pairs_of_rock_and_water_icons(sponsors: str, appeal: int) -> None:
    assert ending(sponsors=f"diversity_researcher {sponsors}").appeal == appeal


@pytest.mark.rule("R-A-470")
def test_a_point_for_a_covered_border() -> None:
    assert ending(sponsors="archaeologist", buildings=BORDER).conservation == 1
    assert ending(sponsors="archaeologist", buildings=BORDER[:-3]).conservation == 0


@pytest.mark.rule("R-A-476", "R-A-477")
@pytest.mark.parametrize("key", ["quarantine_lab", "foreign_institute"])
def test_a_point_for_all_five_continents(key: str) -> None:
    assert ending(sponsors=key, animals=CONTINENTS).conservation == 1
    assert ending(sponsors=key, animals="caracal lama malayan_tapir koala", partner_zoos="europe").conservation == 1
    assert ending(sponsors=key, animals="caracal lama malayan_tapir koala").conservation == 0


@pytest.mark.rule("R-A-493")
@pytest.mark.parametrize(
    ("key", "things"),
    [
        ("meerkat_den", {"animals": "lama giraffe reindeer red_deer koala"}),
        ("penguin_pool", {"animals": "barn_owl marabou great_hornbill greater_rhea african_ostrich"}),
        ("baboon_rock", {"animals": "mandrill golden_lion_tamarin mantled_guereza bolivian_red_howler"}),
        ("aquarium", {"sponsors": "hydrologist penguin_pool sea_turtle_tank water_playground"}),
        ("cable_car", {"sponsors": "geologist baboon_rock meerkat_den adventure_playground"}),
    ],
)
def test_a_point_for_six_icons(key: str, things: dict[str, Any]) -> None:
    def points(things: dict[str, str]) -> int:
        sponsors = " ".join([key, things.get("sponsors", "")])
        return ending(**{**things, "sponsors": sponsors}).conservation

    [(name, cards)] = things.items()
    fewer = {name: " ".join(cards.split()[1:])}
    assert points(things) - points(fewer) == 1


@pytest.mark.rule("R-A-342", "R-A-339")
def test_points_of_sponsors_bring_no_threshold() -> None:
    table = table_with(sponsors="federal_grants talented_communicator", reputation=9, conservation=4, money=0)
    game = at_the_end(table)
    assert (game.asked, game[0]["conservation"], game[0]["money"]) == (None, 6, 0)
