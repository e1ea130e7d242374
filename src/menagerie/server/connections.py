"""Connections that nobody waits for: half-sent requests, and readers who do not read."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from menagerie.server.packing import LightlyPacked

if TYPE_CHECKING:
    from menagerie.server.settings import Settings

AT_ONCE = struct.pack("HH" if sys.platform == "win32" else "ii", 1, 0)  # a connection lingers for 0 seconds
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class ReadInTime(asyncio.Protocol):
    """A connection that is cut unless the other end reads what it is sent."""

    slowest_reader: float
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to watch what has not gone out: all of it counts, not only what exceeds some amount."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)

    def pause_writing(self) -> None:
        """Note that something waits to go out."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.slowest_reader, self.cut_off)

    def resume_writing(self) -> None:
        """Note that everything has gone out."""
        super().resume_writing()
        self._all_is_read()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._all_is_read()
        super().connection_lost(exc)

    def cut_off(self) -> None:
        """Cut the connection without another word; not even the system goes on trying to deliver what is left."""
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()

    def _all_is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class SocketConnection(ReadInTime, LightlyPacked):
    """The connection of a socket."""


class RequestConnection(ReadInTime, H11Protocol):
    """A connection for requests; each must come in time, first its head, then its body."""

    slowest_request: float
    _half_sent: asyncio.TimerHandle | None = None
    _is_socket = False  # by now
    _coming: Any = None  # head or body, as the state of the other end says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Take what comes, and see whether the request is complete."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._wait_for(None)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the socket that begins here."""
        super().handle_websocket_upgrade(event)
        self._is_socket = True

    def _watch(self) -> None:
        state = self.conn.their_state
        self._wait_for(state if state in (h11.IDLE, h11.SEND_BODY) and not self._is_socket else None)

    def _wait_for(self, coming: Any) -> None:
        """Wait for a part of a request, from its beginning to its end."""
        if coming is self._coming:
            return
        self._coming = coming
        if self._half_sent is not None:
            self._half_sent.cancel()
            self._half_sent = None
        if coming is h11.IDLE:
            self._half_sent = self.loop.call_later(self.slowest_request, self._give_up)
        elif coming is h11.SEND_BODY:  # the guard reads bodies, and answers; this is for what it does not read
            self._half_sent = self.loop.call_later(2 * self.slowest_request, self.cut_off)

    def _give_up(self) -> None:
        if self.conn.trailing_data[0]:  # browsers open connections that they may never need, and want no answer there
            self.transport.write(TOO_SLOW)
        self.transport.close()


def connections(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return the kinds of connections that uvicorn should make, for requests and for sockets, as patient as we are."""
    patience = {"slowest_request": settings.slowest_request, "slowest_reader": settings.slowest_reader}
    return (
        type("RequestConnection", (RequestConnection,), patience),
        type("SocketConnection", (SocketConnection,), patience),
    )
