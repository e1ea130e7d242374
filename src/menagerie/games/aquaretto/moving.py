"""Rearranging: the top of the depot goes into the park, or a coworker to another post."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.games.aquaretto.basins import obstacles_to_any_space
from menagerie.games.aquaretto.coworkers import POSTS, considered_posts, filled_posts, free_posts
from menagerie.games.aquaretto.places import DEPOT
from menagerie.games.aquaretto.placing import place_in_hand
from menagerie.games.loretto.money import pay_bank
from menagerie.games.loretto.tiles import Animal
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.aquaretto.coworkers import AnyPost
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.aquaretto.water_park import WaterPark
    from menagerie.kernel.decision import Obstacles


class MovingTiles:
    """Move the top of the player's depot into the park (R-Q-040)."""

    __slots__ = ("price", "way")
    kind: ClassVar[str] = "move_tile"

    def __init__(self, price: int) -> None:
        self.price = price
        self.way = cache(partial(MoveTile, price))

    def options(self, table: AquarettoTable, park: WaterPark) -> list[MoveTile]:
        """List the one way, if the top of the depot has a space."""
        return [self.way(top) for top in park.depot[-1:] if isinstance(top, Animal) and park.open_to(top.species)]

    def thinkable(self, table: AquarettoTable, park: WaterPark) -> list[MoveTile]:
        """List every tile of the depot: a player may ask about those below the top."""
        return [self.way(tile) for tile in dict.fromkeys(park.depot) if isinstance(tile, Animal)]


class MoveTile:
    """The tile to move; where it goes is chosen next."""

    __slots__ = ("key", "message", "price", "tile")

    def __init__(self, price: int, tile: Animal) -> None:
        self.price = price
        self.tile = tile
        self.key = f"move-{tile.key}@depot"
        self.message = Message("aquaretto.action.move_tile", tile=tile)

    def obstacles(self, table: AquarettoTable, park: WaterPark) -> Obstacles:
        """Only the top of the depot can move, and only to a legal space (R-Q-030, R-Q-049)."""
        return park.obstacles_to_giving(self.tile) + obstacles_to_any_space(park, self.tile.species)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": "move_tile", "price": self.price, "tile": self.tile.key, "source": DEPOT.key}

    async def do(self, table: AquarettoTable, seat: int) -> None:
        """Pay, and choose a space; births and marks follow as after unloading (R-Q-049)."""
        park = table.changing(seat)
        pay_bank(table, park, self.price)
        park.give_up(self.tile)
        table.in_hand = self.tile
        table.journal.tell("aquaretto.event.moved", player=park.player, tile=self.tile)
        await place_in_hand(table, park, self.tile, depot=False)


class MovingCoworkers:
    """Move one coworker to another post: the same job elsewhere, or any other job (R-Q-040, R-Q-074, R-Q-075)."""

    __slots__ = ("price", "way")
    kind: ClassVar[str] = "move_coworker"

    def __init__(self, price: int) -> None:
        self.price = price
        self.way = cache(partial(MoveCoworker, price))

    def options(self, table: AquarettoTable, park: WaterPark) -> list[MoveCoworker]:
        """List the coworkers who have somewhere to go."""
        if not park.coworkers or not free_posts(park, table.box.board):
            return []
        return [self.way(post) for post in filled_posts(park)]

    def thinkable(self, table: AquarettoTable, park: WaterPark) -> list[MoveCoworker]:
        """List every coworker, and the jobs that nobody has."""
        return [self.way(post) for post in dict.fromkeys((*POSTS, *filled_posts(park)))]


class MoveCoworker:
    """The coworker to move; where to is chosen next."""

    __slots__ = ("key", "message", "post", "price")

    def __init__(self, price: int, post: AnyPost) -> None:
        self.price = price
        self.post = post
        self.key = f"move-{post.key}"
        self.message = Message("aquaretto.action.move_coworker", job=post)

    def obstacles(self, table: AquarettoTable, park: WaterPark) -> Obstacles:
        """Somebody must have the job, and another post must be free."""
        if not self.post.filled(park):
            return (nobody(self.post),)
        return NONE if free_posts(park, table.box.board) else (Message("aquaretto.obstacle.no_free_post"),)

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        place = {key: value for key, value in self.post.about().items() if key != "kind"}
        return {"kind": "move_coworker", "price": self.price, **place}

    async def do(self, table: AquarettoTable, seat: int) -> None:
        """Choose another post, pay, and move."""
        park = table.changing(seat)
        board = table.box.board
        posts = free_posts(park, board)
        target = await Decision(seat, which_post(self.post), posts, considered_posts, park, board)
        pay_bank(table, park, self.price)
        self.post.fill(park, -1)
        target.fill(park, 1)
        table.journal.tell("aquaretto.event.reassigned", player=park.player, source=self.post, target=target)


@cache
def nobody(post: AnyPost) -> Message:
    """Return that no coworker has the job."""
    return Message("aquaretto.obstacle.nobody", job=post)


@cache
def which_post(post: AnyPost) -> Message:
    """Ask where a coworker goes."""
    return Message("aquaretto.prompt.move_coworker", job=post)
