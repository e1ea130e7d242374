"""Extending the zoo."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from menagerie.games.zooloretto.box import PRICES
from menagerie.games.zooloretto.enclosures import BOARDS, Enclosure
from menagerie.games.zooloretto.money import pay_bank
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.decision import Obstacles


class Extend:
    """Turn an extension face up: an enclosure of five and a stall space more (R-Z-044, R-Z2-002)."""

    __slots__ = ()
    key: ClassVar[str] = "extend"
    price: ClassVar[int] = PRICES.extend
    message: ClassVar[Message] = Message("zooloretto.action.extend")

    @staticmethod
    def options(table: Table, zoo: Zoo) -> list[Extend]:
        """Extend while there is an extension left."""
        return [] if EXTEND.obstacles(table, zoo) else [EXTEND]

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> list[Extend]:
        """Extensions are alike, so there is one way to extend."""
        return [EXTEND]

    def obstacles(self, table: Table, zoo: Zoo) -> Obstacles:
        """Each extension is turned once."""
        return NONE if zoo.extensions else (Message("zooloretto.obstacle.no_extension_left"),)

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Pay the bank and open the enclosure."""
        pay_bank(table, zoo, self.price)
        board = BOARDS[len(zoo.enclosures)]
        zoo.extensions -= 1
        zoo.enclosures.append(Enclosure(board))
        table.journal.tell("zooloretto.event.extended", player=zoo.player, place=board)


EXTEND = Extend()
