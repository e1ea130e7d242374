"""Analyses of finished games: one after the other in a process of their own; the newest are kept."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Literal

from menagerie.bots.analysis import Work
from menagerie.bots.planner.planning import planning_of
from menagerie.server.messages.analysis import AnalysisInfo, AnalysisState
from menagerie.server.processes import Processes
from menagerie.server.refusals import Forbidden, TooFast, WrongMoment
from menagerie.server.storage import analyses as storage

if TYPE_CHECKING:
    from menagerie.bots.analysis.verdict import Verdict
    from menagerie.bots.analysis.work import Piece
    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person
    from menagerie.server.settings import Settings
    from menagerie.server.storage.database import Database

log = logging.getLogger(__name__)
WAITING = 20  # at most


class Request:
    """Somebody's request to have a game analysed."""

    def __init__(self, table: LiveTable, person: str) -> None:
        self.table = table
        self.person = person
        self.state: Literal["waiting", "running", "failed"] = "waiting"
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """What has been analysed, and what is waiting; everybody may ask for one at a time."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self._requests: dict[str, Request] = {}  # by table, in the order in which they were made
        self._one = asyncio.Lock()
        self._process = Processes(1, settings.analysis_nice)

    async def state(self, table: LiveTable, person: Person | None) -> AnalysisState:
        """Return how far the analysis of a finished game is."""
        if table.record.state != "finished":
            raise WrongMoment("server.error.not_finished")
        name = table.record.id
        if name not in self._requests:
            version = self.settings.find_rules(table.record.game).version
            kept = await self.database.read(lambda connection: storage.find_analysis(connection, name, version))
            if kept is not None:
                return AnalysisState(state="done", analysis=kept)
        return self._progress(name, person)

    def _progress(self, table: str, person: Person | None) -> AnalysisState:
        """Return the progress of an analysis that is not there yet."""
        request = self._requests.get(table)
        if request is None:
            return AnalysisState(state="none")
        return AnalysisState(
            state=request.state,
            done=request.done,
            total=request.total,
            ahead=list(self._waiting()).index(table) if request.state == "waiting" else 0,
            mine=person is not None and request.person == person.id,
        )

    async def ask(self, table: LiveTable, person: Person) -> AnalysisState:
        """Ask for an analysis; one that is there already, or under way, is not made again."""
        known = await self.state(table, person)
        if known.state in ("done", "waiting", "running"):
            return known
        planning_of(table.record.game, "planner")  # raises if no bot knows the game
        waiting = self._waiting()
        if any(request.person == person.id for request in waiting.values()):
            raise WrongMoment("server.error.analysis_running")
        if len(waiting) >= WAITING:
            raise TooFast("server.error.analyses_full")
        name = table.record.id
        self._requests.pop(name, None)
        request = self._requests[name] = Request(table, person.id)
        request.task = asyncio.create_task(self._serve(request))
        return self._progress(name, person)

    async def cancel(self, table: LiveTable, person: Person) -> AnalysisState:
        """Withdraw one's own request."""
        request = self._requests.get(table.record.id)
        if request is not None:
            if request.person != person.id:
                raise Forbidden("server.error.not_your_analysis")
            self._drop(request)
        return await self.state(table, person)

    def close(self) -> None:
        """Give everything up."""
        for request in list(self._requests.values()):
            self._drop(request)
        self._process.close()

    def _waiting(self) -> dict[str, Request]:
        """List what is under way and waiting, in order."""
        return {name: request for name, request in self._requests.items() if request.state != "failed"}

    def _drop(self, request: Request) -> None:
        self._requests.pop(request.table.record.id, None)
        if request.task is not None:
            request.task.cancel()

    async def _serve(self, request: Request) -> None:
        """Make an analysis when its turn comes."""
        name = request.table.record.id
        try:
            async with self._one:
                request.state = "running"
                analysis = await self._analysed(request)
            now = time.time()
            await self.database.write(lambda connection: storage.keep_analysis(connection, name, analysis, now))
            self._requests.pop(name, None)
        except BrokenProcessPool:
            log.warning("the process for analyses broke")
            request.state = "failed"
        except Exception:
            log.exception("the analysis of table %s failed", name)
            request.state = "failed"

    async def _analysed(self, request: Request) -> AnalysisInfo:
        history = await request.table.history()
        work = await asyncio.to_thread(lambda: Work(history.begin(), history.picks, self.settings.analysis_tries))
        chosen = work.chosen()
        request.total = len(chosen)
        verdicts: dict[int, list[Verdict]] = {}
        for number in chosen:
            piece = work.piece(number, self.settings.find_rules)
            verdicts[number] = await self._process.do(done, piece)
            request.done += 1
        return AnalysisInfo(**work.analysis(verdicts).to_json())


def done(piece: Piece) -> list[Verdict]:
    """Do a piece of work, in a process of its own."""
    return piece.done()
