"""What Marine Worlds adds to the box, and how the table is laid out with it."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from ark_nova.base_box import BOX, MARINE_BOX, in_marine_worlds
from ark_nova.scenario import marine, scenario
from menagerie.games.ark_nova.printed import action_cards, board, buildings, cards

REPLACED = (1, 3, 5, 8, 9, 10, 11, 101, 102, 131, 207, 208, 225, 226, 227, 250, 261, 262)


def new_game(seats: int = 2, seed: int = 1, **options: Any) -> menagerie.Game:
    return menagerie.new_game("ark_nova", seats=seats, seed=seed, options={"marine_worlds": True, **options})


@pytest.mark.rule("R-A-568", "R-A-691")
def test_the_decks_grow() -> None:
    assert [len(BOX.deck), len(MARINE_BOX.deck)] == [212, 266]
    assert (len(MARINE_BOX.animals), len(MARINE_BOX.sponsors)) == (160, 80)
    assert sum(not project.is_base for project in MARINE_BOX.projects.values()) == 26
    assert (len(MARINE_BOX.base_projects), len(MARINE_BOX.final_scoring)) == (13, 17)
    assert (len(MARINE_BOX.bonus_tiles), len(MARINE_BOX.alternatives)) == (15, 20)
    numbers = {card.number for card in in_marine_worlds(cards.ANIMALS).values()}
    assert numbers == set(range(529, 561))


@pytest.mark.rule("R-A-569")
def test_eighteen_cards_take_the_place_of_base_cards() -> None:
    entries: list[Any] = [*cards.FINAL_SCORING.values(), *cards.PROJECTS.values(), *cards.SPONSORS.values()]
    assert tuple(sorted(entry.number for entry in entries if entry.replaces)) == REPLACED
    assert "sea_turtle_tank" not in MARINE_BOX.sponsors
    assert "large_animal_zoo_marine" in MARINE_BOX.final_scoring


@pytest.mark.rule("R-A-570", "R-A-571")
@pytest.mark.parametrize(
    ("card", "thresholds"),
    [
        ("large_animal_zoo", (1, 2, 3, 4)),
        ("research_zoo", (3, 4, 5, 7)),
        ("conservation_zoo", (2, 3, 4, 5)),
        ("sponsored_zoo", (3, 5, 7, 9)),
        ("climbing_park", (1, 3, 5, 6)),
        ("aquatic_park", (2, 4, 6, 7)),
    ],
)
def test_replaced_final_scoring_cards_ask_for_other_numbers(card: str, thresholds: tuple[int, ...]) -> None:
    assert MARINE_BOX.final_scoring[f"{card}_marine"].thresholds == thresholds


@pytest.mark.rule("R-A-572")
def test_large_animals_are_asked_for_in_smaller_numbers() -> None:
    levels = MARINE_BOX.projects["large_animals_marine"].levels
    assert [(level.need, level.conservation) for level in levels] == [(3, 4), (2, 3), (1, 2)]


@pytest.mark.rule("R-A-573")
def test_the_sea_turtle_tank_shows_a_sea_animal_and_needs_more_water() -> None:
    tank = MARINE_BOX.sponsors["sea_turtle_tank_marine"]
    assert [icon.key for icon in tank.icons] == ["reptile", "sea_animal", "water", "water"]
    assert tank.building is not None
    assert tank.building.water == 2


@pytest.mark.rule("R-A-574")
def test_sea_animals_are_one_more_category() -> None:
    table = marine().seat(0, animals="zooplankton cheetah golden_eagle", side_2="association", workers=1)
    table.seat(0, row="animals cards build sponsors association").base_projects("species_diversity_marine", "asia")
    play = table.turn(0).play("association", "project")
    assert [event["level"] for event in play.events("supports")] == [3]  # predator, bird and sea animal


@pytest.mark.rule("R-A-575")
def test_a_shark_is_a_sea_animal_and_a_predator() -> None:
    icons = [icon.key for icon in MARINE_BOX.animals["sand_tiger_shark"].icons]
    assert {"sea_animal", "predator"} <= set(icons)


@pytest.mark.rule("R-A-576", "R-A-587")
def test_the_standard_build_card_also_offers_aquariums_on_side_i() -> None:
    row = "animals cards sponsors association build"
    old, new = scenario().seat(0, row=row).turn(0), marine().seat(0, row=row).turn(0)
    assert set(new.play("build").options) - set(old.play("build").options) == {"small_aquarium", "large_aquarium"}


def test_everything_is_there_as_printed() -> None:
    assert len(in_marine_worlds(board.UNIVERSITIES)) == 6
    assert len(in_marine_worlds(board.BONUS_TILES)) == 7
    assert len(action_cards.ALTERNATIVES) == 20
    kinds = sorted(name for name, entry in in_marine_worlds(buildings.BUILDINGS).items() if entry.kind == "special")
    assert kinds == ["large_aquarium", "small_aquarium"]


# --- set-up ---


@pytest.mark.rule("R-A-577", "R-A-691")
def test_a_tile_lies_after_the_last_space_of_reputation() -> None:
    assert {space: len(tiles) for space, tiles in new_game().view(None)["bonus_tiles"].items()} == {
        "5": 2,
        "8": 2,
        "15": 1,
    }


@pytest.mark.rule("R-A-578")
def test_the_generic_university_lies_on_the_board_and_the_others_beside_it() -> None:
    view = new_game().view(None)
    assert view["generic_university"] is True
    assert view["universities"] == ["hand_limit", "double_research", "research_reputation"]
    categories = ["bird", "herbivore", "predator", "primate", "reptile", "sea_animal"]
    assert view["specialised"] == [f"{name}_university" for name in categories]


@pytest.mark.rule("R-A-579")
def test_waves_do_nothing_while_the_table_is_laid_out() -> None:
    for seed in range(12):
        game = new_game(seed=seed, action_cards="standard")
        while game.view(None)["stage"] != "turn":
            game.apply(0)
        told = [event.key.rpartition(".")[2] for event in game.journal.seen_by(None)]
        assert "wave" not in told
        assert len([card for card in game.view(None)["display"] if card]) == 6


@pytest.mark.rule("R-A-692")
def test_seven_cubes_lie_on_the_left_edge_as_ever() -> None:
    assert all(zoo["left_edge"] == [True] * 7 for zoo in new_game().view(None)["zoos"])


# --- options ---


@pytest.mark.parametrize(
    "options",
    [
        {"action_cards": "random"},
        {"action_cards": [["animals_1", "build_1"], ["cards_1", "build_2"]]},
        {"action_cards": [["animals_1", "build_1"], ["cards_1", "cards_2"]], "marine_worlds": True},
        {"action_cards": [["animals_1", "build_1"], ["animals_1", "cards_2"]], "marine_worlds": True},
        {"action_cards": [["animals_9", "build_1"], ["cards_1", "build_2"]], "marine_worlds": True},
        {"action_cards": "often", "marine_worlds": True},
        {"marine_worlds": "yes"},
    ],
)
def test_options_that_do_not_fit_together_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(menagerie.BadRequest, match=r"action_cards|marine_worlds"):
        menagerie.new_game("ark_nova", seats=2, options=options)


def test_named_action_cards_are_used() -> None:
    game = new_game(action_cards=[["animals_1", "build_2"], ["cards_3", "sponsors_4"]])
    row = {card["card"]: card["alternative"] for card in game.view(0)["zoos"][0]["row"]}
    assert row == {"animals": 1, "association": 0, "build": 2, "cards": 0, "sponsors": 0}


def test_cards_dealt_at_random_are_of_different_actions() -> None:
    for seed in range(20):
        zoos = new_game(seats=4, seed=seed, action_cards="random").view(None)["zoos"]
        assert [sum(card["alternative"] > 0 for card in zoo["row"]) for zoo in zoos] == [2, 2, 2, 2]


def test_a_save_without_the_options_is_one_without_the_expansion() -> None:
    saved = menagerie.new_game("ark_nova", seats=2, seed=3).save()
    for name in ("marine_worlds", "action_cards"):
        saved["options"].pop(name)
    saved.pop("checksum")
    assert menagerie.new_game("ark_nova", seats=2, seed=3).view(0)["specialised"] == []
