"""A game with a turn that is not final yet: what its player sees, and what everybody else sees.

A play never changes: every move gives a new one, so that a move can be written down before anybody sees it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.kernel.errors import CannotUndo, IllegalPick

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from menagerie.kernel.game import Game


class Move(NamedTuple):
    """Something done at a table, as the log keeps it: a pick (held: its turn is provisional), undo, end_turn."""

    kind: str
    seat: int
    key: str = ""
    held: bool = False


class Play:
    """The newest position, and the one that is final; while nothing is provisional they are the same object."""

    __slots__ = ("current", "final", "picks", "redo")

    def __init__(
        self,
        current: Game,
        final: Game,
        picks: tuple[tuple[int, str], ...],
        redo: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.current = current
        self.final = final
        self.picks = picks  # that led to the newest position
        self.redo = redo  # picks taken back, the last one first to be taken again

    @classmethod
    def of(cls, game: Game) -> Play:
        """Begin at the current position of a game."""
        return cls(game, game, tuple(game.picks()))

    # --- who is doing what ---

    @property
    def provisional(self) -> bool:
        """Whether somebody plays a turn that the others do not see yet."""
        return self.current is not self.final

    @property
    def settled(self) -> bool:
        """Whether every move is final, and no turn waits to be ended."""
        return not self.provisional and not self.current.pausing

    @property
    def holder(self) -> int | None:
        """The seat whose turn is provisional or waits to be ended."""
        return None if self.settled else self.picks[-1][0]

    @property
    def over(self) -> bool:
        """Whether the game has ended for everybody."""
        return self.final.decision is None and not self.final.pausing

    @property
    def waiting_for(self) -> list[int]:
        """The seats that everybody waits for."""
        holder = self.holder
        return [decision.seat for decision in self.final.decisions] if holder is None else [holder]

    def seen_by(self, seats: Collection[int]) -> Game:
        """Return the game as the holder of these seats may see it."""
        return self.current if self.holder in seats else self.final

    def still_asks(self, seat: int, number: int) -> bool:
        """Return whether a seat's question from an earlier number still stands: only others have answered since."""
        game = self.final
        known = not self.provisional and game.stretch_start <= number <= game.number
        return known and all(other != seat for other, _ in self.picks[number:])

    def check_number(self, seats: Collection[int], number: int) -> None:
        """Raise if the holder of these seats refers to a position that has passed."""
        current = self.seen_by(seats).number
        if number != current:
            raise IllegalPick("kernel.error.decision_has_passed", number=number, current=current)

    def can_undo(self, seats: Collection[int]) -> bool:
        """Return whether the holder of these seats can take the last pick back."""
        return bool(self.picks) and self.picks[-1][0] in seats and self.current.can_undo

    def can_redo(self, seats: Collection[int]) -> bool:
        """Return whether the holder of these seats can redo what was taken back."""
        if not self.redo or self.redo[-1][0] not in seats:
            return False
        seat, key = self.redo[-1]
        return any(decision.seat == seat and key in decision.keys for decision in self.current.decisions)

    # --- moves ---

    def after(self, move: Move) -> Play:
        """Make a move; an impossible one is an error."""
        if move.kind == "pick":
            return self._picked(move.seat, move.key, move.held)
        return self._undone() if move.kind == "undo" else self._ended()

    def after_all(self, moves: Iterable[Move]) -> Play:
        """Make one move after the other."""
        play = self
        for move in moves:
            play = play.after(move)
        return play

    def _picked(self, seat: int, key: str, held: bool) -> Play:
        game = self.current.copy()
        game.apply_key(key, seat=seat, pause=held)
        # What was revealed cannot be unseen, and another seat can only answer what it sees: both make the turn final.
        open_to_change = game.journal.barrier < game.number and all(asked.seat == seat for asked in game.decisions)
        final = self.final if held and open_to_change else game
        redo = self.redo[:-1] if self.redo[-1:] == ((seat, key),) else ()
        return Play(game, final, (*self.picks, (seat, key)), redo)

    def _undone(self) -> Play:
        if not self.picks:
            raise CannotUndo("kernel.error.nothing_to_undo")
        current = self.current.undo()
        picks, redo = self.picks[:-1], (*self.redo, self.picks[-1])
        if self.provisional and current.number > self.final.number:
            return Play(current, self.final, picks, redo)
        if self.provisional:
            return Play(self.final, self.final, picks, redo)
        # A turn that had been ended is open again: the others see it from its beginning.
        final = current
        while len(final.decisions) == 1 and final.number > final.stretch_start and final.can_undo:
            final = final.undo()
        return Play(current, final, picks, redo)

    def _ended(self) -> Play:
        game = self.current.copy()
        game.go_on()
        return Play(game, game, self.picks)

    def ended_unseen(self) -> Play:
        """End the turn of a play that nobody has seen yet, so it may change in place."""
        self.current.go_on()
        return Play(self.current, self.current, self.picks)
