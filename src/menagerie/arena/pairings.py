"""Who plays whom, and from which seats: every deal is played by every table in every seating, duplicate style."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

TABLES = ("mixed", "duels")


class Fixture(NamedTuple):
    """A game to be played: which deal, and who sits where."""

    deal: int
    seated: tuple[str, ...]  # labels


def tables_of(labels: Sequence[str], seats: int, kind: str | None = None) -> list[tuple[str, ...]]:
    """List the tables: all groups of different bots, or duels of one bot against copies of another.

    A bot alone in the tournament plays itself. If no kind is asked for, duels are for when there are too few bots.
    """
    if seats == 1:
        return [(label,) for label in labels]
    if len(labels) == 1:
        return [(labels[0],) * seats]
    if kind == "mixed" and len(labels) < seats:
        raise BadRequest("arena.error.too_few_bots", bots=len(labels), seats=seats)
    if kind == "mixed" or (kind is None and len(labels) >= seats):
        return list(combinations(labels, seats))
    if seats == 2:
        return list(combinations(labels, 2))
    return [(one, *[other] * (seats - 1)) for one in labels for other in labels if one != other]


def seatings(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Move everybody on by one seat until all have sat everywhere; a seating that repeats is not played again."""
    return list(dict.fromkeys(table[shift:] + table[:shift] for shift in range(len(table))))


def fixtures(tables: Sequence[tuple[str, ...]], deals: int) -> Iterator[Fixture]:
    """List the games deal by deal, so that a part of a tournament is as fair as the whole."""
    places = [seated for table in tables for seated in seatings(table)]
    for deal in range(deals):
        for seated in places:
            yield Fixture(deal, seated)


def deals_for(games: int, tables: Sequence[tuple[str, ...]]) -> int:
    """Return how many deals it takes to play at least that many games."""
    return -(-games // sum(len(seatings(table)) for table in tables))
