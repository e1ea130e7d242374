"""What was reckoned in other positions is shared, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from menagerie.bots.knowledge.zooloretto import KNOWLEDGE
from menagerie.bots.knowledge.zooloretto.outlook import after_round, shared
from menagerie.bots.knowledge.zooloretto.weights import WEIGHTS
from menagerie.kernel.chance import Chance


@pytest.mark.parametrize("seats", [2, 3])
def test_options_are_worth_the_same_whatever_was_reckoned_before(seats: int) -> None:
    game = menagerie.new_game("zooloretto", seats=seats, seed=seats)
    chance = Chance(seats)
    while (decision := game.decision) is not None:
        table: Any = game.fork().table
        after_much = KNOWLEDGE.weigh(table, decision)
        again = KNOWLEDGE.weigh(table, decision)
        if game.number % 10 == 0:  # now and then everything is forgotten
            shared.cache_clear()
            assert KNOWLEDGE.weigh(table, decision) == after_much
        assert again == after_much
        game.apply(chance.below(len(decision.options)))


def test_tables_that_do_not_differ_in_what_matters_share_their_outlook() -> None:
    table: Any = menagerie.new_game("zooloretto", seats=2, seed=1).table
    other = table.clone()
    other.changing(0).money += 1
    assert after_round(other, WEIGHTS[2]) is after_round(table, WEIGHTS[2])
    other.drawn += 1
    assert after_round(other, WEIGHTS[2]) is not after_round(table, WEIGHTS[2])
