"""The socket of a table: a page says what its person does, and is told what happens."""

import asyncio
import logging
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from menagerie.bots.preview import Trials
from menagerie.kernel.errors import MenagerieError
from menagerie.server.answers import Unexpected, malformed
from menagerie.server.foresight import foresee
from menagerie.server.guard import same_origin
from menagerie.server.house import House
from menagerie.server.messages.from_client import (
    AskHint,
    AskWhyNot,
    EndTurn,
    FromClient,
    Hello,
    Pick,
    Redo,
    Restart,
    Say,
    Undo,
)
from menagerie.server.messages.from_server import Chat, TableChanged, Trouble
from menagerie.server.messages.position import Position
from menagerie.server.messages.said import Said
from menagerie.server.messages.why_not import WhyNot
from menagerie.server.play import Play
from menagerie.server.position import position, text, trials_of
from menagerie.server.reasons import why_not
from menagerie.server.refusals import Forbidden, TooFast
from menagerie.server.routes.asking import address_of, house_of, somebody
from menagerie.server.table import Table
from menagerie.server.visitor import Visitor

routes = APIRouter()
log = logging.getLogger(__name__)
READER: TypeAdapter[Hello | Pick | Undo | Redo | Restart | EndTurn | AskWhyNot | AskHint | Say] = TypeAdapter(
    FromClient.model_fields["said"].rebuild_annotation()
)
REFUSED, TOO_LARGE = 1008, 1009
LONG_CHAT = 200  # lines that who comes back is told
PATIENCE = 100  # messages that may be too many before the socket is closed


@routes.websocket("/api/tables/{table}/socket")
async def socket(page: WebSocket, table: str) -> None:
    """Let a page in, if it is one of ours and there is such a table."""
    house = house_of(page)
    if not same_origin(page.headers):
        await page.close(REFUSED)
        return
    person = somebody(page)
    who = person.id if person else address_of(page)
    try:
        house.rates.count("pages", who)
        found = await house.table(table)
    except MenagerieError as error:
        await page.accept()
        await page.send_text(Trouble(message=text(error.message)).model_dump_json())
        await page.close(REFUSED)
        return
    await page.accept()
    visitor = Visitor(house.people, person.id if person else None)
    await Conversation(house, found, visitor, page, who).hold()


class Conversation:
    """What a page and its table say to each other."""

    def __init__(self, house: House, table: Table, visitor: Visitor, page: WebSocket, who: str) -> None:
        self.house = house
        self.table = table
        self.visitor = visitor
        self.page = page
        self.who = who
        self.too_many = 0
        self.introduced = False  # the page knows which table this is
        self.foresight: asyncio.Task[None] | None = None
        self.foreseen: Play | None = None
        self.hinting: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Listen and tell until either side has gone."""
        self.table.visitors.add(self.visitor)
        self.table.tell(table=True)
        telling = asyncio.create_task(self.tell_all())
        listening = asyncio.create_task(self.listen())
        try:
            await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.visitors.discard(self.visitor)
            self.table.tell(table=True)
            self.house.forget(self.table)
            tasks = [task for task in (telling, listening, self.foresight, self.hinting) if task is not None]
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
                    log.error("a conversation at table %s failed", self.table.record.id, exc_info=result)
            with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
                await self.page.close(REFUSED)

    # --- listening ---

    async def listen(self) -> None:
        """Do what the page asks for, one thing after the other."""
        while self.too_many < PATIENCE:
            message = await self.page.receive()
            if message["type"] == "websocket.disconnect":
                return
            said = message.get("text") or (message.get("bytes") or b"").decode("utf-8", "replace")
            if len(said) > self.house.settings.largest_message:
                await self.page.close(TOO_LARGE)
                return
            await asyncio.shield(self.heed(said))  # what has begun is done, even if the page goes meanwhile

    async def heed(self, said: str) -> None:
        """Do what was said; what cannot be done is answered with trouble."""
        try:
            self.house.rates.count("said", self.who)
            await self.do(READER.validate_json(said))
        except ValidationError as error:
            self.visitor.write(Trouble(message=text(malformed(error.errors()).message)))
        except TooFast as error:
            self.too_many += 1
            if self.too_many == 1:  # an answer to each would be a flood too
                self.visitor.write(Trouble(message=text(error.message)))
        except MenagerieError as error:
            self.visitor.write(Trouble(message=text(error.message)))
        except Exception:
            log.exception("table %s could not do what was asked", self.table.record.id)
            self.visitor.write(Trouble(message=text(Unexpected("server.error.unexpected").message)))

    async def do(self, said: Said) -> None:
        """Do one thing."""
        person = self.visitor.person
        match said:
            case Hello():
                self.greet(said.events)
            case Pick():
                await self.table.people.pick(person, said.number, said.seat, said.key)
            case Undo():
                await self.table.people.undo(person, said.number)
            case Restart():
                await self.table.people.undo(person, said.number, whole_turn=True)
            case Redo():
                await self.table.people.redo(person, said.number)
            case EndTurn():
                await self.table.people.end_turn(person, said.number)
            case AskWhyNot():
                if reasons := self.why_not(said):
                    self.visitor.write(reasons)
            case AskHint():
                self.ask_for_a_hint(said)
            case Say():
                self.house.rates.count("chat", self.who)
                await self.table.say(person, said.text)

    def greet(self, events: int) -> None:
        """Begin with everything that the page does not know yet."""
        visitor = self.visitor
        visitor.known = []
        mine = self.table.seats_of(visitor.person)
        if self.table.started and len(mine) < 2:
            # What undo can still change may have changed meanwhile; and of two people at one screen each knows less.
            journal = self.table.play.seen_by(mine).journal
            seen = journal.seen_by(mine[0] if mine else None)
            visitor.known = [event for event in seen[:events] if event.pick <= journal.barrier]
        visitor.greeted = True
        visitor.lines = 0
        self.introduced = False
        self.foreseen = None
        visitor.tell(table=True, position=True)

    def why_not(self, said: AskWhyNot) -> WhyNot | None:
        """Say why other things cannot be chosen; nothing where the page asks about a position that has just passed."""
        mine = self.table.seats_of(self.visitor.person)
        if said.seat not in mine:
            raise Forbidden("server.error.not_your_seat")
        game = self.table.play.seen_by(mine)
        return why_not(game, said.seat) if said.number == game.number else None

    def ask_for_a_hint(self, said: AskHint) -> None:
        """Ask for a hint without waiting for it, so that the page may say other things; the newest question counts."""
        if self.hinting is not None:
            self.hinting.cancel()
        self.hinting = asyncio.create_task(self.hint(said))

    async def hint(self, said: AskHint) -> None:
        """Tell sensible turns of my seat, unless the game goes on meanwhile."""
        try:
            found = await self.table.hint_desk.ask(self.visitor.person, said.number, said.seat)
        except MenagerieError as error:
            self.visitor.write(Trouble(message=text(error.message)))
        else:
            if found is not None:
                self.visitor.write(found)

    # --- telling ---

    async def tell_all(self) -> None:
        """Tell the page all news, in the order in which it makes sense, as long as the table is there."""
        visitor = self.visitor
        while not self.table.closed:
            await visitor.wake.wait()
            visitor.wake.clear()
            for news in self.news():
                await self.page.send_text(news.model_dump_json())

    def news(self) -> list[Said]:
        """Put into words what the page is still to be told."""
        visitor = self.visitor
        letters, visitor.letters = visitor.letters, []
        if not visitor.greeted:
            return letters
        about: list[Said] = []
        if visitor.table_due:
            visitor.table_due = False
            strangers = [other for other in self.table.visitors if not self.table.seats_of(other.person)]
            about.append(TableChanged(table=self.table.info(visitor.person), watchers=len(strangers)))
        if visitor.lines < len(self.table.chat):
            about.append(Chat(lines=self.table.chat[visitor.lines :][-LONG_CHAT:]))
            visitor.lines = len(self.table.chat)
        shown: list[Said] = []
        if visitor.position_due and self.table.started:
            visitor.position_due = False
            shown.append(self.position())
        # Who comes in learns first what is played here. Later the answer to a move goes before all talk about it.
        news = [*shown, *about] if self.introduced else [*about, *shown]
        self.introduced = True
        return [*news, *letters]

    def position(self) -> Position:
        """Show where the game is, and begin to foresee what the options do."""
        mine = self.table.seats_of(self.visitor.person)
        play = self.table.play
        trials = trials_of(play, mine)
        shown, self.visitor.known = position(play, mine, self.visitor.known, trials)
        if trials and self.foreseen is not play:
            self.foreseen = play
            if self.foresight is not None:
                self.foresight.cancel()
            self.foresight = asyncio.create_task(self.foresee(play, list(trials.values())))
        return shown

    async def foresee(self, play: Play, trials: list[Trials]) -> None:
        """Tell what the options of my seats do, unless the game has gone on meanwhile."""
        await asyncio.sleep(self.house.settings.time_to_paint)
        for tried in trials:
            found = await asyncio.to_thread(foresee, tried)
            if found is None or self.table.play is not play:
                return
            self.visitor.write(found)
