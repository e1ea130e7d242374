"""What a group may agree on before the game: the discard pile, and a handicap by maps."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ark_nova.scenario import Play, ability, scenario
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.game import new_game
from menagerie.kernel.save import checksum, load

PILE = "cheetah lion wolf"


def fresh(seats: int = 2, **options: Any) -> Play:
    """Deal a new game."""
    return Play(new_game(RULES, seats, 0, options))


def with_first_hands(game: Play) -> Play:
    """Let everybody keep the first cards offered."""
    while game.prompt == "starting_hand":
        game.play(game.options[0])
    return game


# --- the discard pile ---


@pytest.mark.rule("R-A-039")
def test_the_discard_pile_is_hidden_but_for_its_top_card() -> None:
    table = scenario().discard(PILE).turn(0).table
    assert (table["discard"], table["discard_top"], table["discard_pile"]) == (3, "wolf", None)


@pytest.mark.rule("R-A-039")
def test_an_open_discard_pile_is_shown_in_its_order() -> None:
    game = scenario(discard="open").discard(PILE).turn(0)
    assert (game.table["discard_pile"], game.table["discard_top"]) == (["cheetah", "lion", "wolf"], "wolf")


@pytest.mark.rule("R-A-039")
@pytest.mark.parametrize(("discard", "shown"), [("open", ["cheetah", "lion", "wolf"]), ("hidden", None)])
def test_players_and_spectators_see_the_same_pile(discard: str, shown: list[str] | None) -> None:
    game = scenario(discard=discard).discard(PILE).turn(0).game
    assert [game.view(seat)["discard_pile"] for seat in (0, 1, None)] == [shown] * 3


@pytest.mark.rule("R-A-380", "R-A-039")
@pytest.mark.parametrize(("discard", "known"), [("open", ["lion"]), ("hidden", [])])
def test_a_card_out_of_an_open_pile_is_known_to_all(discard: str, known: list[str]) -> None:
    game = scenario(discard=discard).discard(PILE).run(ability("scavenging 3")).play("lion")
    assert game.game.view(1)["zoos"][0]["hand"] == known


@pytest.mark.rule("R-A-039")
def test_a_pile_is_open_or_hidden_and_nothing_else() -> None:
    with pytest.raises(BadRequest, match="open, hidden"):
        fresh(discard="ajar")


# --- a handicap for beginners ---


@pytest.mark.rule("R-A-077")
def test_beginners_may_play_on_maps_a_and_0_against_an_advanced_map() -> None:
    game = fresh(3, maps=["a", "0", "5"])
    assert [game[seat]["map"] for seat in range(3)] == ["a", "0", "5"]


@pytest.mark.rule("R-A-077", "R-A-071", "R-A-072")
def test_each_map_begins_with_its_own_buildings() -> None:
    game = with_first_hands(fresh(3, maps=["a", "0", "5"]))
    buildings = [[building["kind"] for building in game[seat]["buildings"]] for seat in range(3)]
    alike = [[b["kind"] for b in with_first_hands(fresh(2, maps=name))[0]["buildings"]] for name in ("a", "0", "5")]
    assert buildings == alike
    assert len(buildings[0]) > len(buildings[1]) >= len(buildings[2])


@pytest.mark.rule("R-A-077")
def test_each_map_has_its_own_power() -> None:
    game: Any = fresh(2, maps=["a", "4"]).game
    assert [zoo.map.power.key for zoo in game.table.zoos] == ["none", "harbor"]


@pytest.mark.rule("R-A-077")
def test_a_game_with_a_handicap_is_saved_and_loaded() -> None:
    game = fresh(2, maps=["a", "5"]).game
    loaded = load(json.dumps(game.save()), lambda _: RULES)
    assert loaded.view(None) == game.view(None)


@pytest.mark.rule("R-A-077")
@pytest.mark.parametrize("maps", [["a"], ["a", "0", "1"], ["a", "z"], ["a", 0], ["a", "draft"], [], "z", 3, None])
def test_there_is_one_known_map_for_each_seat(maps: object) -> None:
    with pytest.raises(BadRequest, match="2 x a"):
        fresh(2, maps=maps)


@pytest.mark.rule("R-A-077")
def test_a_game_with_a_handicap_comes_to_its_end() -> None:
    game, chance = fresh(3, maps=["a", "0", "5"]).game, Chance(5)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
    assert (len(game.winners()), Play(game).faults) == (1, [])


# --- Marine Worlds ---


@pytest.mark.rule("R-A-581")
@pytest.mark.parametrize("way", ["draft", "random", "standard", [["build_1", "cards_1"], ["build_2", "cards_2"]]])
def test_alternative_action_cards_need_the_expansion(way: Any) -> None:
    with pytest.raises(BadRequest, match="The option action_cards needs the option marine_worlds"):
        fresh(action_cards=way)


@pytest.mark.rule("R-A-583")
@pytest.mark.parametrize(
    "cards",
    [
        [["build_9", "cards_1"], ["build_2", "cards_2"]],  # unknown
        [["build_1", "build_3"], ["build_2", "cards_2"]],  # twice the same action
        [["build_1", "cards_1"], ["build_1", "cards_2"]],  # twice the same card
        [["build_1", "cards_1"]],  # one seat only
        "build_1",
    ],
)
def test_cards_that_cannot_be_used_are_refused_in_one_line(cards: Any) -> None:
    with pytest.raises(BadRequest, match=r"allowed: draft, random, standard, \[2 x \[2 x animals_1 \.\.\. ") as refused:
        fresh(marine_worlds=True, action_cards=cards)
    assert "\n" not in str(refused.value)


@pytest.mark.rule("R-A-568")
def test_a_save_without_the_expansion_loads_as_before() -> None:
    game = fresh()
    saved = game.game.save()
    assert (saved["options"]["marine_worlds"], saved["options"]["action_cards"]) == (False, "draft")
    assert load(saved, lambda _: RULES).view(0) == game.game.view(0)
    for option in ("marine_worlds", "action_cards"):  # as saves had it before the expansion came
        del saved["options"][option]
    saved["checksum"] = checksum(saved)
    assert load(saved, lambda _: RULES).view(0) == game.game.view(0)
