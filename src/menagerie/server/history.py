"""The past of a game: any moment of it, where turns and rounds began, and the points on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from menagerie.bots.projection import projection
from menagerie.server.messages.replay import Moment, ResultInfo
from menagerie.server.position import event_info
from menagerie.server.rooms import room_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.kernel.game import Game
    from menagerie.kernel.journal import Journal


@runtime_checkable
class TellsSources(Protocol):
    """Rules of a game whose points are the sum of tracks."""

    def sources(self, table: Any, journal: Journal) -> list[dict[str, dict[str, int]]]:
        """Return for each seat, by track, where its points came from."""
        ...


class History:
    """A game replayed from the start of its record; every look at a moment plays it again."""

    def __init__(self, begin: Callable[[], Game], picks: Sequence[tuple[int, str]]) -> None:
        self.begin = begin
        self.picks = picks
        game = begin()
        self.first = game.number  # a game that went on from a save has no earlier moments
        self.turns = [game.number]
        self.rounds = [game.number]
        self.curve: list[list[int]] = []
        self.gauges: dict[str, list[list[int]]] = {}
        self.marks: list[int] = []
        self._read_gauges(game)
        room = room_of(game.rules.name)
        round_now, turn_now = room.round_of(game.table), room.turn_of(game.table)
        for seat, key in picks[game.number :]:
            game.apply_key(key, seat=seat)
            begins = game.stretch_start == game.number and game.decision is not None
            if begins:
                self.turns.append(game.number)
            if turn_now is not None:  # a game that counts its turns knows best when one is over
                turn_before, turn_now = turn_now, room.turn_of(game.table)
                begins = turn_now != turn_before and turn_before > 0
            if begins:
                self._read_gauges(game)
            round_before, round_now = round_now, room.round_of(game.table)
            if round_now != round_before:
                self.rounds.append(game.number)
                self.curve.append(game.scores())
        self.curve.append(game.scores())
        if round_now is None:
            self.rounds = []
        self._read_gauges(game)
        self.end = game

    def _read_gauges(self, game: Game) -> None:
        """Write down the figures that the players watch."""
        self.marks.append(game.number)
        seats = [game.rules.gauges(game.table, seat) for seat in range(game.setting.seats)]
        for name in seats[0]:
            self.gauges.setdefault(name, []).append([gauges[name] for gauges in seats])

    def at(self, number: int) -> Game:
        """Return the game as it was after a number of picks."""
        game = self.begin()
        for seat, key in self.picks[game.number : number]:
            game.apply_key(key, seat=seat)
        return game

    def moment(self, number: int, seat: int | None) -> Moment:
        """Show a moment as a seat saw it."""
        game = self.at(number)
        standing = game.standing()
        return Moment(
            number=number,
            last=len(self.picks),
            view=game.view(seat),
            waiting_for=[decision.seat for decision in game.decisions],
            events=[event_info(event) for event in game.journal.seen_by(seat) if event.pick == number],
            parts=[dict(parts) for parts in standing.parts],
            projection=projection(game, seat),
            turns=self.turns,
            rounds=self.rounds,
        )

    def sources(self) -> list[dict[str, dict[str, int]]]:
        """Return where the points of each seat came from, if the game can tell and the record is complete."""
        rules = self.end.rules
        return (
            rules.sources(self.end.table, self.end.journal)
            if isinstance(rules, TellsSources) and not self.first
            else []
        )

    def result(self) -> ResultInfo:
        """Return how the game ended."""
        standing = self.end.standing()
        return ResultInfo(
            parts=[dict(parts) for parts in standing.parts],
            sources=self.sources(),
            tie_breaks=list(standing.tie_breaks),
            winners=self.end.winners(),
            curve=self.curve,
            gauges=self.gauges,
            turns=self.marks,
            picks=self.end.number,
            rules_version=self.end.rules.version,
        )
