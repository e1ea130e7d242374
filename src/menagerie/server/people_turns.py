"""The turns of the people at a table: picks, second thoughts, and the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.errors import CannotUndo, IllegalPick
from menagerie.server.play import Move
from menagerie.server.position import for_one_pair_of_eyes
from menagerie.server.refusals import Forbidden, WrongMoment
from menagerie.server.rooms import room_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person
    from menagerie.server.play import Play


class PeopleTurns:
    """What people do in the game of a table, one thing at a time; the bots go on afterwards."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def pick(self, person: Person | None, number: int, seat: int, key: str, request: str | None = None) -> None:
        """Take an option for one of the person's seats."""
        await self.picks(person, number, seat, [key], request)

    async def picks(
        self, person: Person | None, number: int, seat: int, keys: Sequence[str], request: str | None = None
    ) -> None:
        """Take options for one of the person's seats, one after the other: all of them or none."""
        async with self.table.acting():
            if self.table.repeats(request):
                return
            play = self.table.play
            mine = self.table.seats_of(person)
            if person is None or seat not in mine:
                raise Forbidden("server.error.not_your_seat")
            if not play.still_asks(seat, number):
                play.check_number(mine, number)
            if play.holder is not None and play.holder not in mine:
                raise IllegalPick("kernel.error.seat_not_asked", seat=seat, asked=tuple(play.waiting_for))
            await self._take(play, person, seat, keys, request)
        self.table.bots.go_on()

    async def _take(self, play: Play, person: Person, seat: int, keys: Sequence[str], request: str | None) -> None:
        moves: list[Move] = []
        after = play
        for key in keys:
            if moves and not after.provisional:  # whoever goes on must have seen what the last pick has shown
                raise WrongMoment("server.error.not_in_one_go")
            # If several seats are asked at once, the rules hide their answers, and nothing needs to be held back.
            moves.append(Move("pick", seat, key, held=len(after.current.decisions) == 1))
            after = after.after(moves[-1])
        if after.current.pausing and not asks_before_the_end(
            person.preferences.end_turn, after, self.table.seats_of(person)
        ):
            moves.append(Move("end_turn", seat))
            after = after.ended_unseen()
        await self.table.write(after, moves, request)

    async def undo(
        self, person: Person | None, number: int, request: str | None = None, *, whole_turn: bool = False
    ) -> None:
        """Take the person's last pick back, or everything possible of their turn."""
        async with self.table.acting():
            if self.table.repeats(request):
                return
            play = self.table.play
            mine = self.table.seats_of(person)
            play.check_number(mine, number)
            moves: list[Move] = []
            while play.can_undo(mine) and (not moves or play.current.number > play.current.stretch_start):
                moves.append(Move("undo", play.picks[-1][0]))
                play = play.after(moves[-1])
                if not whole_turn:
                    break
            if not moves:
                raise CannotUndo("kernel.error.cannot_undo" if play.picks else "kernel.error.nothing_to_undo")
            await self.table.write(play, moves, request)
        self.table.bots.go_on()

    async def redo(self, person: Person | None, number: int, request: str | None = None) -> None:
        """Take again what the person took back."""
        async with self.table.acting():
            if self.table.repeats(request):
                return
            play = self.table.play
            mine = self.table.seats_of(person)
            play.check_number(mine, number)
            if person is None or not play.can_redo(mine):
                raise WrongMoment("server.error.nothing_to_redo")
            seat, key = play.redo[-1]
            await self._take(play, person, seat, [key], request)
        self.table.bots.go_on()

    async def end_turn(self, person: Person | None, number: int, request: str | None = None) -> None:
        """End the person's turn."""
        async with self.table.acting():
            if self.table.repeats(request):
                return
            play = self.table.play
            mine = self.table.seats_of(person)
            play.check_number(mine, number)
            if not play.current.pausing or play.holder not in mine:
                raise WrongMoment("server.error.no_turn_to_end")
            assert play.holder is not None
            move = Move("end_turn", play.holder)
            await self.table.write(play.after(move), [move], request)
        self.table.bots.go_on()

    async def let_go(self, seats: Sequence[int]) -> None:
        """Finish whatever is provisional of somebody who gets up during the game."""
        play = self.table.play
        moves: list[Move] = []
        while play.holder in seats:
            assert play.holder is not None
            moves.append(Move("undo" if play.provisional else "end_turn", play.holder))
            play = play.after(moves[-1])
        if moves:
            await self.table.write(play, moves)


def asks_before_the_end(wish: str, play: Play, mine: Sequence[int]) -> bool:
    """Return whether the holder of some seats wishes to be asked before this turn ends, and there is a reason to."""
    if wish == "never":
        return False
    if not play.can_undo(mine):  # but who shares a screen looks at what it has shown before the next one comes
        return play.current.has_revealed and not answers_last(play) and for_one_pair_of_eyes(play, mine)
    if wish == "usual":
        return not play.picks[-1][1].startswith(room_of(play.current.rules.name).brief_endings)
    return wish == "always" or play.current.has_revealed


def answers_last(play: Play) -> bool:
    """Return whether the last pick ends a choice made together, or the turn of another."""
    return play.current.answered_together or play.picks[-1][0] != play.picks[play.current.stretch_start][0]
