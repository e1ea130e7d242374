"""The database: migrated, written in batches by one server, and what happens when it cannot be written."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, func, insert, select, text

from menagerie.kernel.errors import BadRequest
from menagerie.server.refusals import CannotRead, CannotSave
from menagerie.server.settings import data_folder
from menagerie.server.storage import schema
from menagerie.server.storage.database import Database
from menagerie.server.storage.engines import open_engine
from menagerie.server.storage.upgrade import migrate
from server.databases import SERVER, new_database

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'inner' / 'x.sqlite'}"


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    database = Database(database_in(tmp_path))
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.SCHEMA) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    database.close()
    Database(database_in(tmp_path)).close()  # a second time there is nothing to do


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = open_engine(database_in(tmp_path))
    table = {"id": "t", "game": "secrets", "options": "{}", "seed": 1, "code": "c", "state": "open", "changed": 0.0}
    row = {**table, "rules_version": 0, "origin_move": 0, "summary": "{}"}
    with engine.begin() as connection:
        migrate(connection, "0001")
        connection.exec_driver_sql(
            f"insert into tables ({', '.join(row)}) values ({', '.join('?' * len(row))})", tuple(row.values())
        )
    engine.dispose()
    database = Database(database_in(tmp_path))
    with database.engine.connect() as connection:
        columns = schema.tables.c
        assert connection.execute(select(columns.private, columns.known_deal)).all() == [(False, False)]
        assert connection.execute(select(columns.seed, columns.deal)).all() == [(1, None)]
    database.close()


def test_a_write_that_fails_fails_alone(tmp_path: Path) -> None:
    database = Database(database_in(tmp_path))

    def add(name: str) -> Any:
        row = {"id": name, "name": name, "preferences": {}, "created": 0.0}
        return database.write(lambda connection: connection.execute(insert(schema.people), row))

    async def write_many() -> list[Any]:
        return await asyncio.gather(*(add(name) for name in ("a", "b", "a", "c")), return_exceptions=True)

    results = asyncio.run(write_many())
    assert [isinstance(result, Exception) for result in results] == [False, False, True, False]

    def names(connection: Connection) -> list[str]:
        return list(connection.execute(select(schema.people.c.id).order_by(schema.people.c.id)).scalars())

    assert asyncio.run(database.read(names)) == ["a", "b", "c"]
    database.close()


def test_a_write_that_nobody_waits_for_any_longer_is_done_all_the_same(tmp_path: Path) -> None:
    database = Database(database_in(tmp_path))
    gate = threading.Event()

    def add(connection: Connection) -> None:
        gate.wait()
        connection.execute(insert(schema.people), {"id": "a", "name": "a", "preferences": {}, "created": 0.0})

    async def give_up() -> int | None:
        writing = asyncio.create_task(database.write(add))
        await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        gate.set()
        return await database.write(
            lambda connection: connection.execute(select(func.count(schema.people.c.id))).scalar()
        )

    assert asyncio.run(give_up()) == 1
    database.close()


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////dev/null/x.sqlite", "mysterydb://x"])
def test_a_database_that_cannot_be_opened(url: str) -> None:
    with pytest.raises(BadRequest) as error:
        Database(url)
    assert error.value.message.key == "server.error.database"


def test_the_data_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MENAGERIE_DATA", str(tmp_path))
    assert data_folder() == tmp_path


@pytest.mark.parametrize(("platform", "folder"), [("linux", "menagerie"), ("darwin", "Menagerie")])
def test_games_are_kept_where_the_system_keeps_the_data_of_programs(
    platform: str, folder: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("MENAGERIE_DATA", raising=False)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder() == tmp_path / "share" / folder
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder().name == folder


def test_games_in_the_library_of_a_mac_stay_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MENAGERIE_DATA", raising=False)
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    library = tmp_path / "Library" / "Application Support" / "Menagerie"
    library.mkdir(parents=True)
    assert data_folder() == library


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    url = new_database(tmp_path)
    first = Database(url)
    with pytest.raises(BadRequest) as error:
        Database(url)
    assert error.value.message.key == "server.error.database_in_use"
    first.close()
    Database(url).close()  # nobody uses it any more


def test_a_server_that_was_killed_leaves_its_database_to_the_next(tmp_path: Path) -> None:
    url = new_database(tmp_path)
    program = (
        "import os, sys; from menagerie.server.storage.database import Database; Database(sys.argv[1]); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", program, url], check=False).returncode == 9
    Database(url).close()


@pytest.mark.parametrize(("durable", "level"), [(False, 1), (True, 2)])
def test_a_commit_may_outlive_a_power_cut(durable: bool, level: int, tmp_path: Path) -> None:
    database = Database(database_in(tmp_path), durable=durable)
    with database.writing.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == level
    database.close()


def test_a_file_that_became_read_only_is_told_and_written_again_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(database_in(tmp_path))

    def add(name: str) -> Any:
        row = {"id": name, "name": name, "preferences": {}, "created": 0.0}
        return database.write(lambda connection: connection.execute(insert(schema.people), row))

    read_only = True

    def set_mode(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only={read_only}")

    async def write_thrice() -> None:
        nonlocal read_only
        event.listen(database.writing, "begin", set_mode)
        for name in ("a", "b"):
            with pytest.raises(CannotSave) as error:
                await add(name)
            assert error.value.message.key == "server.error.cannot_save"
        read_only = False
        await add("c")

    with caplog.at_level("WARNING"):
        asyncio.run(write_thrice())
    assert [record.message for record in caplog.records] == [
        "the database cannot be written: attempt to write a readonly database",
        "the database can be written again",
    ]
    database.close()


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    database = Database(new_database(tmp_path))

    def wrong(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT * FROM nowhere")

    with pytest.raises(CannotRead):
        asyncio.run(database.read(wrong))
    database.close()


@pytest.mark.skipif(not SERVER, reason="an embedded database is never away")
def test_a_database_server_that_drops_every_connection_is_reached_again(tmp_path: Path) -> None:
    database = Database(new_database(tmp_path))

    def process(connection: Connection) -> int:
        return int(connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one())

    async def go_on() -> None:
        before = [await database.write(process), await database.read(process)]
        engine = open_engine(str(SERVER))
        with engine.begin() as connection:
            for number in before:
                connection.execute(text("SELECT pg_terminate_backend(:number, 5000)"), {"number": number})
        engine.dispose()
        assert not {await database.write(process), await database.read(process)} & set(before)

    asyncio.run(go_on())
    database.close()
