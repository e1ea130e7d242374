"""What a group may choose where the printed rules are silent: each option with each of its values."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from scenario import SPECIES, laid_out, scenario

if TYPE_CHECKING:
    from menagerie.kernel.options import Option


@pytest.mark.rule("R-Z-003")
@pytest.mark.parametrize("species", SPECIES)
def test_a_group_may_name_the_species_that_leaves(species: str) -> None:
    assert laid_out(4, removed_species=[species])["species"] == [kind for kind in SPECIES if kind != species]


@pytest.mark.rule("R-Z-003", "R-Z-002", "R-Z2-003")
@pytest.mark.parametrize(("seats", "removed"), [(2, 3), (3, 2), (5, 0)])
def test_as_many_species_are_named_as_the_number_of_players_asks_for(seats: int, removed: int) -> None:
    for species in combinations(SPECIES, removed):
        in_play = laid_out(seats, removed_species=list(species))["species"]
        assert in_play == [kind for kind in SPECIES if kind not in species]


@pytest.mark.rule("R-Z-003")
@pytest.mark.parametrize("value", [[], ["panda"], ["panda", "panda"], ["panda", "yeti"], "panda", 2, None])
def test_too_few_equal_or_unknown_species_are_refused(value: Any) -> None:
    with pytest.raises(menagerie.BadRequest):
        laid_out(3, removed_species=value)


@pytest.mark.rule("R-Z-003")
def test_named_species_have_no_offspring_in_the_supply() -> None:
    assert "panda" not in laid_out(4, removed_species=["panda"])["offspring"]


@pytest.mark.rule("R-Z-009")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_group_may_name_the_first_player(seat: int) -> None:
    assert {laid_out(3, seed, first_player=seat)["current"] for seed in range(10)} == {seat}


@pytest.mark.rule("R-Z-009")
def test_the_first_player_may_be_left_to_chance() -> None:
    assert {laid_out(5, seed, first_player="random")["current"] for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("R-Z-009")
@pytest.mark.parametrize("value", [3, -1, True, "youngest", None])
def test_a_first_player_who_is_not_at_the_table_is_refused(value: Any) -> None:
    with pytest.raises(menagerie.BadRequest):
        laid_out(3, first_player=value)


@pytest.mark.rule("R-Z-031")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_group_decides_whether_a_stall_may_leave_the_barn_by_a_move(allowed: bool) -> None:
    game = scenario(stalls_leave_barn=allowed).seat(0, barn="stall_a").turn(0)
    assert game.offers("move-stall_a@barn>E5") is allowed


@pytest.mark.rule("R-Z-031")
def test_where_stalls_stay_in_the_barn_others_may_still_buy_them() -> None:
    game = scenario(stalls_leave_barn=False).seat(1, barn="stall_a").turn(0)
    assert game.play("buy-stall_a@1", "stall_a@E5").zoo(0).stalls("E5") == ["stall_a"]


@pytest.mark.rule("R-Z-063")
@pytest.mark.parametrize(("value", "paid"), [("pays_the_rest", 1), ("pays_nothing", 0)])
def test_a_group_decides_what_a_bank_with_too_little_does(value: str, paid: int) -> None:
    game = scenario(short_bank=value).seat(0, E5="4 camel", money=0).trucks("camel").bank(1).turn(0)
    assert game.play("take-1", "camel@E5").zoo(0).money == paid


@pytest.mark.rule("R-Z-063")
@pytest.mark.parametrize("value", ["pays_the_rest", "pays_nothing"])
def test_a_bank_with_just_enough_pays_in_full(value: str) -> None:
    game = scenario(short_bank=value).seat(0, E5="4 camel", money=0).trucks("camel").bank(2).turn(0)
    assert game.play("take-1", "camel@E5").zoo(0).money == 2


@pytest.mark.rule("R-Z-065")
@pytest.mark.parametrize("coins", [0, 1, 2])
def test_a_group_decides_what_the_extension_pays(coins: int) -> None:
    game = scenario(extension_bonus=coins).seat(0, X1="4 camel", money=0).trucks("camel").turn(0)
    assert game.play("take-1", "camel@X1").zoo(0).money == coins


@pytest.mark.rule("R-Z-065")
def test_the_extension_bonus_changes_no_other_enclosure() -> None:
    game = scenario(extension_bonus=0).seat(0, E5="4 camel", money=0).trucks("camel").turn(0)
    assert game.play("take-1", "camel@E5").zoo(0).money == 2


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("stalls_leave_barn", "yes"),
        ("short_bank", "pays"),
        ("extension_bonus", 3),
        ("extension_bonus", -1),
        ("barn", 12),
    ],
)
def test_unknown_options_and_values_are_refused(option: str, value: Any) -> None:
    with pytest.raises(menagerie.BadRequest):
        menagerie.new_game("zooloretto", seats=3, options={option: value})


@pytest.mark.parametrize("option", menagerie.rules_of("zooloretto").options, ids=lambda option: option.name)
def test_the_written_rules_name_every_option(option: Option) -> None:
    rules = Path(__file__).parents[2] / "docs" / "rules" / "zooloretto.md"
    assert f"Option `{option.name}`" in rules.read_text(encoding="utf-8")
