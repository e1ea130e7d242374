"""What a player wants to know before choosing: how each tile stands, and what comes of it on each space."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.games.sanctuary.action_cards import strength_of
from menagerie.games.sanctuary.actions import obstacles_to_playing, strength_told, suits
from menagerie.games.sanctuary.effects import PAIR, effect_of, is_beside_partner
from menagerie.games.sanctuary.icons import INDEX, LARGE
from menagerie.games.sanctuary.placing import areas_to_make, obstacles_to_laying, spaces, spaces_for
from menagerie.games.sanctuary.playing import RELEASED, required_strength
from menagerie.games.sanctuary.scoring import parts_of, tile_points
from menagerie.games.sanctuary.zoo import Down

if TYPE_CHECKING:
    from menagerie.games.sanctuary.action_cards import ActionCard
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo import Zoo
    from menagerie.games.sanctuary.zoo_map import Space
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.messages import Message


class Outlook(NamedTuple):
    """How a tile of the hand stands: the card that plays it best, the strength it asks for, and what is in the way."""

    card: ActionCard | None  # None: a building needs none
    needed: int
    there: int
    obstacles: Obstacles
    lacks_strength: bool  # and nothing else
    cards: tuple[ActionCard, ...] = ()  # all that can play it now
    told: Message | None = None  # where the strengths come from


def outlook_of(zoo: Zoo, tile: Tile, acting: tuple[ActionCard, int] | None = None) -> Outlook:
    """Look at a tile of the hand with the action cards as they lie, or with the one in use and its strength."""
    laying = obstacles_to_laying(zoo, tile)
    if tile.is_building:
        return Outlook(None, 0, 0, laying, lacks_strength=False)
    card, there = acting if acting is not None and suits(acting[0], tile) else strongest(zoo, tile)
    needed = required_strength(zoo, tile)
    obstacles = obstacles_to_playing(zoo, card, there, tile)
    able = tuple(each for each in zoo.row if suits(each, tile) and strength_of(zoo, each) >= needed and not laying)
    told = strength_told(zoo, card, there, tile)
    return Outlook(card, needed, there, obstacles, needed > there and not laying, able, told)


def strongest(zoo: Zoo, tile: Tile) -> tuple[ActionCard, int]:
    """Find the card that plays a tile best, and how strong it is."""
    strengths = ((card, strength_of(zoo, card)) for card in zoo.row if suits(card, tile))
    return max(strengths, key=lambda each: each[1])


def outlook_if_taken(zoo: Zoo, tile: Tile) -> Outlook:
    """Look at a tile of the display as if it were in the hand."""
    after = zoo.clone()
    after.gain(tile, seen=True)
    return outlook_of(after, tile)


class Prospect(NamedTuple):
    """What a tile would come to on a space: the open areas to make, what it gives, the points, and the icons."""

    areas: list[Space]
    gains: list[Message]
    worth: int  # of the tile itself
    points: int  # more, in the whole zoo
    icons: dict[str, int]  # for each objective, in the whole zoo


def prospects(table: SanctuaryTable, zoo: Zoo, tile: Tile) -> dict[Space, Prospect]:
    """Look at every space where a tile of the hand may go."""
    before = sum(parts_of(table, zoo).values())
    return {space: prospect(table, zoo, tile, space, before) for space in spaces(spaces_for(zoo, tile))}


def prospect(table: SanctuaryTable, zoo: Zoo, tile: Tile, space: Space, before: int) -> Prospect:
    """Lay a tile and its open areas on a copy of the zoo, and see."""
    after = zoo.clone()
    after.give_up(tile)
    areas: list[Space] = []
    gains: list[Message] = []
    if tile.release is not None:
        gains.append(RELEASED[zoo.face[space.number].has(LARGE)].message)
        after.cover(tile, space.number)
    else:
        areas = areas_to_make(zoo, tile, space.number)
        after.lay(tile, space.number)
        for area in areas:  # whichever tile of the hand it is
            after.lay_down(Down(after.hand.pop(), from_hand=True), area.number)
        covered = [each.number for each in (space, *areas) if zoo.bonuses & each.bit]
        gains += [effect_of(zoo.map.bonuses[each]).message for each in covered]
    gains += [effect_of(text).message for text in tile.now]
    gains += [
        effect_of(lasting.then).message
        for lasting in after.lasting
        if lasting.whenever is not None and tile.has(lasting.whenever)
    ]
    if is_beside_partner(after, space.number):
        gains.append(PAIR)
    icons = {icon: after.count(INDEX[icon]) for icon in table.objectives}
    more = sum(parts_of(table, after).values()) - before
    return Prospect(areas, gains, tile_points(after, tile, space.number), more, icons)
