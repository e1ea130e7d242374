"""Alternative action cards together with whatever else performs, weakens or repeats an action."""

from __future__ import annotations

import pytest

from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import Play, Scenario, ability, marine, row_with
from ark_nova.with_sponsors import play_card
from menagerie.games.ark_nova.building import build_free
from menagerie.games.ark_nova.buildings import KIOSK
from menagerie.games.ark_nova.zoo_map import NAMES

LAND = [name for space, name in enumerate(NAMES) if MARINE_BOX.maps["0"].land >> space & 1]
EVERYWHERE = " ".join(f"size_1@{space}" for space in LAND)


def using(card: str, slot: int, **things: object) -> Scenario:
    """Lay a table where seat 0 has an alternative card in a slot."""
    action = card.rpartition("_")[0]
    return marine().seat(0, alternatives=card, row=row_with(action, slot), **things)


def hypnotising(card: str, slot: int, side_2: str = "", **things: object) -> Scenario:
    """Lay a table where seat 0 is about to hypnotise seat 1, who has an alternative card in a slot."""
    action = card.rpartition("_")[0]
    table = marine().seat(1, alternatives=card, row=row_with(action, slot), side_2=side_2, appeal=20)
    return table.seat(0, **things)


def first_options(play: Play, until: str) -> Play:
    """Take the first option until something is asked for."""
    for _ in range(30):
        if play.prompt in (until, None):
            break
        play.play(play.options[0])
    return play


# --- Build 4: only what the action builds may cover terrain ---


@pytest.mark.rule("R-A-640")
@pytest.mark.parametrize("side", ["", "build"])
def test_build_4_covers_nothing_with_a_free_building(side: str) -> None:
    play = using("build_4", 2, side_2=side, buildings="size_1@a3").run(lambda turn: build_free(turn, (KIOSK,)))
    assert play.play("kiosk").options == ["a4", "b3", "b4"]  # and not a2, which is water


@pytest.mark.rule("R-A-640", "R-A-277")
def test_build_4_covers_nothing_with_the_building_of_a_sponsor() -> None:
    play = play_card(using("build_4", 2, buildings="size_1@a3"), "mascot_statue")
    while play.prompt == "resolve_next":
        play.play("building")
    terrain = {name for space, name in enumerate(NAMES) if MARINE_BOX.maps["0"].terrain >> space & 1}
    assert play.prompt == "spot"
    assert not any(terrain & set(option.split("-")) for option in play.options)


@pytest.mark.rule("R-A-640")
@pytest.mark.parametrize(("money", "works"), [(2, False), (3, False), (4, True)])
def test_build_4_needs_the_money_for_the_terrain_if_nothing_else_is_free(money: int, works: bool) -> None:
    play = using("build_4", 2, money=money, buildings=EVERYWHERE).turn(0)
    assert ("build" in play.options) is works
    if works:
        play.play("build", "pavilion", "a2")
        assert (play[0]["money"], play.faults) == (0, [])


@pytest.mark.rule("R-A-640")
def test_build_4_costs_nothing_where_terrain_may_be_covered_anyway() -> None:
    """Diversity researcher: side I need not pay, side II still gains."""
    for side, money in (("", 20 - 2), ("build", 20 - 2 + 2)):
        laid = using("build_4", 1, side_2=side, money=20, sponsors="diversity_researcher", buildings="size_1@a3")
        assert laid.turn(0).play("build", "size_1", "a2")[0]["money"] == money


@pytest.mark.rule("R-A-640")
def test_build_4_shows_no_more_terrain_once_a_space_is_covered() -> None:
    play = using("build_4", 5, side_2="build", money=20, buildings="size_1@a3").turn(0).play("build", "size_1", "a2")
    ahead = play.game.rules.building_sites(play.game.table, play.game.decisions[0])  # type: ignore[attr-defined]
    open_spaces = {
        space for site in ahead for ground in site.grounds if not ground.obstacles for space in ground.spaces
    }
    assert not {"a1", "b1"} & open_spaces
    assert play.play("size_2").prompt == "spot"
    assert not any({"a1", "b1"} & set(option.split("-")) for option in play.options)


# --- Animals 1 ---


@pytest.mark.rule("R-A-625")
def test_animals_1_leaves_a_second_animal_if_nothing_was_ignored() -> None:
    homes = "size_3@b5-c5-c6 size_2@d4-d5 size_1@a3"
    play = using("animals_1", 5, hand="leopard raccoon caracal", money=90, buildings=homes).turn(0).play("animals")
    first_options(play.play("raccoon"), "animal")
    assert play.options == ["none", "caracal"]  # the leopard would have to ignore its partner zoo


@pytest.mark.rule("R-A-625")
@pytest.mark.parametrize(("needs", "works"), [("lion", False), ("leopard", True)])
def test_animals_1_ignores_one_symbol_only(needs: str, works: bool) -> None:
    """The lion asks for three predators, the leopard for a partner zoo."""
    laid = using("animals_1", 5, hand=needs, money=90, buildings="size_4@b4-b5-c5-c6")
    assert ("animals" in laid.turn(0).options) is works


@pytest.mark.rule("R-A-625", "R-A-171")
def test_animals_1_may_need_the_reputation_gained_first() -> None:
    """At 3 reputation folder 3 comes into range with the point of the action, and the leopard lies there."""
    laid = using("animals_1", 5, money=90, side_2="animals", reputation=3, buildings="size_3@b5-c5-c6")
    play = laid.display("engineer explorer_marine leopard").turn(0)
    assert "animals" in play.options
    first_options(play.play("animals"), "turn")
    assert (play[0]["animals"], play[0]["reputation"]) == (["leopard"], 4)
    weaker = using("animals_1", 4, money=90, side_2="animals", reputation=3, buildings="size_3@b5-c5-c6")
    assert "animals" not in weaker.display("engineer explorer_marine leopard").turn(0).options


@pytest.mark.rule("R-A-625", "R-A-706")
def test_animals_1_or_a_tile_ignores_a_condition() -> None:
    laid = using("animals_1", 5, tiles="ignore-conditions-3", hand="leopard", money=90, buildings="size_3@b5-c5-c6")
    play = laid.turn(0).play("animals")
    assert (play.prompt, play.options) == ("waiver", ["animals_1", "ignore-conditions-3"])
    spared = play.play("animals_1")
    assert spared[0]["tiles"] == ["ignore-conditions-3"]


# --- Sponsors ---


@pytest.mark.rule("R-A-645")
def test_whoever_ends_the_action_is_not_asked_again() -> None:
    laid = using("sponsors_1", 5, side_2="sponsors", hand="engineer", x_tokens=1)
    play = laid.turn(0).play("sponsors", "engineer")
    first_options(play, "sponsor")
    assert "x_token-for-money" in play.options
    play.play("none")
    assert play.asked == 1


@pytest.mark.rule("R-A-645")
def test_a_token_of_the_trade_does_not_strengthen_the_action() -> None:
    play = using("sponsors_1", 1, hand="explorer_marine", money=25).turn(0).play("sponsors", "money-for-x_token")
    assert play.asked == 1  # nothing but the break was left, at strength 1
    assert (play[0]["money"], play[0]["x_tokens"]) == (25 - 5 + 1, 1)


@pytest.mark.rule("R-A-646", "R-A-428")
def test_a_multiplier_brings_the_money_of_sponsors_2_twice() -> None:
    play = using("sponsors_2", 2, multipliers="sponsors").turn(0).play("sponsors", "sponsors")
    assert play[0]["money"] == 25 + 2 * (2 + 3)


@pytest.mark.rule("R-A-647")
def test_sponsors_3_lowers_one_sponsor_only() -> None:
    laid = using("sponsors_3", 4, side_2="sponsors", hand="engineer science_library_marine lion")
    play = laid.turn(0).play("sponsors", "level-lion", "engineer")  # levels 4 and 4: 2 of 5 are used
    assert play.asked == 1
    assert play[0]["hand"] == ["science_library_marine"]


@pytest.mark.rule("R-A-648")
def test_sponsors_4_buys_nothing_with_a_sponsor_played() -> None:
    laid = using("sponsors_4", 4, side_2="sponsors", hand="engineer lion explorer_marine", money=25)
    play = laid.turn(0).play("sponsors", "engineer")
    for _ in range(20):
        if play.asked != 0:
            break
        assert not any(option.startswith("purchase") for option in play.options)
        play.play("none" if "none" in play.options else play.options[0])


# --- multipliers, extra actions, tokens ---


@pytest.mark.rule("R-A-629", "R-A-428")
def test_a_multiplier_marks_twice_with_animals_4() -> None:
    laid = using("animals_4", 3, hand="raccoon caracal", money=60, multipliers="animals")
    laid.seat(0, buildings="size_1@a3 size_2@b4-b5").display("lion leopard wolf")
    play = laid.turn(0).play("animals", "raccoon")
    for _ in range(30):
        if play.prompt == "mark":
            break
        play.play("animals" if "animals" in play.options else play.options[0])
    play.play("lion")
    first_options(play, "mark").play("wolf")
    assert play.table["marks"] == {"lion": 0, "wolf": 0}


@pytest.mark.rule("R-A-636", "R-A-403")
def test_constriction_keeps_association_4_from_being_given_up() -> None:
    weak = using("association_4", 5, constriction="association", workers=0, reserve_workers=3, workers_on=[1, 0, 0, 0])
    assert "association" not in weak.turn(0).options
    laid = using("association_4", 5, constriction="association", x_tokens=2, workers=0, reserve_workers=3)
    play = laid.seat(0, workers_on=[1, 0, 0, 0]).turn(0)
    assert [option for option in play.options if option.startswith("association")] == ["association+2"]


@pytest.mark.rule("R-A-636", "R-A-355")
def test_an_extra_action_may_give_association_4_up_for_another() -> None:
    laid = using("association_4", 5, workers=0, reserve_workers=3, workers_on=[1, 0, 0, 0])
    play = laid.run(ability("determination")).play("association")
    assert play.prompt == "other_action"
    play.play("x-cards")
    assert play.row(0)[:2] == ["cards", "association"]


@pytest.mark.rule("R-A-636")
def test_the_slots_have_moved_when_the_other_action_is_performed() -> None:
    """Sponsors lay in slot 4: with Association on slot 1 it is as strong as slot 5."""
    laid = using("association_4", 5, workers=0, reserve_workers=3, workers_on=[1, 0, 0, 0], money=0)
    play = laid.turn(0).play("association", "sponsors")
    assert play[0]["money"] == 5


# --- hypnosis ---


@pytest.mark.rule("R-A-412", "R-A-644")
def test_a_hypnotised_cards_4_moves_a_card_of_the_own_row() -> None:
    play = hypnotising("cards_4", 2, money=10).run(ability("hypnosis 3", "king_cobra")).play("cards")
    first_options(play, "clever")
    assert play.options == ["none", "cards", "build", "association", "sponsors"]
    play.play("sponsors")
    assert (play.row(0)[0], play.row(1)[0], play[0]["money"]) == ("sponsors", "cards", 8)


@pytest.mark.rule("R-A-412", "R-A-627")
def test_a_hypnotised_animals_3_makes_the_animal_of_the_actor_cheaper() -> None:
    laid = hypnotising("animals_3", 2, hand="raccoon", money=40, buildings="size_1@a3")
    play = laid.run(ability("hypnosis 3", "king_cobra")).play("animals")
    assert play.events("plays_animal")[0]["price"] == MARINE_BOX.animals["raccoon"].cost - 2


@pytest.mark.rule("R-A-412", "R-A-635")
def test_a_hypnotised_association_3_counts_the_tokens_of_the_actor() -> None:
    laid = hypnotising("association_3", 3, "association", money=10, x_tokens=4).set(donations=1)
    play = laid.run(ability("hypnosis 3", "king_cobra")).play("association", "reputation", "donation")
    assert (play[0]["money"], play[0]["x_tokens"]) == (10 - (5 - 4), 4)


@pytest.mark.rule("R-A-412", "R-A-646")
def test_a_hypnotised_sponsors_2_pays_the_actor() -> None:
    play = hypnotising("sponsors_2", 3, money=0).run(ability("hypnosis 3", "king_cobra")).play("sponsors")
    assert (play[0]["money"], play[1]["money"]) == (3 + 3, 25)


@pytest.mark.rule("R-A-412", "R-A-630")
def test_a_hypnotised_association_1_takes_from_the_supply() -> None:
    laid = hypnotising("association_1", 3, partner_zoos="africa")
    play = laid.run(ability("hypnosis 3", "king_cobra")).play("association", "partner_zoo", "africa")
    assert play[0]["partner_zoos"] == ["africa", "africa"]
    assert play.faults == ["stage"]  # of a rule that runs alone; a save with the two is sound


# --- venom ---


@pytest.mark.rule("R-A-647", "R-A-395")
def test_a_sale_with_sponsors_3_may_pay_for_venom() -> None:
    """With venom on slot 1 and no money the turn must end with 2: the break at strength 1 alone is not enough."""
    laid = using("sponsors_3", 1, hand="engineer lion", money=0, venom="animals")
    play = laid.turn(0).play("sponsors")
    for _ in range(10):
        if play.asked != 0:
            break
        play.play("money-engineer" if "money-engineer" in play.options else play.options[0])
    assert play.events("pays")
    assert play.faults == []
