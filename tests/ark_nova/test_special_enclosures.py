"""Petting Zoo, Reptile House and Large Bird Aviary: how much room they have, and who moves in when they are built."""

from __future__ import annotations

import pytest

from ark_nova.scenario import Play, ability, row_with, scenario

HOUSE = "g4-h3-h4-h5-i3"  # beside rock and water
DRY_HOUSE = "g1-h1-h2-h3-i2"  # beside rock alone; it covers 5 money
AVIARY = "g3-h3-h4-h5-i3"
ONE, TWO, THREE = "size_1@a4", "size_2@d6-d7", "size_3@b3-b4-c3"  # not beside rock
ROCKY_THREE = "size_3@d5-e4-e5"
FOUR, FIVE = "size_4@a3-a4-b4-b5", "size_5@c5-c6-d6-d7-e6"


def cubes(game: Play, building: str) -> int:
    """Count the cubes of a building; 1 in a standard enclosure: occupied."""
    kind, _, spaces = building.partition("@")
    here = (b for b in game[0]["buildings"] if b["kind"] == kind and spaces in ("", "-".join(b["spaces"])))
    number: int = next(here)["cubes"]
    return number


def build_house(buildings: str, animals: str, kind: str = "reptile_house", spot: str = HOUSE) -> Play:
    """Build a special enclosure beside a pavilion, with animals and enclosures in the zoo."""
    table = scenario().seat(0, row=row_with("build", 5), side_2="build", animals=animals)
    return table.seat(0, buildings=f"pavilion@i2 {buildings}").turn(0).play("build", kind, spot)


# --- moving in ---


@pytest.mark.rule("R-A-156", "R-A-158")
def test_a_stork_moves_into_the_new_aviary_and_empties_the_smaller_enclosure() -> None:
    # V-A-143
    game = build_house(f"{FOUR}:1 {FIVE}:1", "white_stork", "large_bird_aviary", AVIARY).play("white_stork")
    assert (cubes(game, "large_bird_aviary"), cubes(game, "size_4"), cubes(game, "size_5")) == (1, 0, 1)


@pytest.mark.rule("R-A-156", "R-A-188")
def test_an_adder_moves_into_the_new_reptile_house_without_a_cube() -> None:
    # V-A-089
    game = build_house(f"{ONE}:1", "common_european_adder").play("common_european_adder")
    assert (cubes(game, "reptile_house"), cubes(game, ONE)) == (0, 0)


@pytest.mark.rule("R-A-156", "R-A-371")
def test_birds_move_into_an_aviary_that_an_ability_built() -> None:
    # V-A-165: even with Build on side I
    table = scenario().seat(0, animals="white_stork", buildings=f"size_1@e4 {FOUR}:1")
    game = table.run(ability("peacocking")).play("large_bird_aviary", "c6-d5-d6-e5-e6", "white_stork")
    assert (cubes(game, "large_bird_aviary"), cubes(game, "size_4")) == (1, 0)


@pytest.mark.rule("R-A-371")
def test_a_second_aviary_is_not_built() -> None:
    # V-A-165
    game = scenario().seat(0, buildings=f"large_bird_aviary@{AVIARY}").run(ability("peacocking"))
    assert (game.asked, len(game[0]["buildings"])) == (None, 1)


@pytest.mark.rule("R-A-156")
def test_nobody_moves_into_a_reptile_house_that_stands() -> None:
    table = scenario().seat(0, row=row_with("build", 5), buildings=f"reptile_house@{HOUSE} {ONE}:1")
    game = table.seat(0, animals="common_european_adder").turn(0).play("build", "kiosk", "i2")
    assert game.asked == 1


@pytest.mark.rule("R-A-156")
def test_only_animals_that_could_live_there_may_move() -> None:
    game = build_house(f"{ONE}:1 {TWO}:1", "white_stork common_agama lama indian_rock_python")
    assert game.options == ["none", "common_agama", "indian_rock_python"]


@pytest.mark.rule("R-A-157")
def test_the_owner_decides_for_each_animal() -> None:
    game = build_house(f"{ONE}:1 {TWO}:1", "common_agama indian_rock_python").play("indian_rock_python", "none")
    assert (cubes(game, "reptile_house"), cubes(game, ONE), cubes(game, TWO)) == (1, 1, 0)


@pytest.mark.rule("R-A-157")
def test_nobody_has_to_move() -> None:
    game = build_house(f"{ONE}:1", "common_agama").play("none")
    assert (cubes(game, "reptile_house"), cubes(game, ONE)) == (0, 1)


@pytest.mark.rule("R-A-157")
def test_animals_move_in_while_there_are_enough_free_spaces() -> None:
    reptiles = "komodo_dragon goulds_monitor african_spurred_tortoise"  # two spaces each, of five
    game = build_house(f"{THREE}:1", reptiles).play("komodo_dragon", "goulds_monitor")
    assert (cubes(game, "reptile_house"), game.asked) == (4, 1)


@pytest.mark.rule("R-A-157")
def test_an_animal_that_needs_water_stays_away_from_a_dry_reptile_house() -> None:
    table = scenario().seat(0, row=row_with("build", 5), side_2="build", buildings=f"pavilion@i1 {ONE}:1 {FOUR}:1")
    game = table.seat(0, animals="broad_snouted_caiman common_agama").turn(0)
    game.play("build", "reptile_house", DRY_HOUSE)
    assert game.options == ["none", "common_agama"]


# --- which enclosure is emptied ---


@pytest.mark.rule("R-A-158")
def test_a_smaller_enclosure_without_the_terrain_is_passed_over() -> None:
    # a rock monitor needs size 2 and rock
    game = build_house(f"{TWO}:1 {ROCKY_THREE}:1", "rock_monitor").play("rock_monitor")
    assert (cubes(game, TWO), cubes(game, ROCKY_THREE)) == (1, 0)


@pytest.mark.rule("R-A-158")
def test_an_empty_enclosure_is_not_the_one_that_is_emptied() -> None:
    game = build_house(f"{TWO} {THREE}:1", "indian_rock_python").play("indian_rock_python")
    assert cubes(game, THREE) == 0


@pytest.mark.rule("R-A-158")
def test_an_enclosure_too_small_for_the_animal_stays_occupied() -> None:
    game = build_house(f"{ONE}:1 {THREE}:1", "indian_rock_python").play("indian_rock_python")
    assert (cubes(game, ONE), cubes(game, THREE)) == (1, 0)


@pytest.mark.rule("R-A-159")
def test_without_the_terrain_anywhere_the_smallest_of_the_size_is_emptied() -> None:
    game = build_house(f"{TWO}:1 {THREE}:1 {ONE}:1", "rock_monitor").play("rock_monitor")
    assert (cubes(game, ONE), cubes(game, TWO), cubes(game, THREE)) == (1, 0, 1)


@pytest.mark.rule("R-A-160")
def test_with_no_enclosure_large_enough_none_is_emptied() -> None:
    game = build_house(f"{ONE}:1", "indian_rock_python").play("indian_rock_python")
    assert (cubes(game, "reptile_house"), cubes(game, ONE)) == (1, 1)


@pytest.mark.rule("R-A-192", "R-A-158")
def test_nobody_remembers_which_enclosure_an_animal_was_put_into() -> None:
    table = scenario().seat(0, row="cards association sponsors build animals", side_2="build", hand="common_agama")
    table.seat(0, money=50, animals="lama", buildings=f"pavilion@i2 {ONE}:1 {THREE}")
    game = table.turn(0).play("animals", "x-animals")  # the agama can only go into the three spaces
    game.play("build", "reptile_house", HOUSE, "common_agama")
    assert (cubes(game, ONE), cubes(game, THREE)) == (0, 1)


# --- living there ---


@pytest.mark.rule("R-A-186", "R-A-187", "R-A-190")
def test_the_caiman_goes_into_the_reptile_house_and_leaves_the_enclosure_empty() -> None:
    # V-A-007
    house, enclosure = "reptile_house@c5-c6-d6-e5-e6:3", "size_5@a3-a4-b3-b4-b5"
    table = scenario().seat(
        0, row=row_with("animals", 2), hand="broad_snouted_caiman", buildings=f"{house} {enclosure}"
    )
    game = table.turn(0).play("animals")
    assert game.options == ["reptile_house@c5-c6-d6-e5-e6", enclosure]
    game.play("reptile_house@c5-c6-d6-e5-e6")
    assert (cubes(game, "reptile_house"), cubes(game, "size_5")) == (5, 0)


@pytest.mark.rule("R-A-187")
@pytest.mark.parametrize(("cubes_there", "fits"), [(3, True), (4, False)])
def test_an_animal_needs_as_many_free_spaces_as_its_symbol_says(cubes_there: int, fits: bool) -> None:
    table = scenario().seat(0, row=row_with("animals", 2), hand="goulds_monitor")
    game = table.seat(0, buildings=f"reptile_house@{HOUSE}:{cubes_there}").turn(0)
    assert ("animals" in game.options) == fits


@pytest.mark.rule("R-A-188")
def test_an_animal_that_needs_no_space_fits_into_a_full_reptile_house() -> None:
    # V-A-090
    table = scenario().seat(0, row=row_with("animals", 2), hand="common_european_adder", partner_zoos="europe")
    game = table.seat(0, buildings=f"reptile_house@{HOUSE}:5").turn(0).play("animals")
    assert (cubes(game, "reptile_house"), game[0]["animals"]) == (5, ["common_european_adder"])


@pytest.mark.rule("R-A-188")
def test_an_animal_that_needs_no_space_still_needs_the_special_enclosure() -> None:
    table = scenario().seat(0, row=row_with("animals", 2), hand="common_agama", buildings=f"{ONE}:1")
    assert "animals" not in table.turn(0).options


@pytest.mark.rule("R-A-189", "R-A-187")
@pytest.mark.parametrize(
    ("animal", "building", "room"),
    [
        ("domestic_goat", "petting_zoo@c6-d6-e6", 3),
        ("indian_rock_python", f"reptile_house@{HOUSE}", 5),
        ("shoebill", f"large_bird_aviary@{AVIARY}", 5),
    ],
)
def test_a_special_enclosure_has_so_many_spaces(animal: str, building: str, room: int) -> None:
    def can_play(cubes_there: int) -> bool:
        table = scenario().seat(0, row=row_with("animals", 2), hand=animal, universities="double_research")
        table.seat(0, animals="komodo_dragon goulds_monitor", buildings=f"{building}:{cubes_there}")
        return "animals" in table.turn(0).options

    assert (can_play(room - 1), can_play(room)) == (True, False)


@pytest.mark.rule("R-A-190")
@pytest.mark.parametrize(("spot", "fits"), [(HOUSE, True), (DRY_HOUSE, False)])
def test_an_animal_needs_its_water_in_a_special_enclosure_too(spot: str, fits: bool) -> None:
    table = scenario().seat(0, row=row_with("animals", 2), hand="slow_worm", buildings=f"reptile_house@{spot}")
    assert ("animals" in table.turn(0).options) == fits


@pytest.mark.rule("R-A-186")
def test_a_bird_without_the_symbol_does_not_live_in_the_aviary() -> None:
    table = scenario().seat(0, row=row_with("animals", 2), hand="greater_rhea")
    assert "animals" not in table.seat(0, buildings=f"large_bird_aviary@{AVIARY}").turn(0).options


@pytest.mark.rule("R-A-191")
def test_a_petting_zoo_animal_does_not_live_in_a_standard_enclosure() -> None:
    table = scenario().seat(0, row=row_with("animals", 2), hand="domestic_goat", buildings=f"{ONE} {FIVE}")
    assert "animals" not in table.turn(0).options


@pytest.mark.rule("R-A-191")
def test_a_petting_zoo_animal_takes_a_space_of_the_petting_zoo() -> None:
    table = scenario().seat(0, row=row_with("animals", 2), hand="domestic_goat", buildings="petting_zoo@c6-d6-e6")
    assert cubes(table.turn(0).play("animals"), "petting_zoo") == 1
