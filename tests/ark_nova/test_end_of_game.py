"""The end of the game: when it comes, who still has a turn, and who wins."""

from __future__ import annotations

import pytest

from ark_nova.scenario import Play, Scenario, row_with, scenario
from menagerie.games.ark_nova.final_scoring import target

FINALS = ("large_animal_zoo small_animal_zoo", "research_zoo architectural_zoo", "conservation_zoo naturalists_zoo")
LAST_STEP = {2: 8, 3: 11}  # from where one step of the break token calls a break


def pass_turns(game: Play, turns: int = 1) -> Play:
    """Let players take X-tokens, one after the other."""
    for _ in range(turns):
        game.play("x-animals")
    return game


def without_final_cards(seats: int = 2) -> Scenario:
    """Lay a table where nobody has a final scoring card any more: only the tracks count."""
    return scenario(seats).set(discarded_final_card=True)


def last_turn(table: Scenario, seat: int = 0) -> Play:
    """Let a seat take the very last turn of the game."""
    return pass_turns(table.set(turns_left=1).turn(seat))


# --- the trigger ---


@pytest.mark.rule("R-A-329", "R-A-331")
@pytest.mark.parametrize(("appeal", "ends"), [(63, False), (64, True), (66, True), (67, True), (90, True)])
def test_the_end_is_triggered_when_the_markers_meet_or_have_passed(appeal: int, ends: bool) -> None:
    # V-A-015: 64 appeal and 20 conservation points are in the same scoring area
    game = pass_turns(without_final_cards().seat(0, appeal=appeal, conservation=20).turn(0))
    assert (game.table["turns_left"] is not None) == ends


@pytest.mark.rule("R-A-329")
def test_markers_that_meet_during_the_turn_are_checked_when_it_ends() -> None:
    table = without_final_cards(3).seat(0, appeal=63, conservation=20, row=row_with("build", 5), side_2="build")
    game = table.turn(0).play("build", "pavilion", "e6")
    assert (game[0]["appeal"], game.table["turns_left"], game.asked) == (64, None, 0)
    assert game.play("none").table["turns_left"] == 2


@pytest.mark.rule("R-A-330", "R-A-331")
@pytest.mark.parametrize(
    ("conservation", "lowest"),
    [(0, 114), (1, 112), (5, 104), (10, 94), (11, 91), (16, 76), (18, 70), (20, 64), (41, 1)],
)
def test_a_scoring_area_begins_with_this_appeal(conservation: int, lowest: int) -> None:
    # V-A-170
    assert target(conservation) == lowest


@pytest.mark.rule("R-A-330")
def test_a_scoring_area_has_two_spaces_up_to_10_and_three_beyond() -> None:
    areas = [target(conservation - 1) - target(conservation) for conservation in range(1, 42)]
    assert areas == [2] * 10 + [3] * 31


@pytest.mark.rule("R-A-332")
def test_at_the_end_of_a_turn_only_the_markers_of_its_player_count() -> None:
    game = pass_turns(without_final_cards(3).seat(1, appeal=113, conservation=20).turn(0))
    assert game.table["turns_left"] is None


@pytest.mark.rule("R-A-332")
def test_markers_that_met_before_trigger_the_end_with_the_own_turn() -> None:
    game = pass_turns(without_final_cards(3).seat(1, appeal=113, conservation=20).turn(0), 2)
    assert (game.table["turns_left"], game.asked) == (2, 2)


# --- the last turns ---


@pytest.mark.rule("R-A-333")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_player_takes_one_more_turn(seats: int) -> None:
    game = pass_turns(without_final_cards(seats).seat(1, appeal=113, conservation=20).turn(1))
    turns = []
    while game.asked is not None:
        turns.append(game.asked)
        pass_turns(game)
    assert turns == [(2 + step) % seats for step in range(seats - 1)]


def meeting_in_a_break(seats: int, meets: int, caller: int) -> Play:
    """The conservation income of one seat lets its markers meet in a break that another one calls."""
    table = without_final_cards(seats).set(steps=LAST_STEP[seats])
    table.seat(meets, appeal=62, conservation=20, left_edge=[4]).seat(caller, row=row_with("cards", 2))
    return table.turn(caller).play("cards")


@pytest.mark.rule("R-A-329", "R-A-334", "R-A-331")
def test_markers_that_meet_in_a_break_give_everybody_one_more_turn() -> None:
    # V-A-101, with the income of the left edge
    game = meeting_in_a_break(3, meets=0, caller=1)
    turns = []
    while game.asked is not None:
        turns.append(game.asked)
        pass_turns(game)
    assert (game[0]["conservation"], turns) == (21, [2, 0, 1])


@pytest.mark.rule("R-A-334", "R-A-333")
def test_the_turn_that_called_the_break_counts_for_nothing_when_the_income_of_its_player_ends_the_game() -> None:
    game = meeting_in_a_break(2, meets=0, caller=0)
    assert (game.table["turns_left"], game.asked) == (2, 1)


@pytest.mark.rule("R-A-334")
def test_two_players_whose_markers_meet_in_one_break_give_one_more_turn_each() -> None:
    table = without_final_cards().set(steps=8)
    for seat in (0, 1):
        table.seat(seat, appeal=62, conservation=20, left_edge=[4], row=row_with("cards", 2))
    assert table.turn(0).play("cards").table["turns_left"] == 2


@pytest.mark.rule("R-A-333", "R-A-335")
def test_a_break_called_by_the_triggering_turn_is_held_and_gives_no_more_turns() -> None:
    # V-A-102
    table = without_final_cards(3).set(steps=LAST_STEP[3]).seat(0, appeal=90, conservation=20, row=row_with("cards", 2))
    game = table.turn(0).play("cards")
    assert (len(game.events("break_over")), game.table["turns_left"], game.asked) == (1, 2, 1)
    assert pass_turns(game, 2).asked is None


@pytest.mark.rule("R-A-335")
def test_a_break_in_the_last_turns_is_held() -> None:
    table = without_final_cards(3).set(steps=LAST_STEP[3], turns_left=2).seat(0, row=row_with("cards", 2))
    game = table.turn(0).play("cards")
    assert (len(game.events("break_over")), game.table["turns_left"], game.asked) == (1, 1, 1)


@pytest.mark.rule("R-A-335", "R-A-334")
def test_markers_that_meet_in_a_break_of_the_last_turns_give_no_more_turns() -> None:
    table = without_final_cards(3).set(steps=LAST_STEP[3], turns_left=2).seat(0, row=row_with("cards", 2))
    game = table.seat(2, appeal=113, conservation=20).turn(0).play("cards")
    assert game.table["turns_left"] == 1


@pytest.mark.rule("R-A-336")
def test_after_the_last_turn_no_break_is_held() -> None:
    # V-A-104
    table = without_final_cards().set(steps=8, turns_left=1).seat(0, row=row_with("cards", 2), money=10)
    game = table.turn(0).play("cards")
    assert (game.asked, game[0]["x_tokens"], game[0]["money"]) == (None, 1, 10)


@pytest.mark.rule("R-A-337")
def test_the_end_comes_even_if_the_markers_separate_again() -> None:
    game = without_final_cards(3).set(turns_left=2).seat(0, appeal=10).turn(1)
    assert pass_turns(game, 2).asked is None


# --- final scoring ---


@pytest.mark.rule("R-A-338")
def test_if_nobody_reached_10_everybody_discards_a_final_scoring_card() -> None:
    table = scenario(3)
    for seat, cards in enumerate(FINALS):
        table.seat(seat, final_cards=cards)
    game = last_turn(table, seat=1)
    assert (game.prompt, game.asked) == ("discard_final", 2)
    game.play("conservation_zoo", "small_animal_zoo", "research_zoo")
    assert game.asked is None
    assert [game[seat]["final_cards"] for seat in range(3)] == [
        ["large_animal_zoo"],
        ["architectural_zoo"],
        ["naturalists_zoo"],
    ]


@pytest.mark.rule("R-A-338")
def test_once_somebody_reached_10_nobody_discards_again() -> None:
    table = without_final_cards().seat(0, final_cards="large_animal_zoo").seat(1, final_cards="research_zoo")
    game = last_turn(table)
    assert (game.asked, game[0]["final_cards"]) == (None, ["large_animal_zoo"])


@pytest.mark.rule("R-A-338")
def test_a_discarded_final_scoring_card_lies_under_the_pile() -> None:
    table = scenario().seat(0, final_cards=FINALS[0]).seat(1, final_cards=FINALS[1])
    game = last_turn(table).play("research_zoo", "large_animal_zoo")
    assert game.saved["final_pile"][:2] == ["large_animal_zoo", "research_zoo"]  # the next card is the last


# --- victory ---


@pytest.mark.rule("R-A-343", "R-A-344", "R-A-345")
def test_red_wins_the_printed_example() -> None:
    # V-A-017
    game = last_turn(without_final_cards().seat(0, conservation=16, appeal=72).seat(1, conservation=18, appeal=79))
    assert (game.game.scores(), game.game.winners()) == ([-4, 9], [1])


@pytest.mark.rule("R-A-343")
@pytest.mark.parametrize(
    ("conservation", "appeal", "points"), [(22, 54, -4), (23, 64, 9), (0, 20, -94), (41, 113, 112)]
)
def test_victory_points_are_appeal_beyond_the_scoring_area(conservation: int, appeal: int, points: int) -> None:
    # V-A-018
    game = without_final_cards().seat(0, conservation=conservation, appeal=appeal).turn(0)
    assert (game[0]["victory_points"], game.game.scores()[0]) == (points, points)


@pytest.mark.rule("R-A-345", "R-A-344")
def test_the_highest_points_win_even_below_zero() -> None:
    game = last_turn(without_final_cards().seat(0, appeal=30).seat(1, appeal=20))
    assert (game.game.scores(), game.game.winners()) == ([-84, -94], [0])


@pytest.mark.rule("R-A-345", "R-A-346")
def test_more_supported_projects_do_not_win_against_more_points() -> None:
    game = last_turn(without_final_cards().seat(0, appeal=30, left_edge=[1, 2, 3]).seat(1, appeal=31))
    assert game.game.winners() == [1]


@pytest.mark.rule("R-A-346", "R-A-347")
@pytest.mark.parametrize(("supported", "winners"), [([1, 2, 3, 4], [0]), ([1, 2, 3, 4, 5], [0, 1])])
def test_among_equals_more_supported_projects_win_or_the_victory_is_shared(
    supported: list[int], winners: list[int]
) -> None:
    # V-A-105
    table = without_final_cards().seat(0, conservation=20, appeal=76, left_edge=[3, 4, 5, 6, 7])
    game = last_turn(table.seat(1, conservation=18, appeal=82, left_edge=supported))
    assert (game.game.scores(), game.game.winners()) == ([12, 12], winners)


@pytest.mark.rule("R-A-345")
def test_nobody_has_won_before_the_game_is_over() -> None:
    game = without_final_cards().set(turns_left=1).seat(0, appeal=90).turn(0)
    assert game.game.winners() == []
