from __future__ import annotations

from collections import Counter

import pytest

import menagerie
from ark_nova.base_box import BOX
from menagerie.arena import Result, simulate
from menagerie.arena.coverage import coverage_of
from menagerie.arena.tally import Tally
from menagerie.games.ark_nova.coverage import counts, covered_by, everything
from menagerie.kernel.messages import LANGUAGES, read_phrases

LEAST = 0.7  # of the cards come up in a few games


EXTRA_MAPS = (["9", "10", "13"], ["11", "12", "14"], ["t1", "t1", "11"])


def covered(games: int, jobs: int = 1, maps: str | list[str] = "random") -> dict[str, dict[str, int]]:
    options = {"maps": maps, "map_set": "both"}
    return simulate(
        "ark_nova", seats=3, games=games, bots=["variety"], jobs=jobs, options=options, coverage=True
    ).coverage


def test_everything_has_its_number() -> None:
    numbers = {group: len(things) for group, things in everything().items()}
    assert numbers.pop("events") > 60
    assert numbers == {
        "cards": 212,
        "base_projects": 12,
        "final_scoring": 11,
        "abilities": 30,
        "sponsors": 116,
        "bonuses": 36,
        "bonus_tiles": 9,
        "map_powers": 16,
        "project_levels": 15,
    }


def test_nothing_is_listed_twice() -> None:
    assert all(len(set(things)) == len(things) for things in everything().values())


def test_the_groups_have_names_in_every_language() -> None:
    for language in LANGUAGES:
        phrases = read_phrases(language)
        assert all(f"ark_nova.coverage.{group}" in phrases for group in everything())


def test_a_few_games_show_most_cards_and_effects() -> None:
    runs = [covered(24), *(covered(8, maps=maps) for maps in EXTRA_MAPS)]
    for group, things in runs[0].items():
        seen = [thing for thing in things if any(run[group][thing] for run in runs)]
        assert len(seen) > LEAST * len(things), group


def test_what_comes_up_is_on_the_list() -> None:
    game = menagerie.new_game("ark_nova", seats=2, seed=3)
    while game.decision is not None:
        game.apply(len(game.decision.options) // 2)
    known = {(group, thing) for group, things in everything().items() for thing in things}
    found = counts(game.journal)
    assert found
    assert set(found) <= known


def test_a_card_counts_when_it_is_played() -> None:
    card = BOX.deck[0]
    event = "ark_nova.event.plays_animal"
    assert ("cards", card.key) in covered_by(event, {"animal": card, "price": 0, "folder": 0})


def test_two_processes_count_the_same_as_one() -> None:
    assert covered(8, jobs=2) == covered(8)


def test_what_never_came_up_comes_first() -> None:
    tally = Tally(covered=Counter({("cards", "lion"): 2, ("cards", "wolf"): 1}))
    result = Result("ark_nova", 2, tally, 1.0, {"cards": ["lion", "wolf", "zebra"]})
    assert list(result.coverage["cards"].items()) == [("zebra", 0), ("wolf", 1), ("lion", 2)]


def test_without_being_asked_nothing_is_counted() -> None:
    result = simulate("ark_nova", seats=2, games=1, bots=["random"])
    assert "coverage" not in result.to_json()
    assert not result.tally.covered


def test_a_game_that_cannot_tell_is_refused() -> None:
    with pytest.raises(menagerie.BadRequest, match="zooloretto can't tell what its games covered"):
        simulate("zooloretto", seats=2, games=1, bots=["random"], coverage=True)
    with pytest.raises(menagerie.BadRequest, match="ark_nova"):
        coverage_of("chess")
