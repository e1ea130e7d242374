"""Packages that bring a game, laid out on the disk as an installer would."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from menagerie.kernel.installed import installed
from menagerie.kernel.messages import phrasebook
from menagerie.server.offer import bots_for
from menagerie.server.routes.lobby import phrases

if TYPE_CHECKING:
    import pytest

GUEST = Path(__file__).parent / "guest"  # the package `secrets_game`, with nothing but rules and words
WORDS = 'name = "{name}"\nabout = "A game."\n'
RULES = "from kernel.toy_game import Secrets\n\n\nclass Rules(Secrets):\n    name = {name!r}\n\n\nRULES = Rules()\n"


def install(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let Python find what is installed in a folder, until the test is over."""
    monkeypatch.syspath_prepend(str(folder))
    forget()


def forget() -> None:
    """Look again for what is installed."""
    for remembered in (installed, phrasebook, phrases, bots_for):
        remembered.cache_clear()


def lay_out(folder: Path, name: str, **parts: str) -> Path:
    """Write a package with a game of this name, sound but for the parts that are given; give its folder."""
    package = folder / f"{name}_game"
    for language in ("en", "fr", "de"):
        (package / "words" / language).mkdir(parents=True)
        (package / "words" / language / f"{name}.toml").write_text(WORDS.format(name=name))
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(RULES.format(name=name))
    for part, text in parts.items():
        (package / f"{part}.py").write_text(text)
    about = folder / f"{name}_game-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[menagerie.games]\n{name} = {name}_game\n")
    return package
