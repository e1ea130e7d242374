"""The command `serve`: what it says when it cannot open."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cli.terminal import Terminal


def test_a_port_that_is_taken(terminal: Terminal) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"Port {port}" in terminal.refusal(f"serve --port {port}")
        assert f"port {port}" in terminal.refusal(f"serve --port {port} --language fr")


def test_addresses_that_cannot_be(terminal: Terminal) -> None:
    assert "70000" in terminal.refusal("serve --port 70000")
    assert "Cannot listen" in terminal.refusal("serve --host 203.0.113.7 --port 0")
    assert "-1" in terminal.refusal("serve --port -1")


def test_a_database_that_cannot_be(terminal: Terminal) -> None:
    assert "database" in terminal.refusal("serve --port 0 --database nonsense")
