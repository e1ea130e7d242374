"""The coin bonus of a filled enclosure."""

from __future__ import annotations

import pytest

from scenario import scenario


@pytest.mark.rule("R-Z-060", "R-Z-064", "R-Z-065")
@pytest.mark.parametrize(("place", "there", "bonus"), [("E5", 4, 2), ("E4", 3, 1), ("E6", 5, 0), ("X1", 4, 1)])
def test_the_last_free_space_earns_the_bonus_of_the_enclosure(place: str, there: int, bonus: int) -> None:
    game = scenario().seat(0, money=0, **{place: f"{there} camel"}).trucks("camel").bank(10).turn(0)
    game.play("take-1", f"camel@{place}")
    assert (game.zoo(0).money, game.bank) == (bonus, 10 - bonus)


@pytest.mark.rule("R-Z-060")
@pytest.mark.parametrize(("place", "there"), [("E5", 3), ("E4", 2), ("X1", 3)])
def test_any_other_space_earns_nothing(place: str, there: int) -> None:
    game = scenario().seat(0, money=0, **{place: f"{there} camel"}).trucks("camel").bank(10).turn(0)
    assert game.play("take-1", f"camel@{place}").zoo(0).money == 0


@pytest.mark.rule("R-Z-060")
def test_an_animal_in_the_barn_earns_nothing() -> None:
    game = scenario().seat(0, E5="4 camel", money=0).trucks("camel").turn(0).play("take-1", "camel@barn")
    assert game.zoo(0).money == 0


@pytest.mark.rule("R-Z-060")
def test_a_stall_on_the_last_stall_space_earns_nothing() -> None:
    game = scenario().seat(0, E4="stall_a", money=0).trucks("stall_b").turn(0).play("take-1", "stall_b@E4")
    assert game.zoo(0).money == 0


@pytest.mark.rule("R-Z-061")
@pytest.mark.parametrize("exchange", ["exchange-E5/X1", "exchange-E5/barn.zebra"])
def test_an_enclosure_filled_by_an_exchange_earns_nothing(exchange: str) -> None:
    game = scenario().seat(0, E5="4 camel", X1="5 panda", barn="5 zebra", money=1).turn(0)
    assert game.play(exchange).zoo(0).money == 0


@pytest.mark.rule("R-Z-062")
def test_the_bonus_is_earned_again_when_the_enclosure_is_filled_again() -> None:
    table = scenario().seat(0, E5="5 camel", X1="4 panda", money=3).bank(10)
    game = table.trucks("panda", "taken by 1", "taken by 2").turn(0)
    assert game.play("exchange-E5/X1", "take-1", "panda@E5").zoo(0).money == 3 - 1 + 2


@pytest.mark.rule("R-Z-063")
def test_the_bank_pays_the_coin_tiles_it_was_paid_with() -> None:
    game = scenario().seat(0, E4="3 panda", barn="panda", money=1).bank(0).turn(0).play("move-panda@barn>E4")
    assert (game.zoo(0).money, game.bank) == (1, 0)


@pytest.mark.rule("R-Z-063")
def test_an_empty_bank_pays_nothing() -> None:
    game = scenario().seat(0, E5="4 camel", money=0).trucks("camel").bank(0).turn(0).play("take-1", "camel@E5")
    assert (game.zoo(0).money, game.bank) == (0, 0)


@pytest.mark.rule("R-Z-063")
def test_a_bank_with_too_little_pays_what_it_has() -> None:
    game = scenario().seat(0, E5="4 camel", money=0).trucks("camel").bank(1).turn(0).play("take-1", "camel@E5")
    assert (game.zoo(0).money, game.bank) == (1, 0)
