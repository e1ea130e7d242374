"""Trying a turn out in a world: it is played, all seats go on as looks best to them, and the outcome is judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.planner.turns import asked, decide

if TYPE_CHECKING:
    from menagerie.bots.planner.planning import Planning
    from menagerie.bots.planner.turns import PlannedTurn
    from menagerie.kernel.game import Game


def try_out(planning: Planning, world: Game, seat: int, turn: PlannedTurn) -> float:
    """Say what a turn comes to in a world; the world stays as it is."""
    game = world.fork()
    horizon = planning.horizon(game.table, seat)
    play(game, seat, turn)
    stretch = game.stretch_start
    while game.decision is not None:
        decide(planning, game)
        if game.stretch_start != stretch:
            stretch = game.stretch_start
            if planning.has_come(game.table, horizon):
                return planning.value(game.table, seat)
    return planning.final_value(game, seat)


def play(game: Game, seat: int, turn: PlannedTurn) -> None:
    """Make the picks of a turn, as far as the questions are the expected ones."""
    for pick in turn.picks:
        decision = asked(game, seat)
        if decision is None or tuple(decision.keys) != pick.keys:
            return
        game.apply(pick.keys.index(pick.key), seat=seat)
