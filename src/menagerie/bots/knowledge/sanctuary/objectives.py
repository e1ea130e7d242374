"""What the objectives promise: every achievement marker may find one, the more icons are there the likelier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.icons import INDEX
from menagerie.games.sanctuary.printed import POINTS

if TYPE_CHECKING:
    from menagerie.bots.knowledge.sanctuary.weights import Weights
    from menagerie.games.sanctuary.objectives import Support
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.zoo import Zoo

HASTE = 1.5  # turns that a missing icon takes


class Promise:
    """What the markers that a player has left will probably bring, and how much more with another icon."""

    __slots__ = ("chances", "conservation", "counts", "icons", "left", "marker", "total")

    def __init__(self, table: SanctuaryTable, zoo: Zoo, turns: float, weights: Weights) -> None:
        used = zoo.achievements
        supported = used.values()
        self.counts = {icon: zoo.count(INDEX[icon]) for icon in table.objectives if icon not in supported}
        self.left = [(icons, points) for icons, points in table.box.achievements.items() if icons not in used][::-1]
        self.chances = [weights.sure]
        for missing in range(1, 6):
            self.chances.append(self.chances[-1] * weights.reach * turns / (turns + HASTE * missing))
        self.conservation = zoo.conservation
        self.total = self.worth(self.counts, self.left, zoo.conservation)
        self.icons: dict[int, float] = {}  # what another icon adds, by its mark
        for icon, count in self.counts.items():
            more = {**self.counts, icon: count + 1}
            self.icons[INDEX[icon]] = self.worth(more, self.left, zoo.conservation) - self.total
        self.marker = self.worth(self.counts, self.left, zoo.conservation + 1) - self.total

    def worth(self, counts: dict[str, int], left: list[tuple[int, int]], conservation: int) -> float:
        """Match the largest markers with the icons there are most of; conservation markers help where that pays."""
        total = 0.0
        for (icons, points), count in zip(left, sorted(counts.values(), reverse=True), strict=False):
            missing = icons - count
            if missing <= 0:
                total += points * self.chances[0]
                continue
            value = points * self.chances[missing]
            spent = min(missing if count else missing - 1, conservation)
            if spent > 0:
                helped = points * self.chances[missing - spent] - POINTS.conservation * spent
                if helped > value:
                    value = helped
                    conservation -= spent
            total += value
        return total

    def after(self, support: Support, points: int) -> float:
        """Return how much better off a player is who supports an objective now."""
        spent = max(0, support.icons - self.counts[support.icon])
        counts = {icon: count for icon, count in self.counts.items() if icon != support.icon}
        left = [marker for marker in self.left if marker[0] != support.icons]
        rest = self.worth(counts, left, self.conservation - spent)
        return points - POINTS.conservation * spent + rest - self.total
