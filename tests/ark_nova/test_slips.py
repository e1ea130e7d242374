"""Slips: what a choice would waste or set off is told before it is made."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from ark_nova.scenario import Play, marine, row_with, scenario
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.preview import Trials
from menagerie.kernel.chance import Chance


def slips(game: Play, key: str) -> list[str]:
    decision = game.game.decision
    assert decision is not None
    preview = Trials(game.game, decision.seat).previews(None)[decision.keys.index(key)]
    return [] if preview is None else [slip.key.removeprefix("ark_nova.slip.") for slip in preview.slips]


@pytest.mark.rule("R-A-047")
@pytest.mark.parametrize(("x_tokens", "expected"), [(4, []), (5, ["x_tokens_lost"])])
def test_a_token_beyond_five_would_be_lost(x_tokens: int, expected: list[str]) -> None:
    table = scenario().seat(0, row=row_with("cards", 1), x_tokens=x_tokens, workers=0)
    assert slips(table.set(steps=table.table["break_steps"] - 1).turn(0), "cards") == expected


@pytest.mark.rule("R-A-304")
@pytest.mark.parametrize(("side_2", "expected"), [("", ["reputation_lost"]), ("cards", [])])
def test_reputation_beyond_nine_would_be_lost_without_cards_two(side_2: str, expected: list[str]) -> None:
    table = scenario().seat(0, row=row_with("association", 3), reputation=9, side_2=side_2)
    assert slips(table.turn(0).play("association"), "reputation") == expected


@pytest.mark.rule("R-A-310")
@pytest.mark.parametrize(("hand", "expected"), [("lion", []), ("lion reindeer barn_owl jaguar", ["hand_limit"])])
def test_a_break_that_one_calls_takes_cards_beyond_the_limit(hand: str, expected: list[str]) -> None:
    table = scenario().seat(0, row=row_with("cards", 1), hand=hand, workers=0)
    assert slips(table.set(steps=table.table["break_steps"] - 2).turn(0), "cards") == expected


@pytest.mark.rule("R-A-316")
def test_a_break_finds_idle_workers() -> None:
    table = scenario().seat(0, row=row_with("cards", 1), workers=2)
    assert slips(table.set(steps=table.table["break_steps"] - 2).turn(0), "cards") == ["idle_workers"]


@pytest.mark.rule("R-A-329", "R-A-333")
@pytest.mark.parametrize(("rival", "expected"), [(0, ["ends_game"]), (113, ["ends_game", "ends_game_behind"])])
def test_the_end_of_the_game_is_announced(rival: int, expected: list[str]) -> None:
    home = "size_5@g1-h1-h2-i1-i2"
    me: dict[str, Any] = {"row": row_with("animals", 2), "money": 99, "hand": "reindeer barn_owl", "buildings": home}
    table = scenario().seat(0, appeal=109, conservation=2, **me).seat(1, appeal=rival, conservation=10 if rival else 0)
    assert slips(table.turn(0).play("animals"), "reindeer") == expected


@pytest.mark.rule("R-A-184")
@pytest.mark.parametrize(("hand", "expected"), [("reindeer", ["nobody_for_size"]), ("barn_owl", [])])
def test_a_kind_of_enclosure_that_nobody_would_live_in(hand: str, expected: list[str]) -> None:
    game = scenario().seat(0, row=row_with("build", 3), money=20, hand=hand).turn(0).play("build")
    assert slips(game, "size_1") == expected


@pytest.mark.rule("R-A-184")
def test_a_place_for_an_enclosure_that_nobody_would_live_in() -> None:
    game = scenario().seat(0, row=row_with("build", 3), money=20, hand="barn_owl lion").turn(0).play("build", "size_2")
    dry = [key for key in game.options if slips(game, key) == ["nobody_there"]]
    assert dry == []
    game = scenario().seat(0, row=row_with("build", 3), money=20, hand="lion").turn(0).play("build", "size_2")
    assert all(slips(game, key) == ["nobody_there"] for key in game.options)


@pytest.mark.rule("R-A-593")
@pytest.mark.parametrize(
    ("things", "expected"),
    [({"hand": "lion"}, ["nobody_for_aquarium"]), ({"hand": "zooplankton"}, []), ({"animals": "green_sea_turtle"}, [])],
)
def test_an_aquarium_that_nobody_would_live_in(things: dict[str, Any], expected: list[str]) -> None:
    game = marine().seat(0, row=row_with("build", 3), money=20, **things).turn(0).play("build")
    assert slips(game, "small_aquarium") == expected


@pytest.mark.rule("R-A-593", "R-A-184")
def test_a_sea_animal_does_not_fill_a_standard_enclosure() -> None:
    game = marine().seat(0, row=row_with("build", 3), money=20, hand="zooplankton").turn(0).play("build")
    assert slips(game, "size_3") == ["nobody_for_size"]


@pytest.mark.rule("R-A-634", "R-A-086")
@pytest.mark.parametrize(("key", "expected"), [("association+1", []), ("association+2", ["x_tokens_idle"])])
def test_strength_beyond_the_dearest_task_is_to_spare_with_association_3(key: str, expected: list[str]) -> None:
    table = marine().seat(0, alternatives="association_3", row=row_with("association", 5), x_tokens=2)
    assert slips(table.turn(0), key) == expected


@pytest.mark.rule("R-A-086", "R-A-169")
@pytest.mark.parametrize(
    ("card", "slot", "key", "expected"),
    [
        ("animals", 2, "animals+1", ["x_tokens_idle"]),
        ("animals", 4, "animals+1", []),
        ("cards", 5, "cards+1", ["x_tokens_idle"]),
        ("build", 5, "build+1", ["x_tokens_idle"]),
        ("build", 2, "build+1", []),
    ],
)
def test_tokens_that_make_nothing_stronger(card: str, slot: int, key: str, expected: list[str]) -> None:
    me: dict[str, Any] = {"money": 99, "hand": "reindeer barn_owl", "buildings": "size_5@g1-h1-h2-i1-i2 size_1@d6"}
    game = scenario().seat(0, row=row_with(card, slot), x_tokens=2, **me).turn(0)
    assert slips(game, key) == expected


@pytest.mark.rule("R-A-333")
@pytest.mark.parametrize(("turns_left", "expected"), [(None, []), (1, ["last_turn_x_token"])])
def test_in_the_last_turn_a_token_counts_nothing(turns_left: int | None, expected: list[str]) -> None:
    assert slips(scenario().set(turns_left=turns_left).turn(0), "x-build") == expected


@pytest.mark.rule("R-A-310")
def test_ending_the_turn_into_a_break_is_told_once_more() -> None:
    table = scenario().seat(0, row=row_with("cards", 1), hand="lion reindeer barn_owl jaguar", workers=0)
    game = table.set(steps=table.table["break_steps"] - 2).turn(0)
    game.game.apply_key("cards", pause=True)
    while not game.game.pausing:
        assert game.game.decision is not None
        game.game.apply_key(game.game.decision.keys[0], pause=True)
    found = game.game.rules.parting_slips(game.game.table, 0)  # type: ignore[attr-defined]
    assert [slip.key for slip in found] == ["ark_nova.slip.hand_limit"]


@pytest.mark.rule("R-A-038")
def test_what_is_hidden_makes_no_slip() -> None:
    """Whatever lies in the deck and in other hands, a seat is told the same."""
    game = menagerie.new_game("ark_nova", seats=2, seed=5, options={"maps": "random"})
    bot = bot_of("greedy", "ark_nova", Chance(5))
    for number in range(120):
        assert game.decision is not None
        seat = game.decision.seat
        if number % 4 == 0:
            worlds = [game, *(game.sample_world(seat, Chance(luck)) for luck in range(2))]
            told = [[preview and preview.slips for preview in Trials(world, seat).previews(None)] for world in worlds]
            assert told == [told[0]] * 3
        game.apply(bot.pick(Glimpse(game, seat)))
