"""Databases for tests: a new one for each, and faults at the moments a test names."""

from __future__ import annotations

import os
import secrets
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import event, make_url
from sqlalchemy.exc import OperationalError

from menagerie.server.storage.engines import open_engine

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

    from menagerie.server.storage.database import Database

# MENAGERIE_TEST_DATABASE=postgresql://... tests the same on a database server.
SERVER = os.environ.get("MENAGERIE_TEST_DATABASE")


def new_database(folder: Path, name: str = "house") -> str:
    """Return the address of a database that is still empty."""
    if not SERVER:
        return f"sqlite:///{folder / name}.sqlite"
    schema = f"test_{secrets.token_hex(8)}"
    engine = open_engine(SERVER)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"CREATE SCHEMA {schema}")
    engine.dispose()
    return make_url(SERVER).update_query_dict({"options": f"-csearch_path={schema}"}).render_as_string(False)


class Fault:
    """What goes wrong with the next transaction that writes: at a statement, at the commit, or with its answer."""

    def __init__(self, where: int | str) -> None:
        self.where = where
        self.statements = 0
        self.happened = 0

    def at_statement(self, *_: Any) -> None:
        self.statements += 1
        if self.statements == self.where:
            self.happen()

    def at_commit(self, connection: Connection) -> None:
        self.statements = 0
        if self.where == "commit":
            self.happen()
        elif self.where == "answer":  # it is stored, but nobody hears so
            connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
            self.happen()

    def happen(self) -> None:
        self.happened += 1
        self.where = "over"
        raise OperationalError("commit", None, Exception("the disk is full"))


@contextmanager
def fault(database: Database, where: int | str) -> Iterator[Fault]:
    """Let one transaction fail, at its nth statement, at its commit, or after it."""
    made = Fault(where)
    event.listen(database.writing, "before_cursor_execute", made.at_statement)
    event.listen(database.writing, "commit", made.at_commit)
    try:
        yield made
    finally:
        event.remove(database.writing, "before_cursor_execute", made.at_statement)
        event.remove(database.writing, "commit", made.at_commit)
