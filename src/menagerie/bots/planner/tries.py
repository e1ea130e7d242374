"""Trying a turn in a world: it is played, all seats go on as looks best to them, and the outcome is judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.planner.turns import asked, decide

if TYPE_CHECKING:
    from menagerie.bots.planner.planning import Planning
    from menagerie.bots.planner.turns import PlannedTurn
    from menagerie.kernel.game import Game

OUTCOME = "outcome"  # the reason that is left when the game is over: who has won, and what was misjudged


def try_out(planning: Planning, world: Game, seat: int, turn: PlannedTurn) -> float:
    """Return what a turn comes to in a world; the world stays as it is."""
    game, is_over = look_ahead(planning, world, seat, turn)
    return planning.final_value(game, seat) if is_over else planning.value(game.table, seat)


def try_for_reasons(planning: Planning, world: Game, seat: int, turn: PlannedTurn) -> dict[str, float]:
    """Return by reason what a turn comes to in a world; the sum is what `try_out` returns."""
    game, is_over = look_ahead(planning, world, seat, turn)
    reasons = dict(planning.terms(game.table, seat))
    if is_over:
        reasons[OUTCOME] = planning.final_value(game, seat) - sum(reasons.values())
    return reasons


def look_ahead(planning: Planning, world: Game, seat: int, turn: PlannedTurn) -> tuple[Game, bool]:
    """Play a turn and go on to the horizon, or to the end of the game; return whether it was the end."""
    game = world.fork()
    horizon = planning.horizon(game.table, seat)
    play(game, seat, turn)
    stretch = game.stretch_start
    while game.decision is not None:
        decide(planning, game)
        if game.stretch_start != stretch:
            stretch = game.stretch_start
            if planning.has_come(game.table, horizon):
                return game, False
    return game, True


def gains_of(planning: Planning, world: Game, seat: int, turn: PlannedTurn) -> dict[str, float]:
    """Return by reason what a turn changes in a world before anybody else plays."""
    before = planning.terms(world.table, seat)
    game = world.fork()
    stretch = game.stretch_start
    play(game, seat, turn)
    while game.decision is not None and game.stretch_start == stretch:
        decide(planning, game)
    after = planning.terms(game.table, seat)
    return {name: points - before.get(name, 0.0) for name, points in after.items()}


def play(game: Game, seat: int, turn: PlannedTurn) -> None:
    """Make the picks of a turn, as long as the questions are the expected ones."""
    for pick in turn.picks:
        decision = asked(game, seat)
        if decision is None or tuple(decision.keys) != pick.keys:
            return
        game.apply(pick.keys.index(pick.key), seat=seat)
