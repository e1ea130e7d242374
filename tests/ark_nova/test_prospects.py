"""What the view says lies ahead of a zoo: projects, tasks, strengths, what others would gain, cards to choose."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from ark_nova.scenario import Play, marine, scenario
from menagerie.games.ark_nova.actions.all import standard_cards

AFRICANS = "caracal giraffe marabou"


def words(messages: tuple[menagerie.Message, ...]) -> list[tuple[str, dict[str, Any]]]:
    return [(message.key.rpartition(".")[2], dict(message.args)) for message in messages]


# --- projects ---


def test_a_project_says_what_is_there_and_what_each_level_lacks() -> None:
    zoo = scenario().base_projects("africa").seat(0, animals=AFRICANS).turn(0)[0]
    assert zoo["prospects"]["africa"] == {"there": 3, "lacks": [2, 1, 0], "open": [2]}


def test_cubes_of_sponsors_stand_for_icons_of_base_projects() -> None:
    table = scenario().base_projects("africa").seat(0, animals=AFRICANS, sponsors="breeding_program")
    zoo = table.seat(0, sponsor_cubes={"breeding_program": 2}).turn(0)[0]
    assert (zoo["prospects"]["africa"]["lacks"], zoo["prospects"]["africa"]["open"]) == ([1, 0, 0], [1, 2])


def test_a_level_with_a_cube_is_open_to_nobody() -> None:
    table = scenario().base_projects("africa").seat(0, animals=AFRICANS)
    table.table["base_projects"][0]["cubes"] = [None, None, 1]
    assert table.turn(0)[0]["prospects"]["africa"]["open"] == []


def test_projects_of_the_display_and_of_the_own_hand_are_told_too() -> None:
    play = scenario().seat(0, hand="savanna").display("jungle").turn(0)
    assert {"savanna", "jungle"} <= play[0]["prospects"].keys()


def test_nobody_learns_of_projects_in_the_hands_of_others() -> None:
    play = scenario().seat(0, hand="savanna").turn(0)
    for view in (play.game.view(1), play.game.view(None)):
        assert "savanna" not in str(view)


# --- tasks, strengths, reputation ---


def test_tasks_say_what_they_take() -> None:
    zoo = scenario().seat(0, sponsors="veterinarian", workers_on=[1, 2, 0, 0]).turn(0)[0]
    assert zoo["tasks"] == {
        "reputation": {"value": 2, "workers": 2},
        "partner_zoo": {"value": 3, "workers": None},
        "university": {"value": 4, "workers": 1},
        "project": {"value": 4, "workers": 1},  # 5, but for the veterinarian
    }


def test_constriction_makes_a_card_weaker() -> None:
    play = scenario().seat(0, constriction="association").turn(0)
    assert [(card["strength"], card["weaker"]) for card in play[0]["row"]] == [(1, 0), (2, 0), (3, 0), (2, 2), (5, 0)]


def test_the_gate_of_the_reputation_track_opens_with_the_second_side_of_cards() -> None:
    limits = [scenario().seat(0, side_2=cards).turn(0)[0]["highest_reputation"] for cards in ("", "cards")]
    assert limits == [9, 15]


@pytest.mark.parametrize(
    ("card", "strength", "side_1", "side_2"),
    [
        ("animals", 1, [("too_weak", {})], [("animals_from_display", {"animals": 1})]),
        ("animals", 5, [("animals_from_hand", {"animals": 2})], [("animals_from_display", {"animals": 2})]),
        ("build", 3, [("building", {"strength": 3})], [("buildings", {"strength": 3})]),
        ("association", 4, [("task", {"strength": 4})], [("tasks", {"strength": 4})]),
        ("sponsors", 4, [("sponsor", {"level": 4, "money": 4})], [("sponsors", {"level": 5, "money": 8})]),
        (
            "cards",
            5,
            [("draw", {"cards": 3}), ("discard", {"cards": 1}), ("snap", {"cards": 1})],
            [("draw", {"cards": 4}), ("discard", {"cards": 1}), ("snap", {"cards": 1})],
        ),
    ],
)
def test_a_card_says_what_a_strength_allows(card: str, strength: int, side_1: list[Any], side_2: list[Any]) -> None:
    found: Any = getattr(standard_cards(), card)
    assert (words(found.allows(strength)), words(found.upgrade.allows(strength))) == (side_1, side_2)


@pytest.mark.rule("R-A-221")
@pytest.mark.parametrize(("side_2", "may_donate"), [("", False), ("build", False), ("association", True)])
def test_whether_the_association_card_allows_a_donation_is_told(side_2: str, *, may_donate: bool) -> None:
    assert scenario().seat(0, side_2=side_2).turn(0)[0]["may_donate"] is may_donate


def test_kiosks_are_counted() -> None:
    assert scenario().seat(0, buildings="kiosk@a5 kiosk@d5 pavilion@e6").turn(0)[0]["kiosks"] == 2


@pytest.mark.rule("R-A-310")
@pytest.mark.parametrize(("universities", "surplus"), [("", 2), ("hand_limit", 0)])
def test_cards_beyond_the_hand_limit_are_told_to_everybody(universities: str, surplus: int) -> None:
    game = scenario().seat(0, hand="wolf lama koala moose giraffe", universities=universities).turn(0).game
    assert [game.view(seat)["zoos"][0]["surplus"] for seat in (0, 1, None)] == [surplus] * 3


# --- what others would gain ---


def with_an_expert(**things: Any) -> Play:
    """Seat 1 gains for predators in any zoo."""
    return scenario().seat(1, sponsors="expert_in_predators").seat(0, **things).display("wolf").turn(0)


def test_a_card_says_what_it_gives_to_others_and_then_gives_it() -> None:
    play = with_an_expert(
        hand="caracal lama", buildings="size_5@d4-d5-e3-e4-e5", row="cards animals build association sponsors"
    )
    gains = play[0]["others_gain"]
    assert gains.keys() == {"caracal", "wolf"}
    assert gains["caracal"] == [{"seat": 1, "sponsor": "expert_in_predators", "icon": "predator", "bonus": "money 3"}]
    before = play[1]["money"]
    play.play("animals", "caracal")
    assert play[1]["money"] == before + 3


@pytest.mark.rule("R-A-616", "R-A-665")
def test_a_specialised_university_says_what_it_gives_to_others() -> None:
    gains = marine().seat(1, sponsors="marine_biologist").turn(0)[0]["others_gain"]
    assert [gain["bonus"] for gain in gains["sea_animal_university"]] == ["money 3"]
    assert "bird_university" not in gains


def test_nobody_is_told_what_cards_of_others_would_give() -> None:
    play = with_an_expert(hand="caracal")
    assert (play.game.view(1)["zoos"][0]["others_gain"], play.game.view(None)["zoos"][0]["others_gain"]) == ({}, {})


# --- cards to choose ---


def test_the_cards_of_the_first_hand_are_counted_down() -> None:
    game = menagerie.new_game("ark_nova", seats=2, seed=1, options={"maps": "0"})
    assert game.view(0)["zoos"][0]["to_choose"] == 4
    game.apply(0, seat=0)
    assert game.view(0)["zoos"][0]["to_choose"] == 3
    assert game.view(1)["zoos"][0]["to_choose"] == 0  # how far others are is hidden


# --- the next break ---


def test_the_view_says_what_the_next_break_pays_in_all_and_how_far_it_is() -> None:
    game = scenario(map="5").seat(0, appeal=4, buildings="size_1@d4").turn(0)
    zoo, way = game[0], game.game.view(0)["break"]
    assert zoo["income_in_all"] == sum(zoo["income"].values()) > zoo["income"]["appeal"]
    assert way["left"] == way["of"] - way["steps"]


@pytest.mark.rule("R-A-121", "R-A-265")
def test_each_action_card_says_how_far_it_can_move_the_break_token() -> None:
    zoo = scenario().seat(0, row="build sponsors animals cards association").turn(0)[0]
    assert {card["card"]: card["break_steps"] for card in zoo["row"]} == {
        "build": 0,
        "sponsors": 2,
        "animals": 0,
        "cards": 2,
        "association": 0,
    }


@pytest.mark.rule("R-A-121", "R-A-265")
def test_each_action_card_says_whether_it_would_bring_the_break() -> None:
    table = scenario().seat(0, row="build sponsors animals cards association")
    near = table.set(steps=table.table["break_steps"] - 2).turn(0)
    assert [card["card"] for card in near[0]["row"] if card["brings_break"]] == ["sponsors", "cards"]
    nearer = table.set(steps=table.table["break_steps"] - 3).turn(0)
    assert not any(card["brings_break"] for card in nearer[0]["row"])


# --- animals to begin with ---


@pytest.mark.rule("R-A-134")
def test_easy_animals_say_which_enclosure_they_need_and_whether_it_can_be_built_and_paid() -> None:
    row = "animals build cards association sponsors"
    zoo = scenario().seat(0, row=row, money=12, hand="lama reindeer lion").turn(0)[0]
    shown = {each["card"]: each for each in zoo["openings"]}
    assert shown["lama"]["enclosure"] == "size_2"
    assert {card: (it["payable"], it["both_payable"], it["buildable"]) for card, it in shown.items()} == {
        "lama": (True, False, True),
        "reindeer": (True, False, False),
    }
