"""All tables of a house, and the lobby: who can find which of them."""

from __future__ import annotations

from collections import UserDict
from typing import TYPE_CHECKING, NamedTuple

from menagerie.server.messages.tables import Lobby

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.server.live_table import LiveTable
    from menagerie.server.people import Person
    from menagerie.server.storage.tables import TableRecord

MINE = 200  # of my tables in the lobby at most
SHOWN = 50  # tables of others in the lobby at most
ORDER = {"open": 1, "running": 1, "finished": 2}


class Entry(NamedTuple):
    """Where a table is listed: for strangers who may join or watch it, and for the people involved."""

    strangers: str | None
    people: tuple[str, ...]
    changed: float


def entry_of(record: TableRecord) -> Entry:
    """Return where a table should be listed."""
    people = [seat.person for seat in record.seats if seat.person is not None]
    if record.state != "finished":
        people.append(record.host)
    joinable = record.state == "open" and any(seat.kind == "open" for seat in record.seats)
    watched = record.state == "running" and not record.private
    return Entry("open" if joinable else "running" if watched else None, tuple(dict.fromkeys(people)), record.changed)


class Tables(UserDict[str, "LiveTable"]):
    """The tables by name; lists of them are updated as they change, so that nobody looks through all tables."""

    def __init__(self) -> None:
        self._entries: dict[str, Entry] = {}
        # Names in the order in which something happened there: dictionaries, since lists are slow to remove from.
        self._for_strangers: dict[str, dict[str, None]] = {"open": {}, "running": {}}
        self._by_person: dict[str, dict[str, None]] = {}
        super().__init__()

    def __setitem__(self, name: str, table: LiveTable) -> None:
        super().__setitem__(name, table)
        self.list(table)

    def __delitem__(self, name: str) -> None:
        super().__delitem__(name)
        self._unlist(name)

    def list(self, table: LiveTable) -> None:
        """List a table where it belongs now, as the newest, if anything has happened there."""
        name, entry = table.record.id, entry_of(table.record)
        if self.get(name) is not table or self._entries.get(name) == entry:
            return
        self._unlist(name)
        self._entries[name] = entry
        if entry.strangers is not None:
            self._for_strangers[entry.strangers][name] = None
        for person in entry.people:
            self._by_person.setdefault(person, {})[name] = None

    def _unlist(self, name: str) -> None:
        entry = self._entries.pop(name, None)
        if entry is None:
            return
        if entry.strangers is not None:
            del self._for_strangers[entry.strangers][name]
        for person in entry.people:
            del self._by_person[person][name]
            if not self._by_person[person]:
                del self._by_person[person]

    def of(self, person: Person | None) -> Iterator[LiveTable]:
        """Go through the tables that somebody sits at or has opened, the newest first."""
        names = self._by_person.get(person.id, {}) if person is not None else {}
        return iter(sorted((self[name] for name in names), key=lambda table: -table.record.changed))

    def lobby(self, person: Person | None) -> Lobby:
        """List the tables that concern somebody, those that wait for them first."""

        def urgency(table: LiveTable) -> int:
            mine = table.seats_of(person)
            return 0 if any(seat in mine for seat in table.record.summary.waiting_for) else ORDER[table.record.state]

        return Lobby(
            mine=[table.sign.info(person) for table in sorted(self.of(person), key=urgency)[:MINE]],
            open=[table.sign.info(person) for table in self._of_others("open", person)],
            running=[table.sign.info(person) for table in self._of_others("running", person)],
        )

    def _of_others(self, kind: str, person: Person | None) -> Iterator[LiveTable]:
        """Go through the newest tables that strangers may find and that do not involve this person anyway."""
        mine = self._by_person.get(person.id, {}) if person is not None else {}
        others = (name for name in reversed(self._for_strangers[kind]) if name not in mine)
        return (self[name] for name, _ in zip(others, range(SHOWN), strict=False))
