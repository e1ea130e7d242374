"""Which cards of the hand would add to a project or to a final scoring card."""

from __future__ import annotations

from typing import Any

from ark_nova.scenario import scenario


def helps(hand: str, projects: str, **things: Any) -> dict[str, list[str]]:
    table = scenario().base_projects(*projects.split()).seat(0, hand=hand, **things)
    game = table.turn(0).game
    found: dict[str, list[str]] = game.rules.helping(game.table, 0)  # type: ignore[attr-defined]
    return found


def test_a_card_helps_a_project_that_counts_one_of_its_icons() -> None:
    assert helps("lion", "predators birds primates")["lion"] == ["project"]
    assert helps("lion", "birds reptiles primates")["lion"] == []


def test_a_project_of_different_kinds_is_helped_by_a_kind_that_is_new_in_the_zoo() -> None:
    assert helps("lion", "habitat_diversity birds reptiles")["lion"] == ["project"]
    assert helps("lion", "habitat_diversity birds reptiles", animals="cheetah")["lion"] == []


def test_final_scoring_cards_are_helped_by_what_they_count() -> None:
    def finals(hand: str, final: str) -> list[str]:
        return helps(hand, "birds reptiles primates", final_cards=final)[hand]

    assert finals("lion", "large_animal_zoo") == ["final"]
    assert finals("caracal", "large_animal_zoo") == []
    assert finals("science_lab", "research_zoo") == ["final"]


def test_a_project_of_the_hand_helps_to_support_many() -> None:
    assert helps("bavarian_forest_national_park", "birds reptiles primates", final_cards="conservation_zoo") == {
        "bavarian_forest_national_park": ["final"]
    }
