"""What a single tile brings to a zoo is reckoned fast, and comes to the same as trying every place."""

from __future__ import annotations

import pytest

import menagerie
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.knowledge.zooloretto import WEIGHTS
from menagerie.bots.knowledge.zooloretto.outlook import after_round
from menagerie.bots.knowledge.zooloretto.single_tiles import SingleTiles
from menagerie.bots.knowledge.zooloretto.unloading import worth_unloaded
from menagerie.bots.knowledge.zooloretto.worth import worth
from menagerie.games.zooloretto.table import ZoolorettoTable
from menagerie.kernel.chance import Chance


@pytest.mark.parametrize("options", [{}, {"exotic": True, "xxl": True}], ids=["base", "expansions"])
@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("seats", [2, 3])
def test_every_tile_brings_what_its_best_place_brings(bot: str, seats: int, options: dict[str, bool]) -> None:
    game = menagerie.new_game("zooloretto", seats=seats, seed=4, options=options)
    player = bot_of(bot, "zooloretto", Chance(3))
    while (decision := game.decision) is not None:
        if game.number % 11 == 0:
            table = game.table.clone()
            assert isinstance(table, ZoolorettoTable)
            outlook = after_round(table, WEIGHTS[seats])
            for zoo in table.zoos:
                single = SingleTiles(table, zoo, outlook)
                for tile, _ in outlook.draws():
                    exact = worth_unloaded(table, zoo, (tile,), outlook) - worth(zoo, outlook)
                    assert single.gain(tile) == pytest.approx(exact)
        game.apply(player.pick(Glimpse(game, decision.seat)))
