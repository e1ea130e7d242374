"""The figures of alternative action cards: what is paid, moved, counted and left over."""

from __future__ import annotations

import pytest

from ark_nova.test_alternative_cards import using

PARTNER, UNIVERSITY = 1, 2  # the tasks by their places


# --- Animals ---


@pytest.mark.rule("R-A-628")
def test_animals_3_sells_one_appeal_with_each_animal() -> None:
    laid = using("animals_3", 3, hand="raccoon", money=30, side_2="animals", buildings="size_1@a3")
    play = laid.turn(0).play("animals")  # the only animal, the only home
    appeal, money = play[0]["appeal"], play[0]["money"]
    play.play("pay")
    assert (play[0]["appeal"], play[0]["money"]) == (appeal + 1, money - 2)


# --- Association ---


@pytest.mark.rule("R-A-632")
def test_association_2_does_the_other_tasks_as_usual() -> None:
    play = using("association_2", 3).turn(0).play("association", "partner_zoo", "europe")
    assert (play[0]["partner_zoos"], play[0]["workers_on"][PARTNER]) == (["europe"], 1)


@pytest.mark.rule("R-A-632")
def test_association_2_hires_nobody_out_of_an_empty_reserve() -> None:
    play = using("association_2", 5, workers=4, reserve_workers=0).turn(0).play("association")
    assert "project" not in play.options


@pytest.mark.rule("R-A-633")
def test_association_2_takes_two_off_for_each_worker_more() -> None:
    play = using("association_2", 1, side_2="association", workers=3, reserve_workers=1).turn(0)
    play.play("association", "university")  # value 4 with strength 1: two more must go
    assert (play[0]["workers"], play[0]["workers_on"][UNIVERSITY]) == (0, 3)
    assert [told["workers"] for told in play.events("extra_workers")] == [2]


@pytest.mark.rule("R-A-633")
def test_association_2_keeps_the_strength_that_workers_save() -> None:
    """With one more the university takes 2 of 4; the rest is enough for the task of reputation."""
    play = using("association_2", 4, side_2="association", workers=3, reserve_workers=1).turn(0)
    play.play("association", "university", "workers-1", "hand_limit")
    assert play[0]["workers"] == 1
    assert play.options == ["none", "reputation", "donation"]
    plain = using("association_2", 4, side_2="association", workers=2, reserve_workers=2).turn(0)
    plain.play("association", "university", "workers-0", "hand_limit")
    assert plain[0]["workers"] == 1
    assert plain.options == ["none", "donation"]


# --- Sponsors ---


@pytest.mark.rule("R-A-645", "R-A-646", "R-A-647", "R-A-648")
@pytest.mark.parametrize("card", ["sponsors_1", "sponsors_2", "sponsors_3", "sponsors_4"])
def test_the_break_comes_nearer_with_every_sponsors_card(card: str) -> None:
    play = using(card, 3, x_tokens=1, hand="engineer").turn(0).play("sponsors")
    if play.prompt == "sponsor":
        play.play("break")
    assert play.table["break"]["steps"] == 3


@pytest.mark.rule("R-A-645")
def test_sponsors_1_counts_the_levels_that_are_played() -> None:
    laid = using("sponsors_1", 4, side_2="sponsors", hand="engineer explorer_marine science_library_marine")
    play = laid.turn(0).play("sponsors")
    assert play.options[:4] == ["break", "engineer", "explorer_marine", "science_library_marine"]
    play.play("engineer")  # 4 of 5
    assert play.options == ["none", "money-for-x_token", "money-for-reputation"]


@pytest.mark.rule("R-A-646")
def test_sponsors_2_brings_nothing_without_money() -> None:
    play = using("sponsors_2", 4, hand="engineer").turn(0).play("sponsors", "engineer")
    assert play[0]["money"] == 25


@pytest.mark.rule("R-A-647")
def test_sponsors_3_discards_the_card_that_lowers_a_level() -> None:
    play = using("sponsors_3", 1, side_2="sponsors", hand="engineer lion").turn(0).play("sponsors", "level-lion")
    assert play.options == ["break", "engineer"]
    assert (play[0]["hand"], play.saved["discard"]) == (["engineer"], ["lion"])


@pytest.mark.rule("R-A-648")
def test_sponsors_4_discards_what_it_swaps_and_what_it_buys_with() -> None:
    swapped = using("sponsors_4", 1, hand="engineer").display("lion archaeologist explorer_marine").turn(0)
    swapped.play("sponsors", "sponsor-engineer", "explorer_marine")
    assert swapped.saved["discard"] == ["engineer"]
    bought = using("sponsors_4", 1, side_2="sponsors", hand="engineer lion").turn(0).play("sponsors", "purchase-lion")
    assert (bought.saved["discard"], bought[0]["hand"]) == (["lion"], [])
