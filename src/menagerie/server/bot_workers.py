"""Bots think in processes of their own, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance
from menagerie.kernel.save import load
from menagerie.server.hints import find_hints
from menagerie.server.processes import Processes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from menagerie.bots.parameters import Budget
    from menagerie.kernel.game import Game
    from menagerie.kernel.rules import Rules

log = logging.getLogger(__name__)
T = TypeVar("T")
BEHIND_THE_SERVER = 5  # steps of niceness
TRIES = 2  # of a thought whose worker is killed


class Thought(NamedTuple):
    """What a bot has decided, and what it took."""

    keys: list[str]  # of its picks; none if it failed
    tries: int = 0
    seconds: float = 0.0


class BotWorkers:
    """A few processes that bots share."""

    def __init__(self, workers: int, find_rules: Callable[[str], Rules[Any]]) -> None:
        self.find_rules = find_rules
        self.processes = Processes(workers, BEHIND_THE_SERVER)
        self._turns = Turns(workers)

    async def picks(self, save: dict[str, Any], bot: str, seat: int, luck: int, *, watched: bool = True) -> Thought:
        """Let a bot play on for a seat; tables that somebody watches go first."""
        async with self._turns.one(watched):
            return await self._try(think, save, bot, seat, luck) or Thought([])

    async def hints(
        self, save: dict[str, Any], seat: int, budget: Budget, luck: int, *, wanted: Callable[[], bool]
    ) -> list[dict[str, Any]]:
        """Find good turns for a seat, if they are still wanted by then; an empty list if that failed."""
        async with self._turns.one(True):
            return (await self._try(find_hints, save, seat, budget, luck) or []) if wanted() else []

    async def _try(self, work: Callable[..., T], save: dict[str, Any], *about: Any) -> T | None:
        """Let a worker do something with a game, once more if it is killed meanwhile; None if it failed."""
        for _ in range(TRIES):
            try:
                return await self.processes.do(work, self.find_rules, save, *about)
            except BrokenProcessPool:
                log.warning("the bots' processes broke and are started again")
            except Exception:
                log.exception("a bot's %s failed in a game of %s: %s", work.__name__, save["game"], about)
                break  # it would fail again
        return None

    def close(self) -> None:
        """Let the processes go."""
        self.processes.close()


class Turns:
    """Who may use a worker next: tables that somebody watches go first."""

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._waiting: tuple[deque[asyncio.Future[None]], deque[asyncio.Future[None]]] = (deque(), deque())

    @asynccontextmanager
    async def one(self, watched: bool) -> AsyncIterator[None]:
        """Wait for a free worker, and give it back."""
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting[0 if watched else 1].append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._give_back()
                raise
        try:
            yield
        finally:
            self._give_back()

    def _give_back(self) -> None:
        for line in self._waiting:
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


def think(find_rules: Callable[[str], Rules[Any]], save: dict[str, Any], bot: str, seat: int, luck: int) -> Thought:
    """Let a bot look at what its seat may see, and pick up to where something new comes to light.

    A bot that plans has thought the turn through by its first pick: asking at once for the others costs nothing.
    """
    started = perf_counter()
    game = load(save, find_rules)
    player = bot_of(bot, game.rules.name, Chance(luck))
    glimpse, start, known = Glimpse(game, seat), game.stretch_start, game.journal.barrier
    keys: list[str] = []
    while game.stretch_start == start and game.journal.barrier == known and is_asked(game, seat):
        keys.append(glimpse.decision.keys[player.pick(glimpse)])
        game.apply_key(keys[-1], seat=seat)
    return Thought(keys, getattr(player, "tries", 0), perf_counter() - started)


def is_asked(game: Game, seat: int) -> bool:
    """Whether a seat has to decide something."""
    return any(decision.seat == seat for decision in game.decisions)
