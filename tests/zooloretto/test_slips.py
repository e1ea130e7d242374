"""Slips: what a choice would waste or set off is told before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from menagerie.bots.preview import Trials
from menagerie.server.plans import plan
from scenario import scenario

if TYPE_CHECKING:
    from scenario import Play

BOTH = {"exotic": True, "xxl": True}


def slips(game: Play, key: str) -> list[str]:
    """Name what is told of an option."""
    decision = game.game.decision
    assert decision is not None
    preview = Trials(game.game, decision.seat).previews(None)[decision.keys.index(key)]
    return [] if preview is None else [slip.key.removeprefix("zooloretto.slip.") for slip in preview.slips]


@pytest.mark.rule("R-Z-080")
@pytest.mark.parametrize(("pile", "told"), [("", ["last_round"]), ("panda", [])])
def test_the_draw_that_makes_the_round_the_last(pile: str, told: list[str]) -> None:
    game = scenario().pile(pile).trucks("coin").turn(0)
    assert slips(game, "draw") == told


@pytest.mark.rule("R-X-030")
@pytest.mark.parametrize(("place", "animals", "told"), [("E4", "4 zebra", []), ("E6", "6 zebra", ["given_for_less"])])
def test_in_the_last_round_a_token_may_be_worth_less_than_the_animals(
    place: str, animals: str, told: list[str]
) -> None:
    zoo: dict[str, Any] = {place: animals}
    game = scenario(xxl=True).seat(0, **zoo).trucks("coin").last_round().turn(0)
    assert slips(game, f"donate-{place}") == told


@pytest.mark.rule("R-X-030")
def test_before_the_last_round_others_may_move_in() -> None:
    assert slips(scenario(xxl=True).seat(0, E6="6 zebra").trucks("coin").turn(0), "donate-E6") == []


@pytest.mark.rule("R-X-016", "R-X-018")
@pytest.mark.parametrize(
    ("zoo", "told"),
    [
        ({"E4": "4 zebra"}, ["left_to_donate"]),
        ({"E6": "6 zebra"}, []),
        ({"E4": "4 zebra", "donated": "6 6"}, []),
    ],
)
def test_the_last_truck_ends_what_could_still_be_donated(zoo: dict[str, Any], told: list[str]) -> None:
    game = scenario(xxl=True).seat(0, **zoo).trucks("coin").last_round().turn(0)
    assert slips(game, "take-1") == told


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
    decision = game.game.decision
    assert decision is not None
    planned = plan(game.game, decision, "take-1", ["stall_a@E5", "walk-red@OP5"])
    assert [slip.key.removeprefix("zooloretto.slip.") for slip in planned.slips] == told
    assert slips(game.play("take-1", "stall_a@E5"), "walk-red@OP5") == told
    assert slips(game, "walk-red@reserve") == []


def test_what_others_lose_is_no_slip_of_mine() -> None:
    table = scenario(**BOTH).seat(0, visitors="red1").seat(1, visitors="red1").seat(2, visitors="red1")
    game = table.trucks("koala", "coin").turn(0).play("take-1", "koala@jungle")
    assert slips(game, "walk-red@OP1") == []
