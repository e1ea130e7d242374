"""How Ark Nova is measured: where a turn is under way, and the slowest list of spots."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from benchmarks.timing import best, repeat

import menagerie
from menagerie.games.ark_nova.action_cards import BUILD
from menagerie.games.ark_nova.building import open_spots, spots_for
from menagerie.games.ark_nova.packing import everything
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.zoo import Zoo

BETWEEN = 60


def mid_turn() -> menagerie.Game:
    """Return a position in the middle of a game and of a turn of Ark Nova: several picks into an action."""
    game = menagerie.new_game("ark_nova", seats=2, seed=1)
    chance = Chance(1)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)), seat=game.decision.seat)
        if game.number > 250 and game.number - game.stretch_start >= 3:
            return game
    raise AssertionError("a random game has long turns")


def listed_afresh(zoo: Zoo, kind: BuildingKind) -> None:
    """List the spots of a building as if nobody had asked before."""
    open_spots.cache_clear()
    spots_for(zoo, kind, everything().action_cards.turned_over(BUILD).build)


def slowest_placements(game: menagerie.Game) -> float:
    """List the spots of every building on every map for the zoos of a game in progress; return the slowest time."""
    zoos = game.table.zoos  # type: ignore[attr-defined]  # a table of Ark Nova
    slowest = 0.0
    for zoo_map in everything().maps.values():
        for zoo in [zoo.clone() for zoo in zoos]:
            zoo.map = zoo_map
            for kind in everything().buildings.values():
                listing = repeat(100, partial(listed_afresh, zoo, kind))
                listing()
                slowest = max(slowest, min(best(listing, 3), best(listing, 3)))
    return slowest


def own_figures(game: menagerie.Game) -> dict[str, float]:
    """Measure what only this game has."""
    return {"slowest list of spots": slowest_placements(game)}
