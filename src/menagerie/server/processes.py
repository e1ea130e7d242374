"""Processes that think for the server, so that nobody waits for somebody else's thinking."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Processes:
    """A few processes, started when the first work comes, and again after they break."""

    def __init__(self, number: int, nice: int) -> None:
        self.number = number
        self.nice = nice  # how many steps the server goes first if processors are scarce: it has people to answer
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., T], *about: Any) -> T:
        """Let one of them do some work; if they break, everything under way is lost."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.number, context, begin_work, (self.nice,))
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *about)
        except BrokenProcessPool:
            if self._pool is pool:  # else others have noticed it before
                self.close()
            raise

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def begin_work(nice: int) -> None:
    """Run at lower priority than the server, and end with it."""
    end_with_the_server()
    if hasattr(os, "nice"):
        os.nice(nice)


def end_with_the_server() -> None:
    """End this process when the server's does, even if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its processes itself
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
