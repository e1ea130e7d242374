"""Entries that the data files of every member have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.games.loretto.turn import Action


@dataclass(frozen=True)
class SpeciesEntry:
    """A species."""

    name: str
    set: str


@dataclass(frozen=True)
class TilesOfEachSpecies:
    """How many tiles of each sort a set brings of every species."""

    set: str
    name: str
    males: int
    females: int
    plain: int
    offspring: int


@dataclass(frozen=True)
class SeatsEntry:
    """What depends on the number of players."""

    name: str
    species_removed: int
    trucks: tuple[int, ...]


@dataclass(frozen=True)
class CoinEntry:
    """The coin tiles and the coins of a set."""

    set: str
    name: str
    tiles: int
    coins: int


@dataclass(frozen=True)
class Start:
    """How a game begins, for any number of players."""

    end_pile: int
    coins_each: int


@dataclass(frozen=True)
class ActionEntry:
    """An action of a turn, and what it costs."""

    name: str
    set: str
    price: int = 0
    to_owner: int = 0  # of the price


class OfASet(Protocol):
    """An entry that knows which set it belongs to."""

    @property
    def set(self) -> str:
        """The name of the set."""
        ...


E = TypeVar("E", bound=OfASet)


def among(sets: tuple[str, ...], entries: Mapping[str, E]) -> list[E]:
    """List the entries of some sets."""
    return [entry for entry in entries.values() if entry.set in sets]


def actions_among(
    sets: tuple[str, ...], entries: Mapping[str, ActionEntry], make: Mapping[str, Callable[[ActionEntry], Action]]
) -> tuple[Action, ...]:
    """Make the actions of some sets, the cheapest first."""
    cheapest_first = sorted(among(sets, entries), key=lambda entry: entry.price)
    return tuple(make[entry.name](entry) for entry in cheapest_first)
