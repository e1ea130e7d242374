"""What stands between strangers and the house: names, origins, addresses, sizes, time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import unquote_to_bytes, urlsplit

from starlette.responses import PlainTextResponse

from menagerie.kernel.messages import LANGUAGES, phrasebook
from menagerie.server.addresses import address_in, without_port
from menagerie.server.answers import refusal
from menagerie.server.refusals import Forbidden, Misdirected, NotFound, TooLarge, TooSlow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from menagerie.server.proxies import Proxies
    from menagerie.server.refusals import Refusal
    from menagerie.server.settings import Settings

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; "
        "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the addresses of tables may carry an invitation
    "cross-origin-opener-policy": "same-origin",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
ALWAYS_TLS = (b"strict-transport-security", b"max-age=31536000")
CLOSE = (b"connection", b"close")
SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
PORTS = {"http": 80, "https": 443}
LONGEST_NAME = 253  # of a host
HEARD_OUT = 8  # times the largest body: this much of a larger one is thrown away before it is refused


class Guard:
    """Refuse what does not belong here before anything else sees it, and give every answer its headers."""

    def __init__(self, app: ASGIApp, settings: Settings, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies
        self.hosts = {without_port(name) for name in (*LOOPBACK, *settings.hosts)}
        self.largest_body = settings.largest_body
        self.slowest_body = settings.slowest_request

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope = self.proxies.seen_through(scope)
        always = [*RAW_HEADERS, ALWAYS_TLS] if scheme_of(scope) == "https" else RAW_HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message = {**message, "headers": [*message["headers"], *always]}
            await send(message)

        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        fault = self.fault_of(scope, headers)
        if fault is not None:
            await answer(headers, fault)(scope, receive, send_with_headers)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send_with_headers)
        else:
            await self._pass_on(scope, receive, send_with_headers)

    def fault_of(self, scope: Scope, headers: Mapping[str, str]) -> Refusal | None:
        """Find what is wrong with a request before its body is read."""
        host = headers.get("host", "")
        if not self.answers_to(host, scope):
            return Misdirected("server.error.unknown_host", host=without_port(host)[:LONGEST_NAME])
        if has_controls(scope["path"].encode()) or has_controls(unquote_to_bytes(scope["query_string"])):
            return NotFound("server.error.no_such_address")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            return foreign(headers.get("origin"), scheme_of(scope), host)
        return None

    def answers_to(self, host: str, scope: Scope) -> bool:
        """Return whether a request names this server: a name that anybody can point here does not count."""
        name = without_port(host)
        address, reached = address_in(name), scope.get("server")
        here = address is not None and reached is not None and address == address_in(reached[0])
        return here or name in self.hosts or name.endswith(".localhost")

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await self._body(receive)
        except (TooLarge, TooSlow) as fault:
            response = refusal(fault)
            response.raw_headers.append(CLOSE)  # whatever else comes is not waited for
            await response(scope, receive, send)
            return
        if body is None:
            return
        waiting = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_again() -> Message:
            return waiting.pop() if waiting else await receive()

        await self.app(scope, receive_again, send)

    async def _body(self, receive: Receive) -> bytes | None:
        """Read the body; None if the sender has gone. Of one that is too large only the size is read."""
        body, size = b"", 0
        try:
            async with asyncio.timeout(self.slowest_body):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return None
                    size += len(message.get("body", b""))
                    if size <= self.largest_body:
                        body += message.get("body", b"")
                    if size > self.largest_body * HEARD_OUT or not message.get("more_body", False):
                        break
        except TimeoutError:
            raise TooSlow("server.error.too_slow") from None
        if size > self.largest_body:
            raise TooLarge("server.error.too_large")
        return body


def scheme_of(scope: Scope) -> str:
    """Return the scheme of the page that asks; a socket has that of its page."""
    return "https" if scope["scheme"] in ("https", "wss") else "http"


def has_controls(text: bytes) -> bool:
    """Return whether there are signs that no address has."""
    return any(sign < ord(" ") or sign == 0x7F for sign in text)


def foreign(origin: str | None, scheme: str, host: str) -> Refusal | None:
    """Refuse a page of another site, or one that came another way; a client that sends no origin is no browser."""
    if origin is None:
        return None
    try:
        page, here = site(origin), site(f"{scheme}://{host}")
    except ValueError:  # a word is no port
        return Forbidden("server.error.foreign_page")
    if page == here:
        return None
    if page[1] == here[1] and page[0] != here[0]:
        return Forbidden("server.error.foreign_scheme", page=page[0], server=here[0])
    return Forbidden("server.error.foreign_page")


def site(address: str) -> tuple[str, str | None, int | None]:
    """Return the scheme, the name and the port of an address."""
    parts = urlsplit(address)
    return parts.scheme, parts.hostname, parts.port or PORTS.get(parts.scheme)


def answer(headers: Mapping[str, str], fault: Refusal) -> Response:
    """Return what is wrong; a request under another name has no phrasebook, and gets a sentence."""
    if not isinstance(fault, Misdirected):
        return refusal(fault)
    wanted = headers.get("accept-language", "en")[:2].lower()
    words = phrasebook(wanted if wanted in LANGUAGES else "en").say(fault.message)
    return PlainTextResponse(words, fault.status)
