"""The shape of a saved table: every field with the values it may have, whatever the others are."""

from __future__ import annotations

from functools import cache
from typing import Any

from menagerie.games.ark_nova import bonus_tiles, universities
from menagerie.games.ark_nova.action_cards import ACTIONS, BY_NAME
from menagerie.games.ark_nova.buildings import KINDS
from menagerie.games.ark_nova.cards import (
    ANIMAL_CARDS,
    FINAL_SCORING_CARDS,
    PROJECT_CARDS,
    SPONSOR_CARDS,
    ZOO_CARDS,
)
from menagerie.games.ark_nova.display import ALL_SEATS, FOLDERS
from menagerie.games.ark_nova.icons import CONTINENT_NAMES
from menagerie.games.ark_nova.map_powers.concealed_strength import STRENGTHS
from menagerie.games.ark_nova.printed.board import APPEAL, CONSERVATION, DONATIONS, REPUTATION, SEATS, START
from menagerie.games.ark_nova.projects import LEVELS
from menagerie.games.ark_nova.soundness import ASSIGNMENTS, STAGES, WORKERS
from menagerie.games.ark_nova.table import NEUTRAL
from menagerie.games.ark_nova.tracks import THRESHOLDS
from menagerie.games.ark_nova.zoo import LEFT_EDGE, TASKS
from menagerie.games.ark_nova.zoo_map import NAMES, ZOO_MAPS, grid_spots
from menagerie.kernel.chance import WHOLE
from menagerie.kernel.shapes import by_name, different, flag, one_of, or_none, pair, record, several, text, whole

SEAT = whole(0, max(SEATS) - 1)
CARDS = several(one_of(ZOO_CARDS))
FINAL_CARDS = several(one_of(FINAL_SCORING_CARDS))
MAP = one_of(ZOO_MAPS)
CONTINENTS = several(one_of(CONTINENT_NAMES))
UNIVERSITIES = several(one_of(universities.KINDS))
EACH_ACTION_CARD = several(flag, number=len(ACTIONS))
MOST_MULTIPLIERS = 20  # on one card
AREAS = tuple({area for zoo_map in ZOO_MAPS.values() for area in zoo_map.features})
LAID_OUT = record({"project": one_of(PROJECT_CARDS), "cubes": several(or_none(whole(NEUTRAL, max(SEATS) - 1)), LEVELS)})
BUILDING = record({"kind": one_of(KINDS), "spot": text, "size": whole(1, 9), "cubes": whole(0, 9)})


@cache
def spots_of(kind: str) -> frozenset[str]:
    """Name the spots where buildings of a kind can lie."""
    return frozenset(spot.key for spot in grid_spots(KINDS[kind].cells))


def building(value: Any, field: str) -> None:
    """Refuse what is no building, or lies on no spot that it has the shape of."""
    BUILDING(value, field)
    one_of(spots_of(value["kind"]))(value["spot"], f"{field}.spot")


ZOO = record(
    {
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
        "map": MAP,
        "hand": CARDS,
        "known": by_name(ZOO_CARDS, whole(0, ALL_SEATS)),
        "looking_at": CARDS,
        "final_cards": FINAL_CARDS,
        "final_choice": FINAL_CARDS,
        "row": several(one_of(BY_NAME), number=len(ACTIONS)),
        "buildings": several(building, most=len(NAMES)),
        "animals": several(one_of(ANIMAL_CARDS)),
        "sponsors": several(one_of(SPONSOR_CARDS)),
        "sponsor_cubes": by_name(SPONSOR_CARDS, whole(0, 99)),
        "pouches": several(pair(one_of(("map", *ZOO_CARDS)), one_of(ZOO_CARDS))),
        "partner_zoos": CONTINENTS,
        "universities": UNIVERSITIES,
    },
    later={
        "concealed": whole(0, len(STRENGTHS)),
        "areas": several(one_of(AREAS)),
        "spent": different(several(one_of(NAMES))),
        "rescued": several(one_of(ANIMAL_CARDS)),
        "stored": CARDS,
        "supported": several(one_of(PROJECT_CARDS)),
    },
)

TABLE = record(
    {
        "seats": whole(1, max(SEATS)),
        "stage": one_of(STAGES),
        "first": SEAT,
        "current": SEAT,
        "turn_number": whole(),
        "donations": whole(0, len(DONATIONS.costs)),
        "break_steps": whole(0, 99),
        "steps": whole(0, 99),
        "break_called_by": or_none(SEAT),
        "discarded_final_card": flag,
        "turns_left": or_none(whole(0, max(SEATS))),
        "chance": whole(0, WHOLE),
        "deck": CARDS,
        "discard": CARDS,
        "display": several(or_none(one_of(ZOO_CARDS)), number=FOLDERS),
        "revealed": CARDS,
        "final_pile": FINAL_CARDS,
        "base_pile": several(one_of(PROJECT_CARDS)),
        "base_projects": several(LAID_OUT),
        "projects": several(LAID_OUT),
        "partner_zoos": CONTINENTS,
        "universities": UNIVERSITIES,
        "bonus_tiles": by_name(tuple(map(str, bonus_tiles.SPACES)), several(one_of(bonus_tiles.TILES))),
        "break_order": several(SEAT, most=max(SEATS)),
        "map_offers": several(several(MAP, most=len(ZOO_MAPS)), most=max(SEATS)),
        "zoos": several(ZOO, most=max(SEATS)),
    },
    later={"marks": by_name(ZOO_CARDS, SEAT)},
)
