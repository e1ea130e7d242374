"""A played game, cut into its turns: what was picked in each, and the chances after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.bots.analysis.chances import chances

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.kernel.game import Game


class PlayedTurn(NamedTuple):
    """A turn of the record; a break, or a step of the set-up, counts as one."""

    number: int  # from 1
    seat: int | None  # whose turn it was; None: several seats chose at once
    first: int  # the number of its first pick
    start: dict[str, Any]  # the game where it begins, as a save
    picks: tuple[tuple[int, str], ...]
    before: tuple[float, ...]  # the chances of the seats
    after: tuple[float, ...]


def played_turns(game: Game, picks: Sequence[tuple[int, str]]) -> list[PlayedTurn]:
    """Play a record on from where a game is, and list its turns."""
    turns: list[PlayedTurn] = []
    before = chances(game)
    while game.number < len(picks):
        first, stretch, start = game.number, game.stretch_start, game.save()
        seat = game.decision.seat if game.decision is not None and len(game.decisions) == 1 else None
        while game.number < len(picks) and game.stretch_start == stretch:
            by, key = picks[game.number]
            game.apply_key(key, seat=by)
        after = chances(game)
        turns.append(PlayedTurn(len(turns) + 1, seat, first, start, tuple(picks[first : game.number]), before, after))
        before = after
    return turns
