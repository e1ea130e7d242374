"""Which tests name which rule: `python tests/rules_report.py` lists the rules of docs/rules, their tests and sources.

A test names rules by the marker `@pytest.mark.rule("R-Z-033", "R-Z-034")`, a vector by its field `rules`. Nothing is
run: test files are parsed, vector files are read. The exit code is 1 if a rule has no test, or a test names no rule.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
STATED = re.compile(r"^- \*\*(R-\w+-\d+)\*\* (.*)$", re.MULTILINE)
CITED = re.compile(r"R-(\w+)-(\d+)(?: to R-\1-(\d+))?")


class Naming(NamedTuple):
    """A rule and the place that names it."""

    rule: str
    place: str


class Report:
    """The rules, and the tests and source files that name them."""

    def __init__(self, root: Path = ROOT) -> None:
        self.rules = dict(stated_rules(root / "docs" / "rules"))
        self.tests = gathered([*marked_tests(root / "tests"), *vectors(root / "tests")])
        self.sources = gathered(list(citations(root / "src")))

    @property
    def missing(self) -> list[str]:
        """The rules that no test names."""
        return [rule for rule in self.rules if rule not in self.tests]

    @property
    def unknown(self) -> list[str]:
        """What tests name as a rule although no rule is called so."""
        return sorted(rule for rule in self.tests if rule not in self.rules)

    def lines(self) -> Iterator[str]:
        """Write the report."""
        for rule, statement in self.rules.items():
            yield f"{rule}  {statement}"
            yield from (f"    test    {test}" for test in self.tests.get(rule, ["none"]))
            yield from (f"    source  {source}" for source in self.sources.get(rule, []))
        yield f"\n{len(self.rules)} rules; without a test: {', '.join(self.missing) or 'none'}"
        for rule in self.unknown:
            yield f"no rule is called {rule}: {', '.join(self.tests[rule])}"


def stated_rules(folder: Path) -> Iterator[tuple[str, str]]:
    """Read the rules of all documents, one line each."""
    for document in sorted(folder.glob("*.md")):
        yield from STATED.findall(document.read_text(encoding="utf-8"))


def marked_tests(folder: Path) -> Iterator[Naming]:
    """Find the rules in the markers of tests."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    for rule in marked_rules(decorator):
                        yield Naming(rule, f"{path.relative_to(folder.parent)}::{node.name}")


def marked_rules(decorator: ast.expr) -> list[str]:
    """List the rules of a marker; other decorators have none."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        return [str(ast.literal_eval(argument)) for argument in decorator.args]
    return []


def vectors(folder: Path) -> Iterator[Naming]:
    """Find the rules that vectors name."""
    for path in sorted(folder.rglob("vectors.toml")):
        for name, vector in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for rule in vector["rules"]:
                yield Naming(rule, f"{path.relative_to(folder.parent)}::{name}")


def citations(folder: Path) -> Iterator[Naming]:
    """Find the rules that source files cite, alone or as a range such as R-Z-020 to R-Z-024."""
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        for family, first, last in CITED.findall(path.read_text(encoding="utf-8")):
            for number in range(int(first), int(last or first) + 1):
                yield Naming(f"R-{family}-{number:03}", str(path.relative_to(folder.parent)))


def gathered(namings: list[Naming]) -> dict[str, list[str]]:
    """Gather the places of each rule, without repeating them."""
    places: dict[str, dict[str, None]] = {}
    for rule, place in namings:
        places.setdefault(rule, {})[place] = None
    return {rule: list(named) for rule, named in places.items()}


def main() -> int:
    """Write the report and say whether every rule has its test."""
    report = Report()
    sys.stdout.write("\n".join(report.lines()) + "\n")
    return 1 if report.missing or report.unknown else 0


if __name__ == "__main__":
    sys.exit(main())
