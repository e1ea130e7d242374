"""Whoever needs one module may begin with it; in the compiled build (`make fast`) some orders could crash Python."""

from __future__ import annotations

import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import menagerie

PARTS = ("kernel", "games", "bots", "arena")
MODULES = [
    module.name
    for part in PARTS
    for module in pkgutil.walk_packages([str(Path(menagerie.__path__[0], part))], f"menagerie.{part}.")
]


@pytest.mark.long
@pytest.mark.parametrize("module", MODULES)
def test_every_module_can_be_the_first_one_imported(module: str) -> None:
    build = str(Path(menagerie.__path__[0]).parent)
    done = subprocess.run(
        [sys.executable, "-P", "-c", f"import {module}, menagerie; print(menagerie.__path__[0])"],
        env={**os.environ, "PYTHONPATH": build},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, menagerie.__path__[0]), done.stderr
