"""Mark: cubes on animals of the display, and what becomes of the cards that carry one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.scenario import Play, Scenario, ability, row_with, scenario
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.display import snap
from menagerie.games.ark_nova.printed_bonus import bonus

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn

FOLDERS = "lion engineer wolf savanna stoat caracal"


async def mark(turn: Turn) -> None:
    await gain_bonus(turn, bonus("mark", 1, False))


def marked(**marks: int) -> Scenario:
    return scenario().display(FOLDERS).set(marks=marks)


# --- marking ---


@pytest.mark.rule("R-A-654")
def test_any_animal_of_the_display_can_be_marked() -> None:
    assert scenario().display(FOLDERS).run(mark).options == ["lion", "wolf", "stoat", "caracal"]


@pytest.mark.rule("R-A-654")
def test_the_cube_lies_on_the_card_for_all_to_see() -> None:
    play = scenario().display(FOLDERS).run(mark, seat=1).play("stoat")
    assert (play.table["marks"], play.faults) == ({"stoat": 1}, [])


@pytest.mark.rule("R-A-654")
def test_a_card_carries_one_cube_at_most() -> None:
    play = marked(lion=1, wolf=0).run(mark)
    assert (play.options, play.why_not("lion")) == (["stoat", "caracal"], ["marked"])


@pytest.mark.rule("R-A-654")
def test_only_animals_are_marked() -> None:
    assert scenario().display(FOLDERS).run(mark).why_not("engineer") == ["mark_only_animals"]


@pytest.mark.rule("R-A-654", "R-A-016")
@pytest.mark.parametrize("display", ["engineer savanna", "lion"])
def test_without_an_unmarked_animal_nothing_is_marked(display: str) -> None:
    marks = {"lion": 1} if "lion" in display else {}
    play = scenario().display(display).set(marks=marks).run(mark)
    assert (play.asked, play.table["marks"]) == (None, marks)


# --- a marked card is taken or played ---


@pytest.mark.rule("R-A-656")
@pytest.mark.parametrize(("owner", "money"), [(0, (27, 25)), (1, (25, 27))])
def test_who_marked_a_card_that_is_taken_gains_two_money(owner: int, money: tuple[int, int]) -> None:
    play = marked(wolf=owner).run(snap).play("wolf")
    assert (play[0]["money"], play[1]["money"]) == money
    assert (play.table["marks"], play[0]["hand"], play.faults) == ({}, ["wolf"], [])


@pytest.mark.rule("R-A-656", "R-A-197")
def test_who_marked_an_animal_that_is_played_from_the_display_gains_two_money() -> None:
    table = marked(caracal=1).display("caracal").seat(0, side_2="animals", buildings="size_2@a1-a2")
    play = table.only_deck("").seat(0, row=row_with("animals", 2)).turn(0).play("animals")
    assert (play[1]["money"], play[0]["animals"], play.table["marks"]) == (27, ["caracal"], {})


@pytest.mark.rule("R-A-656")
def test_a_card_without_a_mark_pays_nobody() -> None:
    play = marked(wolf=1).run(snap).play("lion")
    assert (play[1]["money"], play.table["marks"]) == (25, {"wolf": 1})


# --- a marked card would be discarded ---


def dug(seat: int) -> Play:
    return marked(wolf=seat).run(ability("digging 1")).play("wolf")


@pytest.mark.rule("R-A-655")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_marked_card_that_is_dug_away_goes_to_the_hand_of_who_marked_it(owner: int) -> None:
    play = dug(owner)
    assert (play[owner]["hand"], play.saved["discard"], play.table["marks"]) == (["wolf"], [], {})


@pytest.mark.rule("R-A-655")
def test_who_gets_the_card_gets_no_money() -> None:
    assert dug(1)[1]["money"] == 25


@pytest.mark.rule("R-A-655")
def test_everybody_knows_who_got_a_marked_card() -> None:
    assert dug(1).game.view(0)["zoos"][1]["hand"] == ["wolf"]


@pytest.mark.rule("R-A-655", "R-A-314")
def test_in_a_break_marked_cards_of_the_first_folders_go_to_who_marked_them() -> None:
    table = marked(lion=1).seat(0, money=0).seat(1, money=0)
    play = table.stage("hand_limit", break_called_by=0, steps=9)
    assert (play[1]["hand"], play.saved["discard"], play.faults) == (["lion"], ["engineer"], [])


@pytest.mark.rule("R-A-654")
def test_marks_are_saved() -> None:
    play = marked(lion=1, stoat=0).turn(0)
    assert play.saved["marks"] == {"lion": 1, "stoat": 0}


@pytest.mark.rule("R-A-654")
@pytest.mark.parametrize("marks", [{"engineer": 0}, {"leopard": 0}, {"lion": 2}])
def test_a_mark_on_anything_else_is_refused(marks: dict[str, int]) -> None:
    assert marked(**marks).turn(0).faults == ["marks"]
