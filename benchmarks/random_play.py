"""Play one game at random for a while and print what it cost as JSON: a child of peers.py, in whatever environment.

Two random players, CPU time only, and cyclic garbage looked for equally seldom for all. The first decisions of the
process count with everything that is imported and computed once for them.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

FIRST = 5000  # decisions that are the first of a process
PIECE = 2000  # decisions, at least, that are timed at once when all is warm

luck = Random(1).random


def menagerie(name: str) -> Callable[[int], int]:
    """Play a game of ours."""
    rules = import_module("menagerie.games").rules_of(name)
    new_game = import_module("menagerie.kernel.game").new_game

    def play(seed: int) -> int:
        game = new_game(rules, 2, seed, {}, told=False)
        while (decision := game.decision) is not None:
            game.apply(int(luck() * len(decision.options)))
        number: int = game.number
        return number

    return play


def catanatron(name: str) -> Callable[[int], int]:
    """Play Catan; forced picks are counted, too."""
    peer: Any = import_module("catanatron")

    def play(seed: int) -> int:
        game = peer.Game([peer.RandomPlayer(peer.Color.RED), peer.RandomPlayer(peer.Color.BLUE)], seed=seed)
        game.play()
        return len(game.state.actions)

    return play


def chess(name: str) -> Callable[[int], int]:
    """Play chess, up to the end that comes by itself."""
    peer: Any = import_module("chess")

    def play(seed: int) -> int:
        board = peer.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(luck() * len(moves))])
        return len(board.move_stack)

    return play


def open_spiel(name: str) -> Callable[[int], int]:
    """Play a game of OpenSpiel, which is written in C++, from Python."""
    game: Any = import_module("pyspiel").load_game(name)

    def play(seed: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(luck() * len(actions))])
        return decisions

    return play


LIBRARIES = {"menagerie": menagerie, "catanatron": catanatron, "chess": chess, "open_spiel": open_spiel}


def microseconds(play: Callable[[int], int], seed: int, decisions: int, started: float) -> tuple[float, int]:
    """Play whole games for at least this many decisions; return the time for each, and the next seed."""
    played = 0
    while played < decisions:
        played += play(seed)
        seed += 1
    return (time.process_time() - started) / played * 1e6, seed


def main() -> None:
    """Measure one library and game for a number of seconds."""
    library, name, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    gc.set_threshold(100 * gc.get_threshold()[0])
    started = time.process_time()
    play = LIBRARIES[library](name)
    imported = (time.process_time() - started) * 1000
    first, seed = microseconds(play, 0, FIRST, started)
    warm: list[float] = []
    until = time.process_time() + seconds
    while not warm or time.process_time() < until:
        figure, seed = microseconds(play, seed, PIECE, time.process_time())
        warm.append(figure)
    warm.sort()
    print(json.dumps({"import_ms": imported, "first": first, "warm": warm[len(warm) // 4]}))


if __name__ == "__main__":
    main()
