"""Conservation projects: which can be supported, what that gives, and the row above the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, Scenario, scenario
from menagerie.games.ark_nova.projects import support_project
from menagerie.games.ark_nova.save import lay_out

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn

IN_SLOT_5 = "animals cards build sponsors association"
X_TOKENS_ONLY = [1, 2, 3, 4, 5, 6]  # the cubes that are gone: the one on the three X-tokens is left
AFRICANS = "caracal fennec_fox giraffe grevys_zebra"  # an icon of Africa each
LARGE = "lion siberian_tiger jaguar wolf"


def ready(seats: int = 2, **things: Any) -> Scenario:
    """Lay a table where the project task is at hand; two conservation points are there, so the next threshold is 5."""
    return scenario(seats).seat(0, **{"row": IN_SLOT_5, "conservation": 2, **things})


def supporting(table: Scenario, *keys: str) -> Play:
    """Send a worker to support a project."""
    return table.turn(0).play("association", "project", *keys)


def levels(game: Play, project: str) -> list[int]:
    """List the levels of a project that can be supported."""
    return [int(key[-1]) for key in game.options if key.rpartition("-")[0] == project]


def row(game: Play) -> list[str]:
    """List the projects above the board, the newest first."""
    return [entry["project"] for entry in game.table["projects"]]


# --- which card ---


@pytest.mark.rule("R-A-219")
def test_a_project_in_play_or_one_from_the_hand_can_be_supported() -> None:
    game = supporting(ready(animals="caracal fennec_fox leopard koala", hand="geological small_animals"))
    assert game.options == ["africa-3", "geological-3", "small_animals-3"]


@pytest.mark.rule("R-A-219", "R-A-229")
def test_a_project_from_the_hand_comes_into_play_and_is_supported_at_once() -> None:
    game = supporting(ready(animals="leopard koala", hand="geological", left_edge=X_TOKENS_ONLY))
    assert (game.table["projects"], game[0]["hand"]) == ([{"project": "geological", "cubes": [None, None, 0]}], [])


@pytest.mark.rule("R-A-220")
def test_side_one_takes_no_project_from_the_display() -> None:
    game = supporting(
        ready(animals="caracal fennec_fox lion wolf leopard koala", reputation=1).display("large_animals")
    )
    assert game.why_not("large_animals-3") == ["display_needs_side_2"]


@pytest.mark.rule("R-A-220")
def test_side_two_takes_a_project_from_the_display_for_its_folder() -> None:
    table = ready(animals="lion wolf", side_2="association", reputation=4, money=3, left_edge=X_TOKENS_ONLY)
    game = supporting(table.display("caracal sheep large_animals"))
    assert (row(game), game[0]["money"]) == (["large_animals"], 0)


@pytest.mark.rule("R-A-220")
@pytest.mark.parametrize(("reputation", "money", "obstacle"), [(3, 25, "out_of_range"), (4, 2, "costs")])
def test_a_project_of_the_display_must_be_in_range_and_paid(reputation: int, money: int, obstacle: str) -> None:
    table = ready(animals="lion wolf caracal", side_2="association", reputation=reputation, money=money)
    table.base_projects("africa", "predators", "asia").display("marabou sheep large_animals")
    assert supporting(table).why_not("large_animals-3") == [obstacle]


@pytest.mark.rule("R-A-228")
def test_a_project_that_cannot_be_supported_cannot_be_played() -> None:  # V-A-099
    game = ready(animals="caracal lion", hand="geological").base_projects("africa", "predators", "asia")
    assert supporting(game).why_not("geological-3") == ["project"]


@pytest.mark.rule("R-A-228")
def test_without_a_cube_on_the_left_edge_nothing_is_supported() -> None:
    game = ready(animals=AFRICANS, left_edge=[1, 2, 3, 4, 5, 6, 7]).turn(0).play("association")
    assert game.why_not("project") == ["nothing_for_project"]


# --- the row above the board ---


@pytest.mark.rule("R-A-229")
def test_a_new_project_goes_to_the_left() -> None:
    table = ready(3, animals="lion wolf", hand="large_animals", left_edge=X_TOKENS_ONLY)
    assert row(supporting(table.projects("research", "aquatic"))) == ["large_animals", "research", "aquatic"]


@pytest.mark.rule("R-A-230")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_row_too_long_for_the_players_loses_its_rightmost_project(seats: int) -> None:
    laid = ["research", "aquatic", "geological", "small_animals"][:seats]
    table = ready(seats, animals="lion wolf", hand="large_animals", left_edge=X_TOKENS_ONLY).projects(*laid)
    game = supporting(table)
    assert (row(game), game.saved["discard"]) == (["large_animals", *laid[:-1]], [laid[-1]])


@pytest.mark.rule("R-A-229", "R-A-230", "R-A-236", "R-A-238")
def test_large_animals_pushes_out_the_third_project_of_three_players() -> None:  # V-A-010
    things: dict[str, Any] = {"animals": "lion siberian_tiger jaguar", "hand": "large_animals", "conservation": 10}
    table = ready(3, left_edge=X_TOKENS_ONLY, **things).projects("research", "aquatic", "reptile_breeding_program")
    game = supporting(table, "large_animals-2")
    assert (row(game), game.saved["discard"]) == (
        ["large_animals", "research", "aquatic"],
        ["reptile_breeding_program"],
    )
    assert (game[0]["conservation"], game[0]["x_tokens"]) == (13, 3)


@pytest.mark.rule("R-A-231", "R-A-232")
def test_cubes_on_a_discarded_project_still_count_as_supports() -> None:  # V-A-096
    table = ready(animals="lion wolf", hand="large_animals", left_edge=[1, 2, 3, 4, 5]).seat(1, left_edge=[1, 2, 3])
    game = supporting(table.projects("research", "aquatic@1:1@2:0"), "left-7")
    assert (row(game), game.saved["discard"]) == (["large_animals", "research"], ["aquatic"])
    assert (game[1]["supported_projects"], game[0]["supported_projects"]) == (3, 6)
    assert game[1]["left_edge"] == [False] * 3 + [True] * 4


@pytest.mark.rule("R-A-230", "R-A-231")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_is_told_which_projects_a_zoo_has_supported_wherever_they_are_now(seat: int | None) -> None:
    table = ready(animals="lion wolf", hand="large_animals", left_edge=[1, 2, 3, 4, 5, 6], supported="aquatic")
    game = supporting(table.projects("research", "aquatic@2:0"))
    assert row(game) == ["large_animals", "research"]
    assert [zoo["supported"] for zoo in game.game.view(seat)["zoos"]] == [["aquatic", "large_animals"], []]


@pytest.mark.rule("R-A-231")
def test_a_save_from_before_they_were_written_down_knows_supported_projects_by_their_cubes() -> None:
    game = ready().projects("research", "aquatic@2:0").seat(0, left_edge=[1, 2]).turn(0)
    data = game.saved
    for zoo in data["zoos"]:
        del zoo["supported"]
    zoos = lay_out(BOX, data, game.game.setting.options).zoos
    assert [[project.key for project in zoo.supported] for zoo in zoos] == [["aquatic"], []]


@pytest.mark.rule("R-A-233")
def test_base_projects_below_the_board_stay_however_many_cubes_they_carry() -> None:
    table = ready(animals="lion wolf", hand="large_animals", left_edge=X_TOKENS_ONLY).projects("research", "aquatic")
    game = supporting(table.base_projects("birds@1:0@2:1@3:-1", "americas", "asia"))
    assert [entry["project"] for entry in game.table["base_projects"]] == ["birds", "americas", "asia"]


@pytest.mark.rule("R-A-246", "R-A-233")
def test_a_base_project_from_the_hand_goes_above_the_board() -> None:
    game = supporting(ready(animals="lion wolf", hand="predators", left_edge=X_TOKENS_ONLY))
    assert (row(game), len(game.table["base_projects"])) == (["predators"], 3)


@pytest.mark.rule("R-A-247")
def test_a_project_that_returns_to_play_can_be_supported_again() -> None:
    async def support_lose_and_find_again(turn: Turn) -> None:
        await support_project(turn, turn.action_cards.association)
        turn.me.hand.append(turn.table.discard.pop())
        await support_project(turn, turn.action_cards.association)

    table = ready(animals="lion wolf leopard koala", hand="geological", left_edge=[1, 2, 3, 4, 5])
    table.base_projects("birds", "reptiles", "primates").projects("research", "large_animals@2:0")
    game = table.run(support_lose_and_find_again).play("left-7")
    assert game.table["projects"][0] == {"project": "large_animals", "cubes": [None, None, 0]}


# --- which level ---


@pytest.mark.rule("R-A-234")
def test_a_level_needs_its_icons() -> None:
    table = ready(animals=AFRICANS, hand="large_animals")
    assert supporting(table).options == ["africa-2", "africa-3"]


@pytest.mark.rule("R-A-234")
@pytest.mark.parametrize("owner", [1, -1])
def test_a_level_with_a_cube_is_taken(owner: int) -> None:  # V-A-141 with the neutral cube of two players
    table = ready(animals=AFRICANS).base_projects(f"africa@3:{owner}", "herbivores", "asia")
    game = supporting(table)
    assert (levels(game, "africa"), game.why_not("africa-3")) == ([2], ["level_taken"])


@pytest.mark.rule("R-A-235")
def test_nobody_supports_a_project_twice() -> None:  # V-A-098
    table = ready(animals=f"{AFRICANS} lion").base_projects("africa@3:0", "herbivores", "predators")
    game = supporting(table)
    assert (levels(game, "africa"), game.why_not("africa-1")) == ([], ["supported_before"])


@pytest.mark.rule("R-A-236")
def test_of_several_levels_any_one_may_be_chosen() -> None:
    game = supporting(ready(animals=f"{AFRICANS} lion", left_edge=X_TOKENS_ONLY), "africa-3")
    assert (game[0]["conservation"], game.table["base_projects"][0]["cubes"]) == (4, [None, None, 0])


# --- what is gained ---


@pytest.mark.rule("R-A-237")
def test_the_cube_comes_from_any_space_of_the_left_edge() -> None:
    game = supporting(ready(animals="lion caracal", left_edge=[2, 5]))
    assert game.options == ["left-1", "left-3", "left-4", "left-6", "left-7"]


@pytest.mark.rule("R-A-237")
def test_the_space_is_empty_afterwards() -> None:
    game = supporting(ready(animals="lion caracal", left_edge=[2]), "left-6")
    assert game[0]["left_edge"] == [True, False, True, True, True, False, True]


@pytest.mark.rule("R-A-241")
@pytest.mark.parametrize(("level", "points"), [(1, 4), (2, 3), (3, 2)])
def test_a_level_gives_its_conservation_points(level: int, points: int) -> None:
    table = ready(animals=LARGE, hand="large_animals", left_edge=X_TOKENS_ONLY, conservation=11)
    assert supporting(table, f"large_animals-{level}")[0]["conservation"] == 11 + points


@pytest.mark.rule("R-A-241", "R-A-263")
@pytest.mark.parametrize(("level", "gained"), [(1, (2, 2)), (2, (1, 2)), (3, (2, 0))])
def test_a_breeding_program_gives_conservation_and_reputation(level: int, gained: tuple[int, int]) -> None:
    table = ready(animals="lion", partner_zoos="africa", left_edge=X_TOKENS_ONLY, conservation=11, reputation=1)
    zoo = supporting(table.projects("predator_breeding_program"), f"predator_breeding_program-{level}")[0]
    assert (zoo["conservation"] - 11, zoo["reputation"] - 1) == gained


@pytest.mark.rule("R-A-242", "R-A-261")
@pytest.mark.parametrize(("hand", "laid", "reputation"), [("savanna", (), 2), ("", ("savanna",), 1)])
def test_the_bonus_for_playing_a_card_is_not_for_supporting_it(
    hand: str, laid: tuple[str, ...], reputation: int
) -> None:
    table = ready(animals="lion", hand=hand, left_edge=X_TOKENS_ONLY, conservation=11, reputation=1)
    assert supporting(table.projects(*laid))[0]["reputation"] == reputation


@pytest.mark.rule("R-A-248")
@pytest.mark.parametrize(("there", "left"), [(0, 2), (1, 1)])
def test_a_support_takes_the_workers_of_its_task(there: int, left: int) -> None:
    table = ready(animals="lion caracal", workers=3, workers_on=[0, 0, 0, there], left_edge=X_TOKENS_ONLY)
    assert supporting(table)[0]["workers"] == left
