"""Venom: who gets tokens, what they cost, and that a turn must leave the means to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.scenario import ability, scenario
from menagerie.games.ark_nova.tokens import settle_venom

if TYPE_CHECKING:
    from ark_nova.scenario import Play
    from menagerie.games.ark_nova.turn import Turn

ROW = "animals cards build association sponsors"


def poisoned(zoo: Play, seat: int) -> list[str]:
    """List the action cards of a player that carry a venom token."""
    return [entry["card"] for entry in zoo[seat]["row"] if entry["venom"]]


# --- who is hit ---


@pytest.mark.rule("R-A-389")
def test_venom_hits_everybody_with_more_appeal() -> None:
    table = scenario(seats=4).seat(0, appeal=10).seat(1, appeal=11).seat(2, appeal=30).seat(3, appeal=9)
    zoo = table.run(ability("venom 1"))
    assert [len(poisoned(zoo, seat)) for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.rule("R-A-389")
def test_venom_spares_who_has_as_much_appeal() -> None:
    zoo = scenario().seat(0, appeal=10).seat(1, appeal=10).run(ability("venom 2"))
    assert poisoned(zoo, 1) == []


@pytest.mark.rule("R-A-385", "R-A-389")  # V-A-072
def test_venom_never_hits_a_zoo_with_less_than_five_appeal() -> None:
    table = scenario(seats=4).seat(0, appeal=2).seat(1, appeal=4).seat(2, appeal=5).seat(3, appeal=2)
    zoo = table.run(ability("venom 1"))
    assert [len(poisoned(zoo, seat)) for seat in range(4)] == [0, 0, 1, 0]


def platypus_with(appeal: int) -> Play:
    """Play a platypus (4 appeal) with 4 appeal of one's own, against one rival."""
    table = scenario().seat(0, appeal=4, hand="platypus", buildings="size_2@b3-b4").seat(1, appeal=appeal)
    return table.seat(0, row="cards animals build association sponsors").turn(0).play("animals")


@pytest.mark.rule("R-A-386")
def test_venom_may_come_before_the_appeal_of_the_animal() -> None:
    zoo = platypus_with(8)
    assert zoo.options == ["appeal-4", "venom-1"]
    assert poisoned(zoo.play("venom-1"), 1) == ["animals"]


@pytest.mark.rule("R-A-386")
def test_venom_after_the_appeal_of_the_animal_spares_who_is_no_longer_ahead() -> None:
    assert poisoned(platypus_with(8).play("appeal-4"), 1) == []


# --- which cards ---


@pytest.mark.rule("R-A-390")
@pytest.mark.parametrize(("number", "cards"), [(1, ["build"]), (2, ["build", "sponsors"])])
def test_venom_marks_the_cards_in_the_lowest_slots(number: int, cards: list[str]) -> None:
    table = scenario().seat(1, appeal=9, row="build sponsors cards animals association")
    assert poisoned(table.run(ability(f"venom {number}")), 1) == cards


@pytest.mark.rule("R-A-390", "R-A-391")  # V-A-071
def test_a_card_with_a_venom_token_gets_no_second_one_and_it_goes_nowhere_else() -> None:
    table = scenario().seat(1, appeal=9, row=ROW, venom="animals")
    assert poisoned(table.run(ability("venom 2")), 1) == ["animals", "cards"]


# --- what it costs ---


@pytest.mark.rule("R-A-392", "R-A-394")
def test_using_a_marked_card_removes_its_token_and_nothing_is_paid() -> None:
    zoo = scenario().seat(0, venom="sponsors cards", money=3, row=ROW).turn(0).play("sponsors")
    assert (poisoned(zoo, 0), zoo[0]["money"]) == (["cards"], 3 + 5)


@pytest.mark.rule("R-A-393")
def test_who_removed_no_venom_token_pays_two_money_in_all() -> None:
    zoo = scenario().seat(0, venom="animals build", money=3, row=ROW).turn(0).play("sponsors")
    assert (sorted(poisoned(zoo, 0)), zoo[0]["money"]) == (["animals", "build"], 3 + 5 - 2)


@pytest.mark.rule("R-A-393")
def test_venom_costs_two_money_in_every_turn_until_a_token_is_removed() -> None:
    zoo = scenario().seat(0, venom="animals", money=10).turn(0).play("x-build", "x-build", "x-cards")
    assert zoo[0]["money"] == 6


@pytest.mark.rule("R-A-393")
def test_venom_that_others_have_costs_nothing() -> None:
    assert scenario().seat(1, venom="animals").seat(0, money=9).turn(0).play("x-build")[0]["money"] == 9


@pytest.mark.rule("R-A-285", "R-A-392")
def test_the_x_token_action_removes_the_token_of_its_card() -> None:
    zoo = scenario().seat(0, venom="build", money=9).turn(0).play("x-build")
    assert (poisoned(zoo, 0), zoo[0]["money"]) == ([], 9)


@pytest.mark.rule("R-A-397")
def test_an_extra_action_with_a_marked_card_counts_as_removing_a_token() -> None:
    table = scenario().seat(0, hand="pygmy_hippopotamus", partner_zoos="africa", buildings="size_2@e2-e3", money=14)
    table.seat(0, row="cards sponsors animals build association", venom="sponsors build")
    zoo = table.turn(0).play("animals", "sponsors")
    assert (poisoned(zoo, 0), zoo[0]["money"]) == (["build"], 14 - 12 + 3)


@pytest.mark.rule("R-A-398")
def test_a_break_removes_all_venom_without_payment() -> None:
    table = scenario().seat(0, venom="animals build", money=0, appeal=0).seat(1, venom="cards", money=0, appeal=0)
    zoo = table.stage("hand_limit", break_called_by=0, steps=9)
    assert (poisoned(zoo, 0), poisoned(zoo, 1), zoo[0]["money"], zoo[1]["money"]) == ([], [], 5, 5)


# --- the duty to keep two money ---


@pytest.mark.rule("R-A-393", "R-A-395")  # V-A-069
def test_with_three_money_nothing_is_built_that_would_leave_one() -> None:
    zoo = scenario().seat(0, venom="animals", money=3, row=ROW, buildings="size_1@e5").turn(0)
    assert "build" not in zoo.options


@pytest.mark.rule("R-A-393", "R-A-395")  # V-A-069
def test_with_four_money_a_small_enclosure_leaves_just_enough() -> None:
    zoo = scenario().seat(0, venom="animals", money=4, row=ROW, buildings="size_1@e5").turn(0)
    assert zoo.play("build", "size_1", "e4")[0]["money"] == 0


@pytest.mark.rule("R-A-395")
def test_money_that_the_building_covers_may_pay_for_venom() -> None:
    zoo = scenario().seat(0, venom="animals", money=2, row=ROW, buildings="size_1@e4").turn(0)  # e3: 10 money
    zoo.play("build", "size_1")
    assert zoo[0]["money"] == 2 - 2 + 10 - 2


@pytest.mark.rule("R-A-395")
def test_only_spots_that_leave_the_money_for_venom_are_offered() -> None:
    zoo = scenario().seat(0, venom="animals", money=3, row=ROW, buildings="size_1@e4").turn(0).play("build", "kiosk")
    assert [building["spaces"] for building in zoo[0]["buildings"]] == [["e4"], ["e3"]]


@pytest.mark.rule("R-A-395")
def test_a_second_building_is_not_offered_when_it_would_take_the_money_for_venom() -> None:
    table = scenario().seat(0, venom="animals", money=6, row=ROW, side_2="build", buildings="size_1@a3")
    assert table.turn(0).play("build", "size_1", "a4").options == ["none", "kiosk", "pavilion"]
    table = scenario().seat(0, venom="animals", money=5, row=ROW, side_2="build", buildings="size_1@a3")
    assert table.turn(0).play("build", "size_1", "a4").asked == 1  # with 3 money left the turn is over


@pytest.mark.rule("R-A-395")
@pytest.mark.parametrize(("money", "can"), [(13, False), (14, True)])
def test_an_animal_must_leave_the_money_for_venom(money: int, can: bool) -> None:
    table = scenario().seat(0, venom="build", hand="wolf", buildings="size_4@e2-e3-f3-f4", money=money)
    zoo = table.seat(0, row="cards animals build association sponsors").turn(0)
    assert ("animals" in zoo.options) is can


@pytest.mark.rule("R-A-395")
def test_money_from_jumping_may_pay_for_venom() -> None:
    table = scenario().seat(0, venom="build", hand="cougar", buildings="size_3@e1-e2-f2", money=10)
    zoo = table.seat(0, row="cards animals build association sponsors").turn(0).play("animals")
    assert zoo[0]["money"] == 10 - 10 + 3 - 2


@pytest.mark.rule("R-A-395")
@pytest.mark.parametrize(("money", "can"), [(3, False), (4, True)])
def test_a_donation_must_leave_the_money_for_venom(money: int, can: bool) -> None:
    table = scenario().seat(0, venom="build", side_2="association", money=money, row=ROW)
    zoo = table.turn(0).play("association", "reputation")
    assert ("donation" in zoo.options) is can


@pytest.mark.rule("R-A-395")
def test_a_sponsor_from_the_display_must_leave_the_money_for_venom() -> None:
    table = scenario().seat(0, venom="animals", side_2="sponsors", money=3, reputation=5, row=ROW)
    zoo = table.display("engineer veterinarian").turn(0).play("sponsors")  # folders 1 and 2
    assert ("engineer" in zoo.options, zoo.why_not("veterinarian")) == (True, ["venom"])


@pytest.mark.rule("R-A-394", "R-A-395")
def test_both_executions_with_a_marked_card_may_spend_everything() -> None:
    table = scenario().seat(0, venom="build", multipliers="build", money=4, row=ROW, buildings="size_1@a3")
    zoo = table.turn(0).play("build", "size_1", "a4", "build", "size_1", "b4")
    assert (zoo[0]["money"], poisoned(zoo, 0)) == (0, [])


@pytest.mark.rule("R-A-395")
def test_with_too_little_money_only_what_earns_some_or_removes_a_token_is_offered() -> None:
    zoo = scenario().seat(0, venom="animals", money=1, row=ROW).turn(0)
    assert zoo.options == ["sponsors", "x-animals"]
    assert zoo.why_not("cards") == ["venom"]


@pytest.mark.rule("R-A-395")
def test_a_marked_card_may_spend_everything() -> None:
    zoo = scenario().seat(0, venom="build", money=2, row=ROW, buildings="size_1@e5").turn(0)
    assert zoo.play("build", "size_1", "e4")[0]["money"] == 0


@pytest.mark.rule("R-A-395")
def test_sponsors_must_earn_enough_for_venom() -> None:
    table = scenario().seat(0, venom="animals", money=0, row="sponsors cards build association animals", x_tokens=1)
    assert table.turn(0).options == ["sponsors+1", "x-animals"]


@pytest.mark.rule("R-A-396")
def test_who_cannot_pay_for_venom_pays_what_is_left() -> None:
    async def end_the_turn(turn: Turn) -> None:
        settle_venom(turn)

    assert scenario().seat(0, venom="animals", money=1).run(end_the_turn)[0]["money"] == 0
