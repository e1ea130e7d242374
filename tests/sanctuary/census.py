"""Counting everything of Sanctuary: every tile and marker exists once, everywhere, always."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.games.sanctuary.soundness import soundness, tiles_of

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable


def sanctuary_census(table: SanctuaryTable) -> Counter[str]:
    """Count all tiles and solo markers; check on the way what must always hold."""
    unsound = [field for field, is_sound in soundness(table, len(table.zoos)).items() if not is_sound]
    assert unsound == []
    count = Counter(tile.key for tile in tiles_of(table))
    count.update({"solo markers": len(table.solo_markers)})
    return count
