"""The figures of alternative action cards: what is paid, moved, counted and left over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import marine, row_with
from ark_nova.test_alternative_cards import using
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.decision import key_of

if TYPE_CHECKING:
    from ark_nova.scenario import Play

PARTNER, UNIVERSITY = 1, 2  # the tasks by their places


def table_of(play: Play) -> Any:
    return play.game.table


# --- Animals ---


@pytest.mark.rule("R-A-625")
@pytest.mark.parametrize(("slot", "tokens", "works"), [(4, 0, False), (4, 1, True), (5, 0, True)])
def test_animals_1_promises_no_more_than_its_strength_allows(slot: int, tokens: int, works: bool) -> None:
    """The leopard lacks a partner zoo: it comes alone, where two animals might come."""
    play = using("animals_1", slot, hand="leopard", money=90, x_tokens=tokens, buildings="size_3@b5-c5-c6").turn(0)
    possible = [[key_of(card) for card in cards] for cards in RULES.possibilities(table_of(play), 0)["animals"]]
    assert possible == [["leopard"] if slot + spent >= 5 else [] for spent in range(tokens + 1)]
    asked = play.game.decision
    assert asked is not None
    ((lodger,),) = RULES.lodgings(table_of(play), asked).values()
    assert (not lodger.obstacles) is works


@pytest.mark.rule("R-A-625")
@pytest.mark.parametrize(("slot", "missing"), [(4, ["partner_zoo"]), (5, [])])
def test_animals_1_says_what_a_card_waits_for_as_the_action_cards_lie(slot: int, missing: list[str]) -> None:
    play = using("animals_1", slot, hand="leopard", money=90, x_tokens=1, buildings="size_3@b5-c5-c6").turn(0)
    outlook = RULES.card_outlook(table_of(play), 0)["leopard"]
    assert [obstacle.key.rpartition(".")[2] for obstacle in outlook] == missing


@pytest.mark.rule("R-A-627")
def test_animals_3_tells_the_full_price_of_the_second_animal() -> None:
    homes = "size_1@a3 size_1@a4"
    laid = using("animals_3", 5, hand="raccoon fennec_fox crested_porcupine", money=60, buildings=homes)
    play = laid.turn(0).play("animals")

    def price() -> int:
        asked = play.game.decision
        assert asked is not None
        found = RULES.lodgings(table_of(play), asked)["size_1@a4"]
        return next(lodger.price for lodger in found if lodger.card == "fennec_fox")

    def on_card() -> int:
        asked = play.game.decision
        assert asked is not None
        prices = RULES.prices_asked(table_of(play), asked)
        assert prices is not None
        return prices["fennec_fox"]["now"] if "fennec_fox" in prices else 8  # what is printed

    before = (price(), on_card())
    play.play("raccoon", "size_1@a3").settle()
    assert (play.prompt, before, price(), on_card()) == ("animal", (6, 6), 8, 8)


@pytest.mark.rule("R-A-628")
def test_animals_3_sells_one_appeal_with_each_animal() -> None:
    laid = using("animals_3", 3, hand="raccoon", money=30, side_2="animals", buildings="size_1@a3")
    play = laid.turn(0).play("animals")  # the only animal, the only home
    appeal, money = play[0]["appeal"], play[0]["money"]
    play.play("pay")
    assert (play[0]["appeal"], play[0]["money"]) == (appeal + 1, money - 2)


@pytest.mark.rule("R-A-628", "R-A-629")
@pytest.mark.parametrize(("card", "gauge", "gained"), [("animals_3", "appeal", 2), ("animals_4", "reputation", 2)])
def test_the_second_animal_counts_like_the_first(card: str, gauge: str, gained: int) -> None:
    """Two animals of the display, both marked: each may bring paid appeal with Animals 3, reputation with Animals 4."""
    gauges = []
    for used in ("animals_0", card):
        laid = using(used, 3, money=90, side_2="animals", reputation=2, buildings="size_1@a3 size_1@a4")
        laid.display("fennec_fox raccoon").set(marks={"fennec_fox": 0, "raccoon": 0})
        play = laid.turn(0).play("animals", "fennec_fox", "size_1@a3")
        while play.asked == 0 and play.prompt != "before_the_end":
            wanted = [key for key in ("pay", "raccoon") if key in play.options]
            play.play((wanted or play.options)[0])
        gauges.append(play[0][gauge])
    assert gauges[1] - gauges[0] == gained


# --- Association ---


@pytest.mark.rule("R-A-632")
def test_association_2_does_the_other_tasks_as_usual() -> None:
    play = using("association_2", 3).turn(0).play("association", "partner_zoo", "europe")
    assert (play[0]["partner_zoos"], play[0]["workers_on"][PARTNER]) == (["europe"], 1)


@pytest.mark.rule("R-A-632")
def test_association_2_hires_nobody_out_of_an_empty_reserve() -> None:
    play = using("association_2", 5, workers=4, reserve_workers=0).turn(0).play("association")
    assert "project" not in play.options


@pytest.mark.rule("R-A-633")
def test_association_2_takes_two_off_for_each_worker_more() -> None:
    play = using("association_2", 1, side_2="association", workers=3, reserve_workers=1).turn(0)
    play.play("association", "university")  # value 4 with strength 1: two more must go
    assert (play[0]["workers"], play[0]["workers_on"][UNIVERSITY]) == (0, 3)
    assert [told["workers"] for told in play.events("extra_workers")] == [2]


@pytest.mark.rule("R-A-633")
def test_association_2_keeps_the_strength_that_workers_save() -> None:
    """With one more the university takes 2 of 4; the rest is enough for the task of reputation."""
    play = using("association_2", 4, side_2="association", workers=3, reserve_workers=1).turn(0)
    play.play("association", "university", "workers-1", "hand_limit")
    assert play[0]["workers"] == 1
    assert play.options == ["none", "reputation", "donation"]
    plain = using("association_2", 4, side_2="association", workers=2, reserve_workers=2).turn(0)
    plain.play("association", "university", "workers-0", "hand_limit")
    assert plain[0]["workers"] == 1
    assert plain.options == ["none", "donation"]


@pytest.mark.rule("R-A-636")
@pytest.mark.parametrize(("strength", "possible"), [(4, []), (5, ["other_action"])])
def test_association_4_counts_another_action_among_what_it_can_do(strength: int, possible: list[str]) -> None:
    play = using("association_4", strength, workers=0, reserve_workers=4).turn(0)
    assert [key_of(way) for way in RULES.possibilities(table_of(play), 0)["association"][0]] == possible


# --- Build ---


@pytest.mark.rule("R-A-639")
@pytest.mark.parametrize("kind", ["kiosk", "pavilion"])
def test_build_3_builds_one_kiosk_and_one_pavilion_at_most(kind: str) -> None:
    play = using("build_3", 5, money=40, side_2="build", buildings="size_1@a3").turn(0).play("build", kind)
    play.play(play.options[-1])
    assert kind not in play.options
    assert "same_kind" in play.why_not(kind)


@pytest.mark.rule("R-A-640")
@pytest.mark.parametrize(("money", "reasons"), [(3, ["costs"]), (4, [])])
def test_build_4_says_that_terrain_costs_too_much(money: int, reasons: list[str]) -> None:
    play = using("build_4", 1, money=money, buildings="size_1@a3").turn(0).play("build", "pavilion")
    assert play.why_not("a2") == reasons
    assert ("a2" in play.options) is not bool(reasons)


@pytest.mark.rule("R-A-638")
@pytest.mark.parametrize(("card", "extra"), [("build_1", "extra-pavilion"), ("build_2", "extra-kiosk")])
@pytest.mark.parametrize("side_2", ["", "build"])
def test_build_1_and_2_add_one_building_only(card: str, extra: str, side_2: str) -> None:
    laid = using(card, 5, money=40, side_2=side_2, buildings="size_1@a3")
    play = laid.turn(0).play("build", extra)
    play.play(play.options[-1])  # the spot farthest away
    while play.asked == 0 and play.prompt == "build":
        assert extra not in play.options
        play.play("size_1")
        if play.prompt == "spot":
            play.play(play.options[0])
        if "none" in play.options:
            play.play("none")


# --- Cards ---


@pytest.mark.rule("R-A-643")
@pytest.mark.parametrize(("strength", "snapped"), [(1, 0), (2, 1), (4, 1), (5, 2), (7, 2)])
def test_cards_3_says_how_many_cards_may_be_snapped(strength: int, snapped: int) -> None:
    laid = using("cards_3", min(strength, 5), side_2="cards", x_tokens=max(0, strength - 5))
    play = laid.display("lion wolf stoat").turn(0)
    card = table_of(play).zoos[0].action_cards.cards
    told = [text.args["cards"] for text in card.allows(strength) if text.key.endswith("snap")]
    assert told == ([snapped] if snapped else [])
    possible = RULES.possibilities(table_of(play), 0)["cards"][max(0, strength - 5)]
    assert [key_of(way) for way in possible].count("snap") == snapped


# --- Sponsors ---


@pytest.mark.rule("R-A-646")
@pytest.mark.parametrize(("side_2", "more"), [("", 3), ("sponsors", 5)])
def test_sponsors_2_pays_more_once_however_often_money_comes(side_2: str, more: int) -> None:
    """With side II two sponsors bring money one after the other."""
    money = []
    for card in ("sponsors_0", "sponsors_2"):
        laid = using(card, 5, side_2=side_2, x_tokens=5, hand="explorer_marine medical_breakthrough science_museum")
        laid.seat(0, animals="lion", universities="double_research", sponsors="spokesperson science_lab")
        play = laid.turn(0).play("sponsors+5", "science_museum").settle()
        if side_2:
            play.play("explorer_marine").settle()
        money.append(play[0]["money"])
    assert money[1] - money[0] == more


@pytest.mark.rule("R-A-646", "R-A-532")
def test_sponsors_2_counts_money_of_the_harbor_to_the_very_end_of_the_action() -> None:
    laid = marine(map="4").seat(0, alternatives="sponsors_2", row=row_with("sponsors", 5), side_2="sponsors")
    laid.seat(0, hand="spokesperson lion", sponsors="science_lab", buildings="size_1@a6", money=5)
    play = laid.turn(0).play("sponsors", "spokesperson").settle()
    assert play.options == ["none", "harbor-lion"]
    play.play("harbor-lion")
    assert (play[0]["money"], play.asked) == (5 + 3 + 5, 1)


@pytest.mark.rule("R-A-645", "R-A-646", "R-A-647", "R-A-648")
@pytest.mark.parametrize("card", ["sponsors_1", "sponsors_2", "sponsors_3", "sponsors_4"])
def test_the_break_comes_nearer_with_every_sponsors_card(card: str) -> None:
    play = using(card, 3, x_tokens=1, hand="engineer").turn(0).play("sponsors")
    if play.prompt == "sponsor":
        play.play("break")
    assert play.table["break"]["steps"] == 3


@pytest.mark.rule("R-A-645")
def test_sponsors_1_counts_the_levels_that_are_played() -> None:
    laid = using("sponsors_1", 4, side_2="sponsors", hand="engineer explorer_marine science_library_marine")
    play = laid.turn(0).play("sponsors")
    assert play.options[:4] == ["break", "engineer", "explorer_marine", "science_library_marine"]
    play.play("engineer")  # 4 of 5
    assert play.options == ["none", "money-for-x_token", "money-for-reputation"]


@pytest.mark.rule("R-A-646")
def test_sponsors_2_brings_nothing_without_money() -> None:
    play = using("sponsors_2", 4, hand="engineer").turn(0).play("sponsors", "engineer")
    assert play[0]["money"] == 25


@pytest.mark.rule("R-A-647")
def test_sponsors_3_discards_the_card_that_lowers_a_level() -> None:
    play = using("sponsors_3", 1, side_2="sponsors", hand="engineer lion").turn(0).play("sponsors", "level-lion")
    assert play.options == ["break", "engineer"]
    assert (play[0]["hand"], play.saved["discard"]) == (["engineer"], ["lion"])


@pytest.mark.rule("R-A-648")
def test_sponsors_4_discards_what_it_swaps_and_what_it_buys_with() -> None:
    swapped = using("sponsors_4", 1, hand="engineer").display("lion archaeologist explorer_marine").turn(0)
    swapped.play("sponsors", "sponsor-engineer", "explorer_marine")
    assert swapped.saved["discard"] == ["engineer"]
    bought = using("sponsors_4", 1, side_2="sponsors", hand="engineer lion").turn(0).play("sponsors", "purchase-lion")
    assert (bought.saved["discard"], bought[0]["hand"]) == (["lion"], [])
