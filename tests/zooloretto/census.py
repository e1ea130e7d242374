"""Counting everything of Zooloretto: tiles and coins exist once, everywhere, always."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.soundness import pieces_of
from menagerie.games.zooloretto.soundness import soundness

if TYPE_CHECKING:
    from collections import Counter

    from menagerie.games.zooloretto.table import ZoolorettoTable


def zooloretto_census(table: ZoolorettoTable) -> Counter[str]:
    """Count all tiles, wherever they lie, and all money; check on the way what must always hold."""
    unsound = [field for field, is_sound in soundness(table, len(table.zoos)).items() if not is_sound]
    assert unsound == []
    count = pieces_of(table)
    # A coin tile that reaches a player becomes money, worth one coin.
    count["money"] = count.pop(table.box.tiles.coin.key, 0) + table.bank + sum(zoo.money for zoo in table.zoos)
    return count
