"""The socket of a table: a page says what its person does, and is told what happens."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from menagerie.kernel.errors import MenagerieError
from menagerie.server.answers import Unexpected, malformed
from menagerie.server.house import House
from menagerie.server.live_table import LiveTable
from menagerie.server.messages.from_client import (
    Act,
    AskHint,
    AskPlan,
    AskWhyNot,
    EndTurn,
    Hello,
    Pick,
    Picks,
    Redo,
    Restart,
    Say,
    Saying,
    Undo,
)
from menagerie.server.messages.from_server import Chat, Done, Trouble
from menagerie.server.messages.plans import PlanInfo
from menagerie.server.messages.said import Said
from menagerie.server.messages.why_not import WhyNot
from menagerie.server.plans import plan
from menagerie.server.position import text
from menagerie.server.reasons import why_not
from menagerie.server.refusals import Forbidden, TooFast
from menagerie.server.routes.asking import address_of, house_of, session_of, somebody
from menagerie.server.sessions import Session
from menagerie.server.visitor import Visitor

if TYPE_CHECKING:
    from menagerie.server.play import Play

routes = APIRouter()
log = logging.getLogger(__name__)
READER: TypeAdapter[Saying] = TypeAdapter(Saying)
REFUSED, TOO_LARGE, LOGGED_OUT = 1008, 1009, 4401
LONG_CHAT = 200  # lines that a returning page is told
PATIENCE = 100  # messages that may be too many before the socket is closed
PRICES = {
    Hello: "hello",
    AskWhyNot: "why_not",
    AskPlan: "why_not",
    AskHint: "request",
    Say: "say",
}  # anything else is a move


@routes.websocket("/api/tables/{table}/socket")
async def socket(page: WebSocket, table: str) -> None:
    """Let a page in, if there is such a table and the person has not too many pages open."""
    house = house_of(page)
    session, person = session_of(page), somebody(page)
    who = person.id if person else address_of(page)
    try:
        house.rates.count("page", who)
        if house.pages[who] >= house.settings.most_pages:
            raise TooFast("server.error.too_many_pages")
        found = await house.table(table)
    except MenagerieError as error:
        await page.accept()
        await page.send_text(Trouble(message=text(error.message)).model_dump_json())
        await page.close(REFUSED)
        return
    await page.accept()
    if session is not None:
        await house.people.sessions.settle(session)
    visitor = Visitor(house.people, person.id if person else None)
    house.pages[who] += 1
    try:
        await Conversation(house, found, visitor, page, who, session).hold()
    finally:
        house.pages[who] -= 1
        if not house.pages[who]:
            del house.pages[who]


class Conversation:
    """What a page and its table say to each other."""

    def __init__(
        self,
        house: House,
        table: LiveTable,
        visitor: Visitor,
        page: WebSocket,
        who: str,
        session: Session | None = None,
    ) -> None:
        self.house = house
        self.table = table
        self.visitor = visitor
        self.page = page
        self.who = who
        self.session = session
        self.too_many = 0
        self.introduced = False  # the page knows which table this is
        self.foreseen: Play | None = None
        self.hinting: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Listen and tell until either side is gone."""
        self.table.visitors.add(self.visitor)
        self.table.tell(table=True)
        talking: list[asyncio.Task[Any]] = [asyncio.create_task(self.tell_all()), asyncio.create_task(self.listen())]
        if self.session is not None:
            talking.append(asyncio.create_task(self.session.ended.wait()))
        try:
            await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.visitors.discard(self.visitor)
            self.table.tell(table=True)
            self.house.forget(self.table)
            tasks = [*talking, *([] if self.hinting is None else [self.hinting])]
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
                    log.error("a conversation at table %s failed", self.table.record.id, exc_info=result)
            logged_out = self.session is not None and self.session.ended.is_set()
            with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
                await self.page.close(LOGGED_OUT if logged_out else REFUSED)

    # --- listening ---

    async def listen(self) -> None:
        """Do what the page asks for, one thing after another."""
        while self.too_many < PATIENCE:
            message = await self.page.receive()
            if message["type"] == "websocket.disconnect":
                return
            said = message.get("text") or (message.get("bytes") or b"").decode("utf-8", "replace")
            if len(said) > self.house.settings.largest_message:
                await self.page.close(TOO_LARGE)
                return
            await asyncio.shield(self.heed(said))  # what has begun is finished, even if the page leaves meanwhile
            await self.visitor.read_up_to(self.house.settings.most_letters)

    async def heed(self, said: str) -> None:
        """Do what was said; answer what cannot be done with trouble."""
        try:
            self.house.rates.count("request", self.who)
            meant = READER.validate_json(said)
            self.house.rates.count(PRICES.get(type(meant), "move"), self.who)
            await self.do(meant)
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
                await self.table.people.pick(person, said.number, said.seat, said.key, said.request)
            case Picks():
                await self.table.people.picks(person, said.number, said.seat, said.keys, said.request)
            case Undo():
                await self.table.people.undo(person, said.number, said.request)
            case Restart():
                await self.table.people.undo(person, said.number, said.request, whole_turn=True)
            case Redo():
                await self.table.people.redo(person, said.number, said.request)
            case EndTurn():
                await self.table.people.end_turn(person, said.number, said.request)
            case AskWhyNot():
                if reasons := self.why_not(said):
                    self.visitor.write(reasons)
            case AskPlan():
                if planned := self.plan(said):
                    self.visitor.write(planned)
            case AskHint():
                self.ask_for_a_hint(said)
            case Say():
                await self.table.say(person, said.text)
        if isinstance(said, Act) and said.request is not None:
            self.visitor.write(Done(request=said.request))

    def greet(self, events: int) -> None:
        """Begin with everything that the page does not know yet."""
        visitor = self.visitor
        visitor.known = []
        mine = self.table.seats_of(visitor.person)
        if self.table.started and len(mine) < 2:
            # What undo can still change may have changed meanwhile; and of two people at one screen each knows less.
            journal = self.table.play.seen_by(mine).journal
            seen = journal.written_for(mine[0] if mine else None)
            visitor.known = [event for event in seen[:events] if event[0] <= journal.barrier]
        visitor.greeted = True
        visitor.lines = 0
        self.introduced = False
        self.foreseen = None
        visitor.tell(table=True, position=True)

    def why_not(self, said: AskWhyNot) -> WhyNot | None:
        """Return why other things cannot be chosen; None if the page asks about a position that has just passed."""
        mine = self.table.seats_of(self.visitor.person)
        if said.seat not in mine:
            raise Forbidden("server.error.not_your_seat")
        game = self.table.play.seen_by(mine)
        return why_not(game, said.seat) if said.number == game.number else None

    def plan(self, said: AskPlan) -> PlanInfo | None:
        """Return what a plan comes to; None if the page asks about a position that has just passed."""
        mine = self.table.seats_of(self.visitor.person)
        if said.seat not in mine:
            raise Forbidden("server.error.not_your_seat")
        game = self.table.play.seen_by(mine)
        asked = [decision for decision in game.decisions if decision.seat == said.seat]
        return plan(game, asked[0], said.key, said.wishes) if asked and said.number == game.number else None

    def ask_for_a_hint(self, said: AskHint) -> None:
        """Ask for a hint without waiting for it, so that the page may go on; the newest question counts."""
        if self.hinting is not None:
            self.hinting.cancel()
        self.hinting = asyncio.create_task(self.hint(said))

    async def hint(self, said: AskHint) -> None:
        """Send sensible turns for the person's seat, unless the game goes on meanwhile."""
        try:
            found = await self.table.hint_desk.ask(self.visitor.person, said.number, said.seat)
        except MenagerieError as error:
            self.visitor.write(Trouble(message=text(error.message)))
        else:
            if found is not None:
                self.visitor.write(found)

    # --- telling ---

    async def tell_all(self) -> None:
        """Tell the page all news, in the order in which it makes sense, as long as the table exists."""
        visitor = self.visitor
        while not self.table.closed:
            await visitor.wake.wait()
            visitor.wake.clear()
            for news in self.news():
                await self.page.send_text(news)

    def news(self) -> list[str]:
        """Put into words what the page has not been told yet."""
        visitor = self.visitor
        letters = visitor.take_letters()
        if not visitor.greeted:
            return letters
        about: list[str] = []
        if visitor.table_due:
            visitor.table_due = False
            about.append(self.table.sign.in_words(visitor.person))
        if visitor.lines < len(self.table.chat):
            about.append(Chat(lines=self.table.chat[visitor.lines :][-LONG_CHAT:]).model_dump_json())
            visitor.lines = len(self.table.chat)
        shown: list[str] = []
        if visitor.position_due and self.table.started:
            visitor.position_due = False
            shown.append(self.position())
        # A page that comes in first learns what is played here. Later the answer to a move precedes all talk about it.
        news = [*shown, *about] if self.introduced else [*about, *shown]
        self.introduced = True
        return [*news, *letters]

    def position(self) -> str:
        """Show the position, and start working out what the options do."""
        mine = self.table.seats_of(self.visitor.person)
        play, now = self.table.play, self.table.now_shown
        words, self.visitor.known = now.position(mine, self.visitor.known)
        if self.foreseen is not play:
            self.foreseen = play
            for question in now.questions(mine):
                question.foresee(self.visitor, self.house.settings.time_to_paint, lambda: self.table.play is play)
        return words
