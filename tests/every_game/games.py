"""Every game, in every number of seats and with its options, for the tests that all games pass."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

import pytest

from kernel.toy_game import CARDS, SECRETS, ToyTable
from menagerie.games import RULES as PART
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import Game, new_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.kernel.rules import Rules


@dataclass(frozen=True, eq=False)
class Subject:
    """A game with a number of seats and options."""

    rules: Rules[Any]
    seats: int
    options: dict[str, Any]
    census: Callable[[Any], Counter[str]]

    def new(self, seed: int) -> Game:
        return new_game(self.rules, self.seats, seed, self.options)

    def find_rules(self, name: str) -> Rules[Any]:
        assert name == self.rules.name
        return self.rules

    @cached_property
    def length(self) -> int:
        """About how many decisions a random game takes."""
        return sum(1 for _ in random_game(self, 0))

    def stride(self, most: int) -> int:
        """Look at one position in so many, so that about `most` of a game are looked at, however long it is."""
        return max(self.length // most, 1)

    @property
    def sparing(self) -> int:
        """One position in so many is looked at closely: all of them in `make long`, few in the quick run."""
        return 1 if THOROUGH else self.stride(CLOSELY)

    def __str__(self) -> str:
        named = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.rules.name}-{self.seats}" + (f"-{named}" if named else "")


def toy_census(table: ToyTable) -> Counter[str]:
    """Count the cards of the toy game; its bonuses are not cards."""
    zones = [*table.hands, *table.piles, table.deck]
    return Counter(card for zone in zones for card in zone if card in CARDS)


class Ways(Protocol):
    """The file subjects.py in the tests of a game."""

    @property
    def SETTINGS(self) -> list[tuple[int, dict[str, Any]]]:  # noqa: N802  # a constant of the file
        """Seats and options: every number of seats and every option is in one of them."""
        ...

    @property
    def SOAKED(self) -> list[tuple[int, dict[str, Any]]]:  # noqa: N802  # a constant of the file
        """The ways in which thousands of games are played."""
        ...

    def census(self, table: Any) -> Counter[str]:
        """Count everything that exists, wherever it is."""
        ...


# How many positions of a game are looked at, however long it is: more by `make long`.
THOROUGH = bool(os.environ.get("MENAGERIE_THOROUGH"))
PLAYED_ON = 40 if THOROUGH else 6
OPENING = 12 if THOROUGH else 3  # decisions at its start: all of them
CLOSELY = 30
TESTED = sorted(path.parent.name for path in Path(__file__).parents[1].glob("*/subjects.py"))  # offered already or not
WAYS: dict[str, Ways] = {name: cast("Ways", import_module(f"{name}.subjects")) for name in TESTED}
RULES: dict[str, Rules[Any]] = {name: cast("Rules[Any]", PART.of(name)) for name in TESTED}
SETTINGS = {name: ways.SETTINGS for name, ways in WAYS.items()}


def subjects() -> Iterator[Subject]:
    yield from (Subject(SECRETS, seats, {}, toy_census) for seats in SECRETS.seats)
    for name, ways in WAYS.items():
        yield from (Subject(RULES[name], seats, options, ways.census) for seats, options in ways.SETTINGS)


def soaked() -> Iterator[Subject]:
    """List the ways to play in which thousands of games are played: all seats, all options, all boards."""
    for name, ways in WAYS.items():
        yield from (Subject(RULES[name], seats, options, ways.census) for seats, options in ways.SOAKED)


SUBJECTS = list(subjects())
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


def random_game(subject: Subject, seed: int) -> Iterator[Game]:
    """Play a random game and stop at each of its decisions; the last stop is the end."""
    game = subject.new(seed)
    chance = Chance(seed)
    yield game
    while game.decision is not None:
        take_any(game, chance)
        yield game


def some_positions(subject: Subject, seed: int) -> Iterator[Game]:
    """Play a random game and stop at some of its decisions and at the end, for tests that play on from there."""
    step = subject.stride(PLAYED_ON)
    for game in random_game(subject, seed):
        if game.number % step == seed % step or game.number < OPENING or game.decision is None:
            yield game


def take_any(game: Game, chance: Chance) -> None:
    """Let any of the seats that are asked take any option."""
    decision = chance.pick(game.decisions)
    game.apply(chance.below(len(decision.options)), seat=decision.seat)


def play_out(game: Game, chance: Chance) -> None:
    """Play a game to its end at random."""
    while game.decision is not None:
        take_any(game, chance)


def everything(game: Game) -> dict[str, Any]:
    """All that there is to know of a position, for comparing."""
    return {
        "table": game.rules.dump(game.table),
        "views": [game.view(seat) for seat in [None, *range(game.setting.seats)]],
        "asked": [(decision.seat, decision.prompt, decision.keys) for decision in game.decisions],
        "number": game.number,
        "picks": game.picks(),
        "scores": game.scores(),
    }
