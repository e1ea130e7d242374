"""Compare random play of our games with that of other engines: `make peers`.

Two random players, on one core, every engine in a process of its own, all of them in turns for several rounds; the best
round of each counts. `warm` is a decision in a process that has played a while; `first` is one of its first 5,000
decisions, with everything that is imported and computed once for them. All find their modules compiled to byte code, as
installed packages are. The peers are installed into build/peers. Results go to peers.json beside this file.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Column, Table

import menagerie

HERE = Path(__file__).parent
RESULTS = HERE / "peers.json"
CHILD = HERE / "random_play.py"
HOME = HERE.parent / "build" / "peers"
PINNED = ("catanatron==3.2.1", "chess==1.11.2", "open_spiel==2.0.2")
PEERS = (
    ("catanatron", "catan"),
    ("chess", "chess"),
    ("open_spiel", "chess"),
    ("open_spiel", "backgammon"),
    ("open_spiel", "go(board_size=9)"),
)
BESIDE = "catanatron catan"  # the engine that ours are compared with
TITLES = ("warm", "first", "warm, x", "first, x", "last record")


def installed() -> Path:
    """Install the peers into an environment of their own, unless they are there; return its Python."""
    python = HOME / "bin" / "python"
    mark = HOME / "installed.txt"
    if not mark.exists() or mark.read_text(encoding="utf-8").split() != list(PINNED):
        venv.create(HOME, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *PINNED], check=True, stdout=sys.stderr)
        mark.write_text("\n".join(PINNED), encoding="utf-8")
    return python


def measured(python: Path, library: str, name: str, seconds: float) -> dict[str, float]:
    """Let a separate process play for a while."""
    command = [str(python), "-P", str(CHILD), library, name, str(seconds)]
    surroundings = {**os.environ, "PYTHONPYCACHEPREFIX": str(HOME / "compiled")}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(command, check=True, capture_output=True, env=surroundings)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def on_one_core() -> None:
    """Keep this process and its children on one core, if the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(rounds: int, seconds: float, console: Console) -> dict[str, dict[str, float]]:
    """Measure everybody in turns; the best round counts."""
    with console.status("Installing the peers ..."):
        theirs = installed()
    on_one_core()
    subjects = [
        *((Path(sys.executable), "menagerie", name) for name in menagerie.GAMES),
        *((theirs, library, name) for library, name in PEERS),
    ]
    figures: dict[str, dict[str, float]] = {}
    for number in range(rounds):
        for python, library, name in subjects:
            with console.status(f"Round {number + 1} of {rounds}: {library} {name} ..."):
                now = measured(python, library, name, seconds)
            before = figures.get(f"{library} {name}", now)
            figures[f"{library} {name}"] = {title: min(now[title], before[title]) for title in now}
    return figures


def times_as_fast(figures: dict[str, dict[str, float]], name: str) -> list[str]:
    """Compare an engine with the peer, warm and at first."""
    return [f"{figures[BESIDE][title] / figures[name][title]:.2f}" for title in ("warm", "first")]


def shown(figures: dict[str, dict[str, float]], last: dict[str, dict[str, float]]) -> Table:
    """Draw decisions a second, and how many times as fast as the peer that is."""
    table = Table(Column("decisions a second", no_wrap=True), *(Column(title, justify="right") for title in TITLES))
    for name, figure in figures.items():
        before = " / ".join(times_as_fast(last, name)) if name in last else ""
        speeds = [f"{1e6 / figure[title]:,.0f}" for title in ("warm", "first")]
        table.add_row(name, *speeds, *times_as_fast(figures, name), before)
    return table


def main() -> None:
    """Measure, compare with the last record, and record."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--dry", action="store_true", help="do not record the figures")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=1.5, help="that each of them plays in a round, when warm")
    asked = arguments.parse_args()
    records: list[dict[str, Any]] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    console = Console()
    figures = measure(asked.rounds, asked.seconds, console)
    console.print(shown(figures, records[-1]["figures"] if records else {}))
    if not asked.dry:
        record = {
            "date": time.strftime("%Y-%m-%d"),
            "version": menagerie.__version__,
            "python": f"{platform.python_implementation()} {platform.python_version()} {sys.platform}",
            "figures": {name: {title: round(value, 2) for title, value in of.items()} for name, of in figures.items()},
        }
        RESULTS.write_text(json.dumps([*records, record], indent=1) + "\n", encoding="utf-8")
        console.print(f"Recorded in {RESULTS.name}.")


if __name__ == "__main__":
    main()
