"""Sponsors that wait for icons: in the own zoo or in any zoo, once for each icon."""

from __future__ import annotations

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, scenario
from ark_nova.with_sponsors import FAR, HOME, housing, play_card, playing, table_with
from menagerie.games.ark_nova.association import take_partner_zoo, take_university


def resolved(game: Play) -> Play:
    """Resolve what is due in the order it is offered, decline what can be declined, else take the first option."""
    while game.asked is not None:
        game.play("none" if "none" in game.options else game.options[0])
    return game


# --- in the own zoo ---


@pytest.mark.rule("R-A-438", "R-A-008")
def test_the_spokesperson_gives_reputation_for_the_own_research_icon() -> None:  # V-A-021
    assert playing("spokesperson", reputation=3)[0]["reputation"] == 4


@pytest.mark.rule("R-A-438", "R-A-010", "R-A-019")
def test_two_research_icons_of_a_card_are_two_points_of_reputation() -> None:
    assert playing("science_institute", sponsors="spokesperson")[0]["reputation"] == 3


@pytest.mark.rule("R-A-441", "R-A-008")
def test_the_science_museum_gives_a_point_for_its_own_icon() -> None:
    assert playing("science_museum")[0]["conservation"] == 1


@pytest.mark.rule("R-A-441", "R-A-217", "R-A-019")
def test_a_university_with_two_research_icons_gives_the_museum_two_points() -> None:  # V-A-161
    game = table_with(sponsors="science_museum", conservation=FAR).run(take_university).play("double_research")
    assert resolved(game)[0]["conservation"] == FAR + 2


@pytest.mark.rule("R-A-448", "R-A-008")
def test_an_americas_icon_may_bring_a_kiosk() -> None:
    game = playing("expert_on_the_americas").play("expert_on_the_americas-own_zoo", "kiosk", "e1")
    assert ([b["kind"] for b in game[0]["buildings"]], game[0]["money"]) == (["kiosk"], 25)


@pytest.mark.rule("R-A-448", "R-A-015")
def test_the_kiosk_may_be_declined() -> None:
    game = playing("expert_on_the_americas").play("expert_on_the_americas-own_zoo", "none")
    assert (game.asked, game[0]["buildings"]) == (None, [])


@pytest.mark.rule("R-A-448", "R-A-019")
def test_a_partner_zoo_brings_an_icon_too() -> None:
    game = table_with(sponsors="expert_on_the_americas").run(take_partner_zoo).play("americas")
    assert (game.prompt, game.options) == ("free_building", ["none", "kiosk"])


@pytest.mark.rule("R-A-448", "R-A-149")
def test_the_kiosk_keeps_its_distance() -> None:
    game = housing("reindeer", "expert_on_the_americas", f"{HOME} kiosk@e6").play("expert_on_the_americas-own_zoo")
    assert not {"d7", "f6"} & set(game.play("kiosk").options)


@pytest.mark.rule("R-A-449")
def test_a_europe_icon_may_bring_an_enclosure_of_one_space() -> None:
    game = table_with(sponsors="expert_on_europe").run(take_partner_zoo).play("europe")
    assert game.options == ["none", "size_1"]
    assert game.play("size_1", "e1")[0]["buildings"][0]["kind"] == "size_1"


@pytest.mark.rule("R-A-450", "R-A-007")
def test_an_australia_icon_may_put_a_hand_card_under_the_expert() -> None:
    table = table_with(sponsors="expert_on_australia", hand="lion")
    game = table.run(take_partner_zoo).play("australia", "lion")
    assert (game[0]["appeal"], game[0]["pouched"], game[0]["hand"]) == (2, ["expert_on_australia"], [])
    assert game[0]["icons"] == {"australia": 2}


@pytest.mark.rule("R-A-451", "R-A-151")
def test_an_asia_icon_may_bring_a_pavilion() -> None:
    game = table_with(sponsors="expert_on_asia").run(take_partner_zoo).play("asia", "pavilion", "e1")
    assert (game[0]["appeal"], game[0]["money"]) == (1, 25)


@pytest.mark.rule("R-A-452", "R-A-100", "R-A-102")
def test_an_africa_icon_is_clever_after_the_action() -> None:
    table = scenario().seat(0, sponsors="expert_on_africa", hand="secretary_bird", buildings=HOME, conservation=FAR)
    table.seat(0, row="cards animals build association sponsors", reputation=1)
    game = table.turn(0).play("animals")
    assert (game.prompt, game.row(0)[0]) == ("clever", "animals")
    assert game.play("sponsors").row(0)[0] == "sponsors"


@pytest.mark.rule("R-A-452", "R-A-010")
def test_two_africa_icons_are_clever_twice() -> None:
    game, prompts = housing("african_bush_elephant", "expert_on_africa"), []
    while game.asked is not None:
        prompts.append(game.prompt)
        game.play(game.options[0])
    assert prompts == ["keep_final", "clever", "clever"]


@pytest.mark.rule("R-A-493", "R-A-008")
@pytest.mark.parametrize("key", ["meerkat_den", "penguin_pool", "baboon_rock"])
def test_unique_buildings_give_appeal_for_their_own_icon(key: str) -> None:
    game = playing(key)
    assert resolved(game)[0]["appeal"] == 2


@pytest.mark.rule("R-A-493", "R-A-008", "R-A-004")
@pytest.mark.parametrize("key", ["aquarium", "cable_car"])
def test_two_terrain_symbols_are_two_icons(key: str) -> None:
    assert resolved(playing(key))[0]["appeal"] == 4


@pytest.mark.rule("R-A-264", "R-A-279", "R-A-493", "R-A-008")
def test_the_meerkat_den_as_the_rulebook_has_it() -> None:  # V-A-013
    game = scenario().seat(0, hand="meerkat_den", reputation=3).turn(0).play("sponsors", "meerkat_den")
    while game.prompt != "spot":
        game.play("building")
    beside_rock = {spot.key for _, spot in BOX.maps["0"].spots_of(BOX.buildings["meerkat_den"])}
    assert set(game.options) <= beside_rock
    assert game.play(game.options[0])[0]["appeal"] == 2


@pytest.mark.rule("R-A-494", "R-A-279")
@pytest.mark.parametrize(
    ("rock", "water", "keys"),
    [
        (1, 0, "meerkat_den baboon_rock spotted_hyena_compound adventure_playground"),
        (0, 1, "penguin_pool sea_turtle_tank polar_bear_exhibit water_playground"),
        (0, 2, "aquarium"),
        (2, 0, "cable_car"),
        (0, 0, "rhesus_monkey_park barred_owl_hut okapi_stable zoo_school side_entrance"),
    ],
)
def test_the_terrain_that_unique_buildings_touch(rock: int, water: int, keys: str) -> None:
    for key in keys.split():
        building = BOX.sponsors[key].building
        assert building is not None
        assert (building.rock, building.water) == (rock, water)


@pytest.mark.rule("R-A-004")
def test_the_penguin_pool_shows_a_bird_and_a_water_icon() -> None:  # V-A-023
    assert resolved(playing("penguin_pool"))[0]["icons"] == {"bird": 1, "water": 1}


@pytest.mark.rule("R-A-495", "R-A-008", "R-A-010")
def test_primates_bring_x_tokens_to_the_rhesus_monkey_park() -> None:
    assert resolved(playing("rhesus_monkey_park"))[0]["x_tokens"] == 1
    assert resolved(housing("mandrill", "rhesus_monkey_park"))[0]["x_tokens"] == 2


@pytest.mark.rule("R-A-496")
def test_a_bird_lets_the_owner_of_the_owl_hut_keep_one_of_two_cards() -> None:
    table = table_with(sponsors="barred_owl_hut", buildings=HOME, money=50).deck("lion wolf koala")
    game = play_card(table, "secretary_bird")
    assert (game.prompt, game.options) == ("keep", ["lion", "wolf"])
    game.play("wolf")
    assert (game[0]["hand"], game.saved["discard"]) == (["wolf"], ["lion"])


@pytest.mark.rule("R-A-497")
def test_a_reptile_lets_the_owner_of_the_turtle_tank_sell_two_cards() -> None:
    game = housing("veiled_chameleon", "sea_turtle_tank", hand="lion wolf koala")
    while game.prompt != "sell":
        game.play("sea_turtle_tank-own_zoo" if game.prompt == "resolve_next" else game.options[0])
    before = game[0]["money"]
    assert game.play("lion", "wolf")[0]["money"] == before + 8
    assert game[0]["hand"] == ["koala"]


@pytest.mark.rule("R-A-499", "R-A-010")
def test_a_cheetah_lets_the_hyenas_hunt_twice_with_all_predators() -> None:  # V-A-043
    table = table_with(sponsors="spotted_hyena_compound", animals="caracal", buildings=HOME, money=50)
    game = play_card(table.deck("lion stoat koala lama wolf jaguar cougar raccoon"), "cheetah")
    hunts = []
    while game.asked is not None:
        if game.prompt == "take_revealed":
            hunts.append(len(game.options))
        game.play(
            "spotted_hyena_compound-own_zoo" if "spotted_hyena_compound-own_zoo" in game.options else game.options[0]
        )
    assert (hunts, game[0]["icons"]["predator"]) == ([4, 4], 4)


# --- in any zoo ---


@pytest.mark.rule("R-A-487", "R-A-008", "R-A-002")
@pytest.mark.parametrize(
    "key", ["primatologist", "herpetologist", "ornithologist", "expert_in_predators", "expert_in_herbivores"]
)
def test_experts_are_paid_for_their_own_icon(key: str) -> None:
    assert playing(key)[0]["money"] == 28


@pytest.mark.rule("R-A-020", "R-A-487", "R-A-493", "R-A-010")
def test_a_mandrill_pays_its_owner_and_another_player() -> None:  # V-A-146
    table = scenario().seat(0, sponsors="primatologist", money=1)
    table.seat(1, sponsors="baboon_rock", buildings=HOME, money=50, appeal=0)
    game = resolved(play_card(table, "mandrill", 1))
    assert (game[0]["money"], game[1]["appeal"]) == (7, 4 + 9)


@pytest.mark.rule("R-A-445", "R-A-020")
def test_the_science_library_is_paid_for_research_in_any_zoo() -> None:
    table = table_with(sponsors="science_library", money=0)
    assert play_card(table, "science_institute", 1)[0]["money"] == 4
    assert playing("science_library", money=0)[0]["money"] == 2


@pytest.mark.rule("R-A-498", "R-A-020")
def test_bears_in_any_zoo_give_appeal_to_the_polar_bears() -> None:
    table = table_with(sponsors="polar_bear_exhibit").seat(1, buildings=HOME, money=50)
    assert resolved(play_card(table, "sloth_bear", 1))[0]["appeal"] == 2
    assert resolved(playing("polar_bear_exhibit"))[0]["appeal"] == 2


@pytest.mark.rule("R-A-014")
def test_others_gain_after_the_player_who_plays() -> None:
    table = table_with(3, sponsors="polar_bear_exhibit", appeal=5).seat(1, sponsors="science_library", money=0)
    game = play_card(table.seat(2, buildings=HOME, money=50, appeal=5), "sloth_bear", 2)
    resolved(game)
    told = [event["player"]["args"]["seat"] for event in game.events("gains_appeal")]
    assert told == [2, 0]


# --- sponsors for cubes ---


@pytest.mark.rule("R-A-500", "R-A-280")
def test_the_okapi_stable_lets_its_owner_buy_a_sponsor_at_once() -> None:  # V-A-044
    game = playing("okapi_stable", hand="foreign_institute", money=6)
    game.play("okapi_stable-own_zoo", "foreign_institute")
    assert (game[0]["money"], game[0]["sponsor_cubes"], game[0]["reputation"]) == (0, {"okapi_stable": 2}, 3)


@pytest.mark.rule("R-A-500")
def test_without_a_cube_nothing_is_bought() -> None:
    table = table_with(sponsors="okapi_stable", sponsor_cubes={"okapi_stable": 0}, hand="foreign_institute", money=60)
    game = play_card(table.seat(0, buildings=HOME), "reindeer")
    assert (game.asked, game[0]["hand"]) == (None, ["foreign_institute"])


@pytest.mark.rule("R-A-500", "R-A-271")
def test_a_sponsor_for_a_cube_needs_its_conditions() -> None:
    game = playing("okapi_stable", hand="talented_communicator explorer native_lizards", appeal=26)
    game.play("okapi_stable-own_zoo")
    assert (game.prompt, game[0]["sponsor_cubes"]) == ("spot", {"okapi_stable": 3})


@pytest.mark.rule("R-A-500", "R-A-010")
def test_a_bought_herbivore_sponsor_takes_another_cube() -> None:
    table = table_with(hand="native_farm_animals foreign_institute", money=11)
    table.seat(0, sponsors="okapi_stable", sponsor_cubes={"okapi_stable": 3})
    game = play_card(table, "expert_in_herbivores").play("okapi_stable-own_zoo", "native_farm_animals")
    game.play("okapi_stable-own_zoo", "foreign_institute")
    assert resolved(game)[0]["sponsor_cubes"] == {"okapi_stable": 1}
