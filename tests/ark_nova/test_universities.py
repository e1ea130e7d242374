"""Universities: taking one, the space it covers, what it gives."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, scenario

IN_SLOT_4 = "animals cards build association sponsors"


def taking(**things: Any) -> Play:
    """Send a worker for a university; the question is which one to take."""
    game = scenario().seat(0, row=IN_SLOT_4, **things).turn(0)
    return game.play("association", "university")


@pytest.mark.rule("R-A-214")
def test_a_university_comes_from_the_board() -> None:
    game = taking().play("double_research")
    assert (game[0]["universities"], game.table["universities"]) == (
        ["double_research"],
        ["hand_limit", "research_reputation"],
    )


@pytest.mark.rule("R-A-214")
def test_the_first_space_gives_nothing() -> None:
    assert taking().play("double_research").asked == 1


@pytest.mark.rule("R-A-214")
def test_the_second_space_gives_its_bonus_at_once() -> None:
    game = taking(universities="hand_limit").play("double_research", "sponsors")
    assert game.card(0, "sponsors")["side"] == 2


@pytest.mark.rule("R-A-214")
def test_the_third_space_gives_its_bonus() -> None:
    table = scenario().seat(0, row=IN_SLOT_4, universities="hand_limit research_reputation", conservation=2)
    game = table.turn(0).play("association", "university")
    assert (game[0]["conservation"], game[0]["universities"][2]) == (4, "double_research")


@pytest.mark.rule("R-A-215")
def test_no_kind_is_taken_twice() -> None:
    assert taking(universities="double_research").options == ["hand_limit", "research_reputation"]


@pytest.mark.rule("R-A-215", "R-A-212")
def test_the_task_is_impossible_when_all_tiles_on_the_board_are_owned_already() -> None:
    table = scenario().seat(0, row=IN_SLOT_4, universities="hand_limit").set(universities=["hand_limit"])
    assert table.turn(0).play("association").why_not("university") == ["nothing_for_university"]


@pytest.mark.rule("R-A-214", "R-A-216")
@pytest.mark.parametrize(
    ("kind", "reputation", "research", "hand_limit"),
    [("hand_limit", 2, 0, 5), ("double_research", 1, 2, 3), ("research_reputation", 3, 1, 3)],
)
def test_each_kind_gives_what_it_shows(kind: str, reputation: int, research: int, hand_limit: int) -> None:
    zoo = taking(reputation=1).play(kind)[0]
    assert (zoo["reputation"], zoo["icons"].get("science", 0), zoo["hand_limit"]) == (reputation, research, hand_limit)


@pytest.mark.rule("R-A-217")
def test_research_icons_of_a_university_are_icons_that_enter_the_zoo() -> None:
    game = taking(sponsors="spokesperson", reputation=1).play("double_research")
    assert game[0]["reputation"] == 3


@pytest.mark.rule("R-A-217", "R-A-243")
def test_research_icons_of_a_university_count_for_a_project() -> None:
    things: dict[str, Any] = {"universities": "double_research", "hand": "research", "conservation": 2}
    game = scenario().seat(0, row="animals cards build sponsors association", **things).turn(0)
    assert "project" in game.play("association").options


# --- the order of space and tile ---


def second_university_at_the_gate() -> Play:
    """Take a university with 2 reputation on the space of an upgrade, with 9 reputation and Cards on side I."""
    return taking(universities="hand_limit", reputation=9).play("research_reputation")


@pytest.mark.rule("R-A-218")
def test_the_bonus_of_the_space_and_the_reputation_come_in_any_order() -> None:
    assert second_university_at_the_gate().options == ["upgrade_action_card-1", "reputation-2"]


@pytest.mark.rule("R-A-218")
def test_cards_upgraded_first_lets_the_reputation_of_the_university_pass_nine() -> None:  # V-A-065
    game = second_university_at_the_gate().play("upgrade_action_card-1", "cards")
    zoo = game[0]
    assert (zoo["reputation"], zoo["hand_size"], zoo["conservation"]) == (11, 1, 1)


@pytest.mark.rule("R-A-218")
def test_cards_upgraded_afterwards_comes_too_late_for_the_reputation() -> None:  # V-A-065
    game = second_university_at_the_gate().play("reputation-2", "cards")
    assert (game[0]["reputation"], game.card(0, "cards")["side"]) == (9, 2)
