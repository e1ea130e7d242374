"""How many there are of everything: cards, tiles, tokens, workers, cubes and spaces of the tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.base_box import BOX, in_base
from ark_nova.census import ark_nova_census
from ark_nova.scenario import ability, row_with, scenario
from menagerie.games.ark_nova.printed import cards
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from ark_nova.scenario import Play, Scenario


def association(**things: str | int | list[int]) -> Play:
    """Let seat 0 begin an Association action of strength 5."""
    return scenario().seat(0, **{"row": row_with("association", 5), **things}).turn(0).play("association")


# --- cards ---


@pytest.mark.rule("R-A-040")
def test_the_zoo_deck_has_128_animals_64_sponsors_and_20_projects() -> None:
    assert sorted(card.number for card in BOX.deck) == [*range(113, 133), *range(201, 265), *range(401, 529)]


@pytest.mark.rule("R-A-041")
def test_there_are_twelve_base_projects_and_eleven_final_scoring_cards() -> None:
    assert [entry.number for entry in in_base(cards.PROJECTS).values() if entry.base] == [*range(101, 113)]
    assert [entry.number for entry in in_base(cards.FINAL_SCORING).values()] == [*range(1, 12)]


@pytest.mark.rule("R-A-040", "R-A-041")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_lies_somewhere_exactly_once(seats: int) -> None:
    game = new_game(RULES, seats, 7, {})
    everything = {*in_base(cards.PROJECTS), *in_base(cards.FINAL_SCORING), *(card.key for card in BOX.deck)}
    for pick in range(200):
        census = ark_nova_census(game.table)  # type: ignore[arg-type]  # a table of this game
        assert (set(census), set(census.values())) == (everything, {1})
        assert game.decision is not None
        game.apply(pick * 7 % len(game.decision.options))


# --- buildings and tiles ---


@pytest.mark.rule("R-A-042")
@pytest.mark.parametrize("kind", ["size_1", "pavilion"])
def test_buildings_never_run_out(kind: str) -> None:
    spaces = [
        "a3",
        "a4",
        "a5",
        "b2",
        "b3",
        "b4",
        "b5",
        "c2",
        "c3",
        "c5",
        "c6",
        "d3",
        "d4",
        "d5",
        "d6",
        "d7",
        "e2",
        "e3",
    ]
    zoos = {"money": 40, "buildings": " ".join(f"{kind}@{space}" for space in spaces)}
    table = scenario(seats=4).seat(0, **zoos).seat(1, **zoos).seat(2, **zoos).seat(3, **zoos)
    assert kind in table.turn(0).play("build").options


@pytest.mark.rule("R-A-043")
@pytest.mark.parametrize(
    ("kind", "spot"),
    [
        ("petting_zoo", "a3-a4-b3"),
        ("reptile_house", "d5-e3-e4-e5-f4"),
        ("large_bird_aviary", "d4-e3-e4-e5-f4"),
    ],
)
def test_a_zoo_has_each_special_enclosure_once(kind: str, spot: str) -> None:
    table = scenario().seat(0, row=row_with("build", 5), side_2="build", buildings=f"{kind}@{spot}")
    game = table.turn(0).play("build")
    assert game.why_not(kind) == ["one_only"]
    assert {"petting_zoo", "reptile_house", "large_bird_aviary"} - {*game.options} == {kind}


@pytest.mark.rule("R-A-044")
@pytest.mark.parametrize(
    ("partners", "why_not"), [("africa americas asia", []), ("africa americas asia europe", ["full"])]
)
def test_a_zoo_has_at_most_four_partner_zoos(partners: str, why_not: list[str]) -> None:
    game = association(partner_zoos=partners, side_2="association")
    assert game.why_not("partner_zoo") == [f"partner_zoos_{word}" for word in why_not]


@pytest.mark.rule("R-A-044")
def test_partner_zoos_are_of_different_continents() -> None:
    assert association(partner_zoos="africa").play("partner_zoo").options == ["americas", "asia", "australia", "europe"]


@pytest.mark.rule("R-A-045")
def test_a_zoo_has_no_university_twice() -> None:
    game = association(universities="double_research").play("university")
    assert game.options == ["hand_limit", "research_reputation"]


@pytest.mark.rule("R-A-045")
def test_a_zoo_has_at_most_three_universities() -> None:
    game = association(universities="double_research hand_limit research_reputation")
    assert game.why_not("university") == ["nothing_for_university"]


def after_the_break(table: Scenario) -> Play:
    """Hold a break that seat 0 has called."""
    return table.stage("hand_limit", break_called_by=0)


@pytest.mark.rule("R-A-046")
def test_the_fourth_player_still_finds_a_partner_zoo_that_three_others_have() -> None:
    table = scenario(seats=4).set(partner_zoos=["asia"])
    for seat in range(3):
        table.seat(seat, partner_zoos="africa")
    assert "africa" in after_the_break(table).table["partner_zoos"]


@pytest.mark.rule("R-A-046")
def test_the_fourth_player_still_finds_a_university_that_three_others_have() -> None:
    table = scenario(seats=4).set(universities=[])
    for seat in range(3):
        table.seat(seat, universities="hand_limit")
    assert "hand_limit" in after_the_break(table).table["universities"]


@pytest.mark.rule("R-A-046")
def test_there_is_no_fifth_tile_of_a_kind() -> None:
    table = scenario(seats=4)
    for seat in range(4):
        table.seat(seat, partner_zoos="africa", universities="hand_limit")
    board = after_the_break(table).table
    assert "africa" not in board["partner_zoos"]
    assert "hand_limit" not in board["universities"]


# --- tokens, workers, cubes ---


@pytest.mark.rule("R-A-047")
@pytest.mark.parametrize(("before", "after"), [(1, 4), (2, 5), (4, 5), (5, 5)])
def test_x_tokens_beyond_five_are_lost(before: int, after: int) -> None:
    game = association(x_tokens=before, animals="lion caracal").play("project", "left-7").settle()  # V-A-110
    assert game[0]["x_tokens"] == after


@pytest.mark.rule("R-A-048")
def test_after_three_workers_there_is_nobody_left_to_hire() -> None:
    game = scenario().seat(0, workers=4, reserve_workers=0).run(ability("full-throated"))
    assert (game[0]["workers"], game[0]["reserve_workers"]) == (4, 0)


@pytest.mark.rule("R-A-048")
def test_a_hired_worker_comes_from_the_reserve() -> None:
    game = scenario().run(ability("full-throated"))
    assert (game[0]["workers"], game[0]["reserve_workers"]) == (2, 2)


@pytest.mark.rule("R-A-049")
@pytest.mark.parametrize(("used", "can_support"), [([1, 2, 3, 4, 5, 6], True), ([1, 2, 3, 4, 5, 6, 7], False)])
def test_without_a_cube_on_the_left_edge_no_project_can_be_supported(used: list[int], can_support: bool) -> None:
    game = association(animals="lion caracal", left_edge=used)
    assert ("project" in game.options) is can_support


@pytest.mark.rule("R-A-050")
@pytest.mark.parametrize(("there", "cubes", "has_room"), [("goat horse", 2, True), ("goat horse sheep", 3, False)])
def test_three_petting_zoo_animals_fill_a_zoo(there: str, cubes: int, has_room: bool) -> None:
    animals = there.replace("goat", "domestic_goat")
    zoo = {"row": row_with("animals", 5), "hand": "alpaca", "animals": animals}
    buildings = f"petting_zoo@a3-a4-b3:{cubes} size_5@d3-d4-d5-e3-e4"
    game = scenario().seat(0, **zoo, buildings=buildings).turn(0)
    assert ("animals" in game.options) is has_room


# --- ends of the tracks and of the deck ---


@pytest.mark.rule("R-A-051")
def test_appeal_ends_at_113() -> None:
    zoo = {"row": row_with("animals", 5), "hand": "wolf", "buildings": "size_4@a3-a4-b3-b4"}
    assert scenario().seat(0, **zoo, appeal=111).turn(0).play("animals")[0]["appeal"] == 113


@pytest.mark.rule("R-A-051")
@pytest.mark.parametrize(("before", "after"), [(40, 41), (41, 41)])
def test_conservation_ends_at_41(before: int, after: int) -> None:
    game = association(side_2="association", conservation=before).play("reputation", "donation")
    assert game[0]["conservation"] == after


@pytest.mark.rule("R-A-051")
def test_appeal_never_drops_below_0() -> None:
    table = scenario().projects("serengeti_national_park").seat(0, row=row_with("association", 5), appeal=4)
    table.seat(0, animals="african_spurred_tortoise", buildings="size_3@a3-a4-b4:1")
    game = table.turn(0).play("association", "project", "left-6")  # V-A-095: six appeal are lost
    assert game[0]["appeal"] == 0


@pytest.mark.rule("R-A-051")
def test_reputation_ends_at_15() -> None:
    game = association(side_2="cards", reputation=14, conservation=20, appeal=5).play("reputation")
    assert (game[0]["reputation"], game[0]["appeal"]) == (15, 6)


@pytest.mark.rule("R-A-052")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = scenario().seat(0, row=row_with("cards", 4)).only_deck("lion").discard("wolf jaguar stoat")
    game = table.display("cheetah leopard caracal fennec_fox cougar raccoon").turn(0).play("cards")
    hand = game[0]["hand"]
    assert (hand[0], {*hand[1:], *game.saved["deck"]}) == ("lion", {"wolf", "jaguar", "stoat"})
    assert (len(hand), game.table["discard"]) == (2, 0)


@pytest.mark.rule("R-A-052")
def test_nothing_is_drawn_when_deck_and_discard_pile_are_empty() -> None:
    game = scenario().seat(0, row=row_with("cards", 4), hand="wolf").only_deck("lion").turn(0).play("cards")
    assert game[0]["hand"] == ["wolf", "lion"]
