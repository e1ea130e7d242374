"""Maps 11, 12 and T1: bonuses between the partner zoo and the university of one row."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, scenario
from menagerie.games.ark_nova.association import take_partner_zoo, take_university


def taking(rule: Any, map: str = "11", **things: Any) -> Play:  # noqa: A002  # the game's own word
    """Take a partner zoo or a university."""
    return scenario(map=map).seat(0, **things).run(rule)


@pytest.mark.rule("R-A-821")
def test_a_partner_zoo_alone_gives_no_bonus_of_its_row() -> None:
    assert taking(take_partner_zoo).play("asia").asked is None


@pytest.mark.rule("R-A-821")
def test_the_partner_zoo_that_completes_a_row_gives_its_bonus() -> None:
    zoo = taking(take_partner_zoo, universities="double_research").play("asia")
    assert zoo.prompt == "upgrade"


@pytest.mark.rule("R-A-821")
def test_the_university_that_completes_a_row_gives_its_bonus() -> None:
    zoo = taking(take_university, map="t1", partner_zoos="asia africa", universities="double_research")
    assert zoo.play("hand_limit").settle().prompt == "upgrade"


@pytest.mark.rule("R-A-821")
def test_a_row_gives_its_bonus_only_when_both_lie_in_it() -> None:
    zoo = taking(take_university, partner_zoos="asia", universities="double_research").play("hand_limit")
    assert zoo.asked is None


@pytest.mark.rule("R-A-821")
def test_the_third_row_of_map_11_gives_a_conservation_point() -> None:
    things = {"partner_zoos": "asia africa", "universities": "double_research hand_limit research_reputation"}
    zoo = taking(take_partner_zoo, side_2="association", **things).play("europe").settle()
    assert zoo[0]["conservation"] == 1


@pytest.mark.rule("R-A-821")
def test_a_row_above_the_last_bonus_gives_none() -> None:
    things = {"partner_zoos": "asia africa", "universities": "double_research hand_limit research_reputation"}
    zoo = taking(take_partner_zoo, map="t1", side_2="association", **things).play("europe")
    assert zoo[0]["conservation"] == 0


@pytest.mark.rule("R-A-821")
def test_other_maps_have_no_such_bonus() -> None:
    assert taking(take_partner_zoo, map="0", universities="double_research").play("asia").asked is None
