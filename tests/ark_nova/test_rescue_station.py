"""Map 10, Rescue Station: animals that are discarded may be rescued."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, Scenario, ability, marine, row_with, scenario
from menagerie.games.ark_nova.abilities.all import reef_dues
from menagerie.games.ark_nova.building import build_free
from menagerie.games.ark_nova.buildings import REPTILE_HOUSE
from menagerie.games.ark_nova.map_powers.rescue_station import rescue_station
from menagerie.games.ark_nova.projects import can_breed, count_for

FOLDERS = "lion engineer wolf savanna stoat sheep"


def station(**things: Any) -> Scenario:
    return scenario(map="10").display(FOLDERS).seat(0, **things)


def rescued(card: str = "wolf", **things: Any) -> Play:
    return station(**things).run(rescue_station).play(card, "rescue")


def zoo_of(play: Play) -> Any:
    table: Any = play.game.table
    return table.zoos[0]


# --- digging ---


@pytest.mark.rule("R-A-806")
def test_covering_the_bonus_digs_once() -> None:
    table = station(hand="caracal", buildings="size_1@a2", row=row_with("build", 5))
    play = table.turn(0).play("build", "size_1", "a1")
    assert (play.prompt, play.options) == ("dig_to_rescue", ["none", *FOLDERS.split(), "caracal"])


@pytest.mark.rule("R-A-806", "R-A-356")
def test_it_may_be_declined() -> None:
    play = station().run(rescue_station).play("none")
    assert (play.asked, play.saved["discard"], play[0]["rescued"]) == (None, [], [])


@pytest.mark.rule("R-A-806", "R-A-114")
def test_another_card_is_dug_away_as_usual() -> None:
    play = station().deck("caracal").run(rescue_station).play("engineer")
    assert (play.asked, play.saved["discard"]) == (None, ["engineer"])
    assert play.table["display"] == ["lion", "wolf", "savanna", "stoat", "sheep", "caracal"]


@pytest.mark.rule("R-A-806")
def test_an_animal_of_the_display_may_be_rescued_before_the_next_card_comes_up() -> None:
    play = station().run(rescue_station).play("wolf")
    assert (play.prompt, play.options, play.table["display"][2]) == ("rescue", ["none", "rescue"], None)


@pytest.mark.rule("R-A-806")
def test_a_rescued_animal_lies_above_the_map() -> None:
    play = rescued()
    assert (play[0]["rescued"], play[0]["animals"], play.saved["discard"]) == (["wolf"], ["wolf"], [])


@pytest.mark.rule("R-A-806")
def test_an_animal_that_is_not_rescued_stays_on_the_discard_pile() -> None:
    play = station().run(rescue_station).play("wolf", "none")
    assert (play[0]["rescued"], play.saved["discard"], play[0]["animals"]) == ([], ["wolf"], [])


@pytest.mark.rule("R-A-806")
def test_an_animal_of_the_hand_may_be_rescued_and_a_card_is_drawn() -> None:
    play = station(hand="caracal").deck("leopard").run(rescue_station).play("caracal", "rescue")
    assert (play[0]["rescued"], play[0]["hand"]) == (["caracal"], ["leopard"])


@pytest.mark.rule("R-A-806")
def test_a_petting_zoo_animal_is_not_rescued() -> None:
    play = station().run(rescue_station).play("sheep")
    assert (play.asked, play.saved["discard"]) == (None, ["sheep"])


@pytest.mark.rule("R-A-806")
def test_there_are_three_places() -> None:
    three = "lama reindeer red_deer"
    play = station(animals=three, rescued=three).run(rescue_station)
    assert play.prompt == "dig"
    assert (play.play("wolf").asked, play[0]["rescued"]) == (None, three.split())


@pytest.mark.rule("R-A-806", "R-A-655")
def test_a_card_that_somebody_marked_goes_to_them_and_is_not_rescued() -> None:
    play = station().set(marks={"wolf": 1}).run(rescue_station).play("wolf")
    assert (play.asked, play[1]["hand"], play[0]["rescued"]) == (None, ["wolf"], [])


@pytest.mark.rule("R-A-806")
def test_what_comes_up_cannot_be_taken_back_but_the_choice_of_the_card_can() -> None:
    play = station().run(rescue_station).play("wolf")
    assert play.game.can_undo
    assert not play.play("rescue").game.can_undo


@pytest.mark.rule("R-A-806")
def test_an_empty_deck_is_not_made_anew_from_the_animal_that_is_rescued() -> None:
    play = station().only_deck("").discard("leopard").run(rescue_station).play("wolf", "rescue")
    assert (play.table["display"][5], play[0]["rescued"]) == ("leopard", ["wolf"])


# --- what a rescued animal is ---


@pytest.mark.rule("R-A-807", "R-A-003")
def test_its_icons_count() -> None:
    assert rescued()[0]["icons"] == {"predator": 1, "europe": 1}


@pytest.mark.rule("R-A-807")
def test_it_gives_nothing_else() -> None:
    play = rescued(sponsors="expert_on_europe")
    assert (play.asked, play[0]["appeal"], play[0]["money"], play[0]["hand"]) == (None, 0, 25, [])


@pytest.mark.rule("R-A-807", "R-A-602", "R-A-662")
def test_a_rescued_sea_animal_has_no_reef_effect_and_no_ability_to_copy() -> None:
    """An octopus above the map pays nothing when another reef dweller comes."""
    octopus = "southern_blue_ringed_octopus"
    for saved, money in ((octopus, 0), ("", 3)):
        laid = marine(map="10", peaceful=True).seat(0, animals=octopus, rescued=saved, money=0)
        play = laid.run(lambda turn: turn.resolve(reef_dues(turn)))
        assert play[0]["money"] == money
        laid = marine(map="10", peaceful=True).seat(0, animals=f"sharknose_goby {octopus}", rescued=saved)
        play = laid.run(ability("symbiosis", "sharknose_goby"))
        assert bool(play.events("ability")) is not bool(saved)


@pytest.mark.rule("R-A-807")
def test_it_needs_neither_money_nor_an_enclosure_nor_its_conditions() -> None:
    play = rescued("stoat", money=0)
    assert (play[0]["rescued"], play.faults) == (["stoat"], [])


@pytest.mark.rule("R-A-807", "R-A-245")
def test_it_counts_as_an_animal_for_projects() -> None:
    zoo = zoo_of(rescued())
    assert count_for(zoo, BOX.projects["predators"]) == 1
    assert count_for(zoo, BOX.projects["large_animals"]) == 1


@pytest.mark.rule("R-A-807", "R-A-262")
def test_it_counts_for_a_breeding_program() -> None:
    assert can_breed(zoo_of(rescued(partner_zoos="europe")), BOX.projects["predator_breeding_program"])


@pytest.mark.rule("R-A-807", "R-A-359")
def test_a_herd_joins_a_rescued_herbivore() -> None:
    table = scenario(map="10").seat(0, hand="lama", animals="reindeer", rescued="reindeer", row=row_with("animals", 2))
    assert table.only_deck("").turn(0).play("animals")[0]["animals"] == ["reindeer", "lama"]


@pytest.mark.rule("R-A-807", "R-A-156")
def test_it_does_not_move_into_a_new_enclosure() -> None:
    table = scenario(map="10").seat(0, animals="common_agama", rescued="common_agama")
    play = table.run(lambda turn: build_free(turn, (REPTILE_HOUSE,))).play("reptile_house")
    play.play(play.options[0]).settle()
    assert play.prompt != "move_animal"


@pytest.mark.rule("R-A-808", "R-A-250")
@pytest.mark.parametrize(("saved", "can"), [("", True), ("wolf", False)])
def test_it_cannot_be_released(saved: str, can: bool) -> None:
    table = scenario(map="10").seat(0, animals="wolf", rescued=saved, row=row_with("association", 5), appeal=10)
    play = table.seat(0, hand="bavarian_forest_national_park").turn(0).play("association")
    assert ("project" in play.options) is can


# --- views, saves ---


@pytest.mark.rule("R-A-806")
def test_everybody_sees_rescued_animals() -> None:
    assert rescued().game.view(1)["zoos"][0]["rescued"] == ["wolf"]


@pytest.mark.rule("R-A-806")
def test_rescued_animals_are_saved() -> None:
    play = scenario(map="10").seat(0, animals="wolf", rescued="wolf").turn(0)
    assert (play.saved["zoos"][0]["rescued"], play.faults) == (["wolf"], [])


@pytest.mark.rule("R-A-806")
@pytest.mark.parametrize(
    ("map_", "animals", "saved"),
    [
        ("0", "wolf", "wolf"),
        ("10", "", "wolf"),
        ("10", "sheep", "sheep"),
        ("10", "lama wolf lion caracal", "lama wolf lion caracal"),
    ],
)
def test_what_cannot_have_been_rescued_is_refused(map_: str, animals: str, saved: str) -> None:
    assert "zoos.0.map" in scenario(map=map_).seat(0, animals=animals, rescued=saved).turn(0).faults
