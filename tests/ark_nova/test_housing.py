"""Which enclosure an animal can live in."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from ark_nova.scenario import Play, row_with, scenario
from menagerie.games.ark_nova.housing import has_home
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table

# Spots of map 0 with the number of different rock and water spaces beside them.
NO_TERRAIN = "size_2@d6-d7"
ONE_ROCK_FROM_TWO_SIDES = "size_2@h2-h3"  # both spaces touch the same rock, g2
TWO_ROCKS = "size_2@e5-e6"
ROCK_AND_WATER = "size_5@d4-d5-d6-e4-e5"


def can_play(animal: str, buildings: str, **things: Any) -> bool:
    """Whether a rich player can play an animal of the hand, with these buildings."""
    table = scenario().seat(0, row=row_with("animals", 2), money=99, hand=animal, buildings=buildings, **things)
    return "animals" in table.turn(0).options


def choosing_home(animal: str, buildings: str, **things: Any) -> Play:
    table = scenario().seat(0, row=row_with("animals", 2), money=99, hand=animal, buildings=buildings, **things)
    return table.turn(0).play("animals")


@pytest.mark.rule("R-A-184")
@pytest.mark.parametrize(
    ("enclosure", "fits"),
    [
        ("size_1@a4", False),
        ("size_2@d6-d7", False),
        ("size_3@c5-d5-d6", True),
        ("size_4@c5-c6-d6-d7", True),
        ("size_5@c5-c6-d5-d6-d7", True),
    ],
)
def test_an_enclosure_is_at_least_as_large_as_the_animal(enclosure: str, fits: bool) -> None:
    assert can_play("reindeer", enclosure) == fits


@pytest.mark.rule("R-A-184")
def test_the_player_chooses_among_the_enclosures_that_fit() -> None:
    game = choosing_home("reindeer", "size_1@a4 size_3@c5-d5-d6 size_5@g1-h1-h2-i1-i2")
    assert game.options == ["size_3@c5-d5-d6", "size_5@g1-h1-h2-i1-i2"]


@pytest.mark.rule("R-A-184")
def test_the_enclosure_chosen_is_occupied_and_no_other() -> None:
    game = choosing_home("reindeer", "size_3@c5-d5-d6 size_5@g1-h1-h2-i1-i2").play("size_5@g1-h1-h2-i1-i2")
    assert [building["cubes"] for building in game[0]["buildings"]] == [0, 1]


@pytest.mark.rule("R-A-184")
@pytest.mark.parametrize("building", ["kiosk@a4", "pavilion@a4", "petting_zoo@c6-d6-e6", "zoo_school@c6-d6-e6"])
def test_nobody_lives_in_a_building_that_is_no_enclosure(building: str) -> None:
    assert not can_play("barn_owl", building)


@pytest.mark.rule("R-A-184", "R-A-011")
@pytest.mark.parametrize(
    ("animal", "enclosure", "fits"),
    [
        ("south_american_coati", NO_TERRAIN, False),
        ("south_american_coati", ONE_ROCK_FROM_TWO_SIDES, True),
        ("platypus", NO_TERRAIN, False),
        ("platypus", "size_2@a3-a4", True),
        ("platypus", TWO_ROCKS, False),
        ("new_zealand_fur_seal", ROCK_AND_WATER, True),
        ("new_zealand_fur_seal", "size_5@g1-h1-h2-i1-i2", False),
    ],
)
def test_an_enclosure_touches_the_rock_and_the_water_the_animal_needs(animal: str, enclosure: str, fits: bool) -> None:
    assert can_play(animal, enclosure, side_2="animals") == fits


@pytest.mark.rule("R-A-184", "R-A-011")
def test_one_rock_beside_two_spaces_of_the_enclosure_counts_once() -> None:
    # an alpine ibex needs two
    assert (can_play("alpine_ibex", ONE_ROCK_FROM_TWO_SIDES), can_play("alpine_ibex", TWO_ROCKS)) == (False, True)


@pytest.mark.rule("R-A-184", "R-A-011")
def test_one_space_of_the_enclosure_that_touches_two_waters_is_enough() -> None:
    # V-A-026: b5 touches b6 and c4
    assert can_play("australian_pelican", "size_4@a4-a5-b4-b5")


@pytest.mark.rule("R-A-184", "R-A-011")
def test_several_spaces_that_touch_the_same_water_are_not() -> None:
    # V-A-026: d4 and d5 touch c4
    assert not can_play("australian_pelican", "size_4@d4-d5-e4-e5")


@pytest.mark.rule("R-A-184")
def test_water_is_no_rock() -> None:
    assert not can_play("south_american_coati", "size_2@b4-b5")


@pytest.mark.rule("R-A-185")
def test_an_occupied_enclosure_takes_no_second_animal() -> None:
    assert not can_play("caracal", "size_5@g1-h1-h2-i1-i2:1")


@pytest.mark.rule("R-A-185")
def test_an_animal_turns_its_enclosure_to_occupied() -> None:
    game = choosing_home("reindeer", "size_3@c5-d5-d6")
    assert game[0]["buildings"][0]["cubes"] == 1


@pytest.mark.rule("R-A-185")
def test_the_choice_says_that_an_enclosure_is_occupied_or_too_small() -> None:
    game = choosing_home("reindeer", "size_1@a4 size_3@c5-d5-d6:1 size_3@b3-b4-c3 size_5@g1-h1-h2-i1-i2")
    assert game.why_not("size_3@c5-d5-d6") == ["occupied"]
    assert game.why_not("size_1@a4") == ["too_small"]


@pytest.mark.rule("R-A-185", "R-A-359")
def test_a_flock_animal_joins_a_herd_without_an_enclosure() -> None:
    assert can_play("lama", "size_3@c5-d5-d6:1", animals="giraffe")


@pytest.mark.rule("R-A-186")
def test_a_reptile_may_live_in_a_standard_enclosure() -> None:
    assert can_play("indian_rock_python", "size_2@d6-d7", animals="komodo_dragon goulds_monitor")


@pytest.mark.rule("R-A-186")
def test_a_reptile_may_live_in_a_reptile_house_without_any_standard_enclosure() -> None:
    house = "reptile_house@c5-c6-d6-e5-e6"
    assert can_play("indian_rock_python", house, animals="komodo_dragon goulds_monitor")


@pytest.mark.rule("R-A-186")
def test_no_bird_lives_in_a_reptile_house() -> None:
    assert not can_play("white_stork", "reptile_house@c5-c6-d6-e5-e6", partner_zoos="europe")


@pytest.mark.rule("R-A-192")
def test_a_table_keeps_of_an_enclosure_whether_it_is_occupied_and_not_by_whom() -> None:
    game = choosing_home("reindeer", "size_3@c5-d5-d6")
    assert set(game.saved["zoos"][0]["buildings"][0]) == {"kind", "spot", "size", "cubes"}


def test_no_animal_with_a_home_is_passed_over_by_the_sorts_of_homes() -> None:
    """Animals of other sorts are not looked at more closely."""
    luck, found = Random(1), 0
    game = new_game(RULES, 2, 7, {"maps": "random", "marine_worlds": True}, told=False)
    while game.decision is not None:
        game.apply(luck.randrange(len(game.decision.options)))
        if game.number % 10 == 0:
            table = cast("Table", game.table)
            animals = table.box.animals.values()
            housed = [(zoo, animal) for zoo in table.zoos for animal in animals if has_home(zoo, animal)]
            found += len(housed)
            assert all(animal.lives_in & zoo.homes for zoo, animal in housed)
    assert found
