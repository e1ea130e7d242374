"""What may still come: the tiles nobody has seen, and the chance that a player gets them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from menagerie.games.aquaretto.scoring import DEPOT_PENALTY
from menagerie.games.loretto.tiles import Animal

if TYPE_CHECKING:
    from menagerie.bots.knowledge.aquaretto.weights import Weights
    from menagerie.games.aquaretto.box import AquarettoBox
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.loretto.tiles import Species, Tile

EXPECTED_OF_END_PILE = 5  # the last round leaves most of the end pile where it lies
COIN_AS_TIE_BREAK = 0.02
LARGEST = 24  # animals of a basin that anybody reckons with
REMEMBERED = 128  # outlooks: trying turns leads to the same ones again and again


class Situation(NamedTuple):
    """Everything about a table that its future depends on."""

    pile: tuple[tuple[Tile, int], ...]  # how many of each tile nobody has seen; their order stays out of it
    time: float  # share of the main pile that still lies there
    drawn: float  # share of the unseen tiles that will probably be drawn before the game ends
    tiles_to_come: bool
    turns_to_come: bool
    collected: tuple[tuple[Species, ...], ...]  # the basins of each seat


class Outlook:
    """The future as a player can estimate it."""

    __slots__ = ("arrivals", "box", "coin", "depot", "prizes", "slot", "time", "turns_to_come", "unseen", "weights")

    def __init__(self, situation: Situation, box: AquarettoBox, weights: Weights) -> None:
        self.weights = weights
        self.box = box
        self.unseen = dict(situation.pile)
        self.turns_to_come = situation.turns_to_come
        self.time = time = situation.time if situation.tiles_to_come else 0.0
        self.coin = COIN_AS_TIE_BREAK
        if situation.turns_to_come:
            self.coin = weights.coin * (weights.late_coin + (1 - weights.late_coin) * time)
        self.depot = DEPOT_PENALTY - (DEPOT_PENALTY - weights.depot) * time
        self.slot = weights.slot * time
        self.prizes = prizes_of(box, self.coin, weights.coworker)
        drawn = situation.drawn if situation.tiles_to_come else 0.0
        left: dict[Species, int] = {}
        for tile, number in situation.pile:
            if isinstance(tile, Animal):
                left[tile.species] = left.get(tile.species, 0) + number
        # For every seat and species the number of tiles that will probably come, if they are wanted.
        self.arrivals = [
            {
                species: number
                * weights.catch
                * drawn
                / (1 + weights.contest * wanted_by_others(situation, seat, species))
                for species, number in left.items()
            }
            for seat in range(len(situation.collected))
        ]

    def draws(self) -> list[tuple[Tile, float]]:
        """List every tile that may be drawn next, with its chance."""
        total = sum(self.unseen.values())
        return [(tile, number / total) for tile, number in self.unseen.items()]

    def reaching(self, size: float) -> float:
        """Return what a basin is worth that grows from nothing to a size, with everything that it earns on the way."""
        whole = min(int(size), LARGEST - 1)
        return self.prizes[whole] + (size - whole) * (self.prizes[whole + 1] - self.prizes[whole])


def wanted_by_others(situation: Situation, seat: int, species: Species) -> int:
    """Count the rivals who have a basin of a species."""
    return sum(species in basins for other, basins in enumerate(situation.collected) if other != seat)


def prizes_of(box: AquarettoBox, coin: float, coworker: float) -> list[float]:
    """Add up what the animals of a basin bring, by their number: a point each, and what they earn."""
    total, prizes = 0.0, [0.0]
    for size in range(1, LARGEST + 1):
        total += 1.0 + (coin if size in box.marks.coin else 0.0) + (coworker if size in box.marks.coworker else 0.0)
        prizes.append(total)
    return prizes


@lru_cache(maxsize=REMEMBERED)
def composition(pile: tuple[Tile, ...], drawn: int) -> tuple[tuple[Tile, int], ...]:
    """Count the unseen tiles of a pile, in a fixed order."""
    counts: dict[Tile, int] = {}
    for tile in pile[drawn:]:
        counts[tile] = counts.get(tile, 0) + 1
    return tuple(sorted(counts.items(), key=lambda entry: entry[0].rank))


def time_left(table: AquarettoTable) -> float:
    """Return the share of the main pile that is left."""
    return table.main_pile / max(1, len(table.pile) - table.box.end_pile)


shared = lru_cache(maxsize=REMEMBERED)(Outlook)


def looking_ahead(table: AquarettoTable, weights: Weights, *, turns_to_come: bool) -> Outlook:
    """Look ahead from a table; tables that do not differ in what matters share one outlook."""
    left = len(table.pile) - table.drawn
    situation = Situation(
        composition(table.pile, table.drawn),
        time_left(table),
        min(1.0, (table.main_pile + EXPECTED_OF_END_PILE) / max(1, left)),
        not table.last_round,
        turns_to_come,
        tuple([tuple(park.basins) for park in table.parks]),
    )
    return shared(situation, table.box, weights)


def within_round(table: AquarettoTable, weights: Weights) -> Outlook:
    """Look ahead as a player who will have another turn in this round."""
    return looking_ahead(table, weights, turns_to_come=True)


def after_round(table: AquarettoTable, weights: Weights) -> Outlook:
    """Look ahead as a player who takes a truck: beyond this round, if anything comes after it."""
    return looking_ahead(table, weights, turns_to_come=not table.last_round)
