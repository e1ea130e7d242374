"""Extending the zoo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.zooloretto.box import PRICES
from menagerie.games.zooloretto.enclosures import BOARDS, Enclosure
from menagerie.games.zooloretto.money import obstacles_to_paying, pay_bank
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.zooloretto.table import Table
    from menagerie.games.zooloretto.zoo import Zoo


class Extend:
    """Turn an extension face up: an enclosure of five and a stall space more (R-Z-044, R-Z2-002)."""

    __slots__ = ()
    key = "extend"
    price = PRICES.extend
    message = Message("zooloretto.action.extend")

    @staticmethod
    def thinkable(table: Table, zoo: Zoo) -> Iterator[Extend]:  # noqa: ARG004
        """Extensions are alike, so there is one way to extend."""
        yield EXTEND

    def obstacles(self, table: Table, zoo: Zoo) -> Iterator[Message]:  # noqa: ARG002
        """Each extension is turned once."""
        yield from obstacles_to_paying(zoo, self.price)
        if zoo.extensions == 0:
            yield Message("zooloretto.obstacle.no_extension_left")

    async def do(self, table: Table, zoo: Zoo) -> None:
        """Pay the bank and open the enclosure."""
        pay_bank(table, zoo, self.price)
        board = BOARDS[len(zoo.enclosures)]
        zoo.extensions -= 1
        zoo.enclosures.append(Enclosure(board))
        table.journal.tell("zooloretto.event.extended", player=zoo.player, place=board)


EXTEND = Extend()
