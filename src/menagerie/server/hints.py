"""Hints at a table: a few sensible turns and why, for the player asked and if the table allows it."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from menagerie.bots.advice import CLOSE, SENSIBLE, advise
from menagerie.bots.bot import Glimpse
from menagerie.bots.planner.planning import planning_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import IllegalPick
from menagerie.kernel.save import load
from menagerie.server.messages.hints import HintInfo, HintReason, Hints, HintStep
from menagerie.server.position import label_of, text
from menagerie.server.refusals import Forbidden, WrongMoment

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.bots.parameters import Budget
    from menagerie.bots.reasons import Reason
    from menagerie.kernel.rules import Rules
    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person
    from menagerie.server.play import Play
    from menagerie.server.storage.tables import Seat


def usually_allowed(seats: Sequence[Seat]) -> bool:
    """Return whether hints are allowed by default: not where people play against each other."""
    return sum(seat.kind != "bot" for seat in seats) <= 1


class HintDesk:
    """Where the people of a table ask for hints; asking again in the same position gives the same answer."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._given: dict[int, tuple[Play, asyncio.Task[list[dict[str, Any]]]]] = {}  # by seat

    async def ask(self, person: Person | None, number: int, seat: int) -> Hints | None:
        """Find sensible turns for a seat that is asked; None if the game has gone on meanwhile."""
        table = self.table
        mine = table.seats_of(person)
        if person is None or seat not in mine:
            raise Forbidden("server.error.not_your_seat")
        if not table.record.hints:
            raise Forbidden("server.error.no_hints")
        play = table.play
        play.check_number(mine, number)
        game = play.seen_by(mine)
        if all(decision.seat != seat for decision in game.decisions):
            raise IllegalPick("kernel.error.seat_not_asked", seat=seat, asked=tuple(play.waiting_for))
        given = self._given.get(seat)
        if given is None or given[0] is not play:
            table.house.rates.count("hint", person.id)
            thinking = asyncio.create_task(self._think(play, game.save(), seat))
            self._given[seat] = given = play, thinking
            await asyncio.shield(self._tell(seat))  # a person who asks for something else has asked nevertheless
        found = await asyncio.shield(given[1])  # another page of the same person may wait for it as well
        if table.play is not play:
            return None
        if not found:
            del self._given[seat]
            raise WrongMoment("server.error.hint_failed")
        return Hints(number=number, seat=seat, hints=[HintInfo.model_validate(hint) for hint in found])

    async def _think(self, play: Play, save: dict[str, Any], seat: int) -> list[dict[str, Any]]:
        house = self.table.house
        return await house.bot_workers.hints(
            save,
            seat,
            house.settings.hint_budget,
            secrets.randbits(64),
            wanted=lambda: self.table.play is play,
        )

    async def _tell(self, seat: int) -> None:
        """Count a hint: everybody at the table may know who asks for them."""
        async with self.table.acting():
            record = self.table.record
            seats = list(record.seats)
            seats[seat] = replace(seats[seat], hints=seats[seat].hints + 1)
            await self.table.note(replace(record, seats=tuple(seats)))


def find_hints(
    find_rules: Callable[[str], Rules[Any]], save: dict[str, Any], seat: int, budget: Budget, luck: int
) -> list[dict[str, Any]]:
    """Think about what a seat may see, and return the best turns; runs in a process of the bots."""
    game = load(save, find_rules)
    planning = planning_of(game.rules.name, "hint")
    return [
        HintInfo(
            steps=[
                HintStep(
                    key=step.key,
                    prompt=text(step.prompt),
                    label=label_of(step.option),
                    forced=step.forced,
                    trifle=step.trifle,
                )
                for step in suggestion.steps
            ],
            behind=round(suggestion.behind, 1),
            as_good=suggestion.behind < CLOSE,
            reasons=_told(suggestion.reasons),
            gains=_told(suggestion.merits.gains),
            prepares=_told(suggestion.merits.prepares),
        ).model_dump()
        for suggestion in advise(planning, Glimpse(game, seat), budget, Chance(luck))
        if suggestion.behind <= SENSIBLE  # one that seemed so at first may have turned out worse
    ]


def _told(reasons: Sequence[Reason]) -> list[HintReason]:
    return [HintReason(name=name, points=round(points, 1)) for name, points in reasons]
