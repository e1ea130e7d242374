"""Processes that think for the server: what broke with them can be done again at once."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool

from menagerie.server.processes import Processes


def test_all_whose_work_was_lost_may_ask_again_at_once() -> None:
    async def stubborn(processes: Processes) -> int:
        try:
            await processes.do(time.sleep, 600)
        except BrokenProcessPool:
            return await processes.do(os.getpid)
        return 0

    async def story() -> None:
        processes = Processes(1, nice=0)
        victim = await processes.do(os.getpid)
        asking = [asyncio.create_task(stubborn(processes)) for _ in range(3)]
        await asyncio.sleep(0)
        os.kill(victim, signal.SIGKILL)
        assert len(set(await asyncio.gather(*asking))) == 1  # one new process for all of them
        processes.close()

    asyncio.run(story())
