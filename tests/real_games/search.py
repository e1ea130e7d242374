"""Looks for the picks in our engine that a stretch of a real game claims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.table import Table
from real_games.ledger import is_moment
from real_games.transcript import TOTALS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game
    from real_games.claims import Claim, Stretch
    from real_games.ledger import Moment

NODES = 4000  # positions looked at in one turn before it is given up


@dataclass(frozen=True)
class Pick:
    """An option taken, and the claim it meets."""

    seat: int
    index: int
    claim: Claim | None


class Search:
    """Looks for picks that meet all claims of a stretch.

    `moments` are the figures and hands after each step: where they are given, the picks follow the log closely, else
    claims may also be met in another order, up to the next that is a barrier.
    """

    def __init__(
        self,
        stretch: Stretch,
        players: list[str],
        check: Callable[[Table], dict[str, Any]],
        moments: dict[int, Moment] | None,
    ) -> None:
        self.claims = stretch.claims
        self.players = players
        self.check = check
        self.moments = moments
        self.was_conceded = any(step["k"] == "concede" for step in stretch.steps)
        self.start: int = stretch.steps[0]["n"] - 1 if stretch.steps else -1
        self.last = stretch.last_step
        self.seat = players.index(stretch.player) if stretch.player else 0
        self.nodes = 0
        self.best = -1
        self.met: set[int] = set()
        self.step = self.start + 1
        self.reason = "nothing was asked"
        self.wrong: list[str] = []  # figures that differed where it came to an end

    def run(self, game: Game) -> list[Pick] | None:
        """Return the picks, or None."""
        return self._from(game, tuple(range(len(self.claims))), self.start)

    def _from(self, game: Game, left: tuple[int, ...], met: int) -> list[Pick] | None:
        self.nodes += 1
        if self.nodes > NODES:
            return None
        if game.decision is None or (self.was_conceded and not left):
            return self._end(game, left)
        if self.moments is not None and not self._is_in_log(game, left, met):
            return None
        candidates = list(self._candidates(game, left))
        if not candidates:
            self._stuck(game, left)
        branches = [(pick, rest, _after(game, pick)) for pick, rest in candidates]
        if _word(game.decision) == "resolve_next":
            branches.sort(key=lambda branch: self._is_idle(game, branch[2], left))
        for pick, rest, branch in branches:
            further = self._from(branch, rest, max(met, pick.claim.step) if pick.claim else met)
            if further is not None:
                return [pick, *further]
        return None

    def _is_idle(self, before: Game, after: Game, left: tuple[int, ...]) -> bool:
        """Whether an effect changes no figure and asks for nothing that the log tells: it can wait."""
        asked = {_word(decision) for decision in after.decisions}
        for i in left:
            if asked & {*self.claims[i].answers}:
                return False
            if not self.claims[i].is_optional:
                break
        figures = [[[getattr(zoo, name) for name in TOTALS] for zoo in table_of(game).zoos] for game in (before, after)]
        return figures[0] == figures[1]

    def _is_in_log(self, game: Game, left: tuple[int, ...], met: int) -> bool:
        """Whether the log has such a moment between the last claim met and the next one, or is inside a step."""
        assert self.moments is not None
        coming = next((self.claims[i].step for i in left if not self.claims[i].is_optional), self.last)
        if coming == met:
            return True
        table = table_of(game)
        return any(is_moment(table, self.moments[step], self.seat) for step in range(met, coming + 1))

    def _end(self, game: Game, left: tuple[int, ...]) -> list[Pick] | None:
        missing = [self.claims[i] for i in left if not self.claims[i].is_optional]
        wrong = self.check(table_of(game))
        if not missing and not wrong:
            return []
        reasons = [told(name, log, ours) for name, (log, ours) in wrong.items()]
        reasons += [f"never asked: {claim.answers}" for claim in missing]
        self._note(left, missing[0].step if missing else None, "; ".join(reasons))
        self.wrong = self.wrong or [*wrong]
        return None

    def _stuck(self, game: Game, left: tuple[int, ...]) -> None:
        asked = "; ".join(f"{_word(decision)} {decision.keys}" for decision in game.decisions)
        claim = next((self.claims[i] for i in left), None)
        wanted = f"the log has {claim.answers}" if claim else "the log has nothing"
        self._note(left, claim.step if claim else None, f"asked: {asked}; {wanted}")

    def _note(self, left: tuple[int, ...], step: int | None, reason: str) -> None:
        met = len(self.claims) - len(left)
        if met > self.best:
            self.best, self.reason = met, reason
            self.met = {claim.step for claim in self.claims} - {self.claims[i].step for i in left}
            if step is not None:
                self.step = step

    def _candidates(self, game: Game, left: tuple[int, ...]) -> Iterator[tuple[Pick, tuple[int, ...]]]:
        for decision in game.decisions:
            yield from self._for(decision, left)

    def _for(self, decision: Decision[Any], left: tuple[int, ...]) -> Iterator[tuple[Pick, tuple[int, ...]]]:
        word, keys, seat = _word(decision), decision.keys, decision.seat
        for i in left:
            claim = self.claims[i]
            key = claim.answers.get(word)
            if key in keys and self.players.index(claim.player or self.players[seat]) == seat:
                yield Pick(seat, keys.index(key), claim), tuple(j for j in left if j != i)
            if claim.is_barrier or (self.moments is not None and not claim.is_optional):
                break
        if word == "resolve_next":
            for index in range(len(keys)):
                yield Pick(seat, index, None), left
        elif "none" in keys:
            yield Pick(seat, keys.index("none"), None), left
        elif len(keys) == 1:
            yield Pick(seat, 0, None), left


def told(name: str, log: Any, ours: Any) -> str:
    """Return how a figure differs."""
    return f"{name}: log {log!r}, engine {ours!r}"


def _after(game: Game, pick: Pick) -> Game:
    branch = game.fork()
    branch.apply(pick.index, seat=pick.seat, pause=True)
    return branch


def table_of(game: Game) -> Table:
    """Return the table of a game."""
    table = game.table
    assert isinstance(table, Table)
    return table


def _word(decision: Decision[Any]) -> str:
    return decision.prompt.key.rpartition(".")[2]
