"""Rules, bots and simulations need nothing but Python; the command line says what it needs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import menagerie

PACKAGES = [
    "alembic",
    "click",
    "fastapi",
    "openskill",
    "platformdirs",
    "pyarrow",
    "pydantic",
    "ray",
    "rich",
    "sqlalchemy",
    "uvicorn",
    "websockets",
]
HIDE = f"import sys; sys.modules.update(dict.fromkeys({PACKAGES!r}))"

PLAY = """
import pkgutil
from importlib import import_module
from pathlib import Path

import menagerie

for part in ("kernel", "games", "bots"):
    for module in pkgutil.walk_packages([str(Path(menagerie.__path__[0], part))], f"menagerie.{part}."):
        import_module(module.name)

from menagerie.arena import simulate

for name in menagerie.GAMES:
    seats = max(2, menagerie.rules_of(name).seats[0])
    result = simulate(name, seats=seats, games=1, bots=["greedy", "random"], seed=1)
    print(name, result.tally.games)
"""


def without_packages(program: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a program where no package but Menagerie can be imported."""
    source = str(Path(menagerie.__path__[0]).parent)
    return subprocess.run(
        [sys.executable, "-P", "-c", f"{HIDE}\n{program}"],
        env={**os.environ, "PYTHONPATH": source, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_rules_bots_and_simulations_need_no_other_package() -> None:
    done = without_packages(PLAY)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{name} 1" for name in menagerie.GAMES]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "command line"), ("fr", "ligne de commande"), ("de", "Kommandozeile")]
)
def test_the_command_line_says_in_one_line_what_to_install(language: str, words: str) -> None:
    done = without_packages("from menagerie.cli.start import main; main()", LC_ALL=language, PYTHONIOENCODING="utf-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert words in done.stderr
    assert "pip install 'menagerie[cli]'" in done.stderr
