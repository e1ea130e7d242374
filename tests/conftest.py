"""What holds for all tests."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


def pytest_xdist_auto_num_workers() -> int:
    """Start one worker more than there are processors: tests in the browser wait a third of their time."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True)
def _no_loop_runs(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the loop of a browser that an earlier test of this worker has opened: it would keep others from running."""
    if request.path.parent.name == "browser":
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
