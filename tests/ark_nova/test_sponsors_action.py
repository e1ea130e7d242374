"""The Sponsors action: sponsors up to a level, or money for the break token; sponsors for money."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, scenario
from menagerie.games.ark_nova.sponsoring import sponsor_for_money

SLOT = {
    3: "animals cards sponsors build association",
    4: "animals cards build sponsors association",
    5: "animals cards build association sponsors",
}
# Sponsors that ask for nothing: science_institute 3, engineer and veterinarian 4, foreign_institute 6.


def using(slot: int, x_tokens: int = 0, display: str = "", steps: int = 0, **things: Any) -> Play:
    """Use the Sponsors card from a slot; the question is which sponsor to play, or the break."""
    table = scenario().seat(0, row=SLOT[slot], x_tokens=x_tokens, **things).display(display).set(steps=steps)
    return table.turn(0).play(f"sponsors+{x_tokens}" if x_tokens else "sponsors")


# --- side I ---


@pytest.mark.rule("R-A-264")
def test_side_one_plays_exactly_one_sponsor() -> None:
    game = using(5, x_tokens=5, hand="science_institute engineer").play("engineer")
    assert (game.asked, game[0]["sponsors"]) == (1, ["engineer"])


@pytest.mark.rule("R-A-264")
def test_the_level_of_a_sponsor_is_at_most_the_strength() -> None:
    game = using(4, hand="science_institute engineer foreign_institute")
    assert (game.options, game.why_not("foreign_institute")) == (["break", "science_institute", "engineer"], ["level"])


@pytest.mark.rule("R-A-264")
def test_the_strength_may_be_raised_by_x_tokens() -> None:
    assert "foreign_institute" in using(5, x_tokens=1, hand="foreign_institute").options


@pytest.mark.rule("R-A-264", "R-A-268")
def test_side_one_cannot_do_nothing() -> None:
    assert "none" not in using(5, hand="science_institute").options


@pytest.mark.rule("R-A-265")
def test_side_one_gives_a_money_for_each_step_of_the_break_token() -> None:
    game = using(4, hand="engineer", money=1).play("break")
    assert (game[0]["money"], game.table["break"]["steps"]) == (5, 4)


# --- side II ---


@pytest.mark.rule("R-A-266")
def test_side_two_plays_sponsors_up_to_one_level_more_than_the_strength() -> None:  # V-A-134
    game = using(5, side_2="sponsors", hand="science_institute quarantine_lab")
    game.play("science_institute", "quarantine_lab")
    assert (game.asked, game[0]["sponsors"]) == (1, ["science_institute", "quarantine_lab"])


@pytest.mark.rule("R-A-266")
def test_the_levels_of_several_sponsors_add_up() -> None:  # V-A-134
    game = using(5, side_2="sponsors", hand="science_institute quarantine_lab engineer").play("engineer")
    assert (game.asked, game[0]["sponsors"]) == (1, ["engineer"])


@pytest.mark.rule("R-A-266")
def test_a_single_sponsor_may_be_one_level_above_the_strength() -> None:
    assert "foreign_institute" in using(5, side_2="sponsors", hand="foreign_institute").options


@pytest.mark.rule("R-A-266")
def test_side_two_may_stop_after_one_sponsor() -> None:
    game = using(5, side_2="sponsors", hand="science_institute quarantine_lab").play("science_institute", "none")
    assert (game.asked, game[0]["hand"]) == (1, ["quarantine_lab"])


@pytest.mark.rule("R-A-267")
def test_side_two_gives_two_money_for_each_step_of_the_break_token() -> None:
    game = using(4, side_2="sponsors", hand="engineer", money=0).play("break")
    assert (game[0]["money"], game.table["break"]["steps"]) == (8, 4)


@pytest.mark.rule("R-A-267", "R-A-269")
def test_the_break_token_stops_at_the_end_and_all_the_money_is_gained() -> None:  # V-A-135
    table = scenario().seat(0, row=SLOT[5], side_2="sponsors", x_tokens=2, money=0).set(steps=6)
    game = table.turn(0).play("sponsors+2")
    paid = [event["amount"] for event in game.events("gains_money")]
    assert (paid[0], game[0]["x_tokens"], len(game.events("break_over"))) == (14, 1, 1)


@pytest.mark.rule("R-A-269")
def test_side_one_too_pays_in_full_when_the_token_stops_early() -> None:
    table = scenario().seat(0, row=SLOT[5], money=0).set(steps=8)
    game = table.turn(0).play("sponsors")
    assert game.events("gains_money")[0]["amount"] == 5


@pytest.mark.rule("R-A-268")
def test_after_a_sponsor_the_break_option_is_gone() -> None:
    game = using(5, side_2="sponsors", hand="science_institute quarantine_lab").play("science_institute")
    assert game.options == ["none", "quarantine_lab"]


@pytest.mark.rule("R-A-268")
def test_after_the_break_option_no_sponsor_is_played() -> None:
    game = using(5, side_2="sponsors", hand="science_institute quarantine_lab").play("break")
    assert (game.asked, game[0]["sponsors"]) == (1, [])


@pytest.mark.rule("R-A-268")
@pytest.mark.parametrize(
    ("first", "second", "money", "sponsors"),
    [
        ("break", "break", 8, []),
        ("engineer", "break", 4, ["engineer"]),
        ("engineer", "veterinarian", 0, ["engineer", "veterinarian"]),
    ],
)
def test_a_multiplier_lets_the_option_be_chosen_anew(first: str, second: str, money: int, sponsors: list[str]) -> None:
    game = using(4, hand="engineer veterinarian", multipliers="sponsors", money=0)  # V-A-034
    game.play(first, "sponsors", second)
    assert (game[0]["money"], game[0]["sponsors"]) == (money, sponsors)


# --- conditions ---


@pytest.mark.rule("R-A-270")
@pytest.mark.parametrize(
    ("sponsor", "obstacle", "met"),
    [
        ("archaeologist", "icons", {"universities": "double_research"}),
        ("sponsorship_lions", "icons", {"animals": "lion"}),
        ("waza_small_animals_program", "reputation", {"reputation": 3}),
        ("breeding_cooperation", "partner_zoos", {"partner_zoos": "asia europe"}),
    ],
)
def test_every_condition_must_be_met(sponsor: str, obstacle: str, met: dict[str, Any]) -> None:
    hand = f"{sponsor} science_institute"
    assert using(5, hand=hand).why_not(sponsor) == [obstacle]
    assert sponsor in using(5, hand=hand, **met).options


@pytest.mark.rule("R-A-270")
def test_too_much_appeal_keeps_some_sponsors_away() -> None:
    game = using(5, hand="native_lizards science_institute", appeal=26)
    assert game.why_not("native_lizards") == ["appeal_at_most"]


@pytest.mark.rule("R-A-270")
def test_a_partner_zoo_condition_of_a_sponsor_counts_any_continents() -> None:
    game = using(5, hand="breeding_cooperation science_institute", partner_zoos="africa")
    assert game.why_not("breeding_cooperation") == ["partner_zoos"]  # it needs two


@pytest.mark.rule("R-A-271")
@pytest.mark.parametrize(("side_2", "obstacles"), [("", ["side_2"]), ("sponsors", [])])
def test_a_condition_for_side_two_needs_side_two_of_the_card_in_use(side_2: str, obstacles: list[str]) -> None:
    game = using(5, hand="talented_communicator science_institute", side_2=side_2)
    assert game.why_not("talented_communicator") == obstacles


@pytest.mark.rule("R-A-271", "R-A-280")
@pytest.mark.parametrize(("side_2", "offered"), [("", False), ("sponsors", True)])
def test_for_a_sponsor_bought_the_own_sponsors_card_counts(side_2: str, offered: bool) -> None:
    table = scenario().seat(0, hand="talented_communicator engineer", side_2=side_2, money=9)
    assert ("talented_communicator" in table.run(sponsor_for_money).options) is offered


# --- money and the display ---


@pytest.mark.rule("R-A-272")
def test_a_sponsor_from_the_hand_costs_no_money() -> None:
    game = using(5, hand="engineer", money=0).play("engineer")
    assert (game[0]["sponsors"], game[0]["money"]) == (["engineer"], 0)


@pytest.mark.rule("R-A-273")
def test_side_two_plays_a_sponsor_from_the_display_for_its_folder() -> None:
    game = using(5, side_2="sponsors", display="wolf jaguar engineer", reputation=4, money=3).play("engineer")
    assert (game[0]["sponsors"], game[0]["money"]) == (["engineer"], 0)


@pytest.mark.rule("R-A-273")
@pytest.mark.parametrize(
    ("things", "obstacle"),
    [
        ({"side_2": "", "reputation": 4, "money": 9}, "display_needs_side_2"),
        ({"side_2": "sponsors", "reputation": 3, "money": 9}, "out_of_range"),
        ({"side_2": "sponsors", "reputation": 4, "money": 2}, "costs"),
    ],
)
def test_a_sponsor_of_the_display_needs_side_two_range_and_money(things: dict[str, Any], obstacle: str) -> None:
    game = using(5, display="wolf jaguar engineer", hand="science_institute", **things)
    assert game.why_not("engineer") == [obstacle]


@pytest.mark.rule("R-A-273")
def test_the_display_is_refilled_at_the_end_of_the_turn_only() -> None:
    game = using(5, side_2="sponsors", display="science_institute quarantine_lab wolf emu horse sheep", reputation=2)
    game.play("science_institute")
    assert game.table["display"] == [None, "quarantine_lab", "wolf", "emu", "horse", "sheep"]


@pytest.mark.rule("R-A-274")
def test_one_sponsor_is_finished_before_the_next_is_chosen() -> None:
    game = using(5, side_2="sponsors", hand="guided_school_tours quarantine_lab", conservation=1)
    assert game.play("guided_school_tours", "appeal-1").prompt == "threshold"


@pytest.mark.rule("R-A-274")
def test_a_sponsor_may_need_what_the_one_before_gave() -> None:
    game = using(
        5, side_2="sponsors", hand="science_institute gorilla_field_research", universities="research_reputation"
    )
    assert game.play("science_institute").options == ["none", "gorilla_field_research"]


@pytest.mark.rule("R-A-275")
def test_the_immediate_effects_of_a_sponsor_come_in_any_order() -> None:
    table = scenario().seat(0, row=SLOT[5], hand="zoo_school", conservation=1, reputation=4)
    game = table.turn(0).play("sponsors", "zoo_school")
    assert {"building", "conservation-1", "reputation-1"} <= set(game.options)


@pytest.mark.rule("R-A-275")
def test_a_recurring_effect_of_a_sponsor_is_fired_by_its_own_icon() -> None:
    game = using(5, hand="spokesperson", universities="research_reputation", reputation=2).play("spokesperson")
    assert game[0]["reputation"] == 3


@pytest.mark.rule("R-A-276")
def test_an_effect_with_the_income_hand_alone_is_not_gained_on_play() -> None:
    game = using(5, hand="sponsorship_lions", animals="lion", money=0).play("sponsorship_lions")
    assert game[0]["money"] == 0


# --- unique buildings ---


@pytest.mark.rule("R-A-277")
def test_a_sponsor_whose_building_has_no_room_cannot_be_played() -> None:
    everywhere = "size_1@" + "-".join(f"{column}{number}" for column in "abcdefghi" for number in range(1, 7))
    game = using(5, hand="water_playground science_institute", buildings=everywhere)
    assert game.why_not("water_playground") == ["no_room"]


@pytest.mark.rule("R-A-278")
def test_a_unique_building_is_placed_without_money_or_strength() -> None:
    game = using(3, hand="adventure_playground", money=0).play("adventure_playground", "building", "f1-f2")
    assert ([building["kind"] for building in game[0]["buildings"]], game[0]["money"]) == (["adventure_playground"], 0)


@pytest.mark.rule("R-A-279")
def test_a_unique_building_touches_the_terrain_of_its_card() -> None:
    game = using(3, hand="adventure_playground").play("adventure_playground", "building")
    assert ("h1-h2" in game.options, game.why_not("h1-i1")) == (True, ["needs_rock"])


# --- for money ---


@pytest.mark.rule("R-A-280")
def test_a_sponsor_for_money_costs_its_level_and_leaves_the_action_cards_alone() -> None:
    game = scenario().seat(0, hand="engineer foreign_institute", money=5).run(sponsor_for_money)
    assert game.options == ["none", "engineer"]
    game.play("engineer")
    assert (game[0]["money"], game[0]["sponsors"], game.row(0)) == (1, ["engineer"], SLOT[5].split())


@pytest.mark.rule("R-A-280")
def test_a_sponsor_for_money_comes_from_the_hand_and_meets_its_conditions() -> None:
    table = scenario().seat(0, hand="science_institute archaeologist", side_2="sponsors", reputation=4)
    assert table.display("engineer veterinarian").run(sponsor_for_money).options == ["none", "science_institute"]
