"""How a server is set up."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from menagerie.bots.parameters import Budget
from menagerie.games import rules_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.kernel.rules import Rules


@dataclass(frozen=True)
class Rates:
    """How often somebody may do something, as the library `limits` writes it; generous for play."""

    requests: str = "1200/minute"
    new_guests: str = "300/hour"
    new_tables: str = "60/minute"
    pages: str = "240/minute"  # opened at tables
    said: str = "60/second"  # at a table: picks, chat, questions
    chat: str = "20/minute"
    hints: str = "10/minute"  # each is two seconds of computing


FOR_A_HINT = Budget(seconds=2.0)  # of computing
ON_THE_WEB = ("zooloretto", "ark_nova")  # the games that have a table in the browser


@dataclass(frozen=True)
class Settings:
    """How a server is set up: where it keeps things, how fast bots are, what strangers may do."""

    database: str = field(default_factory=lambda: default_database())
    client: Path = Path(__file__).parent / "static"
    rates: Rates | None = Rates()
    pace: tuple[float, float] = (0.7, 1.5)  # seconds between the moves of bots that somebody watches
    time_to_paint: float = 0.1  # seconds: pages show what somebody did before the server thinks about what comes next
    workers: int = 2  # processes in which bots think
    analysis_tries: int = 40  # of a bot, for each decision of a game that is analysed
    analysis_nice: int = 10  # how far analyses stand back behind play, as the system counts it
    hint_budget: Budget = FOR_A_HINT
    games: tuple[str, ...] = ON_THE_WEB
    find_rules: Callable[[str], Rules[Any]] = rules_of
    largest_body: int = 1_000_000  # bytes; a save of a long game is a tenth of that
    largest_message: int = 16_000


def data_folder() -> Path:
    """Find the folder where programs of this user keep their data; MENAGERIE_DATA overrides it."""
    given = os.environ.get("MENAGERIE_DATA")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Menagerie"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Menagerie"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "menagerie"


def default_database() -> str:
    """Name the embedded database."""
    return f"sqlite:///{data_folder() / 'menagerie.sqlite'}"
