"""Abilities that wait until the action is finished: clever, boost, action, determination."""

from __future__ import annotations

import pytest

from ark_nova.scenario import ability, scenario
from menagerie.kernel.messages import phrasebook

ROW = "animals cards build association sponsors"

# --- clever ---


@pytest.mark.rule("R-A-353")  # V-A-137
def test_clever_moves_a_card_to_slot_1_and_the_cards_to_its_left_one_to_the_right() -> None:
    zoo = scenario().seat(0, row=ROW).run(ability("clever")).play("association")
    assert zoo.row(0) == ["association", "animals", "cards", "build", "sponsors"]


@pytest.mark.rule("R-A-353")
def test_clever_may_move_any_card_or_none() -> None:
    zoo = scenario().seat(0, row=ROW).run(ability("clever"))
    assert zoo.options == ["none", "cards", "build", "association", "sponsors"]
    assert zoo.play("none").row(0) == ROW.split()


@pytest.mark.rule("R-A-100", "R-A-353")
def test_clever_of_an_animal_comes_after_the_animals_card_has_moved_to_slot_1() -> None:
    table = scenario().seat(0, hand="fennec_fox", buildings="size_1@e2", row="cards build animals association sponsors")
    zoo = table.turn(0).play("animals")
    assert (zoo.prompt, zoo.row(0)) == ("clever", ["animals", "cards", "build", "association", "sponsors"])


@pytest.mark.rule("R-A-354")
def test_clever_takes_no_token_off_the_card() -> None:
    table = scenario().seat(0, venom="build", constriction="build", multipliers="build")
    card = table.run(ability("clever")).play("build").card(0, "build")
    assert (card["venom"], card["constriction"], card["multipliers"]) == (True, True, 1)


@pytest.mark.rule("R-A-354", "R-A-393")  # V-A-074
def test_moving_a_card_with_venom_by_clever_does_not_save_the_two_money() -> None:
    table = scenario().seat(0, hand="fennec_fox", buildings="size_1@e2", money=18, venom="sponsors")
    zoo = table.seat(0, row="cards build sponsors animals association").turn(0).play("animals", "sponsors")
    assert (zoo[0]["money"], zoo.card(0, "sponsors")["venom"]) == (8, True)  # 8 for the fox, 2 for the venom


# --- boost ---


@pytest.mark.rule("R-A-351", "R-A-352")
def test_boost_moves_its_card_to_slot_1_and_the_cards_between_to_the_right() -> None:
    zoo = scenario().seat(0, row=ROW).run(ability("boost build")).play("build-to-1")
    assert zoo.row(0) == ["build", "animals", "cards", "association", "sponsors"]


@pytest.mark.rule("R-A-351", "R-A-352")
def test_boost_moves_its_card_to_slot_5_and_the_cards_between_to_the_left() -> None:
    zoo = scenario().seat(0, row=ROW).run(ability("boost build")).play("build-to-5")
    assert zoo.row(0) == ["animals", "cards", "association", "sponsors", "build"]


@pytest.mark.rule("R-A-351")
def test_boost_is_optional() -> None:
    assert scenario().seat(0, row=ROW).run(ability("boost build")).play("none").row(0) == ROW.split()


@pytest.mark.rule("R-A-351")
@pytest.mark.parametrize(("card", "ways"), [("animals", ["animals-to-5"]), ("sponsors", ["sponsors-to-1"])])
def test_boost_offers_only_slots_where_the_card_does_not_lie(card: str, ways: list[str]) -> None:
    assert scenario().seat(0, row=ROW).run(ability(f"boost {card}")).options == ["none", *ways]


@pytest.mark.rule("R-A-351")
def test_boost_asks_by_the_name_of_its_card() -> None:
    decision = scenario().seat(0, row=ROW).run(ability("boost build")).game.decision
    assert decision is not None
    assert phrasebook("en").say(decision.prompt) == "Move the action card Build?"


@pytest.mark.rule("R-A-351")
def test_boost_of_an_animal_comes_after_the_animals_card_has_moved() -> None:
    table = scenario().seat(
        0, hand="european_badger", buildings="size_2@e2-e3", row="cards build animals association sponsors"
    )
    zoo = table.turn(0).play("animals", "animals-to-5")
    assert zoo.row(0) == ["cards", "build", "association", "sponsors", "animals"]


@pytest.mark.rule("R-A-354")
def test_boost_takes_no_token_off_the_card() -> None:
    zoo = scenario().seat(0, venom="build", constriction="build").run(ability("boost build")).play("build-to-5")
    assert (zoo.card(0, "build")["venom"], zoo.card(0, "build")["constriction"]) == (True, True)


# --- action ---


@pytest.mark.rule("R-A-106", "R-A-348")  # V-A-138
def test_an_extra_action_uses_its_card_where_it_lies_then_and_moves_it_to_slot_1() -> None:
    table = scenario().seat(0, hand="pygmy_hippopotamus", partner_zoos="africa", buildings="size_2@e2-e3", money=25)
    zoo = table.seat(0, row="cards sponsors animals build association").turn(0).play("animals")
    assert zoo.row(0) == ["animals", "cards", "sponsors", "build", "association"]
    zoo.play("sponsors")
    assert zoo.row(0) == ["sponsors", "animals", "cards", "build", "association"]
    assert (zoo[0]["money"], zoo.table["break"]["steps"]) == (25 - 12 + 3, 3)  # strength 3


@pytest.mark.rule("R-A-348")
def test_an_extra_action_may_be_declined() -> None:
    zoo = scenario().seat(0, row=ROW).run(ability("action sponsors")).play("none")
    assert zoo.row(0) == ROW.split()


@pytest.mark.rule("R-A-097", "R-A-348")
def test_x_tokens_may_be_spent_on_an_extra_action() -> None:
    zoo = scenario().seat(0, row=ROW, x_tokens=2, money=0).run(ability("action sponsors")).play("sponsors+2")
    assert (zoo[0]["x_tokens"], zoo[0]["money"]) == (0, 7)


@pytest.mark.rule("R-A-349")
def test_an_extra_action_with_a_named_card_is_never_the_x_token_action() -> None:
    assert scenario().run(ability("action cards")).options == ["none", "cards"]


@pytest.mark.rule("R-A-348")
def test_an_extra_action_that_cannot_be_done_is_lost() -> None:
    assert scenario().seat(0, workers=0).run(ability("action association")).asked is None


@pytest.mark.rule("R-A-083", "R-A-348")
def test_an_extra_action_that_is_too_weak_without_x_tokens_says_so() -> None:
    row = "association animals cards build sponsors"
    zoo = scenario().seat(0, row=row, x_tokens=1).run(ability("action association"))
    assert (zoo.options, zoo.why_not("association")) == (["none", "association+1"], ["strength"])


# --- determination ---


@pytest.mark.rule("R-A-355")
def test_determination_offers_every_own_card_the_x_token_action_and_nothing() -> None:
    zoo = scenario().seat(0, row="build cards sponsors animals association").run(ability("determination"))
    cards = ["build", "cards", "sponsors", "association"]  # no animal can be played
    assert set(zoo.options) == {"none", "x-animals", *cards, *(f"x-{card}" for card in cards)}


@pytest.mark.rule("R-A-355")
def test_determination_may_use_animals_once_more() -> None:
    table = scenario().seat(
        0, hand="wolf", buildings="size_4@e2-e3-f3-f4", row="build animals cards sponsors association"
    )
    zoo = table.run(ability("determination")).play("animals")
    assert (zoo[0]["animals"], zoo.row(0)[0]) == (["wolf"], "animals")


@pytest.mark.rule("R-A-355")
def test_determination_may_be_declined() -> None:
    zoo = scenario().seat(0, row=ROW).run(ability("determination")).play("none")
    assert (zoo.asked, zoo.row(0)) == (None, ROW.split())


@pytest.mark.rule("R-A-355")
def test_the_x_token_action_of_determination_moves_its_card_to_slot_1() -> None:
    zoo = scenario().seat(0, row=ROW).run(ability("determination")).play("x-association")
    assert (zoo[0]["x_tokens"], zoo.row(0)[0]) == (1, "association")


@pytest.mark.rule("R-A-284", "R-A-355")
def test_determination_with_five_x_tokens_offers_no_x_token_action() -> None:
    zoo = scenario().seat(0, x_tokens=5).run(ability("determination"))
    assert not [key for key in zoo.options if key.startswith("x-")]
    assert zoo.why_not("x-cards") == ["x_tokens_full"]


@pytest.mark.rule("R-A-106", "R-A-355")
def test_abilities_of_an_animal_played_by_determination_come_after_that_action() -> None:
    table = scenario().seat(0, hand="fennec_fox", buildings="size_1@e2", row="build animals cards sponsors association")
    zoo = table.run(ability("determination")).play("animals", "sponsors")
    assert zoo.row(0) == ["sponsors", "animals", "build", "cards", "association"]


@pytest.mark.rule("R-A-108", "R-A-355")  # V-A-164
def test_determination_comes_before_a_break_that_was_called_in_the_action() -> None:
    table = scenario().seat(0, hand="golden_eagle cougar", buildings="size_5@b3-b4-c2-c3-d3 size_3@e1-e2-f2", money=40)
    table.seat(0, row="cards build association sponsors animals", side_2="animals").set(steps=8)
    zoo = table.turn(0).play("animals", "none", "golden_eagle", "cougar")
    assert (zoo.table["break"]["called_by"], zoo.prompt, zoo.table["stage"]) == (0, "extra_action", "turn")


@pytest.mark.rule("R-A-101", "R-A-107")
def test_two_waiting_abilities_are_resolved_in_the_order_the_player_likes() -> None:
    table = scenario().seat(0, hand="fennec_fox european_badger", buildings="size_1@e2 size_2@d3-d4")
    zoo = table.seat(0, row="cards build association sponsors animals").turn(0)
    zoo.play("animals", "fennec_fox", "size_1@e2", "european_badger")
    assert (zoo.prompt, sorted(zoo.options)) == ("resolve_next", ["boost-animals", "clever"])
