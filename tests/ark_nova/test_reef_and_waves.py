"""Reef dwellers set each other off, and waves wash cards out of the display."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import Play, ability, marine, scenario
from ark_nova.with_sponsors import play_card
from menagerie.games.ark_nova.display import replenish
from menagerie.games.ark_nova.marks import mark
from menagerie.games.ark_nova.rules import RULES

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn

AQUARIUMS = "large_aquarium@d3-e1-e2-e3-e4"


async def fill(turn: Turn) -> None:
    """Replenish the display."""
    replenish(turn.table)


@pytest.mark.rule("R-A-602", "R-A-603")
def test_a_reef_dweller_sets_off_all_reef_effects_and_nothing_else() -> None:
    """The example of the rulebook (V-A-054), in a peaceful game."""
    table = marine(peaceful=True).seat(0, money=20, buildings=AQUARIUMS)
    play = play_card(table, "southern_blue_ringed_octopus").settle()
    assert (play[0]["money"], play[0]["x_tokens"]) == (20 - 12 + 3, 1)
    table = marine(peaceful=True).seat(0, money=20, x_tokens=1, buildings=f"{AQUARIUMS}:1")
    table.seat(0, animals="southern_blue_ringed_octopus")
    play = play_card(table, "palette_surgeonfish")
    while play.prompt is not None and play.prompt != "trade":
        play.play(play.options[0])
    play.play("none").settle()
    assert (play[0]["money"], play[0]["x_tokens"]) == (20 - 9 + 3, 1)


@pytest.mark.rule("R-A-604")
def test_reef_effects_do_not_ask_where_the_animals_live() -> None:
    table = marine().seat(0, money=20, buildings=AQUARIUMS, animals="orange_clownfish")  # its aquarium was taken down
    play = play_card(table, "magnificent_sea_anemone").settle()
    assert play[0]["appeal"] == 3 + 2


@pytest.mark.rule("R-A-605")
def test_reef_effects_come_in_any_order_and_some_wait() -> None:
    table = marine().seat(0, money=30, buildings=AQUARIUMS, animals="blackside_hawkfish humphead_wrasse")
    table.seat(0, workers_on=[1, 0, 0, 0], workers=0)
    play = play_card(table, "american_whitespotted_filefish")
    assert play.prompt == "resolve_next"
    assert {"posturing-1", "extra-shift"} <= set(play.options)
    assert "clever" not in play.options


@pytest.mark.rule("R-A-606")
def test_a_sea_animal_without_the_reef_symbol_sets_nothing_off() -> None:
    table = marine().seat(0, money=20, buildings=AQUARIUMS, animals="orange_clownfish")
    assert play_card(table, "zooplankton").settle()[0]["appeal"] == 1


@pytest.mark.rule("R-A-607")
def test_a_helpful_animal_sets_off_the_others() -> None:
    table = marine().seat(0, money=20, buildings=AQUARIUMS, animals="orange_clownfish")
    assert play_card(table, "sharknose_goby").settle()[0]["appeal"] == 2 + 2


# --- waves ---


@pytest.mark.rule("R-A-608", "R-A-700")
def test_a_wave_does_nothing_when_its_card_is_taken() -> None:
    table = marine().display("zooplankton lion leopard cheetah caracal wolf").deck("sun_bear grizzly_bear")
    play = table.seat(0, row="animals build association sponsors cards", side_2="cards").turn(0)
    play.play("cards", "snap", "zooplankton")
    assert play.events("wave") == []
    assert play.table["display"] == ["lion", "leopard", "cheetah", "caracal", "wolf", "sun_bear"]


@pytest.mark.rule("R-A-609", "R-A-610")
def test_two_waves_take_two_cards_and_the_display_is_filled_again() -> None:
    """V-A-201."""
    table = marine().display("- - lion leopard cheetah caracal").deck("zooplankton tambaqui sun_bear grizzly_bear wolf")

    play = table.run(fill)
    assert play.table["display"] == ["cheetah", "caracal", "zooplankton", "tambaqui", "sun_bear", "grizzly_bear"]
    assert len(play.events("wave")) == 2
    assert play.table["discard"] == 2


@pytest.mark.rule("R-A-609")
def test_a_wave_in_the_break() -> None:
    """The example of the rulebook (V-A-055): A and B leave, then C for the wave."""
    table = marine().display("lion leopard cheetah caracal wolf sun_bear").deck("zooplankton grizzly_bear raccoon")
    play = table.stage("hand_limit", break_called_by=0)
    assert play.table["display"] == ["caracal", "wolf", "sun_bear", "zooplankton", "grizzly_bear", "raccoon"]


@pytest.mark.rule("R-A-611")
def test_a_wave_may_take_its_own_card() -> None:
    table = marine().display("- - - - - -").deck("zooplankton lion leopard cheetah caracal wolf sun_bear")

    play = table.run(fill)
    assert play.table["display"] == ["lion", "leopard", "cheetah", "caracal", "wolf", "sun_bear"]
    assert play.table["discard_top"] == "zooplankton"


@pytest.mark.rule("R-A-612")
def test_four_sponsors_show_a_wave() -> None:
    assert [sponsor.number for sponsor in MARINE_BOX.sponsors.values() if sponsor.wave] == [266, 270, 277, 279]
    sea = [animal for animal in MARINE_BOX.animals.values() if animal.is_sea_animal]
    assert all(animal.wave for animal in sea)
    assert len(sea) == 26


@pytest.mark.rule("R-A-701")
def test_filling_up_stops_when_no_card_is_left() -> None:
    table = marine().display("- - - - - -").only_deck("zooplankton tambaqui")

    assert len([card for card in table.run(fill).table["display"] if card]) <= 2


@pytest.mark.rule("R-A-702")
def test_a_marked_card_that_is_washed_away_goes_to_its_marker() -> None:
    table = marine().display("lion - leopard cheetah caracal wolf").deck("zooplankton sun_bear").set(marks={"lion": 1})

    play = table.run(fill)
    assert play[1]["hand"] == ["lion"]
    assert play.table["marks"] == {}


@pytest.mark.rule("R-A-609")
def test_the_view_names_the_card_that_the_next_wave_takes() -> None:
    assert marine().display("- lion leopard cheetah caracal wolf").turn(0).table["washed_next"] == "lion"
    assert scenario().display("lion leopard cheetah caracal wolf sun_bear").turn(0).table["washed_next"] is None


@pytest.mark.rule("R-A-605")
def test_each_reef_effect_says_whose_it_is() -> None:
    table = marine().seat(0, buildings="large_aquarium@d3-e1-e2-e3-e4:2", hand="lion")
    table.seat(0, animals="southern_blue_ringed_octopus palette_surgeonfish")
    labels = [option.message for option in play_card(table, "orange_clownfish").game.decisions[0].options]
    assert [label.args["animal"].key for label in labels] == ["southern_blue_ringed_octopus", "palette_surgeonfish"]


# --- waves at odd moments ---


def washed(play: Play) -> list[str]:
    """List the cards that waves have washed away."""
    return [event["card"]["key"].rpartition(".")[2] for event in play.events("wave")]


@pytest.mark.rule("R-A-609", "R-A-700")
def test_each_dig_in_the_display_may_bring_a_wave() -> None:
    table = marine().display("lion leopard cheetah caracal wolf sun_bear").deck("zooplankton raccoon tambaqui stoat")
    play = table.run(ability("digging 2")).play("wolf")
    assert play.table["display"] == ["leopard", "cheetah", "caracal", "sun_bear", "zooplankton", "raccoon"]
    play.play("zooplankton")  # it was there before: only the new one brings a wave
    assert play.table["display"] == ["cheetah", "caracal", "sun_bear", "raccoon", "tambaqui", "stoat"]
    assert washed(play) == ["lion", "leopard"]


@pytest.mark.rule("R-A-610")
def test_waves_go_on_until_a_refill_shows_none() -> None:
    table = marine().display("- lion leopard cheetah caracal wolf")
    play = table.deck("zooplankton tambaqui marine_biologist raccoon").run(fill)
    assert play.table["display"] == ["caracal", "wolf", "zooplankton", "tambaqui", "marine_biologist", "raccoon"]
    assert washed(play) == ["lion", "leopard", "cheetah"]


@pytest.mark.rule("R-A-700")
def test_a_wave_that_is_revealed_elsewhere_does_nothing() -> None:
    table = marine().display("lion leopard cheetah caracal wolf sun_bear").deck("zooplankton tambaqui raccoon")
    play = table.run(ability("hunter 3"))
    assert play.prompt is not None
    play.play("zooplankton")
    assert play.table["display"] == ["lion", "leopard", "cheetah", "caracal", "wolf", "sun_bear"]
    assert play.events("wave") == []


@pytest.mark.rule("R-A-609", "R-A-112")
def test_the_display_waits_with_its_waves_until_the_turn_ends() -> None:
    table = marine().display("lion leopard cheetah caracal wolf sun_bear").deck("zooplankton raccoon")
    table.seat(0, row="animals build association sponsors cards", side_2="cards", tiles="return-worker")
    play = table.seat(0, workers=0, workers_on=[1, 0, 0, 0]).turn(0).play("cards", "snap", "wolf")
    assert play.prompt == "before_the_end"
    assert play.table["display"] == ["lion", "leopard", "cheetah", "caracal", None, "sun_bear"]
    play.play("none")
    assert play.table["display"] == ["leopard", "cheetah", "caracal", "sun_bear", "zooplankton", "raccoon"]


@pytest.mark.rule("R-A-702", "R-A-310")
def test_a_card_that_a_wave_brings_in_the_break_comes_after_the_hand_limit() -> None:
    table = marine().display("wolf stoat lion cheetah caracal sun_bear").deck("zooplankton raccoon leopard")
    table.seat(1, hand="grizzly_bear siberian_tiger mandrill").set(marks={"lion": 1})
    play = table.stage("hand_limit", break_called_by=0)
    assert play[1]["hand"] == ["grizzly_bear", "siberian_tiger", "mandrill", "lion"]


@pytest.mark.rule("R-A-701", "R-A-052")
def test_a_wave_may_need_the_discard_pile() -> None:
    table = marine().display("- lion leopard cheetah caracal wolf").only_deck("zooplankton").discard("raccoon")
    play = table.run(fill)
    assert len([card for card in play.table["display"] if card]) == 6
    assert washed(play) == ["lion"]


# --- told before a choice ---


def washed_by(play: Play) -> dict[str, list[str]]:
    """What the server is told: by each option, which cards waves may wash away."""
    found: dict[str, list[str]] = RULES.washed_by(play.game.table, play.game.decisions[0])  # type: ignore[arg-type]
    return found


@pytest.mark.rule("R-A-609")
def test_each_choice_that_leaves_a_gap_tells_what_a_wave_would_take() -> None:
    table = marine().display("lion leopard cheetah caracal wolf sun_bear")
    table.seat(0, row="animals build association sponsors cards", side_2="cards")
    play = table.turn(0).play("cards")
    assert washed_by(play) == {}
    found = washed_by(play.play("snap"))
    assert found["lion"] == ["leopard"]
    assert found["wolf"] == ["lion"]


@pytest.mark.rule("R-A-609", "R-A-643")
def test_two_gaps_may_bring_two_waves() -> None:
    table = marine().display("lion leopard cheetah caracal wolf sun_bear")
    table.seat(0, alternatives="cards_3", row="animals build association sponsors cards", side_2="cards")
    found = washed_by(table.turn(0).play("cards", "snap", "leopard"))
    assert found["lion"] == ["cheetah", "caracal"]
    assert found["sun_bear"] == ["lion", "cheetah"]


@pytest.mark.rule("R-A-609", "R-A-654")
def test_a_mark_leaves_no_gap_and_the_base_game_knows_no_waves() -> None:
    marking = marine().display("lion leopard").run(lambda turn: mark(turn))
    assert washed_by(marking) == {}
    assert washed_by(scenario().display("lion leopard").run(ability("snapping 1"))) == {}


@pytest.mark.rule("R-A-609", "R-A-219")
def test_a_project_of_the_display_leaves_a_gap_too() -> None:
    table = (
        marine().display("lion reptile_management_plan").seat(0, animals="saltwater_crocodile", side_2="association")
    )
    table.seat(0, row="animals cards build sponsors association", reputation=6)
    found = washed_by(table.turn(0).play("association", "project"))
    assert found["reptile_management_plan-1"] == ["lion"]
