"""The work of an analysis, in pieces that can be done anywhere: one turn is one piece, and none needs another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.bots.analysis.analysis import Analysis, TurnAnalysis, biggest_swings
from menagerie.bots.analysis.record import played_turns
from menagerie.bots.analysis.verdict import judged
from menagerie.bots.parameters import Budget
from menagerie.bots.planner.planning import planning_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from menagerie.bots.analysis.record import PlayedTurn
    from menagerie.bots.analysis.verdict import Verdict
    from menagerie.kernel.game import Game
    from menagerie.kernel.rules import Rules

TRIES = 60  # for each verdict, where nothing is said: about a minute for a long game for two


class Piece(NamedTuple):
    """A turn to be judged."""

    find_rules: Callable[[str], Rules[Any]]
    start: dict[str, Any]
    picks: tuple[tuple[int, str], ...]
    tries: int
    seed: int

    def done(self) -> list[Verdict]:
        """Judge the turn."""
        return judged(self.find_rules, self.start, self.picks, Budget(rounds=self.tries), self.seed)


class Work:
    """Everything there is to do: which turns are judged, and what the chances were."""

    def __init__(self, game: Game, picks: Sequence[tuple[int, str]], tries: int = TRIES, seed: int = 0) -> None:
        planning_of(game.rules.name, "planner")  # raises if no bot knows the game
        self.tries = tries
        self.seed = seed
        self.first = game.number
        self.turns = played_turns(game, picks)
        self.end = game

    def chosen(self, turns: range | None = None, seats: Collection[int] = ()) -> list[int]:
        """List the numbers of the turns to judge: within a range, of some seats; all if nothing is said."""
        return [
            turn.number
            for turn in self.turns
            if (turns is None or turn.number in turns) and (not seats or any(by in seats for by, _ in turn.picks))
        ]

    def piece(self, number: int, find_rules: Callable[[str], Rules[Any]]) -> Piece:
        """Return the work on one turn."""
        turn = self.turns[number - 1]
        return Piece(find_rules, turn.start, turn.picks, self.tries, self.seed)

    def analysis(self, verdicts: Mapping[int, Sequence[Verdict]], seats: Collection[int] = ()) -> Analysis:
        """Put everything together: the verdicts by the numbers of their turns."""
        turns = [
            told(turn, [verdict for verdict in verdicts.get(turn.number, ()) if not seats or verdict.seat in seats])
            for turn in self.turns
        ]
        game = self.end
        over = game.decision is None and not game.pausing
        return Analysis(
            game=game.rules.name,
            rules_version=game.rules.version,
            seats=game.setting.seats,
            tries=self.tries,
            seed=self.seed,
            finished=over,
            winners=game.winners(),
            start=[round(chance, 4) for chance in self.turns[0].before] if self.turns else [],
            turns=turns,
            swings=biggest_swings(turns),
        )


def told(turn: PlayedTurn, verdicts: list[Verdict]) -> TurnAnalysis:
    """Combine a turn with the verdicts on it."""
    gains = [after - before for before, after in zip(turn.before, turn.after, strict=True)]
    return TurnAnalysis(
        number=turn.number,
        seat=turn.seat,
        first=turn.first,
        last=turn.first + len(turn.picks),
        chances=[round(chance, 4) for chance in turn.after],
        swing=0.0 if turn.seat is None else round(gains[turn.seat], 4),
        verdicts=verdicts,
    )
