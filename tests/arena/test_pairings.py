from __future__ import annotations

from collections import Counter

import pytest

import menagerie
from menagerie.arena.pairings import Fixture, deals_for, fixtures, seatings, tables_of


def test_two_players_meet_in_every_pairing() -> None:
    assert tables_of(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables_of(["a", "b", "c"], 2, "duels") == [("a", "b"), ("a", "c"), ("b", "c")]


def test_enough_bots_sit_down_with_each_other() -> None:
    assert tables_of(["a", "b", "c", "d"], 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_too_few_bots_play_alone_against_copies() -> None:
    assert tables_of(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_duels_can_be_asked_for() -> None:
    assert ("b", "c", "c") in tables_of(["a", "b", "c"], 3, "duels")
    assert len(tables_of(["a", "b", "c"], 3, "duels")) == 6


def test_one_bot_plays_itself() -> None:
    assert tables_of(["a"], 4) == [("a", "a", "a", "a")]
    assert seatings(("a", "a", "a", "a")) == [("a", "a", "a", "a")]


def test_alone_everybody_plays_for_itself() -> None:
    assert tables_of(["a", "b"], 1) == [("a",), ("b",)]


def test_mixed_tables_need_enough_bots() -> None:
    with pytest.raises(menagerie.BadRequest, match="2 bots are not enough for tables of 3"):
        tables_of(["a", "b"], 3, "mixed")


@pytest.mark.parametrize("table", [("a", "b"), ("a", "b", "c"), ("a", "b", "b", "b"), ("a", "b", "c", "d", "e")])
def test_each_bot_plays_each_deal_from_each_seat_equally_often(table: tuple[str, ...]) -> None:
    played = list(fixtures([table], 2))
    for deal in range(2):
        sat = Counter((bot, seat) for game in played if game.deal == deal for seat, bot in enumerate(game.seated))
        for bot in set(table):
            assert len({sat[bot, seat] for seat in range(len(table))}) == 1


def test_a_part_of_a_tournament_is_made_of_whole_deals() -> None:
    played = list(fixtures([("a", "b"), ("a", "c")], 3))
    assert [game.deal for game in played] == [0] * 4 + [1] * 4 + [2] * 4
    assert played[:2] == [Fixture(0, ("a", "b")), Fixture(0, ("b", "a"))]


def test_there_are_enough_deals_for_the_games() -> None:
    assert deals_for(100, [("a", "b")]) == 50
    assert deals_for(101, [("a", "b")]) == 51
    assert deals_for(1, [("a", "a", "a")]) == 1
