"""Release projects: which animal may go, what is lost and kept, and which place becomes free."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, scenario

IN_SLOT_5 = "animals cards build sponsors association"
X_TOKENS_ONLY = [1, 2, 3, 4, 5, 6]  # the cubes that are gone
# On map 0: one reptile house beside water and rock, one without water.
REPTILES, DRY_REPTILES = "reptile_house@b3-b4-c3-d3-d4", "reptile_house@g1-h1-h2-h3-i2"


def releasing(*keys: str, map: str = "0", project: str = "savanna", **things: Any) -> Play:  # noqa: A002
    """Release an animal into a project in play."""
    usual = {"row": IN_SLOT_5, "conservation": 11, "left_edge": X_TOKENS_ONLY}
    table = scenario(map=map).seat(0, **{**usual, **things}).base_projects("birds", "asia").projects(project)
    return table.turn(0).play("association", "project", *keys)


def refused(project: str = "savanna", **things: Any) -> list[str]:
    """Return why the project task cannot be done."""
    table = scenario().seat(0, row=IN_SLOT_5, **things).base_projects("birds", "asia").projects(project)
    return table.turn(0).play("association").why_not("project")


def cubes(game: Play) -> dict[str, int]:
    """Return the cubes of every building by its kind."""
    return {building["kind"]: building["cubes"] for building in game[0]["buildings"]}


# --- which animal ---


@pytest.mark.rule("R-A-249")
def test_an_animal_without_the_icon_cannot_be_released() -> None:
    assert refused(animals="giraffe") == ["nothing_for_project"]


@pytest.mark.rule("R-A-249")
def test_a_sponsor_with_the_icon_cannot_be_released() -> None:
    assert refused(sponsors="expert_in_predators") == ["nothing_for_project"]


@pytest.mark.rule("R-A-249")
def test_the_player_chooses_which_of_several_animals_goes() -> None:
    game = releasing(animals="lion jaguar giraffe")
    assert (game.prompt, game.options) == ("release", ["lion", "jaguar"])


@pytest.mark.rule("R-A-250")
@pytest.mark.parametrize(
    ("animal", "level"),
    [("cheetah", 1), ("lion", 1), ("leopard", 2), ("caracal", 3), ("fennec_fox", 3)],  # sizes 5, 4, 3, 2, 1
)
def test_the_printed_size_fits_one_level_only(animal: str, level: int) -> None:
    game = releasing(animals=animal)
    assert game.table["projects"][0]["cubes"].index(0) == level - 1


@pytest.mark.rule("R-A-250")
def test_a_large_animal_cannot_be_released_on_the_middle_level() -> None:  # V-A-027
    assert refused("savanna@1:1@3:1", animals="lion") == ["nothing_for_project"]


@pytest.mark.rule("R-A-250")
def test_the_obstacle_names_the_sizes_of_the_level() -> None:
    game = releasing(animals="lion jaguar caracal")
    assert (game.options, game.why_not("savanna-2")) == (["savanna-1", "savanna-3"], ["no_release"])


# --- what is lost and kept ---


@pytest.mark.rule("R-A-251")
def test_the_printed_appeal_is_lost() -> None:
    assert releasing(animals="lion", appeal=30)[0]["appeal"] == 21


@pytest.mark.rule("R-A-251")
def test_appeal_is_lost_before_the_reward_is_gained() -> None:
    game = releasing(animals="lion", appeal=30, conservation=4)
    assert (game.prompt, game[0]["appeal"]) == ("resolve_next", 21)


@pytest.mark.rule("R-A-251")
def test_appeal_never_falls_below_zero() -> None:  # V-A-095
    game = releasing(animals="sloth_bear", appeal=4)
    assert (game[0]["appeal"], game[0]["conservation"]) == (0, 15)


@pytest.mark.rule("R-A-252")
def test_printed_conservation_and_reputation_are_kept() -> None:
    game = releasing(animals="siberian_tiger", appeal=30, reputation=3)
    assert (game[0]["conservation"], game[0]["reputation"]) == (16, 3)


@pytest.mark.rule("R-A-252")
def test_appeal_gained_by_pouching_is_kept_and_the_pouched_card_discarded() -> None:
    game = releasing(animals="tasmanian_devil", appeal=30, pouches=[["tasmanian_devil", "wolf"]])
    assert (game[0]["appeal"], game.saved["discard"]) == (26, ["tasmanian_devil", "wolf"])


@pytest.mark.rule("R-A-253")
def test_the_card_is_discarded_and_its_icons_are_gone() -> None:
    game = releasing(animals="lion", partner_zoos="asia")
    assert (game[0]["animals"], game.saved["discard"], game[0]["icons"]) == ([], ["lion"], {"asia": 1})


# --- which place becomes free ---


@pytest.mark.rule("R-A-254")
def test_cubes_leave_the_special_enclosure_before_any_standard_one() -> None:
    game = releasing(
        project="sea_cave",
        animals="african_spurred_tortoise",
        buildings=f"{REPTILES}:3 size_3@e3-e4-f4:1",
    )
    assert cubes(game) == {"reptile_house": 1, "size_3": 1}


@pytest.mark.rule("R-A-250", "R-A-251", "R-A-252", "R-A-254", "R-A-238")
def test_the_spurred_tortoise_leaves_for_the_serengeti() -> None:  # V-A-011
    things: dict[str, Any] = {"animals": "african_spurred_tortoise", "appeal": 30, "conservation": 4}
    things |= {"left_edge": [1, 2, 3, 4, 5, 7], "buildings": f"{REPTILES}:2", "money": 0, "reputation": 3}
    game = releasing(project="serengeti_national_park", **things)
    game.play("conservation-4", "threshold-5", "money-5", "money-5")
    zoo = game[0]
    assert (zoo["appeal"], zoo["conservation"], zoo["reputation"], cubes(game)) == (24, 8, 3, {"reptile_house": 0})
    assert (zoo["money"], game.saved["discard"]) == (5 + 5 + 12, ["african_spurred_tortoise"])


@pytest.mark.rule("R-A-254", "R-A-256")
def test_a_special_enclosure_with_too_few_cubes_is_not_where_the_animal_lived() -> None:
    game = releasing(
        project="sea_cave",
        animals="african_spurred_tortoise",
        buildings=f"{REPTILES}:1 size_3@e3-e4-f4:1",
    )
    assert cubes(game) == {"reptile_house": 1, "size_3": 0}


@pytest.mark.rule("R-A-255")
def test_an_animal_that_takes_no_space_in_the_special_enclosure_frees_nothing() -> None:
    game = releasing(
        project="sea_cave",
        animals="common_agama",
        buildings=f"{REPTILES}:2 size_1@e3:1",
    )
    assert (cubes(game), game.events("cubes_removed")) == ({"reptile_house": 2, "size_1": 1}, [])


@pytest.mark.rule("R-A-256")
def test_the_smallest_standard_enclosure_that_fits_becomes_empty() -> None:
    game = releasing(animals="caracal", buildings="size_1@e1:1 size_3@d3-e2-e3:1 size_2@e4-e5:1")
    assert cubes(game) == {"size_1": 1, "size_3": 1, "size_2": 0}


@pytest.mark.rule("R-A-256")
def test_an_empty_enclosure_is_not_where_the_animal_lived() -> None:
    game = releasing(animals="caracal", buildings="size_2@e4-e5:0 size_3@d3-e2-e3:1")
    assert cubes(game) == {"size_2": 0, "size_3": 0}


@pytest.mark.rule("R-A-256")
def test_rock_and_water_come_before_the_smallest_size() -> None:  # V-A-092
    game = releasing(
        project="bamboo_forest",
        animals="mountain_tapir",
        buildings="size_2@i1-i2:1 size_3@b2-b3-c2:1 size_4@d3-d4-e2-e3:1",
    )
    assert cubes(game) == {"size_2": 1, "size_3": 0, "size_4": 1}


@pytest.mark.rule("R-A-256")
def test_among_equal_enclosures_the_owner_chooses() -> None:
    game = releasing(animals="caracal", buildings="size_2@e4-e5:1 size_2@e1-e2:1")
    assert game.prompt == "empty_enclosure"


@pytest.mark.rule("R-A-257")
def test_without_the_terrain_the_size_alone_decides() -> None:  # V-A-093
    game = releasing(
        project="bamboo_forest", animals="mountain_tapir", buildings="size_2@i1-i2:1 size_5@a3-a4-b3-b4-c3:1"
    )
    assert cubes(game) == {"size_2": 0, "size_5": 1}


@pytest.mark.rule("R-A-258")
def test_a_release_is_legal_although_no_enclosure_is_large_enough() -> None:
    game = releasing(animals="lion", buildings="size_1@e1:1")
    assert (game[0]["animals"], cubes(game)) == ([], {"size_1": 1})


@pytest.mark.rule("R-A-259")
@pytest.mark.parametrize(
    ("standard", "left"),
    [
        ("size_1@e1", {"reptile_house": 2, "size_1": 0}),  # beside water: it meets all needs
        ("size_1@e6", {"reptile_house": 1, "size_1": 1}),  # not beside water: the special enclosure comes first
    ],
)
def test_a_special_enclosure_without_the_terrain_comes_second(standard: str, left: dict[str, int]) -> None:
    things: dict[str, Any] = {"animals": "european_pond_turtle", "buildings": f"{DRY_REPTILES}:2 {standard}:1"}
    assert cubes(releasing(project="sea_cave", **things)) == left


@pytest.mark.rule("R-A-260")
def test_a_flock_animal_empties_an_enclosure_too() -> None:
    game = releasing("lama", project="bamboo_forest", animals="lama common_wombat", buildings="size_2@e4-e5:1")
    assert cubes(game) == {"size_2": 0}


@pytest.mark.rule("R-A-256")
def test_an_enclosure_beside_the_tower_gives_its_appeal_again_after_a_release() -> None:  # V-A-152
    things: dict[str, Any] = {"animals": "common_wombat", "hand": "lama", "appeal": 10, "buildings": "size_2@b2-b3:1"}
    game = releasing(map="1", project="bamboo_forest", **things)
    game.play("x-animals", "animals")
    assert game[0]["appeal"] == 10 - 4 + 4 + 2


# --- the bonus of the card ---


@pytest.mark.rule("R-A-261", "R-A-242")
@pytest.mark.parametrize(("hand", "reputation"), [("savanna", 2), ("", 1)])
def test_playing_a_release_project_gives_reputation_and_supporting_one_does_not(hand: str, reputation: int) -> None:
    project = "jungle" if hand else "savanna"
    assert releasing(project=project, hand=hand, animals="lion", reputation=1)[0]["reputation"] == reputation
