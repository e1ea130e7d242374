from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import built_from
import fast

if TYPE_CHECKING:
    from pathlib import Path

WARNING = "the sources of Menagerie have changed"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "menagerie"
    for name in ("kernel/game.py", "words/en/game.toml", "server/static/index.html"):
        (package / name).parent.mkdir(parents=True)
        (package / name).write_text("as it was", encoding="utf-8")
    return package


@pytest.fixture
def compiled(sources: Path, tmp_path: Path) -> Path:
    package = tmp_path / "build" / "fast" / "menagerie"
    fast.copy_package(sources, package)
    (package / "__init__.py").write_text(fast.FUTURE, encoding="utf-8")
    fast.initialise_in_one_order(package, [])
    return package


def said_by(package: Path) -> str:
    importing = [
        sys.executable,
        "-P",
        "-c",
        f"import sys; sys.path.insert(0, {str(package.parent)!r}); import menagerie",
    ]
    return subprocess.run(importing, capture_output=True, text=True, check=True).stderr


def test_a_compiled_build_of_these_sources_says_nothing(compiled: Path) -> None:
    assert said_by(compiled) == ""


@pytest.mark.parametrize("changed", ["kernel/game.py", "words/en/game.toml", "kernel/new.py"])
def test_a_compiled_build_of_other_sources_warns(sources: Path, compiled: Path, changed: str) -> None:
    (sources / changed).write_text("as it is", encoding="utf-8")
    assert WARNING in said_by(compiled)


def test_a_removed_source_is_a_change(sources: Path, compiled: Path) -> None:
    (sources / "kernel" / "game.py").unlink()
    assert WARNING in said_by(compiled)


@pytest.mark.parametrize("other", ["server/static/index.html", "kernel/.game.py.swp", "__pycache__/game.py"])
def test_what_is_no_source_changes_no_mark(sources: Path, other: str) -> None:
    before = built_from.mark_of(sources)
    (sources / other).parent.mkdir(exist_ok=True)
    (sources / other).write_text("as it is", encoding="utf-8")
    assert built_from.mark_of(sources) == before


def test_a_compiled_build_without_sources_beside_it_is_used_as_it_is(sources: Path, compiled: Path) -> None:
    shutil.rmtree(sources)
    assert said_by(compiled) == ""


def test_the_compiled_build_has_the_client_that_is_built_later(sources: Path, compiled: Path) -> None:
    (sources / "server" / "static" / "index.html").write_text("as it is", encoding="utf-8")
    assert (compiled / "server" / "static" / "index.html").read_text(encoding="utf-8") == "as it is"
