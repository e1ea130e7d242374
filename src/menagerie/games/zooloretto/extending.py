"""Extending the zoo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.games.loretto.money import pay_bank
from menagerie.games.zooloretto.enclosures import Enclosure
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.decision import Obstacles


class Extend:
    """Turn an extension face up: one more enclosure of five, and a stall space (R-Z-044, R-Z2-002).

    Extensions are alike, so there is one way to extend.
    """

    __slots__ = ("price",)
    key: ClassVar[str] = "extend"
    kind: ClassVar[str] = "extend"
    message: ClassVar[Message] = Message("zooloretto.action.extend")

    def __init__(self, price: int) -> None:
        self.price = price

    def options(self, table: ZoolorettoTable, zoo: Zoo) -> tuple[Extend, ...]:
        """Return the one way to extend, while an extension is left."""
        return (self,) if zoo.extensions else ()

    def thinkable(self, table: ZoolorettoTable, zoo: Zoo) -> tuple[Extend, ...]:
        """List the options themselves: nobody asks about anything else."""
        return (self,)

    def obstacles(self, table: ZoolorettoTable, zoo: Zoo) -> Obstacles:
        """Each extension is turned once."""
        return NONE if self.options(table, zoo) else (Message("zooloretto.obstacle.no_extension_left"),)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": self.kind, "price": self.price}

    async def do(self, table: ZoolorettoTable, seat: int) -> None:
        """Pay the bank and open the enclosure."""
        zoo = table.changing(seat)
        pay_bank(table, zoo, self.price)
        board = zoo.boards[len(zoo.enclosures)]
        zoo.extensions -= 1
        zoo.enclosures.append(Enclosure(board))
        table.journal.tell("zooloretto.event.extended", player=zoo.player, place=board)
