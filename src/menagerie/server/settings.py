"""How a server is set up."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from menagerie.bots.parameters import Budget
from menagerie.games import every_game, rules_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.kernel.rules import Rules


# What it costs to ask for something; a point is about five milliseconds of the server's time, unless it says otherwise.
PRICES = {
    "request": 1,  # of any kind; what follows comes on top of it
    "moment": 5,  # of a replay: the game is played again
    "table": 20,
    "fork": 30,
    "import": 50,
    "analysis": 100,
    "guest": 100,  # a name: paid by the address it comes from, because everybody gets a purse with it
    "page": 10,  # opened at a table, to play or to watch
    "hello": 10,  # the whole position again
    "move": 3,  # a pick, or undoing, redoing, ending a turn
    "why_not": 3,
    "hint": 200,  # two seconds in a process of the bots
    "say": 100,  # a line of chat: not for the server's sake, but for those who have to read it
}


@dataclass(frozen=True)
class Rates:
    """How much somebody may ask for, in points: generous, even for fast players."""

    purse: float = 2000.0  # to be spent at once
    refill: float = 40.0  # each second
    prices: Mapping[str, float] = field(default_factory=lambda: PRICES)


FOR_A_HINT = Budget(seconds=2.0)  # of computing


@dataclass(frozen=True)
class Settings:
    """How a server is set up: where it keeps things, how fast bots are, what strangers may do."""

    database: str = field(default_factory=lambda: default_database())
    durable: bool = False  # an acknowledged move outlives a power cut, not only a crash of the server
    client: Path = Path(__file__).parent / "static"
    rates: Rates | None = Rates()
    pace: tuple[float, float] = (0.7, 1.5)  # seconds between the moves of bots that somebody watches
    time_to_paint: float = 0.1  # seconds: pages show what somebody did before the server thinks about what comes next
    workers: int = 2  # processes in which bots think
    analysis_tries: int = 40  # of a bot, for each decision of a game that is analysed
    analysis_nice: int = 10  # how far analyses stand back behind play, in steps of niceness
    hint_budget: Budget = FOR_A_HINT
    games: tuple[str, ...] = field(default_factory=lambda: every_game())
    find_rules: Callable[[str], Rules[Any]] = rules_of
    largest_body: int = 1_000_000  # bytes; a save of a long game is a tenth of that
    largest_message: int = 16_000
    hosts: tuple[str, ...] = ()  # names of this server, besides the loopback ones and the address that is reached
    proxies: tuple[str, ...] = ()  # addresses or networks trusted to say who asks, how, and under which name
    slowest_request: float = 20.0  # seconds in which its head must be here, and after that its body
    slowest_reader: float = 30.0  # seconds in which what is sent must have gone out
    most_letters: int = 50  # letters that wait for a page before nothing more is heard from it
    most_pages: int = 100  # that somebody may have open at tables
    session_lasts: float = 365 * 24 * 3600.0  # seconds without a visit after which a browser is forgotten
    clock: Callable[[], float] = time.time


def data_folder() -> Path:
    """Return the folder where programs of this user keep their data; MENAGERIE_DATA overrides it."""
    given = os.environ.get("MENAGERIE_DATA")
    if given:
        return Path(given)
    from platformdirs import user_data_path  # here, because a server that is told its folder does without

    library = Path.home() / "Library" / "Application Support" / "Menagerie"
    if sys.platform == "darwin" and library.is_dir():
        return library  # games kept here stay here, even where XDG_DATA_HOME names another folder
    name = "Menagerie" if sys.platform in ("darwin", "win32") else "menagerie"
    folder: Path = user_data_path(name, appauthor=False)
    return folder


def default_database() -> str:
    """Return the address of the embedded database."""
    return f"sqlite:///{data_folder() / 'menagerie.sqlite'}"
