"""Moments that bots or chance have played up to, as saves to go on with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import menagerie
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.kernel.game import Game


def whole(seats: int, **options: Any) -> Game:
    """Let chance play a whole game of Zooloretto."""
    game, chance = menagerie.new_game("zooloretto", seats=seats, seed=3, options=options), Chance(3)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
    return game


def nearly_over(seats: int, left: int, **options: Any) -> dict[str, Any]:
    """Save a game of Zooloretto that chance has played, so many decisions before its end or a few more, at seat 0."""
    game = whole(seats, **options)
    late = menagerie.new_game("zooloretto", seats=seats, seed=3, options=options)
    saves = [late.save()]
    for _, key in game.picks()[:-left]:
        late.apply_key(key)
        if late.decision is not None and late.decision.seat == 0:
            saves = [late.save()]
    return saves[0]


def saved(seats: int, seed: int, stop: Callable[[Game], bool]) -> dict[str, Any]:
    """Let bots play until a condition holds while seat 0 is asked, and save; in this game or a later one."""
    for each in range(seed, seed + 20):
        game = menagerie.new_game("ark_nova", seats=seats, seed=each, options={"first_player": 0, "maps": "random"})
        bots = [bot_of("greedy", "ark_nova", Chance(seat)) for seat in range(seats)]
        while game.decisions and not (game.decisions[0].seat == 0 and stop(game)):
            seat = game.decisions[0].seat
            game.apply(bots[seat].pick(Glimpse(game, seat)), seat=seat)
        if game.decisions:
            return game.save()
    raise AssertionError("no such moment")


def finished(seats: int, seed: int) -> dict[str, Any]:
    """Let bots play a game to its end, and save it."""
    game = menagerie.new_game("ark_nova", seats=seats, seed=seed, options={"first_player": 0, "maps": "random"})
    bots = [bot_of("greedy", "ark_nova", Chance(seat)) for seat in range(seats)]
    while game.decisions:
        seat = game.decisions[0].seat
        game.apply(bots[seat].pick(Glimpse(game, seat)), seat=seat)
    return game.save()


def is_asked(game: Game, prompt: str, turn: int = 0) -> bool:
    """Return whether seat 0 is asked this, at this turn or later."""
    return game.decisions[0].prompt.key.endswith(f".{prompt}") and game.view(0)["turn"] >= turn
