"""The challenge: three games for one in a row, with what is left in the box."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from ark_nova.base_box import BOX
from ark_nova.census import ark_nova_census
from ark_nova.scenario import Play
from menagerie.games.ark_nova import challenge
from menagerie.games.ark_nova.challenge import Played, Series
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import BadRequest, BadSave
from menagerie.kernel.game import new_game
from menagerie.kernel.messages import LANGUAGES, phrasebook
from menagerie.kernel.save import checksum

if TYPE_CHECKING:
    from menagerie import Game

SEEDS = range(4)
BASE = [project.key for project in BOX.base_projects]


def played_out(game: Game, seed: int = 0) -> Game:
    """Play a game to its end at random."""
    chance = Chance(seed)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
    return game


@cache
def after(games: int, seed: int = 0) -> Series:
    """Play some games of a challenge."""
    if games == 0:
        return challenge.start(seed)
    before = after(games - 1, seed)
    return before.with_result(ended(games, seed))


@cache
def ended(number: int, seed: int = 0) -> Game:
    """Play a game of a challenge, counted from 1, to its end."""
    return played_out(after(number - 1, seed).new_game(), seed)


def with_scores(*scores: int) -> Series:
    """Return a challenge whose games ended with these points."""
    games = [replace(game, score=score) for game, score in zip(after(3).played, scores, strict=False)]
    return replace(after(0), played=tuple(games))


def zones(game: Game) -> dict[str, Any]:
    """Show the whole table with its secrets."""
    return Play(game).saved


# --- games in a row ---


@pytest.mark.rule("R-A-562")
def test_three_games_are_played() -> None:
    assert [after(games).is_over for games in range(4)] == [False, False, False, True]


@pytest.mark.rule("R-A-562")
def test_every_game_is_a_solo_game_with_the_same_agreement() -> None:
    series = challenge.start(3, {"solo_appeal": 10, "map_set": "both", "discard": "open"})
    series = series.with_result(played_out(series.new_game()))
    setting = series.new_game().setting
    assert (setting.seats, setting.options["solo_appeal"], setting.options["map_set"]) == (1, 10, "both")


@pytest.mark.rule("R-A-562")
def test_the_same_seed_gives_the_same_challenge() -> None:
    assert challenge.start(5).new_game().save() == challenge.start(5).new_game().save()
    assert challenge.start(5).new_game().save() != challenge.start(6).new_game().save()


@pytest.mark.rule("R-A-562")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_no_card_is_lost_and_none_comes_twice(number: int) -> None:
    game: Any = after(number - 1).new_game()
    census = ark_nova_census(game.table)
    assert ark_nova_census(ended(number).table) == census  # type: ignore[arg-type]  # a table of this game
    assert max(census.values()) == 1


# --- what leaves ---


@pytest.mark.rule("R-A-563")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_cards_of_a_game_leave(seed: int) -> None:
    end = zones(ended(1, seed))
    me = end["zoos"][0]
    cards = [*end["discard"], *end["display"], *me["hand"], *me["animals"], *me["sponsors"], *me["final_cards"]]
    cards += [card for _, card in me["pouches"]]
    cards += [entry["project"] for entry in [*end["projects"], *end["base_projects"]]]
    assert sorted(after(1, seed).played[0].used["cards"]) == sorted(card for card in cards if card)


@pytest.mark.rule("R-A-563")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_next_game_is_dealt_from_the_rest_of_the_deck(seed: int) -> None:
    left = zones(ended(1, seed))["deck"]
    table = zones(played_out_maps(after(1, seed).new_game()))
    assert sorted([*table["deck"], *table["zoos"][0]["looking_at"]]) == sorted(left)


def played_out_maps(game: Game) -> Game:
    """Choose a map."""
    game.apply(0)
    return game


@pytest.mark.rule("R-A-563")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_left_never_comes_back(seed: int) -> None:
    used = [game.used["cards"] for game in after(3, seed).played]
    zoo_cards = [card for cards in used for card in cards if card not in BASE]
    assert len(set(zoo_cards)) == len(zoo_cards)


@pytest.mark.rule("R-A-563")
def test_final_scoring_cards_that_were_held_leave() -> None:
    held = zones(ended(1))["zoos"][0]["final_cards"]
    table = zones(played_out_maps(after(1).new_game()))
    pile = [*table["final_pile"], *table["zoos"][0]["final_cards"]]
    assert sorted([*pile, *held, "diverse_species_zoo"]) == sorted(BOX.final_scoring)


@pytest.mark.rule("R-A-563")
@pytest.mark.parametrize("seed", SEEDS)
def test_base_projects_of_earlier_games_are_not_laid_out_again(seed: int) -> None:
    laid_out = [
        entry["project"] for number in (1, 2, 3) for entry in zones(after(number - 1, seed).new_game())["base_projects"]
    ]
    assert len(set(laid_out)) == 9


@pytest.mark.rule("R-A-564")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("map_set", ["base", "alternative"])
def test_both_maps_offered_leave(seed: int, map_set: str) -> None:
    series = replace(after(0, seed), options={**after(0, seed).options, "map_set": map_set})
    offers = []
    for game in after(3, seed).played:
        offers.append(zones(series.new_game())["map_offers"][0])
        series = replace(series, played=(*series.played, replace(game, used={**game.used, "maps": offers[-1]})))
    assert [len(offer) for offer in offers] == [2, 2, 2]
    assert len({name for offer in offers for name in offer}) == 6


@pytest.mark.rule("R-A-565")
@pytest.mark.parametrize("seed", SEEDS)
def test_bonus_tiles_leave_and_the_third_game_uses_the_last_one_and_three_used_ones(seed: int) -> None:
    # V-A-174
    first, second, third = (game.used["bonus_tiles"] for game in after(3, seed).played)
    assert (len(first), len(second), set(first) & set(second)) == (4, 4, set())
    assert set(BOX.bonus_tiles) - {*first, *second} < set(third)
    assert len(set(third) & {*first, *second}) == 3


@pytest.mark.rule("R-A-565")
def test_used_tiles_come_back_at_random_to_any_place() -> None:
    used = {"bonus_tiles": list(BOX.bonus_tiles)[:8]}
    dealt = [new_game(RULES, 1, seed, {"used": used}).view(0)["bonus_tiles"] for seed in range(60)]
    assert {tile for tiles in dealt for places in tiles.values() for tile in places} == {*BOX.bonus_tiles}
    last = list(BOX.bonus_tiles)[8]
    assert {next(space for space, tiles in each.items() if last in tiles) for each in dealt} == {"5", "8"}


@pytest.mark.rule("R-A-566")
@pytest.mark.parametrize("seed", SEEDS)
def test_used_base_projects_can_still_be_found(seed: int) -> None:
    table = zones(after(2, seed).new_game())
    assert sorted([*table["base_pile"], *(entry["project"] for entry in table["base_projects"])]) == sorted(BASE)


@pytest.mark.rule("R-A-566")
def test_other_used_cards_are_out_of_reach() -> None:
    used = {"cards": [card.key for card in BOX.deck[:150]]}
    game = played_out(new_game(RULES, 1, 4, {"used": used}))
    table = zones(game)
    assert not {*table["deck"], *table["discard"]} & {*used["cards"]}
    assert Play(game).faults == []


# --- the result ---


@pytest.mark.rule("R-A-567")
@pytest.mark.parametrize(
    ("scores", "passed"), [((-5, 3, 2), True), ((-5, 3, 1), False), ((9, 0, 0), True), ((-9, 40, -32), False)]
)
def test_a_sum_of_0_passes(scores: tuple[int, ...], passed: bool) -> None:
    # V-A-173
    assert with_scores(*scores).is_passed is passed


@pytest.mark.rule("R-A-567")
def test_nothing_is_passed_before_the_third_game() -> None:
    assert not with_scores(20, 20).is_passed


@pytest.mark.rule("R-A-567")
def test_the_points_of_each_game_are_kept() -> None:
    assert after(2).scores == [ended(1).scores()[0], ended(2).scores()[0]]


@pytest.mark.rule("R-A-562")
def test_a_game_that_is_not_over_does_not_count() -> None:
    series = challenge.start(1)
    with pytest.raises(BadRequest, match="not over"):
        series.with_result(series.new_game())


@pytest.mark.rule("R-A-562")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_of_another_table_does_not_count(seats: int) -> None:
    with pytest.raises(BadRequest, match="does not belong"):
        challenge.start(1).with_result(played_out(new_game(RULES, seats, 1, {})))


@pytest.mark.rule("R-A-562")
def test_a_game_counts_once() -> None:
    with pytest.raises(BadRequest, match="does not belong"):
        after(1).with_result(ended(1))


@pytest.mark.rule("R-A-562")
@pytest.mark.parametrize(
    ("options", "word"), [({"solo_appeal": 5}, "20, 10, 0"), ({"maps": "a"}, "maps"), ({"used": None}, "used")]
)
def test_a_challenge_is_agreed_on_within_its_rules(options: dict[str, Any], word: str) -> None:
    with pytest.raises(BadRequest, match=word):
        challenge.start(1, options)


@pytest.mark.rule("R-A-563")
def test_should_too_few_cards_be_left_those_of_the_oldest_game_come_back() -> None:
    half = len(BOX.deck) // 2
    used = [[card.key for card in BOX.deck[:half]], [card.key for card in BOX.deck[half:]]]
    games = [
        replace(game, used={**game.used, "cards": cards}) for game, cards in zip(after(2).played, used, strict=True)
    ]
    series = replace(after(0), played=tuple(games))
    assert sorted(zones(series.new_game())["deck"]) == sorted(used[0])


# --- the option ---


@pytest.mark.rule("R-A-563")
@pytest.mark.parametrize(
    "used",
    [
        *({"cards": ["dodo"]}, {"cards": ["lion", "lion"]}, {"cards": "lion"}, {"cards": [3]}, {"tiles": []}, [], 3),
        {"cards": list(BOX.zoo_cards)},
        {"cards": list(BOX.final_scoring)},
        {"maps": ["1", "2", "3", "4", "5", "6", "7"]},
    ],
    ids=str,
)
def test_used_things_are_known_and_leave_enough_for_a_game(used: Any) -> None:
    with pytest.raises(BadRequest, match="used"):
        new_game(RULES, 1, 0, {"used": used})


@pytest.mark.rule("R-A-563")
def test_with_others_nothing_is_used() -> None:
    with pytest.raises(BadRequest, match="used"):
        new_game(RULES, 2, 0, {"used": {"cards": []}})


@pytest.mark.rule("R-A-563")
@pytest.mark.parametrize("picks", [0, 3, 60])
def test_a_game_of_a_challenge_is_saved_like_any_other(picks: int) -> None:
    game, chance = after(1).new_game(), Chance(1)
    for _ in range(picks):
        game.apply(chance.below(len(game.decision.options)) if game.decision else 0)
    loaded = menagerie.load(json.dumps(game.save()))
    assert loaded.save() == game.save()
    assert menagerie.replay(game.save()).view(0) == game.view(0)
    assert played_out(loaded, 2).scores() == played_out(game.fork(), 2).scores()


# --- saving a challenge ---


@pytest.mark.rule("R-A-562")
@pytest.mark.parametrize("games", range(4))
def test_a_challenge_is_saved_between_games(games: int) -> None:
    assert challenge.load(json.dumps(after(games).save())) == (after(games), None)


@pytest.mark.rule("R-A-562")
def test_a_challenge_is_saved_with_the_game_in_play() -> None:
    game = after(1).new_game()
    game.apply(1)
    series, running = challenge.load(json.dumps(after(1).save(game)))
    assert running is not None
    assert menagerie.load(running).view(0) == game.view(0)
    assert series.with_result(played_out(menagerie.load(running))).scores[0] == after(1).scores[0]


def saved(**changes: Any) -> dict[str, Any]:
    """Save a challenge, changed by somebody who knows how to sum it up."""
    save = {**after(1).save(), **changes}
    return {**save, "checksum": checksum(save)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edited_file_is_refused_with_its_reason(language: str) -> None:
    save = after(1).save()
    save["played"][0]["score"] += 50
    with pytest.raises(BadSave) as refusal:
        challenge.load(save)
    text = phrasebook(language).say(refusal.value.message)
    assert any(word in text for word in ("checksum", "somme de contrôle", "Prüfsumme"))


@pytest.mark.parametrize("length", [0, 1, 100, -2])
def test_a_truncated_file_is_refused(length: int) -> None:
    with pytest.raises(BadSave, match="not complete JSON"):
        challenge.load(json.dumps(after(1).save())[:length])


@pytest.mark.parametrize("nonsense", ["[]", "3", "null", "[" * 100_000])
def test_what_is_no_challenge_is_refused(nonsense: str) -> None:
    with pytest.raises(BadSave, match="not complete JSON"):
        challenge.load(nonsense)


@pytest.mark.parametrize("field", ["format", "challenge", "seed", "options", "played", "checksum"])
def test_a_file_without_a_field_names_it(field: str) -> None:
    save = after(1).save()
    del save[field]
    with pytest.raises(BadSave, match=field):
        challenge.load(save)


def test_a_file_of_a_newer_format_is_refused() -> None:
    with pytest.raises(BadSave, match="format 2"):
        challenge.load(saved(format=2))


def test_the_save_of_a_game_is_no_challenge() -> None:
    with pytest.raises(BadSave, match="of a game"):
        challenge.load(after(0).new_game().save())


ANY_USED: dict[str, list[str]] = {"cards": [], "maps": [], "bonus_tiles": []}


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"challenge": "zooloretto"}, "challenge"),
        ({"options": {"solo_appeal": 7}}, "options"),
        ({"options": {"dragons": 7}}, "options"),
        ({"played": [3]}, "played"),
        ({"played": [{}]}, "played"),
        ({"played": [{"score": "9", "used": ANY_USED}]}, "played"),
        ({"played": [{"score": 9, "used": None}]}, "played"),
        ({"played": [{"score": 9, "used": {"cards": []}}]}, "played"),
        ({"played": [{"score": 9, "used": {**ANY_USED, "cards": ["dodo"]}}]}, "played"),
        ({"played": [{"score": 9, "used": ANY_USED}] * 4}, "played"),
        ({"game": 3}, "game"),
        ({"game": {}}, "game"),
    ],
    ids=str,
)
def test_a_file_that_no_challenge_can_come_to_is_refused(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(BadSave, match=word):
        challenge.load(saved(**changes))


def test_a_file_with_a_game_of_another_challenge_is_refused() -> None:
    with pytest.raises(BadSave, match="game"):
        challenge.load(saved(game=after(0).new_game().save()))


def test_a_finished_game_is_plain_data() -> None:
    assert after(1).played[0] == Played(ended(1).scores()[0], after(1).played[0].used)
