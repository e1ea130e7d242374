"""Map 12: strengths of the action row are hidden, and the cards above them are stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import Scenario, ability, row_with, scenario
from menagerie.games.ark_nova.action_cards import ASSOCIATION
from menagerie.games.ark_nova.association import take_university
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.printed_bonus import bonus
from menagerie.games.ark_nova.workers import hire_worker

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn


def hidden(number: int, **things: Any) -> Scenario:
    """Lay a table on map 12 where some strengths are hidden."""
    return scenario(map="12").seat(0, concealed=number, **things)


async def conceal(turn: Turn) -> None:
    await gain_bonus(turn, bonus("conceal_strength", 1, False))


@pytest.mark.rule("R-A-826", "R-A-827")
@pytest.mark.parametrize(
    ("before", "gone", "strengths"),
    [
        (0, 1, [2, 2, 3, 4, 5]),
        (1, 2, [3, 3, 3, 4, 5]),
        (2, 4, [3, 3, 3, 5, 5]),
        (3, 5, [3, 3, 3, 5, 6]),
    ],
)
def test_the_lowest_strength_in_view_is_hidden_never_the_three(before: int, gone: int, strengths: list[int]) -> None:
    zoo = hidden(before).run(conceal)
    assert zoo[0]["strengths"] == strengths
    assert [event["strength"] for event in zoo.events("conceals")] == [gone]


@pytest.mark.rule("R-A-826")
def test_when_four_are_hidden_a_further_one_is_lost() -> None:
    zoo = hidden(4).run(conceal)
    assert (zoo[0]["concealed"], zoo.events("conceals"), zoo.faults) == (4, [], [])


@pytest.mark.rule("R-A-826")
def test_the_second_university_and_the_second_worker_hide_one_each() -> None:
    zoo = hidden(0, universities="double_research").run(take_university).play("hand_limit").settle()
    assert zoo[0]["concealed"] == 1
    assert hidden(1, reserve_workers=2, workers=2).run(hire_worker)[0]["concealed"] == 2


@pytest.mark.rule("R-A-826")
def test_covering_the_space_hides_one() -> None:
    zoo = hidden(0, row="build cards animals sponsors association").turn(0).play("build", "size_1", "a6")
    assert (zoo[0]["concealed"], zoo.row(0)[0]) == (1, "build")


@pytest.mark.rule("R-A-827")
def test_a_card_acts_with_the_strength_that_its_slot_counts() -> None:
    zoo = hidden(2, row=row_with("build", 1)).turn(0).play("build")
    assert "size_3" in zoo.options
    assert "size_4" not in zoo.options
    assert zoo.why_not("size_4") == ["size"]
    assert zoo.obstacles("size_4")[0].args["there"] == 3


@pytest.mark.rule("R-A-827")
def test_the_card_in_slot_five_may_act_with_strength_six() -> None:
    table = hidden(4, row=row_with("sponsors", 5), hand="side_entrance")
    zoo = table.turn(0).play("sponsors")
    assert zoo.events("action")[0]["strength"] == 6


@pytest.mark.rule("R-A-827", "R-A-086")
def test_strength_six_counts_as_five_in_the_table_of_the_cards_action() -> None:
    strong, normal = (hidden(number, row=row_with("cards", 5)).turn(0).play("cards") for number in (4, 0))
    assert [zoo.events("action")[0]["strength"] for zoo in (strong, normal)] == [6, 5]
    assert (strong[0]["hand"], strong.prompt) == (normal[0]["hand"], normal.prompt)


@pytest.mark.rule("R-A-827", "R-A-094")
def test_fewer_x_tokens_are_needed_and_the_reason_names_the_right_strength() -> None:
    table = scenario(map="12").seat(0, row=row_with("association", 1), workers=1, workers_on=[1, 0, 0, 0])
    zoo = table.turn(0)
    assert zoo.obstacles("association")[0].args == {"card": ASSOCIATION, "needed": 3, "there": 1}
    assert "association" in hidden(2, row=row_with("association", 1)).turn(0).options


@pytest.mark.rule("R-A-827", "R-A-403")
def test_constriction_weakens_what_the_slot_counts() -> None:
    zoo = hidden(4, row=row_with("sponsors", 5), constriction="sponsors").turn(0).play("sponsors")
    assert zoo.events("action")[0]["strength"] == 4


@pytest.mark.rule("R-A-828")
def test_venom_and_constriction_go_by_slots_and_not_by_strengths() -> None:
    table = scenario(map="12").seat(1, concealed=4, appeal=9, row="build cards animals sponsors association")
    zoo = table.run(ability("venom 1"))
    assert [entry["venom"] for entry in zoo[1]["row"]] == [True, False, False, False, False]


@pytest.mark.rule("R-A-828", "R-A-408")
def test_a_hypnotised_card_acts_with_the_strength_of_its_owner() -> None:
    table = scenario(map="12").seat(1, concealed=2, appeal=9, row="sponsors cards animals build association")
    zoo = table.run(ability("hypnosis 3")).play("sponsors")
    assert zoo.events("action")[0]["strength"] == 3
