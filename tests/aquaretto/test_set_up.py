"""How the table is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from aquaretto.scenario import SPECIES, laid_out, scenario
from menagerie.games.aquaretto.rules import RULES
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.game import new_game

TRAINED = ("dolphin", "orca", "sea_lion")


@pytest.mark.rule("R-Q-001", "R-Q2-001")
@pytest.mark.parametrize(("seats", "removed"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_fewer_players_have_fewer_species(seats: int, removed: int) -> None:
    table = laid_out(seats)
    assert len(table["species"]) == len(SPECIES) - removed
    assert set(table["offspring"]) == set(table["species"])


@pytest.mark.rule("R-Q-002", "R-Q2-001")
@pytest.mark.parametrize("seed", range(12))
def test_dolphins_orcas_and_sea_lions_always_play(seed: int) -> None:
    assert set(TRAINED) <= set(laid_out(2, seed)["species"])


@pytest.mark.rule("R-Q-002")
def test_nobody_can_remove_them_by_choice() -> None:
    with pytest.raises(BadRequest):
        new_game(RULES, 4, 0, {"removed_species": ["dolphin"]})


@pytest.mark.rule("R-Q-001")
def test_a_group_may_choose_what_is_removed() -> None:
    assert "penguin" not in laid_out(4, removed_species=["penguin"])["species"]


@pytest.mark.rule("R-Q-003")
@pytest.mark.parametrize(("seats", "main"), [(2, 50), (3, 61), (4, 72), (5, 83)])
def test_fifteen_tiles_form_the_end_pile(seats: int, main: int) -> None:
    table = laid_out(seats)
    assert (table["main_pile"], table["end_pile"]) == (main, 15)
    assert set(table["offspring"].values()) == {2}


@pytest.mark.rule("R-Q-003", "R-Q-082", "R-Q-084")
def test_every_species_has_its_eleven_tiles() -> None:
    unseen = laid_out(5)["unseen"]
    by_species = {name: Counter({k: n for k, n in unseen.items() if k.split("-")[0] == name}) for name in SPECIES}
    for name, tiles in by_species.items():
        fertile = {f"{name}-male": 2, f"{name}-female": 2}
        rest = {name: 5, f"{name}-flash": 2} if name in TRAINED else {name: 1, f"{name}-fish": 6}
        assert tiles == Counter({**fertile, **rest})
    assert unseen["coin"] == 10


@pytest.mark.rule("R-Q-004")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_as_many_trucks_as_players(seats: int) -> None:
    assert [truck["places"] for truck in laid_out(seats)["trucks"]] == [3] * seats


@pytest.mark.rule("R-Q-005")
def test_every_player_has_a_park_a_depot_four_expansions_and_a_coin() -> None:
    for park in laid_out(4)["parks"]:
        assert len(park["spaces"]) == 19
        assert park["expansions_left"] == {"small": 2, "large": 2}
        assert (park["money"], park["depot"], park["basin_limit"]) == (1, [], 3)


@pytest.mark.rule("R-Q-005")
def test_the_park_has_two_booths_two_stations_and_a_corner_for_them() -> None:
    table = laid_out()
    assert table["posts"] == {"cashiers": 2, "keepers": 2, "managers": 1}
    assert sorted(table["board"]["kept_free"]) == ["0,0", "0,1", "1,0"]


@pytest.mark.rule("R-Q-006")
@pytest.mark.parametrize(("seats", "bank"), [(2, 28), (3, 27), (4, 26), (5, 25)])
def test_the_bank_has_the_other_coins(seats: int, bank: int) -> None:
    table = laid_out(seats)
    assert (table["bank"], table["coworkers"]) == (bank, 16)


@pytest.mark.rule("R-Q2-001")
def test_two_players_have_trucks_of_three_two_and_one() -> None:
    assert [truck["places"] for truck in laid_out(2)["trucks"]] == [3, 2, 1]


@pytest.mark.rule("R-Q2-001")
def test_the_third_truck_of_two_players_is_emptied() -> None:
    game = scenario(2).trucks("dolphin", "coin", "taken by 1").turn(0).play("take-2")
    assert game.out_of_game == ["dolphin"]


@pytest.mark.rule("R-Q2-002")
def test_two_players_have_the_usual_expansions() -> None:
    assert laid_out(2)["parks"][0]["expansions_left"] == {"small": 2, "large": 2}
