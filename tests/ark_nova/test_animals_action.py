"""The Animals action: how many animals, from where, under which conditions, at what price, and what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import Play, Scenario, ability, row_with, scenario

ROOMY = "size_5@g1-h1-h2-i1-i2 size_5@a3-a4-b3-b4-b5 size_5@c5-c6-d6-d7-e6"  # three large enclosures


def zookeeper(hand: str, strength: int = 5, **things: Any) -> Scenario:
    """Seat 0 with animals in the hand, room for three of them and 99 money."""
    things = {"money": 99, "buildings": ROOMY, **things}
    return scenario().seat(0, row=row_with("animals", strength), hand=hand, **things)


def play_one(animal: str, *homes: str, **things: Any) -> Play:
    """Play an animal of the hand at strength 2 into the only enclosure."""
    things = {"buildings": "size_5@d4-d5-d6-e4-e5", **things}  # beside rock and water
    return zookeeper(animal, 2, **things).turn(0).play("animals", *homes)


# --- how many ---


@pytest.mark.rule("R-A-169")
def test_on_side_1_strength_1_plays_no_animal() -> None:
    assert "animals" not in zookeeper("lama reindeer", 1).turn(0).options


@pytest.mark.rule("R-A-169")
@pytest.mark.parametrize(("strength", "animals"), [(2, 1), (3, 1), (4, 1), (5, 2)])
def test_on_side_1_a_second_animal_needs_strength_5(strength: int, animals: int) -> None:
    game = zookeeper("wolf cheetah caracal", strength).turn(0).play("animals", "wolf", "size_5@g1-h1-h2-i1-i2")
    assert (game.prompt == "animal") == (animals == 2)


@pytest.mark.rule("R-A-170")
@pytest.mark.parametrize(("strength", "animals"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_on_side_2_a_second_animal_needs_strength_3(strength: int, animals: int) -> None:
    table = zookeeper("wolf cheetah caracal", strength, side_2="animals")
    game = table.turn(0).play("animals", "wolf", "size_5@g1-h1-h2-i1-i2")
    assert (game.prompt == "animal") == (animals == 2)


@pytest.mark.rule("R-A-169", "R-A-170")
@pytest.mark.parametrize("side_2", ["", "animals"])
def test_no_strength_plays_a_third_animal(side_2: str) -> None:
    table = zookeeper("wolf cheetah siberian_tiger", 5, side_2=side_2, x_tokens=5, reputation=9)
    game = table.seat(0, partner_zoos="asia", animals="sun_bear malayan_tapir").turn(0).play("animals+5")
    if side_2:
        game.play("none")
    game.play("wolf", "size_5@g1-h1-h2-i1-i2", "cheetah", "size_5@a3-a4-b3-b4-b5")
    assert game.asked == 1


@pytest.mark.rule("R-A-169")
def test_on_side_1_no_animal_comes_from_the_display() -> None:
    game = zookeeper("wolf lama", 5).display("caracal").turn(0).play("animals")
    assert game.why_not("caracal") == ["display_needs_side_2"]


@pytest.mark.rule("R-A-170")
def test_on_side_2_animals_come_from_the_display_within_range() -> None:
    game = zookeeper("wolf", 4, side_2="animals", reputation=2).display("caracal lama cheetah").turn(0).play("animals")
    assert (game.options, game.why_not("cheetah")) == (["wolf", "caracal", "lama"], ["out_of_range"])


@pytest.mark.rule("R-A-172")
def test_the_first_animal_is_a_must_and_the_second_is_not() -> None:
    game = zookeeper("wolf cheetah").turn(0).play("animals")
    assert game.options == ["wolf", "cheetah"]
    assert game.play("wolf", "size_5@g1-h1-h2-i1-i2").options == ["none", "cheetah"]


@pytest.mark.rule("R-A-172")
def test_without_an_animal_to_play_the_action_is_not_offered() -> None:
    assert "animals" not in zookeeper("lion").turn(0).options


# --- reputation first ---


@pytest.mark.rule("R-A-171")
@pytest.mark.parametrize(("side_2", "strength", "asked"), [("animals", 5, True), ("animals", 4, False), ("", 5, False)])
def test_reputation_comes_first_on_side_2_at_strength_5(side_2: str, strength: int, asked: bool) -> None:
    game = zookeeper("wolf cheetah", strength, side_2=side_2).turn(0).play("animals")
    assert (game.prompt == "gain_reputation") == asked


@pytest.mark.rule("R-A-171")
@pytest.mark.parametrize(("choice", "reputation"), [("reputation", 4), ("none", 3)])
def test_the_point_of_reputation_may_be_declined(choice: str, reputation: int) -> None:
    game = zookeeper("wolf cheetah", side_2="animals", reputation=3).turn(0).play("animals", choice)
    assert game[0]["reputation"] == reputation


@pytest.mark.rule("R-A-171", "R-A-181", "R-A-116", "R-A-196")
def test_the_point_of_reputation_brings_the_badger_of_folder_3_into_range() -> None:
    # V-A-009
    table = zookeeper("crested_porcupine", side_2="animals", reputation=3, money=16)
    game = table.display("lion tasmanian_devil european_badger mandrill koala moose").turn(0)
    game.play("animals", "reputation", "european_badger", "size_5@g1-h1-h2-i1-i2")
    assert game[0]["money"] == 16 - (5 + 3)
    game.play("crested_porcupine", "size_5@a3-a4-b3-b4-b5")
    assert (game[0]["money"], game.table["display"][2]) == (0, None)


@pytest.mark.rule("R-A-171", "R-A-172")
@pytest.mark.parametrize(("strength", "offered"), [(4, False), (5, True)])
def test_the_point_of_reputation_is_a_must_where_no_animal_is_in_range_without_it(strength: int, offered: bool) -> None:
    table = zookeeper("", strength, side_2="animals", reputation=3).display("engineer explorer caracal")
    game = table.turn(0)
    assert ("animals" in game.options) == offered
    if offered:
        assert (game.play("animals").prompt, game[0]["reputation"]) == ("home", 4)


@pytest.mark.rule("R-A-171", "R-A-016")
def test_who_spends_the_money_for_the_animal_on_what_reputation_brings_plays_none() -> None:
    tiles = {"5": ["sponsor-for-money", "money-10"], "8": ["card-3", "partner-zoo"]}
    table = zookeeper("foreign_institute wolf", side_2="animals cards", reputation=10, conservation=4, money=12)
    game = table.set(bonus_tiles=tiles).turn(0).play("animals", "reputation", "sponsor-for-money", "foreign_institute")
    assert (game.asked, game[0]["animals"]) == (1, [])


# --- one after the other ---


@pytest.mark.rule("R-A-173", "R-A-373")
def test_a_card_drawn_by_the_first_animal_may_be_the_second() -> None:
    # V-A-008
    table = zookeeper("eurasian_eagle_owl marabou", 5, partner_zoos="europe", animals="stoat")
    game = table.deck("wolf lama eurasian_lynx cheetah").turn(0)
    game.play("animals", "eurasian_eagle_owl", "size_5@g1-h1-h2-i1-i2", "eurasian_lynx", "wolf")
    assert (game[0]["appeal"], game.options) == (4, ["none", "marabou", "eurasian_lynx", "wolf"])


@pytest.mark.rule("R-A-173")
def test_what_waits_for_the_end_of_the_action_waits_for_the_second_animal() -> None:
    game = zookeeper("fennec_fox wolf").turn(0).play("animals", "fennec_fox", "size_5@g1-h1-h2-i1-i2")
    assert game.options == ["none", "wolf"]
    assert game.play("none").prompt == "clever"


@pytest.mark.rule("R-A-174", "R-A-195", "R-A-008")
def test_an_animal_counts_its_own_icon_for_its_effect() -> None:
    # V-A-022
    assert play_one("wolf")[0]["appeal"] == 4 + 1


# --- conditions ---


def refused(animal: str, side_2: str = "", **things: Any) -> list[str]:
    """Return why an animal cannot be played while two others can."""
    table = zookeeper(f"wolf cheetah {animal}", 4, side_2=side_2, **things)
    return table.turn(0).play("animals").why_not(animal)


@pytest.mark.rule("R-A-175", "R-A-176")
@pytest.mark.parametrize(("zoo", "reasons"), [("caracal wolf", ["icons"]), ("caracal stoat leopard", [])])
def test_a_condition_of_three_icons_needs_three_in_the_zoo(zoo: str, reasons: list[str]) -> None:
    table = zookeeper("cheetah giraffe lion", 4, animals=zoo)
    assert table.turn(0).play("animals").why_not("lion") == reasons


@pytest.mark.rule("R-A-176", "R-A-010")
def test_an_icon_printed_twice_counts_twice_for_a_condition() -> None:
    table = zookeeper("wolf giraffe lion", 4, animals="cheetah caracal")
    assert "lion" in table.turn(0).play("animals").options


@pytest.mark.rule("R-A-175")
def test_all_conditions_must_be_met() -> None:
    assert refused("giant_panda", animals="lama", partner_zoos="asia") == ["icons"]
    assert refused("giant_panda", animals="lama raccoon") == ["partner_zoo"]
    assert refused("giant_panda", animals="lama raccoon", partner_zoos="asia") == []


@pytest.mark.rule("R-A-177")
@pytest.mark.parametrize(("partners", "reasons"), [("asia", ["partner_zoo"]), ("asia europe", [])])
def test_a_partner_zoo_of_another_continent_does_not_help(partners: str, reasons: list[str]) -> None:
    assert refused("eurasian_eagle_owl", partner_zoos=partners) == reasons


@pytest.mark.rule("R-A-178")
@pytest.mark.parametrize(("side_2", "reasons"), [("", ["side_2"]), ("cards build", ["side_2"]), ("animals", [])])
def test_animals_2_is_a_condition(side_2: str, reasons: list[str]) -> None:
    assert refused("indian_rhinoceros", side_2) == reasons


@pytest.mark.rule("R-A-178", "R-A-412")
def test_a_hypnotised_animals_2_card_meets_the_condition() -> None:
    # V-A-031
    table = zookeeper("indian_rhinoceros", 5).seat(1, appeal=9, row=row_with("animals", 2), side_2="animals")
    game = table.run(ability("hypnosis 3")).play("animals", "size_5@g1-h1-h2-i1-i2")
    assert game[0]["animals"] == ["indian_rhinoceros"]


@pytest.mark.rule("R-A-178", "R-A-088")
def test_an_upgrade_during_the_action_serves_from_the_next_one_on() -> None:
    # V-A-150
    table = zookeeper("malayan_tapir wolf indian_rhinoceros", reputation=4).display("caracal")
    game = table.turn(0).play("animals", "malayan_tapir", "size_5@g1-h1-h2-i1-i2", "reputation-1", "animals", "none")
    assert (game.card(0, "animals")["side"], game.options) == (2, ["none", "wolf"])


@pytest.mark.rule("R-A-179")
@pytest.mark.parametrize(("appeal", "reasons"), [(25, []), (26, ["appeal_at_most"])])
def test_a_condition_of_at_most_25_appeal_allows_25(appeal: int, reasons: list[str]) -> None:
    table = scenario().seat(0, row=row_with("sponsors", 5), hand="native_seabirds engineer", appeal=appeal)
    assert table.turn(0).play("sponsors").why_not("native_seabirds") == reasons


@pytest.mark.rule("R-A-180")
@pytest.mark.parametrize(("reputation", "reasons"), [(2, ["reputation"]), (3, []), (4, [])])
def test_a_condition_of_reputation_asks_for_at_least_so_much(reputation: int, reasons: list[str]) -> None:
    table = scenario().seat(0, row=row_with("sponsors", 5), hand="meerkat_den engineer", reputation=reputation)
    assert table.turn(0).play("sponsors").why_not("meerkat_den") == reasons


# --- what an animal brings ---


@pytest.mark.rule("R-A-193")
def test_an_animal_gives_its_printed_appeal_conservation_and_reputation() -> None:
    zoo = {"partner_zoos": "asia", "animals": "sun_bear sloth_bear", "conservation": 2, "reputation": 2}
    game = play_one("siberian_tiger", **zoo)
    assert (game[0]["appeal"], game[0]["conservation"], game[0]["reputation"]) == (10, 4, 3)


@pytest.mark.rule("R-A-193")
def test_an_animal_that_shows_appeal_alone_gives_nothing_else() -> None:
    game = play_one("cheetah", conservation=2, reputation=2)
    assert (game[0]["appeal"], game[0]["conservation"], game[0]["reputation"]) == (6, 2, 2)


@pytest.mark.rule("R-A-194")
@pytest.mark.parametrize(("first", "venomed"), [("venom-1", True), ("appeal-4", False)])
def test_appeal_and_ability_come_in_the_order_their_owner_likes(first: str, venomed: bool) -> None:
    table = zookeeper("platypus", 2, appeal=2, buildings="size_2@a3-a4").seat(1, appeal=6)
    game = table.turn(0).play("animals", first)
    assert game.card(1, game.row(1)[0])["venom"] == venomed


@pytest.mark.rule("R-A-195")
def test_the_icons_of_an_animal_are_counted_from_then_on() -> None:
    assert play_one("cheetah")[0]["icons"] == {"predator": 2, "africa": 1}


@pytest.mark.rule("R-A-195", "R-A-009")
def test_an_animal_does_not_count_its_own_icons_for_its_conditions() -> None:
    table = zookeeper("lion wolf cheetah", 4, animals="caracal stoat")
    assert table.turn(0).play("animals").why_not("lion") == ["icons"]


# --- from the display ---


@pytest.mark.rule("R-A-196")
@pytest.mark.parametrize("pair", ["wolf cheetah", "lama caracal", "wolf caracal", "lama cheetah"])
def test_two_animals_come_from_hand_and_display_in_any_mix(pair: str) -> None:
    first, second = pair.split()
    table = zookeeper("wolf cheetah", 4, side_2="animals", reputation=2).display("lama caracal")
    game = table.turn(0).play("animals", first, "size_5@g1-h1-h2-i1-i2", second, "size_5@a3-a4-b3-b4-b5")
    assert game[0]["animals"] == [first, second]


@pytest.mark.rule("R-A-197")
def test_an_animal_of_the_display_never_enters_the_hand() -> None:
    table = zookeeper("giraffe", 2, side_2="animals", buildings="size_2@d6-d7").display("lama")
    game = table.turn(0).play("animals")
    assert (game[0]["animals"], game[0]["hand"], game.events("takes")) == (["lama"], ["giraffe"], [])
