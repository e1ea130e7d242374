"""The room of Sanctuary: what a page is told besides the rules, and the deal of the first game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import menagerie
from menagerie.games.sanctuary.outlook import outlook_if_taken
from menagerie.server.rooms.sanctuary import ROOM
from sanctuary.scenario import scenario
from server.running import Browser

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable
    from sanctuary.scenario import Play


def told(game: Play, seat: int) -> dict[str, Any]:
    """Ask for what the room adds to the reasons."""
    decision = game.game.decision
    return ROOM.why_not(game.game, seat, decision if decision and decision.seat == seat else None)


def test_each_tile_of_the_hand_and_the_display_tells_how_it_stands() -> None:
    game = scenario().seat(0, hand="lion_male goat tree_house").display("donkey alpaca").turn(0)
    said = told(game, 0)
    standing = {tile: info["standing"] for tile, info in said["hand"].items()}
    assert standing == {"lion_male": "near", "goat": "ok", "tree_house": "no", "donkey": "ok"}
    assert said["hand"]["goat"]["cards"] == ["rock", "forest", "water"]
    assert said["display"]["alpaca"]["standing"] == "ok"


def test_a_building_that_can_be_played_waits_for_its_step() -> None:
    game = scenario().seat(0, hand="predator_house goat", zoo={"d3": "lion_male"}).turn(0)
    assert told(game, 0)["hand"]["predator_house"]["standing"] == "near"
    game.play("gain-rock")
    assert told(game, 0)["hand"]["predator_house"]["standing"] == "ok"


def test_where_a_tile_goes_is_told_with_what_it_brings() -> None:
    game = scenario().seat(0, hand="goat lion_male").turn(0).play("play-water")
    assert game.prompt == "space"
    found = told(game, 0)["prospects"]
    assert sorted(found) == ["c3", "d3", "e3"]
    assert found["d3"]["points"] == 3


def test_the_others_hear_of_their_own_tiles_alone() -> None:
    game = scenario().seat(0, hand="goat lion_male").seat(1, hand="sheep").turn(0)
    assert list(told(game, 1)["hand"]) == ["sheep"]
    assert told(game, 1)["prospects"] == {}


def test_the_first_deal_suits_the_lesson() -> None:
    plan = ROOM.first_game
    assert isinstance(plan.seed, int)
    game = menagerie.new_game("sanctuary", seats=2, seed=plan.seed, options=plan.options)
    table = cast("SanctuaryTable", game.table)
    offered = [tile for tile in table.display[1:4] if tile is not None]  # the bot has taken the first one
    assert len(offered) == 3
    assert all(tile.kind == "animal" and not tile.arrows for tile in offered)
    assert not any(outlook_if_taken(table.zoos[0], tile).obstacles for tile in offered)


def test_a_first_game_begins_at_once(address: str) -> None:
    table = Browser(address, "Ada").post("first-games/sanctuary")
    assert (table["game"], table["state"]) == ("sanctuary", "running")
    assert [(seat["kind"], seat["mine"]) for seat in table["seats"]] == [("person", True), ("bot", False)]
