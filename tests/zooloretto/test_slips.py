"""Slips: what a choice would waste or set off is told before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.bots.preview import Trials
from scenario import scenario

if TYPE_CHECKING:
    from scenario import Play

BOTH = {"exotic": True, "xxl": True}


@pytest.mark.rule("R-Z-080")
@pytest.mark.parametrize(("pile", "told"), [("", ["last_round"]), ("panda", [])])
def test_the_draw_that_makes_the_round_the_last(pile: str, told: list[str]) -> None:
    game = scenario().pile(pile).trucks("coin").turn(0)
    assert game.slips("draw") == told


@pytest.mark.rule("R-X-030")
@pytest.mark.parametrize(("place", "animals", "told"), [("E4", "4 zebra", []), ("E6", "6 zebra", ["given_for_less"])])
def test_in_the_last_round_a_token_may_be_worth_less_than_the_animals(
    place: str, animals: str, told: list[str]
) -> None:
    zoo: dict[str, Any] = {place: animals}
    game = scenario(xxl=True).seat(0, **zoo).trucks("coin").last_round().turn(0)
    assert game.slips(f"donate-{place}") == told


@pytest.mark.rule("R-X-030")
def test_before_the_last_round_others_may_move_in() -> None:
    assert scenario(xxl=True).seat(0, E6="6 zebra").trucks("coin").turn(0).slips("donate-E6") == []


@pytest.mark.rule("R-X-016", "R-X-018", "R-Z-017")
@pytest.mark.parametrize(
    ("zoo", "told"),
    [
        ({"E4": "4 zebra"}, ["left_to_do"]),
        ({"E6": "6 zebra"}, []),
        ({"E4": "4 zebra", "donated": "6 6"}, []),
        ({"barn": "panda", "money": 2}, ["left_to_do"]),
        ({"barn": "panda", "money": 0}, []),
        ({"barn": "2 panda", "money": 2, "donated": "6 6"}, []),
    ],
)
def test_the_last_truck_ends_what_would_still_bring_points(zoo: dict[str, Any], told: list[str]) -> None:
    game = scenario(xxl=True).seat(0, **zoo).trucks("coin").last_round().turn(0)
    assert game.slips("take-1") == told
    assert scenario(xxl=True).seat(0, **zoo).trucks("coin").turn(0).slips("take-1") == []


def test_what_would_bring_most_is_named() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra", barn="panda stall_a", money=2).trucks("coin").last_round().turn(0)
    [preview] = [preview for preview in Trials(game.game, 0).previews(None) if preview and preview.slips]
    [slip] = preview.slips
    assert slip.args["points"] == 4
    assert menagerie.phrasebook("en").say(slip).endswith("move (1 coin): kiosk, barn → enclosure of 5.")


@pytest.mark.rule("R-Z-052")
@pytest.mark.parametrize(("pandas", "told"), [("2 panda panda-male", ["born_outside"]), ("panda panda-male", [])])
def test_an_offspring_that_finds_no_room(pandas: str, told: list[str]) -> None:
    game = scenario().seat(0, E4=pandas).trucks("panda-female coin").turn(0)
    assert game.slips("take-1", "panda-female@E4") == told
    assert game.play("take-1").slips("panda-female@E4") == told
    assert game.slips("panda-female@barn") == []


def walking(visitors: str, tokens: str = "", rival: str = "") -> Play:
    """Let a red stall be put up."""
    table = scenario(exotic=True).seat(0, visitors=visitors, tokens=tokens).seat(1, visitors="", tokens=rival)
    return table.trucks("stall_a", "coin").turn(0)


@pytest.mark.rule("R-E-025", "R-E-040")
@pytest.mark.parametrize(
    ("visitors", "tokens", "rival", "told"),
    [
        ("red5 red2", "", "", []),
        ("red5", "", "", ["last_of_colour"]),
        ("red5 red2", "", "red", ["leaves_for_nothing"]),
        ("red5 red2", "red", "", ["leaves_for_nothing"]),
        ("red5", "", "red", ["leaves_for_nothing", "last_of_colour"]),
    ],
)
def test_a_visitor_that_leaves(visitors: str, tokens: str, rival: str, told: list[str]) -> None:
    game = walking(visitors, tokens, rival)
    assert game.slips("take-1", "stall_a@E5", "walk-red@OP5") == told
    assert game.play("take-1", "stall_a@E5").slips("walk-red@OP5") == told
    assert game.slips("walk-red@reserve") == []


def test_what_others_lose_is_no_slip_of_mine() -> None:
    table = scenario(**BOTH).seat(0, visitors="red1").seat(1, visitors="red1").seat(2, visitors="red1")
    game = table.trucks("koala", "coin").turn(0).play("take-1", "koala@jungle")
    assert game.slips("walk-red@OP1") == []
