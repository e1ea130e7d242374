"""What a player of any member has: a seat, money, and tiles that have no good place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from menagerie.kernel.decision import NONE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.loretto.tiles import Tile
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.messages import Player


class Park(ABC):
    """A player's zoo or water park."""

    __slots__ = ("money", "player", "seat")

    seat: int
    player: Player
    money: int  # coins and coin tiles are worth the same and pay alike (R-Z-026, R-Q-032)

    @abstractmethod
    def clone(self) -> Any:
        """Copy it: the copy is of the same kind."""

    @abstractmethod
    def tiles(self) -> Iterable[Tile]:
        """Go through every tile that the player has, wherever it lies."""

    @abstractmethod
    def spare_tiles(self) -> Iterable[Tile]:
        """Go through the tiles that others can buy and the owner can discard, equal ones only once."""

    def kept_tiles(self) -> Iterable[Tile]:
        """Go through the tiles that somebody may ask to buy or to discard; not all of them can be had."""
        return self.spare_tiles()

    def obstacles_to_giving(self, tile: Tile) -> Obstacles:
        """List why one of the kept tiles is not to be had."""
        return NONE

    @abstractmethod
    def give_up(self, tile: Tile) -> None:
        """Take one of the spare tiles away."""
