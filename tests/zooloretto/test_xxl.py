"""The expansion XXL: more of everything, and animals that leave for a zoo elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from menagerie.games.zooloretto.figures import players_in_figures
from menagerie.games.zooloretto.table import ZoolorettoTable
from scenario import SPECIES, laid_out, scenario, tiles

FULL = {"E5": "5 panda", "E4": "4 zebra", "E6": "6 camel", "X1": "5 leopard"}


@pytest.mark.rule("R-X-001")
def test_without_the_expansion_nothing_is_donated() -> None:
    game = scenario().seat(0, money=2, **FULL).trucks("coin").turn(0)
    assert not any(key.startswith("donate") for key in game.options)
    assert "donation_tokens" not in game.view


@pytest.mark.rule("R-X-002", "R-X-004")
def test_six_animals_a_species_three_stalls_and_three_coins_are_added() -> None:
    animals = {f"{species}{kind}": n for species in SPECIES for kind, n in [("", 11), ("-male", 3), ("-female", 3)]}
    stalls = dict.fromkeys(["stall_a", "stall_b", "stall_c", "stall_d", "stall_e"], 3)
    assert laid_out(5, xxl=True)["unseen"] == {**animals, **stalls, "coin": 15}


@pytest.mark.rule("R-X-002", "R-X-003")
@pytest.mark.parametrize(("seats", "main_pile", "bank"), [(2, 100, 38), (3, 117, 36), (4, 134, 34), (5, 151, 32)])
def test_the_piles_and_the_bank_are_larger(seats: int, main_pile: int, bank: int) -> None:
    table = laid_out(seats, xxl=True)
    assert (table["main_pile"], table["end_pile"], table["bank"]) == (main_pile, 15, bank)


@pytest.mark.rule("R-X-002", "R-X-003")
def test_every_species_in_play_has_three_offspring() -> None:
    table = laid_out(3, xxl=True)
    assert table["offspring"] == dict.fromkeys(table["species"], 3)


@pytest.mark.rule("R-X-003")
def test_a_species_that_leaves_takes_its_added_tiles_along() -> None:
    unseen = laid_out(4, xxl=True, removed_species=["panda"])["unseen"]
    assert not any(tile.startswith("panda") for tile in unseen)


@pytest.mark.rule("R-X-004")
def test_a_group_may_play_the_added_animals_without_symbols() -> None:
    unseen = laid_out(5, xxl=True, xxl_symbols="plain")["unseen"]
    assert (unseen["panda"], unseen["panda-male"], unseen["panda-female"]) == (13, 2, 2)


@pytest.mark.rule("R-X-005", "R-X-033")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("split", "pile"),
    [
        ("3_3_4", [6, 6, 6, 5, 5, 5, 4, 4, 4, 4]),
        ("4_3_3", [6, 6, 6, 6, 5, 5, 5, 4, 4, 4]),
        ("2_3_5", [6, 6, 5, 5, 5, 4, 4, 4, 4, 4]),
    ],
)
def test_ten_tokens_lie_on_their_pile_the_best_on_top(seats: int, split: str, pile: list[int]) -> None:
    assert laid_out(seats, xxl=True, donation_tokens=split)["donation_tokens"] == pile


@pytest.mark.rule("R-X-010", "R-X-011")
def test_every_full_enclosure_can_be_donated_an_extension_too() -> None:
    game = scenario(xxl=True).seat(0, money=2, **FULL).trucks("coin").turn(0)
    assert [key for key in game.options if key.startswith("donate")] == [f"donate-{place}" for place in FULL]


@pytest.mark.rule("R-X-010")
def test_a_donation_is_the_whole_turn() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").trucks("coin").turn(0).play("donate-E4")
    assert game.asked == 1


@pytest.mark.rule("R-X-010")
def test_nobody_else_gets_the_animals() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").trucks("coin").turn(0).play("donate-E4")
    assert all(game.zoo(seat).animals(place) == [] for seat in (1, 2) for place in ("E5", "E4", "E6"))


@pytest.mark.rule("R-X-011")
@pytest.mark.parametrize(("place", "animals"), [("E5", "4 zebra"), ("E4", "3 zebra"), ("E6", "5 zebra"), ("E6", "")])
def test_an_enclosure_with_a_free_space_cannot_be_donated(place: str, animals: str) -> None:
    game = scenario(xxl=True).seat(0, money=2, **{place: animals}).trucks("coin").turn(0)
    assert game.why_not(f"donate-{place}") == ["not_full"]


@pytest.mark.rule("R-X-012")
def test_all_animals_leave_the_game_offspring_too() -> None:
    family = "zebra-male-bred zebra-female-bred zebra-offspring zebra"
    game = scenario(xxl=True).seat(0, E4=family).trucks("coin").turn(0).play("donate-E4")
    assert (game.zoo(0).animals("E4"), game.out_of_game) == ([], tiles(family))


@pytest.mark.rule("R-X-012")
def test_a_donated_offspring_does_not_return_to_the_supply() -> None:
    game = scenario(xxl=True).seat(0, E4="3 zebra zebra-offspring").trucks("coin").turn(0)
    before = game.supply("zebra")
    assert game.play("donate-E4").supply("zebra") == before


@pytest.mark.rule("R-X-012")
def test_the_empty_enclosure_takes_any_species() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").trucks("panda", "coin").turn(0)
    game.play("donate-E4", "take-2", "draw", "load-1", "take-1", "panda@E4")
    assert game.zoo(0).animals("E4") == ["panda"]


@pytest.mark.rule("R-X-013")
def test_the_player_takes_the_top_token() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").seat(1, donated="6 6").trucks("coin").turn(0).play("donate-E4")
    assert (game.view["zoos"][0]["donated"], game.view["donation_tokens"]) == ([6], [5, 5, 5, 4, 4, 4, 4])


@pytest.mark.rule("R-X-013", "R-X-030")
def test_later_donations_are_worth_less() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").seat(1, donated="6 6").seat(2, donated="6").trucks("coin").turn(0)
    assert game.play("donate-E4").points_for(0, "donations") == 5


@pytest.mark.rule("R-X-014")
def test_a_second_donation_is_possible_and_a_third_is_not() -> None:
    once = scenario(xxl=True).seat(0, E4="4 zebra", E5="5 panda", donated="6").trucks("coin").turn(0)
    assert once.offers("donate-E4")
    once.play("donate-E4", "draw", "load-1", "draw", "load-1")
    assert once.why_not("donate-E5") == ["donated_enough"]


@pytest.mark.rule("R-X-015")
def test_filling_the_enclosure_again_pays_again() -> None:
    pair = "panda-male panda-female panda"
    game = scenario(xxl=True).seat(0, E4="4 zebra", money=0).trucks(pair, "coin", "coin").turn(0)
    game.play("donate-E4", "take-2", "take-3", "panda-male@E4", "panda-female@E4", "panda@E4")
    assert (len(game.zoo(0).animals("E4")), game.zoo(0).money) == (4, 1)


@pytest.mark.rule("R-X-015", "R-X-014")
def test_the_same_enclosure_may_be_donated_twice() -> None:
    pair = "panda-male panda-female panda"
    game = scenario(xxl=True).seat(0, E4="4 zebra", money=0).trucks(pair, "coin", "coin").turn(0)
    game.play("donate-E4", "take-2", "take-3", "panda-male@E4", "panda-female@E4", "panda@E4", "donate-E4")
    assert (game.zoo(0).animals("E4"), game.points_for(0, "donations")) == ([], 12)


@pytest.mark.rule("R-X-012", "R-X-019")
def test_parents_that_were_donated_leave_the_rest_of_the_offspring_to_others() -> None:
    family = "panda-male-bred panda-female-bred panda-offspring panda"
    game = scenario(xxl=True).seat(0, E4=family).trucks("panda-male panda-female", "coin", "coin").turn(0)
    before = game.supply("panda")
    game.play("donate-E4", "take-2", "take-3", "take-1", "panda-male@E4", "panda-female@E4")
    assert game.zoo(0).animals("E4") == tiles("panda-male-bred panda-female-bred panda-offspring")
    assert game.supply("panda") == before - 1


@pytest.mark.rule("R-X-016")
def test_donating_costs_nothing_and_leaves_the_stalls() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra stall_a stall_e", money=0).trucks("coin").turn(0).play("donate-E4")
    assert (game.zoo(0).money, game.zoo(0).stalls("E4")) == (0, ["stall_a", "stall_e"])


@pytest.mark.rule("R-X-016")
def test_whoever_has_a_truck_cannot_donate_in_this_round() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").trucks("taken by 0", "coin", "coin").turn(1).play("take-2")
    assert game.asked == 2


@pytest.mark.rule("R-X-017")
def test_with_no_token_left_nobody_donates() -> None:
    five = scenario(5, xxl=True).trucks("coin")
    for seat, tokens in enumerate(["6 6", "6 5", "5 5", "4 4"], start=1):
        five.seat(seat, donated=tokens)
    assert five.seat(0, E4="4 zebra", donated="4 4").turn(0).why_not("donate-E4") == ["donated_enough"]
    with_one_left = scenario(xxl=True).seat(0, E4="4 zebra").seat(1, E4="4 panda")
    game = with_one_left.seat(2, donated="6 6 6 5 5 5 4 4 4").trucks("coin").turn(0).play("donate-E4")
    assert game.why_not("donate-E4") == ["no_donation_token"]


@pytest.mark.rule("R-X-018")
def test_the_last_player_without_a_truck_may_donate_and_go_on() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").trucks("coin", "taken by 1", "taken by 2").turn(0)
    assert game.play("donate-E4").asked == 0


@pytest.mark.rule("R-X-018")
def test_a_donation_is_possible_in_the_last_round() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").trucks("coin").last_round().turn(0)
    assert game.offers("donate-E4")


@pytest.mark.rule("R-X-019")
def test_a_species_can_have_three_births() -> None:
    pair, bred = "panda-male panda-female", "panda-male-bred panda-female-bred"
    game = scenario(xxl=True).seat(0, E4=f"{bred} {bred}", E5="zebra").trucks(pair).turn(0)
    game.play("take-1", "panda-female@E6", "panda-male@E6")
    assert game.zoo(0).animals("E6") == tiles(f"{bred} panda-offspring")


@pytest.mark.rule("R-X-031")
def test_the_new_stall_scores_on_a_space_and_costs_in_the_barn() -> None:
    game = scenario(xxl=True).seat(0, E4="stall_a stall_e", barn="stall_e").trucks("coin").turn(0)
    assert (game.points_for(0, "stalls"), game.points_for(0, "barn_stalls")) == (4, -2)


def test_the_journal_tells_what_was_donated() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").trucks("coin").turn(0).play("donate-E4")
    assert game.events == ["donated player=0 species=zebra place=E4 points=6"]


def test_a_donation_can_be_taken_back() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").trucks("coin").turn(0)
    before = game.view
    assert game.play("donate-E4").undo().view == before


@pytest.mark.parametrize(("option", "value"), [("donation_tokens", "2_3_5"), ("xxl_symbols", "plain")])
def test_what_belongs_to_the_expansion_needs_it(option: str, value: Any) -> None:
    with pytest.raises(menagerie.BadRequest, match="needs the option xxl"):
        laid_out(3, **{option: value})


def test_a_donation_counts_as_a_turn_in_the_figures() -> None:
    game = scenario(xxl=True).seat(0, E4="4 zebra").trucks("coin").turn(0).play("donate-E4").game
    table = game.table
    assert isinstance(table, ZoolorettoTable)
    mine, *_ = players_in_figures(table, game.journal)
    assert (mine["turns"], mine["donations"]) == (1, 1)
