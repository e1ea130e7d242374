"""Replays a real game through our engine, choice by choice, and compares everything with what was written down.

    .venv/bin/python tests/real_games/replay.py

Where our engine asks for an order of effects that the log does not tell, orders are tried until all claims of the turn
are met and the table is as the log says when it ends.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from real_games.claims import Reader
from real_games.ledger import Ledger, differences
from real_games.oracle import Oracle
from real_games.search import Search, table_of, told
from real_games.table_setup import asking_everything, before_replenishing, first_game, laid_out_again
from real_games.transcript import FOLDER, G1, oracle_records, transcript

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.kernel.game import Game
    from real_games.claims import Stretch
    from real_games.search import Pick
    from real_games.transcript import Transcript


@dataclass
class Fault:
    """A stretch that could not be replayed: how far it came, and why not further."""

    stretch: str
    step: int
    reason: str


@dataclass
class Report:
    """What a replay found out."""

    decisions: int = 0  # steps of the log that were somebody's decision
    legal: int = 0
    turns: int = 0
    closely: int = 0  # turns in which figures and hand went the way of the log, effect by effect
    faults: list[Fault] = field(default_factory=list)
    figures: int = 0  # compared: totals, hands, display, buildings ... when a turn begins and ends
    wrong: Counter[str] = field(default_factory=Counter)  # figures that differed, by name
    oracle: Oracle | None = None


class Replay:
    """A real game on its way through our engine."""

    def __init__(self, transcript: Transcript, records: list[dict[str, Any]]) -> None:
        self.transcript = transcript
        self.players = transcript.players
        self.reader = Reader(transcript)
        self.ledger = Ledger(transcript)
        self.game = first_game(transcript)
        self.oracle = Oracle(records, self.players, self.reader.buildings)
        self.report = Report(oracle=self.oracle)
        self.last_turn_of = 0  # the seat

    def run(self) -> Report:
        """Replay the game to its end."""
        for stretch in self.reader.stretches():
            self.stretch(stretch)
        self.oracle.close()
        return self.report

    def stretch(self, stretch: Stretch) -> None:
        """Replay a stretch, or say why not and lay out the table as it was afterwards."""
        decided = {step["n"] for step in stretch.steps if step.get("decision")}
        self.report.decisions += len(decided)
        asked = self.game.decisions and table_of(self.game).stage == stretch.kind
        if stretch.kind == "income" and asked:
            asked = self.game.decisions[0].seat == self.transcript.seat(stretch.player or "")
        if stretch.kind == "turn":
            self.report.turns += 1
            self.last_turn_of = self.transcript.seat(stretch.player or "")
            for name, (log, ours) in self._compare().items():  # a break may lie before it
                self.report.faults.append(Fault(stretch.name, stretch.steps[0]["n"], told(name, log, ours)))
        before = self.game
        moments = {stretch.steps[0]["n"] - 1 if stretch.steps else -1: self.ledger.moment()}
        for step in stretch.steps:
            self.ledger.tell(step)
            moments[step["n"]] = self.ledger.moment()
        if not asked:
            if decided or stretch.kind == "turn":
                self._fail(stretch, before, min(decided, default=stretch.last_step), "not asked", set())
            return
        ends = stretch.kind == "turn"
        check = (lambda table: differences(self.ledger, table, self.players)) if ends else (lambda table: {})
        closely = moments if stretch.kind in ("turn", "income") else None
        searches = [Search(stretch, self.players, check, each) for each in ([closely, None] if closely else [None])]
        for search in searches:
            picks = search.run(self.game.fork())
            if picks is not None:
                self.report.closely += stretch.kind == "turn" and search.moments is not None
                self.report.legal += len(decided)
                self._take(stretch, picks)
                return
        best = max(searches, key=lambda search: search.best)
        self._count(best.wrong)
        self._fail(stretch, before, best.step, best.reason, best.met & decided)

    def _take(self, stretch: Stretch, picks: list[Pick]) -> None:
        """Make the picks in the game itself and compare at each of them."""
        start = stretch.steps[0]["n"] - 1 if stretch.steps else -1
        for number, pick in enumerate(picks):
            coming = next((each.claim.step for each in picks[number:] if each.claim), stretch.last_step + 1)
            met = [each.claim.step for each in picks[:number] if each.claim and each.claim.step < coming]
            start = max(met, default=start)
            self.oracle.observe(self.game, start, coming)
            with before_replenishing(partial(self.oracle.look, met=start, coming=stretch.last_step + 1)):
                self.game.apply(pick.index, seat=pick.seat, pause=True)
        if self.game.decision is not None:  # conceded in the middle of a turn
            self.oracle.observe(self.game, start, stretch.last_step + 1)
        if stretch.kind == "turn":
            self._compare()
        self.game.go_on()

    def _compare(self) -> dict[str, tuple[Any, Any]]:
        """Compare the table with the ledger."""
        wrong = differences(self.ledger, table_of(self.game), self.players)
        self.report.figures += len(self.ledger.expected())
        self._count(wrong)
        return wrong

    def _count(self, wrong: Iterable[str]) -> None:
        self.report.wrong.update(name.partition(" ")[2] or name for name in wrong)

    def _fail(self, stretch: Stretch, before: Game, step: int, reason: str, met: set[int]) -> None:
        self.report.legal += len(met)
        self.report.faults.append(Fault(stretch.name, step, reason))
        coming = (self.last_turn_of + 1) % len(self.players)
        self.game = laid_out_again(before, self.ledger, self.players, coming)


def replay(name: str, every_order: bool = True) -> Report:
    """Replay a game by name; without `every_order` our engine asks for an order of effects only where it matters."""
    with asking_everything(every_order):
        return Replay(transcript(name), oracle_records(name)).run()


def main() -> None:
    """Replay the game and say what came out."""
    if not FOLDER.is_dir():
        sys.exit("no real games lie beside the checkout (shared/realgames/arknova)")
    report = replay(G1)
    assert report.oracle is not None
    first = report.faults[0].step if report.faults else "none"
    lines = [
        f"decisions legal: {report.legal} of {report.decisions}; first bad step: {first}",
        f"turns: {report.turns}; effect by effect as the log has it: {report.closely}",
        f"figures compared: {report.figures}; different: {dict(report.wrong) or 'none'}",
        *(f"stopped: {fault.stretch}, step {fault.step}: {fault.reason}" for fault in report.faults),
        *report.oracle.summary(),
    ]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
