"""Map 13, Drawing Board: four areas, each with a bonus for covering all of it, at once and in every break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.bonus_dues import printed_dues
from menagerie.games.ark_nova.map_powers.at_work import all_covered, use_power
from menagerie.games.ark_nova.map_powers.power import Power

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot
    from menagerie.kernel.order import Due


def areas_at_work(zoo: Zoo) -> list[str]:
    """List the areas that give their bonus in a break: those that are completely covered."""
    return [area for area in zoo.map.area_bonuses if area in zoo.areas and all_covered(zoo, area)]


def area_money(zoo: Zoo, areas: list[str]) -> int:
    """Return the money among the bonuses of some areas."""
    bonuses = [zoo.map.area_bonuses[area] for area in areas]
    return sum(bonus.amount for bonus in bonuses if bonus.kind == "money")


class DrawingBoard(Power):
    """Areas that give a bonus once they are covered, and in every break."""

    key = "drawing_board"
    has_areas = True

    def completed_areas(self, zoo: Zoo, mask: int) -> list[str]:
        """List the areas of which these spaces are the last ones."""
        covered, features = zoo.covered | mask, zoo.map.features
        return [
            area
            for area in zoo.map.area_bonuses
            if mask & features[area] and area not in zoo.areas and not features[area] & ~covered
        ]

    def placement_dues(self, turn: Turn, spot: Spot) -> list[Due]:
        """Gather the bonuses of areas that a building has completed; each is gained at once only one time."""
        me = turn.me
        dues: list[Due] = []
        for area in self.completed_areas(me, spot.mask):
            me.areas = (*me.areas, area)
            use_power(turn, "drawing_board")
            dues += printed_dues(turn, me.map.area_bonuses[area])
        return dues

    def income_dues(self, turn: Turn) -> list[Due]:
        """Gather the bonuses of completed areas in a break."""
        dues: list[Due] = []
        for area in areas_at_work(turn.me):
            use_power(turn, "drawing_board")
            dues += printed_dues(turn, turn.me.map.area_bonuses[area])
        return dues

    def expected_income(self, zoo: Zoo) -> dict[str, int]:
        """Return the money of completed areas."""
        return {"areas": area_money(zoo, areas_at_work(zoo))}
