from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from arena.company import planned
from menagerie.arena.intervals import mean, share, student
from menagerie.arena.meetings import meetings_of, pairing
from menagerie.arena.played import Fault, Played, lost
from menagerie.arena.ratings import ratings_of
from menagerie.arena.summary import places_of

if TYPE_CHECKING:
    from menagerie.arena.intervals import Estimate


def played(deal: int, bots: str, scores: list[int], **more: Any) -> Played:
    """A game by its result; the bots are letters."""
    ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    nothing = ("",) * len(bots)
    return Played(
        "zooloretto", 1, {}, 0, deal, deal, tuple(bots), nothing, nothing,
        scores=tuple(scores), ranks=ranks, winners=winners, **more,
    )  # fmt: skip


def rounded(estimate: Estimate | None) -> tuple[float, float, float]:
    assert estimate is not None
    return round(estimate.value, 2), round(estimate.low, 2), round(estimate.high, 2)


def test_shares_have_the_interval_of_wilson() -> None:
    assert rounded(share(75, 100)) == (0.75, 0.66, 0.82)
    assert rounded(share(150, 200)) == (0.75, 0.69, 0.80)
    assert rounded(share(0, 10)) == (0.0, 0.0, 0.28)
    assert rounded(share(10, 10)) == (1.0, 0.72, 1.0)
    assert share(0, 0) is None


@pytest.mark.parametrize(("freedom", "wanted"), [(1, 12.706), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_means_have_the_interval_of_student(freedom: int, wanted: float) -> None:
    assert student(freedom) == pytest.approx(wanted, abs=0.005)


def test_a_mean_of_few_values_is_not_sure() -> None:
    assert rounded(mean([1.0, 2.0, 3.0])) == (2.0, -0.48, 4.48)
    assert rounded(mean([4.0])) == (4.0, float("-inf"), float("inf"))
    assert mean([]) is None


def test_the_games_of_one_deal_are_one_observation_of_the_margin() -> None:
    games = [played(0, "ab", [30, 10]), played(0, "ba", [20, 10]), played(1, "ab", [16, 10]), played(1, "ba", [0, 2])]
    pair = pairing("a", "b", meetings_of(games))
    assert pair.margin is not None
    assert (pair.margin.value, pair.margin.number) == (4.5, 2)  # of (20 - 10) / 2 and (6 + 2) / 2
    assert pair.better is not None
    assert (pair.better.value, pair.better.number) == (0.75, 4)


def test_equals_are_half_ahead() -> None:
    pair = pairing("a", "b", meetings_of([played(0, "ab", [9, 9])]))
    assert pair.better is not None
    assert pair.better.value == 0.5


def test_against_copies_only_the_lone_bot_counts() -> None:
    games = [played(0, "abb", [5, 9, 1]), played(0, "bab", [1, 7, 2]), played(0, "aab", [9, 9, 1])]
    pair = pairing("a", "b", meetings_of(games))
    assert pair.better is not None
    assert pair.margin is not None
    assert (pair.better.value, pair.better.number) == (0.5, 2)
    assert pair.margin.value == pytest.approx((0 + 5.5) / 2)


def test_who_plays_alone_is_compared_over_the_same_deal() -> None:
    games = [played(0, "a", [5]), played(0, "b", [3]), played(1, "a", [1]), played(1, "b", [1])]
    pair = pairing("a", "b", meetings_of(games))
    assert pair.better is not None
    assert pair.margin is not None
    assert (pair.better.value, pair.margin.value) == (0.75, 1.0)


def test_who_fails_alone_is_behind() -> None:
    job = planned("random", "greedy", game="ark_nova", seats=1, games=2)
    failed = lost(job.job(job.fixtures()[0]), Fault(0, "raised", ""))
    met = meetings_of([failed, played(0, "b", [-99])])
    assert met[0].ranks == (2, 1)
    assert met[0].scores == ()


def test_ratings_follow_the_results() -> None:
    games = [played(deal, "abc", [30, 20, 10]) for deal in range(10)]
    found = ratings_of("abc", meetings_of(games))
    assert found["a"].value > found["b"].value > found["c"].value
    assert found["a"].low < found["a"].value < found["a"].high


def test_more_games_make_a_rating_surer() -> None:
    def width(games: int) -> float:
        rating = ratings_of("ab", meetings_of([played(n, "ab", [n % 2, 1 - n % 2]) for n in range(games)]))["a"]
        return rating.high - rating.low

    assert width(100) < width(4)


def test_copies_of_a_bot_have_one_rating() -> None:
    found = ratings_of("ab", meetings_of([played(deal, "abbb", [9, 1, 2, 3]) for deal in range(5)]))
    assert found["a"].value > 25 > found["b"].value


def test_places_go_by_turn_order_not_by_seat() -> None:
    first, second = places_of([played(0, "ab", [9, 1], first=1), played(1, "ab", [9, 1], first=1)], 2, None)
    assert first is not None
    assert second is not None
    assert (first.value, second.value) == (0.0, 1.0)
