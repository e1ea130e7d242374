"""One game of a tournament, from the deal to its record."""

from __future__ import annotations

import os
import platform
import traceback
from dataclasses import asdict, dataclass, replace
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

from menagerie.arena.figures import figures_of
from menagerie.arena.played import Fault, Played, lost
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.games import rules_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import IllegalPick, MenagerieError, fault_of
from menagerie.kernel.game import Game, new_game, whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.arena.clock import Clock
    from menagerie.bots.bot import Bot
    from menagerie.kernel.rules import Standing

TRACE, LINE = 4000, 300  # signs of a foreign error that are kept: of where it was, and of what it says


@dataclass(frozen=True)
class Job:
    """Everything that a worker must know to play a game, as plain JSON values; lists go by seat."""

    game: str
    rules: int
    options: Mapping[str, Any]
    seed: int
    deal: int
    deal_seed: int
    labels: tuple[str, ...]
    bots: tuple[str, ...]  # what they are made from
    versions: tuple[str, ...]
    weights: tuple[str, ...]
    luck: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the job as plain JSON values."""
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Job:
        """Read a job."""
        given: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        return Job(**given)

    def about(self) -> dict[str, Any]:
        """Return what the record of the game says about it beforehand."""
        same = ("game", "rules", "options", "seed", "deal", "deal_seed", "versions", "weights")
        return {"bots": self.labels, **{name: getattr(self, name) for name in same}}


class Thinking:
    """How long a bot thought."""

    __slots__ = ("cpu_seconds", "decisions", "longest", "seconds")

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.cpu_seconds = 0.0
        self.longest = 0.0

    def add(self, seconds: float, cpu_seconds: float) -> None:
        """Add a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.cpu_seconds += cpu_seconds
        self.longest = max(self.longest, seconds)

    def to_json(self) -> dict[str, float]:
        """Return the times as plain JSON values."""
        return {name: round(getattr(self, name), 6) for name in self.__slots__}


class LostByFault(Exception):
    """A bot has lost by its own fault."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault


class TournamentGame:
    """A game of a tournament in progress."""

    def __init__(self, job: Job, clock: Clock) -> None:
        self.job = job
        self.clock = clock
        self.thinking = [Thinking() for _ in job.bots]

    def play(self) -> Played:
        """Play the game, and write its record; whatever a bot does is the bot's fault, and the record says so."""
        started, cpu_started = perf_counter(), process_time()
        try:
            game = new_game(rules_of(self.job.game), len(self.job.bots), self.job.deal_seed, self.job.options)
            figures = figures_of(self.job.game)
            first = figures.first_player(game.table) if figures is not None else 0
            self._play_out(game, [self._made(seat) for seat in range(len(self.job.bots))])
            played = self._record(game, first)
        except LostByFault as failed:
            played = lost(self.job, failed.fault)
        except Exception as error:  # a fault of the rules is no bot's, and must not end the tournament
            played = lost(self.job, Fault(None, "broken", fault_of(error), traceback.format_exc()[-TRACE:]))
        return replace(
            played,
            thinking=tuple(thinking.to_json() for thinking in self.thinking),
            seconds=round(perf_counter() - started, 6),
            cpu_seconds=round(process_time() - cpu_started, 6),
            worker=f"{platform.node()}:{os.getpid()}",
        )

    def _made(self, seat: int) -> Bot:
        self.clock.begin(seat)
        try:
            return bot_of(self.job.bots[seat], self.job.game, Chance(self.job.luck[seat]), files=True)
        except BaseException as error:
            raise LostByFault(raised(seat, error)) from error
        finally:
            self.clock.end()

    def _play_out(self, game: Game, bots: list[Bot]) -> None:
        begin, end = self.clock.begin, self.clock.end
        glimpses = [Glimpse(game, seat) for seat in range(len(bots))]
        while (decision := game.decision) is not None:
            seat = decision.seat
            started, cpu_started = perf_counter(), process_time()
            begin(seat)
            try:
                pick = bots[seat].pick(glimpses[seat])
                if type(pick) is not int:
                    pick = counted(seat, pick)
            except LostByFault:
                raise
            except BaseException as error:
                raise LostByFault(raised(seat, error)) from error
            finally:
                end()
            self.thinking[seat].add(perf_counter() - started, process_time() - cpu_started)
            try:
                game.apply(pick, seat=seat)
            except IllegalPick as error:
                raise LostByFault(illegal(seat, error)) from error

    def _record(self, game: Game, first: int) -> Played:
        standing = game.standing()
        figures = figures_of(self.job.game)
        return Played(
            **self.job.about(),
            first=first,
            scores=tuple(standing.scores),
            parts=tuple(standing.parts),
            ranks=ranks_of(standing),
            winners=tuple(standing.leaders),
            decisions=game.number,
            figures=tuple(figures.players_in_figures(game.table, game.journal)) if figures is not None else (),
            table=figures.table_in_figures(game.table, game.journal) if figures is not None else {},
        )


def raised(seat: int, error: BaseException) -> Fault:
    """Record what a bot has raised; our own errors explain themselves."""
    foreign = error.__cause__ if isinstance(error, MenagerieError) and error.__cause__ is not None else error
    text = str(foreign) if isinstance(foreign, MenagerieError) else fault_of(foreign)
    return Fault(seat, "raised", text[:LINE], traceback.format_exc()[-TRACE:])


def counted(seat: int, pick: Any) -> int:
    """Read a bot's answer as an index while its time still runs: the answer may be foreign code too."""
    try:
        return whole(pick)
    except IllegalPick as error:
        raise LostByFault(illegal(seat, error)) from error


def illegal(seat: int, error: IllegalPick) -> Fault:
    """Record that a bot has made an illegal pick."""
    try:
        text = str(error)
    except ValueError:  # Python does not write numbers of thousands of digits
        text = fault_of(error)
    return Fault(seat, "illegal", text[:LINE])


def ranks_of(standing: Standing) -> tuple[int, ...]:
    """Rank the seats by points, then by the tie-break; equals share a rank."""
    results = list(zip(standing.scores, standing.tie_breaks, strict=True))
    return tuple(1 + sum(other > mine for other in results) for mine in results)
