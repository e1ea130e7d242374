"""Advice: a few different turns, compared in the same worlds, with their reasons, and nothing hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import menagerie
from ark_nova.scenario import row_with, scenario
from bots.test_planner import TABLES, moments
from menagerie.bots.advice import advise, distinct, only_dearer, same_in_effect
from menagerie.bots.bot import Glimpse
from menagerie.bots.parameters import Budget
from menagerie.bots.planner.halving import Contender
from menagerie.bots.planner.planning import planning_of
from menagerie.bots.planner.trials import ReasonedTrials
from menagerie.bots.planner.tries import OUTCOME, try_for_reasons, try_out
from menagerie.bots.planner.turns import Pick, PlannedTurn, as_planned
from menagerie.bots.reasons import MOST, NOTABLE, RIVALS
from menagerie.kernel.chance import Chance
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import LANGUAGES, read_phrases

if TYPE_CHECKING:
    from menagerie.bots.advice import Suggestion
    from menagerie.kernel.game import Game

SIZE_2 = "a5-b5"


def advice_for(position: Game, rounds: int = 24, many: int = 3, luck: int = 1) -> list[Suggestion]:
    assert position.decision is not None
    glimpse = Glimpse(position, position.decision.seat)
    return advise(planning_of(position.rules.name, "planner"), glimpse, Budget(rounds=rounds), Chance(luck), many)


def keys(suggestion: Suggestion) -> list[str]:
    return [step.key for step in suggestion.steps]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_more_turns_than_wanted_and_all_of_them_differ(game: str, seats: int) -> None:
    for position in moments(game, seats, 61):
        found = advice_for(position, 12)
        assert 1 <= len(found) <= 3
        assert len({tuple(keys(suggestion)) for suggestion in found}) == len(found)
        assert found[0].behind == 0
        assert [suggestion.behind for suggestion in found] == sorted(suggestion.behind for suggestion in found)


def contender(picks: str, regret: float, *results: float) -> Contender:
    tried = Contender(PlannedTurn(tuple(Pick((each,), each) for each in picks.split()), regret))
    tried.results = list(results)
    return tried


def test_first_picks_differ_as_far_as_sensible_turns_allow_it() -> None:
    best, same = contender("build 1", 0, 9, 9), contender("build 2", 0, 8, 8)
    other, poor = contender("cards", 0, 7, 7), contender("sponsors", 0, 0, 0)
    assert distinct([best, same, other, poor], 2) == [best, other]
    assert distinct([best, same, other, poor], 3) == [best, other, same]
    assert distinct([best, same, other, poor], 4) == [best, other, same]  # what gives away the game is not sensible


def test_turns_that_begin_alike_part_as_early_as_sensible_turns_allow_it() -> None:
    best, nuance = contender("association project g6", 0, 9, 9), contender("association project g5", 0, 9, 9)
    other, poor = contender("association university", 0, 8, 8), contender("association zoo", 0, 0, 0)
    assert distinct([best, nuance, other, poor], 2) == [best, other]
    assert distinct([best, nuance, other, poor], 4) == [best, other, nuance]


def test_a_turn_that_differs_in_trifles_is_not_told_beside_the_other() -> None:
    best, nuance = contender("association project g6", 0, 9, 9), contender("association project g5", 0, 9, 9)
    other = contender("association university", 0, 8, 8)

    def same(one: Contender, other: Contender) -> bool:
        return {one.turn.picks[1].key, other.turn.picks[1].key} == {"project"}

    assert distinct([best, nuance, other], 3, same) == [best, other]


def test_turns_are_the_same_in_effect_if_they_begin_alike_bring_the_same_and_are_as_good() -> None:
    position = next(iter(moments("ark_nova", 2, 61)))
    assert position.decision is not None
    glimpse = Glimpse(position, position.decision.seat)
    trials = ReasonedTrials(planning_of("ark_nova", "planner"), glimpse, Chance(1))
    turn, *others = trials.turns(Budget(rounds=60))
    stranger = next(other for other in others if other.picks[0].key != turn.picks[0].key)

    def tried(turn: PlannedTurn, result: float) -> Contender:
        contender = Contender(turn)
        contender.results = [result] * 20
        return contender

    assert same_in_effect(trials, tried(turn, 9), tried(turn, 9))
    assert not same_in_effect(trials, tried(turn, 9), tried(turn, 8))
    assert not same_in_effect(trials, tried(turn, 9), tried(stranger, 9))


def test_a_turn_that_is_only_dearer_is_not_told_beside_the_other() -> None:
    position = scenario().seat(0, hand="science_institute", x_tokens=2, row=row_with("sponsors", 4)).turn(0).game
    planning = planning_of("ark_nova", "planner")
    trials = ReasonedTrials(planning, Glimpse(position, 0), Chance(1))

    def tried(result: float, *keys: str) -> Contender:
        contender = Contender(as_planned(planning, trials.world(0), 0, keys))
        contender.results = [result] * 20
        return contender

    small, dearer = tried(9, "build", "kiosk", "a5"), tried(8, "build+1", "kiosk", "a5")
    assert only_dearer(trials, small, dearer)
    assert not only_dearer(trials, dearer, small)
    assert not only_dearer(trials, small, tried(8, "build", "size_2", SIZE_2))
    assert not only_dearer(trials, tried(9, "sponsors", "break"), tried(8, "sponsors+2", "break"))  # it brings money


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_advice_is_the_same_whatever_is_hidden(game: str, seats: int) -> None:
    for position in moments(game, seats, 47 * seats):
        assert position.decision is not None
        seat = position.decision.seat
        told = [(keys(one), one.behind, one.error, one.worlds, one.reasons) for one in advice_for(position, 12)]
        for other in range(2):
            world = position.sample_world(seat, Chance(other))
            assert [
                (keys(one), one.behind, one.error, one.worlds, one.reasons) for one in advice_for(world, 12)
            ] == told


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_steps_can_be_picked_one_after_the_other(game: str, seats: int) -> None:
    for position in moments(game, seats, 67):
        assert position.decision is not None
        seat = position.decision.seat
        for suggestion in advice_for(position, 12):
            trial = position.fork()
            for step in (step for step in suggestion.steps if not step.forced):
                decision = next(decision for decision in trial.decisions if decision.seat == seat)
                assert decision.prompt == step.prompt
                trial.apply_key(step.key, seat=seat)


def test_what_there_is_no_choice_about_is_named_but_not_asked() -> None:
    position = scenario().seat(0, hand="caracal", buildings=f"size_2@{SIZE_2}", row=row_with("animals", 3)).turn(0).game
    plays = next(suggestion for suggestion in advice_for(position) if keys(suggestion)[0] == "animals")
    assert ("caracal", True) in [(step.key, step.forced) for step in plays.steps]
    assert Decision.forced is None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_reasons_add_up_to_what_a_try_comes_to(game: str, seats: int) -> None:
    planning = planning_of(game, "planner")
    for position in moments(game, seats, 53):
        assert position.decision is not None
        seat = position.decision.seat
        world = position.sample_world(seat, Chance(3))
        turn = ReasonedTrials(planning, Glimpse(position, seat), Chance(1)).turns(Budget(rounds=12))[-1]
        reasons = try_for_reasons(planning, world, seat, turn)
        assert sum(reasons.values()) == pytest.approx(try_out(planning, world, seat, turn))


def test_the_end_of_the_game_is_a_reason_of_its_own() -> None:
    planning = planning_of("zooloretto", "planner")
    *_, last = [position.fork() for position in moments("zooloretto", 2, 1)]
    assert last.decision is not None
    seat = last.decision.seat
    turn = ReasonedTrials(planning, Glimpse(last, seat), Chance(1)).turns(Budget(rounds=12))[0]
    assert OUTCOME in try_for_reasons(planning, last, seat, turn)


def test_few_reasons_are_given_and_the_largest_first() -> None:
    for position in moments("ark_nova", 2, 61):
        for suggestion in advice_for(position, 18):
            sizes = [abs(reason.points) for reason in suggestion.reasons]
            assert sizes == sorted(sizes, reverse=True)
            assert len(sizes) <= MOST
            assert all(size >= NOTABLE for size in sizes)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_best_turn_is_said_to_be_good_in_its_own_right(game: str, seats: int) -> None:
    spoken = 0
    for position in moments(game, seats, 61):
        for suggestion in advice_for(position, 18):
            own = (*suggestion.merits.gains, *suggestion.merits.prepares)
            assert all(reason.points >= NOTABLE for reason in own)
            assert not {RIVALS, OUTCOME} & {reason.name for reason in own}
            assert len({reason.name for reason in own}) == len(own)
            against = [reason for reason in suggestion.reasons if (reason.points < 0) == (suggestion.behind == 0)]
            assert len(against) <= 1  # the best is never the best by what it lacks, nor the last by what it has
            spoken += bool(own)
    assert spoken


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_two_turns_bring_differs_by_what_the_one_has_over_the_other(game: str, seats: int) -> None:
    compared = 0
    for position in moments(game, seats, 61):
        best, *others = advice_for(position, 24)
        for one, rival in [(best, other) for other in others[:1]] + [(other, best) for other in others]:
            mine, theirs = [dict((*each.merits.gains, *each.merits.prepares)) for each in (one, rival)]
            for name, points in one.reasons:
                if name in mine and name in theirs:
                    assert mine[name] - theirs[name] == pytest.approx(points)
                elif name in mine or name in theirs:
                    assert (points > 0) == (name in mine)
                compared += name in mine or name in theirs
    assert compared


def test_what_a_turn_gains_is_what_it_changes_before_anybody_else_plays() -> None:
    position = scenario().seat(0, hand="caracal", buildings=f"size_2@{SIZE_2}", row=row_with("animals", 3)).turn(0).game
    assert position.decision is not None
    turn = PlannedTurn((Pick(tuple(position.decision.keys), "animals"),), 0.0)
    trials = ReasonedTrials(planning_of("ark_nova", "planner"), Glimpse(position, 0), Chance(1))
    gains = trials.gains(turn, 2)
    assert gains["appeal"] > 1
    assert gains["homes"] < 0  # the enclosure is empty no longer


def test_what_one_turn_has_over_another_adds_up_to_its_lead() -> None:
    position = scenario().seat(0, hand="caracal", buildings=f"size_2@{SIZE_2}", row=row_with("animals", 3)).turn(0).game
    assert position.decision is not None
    actions = tuple(position.decision.keys)
    one, other = [PlannedTurn((Pick(actions, card),), 0.0) for card in ("animals", "build")]
    trials = ReasonedTrials(planning_of("ark_nova", "planner"), Glimpse(position, 0), Chance(1))
    leads = [trials.try_in(one, world) - trials.try_in(other, world) for world in range(3)]
    assert sum(trials.advantages(one, other, 3).values()) == pytest.approx(sum(leads) / 3)


def test_all_suggestions_are_tried_in_as_many_worlds_when_the_budget_allows_it() -> None:
    for position in moments("zooloretto", 2, 53):
        found = advice_for(position, 120)
        assert len({suggestion.worlds for suggestion in found}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", menagerie.GAMES)
def test_every_reason_has_words_in_every_language(game: str, language: str) -> None:
    phrases = read_phrases(language)
    position = menagerie.new_game(game, seats=2, seed=1)
    names = [*planning_of(game, "planner").terms(position.table, 0), OUTCOME]
    assert [name for name in names if f"{game}_bots.reason.{name}" not in phrases] == []
