"""The table before the first turn."""

from __future__ import annotations

import pytest

import menagerie
from scenario import SPECIES, laid_out, order_of_the_piles


@pytest.mark.rule("R-Z-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    assert len(laid_out(seats)["zoos"]) == seats


@pytest.mark.rule("R-Z-001")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_the_game_is_for_nobody_else(seats: int) -> None:
    with pytest.raises(menagerie.BadRequest):
        menagerie.new_game("zooloretto", seats=seats)


@pytest.mark.rule("R-Z-002")
@pytest.mark.parametrize(("seats", "species"), [(3, 6), (4, 7), (5, 8)])
def test_two_species_leave_with_three_players_one_with_four_none_with_five(seats: int, species: int) -> None:
    assert len(laid_out(seats)["species"]) == species


@pytest.mark.rule("R-Z-002")
def test_no_animal_of_a_species_that_left_is_in_the_piles() -> None:
    table = laid_out(3)
    assert {tile.split("-")[0] for tile in table["unseen"]} & set(SPECIES) == set(table["species"])


@pytest.mark.rule("R-Z-003")
def test_chance_says_which_species_leave() -> None:
    removed = {species for seed in range(60) for species in SPECIES if species not in laid_out(4, seed)["species"]}
    assert removed == set(SPECIES)


@pytest.mark.rule("R-Z-004")
@pytest.mark.parametrize(("seats", "main_pile"), [(3, 75), (4, 86), (5, 97)])
def test_fifteen_tiles_form_the_end_pile_and_the_rest_the_main_pile(seats: int, main_pile: int) -> None:
    table = laid_out(seats)
    assert (table["main_pile"], table["end_pile"]) == (main_pile, 15)


@pytest.mark.rule("R-Z-004")
def test_the_piles_hold_eleven_animals_a_species_three_stalls_a_type_and_twelve_coins() -> None:
    animals = {f"{species}{kind}": n for species in SPECIES for kind, n in [("", 7), ("-male", 2), ("-female", 2)]}
    stalls = dict.fromkeys(["stall_a", "stall_b", "stall_c", "stall_d"], 3)
    assert laid_out(5)["unseen"] == {**animals, **stalls, "coin": 12}


@pytest.mark.rule("R-Z-004")
def test_the_tiles_are_shuffled() -> None:
    assert len({tuple(order_of_the_piles(5, seed)) for seed in range(10)}) == 10


@pytest.mark.rule("R-Z-005")
def test_two_offspring_of_each_species_in_play_are_in_the_supply() -> None:
    table = laid_out(3)
    assert table["offspring"] == dict.fromkeys(table["species"], 2)


@pytest.mark.rule("R-Z-006")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_as_many_trucks_as_players_with_three_places_each(seats: int) -> None:
    assert [truck["places"] for truck in laid_out(seats)["trucks"]] == [3] * seats


@pytest.mark.rule("R-Z-007")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_starts_with_one_face_down_extension_and_two_coins(seats: int) -> None:
    assert [(zoo["unbuilt_extensions"], zoo["money"]) for zoo in laid_out(seats)["zoos"]] == [(1, 2)] * seats


@pytest.mark.rule("R-Z-007")
def test_a_zoo_board_has_three_enclosures_and_four_stall_spaces() -> None:
    enclosures = laid_out()["zoos"][0]["enclosures"]
    assert {e["name"]: (e["spaces"], e["stall_spaces"]) for e in enclosures} == {
        "E5": (5, 1),
        "E4": (4, 2),
        "E6": (6, 1),
    }


@pytest.mark.rule("R-Z-007")
def test_zoos_and_trucks_start_empty() -> None:
    table = laid_out()
    animals = [e["animals"] + e["stalls"] for zoo in table["zoos"] for e in zoo["enclosures"]]
    assert not any([*animals, *(zoo["barn"] for zoo in table["zoos"]), *(truck["tiles"] for truck in table["trucks"])])


@pytest.mark.rule("R-Z-008")
@pytest.mark.parametrize(("seats", "bank"), [(2, 26), (3, 24), (4, 22), (5, 20)])
def test_the_bank_starts_with_what_the_players_leave_of_thirty_coins(seats: int, bank: int) -> None:
    assert laid_out(seats)["bank"] == bank


@pytest.mark.rule("R-Z-009")
def test_chance_says_who_begins() -> None:
    assert {laid_out(3, seed)["current"] for seed in range(30)} == {0, 1, 2}
