"""The duty to pay for Venom: what may be chosen is judged by how the turn can end, and by nothing earlier."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, Scenario, row_with, scenario
from menagerie.games.ark_nova import foresight
from menagerie.games.ark_nova.action_cards import ASSOCIATION
from menagerie.games.ark_nova.foresight import situation_of
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.turn import Doing
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Hashable

    from menagerie.games.ark_nova.turn import Turn

ROW = "animals cards build association sponsors"
LION = BOX.animals["lion"].cost


# --- money that comes later in the turn ---


def supporter(left_edge: list[int]) -> Play:
    """Let seat 0, with venom and no money, begin a turn in which a project can be supported."""
    table = scenario().seat(0, venom="animals", money=0, row=ROW, animals="cheetah lion", x_tokens=1, workers=1)
    return table.seat(0, left_edge=left_edge, workers_on=[1, 1, 1, 0], reserve_workers=0, conservation=10).turn(0)


@pytest.mark.rule("R-A-395")
def test_money_of_the_left_edge_may_pay() -> None:
    zoo = supporter([2]).play("association+1")
    assert (zoo.prompt, zoo.options) == ("cube", ["left-3", "left-6"])  # 5 money, 12 money
    assert (zoo.why_not("left-1"), zoo.play("left-6")[0]["money"]) == (["venom"], 12 - 2)


@pytest.mark.rule("R-A-395")
def test_money_that_a_free_building_would_cover_may_pay() -> None:
    zoo = supporter([3, 6]).play("association+1").settle()  # only left-2 is left: an enclosure of two spaces
    assert zoo.prompt == "spot"
    assert all({"h2", "i4"} & {*key.split("-")} for key in zoo.options)  # on the border, 5 money each


@pytest.mark.rule("R-A-395")
def test_an_action_that_no_course_can_pay_for_is_not_offered() -> None:
    zoo = supporter([2, 3, 6])
    assert (zoo.options, zoo.why_not("association+1")) == (["sponsors", "sponsors+1", "x-animals"], ["venom"])


def agama(hand: str) -> Play:
    """Let seat 0, with venom and 9 money, begin a turn with a common agama (9 money, Sunbathing 2)."""
    table = scenario().seat(0, venom="build", hand=f"common_agama {hand}", buildings="size_1@a3", money=9)
    return table.seat(0, row=row_with("animals", 2)).turn(0)


@pytest.mark.rule("R-A-395")
def test_cards_sold_by_sunbathing_may_pay_and_then_one_must_be_sold() -> None:
    zoo = agama("lion wolf").play("animals")
    assert (zoo.prompt, zoo.options, zoo.why_not("none")) == ("sell", ["lion", "wolf"], ["venom"])
    assert zoo.play("lion").options == ["none", "wolf"]  # the first sale pays
    assert zoo.play("none")[0]["money"] == 4 - 2


@pytest.mark.rule("R-A-395")
def test_sunbathing_cannot_pay_without_a_card_to_sell() -> None:
    assert agama("").why_not("animals") == ["venom"]


@pytest.mark.rule("R-A-395", "R-A-428")
def test_the_second_use_of_a_doubled_sponsors_action_may_pay_and_then_must_be_made() -> None:
    table = scenario().seat(0, venom="cards", money=0, multipliers="sponsors", hand="engineer veterinarian", row=ROW)
    zoo = table.turn(0).play("sponsors", "engineer")
    assert (zoo[0]["sponsors"], zoo[0]["money"], zoo.asked) == (["engineer"], 5 - 2, 1)  # nothing else to choose


@pytest.mark.rule("R-A-395", "R-A-428")
def test_both_uses_of_a_doubled_sponsors_action_together_may_pay() -> None:
    row = row_with("sponsors", 1)
    assert "sponsors" not in scenario().seat(0, venom="cards", money=0, row=row).turn(0).options
    zoo = scenario().seat(0, venom="cards", money=0, row=row, multipliers="sponsors").turn(0)
    assert zoo.play("sponsors")[0]["money"] == 1 + 1 - 2


@pytest.mark.rule("R-A-172", "R-A-395")
def test_money_that_the_animal_of_the_action_will_take_is_not_spent_before_it() -> None:
    """A point of reputation brings a worker, two conservation points, a bonus tile, and with it a sponsor for money."""
    table = scenario(map="7").seat(0, venom="build", side_2="animals", hand="wolf engineer", money=12 + 4 + 1)
    table.seat(0, reputation=7, reserve_workers=1, workers=3, conservation=3, row=row_with("animals", 5))
    table.seat(0, buildings="size_4@f1-f2-g1-g2").set(bonus_tiles={"5": ["sponsor-for-money"], "8": []})
    zoo = table.turn(0).play("animals", "reputation", "sponsor-for-money")
    assert (zoo[0]["animals"], zoo[0]["sponsors"], zoo[0]["money"]) == (["wolf"], [], 17 - 12 - 2)


# --- a token that is removed later in the turn ---


def golden_eagle(money: int) -> Play:
    """Let seat 0 play a golden eagle (20 money, Determination) with venom on Cards and all X-tokens."""
    table = scenario().seat(0, venom="cards", hand="golden_eagle", side_2="animals", money=money, x_tokens=5)
    table.seat(0, buildings="large_bird_aviary@e5-e6-f6-d6-e4", row="sponsors animals cards build association")
    return table.turn(0).play("animals")


@pytest.mark.rule("R-A-395", "R-A-397")
def test_an_extra_action_that_removes_a_token_makes_the_course_legal_and_must_be_performed() -> None:
    zoo = golden_eagle(20)
    assert (zoo.prompt, {key.partition("+")[0] for key in zoo.options}) == ("extra_action", {"cards", "sponsors"})
    assert (zoo.why_not("none"), zoo.why_not("association")) == (["venom"], ["venom"])
    assert zoo.play("cards")[0]["money"] == 0


@pytest.mark.rule("R-A-395")
def test_with_the_money_at_hand_the_extra_action_may_be_declined() -> None:
    assert golden_eagle(22).play("none")[0]["money"] == 0


# --- what is not sure ---


@pytest.mark.rule("R-A-395")
@pytest.mark.parametrize(("hand", "can"), [("lion", False), ("", True)])
def test_money_that_another_player_may_keep_does_not_count(hand: str, can: bool) -> None:
    """A victim of Pilfering may give a card instead, if there is one."""
    table = scenario().seat(0, venom="build", hand="barbary_macaque", money=10, partner_zoos="africa")
    table.seat(0, row=row_with("animals", 2), buildings="size_2@a3-a4").seat(1, appeal=9, hand=hand, money=9)
    assert ("animals" in table.turn(0).options) is can


def science_lab(deck: str, display: str) -> Play:
    """Let seat 0, with venom and no money, begin a strong Sponsors II with a science lab, which brings a card."""
    table = scenario().seat(0, venom="cards", money=0, side_2="sponsors", x_tokens=3, hand="science_lab", row=ROW)
    return table.seat(0, reputation=5).deck(deck).display(display).turn(0).play("sponsors+3")


@pytest.mark.rule("R-A-395")
def test_a_card_within_reach_may_pay_and_then_that_one_must_be_taken_and_played() -> None:
    zoo = science_lab("lion", "wolf federal_grants stoat")
    assert zoo.options == ["break", "science_lab"]
    zoo.play("science_lab")  # federal grants bring 3 money
    assert (zoo[0]["sponsors"], zoo[0]["money"]) == (["science_lab", "federal_grants"], 3 - 2)


@pytest.mark.rule("R-A-395")
def test_a_card_in_the_deck_does_not_count_whatever_it_is() -> None:
    zoo = science_lab("federal_grants", "wolf lion stoat")
    assert (zoo[0]["sponsors"], zoo.asked) == ([], 1)  # the science lab was not offered


# --- what makes a difference when looking ahead ---


@pytest.mark.rule("R-A-395")
@pytest.mark.parametrize(
    ("strength", "things"),
    [
        (4, {}),
        (3, {"money": 1}),
        (3, {"workers": 2}),
        (3, {"hand": "savanna"}),
        (3, {"buildings": "size_1@e4"}),
        (3, {"left_edge": [1]}),
    ],
)
def test_situations_that_may_end_differently_are_told_apart(strength: int, things: dict[str, object]) -> None:
    def situation(strength: int, **things: object) -> Hashable:
        found: list[Hashable] = []

        async def look(turn: Turn) -> None:
            turn.doing = Doing(BOX.action_cards.turned_over(ASSOCIATION).association, strength)
            found.append(situation_of(turn, Decision(0, Message("ark_nova.prompt.task"), [None])))

        scenario().seat(0, **{"hand": "jungle", "money": 0, "workers": 1, "buildings": "size_1@a3", **things}).run(look)
        return found[0]

    assert situation(strength, **things) != situation(3) == situation(3)


@pytest.mark.rule("R-A-395", "R-A-396")
def test_who_looks_ahead_gives_up_in_the_end_and_every_course_is_open() -> None:
    with patch.object(foresight, "PATIENCE", 0):
        zoo = supporter([])
    assert {"association+1", "cards", "sponsors", "x-build"} <= set(zoo.options)


# --- what is told of cards before the action is chosen ---


def outlook(zoo: Play, card: str) -> list[str]:
    """Name what stands in the way of a card of seat 0."""
    found = RULES.card_outlook(zoo.game.table, 0)[card]  # type: ignore[arg-type]  # a table of this game
    return [obstacle.key.rpartition(".")[2] for obstacle in found]


def lion(money: int, **things: object) -> Scenario:
    """Lay a table where seat 0 could play a lion, but for the venom."""
    table = scenario().seat(0, hand="lion", animals="cheetah wolf", buildings="size_4@a1-a2-b2-b3", money=money)
    return table.seat(0, **{"venom": "build", "row": row_with("animals", 5), **things})


@pytest.mark.rule("R-A-395")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_outlook_of_a_card_keeps_the_money_for_venom_whoever_is_asked(seat: int) -> None:
    assert outlook(lion(LION + 1).turn(seat), "lion") == ["venom"]
    assert outlook(lion(LION + 2).turn(seat), "lion") == []


@pytest.mark.rule("R-A-394")
def test_the_outlook_of_a_card_for_a_marked_action_keeps_no_money() -> None:
    assert outlook(lion(LION, venom="animals").turn(0), "lion") == []


@pytest.mark.rule("R-A-398")
def test_in_a_break_the_outlook_forgets_venom_which_is_gone_before_the_next_turn() -> None:
    table = lion(LION).seat(1, hand="raccoon stoat caracal cougar")
    assert outlook(table.stage("hand_limit", break_called_by=1, steps=9), "lion") == []


@pytest.mark.rule("R-A-202", "R-A-219")
@pytest.mark.parametrize(
    ("things", "reasons"),
    [({}, []), ({"workers": 0}, ["workers"]), ({"row": row_with("association", 4)}, ["strength"])],
)
def test_the_outlook_of_a_project_knows_whether_a_worker_can_be_sent(
    things: dict[str, object], reasons: list[str]
) -> None:
    table = scenario().seat(0, hand="savanna", animals="cheetah lion leopard wolf fennec_fox")
    assert outlook(table.seat(0, **{"row": row_with("association", 5), **things}).turn(0), "savanna") == reasons
