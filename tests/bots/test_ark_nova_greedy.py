"""Greedy at the table of Ark Nova: it comes to an end, wins against chance, and does what a person would nod at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.scenario import row_with, scenario
from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game

if TYPE_CHECKING:
    from ark_nova.scenario import Play
    from menagerie.kernel.game import Game

SIZE_2 = "a5-b5"
AFRICANS = "cheetah lion leopard fennec_fox caracal"


def played(seats: int, seed: int, maps: str, bots: str = "greedy") -> Game:
    game = new_game(RULES, seats, seed, {"maps": maps})
    names = bots.split()
    play_out(game, [bot_of(names[seat % len(names)], "ark_nova", Chance(seat)) for seat in range(seats)])
    return game


def choice(play: Play) -> str:
    decision = play.game.decision
    assert decision is not None
    return decision.keys[bot_of("greedy", "ark_nova", Chance(0)).pick(Glimpse(play.game, decision.seat))]


def choices(play: Play, number: int) -> list[str]:
    """Let greedy make some picks in a row."""
    picks = []
    for _ in range(number):
        picks.append(choice(play))
        play.play(picks[-1])
    return picks


# --- whole games ---


@pytest.mark.parametrize(("seats", "maps"), [(2, "a"), (2, "0"), (2, "random"), (3, "random"), (4, "a")])
def test_comes_to_an_end_in_a_sensible_time(seats: int, maps: str) -> None:
    game = played(seats, 1, maps)
    turns = game.table.turn_number / seats  # type: ignore[attr-defined]  # a table of this game
    assert game.decision is None
    assert 20 <= turns <= 50
    assert max(game.scores()) > 0


@pytest.mark.parametrize("maps", ["11", "12", "14", "t1"])
def test_plays_on_extra_maps(maps: str) -> None:
    game = played(2, 3, maps)
    assert game.decision is None
    assert max(game.scores()) > 0


@pytest.mark.parametrize("maps", ["one_of_two", "draft"])
def test_chooses_a_map(maps: str) -> None:
    game = new_game(RULES, 2, 0, {"maps": maps})
    pick = bot_of("greedy", "ark_nova", Chance(0)).pick(Glimpse(game, game.decisions[0].seat))
    assert 0 <= pick < len(game.decisions[0].options)


def test_beats_random() -> None:
    wins = 0
    for seed in range(12):
        bots = "greedy random" if seed % 2 == 0 else "random greedy"
        wins += played(2, seed, ("a", "0", "random")[seed % 3], bots).winners() == [seed % 2]
    assert wins == 12


def test_picks_the_same_whatever_is_hidden() -> None:
    game = new_game(RULES, 2, 4, {"maps": "random"})
    bots = [bot_of("greedy", "ark_nova", Chance(seat)) for seat in range(2)]
    while game.decision is not None:
        seat = game.decision.seat
        pick = bots[seat].pick(Glimpse(game, seat))
        world = game.sample_world(seat, Chance(game.number))
        assert bot_of("greedy", "ark_nova", Chance(1)).pick(Glimpse(world, seat)) == pick
        game.apply(pick)


def test_leaves_the_game_as_it_is() -> None:
    game = new_game(RULES, 3, 2, {"maps": "random"})
    bots = [bot_of("greedy", "ark_nova", Chance(seat)) for seat in range(3)]
    while game.decision is not None and game.number < 150:
        before = RULES.dump(game.table)  # type: ignore[arg-type]  # a table of this game
        pick = bots[game.decision.seat].pick(Glimpse(game, game.decision.seat))
        assert RULES.dump(game.table) == before  # type: ignore[arg-type]
        game.apply(pick)


# --- obvious picks ---


def test_builds_a_home_for_an_animal_that_it_holds_and_can_pay() -> None:
    play = scenario().seat(0, hand="caracal", row=row_with("build", 3), workers=0).turn(0)
    assert choices(play, 2) == ["build", "size_2"]


def test_builds_no_larger_home_than_its_animal_needs() -> None:
    play = scenario().seat(0, hand="fennec_fox", row=row_with("build", 5), workers=0).turn(0)
    assert choices(play, 2) == ["build", "size_1"]


def test_plays_an_animal_whose_home_is_ready() -> None:
    table = scenario().seat(0, hand="caracal", buildings=f"size_2@{SIZE_2}", row=row_with("animals", 3), workers=0)
    assert choice(table.turn(0)) == "animals"


def test_plays_the_better_of_two_animals() -> None:
    table = scenario().seat(0, hand="caracal fennec_fox", buildings=f"size_2@{SIZE_2}", row=row_with("animals", 3))
    assert choice(table.turn(0).play("animals")) == "caracal"


def test_ends_the_game_ahead_by_supporting_a_project() -> None:
    table = scenario().seat(0, appeal=75, conservation=12, money=30, row=row_with("association", 5))
    table.seat(0, animals=AFRICANS, hand="sun_bear", buildings=f"size_2@{SIZE_2}")
    play = table.seat(1, appeal=30, conservation=5).turn(0)
    assert choices(play, 3) == ["association", "project", "africa-1"]


def test_supports_the_highest_level_it_has_reached() -> None:
    table = scenario().seat(0, appeal=20, row=row_with("association", 5))
    play = table.seat(0, animals=AFRICANS).turn(0)
    assert choices(play, 3) == ["association", "project", "africa-1"]


def test_takes_the_partner_zoo_that_its_hand_is_waiting_for() -> None:
    table = scenario().base_projects("birds", "predators", "herbivores")
    play = table.seat(0, hand="leopard caracal", row=row_with("association", 3)).turn(0)
    assert choice(play.play("association", "partner_zoo")) == "africa"


def test_keeps_what_it_can_play() -> None:
    table = scenario().seat(0, hand="caracal lion science_museum fennec_fox adventure_playground", money=20)
    play = table.stage("hand_limit", break_called_by=0, steps=9)
    assert set(choices(play, 2)) == {"lion", "science_museum"}


def test_plays_an_animal_in_the_last_turn() -> None:
    table = scenario().seat(0, appeal=60, hand="caracal", buildings=f"size_2@{SIZE_2}", row=row_with("animals", 3))
    assert choice(table.set(turns_left=1).turn(0)) == "animals"


def test_takes_money_when_it_has_none() -> None:
    table = scenario().seat(0, hand="caracal cheetah", money=0, workers=0, row=row_with("sponsors", 5))
    play = table.set(steps=5).turn(0)
    assert choices(play, 1) == ["sponsors"]


def test_donates_as_long_as_it_is_cheap() -> None:
    table = scenario().seat(0, money=25, side_2="association", row=row_with("association", 2), conservation=3)
    assert choice(table.turn(0).play("association")) == "donation"


def test_gives_the_least_useful_card_away() -> None:
    play = scenario().seat(0, hand="caracal science_museum", row=row_with("cards", 1)).turn(0)
    play.play("cards")
    assert choice(play) != "caracal"


# --- extra maps ---


def test_takes_a_card_back_that_it_can_play() -> None:
    table = scenario(map="11").seat(0, stored="wolf", buildings="size_4@b4-b5-b6-b7", money=40)
    assert choice(table.seat(0, row=row_with("animals", 5)).turn(0)) == "take_back-wolf"


def test_leaves_a_card_in_the_caves_that_it_cannot_play() -> None:
    assert choice(scenario(map="11").seat(0, stored="wolf", money=0).turn(0)) != "take_back-wolf"


def test_stores_a_card_for_the_money() -> None:
    table = scenario(map="11").seat(0, hand="lion", row=row_with("build", 1), buildings="size_1@b7")
    assert choice(table.turn(0).play("build", "size_1", "b6")) == "lion"


def test_keeps_a_good_card_that_a_little_strength_is_not_worth() -> None:
    table = scenario(map="t1").seat(0, left_edge=[1], hand="wolf", buildings="size_4@b4-b5-b6-b7", money=40)
    assert not choice(table.seat(0, row=row_with("animals", 5)).turn(0)).startswith("stronger")


def test_plays_a_person_free_of_charge() -> None:
    table = scenario(map="14").seat(0, hand="veterinarian", left_edge=[4], money=0)
    zoo = table.display("stoat caracal cougar jaguar raccoon koala").stage(
        "income", break_called_by=0, break_order=[0, 1]
    )
    assert choice(zoo.settle()) == "veterinarian"


def test_lets_the_shark_take_the_animal_with_most_appeal() -> None:
    table = scenario(map="14").seat(0, reputation=15, side_2="cards", row=row_with("build", 1), buildings="size_1@h1")
    zoo = table.display("stoat lion caracal raccoon wolf engineer").turn(0).play("build", "size_1")
    assert choice(zoo) == "lion"


@pytest.mark.rule("R-A-410")
def test_hypnotises_a_rival_whom_only_the_hypnotising_animal_has_overtaken() -> None:
    table = scenario().seat(0, hand="common_european_adder", partner_zoos="europe", buildings="size_1@a3", appeal=9)
    zoo = table.seat(0, row=row_with("animals", 2)).seat(1, appeal=10, row=row_with("cards", 3)).turn(0)
    zoo.play("animals")
    assert (zoo.prompt, choice(zoo) == "none") == ("hypnosis", False)


def test_sells_a_card_where_only_that_pays_for_venom() -> None:
    table = scenario(map="4").seat(0, hand="lion stoat", money=2, buildings="size_1@a6", venom="animals")
    game = table.seat(0, row="animals cards association sponsors build").turn(0).play("build", "pavilion")
    game.play(game.options[0])
    assert game.options == ["harbor-lion", "harbor-stoat"]
    assert choice(game) in game.options
