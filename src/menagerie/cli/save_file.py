"""Saves as files: what the kernel writes, and who sits where."""

from __future__ import annotations

import json
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import menagerie
from menagerie.kernel.errors import BadRequest, BadSave
from menagerie.kernel.save import checksum
from menagerie.kernel.seeds import commitment

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from menagerie.kernel.game import Game

ENDING = ".menagerie.json"
SHORT = 8  # signs of a commitment that tell files apart
DIFFERENCES = ("kernel.error.save_differs", "kernel.error.save_pick")


def read(path: Path) -> str:
    """Read a file as text; an error names a file that cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRequest("cli.error.no_such_file", file=str(path)) from None
    except IsADirectoryError:
        raise BadRequest("cli.error.is_a_folder", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadRequest("cli.error.not_text", file=str(path)) from None
    except OSError as fault:
        raise BadRequest("cli.error.cannot_read", file=str(path), fault=fault.strerror or str(fault)) from None


def replayed(text: str) -> Game:
    """Play a saved game again from its first pick."""
    with blaming_the_save():
        return menagerie.replay(text)


def resumed(text: str) -> Game:
    """Resume a saved game, with its whole log if the rules are still the same."""
    try:
        return replayed(text)
    except BadSave as fault:
        if fault.message.key not in DIFFERENCES:
            raise
    with blaming_the_save():
        return menagerie.load(text)


@contextmanager
def blaming_the_save() -> Iterator[None]:
    """Report a save as damaged if its checksum is sound, but it leads to a position that cannot be played."""
    try:
        yield
    except RecursionError:  # JSON nested deeper than any save
        raise BadSave("kernel.error.save_not_json") from None
    except (LookupError, TypeError, AttributeError):
        raise BadSave("kernel.error.save_field", field="checkpoint.table") from None


def players_of(text: str, seats: int) -> list[str] | None:
    """Return who sat where, if the save says so."""
    players = json.loads(text).get("players")
    if isinstance(players, list) and len(players) == seats and all(isinstance(player, str) for player in players):
        return players
    return None


def write(path: Path, game: Game, players: Sequence[str]) -> None:
    """Write a save that also says who sits where."""
    data: dict[str, Any] = {**game.save(), "players": list(players)}
    data["checksum"] = checksum(data)
    write_json(path, data)


def write_json(path: Path, data: Mapping[str, Any]) -> None:
    """Write a file; an older one is replaced only once the new one is complete."""
    partial = path.with_name(path.name + ".partial")
    try:
        partial.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        partial.replace(path)
    except OSError as fault:
        raise BadRequest("cli.error.cannot_write", file=str(path), fault=fault.strerror or str(fault)) from None


def free_name(game: Game) -> Path:
    """Find a name for a new save that no file has yet."""
    deal = commitment(game.setting.seed)
    return free_path(f"{game.rules.name}-{game.setting.seed if deal is None else deal[:SHORT]}")


def free_path(stem: str) -> Path:
    """Find a path that no file has yet: the stem alone, or with a number."""
    path = Path(stem + ENDING)
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}{ENDING}")
        number += 1
    return path
