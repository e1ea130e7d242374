"""The analysis of a game: chances, swings, and what a bot says about the turns that were played."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

import menagerie
from ark_nova.scenario import scenario
from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.bots.analysis import Work, biggest_swings
from menagerie.bots.analysis.analysis import TurnAnalysis
from menagerie.bots.analysis.chances import Curve, alone, chances, several, with_tempo
from menagerie.bots.analysis.verdict import Juncture, junctures, verdict
from menagerie.bots.parameters import Budget
from menagerie.bots.planner.planning import planning_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.messages import from_json, phrasebook, player

if TYPE_CHECKING:
    from menagerie.bots.analysis import Analysis
    from menagerie.kernel.game import Game

TABLES = [("zooloretto", 2), ("zooloretto", 4), ("ark_nova", 1), ("ark_nova", 2), ("ark_nova", 3)]
FEW = 6  # tries


@cache
def played(game: str, seats: int) -> Game:
    position = menagerie.new_game(game, seats=seats, seed=4)
    bots = ["greedy", "variety", "greedy", "greedy"][:seats]
    play_out(position, [bot_of(bot, game, Chance(seat)) for seat, bot in enumerate(bots)])
    return position


def work_on(game: str, seats: int, picks: int | None = None) -> Work:
    return Work(menagerie.new_game(game, seats=seats, seed=4), played(game, seats).picks()[:picks], FEW)


def judged(work: Work, turns: range) -> Analysis:
    return work.analysis({number: work.piece(number, menagerie.rules_of).done() for number in work.chosen(turns)})


# --- chances ---


def test_who_is_further_ahead_is_likelier_to_win() -> None:
    found = [several([10.0 + lead, 10.0], 5.0)[0] for lead in (-9, -1, 0, 1, 9)]
    assert found == sorted(found)
    assert found[2] == 0.5
    assert found[1] + found[3] == pytest.approx(1)


def test_a_lead_counts_more_when_less_is_left() -> None:
    curve = Curve(early=20.0, late=5.0, tempo=0.0)
    assert several([3.0, 0.0], curve.scale(0.1))[0] > several([3.0, 0.0], curve.scale(0.9))[0] > 0.5


def test_who_has_not_had_a_turn_yet_is_credited_for_it() -> None:
    assert with_tempo([0, 0], 0, 4.0) == [2.0, 0.0]
    assert with_tempo([0, 0, 0, 0], 2, 4.0) == [1.0, 0.0, 3.0, 2.0]


def test_alone_more_points_are_more_likely_to_be_enough() -> None:
    curve = Curve(early=10.0, late=5.0, tempo=0.0, needed_early=-20.0)
    assert alone(-20.0, 1.0, curve) == 0.5
    assert alone(-10.0, 1.0, curve) > 0.5 > alone(-10.0, 0.0, curve) > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_chances_add_up_to_one_after_every_turn(game: str, seats: int) -> None:
    for turn in work_on(game, seats).turns:
        assert all(0 <= chance <= 1 for chance in turn.after)
        if seats > 1:
            assert sum(turn.after) == pytest.approx(1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_in_the_end_it_is_certain_who_has_won(game: str, seats: int) -> None:
    end = played(game, seats)
    last = work_on(game, seats).turns[-1].after
    assert last == tuple(1 / len(end.winners()) if seat in end.winners() else 0.0 for seat in range(seats))


def test_more_appeal_is_a_better_chance() -> None:
    few, many = (scenario().seat(0, appeal=appeal).turn(0).game for appeal in (10, 30))
    assert chances(many)[0] > chances(few)[0]


@pytest.mark.parametrize("way", ["one_of_two", "draft"])
def test_before_maps_are_chosen_chances_can_be_told(way: str) -> None:
    game = menagerie.new_game("ark_nova", seats=2, seed=1, options={"maps": way})
    assert sum(chances(game)) == pytest.approx(1)


# --- turns and swings ---


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_turns_are_all_picks_one_after_the_other(game: str, seats: int) -> None:
    turns = work_on(game, seats).turns
    assert [pick for turn in turns for pick in turn.picks] == played(game, seats).picks()
    assert all(turn.before == earlier.after for earlier, turn in pairwise(turns))


def turn_with(number: int, seat: int | None, swing: float) -> TurnAnalysis:
    return TurnAnalysis(number, seat, 0, 0, [0.5, 0.5], swing, [])


def test_the_biggest_swings_come_first_whether_gained_or_lost() -> None:
    turns = [turn_with(1, 0, 0.1), turn_with(2, 1, -0.3), turn_with(3, 0, 0.001), turn_with(4, None, 0.9)]
    assert biggest_swings(turns) == [2, 1]


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_goes() -> None:
    found = work_on("zooloretto", 2, 40).analysis({})
    assert not found.finished
    assert found.winners == []
    assert found.turns[-1].last == 40
    assert 0 < found.turns[-1].chances[0] < 1


# --- verdicts ---


def test_a_turn_is_judged_again_when_something_has_come_to_light() -> None:
    turn = next(turn for turn in work_on("zooloretto", 2).turns if turn.picks[0][1] == "draw" and len(turn.picks) == 2)
    found = junctures(planning_of("zooloretto", "planner"), menagerie.load(turn.start), turn.picks)
    assert [juncture.keys for juncture in found] == [[key] for _, key in turn.picks]
    assert [juncture.number for juncture in found] == [turn.first, turn.first + 1]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_was_played_is_never_ahead_of_the_best(game: str, seats: int) -> None:
    work = work_on(game, seats)
    for turn in judged(work, range(1, 60, 9)).turns:
        for said in turn.verdicts:
            best = said.preferred[0]
            assert best.behind == 0
            assert said.given_away >= 0
            if said.given_away == 0:
                assert best == said.played
            keys = [key for seat, key in played(game, seats).picks()[said.number :] if seat == said.seat]
            rest = iter(keys)
            assert all(step.key in rest for step in said.played.steps)  # in the same order; trifles are left out


def test_the_same_seed_gives_the_same_verdicts() -> None:
    ones, others = (judged(work_on("zooloretto", 2), range(1, 30, 7)).to_json() for _ in range(2))
    assert ones == others


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_verdict_hangs_only_on_what_the_seat_knew(game: str, seats: int) -> None:
    planning = planning_of(game, "planner")
    for turn in work_on(game, seats).turns[5::25]:
        assert turn.seat is not None
        real = menagerie.load(turn.start)
        world = real.sample_world(turn.seat, Chance(9))
        told = []
        for position in (real, world):
            juncture = Juncture(position, turn.first, turn.seat, 0, [turn.picks[0][1]])
            told.append(verdict(planning, juncture, Budget(rounds=FEW), 3))
        assert told[0] == told[1]


def test_only_the_turns_of_a_seat_are_judged_where_that_is_asked() -> None:
    work = work_on("zooloretto", 2)
    assert all(work.turns[number - 1].seat == 1 for number in work.chosen(seats=[1]))
    assert work.chosen(range(3, 6)) == [3, 4, 5]


def test_labels_are_said_again_from_plain_values() -> None:
    message = menagerie.Message(
        "zooloretto.action.buy", tile=menagerie.Message("kernel.plain", text="x"), owner=player(1)
    )
    book = phrasebook("en").with_names(("Ann", "Bo"))
    assert book.say(from_json(message.to_json())) == book.say(message)
