"""The program as its user meets it: arguments and typed lines in, text and an exit code out."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, NamedTuple

import pytest

from menagerie.cli.main import main

if TYPE_CHECKING:
    from collections.abc import Iterable


class Outcome(NamedTuple):
    """What came out."""

    code: int
    text: str
    complaint: str


class Terminal:
    """A terminal of 80 columns without colours, in a folder of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, arguments: str, typed: Iterable[str] = ()) -> Outcome:
        """Run the program with arguments, and type some lines."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as end:
            main(arguments.split())
        text, complaint = self.capsys.readouterr()
        code = end.value.code
        assert isinstance(code, int)
        return Outcome(code, text, complaint)

    def refusal(self, arguments: str) -> str:
        """Run the program with bad arguments; it says so in one line and does nothing."""
        outcome = self.run(arguments)
        assert outcome.code == 2
        assert outcome.text == ""
        assert outcome.complaint.startswith("menagerie: ")
        assert outcome.complaint.count("\n") == 1
        return outcome.complaint
