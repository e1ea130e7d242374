"""Worlds that a seat cannot tell from the real one: their forks are dealt the same cards, without another shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import menagerie
from menagerie.games.ark_nova import unseen
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    import pytest

    from menagerie.kernel.game import Game


def in_the_middle_of_a_turn() -> Game:
    game = menagerie.new_game("ark_nova", seats=3, seed=4)
    chance = Chance(4)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)), seat=game.decision.seat)
        if game.number > 200 and game.number > game.stretch_start + 1:
            break
    return game


def written(game: Game) -> dict[str, Any]:
    table: Any = game.table
    return RULES.dump(table)


def test_forks_of_a_world_are_dealt_the_same_without_a_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_the_middle_of_a_turn()
    assert game.decision is not None
    world = game.sample_world(game.decision.seat, Chance(1))
    assert written(world) != written(game)
    shuffles: list[Any] = []
    monkeypatch.setattr(unseen, "mix_sort", lambda *about, **_: shuffles.append(about))
    first, second = world.fork(), world.fork().fork()
    assert written(first) == written(second) == written(world)
    assert shuffles == []


def test_what_happens_in_one_fork_changes_no_other_and_not_the_game() -> None:
    game = in_the_middle_of_a_turn()
    assert game.decision is not None
    seat = game.decision.seat
    real = written(game)
    world = game.sample_world(seat, Chance(1))
    dealt = written(world)
    for spoilt in (world.fork(), world):
        table: Any = spoilt.table
        for zoo in table.others(seat):
            for cards in (zoo.hand, zoo.looking_at, zoo.pouches, zoo.final_cards):
                cards.clear()
        table.deck.clear()
        table.final_pile.clear()
        assert written(world.fork()) == dealt
    assert written(game) == written(game.fork()) == real
