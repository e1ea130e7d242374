"""Tables in the database: who sits there, every move that was made, what was said, how it ended."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from sqlalchemy import bindparam, delete, insert, or_, select, update

from menagerie.server.messages.from_server import ChatLine
from menagerie.server.play import Move
from menagerie.server.storage import schema
from menagerie.server.storage.prepared import Prepared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection, Row

    from menagerie.server.messages.replay import ResultInfo

ADD_MOVE = Prepared(insert(schema.moves))
CHANGE_GAME = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("state", "changed", "challenge", "summary")})
)

SeatKind: TypeAlias = Literal["person", "bot", "hot_seat", "open", "invited"]
State: TypeAlias = Literal["open", "running", "finished"]


@dataclass(frozen=True)
class Seat:
    """Who sits somewhere: a person has an id; a bot, or another person at somebody's screen, has a name."""

    kind: SeatKind
    person: str | None = None
    name: str = ""
    hints: int = 0  # that were asked for here

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind in ("open", "invited")


@dataclass(frozen=True)
class Summary:
    """What the lobby says about a game without looking at it."""

    waiting_for: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    moment: dict[str, Any] | None = None

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return {"waiting_for": list(self.waiting_for), "winners": list(self.winners), "moment": self.moment}


@dataclass(frozen=True)
class TableRecord:
    """A table as the database knows it."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    host: str
    code: str
    seats: tuple[Seat, ...]
    changed: float
    state: State = "open"
    rules_version: int = 0
    origin: dict[str, Any] | None = None
    origin_move: int = 0
    summary: Summary = field(default_factory=Summary)
    rematch: str | None = None
    challenge: dict[str, Any] | None = None
    hints: bool = False  # players may ask for them
    private: bool = False  # strangers do not find it in the lobby; whoever has the address may watch
    known_deal: bool = False  # somebody may know the hidden cards: the seed was not drawn for this table

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """List the seats that somebody holds."""
        if person is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.person == person)

    def row(self) -> dict[str, Any]:
        """Write the table without its seats."""
        names = ("id", "game", "options", "known_deal", "host", "code", "state", "rules_version", "origin")
        more = ("origin_move", "changed", "rematch", "challenge", "private", "hints")
        values = {name: getattr(self, name) for name in (*names, *more)}
        return {**values, "seed": 0, "deal": f"{self.seed:x}", "summary": self.summary.to_json()}

    def seat_rows(self) -> list[dict[str, Any]]:
        """Write the seats."""
        return [{"table_id": self.id, "seat": number, **vars(seat)} for number, seat in enumerate(self.seats)]


def add_table(connection: Connection, record: TableRecord) -> None:
    """Write a new table."""
    connection.execute(insert(schema.tables), record.row())
    connection.execute(insert(schema.seats), record.seat_rows())


def change_table(connection: Connection, record: TableRecord) -> None:
    """Write what has changed about a table, and who sits there now."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == record.id).values(record.row()))
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == record.id))
    connection.execute(insert(schema.seats), record.seat_rows())


def change_game(connection: Connection, record: TableRecord) -> None:
    """Write how the game stands after a move."""
    values = {
        "table": record.id,
        "state": record.state,
        "changed": record.changed,
        "challenge": json.dumps(record.challenge),
        "summary": json.dumps(record.summary.to_json()),
    }
    CHANGE_GAME.run(connection, values)


def remove_table(connection: Connection, table: str) -> None:
    """Forget a table at which nobody has played."""
    for part in (schema.seats, schema.chat, schema.moves, schema.checkpoints, schema.analyses):
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))


def find_tables(connection: Connection, since: float) -> list[TableRecord]:
    """Read all tables that are open or running, and those finished lately, the newest last."""
    return _records(connection, or_(schema.tables.c.state != "finished", schema.tables.c.changed > since))


def find_table(connection: Connection, table: str) -> TableRecord | None:
    """Read one table."""
    return next(iter(_records(connection, schema.tables.c.id == table)), None)


def _records(connection: Connection, which: ColumnElement[bool]) -> list[TableRecord]:
    rows = connection.execute(select(schema.tables).where(which).order_by(schema.tables.c.changed)).all()
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for row in connection.execute(select(schema.seats).join(schema.tables).where(which).order_by(schema.seats.c.seat)):
        if row.table_id in seats:  # else it has been opened just now
            seats[row.table_id].append(Seat(row.kind, row.person, row.name, row.hints))
    return [_record(row, tuple(seats[row.id])) for row in rows]


def _record(row: Row[Any], seats: tuple[Seat, ...]) -> TableRecord:
    values = dict(row._mapping)
    summary, deal = values.pop("summary"), values.pop("deal")
    if deal is not None:
        values["seed"] = int(deal, 16)
    return TableRecord(
        seats=seats,
        summary=Summary(tuple(summary["waiting_for"]), tuple(summary["winners"]), summary["moment"]),
        **values,
    )


def add_moves(
    connection: Connection, table: str, number: int, moves: Sequence[Move], at: float, request: str | None = None
) -> None:
    """Add moves to the log, the first with the request they came with; a number in use is an error."""
    for i, move in enumerate(moves):
        about = {"table_id": table, "number": number + i, "at": at, "request": None if i else request}
        ADD_MOVE.run(connection, {**about, **move._asdict()})


def find_moves(connection: Connection, table: str, since: int) -> tuple[list[Move], list[str]]:
    """Read the moves of a table from a number on, and the requests they came with."""
    query = (
        select(schema.moves)
        .where(schema.moves.c.table_id == table, schema.moves.c.number >= since)
        .order_by(schema.moves.c.number)
    )
    rows = connection.execute(query).all()
    moves = [Move(row.kind, row.seat, row.key, row.held) for row in rows]
    return moves, [row.request for row in rows if row.request is not None]


def put_checkpoint(connection: Connection, table: str, move: int, save: dict[str, Any]) -> None:
    """Keep the newest save of a game."""
    connection.execute(delete(schema.checkpoints).where(schema.checkpoints.c.table_id == table))
    connection.execute(insert(schema.checkpoints), {"table_id": table, "move": move, "save": save})


def find_checkpoint(connection: Connection, table: str) -> tuple[int, dict[str, Any]] | None:
    """Read the newest save of a game, and how many moves had been made."""
    row = connection.execute(select(schema.checkpoints).where(schema.checkpoints.c.table_id == table)).first()
    return None if row is None else (row.move, row.save)


def add_result(connection: Connection, table: str, result: ResultInfo, record: dict[str, Any], at: float) -> None:
    """Keep how a game ended, and its whole record."""
    row = {
        "table_id": table,
        "rules_version": result.rules_version,
        "result": result.model_dump(),
        "record": record,
        "at": at,
    }
    connection.execute(insert(schema.results), row)


def has_result(connection: Connection, table: str) -> bool:
    """Return whether the result of a game has been saved."""
    query = select(schema.results.c.table_id).where(schema.results.c.table_id == table)
    return connection.execute(query).first() is not None


def add_line(connection: Connection, table: str, number: int, person: str, line: ChatLine) -> None:
    """Keep a line of chat."""
    connection.execute(
        insert(schema.chat), {"table_id": table, "number": number, "person": person, **line.model_dump()}
    )


def find_chat(connection: Connection, table: str) -> list[ChatLine]:
    """Read everything said at a table."""
    query = select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.number)
    return [ChatLine(who=row.who, seat=row.seat, text=row.text, at=row.at) for row in connection.execute(query)]
