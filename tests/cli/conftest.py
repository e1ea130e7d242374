"""Every test of the command line gets a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.terminal import Terminal

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "MENAGERIE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return Terminal(monkeypatch, capsys)
