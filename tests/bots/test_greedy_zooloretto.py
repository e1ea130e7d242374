"""Greedy at the table of Zooloretto: what a person would nod at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.arena import simulate
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance
from scenario import scenario

if TYPE_CHECKING:
    from scenario import Play

ALL_SORTS = (
    "2 panda 2 camel 2 zebra 2 elephant 2 leopard 2 kangaroo 2 chimpanzee 2 coin stall_a stall_b stall_c stall_d"
)
MANY = f"{ALL_SORTS} {ALL_SORTS}"


def choice(play: Play) -> str:
    decision = play.game.decision
    assert decision is not None
    pick = bot_of("greedy", "zooloretto", Chance(0)).pick(Glimpse(play.game, decision.seat))
    return decision.keys[pick]


def test_takes_the_truck_that_completes_an_enclosure() -> None:
    table = scenario().seat(0, E5="3 panda", E4="camel", E6="zebra").pile(MANY)
    assert choice(table.trucks("2 panda coin", "2 leopard kangaroo", "chimpanzee").turn(0)) == "take-1"


def test_leaves_a_truck_of_strangers_alone() -> None:
    table = scenario().seat(0, E5="3 panda", E4="2 camel", E6="3 zebra", money=0).pile(MANY)
    assert choice(table.trucks("leopard kangaroo chimpanzee", "panda", "").turn(0)) == "draw"


def test_houses_an_animal_with_its_own_kind() -> None:
    table = scenario().seat(0, E5="2 panda", E6="zebra").pile(MANY).trucks("panda stall_a", "", "").turn(0)
    assert choice(table.play("take-1")) in ("panda@E5", "stall_a@E5", "stall_a@E4", "stall_a@E6")


def test_places_a_new_stall_rather_than_barn_it() -> None:
    table = scenario().seat(0, E5="2 panda", E6="3 zebra stall_b").pile(MANY).trucks("stall_a", "", "").turn(0)
    assert choice(table.play("take-1")) in ("stall_a@E5", "stall_a@E4")


def test_puts_a_tile_only_the_leader_wants_where_it_is_missed_least() -> None:
    table = scenario(seats=2).seat(0, E5="3 panda", E4="camel", E6="zebra", money=0)
    table.seat(1, E5="4 elephant", E4="2 leopard", E6="kangaroo").pile(f"panda {MANY}")
    play = table.trucks("elephant", "camel", "").turn(0).play("draw")
    assert choice(play) != "load-1"


def test_spends_nothing_for_nothing() -> None:
    table = scenario().seat(0, E5="2 panda", E4="camel stall_a", E6="zebra", money=2).pile(MANY)
    assert choice(table.trucks("", "", "").turn(0)) == "draw"


def test_extends_early_when_a_fourth_species_waits_in_the_barn() -> None:
    table = scenario().seat(0, E5="3 panda", E4="2 camel", E6="3 zebra", barn="2 elephant", money=5).pile(MANY)
    assert choice(table.trucks("", "", "").turn(0)) == "extend"


def test_does_not_extend_for_nothing_in_the_last_round() -> None:
    table = scenario().seat(0, E5="3 panda", E4="2 camel", E6="3 zebra", money=5).last_round()
    assert choice(table.trucks("flamingo", "", "").turn(0)) != "extend"


def test_clears_the_barn_in_the_last_round() -> None:
    table = scenario().seat(0, E5="5 panda", E4="4 camel", E6="6 zebra", barn="elephant", money=2).last_round()
    assert choice(table.trucks("coin", "coin", "coin").turn(0)) == "discard-elephant"


def test_moves_an_animal_out_of_the_barn_to_complete_an_enclosure() -> None:
    table = scenario().seat(0, E5="4 panda", E4="2 camel", E6="3 zebra", barn="panda", money=1).pile(MANY)
    assert choice(table.trucks("", "", "").turn(0)) == "move-panda@barn>E5"


def test_buys_what_completes_an_enclosure() -> None:
    table = scenario().seat(0, E5="5 camel", E4="3 elephant", E6="5 zebra", money=2).last_round()
    table.seat(1, barn="zebra").trucks("coin", "", "")
    assert choice(table.turn(0)) == "buy-zebra@1"


def test_exchanges_a_small_group_late_into_the_enclosure_it_fills() -> None:
    table = scenario().seat(0, E5="5 camel", E4="2 elephant", E6="4 zebra", money=1).last_round()
    assert choice(table.trucks("coin", "", "").turn(0)) == "exchange-E4/E6"


def test_beats_random_with_two_players() -> None:
    result = simulate("zooloretto", seats=2, games=20, bots=["greedy", "random"], seed=11)
    assert result.bots["greedy"].wins >= 19


def test_beats_two_randoms_with_three_players() -> None:
    result = simulate("zooloretto", seats=3, games=15, bots=["greedy", "random", "random"], seed=12)
    assert result.bots["greedy"].wins >= 14
