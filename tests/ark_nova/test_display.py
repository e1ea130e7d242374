"""The display: its folders, reputation range, replenishing, snapping, and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import ability, row_with, scenario
from menagerie.games.ark_nova.display import snap, take_card

if TYPE_CHECKING:
    from ark_nova.scenario import Play

SIX = "cheetah caracal leopard lion jaguar wolf"
CARDS = SIX.split()


def looking(reputation: int = 1, display: str = SIX, **things: Any) -> Play:
    """Let seat 0 take a card from the deck or within range."""
    return scenario().seat(0, reputation=reputation, **things).display(display).run(take_card)


def with_animals_2(display: str = SIX, deck: str = "", **things: Any) -> Play:
    """Let seat 0 begin a turn with Animals on side II in slot 4."""
    zoo = {"row": row_with("animals", 4), "side_2": "animals", "money": 60, **things}
    return scenario().seat(0, **zoo).display(display).deck(deck).turn(0)


# --- folders and range ---


@pytest.mark.rule("R-A-109")
def test_the_display_has_six_folders() -> None:
    game = scenario().turn(0).play("x-animals")
    assert len(game.table["display"]) == 6
    assert None not in game.table["display"]


@pytest.mark.rule("R-A-110")
@pytest.mark.parametrize(
    ("reputation", "folders"),
    [(1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (12, 5), (13, 6), (15, 6)],
)
def test_reputation_reaches_so_many_folders(reputation: int, folders: int) -> None:
    game = looking(reputation, side_2="cards")  # V-A-168
    assert game.options == ["deck", *CARDS[:folders]]
    assert [game.why_not(card) for card in CARDS[folders:]] == [["out_of_range"]] * (6 - folders)


@pytest.mark.rule("R-A-111", "R-A-116")
def test_a_gain_of_reputation_widens_the_range_at_once() -> None:
    zoo = {
        "row": row_with("animals", 5),
        "side_2": "animals",
        "reputation": 3,
        "hand": "crested_porcupine",
        "money": 20,
    }
    display = "lion aquarium european_badger jaguar leopard cheetah"
    table = scenario().seat(0, **zoo, buildings="size_2@a3-a4 size_1@a5").display(display)  # V-A-009
    game = table.turn(0).play("animals", "reputation", "european_badger")
    assert (game[0]["reputation"], game[0]["money"]) == (4, 20 - 8)
    game.play("crested_porcupine").settle()
    assert game[0]["money"] == 20 - 8 - 8
    while game.asked == 0:
        game.play("none")
    assert game.table["display"][:5] == ["lion", "aquarium", "jaguar", "leopard", "cheetah"]
    assert game.table["display"][5] is not None


# --- gaps and replenishing ---


@pytest.mark.rule("R-A-112", "R-A-115")
def test_gaps_stay_and_no_card_slides_before_the_turn_is_over() -> None:
    display = "fennec_fox stoat lion jaguar leopard cheetah"
    buildings = "size_1@a3 size_1@a5"
    game = with_animals_2(display, buildings=buildings, partner_zoos="europe", reputation=2)
    game.play("animals", "fennec_fox", "size_1@a3")
    assert game.table["display"] == [None, *display.split()[1:]]
    before = game[0]["money"]
    game.play("stoat")
    assert game[0]["money"] == before - (4 + 2 - 3)  # still in folder 2
    assert game.table["display"] == [None, None, *display.split()[2:]]


@pytest.mark.rule("R-A-115")
def test_a_card_beyond_the_range_comes_no_nearer_during_a_turn() -> None:
    game = scenario().seat(0, row=row_with("cards", 5), side_2="cards").display(SIX).turn(0)
    game.play("cards", "draw", "cheetah")
    assert game.table["display"][:2] == [None, "caracal"]
    assert "caracal" not in game.options  # so that all other cards come from the deck, unasked


@pytest.mark.rule("R-A-113", "R-A-112", "R-A-126", "R-A-124")
def test_the_printed_example_of_drawing_on_side_2() -> None:
    zoo = {"row": row_with("cards", 5), "side_2": "cards", "reputation": 8, "hand": "stoat"}
    table = (
        scenario().seat(0, **zoo).display("aquarium caracal cougar lion jaguar wolf").deck("moose koala muskox dugong")
    )
    game = table.turn(0).play("cards", "draw", "lion", "deck", "deck", "caracal")  # V-A-003
    assert game.table["display"] == ["aquarium", None, "cougar", None, "jaguar", "wolf"]
    assert game[0]["hand"] == ["stoat", "lion", "moose", "koala", "caracal"]
    game.play("stoat")
    assert game.table["display"] == ["aquarium", "cougar", "jaguar", "wolf", "muskox", "dugong"]
    assert (game.saved["discard"], len(game[0]["hand"])) == (["stoat"], 4)


@pytest.mark.rule("R-A-113")
def test_the_cards_slide_in_their_order_and_new_ones_follow() -> None:
    game = scenario().display("- lion - jaguar wolf -").deck("moose koala muskox").turn(0).play("x-animals")
    assert game.table["display"] == ["lion", "jaguar", "wolf", "moose", "koala", "muskox"]


@pytest.mark.rule("R-A-114")
def test_digging_replenishes_the_display_at_once_and_completely() -> None:
    table = scenario().display("aquarium - caracal lion jaguar wolf").deck("moose koala muskox")
    game = table.run(ability("digging 2")).play("jaguar")  # V-A-123
    assert game.table["display"] == ["aquarium", "caracal", "lion", "wolf", "moose", "koala"]
    assert game.prompt == "dig"


@pytest.mark.rule("R-A-114")
@pytest.mark.parametrize("replenish", [True, False])
def test_between_two_snaps_the_display_may_be_replenished(replenish: bool) -> None:
    game = scenario().display(SIX).deck("moose koala").run(ability("snapping 2")).play("cheetah")
    game.play("replenish" if replenish else "none")
    assert game.options == [*CARDS[1:], "moose"][: 6 if replenish else 5]


# --- taking ---


@pytest.mark.rule("R-A-116")
@pytest.mark.parametrize(("display", "folder"), [("stoat", 1), ("lion stoat", 2), ("lion jaguar stoat", 3)])
def test_an_animal_from_the_display_costs_its_folder_more(display: str, folder: int) -> None:
    game = with_animals_2(display, reputation=4, animals="wolf", buildings="size_1@a3").play("animals")
    assert game[0]["money"] == 60 - 4 - folder


@pytest.mark.rule("R-A-116")
def test_a_project_from_the_display_costs_its_folder() -> None:
    zoo = {"row": row_with("association", 5), "side_2": "association", "universities": "double_research"}
    table = scenario().seat(0, **zoo, reputation=2).display("lion research")
    assert table.turn(0).play("association", "project", "left-7").settle()[0]["money"] == 25 - 2


@pytest.mark.rule("R-A-116")
def test_a_sponsor_from_the_display_costs_its_folder() -> None:
    zoo = {"row": row_with("sponsors", 5), "side_2": "sponsors", "reputation": 2}
    game = scenario().seat(0, **zoo).display("lion guided_school_tours").turn(0)
    assert game.play("sponsors", "guided_school_tours")[0]["money"] == 25 - 2


@pytest.mark.rule("R-A-117")
def test_taking_a_display_card_into_the_hand_costs_nothing() -> None:
    game = looking(reputation=6, money=1).play("leopard")
    assert (game[0]["money"], game[0]["hand"]) == (1, ["leopard"])


@pytest.mark.rule("R-A-118")
def test_any_card_of_the_display_can_be_snapped_but_none_of_the_deck() -> None:
    game = scenario().seat(0, reputation=1, money=0).display(SIX).run(snap)
    assert game.options == CARDS
    assert (game.play("wolf")[0]["hand"], game[0]["money"]) == (["wolf"], 0)


@pytest.mark.rule("R-A-118")
def test_nothing_is_snapped_from_an_empty_display() -> None:
    assert scenario().deck("moose").run(snap)[0]["hand"] == []


@pytest.mark.rule("R-A-119")
@pytest.mark.parametrize(("way", "card"), [("deck", "moose"), ("cheetah", "cheetah"), ("caracal", "caracal")])
def test_a_card_comes_from_the_deck_or_within_range(way: str, card: str) -> None:
    game = scenario().seat(0, reputation=2).display(SIX).deck("moose koala").run(take_card)
    assert game.options == ["deck", "cheetah", "caracal"]
    assert game.play(way)[0]["hand"] == [card]


# --- the discard pile ---


@pytest.mark.rule("R-A-120")
def test_cards_leaving_a_hand_are_discarded_face_up() -> None:
    game = scenario().seat(0, row=row_with("cards", 1), hand="lion").discard("koala").turn(0).play("cards", "lion")
    assert (game.saved["discard"], game.table["discard_top"]) == (["koala", "lion"], "lion")


@pytest.mark.rule("R-A-120")
def test_cards_leaving_a_zoo_are_discarded_face_up() -> None:
    table = scenario().projects("savanna").seat(0, row=row_with("association", 5), animals="wolf", appeal=9)
    game = table.discard("koala").turn(0).play("association", "project", "left-6")
    assert (game.saved["discard"], game.table["discard_top"]) == (["koala", "wolf"], "wolf")


@pytest.mark.rule("R-A-120")
def test_cards_leaving_the_display_are_discarded_face_up() -> None:
    game = scenario().display(SIX).discard("koala").stage("hand_limit", break_called_by=0)
    assert game.saved["discard"] == ["koala", "cheetah", "caracal"]


@pytest.mark.rule("R-A-120")
def test_projects_leaving_the_row_are_discarded_face_up() -> None:
    zoo = {"row": row_with("association", 5), "hand": "research", "universities": "double_research"}
    table = scenario().projects("savanna", "jungle").seat(0, **zoo).discard("koala")
    game = table.turn(0).play("association", "project", "left-6").settle()
    assert (game.saved["discard"], game.table["discard_top"]) == (["koala", "jungle"], "jungle")
