"""What a seat cannot know, mixed anew: the pile, other hands, what lies face down, and the solo markers to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.zoo import BY_NUMBER, Down

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo import Zoo
    from menagerie.kernel.chance import Chance


def reshuffle_unseen(table: SanctuaryTable, seat: int, chance: Chance) -> None:
    """Deal everything that a seat has not seen anew; where a tile really is must not decide anything."""
    me = table.zoos[seat]  # a turn is under way, so it is this table's own copy
    others = [table.changing(zoo.seat) for zoo in table.zoos if zoo is not me]
    pool = [*table.pile, *laid_from_pile(me)]
    for zoo in others:
        pool += unseen_tiles(zoo)
    pool = chance.shuffled(sorted(pool, key=BY_NUMBER))
    deal_from_pile(me, pool)
    for zoo in others:
        deal_from_pile(zoo, pool)
        deal_hand(zoo, pool, chance)
    table.pile = pool
    if table.solo_markers:
        mix_solo_markers(table, chance)


def mix_solo_markers(table: SanctuaryTable, chance: Chance) -> None:
    """Mix the markers to come with those that stayed in the box: nobody knows which did (R-S-206)."""
    turned = table.solo_markers[: table.solo_turned]
    rest = list(table.box.solo_markers)
    for number in turned:
        rest.remove(number)
    table.solo_markers = (*turned, *chance.shuffled(rest)[: len(table.solo_markers) - len(turned)])


def laid_from_pile(zoo: Zoo) -> list[Tile]:
    """List the tiles that were laid face down from the pile: nobody has seen them."""
    return [each.tile for each in zoo.down.values() if not each.from_hand]


def unseen_tiles(zoo: Zoo) -> list[Tile]:
    """List the tiles of a zoo that only its owner has seen, or nobody."""
    held = [*zoo.hand, *(each.tile for each in zoo.down.values() if each.from_hand)]
    return [*laid_from_pile(zoo), *(tile for tile in held if tile not in zoo.known and tile not in zoo.perhaps)]


def deal_from_pile(zoo: Zoo, pool: list[Tile]) -> None:
    """Lay other tiles where tiles of the pile lie face down."""
    for space, each in sorted(zoo.down.items()):
        if not each.from_hand:
            zoo.down[space] = Down(pool.pop(), from_hand=False)


def deal_hand(zoo: Zoo, pool: list[Tile], chance: Chance) -> None:
    """Fill the hand of another player, and what was laid down from it; what all have seen get there stays with both."""
    spaces = [space for space, each in sorted(zoo.down.items()) if each.from_hand]
    free = len(zoo.hand) - len(zoo.known) + len(spaces)
    held = [*zoo.perhaps, *(pool.pop() for _ in range(free - len(zoo.perhaps)))]
    held = chance.shuffled(sorted(held, key=BY_NUMBER))
    for space in spaces:
        zoo.down[space] = Down(held.pop(), from_hand=True)
    zoo.hand = [*zoo.known, *held]
