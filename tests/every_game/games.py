"""Every game, in every number of seats and with its options, for the tests that all games pass."""

from __future__ import annotations

import os
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from ark_nova.census import ark_nova_census
from ark_nova.scenario import EXTRA_MAPS
from kernel.toy_game import CARDS, SECRETS, ToyTable
from menagerie.games import GAMES, rules_of
from menagerie.games.sanctuary.rules import RULES as SANCTUARY
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import Game, new_game
from sanctuary.census import sanctuary_census
from zooloretto.census import zooloretto_census

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.kernel.rules import Rules


class Subject(NamedTuple):
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

    def __str__(self) -> str:
        named = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.rules.name}-{self.seats}" + (f"-{named}" if named else "")


def toy_census(table: ToyTable) -> Counter[str]:
    """Count the cards of the toy game; its bonuses are not cards."""
    zones = [*table.hands, *table.piles, table.deck]
    return Counter(card for zone in zones for card in zone if card in CARDS)


# Sanctuary is not offered yet: it has rules, but neither a page nor bots.
RULES: dict[str, Rules[Any]] = {**{name: rules_of(name) for name in GAMES}, SANCTUARY.name: SANCTUARY}
CENSUS: dict[str, Callable[[Any], Counter[str]]] = {
    "zooloretto": zooloretto_census,
    "ark_nova": ark_nova_census,
    "sanctuary": sanctuary_census,
}
# Every number of seats and every option in some game; a short game is played in all ways, a long one in a few.
HOUSE_RULES = {"stalls_leave_barn": False, "short_bank": "pays_nothing", "extension_bonus": 2, "first_player": 1}
SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "zooloretto": [(seats, options) for seats in range(2, 6) for options in ({}, HOUSE_RULES)],
    "ark_nova": [
        (1, {"maps": "one_of_two", "discard": "open"}),
        (2, {}),
        (2, {"maps": "random", "map_set": "both"}),
        (3, {"maps": "draft", "map_set": "all"}),
        (4, {"maps": "one_of_two", "peaceful": True}),
        (3, {"maps": ["9", "10", "13"]}),
        (2, {"maps": ["11", "12"]}),
        (2, {"maps": ["14", "t1"], "discard": "open"}),
    ],
    "sanctuary": [
        (1, {}),
        (1, {"solo_markers": 12, "map_side": "2"}),
        (2, {"relocated_pairs": True, "macaw_level": 2}),
        (3, {"first_game": True, "first_player": 2}),
        (4, {"map_side": "2", "achievement_points": "5-8-11"}),
        (5, {}),
    ],
}
# A game of hundreds of decisions is looked at less often, and most often by `make long`.
THOROUGH = bool(os.environ.get("MENAGERIE_THOROUGH"))
STRIDE = {"ark_nova": 45 if THOROUGH else 90, "sanctuary": 15 if THOROUGH else 40}
OPENING = {
    "ark_nova": 12 if THOROUGH else 5,
    "sanctuary": 12 if THOROUGH else 5,
}  # decisions at its start that are all looked at


def subjects() -> Iterator[Subject]:
    yield from (Subject(SECRETS, seats, {}, toy_census) for seats in SECRETS.seats)
    for name, settings in SETTINGS.items():
        for seats, options in settings:
            yield Subject(RULES[name], seats, options, CENSUS[name])


def soaked() -> Iterator[Subject]:
    """List the ways to play in which thousands of games are played: all seats, all options, all maps."""
    for name in ("zooloretto", "sanctuary"):
        for seats, options in SETTINGS[name]:
            yield Subject(RULES[name], seats, options, CENSUS[name])
    yield Subject(RULES["ark_nova"], 1, {"maps": "one_of_two", "map_set": "both"}, CENSUS["ark_nova"])
    for name in EXTRA_MAPS:
        yield Subject(RULES["ark_nova"], 1, {"maps": name}, CENSUS["ark_nova"])
        yield Subject(RULES["ark_nova"], 3, {"maps": name}, CENSUS["ark_nova"])
    for seats in range(2, 5):
        for maps in ("a", "0", "random", "draft", "one_of_two"):
            for options in ({"maps": maps}, {"maps": maps, "map_set": "alternative", "peaceful": True}):
                yield Subject(RULES["ark_nova"], seats, options, CENSUS["ark_nova"])
    for names in (["13", "9"], ["9", "10", "13"], ["10", "13", "9", "10"]):
        yield Subject(RULES["ark_nova"], len(names), {"maps": names}, CENSUS["ark_nova"])


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
    stride, opening = STRIDE.get(subject.rules.name, 6), OPENING.get(subject.rules.name, 12)
    for game in random_game(subject, seed):
        if game.number % stride == seed % stride or game.number < opening or game.decision is None:
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
