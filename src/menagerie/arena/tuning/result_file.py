"""The file that a search writes: the weights, how they were found, and where to resume after a kill.

It begins as a copy of the weights that the search starts from, with all the searches that led to them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from menagerie.arena.tuning.search import Progress
from menagerie.arena.tuning.strategy import Belief
from menagerie.arena.tuning.trials import games_a_deal
from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from menagerie.arena.tuning.search import Check, Search
    from menagerie.bots.knowledge.weight_sets import Shape, WeightsFile

HEAD = """\
# The weights of the bots for {game}, by number of players; bots/knowledge/{game}/weights.py says what each means.
# `menagerie tune` writes such files: every search behind them is told below, with the match that checked what it had
# found (docs/bots.md). To see for yourself: menagerie tournament {game} --bots greedy:THIS_FILE,greedy
"""
ASKED = ("seats", "options", "weights", "generations", "population", "games", "spread", "check", "seed")


@dataclass(frozen=True)
class ResultFile:
    """The file of one search."""

    path: Path
    shape: Shape[Any]
    start: WeightsFile
    search: Search
    made: Mapping[str, Any]  # what the search will say about itself: command, date, version

    def asked(self) -> dict[str, Any]:
        """Return what is asked for."""
        search = self.search
        games = games_a_deal(search.seats)
        return {
            "seats": search.seats,
            "options": [f"{name}={json.dumps(value)}" for name, value in search.options.items()],
            "weights": list(search.space.names),
            "generations": search.generations,
            "population": 2 * search.pairs,
            "games": games * search.deals,
            "spread": search.spread,
            "check": games * search.check_deals,
            "seed": search.seed,
        }

    def progress(self) -> Progress | None:
        """Return how far the search has come; None if it is done. The file of another search is refused."""
        if not self.path.exists():
            return self.search.begin()
        before = self.shape.read(self.path)
        last = before.searches[-1] if before.searches else {}
        same = {name: last.get(name) for name in ASKED} == self.asked()
        if not same or last.get("start") != self.changed(self.search.space.start):
            raise BadRequest("arena.error.other_search", file=str(self.path))
        if last["outcome"] != "searching":
            return None
        reached = last["reached"]
        belief = Belief(tuple(reached["middle"]), tuple(reached["spread"]))
        return Progress(last["done"], belief, tuple(reached["total"]), tuple(last["points"]))

    def keep(self, progress: Progress) -> None:
        """Write how far the search has come; the weights are still those of the start."""
        belief = progress.belief
        reached = {"middle": list(belief.middle), "spread": list(belief.spread), "total": list(progress.total)}
        self._write(self.search.space.start, {**self._told(progress), "outcome": "searching", "reached": reached})

    def finish(self, progress: Progress, found: Mapping[str, float], check: Check) -> None:
        """Write the result of the search; weights that are not certainly better are reported, but not used."""
        taken = found if check.is_gain else self.search.space.start
        story = {
            **self._told(progress),
            "outcome": "better" if check.is_gain else "no better",
            "found": self.changed(found),
            "checked": {
                "games": check.games,
                "deals": check.lead.number,
                "lead": round(check.lead.value, 3),
                "lead_95": [round(check.lead.low, 3), round(check.lead.high, 3)],
                "ahead": round(check.ahead.value, 3),
                "ahead_95": [round(check.ahead.low, 3), round(check.ahead.high, 3)],
            },
        }
        self._write(taken, story)

    def last(self) -> dict[str, Any]:
        """Return the story of the search as it is in the file."""
        return self.shape.read(self.path).searches[-1]

    def changed(self, weights: Mapping[str, float]) -> dict[str, float]:
        """Leave only the weights that are searched."""
        return {name: weights[name] for name in self.search.space.names}

    def _told(self, progress: Progress) -> dict[str, Any]:
        return {
            **self.made,
            **self.asked(),
            "done": progress.generation,
            "played": progress.generation * self.search.games_a_generation,
            "points": list(progress.points),
            "start": self.changed(self.search.space.start),
        }

    def _write(self, weights: Mapping[str, float], story: Mapping[str, Any]) -> None:
        """Write the file as a whole, or, if the program is killed meanwhile, not at all."""
        sections = {**self.start.weights, self.start.section(self.search.seats): weights}
        lines = [HEAD.format(game=self.shape.game), f'game = "{self.shape.game}"']
        for section, numbers in sections.items():
            lines += ["", f"[weights.{section}]", *pairs(numbers)]
        for told in (*self.start.searches, story):
            lines += ["", "[[searches]]", *pairs(told)]
            for name, value in told.items():
                if isinstance(value, dict):
                    lines += ["", f"[searches.{name}]", *pairs(value)]
        beside = self.path.with_name(f"{self.path.name}.new")
        try:
            beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
            beside.replace(self.path)
        except OSError as error:
            fault = error.strerror or str(error)
            raise BadRequest("arena.error.cannot_write", file=str(self.path), fault=fault) from error


def pairs(table: Mapping[str, Any]) -> Iterator[str]:
    """Write the plain values of a table as TOML; texts, numbers and lists of them look the same in JSON."""
    for name, value in table.items():
        if not isinstance(value, dict):
            yield f"{name} = {json.dumps(value, ensure_ascii=False)}".replace("\x7f", "\\u007f")
