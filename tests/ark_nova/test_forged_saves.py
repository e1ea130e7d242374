"""Tables that somebody forged: the fault is named by its field."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from every_game.forging import saved, sealed
from menagerie.kernel.errors import BadSave

NAN, INFINITY = float("nan"), float("inf")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("multipliers", [0, 0, 0]),
        ("multipliers", [0, 0, 0, 0, "x"]),
        ("multipliers", [0, 0, 0, 0, 10**30]),
        ("constriction", None),
        ("constriction", [0] * 5),
        ("side_2", [True]),
        ("side_2", "true"),
        ("left_edge", []),
        ("left_edge", [True] * 8),
        ("workers_on", [0, 0, 0, NAN]),
        ("money", INFINITY),
        ("money", -1),
        ("money", 1.0),
        ("thresholds", 99),
        ("venom", {}),
        ("map", "atlantis"),
        ("row", ["build"] * 5),
        ("spent", ["a1", "a1"]),
        ("pouches", [["map"]]),
        ("buildings", [{"kind": "kiosk", "spot": "a1-a2", "size": 1, "cubes": 0}]),
        ("final_cards", []),
        ("extra", 1),
    ],
)
def test_a_forged_zoo_of_ark_nova_names_its_field(field: str, value: Any) -> None:
    save = saved("ark_nova", 2, {}, 60)
    save["checkpoint"]["table"]["zoos"][0][field] = value
    with pytest.raises(BadSave, match=rf"checkpoint\.table.*{field}"):
        menagerie.load(sealed(save))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 10**12),
        ("stage", "maps"),
        ("stage", "income"),
        ("current", 1.0),
        ("turns_left", 0),
        ("donations", "x"),
        ("bonus_tiles", {"5": []}),
        ("map_offers", [["a"], ["0"]]),
        ("break_called_by", 0),
        ("display", []),
        ("chance", -1),
        ("zoos", []),
        ("nothing", 0),
    ],
)
def test_a_forged_table_of_ark_nova_names_its_field(field: str, value: Any) -> None:
    save = saved("ark_nova", 2, {}, 60)
    save["checkpoint"]["table"][field] = value
    with pytest.raises(BadSave, match=rf"checkpoint\.table.*({field}|stage|break|looking_at)"):
        menagerie.load(sealed(save))
