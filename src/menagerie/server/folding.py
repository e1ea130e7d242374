"""Folding: a table is what its log in the database makes of it."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from menagerie.kernel import save as saves
from menagerie.kernel.errors import MenagerieError
from menagerie.kernel.game import new_game
from menagerie.server.play import Play
from menagerie.server.storage import tables as storage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from menagerie.kernel.game import Game
    from menagerie.kernel.rules import Rules
    from menagerie.server.messages.from_server import ChatLine
    from menagerie.server.play import Move
    from menagerie.server.storage.tables import TableRecord

    FindRules = Callable[[str], Rules[Any]]

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Folded:
    """Everything that the database says about a table."""

    record: TableRecord
    chat: list[ChatLine]
    requests: list[str]  # of the newest moves
    moves: int  # in the log
    kept: int  # moves when the last checkpoint was written
    opening: tuple[Move, ...] = ()  # moves made before the table began
    play: Play | None = None  # None if it has not begun, or cannot go on
    mended: bool = False  # a rule was mended since the log was written
    shortened: bool = False  # and the game goes on from its checkpoint


def fold(connection: Connection, table: str, find_rules: FindRules) -> Folded | None:
    """Bring a table to the end of its log; None if there is no such table."""
    record = storage.find_table(connection, table)
    if record is None:
        return None
    moves, requests = storage.find_moves(connection, table, record.origin_move)
    folded = Folded(
        record=record,
        chat=storage.find_chat(connection, table),
        requests=requests,
        moves=record.origin_move + len(moves),
        kept=record.origin_move,
        opening=tuple(moves),
    )
    if record.state == "open":
        return folded
    checkpoint = storage.find_checkpoint(connection, table)
    if checkpoint is not None and checkpoint[0] < record.origin_move:
        checkpoint = None  # the origin is newer
    try:
        return _played(folded, checkpoint, find_rules)
    except Exception as fault:  # written under older rules, it may be wrong in ways nobody has thought of
        known = isinstance(fault, MenagerieError)
        log.error("table %s cannot go on: %s", table, fault, exc_info=None if known else fault)
        return folded


def begin(record: TableRecord, find_rules: FindRules) -> Game:
    """Return the game of a table as it was before the first move in its log."""
    if record.origin is not None:
        return saves.load(record.origin, find_rules)
    return new_game(find_rules(record.game), len(record.seats), record.seed, record.options)


def _played(folded: Folded, checkpoint: tuple[int, dict[str, Any]] | None, find_rules: FindRules) -> Folded:
    """Play the log; if a rule was mended since, go on from the newest checkpoint if there is one."""
    record, moves = folded.record, folded.opening
    mended = record.rules_version != find_rules(record.game).version
    if checkpoint is None:
        play = Play.of(begin(record, find_rules)).after_all(moves)
        return replace(folded, play=play, mended=mended)
    kept, save = checkpoint
    if not mended or record.state == "finished":
        with suppress(MenagerieError):
            play = Play.of(begin(record, find_rules)).after_all(moves)
            if play.over or record.state != "finished":
                return replace(folded, kept=kept, play=play, mended=mended)
    later = replace(record, origin=save, origin_move=kept)
    play = _as_far_as_possible(Play.of(begin(later, find_rules)), moves[kept - record.origin_move :])
    return replace(folded, record=later, kept=kept, play=play, mended=True, shortened=True)


def _as_far_as_possible(play: Play, moves: Sequence[Move]) -> Play:
    for move in moves:
        try:
            play = play.after(move)
        except MenagerieError:
            break
    return play
