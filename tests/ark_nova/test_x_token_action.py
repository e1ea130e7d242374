"""The X-token action: any card, one token, slot 1."""

from __future__ import annotations

import pytest

from ark_nova.scenario import scenario

CARDS = ["animals", "cards", "build", "association", "sponsors"]


@pytest.mark.rule("R-A-281", "R-A-282", "R-A-283")
@pytest.mark.parametrize("card", CARDS)
def test_any_action_card_gives_one_token_and_goes_to_slot_one(card: str) -> None:
    game = scenario().seat(0, x_tokens=1).turn(0).play(f"x-{card}")
    assert (game[0]["x_tokens"], game.row(0)) == (2, [card, *(other for other in CARDS if other != card)])


@pytest.mark.rule("R-A-281")
def test_nothing_else_happens() -> None:
    game = scenario().seat(0, money=7).turn(0).play("x-cards")
    assert (game.asked, game[0]["money"], game[0]["hand"], game.table["break"]["steps"]) == (1, 7, [], 0)


@pytest.mark.rule("R-A-283")
def test_an_upgraded_card_gives_no_more_than_one_token() -> None:
    assert scenario().seat(0, side_2="sponsors").turn(0).play("x-sponsors")[0]["x_tokens"] == 1


@pytest.mark.rule("R-A-283")
def test_no_tokens_are_spent_on_it() -> None:
    game = scenario().seat(0, x_tokens=3).turn(0)
    assert {key for key in game.options if key.startswith("x-")} == {f"x-{card}" for card in CARDS}


@pytest.mark.rule("R-A-283")
def test_a_card_too_weak_for_its_own_action_will_do() -> None:
    game = scenario().seat(0, row="build animals cards association sponsors", constriction="build").turn(0)
    assert ("build" in game.options, "x-build" in game.options) == (False, True)


@pytest.mark.rule("R-A-284")
def test_with_five_tokens_it_is_impossible() -> None:  # V-A-111
    game = scenario().seat(0, x_tokens=5).turn(0)
    assert game.why_not("x-cards") == ["x_tokens_full"]


@pytest.mark.rule("R-A-284")
def test_with_four_tokens_it_is_possible() -> None:
    assert scenario().seat(0, x_tokens=4).turn(0).play("x-cards")[0]["x_tokens"] == 5


@pytest.mark.rule("R-A-285")
def test_venom_leaves_the_card_and_nothing_is_paid_for_it() -> None:
    game = scenario().seat(0, venom="cards build", money=9).turn(0).play("x-cards")
    assert (game.card(0, "cards")["venom"], game.card(0, "build")["venom"], game[0]["money"]) == (False, True, 9)


@pytest.mark.rule("R-A-285")
def test_constriction_leaves_the_card() -> None:
    game = scenario().seat(0, constriction="cards build").turn(0).play("x-cards")
    assert (game.card(0, "cards")["constriction"], game.card(0, "build")["constriction"]) == (False, True)


@pytest.mark.rule("R-A-285")
def test_a_multiplier_stays_on_the_card_and_doubles_nothing() -> None:
    game = scenario().seat(0, multipliers="cards").turn(0).play("x-cards")
    assert (game.card(0, "cards")["multipliers"], game[0]["x_tokens"], game.asked) == (1, 1, 1)
