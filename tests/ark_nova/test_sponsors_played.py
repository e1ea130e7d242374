"""What sponsors give when they are played."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.with_sponsors import FAR, playing, table_with
from ark_nova.with_sponsors import play_card as play_in

UNIVERSITIES = "hand_limit double_research research_reputation"
THREE = "caracal stoat koala"  # two predators and a herbivore, from three continents, all small


def gained(gauge: str, key: str, before: int, **things: Any) -> int:
    after: int = playing(key, **{gauge: before, **things}).settle()[0][gauge]
    return after - before


@pytest.mark.rule("R-A-439")
@pytest.mark.parametrize(("universities", "money"), [(0, 0), (1, 2), (2, 5), (3, 10)])
def test_the_veterinarian_is_paid_by_universities(universities: int, money: int) -> None:
    have = " ".join(UNIVERSITIES.split()[:universities])
    assert gained("money", "veterinarian", 5, universities=have) == money


@pytest.mark.rule("R-A-441", "R-A-008")
def test_the_science_museum_pays_for_research_icons_its_own_included() -> None:
    assert gained("money", "science_museum", 5, sponsors="science_institute") == 6


@pytest.mark.rule("R-A-442")
def test_gorilla_field_research_gives_reputation_and_a_conservation_point() -> None:
    game = playing("gorilla_field_research")
    assert (game[0]["reputation"], game[0]["conservation"]) == (3, 1)


@pytest.mark.rule("R-A-443")
def test_a_medical_breakthrough_gives_appeal_for_supported_projects() -> None:
    assert gained("appeal", "medical_breakthrough", 0, left_edge=[1, 4, 6]) == 6


@pytest.mark.rule("R-A-444")
def test_basic_research_counts_pairs_of_different_icons_and_pays_all_others() -> None:
    # V-A-037: 7 different categories and continents
    seven = "caracal stoat raccoon koala domestic_goat"  # predator bear herbivore petting, africa europe americas
    table = table_with(3, animals=seven.replace("koala", "lama"), conservation=FAR).seat(1, money=1).seat(2, money=2)
    game = play_in(table, "basic_research")
    assert (game[0]["conservation"], game[1]["money"], game[2]["money"]) == (FAR + 3, 7, 8)


@pytest.mark.rule("R-A-444", "R-A-286")
def test_basic_research_passes_thresholds() -> None:
    game = playing("basic_research", animals="caracal stoat lama")
    assert (game.prompt, game[0]["conservation"]) == ("threshold", 2)


@pytest.mark.rule("R-A-445", "R-A-008")
def test_the_science_library_gives_appeal_for_research_icons() -> None:
    assert gained("appeal", "science_library", 0, sponsors="science_institute") == 3


@pytest.mark.rule("R-A-446", "R-A-473", "R-A-476", "R-A-047")
@pytest.mark.parametrize("key", ["technology_institute", "migration_recording", "quarantine_lab"])
def test_some_sponsors_give_an_x_token(key: str) -> None:
    assert gained("x_tokens", key, 1) == 1
    assert gained("x_tokens", key, 5) == 0


@pytest.mark.rule("R-A-447", "R-A-008")
@pytest.mark.parametrize(
    ("key", "animals"),
    [
        ("expert_on_the_americas", "lama raccoon"),
        ("expert_on_europe", "stoat wolf"),
        ("expert_on_australia", "koala platypus"),
        ("expert_on_asia", "sloth_bear malayan_tapir"),
        ("expert_on_africa", "caracal giraffe"),
    ],
)
def test_experts_on_continents_give_appeal_for_icons_their_own_included(key: str, animals: str) -> None:
    game = playing(key, animals=animals, partner_zoos="africa europe")
    partner = key in ("expert_on_africa", "expert_on_europe")
    while game.asked is not None:
        game.play("expert_on_" + key.removeprefix("expert_on_") + "-now" if game.prompt == "resolve_next" else "none")
    assert game[0]["appeal"] == 3 + partner


@pytest.mark.rule("R-A-457")
def test_a_talented_communicator_hires_a_worker() -> None:
    game = playing("talented_communicator")
    assert (game[0]["workers"], game[0]["reserve_workers"]) == (2, 2)
    assert playing("talented_communicator", workers=4, reserve_workers=0)[0]["workers"] == 4


@pytest.mark.rule("R-A-461")
def test_the_diversity_researcher_is_paid_for_rock_and_water_icons() -> None:
    assert gained("money", "diversity_researcher", 5, sponsors="hydrologist cable_car") == 6


@pytest.mark.rule("R-A-467")
def test_federal_grants_give_money() -> None:
    assert gained("money", "federal_grants", 5) == 3


@pytest.mark.rule("R-A-471")
@pytest.mark.parametrize(("sponsors", "points"), [("", 0), ("spokesperson", 1), ("science_institute science_lab", 3)])
def test_released_patents_give_three_points_at_most_and_pay_all_others(sponsors: str, points: int) -> None:
    table = table_with(3, sponsors=sponsors, conservation=FAR).seat(1, money=0).seat(2, money=0)
    game = play_in(table, "release_of_patents")
    assert game[0]["conservation"] == FAR + points
    assert (game[0]["money"], game[1]["money"], game[2]["money"]) == (25, 2 * points, 2 * points)


@pytest.mark.rule("R-A-471")
def test_four_research_icons_are_three_points() -> None:
    game = playing("release_of_patents", sponsors="science_institute science_lab spokesperson", conservation=FAR)
    assert game[0]["conservation"] == FAR + 3


@pytest.mark.rule("R-A-472", "R-A-010")
def test_the_science_institute_is_two_research_icons() -> None:
    game = playing("science_institute")
    assert (game[0]["icons"], game[0]["appeal"], game[0]["money"]) == ({"science": 2}, 0, 25)


@pytest.mark.rule("R-A-477")
def test_a_foreign_institute_gives_reputation() -> None:
    assert gained("reputation", "foreign_institute", 1) == 2


@pytest.mark.rule("R-A-304", "R-A-477")
def test_reputation_of_a_foreign_institute_stops_at_nine() -> None:  # V-A-062
    game = playing("foreign_institute", reputation=9)
    assert (game[0]["reputation"], game[0]["appeal"]) == (9, 0)


@pytest.mark.rule("R-A-481", "R-A-484", "R-A-485", "R-A-024", "R-A-025")
@pytest.mark.parametrize(
    ("key", "gauge", "amount"),
    [
        ("waza_small_animals_program", "money", 4),
        ("expert_in_small_animals", "appeal", 2),
        ("expert_in_large_animals", "appeal", 4),
    ],
)
def test_sponsors_count_small_or_large_animals(key: str, gauge: str, amount: int) -> None:
    animals = "caracal domestic_goat giraffe wolf cheetah"  # sizes 2, petting zoo, 3, 4, 5
    assert gained(gauge, key, 5, animals=animals) == amount


@pytest.mark.rule("R-A-486")
@pytest.mark.parametrize(
    ("key", "animals"),
    [
        ("sponsorship_primates", "mandrill"),
        ("sponsorship_reptiles", "common_agama veiled_chameleon"),
        ("sponsorship_vultures", "barn_owl marabou"),
        ("sponsorship_lions", "cheetah"),
        ("sponsorship_elephants", "lama giraffe"),
    ],
)
def test_sponsorships_give_appeal_for_icons_of_a_category(key: str, animals: str) -> None:
    assert gained("appeal", key, 3, animals=f"{animals} domestic_goat") == 2


@pytest.mark.rule("R-A-488", "R-A-008")
def test_a_hydrologist_gives_appeal_for_water_icons() -> None:
    assert gained("appeal", "hydrologist", 0, sponsors="penguin_pool water_playground") == 3


@pytest.mark.rule("R-A-489", "R-A-008")
@pytest.mark.parametrize(("sponsors", "appeal"), [("", 0), ("baboon_rock", 3), ("baboon_rock adventure_playground", 3)])
def test_a_geologist_gives_appeal_for_pairs_of_rock_icons(sponsors: str, appeal: int) -> None:
    # V-A-042: three rock icons with its own
    assert gained("appeal", "geologist", 0, sponsors=sponsors) == appeal


@pytest.mark.rule("R-A-502")
@pytest.mark.parametrize(("key", "spot"), [("adventure_playground", "e6-f6"), ("water_playground", "a3-a4")])
def test_playgrounds_give_appeal(key: str, spot: str) -> None:
    game = playing(key)
    while game.prompt != "spot":
        game.play("appeal-4")
    assert game[0]["appeal"] == 4


@pytest.mark.rule("R-A-509")
def test_guided_school_tours_give_a_point_of_each() -> None:
    game = playing("guided_school_tours")
    assert (game[0]["appeal"], game[0]["conservation"]) == (1, 1)


@pytest.mark.rule("R-A-510")
def test_the_explorer_is_paid_for_different_categories_and_continents() -> None:
    # V-A-047: two research icons, two of Africa, one predator
    game = playing("explorer", sponsors="science_institute", partner_zoos="africa", animals="caracal", money=0)
    assert game[0]["money"] == 4
