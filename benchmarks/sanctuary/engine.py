"""How Sanctuary is measured: where a turn is under way, and the slowest list of spaces."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from benchmarks.timing import best, repeat

import menagerie
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.games.sanctuary.placing import spaces_for
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable

BETWEEN = 40


def mid_turn() -> menagerie.Game:
    """Return a position in the middle of a game and of a turn of Sanctuary: several picks into a turn."""
    game = menagerie.new_game("sanctuary", seats=3, seed=1)
    bots = [bot_of("greedy", "sanctuary", Chance(seat)) for seat in range(3)]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].pick(Glimpse(game, decision.seat)), seat=decision.seat)
        if game.number > 150 and game.number - game.stretch_start >= 4:
            return game
    raise AssertionError("a game of greedy bots has long turns")


def slowest_spaces(game: menagerie.Game) -> float:
    """List the spaces of every tile for the zoos of a game in progress; return the slowest time."""
    table: SanctuaryTable = game.table  # type: ignore[assignment]  # a table of Sanctuary
    listings = [repeat(100, partial(spaces_for, zoo, tile)) for zoo in table.zoos for tile in table.box.tiles.values()]
    return max(min(best(listing, 3), best(listing, 3)) for listing in listings)


def own_figures(game: menagerie.Game) -> dict[str, float]:
    """Measure what only this game has."""
    return {"slowest list of spaces": slowest_spaces(game)}
