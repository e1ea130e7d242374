"""Cut Down: an empty standard enclosure is removed for its price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import Play, Scenario, row_with, scenario
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.printed_bonus import bonus

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn

START = "size_2@e3-e4"


async def cut_down(turn: Turn) -> None:
    await gain_bonus(turn, bonus("cut_down", 1, True))


def board(**things: Any) -> Scenario:
    return scenario(map="13").seat(0, **things)


@pytest.mark.rule("R-A-651")
def test_any_empty_standard_enclosure_may_be_removed() -> None:
    buildings = "size_3@a3-a4-b4 size_1@d4:1 kiosk@d5 reptile_house@g3-g4-h3-h4-i3"
    play = board(buildings=buildings).run(cut_down)
    assert play.options == ["none", START, "size_3@a3-a4-b4"]
    assert [play.why_not(f"{kind}") for kind in ("size_1@d4", "kiosk@d5")] == [["occupied"], ["not_standard"]]


@pytest.mark.rule("R-A-651")
@pytest.mark.parametrize(("building", "money"), [(START, 29), ("size_5@g3-g4-h3-h4-h5", 35)])
def test_two_money_come_back_for_every_space(building: str, money: int) -> None:
    play = board(buildings="size_5@g3-g4-h3-h4-h5").run(cut_down).play(building)
    assert (play[0]["money"], len(play[0]["buildings"])) == (money, 1)


@pytest.mark.rule("R-A-651", "R-A-015")
def test_it_may_be_declined() -> None:
    play = board().run(cut_down).play("none")
    assert (play.asked, play[0]["money"], len(play[0]["buildings"])) == (None, 25, 1)


@pytest.mark.rule("R-A-651", "R-A-016")
def test_without_an_empty_enclosure_nothing_is_asked() -> None:
    play = scenario(map="0").seat(0, buildings="size_1@a3:1").run(cut_down)
    assert (play.asked, play[0]["money"]) == (None, 25)


@pytest.mark.rule("R-A-651", "R-A-143")
def test_the_spaces_can_be_built_on_again_beside_what_is_left() -> None:
    play = board(buildings="size_1@d4", row=row_with("build", 1)).run(cut_down).play(START)
    table: Any = play.game.table
    zoo = table.zoos[0]
    assert [building.key for building in zoo.buildings] == ["size_1@d4"]
    assert zoo.reach == zoo.buildings[0].spot.around
    assert play.faults == []


@pytest.mark.rule("R-A-651", "R-A-143")
def test_with_nothing_left_one_begins_at_the_border_again() -> None:
    table = board(left_edge=[2], money=0)
    play = table.stage("income", break_called_by=0, break_order=[0]).settle().play(START)
    play.settle()
    assert (play[0]["buildings"], play[0]["money"]) == ([], 9)
    play.game.apply_key("build")
    assert play.prompt == "build"


def built_again(spent: str) -> Play:
    """Cover d2, with a bonus of 2 money."""
    return board(buildings="size_1@d1", row=row_with("build", 5), spent=spent).turn(0).play("build", "size_1", "d2")


@pytest.mark.rule("R-A-651", "R-A-161")
@pytest.mark.parametrize(("spent", "money"), [("", 25), ("d2", 23), ("d1", 25)])
def test_a_placement_bonus_is_not_gained_again(spent: str, money: int) -> None:
    assert built_again(spent)[0]["money"] == money


@pytest.mark.rule("R-A-651", "R-A-161")
@pytest.mark.parametrize(("spent", "money"), [("", 21), ("d2", 19), ("d2 f2", 17)])
def test_a_bonus_beside_it_is_gained_all_the_same(spent: str, money: int) -> None:
    table = board(buildings="size_1@d1", row=row_with("build", 5), spent=spent)
    play = table.turn(0).play("build", "size_4", "d2-e1-e2-f2")
    assert play[0]["money"] == money


@pytest.mark.rule("R-A-651")
def test_a_bonus_that_was_gained_is_remembered() -> None:
    play = board(buildings="size_1@d2").run(cut_down).play("size_1@d2")
    assert (play[0]["spent"], play.saved["zoos"][0]["spent"]) == (["d2"], ["d2"])


@pytest.mark.rule("R-A-651", "R-A-240")
def test_the_left_edge_of_map_13_cuts_down_in_every_break() -> None:
    table = board(left_edge=[2], money=0)
    play = table.stage("income", break_called_by=0, break_order=[0, 1])
    assert START in play.settle().options
