"""The twenty alternative action cards, side by side with the standard ones."""

from __future__ import annotations

import pytest

from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import Scenario, ability, marine, row_with

SHOWN = "wolf cheetah leopard caracal sun_bear raccoon"


def using(card: str, slot: int, **things: object) -> Scenario:
    """Lay a table where seat 0 has an alternative card in a slot."""
    action = card.rpartition("_")[0]
    return marine().seat(0, alternatives=card, row=row_with(action, slot), **things)


@pytest.mark.rule("R-A-624")
def test_every_alternative_card_has_the_figures_of_the_standard_one_where_it_says_nothing() -> None:
    for card in MARINE_BOX.alternatives.values():
        standard = getattr(MARINE_BOX.action_cards, card.action.key)
        assert (card.upgraded, card.upgrade.upgraded) == (False, True)
        assert card.action is standard.action
        assert card.number in (1, 2, 3, 4)
    first = MARINE_BOX.alternatives["animals_3"]
    assert first.plays == MARINE_BOX.action_cards.animals.plays  # type: ignore[attr-defined]


# --- Animals ---


@pytest.mark.rule("R-A-625")
def test_animals_1_ignores_a_condition_of_a_single_animal() -> None:
    """The leopard wants a partner zoo; with two animals allowed it may come alone without one."""
    weak = using("animals_1", 4, hand="leopard", money=90, buildings="size_3@b5-c5-c6")
    assert "animals" not in weak.turn(0).options
    strong = using("animals_1", 5, hand="leopard sun_bear", money=90, buildings="size_3@b5-c5-c6 size_3@d5-d6-e5")
    play = strong.turn(0).play("animals")
    assert "leopard" in play.options
    play.play("leopard")
    if play.prompt == "home":
        play.play(play.options[0])
    play.settle()
    assert play[0]["animals"] == ["leopard"]
    assert play.asked == 1  # the action is over


@pytest.mark.rule("R-A-626")
@pytest.mark.parametrize(("side", "cards"), [("", 4), ("animals", 6)])
def test_animals_2_hunts_without_animals_in_hand(side: str, cards: int) -> None:
    laid = using("animals_2", 3, hand="raccoon engineer", money=30, side_2=side, buildings="size_1@a3 size_1@a4")
    play = laid.turn(0).play("animals")
    while play.prompt in ("animal", "home", "resolve_next"):
        play.play(play.options[0])
    assert play.prompt == "show_hand"
    play.play("show")
    assert len(play.events("reveals")[0]["cards"]) == cards


@pytest.mark.rule("R-A-626")
def test_animals_2_does_not_hunt_with_animals_in_hand() -> None:
    laid = using("animals_2", 3, hand="raccoon lion", money=30, buildings="size_1@a3")
    play = laid.turn(0).play("animals")
    while play.asked == 0:
        assert play.prompt != "show_hand"
        play.play(play.options[0])


@pytest.mark.rule("R-A-627")
def test_animals_3_makes_the_first_animal_cheaper() -> None:
    """V-A-059: only the first one."""
    prices = {animal.key: animal.cost for animal in MARINE_BOX.animals.values()}
    laid = using("animals_3", 5, hand="raccoon caracal", money=90, buildings="size_2@e5-e6 size_2@b4-b5 size_2@d4-d5")
    play = laid.turn(0).play("animals")
    first = play.options[0]
    play.play(first)
    while play.prompt in ("home", "resolve_next"):
        play.play(play.options[0])
    play.play(*[option for option in play.options if option != "none"][:1])
    while play.prompt in ("home", "resolve_next"):
        play.play(play.options[0])
    paid = [event["price"] for event in play.events("plays_animal")]
    names = play[0]["animals"]
    assert paid == [prices[names[0]] - 2, prices[names[1]]]


@pytest.mark.rule("R-A-628")
def test_animals_3_sells_appeal_on_side_ii() -> None:
    laid = using("animals_3", 2, hand="raccoon", money=90, side_2="animals", buildings="size_1@a3")
    play = laid.turn(0).play("animals")
    while play.prompt != "pay_for_appeal":
        play.play(play.options[0])
    play.play("pay")
    assert play.events("pays")[-1]["amount"] == 2
    assert play.events("gains_appeal")[-1]["amount"] >= 1
    assert play.events("plays_animal")[0]["price"] == MARINE_BOX.animals["raccoon"].cost


@pytest.mark.rule("R-A-629")
def test_animals_4_marks_afterwards_and_own_marks_bring_reputation() -> None:
    laid = using("animals_4", 2, money=90, side_2="animals", buildings="size_1@a3").display("raccoon lion leopard")
    play = laid.set(marks={"raccoon": 0}).turn(0).play("animals")
    while play.prompt not in ("mark", None) and play.asked == 0:
        play.play(play.options[0])
    assert play[0]["reputation"] == 2
    play.play("lion")
    assert play.table["marks"] == {"lion": 0}


# --- Association ---


@pytest.mark.rule("R-A-632")
def test_association_2_hires_instead_of_supporting() -> None:
    play = using("association_2", 5).turn(0).play("association", "project")
    assert (play[0]["workers"], play[0]["workers_on"][3], play[0]["reserve_workers"]) == (0, 2, 2)


@pytest.mark.rule("R-A-633")
def test_association_2_sends_more_workers_on_side_ii() -> None:
    laid = using("association_2", 1, side_2="association", workers=3, reserve_workers=1)
    play = laid.turn(0).play("association", "university")
    assert play.options == ["workers-2"] or play.prompt == "university"
    assert using("association_2", 1, side_2="association", workers=1).turn(0).options.count("association") == 0
    more = using("association_2", 4, side_2="association", workers=3, reserve_workers=1).turn(0)
    more.play("association", "university")
    assert more.options == ["workers-0", "workers-1", "workers-2"]


@pytest.mark.rule("R-A-634")
@pytest.mark.parametrize(("slot", "tokens"), [(2, 0), (3, 1)])
def test_association_3_gives_a_token_for_strength_to_spare(slot: int, tokens: int) -> None:
    play = using("association_3", slot).turn(0).play("association", *(["reputation"] if slot > 2 else []))
    assert play[0]["x_tokens"] == tokens


@pytest.mark.rule("R-A-635")
def test_association_3_makes_donations_cheaper_on_side_ii() -> None:
    laid = using("association_3", 5, side_2="association", x_tokens=3, money=10).set(donations=1)
    play = laid.turn(0).play("association", "reputation", "donation")
    assert (play[0]["money"], play[0]["x_tokens"], play[0]["conservation"]) == (10 - (5 - 3), 3, 1)


@pytest.mark.rule("R-A-636")
def test_association_4_gives_the_action_up_for_another() -> None:
    busy = {"workers": 0, "reserve_workers": 3, "workers_on": [1, 0, 0, 0]}
    play = using("association_4", 5, **busy).turn(0).play("association")
    assert play.prompt == "other_action"
    assert play.row(0)[0] == "association"
    assert not any(option.startswith("association") for option in play.options)
    assert "association" not in using("association_4", 4, **busy).turn(0).options


@pytest.mark.rule("R-A-637")
def test_association_4_takes_a_card_instead_of_a_donation() -> None:
    play = using("association_4", 3, side_2="association").display("lion leopard").turn(0).play("association")
    assert "card_instead" not in play.options
    play.play("reputation", "card_instead")
    assert play.options == ["deck", "lion", "leopard"]


# --- Build ---


@pytest.mark.rule("R-A-638")
def test_build_1_adds_a_pavilion() -> None:
    """V-A-185: a pavilion, an enclosure and one more pavilion, for 2 money each."""
    laid = using("build_1", 2, side_2="build", money=20, buildings="size_1@a3")
    play = laid.turn(0).play("build", "pavilion", "a4", "size_1", "a5", "extra-pavilion", "b4")
    assert play[0]["money"] == 20 - 6
    cheap = using("build_1", 1, money=20, buildings="size_1@a3").turn(0).play("build", "size_1", "a4", "extra-pavilion")
    cheap.play("a5")
    assert cheap[0]["money"] == 20 - 2 - 3


@pytest.mark.rule("R-A-638")
def test_build_2_adds_a_kiosk() -> None:
    play = using("build_2", 1, money=20, buildings="size_1@a3").turn(0)
    play.play("build", "extra-kiosk", "a4", "size_1", "a5")
    assert play[0]["money"] == 20 - 3 - 2
    assert play.asked == 1


@pytest.mark.rule("R-A-639")
def test_build_3_builds_one_size_more() -> None:
    """V-A-058."""
    play = using("build_3", 4, money=20).turn(0).play("build")
    assert "size_5" in play.options
    twice = using("build_3", 3, side_2="build", money=20, buildings="size_1@a3").turn(0)
    twice.play("build", "size_2", "a4-a5", "size_2")
    assert twice.prompt == "spot"
    assert (
        "kiosk"
        not in using("build_3", 3, side_2="build", money=20, buildings="size_1@a3")
        .turn(0)
        .play("build", "kiosk", "a4")
        .options
    )


@pytest.mark.rule("R-A-640")
@pytest.mark.parametrize(("side", "money"), [("", 20 - 2 - 2), ("build", 20 - 2 + 2)])
def test_build_4_covers_a_space_of_rock_or_water(side: str, money: int) -> None:
    laid = using("build_4", 1, side_2=side, money=20, buildings="size_1@a3")
    play = laid.turn(0).play("build", "size_1")
    assert {"a2", "a4"} <= set(play.options)
    play.play("a2")
    assert play[0]["money"] == money
    assert play.faults == []


@pytest.mark.rule("R-A-640", "R-A-589")
def test_build_4_covers_one_space_only_and_an_aquarium_may_lie_on_its_water() -> None:
    laid = using("build_4", 5, side_2="build", money=20, buildings="size_1@a3")
    play = laid.turn(0).play("build", "size_1", "a2", "size_2")
    assert not any("a1" in option or "b1" in option for option in play.options)
    wet = using("build_4", 2, money=20, buildings="size_1@a3").turn(0).play("build", "small_aquarium", "a2-b2")
    assert wet[0]["buildings"][-1]["kind"] == "small_aquarium"


# --- Cards ---


@pytest.mark.rule("R-A-641")
def test_cards_1_discards_nothing() -> None:
    play = using("cards_1", 1, hand="lion").deck("wolf").turn(0).play("cards")
    assert sorted(play[0]["hand"]) == ["lion", "wolf"]
    assert play.asked == 1


@pytest.mark.rule("R-A-642")
@pytest.mark.parametrize(("side", "digs"), [("", 1), ("cards", 2)])
def test_cards_2_digs_first(side: str, digs: int) -> None:
    play = using("cards_2", 2, side_2=side, hand="lion").display(SHOWN).turn(0).play("cards")
    for _ in range(digs):
        assert play.prompt == "dig"
        play.play(play.options[1])
    assert play.prompt != "dig"


@pytest.mark.rule("R-A-643")
def test_cards_3_snaps_early_and_twice() -> None:
    early = using("cards_3", 3).display(SHOWN).turn(0).play("cards")
    assert early.prompt == "draw_or_snap"
    play = using("cards_3", 5, side_2="cards").display(SHOWN).turn(0).play("cards", "snap", "raccoon", "sun_bear")
    assert play[0]["hand"] == ["raccoon", "sun_bear"]
    assert using("cards_3", 2).display(SHOWN).turn(0).play("cards").asked == 1


@pytest.mark.rule("R-A-644")
@pytest.mark.parametrize(("side", "money"), [("", 23), ("cards", 25)])
def test_cards_4_is_clever_afterwards(side: str, money: int) -> None:
    """V-A-057."""
    play = using("cards_4", 2, side_2=side).turn(0).play("cards")
    while play.prompt != "clever":
        play.play(play.options[0])
    play.play("association")
    assert (play.row(0)[0], play[0]["money"]) == ("association", money)


# --- Sponsors ---


@pytest.mark.rule("R-A-645")
def test_sponsors_1_trades_before_or_after() -> None:
    play = using("sponsors_1", 1, x_tokens=1).turn(0).play("sponsors")
    assert {"x_token-for-money", "money-for-x_token"} <= set(play.options)
    assert "x_token-for-reputation" not in play.options
    play.play("break")
    assert play.prompt == "sponsors_extra"
    play.play("x_token-for-money")
    assert (play[0]["money"], play[0]["x_tokens"]) == (25 + 1 + 5, 0)
    second = using("sponsors_1", 1, side_2="sponsors").turn(0).play("sponsors", "money-for-reputation")
    assert (second[0]["reputation"], second.asked) == (2, 1)  # once in an action


@pytest.mark.rule("R-A-646")
@pytest.mark.parametrize(("side", "money"), [("", 25 + 2 + 3), ("sponsors", 25 + 4 + 5)])
def test_sponsors_2_brings_more_money_once(side: str, money: int) -> None:
    play = using("sponsors_2", 2, side_2=side).turn(0).play("sponsors")  # nothing but the break is possible
    assert play[0]["money"] == money


@pytest.mark.rule("R-A-647")
def test_sponsors_3_sells_a_card_or_lowers_a_level() -> None:
    play = using("sponsors_3", 1, hand="engineer lion").turn(0).play("sponsors")
    assert "money-engineer" in play.options
    assert "money-lion" not in play.options
    play.play("money-engineer")
    if play.prompt == "sponsor":
        play.play("break")
    assert play[0]["money"] == 25 + 4 + 1
    lower = using("sponsors_3", 1, side_2="sponsors", hand="engineer lion").turn(0).play("sponsors")
    assert "engineer" not in lower.options  # level 4, and only 2 may be played
    lower.play("level-lion", "engineer")
    assert lower[0]["sponsors"] == ["engineer"]


@pytest.mark.rule("R-A-648")
def test_sponsors_4_swaps_a_sponsor_or_buys_one() -> None:
    play = using("sponsors_4", 1, hand="engineer").display("lion archaeologist explorer_marine").turn(0)
    play.play("sponsors", "sponsor-engineer", "explorer_marine")
    assert play[0]["hand"] == ["explorer_marine"]
    bought = using("sponsors_4", 1, side_2="sponsors", hand="engineer lion").turn(0).play("sponsors")
    assert bought.options == ["none", "purchase-lion"]  # after the break money
    bought.play("purchase-lion")
    assert bought[0]["sponsors"] == ["engineer"]
    assert bought[0]["money"] == 25 + 2 - 4


# --- with everything that performs actions ---


@pytest.mark.rule("R-A-624")
def test_a_multiplier_and_hypnosis_use_the_card_that_lies_there() -> None:
    laid = using("cards_1", 2, multipliers="cards", hand="lion").deck("wolf cheetah")
    play = laid.turn(0).play("cards", "cards")
    assert len(play[0]["hand"]) == 3
    hypnotised = marine().seat(1, alternatives="build_3", appeal=20)
    shown = hypnotised.run(ability("hypnosis 3", "king_cobra")).play("build")
    assert "size_4" in shown.options  # slot 3, and one size more
