"""Files and functions stay small enough to be read at a glance."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from statistics import median

HOUSE = Path(__file__).parents[2]
MOST_LINES = 400
MEDIAN_LINES = 100
MOST_LINES_OF_A_FUNCTION = 40
# Why a file may be longer.
LONGER = {
    re.compile(r"web/src/games/\w+/rules/(en|fr|de)\.ts"): "a rulebook in prose, page by page",
    re.compile(r"web/src/lib/protocol\.ts"): "made from the messages of the server",
}
PYTHON = [file for folder in ("src", "tests") for file in sorted((HOUSE / folder).rglob("*.py"))]
CLIENT = [file for ending in ("ts", "svelte", "css") for file in sorted((HOUSE / "web/src").rglob(f"*.{ending}"))]
LINES = {file.relative_to(HOUSE).as_posix(): len(file.read_text("utf8").splitlines()) for file in (*PYTHON, *CLIENT)}


def test_no_file_is_long_without_a_reason() -> None:
    long = {name: lines for name, lines in LINES.items() if lines > MOST_LINES}
    assert not [name for name in long if not any(reason.fullmatch(name) for reason in LONGER)]


def test_half_of_the_files_are_short() -> None:
    assert median(LINES.values()) < MEDIAN_LINES


def test_no_function_is_long() -> None:
    long = [
        f"{file.relative_to(HOUSE)}: {node.name}"
        for file in PYTHON
        for node in ast.walk(ast.parse(file.read_text("utf8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= MOST_LINES_OF_A_FUNCTION
    ]
    assert not long
