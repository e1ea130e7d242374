"""The planner: it finds turns, tries them out fairly, keeps to what its seat can know, and follows its plan."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import pytest

import menagerie
from ark_nova.scenario import row_with, scenario
from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.parameters import Budget
from menagerie.bots.planner.halving import ranked_turns
from menagerie.bots.planner.meter import Meter
from menagerie.bots.planner.planning import planning_of
from menagerie.bots.planner.tries import try_out
from menagerie.bots.planner.turns import Pick, PlannedTurn, likely_turns
from menagerie.bots.planner_bot import PlannerBot
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.kernel.game import Game

SIZE_2 = "a5-b5"
ARK_NOVA = planning_of("ark_nova", "planner")
TABLES = [("zooloretto", 2), ("zooloretto", 3), ("zooloretto", 5), ("ark_nova", 1), ("ark_nova", 2), ("ark_nova", 4)]


def moments(game: str, seats: int, every: int, seed: int = 5) -> Iterator[Game]:
    """Yield a game of greedy bots at some of its moments."""
    position, bot = menagerie.new_game(game, seats=seats, seed=seed), bot_of("greedy", game, Chance(0))
    while (decision := position.decision) is not None:
        if position.number % every == 0:
            yield position
        position.apply(bot.pick(Glimpse(position, decision.seat)), seat=decision.seat)


def turns_of(position: Game, most: int = 12) -> list[PlannedTurn]:
    assert position.decision is not None
    return likely_turns(planning_of(position.rules.name, "planner"), position, position.decision.seat, most)


# --- turns to choose from ---


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_first_turn_is_the_one_that_looks_best_pick_by_pick(game: str, seats: int) -> None:
    for position in moments(game, seats, 31):
        assert position.decision is not None
        seat = position.decision.seat
        trial, bot = position.fork(), bot_of("greedy", game, Chance(0))
        for pick in turns_of(position)[0].picks:
            decision = next(decision for decision in trial.decisions if decision.seat == seat)
            assert decision.keys[bot.pick(Glimpse(trial, seat))] == pick.key
            trial.apply_key(pick.key, seat=seat)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_turns_differ_and_seem_to_give_away_more_and_more(game: str, seats: int) -> None:
    for position in moments(game, seats, 31):
        turns = turns_of(position)
        assert len({tuple(sorted(pick.key for pick in turn.picks)) for turn in turns}) == len(turns)
        assert [turn.regret for turn in turns] == sorted(turn.regret for turn in turns)


def test_a_turn_ends_where_something_comes_to_light() -> None:
    play = scenario().seat(0, row=row_with("cards", 5)).turn(0)
    for turn in turns_of(play.game):
        if turn.picks[0].key == "cards":
            assert len(turn.picks) <= 2  # draw or snap: what is drawn nobody knows


# --- trying them out ---


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_trying_a_turn_out_leaves_the_world_as_it_is(game: str, seats: int) -> None:
    planning = planning_of(game, "planner")
    for position in moments(game, seats, 61):
        assert position.decision is not None
        seat = position.decision.seat
        world = position.sample_world(seat, Chance(1))
        before = world.rules.dump(world.table)
        turn = turns_of(world)[-1]
        results = {try_out(planning, world, seat, turn) for _ in range(2)}
        assert len(results) == 1
        assert world.rules.dump(world.table) == before


def planned(*regrets: float) -> list[PlannedTurn]:
    return [PlannedTurn((Pick(("a", "b"), str(number)),), regret) for number, regret in enumerate(regrets)]


def test_the_best_of_noisy_turns_is_found() -> None:
    luck = Chance(3)
    worth = {turn: float(place) for place, turn in enumerate(planned(0, 1, 2, 3, 4, 5, 6, 7))}
    turns = list(worth)
    left = ranked_turns(turns, lambda turn, _: worth[turn] + luck.below(9), Meter(Budget(rounds=400)))
    assert left[0].turn is turns[-1]


def test_turns_that_dropped_out_come_last() -> None:
    turns = planned(*range(8))
    ranked = ranked_turns(turns, lambda turn, world: -turn.regret + world % 2, Meter(Budget(rounds=64)))
    assert sorted(contender.turn.regret for contender in ranked) == list(range(8))
    tried = [len(contender.results) for contender in ranked]
    assert tried == sorted(tried, reverse=True)
    assert tried[0] > tried[-1]


def test_the_budget_is_kept() -> None:
    noise = cycle([0.0, 4.0, 1.0])
    for rounds in (16, 50, 200):
        meter = Meter(Budget(rounds=rounds))
        ranked_turns(planned(*range(8)), lambda _, __: next(noise), meter)
        assert rounds <= meter.rounds < rounds + 8


def test_what_is_clear_is_not_thought_about_for_long() -> None:
    meter = Meter(Budget(rounds=1000))
    ranked_turns(planned(0, 1), lambda turn, _: -9.0 * turn.regret, meter)
    assert meter.rounds < 20


def test_without_a_difference_the_likelier_turn_is_taken() -> None:
    turns = planned(0, 1, 2)
    assert ranked_turns(turns, lambda _, __: 5.0, Meter(Budget(rounds=60)))[0].turn is turns[0]


# --- the bot ---


@pytest.mark.parametrize(("game", "seats"), [("zooloretto", 2), ("ark_nova", 1), ("ark_nova", 2)])
def test_plays_to_the_end(game: str, seats: int) -> None:
    position = menagerie.new_game(game, seats=seats, seed=2)
    play_out(position, [bot_of("planner:4", game, Chance(seat)) for seat in range(seats)])
    assert position.decision is None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_picks_the_same_whatever_is_hidden(game: str, seats: int) -> None:
    for position in moments(game, seats, 29 * seats):
        assert position.decision is not None
        seat, luck = position.decision.seat, position.number
        pick = bot_of("planner:8", game, Chance(luck)).pick(Glimpse(position, seat))
        for other in range(2):
            world = position.sample_world(seat, Chance(other))
            assert bot_of("planner:8", game, Chance(luck)).pick(Glimpse(world, seat)) == pick


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_leaves_the_game_as_it_is(game: str, seats: int) -> None:
    for position in moments(game, seats, 41 * seats):
        assert position.decision is not None
        before = position.rules.dump(position.table)
        bot_of("planner:8", game, Chance(1)).pick(Glimpse(position, position.decision.seat))
        assert position.rules.dump(position.table) == before


def test_follows_its_plan_within_a_turn() -> None:
    play = scenario().seat(0, hand="caracal", row=row_with("build", 3), workers=0).turn(0)
    bot = bot_of("planner:20", "ark_nova", Chance(1))
    glimpse = Glimpse(play.game, 0)
    decision = play.game.decision
    assert decision is not None
    play.game.apply(bot.pick(glimpse), seat=0)
    assert isinstance(bot, PlannerBot)
    luck = bot.chance.state
    while play.game.decision is not None and play.game.decision.seat == 0:
        play.game.apply(bot.pick(glimpse), seat=0)
    assert bot.chance.state == luck  # no further world was looked at


def test_forgets_its_plan_when_the_turn_is_over() -> None:
    play = scenario().seat(0, hand="caracal", row=row_with("build", 3), workers=0).turn(0)
    bot = bot_of("planner:20", "ark_nova", Chance(1))
    assert isinstance(bot, PlannerBot)
    bot.pick(Glimpse(play.game, 0))
    decision = play.game.decision
    assert decision is not None
    wrong = decision.keys[-1]
    bot.plan = [Pick(tuple(decision.keys), wrong)]
    assert decision.keys[bot.pick(Glimpse(play.game, 0))] == wrong  # the same turn, the expected question
    bot.plan = [Pick(tuple(decision.keys), wrong)]
    bot.stretch -= 1
    assert decision.keys[bot.pick(Glimpse(play.game, 0))] != wrong


def test_plays_an_animal_whose_home_is_ready() -> None:
    table = scenario().seat(0, hand="caracal", buildings=f"size_2@{SIZE_2}", row=row_with("animals", 3), workers=0)
    play = table.turn(0)
    assert play.game.decision is not None
    assert play.game.decision.keys[bot_of("planner:60", "ark_nova", Chance(0)).pick(Glimpse(play.game, 0))] == "animals"


# --- what a position is worth ---


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_reasons_add_up_to_the_value(game: str, seats: int) -> None:
    planning = planning_of(game, "planner")
    for position in moments(game, seats, 41):
        for seat in range(seats):
            value = planning.value(position.table, seat)
            assert sum(planning.terms(position.table, seat).values()) == pytest.approx(value)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_value_does_not_hang_on_what_is_hidden(game: str, seats: int) -> None:
    planning = planning_of(game, "planner")
    for position in moments(game, seats, 41):
        assert position.decision is not None
        seat = position.decision.seat
        worlds = [position.sample_world(seat, Chance(luck)) for luck in range(2)]
        value = planning.value(position.table, seat)
        assert [planning.value(world.table, seat) for world in worlds] == [pytest.approx(value)] * 2
