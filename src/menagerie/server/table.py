"""A table: who sits there, who looks on, and the game that is played, one thing at a time."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from menagerie.kernel import save as saves
from menagerie.kernel.errors import IllegalPick, MenagerieError
from menagerie.kernel.game import new_game
from menagerie.kernel.messages import Message
from menagerie.server import challenges
from menagerie.server.bot_turns import BotTurns
from menagerie.server.catalogue import chosen_by_people
from menagerie.server.hints import HintDesk
from menagerie.server.history import History
from menagerie.server.messages.from_server import ChatLine
from menagerie.server.messages.said import Text
from menagerie.server.messages.tables import SeatInfo, TableInfo
from menagerie.server.people_turns import PeopleTurns
from menagerie.server.play import Play
from menagerie.server.position import viewpoint
from menagerie.server.refusals import Forbidden, NotFound, WrongMoment
from menagerie.server.storage import tables as storage
from menagerie.server.storage.tables import Summary

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from menagerie.kernel.game import Game
    from menagerie.server.house import House
    from menagerie.server.messages.replay import Moment, ResultInfo
    from menagerie.server.people import Person
    from menagerie.server.play import Move
    from menagerie.server.storage.tables import Seat, State, TableRecord
    from menagerie.server.visitor import Visitor

BETWEEN_CHECKPOINTS = 25  # moves


class Table:
    """A table; everything that changes it takes its lock, and is written down before anybody sees it."""

    def __init__(self, house: House, record: TableRecord) -> None:
        self.house = house
        self.record = record
        self.visitors: set[Visitor] = set()
        self.closed = False  # everybody got up before the game began
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()
        self._loaded = False
        self._play: Play | None = None
        self._opening: tuple[Move, ...] = ()  # moves made before the table began: of a fork, or of a save
        self._moves = 0  # in the log
        self._kept = 0  # moves when the last checkpoint was written
        self.shown = 0.0  # when the position last changed
        self.people = PeopleTurns(self)
        self.bots = BotTurns(self)
        self.hint_desk = HintDesk(self)
        self._history: tuple[Play, History] | None = None

    # --- looking ---

    @property
    def play(self) -> Play:
        """The game; there is none before the table has started."""
        if self._play is None:
            raise WrongMoment("server.error.not_started")
        return self._play

    @property
    def started(self) -> bool:
        """Whether there is a game."""
        return self._play is not None

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        """List the seats that somebody holds."""
        return self.record.seats_of(person.id if person else None)

    def holds_every_seat(self, person: Person | None) -> bool:
        """Say whether nobody else plays here, so that there is nobody to hide anything from."""
        mine = self.seats_of(person)
        return bool(mine) and all(seat.kind == "bot" or number in mine for number, seat in enumerate(self.record.seats))

    def info(self, person: Person | None) -> TableInfo:
        """Describe the table to somebody."""
        record = self.record
        mine = self.seats_of(person)
        waiting_for = list(record.summary.waiting_for)
        return TableInfo(
            id=record.id,
            game=record.game,
            options=chosen_by_people(self.house.settings.find_rules(record.game), record.options),
            state=record.state,
            seats=[self._seat_info(number, seat, mine) for number, seat in enumerate(record.seats)],
            host=person is not None and person.id == record.host,
            code=record.code if mine or (person is not None and person.id == record.host) else None,
            waiting_for=waiting_for,
            my_turn=any(seat in mine for seat in waiting_for),
            moment=Text(**record.summary.moment) if record.summary.moment else None,
            winners=list(record.summary.winners),
            changed=record.changed,
            rematch=record.rematch,
            challenge=challenges.info(record.challenge, record.id) if record.challenge else None,
            hints=record.hints,
        )

    def _seat_info(self, number: int, seat: Seat, mine: Sequence[int]) -> SeatInfo:
        present = any(visitor.person_id == seat.person for visitor in self.visitors) if seat.person else False
        return SeatInfo(
            seat=number,
            kind=seat.kind,
            name=self.house.people.name_of(seat.person) if seat.kind == "person" else seat.name,
            mine=number in mine,
            present=present or seat.kind == "bot",
            hints=seat.hints,
        )

    async def history(self) -> History:
        """Give the past of the game, up to what is final."""
        play = self.play
        if self._history is None or self._history[0] is not play:
            picks = play.picks[: play.final.number]
            self._history = play, await asyncio.to_thread(History, self._begin, picks)
        return self._history[1]

    async def moment(self, number: int, person: Person | None) -> Moment:
        """Show the game as it was after so many picks."""
        history = await self.history()
        if not history.first <= number <= len(history.picks):
            raise NotFound("server.error.no_such_moment", number=number, first=history.first, last=len(history.picks))
        return await asyncio.to_thread(history.moment, number, viewpoint(self.play.final, self.seats_of(person)))

    async def result(self) -> ResultInfo:
        """Say how the game ended."""
        if self.record.state != "finished":
            raise WrongMoment("server.error.not_finished")
        async with self.lock:  # at the very end it is being reckoned already
            return (await self.history()).result()

    def save(self, person: Person | None) -> dict[str, Any]:
        """Give the game as a file; it holds every secret."""
        if self.record.state != "finished" and not self.holds_every_seat(person):
            raise Forbidden("server.error.secrets")
        return self.play.final.save()

    # --- loading: fold the log ---

    async def load(self) -> None:
        """Bring the table to the moment its log ends at."""
        if self._loaded:
            return
        async with self.lock:
            if self._loaded:
                return
            await self.house.database.read(self._fold)
            if self.record.origin_move and self.record.rules_version != self._rules_version:
                await self._rebase()
            if self._play is not None and self._play.over and not await self._has_result():
                await self._keep_result()  # the server was stopped right at the end
            self._loaded = True

    @property
    def _rules_version(self) -> int:
        return self.house.settings.find_rules(self.record.game).version

    def _begin(self) -> Game:
        record = self.record
        find_rules = self.house.settings.find_rules
        if record.origin is not None:
            return saves.load(record.origin, find_rules)
        return new_game(find_rules(record.game), len(record.seats), record.seed, record.options)

    def _fold(self, connection: Connection) -> None:
        record = self.record
        self.chat = storage.find_chat(connection, record.id)
        moves = storage.find_moves(connection, record.id, record.origin_move)
        self._moves = record.origin_move + len(moves)
        if record.state == "open":
            self._opening = tuple(moves)
            return
        checkpoint = storage.find_checkpoint(connection, record.id)
        self._kept = checkpoint[0] if checkpoint else record.origin_move
        try:
            if record.rules_version != self._rules_version:
                raise IllegalPick("kernel.error.save_differs")
            self._play = Play.of(self._begin()).after_all(moves)
        except MenagerieError:
            if checkpoint is None:
                raise
            # A rule was mended since the game began: it goes on from its newest checkpoint.
            kept, save = checkpoint
            self.record = replace(record, origin=save, origin_move=kept)
            self._play = _as_far_as_possible(Play.of(self._begin()), moves[kept - record.origin_move :])

    async def _rebase(self) -> None:
        """Note that a game goes on under other rules, from a checkpoint and without the moves that no longer fit."""
        play = self.play.final
        record = replace(self.record, origin=play.save(), origin_move=self._moves, rules_version=self._rules_version)
        await self.house.database.write(lambda connection: storage.change_table(connection, record))
        self.record = record
        self._play = Play.of(play)

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
            record = replace(record, rules_version=self._rules_version, summary=_summary(play), state=state)

        def write(connection: Connection) -> None:
            if first is not None:
                first(connection)
            storage.change_table(connection, record)

        begins = play is not self._play
        await self.house.database.write(write)
        self.record = record
        self._play = play
        self.shown = time.monotonic()
        self.tell(table=True, position=True)
        if begins and self.play.over:
            await self._keep_result()
        self.bots.go_on()

    async def note(self, record: TableRecord) -> None:
        """Write down something about the table that changes neither the game nor who sits here."""
        await self.house.database.write(lambda connection: storage.change_table(connection, record))
        self.record = record
        self.tell(table=True)

    def _first_play(self) -> Play:
        return Play.of(self._begin()).after_all(self._opening)

    def tell(self, *, table: bool = False, position: bool = False) -> None:
        """Tell everybody who looks that there is news."""
        for visitor in self.visitors:
            visitor.tell(table=table, position=position)

    # --- what is said and done ---

    async def say(self, person: Person | None, text: str) -> None:
        """Say something to everybody at the table."""
        if person is None:
            raise Forbidden("server.error.name_first")
        async with self.lock:
            mine = self.seats_of(person)
            line = ChatLine(who=person.name, seat=mine[0] if mine else None, text=text, at=time.time())
            number = len(self.chat)
            await self.house.database.write(
                lambda connection: storage.add_line(connection, self.record.id, number, person.id, line)
            )
            self.chat.append(line)
        for visitor in self.visitors:
            visitor.wake.set()

    async def write(self, play: Play, moves: Sequence[Move]) -> None:
        """Write moves down; only then show what they made."""
        now = time.time()
        number = self._moves
        state: State = "finished" if play.over else "running"
        challenge = self.record.challenge
        if challenge is not None:
            challenge = challenges.scored(challenge, play.final.scores()[0] if play.over else None)
        record = replace(self.record, state=state, summary=_summary(play), changed=now, challenge=challenge)
        count = number + len(moves)
        keep = not play.provisional and not play.current.pausing and count - self._kept >= BETWEEN_CHECKPOINTS

        def write(connection: Connection) -> None:
            storage.add_moves(connection, record.id, number, moves, now)
            storage.change_game(connection, record)

        await self.house.database.write(write)
        before = self.record
        changed = (record.state, record.summary, challenge) != (before.state, before.summary, before.challenge)
        self.record = record
        self._play = play
        self._moves = count
        self._kept = count if keep else self._kept
        self.shown = time.monotonic()
        self.tell(table=changed, position=True)
        if keep:  # a comfort for whoever mends a rule: nobody waits for it
            await self.house.database.write(
                lambda connection: storage.put_checkpoint(connection, record.id, count, play.final.save())
            )
        if play.over:
            await self._keep_result()

    async def _has_result(self) -> bool:
        return await self.house.database.read(lambda connection: storage.has_result(connection, self.record.id))

    async def _keep_result(self) -> None:
        """Keep how the game ended: after everybody has seen it, because its curves take playing all of it again."""
        await asyncio.sleep(self.house.settings.time_to_paint)
        result = (await self.history()).result()
        record, save = self.record, self.play.final.save()
        await self.house.database.write(
            lambda connection: storage.add_result(connection, record.id, result, save, record.changed)
        )


def _summary(play: Play) -> Summary:
    """Sum up for the lobby where a game is."""
    view = play.final.view(None)
    moment = None
    if isinstance(view.get("round"), int):
        key = "server.moment.last_round" if view.get("last_round") else "server.moment.round"
        moment = Message(key, round=view["round"]).to_json()
    return Summary(tuple(play.waiting_for), tuple(play.final.winners()), moment)


def _as_far_as_possible(play: Play, moves: Sequence[Move]) -> Play:
    for move in moves:
        try:
            play = play.after(move)
        except MenagerieError:
            break
    return play
