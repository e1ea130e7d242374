"""The shape of a saved table: every field with the values it may have, whatever the others are."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.action_cards import ACTIONS, BY_NAME
from menagerie.games.ark_nova.display import ALL_SEATS, FOLDERS
from menagerie.games.ark_nova.icons import CONTINENT_NAMES
from menagerie.games.ark_nova.printed.board import APPEAL, CONSERVATION, DONATIONS, REPUTATION, SEATS, START
from menagerie.games.ark_nova.projects import LEVELS
from menagerie.games.ark_nova.soundness import ASSIGNMENTS, STAGES, WORKERS
from menagerie.games.ark_nova.table import NEUTRAL
from menagerie.games.ark_nova.tracks import THRESHOLDS
from menagerie.games.ark_nova.zoo import LEFT_EDGE, TASKS
from menagerie.games.ark_nova.zoo_map import NAMES, grid_spots
from menagerie.kernel.chance import WHOLE
from menagerie.kernel.decision import key_of
from menagerie.kernel.shapes import by_name, different, flag, one_of, or_none, pair, record, several, text, whole

if TYPE_CHECKING:
    from menagerie.games.ark_nova.box import Box
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.kernel.shapes import Shape

SEAT = whole(0, max(SEATS) - 1)
CONTINENTS = several(one_of(CONTINENT_NAMES))
EACH_ACTION_CARD = several(flag, number=len(ACTIONS))
MOST_MULTIPLIERS = 20  # on one card
CUBES = several(or_none(whole(NEUTRAL, max(SEATS) - 1)), LEVELS)

# What does not depend on the box.
ZOO_FIGURES: dict[str, Shape] = {
    "money": whole(),
    "appeal": whole(0, APPEAL.highest),
    "conservation": whole(0, CONSERVATION.highest),
    "reputation": whole(1, REPUTATION.highest),
    "x_tokens": whole(0, START.x_tokens_highest),
    "assignment": one_of(ASSIGNMENTS),
    "map_was_full": flag,
    "workers": whole(0, WORKERS),
    "reserve_workers": whole(0, WORKERS),
    "workers_on": several(whole(0, WORKERS), number=TASKS),
    "thresholds": whole(0, len(THRESHOLDS)),
    "side_2": EACH_ACTION_CARD,
    "multipliers": several(whole(0, MOST_MULTIPLIERS), number=len(ACTIONS)),
    "venom": EACH_ACTION_CARD,
    "constriction": EACH_ACTION_CARD,
    "left_edge": several(flag, number=LEFT_EDGE),
    "row": several(one_of(BY_NAME), number=len(ACTIONS)),
    "partner_zoos": CONTINENTS,
}
TABLE_FIGURES: dict[str, Shape] = {
    "seats": whole(1, max(SEATS)),
    "stage": one_of(STAGES),
    "first": SEAT,
    "current": SEAT,
    "turn_number": whole(),
    "donations": whole(0, len(DONATIONS.costs)),
    "break_steps": whole(0, 99),
    "steps": whole(0, 99),
    "break_called_by": or_none(SEAT),
    "break_order": several(SEAT, most=max(SEATS)),
    "discarded_final_card": flag,
    "turns_left": or_none(whole(0, max(SEATS))),
    "chance": whole(0, WHOLE),
    "partner_zoos": CONTINENTS,
}


@cache
def shape_of(box: Box) -> Shape:
    """Return the shape of a table that a game with this box can reach."""
    cards, final_cards = several(one_of(box.zoo_cards)), several(one_of(box.final_scoring))
    laid_out = several(record({"project": one_of(box.projects), "cubes": CUBES}))
    spaces = tuple(map(str, (*CONSERVATION.bonus_tiles_at, *([REPUTATION.highest] if box.alternatives else []))))
    alternatives = several(one_of(box.alternatives))
    return record(
        {
            **TABLE_FIGURES,
            "deck": cards,
            "discard": cards,
            "display": several(or_none(one_of(box.zoo_cards)), number=FOLDERS),
            "revealed": cards,
            "final_pile": final_cards,
            "base_pile": several(one_of(box.projects)),
            "base_projects": laid_out,
            "projects": laid_out,
            "universities": several(one_of(box.universities)),
            "bonus_tiles": by_name(spaces, several(one_of(box.bonus_tiles))),
            "map_offers": several(several(one_of(box.maps), most=len(box.maps)), most=max(SEATS)),
            "zoos": several(zoo_shape(box), most=max(SEATS)),
        },
        later={
            "marks": by_name(box.zoo_cards, SEAT),
            "generic_university": flag,
            "specialised": several(one_of(box.universities)),
            "action_pile": alternatives,
        },
    )


def zoo_shape(box: Box) -> Shape:
    """Return the shape of a zoo."""
    cards, final_cards = several(one_of(box.zoo_cards)), several(one_of(box.final_scoring))
    animals, sponsors = several(one_of(box.animals)), several(one_of(box.sponsors))
    areas = tuple({area for zoo_map in box.maps.values() for area in zoo_map.features})
    return record(
        {
            **ZOO_FIGURES,
            "map": one_of(box.maps),
            "hand": cards,
            "known": by_name(box.zoo_cards, whole(0, ALL_SEATS)),
            "looking_at": cards,
            "final_cards": final_cards,
            "final_choice": final_cards,
            "buildings": several(building_shape(box), most=len(NAMES)),
            "animals": animals,
            "sponsors": sponsors,
            "sponsor_cubes": by_name(box.sponsors, whole(0, 99)),
            "pouches": several(pair(one_of(("map", *box.zoo_cards)), one_of(box.zoo_cards))),
            "universities": several(one_of(box.universities)),
        },
        later={
            "concealed": whole(0, max(zoo_map.power.most_concealed for zoo_map in box.maps.values()) + 1),
            "areas": several(one_of(areas)),
            "spent": different(several(one_of(NAMES))),
            "rescued": animals,
            "stored": cards,
            "supported": several(one_of(box.projects)),
            "donations": whole(0, 99),
            "trailing": whole(0, max(SEATS)),
            "action_cards": several(one_of(tuple(map(key_of, box.action_cards)) + tuple(box.alternatives)), number=5),
            "offered": several(one_of(box.alternatives)),
            "drafted": several(one_of(box.alternatives)),
            "tiles": several(one_of(box.bonus_tiles)),
        },
    )


def building_shape(box: Box) -> Shape:
    """Return the shape of a building, which lies on a spot of its own form."""
    shape = record({"kind": one_of(box.buildings), "spot": text, "size": whole(1, 9), "cubes": whole(0, 9)})

    def check(value: Any, field: str) -> None:
        shape(value, field)
        one_of(spots_of(box.buildings[value["kind"]]))(value["spot"], f"{field}.spot")

    return check


@cache
def spots_of(kind: BuildingKind) -> frozenset[str]:
    """Name the spots where buildings of a kind can lie."""
    return frozenset(spot.key for spot in grid_spots(kind.cells))
