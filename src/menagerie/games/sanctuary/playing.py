"""Playing a tile face up: with which strength, on which space, with which open areas, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.effects import Conservation, bonus_dues, effect_of, pair_due
from menagerie.games.sanctuary.icons import LARGE
from menagerie.games.sanctuary.placing import areas_to_make, considered_spaces, spaces, spaces_for
from menagerie.games.sanctuary.printed import START
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.turn import Turn
    from menagerie.games.sanctuary.zoo import Zoo
    from menagerie.kernel.order import Due

PAY = Message("sanctuary.prompt.pay")
RELEASED = {False: Conservation(START.released_small), True: Conservation(START.released_large)}


def required_strength(zoo: Zoo, tile: Tile) -> int:
    """Return the strength an animal or project asks for, less what ongoing effects take off (R-S-140 to R-S-147)."""
    needed, marks = tile.level, tile.marks
    for mark, by in zoo.easing:
        if marks >> mark & 1:
            needed -= by
    return needed if needed > 0 else 0


def helpers(zoo: Zoo, tile: Tile) -> list[Tile]:
    """List the tiles that make another one easier to play."""
    return [other for other in zoo.lasting if other.eases is not None and tile.has(other.eases[0])]


async def play(turn: Turn, tile: Tile) -> None:
    """Lay a tile, then its open areas, then gain everything in the order the player likes (R-S-048)."""
    me = turn.me
    prompt = Message("sanctuary.prompt.space", tile=tile)
    space = await Decision(me.seat, prompt, spaces(spaces_for(me, tile)), considered_spaces, me, tile)
    if tile.asks is not None:
        await pay_with_tiles(turn, tile, tile.asks.paid)
    me.give_up(tile)
    turn.tell("plays", tile=tile, space=space)
    if tile.release is not None:
        await release(turn, tile, space.number)
        return
    areas = areas_to_make(me, tile, space.number)
    me.lay(tile, space.number)
    covered = space.bit
    for area in areas:
        ask = Message("sanctuary.prompt.face_down", space=area)
        hidden = await Decision(me.seat, ask, list(me.hand))
        me.hide(hidden, area.number)
        covered |= area.bit
        turn.tell("lays_down", space=area)
        turn.table.journal.tell_only((me.seat,), "sanctuary.event.laid_down", tile=hidden)
    pair = pair_due(turn, space.number)
    await turn.resolve([*played_dues(turn, tile), *bonus_dues(turn, covered), *([pair] if pair else [])])


def played_dues(turn: Turn, tile: Tile) -> list[Due]:
    """Gather the effects of a tile, and what its icons trigger, on itself too (R-S-025, R-S-026, R-S-143)."""
    triggered = [
        effect_of(lasting.then).due(turn)
        for lasting in turn.me.lasting
        if lasting.whenever is not None and tile.has(lasting.whenever)
    ]
    return [*(effect_of(text).due(turn) for text in tile.now), *triggered]


async def release(turn: Turn, project: Tile, space: int) -> None:
    """Lay a release project on an animal: two conservation markers if it was small, three if large (R-S-153)."""
    me = turn.me
    animal = me.face[space]
    me.cover(project, space)
    turn.tell("releases", tile=animal)
    await turn.resolve([RELEASED[animal.has(LARGE)].due(turn), *played_dues(turn, project)])


async def pay_with_tiles(turn: Turn, building: Tile, number: int) -> None:
    """Discard other tiles of the hand for a building (R-S-178)."""
    me = turn.me
    for _ in range(number):
        others = [tile for tile in me.hand if tile is not building]
        tile = await Decision(me.seat, PAY, others)
        turn.discard(tile)
        turn.tell("discards", tile=tile)
