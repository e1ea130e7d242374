"""Steps during which an older server was killed: they were not atomic then, so half of one could stay behind."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import Column, func, inspect, select, table

from menagerie.kernel.errors import BadRequest


def clear_away(*tables: str) -> None:
    """Remove tables of a step that was not finished; it made them last to first, and they are still empty."""
    connection = op.get_bind()
    there = [name for name in tables if inspect(connection).has_table(name)]
    for name in there:
        if connection.execute(select(func.count()).select_from(table(name))).scalar():
            raise BadRequest("server.error.unknown_database", table=name)
    for name in there:
        op.drop_table(name)


def add_missing(name: str, column: Column[Any]) -> None:
    """Add a column to a table, unless it is there already."""
    there = {known["name"] for known in inspect(op.get_bind()).get_columns(name)}
    if column.name not in there:
        op.add_column(name, column)
