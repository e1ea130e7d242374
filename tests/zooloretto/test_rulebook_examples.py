"""The examples, questions and answers of the official rulebook, in its order."""

from __future__ import annotations

import pytest

from scenario import Scenario, scenario, tiles

# --- examples of moves and exchanges ---


@pytest.mark.rule("R-Z-031")
def test_anna_moves_an_elephant_out_of_the_barn() -> None:
    game = scenario().seat(0, E5="3 elephant", barn="2 elephant", money=1).turn(0).play("move-elephant@barn>E5")
    assert (game.zoo(0).animals("E5"), game.zoo(0).barn) == (tiles("4 elephant"), tiles("elephant"))


@pytest.mark.rule("R-Z-031")
def test_bert_moves_a_stall_from_one_place_to_another() -> None:
    game = scenario().seat(0, E5="stall_c", money=1).turn(0).play("move-stall_c@E5>E4")
    assert (game.zoo(0).stalls("E5"), game.zoo(0).stalls("E4")) == ([], ["stall_c"])


@pytest.mark.rule("R-Z-033", "R-Z-034")
def test_claude_exchanges_a_panda_with_three_elephants_of_the_barn() -> None:
    game = scenario().seat(0, E4="panda", barn="3 elephant", money=1).turn(0).play("exchange-E4/barn.elephant")
    assert (game.zoo(0).animals("E4"), game.zoo(0).barn) == (tiles("3 elephant"), tiles("panda"))


@pytest.mark.rule("R-Z-033")
def test_doris_exchanges_three_elephants_with_two_pandas() -> None:
    game = scenario().seat(0, E5="3 elephant", E4="2 panda", money=1).turn(0).play("exchange-E5/E4")
    assert (game.zoo(0).animals("E5"), game.zoo(0).animals("E4")) == (tiles("2 panda"), tiles("3 elephant"))


@pytest.mark.rule("R-Z-097")
def test_claude_loses_two_points_for_three_elephants_in_the_barn() -> None:
    game = scenario().seat(0, barn="3 elephant").turn(0)
    assert game.points(0) == -2


# --- the tactical hint ---


def bert_has_flamingos_and_chimpanzees() -> Scenario:
    return scenario().seat(0, E4="4 flamingo", E5="3 chimpanzee", money=1).bank(10)


@pytest.mark.rule("R-Z-033")
def test_bert_exchanges_four_flamingos_with_three_chimpanzees() -> None:
    game = bert_has_flamingos_and_chimpanzees().turn(0).play("exchange-E5/E4")
    assert (game.zoo(0).animals("E4"), game.zoo(0).animals("E5")) == (tiles("3 chimpanzee"), tiles("4 flamingo"))


@pytest.mark.rule("R-Z-061")
def test_bert_earns_nothing_by_the_exchange_itself() -> None:
    game = bert_has_flamingos_and_chimpanzees().turn(0).play("exchange-E5/E4")
    assert (game.zoo(0).money, game.bank) == (0, 11)


@pytest.mark.rule("R-Z-062")
def test_bert_can_now_fill_either_enclosure_for_a_bonus() -> None:
    table = bert_has_flamingos_and_chimpanzees().trucks("chimpanzee flamingo", "taken by 1", "taken by 2")
    game = table.turn(0).play("exchange-E5/E4", "take-1", "chimpanzee@E4", "flamingo@E5")
    assert game.zoo(0).money == 1 + 2


@pytest.mark.rule("R-Z-091")
def test_bert_scores_both_enclosures() -> None:
    game = bert_has_flamingos_and_chimpanzees().turn(0).play("exchange-E5/E4")
    assert (game.points_for(0, "E4"), game.points_for(0, "E5")) == (4, 5)


# --- questions and answers ---


@pytest.mark.rule("R-Z-072")
@pytest.mark.parametrize("action", ["draw", "extend", "move-panda@barn>E4"])
def test_may_i_go_on_when_all_others_have_a_truck_yes(action: str) -> None:
    game = scenario().seat(0, barn="panda", money=6).trucks("coin", "taken by 1", "taken by 2").turn(0)
    assert game.play(action).asked == 0


@pytest.mark.rule("R-Z-038")
@pytest.mark.parametrize(("there", "allowed"), [("2 elephant", False), ("2 panda", True)])
def test_when_may_i_exchange_two_enclosures_only_with_different_species(there: str, allowed: bool) -> None:
    game = scenario().seat(0, E5="3 elephant", E4=there, money=1).trucks("coin").turn(0)
    assert game.offers("exchange-E5/E4") is allowed


@pytest.mark.rule("R-Z-035")
@pytest.mark.parametrize("place", ["E5", "E4", "E6"])
def test_may_i_exchange_three_elephants_of_the_barn_with_an_empty_enclosure_no(place: str) -> None:
    game = scenario().seat(0, barn="3 elephant", money=1).turn(0)
    assert game.why_not(f"exchange-{place}/barn.elephant") == ["enclosure_empty"]


@pytest.mark.rule("R-Z-094")
def test_does_a_lonely_elephant_need_two_stalls_no() -> None:
    game = scenario().seat(0, E4="elephant stall_a").turn(0)
    assert game.points_for(0, "E4") == 1


@pytest.mark.rule("R-Z-096")
def test_does_a_stall_score_although_it_already_helps_the_animals_yes() -> None:
    game = scenario().seat(0, E4="elephant stall_a").turn(0)
    assert game.points_for(0, "stalls") == 2


@pytest.mark.rule("R-Z-017")
def test_may_i_use_money_after_taking_a_truck_no() -> None:
    game = scenario().seat(0, barn="panda", money=9).seat(1, money=9).trucks("coin", "coin", "taken by 2").turn(0)
    game.play("take-1", "extend")
    assert game.asked == 1


@pytest.mark.rule("R-Z-032")
@pytest.mark.parametrize("target", ["E4", "barn"])
def test_may_i_move_an_animal_out_of_an_enclosure_no(target: str) -> None:
    game = scenario().seat(0, E5="panda", money=9).turn(0)
    assert game.why_not(f"move-panda@E5>{target}") == ["animals_stay"]


@pytest.mark.rule("R-Z-057")
def test_does_a_pair_exchanged_out_of_the_barn_have_an_offspring_at_once_yes() -> None:
    game = scenario().seat(0, E4="panda", barn="elephant elephant-male elephant-female", money=1).turn(0)
    game.play("exchange-E4/barn.elephant")
    assert game.zoo(0).animals("E4") == tiles("elephant elephant-male-bred elephant-female-bred elephant-offspring")


@pytest.mark.rule("R-Z-061")
def test_does_the_offspring_that_fills_the_enclosure_earn_a_coin_then_no() -> None:
    game = scenario().seat(0, E4="panda", barn="elephant elephant-male elephant-female", money=1).bank(10).turn(0)
    game.play("exchange-E4/barn.elephant")
    assert (game.zoo(0).money, game.bank) == (0, 11)


# --- the example of the bonus earned twice ---


@pytest.mark.rule("R-Z-060", "R-Z-065")
def test_a_kangaroo_on_the_last_of_five_spaces_earns_two_coins() -> None:
    game = scenario().seat(0, E5="4 kangaroo", X1="4 chimpanzee", money=1).trucks("kangaroo").turn(0)
    assert game.play("take-1", "kangaroo@E5").zoo(0).money == 3


@pytest.mark.rule("R-Z-061")
def test_the_extension_filled_with_kangaroos_by_an_exchange_earns_nothing() -> None:
    game = scenario().seat(0, E5="5 kangaroo", X1="4 chimpanzee", money=3).turn(0).play("exchange-E5/X1")
    assert (game.zoo(0).animals("X1"), game.zoo(0).money) == (tiles("5 kangaroo"), 2)


@pytest.mark.rule("R-Z-062")
def test_the_fifth_chimpanzee_earns_two_coins_again() -> None:
    table = scenario().seat(0, E5="4 kangaroo", X1="4 chimpanzee", money=1)
    table.trucks("kangaroo", "taken by 1", "taken by 2").pile("chimpanzee ...")
    game = table.turn(0).play("take-1", "kangaroo@E5", "exchange-E5/X1")  # 1 + 2 - 1: two coins are left
    game.play("load-1", "draw", "load-2", "take-1", "chimpanzee@E5")
    assert game.zoo(0).money == 2 + 2


# --- the sixteen points ---


@pytest.mark.rule("R-Z-090", "R-Z-091", "R-Z-092", "R-Z-093", "R-Z-094", "R-Z-095", "R-Z-096", "R-Z-097")
@pytest.mark.parametrize(
    ("part", "points"),
    [("X1", 9), ("E5", 5), ("E4", 2), ("E6", 0), ("stalls", 4), ("barn_species", -4), ("barn_stalls", 0)],
)
def test_the_score_example_comes_to_its_parts(part: str, points: int) -> None:
    assert sixteen_points().turn(0).points_for(0, part) == points


@pytest.mark.rule("R-Z-090", "R-Z-091", "R-Z-092", "R-Z-093", "R-Z-094", "R-Z-095", "R-Z-096", "R-Z-097")
def test_the_score_example_comes_to_sixteen_points() -> None:
    assert sixteen_points().turn(0).points(0) == 16


def sixteen_points() -> Scenario:
    enclosures = {"X1": "5 zebra", "E5": "4 elephant", "E4": "2 chimpanzee stall_a stall_b", "E6": "4 panda"}
    return scenario().seat(0, barn="flamingo 2 camel", money=2, **enclosures)
