"""Extending the zoo."""

from __future__ import annotations

import pytest

from scenario import scenario, tiles


@pytest.mark.rule("R-Z-044")
def test_an_extension_costs_three_coins_to_the_bank() -> None:
    game = scenario().seat(0, money=3).bank(10).trucks("coin").turn(0).play("extend")
    assert (game.zoo(0).money, game.bank) == (0, 13)


@pytest.mark.rule("R-Z-044")
def test_an_extension_adds_an_enclosure_of_five() -> None:
    game = scenario().seat(0, X1="4 panda").trucks("panda").turn(0).play("take-1", "panda@X1")
    assert game.points_for(0, "X1") == 9


@pytest.mark.rule("R-Z-044")
def test_an_extension_holds_no_sixth_animal() -> None:
    game = scenario().seat(0, X1="5 panda").trucks("panda").turn(0).play("take-1")
    assert game.why_not("panda@X1") == ["enclosure_full"]


@pytest.mark.rule("R-Z-044")
def test_an_extension_adds_one_stall_space() -> None:
    game = scenario().seat(0, X1="stall_a").trucks("stall_b").turn(0).play("take-1")
    assert game.why_not("stall_b@X1") == ["no_stall_space"]


@pytest.mark.rule("R-Z-044")
def test_an_extension_just_built_is_empty_and_open() -> None:
    game = scenario().seat(0, money=3).trucks("coin").turn(0).play("extend")
    assert (game.zoo(0).animals("X1"), game.zoo(0).stalls("X1")) == (tiles(""), tiles(""))


@pytest.mark.rule("R-Z-044")
def test_the_extension_is_turned_once() -> None:
    game = scenario().seat(0, X1="", money=9).trucks("coin").turn(0)
    assert game.why_not("extend") == ["no_extension_left"]


@pytest.mark.rule("R-Z-044")
def test_extending_turns_only_the_own_extension() -> None:
    game = scenario().seat(0, money=3).trucks("coin").turn(0).play("extend")
    assert [game.zoo(seat).face_down_extensions for seat in range(3)] == [0, 1, 1]
