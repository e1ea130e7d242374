"""Universities of categories, and the generic one that unlocks them."""

from __future__ import annotations

import pytest

from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import Scenario, marine
from menagerie.games.ark_nova.animals import price_of
from menagerie.games.ark_nova.tracks import gain_conservation

STRONG = "animals cards build sponsors association"


def table(seats: int = 2, **things: object) -> Scenario:
    return marine(seats).seat(0, row=STRONG, **things)


@pytest.mark.rule("R-A-613", "R-A-614", "R-A-615", "R-A-616", "R-A-617", "R-A-618")
def test_the_primate_university_of_the_rulebook() -> None:
    """V-A-056: Baboon Rock gains, the next primate is found, nobody else may take one before the break."""
    laid = table(sponsors="baboon_rock", buildings="baboon_rock@d3-e2-e3-e4")
    laid.seat(1, universities="bird_university").set(
        specialised=[f"{name}_university" for name in ("herbivore", "predator", "primate", "reptile", "sea_animal")]
    )
    play = laid.deck("lion mandrill").turn(0)
    play.play("association", "university")
    assert "bird_university" not in play.options
    play.play("primate_university")
    while play.prompt == "resolve_next":
        play.play(play.options[0])
    play.play("primate")
    assert play[0]["hand"] == ["mandrill"]
    assert (play[0]["icons"]["science"], play[0]["appeal"]) == (1, 2)
    assert play.saved["deck"][0] == "lion"  # face down under the deck
    assert play.table["generic_university"] is False
    assert play[0]["universities"] == ["primate_university"]


@pytest.mark.rule("R-A-613")
def test_nobody_has_two_of_them() -> None:
    """V-A-183."""
    laid = table(universities="bird_university").set(specialised=["reptile_university"])
    play = laid.turn(0).play("association", "university")
    assert "reptile_university" not in play.options


@pytest.mark.rule("R-A-613", "R-A-615", "R-A-704")
def test_the_generic_university_comes_back_in_the_break() -> None:
    """V-A-203."""
    names = [f"{name}_university" for name in ("herbivore", "predator", "primate", "reptile", "sea_animal")]
    laid = table().seat(1, universities="bird_university").set(specialised=names, generic_university=False)
    assert "reptile_university" not in laid.turn(0).play("association", "university").options
    again = table().seat(1, universities="bird_university").set(specialised=names, generic_university=False)
    assert again.stage("hand_limit", break_called_by=0).table["generic_university"] is True


@pytest.mark.rule("R-A-704")
def test_it_does_not_come_back_when_everybody_has_one() -> None:
    names = [f"{name}_university" for name in ("predator", "primate", "reptile", "sea_animal")]
    laid = table(universities="herbivore_university").seat(1, universities="bird_university")
    laid.set(specialised=names, generic_university=False)
    assert laid.stage("hand_limit", break_called_by=0).table["generic_university"] is False


@pytest.mark.rule("R-A-619")
def test_it_does_not_come_back_when_none_is_left() -> None:
    laid = table().set(specialised=[], generic_university=False)
    assert laid.stage("hand_limit", break_called_by=0).table["generic_university"] is False


@pytest.mark.rule("R-A-616")
def test_both_icons_set_sponsors_off() -> None:
    laid = table().seat(1, sponsors="science_library_marine").deck("lion")
    play = laid.turn(0).play("association", "university", "bird_university")
    while play.prompt == "resolve_next":
        play.play(play.options[0])
    play.play("none")
    assert play[0]["icons"] == {"bird": 1, "science": 1}
    assert play[1]["money"] == 25 + 2


@pytest.mark.rule("R-A-703")
def test_the_bonus_tile_may_take_one_too() -> None:
    laid = table(conservation=4).set(bonus_tiles={"5": ["university"], "8": [], "15": []})
    play = laid.run(lambda turn: gain_conservation(turn, 1)).play("university")
    assert "bird_university" in play.options


# --- Association 1 ---


@pytest.mark.rule("R-A-630", "R-A-631")
def test_partner_zoos_come_from_the_supply_even_twice() -> None:
    laid = table(alternatives="association_1", partner_zoos="africa", hand="cheetah", money=50)
    play = laid.turn(0).play("association", "partner_zoo", "africa")
    assert play[0]["partner_zoos"] == ["africa", "africa"]
    assert play.table["partner_zoos"] == ["africa", "americas", "asia", "australia", "europe"]
    assert play.faults == []
    zoo = play.game.table.zoos[0]  # type: ignore[attr-defined]
    assert price_of(zoo, MARINE_BOX.animals["cheetah"], 0) == 17 - 6


@pytest.mark.rule("R-A-630")
def test_nothing_in_the_supply_is_nothing_to_take() -> None:
    laid = marine(4).seat(0, row=STRONG, alternatives="association_1").set(partner_zoos=["africa"])
    for seat in (1, 2, 3):
        laid.seat(seat, partner_zoos="africa")
    play = laid.turn(0).play("association", "partner_zoo")
    assert "africa" not in play.options


@pytest.mark.rule("R-A-630", "R-A-631", "R-A-707")
def test_universities_come_from_the_supply_on_side_ii() -> None:
    laid = table(alternatives="association_1", side_2="association", universities="hand_limit")
    laid.set(generic_university=False)
    play = laid.turn(0).play("association", "university")
    assert {"hand_limit", "bird_university"} <= set(play.options)
    play.play("bird_university")
    while play.prompt in ("resolve_next", "search"):
        play.play("none" if play.prompt == "search" else play.options[0])
    assert play.table["generic_university"] is False
    assert "hand_limit" in play.table["universities"]


@pytest.mark.rule("R-A-631")
def test_a_second_hand_limit_raises_nothing() -> None:
    laid = table(alternatives="association_1", side_2="association", universities="hand_limit hand_limit")
    assert laid.turn(0)[0]["hand_limit"] == 5


@pytest.mark.rule("R-A-707")
def test_the_generic_tile_stays_where_it_lies() -> None:
    laid = table(alternatives="association_1", side_2="association").deck("lion")
    play = laid.turn(0).play("association", "university", "bird_university")
    while play.prompt in ("resolve_next", "search"):
        play.play("none" if play.prompt == "search" else play.options[0])
    assert play.table["generic_university"] is True
