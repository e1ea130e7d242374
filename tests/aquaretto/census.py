"""Counting everything of Aquaretto: tiles, coins and coworkers exist once, everywhere, always."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.aquaretto.soundness import soundness
from menagerie.games.loretto.soundness import pieces_of

if TYPE_CHECKING:
    from collections import Counter

    from menagerie.games.aquaretto.table import AquarettoTable


def aquaretto_census(table: AquarettoTable) -> Counter[str]:
    """Count all tiles, wherever they lie, all money and all coworkers; check on the way what must always hold."""
    unsound = [field for field, is_sound in soundness(table, len(table.parks)).items() if not is_sound]
    assert unsound == []
    count = pieces_of(table)
    # A coin tile that reaches a player becomes money, worth one coin.
    count["money"] = count.pop(table.box.tiles.coin.key, 0) + table.bank + sum(park.money for park in table.parks)
    count["coworkers"] = table.coworkers + sum(park.coworkers for park in table.parks)
    return count
