"""A player's zoo: the map with its tiles, the hand, the action cards and the markers."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from menagerie.games.sanctuary.icons import MARKS
from menagerie.games.sanctuary.zoo_map import ENTRANCE, HEXAGONS, NEIGHBOURS
from menagerie.kernel.messages import player

if TYPE_CHECKING:
    from menagerie.games.sanctuary.action_cards import ActionCard
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo_map import ZooMap


BY_NUMBER = attrgetter("number")


class Down(NamedTuple):
    """A tile that lies face down: its owner knows it if it came from the hand, and nobody else does."""

    tile: Tile
    from_hand: bool


class Zoo:
    """What one player has; spaces are numbers, sets of spaces are masks."""

    __slots__ = (
        "achievements",
        "beside",
        "bonuses",
        "conservation",
        "down",
        "easing",
        "end_points",
        "face",
        "hand",
        "known",
        "lasting",
        "map",
        "open_areas",
        "paired",
        "perhaps",
        "player",
        "pouches",
        "row",
        "seat",
        "taken",
        "under",
        "upgraded",
        "upgrades_left",
        "where",
    )

    def __init__(self, seat: int, zoo_map: ZooMap) -> None:
        self.seat = seat
        self.player = player(seat)
        self.map = zoo_map
        self.hand: list[Tile] = []
        self.known: tuple[Tile, ...] = ()  # in the hand, and everybody has seen it get there
        self.perhaps: tuple[Tile, ...] = ()  # everybody has seen it come to the hand; it may lie face down by now
        self.face: dict[int, Tile] = {}  # face up, by space
        self.under: dict[int, Tile] = {}  # released animals, by the space of their project
        self.down: dict[int, Down] = {}
        self.taken = 0  # spaces with tiles, face up or down
        self.beside = ENTRANCE  # spaces that touch the entrance or a tile; printed open areas are no tiles (R-S-041)
        self.open_areas = zoo_map.printed  # and tiles that lie face down
        self.where = [0] * len(MARKS)  # spaces of the tiles that show each mark
        self.lasting: tuple[Tile, ...] = ()  # face up, with ongoing effects
        self.easing: tuple[tuple[int, int], ...] = ()  # the marks that they make easier to play, and by how much
        self.bonuses = zoo_map.bonus_spaces  # still to be covered
        self.row: tuple[ActionCard, ...] = ()
        self.upgraded = 0  # action cards, by their bits
        self.upgrades_left = 0b1111  # upgrade markers
        self.achievements: dict[int, str] = {}  # the objective of each marker that was used, by its icons
        self.paired: tuple[Tile, ...] = ()  # both animals of each pair that has given its marker
        self.pouches = 0
        self.conservation = 0
        self.end_points = 0

    def clone(self) -> Zoo:
        """Copy the zoo; the copy shares what never changes."""
        zoo = Zoo.__new__(Zoo)
        zoo.seat, zoo.player, zoo.map = self.seat, self.player, self.map
        zoo.hand = self.hand[:]
        zoo.known, zoo.perhaps = self.known, self.perhaps
        zoo.face, zoo.under, zoo.down = self.face.copy(), self.under.copy(), self.down.copy()
        zoo.taken, zoo.beside, zoo.open_areas = self.taken, self.beside, self.open_areas
        zoo.bonuses, zoo.where = self.bonuses, self.where[:]
        zoo.lasting, zoo.easing, zoo.row, zoo.paired = self.lasting, self.easing, self.row, self.paired
        zoo.upgraded, zoo.upgrades_left = self.upgraded, self.upgrades_left
        zoo.achievements = self.achievements.copy()
        zoo.pouches, zoo.conservation, zoo.end_points = self.pouches, self.conservation, self.end_points
        return zoo

    # --- what lies where ---

    @property
    def empty(self) -> int:
        """The spaces without a tile and without a printed open area (R-S-040)."""
        return self.map.to_cover & ~self.taken

    @property
    def reachable(self) -> int:
        """The empty spaces beside the entrance or a tile (R-S-041)."""
        return self.beside & self.map.to_cover & ~self.taken

    def count(self, mark: int) -> int:
        """Count the tiles with an icon, or of a kind or size."""
        return self.where[mark].bit_count()

    def different(self, marks: tuple[int, ...], spaces: int = HEXAGONS.everywhere) -> int:
        """Count how many of some icons there are on tiles of some spaces."""
        where, found = self.where, 0
        for mark in marks:
            if where[mark] & spaces:
                found += 1
        return found

    # --- laying and taking up ---

    def lay(self, tile: Tile, space: int) -> None:
        """Put a tile face up on a space."""
        self.face[space] = tile
        self._mark(tile, space)

    def cover(self, project: Tile, space: int) -> None:
        """Put a release project on an animal, which is no longer in the zoo (R-S-152)."""
        self.under[space] = self._unmark(space)
        self.lay(project, space)

    def lay_down(self, down: Down, space: int) -> None:
        """Put a tile face down on a space."""
        self.down[space] = down
        self._cover(space)
        self.open_areas |= 1 << space

    def move(self, space: int, to: int) -> None:
        """Move what lies on a space to another one (R-S-160, R-S-163)."""
        if space in self.down:
            self.lay_down(self.down.pop(space), to)
            self.open_areas &= ~(1 << space)
        else:
            tile = self._unmark(space)
            self.lay(tile, to)
            if space in self.under:
                self.under[to] = self.under.pop(space)
        self._uncover(space)

    def take_up(self, space: int) -> Tile:
        """Take a face-up tile off the map."""
        tile = self._unmark(space)
        self._uncover(space)
        return tile

    def _cover(self, space: int) -> None:
        self.taken |= 1 << space
        self.beside |= NEIGHBOURS[space]

    def _uncover(self, space: int) -> None:
        self.taken &= ~(1 << space)
        self.beside = HEXAGONS.around(self.taken) | ENTRANCE

    def _mark(self, tile: Tile, space: int) -> None:
        bit = 1 << space
        self._cover(space)
        for mark in tile.all_marks:
            self.where[mark] |= bit
        if tile.lasts:
            self._last((*self.lasting, tile))

    def _last(self, tiles: tuple[Tile, ...]) -> None:
        self.lasting = tuple(sorted(tiles, key=BY_NUMBER))
        self.easing = tuple(tile.eases for tile in self.lasting if tile.eases is not None)

    def _unmark(self, space: int) -> Tile:
        tile = self.face.pop(space)
        for mark in tile.all_marks:
            self.where[mark] &= ~(1 << space)
        if tile.lasts:
            self._last(tuple(other for other in self.lasting if other is not tile))
        return tile

    # --- the hand ---

    def gain(self, tile: Tile, *, seen: bool) -> None:
        """Take a tile into the hand; where everybody sees it, they know it from now on."""
        self.hand.append(tile)
        if seen:
            self.known += (tile,)

    def give_up(self, tile: Tile) -> None:
        """Take a tile out of the hand for everybody to see."""
        self.hand.remove(tile)
        if tile in self.known:
            self.known = tuple(other for other in self.known if other is not tile)
        elif tile in self.perhaps:
            self.perhaps = tuple(other for other in self.perhaps if other is not tile)

    def hide(self, tile: Tile, space: int) -> None:
        """Lay a tile of the hand face down: from now on nobody else knows which of the known ones is left."""
        self.hand.remove(tile)
        self.perhaps += self.known
        self.known = ()
        self.lay_down(Down(tile, from_hand=True), space)
