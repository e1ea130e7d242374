"""The draft of alternative action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from ark_nova.base_box import MARINE_BOX
from menagerie.games.ark_nova.draft import choose_two, complete, pass_on, two_of_different_actions
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from menagerie.kernel.game import Game

CARDS = MARINE_BOX.alternatives


def drafting(seats: int = 3, seed: int = 4, **options: Any) -> Game:
    return menagerie.new_game("ark_nova", seats=seats, seed=seed, options={"marine_worlds": True, **options})


def own(game: Game, seat: int) -> dict[str, Any]:
    zoo: dict[str, Any] = game.view(seat)["zoos"][seat]
    return zoo


@pytest.mark.rule("R-A-580", "R-A-581")
def test_three_cards_each_come_before_anything_else_but_the_map() -> None:
    game = drafting(maps="one_of_two")
    for seat in range(3):
        game.apply(0, seat=seat)
    assert game.view(None)["stage"] == "draft"
    assert [len(own(game, seat)["offered"]) for seat in range(3)] == [3, 3, 3]
    assert own(game, 0)["looking_at"] == []


@pytest.mark.rule("R-A-582", "R-A-694")
def test_the_rest_is_passed_to_the_left_when_everybody_has_chosen() -> None:
    game = drafting()
    first = own(game, 0)["offered"]
    assert len(game.decisions) == 3
    game.apply_key(first[0], seat=0)
    assert own(game, 1)["drafted"] == []
    for seat in (1, 2):
        game.apply(0, seat=seat)
    assert own(game, 1)["offered"] == first[1:]
    game.apply_key(first[2], seat=1)
    for seat in (0, 2):
        game.apply(0, seat=seat)
    assert own(game, 2)["drafted"][-1] == first[1]  # the last one is kept by whoever gets it
    assert [len(own(game, seat)["drafted"]) for seat in range(3)] >= [3, 3, 3]


@pytest.mark.rule("R-A-583", "R-A-585")
def test_two_of_different_actions_replace_the_standard_cards() -> None:
    for seed in range(8):
        game = drafting(seed=seed)
        while game.view(None)["stage"] == "draft":
            game.apply(0)
        for zoo in game.view(None)["zoos"]:
            assert zoo["row"][0]["card"] == "animals"
            assert [card["side"] for card in zoo["row"]] == [1] * 5
            assert sum(card["alternative"] > 0 for card in zoo["row"]) == 2


@pytest.mark.rule("R-A-585", "R-A-580")
@pytest.mark.parametrize("seats", [1, 3])
def test_nobody_knows_the_slots_before_the_draft_is_over(seats: int) -> None:
    placed = set()
    for seed in range(6):
        game = drafting(seats, seed=seed)
        while game.view(None)["stage"] == "draft":
            rows = [[card["card"] for card in zoo["row"]] for zoo in game.view(None)["zoos"]]
            assert rows == [["animals", "association", "build", "cards", "sponsors"]] * seats
            game.apply(0)
        placed |= {tuple(card["card"] for card in zoo["row"]) for zoo in game.view(None)["zoos"]}
    assert len(placed) > 3
    assert {row[0] for row in placed} == {"animals"}


@pytest.mark.rule("R-A-693")
def test_cards_of_one_action_may_be_kept_together_and_the_rest_goes_back() -> None:
    game = drafting()
    kept = own(game, 0)["offered"]
    assert game.decisions[0].keys == kept
    while game.view(None)["stage"] == "draft":
        game.apply(0)
    table: Any = game.table
    assert table.action_pile == ()
    assert all(not zoo.offered and not zoo.drafted for zoo in table.zoos)


@pytest.mark.rule("R-A-584")
def test_three_alike_are_completed_from_those_that_were_not_drafted() -> None:
    table: Any = drafting().table
    zoo = table.zoos[0]
    zoo.drafted = (CARDS["build_1"], CARDS["build_2"], CARDS["build_4"])
    pile = [CARDS["cards_2"], CARDS["build_3"]]
    complete(zoo, pile)
    assert zoo.drafted[-1] is CARDS["cards_2"]
    assert pile == []
    asked = choose_two(zoo).send(None)
    assert asked.keys == ["build_1", "build_2", "build_4"]


@pytest.mark.rule("R-A-582", "R-A-584")
def test_the_last_card_that_is_passed_may_make_three_alike() -> None:
    table: Any = drafting(seats=2).table
    for zoo in table.zoos:
        zoo.drafted = (CARDS["build_1"], CARDS["build_2"]) if zoo.seat == 0 else (CARDS["cards_1"], CARDS["build_3"])
        zoo.offered = (CARDS["cards_3"] if zoo.seat == 0 else CARDS["build_4"],)
    table.action_pile = (CARDS["animals_1"], CARDS["sponsors_1"])
    pass_on(table)
    assert [card.key for card in table.zoos[0].drafted[:3]] == ["build_1", "build_2", "build_4"]
    assert table.zoos[0].drafted[3:] == (CARDS["sponsors_1"],)  # from the top of what was not dealt
    assert [card.key for card in table.zoos[1].drafted] == ["cards_1", "build_3", "cards_3"]
    assert table.action_pile == (CARDS["animals_1"],)


@pytest.mark.rule("R-A-584")
def test_cards_dealt_at_random_are_completed_too() -> None:
    dealt = [CARDS["build_1"], CARDS["build_2"], CARDS["build_4"]]
    found = two_of_different_actions(dealt, [CARDS["sponsors_1"], CARDS["build_3"]])
    assert [card.key for card in found] == ["build_1", "sponsors_1"]


@pytest.mark.rule("R-A-586")
def test_alone_two_of_three_cards_are_kept() -> None:
    game = drafting(seats=1)
    assert game.view(0)["stage"] == "draft"
    assert len(own(game, 0)["drafted"]) in (3, 4)
    while game.view(None)["stage"] == "draft":
        game.apply(0)
    assert sum(card["alternative"] > 0 for card in own(game, 0)["row"]) == 2


def test_nobody_sees_what_others_are_offered() -> None:
    game = drafting()
    assert all(zoo["offered"] == zoo["drafted"] == [] for zoo in game.view(None)["zoos"])
    world = game.sample_world(0, Chance(5))
    assert world.view(0) == game.view(0)
    assert RULES.dump(world.table)["zoos"][0]["offered"] == own(game, 0)["offered"]  # type: ignore[arg-type]
