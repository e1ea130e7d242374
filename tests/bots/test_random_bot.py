from __future__ import annotations

from collections import Counter

import menagerie
from menagerie.bots.bot import Glimpse
from menagerie.bots.random_bot import RandomBot
from menagerie.kernel.chance import Chance


def test_takes_every_option_about_equally_often() -> None:
    game = menagerie.new_game("zooloretto", seats=3, seed=1)
    assert game.decision is not None
    bot, glimpse = RandomBot(Chance(1)), Glimpse(game, game.decision.seat)
    picks = Counter(bot.pick(glimpse) for _ in range(3000))
    fair = 3000 / len(game.decision.options)
    assert sorted(picks) == list(range(len(game.decision.options)))
    assert all(abs(times - fair) < 0.2 * fair for times in picks.values())
