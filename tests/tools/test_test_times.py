from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import test_times

if TYPE_CHECKING:
    from pathlib import Path

RUN = """<testsuites><testsuite time="100.0">
<testcase classname="tests.ark_nova.test_breaks" name="test_a" time="130.0" />
<testcase classname="tests.every_game.test_saves" name="test_b[zooloretto-2]" time="50.0" />
<testcase classname="tests.browser.test_ark_nova_maps" name="test_c" time="10.0" />
<testcase classname="tests.test_rules_report" name="test_d" time="10.0" />
</testsuite></testsuites>"""


@pytest.fixture(name="run")
def a_run(tmp_path: Path) -> list[test_times.Spent]:
    (tmp_path / "run.xml").write_text(RUN)
    return test_times.read(str(tmp_path / "run.xml"))


def test_seconds_are_those_of_the_whole_run(run: list[test_times.Spent]) -> None:
    assert [test.seconds for test in run] == [65.0, 25.0, 5.0, 5.0]


def test_tests_are_told_by_folder_and_by_game(run: list[test_times.Spent]) -> None:
    assert [test.folder for test in run] == ["ark_nova", "every_game", "browser", "tests"]
    assert [test.game for test in run] == ["ark_nova", "zooloretto", "ark_nova", test_times.HOUSE]


def test_a_game_beyond_its_budget_is_told(run: list[test_times.Spent]) -> None:
    told = list(test_times.lines(run))
    assert "4 tests, 100 seconds" in told
    assert "    70.0  ark_nova  over its 60 seconds" in told
    assert "    25.0  zooloretto" in told
    assert "    65.0  tests.ark_nova.test_breaks::test_a" in told


def test_without_a_run_there_is_nothing_to_tell(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="make tests"):
        test_times.main(str(tmp_path / "none.xml"))
