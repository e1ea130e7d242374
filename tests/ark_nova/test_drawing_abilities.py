"""Abilities that bring cards: sprint, hunter, perception, scavenging, snapping, digging, sponsor magnet."""

from __future__ import annotations

import pytest

from ark_nova.scenario import ability, scenario

# --- sprint ---


@pytest.mark.rule("R-A-383")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_sprint_draws_as_many_cards_as_it_says_from_the_top_of_the_deck(number: int) -> None:
    zoo = scenario().deck("lion wolf stoat caracal").run(ability(f"sprint {number}"))
    assert zoo[0]["hand"] == ["lion", "wolf", "stoat"][:number]


@pytest.mark.rule("R-A-383")
def test_sprint_goes_on_with_the_shuffled_discard_pile_when_the_deck_is_empty() -> None:
    zoo = scenario().only_deck("lion").discard("wolf").run(ability("sprint 2"))
    assert (zoo[0]["hand"], zoo.table["discard"]) == (["lion", "wolf"], 0)


@pytest.mark.rule("R-A-383")
def test_sprint_draws_what_there_is() -> None:
    zoo = scenario().only_deck("lion wolf").run(ability("sprint 3"))
    assert zoo[0]["hand"] == ["lion", "wolf"]


@pytest.mark.rule("R-A-383")
def test_nobody_else_sees_what_sprint_draws() -> None:
    zoo = scenario().deck("lion wolf").run(ability("sprint 2"))
    assert zoo.game.view(1)["zoos"][0]["hand"] == []


# --- hunter ---


@pytest.mark.rule("R-A-364")
def test_hunter_offers_the_animals_among_the_revealed_cards_only() -> None:
    zoo = scenario().deck("lion engineer savanna wolf stoat").run(ability("hunter 4"))
    assert zoo.options == ["lion", "wolf"]


@pytest.mark.rule("R-A-364")
def test_hunter_takes_one_animal_and_discards_the_rest() -> None:
    zoo = scenario().deck("lion engineer savanna wolf stoat").run(ability("hunter 4")).play("wolf")
    assert (zoo[0]["hand"], sorted(zoo.saved["discard"])) == (["wolf"], ["engineer", "lion", "savanna"])


@pytest.mark.rule("R-A-364")  # V-A-125
def test_hunter_without_an_animal_discards_everything() -> None:
    zoo = scenario().deck("engineer savanna veterinarian jungle lion").run(ability("hunter 4"))
    assert (zoo[0]["hand"], zoo.table["discard"]) == ([], 4)


@pytest.mark.rule("R-A-364")
def test_hunter_1_keeps_an_animal_unasked() -> None:
    assert scenario().deck("lion").run(ability("hunter 1"))[0]["hand"] == ["lion"]


@pytest.mark.rule("R-A-364")
def test_hunter_must_take_an_animal() -> None:
    assert "none" not in scenario().deck("lion wolf").run(ability("hunter 2")).options


@pytest.mark.rule("R-A-364")
def test_everybody_has_seen_the_animal_that_hunter_took() -> None:
    zoo = scenario().deck("lion wolf").run(ability("hunter 2")).play("wolf")
    assert zoo.game.view(1)["zoos"][0]["hand"] == ["wolf"]


@pytest.mark.rule("R-A-364")
def test_hunter_reveals_what_is_left_of_deck_and_discard_pile() -> None:
    zoo = scenario().only_deck("engineer lion").run(ability("hunter 4"))
    assert (zoo[0]["hand"], zoo.saved["discard"]) == (["lion"], ["engineer"])


# --- perception ---


@pytest.mark.rule("R-A-373")
def test_perception_keeps_half_of_the_cards_and_discards_the_others() -> None:
    zoo = scenario().deck("lion wolf stoat caracal").run(ability("perception 4")).play("wolf", "caracal")
    assert (zoo[0]["hand"], zoo.saved["discard"]) == (["wolf", "caracal"], ["lion", "stoat"])


@pytest.mark.rule("R-A-373")
def test_perception_2_keeps_one_of_two() -> None:
    zoo = scenario().deck("lion wolf stoat").run(ability("perception 2")).play("wolf")
    assert (zoo[0]["hand"], zoo.saved["discard"]) == (["wolf"], ["lion"])


@pytest.mark.rule("R-A-373")
def test_only_the_player_sees_the_cards_of_perception_before_some_are_discarded() -> None:
    zoo = scenario().deck("lion wolf").run(ability("perception 2"))
    assert (zoo[0]["looking_at"], zoo.game.view(1)["zoos"][0]["looking_at"]) == (["lion", "wolf"], [])


@pytest.mark.rule("R-A-373")
def test_perception_with_a_single_card_left_keeps_it() -> None:
    zoo = scenario().only_deck("lion").run(ability("perception 2"))
    assert (zoo.asked, zoo[0]["hand"], zoo.table["discard"]) == (None, ["lion"], 0)


@pytest.mark.rule("R-A-173", "R-A-373")  # V-A-008
def test_a_card_kept_by_perception_can_be_the_second_animal_of_the_action() -> None:
    table = scenario().seat(0, hand="eurasian_eagle_owl", money=30, partner_zoos="europe")
    table.seat(0, buildings="size_2@e2-e3 size_1@d3", row="cards build association sponsors animals")
    zoo = table.deck("yellow_throated_marten lion wolf jungle").turn(0)
    zoo.play("animals", "yellow_throated_marten", "lion")
    assert (zoo[0]["appeal"], zoo.options) == (4, ["none", "yellow_throated_marten"])


# --- scavenging ---


@pytest.mark.rule("R-A-380")
def test_scavenging_keeps_one_card_of_the_discard_pile() -> None:
    zoo = scenario().discard("lion wolf").run(ability("scavenging 2")).play("lion")
    assert (zoo[0]["hand"], zoo.saved["discard"]) == (["lion"], ["wolf"])


@pytest.mark.rule("R-A-380")
def test_scavenging_draws_as_many_cards_as_it_says() -> None:
    zoo = scenario().discard("lion wolf stoat caracal jaguar cougar").run(ability("scavenging 4"))
    assert (len(zoo.options), zoo.table["discard"]) == (4, 2)


@pytest.mark.rule("R-A-380")
def test_scavenging_must_keep_a_card() -> None:
    assert "none" not in scenario().discard("lion wolf").run(ability("scavenging 2")).options


@pytest.mark.rule("R-A-380")
def test_scavenging_draws_all_cards_of_a_pile_that_has_fewer() -> None:
    zoo = scenario().discard("lion wolf").run(ability("scavenging 5"))
    assert sorted(zoo.options) == ["lion", "wolf"]


@pytest.mark.rule("R-A-380")
def test_scavenging_finds_nothing_in_an_empty_pile_and_leaves_the_deck_alone() -> None:
    zoo = scenario().deck("lion").run(ability("scavenging 3"))
    assert (zoo.asked, zoo[0]["hand"]) == (None, [])


@pytest.mark.rule("R-A-380")
def test_scavenging_shuffles_the_pile_so_that_its_top_is_not_what_comes() -> None:
    pile = "lion wolf stoat caracal jaguar cougar raccoon giraffe lama reindeer moose koala"
    zoo = scenario().discard(pile).run(ability("scavenging 2"))
    assert set(zoo.options) != {"moose", "koala"}


# --- snapping ---


@pytest.mark.rule("R-A-381")
def test_snapping_takes_any_card_of_the_display_whatever_the_reputation() -> None:
    zoo = scenario().display("lion wolf stoat caracal jaguar engineer").run(ability("snapping 1"))
    assert zoo.play("engineer")[0]["hand"] == ["engineer"]


@pytest.mark.rule("R-A-381")
def test_snapping_never_takes_a_card_from_the_deck_and_is_a_must() -> None:
    zoo = scenario().display("lion wolf stoat caracal jaguar engineer").run(ability("snapping 1"))
    assert zoo.options == ["lion", "wolf", "stoat", "caracal", "jaguar", "engineer"]


@pytest.mark.rule("R-A-381")
def test_between_two_snaps_the_display_may_be_replenished() -> None:
    table = scenario().display("lion wolf stoat caracal jaguar engineer").deck("cougar")
    zoo = table.run(ability("snapping 2")).play("lion", "replenish")
    assert zoo.options == ["wolf", "stoat", "caracal", "jaguar", "engineer", "cougar"]


@pytest.mark.rule("R-A-381")
def test_between_two_snaps_the_display_may_also_be_left_as_it_is() -> None:
    table = scenario().display("lion wolf stoat caracal jaguar engineer").deck("cougar")
    zoo = table.run(ability("snapping 2")).play("lion", "none", "stoat")
    assert (zoo[0]["hand"], zoo.saved["display"][:3]) == (["lion", "stoat"], [None, "wolf", None])


@pytest.mark.rule("R-A-381")
def test_snapping_takes_nothing_from_an_empty_display() -> None:
    zoo = scenario().run(ability("snapping 1"))
    assert (zoo.asked, zoo[0]["hand"]) == (None, [])


# --- digging ---


@pytest.mark.rule("R-A-114", "R-A-356")  # V-A-123
def test_digging_discards_a_display_card_and_the_display_is_replenished_at_once() -> None:
    table = scenario().display("lion - stoat caracal jaguar cougar").deck("wolf raccoon")
    zoo = table.run(ability("digging 1")).play("jaguar")
    assert zoo.saved["display"] == ["lion", "stoat", "caracal", "cougar", "wolf", "raccoon"]
    assert zoo.saved["discard"] == ["jaguar"]


@pytest.mark.rule("R-A-356")
def test_digging_discards_a_hand_card_and_draws_one_from_the_deck() -> None:
    zoo = scenario().seat(0, hand="lion stoat").deck("wolf").run(ability("digging 1")).play("lion")
    assert (zoo[0]["hand"], zoo.saved["discard"]) == (["stoat", "wolf"], ["lion"])


@pytest.mark.rule("R-A-356")
def test_digging_may_choose_anew_each_time() -> None:
    table = scenario().seat(0, hand="lion").display("stoat caracal jaguar cougar giraffe lama").deck("wolf koala")
    zoo = table.run(ability("digging 2")).play("lion", "stoat")
    assert (zoo[0]["hand"], zoo.saved["discard"], zoo.asked) == (["wolf"], ["lion", "stoat"], None)


@pytest.mark.rule("R-A-356")
def test_digging_may_stop_before_its_number_is_used_up() -> None:
    zoo = scenario().seat(0, hand="lion").deck("wolf").run(ability("digging 3")).play("lion", "none")
    assert (zoo.asked, zoo[0]["hand"]) == (None, ["wolf"])


@pytest.mark.rule("R-A-357")
def test_digging_reaches_every_folder() -> None:
    zoo = scenario().display("lion wolf stoat caracal jaguar cougar").run(ability("digging 1"))
    assert zoo.options == ["none", "lion", "wolf", "stoat", "caracal", "jaguar", "cougar"]


# --- sponsor magnet ---


@pytest.mark.rule("R-A-382")
def test_sponsor_magnet_takes_all_sponsors_of_the_display_whatever_the_range() -> None:
    zoo = scenario().display("engineer lion stoat savanna wolf veterinarian").run(ability("sponsor-magnet"))
    assert zoo[0]["hand"] == ["engineer", "veterinarian"]


@pytest.mark.rule("R-A-382")
def test_sponsor_magnet_leaves_the_gaps_until_the_end_of_the_turn() -> None:
    zoo = scenario().display("engineer lion stoat savanna wolf veterinarian").run(ability("sponsor-magnet"))
    assert zoo.saved["display"] == [None, "lion", "stoat", "savanna", "wolf", None]


@pytest.mark.rule("R-A-382")
def test_sponsor_magnet_does_nothing_without_a_sponsor_in_the_display() -> None:
    zoo = scenario().display("caracal lion stoat savanna wolf jungle").run(ability("sponsor-magnet"))
    assert (zoo[0]["hand"], zoo.saved["display"][0]) == ([], "caracal")
