"""Slips: what a choice would waste or set off is told before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from menagerie.bots.preview import Trials
from menagerie.games.sanctuary.rules import RULES
from sanctuary.scenario import scenario

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable
    from sanctuary.scenario import Play

SIX = "goat sheep alpaca donkey minipig"  # with the one from the display
LIONS = {"d3": "lion_male", "c3": "lion_female"}


def slips(game: Play, key: str) -> list[str]:
    decision = game.game.decision
    assert decision is not None
    preview = Trials(game.game, decision.seat).previews(None)[decision.keys.index(key)]
    return [] if preview is None else [slip.key.removeprefix("sanctuary.slip.") for slip in preview.slips]


def parting(game: Play) -> list[str]:
    """List what ending the turn sets off, with everything else done."""
    table = cast("SanctuaryTable", game.game.table)
    table.stage = "administration"
    return [slip.key.removeprefix("sanctuary.slip.") for slip in RULES.parting_slips(table, table.current)]


@pytest.mark.rule("R-S-120")
def test_tiles_beyond_six_will_be_discarded() -> None:
    game = scenario().seat(0, hand=SIX).turn(0)
    assert slips(game, "gain-rock") == ["hand_limit"]
    assert slips(scenario().seat(0, hand="goat").turn(0), "gain-rock") == []
    just_six = scenario().seat(0, hand="goat sheep alpaca").turn(0)
    assert slips(just_six, "gain-rock") == []
    fewer = scenario().seat(0, hand=f"{SIX} pony koala_male").turn(0)  # eight, and one of them is played
    assert slips(fewer.play("play-rock", "goat"), "d3") == []


@pytest.mark.rule("R-S-100")
def test_an_objective_that_could_be_supported() -> None:
    game = scenario().seat(0, zoo=LIONS).table(objectives=["predator"]).turn(0).play("gain-rock")
    assert slips(game, "none") == ["support_left"]
    assert slips(game, "predator-2") == []


@pytest.mark.rule("R-S-110")
def test_an_upgrade_left_unused() -> None:
    game = scenario().seat(0, zoo={"d3": "geologist", "c3": "hydrologist"}).table(objectives=["bird"]).turn(0)
    game.play("gain-rock")
    assert game.prompt == "upgrade"
    assert slips(game, "none") == ["upgrade_left"]


@pytest.mark.rule("R-S-090")
def test_a_building_that_is_not_played_is_no_slip() -> None:
    zoo = {"d3": "geologist", "c3": "hydrologist", "e3": "lion_male"}
    game = scenario().seat(0, hand="predator_house", zoo=zoo).table(objectives=["predator"]).turn(0).play("gain-rock")
    assert game.prompt == "build"
    assert slips(game, "none") == []


@pytest.mark.rule("R-S-191")
@pytest.mark.parametrize(
    ("rival", "expected"), [(0, ["ends_game"]), (24, ["ends_game"]), (25, ["ends_game", "ends_game_behind"])]
)
def test_the_end_is_announced(rival: int, expected: list[str]) -> None:
    used = {"3": "asia", "4": "europe", "5": "bird"}
    objectives = ["asia", "europe", "bird", "predator"]
    table = scenario().table(objectives=objectives).seat(0, zoo=LIONS, achievements=used).seat(1, pouches=rival)
    assert slips(table.turn(0).play("gain-rock"), "predator-2") == expected


@pytest.mark.rule("R-S-191", "R-S-204")
def test_the_end_is_announced_once_and_alone_it_is_a_victory() -> None:
    used = {"3": "asia", "4": "europe", "5": "bird"}
    objectives = ["asia", "europe", "bird", "predator"]
    late = scenario().table(objectives=objectives, last_turns=1).seat(0, zoo=LIONS, achievements=used).turn(0)
    assert slips(late.play("gain-rock"), "predator-2") == []  # it is in sight already
    alone = scenario(1).table(objectives=objectives).seat(0, zoo=LIONS, achievements=used).turn(0).play("gain-rock")
    assert slips(alone, "predator-2") == ["ends_game_alone"]
    assert parting(alone.play("predator-2")) == ["ends_game_alone"]
    done = scenario().table(objectives=objectives).seat(0, achievements={**used, "2": "predator"}).turn(0)
    assert parting(done) == ["ends_game"]
    assert slips(done, "gain-rock") == []  # the turn before has announced it
    last = scenario().table(objectives=objectives, last_turns=1).seat(0, achievements={**used, "2": "predator"})
    assert parting(last.turn(0)) == []


@pytest.mark.rule("R-S-194")
def test_the_last_tiles_of_the_pile_end_the_game() -> None:
    assert parting(scenario().pile("pony", only=True).turn(0)) == ["pile_ends"]
    assert parting(scenario().pile("pony goat sheep", only=True).turn(0)) == []


@pytest.mark.rule("R-S-203")
def test_the_last_solo_marker_loses_the_game() -> None:
    assert parting(scenario(1).table(solo_turned=17).turn(0)) == ["solo_lost"]
    assert parting(scenario(1).table(solo_turned=16).turn(0)) == []
