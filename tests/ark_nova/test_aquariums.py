"""Aquariums and the sea animals in them."""

from __future__ import annotations

import pytest

from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import marine
from ark_nova.with_sponsors import play_card
from menagerie.games.ark_nova.describe import describe
from menagerie.games.ark_nova.housing import vacate

STRONG_BUILD = "animals cards sponsors association build"
SECOND = "cards animals build association sponsors"
SMALL, LARGE = "small_aquarium@a3-a4", "large_aquarium@d3-e1-e2-e3-e4"  # the large one touches rock and water
PATH = "size_1@b4 size_1@c3"  # from one to the other


@pytest.mark.rule("R-A-587", "R-A-592")
@pytest.mark.parametrize(("kind", "size", "cubes"), [("small_aquarium", 2, 2), ("large_aquarium", 5, 5)])
def test_aquariums_cost_two_money_a_space(kind: str, size: int, cubes: int) -> None:
    aquarium = MARINE_BOX.buildings[kind]
    assert (aquarium.size, aquarium.capacity, aquarium.is_special) == (size, cubes, True)
    play = marine().seat(0, row=STRONG_BUILD, money=20).turn(0).play("build", kind)
    assert play.play(play.options[0])[0]["money"] == 20 - 2 * size


@pytest.mark.rule("R-A-588", "R-A-695")
def test_one_of_each_size_and_both_in_one_action() -> None:
    table = marine().seat(0, row=STRONG_BUILD, side_2="build", x_tokens=2, money=30, buildings=f"{SMALL} {PATH}")
    play = table.turn(0).play("build+2")
    assert "small_aquarium" not in play.options
    assert "one_only" in play.why_not("small_aquarium")
    empty = marine().seat(0, row=STRONG_BUILD, side_2="build", x_tokens=2, money=30, buildings=PATH + " size_1@a4")
    play = empty.turn(0).play("build+2", "small_aquarium", "a3-b3")
    assert "large_aquarium" in play.options


@pytest.mark.rule("R-A-589")
def test_an_aquarium_touches_water() -> None:
    play = marine().seat(0, row=STRONG_BUILD, buildings="size_1@c6 size_1@d7").turn(0).play("build", "small_aquarium")
    assert "e5-e6" not in play.options
    assert play.why_not("d6-e6") == ["needs_water"]


@pytest.mark.rule("R-A-589")
def test_covered_water_is_no_water() -> None:
    """The tunnel lies on i5 and i6: h7 is all the water that is left at the lower right."""
    table = marine().seat(0, row=STRONG_BUILD, sponsors="underwater_tunnel")
    play = table.seat(0, buildings="size_1@i4 underwater_tunnel@i5-i6").turn(0).play("build", "small_aquarium")
    assert play[0]["buildings"][-1]["spaces"] == ["h5", "h6"]  # the only spot in reach that touches it


@pytest.mark.rule("R-A-590")
def test_each_aquarium_is_a_water_icon() -> None:
    play = marine().seat(0, row=STRONG_BUILD, money=20).turn(0).play("build", "small_aquarium", "a3-a4")
    assert play[0]["icons"] == {"water": 1}
    assert play.faults == []
    assert marine().seat(0, buildings=f"{SMALL} {PATH} {LARGE}").turn(0)[0]["icons"] == {"water": 2}


@pytest.mark.rule("R-A-591")
def test_an_aquarium_sets_off_what_waits_for_water_icons() -> None:
    """The sponsor 245 gives 2 appeal for each water icon; a building that shows none sets nothing off."""
    laid = marine().seat(0, row=STRONG_BUILD, money=20, sponsors="aquarium", buildings="size_1@a3")
    play = laid.turn(0).play("build", "small_aquarium")
    assert play.play(play.options[0]).settle()[0]["appeal"] == 2
    laid = marine().seat(0, row=STRONG_BUILD, money=20, sponsors="aquarium", buildings="size_1@a3")
    assert laid.turn(0).play("build", "size_1", "a4").settle()[0]["appeal"] == 0


@pytest.mark.rule("R-A-591", "R-A-699")
def test_the_tunnel_sets_nothing_off() -> None:
    table = marine().seat(0, sponsors="aquarium", buildings="small_aquarium@a3-a4 size_1@b2")
    play = play_card(table, "underwater_tunnel")
    while play.asked is not None:
        play.play(play.options[0])
    assert play[0]["appeal"] == 2  # its own


@pytest.mark.rule("R-A-593")
def test_a_red_symbol_means_aquariums_only() -> None:
    table = marine().seat(0, hand="longcomb_sawfish", money=30, animals="zooplankton", row=SECOND)
    table.seat(0, buildings="size_5@d5-d6-e4-e5-e6 small_aquarium@a3-a4:2")
    play = table.turn(0)
    assert "animals" not in play.options
    assert MARINE_BOX.animals["longcomb_sawfish"].is_large


@pytest.mark.rule("R-A-594")
def test_a_penguin_lives_in_a_standard_enclosure_or_in_an_aquarium() -> None:
    """The size 3 enclosure touches the rock d2 and the water c4."""
    table = marine().seat(0, buildings="size_3@c2-c3-d3 large_aquarium@d4-e2-e3-e4-e5")
    play = play_card(table, "african_penguin")
    assert play.options == ["size_3@c2-c3-d3", "large_aquarium@d4-e2-e3-e4-e5"]


@pytest.mark.rule("R-A-595", "R-A-596")
def test_a_ray_and_an_octopus_share_two_aquariums() -> None:
    """The example of the rulebook: only the large aquarium touches rock (V-A-053)."""
    play = play_card(marine().seat(0, buildings=f"{SMALL} {PATH} {LARGE}", hand="common_octopus"), "coastal_manta_ray")
    split = "small_aquarium@a3-a4:2+large_aquarium@d3-e1-e2-e3-e4:2"
    assert split in play.options
    assert "large_aquarium@d3-e1-e2-e3-e4" in play.options
    play.play(split)
    cubes = {b["kind"]: b["cubes"] for b in play[0]["buildings"] if b["kind"].endswith("aquarium")}
    assert cubes == {"small_aquarium": 2, "large_aquarium": 2}


@pytest.mark.rule("R-A-596")
def test_cubes_go_only_where_the_needs_are_met() -> None:
    """The octopus needs rock: with one place left beside rock its two cubes find no room (V-A-053)."""
    table = marine().seat(0, buildings=f"{SMALL} {PATH} {LARGE}:4", hand="common_octopus", row=SECOND, money=30)
    table.seat(0, universities="double_research")
    assert "animals" not in table.turn(0).options


@pytest.mark.rule("R-A-597")
def test_a_turtle_never_lives_in_both_houses() -> None:
    table = marine().seat(0, buildings="small_aquarium@a3-a4:1 reptile_house@c3-d3-d4-e2-e3:4", hand="green_sea_turtle")
    table.seat(0, row=SECOND, money=30)
    assert "animals" not in table.turn(0).options


@pytest.mark.rule("R-A-598", "R-A-599", "R-A-696")
def test_animals_move_into_the_first_aquarium_only() -> None:
    """V-A-206 and V-A-176."""
    house = "reptile_house@c3-d3-d4-e2-e3:2"
    table = marine().seat(0, row=STRONG_BUILD, money=30, animals="green_sea_turtle", buildings=f"size_1@b4 {house}")
    play = table.turn(0).play("build", "small_aquarium", "a3-a4")
    assert play.prompt == "move_animal"
    play.play("green_sea_turtle")
    cubes = {b["kind"]: b["cubes"] for b in play[0]["buildings"]}
    assert (cubes["small_aquarium"], cubes["reptile_house"]) == (2, 0)


@pytest.mark.rule("R-A-599")
def test_nothing_moves_into_the_second_aquarium() -> None:
    house = "reptile_house@c3-d3-d4-e2-e3:2 size_1@e4 size_1@f4"
    table = marine().seat(0, row=STRONG_BUILD, money=30, animals="green_sea_turtle")
    play = table.seat(0, buildings=f"{SMALL} size_1@b4 {house}").turn(0).play("build", "large_aquarium")
    play.play(play.options[0])
    assert {b["kind"]: b["cubes"] for b in play[0]["buildings"]}["reptile_house"] == 2


@pytest.mark.rule("R-A-598")
def test_a_penguin_leaves_its_enclosure_for_the_first_aquarium() -> None:
    table = marine().seat(0, row=STRONG_BUILD, money=30, animals="african_penguin", buildings="size_3@c2-c3-d3:1")
    play = table.turn(0).play("build", "large_aquarium", "d4-e2-e3-e4-e5", "african_penguin")
    cubes = {b["kind"]: b["cubes"] for b in play[0]["buildings"]}
    assert cubes == {"size_3": 0, "large_aquarium": 2}


@pytest.mark.rule("R-A-600")
def test_a_turtle_moves_from_aquariums_into_a_new_reptile_house() -> None:
    table = marine().seat(0, row=STRONG_BUILD, side_2="build", money=30, animals="green_sea_turtle")
    table.seat(0, buildings=f"small_aquarium@a3-a4:1 {PATH} {LARGE}:1")
    play = table.turn(0).play("build", "reptile_house")
    play.play(play.options[0], "green_sea_turtle")
    cubes = {b["kind"]: b["cubes"] for b in play[0]["buildings"]}
    assert (cubes["reptile_house"], cubes["small_aquarium"], cubes["large_aquarium"]) == (2, 0, 0)


@pytest.mark.rule("R-A-601", "R-A-698")
def test_the_owner_of_a_released_turtle_chooses_where_its_cubes_go() -> None:
    house = "reptile_house@c5-d5-d6-e4-e5"
    table = marine().seat(0, buildings=f"small_aquarium@a3-a4:2 {PATH} large_aquarium@d3-e1-e2-f2-g1:2 {house}:2")
    animal = MARINE_BOX.animals["green_sea_turtle"]
    play = table.run(lambda turn: vacate(turn, animal))
    assert play.options == [
        "reptile_house@c5-d5-d6-e4-e5",
        "small_aquarium@a3-a4",
        "large_aquarium@d3-e1-e2-f2-g1",
        "small_aquarium@a3-a4:1+large_aquarium@d3-e1-e2-f2-g1:1",
    ]


@pytest.mark.rule("R-A-695")
def test_an_empty_aquarium_pays_a_kiosk() -> None:
    table = marine().seat(0, buildings=f"{SMALL} kiosk@a5")
    assert table.turn(0)[0]["income"]["kiosks"] == 1


@pytest.mark.rule("R-A-697")
def test_the_water_that_lets_an_aquarium_stand_is_enough_for_its_animals() -> None:
    play = play_card(marine().seat(0, buildings="large_aquarium@d3-e1-e2-e3-e4"), "african_penguin")
    building = next(b for b in play[0]["buildings"] if b["kind"] == "large_aquarium")
    assert (building["water"] >= 1, building["cubes"]) == (True, 2)


@pytest.mark.rule("R-A-699")
def test_the_tunnel_is_an_aquarium_for_animals() -> None:
    """V-A-205: two cubes in the tunnel, one in the small aquarium."""
    table = marine().seat(0, sponsors="underwater_tunnel", buildings="small_aquarium@a3-a4 underwater_tunnel@a1-a2")
    play = play_card(table, "loggerhead_sea_turtle")
    split = "small_aquarium@a3-a4:1+underwater_tunnel@a1-a2:2"
    assert split in play.options
    play.play(split).settle()
    assert sorted(building["cubes"] for building in play[0]["buildings"]) == [1, 2]
    assert play[0]["icons"]["water"] == 1  # of the small aquarium alone


@pytest.mark.rule("R-A-595")
def test_a_shared_home_says_what_each_aquarium_takes() -> None:
    play = play_card(marine().seat(0, buildings=f"{SMALL} {PATH} {LARGE}"), "coastal_manta_ray")
    decision = play.game.decisions[0]
    told = {key: describe(option) for key, option in zip(decision.keys, decision.options, strict=True)}
    shared = told["small_aquarium@a3-a4:2+large_aquarium@d3-e1-e2-e3-e4:2"]
    assert shared["kind"] == "shared_home"
    assert [(part["building"], part["cubes"]) for part in shared["parts"]] == [
        ("small_aquarium", 2),
        ("large_aquarium", 2),
    ]
    assert told["large_aquarium@d3-e1-e2-e3-e4"]["kind"] == "building"


# --- the first aquarium, by whatever means ---


@pytest.mark.rule("R-A-699", "R-A-598")
def test_animals_move_into_the_tunnel_if_it_is_the_first() -> None:
    table = marine().seat(0, animals="green_sea_turtle", buildings="size_1@a3 size_1@b2")
    play = play_card(table.seat(0, buildings="reptile_house@c3-d3-d4-e2-e3:2"), "underwater_tunnel")
    while play.prompt != "move_animal":
        play.play(play.options[0])
    play.play("green_sea_turtle")
    cubes = {b["kind"]: b["cubes"] for b in play[0]["buildings"]}
    assert (cubes["underwater_tunnel"], cubes["reptile_house"]) == (2, 0)


@pytest.mark.rule("R-A-699", "R-A-599")
def test_after_the_tunnel_no_aquarium_is_the_first() -> None:
    table = marine().seat(0, row=STRONG_BUILD, money=30, animals="green_sea_turtle", sponsors="underwater_tunnel")
    table.seat(0, buildings="size_1@b2 underwater_tunnel@a1-a2 size_1@b3 reptile_house@c3-d3-d4-e2-e3:2")
    play = table.turn(0).play("build", "small_aquarium")
    assert play.prompt == "spot"
    play.play(play.options[0])
    assert play.prompt != "move_animal"


@pytest.mark.rule("R-A-588", "R-A-699")
def test_the_tunnel_leaves_room_for_both_aquariums() -> None:
    table = marine().seat(0, row=STRONG_BUILD, money=30, sponsors="underwater_tunnel")
    play = table.seat(0, buildings="size_1@b2 underwater_tunnel@a1-a2").turn(0).play("build")
    assert {"small_aquarium", "large_aquarium"} <= set(play.options)


@pytest.mark.rule("R-A-696")
@pytest.mark.parametrize(("aquarium", "moves"), [("small_aquarium", False), ("large_aquarium", True)])
def test_an_animal_needs_enough_places_in_the_first_aquarium(aquarium: str, moves: bool) -> None:
    """The loggerhead takes three."""
    table = marine().seat(0, row=STRONG_BUILD, money=30, animals="loggerhead_sea_turtle")
    play = table.seat(0, buildings="size_1@b4 reptile_house@c3-d3-d4-e2-e3:3").turn(0).play("build", aquarium)
    play.play(play.options[0])
    assert (play.prompt == "move_animal") is moves


@pytest.mark.rule("R-A-696")
def test_who_moves_is_decided_one_by_one() -> None:
    table = marine().seat(0, row=STRONG_BUILD, money=30, animals="green_sea_turtle loggerhead_sea_turtle")
    play = table.seat(0, buildings="size_1@b4 reptile_house@c3-d3-d4-e2-e3:5").turn(0).play("build", "large_aquarium")
    play.play(play.options[0], "loggerhead_sea_turtle")
    assert play.options == ["none", "green_sea_turtle"]
    play.play("none")
    cubes = {b["kind"]: b["cubes"] for b in play[0]["buildings"]}
    assert (cubes["large_aquarium"], cubes["reptile_house"]) == (3, 2)


@pytest.mark.rule("R-A-601")
def test_a_released_turtle_takes_cubes_from_one_sort_of_house_only() -> None:
    """Two cubes are missing in each of them: there is nothing to choose, and the reptile house gives them."""
    house = "reptile_house@c5-d5-d6-e4-e5:2"
    table = marine().seat(0, buildings=f"small_aquarium@a3-a4:1 {PATH} {house}")
    play = table.run(lambda turn: vacate(turn, MARINE_BOX.animals["green_sea_turtle"]))
    cubes = {b["kind"]: b["cubes"] for b in play[0]["buildings"]}
    assert (cubes["small_aquarium"], cubes["reptile_house"]) == (1, 0)


@pytest.mark.rule("R-A-698", "R-A-699")
def test_a_released_animal_may_leave_the_tunnel() -> None:
    table = marine().seat(0, sponsors="underwater_tunnel")
    table.seat(0, buildings="small_aquarium@a3-a4:1 underwater_tunnel@a1-a2:2")
    play = table.run(lambda turn: vacate(turn, MARINE_BOX.animals["loggerhead_sea_turtle"]))
    assert [b["cubes"] for b in play[0]["buildings"]] == [0, 0]


@pytest.mark.rule("R-A-695", "R-A-459")
def test_217_does_not_double_an_aquarium() -> None:
    table = marine().seat(0, row=STRONG_BUILD, side_2="build", x_tokens=3, money=40, sponsors="engineer")
    play = table.seat(0, buildings="size_1@a5").turn(0).play("build+3", "small_aquarium", "a3-a4")
    assert "small_aquarium" not in play.options
