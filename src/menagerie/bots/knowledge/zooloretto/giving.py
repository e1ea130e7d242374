"""What donations will bring: a token for a full enclosure, which can then be filled again (expansion XXL)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.zooloretto.donations import Donations

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.bots.knowledge.zooloretto.outlook import Outlook
    from menagerie.games.loretto.tiles import Animal, Species
    from menagerie.games.zooloretto.box import ZoolorettoBox
    from menagerie.games.zooloretto.enclosures import Board, Enclosure
    from menagerie.games.zooloretto.zoo import Zoo

TRUST = 0.8  # share of what a donation may bring that counts already now


class Giving:
    """What it would bring to donate enclosures, as far as anybody can tell."""

    __slots__ = ("_gifts", "_outlook", "most", "token")

    def __init__(self, outlook: Outlook, token: int) -> None:
        self.most = most_donations(outlook.box)
        self.token = token  # the points on the top one
        self._outlook = outlook
        self._gifts: dict[tuple[int, Board, Species, tuple[Animal, ...], bool], float] = {}

    def worth(self, zoo: Zoo, gifts: Iterable[float]) -> float:
        """Return what the best of some donations bring, as many as the player has left."""
        return sum(sorted(gifts, reverse=True)[: self.most - len(zoo.donated)])

    def gift(self, seat: int, home: Enclosure, animals: tuple[Animal, ...], *, stall: bool) -> float:
        """Return what it brings to donate an enclosure with such animals, now or when it is full."""
        species = animals[0].species
        key = seat, home.board, species, animals, stall
        value = self._gifts.get(key)
        if value is None:
            value = self._gifts[key] = self._gift(seat, species, home.board, len(animals), stall=stall)
        return value

    def _gift(self, seat: int, species: Species, board: Board, have: int, *, stall: bool) -> float:
        outlook = self._outlook
        newcomer = outlook.promising[seat][0]
        again = outlook.weights.open_space * outlook.home(seat, newcomer, board, (), stall=stall)
        full, missing = board.points[stall][-1], board.spaces - have
        if missing == 0:
            return TRUST * max(0.0, self.token + again - full)
        chance, unseen = outlook.chances[seat][species.rank], outlook.tiles_left[species.rank]
        if chance * unseen <= missing:
            return 0.0
        left = 1 - missing / (chance * unseen)  # of the time, when the last animal has come
        return TRUST * likely_full(missing, unseen, chance) * max(0.0, self.token + left * again - full)


@cache
def most_donations(box: ZoolorettoBox) -> int:
    """Look up how often each player may donate."""
    return next((expansion.most for expansion in box.expansions if isinstance(expansion, Donations)), 0)


def likely_full(missing: int, unseen: int, chance: float) -> float:
    """Return how likely so many animals are to come, if each unseen one comes with this chance."""
    missed, likely = 0.0, (1 - chance) ** unseen
    odds = chance / (1 - chance)
    for coming in range(missing):
        missed += likely
        likely *= odds * (unseen - coming) / (coming + 1)
    return max(0.0, 1 - missed)
