"""Sponsors that change a rule for the rest of the game: animals, projects, other players."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, ability, row_with, scenario
from ark_nova.with_sponsors import FAR, HOME, housing, play_card, table_with
from menagerie.games.ark_nova.zoo_map import spot

PETTING = "petting_zoo@h1-h2-i3"


def animals_action(sponsors: str, hand: str, strength: int = 2, **things: Any) -> Play:
    """Use Animals I; the question is which animal to play."""
    row = row_with("animals", strength)
    table = scenario().seat(0, sponsors=sponsors, hand=hand, row=row, **{"buildings": HOME, "money": 60, **things})
    return table.turn(0).play("animals")


# --- WAZA Special Assignment ---


@pytest.mark.rule("R-A-478")
def test_the_assignment_finds_an_animal_of_the_class_chosen() -> None:  # V-A-041
    table = table_with().deck("engineer cheetah caracal lion")
    game = play_card(table, "waza_special_assignment").play("small")
    assert (game[0]["hand"], game[0]["assignment"]) == (["caracal"], "small")
    assert game.saved["discard"] == ["engineer", "cheetah"]


@pytest.mark.rule("R-A-478")
def test_the_assignment_may_be_large_animals() -> None:
    table = table_with().deck("engineer giraffe caracal lion")
    game = play_card(table, "waza_special_assignment").play("large")
    assert (game[0]["hand"], game[0]["assignment"]) == (["lion"], "large")


@pytest.mark.rule("R-A-479", "R-A-480")
@pytest.mark.parametrize(
    ("chosen", "animal", "more"),
    [("small", "lama", 2), ("small", "reindeer", 0), ("large", "secretary_bird", 4), ("large", "reindeer", 0)],
)
def test_animals_of_the_class_chosen_give_appeal(chosen: str, animal: str, more: int) -> None:
    sponsor = "waza_special_assignment"
    appeal = {"lama": 4, "reindeer": 5, "secretary_bird": 4}[animal]
    game = housing(animal, sponsor, assignment=chosen, conservation=FAR)
    assert game[0]["appeal"] == appeal + more


@pytest.mark.rule("R-A-479", "R-A-480", "R-A-024")
def test_a_goat_is_a_small_animal_of_the_assignment() -> None:  # V-A-117
    game = housing("domestic_goat", "waza_special_assignment", PETTING, assignment="small")
    assert game[0]["appeal"] == 3 + 2


@pytest.mark.rule("R-A-479")
def test_the_other_class_can_no_longer_be_played() -> None:  # V-A-117
    game = animals_action("waza_special_assignment", "lama reindeer wolf cheetah", assignment="small")
    assert game.options == ["lama", "reindeer"]
    assert game.why_not("wolf") == ["class_not_chosen"]


# --- WAZA Small Animals Program ---


@pytest.mark.rule("R-A-482", "R-A-483")
def test_only_small_animals_let_one_more_come_and_one_be_taken() -> None:
    homes = f"{HOME} size_2@e1-e2"
    table = scenario().seat(0, sponsors="waza_small_animals_program", hand="lama caracal wolf", buildings=homes)
    table.seat(0, money=60, row=row_with("animals", 2)).display("lion giraffe stoat common_wombat")
    game = table.turn(0).play("animals", "lama", "size_2@e1-e2")
    assert (game.prompt, game.options) == ("animal", ["none", "caracal"])
    game.play("none")
    assert (game.prompt, game.options) == ("small_animal", ["stoat", "common_wombat"])
    assert game.play("stoat")[0]["hand"] == ["caracal", "wolf", "stoat"]


@pytest.mark.rule("R-A-482")
def test_the_further_animal_is_paid_as_usual() -> None:
    homes = f"{HOME} size_2@e1-e2"
    game = animals_action("waza_small_animals_program", "lama common_wombat reindeer", buildings=homes)
    game.play("lama", "size_2@e1-e2", "common_wombat")
    assert (game[0]["money"], game[0]["animals"]) == (60 - 10 - 9, ["lama", "common_wombat"])


@pytest.mark.rule("R-A-482", "R-A-483")
def test_another_animal_cancels_the_program() -> None:
    homes = f"{HOME} size_2@e1-e2"
    table = scenario().seat(0, sponsors="waza_small_animals_program", hand="lama reindeer caracal", buildings=homes)
    table.seat(0, money=60, row=row_with("animals", 5)).display("stoat")
    game = table.turn(0).play("animals", "lama", "size_2@e1-e2", "reindeer")
    assert (game.asked, game[0]["hand"]) == (1, ["caracal"])


# --- prices and conditions ---


@pytest.mark.rule("R-A-484", "R-A-485")
@pytest.mark.parametrize(
    ("sponsors", "animal", "price"),
    [
        ("expert_in_small_animals", "lama", 7),
        ("expert_in_small_animals", "reindeer", 12),
        ("expert_in_small_animals", "wolf", 12),
        ("expert_in_large_animals", "wolf", 8),
        ("expert_in_large_animals", "cheetah", 13),
        ("expert_in_large_animals", "reindeer", 12),
        ("expert_in_large_animals", "lama", 10),
    ],
)
def test_experts_lower_the_price_of_small_or_large_animals(sponsors: str, animal: str, price: int) -> None:
    assert housing(animal, sponsors)[0]["money"] == 50 - price


@pytest.mark.rule("R-A-484", "R-A-181", "R-A-036")
def test_all_discounts_add_up() -> None:  # V-A-066
    table = scenario().seat(0, sponsors="expert_in_small_animals", partner_zoos="europe", buildings=HOME, money=2)
    table.seat(0, side_2="animals", row=row_with("animals", 2), reputation=7).display("- - - stoat")
    assert table.turn(0).play("animals")[0]["money"] == 0


@pytest.mark.rule("R-A-513")
def test_a_large_animal_may_ignore_one_icon_of_several() -> None:  # V-A-048
    game = animals_action("waza_large_animal_program", "lion wolf", animals="caracal european_badger")
    assert game.options == ["lion", "wolf"]
    assert "lion" not in animals_action("waza_large_animal_program", "lion wolf reindeer", animals="caracal").options


@pytest.mark.rule("R-A-513")
def test_a_large_animal_may_ignore_side_two_but_no_terrain() -> None:  # V-A-048
    hand = "new_zealand_fur_seal wolf reindeer"
    assert "new_zealand_fur_seal" in animals_action("waza_large_animal_program", hand).options
    game = animals_action("waza_large_animal_program", hand, buildings="size_5@h1-h2-i1-i2-i3")
    assert game.why_not("new_zealand_fur_seal") == ["enclosure"]


@pytest.mark.rule("R-A-513", "R-A-537")
def test_the_program_adds_to_the_research_institute() -> None:  # V-A-052
    institute = spot(BOX.maps["6"].features["institute"]).key
    table = scenario(map="6").seat(0, sponsors="waza_large_animal_program", buildings=f"size_5@{institute}")
    table.seat(0, hand="lion wolf", animals="caracal", money=60, row=row_with("animals", 2))
    assert "lion" in table.turn(0).play("animals").options


# --- new kinds of icons ---


@pytest.mark.rule("R-A-511")
@pytest.mark.parametrize(
    ("animals", "kinds"),
    [("", 2), ("wolf", 1), ("giraffe", 1), ("caracal", 0)],
)
def test_the_explorer_gains_for_new_categories_and_continents(animals: str, kinds: int) -> None:
    # The cheetah shows two predators and Africa: a new kind pays once.
    game = housing("cheetah", "explorer", animals=animals)
    assert (game[0]["appeal"], game[0]["money"]) == (6 + kinds, 50 - 17 + 2 * kinds)


@pytest.mark.rule("R-A-511")
def test_research_is_nothing_new_to_the_explorer() -> None:
    game = play_card(table_with(sponsors="explorer"), "science_institute")
    assert (game[0]["appeal"], game[0]["money"]) == (0, 25)


# --- immunity ---


@pytest.mark.rule("R-A-476", "R-A-387")
def test_venom_and_constriction_do_not_touch_the_quarantine_lab() -> None:
    for attack in ("venom 2", "constriction"):
        game = scenario().seat(1, appeal=30, conservation=5, sponsors="quarantine_lab").run(ability(attack))
        assert not any(card["venom"] or card["constriction"] for card in game[1]["row"])


@pytest.mark.rule("R-A-476", "R-A-387", "R-A-388")
def test_pilfering_passes_over_the_quarantine_lab() -> None:
    table = (
        scenario(3).seat(1, appeal=30, sponsors="quarantine_lab", hand="lion").seat(2, appeal=20, hand="wolf", money=0)
    )
    game = table.run(ability("pilfering 1"))
    assert (game[0]["hand"], game[1]["hand"]) == (["wolf"], ["lion"])


@pytest.mark.rule("R-A-476", "R-A-388")
def test_hypnosis_passes_over_the_quarantine_lab() -> None:
    table = (
        scenario(3)
        .seat(1, appeal=30, sponsors="quarantine_lab")
        .seat(2, appeal=20, row="cards build animals sponsors association")
    )
    game = table.run(ability("hypnosis"))
    assert "sponsors" not in game.options
    assert "cards" in game.options


# --- Venom and what sponsors pay ---


@pytest.mark.rule("R-A-395", "R-A-467")
def test_the_money_of_a_sponsor_may_pay_for_venom() -> None:
    table = scenario().seat(0, hand="federal_grants engineer", money=0, venom="animals", row=row_with("sponsors", 4))
    assert table.turn(0).play("sponsors").options == ["break", "federal_grants"]
