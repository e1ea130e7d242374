"""The client's types are those of the server's messages."""

from __future__ import annotations

from pathlib import Path
from pkgutil import iter_modules

from menagerie.server import messages
from menagerie.server.schema import PARTS, files, typescript

SOURCES = Path(__file__).parents[2] / "web" / "src"


def test_the_clients_types_are_those_of_the_messages() -> None:
    for path, types in files():
        assert (SOURCES / path).read_text(encoding="utf-8") == types, "run `npm run protocol` in web/"


def test_no_file_of_messages_is_forgotten() -> None:
    names = {f"{messages.__name__}.{file.name}" for file in iter_modules(messages.__path__)}
    assert {part.__name__ for part in PARTS} == names


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_says_is_there() -> None:
    types = typescript()
    assert "seed?: number | string | null;" in types
    assert 'end_turn: "usual" | "always" | "irreversible" | "never";' in types
    said = "Position | Previews | PlanInfo | WhyNot | Hints | TableChanged | Chat | Done | Trouble | Notice"
    assert f"export type FromServer = {said};" in types
