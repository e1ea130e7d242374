"""Sockets whose messages are lightly compressed, each as what has changed since the one before."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW = 14  # bits: enough to find the last position again, which takes half the work and bytes of less
SMALL_WINDOW = 12  # for what pages say
PACKING = {"level": 1, "memLevel": 5}


class LightlyPacked(WebSocketsSansIOProtocol):
    """The connection of a socket."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW, client_max_window_bits=SMALL_WINDOW, compress_settings=PACKING
            )
        ]
