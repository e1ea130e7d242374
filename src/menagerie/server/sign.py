"""The sign at a table: who sits there and what the table is doing, composed once for all who are told the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.server.messages.from_server import TableChanged

if TYPE_CHECKING:
    from menagerie.server.live_table import LiveTable
    from menagerie.server.messages.tables import TableInfo
    from menagerie.server.people import Person


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
            return self.table.info(person)
        if self._for_others is None:
            self._for_others = self.table.info(None)
        return self._for_others

    def in_words(self, person: Person | None) -> str:
        """Tell somebody at the table who sits here, and how many look on."""
        who = person.id if person is not None and self.concerns(person) else None
        if who not in self._in_words:
            strangers = [other for other in self.table.visitors if not self.table.seats_of(other.person)]
            news = TableChanged(table=self.info(person), watchers=len(strangers))
            self._in_words[who] = news.model_dump_json()
        return self._in_words[who]
