"""The turns of the bots at a table, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING

from menagerie.kernel.messages import Message, player
from menagerie.server.messages.from_server import Notice
from menagerie.server.patience import growing_pauses
from menagerie.server.play import Move
from menagerie.server.position import text
from menagerie.server.refusals import CannotRead, CannotSave

if TYPE_CHECKING:
    from menagerie.server.bot_workers import Thought
    from menagerie.server.live_table import LiveTable
    from menagerie.server.play import Play

log = logging.getLogger(__name__)
LONG = 15.0  # seconds for a turn; a bot may think for five about a decision
PATIENCE = {"instant": 0.0, "natural": 1.0, "slow": 2.5}  # by the pace somebody likes: how often the usual time


class BotTurns:
    """Makes the bots of a table play when it is their turn."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._playing: asyncio.Task[None] | None = None
        self._planned: tuple[Play | None, int, list[str]] = (None, 0, [])  # from where, for whom, which picks

    def go_on(self) -> None:
        """Let the bots play if it is their turn."""
        if self._asked() is not None and (self._playing is None or self._playing.done()):
            self._playing = asyncio.create_task(self._play())

    async def rest(self) -> None:
        """Stop, because the house closes."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    def _asked(self) -> int | None:
        """Return a bot that is asked; nobody is while a turn is provisional."""
        if not self.table.started or self.table.play.holder is not None:
            return None
        seats = self.table.record.seats
        return next((asked.seat for asked in self.table.play.final.decisions if seats[asked.seat].kind == "bot"), None)

    async def _play(self) -> None:
        table = self.table
        pauses = growing_pauses()
        try:
            if table.visitors:  # browser and server may share a few processors
                await asyncio.sleep(table.house.settings.time_to_paint)
            while (seat := self._asked()) is not None:
                try:
                    await self._pick(seat)
                    pauses = growing_pauses()
                except (CannotRead, CannotSave):  # the log says why
                    await asyncio.sleep(next(pauses))
            table.house.forget(table)
        except Exception:
            log.exception("the bots of table %s stopped", table.record.id)

    async def _pick(self, seat: int) -> None:
        """Make one pick for a bot, unless somebody takes a pick back meanwhile."""
        table, play = self.table, self.table.play
        key, _ = await asyncio.gather(self._next_pick(play, seat), self._keep_pace())
        async with table.acting():
            if table.play is play:
                move = Move("pick", seat, key)
                await table.write(play.after(move), [move])
                self._planned = table.play, seat, self._planned[2][1:]

    async def _next_pick(self, play: Play, seat: int) -> str:
        """Go on as the bot has planned, or let it think; if it fails, chance chooses, and everybody is told."""
        if self._planned[:2] != (play, seat) or not self._planned[2]:
            bot = self.table.record.seats[seat].name
            watched = bool(self.table.visitors)
            workers = self.table.house.bot_workers
            thought = await workers.picks(play.final.save(), bot, seat, secrets.randbits(64), watched=watched)
            self._note(bot, seat, thought)
            self._planned = play, seat, thought.keys
        keys = next(asked.keys for asked in play.final.decisions if asked.seat == seat)
        planned = self._planned[2][:1]
        return planned[0] if planned and planned[0] in keys else secrets.choice(keys)

    def _note(self, bot: str, seat: int, thought: Thought) -> None:
        """Log what a bot has done."""
        keys, tries, seconds = thought
        where = f"table {self.table.record.id}: the bot {bot} at seat {seat}"
        if not keys:
            log.warning("%s failed; chance chooses for it", where)
            for visitor in self.table.visitors:
                visitor.write(Notice(message=text(Message("server.notice.chance_for_bot", player=player(seat)))))
        elif seconds > LONG:
            log.warning("%s thought for %.1f s (%d tries)", where, seconds, tries)
        else:
            log.debug("%s made %d picks after %d tries in %.2f s", where, len(keys), tries, seconds)

    async def _keep_pace(self) -> None:
        """Give people time to see what happened; the most patient onlooker decides."""
        people = [visitor.person for visitor in self.table.visitors]
        wishes = ["natural" if person is None else person.preferences.bot_pace for person in people]
        patience = max((PATIENCE[wish] for wish in wishes), default=0.0)
        if patience:
            ready = self.table.shown + patience * random.uniform(*self.table.house.settings.pace)
            await asyncio.sleep(max(0.0, ready - time.monotonic()))
