"""Map 11: the caves, where hand cards earn money and can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import Play, Scenario, ability, row_with, scenario
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.printed_bonus import bonus
from menagerie.games.ark_nova.unseen import reshuffle_unseen
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn


def caves(**things: Any) -> Scenario:
    """Lay a table on map 11."""
    return scenario(map="11").seat(0, **things)


async def store(turn: Turn) -> None:
    await gain_bonus(turn, bonus("store_card", 1, False))


def storing(**things: Any) -> Play:
    """Gain the bonus that puts a card into the caves."""
    return caves(**things).run(store)


# --- putting away ---


@pytest.mark.rule("R-A-822")
def test_covering_a_cave_lets_a_hand_card_be_put_away() -> None:
    zoo = caves(hand="lion wolf", row="build cards animals sponsors association", buildings="size_1@b7").turn(0)
    zoo.play("build", "size_1", "b6")
    assert (zoo.prompt, zoo.options) == ("store", ["none", "lion", "wolf"])
    zoo.play("wolf")
    assert (zoo[0]["hand"], zoo[0]["stored"], zoo.faults) == (["lion"], ["wolf"], [])


@pytest.mark.rule("R-A-822")
def test_nothing_need_be_put_away() -> None:
    zoo = storing(hand="lion").play("none")
    assert (zoo[0]["hand"], zoo[0]["stored"]) == (["lion"], [])


@pytest.mark.rule("R-A-822")
def test_without_a_hand_card_nobody_is_asked() -> None:
    assert storing().asked is None


@pytest.mark.rule("R-A-822")
def test_where_three_cards_lie_one_has_to_be_taken_back_first() -> None:
    zoo = storing(hand="lion", stored="wolf stoat koala")
    assert zoo.options == ["none", "take_back-wolf", "take_back-stoat", "take_back-koala"]
    assert zoo.why_not("lion") == ["caves_full"]
    zoo.play("take_back-stoat", "lion")
    assert (zoo[0]["hand"], zoo[0]["stored"]) == (["stoat"], ["wolf", "koala", "lion"])


@pytest.mark.rule("R-A-822")
def test_putting_away_reveals_nothing_and_can_be_undone() -> None:
    table = caves(hand="lion wolf", row="build cards animals sponsors association", buildings="size_1@b7")
    zoo = table.display("stoat caracal cougar jaguar raccoon koala").turn(0)
    zoo.play("build", "size_1", "b6", "lion").undo()
    assert (zoo.prompt, zoo[0]["hand"], zoo[0]["stored"]) == ("store", ["lion", "wolf"], [])


# --- taking back ---


@pytest.mark.rule("R-A-823")
def test_a_card_may_be_taken_back_before_the_action() -> None:
    zoo = caves(stored="wolf").turn(0).play("take_back-wolf")
    assert (zoo[0]["hand"], zoo[0]["stored"], zoo.prompt, zoo.faults) == (["wolf"], [], "turn", [])


@pytest.mark.rule("R-A-823")
def test_a_card_may_be_taken_back_in_the_middle_of_an_action() -> None:
    things = {"stored": "wolf", "hand": "caracal cougar", "buildings": "size_4@b4-b5-b6-b7 size_3@c4-c5-c6"}
    zoo = caves(row=row_with("animals", 5), money=60, **things).turn(0).play("animals")
    assert zoo.options == ["caracal", "cougar", "take_back-wolf"]
    assert zoo.play("take_back-wolf").options == ["caracal", "cougar", "wolf"]


@pytest.mark.rule("R-A-823")
def test_a_card_that_alone_makes_an_animal_playable_may_be_taken_back_for_it() -> None:
    zoo = caves(stored="wolf", buildings="size_4@b4-b5-b6-b7", row=row_with("animals", 5)).turn(0)
    assert "animals" not in zoo.options
    assert "animals" in zoo.play("take_back-wolf").options


@pytest.mark.rule("R-A-823")
def test_where_nothing_else_can_be_chosen_a_card_without_use_is_no_question() -> None:
    zoo = caves(stored="wolf", buildings="size_1@b7").run(ability("sunbathing 1"))
    assert zoo.asked is None


@pytest.mark.rule("R-A-823")
def test_nobody_takes_back_in_the_turn_of_another_or_in_a_break() -> None:
    assert "take_back-wolf" not in caves(stored="wolf").turn(1).options
    table = caves(stored="wolf", left_edge=[1]).display("stoat caracal cougar jaguar raccoon koala")
    zoo = table.stage("income", break_called_by=0, break_order=[0, 1]).settle()
    assert zoo.options == ["stoat", "caracal", "cougar", "jaguar", "raccoon", "koala"]


# --- income, hand limit, secrets ---


@pytest.mark.rule("R-A-824")
def test_a_break_pays_two_money_for_each_card_in_the_caves() -> None:
    zoo = caves(stored="wolf stoat", money=0, appeal=0).stage("income", break_called_by=0, break_order=[0, 1])
    assert zoo[0]["income"]["caves"] == 4
    assert zoo.events("map_power")[0]["power"] == "caves"
    assert zoo[0]["money"] == 4 + zoo[0]["income"]["appeal"]


@pytest.mark.rule("R-A-825")
def test_cards_in_the_caves_do_not_count_towards_the_hand_limit() -> None:
    zoo = caves(hand="lion caracal cougar", stored="wolf stoat koala").stage("hand_limit", break_called_by=1)
    assert (zoo.table["stage"], zoo[0]["hand_size"], len(zoo[0]["stored"])) == ("turn", 3, 3)


@pytest.mark.rule("R-A-825")
def test_a_card_in_the_caves_cannot_be_pilfered() -> None:
    table = scenario(map="11").seat(1, stored="wolf", appeal=9, money=5)
    zoo = table.run(ability("pilfering 1"))
    assert (zoo[0]["money"], zoo[1]["stored"]) == (30, ["wolf"])


@pytest.mark.rule("R-A-825")
def test_the_others_see_how_many_cards_lie_there_and_not_which() -> None:
    zoo = storing(hand="lion wolf", known="lion").play("lion")
    seen = zoo.game.view(1)["zoos"][0]
    assert (seen["stored"], seen["hand"]) == ([None], [])
    assert [e["event"] for e in zoo.events("stores", "stored", seat=1)] == ["stores"]
    assert [e["event"] for e in zoo.events("stores", "stored", seat=0)] == ["stores", "stored"]


@pytest.mark.rule("R-A-825")
def test_what_the_others_knew_of_the_hand_they_know_no_longer() -> None:
    zoo = storing(hand="lion wolf", known="lion").play("wolf")
    assert zoo.game.view(1)["zoos"][0]["hand"] == []


@pytest.mark.rule("R-A-825")
def test_in_the_worlds_of_another_any_card_may_lie_in_the_caves() -> None:
    found = set()
    for seed in range(20):
        table: Any = caves(stored="wolf").turn(0).game.table.clone()
        reshuffle_unseen(table, 1, Chance(seed))
        found.add(table.zoos[0].stored[0].key)
    assert len(found) > 10


@pytest.mark.rule("R-A-825")
def test_a_card_taken_back_is_seen_by_its_owner_alone() -> None:
    zoo = caves(stored="wolf").turn(0).play("take_back-wolf")
    assert zoo.game.view(1)["zoos"][0]["hand"] == []
    assert [e["event"] for e in zoo.events("takes_back", "taken_back", seat=1)] == ["takes_back"]
