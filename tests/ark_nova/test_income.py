"""Income in a break: by appeal, by kiosks, and whatever shows the income hand."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, Scenario, scenario

FOLDERS = "cheetah lion leopard caracal fennec_fox siberian_tiger"
SNAP, ENCLOSURE, MONEY, FOURTH, WORKER, TWELVE, X_TOKENS = range(1, 8)  # the left edge, from the top


def income(table: Scenario, caller: int = 0) -> Play:
    return table.stage("hand_limit", break_called_by=caller, current=(caller + 1) % table.game.setting.seats)


def earned(map: str = "0", **things: Any) -> int:  # noqa: A002  # the game's own word
    """Return the money of an income beyond the 5 that no appeal gives."""
    table = scenario(map=map)
    table.table["zoos"][0]["buildings"] = []  # not what some maps begin with
    money: int = income(table.seat(0, money=0, **things))[0]["money"]
    return money - 5


# --- a: appeal ---


@pytest.mark.rule("R-A-318")
@pytest.mark.parametrize(
    ("appeal", "money"),
    [(0, 5), (1, 6), (4, 9), (5, 10), (6, 10), (7, 11), (8, 11), (16, 15), (17, 16), (19, 16), (20, 17), (113, 37)],
)
def test_appeal_gives_the_money_printed_beside_it(appeal: int, money: int) -> None:
    # V-A-014: 7 appeal give 11 money
    assert income(scenario().seat(0, appeal=appeal, money=3))[0]["money"] == 3 + money


@pytest.mark.rule("R-A-318")
def test_every_player_has_income() -> None:
    game = income(scenario(3).seat(1, appeal=7).seat(2, appeal=20), caller=1)
    assert [game[seat]["money"] for seat in range(3)] == [25 + 5, 25 + 11, 25 + 17]


# --- b: kiosks ---


@pytest.mark.rule("R-A-319", "R-A-320")
def test_two_kiosks_with_two_paying_neighbours_each_earn_four() -> None:
    # V-A-016
    by_one = "kiosk@a4 pavilion@a5 size_1@b4:1 size_4@a3-b3-c2-c3"
    by_other = "kiosk@e6 petting_zoo@c6-d6-e5 zoo_school@d7"
    assert earned(buildings=f"{by_one} {by_other}") == 2 + 2


@pytest.mark.rule("R-A-319")
@pytest.mark.parametrize(
    ("neighbour", "money"),
    [
        ("pavilion@d6", 1),
        ("meerkat_den@c6-d6-e5", 1),
        ("petting_zoo@c6-d6-e5", 1),
        ("reptile_house@c5-c6-d6-e5-f6", 1),
        ("size_2@d6-d7:1", 1),
        ("size_2@d6-d7", 0),
        ("pavilion@d5", 0),
    ],
)
def test_a_kiosk_earns_for_a_building_beside_it(neighbour: str, money: int) -> None:
    assert earned(buildings=f"kiosk@e6 {neighbour}") == money


@pytest.mark.rule("R-A-320")
@pytest.mark.parametrize("cubes", [0, 2])
def test_a_special_enclosure_pays_empty_or_not(cubes: int) -> None:
    assert earned(buildings=f"kiosk@e6 petting_zoo@c6-d6-e5:{cubes}") == 1


@pytest.mark.rule("R-A-321")
def test_a_building_that_touches_a_kiosk_twice_counts_once() -> None:
    assert earned(buildings="kiosk@e6 size_2@d6-d7:1") == 1


@pytest.mark.rule("R-A-321")
def test_a_building_counts_for_every_kiosk_it_touches() -> None:
    assert earned(buildings="kiosk@a5 kiosk@d5 size_4@a4-b5-c5-b4:1") == 2


@pytest.mark.rule("R-A-321", "R-A-319")
def test_a_kiosk_earns_for_each_of_its_neighbours() -> None:
    assert earned(buildings="kiosk@d6 pavilion@d7 pavilion@e6 pavilion@e5 pavilion@d5 pavilion@c5 pavilion@c6") == 6


@pytest.mark.rule("R-A-322")
def test_a_kiosk_does_not_pay_for_a_kiosk() -> None:
    assert earned(buildings="kiosk@e6 kiosk@d7") == 0


# --- c: the income hand ---


@pytest.mark.rule("R-A-323")
@pytest.mark.parametrize(("uncovered", "money"), [([], 0), ([MONEY], 5)])
def test_an_uncovered_bonus_with_the_income_hand_comes_again(uncovered: list[int], money: int) -> None:
    assert earned(left_edge=uncovered) == money


@pytest.mark.rule("R-A-323")
def test_bonuses_without_the_income_hand_do_not_come_again() -> None:
    game = income(scenario().seat(0, money=0, left_edge=[WORKER, TWELVE, X_TOKENS]))
    assert (game[0]["money"], game[0]["workers"], game[0]["x_tokens"]) == (5, 1, 0)


@pytest.mark.rule("R-A-323")
def test_a_conservation_point_comes_in_every_break() -> None:
    assert income(scenario().seat(0, conservation=2, left_edge=[FOURTH]))[0]["conservation"] == 3


@pytest.mark.rule("R-A-323", "R-A-155")
def test_an_enclosure_as_income_is_placed_free_of_charge() -> None:
    game = income(scenario().seat(0, money=0, left_edge=[ENCLOSURE])).play("size2_enclosure-1", "size_2", "e5-e6")
    assert (game[0]["buildings"][0]["kind"], game[0]["money"]) == ("size_2", 5)


@pytest.mark.rule("R-A-324", "R-A-239")
def test_an_action_card_moves_to_slot_1_in_the_break_itself() -> None:
    # V-A-155
    game = income(scenario(map="6").seat(1, left_edge=[FOURTH]), caller=1)
    assert (game.asked, game.prompt, game.table["stage"]) == (1, "clever", "income")
    assert game.play("sponsors", "build").row(1)[:3] == ["build", "sponsors", "animals"]


@pytest.mark.rule("R-A-325")
def test_the_restaurant_pays_for_every_covered_space_beside_it() -> None:
    assert earned("5", buildings="size_3@d3-d4-e4 size_1@e1") == 3


@pytest.mark.rule("R-A-325")
def test_every_kiosk_pays_one_more_with_all_ice_cream_parlors_covered() -> None:
    kiosks = "kiosk@b2 kiosk@f3 kiosk@f6"
    assert earned("7", buildings=kiosks) == 3


@pytest.mark.rule("R-A-326")
def test_a_card_of_the_income_may_exceed_the_hand_limit() -> None:
    game = income(scenario().seat(0, hand="wolf lama koala", left_edge=[SNAP]).display(FOLDERS)).play("leopard")
    assert (game[0]["hand_size"], game.prompt) == (4, "turn")


# --- in which order ---


@pytest.mark.rule("R-A-315", "R-A-316")
def test_the_caller_snaps_first_and_the_display_is_full_for_the_next_player() -> None:
    # V-A-147
    table = scenario(3).display(FOLDERS).deck("wolf lama koala moose")  # in the break cheetah and lion go
    for seat in range(3):
        table.seat(seat, left_edge=[SNAP])
    game = income(table, caller=1)
    assert (game.asked, game.options) == (1, ["leopard", "caracal", "fennec_fox", "siberian_tiger", "wolf", "lama"])
    game.play("wolf")
    assert (game.asked, game.options) == (2, ["leopard", "caracal", "fennec_fox", "siberian_tiger", "lama", "koala"])
    game.play("koala")
    assert (game.asked, game.options[-1]) == (0, "moose")


@pytest.mark.rule("R-A-316")
def test_the_display_is_full_after_the_last_income() -> None:
    game = income(scenario().seat(1, left_edge=[SNAP]).display(FOLDERS)).play("leopard")
    assert None not in game.table["display"]


@pytest.mark.rule("R-A-317")
def test_a_player_takes_the_parts_of_the_own_income_in_any_order() -> None:
    game = income(scenario().seat(0, left_edge=[ENCLOSURE]))
    assert (game.prompt, set(game.options)) == ("resolve_next", {"income-appeal", "income-kiosks", "size2_enclosure-1"})


@pytest.mark.rule("R-A-317", "R-A-533")
def test_an_enclosure_built_first_counts_for_the_restaurant() -> None:
    # V-A-153
    table = scenario(map="5").seat(0, money=0, buildings="size_1@d4", left_edge=[ENCLOSURE])
    game = income(table).play("size2_enclosure-1", "size_2", "e4-f4")
    assert game[0]["money"] == 5 + 3


@pytest.mark.rule("R-A-317", "R-A-533")
def test_an_enclosure_built_last_does_not_count_for_the_restaurant() -> None:
    table = scenario(map="5").seat(0, money=0, buildings="size_1@d4", left_edge=[ENCLOSURE])
    game = income(table).play("income-restaurant")
    while game.prompt == "resolve_next":
        game.play(next(key for key in game.options if key.startswith("income")))
    assert game.play("size_2", "e4-f4")[0]["money"] == 5 + 1
