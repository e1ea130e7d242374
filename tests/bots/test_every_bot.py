"""What every bot does, in every game for any number of players."""

from __future__ import annotations

import pytest

import menagerie
from menagerie.arena.simulate import play_out
from menagerie.bots import BOTS, bot_of
from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance
from menagerie.kernel.messages import LANGUAGES, read_phrases

# Who thinks ahead is asked less often, in test_planner.py; normal is greedy, in test_levels.py.
QUICK = [bot for bot in BOTS if bot not in ("planner", "hard", "normal")]
TABLES = [(game, seats) for game in menagerie.GAMES for seats in menagerie.rules_of(game).seats]


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_plays_to_the_end(game: str, seats: int, bot: str) -> None:
    for seed in range(2):
        position = menagerie.new_game(game, seats=seats, seed=seed)
        play_out(position, [bot_of(bot, game, Chance(seat)) for seat in range(seats)])
        assert position.decision is None


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("game", menagerie.GAMES)
def test_same_luck_makes_the_same_picks(game: str, bot: str) -> None:
    picks = []
    for _ in range(2):
        position = menagerie.new_game(game, seats=2, seed=3)
        play_out(position, [bot_of(bot, game, Chance(seat)) for seat in range(2)])
        picks.append(position.picks())
    assert picks[0] == picks[1]


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("game", menagerie.GAMES)
def test_picks_the_same_whatever_is_hidden(game: str, bot: str) -> None:
    seats = 3
    position = menagerie.new_game(game, seats=seats, seed=5)
    while position.decision is not None:
        seat = position.decision.seat
        luck = Chance(position.number)
        pick = bot_of(bot, game, luck.clone()).pick(Glimpse(position, seat))
        for other in range(3):
            world = position.sample_world(seat, Chance(other))
            assert bot_of(bot, game, luck.clone()).pick(Glimpse(world, seat)) == pick
        position.apply(pick)


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("game", menagerie.GAMES)
def test_leaves_the_game_as_it_is(game: str, bot: str) -> None:
    position = menagerie.new_game(game, seats=4, seed=8)
    bots = [bot_of(bot, game, Chance(seat)) for seat in range(4)]
    while position.decision is not None:
        before = position.rules.dump(position.table)
        pick = bots[position.decision.seat].pick(Glimpse(position, position.decision.seat))
        assert position.rules.dump(position.table) == before
        position.apply(pick)


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(menagerie.BadRequest, match=r"no bot called clever\. The bots are: easy, normal, hard"):
        bot_of("clever", "zooloretto", Chance(0))


def test_greedy_refuses_a_game_it_knows_nothing_of() -> None:
    with pytest.raises(menagerie.BadRequest) as refused:
        bot_of("greedy", "chess", Chance(0))
    assert refused.value.message.key == "bots.error.no_knowledge"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_named_and_described_in_every_language(language: str) -> None:
    phrases = read_phrases(language)
    assert all(f"bots.{entry}.{bot}" in phrases for bot in BOTS for entry in ("name", "about"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ["bots", "arena"])
def test_every_language_has_the_same_phrases(language: str, room: str) -> None:
    said, wanted = read_phrases(language), read_phrases("en")
    assert [key for key in said if key.startswith(f"{room}.")] == [key for key in wanted if key.startswith(f"{room}.")]
