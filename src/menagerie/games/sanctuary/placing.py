"""Where tiles may go: empty spaces that hang together with the zoo, and the open areas that arrows ask for."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.games.sanctuary.icons import ANIMAL
from menagerie.games.sanctuary.zoo_map import ENTRANCE, HEXAGONS, NOWHERE, SPACES
from menagerie.kernel.decision import NONE
from menagerie.kernel.hexagons import spaces_in
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.games.sanctuary.conditions import Condition
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo import Zoo
    from menagerie.games.sanctuary.zoo_map import Space
    from menagerie.kernel.decision import Obstacles

NOT_EMPTY = Message("sanctuary.obstacle.not_empty")
NOT_BESIDE = Message("sanctuary.obstacle.not_beside")
ARROW_OFF_MAP = Message("sanctuary.obstacle.arrow_off_map")
ARROW_ON_TILE = Message("sanctuary.obstacle.arrow_on_tile")

listed = lru_cache(maxsize=1 << 14)(spaces_in)  # the same few masks are asked for again and again


def spaces(mask: int) -> list[Space]:
    """List the spaces of a mask."""
    return [SPACES[number] for number in listed(mask)]


def spaces_for(zoo: Zoo, tile: Tile) -> int:
    """Return where a tile of the hand may be laid face up."""
    if tile.goes_anywhere:
        return zoo.reachable
    if tile.release is not None:
        return zoo.where[tile.release] & zoo.where[ANIMAL]  # R-S-150, R-S-151
    condition = tile.asks
    if condition is not None and not condition.holds(zoo):
        return 0
    found = 0
    for space in suited_by_arrows(zoo, tile):
        if condition is None or condition.holds_at(zoo, space):
            found |= 1 << space
    return found


def can_lay(zoo: Zoo, tile: Tile) -> bool:
    """Whether there is a space for a tile of the hand: the same as asking for all of them, but sooner answered."""
    condition = tile.asks
    if condition is None:
        return spaces_for(zoo, tile) != 0
    return condition.holds(zoo) and any(condition.holds_at(zoo, space) for space in suited_by_arrows(zoo, tile))


def suited_by_arrows(zoo: Zoo, tile: Tile) -> Sequence[int]:
    """List the spaces in reach where every arrow of a tile can have its open area (R-S-044 to R-S-046)."""
    reachable = listed(zoo.reachable)
    if not tile.arrows:
        return reachable
    empty, spare, targets = zoo.empty, spare_tiles(zoo, tile), tile.targets
    barred = zoo.taken & ~zoo.open_areas | NOWHERE
    return [
        space for space in reachable if not targets[space] & barred and (targets[space] & empty).bit_count() <= spare
    ]


def spare_tiles(zoo: Zoo, tile: Tile) -> int:
    """Count the tiles of the hand that may be laid face down beside a tile (R-S-046, R-S-093)."""
    return len(zoo.hand) - 1 - (0 if tile.asks is None else tile.asks.paid)


def areas_to_make(zoo: Zoo, tile: Tile, space: int) -> list[Space]:
    """List the empty spaces that the arrows of a tile point at."""
    return spaces(tile.targets[space] & zoo.empty)


def spaces_to_move_to(zoo: Zoo, space: int) -> int:
    """Return where what lies on a space may be relocated to (R-S-160 to R-S-168)."""
    rest = zoo.taken & ~(1 << space)  # it is not its own neighbour
    reachable = (HEXAGONS.around(rest) | ENTRANCE) & zoo.empty
    tile = zoo.face.get(space)
    if tile is None or (not tile.arrows and not tile.condition):
        return reachable
    condition = tile.asks
    rest_of_zoo = zoo if condition is None else without(zoo, space)
    found, open_areas = 0, zoo.open_areas
    for target in listed(reachable):
        arrows = tile.targets[target]
        if arrows == NOWHERE or arrows & ~open_areas:
            continue
        if condition is None or condition.holds_at(rest_of_zoo, target):
            found |= 1 << target
    return found


def without(zoo: Zoo, space: int) -> Zoo:
    """Return a zoo without the tile that lies face up on a space."""
    rest = zoo.clone()
    rest.take_up(space)
    return rest


def movable(zoo: Zoo) -> list[Space]:
    """List the spaces whose tile can be relocated; printed open areas stay (R-S-161)."""
    return [space for space in spaces(zoo.taken) if spaces_to_move_to(zoo, space.number)]


# --- why not ---


def obstacles_at(zoo: Zoo, tile: Tile, space: Space) -> Obstacles:
    """List everything that keeps a tile of the hand from being laid on a space."""
    if tile.release is not None:
        if zoo.where[tile.release] & zoo.where[ANIMAL] & space.bit:
            return NONE
        return (Message("sanctuary.obstacle.no_such_animal"),)
    if not space.bit & zoo.empty:
        return (NOT_EMPTY,)
    reasons = [] if space.bit & zoo.reachable else [NOT_BESIDE]
    targets = tile.targets[space.number]
    if targets == NOWHERE:
        reasons.append(ARROW_OFF_MAP)
    elif targets & zoo.taken & ~zoo.open_areas:
        reasons.append(ARROW_ON_TILE)
    else:
        needed, there = (targets & zoo.empty).bit_count(), spare_tiles(zoo, tile)
        if needed > there:
            reasons.append(Message("sanctuary.obstacle.open_areas", needed=needed, there=max(0, there)))
    condition = tile.asks
    if condition is not None:
        reasons += unmet_at(condition, zoo, space.number)
    return tuple(reasons)


def unmet(condition: Condition, there: int) -> Message:
    """Return that a zoo or a hand lacks what a building asks for."""
    return Message("sanctuary.obstacle.condition_count", condition=condition.message, there=there)


def unmet_at(condition: Condition, zoo: Zoo, space: int) -> list[Message]:
    """Return that a space lacks what a building asks for, and how many there are, if that is a number."""
    there = condition.there_at(zoo, space)
    if there >= condition.needed:
        return []
    if condition.needed == 1:
        return [Message("sanctuary.obstacle.condition", condition=condition.message)]
    return [Message("sanctuary.obstacle.condition_here", condition=condition.message, there=there)]


def considered_spaces(zoo: Zoo, tile: Tile) -> Iterator[tuple[Space, Obstacles]]:
    """Go through every space for a tile, with what stands in the way."""
    for space in SPACES:
        yield space, obstacles_at(zoo, tile, space)


def obstacles_to_laying(zoo: Zoo, tile: Tile) -> Obstacles:
    """Return why a tile can be laid nowhere."""
    if spaces_for(zoo, tile):
        return NONE
    if tile.release is not None:
        return (Message("sanctuary.obstacle.nobody_to_release"),)
    condition = tile.asks
    if condition is not None and not condition.holds(zoo):
        return (unmet(condition, condition.there(zoo)),)
    if condition is not None:
        best = max((condition.there_at(zoo, space) for space in listed(zoo.reachable)), default=0)
        if best < condition.needed:
            return (nowhere_met(condition, best),)
    return (Message("sanctuary.obstacle.no_space"),)


def nowhere_met(condition: Condition, best: int) -> Message:
    """Return that no space has what a building asks for, and how much the best one has, if that is a number."""
    if condition.needed == 1:
        return Message("sanctuary.obstacle.condition", condition=condition.message)
    return Message("sanctuary.obstacle.condition_best", condition=condition.message, there=best)


def considered_moves(zoo: Zoo, space: Space) -> Iterator[tuple[Space, Obstacles]]:
    """Go through every space that a tile may be relocated to, with what stands in the way."""
    for target in SPACES:
        yield target, obstacles_to_moving(zoo, space.number, target)


def obstacles_to_moving(zoo: Zoo, space: int, target: Space) -> Obstacles:
    """List everything that keeps what lies on a space from being relocated to another (R-S-160 to R-S-168)."""
    if not target.bit & zoo.empty:
        return (NOT_EMPTY,)
    rest = zoo.taken & ~(1 << space)
    reasons = [] if target.bit & (HEXAGONS.around(rest) | ENTRANCE) else [NOT_BESIDE]
    tile = zoo.face.get(space)
    if tile is not None:
        arrows = tile.targets[target.number]
        if arrows == NOWHERE:
            reasons.append(ARROW_OFF_MAP)
        elif arrows & ~zoo.open_areas:
            reasons.append(Message("sanctuary.obstacle.arrow_unmet"))
        condition = tile.asks
        if condition is not None:
            reasons += unmet_at(condition, without(zoo, space), target.number)
    return tuple(reasons)


def considered_movables(zoo: Zoo) -> Iterator[tuple[Space, Obstacles]]:
    """Go through every space, with what keeps the tile there from being relocated."""
    for space in SPACES:
        if space.bit & zoo.map.printed:
            yield space, (Message("sanctuary.obstacle.printed"),)
        elif not space.bit & zoo.taken:
            yield space, (Message("sanctuary.obstacle.no_tile"),)
        elif spaces_to_move_to(zoo, space.number):
            yield space, NONE
        else:
            yield space, (Message("sanctuary.obstacle.nowhere_to_move"),)


def considered_areas(zoo: Zoo) -> Iterator[tuple[Space, Obstacles]]:
    """Go through every space for an open area from the pile, with what stands in the way (R-S-135)."""
    for space in SPACES:
        if not space.bit & zoo.empty:
            yield space, (NOT_EMPTY,)
        else:
            yield space, NONE if space.bit & zoo.reachable else (NOT_BESIDE,)
