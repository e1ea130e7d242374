"""The client's types are those of the server's messages."""

from __future__ import annotations

from pathlib import Path

from menagerie.server.schema import typescript

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_clients_types_are_those_of_the_messages() -> None:
    assert PROTOCOL.read_text(encoding="utf-8") == typescript(), "run `npm run protocol` in web/"


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_says_is_there() -> None:
    types = typescript()
    assert "seed?: number | null;" in types
    assert 'end_turn: "always" | "irreversible" | "never";' in types
    assert "export type FromServer = Position | Previews | WhyNot | Hints | TableChanged | Chat | Trouble;" in types
