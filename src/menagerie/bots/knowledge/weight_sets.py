"""The weights of a game: numbers in a file, one set for each number of players, and how they were found."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from math import isfinite
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

W = TypeVar("W")


class WeightsFile(NamedTuple):
    """What is in a file of weights."""

    weights: dict[str, dict[str, float]]  # by numbers of players: "2", "3-5"
    searches: tuple[dict[str, Any], ...]  # how they were found, the last one last

    def section(self, seats: int) -> str:
        """Return the name of the set for a number of players."""
        return next(section for section in self.weights if seats in players_of(section))


@dataclass(frozen=True)
class Shape(Generic[W]):
    """Which weights a game has."""

    game: str
    kind: type[W]  # a dataclass of numbers
    seats: Sequence[int]
    groups: Mapping[str, tuple[str, ...]]  # all weights, by what they are about
    shares: frozenset[str]  # those that are chances or parts of a whole, so below 1

    @property
    def names(self) -> tuple[str, ...]:
        """What the weights are called."""
        return tuple(field.name for field in fields(self.kind))  # type: ignore[arg-type]  # it is a dataclass

    def load(self, path: Path) -> dict[int, W]:
        """Read the weights of a file, by number of players."""
        file = self.read(path)
        return {seats: self.kind(**file.weights[file.section(seats)]) for seats in self.seats}

    def read(self, path: Path) -> WeightsFile:
        """Read a file of weights; raise if weights are missing, or there are too many."""
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            fault = error.strerror or str(error)
            raise BadRequest("bots.error.no_weights_file", file=str(path), fault=fault) from error
        except ValueError as error:
            raise BadRequest("bots.error.no_weights_file", file=str(path), fault=str(error)) from error
        weights, searches = data.get("weights"), data.get("searches", [])
        if data.get("game") != self.game or not isinstance(weights, dict) or not isinstance(searches, list):
            raise BadRequest("bots.error.other_weights", file=str(path), game=self.game)
        for section, numbers in weights.items():
            self._check(path, section, numbers)
        for seats in self.seats:
            if sum(seats in players_of(section) for section in weights) != 1:
                raise BadRequest("bots.error.no_set_of_weights", file=str(path), seats=seats)
        return WeightsFile({name: self._in_order(numbers) for name, numbers in weights.items()}, tuple(searches))

    def _check(self, path: Path, section: str, numbers: Any) -> None:
        if not isinstance(numbers, dict) or not players_of(section):
            raise BadRequest("bots.error.unknown_weight", file=str(path), weight=section)
        for name in numbers:
            if name not in self.names:
                raise BadRequest("bots.error.unknown_weight", file=str(path), weight=name)
        for name in self.names:
            if not self._is_sound(name, numbers.get(name)):
                raise BadRequest("bots.error.bad_weight", file=str(path), weight=name, players=section)

    def _is_sound(self, name: str, number: Any) -> bool:
        if isinstance(number, bool) or not isinstance(number, (int, float)):
            return False
        return isfinite(number) and number > 0 and (number < 1 or name not in self.shares)

    def _in_order(self, numbers: Mapping[str, float]) -> dict[str, float]:
        return {name: float(numbers[name]) for name in self.names}


def players_of(section: str) -> range:
    """Return the numbers of players that a set is for: "2" or "3-5"; none if that is nonsense."""
    first, dash, last = section.partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()):
        return range(0)
    return range(int(first), int(last if dash else first) + 1)
