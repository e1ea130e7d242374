"""Expanding the park."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.expansions import considered_lays, ways_to_lay
from menagerie.games.loretto.money import pay_bank
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.aquaretto.expansions import Expansion
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.aquaretto.water_park import WaterPark
    from menagerie.kernel.decision import Obstacles


class Expand:
    """Lay an expansion of one size; where it lies is chosen next (R-Q-044, R-Q-045, R-QX-020)."""

    __slots__ = ("each", "expansion", "key", "kind", "message", "price")

    def __init__(self, price: int, expansion: Expansion, each: int | None) -> None:
        self.price = price
        self.expansion = expansion
        self.each = each  # how many a player has; None: there is one for all
        self.kind = self.key = f"expand_{expansion.name}"
        self.message = Message(f"aquaretto.action.{self.key}")

    def options(self, table: AquarettoTable, park: WaterPark) -> tuple[Expand, ...]:
        """Return the one way to begin, while an expansion is left."""
        return (self,) if self.left(table, park) else ()

    def left(self, table: AquarettoTable, park: WaterPark) -> int:
        """Count those that the player can still lay (R-Q-005, R-QX-004, R-QX-021)."""
        if self.each is None:
            return 1 - sum(other.count_laid(self.expansion) for other in table.parks)
        return self.each - park.count_laid(self.expansion)

    def thinkable(self, table: AquarettoTable, park: WaterPark) -> tuple[Expand, ...]:
        """List the options themselves: nobody asks about anything else."""
        return (self,)

    def obstacles(self, table: AquarettoTable, park: WaterPark) -> Obstacles:
        """Each expansion is laid once."""
        if self.left(table, park):
            return NONE
        if self.each is not None:
            return (none_left(self.expansion),)
        [owner] = [other.player for other in table.parks if other.count_laid(self.expansion)]
        return (Message("aquaretto.obstacle.very_large_taken", player=owner),)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": self.kind, "price": self.price, "size": self.expansion.name}

    async def do(self, table: AquarettoTable, seat: int) -> None:
        """Choose where it lies, and pay the bank; from then on it is part of the park."""
        park = table.changing(seat)
        ways = ways_to_lay(self.expansion, park.spaces)
        prompt = where_to_lay(self.expansion)
        lay = await Decision(seat, prompt, ways, considered_lays, self.expansion, park.spaces)
        pay_bank(table, park, self.price)
        park.put_expansion(lay)
        table.journal.tell("aquaretto.event.laid", player=park.player, expansion=self.expansion)


@cache
def none_left(expansion: Expansion) -> Message:
    """Return that the player has laid all expansions of a size."""
    return Message("aquaretto.obstacle.none_left", expansion=expansion)


@cache
def where_to_lay(expansion: Expansion) -> Message:
    """Ask where an expansion goes."""
    return Message("aquaretto.prompt.lay", expansion=expansion)
