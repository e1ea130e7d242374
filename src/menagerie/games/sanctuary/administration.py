"""After a turn: the solo marker, a full display, and the end of the game (R-S-121 to R-S-123, R-S-190 to R-S-211)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.printed import POINTS

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.zoo import Zoo


async def administration(table: SanctuaryTable) -> None:
    """Finish the turn of the current player, and go on to the next."""
    if table.solo_markers:
        turn_up_solo_marker(table)
    refill_display(table)
    check_end(table)
    if table.stage != "over":
        table.current = (table.current + 1) % len(table.zoos)
        table.stage = "turn"


def turn_up_solo_marker(table: SanctuaryTable) -> None:
    """Discard the tile at the position of a marker, or the one in the lowest position (R-S-201, R-S-202)."""
    number = table.solo_markers[table.solo_turned]
    table.solo_turned += 1
    positions = [position for position, tile in enumerate(table.display, 1) if tile is not None]
    table.journal.tell("sanctuary.event.solo_marker", number=number)
    if positions:
        position = number if number in positions else positions[0]
        tile = table.display[position - 1]
        assert tile is not None
        table.display[position - 1] = None
        table.discard.append(tile)
        table.journal.tell("sanctuary.event.display_discards", tile=tile)
    table.journal.reveal()


def refill_display(table: SanctuaryTable) -> None:
    """Slide the tiles to the low numbers, and fill up from the pile (R-S-121)."""
    shown = table.shown()
    free = len(table.display) - len(shown)
    new = [tile for _ in range(free) if (tile := table.draw()) is not None]
    table.display = [*shown, *new, *[None] * (free - len(new))]
    if new:
        table.journal.tell("sanctuary.event.refills", tiles=tuple(new))
        table.journal.reveal()


# --- the end ---


def has_finished(table: SanctuaryTable, zoo: Zoo) -> bool:
    """Whether a player has placed all achievement markers, or has no empty space left (R-S-012, R-S-190)."""
    return len(zoo.achievements) == len(table.box.achievements) or not zoo.empty


def check_end(table: SanctuaryTable) -> None:
    """See whether the end has come, or is in sight."""
    if table.last_turns is not None:
        finish_last_turn(table)
    elif has_finished(table, table.zoos[table.current]):
        gain_end_marker(table, POINTS.first_to_end)  # R-S-191; also where the pile is empty (R-S-195)
        table.last_turns = len(table.zoos) - 1
    elif not table.pile:
        table.journal.tell("sanctuary.event.pile_empty")
        table.stage = "over"  # R-S-194, R-S-210
    elif table.solo_markers and table.solo_turned == len(table.solo_markers):
        table.lost = True  # R-S-203
        table.journal.tell("sanctuary.event.lost")
        table.stage = "over"
    if table.last_turns == 0:
        table.stage = "over"


def finish_last_turn(table: SanctuaryTable) -> None:
    """Another player has had the last turn (R-S-192)."""
    assert table.last_turns is not None
    table.last_turns -= 1
    if has_finished(table, table.zoos[table.current]):
        gain_end_marker(table, POINTS.later_to_end)


def gain_end_marker(table: SanctuaryTable, points: int) -> None:
    """Give the current player an end marker."""
    zoo = table.changing(table.current)
    zoo.end_points = points
    table.journal.tell("sanctuary.event.end_marker", player=zoo.player, points=points)
