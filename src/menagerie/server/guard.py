"""What stands between strangers and the house: headers, sizes, origins."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from menagerie.server.answers import refusal
from menagerie.server.refusals import Forbidden, TooLarge

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
SAFE = ("GET", "HEAD", "OPTIONS")


def same_origin(headers: Mapping[str, str]) -> bool:
    """Say whether a browser asks from a page of this house; what sends no origin is no browser."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


class Guard:
    """Give every answer its headers; refuse foreign pages and bodies that are too large."""

    def __init__(self, app: ASGIApp, largest_body: int) -> None:
        self.app = app
        self.largest_body = largest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *RAW_HEADERS]}
            await send(message)

        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["method"] not in SAFE and not same_origin(headers):
            await refusal(Forbidden("server.error.foreign_page"))(scope, receive, send_with_headers)
            return
        body = await self._body(receive)
        if body is None:
            await refusal(TooLarge("server.error.too_large"))(scope, receive, send_with_headers)
            return
        waiting = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_again() -> Message:
            return waiting.pop() if waiting else await receive()

        await self.app(scope, receive_again, send_with_headers)

    async def _body(self, receive: Receive) -> bytes | None:
        """Read the body, unless it is too large: then what follows is not even looked at."""
        body = b""
        while len(body) <= self.largest_body:
            message = await receive()
            body += message.get("body", b"")
            if not message.get("more_body", False):
                return body if len(body) <= self.largest_body else None
        return None
