"""The abilities of Marine Worlds."""

from __future__ import annotations

import pytest

from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import ability, marine, row_with
from ark_nova.with_sponsors import play_card

AQUARIUM = "large_aquarium@d3-e1-e2-e3-e4"


@pytest.mark.rule("R-A-649")
def test_adapt_draws_and_discards_final_scoring_cards() -> None:
    play = marine().seat(0, final_cards="naturalists_zoo").run(ability("adapt 2"))
    assert (play.prompt, len(play[0]["final_cards"])) == ("discard_final", 3)
    play.play(play.options[0], play.options[1])
    assert len(play[0]["final_cards"]) == 1


@pytest.mark.rule("R-A-650")
def test_camouflage_lets_a_later_animal_ignore_a_condition() -> None:
    """The leopard wants a partner zoo."""
    hand = "short_snouted_seahorse leopard"
    laid = marine().seat(0, hand=hand, money=60, row=row_with("animals", 5))
    laid.seat(0, buildings=f"{AQUARIUM} size_3@b5-c5-c6")
    play = laid.turn(0).play("animals")  # the seahorse first: nothing else can be played
    while play.prompt != "animal":
        play.play(play.options[0])
    assert play.options == ["none", "leopard"]
    play.play("leopard")
    assert "leopard" in play[0]["animals"]
    assert play.events("ignores_conditions")


@pytest.mark.rule("R-A-650")
@pytest.mark.parametrize(("there", "can"), [("cheetah", True), ("wolf", False)])
def test_camouflage_ignores_one_symbol_only(there: str, can: bool) -> None:
    """The lion asks for three predators: the cheetah shows two of them, the wolf one."""
    laid = marine().seat(0, hand="short_snouted_seahorse lion", money=60, row=row_with("animals", 5), animals=there)
    play = laid.seat(0, buildings=f"{AQUARIUM} size_4@b4-b5-c5-c6").turn(0).play("animals")
    for _ in range(20):
        if play.prompt == "animal" or play.asked != 0:
            break
        play.play(play.options[0])
    assert ("lion" in play.options) is can


@pytest.mark.rule("R-A-651")
def test_cut_down_gives_the_money_back() -> None:
    play = marine().seat(0, money=0, buildings="size_3@b3-b4-c3").run(ability("cut-down")).play("size_3@b3-b4-c3")
    assert (play[0]["money"], play[0]["buildings"]) == (6, [])


@pytest.mark.rule("R-A-652")
def test_extra_shift_calls_a_worker_back() -> None:
    play = marine().seat(0, workers=0, workers_on=[0, 1, 0, 0]).run(ability("extra-shift")).play("partner_zoo")
    assert (play[0]["workers"], play[0]["workers_on"]) == (1, [0, 0, 0, 0])


@pytest.mark.rule("R-A-653")
def test_glide_rewards_sea_animals() -> None:
    """The sawfish shows two of them."""
    play = marine().seat(0, hand="longcomb_sawfish lion wolf").run(ability("glide 2"))
    play.play("longcomb_sawfish", "reputation-1", "appeal-2", "lion")
    assert (play[0]["reputation"], play[0]["appeal"], play[0]["hand"]) == (2, 2, ["wolf"])


@pytest.mark.rule("R-A-654")
def test_mark_waits_until_the_action_is_finished() -> None:
    table = marine().seat(0, money=20, buildings=AQUARIUM).display("lion leopard engineer")
    play = play_card(table, "magnificent_sea_anemone")
    assert play.options == ["lion", "leopard"]
    assert play.play("lion").table["marks"] == {"lion": 0}
    table = marine().seat(0, money=20, buildings=AQUARIUM, hand="magnificent_sea_anemone", row=row_with("animals", 3))
    whole = table.display("lion leopard engineer").turn(0).play("animals")
    assert (whole.prompt, whole.row(0)[0]) == ("mark", "animals")  # the card lies on slot 1 by then


@pytest.mark.rule("R-A-655", "R-A-656")
def test_a_marked_card_pays_or_comes_to_the_hand() -> None:
    dug = marine().display("lion leopard").set(marks={"lion": 1}).run(ability("digging 1")).play("lion")
    assert dug[1]["hand"] == ["lion"]
    snapped = marine().display("lion leopard").set(marks={"lion": 1}).run(ability("snapping 1")).play("lion")
    assert snapped[1]["money"] == 27


@pytest.mark.rule("R-A-657")
def test_marketing_plays_a_sponsor_for_money() -> None:
    play = marine().seat(0, hand="engineer").run(ability("marketing")).play("engineer")
    assert (play[0]["sponsors"], play[0]["money"]) == (["engineer"], 21)


@pytest.mark.rule("R-A-658")
def test_monkey_gang_finds_a_primate() -> None:
    play = marine().deck("lion mandrill wolf").run(ability("monkey-gang"))
    assert play[0]["hand"] == ["mandrill"]
    assert play.saved["deck"][0] == "lion"


@pytest.mark.rule("R-A-658", "R-A-617")
def test_what_was_passed_over_lies_under_the_deck_in_the_same_order() -> None:
    play = marine().deck("lion wolf mandrill").run(ability("monkey-gang"))
    assert play.saved["deck"][:2] == ["wolf", "lion"]  # the lowest first


@pytest.mark.rule("R-A-658")
def test_projects_are_passed_over() -> None:
    play = marine().deck("primate_management_plan mandrill").run(ability("monkey-gang"))
    assert play[0]["hand"] == ["mandrill"]


@pytest.mark.rule("R-A-659")
def test_scuba_dive_looks_at_a_card_for_each_sea_animal_and_reptile() -> None:
    table = marine().seat(0, animals="zooplankton green_sea_turtle").deck("lion wolf engineer explorer_marine")
    play = table.run(ability("scuba-dive"))  # three icons
    assert play[0]["hand"] == ["engineer"]
    assert play.table["discard"] == 2


@pytest.mark.rule("R-A-660")
def test_the_magnet_takes_sponsors_too() -> None:
    play = marine().display("lion zooplankton marine_biologist wolf").run(ability("sea-animal-magnet"))
    assert play[0]["hand"] == ["zooplankton", "marine_biologist"]


@pytest.mark.rule("R-A-661")
def test_shark_attack_gives_half_of_the_appeal() -> None:
    """V-A-182: 5 and 6 make 5."""
    five = next(key for key, animal in MARINE_BOX.animals.items() if animal.appeal == 5)
    six = next(key for key, animal in MARINE_BOX.animals.items() if animal.appeal == 6)
    play = marine().seat(0, reputation=4).display(f"{five} {six} lion").run(ability("shark-attack 2"))
    play.play(five, six)
    assert play[0]["appeal"] == 5
    assert play.table["display"][:2] == [None, None]


@pytest.mark.rule("R-A-661", "R-A-110")
def test_sharks_reach_no_further_than_the_reputation() -> None:
    play = marine().seat(0, reputation=3).display("engineer lion wolf").run(ability("shark-attack 2"))
    assert play.options == ["none", "lion"]
    assert play.why_not("wolf") == ["out_of_range"]


@pytest.mark.rule("R-A-662")
def test_symbiosis_copies_an_ability_of_another_sea_animal() -> None:
    table = marine().seat(0, money=20, buildings=AQUARIUM, animals="compass_jellyfish tambaqui", hand="zooplankton")
    play = play_card(table, "mediterranean_rainbow_wrasse")
    while play.prompt == "resolve_next":
        play.play("symbiosis" if "symbiosis" in play.options else play.options[0])
    assert play.options == ["compass_jellyfish-glide-2", "tambaqui-adapt-1"]


@pytest.mark.rule("R-A-662")
def test_symbiosis_does_not_copy_symbiosis() -> None:
    table = marine().seat(0, money=20, buildings=AQUARIUM, animals="sharknose_goby")
    play = play_card(table, "mediterranean_rainbow_wrasse").settle()
    assert play.asked is None


@pytest.mark.rule("R-A-662", "R-A-603")
def test_symbiosis_copies_no_reef_effect() -> None:
    """V-A-180."""
    table = marine().seat(0, money=20, buildings=AQUARIUM, animals="orange_clownfish")
    play = play_card(table, "mediterranean_rainbow_wrasse").settle()
    assert (play.asked, play[0]["appeal"]) == (None, 3)


@pytest.mark.rule("R-A-663")
def test_trade_goes_both_ways() -> None:
    play = marine().seat(0, x_tokens=1).run(ability("trade"))
    assert play.options == ["none", "x_token-for-money", "money-for-x_token"]
    play.play("money-for-x_token")
    assert (play[0]["money"], play[0]["x_tokens"]) == (20, 2)


@pytest.mark.rule("R-A-663", "R-A-047")
def test_nobody_trades_for_a_sixth_token() -> None:
    assert marine().seat(0, x_tokens=5).run(ability("trade")).options == ["none", "x_token-for-money"]
    poor = marine().seat(0, x_tokens=0, money=4).run(ability("trade"))
    assert (poor.asked, poor[0]["money"]) == (None, 4)


@pytest.mark.parametrize("key", [key for key, animal in MARINE_BOX.animals.items() if animal.number >= 529])
def test_every_new_animal_can_be_played(key: str) -> None:
    """Every animal of the expansion comes into a zoo with everything it needs, and the table stays sound."""
    homes = "large_aquarium@d3-e1-e2-e3-e4 small_aquarium@a3-a4 size_4@b5-c5-c6-d6"
    if MARINE_BOX.animals[key].is_petting:
        homes = "petting_zoo@a4-b4-c3"
    table = marine(3).seat(0, money=60, reputation=5, buildings=homes, hand="lion engineer wolf")
    play = play_card(table.seat(1, appeal=20, hand="raccoon").seat(2, appeal=10).display("cheetah leopard"), key)
    for _ in range(40):
        if play.asked is None:
            break
        play.play(play.options[-1])
    assert key in play[0]["animals"]
    assert play.faults == []
