"""The family knows none of its members: a toy one gives it words, unloading and a stack, and can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loretto.yard_game import TILES, WORDS, considered, yard_table
from menagerie.games.loretto.plans import plan_unloading
from menagerie.games.loretto.trucks import TakeTruck, Truck
from menagerie.games.loretto.turn import considered_deeds, legal_deeds, turn
from menagerie.games.loretto.unseen import reshuffle, unseen
from menagerie.games.loretto.view import middle_view
from menagerie.kernel.chance import Chance
from menagerie.kernel.decision import answered

if TYPE_CHECKING:
    from loretto.yard_game import YardTable

DUCK, GOOSE = TILES["duck"], TILES["goose"]


def take(table: YardTable, *keys: str) -> None:
    """Play a turn by the keys of its options."""
    playing = turn(table)
    asked = answered(playing, None)
    for key in keys:
        assert asked is not None
        asked = answered(playing, asked.keys.index(key))
    assert asked is None


def options(table: YardTable) -> list[str]:
    return [deed.key for deed in legal_deeds(table, table.parks[table.current])]


def with_stacks(*stacks: str) -> YardTable:
    """Lay out stacks of tiles, the top last, and a truck so that nobody is without a choice."""
    table = yard_table()
    for yard, stack in zip(table.parks, stacks, strict=True):
        yard.stack = [TILES[key] for key in stack.split()]
    table.trucks[0] = Truck(0, 3, (DUCK,))
    return table


def test_a_whole_game_ends_after_the_round_in_which_the_end_pile_is_begun() -> None:
    table, chance = yard_table(), Chance(3)
    while not table.over:
        playing = turn(table)
        asked = answered(playing, None)
        while asked is not None:
            asked = answered(playing, chance.below(len(asked.options)))
    assert table.last_round
    assert sum(len(yard.pen) + len(yard.stack) for yard in table.parks) + len(table.out_of_game) == table.drawn
    assert table.bank + sum(yard.money for yard in table.parks) == table.box.coins


def test_the_words_are_those_of_the_member() -> None:
    table = with_stacks("duck", "goose")
    deeds = [deed.message.key for deed, _ in considered_deeds(table, table.parks[0])]
    assert deeds == ["yard.action.draw", *["yard.action.take"] * 2, "yard.action.buy", "yard.action.discard"]
    assert {message.key for _, why in considered_deeds(table, table.parks[0]) for message in why} == {WORDS.truck_empty}


def test_only_what_the_member_has_to_spare_can_be_bought_or_discarded() -> None:
    table = with_stacks("duck goose", "goose duck")
    assert options(table) == ["draw", "take-1", "buy-duck@1", "discard-goose"]


def test_a_bought_tile_is_paid_to_the_owner_and_the_bank_and_placed_by_the_member() -> None:
    table = with_stacks("", "goose duck")
    bank = table.bank
    take(table, "buy-duck@1")
    assert ([yard.money for yard in table.parks], table.bank) == ([1, 4], bank + 1)
    assert ([yard.stack for yard in table.parks], table.in_hand) == ([[DUCK], [GOOSE]], None)


def test_a_discarded_tile_leaves_the_game() -> None:
    table = with_stacks("goose duck", "")
    take(table, "discard-duck")
    assert (table.parks[0].stack, table.out_of_game, table.parks[0].money) == ([GOOSE], (DUCK,), 1)


def test_a_truck_is_unloaded_as_the_member_says() -> None:
    table = with_stacks("", "")
    take(table, "take-1", "duck@stack")
    assert (table.parks[0].stack, table.takers, table.current) == ([DUCK], (0,), 1)


def test_a_plan_is_made_with_the_places_of_the_member() -> None:
    table = with_stacks("", "")
    table.trucks[0] = Truck(0, 3, (DUCK, DUCK, GOOSE))
    [way] = [deed for deed in legal_deeds(table, table.parks[0]) if isinstance(deed, TakeTruck)]
    plan = plan_unloading(table, 0, way, ["duck@pen", "goose@pen", "duck@pen"], considered)
    assert [step.key for step in plan.steps] == ["duck@pen", "goose@pen", "duck@stack"]
    assert [why.key for why in plan.refused["duck@pen"]] == ["yard.obstacle.pen_full"]
    assert table.parks[0].pen == []


def test_the_middle_of_the_table_is_shown_alike() -> None:
    view = middle_view(with_stacks("", ""))
    assert (view["main_pile"], view["end_pile"], view["bank"], view["offspring"]) == (15, 5, 4, {"duck": 1, "goose": 1})
    assert view["prices"] == {"buy": 2, "discard": 2}


def test_mixing_what_nobody_has_drawn_changes_nothing_that_can_be_known() -> None:
    table = yard_table()
    take(table, "load-1")
    before, known = table.pile, unseen(table)
    reshuffle(table, Chance(9))
    assert (table.pile[0], unseen(table)) == (before[0], known)
    assert table.pile != before
