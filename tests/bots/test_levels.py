"""The levels that people choose from: easy, normal, hard."""

from __future__ import annotations

import pytest

import menagerie
from menagerie.arena.simulate import play_out
from menagerie.bots import LEVELS, bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.easy_bot import EasyBot, beginner_of
from menagerie.bots.kinds import HARD, KINDS
from menagerie.bots.knowledge import known_games
from menagerie.bots.planner_bot import PlannerBot
from menagerie.kernel.chance import Chance


@pytest.mark.parametrize("game", known_games())
def test_every_game_that_is_known_has_every_level(game: str) -> None:
    for level in LEVELS:
        KINDS[level].check(game, {})


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_refuses_a_game_that_nobody_knows(level: str) -> None:
    with pytest.raises(menagerie.BadRequest) as refused:
        bot_of(level, "chess", Chance(0))
    assert refused.value.message.key == "bots.error.no_knowledge"
    assert refused.value.message.args["bot"] == level


@pytest.mark.parametrize("game", known_games())
def test_normal_is_greedy(game: str) -> None:
    position = menagerie.new_game(game, seats=2, seed=4)
    greedy, normal = (bot_of(bot, game, Chance(1)) for bot in ("greedy", "normal"))
    while (decision := position.decision) is not None and position.number < 60:
        glimpse = Glimpse(position, decision.seat)
        pick = greedy.pick(glimpse)
        assert normal.pick(glimpse) == pick
        position.apply(pick)


@pytest.mark.parametrize("game", known_games())
def test_hard_is_the_planner_with_a_second(game: str) -> None:
    hard = bot_of("hard", game, Chance(1))
    assert isinstance(hard, PlannerBot)
    assert hard.budget is HARD
    assert hard.budget.seconds == 1.0


@pytest.mark.parametrize("game", known_games())
def test_easy_never_gives_away_more_than_its_doubt(game: str) -> None:
    easy = bot_of("easy", game, Chance(7))
    beginner = beginner_of(game, "easy")
    position = menagerie.new_game(game, seats=3, seed=6)
    given_away = 0
    while (decision := position.decision) is not None and position.number < 300:
        values = beginner.knowledge.weigh(position.table, decision)
        pick = easy.pick(Glimpse(position, decision.seat))
        assert max(values) - values[pick] < beginner.doubt
        given_away += values[pick] < max(values)
        position.apply(pick)
    assert given_away > 20  # it does misjudge


@pytest.mark.parametrize("game", known_games())
def test_other_luck_makes_other_mistakes(game: str) -> None:
    games = []
    for luck in (1, 2):
        position = menagerie.new_game(game, seats=2, seed=3)
        play_out(position, [bot_of("easy", game, Chance(luck)) for _ in range(2)])
        games.append(position.picks())
    assert games[0] != games[1]


@pytest.mark.parametrize("game", known_games())
def test_easy_beats_random_from_either_seat(game: str) -> None:
    for seat in range(2):
        position = menagerie.new_game(game, seats=2, seed=11)
        bots = [bot_of("easy" if number == seat else "random", game, Chance(number)) for number in range(2)]
        assert isinstance(bots[seat], EasyBot)
        play_out(position, bots)
        assert position.winners() == [seat]
