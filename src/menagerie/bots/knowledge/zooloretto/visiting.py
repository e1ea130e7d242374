"""What visitors are worth: those in the zoo, those that may be driven out, and the bonus tokens ahead."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from menagerie.games.zooloretto.exotic import POINTS_A_COLOUR, POINTS_OF_A_TOKEN
from menagerie.games.zooloretto.printed_exotic import PATH
from menagerie.games.zooloretto.tiles import JungleAnimal, Stall
from menagerie.games.zooloretto.visitors import OUTSIDE, walks, with_one, without

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.tiles import Colour, ZooTiles
    from menagerie.games.zooloretto.visitors import StepBack, Visitors, Walk
    from menagerie.games.zooloretto.zoo import Zoo

FAITH = 0.7  # share of what a token may bring that counts already now
COMPANY = 0.6  # visitors of its colour that a zoo with a token has in the end, besides those that walk in for it


class Visiting:
    """How often visitors will walk and step back, as far as anybody can tell."""

    __slots__ = ("driven", "free", "lured", "worths")

    def __init__(self, tiles: ZooTiles, unseen: Sequence[int], free: Sequence[bool], drawn: float, seats: int) -> None:
        colours = len(tiles.colours)
        jungle = drawn * sum(unseen[tile.rank] for tile in tiles.jungle.values())
        self.lured = [jungle / seats / max(1, colours)] * colours  # walks that a zoo will see of each colour
        for stall in tiles.stalls.values():
            if stall.colour is not None:
                self.lured[stall.colour.rank] += drawn * unseen[stall.rank] / seats
        self.driven = jungle * (seats - 1) / seats / max(1, colours)  # steps back of each colour
        self.free = free  # by colour whether nobody has its token yet
        self.worths: dict[tuple[Visitors, tuple[Colour, ...]], float] = {}

    def worth(self, visitors: Visitors, tokens: tuple[Colour, ...]) -> float:
        """Return the points that the visitors of a zoo with these tokens will probably bring."""
        key = visitors, tokens
        value = self.worths.get(key)
        if value is None:
            mine = [token.rank for token in tokens]
            value = sum([self._worth(rank, points, rank in mine) for rank, points in enumerate(visitors)])
            self.worths[key] = value
        return value

    def best_walk(self, table: ZoolorettoTable, zoo: Zoo, colours: Iterable[Colour]) -> Walk | None:
        """Find the visitor whose walk brings the most; None if there is none."""
        options = [option for colour in colours for option in walks(table, zoo, colour)]
        return max(options, key=lambda option: self.worth(*after_walk(table, zoo, option))) if options else None

    def gain(self, table: ZoolorettoTable, zoo: Zoo, colours: Iterable[Colour]) -> float:
        """Return what the best walk of a visitor of these colours brings."""
        best = self.best_walk(table, zoo, colours)
        if best is None:
            return 0.0
        return self.worth(*after_walk(table, zoo, best)) - self.worth(zoo.visitors, zoo.bonus_tokens)

    def _worth(self, rank: int, points: tuple[int, ...], mine: bool) -> float:
        """Return what the visitors of one colour will bring; with the token in hand every one of them counts."""
        lured = self.lured[rank]
        each = POINTS_OF_A_TOKEN if mine else 0.0
        value = (POINTS_A_COLOUR if points else POINTS_A_COLOUR * FAITH * at_least(1, lured)) + each * len(points)
        if points:
            value -= (POINTS_A_COLOUR if len(points) == 1 else 0.0) * self._loss(points[0]) + each * self._loss(
                points[0]
            )
        if mine:
            value += each * FAITH * lured
        elif self.free[rank]:
            value += self._promise(points, lured)
        return value

    def _loss(self, point: int) -> float:
        """Return how likely a visitor is to be driven out before it can walk on."""
        return at_least(point, self.driven) * FAITH

    def _promise(self, points: tuple[int, ...], lured: float) -> float:
        """Return what the token of a colour is worth to a zoo that may still earn it."""
        best = points[-1] if points else OUTSIDE
        needed = -(-(PATH.points + 1 - best) // PATH.forward)
        return FAITH * POINTS_OF_A_TOKEN * (COMPANY + max(0, len(points) - 1) + lured / 2) * at_least(needed, lured)


def at_least(number: int, mean: float) -> float:
    """Return how likely something happens so many times, if it happens at random with this mean."""
    missed = likely = exp(-mean)
    for times in range(1, number):
        likely *= mean / times
        missed += likely
    return 1.0 - missed


def after_walk(table: ZoolorettoTable, zoo: Zoo, option: Walk) -> tuple[Visitors, tuple[Colour, ...]]:
    """Return the visitors and bonus tokens of a zoo as they would be after a walk."""
    visitors, tokens, colour = zoo.visitors, zoo.bonus_tokens, option.colour
    if option.point != OUTSIDE:
        visitors = without(visitors, colour, option.point)
    target = option.point + PATH.forward
    if target <= PATH.points:
        return with_one(visitors, colour, target), tokens
    return visitors, (*tokens, colour) if colour in table.bonus_tokens else tokens


def after_step_back(zoo: Zoo, option: StepBack) -> tuple[Visitors, tuple[Colour, ...]]:
    """Return the visitors and bonus tokens of a zoo as they would be after a step back."""
    visitors = without(zoo.visitors, option.colour, option.point)
    if option.point - PATH.back != OUTSIDE:
        visitors = with_one(visitors, option.colour, option.point - PATH.back)
    return visitors, zoo.bonus_tokens


def drawn_by(tile: Tile, table: ZoolorettoTable) -> tuple[Colour, ...]:
    """List the colours of the visitors that may walk when a tile has found its place."""
    if isinstance(tile, JungleAnimal):
        return table.box.tiles.colours
    return (tile.colour,) if isinstance(tile, Stall) and tile.colour is not None else ()
