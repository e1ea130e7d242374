"""A turn: take a tile, act, then perhaps a building, an objective and upgrades, and the hand limit (R-S-070)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.action_cards import reach
from menagerie.games.sanctuary.actions import move_cards, take_action
from menagerie.games.sanctuary.objectives import support_objective, supportable
from menagerie.games.sanctuary.placing import can_lay, obstacles_to_laying
from menagerie.games.sanctuary.playing import play
from menagerie.games.sanctuary.printed import START
from menagerie.games.sanctuary.table import ACTION, OBJECTIVE, REFILL, TAKE, UPGRADE
from menagerie.games.sanctuary.table import BUILDING as BUILDING_STEP
from menagerie.games.sanctuary.turn import Turn
from menagerie.games.sanctuary.upgrades import upgrade_cards, upgrades
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

TAKE_IN_REACH = Message("sanctuary.prompt.take_in_reach")
BUILD = Message("sanctuary.prompt.build")
HAND_LIMIT = Message("sanctuary.prompt.hand_limit")


async def take_turn(table: SanctuaryTable) -> None:
    """Play one turn up to its administration."""
    turn = Turn(table)
    table.turn += 1
    turn.tell("turn", turn=table.turn)
    table.step = TAKE
    await take_in_reach(turn)
    table.step = ACTION
    await take_action(turn)
    table.step = BUILDING_STEP
    await play_building(turn)
    table.step = OBJECTIVE
    await support_objective(turn)
    table.step = UPGRADE
    await upgrade_cards(turn)
    table.step = REFILL
    await keep_hand_limit(turn)
    table.stage = "administration"


# --- step 1 ---


def considered_display(table: SanctuaryTable, zoo: Zoo) -> Iterator[tuple[Tile, Obstacles]]:
    """Go through every tile of the display, with what stands in the way."""
    within = reach(zoo)
    for position, tile in enumerate(table.display, 1):
        if tile is not None:
            far = Message("sanctuary.obstacle.out_of_reach", position=position, reach=within)
            yield tile, NONE if position <= within else (far,)


async def take_in_reach(turn: Turn) -> None:
    """Take a tile of the display that the Projects card reaches; the card stays where it is (R-S-071)."""
    table, me = turn.table, turn.me
    within = [tile for tile in table.display[: reach(me)] if tile is not None]
    if within:
        turn.take(await Decision(me.seat, TAKE_IN_REACH, within, considered_display, table, me))


# --- step 3 ---


def buildable(zoo: Zoo) -> list[Tile]:
    """List the buildings of the hand that have a space and whose condition is met (R-S-090)."""
    return [tile for tile in zoo.hand if tile.is_building and can_lay(zoo, tile)]


def considered_buildings(zoo: Zoo) -> Iterator[tuple[Tile, Obstacles]]:
    """Go through every tile of the hand, with what stands in the way."""
    for tile in zoo.hand:
        if tile.is_building:
            yield tile, obstacles_to_laying(zoo, tile)
        else:
            yield tile, (Message("sanctuary.obstacle.no_building"),)


async def play_building(turn: Turn) -> None:
    """Play one building, if the player likes to; it needs no strength (R-S-090, R-S-091)."""
    me = turn.me
    ways = buildable(me)
    if not ways:
        return
    tile = await Decision(me.seat, BUILD, [None, *ways], considered_buildings, me)
    if tile is None:
        return
    await play(turn, tile)
    await move_cards(turn)


# --- step 6 ---


async def keep_hand_limit(turn: Turn) -> None:
    """Discard down to six tiles; only now is there a limit (R-S-120)."""
    me = turn.me
    while len(me.hand) > START.hand_limit:
        tile = await Decision(me.seat, HAND_LIMIT, list(me.hand))
        turn.discard(tile)
        turn.tell("discards", tile=tile)


# --- what lies ahead ---


def steps_ahead(table: SanctuaryTable, zoo: Zoo) -> list[str]:
    """List the steps a player may skip, but could use as things are now."""
    found = ((BUILDING_STEP, buildable(zoo)), (OBJECTIVE, supportable(table, zoo)), (UPGRADE, upgrades(zoo)))
    return [step for step, ways in found if ways]
