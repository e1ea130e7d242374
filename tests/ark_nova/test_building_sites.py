"""Buildings chosen from the side of the space: what could stand there, and what keeps the others away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import Play, row_with, scenario
from menagerie.games.ark_nova.zoo_map import INDEX

if TYPE_CHECKING:
    from menagerie.games.ark_nova.building_sites import Site

HUT = "size_1@d6"


def at_turn(slot: int = 3, map: str = "0", **things: Any) -> Play:  # noqa: A002  # the game's own word
    things = {"row": row_with("build", slot), "money": 99, "buildings": HUT, **things}
    return scenario(map=map).seat(0, **things).turn(0)


def sites(game: Play) -> dict[str, Site]:
    decision = game.game.decision
    assert decision is not None
    found: list[Site] = game.game.rules.building_sites(game.game.table, decision)  # type: ignore[attr-defined]
    return {site.kind: site for site in found}


def reasons(site: Site, space: str) -> list[str]:
    here = next(ground.obstacles for ground in site.grounds if space in ground.spaces)
    return [obstacle.key.rsplit(".", 1)[-1] for obstacle in (*site.obstacles, *here)]


def open_spaces(site: Site) -> set[str]:
    return {space for ground in site.grounds if not ground.obstacles for space in ground.spaces}


@pytest.mark.rule("R-A-134", "R-A-140")
def test_each_kind_says_its_price_and_the_strength_it_takes() -> None:
    site = sites(at_turn())["size_3"]
    assert (site.price, site.strength, site.action, site.obstacles) == (6, 3, "build", ())


@pytest.mark.rule("R-A-143")
@pytest.mark.parametrize("kind", ["size_1", "size_2", "size_3", "petting_zoo"])
def test_what_is_open_is_what_some_spot_covers_in_the_steps_that_follow(kind: str) -> None:
    game = at_turn()
    open_now = open_spaces(sites(game)[kind])
    game.play("build", kind)
    decision = game.game.decision
    assert decision is not None
    assert open_now == {space for key in decision.keys for space in key.split("-")}


def test_the_same_is_said_when_the_action_has_been_chosen() -> None:
    game = at_turn()
    before = sites(game)
    game.play("build")
    after = sites(game)
    assert {kind: site.grounds for kind, site in after.items()} == {kind: site.grounds for kind, site in before.items()}
    assert after["size_2"].action is None  # it is under way


@pytest.mark.rule("R-A-094")
def test_as_few_x_tokens_are_spent_as_the_building_needs() -> None:
    found = sites(at_turn(slot=2, x_tokens=2))
    assert [(found[kind].action, found[kind].x_tokens) for kind in ("size_2", "size_3", "size_4")] == [
        ("build", 0),
        ("build+1", 1),
        ("build+2", 2),
    ]
    assert found["size_5"].action is None
    assert reasons(found["size_5"], "d5") == ["size"]


@pytest.mark.rule("R-A-145")
def test_a_space_says_why_nothing_can_stand_there() -> None:
    game = at_turn()
    rock = next(name for name, index in INDEX.items() if game.game.table.zoos[0].map.rock >> index & 1)  # type: ignore[attr-defined]
    assert "terrain" in reasons(sites(game)["kiosk"], rock)
    assert reasons(sites(game)["kiosk"], "a3") == ["not_adjacent"]


@pytest.mark.rule("R-A-146")
def test_a_space_for_build_two_says_so() -> None:
    game = at_turn()
    build_2 = next(name for name, index in INDEX.items() if game.game.table.zoos[0].map.build_2 >> index & 1)  # type: ignore[attr-defined]
    assert "build_2" in reasons(sites(game)["size_1"], build_2)


def test_where_it_lies_well_in_no_way_for_different_reasons_that_is_said() -> None:
    # Beside c2 there are buildings, and water on c1 and d2.
    found = sites(at_turn(buildings="size_1@b2 size_1@b3 size_1@c3 size_1@d3"))
    assert (reasons(found["size_1"], "c2"), reasons(found["size_2"], "c2")) == ([], ["no_way_to_lie"])


def test_too_little_money_is_said_of_every_space_where_it_could_stand() -> None:
    site = sites(at_turn(money=2))["size_2"]
    assert reasons(site, "d5") == ["costs"]


@pytest.mark.rule("R-A-043")
def test_a_second_petting_zoo_is_one_too_many() -> None:
    found = sites(at_turn(buildings="petting_zoo@d5-d6-d7"))
    assert found["petting_zoo"].obstacles[0].key == "ark_nova.obstacle.one_only"


@pytest.mark.rule("R-A-137")
def test_side_two_is_needed_for_the_aviary() -> None:
    assert "build_side_2" in reasons(sites(at_turn(slot=5))["large_bird_aviary"], "d5")
    assert reasons(sites(at_turn(slot=5, side_2="build"))["large_bird_aviary"], "d5") == []


def test_elsewhere_nobody_asks_for_it() -> None:
    assert sites(at_turn().play("build", "size_2")) == {}


@pytest.mark.rule("R-A-395")
@pytest.mark.parametrize("steps", [(), ("build",)])
def test_under_venom_only_spaces_that_leave_its_price_are_open(steps: tuple[str, ...]) -> None:
    game = at_turn(money=3, venom="animals", buildings="size_1@e4").play(*steps)  # e3: 10 money
    kiosk = sites(game)["kiosk"]
    assert (open_spaces(kiosk), reasons(kiosk, "f4"), reasons(kiosk, "a3")) == ({"e3"}, ["venom"], ["not_adjacent"])


@pytest.mark.rule("R-A-395")
def test_a_building_that_leaves_too_little_for_venom_anywhere_says_so() -> None:
    game = at_turn(money=3, venom="animals")
    assert [obstacle.key.rsplit(".", 1)[-1] for obstacle in sites(game)["size_1"].obstacles] == ["venom"]
