"""A turn: one action with one action card, how strong it is, upgrades, and everything at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import row_with, scenario
from menagerie.games.ark_nova.action_cards import ACTIONS, CARDS, SPONSORS
from menagerie.games.ark_nova.actions.cards import CardsCard
from menagerie.games.ark_nova.actions.sponsors import SponsorsCard

if TYPE_CHECKING:
    from ark_nova.scenario import Play
    from menagerie.games.ark_nova.action_cards import ActionCard

FIRST_ROW = "animals cards sponsors build association"


def begin(**things: Any) -> Play:
    """Let seat 0 begin a turn."""
    return scenario().seat(0, **{"row": FIRST_ROW, **things}).turn(0)


def strength_of(game: Play) -> int:
    """Return the strength of the last action."""
    strength: int = game.events("action")[-1]["strength"]
    return strength


# --- one action ---


@pytest.mark.rule("R-A-079")
@pytest.mark.parametrize(
    "action",
    [("cards",), ("build", "kiosk", "a3"), ("association", "reputation"), ("sponsors",), ("x-build",)],
)
def test_a_turn_is_one_action_with_a_card_or_the_x_token_action(action: tuple[str, ...]) -> None:
    game = begin()
    cards = {"cards", "sponsors", "build", "association"}
    assert {*game.options} == {*cards, "x-animals", *(f"x-{card}" for card in cards)}
    assert game.play(*action).asked == 1


@pytest.mark.rule("R-A-080")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_strength_of_an_action_is_the_slot_of_its_card(slot: int) -> None:
    assert begin(row=row_with("sponsors", slot), money=0).play("sponsors")[0]["money"] == slot


@pytest.mark.rule("R-A-081", "R-A-080")
def test_the_printed_example_of_an_action() -> None:
    game = begin().play("build", "kiosk", "a3")  # V-A-002
    assert strength_of(game) == 4
    assert game.row(0) == ["build", "animals", "cards", "sponsors", "association"]


@pytest.mark.rule("R-A-081")
@pytest.mark.parametrize("slot", [2, 3, 4, 5])
def test_the_cards_left_of_the_used_one_move_right_and_the_others_stay(slot: int) -> None:
    game = begin(row=row_with("sponsors", slot))
    before = game.row(0)
    assert game.play("sponsors").row(0) == ["sponsors", *before[: slot - 1], *before[slot:]]


@pytest.mark.rule("R-A-082")
def test_using_the_card_in_slot_1_moves_no_card() -> None:
    game = begin(row="sponsors animals cards build association")
    assert game.play("sponsors").row(0) == ["sponsors", "animals", "cards", "build", "association"]


# --- no empty action ---


@pytest.mark.rule("R-A-083")
@pytest.mark.parametrize(
    ("card", "things"),
    [
        (
            "animals",
            {"hand": "wolf jaguar", "partner_zoos": "americas", "buildings": "size_4@a3-a4-b3-b4", "money": 60},
        ),
        ("build", {"side_2": "build"}),
        ("association", {"side_2": "association", "workers": 4, "reserve_workers": 0}),
        ("sponsors", {"side_2": "sponsors", "hand": "side_entrance"}),
    ],
)
def test_an_action_may_not_be_empty(card: str, things: dict[str, Any]) -> None:
    game = begin(**things, row=row_with(card, 5)).play(card)
    assert game.asked == 0
    assert "none" not in game.options


@pytest.mark.rule("R-A-083", "R-A-084")
@pytest.mark.parametrize(("slot", "can_act"), [(1, False), (2, True)])
def test_animals_on_side_1_does_nothing_in_slot_1(slot: int, can_act: bool) -> None:
    game = begin(row=row_with("animals", slot), hand="stoat", partner_zoos="europe", buildings="size_1@a3")
    assert ("animals" in game.options) is can_act


@pytest.mark.rule("R-A-084")
@pytest.mark.parametrize(
    ("card", "things"),
    [
        ("animals", {"hand": "lion"}),
        ("build", {"money": 1}),
        ("association", {"workers": 0, "workers_on": [1, 0, 0, 0]}),
    ],
)
def test_a_card_that_can_do_nothing_serves_for_an_x_token_only(card: str, things: dict[str, Any]) -> None:
    game = begin(**things, row=row_with(card, 5))
    assert card not in game.options
    assert game.why_not(card) != []
    assert game.play(f"x-{card}")[0]["x_tokens"] == 1


@pytest.mark.rule("R-A-085")
@pytest.mark.parametrize(("slot", "tokens"), [(1, [2, 3]), (2, [1, 2, 3]), (3, [0, 1, 2, 3])])
def test_an_action_of_strength_0_or_less_cannot_be_performed(slot: int, tokens: list[int]) -> None:
    game = begin(row=row_with("build", slot), constriction="build", x_tokens=3)  # V-A-077
    assert [way for way in game.options if way.startswith("build")] == [f"build+{n}" if n else "build" for n in tokens]
    assert strength_of(game.play(f"build+{tokens[1]}")) == slot - 2 + tokens[1]


@pytest.mark.rule("R-A-086")
def test_a_table_ends_at_5() -> None:
    game = begin(row=row_with("cards", 5), x_tokens=2).play("cards+2")
    assert (strength_of(game), len(game[0]["hand"]), game.prompt) == (7, 3, "discard")


@pytest.mark.rule("R-A-086")
def test_more_than_5_counts_in_full_for_build() -> None:
    zoo = {"row": row_with("build", 5), "side_2": "build", "money": 60}
    game = begin(**zoo, x_tokens=2).play("build+2", "size_5", "h2-h3-i1-i2-i3", "size_2", "h4-i4")
    assert [building["kind"] for building in game[0]["buildings"]] == ["size_5", "size_2"]


@pytest.mark.rule("R-A-086")
def test_more_than_5_counts_in_full_for_association() -> None:
    zoo = {"row": row_with("association", 5), "side_2": "association", "workers": 2, "reserve_workers": 2}
    game = begin(**zoo, x_tokens=2).play("association+2", "university", "double_research", "partner_zoo", "asia")
    assert (game[0]["workers_on"], game.asked) == ([0, 1, 1, 0], 0)  # a donation is still possible


@pytest.mark.rule("R-A-086")
def test_more_than_5_counts_in_full_for_sponsors() -> None:
    assert begin(row=row_with("sponsors", 5), x_tokens=2, money=0).play("sponsors+2")[0]["money"] == 7


# --- upgrades ---


@pytest.mark.rule("R-A-087")
def test_an_upgraded_card_stays_in_its_slot_and_on_side_2() -> None:
    game = begin(reputation=4).play("association", "reputation")
    assert (game.prompt, game.options) == ("upgrade", ["animals", "cards", "sponsors", "build", "association"])
    game.play("cards")
    assert game.row(0) == ["association", "animals", "cards", "sponsors", "build"]
    assert [entry["side"] for entry in game[0]["row"]] == [1, 1, 2, 1, 1]
    assert game.play("x-animals", "cards").card(0, "cards")["side"] == 2


@pytest.mark.rule("R-A-087")
def test_only_cards_on_side_1_can_be_upgraded() -> None:
    game = begin(reputation=4, side_2="cards build").play("association", "reputation")
    assert game.options == ["animals", "sponsors", "association"]


@pytest.mark.rule("R-A-088")
def test_an_action_is_finished_with_the_side_it_was_begun_with() -> None:
    zoo = {"hand": "horse caracal alpaca new_zealand_fur_seal", "reputation": 4, "money": 90}
    buildings = "petting_zoo@h1-h2-i2 size_5@c5-c6-d6-d7-e6 size_2@a3-a4"
    table = scenario().seat(0, row=row_with("animals", 5), **zoo, buildings=buildings).display("stoat wolf fennec_fox")
    game = table.turn(0).play("animals", "horse").settle().play("animals")  # V-A-150: Animals is on side II now
    assert game.options == ["none", "caracal", "alpaca"]
    assert game.why_not("new_zealand_fur_seal") == ["side_2"]


@pytest.mark.rule("R-A-088")
def test_the_upgraded_side_serves_from_the_next_action_on() -> None:
    zoo = {"row": row_with("association", 5), "reputation": 4, "workers": 4, "reserve_workers": 0, "x_tokens": 2}
    game = begin(**zoo).play("association", "reputation", "association")
    assert game.asked == 1  # side I: one task and no donation
    game.play("x-animals", "association+2", "partner_zoo", "africa")
    assert game.options == ["none", "donation"]


@pytest.mark.rule("R-A-089")
@pytest.mark.parametrize(("first", "reputation", "conservation"), [("upgrade", 11, 1), ("reputation", 9, 0)])
def test_reputation_passes_9_as_soon_as_cards_is_on_side_2(first: str, reputation: int, conservation: int) -> None:
    zoo = {"row": row_with("association", 5), "universities": "double_research", "reputation": 9}
    game = begin(**zoo).play("association", "university", "research_reputation")  # V-A-065
    game.play(next(due for due in game.options if due.startswith(first)))
    for key in ("cards", "deck"):
        if key in game.options and game.asked == 0:
            game.play(key)
    assert (game[0]["reputation"], game[0]["conservation"]) == (reputation, conservation)


@pytest.mark.rule("R-A-089")
@pytest.mark.parametrize(("upgraded", "may_cover"), [("build", True), ("cards", False)])
def test_a_free_building_may_cover_build_two_spaces_as_soon_as_build_is_on_side_2(
    upgraded: str, may_cover: bool
) -> None:
    zoo = {"row": row_with("association", 5), "animals": "lion caracal", "conservation": 1, "buildings": "size_1@h2"}
    game = begin(**zoo).play("association", "project", "left-2")
    game.play("conservation-2", "upgrade_action_card-1", upgraded, "size_2")
    assert ("h3-i2" in game.options) is may_cover


SOURCES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "conservation 2": (
        {"side_2": "association", "conservation": 1},
        ("reputation", "donation", "upgrade_action_card-1"),
    ),
    "reputation 5": ({"reputation": 3}, ("reputation",)),
    "second partner zoo": ({"partner_zoos": "asia"}, ("partner_zoo", "africa")),
    "second university": ({"universities": "double_research", "reputation": 1}, ("university", "hand_limit")),
}


@pytest.mark.rule("R-A-090")
@pytest.mark.parametrize("source", SOURCES)
def test_there_are_four_sources_of_upgrades(source: str) -> None:
    things, picks = SOURCES[source]
    game = begin(**things, row=row_with("association", 5)).play("association", *picks)
    assert game.prompt == "upgrade"


@pytest.mark.rule("R-A-090")
def test_two_conservation_points_give_an_upgrade_or_a_worker() -> None:
    zoo = {"row": row_with("association", 5), "side_2": "association", "conservation": 1}
    game = begin(**zoo).play("association", "reputation", "donation")
    assert game.options == ["upgrade_action_card-1", "worker-1"]
    assert game.play("worker-1")[0]["reserve_workers"] == 2


@pytest.mark.rule("R-A-091")
def test_with_all_cards_upgraded_an_upgrade_is_lost() -> None:
    game = begin(reputation=4, side_2=FIRST_ROW, workers=1).play("association", "reputation")
    assert (game[0]["reputation"], game.prompt) == (6, "task")


# --- the end of a turn ---


@pytest.mark.rule("R-A-092")
def test_the_steps_at_the_end_of_a_turn_come_in_their_order() -> None:
    zoo = {"row": row_with("animals", 5), "hand": "fennec_fox cougar", "appeal": 50, "conservation": 41}
    table = scenario().seat(0, **zoo, venom="build", buildings="size_1@a3 size_3@d4-e3-e4", money=40).set(steps=7)
    game = table.turn(0).play("animals", "fennec_fox", "size_1@a3", "cougar").settle()
    assert (game.prompt, game.row(0)[0]) == ("clever", "animals")
    game.play("build")
    steps = ("calls_break", "to_slot_1", "venom_works", "replenished", "end_triggered", "income")
    assert list(dict.fromkeys(event["event"] for event in game.events(*steps))) == list(steps)


@pytest.mark.rule("R-A-092")
def test_the_display_is_replenished_only_when_everything_else_is_resolved() -> None:
    table = (
        scenario().seat(0, row=row_with("animals", 5), side_2="animals", buildings="size_1@a3").display("fennec_fox")
    )
    game = table.turn(0).play("animals", "none")
    assert (game.prompt, game.row(0)[0], game.table["display"]) == ("clever", "animals", [None] * 6)
    assert None not in game.play("none").table["display"]


def tokens(game: Play) -> dict[str, dict[str, Any]]:
    """Look at what lies on three action cards; their strength and their ways go with the slot."""
    cards = {name: game.card(0, name) for name in ("cards", "build", "association")}
    lying = ("multipliers", "venom", "constriction", "weaker", "side")
    return {name: {what: card[what] for what in lying} for name, card in cards.items()}


@pytest.mark.rule("R-A-093")
def test_tokens_stay_on_a_card_that_changes_its_slot() -> None:
    game = begin(row=row_with("sponsors", 5), venom="cards", constriction="build", multipliers="association", money=9)
    before = tokens(game)
    game.play("sponsors")
    assert tokens(game) == before
    assert game.row(0)[0] == "sponsors"


def test_a_card_that_always_works_needs_no_more_than_its_least_strength() -> None:
    """Nobody asks such a card, so no card of its kind may answer for itself."""
    usual = (CardsCard.least_strength, SponsorsCard.least_strength)
    assert all(kind.least_strength in usual for kind in (*kinds_of(CardsCard), *kinds_of(SponsorsCard)))
    assert [action for action in ACTIONS if action.always_works] == [CARDS, SPONSORS]


def kinds_of(card: type[ActionCard]) -> list[type[ActionCard]]:
    """List a kind of action card with all that are made from it."""
    return [card, *(kind for each in card.__subclasses__() for kind in kinds_of(each))]
