"""Counting everything of both games: tiles, coins and coworkers exist once, everywhere, always."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.soundness import pieces_of
from menagerie.games.loretto.tiles import Coin
from menagerie.games.zooloretto_aquaretto.soundness import soundness

if TYPE_CHECKING:
    from collections import Counter

    from menagerie.games.zooloretto_aquaretto.table import BothTable


def both_census(table: BothTable) -> Counter[str]:
    """Count all tiles, wherever they lie, all money and all coworkers; check on the way what must always hold."""
    unsound = [field for field, is_sound in soundness(table, len(table.parks)).items() if not is_sound]
    assert unsound == []
    count = pieces_of(table)
    # A coin tile that reaches a player becomes money, worth one coin.
    coins = [tile.key for tile in table.box.tiles.copies if isinstance(tile, Coin)]
    count["money"] = sum(count.pop(coin, 0) for coin in coins) + table.bank + sum(park.money for park in table.parks)
    count["coworkers"] = table.coworkers + sum(estate.coworkers for estate in table.estates)
    return count
