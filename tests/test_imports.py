"""Imports run one way, and whoever needs one module may begin with it.

In the compiled build (`make fast`) some orders could crash Python.
"""

from __future__ import annotations

import os
import pkgutil
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
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


def test_no_game_imports_in_a_circle() -> None:
    graph = grimp.build_graph("menagerie", exclude_type_checking_imports=True)
    games = {module for module in graph.modules if module.startswith("menagerie.games.")}
    TopologicalSorter({module: graph.find_modules_directly_imported_by(module) & games for module in games}).prepare()
