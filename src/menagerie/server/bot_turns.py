"""The turns of the bots at a table, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING

from menagerie.server.play import Move

if TYPE_CHECKING:
    from menagerie.server.play import Play
    from menagerie.server.table import Table

log = logging.getLogger(__name__)


class BotTurns:
    """What makes the bots of a table play when it is their turn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._playing: asyncio.Task[None] | None = None

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
        """Find a bot that is asked; while a turn is provisional nobody is."""
        if not self.table.started or self.table.play.holder is not None:
            return None
        seats = self.table.record.seats
        return next((asked.seat for asked in self.table.play.final.decisions if seats[asked.seat].kind == "bot"), None)

    async def _play(self) -> None:
        table = self.table
        try:
            while (seat := self._asked()) is not None:
                play = table.play
                key, _ = await asyncio.gather(self._think(play, seat), self._keep_pace())
                async with table.lock:
                    if table.play is play:  # else somebody took a pick back meanwhile
                        move = Move("pick", seat, key)
                        await table.write(play.after(move), [move])
            table.house.forget(table)
        except Exception:
            log.exception("the bots of table %s stopped", table.record.id)

    async def _think(self, play: Play, seat: int) -> str:
        """Let a bot choose; where it fails, chance does."""
        bot = self.table.record.seats[seat].name
        watched = bool(self.table.visitors)
        workers = self.table.house.bot_workers
        key = await workers.pick(play.final.save(), bot, seat, secrets.randbits(64), watched=watched)
        keys = next(asked.keys for asked in play.final.decisions if asked.seat == seat)
        return key if key in keys else secrets.choice(keys)

    async def _keep_pace(self) -> None:
        """Give people time to see what happened; the most patient of those who look on decides."""
        people = [visitor.person for visitor in self.table.visitors]
        if any(person is None or person.preferences.bot_pace == "natural" for person in people):
            ready = self.table.shown + random.uniform(*self.table.house.settings.pace)
            await asyncio.sleep(max(0.0, ready - time.monotonic()))
