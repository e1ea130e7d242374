"""X-tokens: spending them on actions, and gaining one with the break."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import ability, row_with, scenario
from menagerie.games.ark_nova.abilities.after import determination

if TYPE_CHECKING:
    from ark_nova.scenario import Play


def begin(**things: Any) -> Play:
    """Let seat 0 begin a turn."""
    return scenario().seat(0, **things).turn(0)


@pytest.mark.rule("R-A-094")
@pytest.mark.parametrize("spent", [1, 2, 3])
def test_each_x_token_spent_makes_an_action_stronger_by_1(spent: int) -> None:
    game = begin(row=row_with("sponsors", 2), x_tokens=4, money=0).play(f"sponsors+{spent}")
    assert (game[0]["money"], game[0]["x_tokens"]) == (2 + spent, 4 - spent)


@pytest.mark.rule("R-A-094")
def test_the_printed_example_of_a_stronger_association() -> None:
    zoo = {"row": row_with("association", 5), "side_2": "association", "workers": 2, "reserve_workers": 2}
    table = scenario(seats=3).seat(0, **zoo, x_tokens=1, money=10).set(donations=2)  # V-A-012
    game = table.turn(0).play("association+1", "reputation", "university", "double_research", "donation")
    assert (game[0]["workers_on"], game[0]["conservation"]) == ([1, 0, 1, 0], 1)
    assert (game[0]["money"], game.table["donation_cost"]) == (10 - 5, 7)


@pytest.mark.rule("R-A-095")
@pytest.mark.parametrize("tokens", range(6))
def test_any_number_of_own_x_tokens_may_be_spent(tokens: int) -> None:
    game = begin(x_tokens=tokens)
    ways = [way for way in game.options if way.startswith("sponsors")]
    assert ways == ["sponsors", "sponsors+1", "sponsors+2", "sponsors+3", "sponsors+4", "sponsors+5"][: tokens + 1]


@pytest.mark.rule("R-A-096")
def test_an_x_token_gained_in_an_action_does_not_make_it_stronger() -> None:
    game = begin(row=row_with("build", 1), side_2="build").play("build", "size_1", "e1")  # e1: one X-token
    assert (game.asked, game[0]["x_tokens"], len(game[0]["buildings"])) == (1, 1, 1)


@pytest.mark.rule("R-A-096")
def test_the_x_token_of_the_break_does_not_make_the_action_stronger() -> None:
    game = scenario().seat(0, row=row_with("cards", 2)).set(steps=8).turn(0).play("cards")
    assert (game.events("action")[0]["strength"], len(game[0]["hand"])) == (2, 1)


@pytest.mark.rule("R-A-097")
def test_x_tokens_may_be_spent_on_the_action_that_an_animal_gives() -> None:
    game = scenario().seat(0, row=row_with("sponsors", 2), x_tokens=2, money=0).run(ability("action sponsors"))
    assert game.options == ["none", "sponsors", "sponsors+1", "sponsors+2"]
    assert game.play("sponsors+2")[0]["money"] == 4


@pytest.mark.rule("R-A-097")
def test_x_tokens_may_be_spent_on_the_action_of_determination() -> None:
    game = scenario().seat(0, row=row_with("sponsors", 2), x_tokens=1, money=0).run(determination)
    assert game.play("sponsors+1")[0]["money"] == 3


@pytest.mark.rule("R-A-097")
def test_own_x_tokens_may_be_spent_on_a_hypnotised_action() -> None:
    table = scenario().seat(0, x_tokens=2, money=0).seat(1, row=row_with("sponsors", 3), x_tokens=4, appeal=9)
    game = table.run(ability("hypnosis 3"))
    assert [way for way in game.options if way.startswith("sponsors")] == ["sponsors", "sponsors+1", "sponsors+2"]
    game.play("sponsors+2")
    assert (game[0]["money"], game[0]["x_tokens"], game[1]["x_tokens"]) == (5, 0, 4)


@pytest.mark.rule("R-A-098")
def test_an_x_token_counts_for_one_execution_of_a_doubled_action_only() -> None:
    zoo = {"row": row_with("sponsors", 2), "multipliers": "sponsors", "x_tokens": 3, "money": 0}
    game = begin(**zoo).play("sponsors+2", "sponsors+1")
    assert (game[0]["money"], game[0]["x_tokens"]) == (4 + 3, 0)


@pytest.mark.rule("R-A-098")
def test_an_x_token_gained_in_the_first_execution_may_be_spent_on_the_second() -> None:
    zoo = {"row": row_with("cards", 2), "multipliers": "cards"}
    game = scenario().seat(0, **zoo).set(steps=8).turn(0).play("cards")  # V-A-060
    assert (game[0]["x_tokens"], len(game[0]["hand"]), game.options) == (1, 1, ["none", "cards", "cards+1"])
    game.play("cards+1")
    assert (game.prompt, len(game[0]["hand"]), game[0]["x_tokens"]) == ("discard", 3, 0)
    assert game.table["break"] == {"steps": 9, "of": 9, "left": 0, "called_by": 0, "order": []}
    game.play(game[0]["hand"][0])
    assert (game.events("break_over") != [], game.asked, game[0]["x_tokens"]) == (True, 1, 0)


@pytest.mark.rule("R-A-099")
@pytest.mark.parametrize(("steps", "tokens"), [(5, 0), (7, 1), (8, 1)])
def test_who_brings_the_break_token_to_the_end_gains_an_x_token(steps: int, tokens: int) -> None:
    game = scenario().set(steps=steps).turn(0).play("cards")
    assert [game[seat]["x_tokens"] for seat in range(2)] == [tokens, 0]


@pytest.mark.rule("R-A-099")
def test_the_x_token_comes_before_anything_is_drawn() -> None:
    game = scenario().set(steps=7).turn(0).play("cards")
    told = [event["event"] for event in game.events("gains_x_tokens", "draws")]
    assert told == ["gains_x_tokens", "draws"]


@pytest.mark.rule("R-A-099")
def test_with_five_x_tokens_the_one_of_the_break_is_lost() -> None:
    assert scenario().seat(0, x_tokens=5).set(steps=8).turn(0).play("cards")[0]["x_tokens"] == 5


@pytest.mark.rule("R-A-099")
def test_the_printed_money_comes_in_full_where_the_token_stops_early() -> None:
    table = scenario().seat(0, row=row_with("sponsors", 5), side_2="sponsors", x_tokens=2, money=0).set(steps=6)
    game = table.turn(0).play("sponsors+2")  # V-A-135, and 5 income in the break
    assert (game[0]["money"], game[0]["x_tokens"], game.events("break_over") != []) == (14 + 5, 1, True)
