"""The lists of tables are kept as tables change: they say what a look at all tables would."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event

from kernel.toy_game import SECRETS
from menagerie.kernel.chance import Chance
from menagerie.server.bot_turns import BotTurns
from menagerie.server.live_table import LiveTable
from menagerie.server.lobby import SHOWN
from menagerie.server.messages.tables import Join, NewTable, SeatPlan
from menagerie.server.refusals import NotFound, Refusal
from menagerie.server.sign import Sign
from server.pages import guest, open_house, table_for_two
from server.running import SEED

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.server.house import House
    from menagerie.server.people import Person

PLANS = (("me", "open"), ("me", "invited"), ("open", "open"), ("me", "hot_seat"), ("open", "me", "invited"))


def looked_up(house: House, person: Person | None) -> list[list[str]]:
    """Find everybody's tables by looking at all of them: mine, open ones, running ones."""

    def concerns(table: LiveTable) -> bool:
        record = table.record
        host = person is not None and record.host == person.id and record.state != "finished"
        return host or bool(table.seats_of(person))

    def urgency(table: LiveTable) -> int:
        waits = any(seat in table.seats_of(person) for seat in table.record.summary.waiting_for)
        return 0 if waits else {"open": 1, "running": 1, "finished": 2}[table.record.state]

    tables = sorted(house.tables.values(), key=lambda table: -table.record.changed)
    others = [table for table in tables if not concerns(table)]
    found = [
        sorted((table for table in tables if concerns(table)), key=urgency),
        [t for t in others if t.record.state == "open" and any(seat.kind == "open" for seat in t.record.seats)],
        [t for t in others if t.record.state == "running" and not t.record.private],
    ]
    return [[table.record.id for table in tables] for tables in found]


def listed(house: House, person: Person | None) -> list[list[str]]:
    lobby = house.tables.lobby(person)
    for info in (*lobby.mine, *lobby.open, *lobby.running):
        assert info == house.tables[info.id].sign.described(person)
    return [[info.id for info in tables] for tables in (lobby.mine, lobby.open, lobby.running)]


async def do_something(house: House, person: Person, chance: Chance) -> None:
    """Open a table, or do at any table what comes to mind."""
    tables = list(house.tables.values())
    if not tables or chance.below(6) == 0:
        seats = [SeatPlan.model_validate({"kind": kind}) for kind in chance.pick(PLANS)]
        await house.new_table(person, NewTable(game="secrets", seats=seats, seed=SEED, options={"rounds": 1}))
        return
    table = chance.pick(tables)
    match chance.below(12):
        case 0 | 1:
            await house.join(table, person, Join(code=table.record.code))
        case 2:
            await house.leave(table, person)
        case 3:
            await house.allow_hints(table, person, chance.below(2) == 0)
        case _ if table.started and table.play.current.decisions:
            play = table.play.current
            decision = chance.pick(play.decisions)
            holder = house.people.by_id.get(table.record.seats[decision.seat].person or "")
            await table.people.pick(holder, play.number, decision.seat, chance.pick(decision.keys))


def test_whatever_happens_the_lists_say_what_a_look_at_all_tables_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        chance = Chance(5)
        done = 0
        async with open_house(tmp_path, SECRETS) as house:
            people = [await guest(house, name, end_turn="never") for name in ("Ada", "Bob", "Cy")]
            for _ in range(250):
                with suppress(Refusal):
                    await do_something(house, chance.pick(people), chance)
                    done += 1
                for somebody in (*people, None):
                    assert listed(house, somebody) == looked_up(house, somebody)
            states = {table.record.state for table in house.tables.values()}
            assert (done > 150, states) == (True, {"open", "running", "finished"})

    monkeypatch.setattr(BotTurns, "go_on", lambda _: None)  # who has left is not missed
    asyncio.run(story())


def test_who_opened_a_table_for_others_finds_it_until_it_is_finished(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, SECRETS) as house:
            ada, bob, cy = [await guest(house, name) for name in ("Ada", "Bob", "Cy")]
            table = await table_for_two(house, "secrets", ada, bob)
            table.record = replace(table.record, host=cy.id)
            assert listed(house, cy)[0] == [table.record.id]
            table.record = replace(table.record, state="finished")
            assert [listed(house, somebody)[0] for somebody in (cy, bob)] == [[], [table.record.id]]

    asyncio.run(story())


def test_a_table_that_nobody_sits_at_any_more_is_in_no_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, SECRETS) as house:
            ada = await guest(house, "Ada")
            seats = [SeatPlan(kind="me"), SeatPlan(kind="open")]
            table = await house.new_table(ada, NewTable(game="secrets", seats=seats))
            assert listed(house, None) == [[], [table.record.id], []]
            await house.leave(table, ada)
            assert [listed(house, somebody) for somebody in (ada, None)] == [[[], [], []]] * 2
            assert not house.tables._entries
            assert not house.tables._by_person

    asyncio.run(story())


def test_a_lobby_looks_only_at_tables_that_it_shows_and_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described: list[str] = []
    describe = Sign.described

    def info(sign: Sign, person: Person | None) -> Any:
        described.append(sign.table.record.id)
        return describe(sign, person)

    async def story() -> None:
        async with open_house(tmp_path, SECRETS) as house:
            ada, bob, cy = [await guest(house, name) for name in ("Ada", "Bob", "Cy")]
            first = await table_for_two(house, "secrets", ada, bob)
            for number in range(5 * SHOWN):
                record = replace(first.record, id=f"copy-{number}", changed=first.record.changed + number + 1)
                house.tables[record.id] = LiveTable(house, record)
            monkeypatch.setattr(Sign, "described", info)
            newest = [f"copy-{number}" for number in reversed(range(5 * SHOWN))][:SHOWN]
            for stranger in (cy, None):
                assert [table.id for table in house.tables.lobby(stranger).running] == newest
                assert sorted(described) == sorted(newest)
            changed = house.tables["copy-0"]
            changed.record = replace(changed.record, changed=changed.record.changed + 1_000)
            assert [table.id for table in house.tables.lobby(None).running] == ["copy-0", *newest[:-1]]
            assert len(described) == SHOWN + 1

    asyncio.run(story())


def test_a_name_that_no_table_has_reads_no_other_tables_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, SECRETS) as house:
            ada, bob = [await guest(house, name) for name in ("Ada", "Bob")]
            await table_for_two(house, "secrets", ada, bob)
            asked: list[tuple[str, Any]] = []

            @event.listens_for(house.database.engine, "before_cursor_execute")
            def note(_: Any, __: Any, statement: str, about: Any, *___: Any) -> None:
                asked.append((statement, about))

            with pytest.raises(NotFound):
                await house.table("no-such-table")
            assert asked
            assert all("no-such-table" in about for statement, about in asked if not statement.startswith("BEGIN"))

    asyncio.run(story())
