"""A table: who sits there, who looks on, and its game, one thing at a time."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from menagerie.server import challenges
from menagerie.server.bot_turns import BotTurns
from menagerie.server.folding import begin, fold
from menagerie.server.hints import HintDesk
from menagerie.server.history import History
from menagerie.server.messages.from_server import ChatLine
from menagerie.server.patience import growing_pauses
from menagerie.server.people_turns import PeopleTurns
from menagerie.server.play import Play
from menagerie.server.position import viewpoint
from menagerie.server.refusals import CannotRead, CannotSave, Forbidden, NotFound, WrongMoment
from menagerie.server.rooms import room_of
from menagerie.server.shown import Shown
from menagerie.server.sign import Sign
from menagerie.server.storage import tables as storage
from menagerie.server.storage.tables import Summary

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from sqlalchemy import Connection

    from menagerie.kernel.game import Game
    from menagerie.server.house import House
    from menagerie.server.messages.replay import Moment, ResultInfo
    from menagerie.server.people import Person
    from menagerie.server.play import Move
    from menagerie.server.storage.tables import State, TableRecord
    from menagerie.server.visitor import Visitor

BETWEEN_CHECKPOINTS = 25  # moves
REQUESTS = 64  # that a table remembers: nobody sends an older one again


class LiveTable:
    """A table; everything that changes it takes its lock, and is written down before anybody sees it."""

    def __init__(self, house: House, record: TableRecord) -> None:
        self.house = house
        self._record = record
        self.visitors: set[Visitor] = set()
        self.closed = False  # everybody got up before the game began
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()
        self.stuck = False  # the game has begun, but cannot go on under today's rules
        self._loaded = False  # and nothing has been written since that may have failed
        self._recovery: asyncio.Task[None] | None = None
        self._requests: deque[str] = deque(maxlen=REQUESTS)  # the newest that were done
        self._play: Play | None = None
        self._opening: tuple[Move, ...] = ()  # moves made before the table began: of a fork, or of a save
        self._moves = 0  # in the log
        self._kept = 0  # moves when the last checkpoint was written
        self.shown = 0.0  # when the position last changed
        self.people = PeopleTurns(self)
        self.bots = BotTurns(self)
        self.hint_desk = HintDesk(self)
        self._history: tuple[Play, History] | None = None
        self._now_shown: Shown | None = None
        self.sign = Sign(self)

    # --- looking ---

    @property
    def record(self) -> TableRecord:
        """What is written down about the table."""
        return self._record

    @record.setter
    def record(self, record: TableRecord) -> None:
        self._record = record
        self.sign.renew()
        self.house.tables.list(self)

    @property
    def play(self) -> Play:
        """The game; there is none before the table has started."""
        if self._play is None:
            raise WrongMoment("server.error.cannot_go_on" if self.stuck else "server.error.not_started")
        return self._play

    @property
    def now_shown(self) -> Shown:
        """The game as everybody sees it now."""
        if self._now_shown is None or self._now_shown.play is not self.play:
            self._now_shown = Shown(self.play, self._now_shown)
        return self._now_shown

    def show_nobody(self) -> None:
        """Drop all cached words, because nobody looks."""
        self._now_shown = None

    @property
    def started(self) -> bool:
        """Whether there is a game."""
        return self._play is not None

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        """List the seats that somebody holds."""
        return self.record.seats_of(person.id if person else None)

    def holds_every_seat(self, person: Person | None) -> bool:
        """Return whether nobody else plays here, so that there is nobody to hide anything from."""
        mine = self.seats_of(person)
        return bool(mine) and all(seat.kind == "bot" or number in mine for number, seat in enumerate(self.record.seats))

    async def history(self) -> History:
        """Return the past of the game, up to what is final."""
        play = self.play
        if self._history is None or self._history[0] is not play:
            picks = play.picks[: play.final.number]
            self._history = play, await asyncio.to_thread(History, self._begin, picks)
        return self._history[1]

    async def moment(self, number: int, person: Person | None) -> Moment:
        """Show the game as it was after a number of picks."""
        history = await self.history()
        if not history.first <= number <= len(history.picks):
            raise NotFound("server.error.no_such_moment", number=number, first=history.first, last=len(history.picks))
        return await asyncio.to_thread(history.moment, number, viewpoint(self.play.final, self.seats_of(person)))

    async def result(self) -> ResultInfo:
        """Return how the game ended."""
        if self.record.state != "finished":
            raise WrongMoment("server.error.not_finished")
        async with self.acting():  # at the very end it is already being computed
            return (await self.history()).result()

    def save(self, person: Person | None) -> dict[str, Any]:
        """Return the game as a file; it holds every secret."""
        if self.record.state != "finished" and not self.holds_every_seat(person):
            raise Forbidden("server.error.secrets")
        return self.play.final.save()

    # --- loading: fold the log ---

    async def load(self) -> None:
        """Bring the table to the end of its log."""
        if not self._loaded:
            async with self.acting():
                pass

    @asynccontextmanager
    async def acting(self) -> AsyncIterator[None]:
        """Do one thing at a time here, and only on top of what is certainly in the database."""
        async with self.lock:
            if self.closed:  # while somebody waited for it
                raise NotFound("server.error.no_such_table")
            if not self._loaded:
                await self._fold()
            yield

    async def _fold(self) -> None:
        find_rules, name = self.house.settings.find_rules, self.record.id
        folded = await self.house.database.read(lambda connection: fold(connection, name, find_rules))
        if folded is None:
            self.house.remove(self)
            raise NotFound("server.error.no_such_table")
        self.stuck = folded.play is None and folded.record.state != "open"
        self.record = folded.record
        self.chat = folded.chat
        self._opening = folded.opening
        self._moves, self._kept = folded.moves, folded.kept
        self._requests = deque(folded.requests, maxlen=REQUESTS)
        self._play = folded.play
        if folded.mended:
            await self._go_on_by_new_rules(folded.shortened)
        self._loaded = True
        if self._play is not None and self._play.over and not await self._has_result():
            await self._keep_result()  # the server was stopped right at the end

    def _begin(self) -> Game:
        return begin(self.record, self.house.settings.find_rules)

    async def _go_on_by_new_rules(self, shortened: bool) -> None:
        """Note that a game goes on under other rules; if moves no longer fit, from here and without them."""
        play, moves = self.play, self._moves
        record = replace(self.record, rules_version=play.final.rules.version)
        if shortened:
            play = Play.of(play.final)
            record = replace(record, origin=play.final.save(), origin_move=moves)
        await self.house.database.write(lambda connection: storage.change_table(connection, record))
        self.record = record
        self._play = play
        if play.settled:
            await self._keep_checkpoint(play)

    async def _store(self, work: Callable[[Connection], None]) -> None:
        """Write something down; if that fails, show everybody what is true before anything else happens."""
        try:
            await self.house.database.write(work)
        except CannotSave:
            self._loaded = False
            if self._recovery is None or self._recovery.done():
                self._recovery = asyncio.create_task(self.wake())
            raise

    async def wake(self) -> None:
        """Read what is true as soon as the database can be read, show it, and let the bots go on."""
        for pause in growing_pauses():
            try:
                await self.load()
                break
            except (CannotRead, CannotSave):
                await asyncio.sleep(pause)
            except NotFound:
                return  # it should have been opened, and was not
        self.tell(table=True, position=True)
        self.bots.go_on()

    async def rest(self) -> None:
        """Stop, because the house closes; leave a checkpoint for a start with newer rules."""
        await self.bots.rest()
        if self._recovery is not None:
            self._recovery.cancel()
            await asyncio.gather(self._recovery, return_exceptions=True)
        play = self._play
        if self._loaded and play is not None and play.settled and not play.over:
            await self._keep_checkpoint(play)

    # --- sitting down and getting up ---

    async def open(self, opening: Sequence[Move] = ()) -> None:
        """Write down a new table, perhaps with moves made elsewhere; begin when everybody is there."""
        self._opening = tuple(opening)
        self._moves = len(opening)
        self._loaded = True
        record = self.record

        def write(connection: Connection) -> None:
            storage.add_table(connection, record)
            if opening:
                storage.add_moves(connection, record.id, 0, opening, record.changed)

        await self.change(record, write)

    async def change(self, record: TableRecord, first: Callable[[Connection], None] | None = None) -> None:
        """Write down who sits here now; begin when everybody is there."""
        record = replace(record, changed=time.time())
        play = self._play
        if record.state == "open" and not any(seat.free for seat in record.seats):
            play = await asyncio.to_thread(self._first_play)
            state: State = "finished" if play.over else "running"
            record = replace(record, rules_version=play.final.rules.version, summary=_summary(play), state=state)
        begins = play is not None and play is not self._play
        moves, save = self._moves, play.final.save() if play is not None and begins else None

        def write(connection: Connection) -> None:
            if first is not None:
                first(connection)
            storage.change_table(connection, record)
            if save is not None:  # whatever becomes of the rules, the game can go on from here
                storage.put_checkpoint(connection, record.id, moves, save)

        await self._store(write)
        self.record = record
        self._play = play
        self._kept = moves if begins else self._kept
        self.shown = time.monotonic()
        self.tell(table=True, position=True)
        if begins and self.play.over:
            await self._keep_result()
        self.bots.go_on()

    async def note(self, record: TableRecord) -> None:
        """Write down something about the table that changes neither the game nor who sits here."""
        await self._store(lambda connection: storage.change_table(connection, record))
        self.record = record
        self.tell(table=True)

    async def take_away(self) -> None:
        """Forget the table, because nobody has played here and nobody is left."""
        name = self.record.id
        await self._store(lambda connection: storage.remove_table(connection, name))

    def _first_play(self) -> Play:
        return Play.of(self._begin()).after_all(self._opening)

    def tell(self, *, table: bool = False, position: bool = False) -> None:
        """Tell everybody who looks that there is news."""
        if table:
            self.sign.renew()
        for visitor in self.visitors:
            visitor.tell(table=table, position=position)

    # --- what is said and done ---

    async def say(self, person: Person | None, text: str) -> None:
        """Say something to everybody at the table."""
        if person is None:
            raise Forbidden("server.error.name_first")
        async with self.acting():
            mine = self.seats_of(person)
            line = ChatLine(who=person.name, seat=mine[0] if mine else None, text=text, at=time.time())
            number = len(self.chat)
            await self._store(lambda connection: storage.add_line(connection, self.record.id, number, person.id, line))
            self.chat.append(line)
        for visitor in self.visitors:
            visitor.wake.set()

    def repeats(self, request: str | None) -> bool:
        """Return whether a request was already carried out; then everybody is shown the result once more."""
        known = request is not None and request in self._requests
        if known:
            self.tell(position=True)
        return known

    async def write(self, play: Play, moves: Sequence[Move], request: str | None = None) -> None:
        """Write moves down; only then show what they made."""
        now = time.time()
        number = self._moves
        state: State = "finished" if play.over else "running"
        challenge = self.record.challenge
        if challenge is not None:
            challenge = challenges.scored(challenge, play.final.scores()[0] if play.over else None)
        record = replace(self.record, state=state, summary=_summary(play), changed=now, challenge=challenge)
        count = number + len(moves)
        keep = play.settled and count - self._kept >= BETWEEN_CHECKPOINTS

        def write(connection: Connection) -> None:
            storage.add_moves(connection, record.id, number, moves, now, request)
            storage.change_game(connection, record)

        await self._store(write)
        before = self.record
        changed = (record.state, record.summary, challenge) != (before.state, before.summary, before.challenge)
        self.record = record
        self._play = play
        self._moves = count
        if request is not None:
            self._requests.append(request)
        self.shown = time.monotonic()
        self.tell(table=changed, position=True)
        if keep:
            await self._keep_checkpoint(play)
        if play.over:
            await self._keep_result()

    async def _keep_checkpoint(self, play: Play) -> None:
        """Keep the position, in case a rule is mended: after everybody has seen it, and without harm if it fails."""
        name, moves = self.record.id, self._moves
        if moves > self._kept:
            with suppress(CannotSave):
                save = play.final.save()
                await self.house.database.write(
                    lambda connection: storage.put_checkpoint(connection, name, moves, save)
                )
                self._kept = moves

    async def _has_result(self) -> bool:
        return await self.house.database.read(lambda connection: storage.has_result(connection, self.record.id))

    async def _keep_result(self) -> None:
        """Save how the game ended: after everybody has seen it, because its curves take replaying all of it."""
        await asyncio.sleep(self.house.settings.time_to_paint)
        result = (await self.history()).result()
        record, save = self.record, self.play.final.save()
        with suppress(CannotSave):  # it is tried again when the table is next loaded
            await self.house.database.write(
                lambda connection: storage.add_result(connection, record.id, result, save, record.changed)
            )


def _summary(play: Play) -> Summary:
    """Sum up a game for the lobby."""
    game = play.final
    moment = room_of(game.rules.name).moment(game.table)
    return Summary(tuple(play.waiting_for), tuple(game.winners()), None if moment is None else moment.to_json())
