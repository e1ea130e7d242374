"""Who would win: most points, then the tie-break, and enough points where a game asks for some."""

from __future__ import annotations

import pytest

from menagerie.kernel.rules import Standing


@pytest.mark.parametrize(
    ("scores", "tie_breaks", "leaders"),
    [((3, 5), (0, 0), [1]), ((5, 5), (2, 1), [0]), ((5, 5, 4), (1, 1, 9), [0, 1]), ((-7,), (0,), [0])],
)
def test_most_points_lead_and_what_is_still_equal_is_shared(
    scores: tuple[int, ...], tie_breaks: tuple[int, ...], leaders: list[int]
) -> None:
    assert Standing(tuple({"points": score} for score in scores), tie_breaks).leaders == leaders


@pytest.mark.parametrize(("score", "leaders"), [(-1, []), (0, [0]), (1, [0])])
def test_where_points_are_needed_nobody_leads_with_fewer(score: int, leaders: list[int]) -> None:
    assert Standing(({"points": score},), (9,), needed=0).leaders == leaders
