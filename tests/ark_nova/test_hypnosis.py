"""Hypnosis: whose action card is used, how strong it is, and whose things count."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, Scenario, ability, scenario
from menagerie.games.ark_nova.action_cards import ASSOCIATION, BUILD
from menagerie.games.ark_nova.building import build_free
from menagerie.games.ark_nova.buildings import KIOSK
from menagerie.games.ark_nova.sponsoring import sponsor_for_money
from menagerie.games.ark_nova.zoo_map import GRID, NAMES

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn

HYPNOSIS = ability("hypnosis 3")
ROW = "animals cards build association sponsors"
BUILD_2 = ("d5", "d6", "d7")  # on map 7


def hypnotist(**things: object) -> Scenario:
    """Lay a table where seat 0 may use the cards of seat 1; the things are those of seat 0."""
    return scenario().seat(0, **things).seat(1, appeal=9, row=ROW)


# --- whom ---


@pytest.mark.rule("R-A-408")
def test_hypnosis_reaches_the_player_with_the_most_appeal() -> None:
    table = (
        scenario(seats=3)
        .seat(0, appeal=20)
        .seat(1, appeal=24)
        .seat(2, appeal=25, row="cards build sponsors animals association")
    )
    assert table.run(HYPNOSIS).options == ["none", "cards", "build", "sponsors"]


@pytest.mark.rule("R-A-408")
def test_hypnosis_does_nothing_for_who_leads_alone() -> None:
    assert scenario().seat(0, appeal=12).seat(1, appeal=11).run(HYPNOSIS).asked is None


@pytest.mark.rule("R-A-385", "R-A-408")
def test_hypnosis_spares_a_zoo_with_less_than_five_appeal() -> None:
    assert scenario().seat(0, appeal=0).seat(1, appeal=4).run(HYPNOSIS).asked is None


@pytest.mark.rule("R-A-409")
def test_among_several_leaders_the_player_chooses_one() -> None:
    table = scenario(seats=4).seat(1, appeal=9).seat(2, appeal=9, row="sponsors cards build animals association")
    zoo = table.seat(3, appeal=8).run(HYPNOSIS)
    assert (zoo.asked, zoo.options) == (0, ["player-1", "player-2"])
    assert zoo.play("player-2").options == ["none", "sponsors", "cards", "build"]


@pytest.mark.rule("R-A-409")  # V-A-080
def test_who_ties_with_the_player_for_the_lead_can_be_hypnotised() -> None:
    zoo = scenario(seats=3).seat(0, appeal=30).seat(1, appeal=30, row=ROW).seat(2, appeal=12).run(HYPNOSIS)
    assert zoo.play("build", "kiosk", "a3").row(1) == ["build", "animals", "cards", "association", "sponsors"]


def adder_and(second: str, rival: int) -> Play:
    """Play an adder (2 appeal) and a second animal with 20 appeal, against a rival."""
    table = scenario().seat(0, hand=f"common_european_adder {second}", appeal=20, money=40, partner_zoos="europe")
    table.seat(0, buildings="size_3@c2-c3-d3 size_1@e2", row="cards build association sponsors animals")
    return table.seat(1, appeal=rival).turn(0).play("animals", "common_european_adder", "size_1@e2")


@pytest.mark.rule("R-A-409", "R-A-410")
@pytest.mark.parametrize(("rival", "prompt"), [(21, "hypnosis"), (20, "hypnosis"), (19, "turn")])
def test_the_appeal_of_the_hypnotising_animal_is_left_out(rival: int, prompt: str) -> None:
    zoo = adder_and("mantled_guereza", rival).play("none")
    assert (zoo[0]["appeal"], zoo.prompt) == (22, prompt)


@pytest.mark.rule("R-A-408", "R-A-410")  # V-A-081
@pytest.mark.parametrize(("rival", "asked"), [(27, 0), (25, 1)])
def test_the_appeal_of_another_animal_in_the_same_action_counts(rival: int, asked: int) -> None:
    zoo = adder_and("mantled_guereza", rival).play("mantled_guereza", "clever", "none")
    assert (zoo[0]["appeal"], zoo.asked) == (28, asked)


@pytest.mark.rule("R-A-410")
@pytest.mark.parametrize(("animals", "asked"), [("common_european_adder", 0), ("", None)])
def test_a_hypnotising_animal_that_has_left_the_zoo_has_no_appeal_to_leave_out(animals: str, asked: int | None) -> None:
    table = scenario().seat(0, appeal=12, animals=animals).seat(1, appeal=10)
    assert table.run(ability("hypnosis 3", "common_european_adder")).asked == asked


@pytest.mark.rule("R-A-410")
def test_hypnosis_comes_after_the_action_and_the_move_of_the_animals_card() -> None:
    zoo = adder_and("mantled_guereza", rival=25).play("none")
    assert (zoo.prompt, zoo.row(0)[0]) == ("hypnosis", "animals")


# --- with which card, how strong ---


@pytest.mark.rule("R-A-411")
def test_only_cards_in_slots_1_to_3_can_be_used() -> None:
    zoo = scenario().seat(1, appeal=9, row="association build sponsors cards animals").run(HYPNOSIS)
    assert zoo.options == ["none", "build", "sponsors"]  # Association is too weak in slot 1


@pytest.mark.rule("R-A-411")
def test_a_card_that_hypnosis_cannot_use_says_why_not() -> None:
    zoo = scenario().seat(1, appeal=9, row="association animals sponsors cards build").run(HYPNOSIS)
    assert (zoo.options, zoo.why_not("association"), zoo.why_not("sponsors")) == (
        ["none", "sponsors"],
        ["strength"],
        [],
    )
    assert zoo.why_not("animals")


@pytest.mark.rule("R-A-411")
def test_hypnosis_may_be_declined() -> None:
    zoo = hypnotist().run(HYPNOSIS).play("none")
    assert (zoo.asked, zoo.row(1)) == (None, ROW.split())


@pytest.mark.rule("R-A-411")
def test_the_strength_is_the_slot_of_the_card_plus_own_x_tokens() -> None:
    table = scenario().seat(0, money=0, x_tokens=2, row="sponsors animals cards build association")
    zoo = table.seat(1, appeal=9, row="animals cards sponsors build association", x_tokens=4, money=0)
    played = zoo.run(HYPNOSIS).play("sponsors+2")
    assert (played[0]["money"], played[0]["x_tokens"], played[1]["x_tokens"], played[1]["money"]) == (5, 0, 4, 0)


@pytest.mark.rule("R-A-417")
def test_hypnosis_never_takes_the_x_token_action() -> None:
    options = scenario().seat(1, appeal=9).run(HYPNOSIS).options
    assert not [key for key in options if key.startswith("x-")]


# --- whose sides ---


@pytest.mark.rule("R-A-146", "R-A-412")  # V-A-030
def test_with_a_hypnotised_build_ii_special_enclosures_and_build_ii_spaces_are_allowed() -> None:
    table = scenario().seat(0, x_tokens=2, buildings="size_1@h4", money=40)
    zoo = table.seat(1, appeal=9, row=ROW, side_2="build").run(HYPNOSIS).play("build+2")
    assert {"reptile_house", "size_5"} <= set(zoo.options)
    assert any("h3" in spot.split("-") for spot in zoo.play("reptile_house").options)


@pytest.mark.rule("R-A-412")
def test_with_a_hypnotised_build_i_the_own_build_ii_does_not_help() -> None:
    zoo = hypnotist(x_tokens=2, side_2="build", money=40).run(HYPNOSIS).play("build+2")
    assert zoo.why_not("reptile_house") == ["build_side_2"]


@pytest.mark.rule("R-A-178", "R-A-412")  # V-A-031
@pytest.mark.parametrize(("side_2", "can"), [("animals", True), ("", False)])
def test_the_side_of_a_hypnotised_animals_card_counts_for_conditions(side_2: str, can: bool) -> None:
    table = scenario().seat(0, hand="new_zealand_fur_seal wolf stoat", buildings="size_5@b3-b4-c2-c3-d3", money=40)
    table.seat(0, partner_zoos="europe").seat(
        1, appeal=9, row="cards animals build association sponsors", side_2=side_2
    )
    assert ("new_zealand_fur_seal" in table.run(HYPNOSIS).play("animals").options) is can


@pytest.mark.rule("R-A-178", "R-A-412")
@pytest.mark.parametrize(("own", "victims", "can"), [("", "animals", True), ("animals", "", False)])
def test_a_hypnotised_card_is_offered_by_what_its_own_side_can_do(own: str, victims: str, can: bool) -> None:
    table = hypnotist(hand="new_zealand_fur_seal", buildings="size_5@b3-b4-c2-c3-d3", x_tokens=1, side_2=own)
    assert ("animals+1" in table.seat(1, side_2=victims).run(HYPNOSIS).options) is can


@pytest.mark.rule("R-A-211", "R-A-412")  # V-A-032
@pytest.mark.parametrize(("side_2", "obstacles"), [("", ["partner_zoos_full"]), ("association", [])])
def test_the_side_of_a_hypnotised_association_limits_partner_zoos(side_2: str, obstacles: list[str]) -> None:
    table = scenario().seat(0, partner_zoos="africa asia", side_2="association", x_tokens=1)
    table.seat(1, appeal=9, row="animals cards association build sponsors", side_2=side_2)
    assert table.run(HYPNOSIS).play("association+1").why_not("partner_zoo") == obstacles


@pytest.mark.rule("R-A-146", "R-A-412")  # V-A-033
@pytest.mark.parametrize(("side_2", "can"), [("build", True), ("", False)])
def test_a_sponsor_of_a_hypnotised_action_is_built_with_the_own_build_card(side_2: str, can: bool) -> None:
    table = scenario().seat(0, hand="adventure_playground", buildings="size_1@h4 size_1@e2", side_2=side_2)
    zoo = table.seat(1, appeal=9, row="animals cards sponsors build association").run(HYPNOSIS)
    zoo.play("sponsors", "adventure_playground", "building")
    assert zoo.prompt == "spot"
    assert ("g3-g4" in zoo.options) is can


@pytest.mark.rule("R-A-146", "R-A-412")
@pytest.mark.parametrize(("own", "targets", "can"), [("", "build", True), ("build", "", False)])
def test_a_sponsor_that_a_hypnotised_build_brings_is_built_with_the_card_in_use(
    own: str, targets: str, can: bool
) -> None:
    table = scenario(map="7").seat(0, hand="adventure_playground", buildings="size_1@c4", side_2=own)
    zoo = table.seat(1, appeal=9, row=ROW, side_2=targets).run(HYPNOSIS)
    zoo.play("build", "kiosk", "d4", "adventure_playground", "building")  # d4: a sponsor for money
    assert zoo.prompt == "spot"
    assert any("d5" in spot.split("-") for spot in zoo.options) is can


@pytest.mark.rule("R-A-277", "R-A-412")
@pytest.mark.parametrize(("own", "targets", "can"), [("", "build", True), ("build", "", False)])
def test_a_sponsor_is_offered_in_a_hypnotised_build_if_the_card_in_use_has_room_for_it(
    own: str, targets: str, can: bool
) -> None:
    async def in_the_middle_of_a_hypnotised_build(turn: Turn) -> None:
        turn.hypnotised = (BUILD, turn.table.zoos[1])
        await sponsor_for_money(turn)

    land = [
        name for name, bit in zip(NAMES, GRID.bits, strict=True) if bit & BOX.maps["7"].land and name not in BUILD_2
    ]
    table = scenario(map="7").seat(0, hand="adventure_playground", side_2=own).seat(1, side_2=targets)
    zoo = table.seat(0, buildings=" ".join(f"size_1@{name}" for name in land)).run(in_the_middle_of_a_hypnotised_build)
    assert ("adventure_playground" in zoo.options) is can


# --- tokens on the card ---


@pytest.mark.rule("R-A-413")
def test_constriction_on_the_card_weakens_the_action_and_is_removed() -> None:
    table = scenario().seat(0, money=0).seat(1, appeal=9, row="animals cards sponsors build association")
    zoo = table.seat(1, constriction="sponsors").run(HYPNOSIS).play("sponsors")
    assert (zoo[0]["money"], zoo.card(1, "sponsors")["constriction"]) == (1, False)


@pytest.mark.rule("R-A-413")
def test_a_card_that_constriction_makes_too_weak_cannot_be_used() -> None:
    table = scenario().seat(1, appeal=9, row="animals sponsors build cards association", constriction="sponsors")
    assert table.run(HYPNOSIS).options == ["none", "build"]


@pytest.mark.rule("R-A-413")
def test_multipliers_on_the_card_are_ignored_and_stay() -> None:
    table = scenario().seat(0, multipliers="cards").seat(1, appeal=9, row=ROW, multipliers="cards")
    zoo = table.deck("lion wolf").run(HYPNOSIS).play("cards")
    assert (zoo.asked, zoo[0]["hand"]) == (None, ["lion"])
    assert (zoo.card(0, "cards")["multipliers"], zoo.card(1, "cards")["multipliers"]) == (1, 1)


def poisoned_hypnotist(victims_venom: str, money: int) -> Play:
    """Play an adder with venom on the own Build card, then choose a card of seat 1."""
    table = scenario().seat(0, hand="common_european_adder", partner_zoos="europe", buildings="size_1@a3", money=money)
    table.seat(0, row="cards animals build association sponsors", venom="build")
    return table.seat(1, appeal=9, row=ROW, venom=victims_venom).turn(0).play("animals")


@pytest.mark.rule("R-A-413", "R-A-414")
def test_venom_on_the_card_is_removed_and_lifts_the_payment_of_the_player() -> None:
    zoo = poisoned_hypnotist("cards animals", money=9).play("cards")
    assert (zoo[0]["money"], zoo.card(1, "cards")["venom"], zoo.card(0, "build")["venom"]) == (9 - 7, False, True)


@pytest.mark.rule("R-A-414")
def test_without_venom_on_the_hypnotised_card_the_player_pays_for_the_own_venom() -> None:
    assert poisoned_hypnotist("", money=9).play("cards")[0]["money"] == 9 - 7 - 2


@pytest.mark.rule("R-A-395", "R-A-414")
def test_a_hypnotised_card_with_venom_may_spend_the_money_for_the_own_venom() -> None:
    assert "build" in poisoned_hypnotist("build", money=9).options
    assert "build" not in poisoned_hypnotist("", money=9).options


@pytest.mark.rule("R-A-414")
def test_a_token_that_hypnosis_removed_does_not_save_its_owner_from_paying() -> None:
    zoo = poisoned_hypnotist("cards animals", money=9).play("cards", "x-sponsors")
    assert zoo[1]["money"] == 25 - 2


# --- afterwards ---


@pytest.mark.rule("R-A-415")
def test_the_used_card_goes_to_slot_1_of_its_owner_and_the_own_row_stays() -> None:
    zoo = hypnotist(row="sponsors association build cards animals").deck("lion").run(HYPNOSIS).play("cards")
    assert zoo.row(1) == ["cards", "animals", "build", "association", "sponsors"]
    assert zoo.row(0) == ["sponsors", "association", "build", "cards", "animals"]


# --- each kind of action, in the own zoo ---


@pytest.mark.rule("R-A-416")
def test_a_hypnotised_animals_action_plays_an_own_hand_card_into_the_own_zoo() -> None:
    table = hypnotist(hand="wolf", buildings="size_4@e2-e3-f3-f4", money=12, x_tokens=1)
    zoo = table.seat(1, hand="lion", money=3).run(HYPNOSIS).play("animals+1")
    assert (zoo[0]["animals"], zoo[0]["money"], zoo[1]["hand"], zoo[1]["money"]) == (["wolf"], 0, ["lion"], 3)


@pytest.mark.rule("R-A-416")
def test_a_hypnotised_cards_action_draws_into_the_own_hand() -> None:
    zoo = hypnotist().deck("lion").run(HYPNOSIS).play("cards")
    assert (zoo[0]["hand"], zoo[1]["hand"], zoo.table["break"]["steps"]) == (["lion"], [], 2)


@pytest.mark.rule("R-A-416")
def test_a_hypnotised_build_action_builds_on_the_own_map_with_own_money() -> None:
    zoo = hypnotist(money=4).run(HYPNOSIS).play("build", "size_2", "a3-a4")
    assert (zoo[0]["money"], len(zoo[0]["buildings"]), zoo[1]["money"], zoo[1]["buildings"]) == (0, 1, 25, [])


@pytest.mark.rule("R-A-416")
def test_a_hypnotised_association_action_sends_own_workers() -> None:
    table = scenario().seat(0, workers=1).seat(1, appeal=9, row="animals association cards build sponsors", workers=1)
    zoo = table.run(HYPNOSIS).play("association")
    assert (zoo[0]["workers"], zoo[0]["reputation"], zoo[1]["workers"], zoo[1]["reputation"]) == (0, 3, 1, 1)


@pytest.mark.rule("R-A-416")
def test_a_hypnotised_association_action_needs_an_own_worker() -> None:
    table = scenario().seat(0, workers=0).seat(1, appeal=9, row="animals association cards build sponsors", workers=1)
    assert "association" not in table.run(HYPNOSIS).options


@pytest.mark.rule("R-A-416")
def test_a_hypnotised_sponsors_action_plays_an_own_sponsor() -> None:
    table = (
        scenario().seat(0, hand="guided_school_tours").seat(1, appeal=9, row="animals cards sponsors build association")
    )
    zoo = table.run(HYPNOSIS).play("sponsors", "guided_school_tours")
    assert (zoo[0]["sponsors"], zoo[0]["conservation"], zoo[1]["conservation"]) == (["guided_school_tours"], 1, 0)


@pytest.mark.rule("R-A-412")
def test_the_side_of_the_hypnotised_card_counts_for_the_whole_action_and_only_for_its_own_kind() -> None:
    seen: list[bool] = []

    async def in_the_middle_of_a_hypnotised_build(turn: Turn) -> None:
        turn.hypnotised = (BUILD, turn.table.zoos[1])
        seen.extend(turn.action_cards[action.index].upgraded for action in (BUILD, ASSOCIATION))

    scenario().seat(0, side_2="association").seat(1, side_2="build").run(in_the_middle_of_a_hypnotised_build)
    assert seen == [True, True]


@pytest.mark.rule("R-A-412")
def test_a_kiosk_that_a_hypnotised_build_covers_up_goes_by_the_side_of_that_card() -> None:
    """The kiosk bonus on map 7 may use Build II spaces while the target's Build II is in use, and not afterwards."""

    async def build_free_kiosk(turn: Turn) -> None:
        turn.hypnotised = (BUILD, turn.table.zoos[1])
        await build_free(turn, (KIOSK,))

    zoo = scenario(map="7").seat(0, buildings="size_1@d4").seat(1, side_2="build").run(build_free_kiosk)
    zoo.play("kiosk")
    assert "d5" in zoo.options
