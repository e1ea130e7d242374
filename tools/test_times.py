"""Where the seconds of the tests go, by folder and by game: `make test-times` after `make tests`.

A second is one of the whole run: two tests that run side by side for a second take half of it each.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree

from menagerie.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

BUDGET = 60.0  # seconds of the run for each game
SLOWEST = 15
HOUSE = "(no game)"


class Spent(NamedTuple):
    """A test, and how many seconds of the run it took."""

    module: str
    name: str
    seconds: float

    @property
    def folder(self) -> str:
        """The folder in which it lies."""
        parts = self.module.split(".")
        return parts[1] if len(parts) > 2 else parts[0]

    @property
    def game(self) -> str:
        """The game whose name its folder, its file or its name bears."""
        named = [game for game in GAMES if game in f"{self.module}.{self.name}"]
        return max(named, key=len, default=HOUSE)  # a game may bear the name of another and more


def read(path: str) -> list[Spent]:
    """Read what pytest has written down of a run."""
    run = ElementTree.parse(path).getroot()
    cases = [(case.get("classname", ""), case.get("name", ""), seconds(case)) for case in run.iter("testcase")]
    side_by_side = sum(spent for *_, spent in cases) / sum(map(seconds, run.iter("testsuite")))
    return [Spent(module, name, spent / side_by_side) for module, name, spent in cases]


def seconds(element: ElementTree.Element) -> float:
    """Read how long something took."""
    return float(element.get("time", "0"))


def lines(tests: list[Spent]) -> Iterable[str]:
    """List the folders, the games and the slowest tests."""
    yield f"{len(tests)} tests, {sum(test.seconds for test in tests):.0f} seconds"
    yield from shares("by folder", tests, lambda test: test.folder)
    for line in shares("by game", tests, lambda test: test.game):
        game = line.split(maxsplit=1)[-1]
        over = game in GAMES and float(line.split()[0]) > BUDGET
        yield f"{line}  over its {BUDGET:.0f} seconds" if over else line
    yield "\nslowest"
    for test in sorted(tests, key=lambda test: -test.seconds)[:SLOWEST]:
        yield f"{test.seconds:8.1f}  {test.module}::{test.name}"


def shares(title: str, tests: list[Spent], key: Callable[[Spent], str]) -> Iterable[str]:
    """List how many seconds each kind of test takes, the most first."""
    yield f"\n{title}"
    spent = Counter[str]()
    for test in tests:
        spent[key(test)] += test.seconds  # type: ignore[assignment]
    for name, most in spent.most_common():
        yield f"{most:8.1f}  {name}"


def main(path: str) -> None:
    """Print the report of a run."""
    if not Path(path).exists():
        sys.exit(f"{path} is not there yet: `make tests` writes it")
    print("\n".join(lines(read(path))))


if __name__ == "__main__":
    main(sys.argv[1])
