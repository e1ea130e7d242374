"""The recorded games of a game: whole games with every pick and how they ended, as kept in `tests/recorded`."""

from __future__ import annotations

import gzip
import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from built_from import mark_of
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.kernel.game import Game
    from menagerie.kernel.rules import Rules

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src" / "menagerie"
RECORD = "make recorded"


@dataclass(frozen=True)
class Trace:
    """How a game went, in digests."""

    scores: tuple[int, ...]
    course: str  # every question and the final standing: the rules
    end: str  # the final table as it is saved
    told: str  # the journal


@dataclass(frozen=True)
class Recorded:
    """One whole game: how it was set up, every pick, and how it went."""

    seats: int
    options: dict[str, Any]
    seed: int
    bots: tuple[str, ...]
    picks: tuple[tuple[int, str], ...]  # seat and key
    trace: Trace
    save: dict[str, Any] | None  # as it was written in the middle of the game

    @property
    def title(self) -> str:
        """Name the game by what it was set up with."""
        return f"{self.seats} seats, seed {self.seed}, {self.options}"


@dataclass(frozen=True)
class Collection:
    """All recorded games of a game, with the version of its rules and the fingerprint of its code and data."""

    version: int
    fingerprint: str
    games: tuple[Recorded, ...]


def path_of(name: str) -> Path:
    """Find the file with the recorded games of a game."""
    return HERE / f"{name}.jsonl.gz"


def read(path: Path) -> Collection:
    """Read recorded games: a first line about all of them, then a line for each."""
    about, *lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    return Collection(**json.loads(about), games=tuple(_recorded(json.loads(line)) for line in lines))


def _recorded(data: dict[str, Any]) -> Recorded:
    picks = tuple((seat, key) for seat, key in data.pop("picks"))
    trace = data.pop("trace")
    noted = Trace(tuple(trace.pop("scores")), **trace)
    return Recorded(**{**data, "bots": tuple(data["bots"])}, picks=picks, trace=noted)


def write(path: Path, collection: Collection) -> None:
    """Write recorded games; equal ones give equal files."""
    about = {"version": collection.version, "fingerprint": collection.fingerprint}
    lines = [about, *(asdict(game) for game in collection.games)]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def fingerprint(name: str) -> str:
    """Return a mark of the rules of a game: its code and data, those of its family, and the kernel's."""
    games = SOURCES / "games"
    imported = [
        other
        for other in sorted(path.name for path in games.iterdir() if path.is_dir() and path.name != name)
        if any(f"menagerie.games.{other}" in path.read_text(encoding="utf-8") for path in (games / name).rglob("*.py"))
    ]
    folders = [SOURCES / "kernel", games / name, *(games / other for other in imported)]
    return digest([mark_of(folder) for folder in folders])


def digest(values: Any) -> str:
    """Return a short text that differs for different JSON values."""
    return sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def trace(game: Game, picks: Sequence[tuple[int, str]]) -> Trace:
    """Play a game on with these picks to its end, and note how it goes."""
    course = sha256()
    for seat, key in picks:
        for asked in game.decisions:
            course.update(f"{asked.seat} {asked.prompt.key} {asked.keys}\n".encode())
        game.apply_key(key, seat=seat)
    assert game.decision is None, "the picks come to their end before the game does"
    standing = game.standing()
    course.update(digest([[dict(parts) for parts in standing.parts], standing.tie_breaks, game.winners()]).encode())
    course.update(str(game.table.chance.state).encode())
    seats = [None, *range(game.setting.seats)]
    end = digest(game.rules.dump(game.table))
    told = digest([[event.to_json() for event in game.journal.seen_by(seat)] for seat in seats])
    return Trace(tuple(game.scores()), course.hexdigest()[:16], end, told)


def played_again(rules: Rules[Any], recorded: Recorded) -> Trace:
    """Play a recorded game again from its first pick."""
    game = new_game(rules, recorded.seats, recorded.seed, recorded.options)
    return trace(game, recorded.picks)
