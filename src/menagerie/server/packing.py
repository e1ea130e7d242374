"""Sockets whose messages are lightly compressed: half the work, for a quarter more to send."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW = 12  # bits; with what is to be remembered, the memory that each page takes
PACKING = {"level": 1, "memLevel": 5}


class LightlyPacked(WebSocketsSansIOProtocol):
    """The connection of a socket."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW, client_max_window_bits=WINDOW, compress_settings=PACKING
            )
        ]
