"""What a building would gain and touch on a spot is told by the rules before it stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.scenario import Play, marine, row_with, scenario
from ark_nova.test_drawing_board import nearly, spaces_of
from ark_nova.with_sponsors import play_card
from menagerie.games.ark_nova.rules import RULES

if TYPE_CHECKING:
    from menagerie.games.ark_nova.spot_gains import SpotGains


def gains(play: Play) -> dict[str, SpotGains]:
    """Look at every spot that is on offer."""
    return RULES.spot_gains(play.game.table, play.game.decisions[0])  # type: ignore[arg-type]


def building(kind: str, **things: str) -> Play:
    """Choose a kind of building, and be asked for its spot."""
    return marine(map="0").seat(0, row=row_with("build", 5), **things).turn(0).play("build", kind)


@pytest.mark.rule("R-A-161")
def test_a_bonus_is_told_with_its_space() -> None:
    found = gains(building("size_1", buildings="size_1@a4"))
    assert found["a5"].bonuses == {"a5": 1}
    assert found["a3"].bonuses == {}


@pytest.mark.rule("R-A-651")
def test_a_bonus_that_was_gained_before_is_not_told_again() -> None:
    assert gains(building("size_1", buildings="size_1@a4", spent="a5"))["a5"].bonuses == {}


@pytest.mark.rule("R-A-462")
def test_rock_and_water_under_a_building_are_not_touched() -> None:
    assert gains(building("size_1", buildings="size_1@a4"))["a5"].beside == ["a6", "b6"]
    covered = building("size_1", buildings="size_1@a4 size_1@a6", sponsors="diversity_researcher")
    assert gains(covered)["a5"].beside == ["b6"]


@pytest.mark.rule("R-A-670")
def test_an_excavation_site_gains_bonuses_twice() -> None:
    found = gains(play_card(marine().seat(0, buildings="size_1@a4"), "excavation_site"))
    assert {times for spot in found.values() for times in spot.bonuses.values()} == {2}


@pytest.mark.rule("R-A-668")
@pytest.mark.parametrize(("there", "gained"), [("a4", {"a5": 1}), ("a5", {})])
def test_a_growing_enclosure_gains_only_what_it_newly_covers(there: str, gained: dict[str, int]) -> None:
    play = play_card(marine().seat(0, buildings=f"size_1@{there}:1"), "conference_on_australia").play(f"size_1@{there}")
    assert gains(play)["a4-a5"].bonuses == gained


@pytest.mark.rule("R-A-809")
def test_an_area_is_told_with_the_spot_that_completes_it() -> None:
    found = gains(nearly("north", "e1").turn(0).play("build", "size_1"))
    assert found["e1"].areas == ["north"]
    assert gains(nearly("north", "e1", areas="north").turn(0).play("build", "size_1"))["e1"].areas == []


@pytest.mark.rule("R-A-679")
def test_a_building_that_is_moved_gains_nothing() -> None:
    table = marine(map="13").seat(0, buildings=f"{spaces_of('north', 'e1')} size_1@a4")
    play = play_card(table, "reconstruction")
    while play.prompt != "rebuild":
        play.play("rebuild" if "rebuild" in play.options else "none")
    found = gains(play.play("size_1@a4"))
    assert "e1" in found
    assert all(not spot.bonuses and not spot.areas for spot in found.values())


@pytest.mark.rule("R-A-679")
@pytest.mark.parametrize(("sponsors", "gained"), [("", {"a5": 1}), ("reconstruction", {})])
def test_no_bonus_is_told_where_a_sponsor_forbids_them(sponsors: str, gained: dict[str, int]) -> None:
    assert gains(building("size_1", buildings="size_1@a4", sponsors=sponsors))["a5"].bonuses == gained


def test_nothing_is_told_where_no_spot_is_asked_for() -> None:
    assert gains(scenario().turn(0)) == {}


@pytest.mark.rule("R-A-153")
def test_rock_and_water_under_buildings_do_not_count_as_covered() -> None:
    assert scenario(map="0").seat(0, buildings="size_2@a5-a6").turn(0)[0]["covered"] == 1
