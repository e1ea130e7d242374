"""What may still come: the tiles nobody has seen, and the chance that a player gets them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.bots.knowledge.zooloretto.giving import Giving
from menagerie.bots.knowledge.zooloretto.visiting import Visiting
from menagerie.games.loretto.tiles import Sex
from menagerie.games.zooloretto.box import ZoolorettoBox  # noqa: TC001  # `make fast` looks it up
from menagerie.games.zooloretto.extending import Extend
from menagerie.games.zooloretto.scoring import BARN_PENALTY

if TYPE_CHECKING:
    from menagerie.bots.knowledge.zooloretto.single_tiles import SingleTiles
    from menagerie.bots.knowledge.zooloretto.weights import Weights
    from menagerie.games.loretto.tiles import Animal, Species, Tile
    from menagerie.games.zooloretto.enclosures import Board, Enclosure
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.tiles import Colour
    from menagerie.games.zooloretto.zoo import Zoo

EXPECTED_OF_END_PILE = 5  # the last round leaves most of the end pile where it lies
COIN_AS_TIE_BREAK = 0.02
REMEMBERED = 128  # outlooks: trying turns leads to the same ones again and again


class Situation(NamedTuple):
    """Everything about a table that its future depends on."""

    unseen: tuple[int, ...]  # tiles that nobody has seen, by rank; their order stays out of it
    time: float  # share of the main pile that still lies there
    drawn: float  # share of the unseen tiles that will probably be drawn before the game ends
    tiles_to_come: bool
    turns_to_come: bool
    collected: tuple[int, ...]  # for each seat the species that have room in its zoo, as bits
    species: tuple[Species, ...]  # in play
    free_tokens: tuple[Colour, ...]  # the bonus tokens of visitors that nobody has
    donation_token: int  # the points on the top one; 0 if there is none
    box: ZoolorettoBox


class Outlook:
    """The future as a player can estimate it, and what has been computed from it so far."""

    __slots__ = (
        "_homes",
        "_ranks",
        "_stalls",
        "barn",
        "box",
        "chances",
        "coin",
        "composition",
        "first_stall",
        "giving",
        "promising",
        "single_tiles",
        "tiles_left",
        "turns_to_come",
        "unloaded",
        "useful_coins",
        "visiting",
        "weights",
        "welcome",
    )

    def __init__(self, situation: Situation, weights: Weights) -> None:
        self.weights = weights
        self.box = situation.box
        self.turns_to_come = situation.turns_to_come
        self.composition = situation.unseen
        self._ranks = ranks_of(self.box)
        self.tiles_left = [
            self.composition[plain] + self.composition[male] + self.composition[female]
            for plain, male, female in zip(*self._ranks, strict=True)
        ]
        time = situation.time if situation.tiles_to_come else 0.0
        self.barn = BARN_PENALTY - (BARN_PENALTY - weights.barn) * time
        self.welcome = weights.welcome * time
        self.useful_coins = price_of_extension(self.box)  # a coin beyond that is worth less
        self.coin = COIN_AS_TIE_BREAK
        if self.turns_to_come:
            self.coin = weights.coin * (weights.late_coin + (1 - weights.late_coin) * time)
        drawn = situation.drawn if situation.tiles_to_come else 0.0
        self.chances = self._chances(situation.collected, weights.catch * drawn)
        self.promising = [
            sorted(situation.species, key=lambda species: -chances[species.rank] * self.tiles_left[species.rank])
            for chances in self.chances
        ]
        missed = 1 - weights.stall_catch * drawn
        stalls = [stall.rank for stall in self.box.tiles.stalls.values()]
        self.first_stall = stalls[0]
        self._stalls = [1 - missed ** self.composition[rank] for rank in stalls]
        free = [colour in situation.free_tokens for colour in self.box.tiles.colours]
        self.visiting = Visiting(self.box.tiles, self.composition, free, drawn, self.box.seats) if free else None
        lasting = situation.tiles_to_come and situation.donation_token  # in the last round only what is done counts
        self.giving = Giving(self, situation.donation_token) if lasting else None
        self._homes: dict[tuple[int, Board, Species, tuple[Animal, ...], bool], float] = {}
        # What zoos are worth when tiles have found their places, by all that this depends on.
        self.unloaded: dict[tuple[Any, ...], float] = {}
        self.single_tiles: dict[tuple[Any, ...], SingleTiles] = {}

    def _chances(self, collected: tuple[int, ...], best: float) -> list[list[float]]:
        """Return for every seat and species how likely an unseen tile is to come into the zoo, if wanted."""
        contest = self.weights.contest
        return [
            [
                best / (1 + contest * sum([others >> rank & 1 for at, others in enumerate(collected) if at != seat]))
                for rank in range(len(self.box.species))
            ]
            for seat in range(len(collected))
        ]

    def home(self, seat: int, species: Species, board: Board, animals: tuple[Animal, ...], *, stall: bool) -> float:
        """Return what an enclosure with these animals will be worth; without any, if the species moves in."""
        key = (seat, board, species, animals, stall)
        value = self._homes.get(key)
        if value is None:
            value = self._homes[key] = self._home(seat, species, board, animals, stall=stall)
        return value

    def _home(self, seat: int, species: Species, board: Board, animals: tuple[Animal, ...], *, stall: bool) -> float:
        points = board.points[stall]
        have = len(animals)
        if have == board.spaces:
            return points[have]  # and nothing else: more of the species would go to the barn
        chance, unseen = self.chances[seat][species.rank], self.tiles_left[species.rank]
        full = points[-1] + board.coin_bonus * self.coin
        value = expected(points, full, have, unseen, chance)
        birth = self._birth(species, animals, chance)
        if birth:
            value += birth * (expected(points, full, have + 1, unseen, chance) - value)
        value = points[have] + self.weights.faith * (value - points[have])
        return value + self.welcome * (board.spaces - have) / board.spaces

    def _birth(self, species: Species, animals: tuple[Animal, ...], chance: float) -> float:
        """Return how likely a fertile animal is to find its mate."""
        ready = [animal.ready for animal in animals if animal.ready is not None]
        if not ready:
            return 0.0
        mates = self._ranks.females if ready[0] is Sex.MALE else self._ranks.males
        return float(1 - (1 - chance) ** self.composition[mates[species.rank]])

    def stall_types(self, enclosures: list[Enclosure]) -> list[bool]:
        """Return for every stall type whether one of the enclosures has it."""
        placed = [False] * len(self._stalls)
        for enclosure in enclosures:
            for stall in enclosure.stalls:
                placed[stall.rank - self.first_stall] = True
        return placed

    def missing_stalls(self, placed: list[bool], spaces: int) -> float:
        """Return how many of the stall types that a zoo lacks will still find a free space there."""
        if spaces == 0:
            return 0.0
        chances = [chance for chance, there in zip(self._stalls, placed, strict=True) if not there]
        chances.sort(reverse=True)
        return sum(chances[:spaces])

    def draws(self) -> list[tuple[Tile, float]]:
        """List every tile that may be drawn next, with its chance."""
        total = sum(self.composition)
        tiles = self.box.tiles.copies
        return [(tile, self.composition[tile.rank] / total) for tile in tiles if self.composition[tile.rank]]


@cache
def price_of_extension(box: ZoolorettoBox) -> int:
    """Look up what an extension costs."""
    return next(action.price for action in box.actions if isinstance(action, Extend))


class Ranks(NamedTuple):
    """Where the animals of each species stand among all tiles."""

    plain: list[int]
    males: list[int]
    females: list[int]


@cache
def ranks_of(box: ZoolorettoBox) -> Ranks:
    """Look up the ranks of the animals in a box."""
    animals = box.tiles.animals
    kinds = ("", "-male", "-female")
    return Ranks(*([animals[species.key + kind].rank for species in box.species] for kind in kinds))


@lru_cache(maxsize=REMEMBERED)
def composition(pile: tuple[Tile, ...], drawn: int, kinds: int) -> tuple[int, ...]:
    """Count the unseen tiles of a pile by rank."""
    counts = [0] * kinds
    for tile in pile[drawn:]:
        counts[tile.rank] += 1
    return tuple(counts)


def collected(zoo: Zoo) -> int:
    """Return the species that have room in a zoo as bits, by rank."""
    bits = 0
    for enclosure in zoo.enclosures:
        if enclosure.species is not None and enclosure.free:
            bits |= 1 << enclosure.species.rank
    return bits


def time_left(table: ZoolorettoTable) -> float:
    """Return the share of the main pile that is left."""
    return table.main_pile / max(1, len(table.pile) - table.box.end_pile)


def share_to_be_drawn(table: ZoolorettoTable) -> float:
    """Return the share of the unseen tiles that will probably be drawn before the game ends."""
    return min(1.0, (table.main_pile + EXPECTED_OF_END_PILE) / max(1, len(table.pile) - table.drawn))


def expected(points: tuple[int, ...], full: float, have: int, unseen: int, chance: float) -> float:
    """Return the mean of the points if each unseen animal comes with this chance."""
    value, rest = 0.0, 1.0
    likely = (1 - chance) ** unseen
    odds = chance / (1 - chance)
    for coming in range(len(points) - 1 - have):
        value += likely * points[have + coming]
        rest -= likely
        likely *= odds * (unseen - coming) / (coming + 1)
    return value + max(0.0, rest) * full


shared = lru_cache(maxsize=REMEMBERED)(Outlook)


def looking_ahead(table: ZoolorettoTable, weights: Weights, *, turns_to_come: bool) -> Outlook:
    """Look ahead from a table; tables that do not differ in what matters share one outlook."""
    situation = Situation(
        composition(table.pile, table.drawn, len(table.box.tiles.by_key)),
        time_left(table),
        share_to_be_drawn(table),
        not table.last_round,
        turns_to_come,
        tuple([collected(zoo) for zoo in table.zoos]),
        table.species,
        table.bonus_tokens,
        table.donation_tokens[0] if table.donation_tokens else 0,
        table.box,
    )
    return shared(situation, weights)


def within_round(table: ZoolorettoTable, weights: Weights) -> Outlook:
    """Look ahead as a player who will have another turn in this round."""
    return looking_ahead(table, weights, turns_to_come=True)


def after_round(table: ZoolorettoTable, weights: Weights) -> Outlook:
    """Look ahead as a player who takes a truck: beyond this round, if anything comes after it."""
    return looking_ahead(table, weights, turns_to_come=not table.last_round)
