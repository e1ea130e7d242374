"""How the table of both games is laid out."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from aquaretto.scenario import SPECIES as WATER_SPECIES
from menagerie.games.zooloretto_aquaretto.rules import RULES
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.game import new_game
from menagerie.kernel.save import checksum
from scenario import SPECIES
from zooloretto_aquaretto.scenario import laid_out, scenario


@pytest.mark.rule("R-C-001")
def test_every_player_has_a_zoo_and_a_park() -> None:
    for estate in laid_out()["estates"]:
        assert [enclosure["name"] for enclosure in estate["enclosures"]] == ["E5", "E4", "E6"]
        assert estate["unbuilt_extensions"] == 1
        assert (len(estate["spaces"]), estate["depot"], estate["barn"]) == (19, [], [])
        assert estate["expansions_left"] == {"small": 2, "large": 2}


@pytest.mark.rule("R-C-002")
@pytest.mark.parametrize(("seats", "trucks"), [(2, [3, 2, 1]), (3, [3] * 3), (4, [3] * 4), (5, [3] * 5)])
def test_there_are_as_many_trucks_as_in_each_game(seats: int, trucks: list[int]) -> None:
    assert [truck["places"] for truck in laid_out(seats)["trucks"]] == trucks


@pytest.mark.rule("R-C-003", "R-C-006", "R-C-033")
@pytest.mark.parametrize(("seats", "bank"), [(2, 56), (3, 54), (4, 52), (5, 50)])
def test_everybody_has_two_coins_in_all_and_one_bank_has_the_rest(seats: int, bank: int) -> None:
    table = laid_out(seats)
    assert table["bank"] == bank
    assert {estate["money"] for estate in table["estates"]} == {2}


@pytest.mark.rule("R-C-004")
@pytest.mark.parametrize(("seats", "removed"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_species_are_removed_in_both_games(seats: int, removed: int) -> None:
    species = laid_out(seats)["species"]
    assert len([name for name in species if name in SPECIES]) == 8 - removed
    assert len([name for name in species if name in WATER_SPECIES]) == 8 - removed


@pytest.mark.rule("R-C-005")
def test_each_game_has_its_own_piles() -> None:
    piles = laid_out(5)["piles"]
    assert piles["zoo"] == {"main": 97, "end": 15, "opened": False, "closed": False}
    assert piles["park"] == {"main": 83, "end": 15, "opened": False, "closed": False}


@pytest.mark.rule("R-C-007")
def test_two_players_have_two_zoo_extensions_each() -> None:
    assert {estate["unbuilt_extensions"] for estate in laid_out(2)["estates"]} == {2}


@pytest.mark.rule("R-M-003")
def test_jungle_tiles_are_tiles_of_the_zoo() -> None:
    assert laid_out(5, exotic=True)["piles"]["zoo"]["main"] == 97 + 16


@pytest.mark.rule("R-M-005")
@pytest.mark.parametrize(
    ("sets", "bank"),
    [({}, 54), ({"zooloretto_xxl": True}, 66), ({"aquaretto_xxl": True}, 66)],
    ids=["none", "zoo", "park"],
)
def test_one_xxl_set_adds_twelve_coins(sets: dict[str, bool], bank: int) -> None:
    assert laid_out(3, **sets)["bank"] == bank


@pytest.mark.rule("R-M-005")
def test_both_xxl_sets_add_twelve_coins_once() -> None:
    assert laid_out(3, zooloretto_xxl=True, aquaretto_xxl=True)["bank"] == 66


def test_a_shape_without_its_set_is_refused() -> None:
    with pytest.raises(BadRequest):
        new_game(RULES, 3, 0, {"very_large_shape": "cross"})


@pytest.mark.parametrize(
    ("option", "value", "needs"),
    [
        ("water_xxl_symbols", "male", "aquaretto_xxl"),
        ("xxl_symbols", "plain", "zooloretto_xxl"),
        ("managed_jungle", False, "exotic"),
        ("zoo_fed_without_xxl", False, "aquaretto_xxl"),
    ],
)
def test_what_belongs_to_an_expansion_needs_it(option: str, value: Any, needs: str) -> None:
    with pytest.raises(BadRequest, match=f"needs the option {needs}"):
        new_game(RULES, 3, 0, {option: value})
    new_game(RULES, 3, 0, {option: value, needs: True})


@pytest.mark.rule("R-QX-005", "R-X-004")
def test_the_symbols_of_zoo_and_park_are_chosen_apart() -> None:
    both = {"zooloretto_xxl": True, "aquaretto_xxl": True}
    tiles = laid_out(5, **both, xxl_symbols="plain", water_xxl_symbols="male")["unseen"]
    assert (tiles["panda-male"], tiles["panda-female"]) == (2, 2)
    assert (tiles["penguin-male"], tiles["penguin-female"]) == (3, 2)


def test_a_save_from_before_these_options_loads() -> None:
    chosen = {"aquaretto_xxl": True, "exotic": True}
    saved = new_game(RULES, 3, 0, chosen).save()
    old = {name: value for name, value in saved["options"].items() if name not in NEW}
    assert len(old) == len(saved["options"]) - len(NEW)
    data = {**saved, "options": old}
    assert menagerie.load({**data, "checksum": checksum(data)}).save() == saved


NEW = ("water_xxl_symbols", "managed_jungle", "zoo_fed_without_xxl")


def test_an_option_of_one_game_alone_does_not_exist_here() -> None:
    with pytest.raises(BadRequest):
        new_game(RULES, 3, 0, {"xxl": True})


@pytest.mark.rule("R-C-004", "R-Q-002")
@pytest.mark.parametrize("seed", range(6))
def test_dolphins_orcas_and_sea_lions_always_play(seed: int) -> None:
    assert {"dolphin", "orca", "sea_lion"} <= set(laid_out(2, seed)["species"])


@pytest.mark.rule("R-C-001")
@pytest.mark.parametrize(("options", "of_zoo"), [({}, 2), ({"zooloretto_xxl": True}, 3)])
def test_each_game_has_its_own_offspring(options: dict[str, bool], of_zoo: int) -> None:
    offspring = laid_out(5, **options)["offspring"]
    assert {offspring[name] for name in SPECIES} == {of_zoo}
    assert {offspring[name] for name in WATER_SPECIES} == {2}


@pytest.mark.rule("R-C-001", "R-C-032")
def test_every_tile_of_zoo_and_park_is_counted() -> None:
    zoo = {"E4": "panda stall_a", "barn": "zebra"}
    table: Any = (
        scenario(aquaretto_xxl=True).seat(0, park="orca@1,4", depot="penguin", food=1, **zoo).turn(0).game.table
    )
    assert sorted(tile.key for tile in table.parks[0].tiles()) == [
        "food",
        "orca",
        "panda",
        "penguin",
        "stall_a",
        "zebra",
    ]
