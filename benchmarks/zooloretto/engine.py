"""How Zooloretto is measured: where a turn is under way."""

from __future__ import annotations

import menagerie
from menagerie.kernel.chance import Chance

BETWEEN = 25
RANDOM_GAMES = 15


def mid_turn() -> menagerie.Game:
    """Return a position in the middle of a game and of a turn: a truck of three is being unloaded."""
    game = menagerie.new_game("zooloretto", seats=3, seed=1)
    chance = Chance(1)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
        inside = game.decision is not None and game.decision.prompt.key == "zooloretto.prompt.unload"
        if inside and game.number > 100 and game.number - game.stretch_start >= 2:
            return game
    raise AssertionError("a random game unloads trucks")
