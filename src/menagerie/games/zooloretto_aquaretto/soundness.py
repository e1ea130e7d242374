"""What holds on every table that a game can reach: everything exists once, and everything has room."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.games.aquaretto.soundness import parks_are_sound
from menagerie.games.loretto import soundness as loretto
from menagerie.games.loretto.tiles import Animal
from menagerie.games.zooloretto.expansion import additions
from menagerie.games.zooloretto.soundness import zoo_is_sound
from menagerie.games.zooloretto_aquaretto.table import PARK, ZOO

if TYPE_CHECKING:
    from menagerie.games.zooloretto_aquaretto.estate import Estate
    from menagerie.games.zooloretto_aquaretto.table import BothTable


def soundness(table: BothTable, seats: int) -> dict[str, bool]:
    """Check everything that holds in every game, by field."""
    box = table.box
    return {
        "estates": len(table.parks) == seats
        and all(zoo_is_sound(zoo) for zoo in table.zoos)
        and parks_are_sound(table.estates, box)
        and all(tiles_are_at_home(estate) for estate in table.estates),
        **piles_are_sound(table),
        **loretto.trucks_are_sound(table, seats),
        **loretto.pieces_are_sound(table),
        **additions(expansion.soundness(table) for expansion in box.expansions),
    }


def piles_are_sound(table: BothTable) -> dict[str, bool]:
    """Check both piles: which end piles are begun says which game is closed, and whether the round is the last."""
    square = Counter(table.square_tiles())
    of_park = Counter({tile: count for tile, count in square.items() if tile in table.box.tiles.water})
    opened = [game for game in (ZOO, PARK) if table.is_opened(game)]
    water = [species for species in table.species if species not in table.box.zoo_species]
    removed = len(table.box.zoo_species) - (len(table.species) - len(water))
    return {
        "pile": table.drawn <= len(table.pile) and Counter(table.pile) == square - of_park,
        "water_pile": table.water_drawn <= len(table.water_pile) and Counter(table.water_pile) == of_park,
        "last_round": table.last_round is (len(opened) == len((ZOO, PARK))),
        "closed": table.closed is None or table.closed in opened,
        "species": removed == table.box.zoo.species_removed,
        "trucks": all(len({table.game_of(tile) for tile in truck.tiles}) <= 1 for truck in table.trucks),
    }


def tiles_are_at_home(estate: Estate) -> bool:
    """Whether animals of the park are in the park, and those of the zoo in the zoo (R-C-032)."""
    water = estate.box.tiles.water
    housed = [animal for enclosure in estate.enclosures for animal in enclosure.animals]
    return not any(tile in water for tile in (*housed, *estate.barn)) and all(
        tile in water for tile in (*estate.animals.values(), *estate.depot) if isinstance(tile, Animal)
    )


def between_turns(table: BothTable) -> dict[str, bool]:
    """Check what holds between turns: somebody can go on, and every game in play has enough tiles for that."""
    room = sum(truck.room for truck in table.trucks)
    playing = [game for game in (ZOO, PARK) if game != table.closed]
    opened = [game for game in playing if table.is_opened(game)]
    return {
        **loretto.between_turns(table),
        "drawn": table.over or all(room <= len(table.left_of(game)) for game in playing),
        "closed": bool(table.takers or table.over or any(truck.tiles for truck in table.trucks)) or not opened,
    }
