"""The thresholds of the conservation track: 2, 5, 8 and 10."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from ark_nova.scenario import Play, scenario
from menagerie.games.ark_nova.tracks import gain_conservation
from menagerie.games.ark_nova.turn import Turn

TILES = {"5": ["money-10", "x-token-3"], "8": ["card-3", "multiplier"]}
ALL_FIVE = "animals cards build association sponsors"
FINAL = ["large_animal_zoo small_animal_zoo", "research_zoo architectural_zoo", "conservation_zoo naturalists_zoo"]


def gaining(points: int, seats: int = 2, tiles: dict[str, list[str]] | None = None, **things: Any) -> Play:
    """Gain conservation points; everybody has two final scoring cards."""
    table = scenario(seats).set(bonus_tiles=TILES if tiles is None else tiles)
    for seat in range(seats):
        table.seat(seat, final_cards=FINAL[seat])
    return table.seat(0, **things).run(partial(gain_conservation, points=points))


# --- reaching and passing ---


@pytest.mark.rule("R-A-286")
@pytest.mark.parametrize("threshold", [2, 5, 8, 10])
@pytest.mark.parametrize("beyond", [0, 1])
def test_a_threshold_works_when_it_is_reached_or_passed(threshold: int, beyond: int) -> None:
    game = gaining(1 + beyond, conservation=threshold - 1)
    assert (game.prompt, game.asked) == ("discard_final" if threshold == 10 else "threshold", 0)


@pytest.mark.rule("R-A-286")
@pytest.mark.parametrize("conservation", [0, 2, 3, 5, 6, 8, 10, 11])
def test_no_other_space_has_an_effect(conservation: int) -> None:
    game = gaining(1, conservation=conservation)
    assert (game.asked, game[0]["conservation"]) == (None, conservation + 1)


@pytest.mark.rule("R-A-286")
def test_a_threshold_that_was_passed_works_no_more() -> None:
    async def gain_twice(turn: Turn) -> None:
        await gain_conservation(turn, 1)
        await gain_conservation(turn, 1)

    game = scenario().seat(0, conservation=1).run(gain_twice).play("worker-1")
    assert (game.asked, game[0]["conservation"], game[0]["workers"]) == (None, 3, 2)


@pytest.mark.rule("R-A-287")
def test_a_threshold_is_resolved_in_the_middle_of_an_action() -> None:
    table = scenario().seat(0, row="animals cards build sponsors association", side_2="association", workers=2)
    table.seat(0, conservation=1, partner_zoos="asia europe africa")
    game = table.turn(0).play("association", "partner_zoo", "americas")  # its space gives two points
    assert (game.prompt, game.row(0)[4]) == ("threshold", "association")


@pytest.mark.rule("R-A-287")
def test_a_threshold_is_resolved_in_the_middle_of_a_break() -> None:
    table = scenario().seat(0, left_edge=[4], conservation=4, money=0)
    game = table.stage("income", break_called_by=0, break_order=[0, 1]).play("conservation-1")
    assert (game.prompt, game.table["stage"]) == ("threshold", "income")


@pytest.mark.rule("R-A-288")
def test_several_thresholds_are_resolved_in_any_order() -> None:
    game = gaining(9, conservation=1)
    assert game.options == ["threshold-2", "threshold-5", "threshold-8", "threshold-10"]


@pytest.mark.rule("R-A-288")
def test_the_money_of_one_threshold_can_come_before_the_tile_of_another() -> None:
    tiles = {"5": ["sponsor-for-money"], "8": []}
    game = gaining(4, tiles=tiles, conservation=4, money=0, hand="engineer")
    assert game.play("threshold-8", "sponsor-for-money").options == ["none", "engineer"]


# --- space 2 ---


@pytest.mark.rule("R-A-289")
def test_space_two_upgrades_an_action_card() -> None:
    game = gaining(2).play("upgrade_action_card-1", "build")
    assert game.card(0, "build")["side"] == 2


@pytest.mark.rule("R-A-289")
def test_space_two_hires_a_worker() -> None:
    zoo = gaining(2).play("worker-1")[0]
    assert (zoo["workers"], zoo["reserve_workers"]) == (2, 2)


@pytest.mark.rule("R-A-289")
def test_both_choices_of_space_two_are_open_to_every_player() -> None:
    table = scenario().seat(1, conservation=2, side_2="cards", workers=2, reserve_workers=2)
    assert table.run(partial(gain_conservation, points=2)).options == ["upgrade_action_card-1", "worker-1"]


@pytest.mark.rule("R-A-289")
@pytest.mark.parametrize(
    ("things", "workers", "prompt"),
    [
        ({"side_2": ALL_FIVE}, 2, None),  # no card is left to upgrade
        ({"workers": 4, "reserve_workers": 0}, 4, "upgrade"),  # no worker is left to hire
    ],
)
def test_what_is_impossible_at_space_two_is_not_offered(
    things: dict[str, Any], workers: int, prompt: str | None
) -> None:
    game = gaining(2, **things)
    assert (game[0]["workers"], game.prompt) == (workers, prompt)


# --- spaces 5 and 8 ---


@pytest.mark.rule("R-A-290")
@pytest.mark.parametrize("space", [5, 8])
def test_spaces_five_and_eight_give_money_or_a_tile_beside_them(space: int) -> None:
    game = gaining(1, conservation=space - 1)
    assert game.options == ["money-5", *TILES[str(space)]]


@pytest.mark.rule("R-A-290")
@pytest.mark.parametrize("space", [5, 8])
def test_five_money_leaves_the_tiles_where_they_are(space: int) -> None:
    game = gaining(1, conservation=space - 1, money=1).play("money-5")
    assert (game[0]["money"], game.table["bonus_tiles"]) == (6, TILES)


@pytest.mark.rule("R-A-291")
def test_a_tile_is_resolved_at_once_and_leaves_the_game() -> None:
    game = gaining(1, conservation=4, money=1).play("money-10")
    assert (game[0]["money"], game.table["bonus_tiles"]["5"]) == (11, ["x-token-3"])


@pytest.mark.rule("R-A-292")
def test_without_tiles_there_are_still_five_money() -> None:  # V-A-128
    tiles = {"5": [], "8": ["card-3"]}
    game = gaining(4, tiles=tiles, conservation=4, money=0).play("threshold-5")
    assert (game[0]["money"], game.options) == (5, ["money-5", "card-3"])


# --- space 10 ---


@pytest.mark.rule("R-A-293")
def test_the_first_player_at_ten_makes_everybody_discard_a_final_scoring_card() -> None:
    game = gaining(1, seats=3, conservation=9)
    game.play("large_animal_zoo", "architectural_zoo", "naturalists_zoo")
    kept = [game[seat]["final_cards"] for seat in range(3)]
    assert kept == [["small_animal_zoo"], ["research_zoo"], ["conservation_zoo"]]


@pytest.mark.rule("R-A-293")
def test_discarded_final_scoring_cards_go_under_the_pile() -> None:
    game = gaining(1, conservation=9).play("large_animal_zoo", "research_zoo")
    assert set(game.saved["final_pile"][:2]) == {"large_animal_zoo", "research_zoo"}


@pytest.mark.rule("R-A-293")
def test_who_has_three_final_scoring_cards_discards_one_of_them() -> None:  # V-A-126
    table = scenario().seat(0, conservation=9, final_cards=FINAL[0])
    table.seat(1, final_cards="research_zoo architectural_zoo conservation_zoo")
    game = table.run(partial(gain_conservation, points=1)).play("small_animal_zoo", "architectural_zoo")
    assert game[1]["final_cards"] == ["research_zoo", "conservation_zoo"]


@pytest.mark.rule("R-A-293")
def test_who_has_no_final_scoring_card_discards_none() -> None:
    table = scenario().seat(0, conservation=9, final_cards=FINAL[0])
    game = table.run(partial(gain_conservation, points=1)).play("small_animal_zoo")
    assert (game.asked, game[1]["final_cards"]) == (None, [])


@pytest.mark.rule("R-A-294")
def test_who_reaches_ten_later_changes_nothing() -> None:  # V-A-129
    table = scenario().seat(0, conservation=9, final_cards="large_animal_zoo").seat(1, conservation=10)
    game = table.seat(1, final_cards="research_zoo").set(discarded_final_card=True)
    assert game.run(partial(gain_conservation, points=1))[0]["final_cards"] == ["large_animal_zoo"]


@pytest.mark.rule("R-A-286", "R-A-293", "R-A-294")
def test_ten_counts_once_a_game() -> None:
    async def both_reach_ten(turn: Turn) -> None:
        await gain_conservation(turn, 1)
        await gain_conservation(Turn(turn.table, turn.table.zoos[1]), 1)

    table = scenario().seat(0, conservation=9, final_cards=FINAL[0]).seat(1, conservation=9, final_cards=FINAL[1])
    game = table.run(both_reach_ten).play("large_animal_zoo", "research_zoo")
    assert (game.asked, game[0]["final_cards"], game[1]["final_cards"]) == (
        None,
        ["small_animal_zoo"],
        ["architectural_zoo"],
    )
