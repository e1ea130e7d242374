"""Every rule has a test that names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_report import Report

if TYPE_CHECKING:
    from pathlib import Path


def test_every_rule_is_named_by_a_test() -> None:
    assert Report().missing == []


def test_tests_name_only_rules_that_are_written_down() -> None:
    assert Report().unknown == []


def test_the_rules_of_the_base_game_and_of_two_players_are_all_there() -> None:
    numbers = [*range(1, 46), *range(50, 66), *range(70, 74), *range(80, 84), *range(90, 102)]
    base = [f"R-Z-{number:03}" for number in numbers]
    assert [rule for rule in Report().rules if rule.startswith(("R-Z-", "R-Z2-"))] == [
        *base,
        *(f"R-Z2-{number:03}" for number in range(1, 11)),
    ]


def test_a_report_tells_rules_without_tests_and_tests_without_rules(tmp_path: Path) -> None:
    for folder in ("docs/rules", "tests", "src"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/chess.md").write_text("- **R-C-001** P. White begins.\n- **R-C-002** P. Black follows.\n")
    (tmp_path / "tests/test_chess.py").write_text('@pytest.mark.rule("R-C-001", "R-C-009")\ndef test_white(): ...\n')
    (tmp_path / "src/turn.py").write_text('"""Turns alternate (R-C-001 to R-C-002)."""\n')
    report = Report(tmp_path)
    assert (report.missing, report.unknown, report.sources) == (
        ["R-C-002"],
        ["R-C-009"],
        {"R-C-001": ["src/turn.py"], "R-C-002": ["src/turn.py"]},
    )
