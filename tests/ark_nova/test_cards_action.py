"""The Cards action: the break token moves, then cards are drawn or one is snapped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import row_with, scenario

if TYPE_CHECKING:
    from ark_nova.scenario import Play

SIX = "cheetah caracal leopard lion jaguar wolf"
DRAWN = "moose koala muskox dugong"


def cards(strength: int, display: str = "", **things: Any) -> Play:
    """Let seat 0 use Cards with a strength, beginning in slot 5 beyond that."""
    slot = min(strength, 5)
    zoo = {"row": row_with("cards", slot), "x_tokens": strength - slot, **things}
    game = scenario().seat(0, **zoo).display(display).deck(DRAWN).turn(0)
    return game.play(f"cards+{strength - slot}" if strength > slot else "cards")


# --- the break token ---


@pytest.mark.rule("R-A-121")
@pytest.mark.parametrize("strength", [2, 4])
def test_the_break_token_moves_2_without_money_whatever_the_strength(strength: int) -> None:
    game = cards(strength)
    assert (game.table["break"]["steps"], game[0]["money"]) == (2, 25)


@pytest.mark.rule("R-A-121")
def test_the_break_token_moves_before_anything_is_drawn_or_snapped() -> None:
    game = cards(5, SIX)
    assert (game.prompt, game.table["break"]["steps"], game[0]["hand"]) == ("draw_or_snap", 2, [])
    assert game.game.decisions[0].prompt.args == {"cards": 3}  # how many would be drawn


@pytest.mark.rule("R-A-121")
def test_the_break_token_moves_for_a_snap_too() -> None:
    assert cards(5, SIX).play("snap", "wolf").table["break"]["steps"] == 2


# --- drawing ---


@pytest.mark.rule("R-A-123", "R-A-127")
@pytest.mark.parametrize(
    ("strength", "drawn", "discarded"), [(1, 1, 1), (2, 1, 0), (3, 2, 1), (4, 2, 0), (5, 3, 1), (7, 3, 1)]
)
def test_side_1_draws_and_discards_by_its_table(strength: int, drawn: int, discarded: int) -> None:
    game = cards(strength, hand="stoat lama")
    assert game[0]["hand"] == ["stoat", "lama", *DRAWN.split()[:drawn]]
    if discarded:
        assert (game.asked, game.prompt) == (0, "discard")
        game.play("stoat")
    assert (game.asked, len(game.saved["discard"])) == (1, discarded)


@pytest.mark.rule("R-A-124", "R-A-127")
@pytest.mark.parametrize(
    ("strength", "drawn", "discarded"), [(1, 1, 0), (2, 2, 1), (3, 2, 0), (4, 3, 1), (5, 4, 1), (7, 4, 1)]
)
def test_side_2_draws_and_discards_by_its_table(strength: int, drawn: int, discarded: int) -> None:
    game = cards(strength, hand="stoat lama", side_2="cards")
    assert game[0]["hand"] == ["stoat", "lama", *DRAWN.split()[:drawn]]
    if discarded:
        assert (game.asked, game.prompt) == (0, "discard")
        game.play("stoat")
    assert (game.asked, len(game.saved["discard"])) == (1, discarded)


@pytest.mark.rule("R-A-125")
def test_side_1_draws_only_from_the_deck() -> None:
    game = cards(4, SIX, reputation=15)
    assert (game[0]["hand"], game.asked) == (["moose", "koala"], 1)


@pytest.mark.rule("R-A-126")
@pytest.mark.parametrize(
    ("picks", "hand"),
    [
        (("deck", "caracal", "deck"), ["moose", "caracal", "koala"]),
        (("caracal", "cheetah"), ["caracal", "cheetah", "moose"]),  # nothing else is in range
        (("deck", "deck", "deck"), ["moose", "koala", "muskox"]),
    ],
)
def test_side_2_takes_each_card_from_the_deck_or_within_range(picks: tuple[str, ...], hand: list[str]) -> None:
    game = cards(4, SIX, side_2="cards", reputation=2).play("draw")
    assert game.options == ["deck", "cheetah", "caracal"]
    assert game.play(*picks)[0]["hand"] == hand


@pytest.mark.rule("R-A-126")
def test_side_2_takes_nothing_beyond_the_range() -> None:
    game = cards(4, SIX, side_2="cards", reputation=2).play("draw")
    assert game.why_not("leopard") == ["out_of_range"]


@pytest.mark.rule("R-A-127")
def test_nobody_may_draw_less_than_the_table_shows() -> None:
    game = cards(2, SIX, side_2="cards")
    assert game.options == ["deck", "cheetah"]
    assert "none" not in game.play("cheetah").options


@pytest.mark.rule("R-A-128")
def test_any_hand_card_old_or_new_may_be_discarded_after_all_draws() -> None:
    game = cards(5, hand="stoat lama")
    assert game.options == ["stoat", "lama", "moose", "koala", "muskox"]
    assert game.play("koala").saved["discard"] == ["koala"]


# --- snapping ---


@pytest.mark.rule("R-A-122")
def test_who_snaps_draws_nothing() -> None:
    game = cards(5, SIX).play("snap", "lion")
    assert (game[0]["hand"], game.asked) == (["lion"], 1)


@pytest.mark.rule("R-A-122")
def test_who_draws_snaps_nothing() -> None:
    game = cards(5, SIX).play("draw")
    assert game.prompt == "discard"
    game.play("moose")
    assert (game[0]["hand"], game.asked) == (["koala", "muskox"], 1)


@pytest.mark.rule("R-A-129")
@pytest.mark.parametrize(("strength", "may_snap"), [(3, False), (4, False), (5, True), (6, True)])
def test_side_1_snaps_from_strength_5_on(strength: int, may_snap: bool) -> None:
    assert ("snap" in cards(strength, SIX).options) is may_snap


@pytest.mark.rule("R-A-130")
@pytest.mark.parametrize(("strength", "may_snap"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)])
def test_side_2_snaps_from_strength_3_on(strength: int, may_snap: bool) -> None:
    assert ("snap" in cards(strength, SIX, side_2="cards").options) is may_snap


@pytest.mark.rule("R-A-130", "R-A-122", "R-A-129")
@pytest.mark.parametrize("strength", [3, 4, 5])
def test_a_card_beyond_the_range_is_only_had_by_snapping_and_it_alone(strength: int) -> None:
    game = cards(strength, SIX, side_2="cards", reputation=3)  # V-A-004
    assert "lion" not in game.play("draw").options
    game = cards(strength, SIX, side_2="cards", reputation=3).play("snap", "lion")
    assert (game[0]["hand"], game.asked) == (["lion"], 1)


@pytest.mark.rule("R-A-131")
@pytest.mark.parametrize("side_2", ["", "cards"])
def test_snapping_asks_for_no_discard(side_2: str) -> None:
    game = cards(5, SIX, side_2=side_2, hand="stoat").play("snap", "wolf")
    assert (game[0]["hand"], game.saved["discard"], game.asked) == (["stoat", "wolf"], [], 1)


# --- the hand ---


@pytest.mark.rule("R-A-132")
def test_there_is_no_hand_limit_outside_a_break() -> None:
    game = cards(4, hand="stoat lama lion jaguar cougar raccoon")
    assert (len(game[0]["hand"]), game.asked) == (8, 1)


@pytest.mark.rule("R-A-132")
def test_the_hand_limit_holds_in_the_first_step_of_a_break() -> None:
    game = scenario().seat(0, hand="stoat lama lion jaguar").stage("hand_limit", break_called_by=0)
    assert (game.asked, game.prompt, len(game.play("lion")[0]["hand"])) == (0, "hand_limit", 3)
