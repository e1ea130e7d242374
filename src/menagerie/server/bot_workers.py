"""Bots think in processes of their own, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance
from menagerie.kernel.save import load

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from menagerie.kernel.rules import Rules

log = logging.getLogger(__name__)


class BotWorkers:
    """A few processes that bots share; started when the first bot must think, replaced when they break."""

    def __init__(self, workers: int, find_rules: Callable[[str], Rules[Any]]) -> None:
        self.find_rules = find_rules
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(workers)

    async def pick(self, save: dict[str, Any], bot: str, seat: int, luck: int, *, watched: bool = True) -> str | None:
        """Let a bot choose for a seat, first where somebody watches; None: it failed."""
        async with self._turns.one(watched):
            try:
                return await self._ask(think, self.find_rules, save, bot, seat, luck)
            except BrokenProcessPool:
                log.warning("the bots' processes broke and are started again")
                self.close()
            except Exception:
                log.exception("the bot %s failed in a game of %s", bot, save["game"])
            return None

    async def _ask(self, work: Callable[..., str], *about: Any) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=end_with_the_server)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *about)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Turns:
    """Who may use a worker next: tables where somebody watches go before those where nobody does."""

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


def think(find_rules: Callable[[str], Rules[Any]], save: dict[str, Any], bot: str, seat: int, luck: int) -> str:
    """Let a bot look at what its seat may see, and give the key of its pick."""
    game = load(save, find_rules)
    glimpse = Glimpse(game, seat)
    keys = glimpse.decision.keys
    return keys[bot_of(bot, game.rules.name, Chance(luck)).pick(glimpse)]


def end_with_the_server() -> None:
    """End this process when the server's does, even when that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its bots itself
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
