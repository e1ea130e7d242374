"""Where animals can go: one basin a species, apart from the others."""

from __future__ import annotations

from typing import Any

import pytest

from aquaretto.scenario import Play, scenario
from menagerie.kernel.messages import phrasebook

THREE = "penguin@1,4 orca@3,4 sea_lion@2,2"  # three basins


def unloading(tile: str, park: str, **more: Any) -> Play:
    """Take a truck with one tile."""
    return scenario().seat(0, park=park, **more).trucks(tile).turn(0).play("take-1")


@pytest.mark.rule("R-Q-020", "R-Q-028")
def test_an_animal_starts_a_basin_on_any_space_or_goes_to_the_depot() -> None:
    game = unloading("dolphin", "")
    assert len(game.options) == 20
    assert game.play("dolphin@2,2").park(0).basin("dolphin") == ["2,2"]


@pytest.mark.rule("R-Q-020", "R-Q-021", "R-Q-026")
def test_a_basin_grows_along_its_edges() -> None:
    game = unloading("dolphin", "dolphin@2,2 dolphin@2,3")
    spaces = ["1,2", "1,3", "2,1", "2,4", "3,2", "3,3"]
    assert sorted(game.options) == sorted([*(f"dolphin@{space}" for space in spaces), "dolphin@depot"])


@pytest.mark.rule("R-Q-026")
def test_a_corner_is_not_beside_the_basin() -> None:
    assert unloading("dolphin", "dolphin@2,2").why_not("dolphin@3,3") == ["apart_from_basin"]


@pytest.mark.rule("R-Q-022", "R-Q-029")
def test_a_fourth_species_goes_to_the_depot_unasked() -> None:
    assert unloading("crocodile", THREE).park(0).depot == ["crocodile"]


@pytest.mark.rule("R-Q-022")
def test_the_limit_of_basins_is_the_reason() -> None:
    game = scenario().seat(0, park=THREE).trucks("crocodile sea_lion").turn(0).play("take-1")
    assert game.obstacles("crocodile@4,1") == ["too_many_basins basins=3"]


@pytest.mark.rule("R-Q-022", "R-Q-046")
def test_a_large_expansion_allows_a_basin_anywhere_in_the_park() -> None:
    game = unloading("crocodile", THREE, laid="large@5,2+6,2+5,3+6,3")
    assert game.offers("crocodile@4,1")
    assert game.offers("crocodile@6,3")


@pytest.mark.rule("R-Q-022")
def test_two_large_expansions_allow_five_basins() -> None:
    laid = "large@5,2+6,2+5,3+6,3 large@7,2+8,2+7,3+8,3"
    game = unloading("hippopotamus", f"{THREE} crocodile@5,2", laid=laid)
    assert game.park(0).limit == 5
    assert game.offers("hippopotamus@8,3")


@pytest.mark.rule("R-Q-022", "R-Q-044")
def test_a_small_expansion_allows_no_further_basin() -> None:
    assert unloading("crocodile", THREE, laid="small@5,2+6,2+5,3").park(0).depot == ["crocodile"]


@pytest.mark.rule("R-Q-023", "R-Q-027", "R-Q-035")
def test_a_species_has_one_basin() -> None:
    game = unloading("dolphin", "dolphin@0,2")
    assert game.why_not("dolphin@4,2") == ["apart_from_basin"]
    assert game.offers("dolphin@1,2")


@pytest.mark.rule("R-Q-024", "R-Q-025", "R-Q-027")
def test_a_new_basin_keeps_its_distance_along_edges_and_not_at_corners() -> None:
    game = unloading("orca", "dolphin@2,2")
    assert game.obstacles("orca@3,2") == ["too_near species=dolphin place=2,2"]
    assert game.offers("orca@3,3")


@pytest.mark.rule("R-Q-024")
def test_a_growing_basin_keeps_its_distance_too() -> None:
    game = unloading("orca", "dolphin@2,2 orca@4,2")
    assert game.obstacles("orca@3,2") == ["too_near species=dolphin place=2,2"]


@pytest.mark.rule("R-Q-024")
def test_every_reason_is_told() -> None:
    game = unloading("orca", "dolphin@2,2 orca@4,2 penguin@2,4")
    assert game.why_not("orca@2,3") == ["apart_from_basin", "too_near", "too_near"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "One space must stay free between two basins: orca on c4."),
        ("fr", "Une case doit rester libre entre deux bassins\u00a0: orque en c4."),
        ("de", "Zwischen zwei Becken bleibt ein Feld frei: Orca auf c4."),
    ],
)
def test_the_reason_names_the_space(language: str, said: str) -> None:
    [why] = unloading("dolphin", "orca@2,3").game.obstacles("dolphin@3,3")
    assert phrasebook(language).say(why) == said


@pytest.mark.rule("R-Q-028")
@pytest.mark.parametrize(("space", "why"), [("2,2", "animal_there"), ("3,3", "trainer_there")])
def test_only_an_empty_space_can_be_used(space: str, why: str) -> None:
    game = unloading("dolphin", "dolphin@2,2 dolphin@3,2", trainers="3,3")
    assert game.why_not(f"dolphin@{space}") == [why]


@pytest.mark.rule("R-Q-028", "R-Q-036")
def test_a_trainer_keeps_no_distance_and_joins_nothing() -> None:
    game = unloading("orca", "dolphin@1,2", trainers="2,2")
    assert game.offers("orca@3,2")
    assert unloading("dolphin", "dolphin@1,2", trainers="2,2").why_not("dolphin@3,2") == ["apart_from_basin"]


@pytest.mark.rule("R-Q-036")
def test_the_edge_of_the_park_and_the_booths_keep_no_distance() -> None:
    game = unloading("dolphin", "")
    assert all(game.offers(f"dolphin@{space}") for space in ("0,3", "1,1", "2,0", "3,4"))


@pytest.mark.rule("R-Q-029")
def test_an_animal_may_go_to_the_depot_by_choice() -> None:
    assert unloading("dolphin", "").play("dolphin@depot").park(0).depot == ["dolphin"]


@pytest.mark.rule("R-Q-033")
def test_no_animal_leaves_the_park() -> None:
    game = scenario().seat(0, park="dolphin@2,2", money=9).trucks("coin").turn(0)
    assert not [key for key in game.options if "dolphin" in key]


@pytest.mark.rule("R-Q-034")
def test_the_depot_takes_any_number_of_species() -> None:
    depot = "dolphin orca penguin sea_lion sea_turtle"
    game = scenario().seat(0, depot=depot).trucks("crocodile").turn(0).play("take-1", "crocodile@depot")
    assert game.park(0).depot == [*depot.split(), "crocodile"]


@pytest.mark.rule("R-Q-035")
def test_a_basin_that_cannot_grow_sends_its_tiles_to_the_depot() -> None:
    hemmed_in = "dolphin@2,0 dolphin@3,0 orca@4,1"
    game = unloading("dolphin", hemmed_in, trainers="2,1 3,1")
    assert game.park(0).depot == ["dolphin"]


@pytest.mark.rule("R-Q-037")
def test_a_basin_of_one_tile_counts_against_the_limit() -> None:
    assert unloading("crocodile", THREE).park(0).open_to("crocodile") == []
