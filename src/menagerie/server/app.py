"""The web app: a house behind HTTP and sockets."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from fastapi import Depends, FastAPI
from starlette.middleware.gzip import GZipMiddleware

import menagerie
from menagerie.server.answers import answer_errors
from menagerie.server.guard import Guard
from menagerie.server.house import House
from menagerie.server.offer import sound_games
from menagerie.server.proxies import Proxies
from menagerie.server.routes import analysis, client, lobby, me, replay, socket
from menagerie.server.routes.asking import counted
from menagerie.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


def create_app(settings: Settings | None = None) -> FastAPI:
    """Build the app, or raise if its settings are wrong; the house opens and closes with the server."""
    settings = settings or Settings()
    settings = replace(settings, games=sound_games(settings))
    proxies = Proxies(settings.proxies)
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Menagerie",
        version=menagerie.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # the usual page needs scripts from elsewhere
        redoc_url=None,
    )
    app.state.house = house
    app.add_middleware(GZipMiddleware, compresslevel=5)
    app.add_middleware(Guard, settings=settings, proxies=proxies)
    answer_errors(app)
    for part in (me, lobby, replay, analysis):
        app.include_router(part.routes, prefix="/api", dependencies=[Depends(counted)])
    app.include_router(socket.routes)
    app.include_router(client.routes)
    return app
