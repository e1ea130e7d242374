"""How the server lays out a truck before anybody has said anything about it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import menagerie
from menagerie.bots.greedy_bot import GreedyBot
from menagerie.bots.knowledge import KNOWLEDGE
from menagerie.bots.preview import Trials
from menagerie.kernel.chance import Chance
from menagerie.server.foresight import finisher

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.bots.bot import Bot
    from menagerie.kernel.game import Game


AWAY = re.compile("@(barn|depot)$")


def positions(name: str, games: int) -> Iterator[Game]:
    """Go through the turns of a few games that chance plays."""
    for seed in range(games):
        game, chance = menagerie.new_game(name, seats=2, seed=seed), Chance(seed)
        while game.decision is not None:
            if game.decision.keys[0].startswith("draw"):
                yield game
            game.apply(chance.below(len(game.decision.options)))


def needless_barns(game: Game, bot: Bot) -> int:
    """Count the tiles that would go to the barn or the depot although another place would take them."""
    assert game.decision is not None
    found = 0
    seat, keys = game.decision.seat, game.decision.keys
    for key, preview in zip(keys, Trials(game, seat).previews(bot), strict=True):
        if preview is None or not key.startswith("take-"):
            continue
        after = game.fork()
        after.apply_key(key, pause=True)
        for then in preview.then:
            assert after.decision is not None
            tile = AWAY.sub("", then)
            found += then != tile and any(each.startswith(f"{tile}@") and each != then for each in after.decision.keys)
            after.apply_key(then, pause=True)
    return found


@pytest.mark.parametrize(("name", "games"), [("zooloretto", 4), ("aquaretto", 6), ("zooloretto_aquaretto", 1)])
def test_nothing_goes_to_the_barn_by_itself_that_an_enclosure_would_take(name: str, games: int) -> None:
    knowledge = KNOWLEDGE.if_sound(name)
    assert knowledge is not None
    by_bot = 0
    for game in positions(name, games):
        bot = finisher(name, knowledge, Chance(1))
        assert bot is not None
        assert needless_barns(game, bot) == 0
        by_bot += needless_barns(game, GreedyBot(knowledge, Chance(1)))
    assert by_bot  # who plays to win sometimes does
