"""The Association action: which tasks, with which workers, how many."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, scenario

SLOT = {
    1: "association animals cards build sponsors",
    2: "animals association cards build sponsors",
    3: "animals cards association build sponsors",
    4: "animals cards build association sponsors",
    5: "animals cards build sponsors association",
}
TWO_OF_AFRICA = "caracal fennec_fox"


def chosen_task(slot: int = 5, x_tokens: int = 0, **things: Any) -> Play:
    """Use the Association card from a slot; the question is which task to do."""
    game = scenario().seat(0, row=SLOT[slot], x_tokens=x_tokens, **things).turn(0)
    return game.play(f"association+{x_tokens}" if x_tokens else "association")


# --- which tasks ---


@pytest.mark.rule("R-A-198")
def test_side_one_does_exactly_one_task() -> None:
    game = chosen_task(5, x_tokens=5, workers=4).play("reputation")
    assert (game.asked, game[0]["workers"]) == (1, 3)


@pytest.mark.rule("R-A-198")
def test_side_one_cannot_do_nothing() -> None:
    assert "none" not in chosen_task(5).options


@pytest.mark.rule("R-A-198", "R-A-201", "R-A-248")
@pytest.mark.parametrize(
    ("strength", "tasks"),
    [
        (3, ["reputation", "partner_zoo"]),
        (4, ["reputation", "partner_zoo", "university"]),
        (5, ["reputation", "partner_zoo", "university", "project"]),
    ],
)
def test_a_task_needs_a_strength_of_its_value(strength: int, tasks: list[str]) -> None:
    assert chosen_task(strength, animals=TWO_OF_AFRICA).options == tasks


@pytest.mark.rule("R-A-201")
def test_strength_two_is_enough_for_reputation_alone() -> None:
    game = scenario().seat(0, row=SLOT[2]).turn(0).play("association")
    assert game[0]["workers_on"] == [1, 0, 0, 0]


@pytest.mark.rule("R-A-201")
def test_strength_one_is_enough_for_no_task() -> None:
    game = scenario().seat(0, row=SLOT[1], x_tokens=1).turn(0)
    assert [key for key in game.options if key.startswith("association")] == ["association+1"]


@pytest.mark.rule("R-A-199")
def test_side_two_does_several_tasks_up_to_the_strength() -> None:
    game = chosen_task(5, side_2="association", workers=2, money=0).play("reputation", "partner_zoo", "asia")
    assert (game.asked, game[0]["workers_on"]) == (1, [1, 1, 0, 0])


@pytest.mark.rule("R-A-199")
def test_the_values_of_the_tasks_add_up() -> None:
    game = chosen_task(5, side_2="association", workers=3).play("reputation")
    assert game.why_not("university") == ["strength"]


@pytest.mark.rule("R-A-199")
def test_side_two_may_stop_after_one_task() -> None:
    game = chosen_task(5, side_2="association", workers=3).play("reputation", "none")
    assert (game.asked, game[0]["workers"]) == (1, 2)


@pytest.mark.rule("R-A-199")
def test_side_two_does_at_least_one_task() -> None:
    assert "none" not in chosen_task(5, side_2="association", workers=3).options


@pytest.mark.rule("R-A-200")
def test_no_task_is_done_twice_in_an_action() -> None:
    game = chosen_task(5, x_tokens=5, side_2="association", workers=4).play("reputation")
    assert game.why_not("reputation") == ["task_done"]


# --- workers ---


@pytest.mark.rule("R-A-202")
def test_a_first_visit_takes_one_worker() -> None:
    game = chosen_task(5, workers=3).play("reputation")
    assert (game[0]["workers"], game[0]["workers_on"]) == (2, [1, 0, 0, 0])


@pytest.mark.rule("R-A-203")
def test_a_second_visit_takes_two_workers() -> None:
    game = chosen_task(5, workers=3, workers_on=[1, 0, 0, 0]).play("reputation")
    assert (game[0]["workers"], game[0]["workers_on"]) == (1, [3, 0, 0, 0])


@pytest.mark.rule("R-A-203")
def test_one_worker_cannot_pay_a_second_visit() -> None:
    game = chosen_task(5, workers=1, workers_on=[1, 0, 0, 0])
    assert game.why_not("reputation") == ["workers"]


@pytest.mark.rule("R-A-204")
@pytest.mark.parametrize("there", [2, 3])
def test_a_third_visit_is_impossible_before_the_break(there: int) -> None:
    game = chosen_task(5, workers=4, workers_on=[there, 0, 0, 0])
    assert game.why_not("reputation") == ["workers_there"]


@pytest.mark.rule("R-A-205")
def test_workers_of_others_do_not_matter() -> None:
    table = scenario().seat(0, row=SLOT[5]).seat(1, workers=0, workers_on=[3, 1, 0, 0])
    game = table.turn(0).play("association", "reputation")
    assert game[0]["workers_on"] == [1, 0, 0, 0]


@pytest.mark.rule("R-A-202", "R-A-206")
def test_without_an_active_worker_there_is_no_task() -> None:
    game = scenario().seat(0, row=SLOT[5], workers=0, workers_on=[1, 0, 0, 0]).turn(0)
    assert game.why_not("association") == ["no_worker"]


@pytest.mark.rule("R-A-206")
def test_workers_stay_on_the_board_over_turns() -> None:
    game = chosen_task(5).play("reputation", "x-animals", "x-animals")
    assert (game[0]["workers"], game[0]["workers_on"]) == (0, [1, 0, 0, 0])


@pytest.mark.rule("R-A-202", "R-A-203", "R-A-204", "R-A-206")
def test_the_same_task_three_times_before_a_break_and_once_after_it() -> None:  # V-A-131
    table = scenario().seat(0, row=SLOT[5], workers=4, x_tokens=4).set(steps=8)
    game = table.turn(0).play("association", "reputation", "x-animals", "association+2", "reputation", "cards")
    assert (game[0]["workers"], game[0]["workers_on"]) == (1, [3, 0, 0, 0])
    game.play("x-animals", "association+2")
    assert game.prompt == "partner_zoo"  # for strength 3 nothing else was left
    game.play("asia", "cards")  # the other player calls a break
    assert (game[0]["workers"], game[0]["workers_on"]) == (4, [0, 0, 0, 0])


@pytest.mark.rule("R-A-207")
def test_a_worker_hired_by_a_task_can_go_to_the_next_one() -> None:
    things: dict[str, Any] = {"side_2": "association", "workers": 1, "reputation": 7, "money": 0}
    game = chosen_task(5, **things).play("reputation")
    assert game.options == ["none", "partner_zoo"]


@pytest.mark.rule("R-A-207", "R-A-211")
def test_a_worker_hired_by_a_partner_zoo_supports_a_project() -> None:  # V-A-132
    things: dict[str, Any] = {
        "side_2": "association",
        "workers": 1,
        "partner_zoos": "europe australia",
        "animals": TWO_OF_AFRICA,
    }
    game = scenario(map="a").seat(0, row=SLOT[5], x_tokens=3, conservation=2, **things).turn(0)
    game.play("association+3", "partner_zoo", "asia", "project", "left-7", "none")
    assert (game[0]["workers"], game[0]["workers_on"], game[0]["conservation"]) == (0, [0, 1, 0, 1], 4)


# --- the reputation task ---


@pytest.mark.rule("R-A-208")
def test_the_reputation_task_gives_two_reputation() -> None:
    assert chosen_task(5).play("reputation")[0]["reputation"] == 3


@pytest.mark.rule("R-A-208", "R-A-287")
def test_the_reputation_task_gives_the_bonuses_on_the_way() -> None:
    game = chosen_task(5, reputation=4).play("reputation")
    assert game.prompt == "upgrade"


@pytest.mark.rule("R-A-212")
def test_a_task_with_nothing_to_take_cannot_be_done() -> None:
    table = scenario().seat(0, row=SLOT[5]).set(partner_zoos=[], universities=[])
    game = table.turn(0).play("association")
    assert game[0]["workers_on"] == [1, 0, 0, 0]  # nothing but reputation was left
