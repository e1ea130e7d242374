"""The sign at a table: who sits there and what the table is doing, composed once for all who are told the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.seeds import commitment, seed_text
from menagerie.server import challenges
from menagerie.server.messages.from_server import TableChanged
from menagerie.server.messages.said import Text
from menagerie.server.messages.tables import SeatInfo, TableInfo
from menagerie.server.offer import chosen_by_people

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person
    from menagerie.server.storage.tables import Seat


class Sign:
    """What is told about a table: to those involved in words of their own, to all others in the same words."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._for_others: TableInfo | None = None
        self._in_words: dict[str | None, str] = {}  # by person; None for all others

    def renew(self) -> None:
        """Forget what was told, because something has changed."""
        self._for_others = None
        self._in_words.clear()

    def concerns(self, person: Person | None) -> bool:
        """Return whether somebody sits here or has opened the table."""
        return person is not None and (person.id == self.table.record.host or bool(self.table.seats_of(person)))

    def info(self, person: Person | None) -> TableInfo:
        """Describe the table to somebody."""
        if self.concerns(person):
            return self.described(person)
        if self._for_others is None:
            self._for_others = self.described(None)
        return self._for_others

    def in_words(self, person: Person | None) -> str:
        """Tell somebody at the table who sits here, and who looks on."""
        who = person.id if person is not None and self.concerns(person) else None
        if who not in self._in_words:
            names = self._onlookers()
            news = TableChanged(
                table=self.info(person), watchers=len(names), onlookers=sorted(name for name in names if name)
            )
            self._in_words[who] = news.model_dump_json()
        return self._in_words[who]

    def _onlookers(self) -> list[str]:
        """Name everybody who looks on, once however many pages they have open; strangers have no name."""
        others = [each.person for each in self.table.visitors if not self.table.seats_of(each.person)]
        known = {person.id: person.name for person in others if person is not None}
        return [*known.values(), *("" for person in others if person is None)]

    def described(self, person: Person | None) -> TableInfo:
        """Describe the table afresh."""
        table, record = self.table, self.table.record
        mine = table.seats_of(person)
        waiting_for = list(record.summary.waiting_for)
        return TableInfo.model_construct(  # every value is of its type: nothing is to be checked
            id=record.id,
            game=record.game,
            options=chosen_by_people(table.house.settings, record.game, record.options),
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
            stuck=table.stuck,
            known_deal=record.known_deal,
            commitment=commitment(record.seed),
            seed=seed_text(record.seed) if record.state == "finished" else None,
        )

    def _name_at(self, seat: Seat) -> str:
        return self.table.house.people.name_of(seat.person) if seat.kind == "person" else seat.name

    def _seat_info(self, number: int, seat: Seat, mine: Sequence[int]) -> SeatInfo:
        present = any(visitor.person_id == seat.person for visitor in self.table.visitors) if seat.person else False
        return SeatInfo.model_construct(
            seat=number,
            kind=seat.kind,
            name="" if seat.free else self._name_at(seat),
            mine=number in mine,
            present=present or seat.kind == "bot",
            hints=seat.hints,
            expected=seat.name if seat.free else "",
        )
