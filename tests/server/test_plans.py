"""Plans at the table: what they come to is told, and all their picks are one message."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from kernel.toy_game import SECRETS
from menagerie.kernel.game import new_game
from menagerie.server.plans import plan
from menagerie.server.refusals import WrongMoment
from server.running import FIRST, ME, OPEN, Browser, Page

if TYPE_CHECKING:
    from collections.abc import Iterator

TAKE = 3  # the number of the decision in which Ada may take a truck


@contextmanager
def ada_may_take_a_truck(address: str, ada_ends: str = "always") -> Iterator[tuple[Page, Page]]:
    """Ada has loaded the first truck, Bob the second; it is Ada's turn again."""
    ada, bob = Browser(address, "Ada", end_turn=ada_ends), Browser(address, "Bob", end_turn="never")
    table = ada.new_table(ME, OPEN, **FIRST)
    bob.join(table)
    with ada.at(table) as hers, bob.at(table) as his:
        hers.position(0)
        hers.pick("load-1")
        if ada_ends == "always":
            hers.position(1)
            hers.say("end_turn", number=1)
        his.position(1)
        his.pick("draw")
        his.position(2)
        his.pick("load-2")
        hers.position(TAKE)
        yield hers, his


def tile_on_first_truck(page: Page) -> str:
    tile: str = page.last["view"]["trucks"][0]["tiles"][0]
    return tile


def answer(page: Page, key: str = "take-1", *wishes: str, **other: Any) -> dict[str, Any]:
    page.say("plan", **{"number": TAKE, "seat": 0, "key": key, "wishes": wishes, **other})
    return page.wait("plan")


def fresh(page: Page) -> dict[str, Any]:
    """Ask for everything anew."""
    page.say("hello")
    return page.wait("position")


def test_a_plan_is_told_and_then_taken_in_one_message(address: str) -> None:
    with ada_may_take_a_truck(address) as (hers, his):
        tile = tile_on_first_truck(hers)
        plan = answer(hers, "take-1", f"{tile}@E4")
        assert (plan["key"], plan["wishes"], plan["number"], plan["seat"]) == ("take-1", [f"{tile}@E4"], TAKE, 0)
        assert plan["picks"] == ["take-1", f"{tile}@E4"]
        assert [step["key"] for step in plan["steps"]] == [f"{tile}@E4"]
        assert plan["steps"][0]["instead"][-1] == f"{tile}@barn"
        assert (plan["complete"], plan["refused"]) == (True, [])
        assert [event["key"] for event in plan["events"]] == ["zooloretto.event.took", "zooloretto.event.placed"]
        assert plan["view"]["zoos"][0]["enclosures"][1]["animals"] == [tile]
        assert set(plan["before"]) == set(plan["after"]) == {"points", "money", "offspring"}
        hers.say("picks", number=TAKE, seat=0, keys=plan["picks"], request="r1")
        played = hers.position(TAKE + 2)
        assert played["view"]["zoos"] == plan["view"]["zoos"]
        assert played["can_end_turn"]
        hers.wait("done", lambda done: done["request"] == "r1")
        assert fresh(his)["number"] == TAKE


def test_a_wish_that_cannot_be_granted_is_told_with_its_reasons(address: str) -> None:
    with ada_may_take_a_truck(address) as (hers, _):
        tile = tile_on_first_truck(hers)
        plan = answer(hers, "take-1", f"{tile}@X1")
        assert [wish["key"] for wish in plan["refused"]] == [f"{tile}@X1"]
        assert [why["key"] for why in plan["refused"][0]["obstacles"]] == ["zooloretto.obstacle.not_built"]
        assert plan["picks"] == ["take-1", f"{tile}@barn"]
        assert plan["after"]["points"] == plan["before"]["points"] - 2


def test_picks_are_taken_all_or_none(address: str) -> None:
    with ada_may_take_a_truck(address) as (hers, _):
        hers.say("picks", number=TAKE, seat=0, keys=["take-1", "unicorn@E4"])
        assert hers.trouble() == "kernel.error.unknown_key"
        still = fresh(hers)
        assert (still["number"], still["can_undo"]) == (TAKE, False)
        assert still["view"]["trucks"][0]["taken_by"] is None


def test_picks_end_the_turn_of_who_does_not_want_to_be_asked(address: str) -> None:
    with ada_may_take_a_truck(address, ada_ends="never") as (hers, his):
        tile = tile_on_first_truck(hers)
        hers.say("picks", number=TAKE, seat=0, keys=["take-1", f"{tile}@barn"])
        assert his.position(TAKE + 2)["waiting_for"] == [1]


def test_picks_are_taken_back_one_by_one(address: str) -> None:
    with ada_may_take_a_truck(address) as (hers, _):
        tile = tile_on_first_truck(hers)
        hers.say("picks", number=TAKE, seat=0, keys=["take-1", f"{tile}@barn"])
        hers.position(TAKE + 2)
        hers.say("undo", number=TAKE + 2)
        assert hers.position(TAKE + 1)["view"]["trucks"][0]["tiles"] == [tile]


def test_nobody_goes_on_before_they_have_seen_what_a_pick_shows(address: str) -> None:
    with ada_may_take_a_truck(address) as (hers, _):
        hers.say("picks", number=TAKE, seat=0, keys=["draw", "load-1"])
        assert hers.trouble() == "server.error.not_in_one_go"
        hers.say("picks", number=TAKE, seat=0, keys=["draw", "no such thing"])  # nor learns it from a refusal
        assert hers.trouble() == "server.error.not_in_one_go"
        still = fresh(hers)
        assert (still["number"], still["view"]["in_hand"]) == (TAKE, None)


def test_the_same_request_is_done_once(address: str) -> None:
    with ada_may_take_a_truck(address) as (hers, _):
        tile = tile_on_first_truck(hers)
        for _ in range(2):
            hers.say("picks", number=TAKE, seat=0, keys=["take-1", f"{tile}@barn"], request="r1")
            hers.wait("done", lambda done: done["request"] == "r1")
        assert fresh(hers)["number"] == TAKE + 2


@pytest.mark.parametrize("kind", ["picks", "plan"])
def test_nobody_plans_or_picks_for_somebody_else(address: str, kind: str) -> None:
    about = {"keys": ["take-1"]} if kind == "picks" else {"key": "take-1", "wishes": []}
    with ada_may_take_a_truck(address) as (_, his):
        his.say(kind, number=TAKE, seat=0, **about)
        assert his.trouble() == "server.error.not_your_seat"


def test_there_is_no_plan_for_what_would_show_something_hidden(address: str) -> None:
    with ada_may_take_a_truck(address) as (hers, _):
        hers.say("plan", number=TAKE, seat=0, key="draw", wishes=[])
        assert hers.trouble() == "server.error.no_plan"


@pytest.mark.parametrize(
    ("asked", "trouble"),
    [
        ({"key": "take-9"}, "kernel.error.unknown_key"),
        ({"wishes": ["unicorn@E4"]}, "kernel.error.never_considered"),
        ({"wishes": ["x"] * 21}, "server.error.malformed"),
        ({"wishes": "take-1"}, "server.error.malformed"),
        ({"seat": -1}, "server.error.malformed"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(address: str, asked: dict[str, Any], trouble: str) -> None:
    with ada_may_take_a_truck(address) as (hers, _):
        hers.say("plan", **{"number": TAKE, "seat": 0, "key": "take-1", "wishes": [], **asked})
        assert hers.trouble() == trouble


@pytest.mark.parametrize("keys", [[], ["take-1"] * 21, "take-1"])
def test_picks_that_make_no_sense_are_refused(address: str, keys: Any) -> None:
    with ada_may_take_a_truck(address) as (hers, _):
        hers.say("picks", number=TAKE, seat=0, keys=keys)
        assert hers.trouble() == "server.error.malformed"


def test_a_plan_for_a_position_that_has_passed_is_not_answered(address: str) -> None:
    with ada_may_take_a_truck(address) as (hers, _):
        hers.say("plan", number=TAKE - 1, seat=0, key="take-1", wishes=[])
        assert answer(hers)["number"] == TAKE
        assert not [said for said in hers.told if '"type":"plan"' in said][1:]


def test_a_game_without_plans_says_so() -> None:
    game = new_game(SECRETS, 2, 1, {})
    assert game.decision is not None
    with pytest.raises(WrongMoment, match="plan"):
        plan(game, game.decision, game.decision.keys[0], [])
