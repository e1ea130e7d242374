"""Map 14: sponsors that show a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Scenario, scenario
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.printed_bonus import bonus
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.workers import hire_worker
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn


def lagoon(**things: Any) -> Scenario:
    """Lay a table on map 14."""
    return scenario(map="14").seat(0, **things)


async def play_free(turn: Turn) -> None:
    await gain_bonus(turn, bonus("free_person_sponsor", 1, True))


# --- a person with every worker ---


@pytest.mark.rule("R-A-830")
def test_a_worker_brings_the_next_person_of_the_deck() -> None:
    zoo = lagoon().deck("lion science_lab veterinarian engineer").run(hire_worker)
    assert (zoo[0]["hand"], zoo.events("map_power")[0]["power"], zoo.faults) == (["veterinarian"], "lagoon", [])


@pytest.mark.rule("R-A-830")
def test_the_other_cards_revealed_go_under_the_deck_in_unchanged_order() -> None:
    zoo = lagoon().deck("lion science_lab veterinarian engineer").run(hire_worker)
    assert (zoo.saved["discard"], zoo.saved["deck"][:2], zoo.saved["deck"][-1]) == (
        [],
        ["science_lab", "lion"],
        "engineer",
    )


@pytest.mark.rule("R-A-830")
def test_everybody_has_seen_the_card() -> None:
    zoo = lagoon().deck("lion veterinarian").run(hire_worker)
    assert zoo.game.view(1)["zoos"][0]["hand"] == ["veterinarian"]
    assert zoo.events("reveals", seat=1)[0]["cards"] is not None
    under = zoo.events("puts_under_deck", seat=1)[0]["cards"]
    assert [card["key"].rpartition(".")[2] for card in under] == ["lion"]


@pytest.mark.rule("R-A-830")
def test_the_last_worker_brings_a_conservation_point_too() -> None:
    zoo = lagoon(reserve_workers=1, workers=3).deck("veterinarian").run(hire_worker).settle()
    assert (zoo[0]["hand"], zoo[0]["conservation"]) == (["veterinarian"], 1)


@pytest.mark.rule("R-A-830", "R-A-016")
def test_with_no_person_left_nothing_is_taken() -> None:
    zoo = lagoon().only_deck("lion wolf").run(hire_worker)
    assert (zoo[0]["hand"], zoo.saved["deck"]) == ([], ["wolf", "lion"])


@pytest.mark.rule("R-A-831")
def test_the_first_worker_brings_one_at_the_start() -> None:
    game = new_game(RULES, 2, 5, {"maps": ["14", "0"], "first_player": 0})
    while game.view(None)["stage"] == "hands":
        game.apply(0)
    hand = game.view(0)["zoos"][0]["hand"]
    assert len(hand) == 5
    assert BOX.sponsors[hand[-1]].person
    assert game.view(1)["zoos"][0]["hand"] == [hand[-1]]
    assert len(game.view(1)["zoos"][1]["hand"]) == 4


# --- playing one free of charge ---


@pytest.mark.rule("R-A-832")
def test_a_person_is_played_from_the_hand_whatever_its_level() -> None:
    zoo = lagoon(hand="veterinarian lion science_lab", money=0).run(play_free)
    assert zoo.options == ["none", "veterinarian"]
    zoo.play("veterinarian")
    assert (zoo[0]["sponsors"], zoo[0]["money"], zoo.row(0)[-1]) == (["veterinarian"], 0, "sponsors")


@pytest.mark.rule("R-A-832")
def test_its_conditions_apply_and_it_has_to_show_a_person() -> None:
    zoo = lagoon(hand="veterinarian spokesperson science_lab").run(play_free)
    assert zoo.why_not("spokesperson") == ["icons"]
    assert zoo.why_not("science_lab") == ["no_person", "side_2"]


@pytest.mark.rule("R-A-832")
def test_nobody_is_asked_without_such_a_card() -> None:
    assert lagoon(hand="lion").run(play_free).asked is None


@pytest.mark.rule("R-A-832")
def test_every_break_gives_it_again_once_it_is_uncovered() -> None:
    table = lagoon(hand="veterinarian", left_edge=[4]).display("stoat caracal cougar jaguar raccoon koala")
    zoo = table.stage("income", break_called_by=0, break_order=[0, 1]).settle()
    assert (zoo.prompt, zoo.options) == ("person_sponsor", ["none", "veterinarian"])
