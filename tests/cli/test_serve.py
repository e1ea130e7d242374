"""The command `serve`: what it says when it cannot open."""

from __future__ import annotations

import socket
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from menagerie.cli.serve import NEARBY, for_others, is_menagerie, listen_nearby
from menagerie.server.storage.database import Database

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI

    from cli.terminal import Terminal
    from menagerie.server.settings import Settings


def test_a_port_that_is_taken(terminal: Terminal) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"Port {port}" in terminal.refusal(f"serve --port {port}")
        assert f"port {port}" in terminal.refusal(f"serve --port {port} --language fr")


def test_who_only_wants_to_play_gets_the_next_free_port() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with listen_nearby("127.0.0.1", port) as found:
            assert port < found.getsockname()[1] <= port + NEARBY


def answering(said: bytes) -> HTTPServer:
    """Serve the same words at every address."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(said)

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Answer)
    Thread(target=server.serve_forever, daemon=True).start()
    return server


def test_a_menagerie_that_is_open_already_is_opened(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    server = answering(b'{"games": [], "bots": [], "levels": []}')
    address = f"http://127.0.0.1:{server.server_port}/"
    assert address in terminal.run(f"serve --open --port {server.server_port}").text
    assert opened == [address]
    server.shutdown()


def test_beside_another_server_the_next_free_port_is_opened(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ports: list[int] = []

    def run(app: FastAPI, listening: socket.socket, _: object) -> None:
        ports.append(listening.getsockname()[1])
        app.state.house.database.close()
        listening.close()

    monkeypatch.setattr("menagerie.cli.serve.run", run)
    server = answering(b"<html>")
    assert (
        terminal.run(f"serve --open --port {server.server_port} --database sqlite:///{tmp_path / 'x.sqlite'}").code == 0
    )
    assert server.server_port < ports[0] <= server.server_port + NEARBY
    server.shutdown()


@pytest.mark.parametrize("said", [b"<html>", b"[]", b'{"games": []}'])
def test_another_server_is_no_menagerie(said: bytes) -> None:
    server = answering(said)
    assert not is_menagerie(f"http://127.0.0.1:{server.server_port}/")
    server.shutdown()


def test_addresses_that_cannot_be(terminal: Terminal) -> None:
    assert "70000" in terminal.refusal("serve --port 70000")
    assert "Can't listen" in terminal.refusal("serve --host 203.0.113.7 --port 0")
    assert "-1" in terminal.refusal("serve --port -1")


def test_a_database_that_cannot_be(terminal: Terminal) -> None:
    assert "database" in terminal.refusal("serve --port 0 --database nonsense")


def test_a_database_that_another_server_uses(terminal: Terminal, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"
    first = Database(url)
    assert (
        terminal.refusal(f"serve --port 0 --database {url}")
        .strip()
        .endswith("Another Menagerie server is already using this database.")
    )
    first.close()


@pytest.mark.parametrize(
    ("host", "others"),
    [("127.0.0.1", False), ("localhost", False), ("::1", False), ("0.0.0.0", True), ("zoo.example", True)],
)
def test_a_server_for_other_people_keeps_moves_through_a_power_cut(host: str, others: bool) -> None:
    assert for_others(host) is others


def test_a_proxy_that_cannot_be(terminal: Terminal) -> None:
    assert "nonsense" in terminal.refusal("serve --port 0 --proxy nonsense")


def test_names_and_proxies_are_passed_on(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings: list[Settings] = []

    def run(app: FastAPI, listening: socket.socket, _: object) -> None:
        settings.append(app.state.house.settings)
        app.state.house.database.close()
        listening.close()

    monkeypatch.setattr("menagerie.cli.serve.run", run)
    database = f"--database sqlite:///{tmp_path / 'x.sqlite'}"
    terminal.run(f"serve --port 0 {database} --allow-host zoo.example --allow-host ark.example --proxy 10.0.0.0/8")
    assert (settings[0].hosts, settings[0].proxies) == (("zoo.example", "ark.example"), ("10.0.0.0/8",))
