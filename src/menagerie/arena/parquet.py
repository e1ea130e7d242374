"""Results as a Parquet file, for looking at many games with other tools: one row a seat."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from menagerie.arena.played import Played


def check_parquet() -> None:
    """Raise, before anything is played, if Parquet files cannot be written."""
    if find_spec("pyarrow") is None:
        raise BadRequest("arena.error.no_parquet")


def write_parquet(games: Iterable[Played], path: Path) -> None:
    """Write the games to a file."""
    import pyarrow
    from pyarrow import parquet

    rows = [row for game in games for row in rows_of(game)]
    columns = list(dict.fromkeys(name for row in rows for name in row))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        parquet.write_table(pyarrow.table({name: [row.get(name) for row in rows] for name in columns}), path)
    except OSError as error:
        raise BadRequest("arena.error.cannot_write", file=str(path), fault=error.strerror or str(error)) from error


def rows_of(game: Played) -> Iterator[dict[str, Any]]:
    """Return a row for each seat; the parts of its points, its figures and its times have columns of their own."""
    for seat, bot in enumerate(game.bots):
        row: dict[str, Any] = {
            "game": game.game,
            "rules": game.rules,
            "options": json.dumps(dict(game.options), sort_keys=True),
            "seats": game.seats,
            "seed": game.seed,
            "deal": game.deal,
            "deal_seed": game.deal_seed,
            "seat": seat,
            "place": (seat - game.first) % game.seats,
            "bot": bot,
            "version": game.versions[seat],
            "weights": game.weights[seat],
            "score": game.scores[seat] if game.scores else None,
            "rank": game.ranks[seat] if game.ranks else None,
            "share": game.share(seat),
            "fault": game.fault.kind if game.fault is not None else None,
            "fault_seat": game.fault.seat if game.fault is not None else None,
            "game_decisions": game.decisions,
            "game_seconds": game.seconds,
            "game_cpu_seconds": game.cpu_seconds,
            "worker": game.worker,
        }
        groups = (("part", game.parts), ("figure", game.figures), ("thinking", game.thinking))
        for group, entries in groups:
            if entries:
                row |= {f"{group}_{name}": value for name, value in entries[seat].items()}
        yield row | {f"table_{name}": value for name, value in game.table.items() if isinstance(value, int)}
