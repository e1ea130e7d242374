"""What the cubes on the left edge of a zoo map hide."""

from __future__ import annotations

from menagerie.bots.knowledge.ark_nova.outlook import Outlook, once


@once
def best_edge(outlook: Outlook) -> float:
    """Return what the best cube of the left edge gives."""
    me = outlook.me
    worths = [edge_worth(outlook, index) for index, cube in enumerate(me.left_edge) if cube]
    return max(worths, default=0.0)


def edge_worth(outlook: Outlook, index: int) -> float:
    """Return what a space of the left edge gives, now and in the breaks to come."""
    bonus = outlook.me.map.left_edge[index]
    worth = outlook.bonus(bonus)
    return worth * (1.0 + 0.85 * outlook.breaks) if bonus.income else worth
