"""Measure the web table full of people: `make people`.

Many tables of two scripted people each play over real sockets, every person with one of their own, a pick at each table
every three seconds, as pages would: one of the options sent, at random. The games have already begun, and are at any
stage. Server and people have a processor each; everything runs on loopback and ends by itself.

An answer is the position that shows the pick to the person who made it. Processor time is that of the whole server
process while the tables play. Then people come into the lobby as well, and look at it as often as its page does, while
answers are still timed.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from rich.console import Console
from rich.table import Column, Table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import menagerie
from menagerie.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.asyncio.client import ClientConnection

PROGRAM = """
import asyncio, os, sys
os.sched_setaffinity(0, {int(sys.argv[3])})
from menagerie.cli.serve import listen, run
from menagerie.games import GAMES
from menagerie.server.app import create_app
from menagerie.server.house import House
from menagerie.server.messages.people import NewMe
from menagerie.server.messages.tables import Join, NewTable, SeatPlan
from menagerie.server.settings import Settings

settings = Settings(database=sys.argv[1], rates=None)
ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")

async def store(tables):
    house = House(settings)
    await house.open()
    people = [(await house.people.welcome(NewMe(name=f"Stored {n}")))[0] for n in range(max(2, tables // 4))]
    for n in range(tables):
        wanted = NewTable(game=GAMES[n % len(GAMES)], seats=[ME, OPEN])
        table = await house.new_table(people[n % len(people)], wanted)
        if n % 4:
            await house.join(table, people[(n + 1 + n // len(people)) % len(people)], Join())
    await house.close()

if int(sys.argv[2]):
    asyncio.run(store(int(sys.argv[2])))
listening = listen("127.0.0.1", 0)
run(create_app(settings), listening,
    lambda: print("http://127.0.0.1:%d" % listening.getsockname()[1], flush=True))
"""
MOST_TABLES, LONGEST, MOST_STORED = 1_000, 600.0, 10_000
BEGUN = 12  # games of each kind that the tables go on with
PACE = 3.0  # seconds between two picks at a table
SETTLED = 5.0  # seconds of play before anything is counted
LOOKS = 4.0  # seconds between two looks at the lobby
LATE = 200.0  # milliseconds
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


# --- the server ---


class Server:
    """A server in a process of its own, on a processor of its own."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.pid = process.pid
        self.address = address

    def seconds(self) -> float:
        """Return how much processor time it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Return how much memory it holds, in megabytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text(encoding="utf-8").split()[1]) * PAGE / 1e6


@contextmanager
def serving(stored: int) -> Iterator[Server]:
    """Start a server, with tables that were stored before; leave the other processor to the people."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'people.sqlite'}"
        command = [sys.executable, "-c", PROGRAM, database, str(stored), str(cores[-1])]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            os.sched_setaffinity(0, set(cores[:-1]) or {cores[-1]})
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None, "the server did not start"
            yield Server(process, found[0])
        finally:
            process.kill()
            process.wait()


# --- people who sit down ---


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str, end_turn: str) -> None:
        self.host = urlsplit(address).netloc
        self.line = http.client.HTTPConnection(self.host, timeout=60)
        self.cookie = ""
        self.ask("PUT", "/api/me", {"name": name, "preferences": {"end_turn": end_turn}})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for something; return the answer."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self.line.request(method, path, None if body is None else json.dumps(body), headers)
        response = self.line.getresponse()
        content = response.read()
        assert response.status == http.HTTPStatus.OK, content
        if found := response.getheader("Set-Cookie"):
            self.cookie = found.partition(";")[0]
        return json.loads(content)

    def look(self) -> None:
        """Look at the lobby, as a browser does: over the same connection, unless it was closed meanwhile."""
        try:
            self.line.request("GET", "/api/lobby", headers={"Cookie": self.cookie, "Accept-Encoding": "gzip"})
            response = self.line.getresponse()
        except (ConnectionError, http.client.HTTPException):
            self.line.close()
            self.look()
            return
        response.read()
        assert response.status == http.HTTPStatus.OK


def begun(name: str, luck: random.Random) -> dict[str, Any]:
    """Play a game of two at random to any stage but its end, and save it."""
    seed = luck.getrandbits(32)
    game = menagerie.new_game(name, seats=2, seed=seed)
    moves: list[tuple[int, int]] = []
    while (decision := game.decision) is not None:
        moves.append((decision.seat, luck.randrange(len(decision.options))))
        game.apply(moves[-1][1], seat=decision.seat)
    game = menagerie.new_game(name, seats=2, seed=seed)
    for seat, pick in moves[: int(luck.uniform(0, 0.7) * len(moves))]:
        game.apply(pick, seat=seat)
    return game.save()


class Tables:
    """The tables, and what is counted at them."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.people: list[Person] = []
        self.clocks: list[Clock] = []
        self.counting = False
        self.times: list[float] = []  # from a pick to its answer, in milliseconds
        self.looks: list[float] = []  # at the lobby
        self.trouble: Counter[str] = Counter()

    def fill(self, server: Server, games: list[str], end_turn: str) -> None:
        """Sit two people down at each table."""
        saves = {name: [begun(name, self.luck) for _ in range(BEGUN)] for name in set(games)}
        for number, name in enumerate(games):
            host, guest = (Guest(server.address, f"{who} {number}", end_turn) for who in ("Host", "Guest"))
            wanted = {"save": saves[name][number // len(saves) % BEGUN], "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = host.ask("POST", "/api/import", wanted)["id"]
            guest.ask("POST", f"/api/tables/{table}/join", {})
            clock = Clock()
            self.clocks.append(clock)
            self.people += [Person(self, clock, table, who) for who in (host, guest)]
            for who in (host, guest):
                who.line.close()


class Clock:
    """When the next pick of a table is due."""

    def __init__(self) -> None:
        self.due = 0.0
        self.going = asyncio.Event()

    def start(self, first: float) -> None:
        """Let the table play."""
        self.due = time.monotonic() + first
        self.going.set()

    async def wait(self) -> None:
        """Take the table's next turn, and wait for it."""
        await self.going.wait()
        now = time.monotonic()
        due = max(self.due, now)
        self.due = due + PACE
        await asyncio.sleep(due - now)


class Person:
    """Somebody at a table, who answers every question in their own time."""

    def __init__(self, tables: Tables, clock: Clock, table: str, guest: Guest) -> None:
        self.tables = tables
        self.clock = clock
        self.address = f"ws://{guest.host}/api/tables/{table}/socket"
        self.headers = {"Cookie": guest.cookie}
        self.last: dict[str, Any] = {}
        self.asked = 0.0  # when the pick was sent whose answer is awaited
        self.answering = False
        self.curious = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def play(self, came: asyncio.Event) -> None:
        """Sit at the table until it ends."""
        async with connect(self.address, additional_headers=self.headers, ping_interval=None) as socket:
            await socket.send('{"type":"hello","events":0}')
            async for said in socket:
                now = time.perf_counter()
                if said.startswith('{"type":"position"'):  # type: ignore[arg-type]  # the server writes text
                    self.look(json.loads(said), now, socket)
                    came.set()
                elif said.startswith('{"type":"trouble"'):  # type: ignore[arg-type]
                    self.tables.trouble[str(said)] += 1

    def look(self, position: dict[str, Any], now: float, socket: ClientConnection) -> None:
        """See where the game is; note an answer, and think about a new question."""
        if self.asked and self.is_answer(position):
            if self.tables.counting:
                self.tables.times.append(1000 * (now - self.asked))
            self.asked = 0.0
        self.last = position
        if (position["decisions"] or position["can_end_turn"]) and not self.answering and not self.asked:
            self.answering = True
            task = asyncio.create_task(self.answer(socket))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def is_answer(self, position: dict[str, Any]) -> bool:
        """Return whether the pick shows; if others are asked as well, theirs may have moved the game on."""
        last = self.last
        if len(last["waiting_for"]) > 1 and position["decisions"] == last["decisions"]:
            return False
        return bool(position["number"] > last["number"] or last["can_end_turn"] > position["can_end_turn"])

    async def answer(self, socket: ClientConnection) -> None:
        """Take an option at random, when it is time."""
        if self.curious and self.last["decisions"]:
            seat = self.last["decisions"][0]["seat"]
            await socket.send(json.dumps({"type": "why_not", "number": self.last["number"], "seat": seat}))
        await self.clock.wait()
        self.answering = False
        number = self.last["number"]
        if self.last["can_end_turn"]:
            said: dict[str, Any] = {"type": "end_turn", "number": number}
        else:
            asked = self.last["decisions"][0]
            key = self.tables.luck.choice(asked["options"])["key"]
            said = {"type": "pick", "number": number, "seat": asked["seat"], "key": key}
        self.asked = time.perf_counter()
        with suppress(ConnectionClosed):  # the time is up
            await socket.send(json.dumps(said))


class Idler:
    """Somebody who sits in the lobby."""

    def __init__(self, tables: Tables, address: str, number: int) -> None:
        self.tables = tables
        self.guest = Guest(address, f"Idler {number}", "always")

    async def look(self) -> None:
        """Look at the lobby now and then."""
        await asyncio.sleep(self.tables.luck.uniform(0, LOOKS))
        while True:
            start = time.perf_counter()
            await asyncio.to_thread(self.guest.look)
            if self.tables.counting:
                self.tables.looks.append(1000 * (time.perf_counter() - start))
            await asyncio.sleep(LOOKS)


# --- measuring ---


async def measure(tables: Tables, idlers: list[Idler], server: Server, seconds: float) -> dict[str, Any]:
    """Let everybody play, and count for a while."""
    came = [asyncio.Event() for _ in tables.people]
    playing = [asyncio.create_task(person.play(event)) for person, event in zip(tables.people, came, strict=True)]
    for event in came:
        await asyncio.wait_for(event.wait(), 120)
    for clock in tables.clocks:
        clock.start(tables.luck.uniform(0, PACE))
    await asyncio.sleep(SETTLED)
    tables.counting = True
    before, held, own, start = server.seconds(), server.memory(), time.process_time(), time.monotonic()
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    passed = time.monotonic() - start
    used, now = server.seconds() - before, server.memory()
    picks, own = len(tables.times), time.process_time() - own
    playing += [asyncio.create_task(idler.look()) for idler in idlers]
    if idlers:
        await asyncio.wait(playing, timeout=seconds / 2, return_when=asyncio.FIRST_EXCEPTION)
    tables.counting = False
    for task in playing:
        if task.done() and (fault := task.exception()):
            raise fault
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return {
        "picks": picks,
        "picks_a_second": picks / passed,
        **percentiles("", tables.times),
        "late": sum(moment > LATE for moment in tables.times),
        "ms_of_processor_a_pick": 1000 * used / picks,
        "processor": used / passed,
        "processor_of_the_people": own / passed,
        "megabytes": now,
        "megabytes_gained_meanwhile": now - held,
        **percentiles("lobby_", tables.looks),
        "trouble": dict(tables.trouble),
    }


def percentiles(what: str, times: list[float]) -> dict[str, float]:
    """Sum up times."""
    if len(times) < 2:
        return {}
    cuts = statistics.quantiles(times, n=100)
    return {f"{what}p50": cuts[49], f"{what}p99": cuts[98], f"{what}worst": max(times)}


def arguments() -> argparse.Namespace:
    """Read the arguments."""
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--tables", type=int, default=300, help=f"tables of two (at most {MOST_TABLES})")
    wanted.add_argument("--seconds", type=float, default=60.0, help=f"count for so long (at most {LONGEST:.0f})")
    wanted.add_argument("--stored", type=int, default=0, help=f"other tables in the house (at most {MOST_STORED})")
    wanted.add_argument("--idlers", type=int, default=20, help="people in the lobby")
    wanted.add_argument("--game", action="append", choices=GAMES, help="may be given several times; all games without")
    wanted.add_argument("--end-turn", choices=["never", "always"], default="never", help="ask before turns end")
    wanted.add_argument("--why", action="store_true", help="ask why not with every question, as some pages do")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--json", action="store_true", help="print JSON")
    return wanted.parse_args()


def main() -> None:
    """Measure, and print a table."""
    chosen = arguments()
    number = min(chosen.tables, MOST_TABLES)
    games = chosen.game or list(GAMES)
    tables = Tables(random.Random(chosen.seed))
    with serving(min(chosen.stored, MOST_STORED)) as server:
        empty = server.memory()
        tables.fill(server, [games[n % len(games)] for n in range(number)], chosen.end_turn)
        for person in tables.people:
            person.curious = chosen.why
        idlers = [Idler(tables, server.address, n) for n in range(chosen.idlers)]
        figures = asyncio.run(measure(tables, idlers, server, min(chosen.seconds, LONGEST)))
    figures["megabytes_a_table"] = (figures["megabytes"] - empty) / number
    figures = {"tables": number, "stored": chosen.stored, "game": chosen.game, **figures}
    if chosen.json:
        print(json.dumps(figures))
        return
    table = Table(Column(no_wrap=True), Column("value", justify="right"))
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,.2f}" if isinstance(value, float) else str(value))
    Console().print(table)


if __name__ == "__main__":
    main()
