"""What a zoo is worth: the points it will probably score in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.games.loretto.tiles import Animal
from menagerie.games.zooloretto.scoring import POINTS_A_STALL_TYPE

if TYPE_CHECKING:
    from menagerie.bots.knowledge.zooloretto.outlook import Outlook
    from menagerie.games.loretto.tiles import Species
    from menagerie.games.zooloretto.enclosures import Enclosure
    from menagerie.games.zooloretto.zoo import Zoo


class Reasons(NamedTuple):
    """Why a zoo is worth what it is, in points."""

    money: float
    homes: float  # enclosures with animals, and those that will join them
    stalls: float  # their types, including those that may come
    barn: float
    empty: float  # enclosures that wait for a species
    donations: float
    visitors: float


def worth(zoo: Zoo, outlook: Outlook) -> float:
    """Return the points that the zoo will probably score, and what its money is good for."""
    return sum(reasons(zoo, outlook))


def content(zoo: Zoo) -> tuple[Any, ...]:
    """List everything that a zoo's worth depends on, apart from the outlook."""
    added = zoo.donated, zoo.jungle, zoo.visitors, zoo.bonus_tokens
    return (zoo.seat, zoo.money, added, *zoo.enclosures, *zoo.barn)


def reasons(zoo: Zoo, outlook: Outlook) -> Reasons:
    """Split the worth of a zoo."""
    homes = 0.0
    placed = outlook.stall_types(zoo.enclosures)
    stall_spaces = 0
    residents: list[Species] = []
    growing: list[Species] = []
    empty = []
    giving, gifts = outlook.giving, []
    for enclosure in zoo.enclosures:
        species, stalls, board = enclosure.species, enclosure.stalls, enclosure.board
        stall_spaces += enclosure.free_stalls
        if species is None:
            empty.append(enclosure)
        elif species in growing:
            homes += enclosure.points  # animals still to come count only once
            if giving is not None and not enclosure.free:
                gifts.append(giving.gift(zoo.seat, enclosure, enclosure.animals, stall=bool(stalls)))
        else:
            residents.append(species)
            if enclosure.free:
                growing.append(species)
            homes += outlook.home(zoo.seat, species, board, enclosure.animals, stall=bool(stalls))
            if giving is not None:
                gifts.append(giving.gift(zoo.seat, enclosure, enclosure.animals, stall=bool(stalls)))
    return Reasons(
        coin_worth(zoo.money, outlook),
        homes,
        POINTS_A_STALL_TYPE * (sum(placed) + outlook.missing_stalls(placed, stall_spaces)),
        -outlook.barn * len({tile.species if isinstance(tile, Animal) else tile for tile in zoo.barn}),
        open_worth(zoo, empty, residents, outlook) if empty else 0.0,
        sum(zoo.donated) + (0.0 if giving is None else giving.worth(zoo, gifts)),
        0.0 if outlook.visiting is None else outlook.visiting.worth(zoo.visitors, zoo.bonus_tokens),
    )


def coin_worth(coins: int, outlook: Outlook) -> float:
    """Return what coins are good for; those beyond an extension's price are worth less."""
    useful = min(coins, outlook.useful_coins)
    return outlook.coin * (useful + outlook.weights.spare_coin * (coins - useful))


def open_worth(zoo: Zoo, empty: list[Enclosure], residents: list[Species], outlook: Outlook) -> float:
    """Return what empty enclosures promise: to a species of the barn, or to the best that may still come."""
    value = 0.0
    barn = movable_groups(zoo) if zoo.barn and outlook.turns_to_come else {}
    coming = [species for species in outlook.promising[zoo.seat] if species not in residents]
    share = outlook.weights.open_space
    for enclosure in empty:
        board, stall = enclosure.board, bool(enclosure.stalls)
        promise, chosen = 0.0, None
        if coming:
            chosen = coming[0]
            promise = share * outlook.home(zoo.seat, chosen, board, (), stall=stall)
        for species, animals in barn.items():
            if species in coming and len(animals) <= board.spaces:
                home = outlook.home(zoo.seat, species, board, animals, stall=stall)
                moved = share * home + outlook.barn - outlook.coin * len(animals)
                if moved > promise:
                    promise, chosen = moved, species
        value += promise
        if chosen is not None:
            coming.remove(chosen)
    return value


def movable_groups(zoo: Zoo) -> dict[Species, tuple[Animal, ...]]:
    """List the species of the barn whose animals could all be moved with the money at hand."""
    groups: dict[Species, tuple[Animal, ...]] = {}
    for tile in zoo.barn:
        if isinstance(tile, Animal):
            groups[tile.species] = (*groups.get(tile.species, ()), tile)
    return {species: animals for species, animals in groups.items() if len(animals) <= zoo.money}
