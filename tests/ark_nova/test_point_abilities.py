"""Abilities that bring appeal, X-tokens, money, workers or buildings at once."""

from __future__ import annotations

import pytest

from ark_nova.scenario import ability, scenario

# --- pack ---


@pytest.mark.rule("R-A-370")
def test_pack_gives_an_appeal_for_each_predator_icon_in_the_own_zoo() -> None:
    zoo = scenario().seat(0, animals="cheetah wolf giraffe").seat(1, animals="lion").run(ability("pack"))
    assert zoo[0]["appeal"] == 3  # the cheetah has the icon twice


@pytest.mark.rule("R-A-008", "R-A-370")  # V-A-022
def test_pack_counts_the_icon_of_its_own_card() -> None:
    table = scenario().seat(
        0, hand="wolf", buildings="size_4@e2-e3-f3-f4", row="cards animals build association sponsors"
    )
    assert table.turn(0).play("animals")[0]["appeal"] == 5


@pytest.mark.rule("R-A-370")
def test_pack_counts_predator_icons_of_sponsors() -> None:
    zoo = scenario().seat(0, animals="wolf", sponsors="expert_in_predators").run(ability("pack"))
    assert zoo[0]["appeal"] == 2


# --- iconic animal ---


@pytest.mark.rule("R-A-365")
def test_iconic_animal_counts_a_continent_in_all_zoos() -> None:
    table = scenario(seats=3).seat(0, animals="eurasian_lynx").seat(1, animals="wolf stoat").seat(2, animals="lion")
    assert table.run(ability("iconic-animal europe"))[0]["appeal"] == 3


@pytest.mark.rule("R-A-365")
def test_iconic_animal_counts_partner_zoos() -> None:
    table = scenario().seat(0, animals="eurasian_lynx", partner_zoos="europe").seat(1, partner_zoos="europe africa")
    assert table.run(ability("iconic-animal europe"))[0]["appeal"] == 3


@pytest.mark.rule("R-A-365")
@pytest.mark.parametrize(("rivals", "appeal"), [("", 4), ("moose", 5), ("moose red_deer", 6)])
def test_iconic_animal_gives_as_much_as_there_are_icons(rivals: str, appeal: int) -> None:
    table = scenario().seat(0, animals="wolf stoat eurasian_lynx", partner_zoos="europe").seat(1, animals=rivals)
    assert table.run(ability("iconic-animal europe"))[0]["appeal"] == appeal


@pytest.mark.rule("R-A-365")  # V-A-122
def test_iconic_animal_gives_at_most_eight_appeal() -> None:
    table = scenario().seat(0, hand="eurasian_lynx", animals="wolf stoat european_badger european_bison moose")
    table.seat(0, buildings="size_3@e2-e3-f3", row="cards animals build association sponsors")
    table.seat(1, animals="red_deer alpine_ibex crested_porcupine slow_worm")
    assert table.turn(0).play("animals")[0]["appeal"] == 2 + 8


# --- petting zoo animals ---


@pytest.mark.rule("R-A-374")
@pytest.mark.parametrize(("there", "appeal"), [("", 3), ("sheep", 6), ("sheep horse", 9)])
def test_the_first_three_petting_zoo_animals_give_three_six_and_nine_appeal(there: str, appeal: int) -> None:
    table = scenario().seat(0, hand="alpaca", animals=there, row="cards animals build association sponsors")
    table.seat(0, buildings=f"petting_zoo@b3-b4-c2:{len(there.split())}").seat(1, animals="guinea_pig")
    assert table.turn(0).play("animals")[0]["appeal"] == appeal


# --- inventive ---


@pytest.mark.rule("R-A-366")
@pytest.mark.parametrize("number", [1, 2])
def test_inventive_gives_as_many_x_tokens_as_it_says(number: int) -> None:
    assert scenario().run(ability(f"inventive {number}"))[0]["x_tokens"] == number


@pytest.mark.rule("R-A-047", "R-A-366")
def test_inventive_gives_nothing_beyond_five_x_tokens() -> None:
    assert scenario().seat(0, x_tokens=4).run(ability("inventive 2"))[0]["x_tokens"] == 5


@pytest.mark.rule("R-A-367")
@pytest.mark.parametrize(
    ("rivals", "tokens"), [("", 1), ("sun_bear", 2), ("sun_bear raccoon", 3), ("sun_bear raccoon koala", 3)]
)
def test_the_grizzly_bear_counts_bears_in_all_zoos_up_to_three(rivals: str, tokens: int) -> None:
    table = scenario().seat(0, animals="grizzly_bear").seat(1, animals=rivals)
    assert table.run(ability("inventive bears"))[0]["x_tokens"] == tokens


PRIMATES = (
    "red_shanked_douc brown_spider_monkey ring_tailed_lemur mantled_guereza dusky_leaf_monkey bolivian_red_howler"
)


@pytest.mark.rule("R-A-368")
@pytest.mark.parametrize(("primates", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_primates_in_the_own_zoo_decide_how_many_x_tokens_two_cards_give(primates: int, tokens: int) -> None:
    table = scenario().seat(0, animals=" ".join(PRIMATES.split()[:primates])).seat(1, animals="golden_lion_tamarin")
    assert table.run(ability("inventive primates"))[0]["x_tokens"] == tokens


# --- jumping ---


@pytest.mark.rule("R-A-369")
def test_jumping_advances_the_break_token_and_gives_as_much_money() -> None:
    zoo = scenario().seat(0, money=0).set(steps=1).run(ability("jumping 3"))
    assert (zoo.table["break"]["steps"], zoo[0]["money"], zoo[0]["x_tokens"]) == (4, 3, 0)


@pytest.mark.rule("R-A-369")
def test_jumping_gives_all_its_money_also_if_fewer_spaces_are_left() -> None:
    zoo = scenario().seat(0, money=0).set(steps=8).run(ability("jumping 4"))
    assert (zoo.table["break"]["steps"], zoo[0]["money"]) == (9, 4)


@pytest.mark.rule("R-A-099", "R-A-369")
def test_jumping_to_the_last_space_gives_an_x_token_and_calls_a_break() -> None:
    zoo = scenario().set(steps=6).run(ability("jumping 3"))
    assert (zoo[0]["x_tokens"], zoo.table["break"]["called_by"]) == (1, 0)


@pytest.mark.rule("R-A-307", "R-A-369")  # V-A-162
def test_jumping_when_the_break_token_is_at_the_end_gives_money_only() -> None:
    zoo = scenario().seat(0, money=0).set(steps=9, break_called_by=0).run(ability("jumping 4"))
    assert (zoo[0]["money"], zoo[0]["x_tokens"]) == (4, 0)


# --- full-throated ---


@pytest.mark.rule("R-A-363")
def test_full_throated_hires_a_worker_who_is_active_at_once() -> None:
    zoo = scenario().run(ability("full-throated"))
    assert (zoo[0]["workers"], zoo[0]["reserve_workers"]) == (2, 2)


@pytest.mark.rule("R-A-363")
def test_hiring_the_last_worker_gives_the_bonus_of_the_map() -> None:
    zoo = scenario().seat(0, workers=3, reserve_workers=1).run(ability("full-throated"))
    assert zoo[0]["conservation"] == 2


@pytest.mark.rule("R-A-363")
def test_hiring_the_last_worker_gives_nothing_where_the_map_shows_nothing() -> None:
    zoo = scenario(map="1").seat(0, workers=3, reserve_workers=1).run(ability("full-throated"))
    assert (zoo[0]["conservation"], zoo[0]["workers"]) == (0, 4)


@pytest.mark.rule("R-A-363")
def test_full_throated_does_nothing_when_all_workers_are_hired() -> None:
    zoo = scenario().seat(0, workers=4, reserve_workers=0).run(ability("full-throated"))
    assert (zoo[0]["workers"], zoo[0]["conservation"]) == (4, 0)


# --- posturing ---


@pytest.mark.rule("R-A-375")
def test_posturing_offers_a_kiosk_or_a_pavilion_free_of_charge() -> None:
    zoo = scenario().seat(0, money=0).run(ability("posturing 1"))
    assert zoo.options == ["none", "kiosk", "pavilion"]
    assert zoo.play("pavilion", "a3")[0]["appeal"] == 1


@pytest.mark.rule("R-A-375")
def test_posturing_places_one_building_after_the_other() -> None:
    zoo = scenario().seat(0, buildings="size_1@e2").run(ability("posturing 2"))
    zoo.play("kiosk", "f2", "pavilion", "g1")  # the pavilion stands beside the kiosk that has just been placed
    assert [building["kind"] for building in zoo[0]["buildings"]] == ["size_1", "kiosk", "pavilion"]
    assert zoo.asked is None


@pytest.mark.rule("R-A-375")
def test_posturing_may_stop_early() -> None:
    zoo = scenario().seat(0, buildings="size_1@e2").run(ability("posturing 3")).play("kiosk", "f2", "none")
    assert (zoo.asked, len(zoo[0]["buildings"])) == (None, 2)


@pytest.mark.rule("R-A-149", "R-A-375")
def test_a_kiosk_of_posturing_keeps_its_distance_to_other_kiosks() -> None:
    zoo = scenario().seat(0, buildings="kiosk@e2").run(ability("posturing 1"))
    assert zoo.options == ["none", "pavilion"]


@pytest.mark.rule("R-A-375")
def test_a_building_of_posturing_touches_another_one() -> None:
    zoo = scenario().seat(0, buildings="size_1@e2").run(ability("posturing 1")).play("pavilion")
    assert sorted(zoo.options) == ["d3", "e1", "e3", "f2"]  # d2 is rock, f3 water


@pytest.mark.rule("R-A-375")
def test_posturing_reaches_build_ii_spaces_only_with_an_own_upgraded_build() -> None:
    table = scenario().seat(0, buildings="size_1@h4")
    assert "h3" not in table.run(ability("posturing 1")).play("pavilion").options
    table = scenario().seat(0, buildings="size_1@h4", side_2="build")
    assert "h3" in table.run(ability("posturing 1")).play("pavilion").options


# --- peacocking ---


@pytest.mark.rule("R-A-156", "R-A-371", "R-A-372")  # V-A-165
def test_peacocking_places_a_large_bird_aviary_free_of_charge_with_build_on_side_i() -> None:
    table = scenario().seat(0, money=0, animals="marabou", buildings="size_3@d3-d4-e3:1")
    zoo = table.run(ability("peacocking")).play("large_bird_aviary", "c5-c6-d5-d6-e6", "marabou")
    aviary = zoo[0]["buildings"][-1]
    assert (aviary["kind"], aviary["cubes"], zoo[0]["money"]) == ("large_bird_aviary", 1, 0)
    assert zoo[0]["buildings"][0]["cubes"] == 0


@pytest.mark.rule("R-A-371")
def test_peacocking_is_optional() -> None:
    zoo = scenario().run(ability("peacocking")).play("none")
    assert zoo[0]["buildings"] == []


@pytest.mark.rule("R-A-371")
def test_peacocking_is_lost_with_an_aviary_in_the_zoo() -> None:
    zoo = scenario().seat(0, buildings="large_bird_aviary@c5-c6-d5-d6-e6").run(ability("peacocking"))
    assert zoo.asked is None


@pytest.mark.rule("R-A-371")
@pytest.mark.parametrize(("side_2", "may_cover"), [("", False), ("build", True)])
def test_peacocking_covers_build_ii_spaces_only_with_an_own_upgraded_build(side_2: str, may_cover: bool) -> None:
    table = scenario().seat(0, buildings="size_1@h4 size_1@e3", side_2=side_2)
    spots = table.run(ability("peacocking")).play("large_bird_aviary").options
    assert any({"g3", "h3"} & set(spot.split("-")) for spot in spots) is may_cover


@pytest.mark.rule("R-A-371")
def test_peacocking_is_lost_without_room() -> None:
    # Map 0 but for four spaces: only g3, h3 (Build II), i3 and h1 are free.
    free = {"g3", "h3", "i3", "h1"}
    land = [f"{column}{row + 1}" for column, signs in COLUMNS.items() for row, sign in enumerate(signs) if sign in ".2"]
    full = " ".join(f"size_1@{space}" for space in land if space not in free)
    assert scenario().seat(0, buildings=full).run(ability("peacocking")).asked is None


COLUMNS = {
    "a": "WW...R",
    "b": "W....WR",
    "c": "R..W..",
    "d": "WR.....",
    "e": "......",
    "f": "..W.R.R",
    "g": ".R2.RR",
    "h": "..2...W",
    "i": "....WW",
}
