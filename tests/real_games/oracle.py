"""Compares what our engine offers with what was offered at the same moment of a real game, both ways."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.table import Table
from real_games.explained import EXPLAINED
from real_games.offers import OFFERS, Asked, card_status

if TYPE_CHECKING:
    from menagerie.kernel.game import Game

NEVER_ASKED = "never asked"
OFFERED = ("cards", "snap", "in_range", "placements", "tasks", "strengths_offered", "left")  # lists in a record
EQUAL, EXPLAINED_BY_RULE, UNEXPLAINED = "equal", "explained", "unexplained"


@dataclass
class Record:
    """What was offered to a player after a step, and how ours differed when it was last compared."""

    entry: dict[str, Any]
    difference: str | None = NEVER_ASKED

    @property
    def step(self) -> int:
        """The step after which it was offered."""
        return int(self.entry["after_step"])

    @property
    def kind(self) -> str:
        """What sort of offer it is."""
        return str(self.entry["kind"])

    @property
    def reason(self) -> str | None:
        """Why it may differ, by a printed rule."""
        return EXPLAINED.get((self.step, self.kind, self.entry["p"]))

    @property
    def outcome(self) -> str:
        """Whether it agrees."""
        if self.difference is None:
            return EQUAL
        return UNEXPLAINED if self.reason is None else EXPLAINED_BY_RULE


class Oracle:
    """All records of a game, compared while it is replayed."""

    def __init__(self, records: list[dict[str, Any]], players: list[str], buildings: dict[int, str]) -> None:
        self.records = [Record(entry) for entry in records]
        self.players = players
        self.buildings = buildings

    def observe(self, game: Game, met: int, coming: int) -> None:
        """Compare the question that is open with what was offered between two steps of the log."""
        decision = game.decision
        assert decision is not None
        assert isinstance(game.table, Table)
        self.look(game.table, met, coming)
        word = decision.prompt.key.rpartition(".")[2]
        for record in self.records:
            until = coming + 1 if word == "take_revealed" else coming  # the log tells a hunt as one step
            if record.difference is None or not met <= record.step < until:
                continue
            offer = OFFERS.get((record.kind, word))
            if offer is not None and self.players.index(record.entry["p"]) == decision.seat:
                record.difference = offer(Asked(game.table, decision, self.buildings), record.entry)

    def look(self, table: Table, met: int, coming: int) -> None:
        """Compare what was told of cards between two steps of the log, for all players, whoever is asked."""
        for record in self.records:
            if record.kind == "card_status" and record.difference is not None and met <= record.step < coming:
                record.difference = card_status(table, self.players.index(record.entry["p"]), record.entry)

    def close(self) -> None:
        """Settle the records of questions that our engine does not ask, because nothing could be chosen."""
        for record in self.records:
            was_empty = record.kind != "card_status" and not any(record.entry.get(name) for name in OFFERED)
            if record.difference == NEVER_ASKED and was_empty:
                record.difference = None

    def by_outcome(self, outcome: str) -> list[Record]:
        """List the records with an outcome."""
        return [record for record in self.records if record.outcome == outcome]

    def summary(self) -> list[str]:
        """List how it came out."""
        outcomes = (EQUAL, EXPLAINED_BY_RULE, UNEXPLAINED)
        counts = Counter((record.kind, record.outcome) for record in self.records)
        lines = [f"oracle: {len(self.records)} records"]
        lines[0] += "".join(f", {len(self.by_outcome(outcome))} {outcome}" for outcome in outcomes)
        for kind in sorted({record.kind for record in self.records}):
            lines += [f"  {kind}: " + ", ".join(f"{counts[kind, o]} {o}" for o in outcomes if counts[kind, o])]
        for outcome in (EXPLAINED_BY_RULE, UNEXPLAINED):
            for record in self.by_outcome(outcome):
                where = f"after step {record.step}, {record.entry['p']}, {record.kind}"
                lines += [f"  {outcome}: {where}: {record.reason or record.difference}"]
        return lines
