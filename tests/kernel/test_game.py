"""What a game refuses, and that nothing has changed then."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from every_game.games import everything
from menagerie.kernel.errors import BadRequest, CannotUndo, IllegalPick


@pytest.fixture(name="game")
def a_game() -> menagerie.Game:
    return menagerie.new_game("zooloretto", seats=3, seed=7)


@pytest.mark.parametrize("pick", [-1, 99, 1.5, "0", None])
def test_a_pick_out_of_range_is_refused(game: menagerie.Game, pick: Any) -> None:
    before = everything(game)
    with pytest.raises(IllegalPick):
        game.apply(pick)
    assert everything(game) == before


def test_a_pick_for_a_past_decision_is_refused(game: menagerie.Game) -> None:
    game.apply(0, number=0)
    before = everything(game)
    with pytest.raises(IllegalPick, match="Decision 0 has passed; the game is at decision 1"):
        game.apply(0, number=0)
    assert everything(game) == before


def test_a_pick_by_a_seat_that_is_not_asked_is_refused(game: menagerie.Game) -> None:
    assert game.decision is not None
    other = (game.decision.seat + 1) % 3
    before = everything(game)
    with pytest.raises(IllegalPick, match=f"Seat {other} is not asked"):
        game.apply(0, seat=other)
    assert everything(game) == before


def test_an_unknown_key_is_refused_with_the_keys_allowed(game: menagerie.Game) -> None:
    with pytest.raises(IllegalPick, match="load-1, load-2, load-3"):
        game.apply_key("fly")


def test_after_the_end_nothing_can_be_picked(game: menagerie.Game) -> None:
    while game.decision is not None:
        game.apply(0)
    with pytest.raises(IllegalPick, match="over"):
        game.apply(0)
    with pytest.raises(IllegalPick, match="over"):
        game.apply_key("draw")
    assert game.decisions == []


def test_there_is_nothing_to_undo_at_the_start(game: menagerie.Game) -> None:
    with pytest.raises(CannotUndo, match="nothing to undo"):
        game.undo()


def test_nobody_has_won_while_the_game_goes_on(game: menagerie.Game) -> None:
    assert game.winners() == []


@pytest.mark.parametrize("seats", [0, 1, 6, "3", 2.0])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadRequest, match="2 to 5 players"):
        menagerie.new_game("zooloretto", seats=seats, seed=1)


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(BadRequest, match=r"no game called chess; the games are: .*zooloretto"):
        menagerie.new_game("chess", seats=2, seed=1)


def test_an_unknown_option_is_refused_with_the_options_there_are() -> None:
    with pytest.raises(BadRequest, match="no option called speed; the options are: removed_species"):
        menagerie.new_game("zooloretto", seats=2, seed=1, options={"speed": 3})


def test_a_seat_that_does_not_exist_has_no_view(game: menagerie.Game) -> None:
    with pytest.raises(BadRequest, match="no seat 3"):
        game.view(3)


def test_what_no_decision_is_about_has_no_obstacles_to_name(game: menagerie.Game) -> None:
    with pytest.raises(BadRequest, match="fly"):
        game.obstacles("fly")


def test_the_lines_of_the_architecture_run_as_written() -> None:
    game = menagerie.new_game("zooloretto", seats=3, seed=7, options={})
    while game.decision is not None:
        d = game.decision
        assert (d.seat in range(3), bool(d.prompt), len(d.options) == len(d.keys)) == (True, True, True)
        game.apply_key(d.keys[0])
        assert len(game.decisions) <= 1
    assert len(game.scores()) == 3
    assert set(game.winners()) <= {0, 1, 2}
    assert game.view(0) == game.view(None)
    assert game.fork().scores() == menagerie.load(game.save()).scores() == game.scores()
    assert game.can_undo
    assert game.undo().decision is not None
