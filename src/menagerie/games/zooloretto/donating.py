"""Donating the animals of an enclosure to a zoo in another town (action D of the expansion XXL)."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.games.zooloretto.enclosures import not_built
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.zooloretto.enclosures import Board, Enclosure
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.decision import Obstacles


class Donating:
    """D: empty a full enclosure and take the top token; it costs nothing but the turn (R-X-010, R-X-016)."""

    __slots__ = ("most", "way")
    kind: ClassVar[str] = "donate"
    price: ClassVar[int] = 0

    def __init__(self, most: int) -> None:
        self.most = most  # times in a game
        self.way = cache(partial(Donate, self))

    def options(self, table: ZoolorettoTable, zoo: Zoo) -> list[Donate]:
        """List the full enclosures, while the player may still donate."""
        if self.obstacles(table, zoo):
            return []
        return [self.way(enclosure.board) for enclosure in zoo.enclosures if not enclosure.free]

    def thinkable(self, table: ZoolorettoTable, zoo: Zoo) -> list[Donate]:
        """List all enclosures."""
        return [self.way(board) for board in zoo.boards]

    def obstacles(self, table: ZoolorettoTable, zoo: Zoo) -> Obstacles:
        """Each player donates at most twice, and takes a token for it (R-X-014, R-X-017)."""
        if len(zoo.donated) >= self.most:
            return (Message("zooloretto.obstacle.donated_enough", times=self.most),)
        return NONE if table.donation_tokens else (Message("zooloretto.obstacle.no_donation_token"),)


class Donate:
    """One enclosure to donate."""

    __slots__ = ("action", "board", "key", "message")
    price: ClassVar[int] = 0

    def __init__(self, action: Donating, board: Board) -> None:
        self.action = action
        self.board = board
        self.key = f"donate-{board.key}"
        self.message = Message("zooloretto.action.donate", place=board)

    def obstacles(self, table: ZoolorettoTable, zoo: Zoo) -> Obstacles:
        """List what stands in the way of donating this one."""
        here = (
            obstacles_to_donating(zoo.enclosures[self.board.index])
            if zoo.is_built(self.board)
            else (not_built(self.board),)
        )
        return self.action.obstacles(table, zoo) + here

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": "donate", "place": self.board.key}

    async def do(self, table: ZoolorettoTable, seat: int) -> None:
        """Remove all its animals from the game, and take the top token (R-X-012, R-X-013)."""
        zoo = table.changing(seat)
        enclosure = zoo.enclosures[self.board.index]
        assert enclosure.species is not None
        zoo.enclosures[self.board.index] = enclosure.with_animals(())
        table.out_of_game += enclosure.animals
        token, *left = table.donation_tokens
        table.donation_tokens = tuple(left)
        zoo.donated += (token,)
        table.journal.tell(
            "zooloretto.event.donated",
            player=zoo.player,
            species=enclosure.species,
            place=self.board,
            points=token,
        )


def obstacles_to_donating(enclosure: Enclosure) -> Obstacles:
    """Only a full enclosure can be donated (R-X-011)."""
    if not enclosure.free:
        return NONE
    return (Message("zooloretto.obstacle.not_full", place=enclosure.board, spaces=enclosure.free),)
