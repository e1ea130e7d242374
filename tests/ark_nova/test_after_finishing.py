"""What waits until an action is finished, and what does not wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import row_with, scenario

if TYPE_CHECKING:
    from ark_nova.scenario import Play

HOMES = "size_1@a3 size_1@a5 size_2@c5-c6"


def with_animals(hand: str, buildings: str = HOMES, **things: Any) -> Play:
    """Let seat 0 begin a turn with Animals in slot 5."""
    zoo = {"row": row_with("animals", 5), "money": 60, "hand": hand, "buildings": buildings, **things}
    return scenario().seat(0, **zoo).seat(1, appeal=60).turn(0)


def build_twice(**things: Any) -> Play:
    """Let seat 0 cover the Clever symbol on f4 with the first building of a Build action on side II."""
    zoo = {"row": row_with("build", 5), "money": 60, "side_2": "build", "buildings": "size_1@e4", **things}
    return scenario().seat(0, **zoo).turn(0).play("build", "size_1", "f4")


# --- waiting ---


@pytest.mark.rule("R-A-100")
def test_what_waits_is_resolved_when_the_card_has_moved_to_slot_1() -> None:
    game = with_animals("fennec_fox", "size_1@a3").play("animals")
    assert (game.prompt, game.row(0)[0]) == ("clever", "animals")
    assert game.play("build").row(0)[:2] == ["build", "animals"]


@pytest.mark.rule("R-A-100")
def test_what_waits_comes_after_the_second_animal() -> None:
    game = with_animals("fennec_fox stoat caracal", partner_zoos="europe").play("animals", "fennec_fox", "size_1@a3")
    assert (game.prompt, game.row(0)[-1]) == ("animal", "animals")
    assert game.play("stoat", "size_1@a5").settle().prompt == "clever"


@pytest.mark.rule("R-A-101")
@pytest.mark.parametrize(("first", "second"), [("clever", "boost"), ("boost-animals", "clever")])
def test_the_player_orders_what_waits(first: str, second: str) -> None:
    game = with_animals("fennec_fox european_badger").play("animals", "fennec_fox", "size_1@a3", "european_badger")
    assert sorted(game.options) == ["boost-animals", "clever"]
    assert game.play(first, "none").prompt == second


WAITING: dict[str, tuple[str, str, dict[str, Any]]] = {
    "clever": ("dusky_leaf_monkey", "clever", {}),
    "boost": ("european_badger", "boost", {}),
    "action": ("sun_bear", "extra_action", {"partner_zoos": "asia"}),
    "determination": ("bald_eagle", "extra_action", {"buildings": "size_4@a3-a4-b3-b4", "side_2": "animals"}),
    "hypnosis": ("common_european_adder", "hypnosis", {"partner_zoos": "europe"}),
}


@pytest.mark.rule("R-A-102")
@pytest.mark.parametrize("ability", WAITING)
def test_these_abilities_wait(ability: str) -> None:
    animal, prompt, things = WAITING[ability]
    game = with_animals(animal, **{"buildings": "size_2@a3-a4", **things}).play("animals")
    if game.prompt == "gain_reputation":
        game.play("none")
    assert (game.prompt, game.row(0)[0]) == (prompt, "animals")


@pytest.mark.rule("R-A-102")
@pytest.mark.parametrize(("board", "space", "prompt"), [("6", "left-4", "clever"), ("3", "left-4", "extra_action")])
def test_clever_and_determination_of_a_map_wait(board: str, space: str, prompt: str) -> None:
    table = scenario(map=board).seat(0, row=row_with("association", 5), animals="lion caracal")
    game = table.turn(0).play("association", "project", space).settle()
    if game.prompt == "threshold":
        game.play("worker-1").settle()
    assert (game.prompt, game.row(0)[0]) == (prompt, "association")


# --- at once ---


@pytest.mark.rule("R-A-103")
def test_other_abilities_are_resolved_before_the_next_animal() -> None:
    table = scenario().seat(0, row=row_with("animals", 5), hand="eurasian_eagle_owl", partner_zoos="europe", money=60)
    table.seat(0, buildings="size_2@a3-a4 size_1@a5").deck("stoat lion fennec_fox wolf")
    game = table.turn(0).play("animals", "stoat", "fennec_fox")  # V-A-008
    assert game[0]["appeal"] == 4
    assert game.options == ["none", "stoat", "fennec_fox"]
    assert game.play("stoat").settle()[0]["animals"] == ["eurasian_eagle_owl", "stoat"]


@pytest.mark.rule("R-A-103")
def test_other_bonuses_are_gained_before_the_next_building() -> None:
    table = scenario().seat(0, row=row_with("build", 5), side_2="build", money=7, buildings="kiosk@h1")
    game = table.turn(0).play("build", "size_2", "h2-i1")
    assert game[0]["money"] == 7 - 4 + 5
    assert "size_3" in game.options


@pytest.mark.rule("R-A-104")
def test_a_bonus_that_waits_comes_when_all_buildings_are_built() -> None:
    game = build_twice()
    assert (game.prompt, game.row(0)[-1]) == ("build", "build")
    game.play("size_2", "d4-d5").settle().play("none")
    assert (game.prompt, game.row(0)[0]) == ("clever", "build")


@pytest.mark.rule("R-A-105")
def test_in_a_doubled_action_it_waits_for_both_executions() -> None:
    game = build_twice(multipliers="build").play("none")
    assert (game.prompt, game.row(0)[-1]) == ("once_more", "build")
    game.play("build", "size_1", "e5", "none")
    assert (game.prompt, game.row(0)[0]) == ("clever", "build")


# --- extra actions ---


@pytest.mark.rule("R-A-106")
def test_an_extra_action_is_complete_in_itself() -> None:
    zoo = {"row": "cards sponsors animals build association", "hand": "pygmy_hippopotamus", "partner_zoos": "africa"}
    game = scenario().seat(0, **zoo, buildings="size_2@a3-a4").turn(0).play("animals")  # V-A-138
    assert game.row(0) == ["animals", "cards", "sponsors", "build", "association"]
    before = game[0]["money"]
    game.play("sponsors")
    assert game[0]["money"] == before + 3
    assert game.row(0) == ["sponsors", "animals", "cards", "build", "association"]


@pytest.mark.rule("R-A-106")
def test_what_waits_for_the_extra_action_comes_before_the_rest() -> None:
    animals = {"hand": "australian_pelican fennec_fox", "buildings": "size_4@a3-a4-b4-b5 size_1@e4", "side_2": "build"}
    game = with_animals(**animals).play("animals", "australian_pelican").play("fennec_fox")
    game.play("action-build", "build", "size_1", "f4").play("none")  # the Build action has a Clever of its own
    assert (game.prompt, game.row(0)[:2]) == ("clever", ["build", "animals"])
    assert game.play("cards").prompt == "clever"
    assert game.play("association").row(0)[:4] == ["association", "cards", "build", "animals"]


@pytest.mark.rule("R-A-107")
@pytest.mark.parametrize(("first", "second"), [("clever", "extra_action"), ("action-association", "clever")])
def test_other_effects_may_come_before_or_after_an_extra_action(first: str, second: str) -> None:
    game = with_animals("sun_bear fennec_fox", partner_zoos="asia").play(
        "animals", "sun_bear", "fennec_fox", "size_1@a3"
    )
    assert sorted(game.options) == ["action-association", "clever"]
    assert game.play(first, "none").prompt == second


@pytest.mark.rule("R-A-108")
def test_a_break_starts_only_after_the_extra_action() -> None:
    zoo = {"row": row_with("animals", 5), "side_2": "animals", "hand": "golden_eagle cougar", "money": 60}
    table = scenario().seat(0, **zoo, buildings="size_5@d3-d4-e2-e3-e4 size_3@c5-c6-d6").set(steps=7)
    game = table.turn(0).play("animals", "none", "cougar", "size_3@c5-c6-d6").settle().play("golden_eagle")  # V-A-164
    assert (game.prompt, game.table["break"]["called_by"], game.events("income")) == ("extra_action", 0, [])
    game.play("sponsors")
    assert [event["event"] for event in game.events("action", "income")] == ["action", "action", "income", "income"]
