"""What a seat may know: everything but the order of the tiles that nobody has drawn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.view import park_view, supplies_view
from menagerie.games.loretto.tiles import BY_RANK
from menagerie.games.loretto.view import middle_view
from menagerie.games.zooloretto.expansion import additions
from menagerie.games.zooloretto.view import board_view, zoo_view
from menagerie.games.zooloretto.view import gauges as zoo_gauges
from menagerie.games.zooloretto_aquaretto.scoring import points
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO

if TYPE_CHECKING:
    from menagerie.games.zooloretto_aquaretto.estate import Estate
    from menagerie.games.zooloretto_aquaretto.table import BothTable


def view(table: BothTable) -> dict[str, Any]:
    """Show the table; in this game every seat and every spectator sees the same."""
    box = table.box
    middle = middle_view(table)
    trucks = [
        {**shown, "game": table.game_on(truck)} for shown, truck in zip(middle["trucks"], table.trucks, strict=True)
    ]
    return {
        **middle,
        **supplies_view(table),
        "trucks": trucks,
        "unseen": {tile: count for game in (ZOO, PARK) for tile, count in to_come(table, game).items()},
        "piles": {game: pile_view(table, game) for game in (ZOO, PARK)},
        "restricted": table.closed is None,
        "boards": {board.key: board_view(board) for board in box.boards},
        "estates": [estate_view(estate) for estate in table.estates],
        **additions(expansion.view(table) for expansion in box.expansions),
    }


def to_come(table: BothTable, game: str) -> dict[str, int]:
    """Count the tiles of a game that may still be drawn; what has left the game is known to nobody."""
    counts = Counter(() if table.closed == game else table.left_of(game))
    return {tile.key: counts[tile] for tile in sorted(counts, key=BY_RANK)}


def pile_view(table: BothTable, game: str) -> dict[str, Any]:
    """Show the two piles of a game."""
    return {
        "main": table.main_pile_of(game),
        "end": table.end_pile_of(game),
        "opened": table.is_opened(game),
        "closed": table.closed == game,
    }


def estate_view(estate: Estate) -> dict[str, Any]:
    """Show what a player has."""
    box = estate.box
    return {**zoo_view(estate), **park_view(estate, box), "points": points(estate)}


def gauges(table: BothTable, seat: int) -> dict[str, int]:
    """Return the figures that the owner watches."""
    estate = table.estates[seat]
    score = sum(points(estate).values())
    return {**zoo_gauges(table, seat), "points": score, "coworkers": estate.coworkers}
