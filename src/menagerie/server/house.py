"""The house: all its tables, the people in it, and what they rely on."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from menagerie.bots import bot_named
from menagerie.bots.knowledge import KNOWLEDGE
from menagerie.bots.parameters import Budget
from menagerie.games import every_game
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import BadRequest, BadSave, MenagerieError
from menagerie.kernel.game import new_game
from menagerie.kernel.save import load, replay
from menagerie.kernel.seeds import fresh_seed
from menagerie.server import challenges
from menagerie.server.analyses import Analyses
from menagerie.server.bot_workers import BotWorkers
from menagerie.server.hints import usually_allowed
from menagerie.server.live_table import LiveTable
from menagerie.server.lobby import Tables
from menagerie.server.people import People
from menagerie.server.play import Move
from menagerie.server.rates import RateLimits
from menagerie.server.refusals import Forbidden, NotFound, WrongMoment
from menagerie.server.rooms import room_of
from menagerie.server.storage import tables as storage
from menagerie.server.storage.database import Database
from menagerie.server.storage.tables import Seat, TableRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.server.challenges import Stage
    from menagerie.server.messages.tables import Fork, Import, Join, NewTable, SeatPlan
    from menagerie.server.people import Person
    from menagerie.server.settings import Settings

log = logging.getLogger(__name__)
REMEMBERED = 30 * 24 * 3600.0  # seconds that a finished table stays in the lobby of its players
LONGEST_THOUGHT = 5  # seconds that a bot may be told to think about a decision


class House:
    """Everything on a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database, durable=settings.durable)
        self.people = People(self.database, settings)
        self.bot_workers = BotWorkers(settings.workers, settings.find_rules)
        self.analyses = Analyses(settings, self.database)
        self.rates = RateLimits(settings.rates)
        self.tables = Tables()
        self.pages: Counter[str] = Counter()  # open at tables, by the person who has them open
        self._waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Resume where the house was closed, or where the server was killed."""
        await self.people.gather()
        since = time.time() - REMEMBERED
        for record in await self.database.read(lambda connection: storage.find_tables(connection, since)):
            self.tables[record.id] = LiveTable(self, record)
        self._waking = asyncio.create_task(self._wake_bots())

    async def _wake_bots(self) -> None:
        """Let bots whose turn it is go on; people need not wait for that."""
        for table in list(self.tables.values()):
            seats = table.record.seats
            if any(seats[seat].kind == "bot" for seat in table.record.summary.waiting_for):
                await table.wake()

    async def close(self) -> None:
        """Close everything."""
        if self._waking is not None:
            self._waking.cancel()
        for table in self.tables.values():
            await table.rest()
        self.analyses.close()
        self.bot_workers.close()
        self.database.close()

    def forget(self, table: LiveTable) -> None:
        """Drop a finished game that nobody looks at, except what the lobby shows; it can be loaded again."""
        if not table.visitors:
            table.show_nobody()
        known = self.tables.get(table.record.id) is table
        if known and table.record.state == "finished" and not table.visitors and not table.lock.locked():
            self.tables[table.record.id] = LiveTable(self, table.record)

    async def table(self, name: str) -> LiveTable:
        """Find a table."""
        if name not in self.tables:
            record = await self.database.read(lambda connection: storage.find_table(connection, name))
            if record is None:
                raise NotFound("server.error.no_such_table")
            self.tables.setdefault(name, LiveTable(self, record))
        table = self.tables[name]
        await table.load()
        return table

    def remove(self, table: LiveTable) -> None:
        """Forget a table that is gone, and tell those who look on."""
        if self.tables.get(table.record.id) is table:
            del self.tables[table.record.id]
        table.closed = True
        table.tell()

    # --- opening tables ---

    async def new_table(self, person: Person, wanted: NewTable) -> LiveTable:
        """Open a table; it begins at once if nobody is missing."""
        rules = self.settings.find_rules(wanted.game)
        known = wanted.seed is not None
        seed = fresh_seed() if wanted.seed is None else int(str(wanted.seed), 0)
        if wanted.challenge:
            return await self._open_stage(person, challenges.begin(wanted, seed), known)
        seats = self._planned(person, wanted.game, wanted.seats)
        game = new_game(rules, len(seats), seed, wanted.options)  # raises if something does not fit
        record = self._record(person, wanted.game, game.setting.options, seed, seats, known)
        return await self._open(self._with_hints(record, wanted.hints))

    async def new_first_game(self, person: Person, game: str) -> LiveTable:
        """Open the table at which somebody learns a game by playing it."""
        plan = room_of(game).first_game if game in every_game() else None
        if plan is None:
            raise NotFound("server.error.no_such_address")
        return await self.new_table(person, plan)

    async def _open_stage(self, person: Person, stage: Stage, known_deal: bool) -> LiveTable:
        """Open the table for a game of a challenge."""
        game = challenges.new_game(stage)
        seats = [Seat("person", person.id)]
        record = self._record(person, game.rules.name, game.setting.options, game.setting.seed, seats, known_deal)
        return await self._open(replace(record, challenge=stage))

    @staticmethod
    def _with_hints(record: TableRecord, allowed: bool | None) -> TableRecord:
        """Allow hints at a table or not; None for the default. A game that no bot knows has no hints."""
        return record if allowed is None else replace(record, hints=allowed and is_known(record.game))

    async def allow_hints(self, table: LiveTable, person: Person, allowed: bool) -> None:
        """Allow hints at a table, or stop allowing them."""
        async with table.acting():
            if table.record.host != person.id:
                raise Forbidden("server.error.not_the_host")
            if table.record.state == "finished":
                raise WrongMoment("server.error.is_finished")
            await table.note(self._with_hints(table.record, allowed))

    def _record(
        self, person: Person, game: str, options: dict[str, Any], seed: int, seats: Sequence[Seat], known_deal: bool
    ) -> TableRecord:
        return TableRecord(
            id=secrets.token_hex(6),
            game=game,
            options=options,
            seed=seed,
            host=person.id,
            code=secrets.token_urlsafe(12),
            seats=tuple(seats),
            changed=time.time(),
            private=by_invitation_only(seats),
            hints=is_known(game) and usually_allowed(seats),
            known_deal=known_deal,
        )

    async def _open(self, record: TableRecord, moves: Sequence[Move] = ()) -> LiveTable:
        table = LiveTable(self, record)
        await table.open(moves)
        self.tables[record.id] = table
        return table

    def _planned(self, person: Person, game: str, plans: Sequence[SeatPlan]) -> list[Seat]:
        """Seat people and bots as planned."""
        seats: list[Seat] = []
        for number, plan in enumerate(plans):
            match plan.kind:
                case "me":
                    seats.append(Seat("person", person.id))
                case "hot_seat":
                    name = plan.name or f"{person.name[:20]} {number + 1}"
                    seats.append(Seat("hot_seat", person.id, name))
                case "bot":
                    seats.append(Seat("bot", name=known_bot(plan.bot or usual_bot(game), game)))
                case _:
                    seats.append(Seat(plan.kind))
        return seats

    async def fork(self, table: LiveTable, person: Person, wanted: Fork) -> LiveTable:
        """Play on from a moment of another game, against bots."""
        if table.record.state != "finished" and not table.holds_every_seat(person):
            raise Forbidden("server.error.secrets")
        history = await table.history()
        if not history.first <= wanted.number <= len(history.picks):
            raise NotFound(
                "server.error.no_such_moment", number=wanted.number, first=history.first, last=len(history.picks)
            )
        record = table.record
        if wanted.seat >= len(record.seats):
            raise BadRequest("kernel.error.no_such_seat", seat=wanted.seat, last=len(record.seats) - 1)
        bot = Seat("bot", name=known_bot(wanted.bot, record.game))
        seats = [Seat("person", person.id) if n == wanted.seat else bot for n in range(len(record.seats))]
        copy = self._record(person, record.game, record.options, record.seed, seats, known_deal=True)
        copy = replace(copy, origin=record.origin, private=record.private)
        picks = history.picks[history.first : wanted.number]
        return await self._open(copy, [Move("pick", seat, key) for seat, key in picks])

    async def take_in(self, person: Person, wanted: Import) -> LiveTable:
        """Put a saved game on a table, to resume it or to look at it."""
        find_rules = self.settings.find_rules
        origin: dict[str, Any] | None = None
        try:
            game = await asyncio.to_thread(load, wanted.save, find_rules)
            try:
                game = await asyncio.to_thread(replay, wanted.save, find_rules)
            except BadSave:
                origin = game.save()  # a rule was mended since: the game can go on, but not be replayed
        except MenagerieError:
            raise
        except Exception:  # a save comes from anywhere, and may be wrong in ways nobody has thought of
            raise BadSave("kernel.error.save_field", field="checkpoint.table") from None
        if len(wanted.seats) != game.setting.seats:
            raise BadRequest("server.error.seats_of_save", seats=game.setting.seats)
        seats = self._planned(person, game.rules.name, wanted.seats)
        record = self._record(person, game.rules.name, game.setting.options, game.setting.seed, seats, known_deal=True)
        if origin is not None:
            return await self._open(replace(record, origin=origin))
        return await self._open(record, [Move("pick", seat, key) for seat, key in game.picks()])

    # --- sitting down and getting up ---

    async def join(self, table: LiveTable, person: Person, wanted: Join) -> None:
        """Sit down at a free seat."""
        async with table.acting():
            record = table.record
            if record.state != "open":
                raise WrongMoment("server.error.has_started")
            if table.seats_of(person):
                raise WrongMoment("server.error.sits_already")
            invited = wanted.code is not None and hmac.compare_digest(wanted.code.encode(), record.code.encode())
            if wanted.code is not None and not invited:
                raise Forbidden("server.error.bad_code")
            invited = invited or record.host == person.id
            free = [n for n, seat in enumerate(record.seats) if seat.kind == "open" or (seat.free and invited)]
            if wanted.seat is not None:
                free = [number for number in free if number == wanted.seat]
            if not free:
                raise WrongMoment("server.error.no_free_seat")
            await table.change(replace(record, seats=_put(record.seats, free[0], Seat("person", person.id))))

    async def leave(self, table: LiveTable, person: Person) -> None:
        """Get up: before the game the seat is free again, during the game a bot plays on."""
        async with table.acting():
            record = table.record
            mine = table.seats_of(person)
            if record.state == "finished" or not (mine or record.host == person.id):
                raise WrongMoment("server.error.not_here")
            if record.state == "running":
                if not table.stuck:
                    await table.people.let_go(mine)
                record = table.record
                seat = Seat("bot", name=usual_bot(record.game))
                log.info("table %s: the bot %s plays on for seats %s", record.id, seat.name, mine)
            else:
                private = all(seat.kind != "open" for seat in record.seats)
                seat = Seat("invited" if private else "open")
            seats = tuple(seat if number in mine else other for number, other in enumerate(record.seats))
            rest = [other.person for other in seats if other.person is not None]
            if record.state == "open" and not rest:
                await table.take_away()
                self.remove(table)
                return
            host = record.host
            if host == person.id and (rest or table.stuck):  # bots finish a leaver's game, if it can go on
                host = rest[0] if rest else ""
            await table.change(replace(record, seats=seats, host=host))

    async def start(self, table: LiveTable, person: Person) -> None:
        """Begin without those who are missing: bots sit in for them."""
        async with table.acting():
            record = table.record
            if record.host != person.id:
                raise Forbidden("server.error.not_the_host")
            if record.state != "open":
                raise WrongMoment("server.error.has_started")
            bot = Seat("bot", name=usual_bot(record.game))
            await table.change(replace(record, seats=tuple(bot if seat.free else seat for seat in record.seats)))

    async def rematch(self, table: LiveTable, person: Person) -> LiveTable:
        """Play again in the same seats; the game begins when all who played have agreed."""
        async with table.acting():
            record = table.record
            mine = table.seats_of(person)
            if record.state != "finished":
                raise WrongMoment("server.error.not_finished")
            if not mine:
                raise Forbidden("server.error.not_your_seat")
            if record.challenge is not None and (record.rematch is None or record.rematch not in self.tables):
                stage = challenges.after(record.challenge, record.id, table.play.final, fresh_seed())
                opened = await self._open_stage(person, stage, record.known_deal and challenges.goes_on(stage))
                await table.change(replace(record, rematch=opened.record.id))
                return opened
            if record.rematch is None or record.rematch not in self.tables:
                seats = [
                    seat if seat.kind == "bot" or seat.person == person.id else self._expecting(seat)
                    for seat in record.seats
                ]
                again = self._record(person, record.game, record.options, fresh_seed(), seats, known_deal=False)
                again = replace(again, private=record.private, hints=record.hints)
                opened = await self._open(again)
                await table.change(replace(record, rematch=again.id))
                return opened
            again_table = await self.table(record.rematch)
        async with again_table.acting():
            again = again_table.record
            seats = list(again.seats)
            if again.state == "open" and all(seats[number].free for number in mine):
                for number in mine:
                    seats[number] = record.seats[number]
                await again_table.change(replace(again, seats=tuple(seats)))
        return again_table

    def _expecting(self, seat: Seat) -> Seat:
        """Return a seat that waits for who sat there."""
        return Seat("invited", name=self.people.name_of(seat.person) if seat.kind == "person" else seat.name)


def known_bot(name: str, game: str) -> str:
    """Check that there is such a bot, that it knows the game, and that nobody will wait too long for it."""
    bot = bot_named(name, game)
    for value in bot.said.values():
        if isinstance(value, Budget) and (value.seconds is None or value.seconds > LONGEST_THOUGHT):
            raise BadRequest("server.error.bot_too_slow", bot=bot.name, seconds=LONGEST_THOUGHT)
    bot.make(Chance(0))
    return bot.name


def by_invitation_only(seats: Sequence[Seat]) -> bool:
    """Return whether people are wanted at a table, but no strangers."""
    kinds = [seat.kind for seat in seats]
    return "invited" in kinds and "open" not in kinds


def is_known(game: str) -> bool:
    """Return whether bots know something about a game."""
    return KNOWLEDGE.if_sound(game) is not None


def usual_bot(game: str) -> str:
    """Choose the bot for a seat if nobody has chosen one."""
    try:
        return known_bot("normal", game)
    except MenagerieError:
        return "random"


def _put(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])
