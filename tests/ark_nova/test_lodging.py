"""Animals chosen from the enclosure's side: who could live there, and what keeps the others out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import Play, row_with, scenario

if TYPE_CHECKING:
    from menagerie.games.ark_nova.lodging import Lodger

SMALL, LARGE = "size_2@d6-d7", "size_5@g1-h1-h2-i1-i2"


def at_turn(slot: int = 3, seats: int = 2, **things: Any) -> Play:
    things = {"row": row_with("animals", slot), "money": 99, "buildings": f"{SMALL} {LARGE}", **things}
    return scenario(seats=seats).seat(0, **things).turn(0)


def lodgers(game: Play, building: str) -> dict[str, Lodger]:
    decision = game.game.decision
    assert decision is not None
    found: dict[str, list[Lodger]] = game.game.rules.lodgings(game.game.table, decision)  # type: ignore[attr-defined]
    return {lodger.card: lodger for lodger in found[building]}


def reasons(lodger: Lodger) -> list[str]:
    return [obstacle.key.rsplit(".", 1)[-1] for obstacle in lodger.obstacles]


@pytest.mark.rule("R-A-184")
def test_each_enclosure_with_room_says_who_could_live_there() -> None:
    game = at_turn(hand="reindeer")
    assert lodgers(game, LARGE)["reindeer"][2:] == (True, 2, ())
    assert reasons(lodgers(game, SMALL)["reindeer"]) == ["too_small"]


@pytest.mark.rule("R-A-174")
def test_whoever_is_said_to_be_able_to_move_in_can_do_so_in_the_steps_that_follow() -> None:
    game = at_turn(hand="reindeer barn_owl")
    assert [card for card, lodger in lodgers(game, LARGE).items() if not lodger.obstacles] == ["reindeer", "barn_owl"]
    game.play("animals")
    assert lodgers(game, SMALL)["barn_owl"].obstacles == ()
    assert game.play("barn_owl", SMALL)[0]["buildings"][0]["cubes"] == 1


def test_who_fits_nowhere_is_told_what_is_wrong_with_this_enclosure() -> None:
    reindeer = lodgers(at_turn(hand="reindeer", buildings=SMALL), SMALL)["reindeer"]
    assert (reindeer.fits, reasons(reindeer)) == (False, ["too_small"])


def test_those_who_can_move_in_come_first() -> None:
    assert list(lodgers(at_turn(hand="reindeer barn_owl"), SMALL)) == ["barn_owl", "reindeer"]


@pytest.mark.rule("R-A-186")
def test_a_full_enclosure_is_not_looked_at() -> None:
    game = at_turn(hand="barn_owl", buildings=f"{SMALL}:1 {LARGE}")
    with pytest.raises(KeyError):
        lodgers(game, SMALL)


@pytest.mark.rule("R-A-182")
def test_the_price_is_that_of_now() -> None:
    dear, cheap = at_turn(hand="lion"), at_turn(hand="lion", partner_zoos="africa")
    assert lodgers(cheap, LARGE)["lion"].price == lodgers(dear, LARGE)["lion"].price - 3


def test_too_little_money_is_said_beside_what_the_enclosure_lacks() -> None:
    assert reasons(lodgers(at_turn(hand="reindeer", money=0), SMALL)["reindeer"]) == ["costs", "too_small"]


@pytest.mark.rule("R-A-094", "R-A-169")
@pytest.mark.parametrize(("x_tokens", "expected"), [(0, ["strength"]), (1, [])])
def test_x_tokens_make_the_action_strong_enough(x_tokens: int, expected: list[str]) -> None:
    game = at_turn(slot=1, hand="reindeer", x_tokens=x_tokens)
    assert reasons(lodgers(game, LARGE)["reindeer"]) == expected


@pytest.mark.rule("R-A-170")
@pytest.mark.parametrize(("side_2", "expected"), [("", []), ("animals", ["barn_owl"])])
def test_the_display_counts_with_side_two_and_within_reach(side_2: str, expected: list[str]) -> None:
    table = scenario().display("barn_owl - - - - reindeer")
    game = table.seat(0, row=row_with("animals", 3), money=99, buildings=LARGE, side_2=side_2, reputation=1).turn(0)
    assert list(lodgers(game, LARGE)) == expected


def test_elsewhere_nobody_asks_for_it() -> None:
    game = at_turn(hand="reindeer").play("build")
    assert game.game.rules.lodgings(game.game.table, game.game.decision) == {}  # type: ignore[attr-defined]


@pytest.mark.rule("R-A-395")
@pytest.mark.parametrize(("money", "expected"), [(13, ["venom"]), (14, [])])
def test_an_animal_that_leaves_too_little_for_venom_says_so(money: int, expected: list[str]) -> None:
    wolf = lodgers(at_turn(hand="wolf", money=money, venom="build"), LARGE)["wolf"]
    assert (wolf.fits, reasons(wolf)) == (True, expected)


@pytest.mark.rule("R-A-395")
def test_an_animal_whose_jumps_pay_for_venom_can_move_in() -> None:
    game = at_turn(hand="cougar", money=10, venom="build", buildings="size_3@e1-e2-f2")
    assert lodgers(game, "size_3@e1-e2-f2")["cougar"].obstacles == ()
