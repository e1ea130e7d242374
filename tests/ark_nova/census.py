"""Counting everything of Ark Nova: every card exists once, wherever it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.soundness import cards_of, final_cards_of, soundness

if TYPE_CHECKING:
    from collections import Counter

    from menagerie.games.ark_nova.table import Table


def ark_nova_census(table: Table) -> Counter[str]:
    """Count all cards, projects and final scoring cards; check on the way what must always hold."""
    unsound = [field for field, is_sound in soundness(table, len(table.zoos)).items() if not is_sound]
    assert unsound == []
    return cards_of(table) + final_cards_of(table)
