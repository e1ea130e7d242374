"""Requests to a house without a network: from any address, under any name, with or without TLS."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx

from menagerie.server.app import create_app
from menagerie.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from fastapi import FastAPI

    from menagerie.server.house import House

FAR = "203.0.113.9"  # the address of somebody far away


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[FastAPI]:
    """Open a house, and close it again."""
    app = create_app(Settings(**{"database": f"sqlite:///{folder / 'x.sqlite'}", "rates": None, **settings}))
    house: House = app.state.house
    await house.open()
    yield app
    await house.close()


def browser(app: FastAPI, base: str = "http://localhost", address: str = FAR) -> httpx.AsyncClient:
    """Return the browser of somebody at an address, who looks at pages under this base."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app, client=(address, 4711)), base_url=base)
