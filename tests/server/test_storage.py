"""The database: migrated, written in batches, and a game that outlives a change of its rules."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, insert, select

from kernel.toy_game import SECRETS, Secrets
from menagerie.kernel.errors import BadRequest
from menagerie.server.house import House
from menagerie.server.messages.people import NewMe
from menagerie.server.messages.tables import NewTable, SeatPlan
from menagerie.server.settings import Settings, data_folder
from menagerie.server.storage import schema
from menagerie.server.storage.database import Database, migrate, open_engine
from server.running import find_rules

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
        assert connection.execute(select(schema.tables.c.private)).scalars().all() == [False]
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


class Mended(Secrets):
    """The toy game after a rule was mended."""

    version = SECRETS.version + 1


def test_a_running_game_goes_on_when_its_rules_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.server.table.BETWEEN_CHECKPOINTS", 2)
    old = Settings(database=database_in(tmp_path), rates=None, games=("secrets",), find_rules=find_rules)

    async def begin() -> tuple[str, dict[str, Any]]:
        house = House(old)
        await house.open()
        person, _ = await house.people.welcome(NewMe(name="Ada"))
        seats = [SeatPlan(kind="me"), SeatPlan(kind="hot_seat", name="Bo")]
        table = await house.new_table(person, NewTable(game="secrets", seats=seats, seed=1))
        for _ in range(3):
            game = table.play.current
            assert game.decision is not None
            await table.people.pick(person, game.number, game.decision.seat, game.decision.keys[0])
            if table.play.current.pausing:
                await table.people.end_turn(person, table.play.current.number)
        await house.close()
        return table.record.id, table.play.final.view(0)

    async def go_on(name: str) -> tuple[dict[str, Any], int]:
        house = House(replace(old, find_rules=lambda _: Mended()))
        await house.open()
        table = await house.table(name)
        await house.close()
        return table.play.final.view(0), table.record.rules_version

    name, view = asyncio.run(begin())
    for _ in range(2):  # the second time it begins from where the first time left it
        seen, version = asyncio.run(go_on(name))
        assert seen == view
        assert version == Mended.version
