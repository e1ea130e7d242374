"""What the levels of conservation projects ask for: icons, kinds of icons, animals, breeding."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, Scenario, scenario

IN_SLOT_5 = "animals cards build sponsors association"


def ready(**things: Any) -> Scenario:
    """Lay a table where the project task is at hand."""
    return scenario().seat(0, row=IN_SLOT_5, **things)


def supporting(table: Scenario) -> Play:
    """Send a worker to support a project."""
    return table.turn(0).play("association", "project")


def levels(game: Play, project: str) -> list[int]:
    """List the levels of a project that can be supported."""
    return [int(key[-1]) for key in game.options if key.rpartition("-")[0] == project]


# --- what counts ---


@pytest.mark.rule("R-A-243")
@pytest.mark.parametrize(
    ("project", "things"),
    [
        ("africa", {"animals": "lion", "partner_zoos": "africa"}),
        ("africa", {"animals": "african_bush_elephant"}),  # a double icon
        ("africa", {"animals": "lion", "sponsors": "expert_on_africa"}),
        ("research", {"universities": "double_research"}),
        ("geological", {"animals": "alpine_ibex"}),  # two rocks beside its size
        ("aquatic", {"animals": "platypus", "sponsors": "hydrologist"}),
    ],
)
def test_icons_count_wherever_they_lie_in_the_zoo(project: str, things: dict[str, Any]) -> None:
    hand = "" if project == "africa" else project
    game = supporting(ready(hand=hand, **things))
    assert (game.prompt, [entry["project"] for entry in game.table["projects"]]) == ("cube", hand.split())


@pytest.mark.rule("R-A-243")
def test_icons_in_the_hand_do_not_count() -> None:
    game = ready(animals="lion", hand="caracal cheetah leopard").turn(0).play("association")
    assert game.why_not("project") == ["nothing_for_project"]


@pytest.mark.rule("R-A-244")
@pytest.mark.parametrize(
    ("animals", "expected"),
    [
        ("lion caracal wolf jaguar", []),
        ("lion giraffe mandrill", [3]),  # predator, herbivore, primate
        ("sun_bear giraffe sheep", [2, 3]),  # bear and predator, herbivore, petting zoo animal
        ("lion giraffe mandrill emu rock_monitor", [1, 2, 3]),
    ],
)
def test_species_diversity_counts_each_category_once(animals: str, expected: list[int]) -> None:
    table = ready(animals=animals).base_projects("species_diversity", "africa", "predators").projects("large_animals")
    assert levels(supporting(table), "species_diversity") == expected


@pytest.mark.rule("R-A-244")
def test_habitat_diversity_counts_each_continent_once() -> None:
    table = ready(animals="lion caracal wolf jaguar", partner_zoos="asia")
    assert levels(supporting(table.base_projects("habitat_diversity", "africa")), "habitat_diversity") == [2, 3]


@pytest.mark.rule("R-A-245")
@pytest.mark.parametrize(
    ("project", "animals"),
    [
        ("small_animals", "caracal sheep leopard lion"),  # sizes 2, 1, 3, 4
        ("large_animals", "wolf cheetah leopard sheep"),  # sizes 4, 5, 3, 1
    ],
)
def test_small_and_large_animals_count_cards_by_their_size(project: str, animals: str) -> None:
    game = supporting(ready(animals=animals, hand=f"{project} predator_breeding_program", partner_zoos="africa"))
    assert levels(game, project) == [3]


# --- breeding programs ---


@pytest.mark.rule("R-A-262")
@pytest.mark.parametrize(
    "things",
    [
        {"animals": "lion"},
        {"animals": "lion", "partner_zoos": "asia"},
        {"animals": "giraffe wolf", "partner_zoos": "africa"},  # the predator is another animal
        {"animals": "giraffe", "partner_zoos": "africa", "sponsors": "expert_in_predators"},
    ],
)
def test_breeding_needs_one_animal_of_the_category_with_a_partner_zoo(things: dict[str, Any]) -> None:
    table = ready(**things).base_projects("birds", "reptiles", "primates").projects("predator_breeding_program")
    assert table.turn(0).play("association").why_not("project") == ["nothing_for_project"]


@pytest.mark.rule("R-A-263", "R-A-234")
def test_every_free_level_of_a_breeding_program_is_open() -> None:  # V-A-028
    table = ready(animals="lion", partner_zoos="africa").projects("predator_breeding_program@1:1")
    assert levels(supporting(table), "predator_breeding_program") == [2, 3]
