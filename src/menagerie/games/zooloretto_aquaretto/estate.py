"""What a player has: a zoo and a water park, with one purse (R-C-001, R-C-033)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.aquaretto.water_park import PARTS, WaterPark
from menagerie.games.zooloretto.zoo import Zoo
from menagerie.kernel.decision import NONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.zooloretto_aquaretto.box import BothBox
    from menagerie.kernel.decision import Obstacles


class Estate(Zoo, WaterPark):
    """A zoo and a water park of one player: the rules of each game see what is theirs."""

    __slots__ = PARTS

    box: BothBox

    def __init__(self, seat: int, box: BothBox) -> None:
        super().__init__(seat, box)
        self.open(box)

    def clone(self) -> Estate:
        """Copy it."""
        estate = Estate.__new__(Estate)
        self.copy_to(estate)
        self.copy_park_to(estate)
        return estate

    def tiles(self) -> Iterator[Tile]:
        """Go through every tile of the zoo and of the park."""
        yield from Zoo.tiles(self)
        yield from WaterPark.tiles(self)

    def spare_tiles(self) -> list[Tile]:
        """List what others can buy and the owner can discard: the barn, and the top of the depot."""
        return [*Zoo.spare_tiles(self), *WaterPark.spare_tiles(self)]

    def kept_tiles(self) -> list[Tile]:
        """List the barn and the whole depot."""
        return [*Zoo.kept_tiles(self), *WaterPark.kept_tiles(self)]

    def obstacles_to_giving(self, tile: Tile) -> Obstacles:
        """Only the top of the depot can be had; the barn has no order."""
        return WaterPark.obstacles_to_giving(self, tile) if tile in self.box.tiles.water else NONE

    def give_up(self, tile: Tile) -> None:
        """Take a tile out of the barn, or off the depot."""
        if tile in self.box.tiles.water:
            WaterPark.give_up(self, tile)
        else:
            Zoo.give_up(self, tile)
