"""Visitors of the expansion Exotic: they walk through a zoo from point to point, and step back in the others."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.loretto.rounds import clockwise
from menagerie.games.zooloretto.printed_exotic import PATH
from menagerie.games.zooloretto.tiles import Colour  # noqa: TC001  # `make fast` looks it up
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

OUTSIDE = 0  # before the first point: a visitor of the reserve
WHO_WALKS = Message("zooloretto.prompt.walk_any")


class Walk:
    """A visitor to advance: one on a point of the path, or a new one out of the reserve (R-E-021)."""

    __slots__ = ("colour", "key", "message", "point")

    def __init__(self, colour: Colour, point: int) -> None:
        self.colour = colour
        self.point = point
        self.key = f"walk-{colour.key}@{place_of(point)}"
        target = point + PATH.forward
        if point == OUTSIDE:
            self.message = Message("zooloretto.action.enter", colour=colour, target=target)
        elif target > PATH.points:
            self.message = Message("zooloretto.action.leave", colour=colour, point=point)
        else:
            self.message = Message("zooloretto.action.walk", colour=colour, point=point, target=target)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients; a target beyond the last point is the exit."""
        return {"kind": "walk", "colour": self.colour.key, "point": self.point, "target": self.point + PATH.forward}


class StepBack:
    """A visitor to move back towards the entrance (R-E-031)."""

    __slots__ = ("colour", "key", "message", "point")

    def __init__(self, colour: Colour, point: int) -> None:
        self.colour = colour
        self.point = point
        self.key = f"back-{colour.key}@{place_of(point)}"
        target = point - PATH.back
        key = "back_out" if target == OUTSIDE else "back"
        self.message = Message(f"zooloretto.action.{key}", colour=colour, point=point, target=target)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients; a target of zero is the entrance."""
        return {"kind": "back", "colour": self.colour.key, "point": self.point, "target": self.point - PATH.back}


walk = cache(Walk)
step_back = cache(StepBack)


def place_of(point: int) -> str:
    """Name a point of the path in a key."""
    return f"OP{point}" if point else "reserve"


def walks(table: ZoolorettoTable, zoo: Zoo, colour: Colour) -> list[Walk]:
    """List the visitors of a colour that can walk: a new one if there is any, and those of the zoo (R-E-021)."""
    there = [walk(colour, point) for point in dict.fromkeys(zoo.visitors[colour.rank])]
    return [walk(colour, OUTSIDE), *there] if table.reserve[colour.rank] else there


def considered_walks(table: ZoolorettoTable, zoo: Zoo, wanted: Colour | None) -> Iterator[tuple[Walk, Obstacles]]:
    """Go through every visitor that one could think of; None stands for any colour."""
    for colour in table.box.tiles.colours:
        for point in range(PATH.points + 1):
            yield walk(colour, point), obstacles_to_walking(table, zoo, colour, point, wanted)


def obstacles_to_walking(
    table: ZoolorettoTable, zoo: Zoo, colour: Colour, point: int, wanted: Colour | None
) -> Obstacles:
    """A visitor must be of the stall's colour, and must be there (R-E-020, R-E-021)."""
    if wanted is not None and colour is not wanted:
        return (Message("zooloretto.obstacle.other_colour", colour=wanted),)
    if point == OUTSIDE:
        return NONE if table.reserve[colour.rank] else (Message("zooloretto.obstacle.reserve_empty", colour=colour),)
    return obstacles_to_moving(zoo, colour, point)


def obstacles_to_moving(zoo: Zoo, colour: Colour, point: int) -> Obstacles:
    """Only a visitor that stands there can move."""
    if point in zoo.visitors[colour.rank]:
        return NONE
    return (Message("zooloretto.obstacle.no_visitor", colour=colour, point=point),)


@cache
def walk_keys(colours: tuple[Colour, ...]) -> frozenset[str]:
    """List what any visitor is called as an option."""
    return frozenset(walk(colour, point).key for colour in colours for point in range(PATH.points + 1))


async def walk_for_stall(table: ZoolorettoTable, zoo: Zoo, colour: Colour) -> None:
    """Advance one visitor of a stall's colour, if there is any (R-E-020, R-E-023, R-E-034)."""
    options = walks(table, zoo, colour)
    if options:
        prompt = who_walks(colour)
        advance(table, zoo, await Decision(zoo.seat, prompt, options, considered_walks, table, zoo, colour))


async def walk_for_jungle(table: ZoolorettoTable, zoo: Zoo) -> None:
    """Advance a visitor of any colour; all others with that colour move one back (R-E-030, R-E-031, R-E-044)."""
    options = [option for colour in table.box.tiles.colours for option in walks(table, zoo, colour)]
    if not options:
        return
    chosen = await Decision(zoo.seat, WHO_WALKS, options, considered_walks, table, zoo, None)
    advance(table, zoo, chosen)
    for seat in clockwise(zoo.seat, table.box.seats)[:-1]:  # R-E-035, R-E-039
        await retreat(table, seat, chosen.colour)


async def retreat(table: ZoolorettoTable, seat: int, colour: Colour) -> None:
    """Move one visitor of the colour back, of the owner's choice (R-E-031, R-E-039)."""
    options = [step_back(colour, point) for point in dict.fromkeys(table.zoos[seat].visitors[colour.rank])]
    if options:
        about = table.zoos[seat], colour
        go_back(table, seat, await Decision(seat, who_steps_back(colour), options, considered_steps, *about))


def considered_steps(zoo: Zoo, colour: Colour) -> Iterator[tuple[StepBack, Obstacles]]:
    """Go through every point from which a visitor might step back."""
    for point in range(1, PATH.points + 1):
        yield step_back(colour, point), obstacles_to_moving(zoo, colour, point)


def advance(table: ZoolorettoTable, zoo: Zoo, chosen: Walk) -> None:
    """Let a visitor take its two steps; beyond the last point it leaves (R-E-022 to R-E-027)."""
    colour, target = chosen.colour, chosen.point + PATH.forward
    if chosen.point == OUTSIDE:
        change_reserve(table, colour, -1)
    else:
        zoo.visitors = without(zoo.visitors, colour, chosen.point)
    if target <= PATH.points:
        zoo.visitors = with_one(zoo.visitors, colour, target)
        event = "entered" if chosen.point == OUTSIDE else "walked"
        table.journal.tell(
            f"zooloretto.event.{event}", player=zoo.player, colour=colour, point=chosen.point, target=target
        )
        return
    change_reserve(table, colour, 1)
    table.journal.tell("zooloretto.event.left", player=zoo.player, colour=colour, point=chosen.point)
    if colour in table.bonus_tokens:
        table.bonus_tokens = tuple(token for token in table.bonus_tokens if token is not colour)
        zoo.bonus_tokens += (colour,)
        table.journal.tell("zooloretto.event.bonus_token", player=zoo.player, colour=colour)


def go_back(table: ZoolorettoTable, seat: int, chosen: StepBack) -> None:
    """Move a visitor back; one that leaves through the entrance brings nobody a token (R-E-032)."""
    zoo, colour, target = table.changing(seat), chosen.colour, chosen.point - PATH.back
    zoo.visitors = without(zoo.visitors, colour, chosen.point)
    if target == OUTSIDE:
        change_reserve(table, colour, 1)
        table.journal.tell("zooloretto.event.backed_out", player=zoo.player, colour=colour)
        return
    zoo.visitors = with_one(zoo.visitors, colour, target)
    table.journal.tell("zooloretto.event.backed", player=zoo.player, colour=colour, point=chosen.point, target=target)


def change_reserve(table: ZoolorettoTable, colour: Colour, change: int) -> None:
    """Take visitors of a colour out of the reserve, or put them there."""
    reserve = list(table.reserve)
    reserve[colour.rank] += change
    table.reserve = tuple(reserve)


Visitors = tuple[tuple[int, ...], ...]  # by colour the points on which they stand, in order


def without(visitors: Visitors, colour: Colour, point: int) -> Visitors:
    """Take a visitor off the path."""
    points = list(visitors[colour.rank])
    points.remove(point)
    return (*visitors[: colour.rank], tuple(points), *visitors[colour.rank + 1 :])


def with_one(visitors: Visitors, colour: Colour, point: int) -> Visitors:
    """Put a visitor on the path; any number may share a point (R-E-008)."""
    points = tuple(sorted((*visitors[colour.rank], point)))
    return (*visitors[: colour.rank], points, *visitors[colour.rank + 1 :])


@cache
def who_walks(colour: Colour) -> Message:
    """Ask which visitor of a colour walks."""
    return Message("zooloretto.prompt.walk", colour=colour)


@cache
def who_steps_back(colour: Colour) -> Message:
    """Ask which visitor of a colour steps back."""
    return Message("zooloretto.prompt.step_back", colour=colour)
