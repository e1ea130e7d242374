"""The command `serve`: what it says when it cannot open."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest

from menagerie.cli.serve import for_others
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


def test_addresses_that_cannot_be(terminal: Terminal) -> None:
    assert "70000" in terminal.refusal("serve --port 70000")
    assert "Cannot listen" in terminal.refusal("serve --host 203.0.113.7 --port 0")
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
