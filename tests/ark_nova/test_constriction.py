"""Constriction: who gets tokens, and how they weaken action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.scenario import ability, scenario

if TYPE_CHECKING:
    from ark_nova.scenario import Play

ROW = "animals cards build association sponsors"


def squeezed(zoo: Play, seat: int) -> list[int]:
    """List the slots of a player whose card carries a constriction token."""
    return [slot + 1 for slot, entry in enumerate(zoo[seat]["row"]) if entry["constriction"]]


# --- who is hit ---


@pytest.mark.rule("R-A-399", "R-A-400", "R-A-401")  # V-A-075
def test_constriction_gives_a_token_for_each_track_on_which_a_rival_is_ahead() -> None:
    table = scenario(seats=4).seat(0, appeal=20, conservation=3).seat(1, appeal=25, conservation=5)
    zoo = table.seat(2, appeal=18, conservation=4).seat(3, appeal=20, conservation=3).run(ability("constriction"))
    assert [squeezed(zoo, seat) for seat in range(4)] == [[], [4, 5], [5], []]


@pytest.mark.rule("R-A-399")
def test_constriction_hits_who_is_ahead_on_appeal_only() -> None:
    zoo = scenario().seat(0, appeal=5, conservation=9).seat(1, appeal=6).run(ability("constriction"))
    assert squeezed(zoo, 1) == [5]


@pytest.mark.rule("R-A-385", "R-A-399")
@pytest.mark.parametrize(("appeal", "slots"), [(4, []), (5, [5])])
def test_constriction_spares_a_zoo_with_less_than_five_appeal_whatever_its_conservation(
    appeal: int, slots: list[int]
) -> None:
    zoo = scenario().seat(0, appeal=9).seat(1, appeal=appeal, conservation=8).run(ability("constriction"))
    assert squeezed(zoo, 1) == slots


@pytest.mark.rule("R-A-386")
@pytest.mark.parametrize(("first", "slots"), [("constriction", [5]), ("appeal-6", [])])
def test_constriction_may_come_before_the_appeal_of_the_animal(first: str, slots: list[int]) -> None:
    table = scenario().seat(0, hand="anaconda", partner_zoos="americas", buildings="size_2@b3-b4", appeal=3)
    table.seat(1, appeal=6).seat(0, row="cards animals build association sponsors")
    assert squeezed(table.turn(0).play("animals", first), 1) == slots


@pytest.mark.rule("R-A-402")
def test_a_card_with_a_constriction_token_gets_no_second_one_and_it_goes_nowhere_else() -> None:
    table = scenario().seat(1, appeal=9, row=ROW, constriction="sponsors")
    assert squeezed(table.run(ability("constriction")), 1) == [5]


@pytest.mark.rule("R-A-402")
def test_of_two_tokens_only_the_one_for_the_free_card_is_put_down() -> None:
    table = scenario().seat(1, appeal=9, conservation=1, row=ROW, constriction="association")
    assert squeezed(table.run(ability("constriction")), 1) == [4, 5]


# --- what it does ---


@pytest.mark.rule("R-A-403", "R-A-406")
def test_an_action_with_a_constriction_token_is_two_weaker_and_then_rid_of_it() -> None:
    zoo = scenario().seat(0, row=ROW, constriction="sponsors", money=0).turn(0).play("sponsors")
    assert (zoo[0]["money"], squeezed(zoo, 0)) == (3, [])


@pytest.mark.rule("R-A-406")
def test_the_tokens_of_other_cards_stay() -> None:
    zoo = scenario().seat(0, row=ROW, constriction="sponsors association").turn(0).play("sponsors")
    assert (zoo.card(0, "sponsors")["constriction"], zoo.card(0, "association")["constriction"]) == (False, True)


@pytest.mark.rule("R-A-085", "R-A-403", "R-A-404")  # V-A-077
def test_at_strength_zero_a_card_needs_x_tokens() -> None:
    table = scenario().seat(0, row="cards build animals association sponsors", constriction="build", x_tokens=2)
    zoo = table.turn(0)
    assert [key for key in zoo.options if key.startswith("build")] == ["build+1", "build+2"]
    assert zoo.why_not("build") == ["strength"]
    assert zoo.play("build+2").why_not("size_3") == ["size"]


@pytest.mark.rule("R-A-404")
def test_a_card_too_weak_for_its_action_may_take_an_x_token_and_loses_the_constriction() -> None:
    table = scenario().seat(0, row="build cards animals association sponsors", constriction="build")
    zoo = table.turn(0)
    assert "build" not in zoo.options
    assert squeezed(zoo.play("x-build"), 0) == []


@pytest.mark.rule("R-A-403")
def test_a_weakened_animals_card_may_play_fewer_animals() -> None:
    table = scenario().seat(0, hand="wolf stoat", row="cards build association animals sponsors", money=40)
    table.seat(0, constriction="animals", side_2="animals", buildings="size_4@e2-e3-f3-f4 size_1@d3 size_1@d4")
    zoo = table.seat(0, partner_zoos="europe").turn(0).play("animals", "stoat", "size_1@d3")
    assert zoo.asked == 1  # at strength 2 one animal, at strength 4 it would be two


@pytest.mark.rule("R-A-407")
def test_a_break_removes_all_constriction() -> None:
    table = scenario().seat(0, constriction="animals build").seat(1, constriction="cards")
    zoo = table.stage("hand_limit", break_called_by=0, steps=9)
    assert (squeezed(zoo, 0), squeezed(zoo, 1)) == ([], [])


@pytest.mark.rule("R-A-405")  # V-A-078
def test_in_a_doubled_action_both_executions_are_weaker() -> None:
    table = scenario().seat(0, row="cards animals association sponsors build", side_2="build", money=40)
    zoo = table.seat(0, constriction="build", multipliers="build", buildings="size_1@e5").turn(0).play("build")
    assert (zoo.why_not("size_4"), "size_3" in zoo.options) == (["size"], True)
    zoo.play("size_3", "c5-c6-d6", "build")
    assert (zoo.why_not("size_4"), "size_3" in zoo.options) == (["size"], True)
    zoo.play("size_1", "e4", "none")
    assert (squeezed(zoo, 0), zoo.card(0, "build")["multipliers"]) == ([], 0)
