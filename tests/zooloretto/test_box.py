"""The box: built once for each choice, shared by every table with it, and asked by the rules."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

import menagerie
from menagerie.games.loretto.printed import among
from menagerie.games.loretto.turn import legal_deeds
from menagerie.games.zooloretto import printed
from menagerie.games.zooloretto.enclosures import Enclosure
from menagerie.games.zooloretto.table import ZoolorettoTable
from scenario import scenario


def table_of(seats: int = 3, seed: int = 0, **options: Any) -> ZoolorettoTable:
    table = menagerie.new_game("zooloretto", seats=seats, seed=seed, options=options).table
    assert isinstance(table, ZoolorettoTable)
    return table


@pytest.mark.parametrize("options", [{}, {"first_player": 2}, {"removed_species": ["panda", "camel"]}])
def test_tables_with_the_same_things_on_them_share_one_box(options: dict[str, Any]) -> None:
    assert table_of(seed=5, **options).box is table_of().box


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (3, {"extension_bonus": 2}),
        (3, {"short_bank": "pays_nothing"}),
        (3, {"stalls_leave_barn": False}),
    ],
)
def test_another_choice_is_another_box(seats: int, options: dict[str, Any]) -> None:
    assert table_of(seats, **options).box is not table_of().box


def test_forks_and_saves_share_the_box() -> None:
    game = menagerie.new_game("zooloretto", seats=3)
    boxes = [getattr(position.table, "box", None) for position in (game, game.fork(), menagerie.load(game.save()))]
    assert boxes[0] is boxes[1] is boxes[2] is not None


def test_equal_tiles_and_enclosures_of_all_boxes_are_one_object() -> None:
    three, four = table_of(3).box, table_of(4).box
    assert three.tiles is four.tiles
    assert three.boards == four.boards


def test_nothing_in_a_box_can_be_replaced() -> None:
    with pytest.raises(FrozenInstanceError):
        table_of().box.coins = 99  # type: ignore[misc]


@pytest.mark.parametrize(
    "entries",
    [printed.SPECIES, printed.EACH_SPECIES, printed.STALLS, printed.COINS, printed.ENCLOSURES, printed.ACTIONS],
)
def test_every_entry_belongs_to_a_set(entries: dict[str, Any]) -> None:
    assert {entry.set for entry in entries.values()} <= set(printed.SETS)


def test_nothing_of_other_sets_is_in_the_box() -> None:
    assert among(("snow",), printed.SPECIES) == []


def test_an_action_that_is_not_in_the_box_cannot_be_taken() -> None:
    game = scenario().seat(0, barn="panda", money=3).trucks("coin").turn(0).game
    table = game.table
    assert isinstance(table, ZoolorettoTable)
    table.box = replace(table.box, actions=table.box.actions[:2])
    assert [deed.key for deed in legal_deeds(table, table.zoos[0])] == ["draw", "take-1"]


def test_the_actions_come_by_their_prices() -> None:
    assert [action.price for action in table_of().box.actions] == [0, 0, 1, 1, 1, 1, 2, 2, 3]


@pytest.mark.rule("R-Z-090", "R-Z-091", "R-Z-092", "R-Z-093")
@pytest.mark.parametrize(
    ("name", "points", "beside_a_stall"),
    [
        ("E5", (0, 0, 0, 0, 5, 8), (0, 1, 2, 3, 5, 8)),
        ("E4", (0, 0, 0, 4, 5), (0, 1, 2, 4, 5)),
        ("E6", (0, 0, 0, 0, 0, 6, 10), (0, 1, 2, 3, 4, 6, 10)),
        ("X1", (0, 0, 0, 0, 5, 9), (0, 1, 2, 3, 5, 9)),
    ],
)
def test_an_enclosure_scores_by_its_animals(
    name: str, points: tuple[int, ...], beside_a_stall: tuple[int, ...]
) -> None:
    box = table_of().box
    board = next(board for board in box.boards if board.key == name)
    panda, stall = box.tiles.animals["panda"], box.tiles.stalls["stall_a"]
    assert tuple(Enclosure(board, (panda,) * number).points for number in range(board.spaces + 1)) == points
    assert tuple(Enclosure(board, (panda,) * n, (stall,)).points for n in range(board.spaces + 1)) == beside_a_stall


@pytest.mark.parametrize(("options", "bonus"), [({}, 1), ({"extension_bonus": 2}, 2)])
def test_the_view_tells_what_is_printed(options: dict[str, Any], bonus: int) -> None:
    view = menagerie.new_game("zooloretto", seats=3, options=options).view(None)
    assert view["boards"]["E4"] == {
        "spaces": 4,
        "stall_spaces": 2,
        "coin_bonus": 1,
        "points": [0, 0, 0, 4, 5],
        "points_with_stall": [0, 1, 2, 4, 5],
        "steps": {"full": 5, "one_free": 4},
    }
    assert list(view["boards"]) == ["E5", "E4", "E6", "X1"]
    assert view["boards"]["X1"]["coin_bonus"] == bonus
    assert view["prices"] == {"move": 1, "exchange": 1, "buy": 2, "discard": 2, "extend": 3}
