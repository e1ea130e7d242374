"""Tables that somebody forged: all pieces are there, but no game can come to this."""

from __future__ import annotations

import pytest

import menagerie
from every_game.forging import saved, sealed
from menagerie.kernel.errors import BadSave


def test_offspring_without_parents_are_refused() -> None:
    save = saved("zooloretto", 3, {}, 60)
    table = save["checkpoint"]["table"]
    species = next(number for number, left in enumerate(table["offspring"]) if left)
    table["offspring"][species] -= 1
    table["out_of_game"].append(f"{table['species'][0]}-offspring")
    with pytest.raises(BadSave, match="offspring"):
        menagerie.load(sealed(save))


def test_a_pile_that_ends_too_early_is_refused() -> None:
    save = saved("zooloretto", 3, {}, 0)
    table = save["checkpoint"]["table"]
    table["out_of_game"] = table["pile"][:]
    table["drawn"], table["last_round"] = len(table["pile"]), True
    with pytest.raises(BadSave, match="drawn"):
        menagerie.load(sealed(save))
