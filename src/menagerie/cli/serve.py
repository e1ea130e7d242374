"""The command `serve`: the web table."""

from __future__ import annotations

import errno
import gc
import json
import logging
import socket
import webbrowser
from functools import partial
from http.client import HTTPException
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

import click

from menagerie.cli.spoken import SpokenCommand, SpokenOption, WholeNumber, language_option
from menagerie.cli.voice import developer_looks, voice_of
from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Callable

    import uvicorn
    from fastapi import FastAPI

    from menagerie.cli.voice import Voice

HIGHEST_PORT = 65_535
NEARBY = 20  # ports that are tried where somebody only wants to play
PATIENCE = 2  # seconds for another server to say what it is
LARGEST_MESSAGE = 64 * 1024  # bytes; the server itself is stricter, and answers
GOODBYE = 3  # seconds to let open pages go
KEPT_OPEN = 75  # seconds that a connection waits for another request: longer than a proxy does
WASTE = 200_000  # more objects than before, until Python looks for garbage that is not freed by itself: some 30 MB


@click.command(cls=SpokenCommand, help="cli.help.serve")
@click.option("--host", cls=SpokenOption, default="127.0.0.1", metavar="ADDRESS", help="cli.option.host")
@click.option("--port", cls=SpokenOption, default=8000, type=WholeNumber(0), metavar="N", help="cli.option.port")
@click.option("--database", cls=SpokenOption, metavar="URL", help="cli.option.database")
@click.option("--durable/--no-durable", cls=SpokenOption, default=None, help="cli.option.durable")
@click.option("--allow-host", "hosts", cls=SpokenOption, multiple=True, metavar="NAME", help="cli.option.allow_host")
@click.option("--proxy", "proxies", cls=SpokenOption, multiple=True, metavar="ADDRESS", help="cli.option.proxy")
@click.option("--open/--no-open", "open_browser", cls=SpokenOption, default=False, help="cli.option.open")
@language_option
@click.pass_context
def serve(
    context: click.Context,
    *,
    host: str,
    port: int,
    database: str | None,
    durable: bool | None,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    open_browser: bool,
) -> None:
    """Open the web table until somebody presses Ctrl-C."""
    voice = voice_of(context)
    try:
        from menagerie.server.app import create_app
        from menagerie.server.settings import Settings, default_database
    except ModuleNotFoundError as fault:
        raise BadRequest("cli.error.no_server", fault=str(fault)) from None
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    if developer_looks():
        logging.getLogger("menagerie").setLevel(logging.DEBUG)
    if open_browser and is_menagerie(running := address_of(host, port)):
        voice.show_whole(voice.say("cli.serve.open_already", address=running))
        webbrowser.open(running)
        return
    listening = listen_nearby(host, port) if open_browser else listen(host, port)
    settings = Settings(
        database=database or default_database(),
        durable=for_others(host) if durable is None else durable,
        hosts=(*names_for(host), *hosts),
        proxies=proxies,
    )
    app = create_app(settings)
    try:
        run(app, listening, partial(announce, voice, address_of(host, listening.getsockname()[1]), show=open_browser))
    except KeyboardInterrupt:
        voice.tell("cli.serve.closed")


def announce(voice: Voice, address: str, *, show: bool) -> None:
    """Print the address of the table, and open it in the browser if that is wanted."""
    voice.show_whole(voice.say("cli.serve.ready", address=address))
    if show:
        webbrowser.open(address)


def for_others(host: str) -> bool:
    """Return whether other machines can reach a server at this address."""
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


def names_for(host: str) -> tuple[str, ...]:
    """List the names of a server listening at an address: all those of this machine, if other machines reach it."""
    if not for_others(host):
        return ()
    here = socket.gethostname()
    return host, here, f"{here}.local", socket.getfqdn()


def address_of(host: str, port: int) -> str:
    """Return the address of the page that a server shows."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_menagerie(address: str) -> bool:
    """Return whether a Menagerie answers at an address."""
    from urllib.request import urlopen

    try:
        with urlopen(f"{address}api/catalogue", timeout=PATIENCE) as answer:
            found = json.load(answer)
    except (OSError, HTTPException, ValueError):
        return False
    return isinstance(found, dict) and {"games", "bots", "levels"} <= found.keys()


def listen_nearby(host: str, port: int) -> socket.socket:
    """Take the port, or the next one that is free; raise if none of them is."""
    for nearby in range(port, min(port + NEARBY, HIGHEST_PORT)):
        try:
            return listen(host, nearby)
        except BadRequest as taken:
            if taken.message.key != "cli.error.port_taken":
                raise
    return listen(host, port)


def listen(host: str, port: int) -> socket.socket:
    """Take the port, or raise before anything else happens."""
    if port > HIGHEST_PORT:
        raise BadRequest("cli.error.cannot_listen", host=host, port=port, fault=f"0 - {HIGHEST_PORT}")
    # Named as TCP, so that asyncio switches off the delay of small packets: it would cost 40 ms an answer.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # only now does another server on the same port show
    except OSError as fault:
        listening.close()
        if fault.errno == errno.EADDRINUSE:
            raise BadRequest("cli.error.port_taken", host=host, port=port) from None
        raise BadRequest("cli.error.cannot_listen", host=host, port=port, fault=fault.strerror or str(fault)) from None
    return listening


def run(app: FastAPI, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Serve until interrupted."""
    import uvicorn

    class Announced(uvicorn.Server):
        """A server that announces when it is ready."""

        async def startup(self, sockets: Any = None) -> None:
            """Start, and announce it."""
            await super().startup(sockets)
            if self.started:
                gc.freeze()  # all this stays: looking through it for garbage would hold up an answer by 60 ms
                gc.set_threshold(WASTE)  # nearly all of it is freed by itself, and looking for it holds up everybody
                announce()

    Announced(configuration(app)).run(sockets=[listening])


def configuration(app: FastAPI) -> uvicorn.Config:
    """Return the settings for uvicorn: it trusts no proxy but our own, and is no more patient than we are."""
    import uvicorn

    from menagerie.server.connections import connections

    requests, sockets = connections(app.state.house.settings)
    return uvicorn.Config(
        app,
        http=requests,
        ws=sockets,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LARGEST_MESSAGE,
        timeout_keep_alive=KEPT_OPEN,
        timeout_graceful_shutdown=GOODBYE,
    )
