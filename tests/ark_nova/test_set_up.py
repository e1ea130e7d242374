"""The table before the first turn: what is laid out, dealt and chosen."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import EXTRA_MAPS, Play, row_with, scenario
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.errors import MenagerieError
from menagerie.kernel.game import new_game

ADVANCED = {"1", "2", "3", "4", "5", "6", "7", "8"}
SEEDS = range(12)


def fresh(seats: int = 2, seed: int = 0, **options: Any) -> Play:
    """Set up a new game; its players are about to choose maps or hands."""
    return Play(new_game(RULES, seats, seed, options))


def with_hands(game: Play) -> Play:
    """Let everybody keep the first cards offered."""
    while game.prompt == "starting_hand":
        game.play(game.options[0])
    return game


# --- the table ---


@pytest.mark.rule("R-A-053")
def test_the_first_player_is_random() -> None:
    assert {fresh(3, seed).table["first"] for seed in SEEDS} == {0, 1, 2}


@pytest.mark.rule("R-A-053")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = with_hands(fresh(3, first_player=2))
    seats = []
    for _ in range(4):
        seats.append(game.asked)
        game.play("x-animals")
    assert seats == [2, 0, 1, 2]


@pytest.mark.rule("R-A-053")
def test_five_cannot_play() -> None:
    with pytest.raises(MenagerieError):
        fresh(5)


@pytest.mark.rule("R-A-054", "R-A-058", "R-A-066", "R-A-078")
def test_the_printed_example_for_three_players() -> None:
    game = fresh(3, first_player=0)  # V-A-001
    table = game.table
    assert (table["break"]["of"] - table["break"]["steps"], len(table["base_projects"])) == (12, 3)
    assert [game[seat]["appeal"] for seat in range(3)] == [0, 1, 2]
    assert all(entry["cubes"] == [None, None, None] for entry in table["base_projects"])


@pytest.mark.rule("R-A-054")
@pytest.mark.parametrize(("seats", "steps"), [(2, 9), (3, 12), (4, 15)])
def test_the_break_is_so_many_steps_away(seats: int, steps: int) -> None:
    track = fresh(seats).table["break"]
    assert track["of"] - track["steps"] == steps


@pytest.mark.rule("R-A-055")
def test_two_of_nine_bonus_tiles_lie_beside_conservation_5_and_two_beside_8() -> None:
    dealt = [fresh(2, seed).table["bonus_tiles"] for seed in range(40)]
    assert all({space: len(tiles) for space, tiles in tiles.items()} == {"5": 2, "8": 2} for tiles in dealt)
    assert all(len({*tiles["5"], *tiles["8"]}) == 4 for tiles in dealt)
    assert len({tile for tiles in dealt for tile in tiles["5"]}) == 9


@pytest.mark.rule("R-A-056", "R-A-064")
def test_the_display_is_hidden_until_all_have_chosen_their_hands() -> None:
    game = fresh()
    for _ in range(7):
        game.play(game.options[0])
    assert game.table["display"] == [None] * 6
    assert None not in game.play(game.options[0]).table["display"]


@pytest.mark.rule("R-A-056")
def test_deck_and_display_are_shuffled() -> None:
    assert len({tuple(with_hands(fresh(2, seed)).table["display"]) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("R-A-057")
def test_each_partner_zoo_and_each_university_lies_on_the_board_once() -> None:
    table = fresh().table
    assert table["partner_zoos"] == ["africa", "americas", "asia", "australia", "europe"]
    assert sorted(table["universities"]) == ["double_research", "hand_limit", "research_reputation"]


@pytest.mark.rule("R-A-058")
@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 3), (4, 4)])
def test_so_many_random_base_projects_are_laid_out(seats: int, number: int) -> None:
    tables = [fresh(seats, seed).table for seed in range(40)]
    assert {(len(table["base_projects"]), table["base_pile"]) for table in tables} == {(number, 12 - number)}
    assert len({entry["project"] for table in tables for entry in table["base_projects"]}) == 12


@pytest.mark.rule("R-A-059")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_two_players_a_level_of_each_base_project_is_blocked(seats: int) -> None:
    cubes = [entry["cubes"] for entry in fresh(seats).table["base_projects"]]
    blocked = [[-1, None, None], [None, -1, None], [None, None, -1]]
    assert cubes == (blocked if seats == 2 else [[None, None, None]] * len(cubes))


@pytest.mark.rule("R-A-060")
@pytest.mark.parametrize(
    ("seats", "prices"),
    [(2, [2, 5, 7, 10, 12, 12]), (3, [2, 5, 5, 7, 7, 10, 10, 12]), (4, [2, 5, 5, 7, 7, 10, 10, 12])],
)
def test_with_two_players_three_donations_are_blocked(seats: int, prices: list[int]) -> None:
    paid = [scenario(seats).set(donations=made).turn(0).table["donation_cost"] for made in range(len(prices))]
    assert paid == prices


@pytest.mark.rule("R-A-061", "R-A-059")
def test_a_blocked_level_cannot_be_supported() -> None:
    icons = {"animals": "cheetah lion leopard caracal", "partner_zoos": "africa"}  # V-A-141
    table = scenario().base_projects("africa@1:-1", "americas@2:-1", "asia@3:-1")
    game = table.seat(0, row=row_with("association", 5), **icons).turn(0).play("association", "project")
    assert game.options == ["africa-2", "africa-3"]
    assert game.why_not("africa-1") == ["level_taken"]


# --- the players ---


@pytest.mark.rule("R-A-062")
def test_everybody_draws_two_final_scoring_cards() -> None:
    game = fresh(4)
    drawn = [card for seat in range(4) for card in game[seat]["final_cards"]]
    assert (len(drawn), len({*drawn}), game.table["final_pile"]) == (8, 8, 3)


@pytest.mark.rule("R-A-063")
def test_everybody_keeps_four_of_eight_cards_and_discards_the_others() -> None:
    game = fresh(2)
    dealt = [game[seat]["looking_at"] for seat in range(2)]
    with_hands(game)
    assert [game[seat]["hand"] for seat in range(2)] == [cards[:4] for cards in dealt]
    assert sorted(game.saved["discard"]) == sorted(dealt[0][4:] + dealt[1][4:])
    assert game.table["deck"] == 212 - 16 - 6


@pytest.mark.rule("R-A-063")
def test_nobody_sees_which_cards_another_one_keeps() -> None:
    game = fresh(2)
    game.play(game.options[0])
    shown = game.game.view(1)["zoos"][0]
    assert (shown["hand"], shown["looking_at"], shown["hand_size"]) == ([], [], 8)


@pytest.mark.rule("R-A-064")
def test_hands_are_chosen_knowing_maps_projects_and_final_scoring_cards() -> None:
    game = fresh(2)
    assert (game.prompt, game[0]["map"], len(game.table["base_projects"])) == ("starting_hand", "a", 3)
    assert None not in game[0]["final_cards"]


@pytest.mark.rule("R-A-065", "R-A-067", "R-A-068", "R-A-069", "R-A-048")
def test_everybody_begins_with_the_same_figures() -> None:
    start = {"money": 25, "x_tokens": 0, "conservation": 0, "reputation": 1, "workers": 1, "reserve_workers": 3}
    game = fresh(3)
    for seat in range(3):
        assert {name: game[seat][name] for name in start} == start
        assert game[seat]["left_edge"] == [True] * 7


@pytest.mark.rule("R-A-066")
def test_appeal_begins_at_0_1_2_and_3_in_the_order_of_play() -> None:
    game = fresh(4, first_player=2)
    assert [game[seat]["appeal"] for seat in (2, 3, 0, 1)] == [0, 1, 2, 3]


@pytest.mark.rule("R-A-070")
def test_animals_begins_in_slot_1_and_the_other_cards_anywhere_all_on_side_1() -> None:
    games = [fresh(2, seed) for seed in range(30)]
    rows = [game.row(seat) for game in games for seat in range(2)]
    assert {row[0] for row in rows} == {"animals"}
    assert [{row[slot] for row in rows} for slot in range(1, 5)] == [{"association", "build", "cards", "sponsors"}] * 4
    assert {entry["side"] for entry in games[0][0]["row"]} == {1}


# --- maps ---


@pytest.mark.rule("R-A-071")
def test_on_map_a_an_empty_enclosure_and_a_kiosk_stand_before_the_first_turn() -> None:
    game = with_hands(fresh(3))
    for seat in range(3):
        standing = {(b["kind"], "-".join(b["spaces"]), b["cubes"]) for b in game[seat]["buildings"]}
        assert standing == {("kiosk", "a4", 0), ("size_3", "a5-a6-b6", 0)}


@pytest.mark.rule("R-A-072")
def test_on_map_a_the_first_building_stands_beside_those_of_the_start() -> None:
    game = scenario(map="a").seat(0, row=row_with("build", 5)).turn(0).play("build", "size_1")
    assert game.options == ["a3", "b4", "b5", "c5"]  # b7 and c6 beside the enclosure are rock and water
    assert game.why_not("i3") == ["not_adjacent"]


@pytest.mark.rule("R-A-073")
def test_on_map_0_nothing_stands_at_the_start() -> None:
    assert with_hands(fresh(2, maps="0"))[0]["buildings"] == []


@pytest.mark.rule("R-A-074", "R-A-076")
def test_everybody_keeps_one_of_two_maps() -> None:
    game = fresh(3, maps="one_of_two")
    offers = [game[seat]["map_offers"] for seat in range(3)]
    assert len({name for offer in offers for name in offer} & ADVANCED) == 6
    for offer in offers:
        game.play(offer[1])
    assert [game[seat]["map"] for seat in range(3)] == [offer[1] for offer in offers]
    assert [game[seat]["map_offers"] for seat in range(3)] == [[], [], []]


@pytest.mark.rule("R-A-074")
def test_the_two_maps_are_random() -> None:
    dealt = [fresh(4, seed, maps="one_of_two")[0]["map_offers"] for seed in range(30)]
    assert {name for offer in dealt for name in offer} == ADVANCED


@pytest.mark.rule("R-A-074")
def test_a_group_may_choose_from_the_maps_of_the_map_packs_too() -> None:
    dealt = [fresh(4, seed, maps="one_of_two", map_set="all")[0]["map_offers"] for seed in range(60)]
    assert {name for offer in dealt for name in offer} >= ADVANCED | set(EXTRA_MAPS)


@pytest.mark.rule("R-A-075", "R-A-076")
def test_one_map_more_than_players_is_laid_out_and_the_first_player_chooses_last() -> None:
    game = fresh(3, maps="draft", first_player=1)
    laid_out = game.options
    assert (len(laid_out), {*laid_out} <= ADVANCED) == (4, True)
    asked = []
    while game.prompt == "map":
        asked.append(game.asked)
        game.play(game.options[-1])
    assert asked == [0, 2, 1]
    assert [game[seat]["map"] for seat in (0, 2, 1)] == laid_out[:0:-1]
    assert [game[seat]["map_offers"] for seat in range(3)] == [[], [], []]


@pytest.mark.rule("R-A-077")
def test_players_may_use_maps_of_different_difficulty() -> None:
    game = with_hands(fresh(3, maps=["a", "0", "6"]))
    assert [game[seat]["map"] for seat in range(3)] == ["a", "0", "6"]
    assert [len(game[seat]["buildings"]) for seat in range(3)] == [2, 0, 0]


@pytest.mark.rule("R-A-078")
@pytest.mark.parametrize(("seats", "most"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("missing", [0, 1])
def test_the_row_above_the_board_has_so_many_places(seats: int, most: int, missing: int) -> None:
    row = ["savanna", "jungle", "sea_cave", "bamboo_forest"][: most - missing]
    table = scenario(seats).projects(*row).seat(0, row=row_with("association", 5), hand="research")
    game = table.seat(0, universities="double_research").turn(0).play("association", "project", "left-6")
    assert [entry["project"] for entry in game.table["projects"]] == ["research", *row][:most]
