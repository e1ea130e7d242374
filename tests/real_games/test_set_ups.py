"""Set-ups of real games: what everybody starts with."""

from __future__ import annotations

import pytest

from menagerie.games.ark_nova.action_cards import ANIMALS
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.table import Table
from menagerie.kernel.game import new_game
from real_games.transcript import FOLDER, cards, needs_real_games, transcript

pytestmark = [
    needs_real_games,
    pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("[fg]*.json"))),
]


def test_everybody_starts_as_in_a_real_game(name: str) -> None:
    game = transcript(name)
    table = new_game(RULES, len(game.players), 0, {"maps": game.maps, "first_player": 0}).table
    assert isinstance(table, Table)
    start = game.setup["start"]
    for player, zoo in zip(game.players, table.zoos, strict=True):
        assert (zoo.money, zoo.reputation, zoo.appeal) == (start["money"], start["reputation"], start["appeal"][player])
        assert len(zoo.looking_at) == len(cards(game.setup["dealt"][player]))
        assert len(zoo.final_cards) == len(cards(game.setup["final_scoring_cards"][player]))
    assert {order[0] for order in game.setup["action_order"].values()} == {ANIMALS.key}
    assert all(zoo.row[0] is ANIMALS for zoo in table.zoos)
