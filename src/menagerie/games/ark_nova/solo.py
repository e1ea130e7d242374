"""The solo game: a tile with seven cubes replaces the break token (R-A-547 to R-A-561).

The cubes are counted as the steps of a break track: `break_steps` are on the tile, `steps` of them in its right column.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.association import block_donation
from menagerie.games.ark_nova.printed.board import START

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn

ROUNDS = START.solo_turns
LAST_ROUND = ROUNDS[-1]


def head_start(seats: int, options: Mapping[str, Any]) -> int:
    """Return the appeal that a solo game begins with (R-A-549)."""
    appeal: int = options["solo_appeal"]
    return appeal if seats == 1 else 0


def turns_to_come(table: Table) -> int:
    """Count the turns until the end of the game, the current one included (R-A-556)."""
    return sum(turns for turns in ROUNDS if turns <= table.break_steps) - table.steps


def move_cube(turn: Turn) -> None:
    """Move a cube to the right at the end of a turn; after the last one comes a break, or the end of the game."""
    table = turn.table
    table.steps += 1
    turn.tell("ark_nova.event.solo_cube", left=table.break_steps - table.steps)
    if table.steps < table.break_steps:
        return  # R-A-552
    if table.break_steps == LAST_ROUND:
        table.turns_left = 0  # R-A-557
        return
    table.break_called_by = turn.me.seat  # R-A-553
    block_donation(table)  # R-A-554
    table.break_steps -= 1
    table.steps = 0


def solo_view(table: Table) -> dict[str, int] | None:
    """Show the tile; None if this is no solo game."""
    if not table.is_solo:
        return None
    return {
        "round": ROUNDS.index(table.break_steps) + 1,
        "left": table.break_steps - table.steps,
        "right": table.steps,
        "turns": turns_to_come(table),
        "head_start": table.house_rules.head_start,
    }
