"""The expansion Exotic: its set-up, and where jungle animals go."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from scenario import JUNGLE, laid_out, scenario, tiles


@pytest.mark.rule("R-E-001")
def test_without_the_expansion_nobody_visits() -> None:
    table = laid_out(3)
    assert "reserve" not in table
    assert "visitors" not in table["zoos"][0]


@pytest.mark.rule("R-E-002", "R-E-004")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("options", "colours"), [({}, 4), ({"xxl": True}, 5)], ids=["alone", "with XXL"])
def test_every_zoo_begins_with_a_visitor_of_each_colour_on_the_second_point(
    seats: int, options: dict[str, Any], colours: int
) -> None:
    table = laid_out(seats, exotic=True, **options)
    names = ["red", "blue", "green", "white", "yellow"][:colours]
    assert [zoo["visitors"] for zoo in table["zoos"]] == [{name: [2] for name in names}] * seats
    assert table["reserve"] == dict.fromkeys(names, 8 - seats)
    assert table["bonus_tokens"] == names


@pytest.mark.rule("R-E-003", "R-E-014")
@pytest.mark.parametrize(("options", "spaces"), [({}, 5), ({"jungle_spaces": 3}, 3), ({"jungle_spaces": 6}, 6)])
def test_every_zoo_has_a_jungle_board(options: dict[str, Any], spaces: int) -> None:
    table = laid_out(3, exotic=True, **options)
    assert table["jungle_board"] == {"spaces": spaces, "most_species": 3}
    assert [zoo["jungle"] for zoo in table["zoos"]] == [[], [], []]
    assert [zoo["species_in_jungle"] for zoo in table["zoos"]] == [0, 0, 0]


@pytest.mark.rule("R-E-005", "R-E-006", "R-E-009")
@pytest.mark.parametrize(("seats", "species", "tiles_in_all"), [(2, 5, 89), (3, 6, 102), (4, 7, 115), (5, 8, 128)])
def test_jungle_tiles_are_shuffled_with_the_others(seats: int, species: int, tiles_in_all: int) -> None:
    table = laid_out(seats, exotic=True)
    jungle = {tile: number for tile, number in table["unseen"].items() if tile in JUNGLE}
    assert jungle == dict.fromkeys(table["jungle_species"], 2)
    assert (len(jungle), table["main_pile"], table["end_pile"]) == (species, tiles_in_all - 15, 15)


@pytest.mark.rule("R-M-002", "R-E-009")
@pytest.mark.parametrize(("seats", "tiles_in_all"), [(2, 125), (3, 144), (4, 163), (5, 182)])
def test_both_expansions_add_their_tiles(seats: int, tiles_in_all: int) -> None:
    table = laid_out(seats, exotic=True, xxl=True)
    assert table["main_pile"] + table["end_pile"] == tiles_in_all
    assert table["bank"] == 42 - 2 * seats


@pytest.mark.rule("R-E-009", "R-Z2-009")
def test_two_players_have_the_same_trucks_and_extensions_as_without() -> None:
    table = laid_out(2, exotic=True, xxl=True)
    assert [truck["places"] for truck in table["trucks"]] == [3, 2, 1]
    assert [zoo["unbuilt_extensions"] for zoo in table["zoos"]] == [2, 2]


@pytest.mark.rule("R-E-006")
def test_chance_says_which_jungle_species_leave() -> None:
    removed = {
        kind for seed in range(60) for kind in JUNGLE if kind not in laid_out(4, seed, exotic=True)["jungle_species"]
    }
    assert removed == set(JUNGLE)


@pytest.mark.rule("R-E-006")
def test_a_group_may_name_the_jungle_species_that_leave() -> None:
    table = laid_out(3, exotic=True, removed_jungle_species=["bat", "koala"])
    assert table["jungle_species"] == [kind for kind in JUNGLE if kind not in ("bat", "koala")]


@pytest.mark.rule("R-E-010", "R-E-011", "R-E-013")
def test_a_jungle_animal_goes_to_the_jungle_or_the_barn_and_nowhere_else() -> None:
    game = scenario(exotic=True).trucks("koala").turn(0).play("take-1")
    assert game.options == ["koala@jungle", "koala@barn"]
    assert [game.why_not(f"koala@{place}") for place in ("E5", "E4", "E6")] == [["jungle_animal"]] * 3


@pytest.mark.rule("R-E-011")
@pytest.mark.parametrize("tile", ["panda", "panda-male", "stall_a"])
def test_nothing_else_goes_to_the_jungle(tile: str) -> None:
    game = scenario(exotic=True).trucks(tile).turn(0).play("take-1")
    assert game.why_not(f"{tile}@jungle") == ["only_jungle_animals"]


@pytest.mark.rule("R-E-012")
def test_a_jungle_takes_a_second_animal_of_one_of_its_three_species() -> None:
    game = scenario(exotic=True).seat(0, jungle="koala bat macaw").trucks("koala").turn(0).play("take-1")
    assert game.offers("koala@jungle")


@pytest.mark.rule("R-E-012", "R-E-013")
def test_a_jungle_takes_no_fourth_species() -> None:
    game = scenario(exotic=True).seat(0, jungle="koala bat macaw").trucks("baboon panda").turn(0).play("take-1")
    assert game.zoo(0).barn == ["baboon"]


@pytest.mark.rule("R-E-014")
def test_a_full_jungle_takes_nothing() -> None:
    full = "2 koala 2 bat macaw"
    game = scenario(exotic=True).seat(0, jungle=full, barn="macaw").trucks("coin").turn(0)
    assert game.obstacles("move-macaw@barn>jungle") == ["jungle_full spaces=5"]


@pytest.mark.rule("R-E-015")
def test_jungle_animals_have_no_offspring_and_fill_nothing() -> None:
    game = scenario(exotic=True).seat(0, jungle="2 koala 2 bat", money=0).trucks("macaw").turn(0)
    game.play("take-1", "macaw@jungle", "walk-red@OP2")
    assert (game.zoo(0).jungle, game.zoo(0).money) == (tiles("2 koala 2 bat macaw"), 0)


@pytest.mark.rule("R-E-037")
def test_a_jungle_animal_can_be_moved_bought_and_discarded() -> None:
    game = scenario(exotic=True).seat(0, barn="koala").seat(1, barn="bat").trucks("coin").turn(0)
    wanted = {"move-koala@barn>jungle", "discard-koala", "buy-bat@1"}
    assert wanted <= set(game.options)


@pytest.mark.rule("R-E-037")
def test_a_discarded_jungle_animal_leaves_the_game() -> None:
    game = scenario(exotic=True).seat(0, barn="2 koala", money=2).trucks("coin").turn(0).play("discard-koala")
    assert (game.zoo(0).barn, game.out_of_game, game.zoo(0).money) == (["koala"], ["koala"], 0)


@pytest.mark.rule("R-Z2-008", "R-E-009")
def test_with_two_players_what_the_third_truck_carries_moves_nobody() -> None:
    table = scenario(2, exotic=True).seat(0, visitors="red1").seat(1, visitors="red1")
    game = table.trucks("koala stall_a", "coin", "taken by 1").turn(0).play("take-2")
    assert game.out_of_game == tiles("koala stall_a")
    assert [game.zoo(seat).visitors for seat in (0, 1)] == [{"red": [1]}] * 2


@pytest.mark.rule("R-E-013", "R-Z-042")
def test_a_bought_jungle_animal_goes_to_the_barn_where_the_jungle_is_full() -> None:
    table = scenario(exotic=True).seat(0, jungle="2 koala 2 bat macaw", money=2).seat(1, barn="macaw")
    assert table.trucks("coin").turn(0).play("buy-macaw@1").zoo(0).barn == ["macaw"]


@pytest.mark.rule("R-E-037")
def test_a_jungle_animal_cannot_be_exchanged() -> None:
    game = scenario(exotic=True).seat(0, barn="2 koala", E4="panda").trucks("coin").turn(0)
    assert not any(key.startswith("exchange") for key in game.options)


@pytest.mark.rule("R-E-038")
def test_in_an_exchange_with_the_barn_jungle_animals_and_stalls_stay() -> None:
    game = scenario(exotic=True).seat(0, barn="2 koala stall_a 2 zebra", E4="panda").trucks("coin").turn(0)
    game.play("exchange-E4/barn.zebra")
    assert game.zoo(0).barn == tiles("2 koala stall_a panda")


@pytest.mark.rule("R-E-037")
@pytest.mark.parametrize("target", ["barn", "E5"])
def test_a_jungle_animal_never_leaves_the_jungle(target: str) -> None:
    game = scenario(exotic=True).seat(0, jungle="koala").trucks("coin").turn(0)
    assert game.why_not(f"move-koala@jungle>{target}") == ["jungle_stays"]


@pytest.mark.rule("R-E-011")
def test_a_move_takes_no_jungle_animal_to_an_enclosure_and_no_other_to_the_jungle() -> None:
    game = scenario(exotic=True).seat(0, barn="koala panda").trucks("coin").turn(0)
    assert game.why_not("move-koala@barn>E4") == ["jungle_animal"]
    assert game.why_not("move-panda@barn>jungle") == ["only_jungle_animals"]


@pytest.mark.rule("R-E-042", "R-E-043")
def test_jungle_animals_cost_points_in_the_barn_and_score_nothing_in_the_jungle() -> None:
    game = scenario(exotic=True).seat(0, jungle="koala bat", barn="2 macaw baboon 2 panda", visitors="").turn(0)
    assert game.points_for(0, "barn_species") == -6
    assert game.points(0) == -6


@pytest.mark.rule("R-X-032")
def test_a_jungle_cannot_be_donated() -> None:
    game = scenario(exotic=True, xxl=True).seat(0, jungle="2 koala 2 bat macaw", E4="4 zebra").trucks("coin").turn(0)
    assert [key for key in game.options if key.startswith("donate")] == ["donate-E4"]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("removed_jungle_species", ["bat", "koala"]),
        ("jungle_spaces", 6),
        ("stall_colours", "blue_green_white_red"),
        ("bought_tiles_walk", False),
        ("moved_jungle_walks", False),
        ("barn_jungle_walks", True),
    ],
)
def test_what_belongs_to_the_expansion_needs_it(option: str, value: Any) -> None:
    with pytest.raises(menagerie.BadRequest, match="needs the option exotic"):
        laid_out(3, **{option: value})


@pytest.mark.parametrize(
    ("option", "value"), [("jungle_spaces", 2), ("jungle_spaces", 7), ("removed_jungle_species", ["panda", "bat"])]
)
def test_other_values_are_refused(option: str, value: Any) -> None:
    with pytest.raises(menagerie.BadRequest):
        laid_out(3, exotic=True, **{option: value})
