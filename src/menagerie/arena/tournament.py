"""A tournament: what is played, by whom, and how it resumes."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from menagerie.arena.match import Job
from menagerie.arena.pairings import Fixture, deals_for, fixtures, tables_of
from menagerie.games import rules_of
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.arena.entrants import Entrant
    from menagerie.arena.local_workers import Workers
    from menagerie.arena.played import Played
    from menagerie.arena.results_file import ResultsFile


@dataclass(frozen=True)
class Tournament:
    """What is played: every deal by every table of bots in every seating."""

    game: str
    seats: int
    entrants: tuple[Entrant, ...]
    games: int  # at least this many
    seed: int
    options: Mapping[str, Any]  # all of them, also those with their usual value
    tables: str | None = None  # mixed or duels; None for what the number of bots suggests

    def fixtures(self) -> list[Fixture]:
        """List the games."""
        tables = tables_of(self.labels, self.seats, self.tables)
        return list(fixtures(tables, deals_for(self.games, tables)))

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of the bots."""
        return tuple(entrant.label for entrant in self.entrants)

    def job(self, fixture: Fixture) -> Job:
        """Return what a worker must know; a game depends on nothing but the seed, its deal and who sits where."""
        by_label = {entrant.label: entrant for entrant in self.entrants}
        seated = [by_label[label] for label in fixture.seated]
        return Job(
            game=self.game,
            rules=rules_of(self.game).version,
            options=self.options,
            seed=self.seed,
            deal=fixture.deal,
            deal_seed=drawn_from(self.seed, fixture.deal),
            labels=fixture.seated,
            bots=tuple(entrant.bot for entrant in seated),
            versions=tuple(entrant.identity.version for entrant in seated),
            weights=tuple(entrant.identity.weights for entrant in seated),
            luck=tuple(drawn_from(self.seed, fixture.deal, *fixture.seated, seat) for seat in range(self.seats)),
        )

    def run(self, results: ResultsFile, workers: Workers, progress: Callable[[int], None]) -> list[Played]:
        """Play what has not been played yet, and return the records of all games, in the order of the plan."""
        plan = self.fixtures()
        played = {record.key: record for record in self.played_before(results)}
        missing = [fixture for fixture in plan if fixture not in played]
        done = len(plan) - len(missing)
        progress(done)
        for number, record in enumerate(workers.play([self.job(fixture) for fixture in missing]), done + 1):
            results.append(record)
            played[record.key] = record
            progress(number)
        return [played[fixture] for fixture in plan]

    def played_before(self, results: ResultsFile) -> list[Played]:
        """Check that the games of a file belong to this tournament, and were played by the bots as they are now."""
        mine = (self.game, rules_of(self.game).version, dict(self.options), self.seed, self.seats)
        identities = {entrant.label: entrant.identity for entrant in self.entrants}
        for played in results.records:
            theirs = (played.game, played.rules, dict(played.options), played.seed, played.seats)
            if theirs != mine:
                raise BadRequest("arena.error.other_tournament", file=str(results.path))
            for label, version, weights in zip(played.bots, played.versions, played.weights, strict=True):
                if label in identities and identities[label] != (version, weights):
                    raise BadRequest("arena.error.other_state", file=str(results.path), bot=label)
        return list(results.records)


def new_tournament(
    game: str,
    *,
    seats: int,
    entrants: Sequence[Entrant],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    tables: str | None = None,
) -> Tournament:
    """Plan a tournament; what cannot be played is found here, not in every worker."""
    if games < 1:
        raise BadRequest("arena.error.too_few_games", games=games)
    setting = new_game(rules_of(game), seats, seed, options or {}).setting
    tournament = Tournament(game, seats, tuple(entrants), games, seed, setting.options, tables)
    tables_of(tournament.labels, seats, tables)
    return tournament


def drawn_from(*things: int | str) -> int:
    """Draw a number that depends on these things and nothing else, the same on every machine."""
    text = "\n".join(str(thing) for thing in things)
    return int.from_bytes(sha256(text.encode()).digest()[:7], "little")
