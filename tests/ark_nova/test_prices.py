"""What the view says cards cost now, and why that is not what is printed."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, row_with, scenario
from menagerie.games.ark_nova.animals import price_of
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.prices import price_view

SIGNS = "size_1@b6 size_1@e6 size_1@g5"


def price(card: str, **things: Any) -> dict[str, Any] | None:
    shown: dict[str, Any] | None = scenario().seat(0, hand=card, **things).turn(0)[0]["prices"].get(card)
    return shown


def share(of: str, by: str, amount: int) -> dict[str, Any]:
    return {"of": of, "by": by, "amount": amount}


def test_a_card_that_costs_what_is_printed_needs_no_word() -> None:
    assert price("european_pond_turtle") is None


@pytest.mark.rule("R-A-182")
def test_a_partner_zoo_is_named_as_the_reason_of_a_lower_price() -> None:
    assert price("european_pond_turtle", partner_zoos="europe") == {
        "printed": 9,
        "now": 6,
        "folder": 0,
        "parts": [share("partner_zoo", "europe", -3)],
    }


@pytest.mark.rule("R-A-182", "R-A-010")
def test_two_icons_of_the_continent_are_two_reasons() -> None:
    shown = price("african_bush_elephant", partner_zoos="africa")
    assert shown is not None
    assert shown["parts"] == [share("partner_zoo", "africa", -3)] * 2


@pytest.mark.rule("R-A-484")
def test_an_expert_is_named_as_the_reason_of_a_lower_price() -> None:
    shown = price("european_pond_turtle", sponsors="expert_in_small_animals")
    assert shown is not None
    assert (shown["now"], shown["parts"]) == (6, [share("sponsor", "expert_in_small_animals", -3)])


@pytest.mark.rule("R-A-628")
def test_an_action_card_that_makes_animals_cheaper_is_named() -> None:
    table = scenario(marine_worlds=True).seat(0, hand="european_pond_turtle", alternatives="animals_3").turn(0)
    shown = table[0]["prices"]["european_pond_turtle"]
    assert (shown["now"], shown["parts"]) == (7, [share("card", "animals", -2)])


@pytest.mark.rule("R-A-181")
@pytest.mark.parametrize(("side_2", "shown"), [("animals", (12, 3)), ("", None)])
def test_a_folder_counts_only_where_the_action_reaches_the_display(side_2: str, shown: tuple[int, int] | None) -> None:
    game = scenario().seat(0, side_2=side_2).display("science_lab engineer european_pond_turtle").turn(0)
    found = game[0]["prices"].get("european_pond_turtle")
    assert (found and (found["now"], found["folder"])) == shown


@pytest.mark.rule("R-A-543")
def test_the_level_that_a_map_lowers_is_told() -> None:
    table = scenario(map="8").seat(0, hand="foreign_institute", buildings=SIGNS).turn(0)
    shown = table[0]["prices"]["foreign_institute"]
    assert (shown["printed"] - shown["now"], shown["parts"]) == (1, [share("map", "8", -1)])


def test_the_parts_add_up_to_what_is_paid() -> None:
    table = scenario().seat(0, partner_zoos="africa asia", sponsors="expert_in_large_animals", side_2="animals").turn(0)
    whole: Any = table.game.table
    zoo = whole.zoos[0]
    for animal in [card for card in whole.deck if isinstance(card, Animal)]:
        shown = price_view(whole, zoo, animal, zoo.action_cards.animals)
        total = shown["printed"] + sum(part["amount"] for part in shown["parts"])
        assert (shown["now"], max(0, total)) == (price_of(zoo, animal, 0), shown["now"])


def test_nobody_learns_the_hand_of_others_from_its_prices() -> None:
    game = scenario().seat(0, hand="european_pond_turtle", partner_zoos="europe").turn(0).game
    for view in (game.view(1), game.view(None)):
        assert view["zoos"][0]["prices"] == {}


# --- action cards ---


def card_of(game: Play, name: str) -> dict[str, Any]:
    shown: dict[str, Any] = game.card(0, name)
    return shown


@pytest.mark.rule("R-A-094", "R-A-081", "R-A-082")
def test_an_action_card_says_its_strength_with_x_tokens_and_the_row_that_follows() -> None:
    game = scenario().seat(0, row=row_with("build", 3), x_tokens=2, money=30).turn(0)
    card = card_of(game, "build")
    assert card["with_x_tokens"] == [3, 4, 5]
    game.play("x-build")
    assert game.row(0) == card["if_used"]


@pytest.mark.rule("R-A-411")
def test_the_card_of_another_player_says_its_strength_with_x_tokens_of_who_may_use_it() -> None:
    game = scenario().seat(0, x_tokens=3).seat(1, row=row_with("build", 2), x_tokens=1).turn(0)
    assert game.card(1, "build")["with_x_tokens"] == [2, 3, 4, 5]


@pytest.mark.rule("R-A-403")
def test_constriction_counts_in_every_strength() -> None:
    game = scenario().seat(0, row=row_with("build", 3), x_tokens=1, constriction="build").turn(0)
    assert card_of(game, "build")["with_x_tokens"] == [1, 2]


@pytest.mark.rule("R-A-352")
def test_a_card_says_the_row_that_follows_if_it_is_raised() -> None:
    card = card_of(scenario().seat(0, row=row_with("build", 2)).turn(0), "build")
    assert (card["if_raised"][-1], sorted(card["if_raised"])) == ("build", sorted(card["if_used"]))


def test_a_zoo_says_how_much_appeal_is_to_go_until_its_markers_meet() -> None:
    assert scenario().seat(0, appeal=0, conservation=0).turn(0)[0]["to_go"] == 114
    assert scenario().seat(0, appeal=113, conservation=10).turn(0)[0]["to_go"] == 0
