from __future__ import annotations

import pytest

from menagerie.arena.intervals import Estimate
from menagerie.arena.report.plots import Bar, Scale, interval_plot, nice_step
from menagerie.arena.report.writing import Writer


@pytest.mark.parametrize(
    ("language", "value", "said"),
    [("en", -1.25, "\u22121.2"), ("fr", 1234.56, "1234,6"), ("de", 0.0, "0,0")],
)
def test_numbers_are_written_as_the_reader_writes_them(language: str, value: float, said: str) -> None:
    assert Writer(language).number(value) == said


@pytest.mark.parametrize(("value", "said"), [(2.0, "2"), (2.5, "2.5"), (0.25, "0.25"), (-40.0, "\u221240")])
def test_an_axis_has_no_more_digits_than_it_needs(value: float, said: str) -> None:
    assert Writer("en").tick(value) == said


@pytest.mark.parametrize(
    ("value", "said"),
    [(0.0004, "0.4 ms"), (0.25, "250 ms"), (3.0, "3.00 s"), (150.0, "2.5 min"), (9000.0, "2.5 h")],
)
def test_times_have_the_unit_that_suits_them(value: float, said: str) -> None:
    assert Writer("en").seconds(value).replace("\u00a0", " ") == said


def test_an_estimate_is_written_with_its_interval() -> None:
    write = Writer("en")
    assert write.share(Estimate(0.75, 0.66, 0.82, 100)).replace("\u00a0", " ") == "75 % (66\u201382)"
    assert write.estimate(Estimate(3.14, 2.0, 4.5, 9), signed=True) == "+3.1 (2.0 \u2026 4.5)"
    assert write.estimate(Estimate(3.14, float("-inf"), float("inf"), 1)) == "3.1"
    assert write.estimate(None) == write.share(None) == "\u2013"


@pytest.mark.parametrize(("rough", "step"), [(0.7, 1), (1.3, 2), (3.0, 5), (8.0, 10), (0.03, 0.05), (1.0, 1)])
def test_axes_count_in_numbers_that_people_count_in(rough: float, step: float) -> None:
    assert nice_step(rough) == pytest.approx(step)


def test_an_axis_holds_all_that_is_drawn() -> None:
    scale = Scale(-3.0, 17.0)
    assert scale.ticks[0] <= -3.0
    assert scale.ticks[-1] >= 17.0
    assert scale(-3.0) < scale(17.0)
    assert scale(float("-inf")) == scale(scale.first)
    assert Scale(5.0, 5.0).ticks[0] < 5.0 < Scale(5.0, 5.0).ticks[-1]


def test_what_is_drawn_says_what_it_is() -> None:
    plot = interval_plot("<Strength>", [Bar("a & b", 1.0, float("-inf"), 2.0, "a & b: 1")], Writer("en").tick, 0.0)
    assert 'aria-label="&lt;Strength&gt;"' in plot
    assert "<title>a &amp; b: 1</title>" in plot
    assert "inf" not in plot
