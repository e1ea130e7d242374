"""Bonuses of covered spaces on the map, and of the spaces on its right edge."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, Scenario, ability, row_with, scenario

FOLDERS = "cheetah lion leopard caracal fennec_fox siberian_tiger"


def builder(map: str, slot: int = 5, **things: Any) -> Scenario:  # noqa: A002  # the game's own word
    return scenario(map=map).seat(0, row=row_with("build", slot), **things)


def beside_sponsor_and_card(**things: Any) -> Play:
    """Build over d4, sponsor for money, and e4, a card, on map 7."""
    return builder("7", buildings="size_1@e3", **things).display(FOLDERS).turn(0).play("build", "size_2", "d4-e4")


# --- gained at once ---


@pytest.mark.rule("R-A-161")
@pytest.mark.parametrize(
    ("beside", "space", "gain"),
    [
        ("h1", "h2", {"money": 5}),
        ("i3", "i4", {"money": 5}),
        ("e2", "e3", {"money": 10}),
        ("f1", "e1", {"x_tokens": 1}),
        ("a4", "a5", {"reputation": 2}),
    ],
)
def test_covering_a_bonus_gives_it(beside: str, space: str, gain: dict[str, int]) -> None:
    table = builder("0", buildings=f"size_1@{beside}", money=10)
    game = table.turn(0).play("build", "kiosk", space)
    before = {"money": 8, "x_tokens": 0, "reputation": 1}
    assert {name: game[0][name] for name in before} == {name: before[name] + gain.get(name, 0) for name in before}


@pytest.mark.rule("R-A-161")
def test_a_bonus_beside_a_building_is_not_gained() -> None:
    game = builder("0", buildings="size_1@h1", money=10).turn(0).play("build", "kiosk", "i1")
    assert game[0]["money"] == 8


@pytest.mark.rule("R-A-161")
def test_every_bonus_under_a_building_is_gained() -> None:
    table = builder("a", money=10, buildings="size_1@a3")
    game = table.turn(0).play("build", "size_2", "a1-a2")
    assert (game[0]["reputation"], game[0]["x_tokens"]) == (3, 1)


@pytest.mark.rule("R-A-161", "R-A-155")
def test_a_building_placed_by_an_effect_gives_the_bonus_it_covers() -> None:
    game = scenario().seat(0, money=0, buildings="size_1@h1").run(ability("posturing 1")).play("kiosk", "h2")
    assert game[0]["money"] == 5


@pytest.mark.rule("R-A-161")
def test_a_bonus_covered_earlier_is_not_gained_again() -> None:
    game = builder("0", buildings="size_1@h2", money=10).turn(0).play("build", "kiosk", "h1")
    assert game[0]["money"] == 8


@pytest.mark.rule("R-A-162")
def test_bonuses_under_one_building_are_gained_in_the_order_their_owner_likes() -> None:
    game = beside_sponsor_and_card(hand="foreign_institute")
    assert (game.prompt, set(game.options)) == ("resolve_next", {"sponsor_for_money-1", "card-1"})


@pytest.mark.rule("R-A-162", "R-A-164")
def test_reputation_of_one_bonus_serves_for_the_card_of_the_next() -> None:
    game = beside_sponsor_and_card(hand="foreign_institute").play("sponsor_for_money-1", "foreign_institute")
    assert game.options == ["deck", "cheetah", "lion"]  # reputation 3, after 2 for the institute


# --- free buildings ---


@pytest.mark.rule("R-A-163")
def test_a_building_as_a_bonus_costs_nothing() -> None:
    game = builder("7", money=2, buildings="size_1@b1").turn(0).play("build", "size_1", "b2", "kiosk", "c1")
    assert ([b["kind"] for b in game[0]["buildings"]], game[0]["money"]) == (["size_1", "size_1", "kiosk"], 0)


@pytest.mark.rule("R-A-163")
def test_a_building_as_a_bonus_may_be_declined() -> None:
    game = builder("7", buildings="size_1@b1").turn(0).play("build", "size_1", "b2", "none")
    assert (len(game[0]["buildings"]), game.asked) == (2, 1)


@pytest.mark.rule("R-A-163", "R-A-150")
def test_a_kiosk_as_a_bonus_keeps_its_distance() -> None:
    table = builder("7", buildings="kiosk@b1 size_3@a3-b3-b4")
    game = table.turn(0).play("build", "size_1", "b2", "kiosk")
    assert set(game.options) == {"a4", "c3", "c4"}


@pytest.mark.rule("R-A-163", "R-A-016")
def test_a_kiosk_without_room_is_lost() -> None:
    game = builder("7", buildings="kiosk@b1").turn(0).play("build", "size_1", "b2")
    assert game.asked == 1


# --- cards ---


@pytest.mark.rule("R-A-164")
@pytest.mark.parametrize(("reputation", "in_range"), [(1, 1), (2, 2), (4, 3), (9, 4)])
def test_a_card_comes_from_the_deck_or_within_range(reputation: int, in_range: int) -> None:
    table = builder("0", buildings="size_1@d6", reputation=reputation).display(FOLDERS)
    game = table.turn(0).play("build", "kiosk", "d7")
    assert game.options == ["deck", *FOLDERS.split()[:in_range]]


@pytest.mark.rule("R-A-164")
def test_a_card_of_the_display_goes_to_the_hand() -> None:
    game = builder("0", buildings="size_1@d6").display(FOLDERS).turn(0).play("build", "kiosk", "d7", "cheetah")
    assert game[0]["hand"] == ["cheetah"]


@pytest.mark.rule("R-A-164")
def test_a_card_of_the_deck_goes_to_the_hand() -> None:
    table = builder("0", buildings="size_1@d6").display(FOLDERS).deck("wolf")
    assert table.turn(0).play("build", "kiosk", "d7", "deck")[0]["hand"] == ["wolf"]


# --- an action card to slot 1 ---


@pytest.mark.rule("R-A-165")
def test_an_action_card_goes_to_slot_1_only_when_the_action_is_finished() -> None:
    game = builder("0", side_2="build", buildings="size_1@f2 size_1@e3").turn(0).play("build", "kiosk", "f4")
    assert (game.prompt, game.row(0)[-1]) == ("build", "build")


@pytest.mark.rule("R-A-165")
def test_after_the_action_any_other_card_goes_to_slot_1() -> None:
    game = builder("0", buildings="size_1@e3").turn(0).play("build", "kiosk", "f4")
    assert (game.options, game.row(0)[0]) == (["none", "animals", "cards", "association", "sponsors"], "build")


@pytest.mark.rule("R-A-165")
def test_the_card_chosen_lies_in_slot_1_and_the_others_move_up() -> None:
    game = builder("0", buildings="size_1@e3").turn(0).play("build", "kiosk", "f4", "association")
    assert game.row(0) == ["association", "build", "animals", "cards", "sponsors"]


# --- a sponsor for money ---


def buying(**things: Any) -> Play:
    """Cover d4 on map 7, which lets one play a sponsor for money."""
    return builder("7", buildings="size_1@e3", **things).turn(0).play("build", "kiosk", "d4")


@pytest.mark.rule("R-A-166")
def test_a_sponsor_costs_its_level() -> None:
    game = buying(hand="foreign_institute", money=2 + 7).play("foreign_institute")
    assert (game[0]["sponsors"], game[0]["money"]) == (["foreign_institute"], 1)


@pytest.mark.rule("R-A-166")
def test_a_sponsor_one_cannot_pay_stays_in_the_hand() -> None:
    assert buying(hand="foreign_institute", money=2 + 5).asked == 1


@pytest.mark.rule("R-A-166")
def test_the_conditions_of_a_sponsor_for_money_apply() -> None:
    game = buying(hand="foreign_institute waza_special_assignment science_lab", money=50)
    assert game.options == ["none", "foreign_institute"]


@pytest.mark.rule("R-A-166")
def test_the_sponsors_card_does_not_move_for_a_sponsor_for_money() -> None:
    game = buying(hand="foreign_institute").play("foreign_institute")
    assert game.row(0) == ["build", "animals", "cards", "association", "sponsors"]


@pytest.mark.rule("R-A-166")
def test_a_sponsor_for_money_may_be_declined() -> None:
    assert buying(hand="foreign_institute").play("none")[0]["hand"] == ["foreign_institute"]


@pytest.mark.rule("R-A-166")
def test_a_sponsor_for_money_comes_from_the_hand_only() -> None:
    table = builder("7", buildings="size_1@e3", side_2="sponsors").display("foreign_institute " + FOLDERS[8:])
    assert table.turn(0).play("build", "kiosk", "d4").asked == 1


# --- workers and the right edge ---


@pytest.mark.rule("R-A-167")
def test_the_worker_bonus_brings_an_active_worker() -> None:
    game = builder("a", buildings="size_1@g1").turn(0).play("build", "kiosk", "h2")
    assert (game[0]["workers"], game[0]["reserve_workers"]) == (2, 2)


@pytest.mark.rule("R-A-167", "R-A-168")
def test_hiring_the_last_worker_gives_what_its_space_shows() -> None:
    table = builder("a", buildings="size_1@g1", workers=3, reserve_workers=1, conservation=2)
    game = table.turn(0).play("build", "kiosk", "h2")
    assert game[0]["conservation"] == 4


@pytest.mark.rule("R-A-168")
@pytest.mark.parametrize(("partners", "prompt"), [("", "turn"), ("asia", "upgrade")])
def test_the_bonus_of_a_partner_zoo_space_is_gained_when_it_is_covered(partners: str, prompt: str) -> None:
    table = scenario().seat(0, row=row_with("association", 3), partner_zoos=partners)
    game = table.turn(0).play("association", "partner_zoo", "africa")
    assert game.prompt == prompt


@pytest.mark.rule("R-A-168")
def test_the_bonus_of_the_third_university_space_is_gained_when_it_is_covered() -> None:
    table = scenario().seat(0, row=row_with("association", 4), universities="hand_limit double_research")
    game = table.seat(0, conservation=2).turn(0).play("association", "university")
    assert game[0]["conservation"] == 4
