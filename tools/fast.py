"""Compile what thinks into machine code: `make fast`.

The package is copied to build/fast, and there mypyc compiles the rules, the kernel and what bots know to one library.
Whoever puts that folder on PYTHONPATH uses it; the sources stay plain Python and are what counts. The copy remembers
what it was made of, and warns when the sources are others by now. See docs/speed.md.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
import sysconfig
import time
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from built_from import CLIENT, mark_of
from menagerie.games import MADE_OF

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "menagerie"
TESTS = ROOT / "tests"  # they build on rules as well: made-up cards and games
TARGET = ROOT / "build" / "fast"
COPY = TARGET / "menagerie"

COMPILED = ("kernel", "games", "bots/knowledge", "bots/planner", "bots/greedy_bot.py", "bots/planner_bot.py")

# What stays plain Python, because mypyc cannot compile it, and because little time is spent in it.
PLAIN = (
    "**/__init__.py",
    "kernel/catalogue.py",
    "kernel/errors.py",
    "kernel/installed.py",
    "kernel/journal.py",
    "kernel/messages.py",
    "kernel/options.py",
    "kernel/parts.py",
    "kernel/record.py",
    "kernel/rules.py",
    "kernel/save.py",
    "kernel/shapes.py",
    "kernel/toml_text.py",
    "games/*/box.py",
    "games/*/plans.py",
    "games/*/printed.py",
    "games/*/printed/*.py",
    "games/*/printed_exotic.py",
    "games/*/words.py",
    "games/*/cards.py",
    "games/*/challenge.py",
    "games/*/coverage.py",
    "games/*/describe.py",
    "games/*/draft.py",  # a record on a plain one
    "games/*/save.py",
    "games/*/save_shape.py",
    "games/*/soundness.py",
    "games/*/view.py",
    "games/*/card_outlook.py",
    *(f"games/{game}/*.py" for game in MADE_OF),  # their classes have two bases, and mypyc knows none that do
    "bots/knowledge/rivals.py",
    "bots/knowledge/weight_sets.py",
    "bots/knowledge/*/sides.py",  # a named tuple with a class that does not exist yet
    "bots/knowledge/*/winning.py",
)

NOT_COMPILED = "# not compiled: "  # a module may say so itself, with the reason

MAKES_ITSELF = re.compile(r"\b(\w+)\.__new__\(\1\)")
MARK = "@mypyc_attr(allow_interpreted_subclasses=True)"
FUTURE = "from __future__ import annotations\n"
WARN = "from menagerie.built_from import warn_of_other_sources\n\nwarn_of_other_sources()\n"


def compiled_modules() -> list[Path]:
    """Return the files to compile, as paths in the package."""
    plain = {path for pattern in PLAIN for path in SOURCES.glob(pattern)}
    parts = (SOURCES / part for part in COMPILED)
    files = {path for part in parts for path in ([part] if part.is_file() else part.rglob("*.py"))}
    wanted = (path for path in files - plain if NOT_COMPILED not in path.read_text(encoding="utf-8"))
    return sorted(path.relative_to(SOURCES) for path in wanted)


def copy_package(sources: Path, copy: Path) -> None:
    """Start from a fresh copy of the package; the web client is the one beside the sources, whenever that is built."""
    shutil.rmtree(copy.parent, ignore_errors=True)
    shutil.copytree(sources, copy, ignore=shutil.ignore_patterns("__pycache__", CLIENT))
    (copy / "server" / CLIENT).symlink_to(sources / "server" / CLIENT)
    shutil.copy(Path(__file__).with_name("built_from.py"), copy)
    (copy / "built_from.txt").write_text(mark_of(sources), encoding="utf-8")


def classes_in(text: str) -> Iterator[tuple[str, list[str]]]:
    """List the classes of a module with the names of those they build on."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            named = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
            yield node.name, [base.id for base in named if isinstance(base, ast.Name)]


def open_classes(compiled: list[str], plain: list[str]) -> set[str]:
    """List the classes that plain Python builds on, those that clone themselves by hand, and what both are built on.

    A compiled class takes no plain subclass, and runs `__init__` even when it is made bare, unless it is open.
    """
    bases = {name: built_on for text in compiled for name, built_on in classes_in(text)}
    found = {name for text in compiled for name in MAKES_ITSELF.findall(text)}
    found |= {base for text in plain for _, built_on in classes_in(text) for base in built_on if base in bases}
    while more := {base for name in found & bases.keys() for base in bases[name] if base in bases} - found:
        found |= more
    return found


def open_to_plain_python(compiled: list[Path], plain: list[Path]) -> None:
    """Mark the open classes of compiled modules."""
    texts = {path: path.read_text(encoding="utf-8") for path in compiled}
    names = open_classes([*texts.values()], [path.read_text(encoding="utf-8") for path in plain])
    for path, text in texts.items():
        marked = text
        for name in sorted(names):
            marked = re.sub(rf"\nclass {name}\b", f"\n{MARK}\nclass {name}", marked)
        if marked != text:
            imported = marked.replace(FUTURE, FUTURE + "from mypy_extensions import mypyc_attr\n", 1)
            path.write_text(imported, encoding="utf-8")


def initialise_in_one_order(copy: Path, modules: list[Path]) -> None:
    """Let the package import everything compiled, the rules first, before whoever imports it can.

    A class that a module knows only as a type (`if TYPE_CHECKING`) may stand in the annotations of a dataclass or of a
    named tuple, which mypyc fills with the class itself. Python crashes where that class is not made yet.
    """
    package = copy / "__init__.py"
    text = package.read_text(encoding="utf-8").replace(FUTURE, FUTURE + "\n" + WARN, 1)
    rules_first = sorted(modules, key=lambda module: module.name != "rules.py")
    names = [".".join(("menagerie", *module.with_suffix("").parts)) for module in rules_first]
    imports = "".join(f"import {name}\n" for name in names)
    package.write_text(f"{text}\n{imports}", encoding="utf-8")


@contextmanager
def printing_only_failures() -> Iterator[None]:
    """Hold back what is printed, unless it fails: mypyc notes every generator that it turns into a list."""
    said = StringIO()
    try:
        with redirect_stdout(said):
            yield
    except SystemExit:
        print(said.getvalue())
        raise


def compile_copy(modules: list[Path]) -> None:
    """Compile modules of the copy, beside their sources."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(TARGET)
    with printing_only_failures():
        library = mypycify(
            ["--explicit-package-bases", "--namespace-packages", *(str("menagerie" / module) for module in modules)],
            opt_level="1",  # with more, gcc takes several times as long
            debug_level="0",
            multi_file=True,  # one huge file would take gcc gigabytes
            target_dir="c",
        )
    setup(name="menagerie-fast", packages=[], ext_modules=library, script_args=["-q", "build_ext", "-i", "-t", "o"])


def missing_for_compiling() -> str | None:
    """Return what compiling needs and is not there."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        return f"a C compiler ({compiler.split()[0]} is not on the path; CC names another one)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the C headers of Python (python3-dev, or a Python that brings them)"
    return None


def main() -> None:
    """Build, or say why not."""
    if missing := missing_for_compiling():
        sys.exit(f"make fast needs {missing}. Menagerie plays without it as well, only slower.")
    start = time.monotonic()
    modules = compiled_modules()
    copy_package(SOURCES, COPY)
    compiled = [COPY / module for module in modules]
    plain = [path for folder in (COPY, TESTS) for path in folder.rglob("*.py") if path not in compiled]
    open_to_plain_python(compiled, plain)
    print(f"Compiling {len(modules)} modules; this takes minutes ...", flush=True)
    compile_copy(modules)
    initialise_in_one_order(COPY, modules)
    for left_over in ("build", "c", "o", ".mypy_cache"):
        shutil.rmtree(left_over, ignore_errors=True)
    print(f"Compiled in {time.monotonic() - start:.0f} s into {TARGET.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
