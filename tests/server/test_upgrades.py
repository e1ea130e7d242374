"""Upgrades of the database: all steps or none, after a backup, whatever an older server has left behind."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import count
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, inspect, select
from sqlalchemy.exc import OperationalError

from menagerie.kernel.errors import BadRequest
from menagerie.server.storage import schema
from menagerie.server.storage.database import Database
from menagerie.server.storage.engines import open_engine
from menagerie.server.storage.upgrade import bring_up_to_date, migrate, newest, version_of

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Engine

VERSIONS = ["0001", "0002", "0003", "0004", "0005", "0006"]


def file_in(folder: Path) -> Path:
    return folder / "house.sqlite"


def made_at(folder: Path, version: str) -> str:
    """Make a database of an older version, with somebody in it."""
    url = f"sqlite:///{file_in(folder)}"
    engine = open_engine(url)
    with engine.begin() as connection:
        migrate(connection, version)
        connection.exec_driver_sql("INSERT INTO people VALUES ('a', 'Ada', '{}', 0)")
    engine.dispose()
    return url


def is_whole(url: str) -> bool:
    """Open a database with this server, and see whether everything is as it should be."""
    database = Database(url)
    with database.engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), schema.SCHEMA)
    database.close()
    return not differences


@pytest.mark.parametrize("version", VERSIONS)
def test_a_step_that_fails_leaves_the_database_as_it_was(version: str, tmp_path: Path) -> None:
    url = made_at(tmp_path, version)
    before = dump(file_in(tmp_path))
    for statements in range(1, 120, 5):
        engine = open_engine(url)
        fail_after(engine, statements)
        try:
            bring_up_to_date(engine)
            break
        except (BadRequest, OperationalError):
            assert dump(file_in(tmp_path)) == before
        finally:
            engine.dispose()
    assert statements > 5  # so many different moments were tried
    assert is_whole(url)


def fail_after(engine: Engine, statements: int) -> None:
    """Let something fail after so many statements."""
    done = count()

    def fail(*_: object) -> None:
        if next(done) + 1 == statements:
            raise OperationalError("", None, Exception("killed"))

    event.listen(engine, "after_cursor_execute", fail)


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def upgraded_as_before(url: str, version: str, killed_after: int) -> bool:
    """Upgrade as servers did before, where Python begins its transactions late; tell whether it was killed."""
    engine = create_engine(url)
    fail_after(engine, killed_after)
    try:
        with engine.begin() as connection:
            migrate(connection, version)
    except OperationalError:
        return True
    finally:
        engine.dispose()
    return False


@pytest.mark.parametrize(("base", "version"), [(None, "0005"), ("0001", "0002"), ("0003", "0004"), ("0004", "0005")])
def test_what_a_killed_server_of_the_past_left_half_done_is_finished(
    base: str | None, version: str, tmp_path: Path
) -> None:
    for killed_after in range(1, 80, 9 if base is None else 3):
        folder = tmp_path / str(killed_after)
        folder.mkdir()
        url = f"sqlite:///{file_in(folder)}" if base is None else made_at(folder, base)
        killed = upgraded_as_before(url, version, killed_after)
        assert is_whole(url)
        if not killed:
            break
    assert killed_after > 3  # so many different moments were tried


def test_tables_of_somebody_else_are_not_touched(tmp_path: Path) -> None:
    with closing(sqlite3.connect(file_in(tmp_path))) as connection, connection:
        connection.execute("CREATE TABLE people (id TEXT)")
        connection.execute("INSERT INTO people VALUES ('somebody')")
    before = dump(file_in(tmp_path))
    with pytest.raises(BadRequest) as error:
        Database(f"sqlite:///{file_in(tmp_path)}")
    assert error.value.message.key == "server.error.unknown_database"
    assert dump(file_in(tmp_path)) == before


def test_before_an_upgrade_a_backup_is_made(tmp_path: Path) -> None:
    url = made_at(tmp_path, "0003")
    Database(url).close()
    copies = sorted(tmp_path.glob("*before-upgrade*"))
    assert [copy.name for copy in copies] == ["house.before-upgrade-from-0003.sqlite"]
    backup = create_engine(f"sqlite:///{copies[0]}")
    with backup.connect() as connection:
        assert version_of(connection) == "0003"
        assert connection.execute(select(schema.people.c.name)).scalars().all() == ["Ada"]
    backup.dispose()
    Database(url).close()
    assert sorted(tmp_path.glob("*before-upgrade*")) == copies  # nothing to upgrade, nothing to keep


def test_a_new_database_needs_no_backup(tmp_path: Path) -> None:
    Database(f"sqlite:///{file_in(tmp_path)}").close()
    assert list(tmp_path.glob("*before-upgrade*")) == []


def test_a_database_of_a_newer_version_is_explained(tmp_path: Path) -> None:
    url = made_at(tmp_path, "0005")
    with closing(sqlite3.connect(file_in(tmp_path))) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(BadRequest) as error:
        Database(url)
    assert error.value.message.key == "server.error.newer_database"
    assert error.value.message.args == {"found": "0999", "known": newest()}


def test_an_upgrade_that_cannot_be_backed_up_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = made_at(tmp_path, "0004")

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("menagerie.server.storage.upgrade.back_up", full)
    with pytest.raises(BadRequest) as error:
        Database(url)
    assert "disk is full" in str(error.value)
    engine = open_engine(url)
    assert not inspect(engine).has_table("analyses")
    engine.dispose()


def test_the_lock_file_and_unfinished_backups_do_not_hinder(tmp_path: Path) -> None:
    url = made_at(tmp_path, "0004")
    (tmp_path / "house.before-upgrade-from-0004.sqlite.unfinished").write_bytes(b"half")
    assert is_whole(url)
