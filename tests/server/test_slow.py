"""Requests that are half sent, and readers who do not read: nobody waits for them, and nothing piles up."""

from __future__ import annotations

import asyncio
import json
import select
import socket
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from menagerie.server.messages.from_server import Trouble
from menagerie.server.messages.said import Text
from menagerie.server.routes.socket import Conversation
from menagerie.server.visitor import Visitor
from server.running import FIRST, GREEDY, ME, PATIENCE, Browser, Page, running
from server.test_gone_pages import at_table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from menagerie.server.settings import Settings

HEAD = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
UPGRADE = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


BROKEN_OFF = (b"G", b"GET / HTTP/1.1\r\nHost: loc", HEAD)


@contextmanager
def hurried(settings: Settings, folder: Path, send_buffer: int | None = None, **limits: Any) -> Iterator[str]:
    database = f"sqlite:///{folder / 'x.sqlite'}"
    with running(replace(settings, database=database, **limits), send_buffer) as address:
        yield address


def connection(address: str, receive_buffer: int | None = None) -> socket.socket:
    here = socket.socket()
    if receive_buffer is not None:
        here.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    here.settimeout(PATIENCE)
    here.connect(("127.0.0.1", int(address.rpartition(":")[2])))
    return here


def all_from(here: socket.socket) -> bytes:
    """Read until the other side closes."""
    heard = b""
    while part := here.recv(65536):
        heard += part
    return heard


def test_what_does_not_end_is_not_waited_for(settings: Settings, tmp_path: Path) -> None:
    with ExitStack() as stack:
        address = stack.enter_context(hurried(settings, tmp_path, slowest_request=1.5))

        def saying(begun: bytes) -> socket.socket:
            here = stack.enter_context(connection(address))
            here.sendall(begun)
            return here

        second = saying(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\nGET")
        body = saying(HEAD + b'Content-Length: 20\r\n\r\n{"name"')
        heads = [saying(begun) for begun in BROKEN_OFF]
        silent = saying(b"")
        first = b""
        while b"preferences" not in first:
            first += second.recv(65536)
        second.sendall(b" /")
        for head in [*heads, second]:
            assert all_from(head).startswith(b"HTTP/1.1 408")
        answer = all_from(body)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"server.error.too_slow" in answer
        assert all_from(silent) == b""


def test_a_body_that_nobody_reads_is_not_waited_for(settings: Settings, tmp_path: Path) -> None:
    with hurried(settings, tmp_path) as address:
        table = Browser(address, "Ada").new_table(ME, GREEDY, **FIRST)
    with hurried(settings, tmp_path, slowest_request=0.7) as address:
        page = Page(Browser(address).socket(table))
        with connection(address) as here:
            here.sendall(HEAD.replace(b"localhost", b"zoo.example") + b"Content-Length: 20\r\n\r\n{")
            assert here.recv(65536).startswith(b"HTTP/1.1 421")
            assert is_cut_off(here)
        page.say("hello")  # a socket is no request, and may be silent
        page.position()
        page.socket.close()


def test_who_goes_before_the_body_has_come_has_asked_for_nothing(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, {"kind": "open"})
    head = f"POST /api/tables/{table}/leave HTTP/1.1\r\nHost: localhost\r\nCookie: menagerie="
    head += f"{ada.http.cookies['menagerie']}\r\nContent-Length: 20\r\n\r\n"
    with connection(address) as here:
        here.sendall(head.encode() + b"{")
    assert ada.get(f"tables/{table}")["seats"][0]["mine"]


def is_cut_off(here: socket.socket) -> bool:
    """Wait until the other side gives up, without reading anything."""
    watch = select.poll()
    watch.register(here, 0)  # what has gone wrong is always told
    return bool(watch.poll(PATIENCE * 1000))


def test_who_does_not_read_an_answer_loses_the_connection(settings: Settings, tmp_path: Path) -> None:
    with hurried(settings, tmp_path, 4096, slowest_reader=0.3) as address, connection(address, 4096) as here:
        here.sendall(b"GET /api/words/en HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert is_cut_off(here)


def test_who_does_not_read_at_a_table_loses_the_socket(settings: Settings, tmp_path: Path) -> None:
    with hurried(settings, tmp_path) as address:
        table = Browser(address, "Ada").new_table(ME, GREEDY, **FIRST)
    hello = b'{"type":"hello"}'
    frame = bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello  # a whole text, hidden behind a mask of zeros
    with hurried(settings, tmp_path, 4096, slowest_reader=0.3) as address, connection(address, 4096) as here:
        here.sendall(UPGRADE % table.encode())
        while b"\r\n\r\n" not in here.recv(1000, socket.MSG_PEEK):
            pass
        here.sendall(frame * 20)
        assert is_cut_off(here)


# --- without a network ---


class Stuck:
    """A page that says something again and again, and takes nothing until it is told to."""

    def __init__(self, says: dict[str, Any]) -> None:
        self.says = json.dumps(says)
        self.heard = 0
        self.told: list[dict[str, Any]] = []
        self.takes = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(0)
        self.heard += 1
        return {"type": "websocket.receive", "text": self.says}

    async def send_text(self, said: str) -> None:
        await self.takes.wait()
        self.told.append(json.loads(said))

    async def close(self, _: int) -> None:
        """It is all the same to it."""


async def for_a_while() -> None:
    for _ in range(2000):
        await asyncio.sleep(0)


def test_who_reads_nothing_is_not_heard_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(tmp_path, most_letters=5) as (house, table, person):
            page: Any = Stuck({"type": "nothing"})
            conversation = Conversation(house, table, Visitor(house.people, person.id), page, person.id)
            talking = asyncio.create_task(conversation.hold())
            await for_a_while()
            assert page.heard <= 8
            assert len(conversation.visitor.letters) <= 6
            page.takes.set()
            await for_a_while()
            assert page.heard > 20
            talking.cancel()
            await asyncio.gather(talking, return_exceptions=True)

    asyncio.run(story())


def test_of_many_positions_a_slow_page_is_told_the_newest(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(tmp_path) as (house, table, person):
            page: Any = Stuck({"type": "hello"})
            talking = asyncio.create_task(
                Conversation(house, table, Visitor(house.people, person.id), page, person.id).hold()
            )
            await for_a_while()
            assert page.heard > 100
            page.says = json.dumps({"type": "undo", "number": 0})
            page.takes.set()
            while sum(said["type"] == "trouble" for said in page.told) < 3:
                await asyncio.sleep(0)
            assert sum(said["type"] == "position" for said in page.told) <= 2
            talking.cancel()
            await asyncio.gather(talking, return_exceptions=True)

    asyncio.run(story())


def test_letters_are_waited_for_until_they_are_taken() -> None:
    async def story() -> None:
        people: Any = None
        visitor = Visitor(people, None)
        visitor.write(Trouble(message=Text(key="x", args={})))
        await visitor.read_up_to(1)
        waiting = asyncio.create_task(visitor.read_up_to(0))
        await for_a_while()
        assert not waiting.done()
        assert len(visitor.take_letters()) == 1
        await waiting

    asyncio.run(story())
