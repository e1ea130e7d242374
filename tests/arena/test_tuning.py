from __future__ import annotations

from dataclasses import replace
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.arena.intervals import Estimate
from menagerie.arena.processes import processes
from menagerie.arena.simulate import play_out
from menagerie.arena.tuning.result_file import ResultFile
from menagerie.arena.tuning.search import Check, Search, check, found_by, next_generation, results_of
from menagerie.arena.tuning.space import Space, chosen, rounded
from menagerie.arena.tuning.strategy import Belief, learnt, mirrored_steps, utilities
from menagerie.arena.tuning.trials import Outcome, Trial, games_a_deal
from menagerie.bots.greedy_bot import GreedyBot
from menagerie.bots.knowledge import knowledge_of, knowledge_with, own_weights_of, shape_of, weighed_games
from menagerie.games import rules_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from menagerie.arena.tuning.search import Progress

SHAPE = shape_of("zooloretto")
OWN = SHAPE.read(own_weights_of("zooloretto"))
NAMES = ("welcome", "coin", "denial")


def searched(**others: Any) -> Search:
    space = Space(OWN.weights["2"], NAMES, SHAPE.shares)
    search = Search("zooloretto", 2, {}, space, generations=6, pairs=5, deals=1, spread=0.3, check_deals=20, seed=3)
    return replace(search, **others)


def toy_lead(trial: Trial) -> Outcome:
    """Play no game at all: who has more denial leads, up to 2, and luck is the same for all."""
    luck = (trial.deal % 1000) / 500 - 1
    one, other = (-abs(weights["denial"] - 2.0) for weights in (trial.one, trial.other))
    return Outcome(10 * (one - other) + luck, float(one > other), 30 + one + other)


def toy_sharing(work: Callable[[Any], Any], things: Iterable[Any]) -> Iterator[Any]:
    """Share nothing, and play nothing."""
    return map(toy_lead, things)


def nobody_looks(games: int) -> None:
    """Show nothing."""


def searched_on(search: Search, progress: Progress, generations: int) -> Progress:
    for _ in range(generations):
        progress = next_generation(search, progress, toy_sharing, nobody_looks)
    return progress


def file_of(path: Path, search: Search) -> ResultFile:
    return ResultFile(path, SHAPE, OWN, search, {"command": 'menagerie tune "…\x7f"', "date": "2000-01-01"})


def whole_search(path: Path) -> tuple[ResultFile, Progress, dict[str, float]]:
    """Search to the end: the file, how far it came, and what was found."""
    search = searched()
    done = searched_on(search, search.begin(), 6)
    return file_of(path, search), done, found_by(search, done)


def descend(noise: float, *, duels: bool) -> tuple[float, float]:
    """Search for the top of a hill by noisy looks; say how far below it the search begins and ends."""
    luck, normal = Chance(1), NormalDist()

    def height(point: tuple[float, ...]) -> float:
        return -sum((1 + place % 3) * x * x for place, x in enumerate(point))

    def seen(height: float) -> float:
        return height + noise * normal.inv_cdf((1 + 2 * luck.below(1 << 52)) / (1 << 53))

    belief = Belief((1.0,) * 8, (0.3,) * 8)
    middles = []
    for _ in range(24):
        steps = mirrored_steps(8, 12, luck)
        heights = [height(belief.at(step)) for step in steps]
        results = [seen(high) for high in heights]
        if duels:
            leads = [seen(one - other) for one, other in zip(heights[::2], heights[1::2], strict=True)]
            results = [result for lead in leads for result in (lead, -lead)]
        belief = learnt(belief, steps, results)
        middles.append(belief.middle)
    found = tuple(fmean(place) for place in zip(*middles[12:], strict=True))
    return -height((1.0,) * 8), -height(found)


@pytest.mark.parametrize(("noise", "duels"), [(0.0, True), (5.0, True), (0.0, False), (5.0, False)])
def test_the_strategy_climbs_a_hill_through_noise(noise: float, duels: bool) -> None:
    before, after = descend(noise, duels=duels)
    assert after < before / 5


def test_where_both_of_a_pair_do_worse_further_out_the_spread_shrinks() -> None:
    belief = Belief((0.0, 0.0), (0.3, 0.3))
    steps = mirrored_steps(2, 20, Chance(5))
    narrower = learnt(belief, steps, [-abs(step[0]) for step in steps])
    assert narrower.spread[0] < 0.25
    assert abs(narrower.middle[0]) < 0.05


def test_steps_are_mirrored_and_equals_count_alike() -> None:
    steps = mirrored_steps(3, 2, Chance(0))
    assert [tuple(-z for z in step) for step in steps[::2]] == steps[1::2]
    assert utilities([1.0, 1.0, 1.0]) == [0.0, 0.0, 0.0]
    best, *same, worst = utilities([9.0, 2.0, 2.0, -100.0])
    assert same == [0.0, 0.0]
    assert (best, worst) == (1.0, -1.0)


def test_the_room_never_leaves_the_bounds_of_a_weight() -> None:
    space = Space({"coin": 2.0, "risk": 0.25, "barn": 1.0}, ("coin", "risk"), frozenset({"risk"}))
    assert space.weights((0.0, 0.0)) == {"coin": 2.0, "risk": 0.25, "barn": 1.0}
    far, low = space.weights((5.0, 30.0)), space.weights((-9.0, -9.0))
    assert far["coin"] > 200
    assert 0.99 < far["risk"] < 1
    assert low["coin"] > 0
    assert 0 < low["risk"] < 0.001
    assert rounded({"coin": 1.234567, "rich": 28.0}) == {"coin": 1.235, "rich": 28.0}


@pytest.mark.parametrize("game", weighed_games())
def test_every_weight_is_in_one_group_and_can_be_chosen(game: str) -> None:
    shape = shape_of(game)
    grouped = [name for group in shape.groups.values() for name in group]
    assert sorted(grouped) == sorted(shape.names)
    assert set(shape.shares) <= set(shape.names)
    assert not set(shape.groups) & set(shape.names) - {name for name, group in shape.groups.items() if name in group}
    assert chosen(shape, []) == shape.names
    for name, group in shape.groups.items():
        assert set(chosen(shape, [name])) == set(group)


def test_an_unknown_weight_is_refused_with_what_there_is() -> None:
    with pytest.raises(menagerie.BadRequest, match=r"no weight called luck\. Groups and weights: homes, coins, trucks"):
        chosen(SHAPE, ["coin", "luck"])


@pytest.mark.parametrize("game", weighed_games())
def test_trials_pick_as_the_greedy_bot_does(game: str) -> None:
    mind = knowledge_of(game, "greedy")
    dealt = new_game(rules_of(game), 2, 4, {})
    play_out(dealt, [GreedyBot(mind, Chance(seat)) for seat in range(2)])
    own = shape_of(game).read(own_weights_of(game))
    weights = own.weights[own.section(2)]
    outcome = Trial(game, 2, {}, 4, weights, weights).play()
    assert outcome.points == fmean(dealt.scores())
    assert (outcome.lead, outcome.ahead) == (0.0, 0.5)


def test_a_spoiled_weight_loses_from_every_seat() -> None:
    good = OWN.weights["3-5"]
    bad = {**good, "open_space": 0.01, "faith": 0.01, "coin": 30.0}
    outcome = Trial("zooloretto", 3, {}, 1, good, bad).play()
    back = Trial("zooloretto", 3, {}, 1, bad, good).play()
    assert outcome.lead > 0
    assert tuple(back) == pytest.approx((-outcome.lead, 1 - outcome.ahead, outcome.points))
    assert games_a_deal(3) == 6


def test_alone_the_points_are_compared_over_the_same_deal() -> None:
    own = shape_of("ark_nova").read(own_weights_of("ark_nova"))
    good = own.weights[own.section(1)]
    bad = {**good, "conservation": 0.01, "animals": 0.01}
    outcome = Trial("ark_nova", 1, {"solo_appeal": 20}, 1, good, bad).play()
    assert outcome.lead > 0
    assert outcome.ahead == 1.0
    assert games_a_deal(1) == 2


def test_a_search_finds_the_better_weight_and_the_check_says_so() -> None:
    search = searched(generations=20)
    found = found_by(search, searched_on(search, search.begin(), 20))
    assert abs(found["denial"] - 2.0) < 0.5
    assert {name for name in found if found[name] != search.space.start[name]} <= set(NAMES)
    checked = check(search, found, toy_sharing, nobody_looks)
    assert checked.is_gain
    assert checked.games == 40
    assert not check(search, search.space.start, toy_sharing, nobody_looks).is_gain


def test_all_candidates_of_a_generation_play_the_same_deals_and_the_next_one_others() -> None:
    seen: list[list[int]] = []

    def looking(work: Callable[[Any], Any], things: Iterable[Any]) -> Iterator[Any]:
        trials = list(things)
        seen.append([trial.deal for trial in trials])
        return map(toy_lead, trials)

    search = searched(deals=3)
    progress = next_generation(search, search.begin(), looking, nobody_looks)
    next_generation(search, progress, looking, nobody_looks)
    check(search, search.space.start, looking, nobody_looks)
    first, second, fresh = seen
    assert first == first[:3] * 5
    assert len(set(first)) == 3
    assert not set(first) & set(second)
    assert not set(first + second) & set(fresh)


def test_alone_the_points_of_a_pair_count_too_and_draw_the_spread_in() -> None:
    outcomes = [Outcome(2.0, 1.0, 30.0), Outcome(4.0, 1.0, 32.0), Outcome(-1.0, 0.0, 10.0), Outcome(1.0, 0.5, 12.0)]
    assert results_of(outcomes, searched(deals=2)) == [1.5, -1.5, 0.0, 0.0]
    assert results_of(outcomes, searched(deals=2, seats=1)) == [32.5, 29.5, 11.0, 11.0]


def test_a_search_that_was_killed_comes_to_the_same_end(tmp_path: Path) -> None:
    search = searched()
    file = file_of(tmp_path / "result.toml", search)
    begun = file.progress()
    assert begun == search.begin()
    file.keep(searched_on(search, search.begin(), 4))
    reached = file.progress()  # what another process would find
    assert reached is not None
    assert reached.generation == 4
    assert searched_on(search, reached, 2) == searched_on(search, search.begin(), 6)


def test_a_gain_is_taken_and_the_file_tells_how_it_was_found(tmp_path: Path) -> None:
    file, done, found = whole_search(tmp_path / "result.toml")
    file.finish(done, found, check(file.search, found, toy_sharing, nobody_looks))
    assert file.progress() is None
    written = SHAPE.read(file.path)
    assert written.weights == {**OWN.weights, "2": found}
    told = written.searches[-1]
    assert told["outcome"] == "better"
    assert told["command"] == 'menagerie tune "…\x7f"'
    assert (told["generations"], told["population"], told["games"], told["played"]) == (6, 10, 2, 60)
    assert told["found"] == {name: found[name] for name in NAMES}
    assert told["start"] == {name: OWN.weights["2"][name] for name in NAMES}
    assert told["checked"]["lead_95"][0] > 0
    assert told["checked"]["games"] == 40
    assert SHAPE.load(file.path)[2] == SHAPE.kind(**found)
    assert list(tmp_path.iterdir()) == [file.path]


def test_what_is_not_certainly_better_is_told_but_not_taken(tmp_path: Path) -> None:
    file, done, found = whole_search(tmp_path / "result.toml")
    file.finish(done, found, Check(40, Estimate(0.5, -0.1, 1.1, 20), Estimate(0.52, 0.4, 0.64, 40)))
    assert SHAPE.read(file.path).weights == OWN.weights
    assert file.last()["outcome"] == "no better"
    assert file.last()["found"] != file.last()["start"]


def test_a_search_goes_on_from_an_earlier_one_and_keeps_its_story(tmp_path: Path) -> None:
    first, done, found = whole_search(tmp_path / "first.toml")
    first.finish(done, found, check(first.search, found, toy_sharing, nobody_looks))
    start = SHAPE.read(first.path)
    later = replace(first.search, space=Space(start.weights["2"], ("barn",), SHAPE.shares))
    second = ResultFile(tmp_path / "second.toml", SHAPE, start, later, {"command": "again"})
    second.keep(later.begin())
    *story, newest = SHAPE.read(second.path).searches
    assert story == list(start.searches)
    assert (story[-1]["outcome"], newest["outcome"]) == ("better", "searching")


def test_the_file_of_another_search_is_refused(tmp_path: Path) -> None:
    file_of(tmp_path / "result.toml", searched()).keep(searched().begin())
    for other in (searched(seed=4), searched(pairs=6), searched(generations=7)):
        with pytest.raises(menagerie.BadRequest, match="holds another search"):
            file_of(tmp_path / "result.toml", other).progress()


def test_where_nothing_can_be_written_it_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(menagerie.BadRequest, match="Can't write"):
        file_of(tmp_path / "nowhere" / "result.toml", searched()).keep(searched().begin())


def test_work_that_is_shared_comes_back_in_order() -> None:
    with processes(1) as alone, processes(2) as together:
        assert list(alone(abs, [-3, 2, -1])) == list(together(abs, [-3, 2, -1])) == [3, 2, 1]


def test_weights_for_one_number_of_players_are_enough_to_play() -> None:
    assert getattr(knowledge_with("zooloretto", 2, OWN.weights["2"]), "weights", None) == {
        2: SHAPE.kind(**OWN.weights["2"])
    }
