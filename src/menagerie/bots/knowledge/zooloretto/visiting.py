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

FAITH = 0.7  # share of what visitors to come may bring that counts already now
RACE = 0.8  # chance that each walk that a token still needs comes before a rival takes it
MOST_WALKS = 8  # that are reckoned with


class Visiting:
    """How often visitors will walk and step back, as far as anybody can tell."""

    __slots__ = ("_hopes", "driven", "free", "lured", "wild", "worths")

    def __init__(self, tiles: ZooTiles, unseen: Sequence[int], free: Sequence[bool], drawn: float, seats: int) -> None:
        colours = len(tiles.colours)
        jungle = drawn * sum(unseen[tile.rank] for tile in tiles.jungle.values())
        self.lured = [0.0] * colours  # walks of each colour for which a zoo will have the stalls
        for stall in tiles.stalls.values():
            if stall.colour is not None:
                self.lured[stall.colour.rank] += drawn * unseen[stall.rank] / seats
        self.wild = jungle / seats  # walks for jungle animals, of any colour
        self.driven = jungle * (seats - 1) / seats / max(1, colours)  # steps back of each colour
        self.free = free  # by colour whether nobody has its token yet
        self.worths: dict[tuple[Visitors, tuple[Colour, ...]], float] = {}
        self._hopes: dict[tuple[int, tuple[int, ...], bool], tuple[float, float]] = {}

    def worth(self, visitors: Visitors, tokens: tuple[Colour, ...]) -> float:
        """Return the points that the visitors of a zoo with these tokens will probably bring."""
        key = visitors, tokens
        value = self.worths.get(key)
        if value is None:
            mine = [token.rank for token in tokens]
            hopes = [self._hope(rank, points, rank in mine) for rank, points in enumerate(visitors)]
            value = sum([hope for hope, _ in hopes]) + max([more for _, more in hopes])
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

    def _hope(self, rank: int, points: tuple[int, ...], mine: bool) -> tuple[float, float]:
        """Return what the visitors of a colour will bring, and how much more if jungle animals draw them too."""
        key = rank, points, mine
        hope = self._hopes.get(key)
        if hope is None:
            now, lured = points_of(points, mine), self.lured[rank]
            walked = [self._after(points, mine, self.free[rank], walks) for walks in range(MOST_WALKS)]
            value = now + FAITH * (mean_of(walked, lured) - now) - self._loss(points, mine, lured)
            more = FAITH * (mean_of(walked, lured + self.wild) - mean_of(walked, lured))
            hope = self._hopes[key] = (value, more)
        return hope

    def _after(self, points: tuple[int, ...], mine: bool, free: bool, walks: int) -> float:
        """Return what the visitors of a colour bring after so many walks that serve best."""
        come = POINTS_A_COLOUR if points or walks else 0.0
        if mine:
            return come + POINTS_OF_A_TOKEN * (len(points) + walks)
        best = points[-1] if points else OUTSIDE
        needed = -(-(PATH.points + 1 - best) // PATH.forward)
        if not free or walks < needed:
            return come
        left = max(0, len(points) - 1) + walks - needed
        earned = (POINTS_A_COLOUR if left else 0.0) + POINTS_OF_A_TOKEN * left
        return come + RACE**needed * max(0.0, earned - come)

    def _loss(self, points: tuple[int, ...], mine: bool, lured: float) -> float:
        """Return what it costs that the visitor in front of the entrance may be driven out."""
        if not points:
            return 0.0
        lost = (POINTS_A_COLOUR * exp(-lured) if len(points) == 1 else 0.0) + (POINTS_OF_A_TOKEN if mine else 0.0)
        return FAITH * at_least(points[0], self.driven) * lost


def points_of(points: tuple[int, ...], mine: bool) -> float:
    """Return what the visitors of a colour are worth as they stand."""
    return (POINTS_A_COLOUR if points else 0.0) + (POINTS_OF_A_TOKEN * len(points) if mine else 0.0)


def mean_of(values: Sequence[float], mean: float) -> float:
    """Return the mean of values by how often something happens, if it happens at random with this mean."""
    likely = rest = exp(-mean)
    total = likely * values[0]
    for times in range(1, len(values) - 1):
        likely *= mean / times
        rest += likely
        total += likely * values[times]
    return total + (1 - rest) * values[-1]


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
