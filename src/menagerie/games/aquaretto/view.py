"""What a seat may know: everything but the order of the tiles that nobody has drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.growth import gaps, growth
from menagerie.games.aquaretto.scoring import penalty, points, species_in_depot, trained_by
from menagerie.games.aquaretto.spaces import BOARD_SPACES, KEPT_FREE, spaces_in
from menagerie.games.loretto.view import middle_view
from menagerie.kernel.save import keys

if TYPE_CHECKING:
    from menagerie.games.aquaretto.box import AquarettoBox
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.aquaretto.water_park import WaterPark


def view(table: AquarettoTable) -> dict[str, Any]:
    """Show the table; in this game every seat and every spectator sees the same."""
    return {
        **middle_view(table),
        **supplies_view(table),
        "parks": [park_view(park, table.box) for park in table.parks],
    }


def supplies_view(table: AquarettoTable) -> dict[str, Any]:
    """Show what is common to all parks: marks, posts, the board, and the coworkers that nobody has."""
    box = table.box
    return {
        "coworkers": table.coworkers,
        "marks": {"coin": list(box.marks.coin), "coworker": list(box.marks.coworker)},
        "posts": {"cashiers": box.board.cashiers, "keepers": box.board.keepers, "managers": box.board.managers},
        "board": {"spaces": keys(spaces_in(BOARD_SPACES)), "kept_free": keys(spaces_in(KEPT_FREE))},
        "expansions": {
            expansion.name: {
                "spaces": expansion.spaces,
                "basins": expansion.basins,
                "turns": expansion.shapes(),
                "left": None
                if expansion in box.sizes_each
                else 1 - sum(park.count_laid(expansion) for park in table.parks),
            }
            for expansion in box.sizes
        },
    }


def park_view(park: WaterPark, box: AquarettoBox) -> dict[str, Any]:
    """Show a park; spaces are counted from the lower left corner of the board, columns first."""
    return {
        "seat": park.seat,
        "money": park.money,
        "food": park.food,
        "spaces": [{"key": space.key, "name": space.name} for space in spaces_in(park.spaces)],
        "animals": {space.key: animal.key for space, animal in park.animals.items()},
        "basins": {species.key: keys(spaces_in(basin)) for species, basin in park.basins.items()},
        "basin_limit": park.basin_limit,
        "growth": growth(park, box.marks),
        "gaps": gaps(park),
        "trainers": {space.key: trained_by(park, space.bit) for space in spaces_in(park.trainers)},
        "cashiers": park.cashiers,
        "keepers": park.keepers,
        "managers": park.managers,
        "depot": keys(park.depot),  # the top last
        "depot_cost": {"species": species_in_depot(park), "each": penalty(park)},
        "laid": [{"size": lay.expansion.name, "spaces": keys(spaces_in(lay.mask))} for lay in park.laid],
        "expansions_left": {
            expansion.name: each - park.count_laid(expansion) for expansion, each in box.sizes_each.items()
        },
        "open_to": {species.key: keys(spaces_in(park.open_to(species))) for species in box.water_species},
        "fish": park.fish,
        "points": points(park, feeding=box.feeding),
    }


def gauges(table: AquarettoTable, seat: int) -> dict[str, int]:
    """Return the figures of a park that its owner watches."""
    park = table.parks[seat]
    score = sum(points(park, feeding=table.box.feeding).values())
    return {"points": score, "money": park.money, "coworkers": park.coworkers}
