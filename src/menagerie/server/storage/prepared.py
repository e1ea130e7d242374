"""Statements that are carried out all the time, put together once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection, Dialect
    from sqlalchemy.sql.expression import UpdateBase


class Prepared:
    """A statement as the driver of each kind of database wants it; its values are plain ones, and JSON is text."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._ready: dict[str, tuple[str, list[str] | None]] = {}  # the text, and the order of values without names

    def run(self, connection: Connection, values: Mapping[str, Any]) -> None:
        """Carry it out."""
        dialect = connection.dialect
        text, order = self._ready.get(dialect.name) or self._prepare(dialect)
        given = dict(values) if order is None else tuple([values[name] for name in order])
        connection.exec_driver_sql(text, given)

    def _prepare(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        compiled = self._statement.compile(dialect=dialect)
        order = compiled.positiontup if compiled.positional else None
        ready = self._ready[dialect.name] = str(compiled), order
        return ready
