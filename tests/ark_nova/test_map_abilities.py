"""Abilities that maps 11, 12, 14 and T1 print as bonuses: waves, sharks, magnets, workers that return, scavenging."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import EXTRA_MAPS, Play, Scenario, scenario
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.coverage import bonuses_of
from menagerie.games.ark_nova.printed_bonus import bonus

FOLDERS = "lion engineer wolf savanna stoat koala"
GAINS = ("money", "x_token", "appeal", "conservation", "reputation")


def gaining(kind: str, table: Scenario, amount: int = 1, **how: Any) -> Play:
    """Gain a printed bonus."""
    return table.run(lambda turn: gain_bonus(turn, bonus(kind, amount, False)), **how)


@pytest.mark.parametrize("name", EXTRA_MAPS)
def test_every_bonus_of_an_extra_map_has_a_rule(name: str) -> None:
    assert [b.kind for b in bonuses_of(BOX.maps[name]) if b.kind not in BOX.bonus_rules and b.kind not in GAINS] == []


# --- wave ---


@pytest.mark.rule("R-A-609")
def test_a_wave_discards_the_first_card_and_replenishes_the_display_at_once() -> None:
    zoo = gaining("wave", scenario().display(FOLDERS).deck("caracal"))
    assert zoo.table["display"] == ["engineer", "wolf", "savanna", "stoat", "koala", "caracal"]
    assert zoo.saved["discard"] == ["lion"]


@pytest.mark.rule("R-A-609")
def test_where_folder_1_is_empty_the_next_card_goes() -> None:
    zoo = gaining("wave", scenario().display("- engineer wolf savanna stoat koala").deck("caracal cougar"))
    assert zoo.table["display"] == ["wolf", "savanna", "stoat", "koala", "caracal", "cougar"]


@pytest.mark.rule("R-A-609", "R-A-655")
def test_a_marked_card_that_a_wave_discards_goes_to_who_marked_it() -> None:
    zoo = gaining("wave", scenario().display(FOLDERS).set(marks={"lion": 1}))
    assert (zoo[1]["hand"], zoo.saved["discard"]) == (["lion"], [])


@pytest.mark.rule("R-A-609")
def test_a_wave_cannot_be_undone() -> None:
    table = scenario(map="14").seat(0, row="build cards animals sponsors association", buildings="size_1@d6")
    zoo = table.display(FOLDERS).turn(0).play("build", "size_1", "d5")
    assert (len(zoo.events("wave")), zoo.game.can_undo) == (1, False)


# --- shark attack ---


@pytest.mark.rule("R-A-661")
def test_a_shark_discards_an_animal_within_range_for_half_of_its_appeal() -> None:
    zoo = gaining("shark_attack", scenario().seat(0, reputation=7).display(FOLDERS))
    assert zoo.options == ["none", "lion", "wolf"]
    zoo.play("lion")
    assert (zoo[0]["appeal"], zoo.saved["discard"], zoo.table["display"][0]) == (4, ["lion"], None)


@pytest.mark.rule("R-A-661")
def test_a_shark_does_not_reach_beyond_the_range() -> None:
    zoo = gaining("shark_attack", scenario().seat(0, reputation=1).display(FOLDERS))
    assert zoo.why_not("stoat") == ["out_of_range"]


@pytest.mark.rule("R-A-661")
def test_a_shark_may_do_nothing() -> None:
    assert gaining("shark_attack", scenario().display(FOLDERS)).play("none")[0]["appeal"] == 0


@pytest.mark.rule("R-A-661")  # V-A-182
def test_the_appeal_of_several_animals_is_halved_together() -> None:
    table = scenario().seat(0, reputation=15, side_2="cards").display("cougar stoat")
    zoo = gaining("shark_attack", table, amount=2).play("cougar", "stoat")
    assert zoo[0]["appeal"] == 4


@pytest.mark.rule("R-A-661", "R-A-655")
def test_a_marked_animal_goes_to_who_marked_it_and_still_gives_appeal() -> None:
    zoo = gaining("shark_attack", scenario().display(FOLDERS).set(marks={"lion": 1})).play("lion")
    assert (zoo[0]["appeal"], zoo[1]["hand"]) == (4, ["lion"])


# --- animal magnet ---


@pytest.mark.rule("R-A-829")
def test_the_animal_magnet_takes_all_animals_of_the_display_whatever_the_range() -> None:
    zoo = gaining("animal_magnet", scenario().seat(0, reputation=1).display(FOLDERS))
    assert zoo[0]["hand"] == ["lion", "wolf", "stoat", "koala"]
    assert zoo.table["display"] == [None, "engineer", None, "savanna", None, None]


@pytest.mark.rule("R-A-829", "R-A-656")
def test_the_animal_magnet_pays_who_marked_an_animal() -> None:
    zoo = gaining("animal_magnet", scenario().display(FOLDERS).set(marks={"wolf": 1}))
    assert (zoo[1]["money"], zoo.table["marks"]) == (27, {})


# --- workers ---


@pytest.mark.rule("R-A-652")
def test_a_worker_returns_from_a_task_and_is_active() -> None:
    table = scenario().seat(0, workers=0, reserve_workers=1, workers_on=[2, 1, 0, 0])
    zoo = gaining("return_worker", table)
    assert zoo.options == ["none", "reputation", "partner_zoo"]
    zoo.play("reputation")
    assert (zoo[0]["workers"], zoo[0]["workers_on"], zoo.faults) == (1, [1, 1, 0, 0], [])


@pytest.mark.rule("R-A-652")
def test_no_worker_need_return_and_without_one_on_the_board_nobody_is_asked() -> None:
    table = scenario().seat(0, workers=0, workers_on=[1, 0, 0, 0])
    assert gaining("return_worker", table).play("none")[0]["workers"] == 0
    assert gaining("return_worker", scenario()).asked is None


# --- scavenging ---


@pytest.mark.rule("R-A-380")
def test_a_bonus_of_scavenging_draws_from_the_discard_pile() -> None:
    zoo = gaining("scavenging", scenario().discard("lion wolf stoat"), amount=3)
    assert sorted(zoo.options) == ["lion", "stoat", "wolf"]
    zoo.play("wolf")
    assert (zoo[0]["hand"], sorted(zoo.saved["discard"])) == (["wolf"], ["lion", "stoat"])
