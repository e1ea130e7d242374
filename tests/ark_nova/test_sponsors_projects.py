"""Sponsors and conservation projects: cubes for icons, more for releases, less strength."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, Scenario, row_with, scenario
from ark_nova.with_sponsors import FAR, playing
from menagerie.games.ark_nova.projects import support_project

BREEDING = ("breeding_cooperation", "breeding_program")
THREE_AFRICANS = "caracal giraffe marabou"
PREDATORS = {
    "animals": "cheetah caracal sloth_bear",
    "buildings": "size_5@d4-d5-e3-e4-e5:1 size_2@e1-e2:1 size_3@h1-h2-i3:1",
}


def supporting(table: Scenario) -> Play:
    """Support a project; the question is which."""
    return table.run(lambda turn: support_project(turn, turn.action_cards.association))


def owner(sponsors: str, cubes: int = 2, **things: Any) -> Scenario:
    """Lay a table where seat 0 has breeding cards with so many cubes."""
    carried = dict.fromkeys(sponsors.split(), cubes)
    return scenario().seat(0, sponsors=sponsors, sponsor_cubes=carried, **{"conservation": FAR, **things})


# --- Breeding Cooperation and Breeding Program ---


@pytest.mark.rule("R-A-453")
@pytest.mark.parametrize("key", BREEDING)
def test_breeding_cards_come_with_two_cubes(key: str) -> None:
    assert playing(key)[0]["sponsor_cubes"] == {key: 2}


@pytest.mark.rule("R-A-454")
@pytest.mark.parametrize("key", BREEDING)
def test_a_cube_stands_for_one_icon(key: str) -> None:  # V-A-038
    game = supporting(owner(key, animals=THREE_AFRICANS))
    assert game.options == ["africa-2", "africa-3"]  # 4 and 2 icons, but not 5
    game.play("africa-2")
    assert (game[0]["sponsor_cubes"], game.table["base_projects"][0]["cubes"]) == ({key: 1}, [None, 0, None])


@pytest.mark.rule("R-A-454")
def test_no_cube_is_returned_where_no_icon_is_missing() -> None:
    game = supporting(owner(BREEDING[0], animals=THREE_AFRICANS)).play("africa-3")
    assert game[0]["sponsor_cubes"] == {BREEDING[0]: 2}


@pytest.mark.rule("R-A-454")
def test_a_card_without_cubes_helps_no_more() -> None:
    game = supporting(owner(BREEDING[0], 0, animals=THREE_AFRICANS))  # the level of 2 icons is all that is left
    assert (game.prompt, game.table["base_projects"][0]["cubes"]) == ("cube", [None, None, 0])


@pytest.mark.rule("R-A-454")
def test_cubes_are_for_base_projects_below_the_board_only() -> None:
    table = owner(BREEDING[0], animals=f"{THREE_AFRICANS} lama").base_projects("americas").projects("africa")
    assert supporting(table).options == ["americas-3", "africa-3"]


@pytest.mark.rule("R-A-455")
def test_one_cube_of_each_card_may_go_to_the_same_project() -> None:  # V-A-167
    game = supporting(owner(" ".join(BREEDING), animals="caracal giraffe"))
    assert game.options == ["africa-2", "africa-3", "americas-3", "asia-3"]  # 4 icons, or 2 of which none is there
    assert game.play("africa-2")[0]["sponsor_cubes"] == dict.fromkeys(BREEDING, 1)


@pytest.mark.rule("R-A-454", "R-A-455")
def test_the_owner_of_both_cards_chooses_which_gives_a_cube() -> None:
    game = supporting(owner(" ".join(BREEDING), animals=THREE_AFRICANS)).play("africa-2")
    assert (game.prompt, game.options) == ("cube_of", list(BREEDING))
    assert game.play("breeding_program")[0]["sponsor_cubes"] == {"breeding_cooperation": 2, "breeding_program": 1}


# --- Migration Recording ---


@pytest.mark.rule("R-A-474", "R-A-475")
def test_a_release_gives_one_point_more() -> None:
    table = scenario().base_projects().projects("savanna").seat(0, sponsors="migration_recording", conservation=FAR)
    game = supporting(table.seat(0, **PREDATORS))
    level = game.options[0]
    plain = supporting(scenario().base_projects().projects("savanna").seat(0, conservation=FAR, **PREDATORS))
    for each in (game, plain):
        each.play(level)
        while each.asked is not None:
            each.play("left-7" if each.prompt == "cube" else each.options[0])
    assert game[0]["conservation"] - plain[0]["conservation"] == 1


@pytest.mark.rule("R-A-475", "R-A-235")
def test_the_same_release_project_may_be_supported_again() -> None:  # V-A-116
    def again(sponsors: str) -> Play:
        table = scenario().base_projects().projects("savanna@1:0")
        table.seat(0, sponsors=sponsors, left_edge=[7], conservation=FAR, hand="bavarian_forest_national_park")
        row = row_with("association", 5)
        return table.seat(0, row=row, **PREDATORS).turn(0).play("association")

    assert again("engineer").play("reputation").asked == 1
    game = again("migration_recording").play("project")
    while game.asked == 0:
        game.play("left-6" if game.prompt == "cube" else game.options[0])
    assert game.table["projects"][0]["cubes"].count(0) == 2
    assert game[0]["supported_projects"] == 2


@pytest.mark.rule("R-A-475", "R-A-199")
def test_a_project_is_supported_once_in_an_action() -> None:  # V-A-116
    table = scenario().base_projects().projects("savanna").seat(0, sponsors="migration_recording", conservation=FAR)
    table.seat(0, row=row_with("association", 5), side_2="association", x_tokens=5, workers=4, reserve_workers=0)
    game = table.seat(0, **PREDATORS).turn(0).play("association+5", "project")
    while game.prompt != "task":
        game.play("left-6" if game.prompt == "cube" else game.options[0])
    assert "task_done" in game.why_not("project")


@pytest.mark.rule("R-A-475")
def test_other_projects_are_supported_once() -> None:
    table = scenario().base_projects("africa@3:0").seat(0, sponsors="migration_recording", animals=THREE_AFRICANS)
    table.seat(0, row=row_with("association", 5))
    assert "project" not in table.turn(0).play("association").options


# --- Veterinarian ---


@pytest.mark.rule("R-A-440")
def test_with_a_veterinarian_a_project_takes_strength_four() -> None:
    def tasks(sponsors: str) -> list[str]:
        table = scenario().seat(0, sponsors=sponsors, animals=THREE_AFRICANS, row=row_with("association", 4))
        return table.turn(0).play("association").options

    assert "project" in tasks("veterinarian")
    assert "project" not in tasks("engineer")


@pytest.mark.rule("R-A-440", "R-A-199")
def test_with_a_veterinarian_strength_six_is_enough_for_reputation_and_a_project() -> None:  # V-A-140
    table = scenario().seat(0, sponsors="veterinarian", animals=THREE_AFRICANS, row=row_with("association", 5))
    table.seat(0, side_2="association", x_tokens=1, workers=2, reserve_workers=2)
    game = table.turn(0).play("association+1", "reputation")
    assert "project" in game.options
