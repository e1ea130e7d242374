"""Abilities about cards that are kept, sold or put away: assertion, dominance, resistance, sunbathing, pouch."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import ability, scenario
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.tracks import gain_conservation
from menagerie.kernel.chance import Chance

ASSOCIATION_AT_5 = "animals cards build sponsors association"

# --- assertion ---


@pytest.mark.rule("R-A-350")
def test_assertion_offers_every_base_project_that_is_not_in_play() -> None:
    zoo = scenario().base_projects("africa", "americas", "asia").run(ability("assertion"))
    others = "species_diversity habitat_diversity australia europe primates reptiles predators herbivores birds"
    assert zoo.options == ["none", *others.split()]


@pytest.mark.rule("R-A-350")
def test_assertion_takes_a_base_project_into_the_hand() -> None:
    zoo = scenario().run(ability("assertion")).play("birds")
    assert (zoo[0]["hand"], zoo.table["base_pile"]) == (["birds"], 8)


@pytest.mark.rule("R-A-350")
def test_assertion_is_optional() -> None:
    zoo = scenario().run(ability("assertion")).play("none")
    assert (zoo[0]["hand"], zoo.table["base_pile"]) == ([], 9)


@pytest.mark.rule("R-A-350")
def test_nobody_else_sees_which_base_project_was_taken() -> None:
    zoo = scenario().run(ability("assertion")).play("birds")
    seen = zoo.game.view(1)["zoos"][0]
    assert (seen["hand"], seen["hand_size"]) == ([], 1)


@pytest.mark.rule("R-A-038", "R-A-350")
def test_for_others_the_base_project_that_was_taken_may_be_any_of_those_not_in_play() -> None:
    table: Any = scenario().run(ability("assertion")).play("birds").game.table
    worlds = [table.clone() for _ in range(20)]
    for luck, world in enumerate(worlds):
        RULES.reshuffle_unseen(world, 1, Chance(luck))
    taken = {project.key for world in worlds for project in world.zoos[0].hand}
    assert len(taken) > 1
    assert taken <= {project.key for project in BOX.base_projects} - {"africa", "americas", "asia"}


@pytest.mark.rule("R-A-350", "R-A-377")
def test_a_base_project_in_a_pouch_never_comes_into_the_deck_of_another_world() -> None:
    table: Any = scenario().seat(0, animals="koala", pouches=[["koala", "birds"]]).turn(0).game.table
    for luck in range(5):
        world = table.clone()
        RULES.reshuffle_unseen(world, 1, Chance(luck))
        assert not [card.key for card in world.deck if card in BOX.base_projects]


@pytest.mark.rule("R-A-350")
def test_a_base_project_from_the_hand_is_played_above_the_board() -> None:
    table = scenario().seat(0, hand="birds", animals="marabou secretary_bird shoebill", row=ASSOCIATION_AT_5)
    zoo = table.turn(0).play("association", "project", "birds-3", "left-6")
    assert [entry["project"] for entry in zoo.table["projects"]] == ["birds"]


# --- dominance ---


@pytest.mark.rule("R-A-358")
def test_dominance_takes_the_project_primates_into_the_hand() -> None:
    zoo = scenario().run(ability("dominance")).play("primates")
    assert zoo[0]["hand"] == ["primates"]


@pytest.mark.rule("R-A-358")
def test_everybody_can_tell_which_project_dominance_took() -> None:
    zoo = scenario().run(ability("dominance")).play("primates")
    assert zoo.game.view(1)["zoos"][0]["hand"] == ["primates"]


@pytest.mark.rule("R-A-358")
def test_dominance_offers_no_other_project_and_is_optional() -> None:
    assert scenario().run(ability("dominance")).options == ["none", "primates"]


@pytest.mark.rule("R-A-358")
def test_dominance_does_nothing_when_primates_is_in_play() -> None:
    zoo = scenario().base_projects("africa", "primates", "asia").run(ability("dominance"))
    assert (zoo.asked, zoo[0]["hand"]) == (None, [])


@pytest.mark.rule("R-A-358")
def test_dominance_does_nothing_when_somebody_has_primates_in_hand() -> None:
    zoo = scenario().seat(1, hand="primates").run(ability("dominance"))
    assert (zoo.asked, zoo[0]["hand"]) == (None, [])


# --- resistance ---


@pytest.mark.rule("R-A-378")
def test_resistance_shows_two_final_scoring_cards_to_keep_one() -> None:
    zoo = scenario().seat(0, final_cards="diverse_species_zoo").run(ability("resistance"))
    next_two = zoo.saved["zoos"][0]["final_choice"]
    kept = zoo.options[0]
    zoo.play(kept)
    assert (len(next_two), zoo[0]["final_cards"]) == (2, ["diverse_species_zoo", kept])


@pytest.mark.rule("R-A-378")
def test_the_card_that_resistance_does_not_keep_goes_under_the_pile() -> None:
    zoo = scenario().run(ability("resistance"))
    kept, other = zoo.options
    zoo.play(kept)
    assert (zoo.saved["final_pile"][0], zoo.table["final_pile"]) == (other, 10)


@pytest.mark.rule("R-A-378")
def test_nobody_else_sees_the_cards_of_resistance() -> None:
    zoo = scenario().run(ability("resistance"))
    assert zoo.game.view(1)["zoos"][0]["final_choice"] == []


@pytest.mark.rule("R-A-293", "R-A-379")  # V-A-126
def test_with_an_extra_final_scoring_card_exactly_one_is_discarded_at_ten_conservation() -> None:
    table = scenario().seat(0, conservation=9, final_cards="large_animal_zoo small_animal_zoo")
    table.seat(1, final_cards="research_zoo architectural_zoo conservation_zoo")
    zoo = table.run(lambda turn: gain_conservation(turn, 1)).play("large_animal_zoo", "research_zoo")
    assert (zoo.asked, zoo[1]["final_cards"]) == (None, ["architectural_zoo", "conservation_zoo"])


@pytest.mark.rule("R-A-379")
def test_after_ten_conservation_was_reached_a_card_of_resistance_is_kept() -> None:
    table = scenario().seat(0, conservation=9, final_cards="large_animal_zoo").set(discarded_final_card=True)
    zoo = table.run(ability("resistance"))
    kept = zoo.options[1]
    assert zoo.play(kept)[0]["final_cards"] == ["large_animal_zoo", kept]


# --- sunbathing ---


@pytest.mark.rule("R-A-384")
def test_sunbathing_sells_hand_cards_for_four_money_each() -> None:
    zoo = scenario().seat(0, hand="lion wolf stoat", money=1).run(ability("sunbathing 3")).play("lion", "stoat", "none")
    assert (zoo[0]["money"], zoo[0]["hand"], zoo.saved["discard"]) == (9, ["wolf"], ["lion", "stoat"])


@pytest.mark.rule("R-A-384")
def test_sunbathing_sells_at_most_as_many_cards_as_it_says() -> None:
    zoo = scenario().seat(0, hand="lion wolf stoat", money=0).run(ability("sunbathing 2")).play("lion", "wolf")
    assert (zoo.asked, zoo[0]["money"]) == (None, 8)


@pytest.mark.rule("R-A-384")
def test_sunbathing_need_not_sell_anything() -> None:
    zoo = scenario().seat(0, hand="lion", money=0).run(ability("sunbathing 2")).play("none")
    assert (zoo[0]["money"], zoo[0]["hand"]) == (0, ["lion"])


@pytest.mark.rule("R-A-384")
def test_sunbathing_with_fewer_cards_sells_those() -> None:
    zoo = scenario().seat(0, hand="lion", money=0).run(ability("sunbathing 4")).play("lion")
    assert (zoo.asked, zoo[0]["money"]) == (None, 4)


# --- pouch ---


@pytest.mark.rule("R-A-376")
def test_pouch_puts_hand_cards_under_the_animal_for_two_appeal_each() -> None:
    zoo = scenario().seat(0, hand="lion wolf stoat", animals="koala").run(ability("pouch 2", "koala"))
    zoo.play("lion", "stoat")
    assert (zoo[0]["appeal"], zoo[0]["hand"], zoo[0]["pouched"]) == (4, ["wolf"], ["koala", "koala"])


@pytest.mark.rule("R-A-376")
def test_pouch_takes_at_most_as_many_cards_as_it_says() -> None:
    zoo = scenario().seat(0, hand="lion wolf", animals="koala").run(ability("pouch 1", "koala")).play("lion")
    assert (zoo.asked, zoo[0]["hand"]) == (None, ["wolf"])


@pytest.mark.rule("R-A-376")
def test_pouch_is_optional() -> None:
    zoo = scenario().seat(0, hand="lion", animals="koala").run(ability("pouch 2", "koala")).play("none")
    assert (zoo[0]["appeal"], zoo[0]["hand"]) == (0, ["lion"])


@pytest.mark.rule("R-A-376")
def test_pouch_without_a_hand_card_asks_nothing() -> None:
    assert scenario().seat(0, animals="koala").run(ability("pouch 2", "koala")).asked is None


@pytest.mark.rule("R-A-377")
def test_icons_of_pouched_cards_do_not_count() -> None:
    zoo = scenario().seat(0, hand="cheetah", animals="koala").run(ability("pouch 1", "koala")).play("cheetah")
    assert "predator" not in zoo[0]["icons"]


@pytest.mark.rule("R-A-377")
def test_nobody_else_sees_which_card_was_pouched() -> None:
    zoo = scenario().seat(0, hand="lion", animals="koala").run(ability("pouch 1", "koala")).play("lion")
    assert zoo.game.view(1)["zoos"][0]["pouched_cards"] == []


@pytest.mark.rule("R-A-377")
def test_releasing_the_animal_discards_its_pouch_and_keeps_the_appeal_of_the_pouch() -> None:
    table = scenario().seat(0, animals="common_wombat", appeal=6, pouches=[["common_wombat", "lion"]])
    table.seat(0, buildings="size_2@e2-e3:1", row=ASSOCIATION_AT_5, hand="blue_mountains_national_park")
    zoo = table.turn(0).play("association", "project", "left-6")
    assert (zoo[0]["appeal"], zoo[0]["pouched"]) == (2, [])  # the four of the wombat are lost, the two of the lion stay
    assert "lion" in zoo.saved["discard"]


@pytest.mark.parametrize("name", ["sunbathing", "digging", "pouch", "glide"])
def test_a_question_that_is_asked_several_times_says_which_time_it_is(name: str) -> None:
    play = scenario().seat(0, hand="lion wolf cheetah", animals="koala").run(ability(f"{name} 2", "koala"))
    first = play.game.decision
    assert first is not None
    assert (first.prompt.args["step"], first.prompt.args["steps"]) == (1, 2)
    second = play.play("lion").game.decision
    assert second is not None
    assert second.prompt.args["step"] == 2
    alone = scenario().seat(0, hand="lion wolf", animals="koala").run(ability(f"{name} 1", "koala")).game.decision
    assert alone is not None
    assert dict(alone.prompt.args) == {}
