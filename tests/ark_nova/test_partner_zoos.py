"""Partner zoos: taking one, the space it covers, its icon."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, ability, scenario

IN_SLOT_3 = "animals cards association build sponsors"


def taking(**things: Any) -> Play:
    """Send a worker for a partner zoo; the question is which one to take."""
    game = scenario().seat(0, row=IN_SLOT_3, **things).turn(0)
    return game.play("association", "partner_zoo")


@pytest.mark.rule("R-A-209")
def test_a_partner_zoo_comes_from_the_board() -> None:
    game = taking().play("asia")
    assert (game[0]["partner_zoos"], game.table["partner_zoos"]) == (
        ["asia"],
        ["africa", "americas", "australia", "europe"],
    )


@pytest.mark.rule("R-A-209")
def test_nobody_else_can_take_it_before_the_next_break() -> None:
    table = scenario().seat(0, row=IN_SLOT_3).seat(1, row=IN_SLOT_3)
    game = table.turn(0).play("association", "partner_zoo", "asia", "association", "partner_zoo")
    assert game.options == ["africa", "americas", "australia", "europe"]


@pytest.mark.rule("R-A-209")
def test_the_first_space_gives_nothing() -> None:
    assert taking().play("asia").asked == 1


@pytest.mark.rule("R-A-209", "R-A-218")
def test_the_second_space_gives_its_bonus_at_once() -> None:
    game = taking(partner_zoos="europe").play("asia", "cards")
    assert game.card(0, "cards")["side"] == 2


@pytest.mark.rule("R-A-209")
def test_the_fourth_space_gives_its_bonus() -> None:
    game = taking(partner_zoos="europe africa australia", side_2="association", conservation=2).play("asia", "none")
    assert game[0]["conservation"] == 4


@pytest.mark.rule("R-A-210")
def test_no_continent_is_taken_twice() -> None:
    assert taking(partner_zoos="asia").options == ["africa", "americas", "australia", "europe"]


@pytest.mark.rule("R-A-211")
def test_side_one_takes_no_third_partner_zoo() -> None:
    game = scenario().seat(0, row="animals cards build association sponsors", partner_zoos="asia europe").turn(0)
    assert game.play("association").why_not("partner_zoo") == ["partner_zoos_full"]


@pytest.mark.rule("R-A-211")
@pytest.mark.parametrize("owned", ["asia europe", "asia europe africa"])
def test_side_two_takes_a_third_and_a_fourth_partner_zoo(owned: str) -> None:
    game = taking(partner_zoos=owned, side_2="association").play("americas")
    assert game[0]["partner_zoos"] == [*owned.split(), "americas"]


@pytest.mark.rule("R-A-211", "R-A-212")
def test_nobody_takes_a_fifth_partner_zoo() -> None:
    things: dict[str, Any] = {"side_2": "association", "partner_zoos": "asia europe africa americas"}
    game = scenario().seat(0, row="animals cards build association sponsors", **things).turn(0)
    assert game.play("association").why_not("partner_zoo") == ["partner_zoos_full"]


@pytest.mark.rule("R-A-211")
def test_a_hypnotised_side_one_takes_no_third_partner_zoo() -> None:  # V-A-032
    table = scenario().seat(0, side_2="association", partner_zoos="asia europe", x_tokens=1)
    table.seat(1, appeal=20, row=IN_SLOT_3)
    game = table.run(ability("hypnosis 3")).play("association+1")
    assert game.why_not("partner_zoo") == ["partner_zoos_full"]


@pytest.mark.rule("R-A-211")
def test_a_hypnotised_side_two_takes_a_third_partner_zoo() -> None:
    table = scenario().seat(0, partner_zoos="asia europe", workers=1)
    table.seat(1, appeal=20, row=IN_SLOT_3, side_2="association")
    game = table.run(ability("hypnosis 3")).play("association", "partner_zoo", "africa")
    assert game[0]["partner_zoos"] == ["asia", "europe", "africa"]


@pytest.mark.rule("R-A-212")
def test_the_task_is_impossible_when_all_tiles_on_the_board_are_owned_already() -> None:
    table = scenario().seat(0, row="animals cards build association sponsors", partner_zoos="asia")
    game = table.set(partner_zoos=["asia"]).turn(0).play("association")
    assert game.why_not("partner_zoo") == ["nothing_for_partner_zoo"]


@pytest.mark.rule("R-A-213")
def test_a_partner_zoo_brings_an_icon_of_its_continent() -> None:
    assert taking().play("asia")[0]["icons"] == {"asia": 1}


@pytest.mark.rule("R-A-213")
def test_the_icon_of_a_partner_zoo_triggers_effects() -> None:
    game = taking(sponsors="expert_on_africa").play("africa")
    assert game.prompt == "clever"


@pytest.mark.rule("R-A-213", "R-A-243")
def test_the_icon_of_a_partner_zoo_counts_for_a_project() -> None:
    table = scenario().seat(0, row="animals cards build sponsors association", partner_zoos="asia", animals="sun_bear")
    game = table.turn(0).play("association", "project")
    assert (game.prompt, game.table["base_projects"][2]["cubes"]) == ("cube", [None, None, 0])
