"""Tables that somebody forged: all pieces are there, but no game can come to this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from every_game.forging import saved, sealed
from menagerie.kernel.errors import BadSave

if TYPE_CHECKING:
    from collections.abc import Callable


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


def lose_a_visitor(table: dict[str, Any]) -> None:
    table["reserve"]["red"] -= 1


def mix_visitors_up(table: dict[str, Any]) -> None:
    table["zoos"][0]["visitors"]["red"], table["reserve"]["red"] = [4, 2], 3
    table["zoos"][1]["visitors"]["red"] = table["zoos"][2]["visitors"]["red"] = [2, 3]
    table["reserve"]["red"] = 2


def hand_a_token_out_twice(table: dict[str, Any]) -> None:
    table["zoos"][0]["bonus_tokens"] = table["zoos"][1]["bonus_tokens"] = ["red"]
    table["bonus_tokens"].remove("red")


def let_a_jungle_species_go(table: dict[str, Any]) -> None:
    gone = table["jungle_species"].pop()
    table["pile"] = [tile for tile in table["pile"] if tile != gone]


def crowd_the_jungle(table: dict[str, Any]) -> None:
    kinds = table["jungle_species"][:4]
    for kind in kinds:
        table["pile"].append(table["pile"].pop(table["pile"].index(kind)))  # drawn from the end, to keep the rest
    first, rest = table["pile"][-4:], table["pile"][:-4]
    table["pile"], table["drawn"] = first + rest, 4
    table["zoos"][0]["jungle"] = kinds


def turn_the_tokens_over(table: dict[str, Any]) -> None:
    table["donation_tokens"].reverse()


def donate_too_often(table: dict[str, Any]) -> None:
    table["zoos"][0]["donated"], table["donation_tokens"] = table["donation_tokens"][:3], table["donation_tokens"][3:]


@pytest.mark.parametrize(
    ("forge", "field"),
    [
        (lose_a_visitor, "reserve"),
        (mix_visitors_up, "visitors"),
        (hand_a_token_out_twice, "bonus_tokens"),
        (let_a_jungle_species_go, "jungle_species"),
        (crowd_the_jungle, "jungle"),
        (turn_the_tokens_over, "donation_tokens"),
        (donate_too_often, "donated"),
    ],
)
def test_a_table_that_no_game_with_expansions_reaches_is_refused(
    forge: Callable[[dict[str, Any]], None], field: str
) -> None:
    save = saved("zooloretto", 3, {"exotic": True, "xxl": True}, 0)
    forge(save["checkpoint"]["table"])
    with pytest.raises(BadSave, match=rf"{field}\b"):
        menagerie.load(sealed(save))
