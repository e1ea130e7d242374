"""A game saved at any decision loads and ends the same, in any process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import menagerie
from every_game.games import Subject, every_game, everything, play_out, random_game, some_positions, take_any
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import BadSave
from menagerie.kernel.save import checksum, load, replay

KEYED = 0x1_00112233_44556677_8899AABB_CCDDEEFF


@every_game
def test_a_game_saved_at_any_decision_loads_and_ends_the_same(subject: Subject) -> None:
    for game in some_positions(subject, 51):
        loaded = load(json.dumps(game.save()), subject.find_rules)
        assert everything(loaded) == everything(game)
        assert loaded.can_undo == game.can_undo
        assert loaded.save() == game.save()
        fork = game.fork()
        play_out(fork, Chance(4))
        play_out(loaded, Chance(4))
        assert everything(loaded) == everything(fork)


@every_game
def test_a_save_replays_from_its_first_pick(subject: Subject) -> None:
    *_, game = random_game(subject, 52)
    assert everything(replay(game.save(), subject.find_rules)) == everything(game)


@pytest.mark.parametrize("name", menagerie.GAMES)
def test_a_game_that_is_dealt_with_a_key_forks_undoes_loads_and_replays_like_any_other(name: str) -> None:
    game, chance = menagerie.new_game(name, seats=2, seed=KEYED), Chance(KEYED)
    undone = 0
    while game.decision is not None:
        before = everything(game)
        fork = game.fork()
        take_any(game, chance)
        if game.can_undo:
            assert everything(game.undo()) == before
            undone += 1
        if game.number % 30 == 0:
            loaded = menagerie.load(json.dumps(game.save()))
            fork.apply(game._last[3], seat=game._last[1])  # type: ignore[index]  # a pick has been made
            for other in (loaded, fork):
                play_out(other, Chance(4))
            assert everything(loaded) == everything(fork)
    assert undone
    assert everything(menagerie.replay(json.dumps(game.save()))) == everything(game)


def edited(save: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Change a save and make its checksum fit, as somebody might who knows how."""
    changed = {**save, **changes}
    return {**changed, "checksum": checksum(changed)}


@pytest.fixture(name="save")
def a_save() -> dict[str, Any]:
    game = menagerie.new_game("zooloretto", seats=3, seed=5)
    chance = Chance(5)
    for _ in range(30):
        take_any(game, chance)
    return game.save()


@pytest.mark.parametrize("length", [0, 1, 50, 400, -1])
def test_a_truncated_save_is_refused(save: dict[str, Any], length: int) -> None:
    with pytest.raises(BadSave, match="not complete JSON"):
        menagerie.load(json.dumps(save)[:length])


def test_an_edited_save_is_refused(save: dict[str, Any]) -> None:
    save["checkpoint"]["table"]["zoos"][0]["money"] += 5
    with pytest.raises(BadSave, match="changed after it was written"):
        menagerie.load(save)


@pytest.mark.parametrize(
    "field", ["game", "seats", "options", "seed", "picks", "checkpoint", "checksum", "rules_version"]
)
def test_a_save_without_a_field_names_it(save: dict[str, Any], field: str) -> None:
    del save[field]
    with pytest.raises(BadSave, match=field):
        menagerie.load(save)


def test_a_save_of_newer_rules_is_refused(save: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match="version 99 of the rules"):
        menagerie.load(edited(save, rules_version=99))


def test_a_save_of_a_newer_format_is_refused(save: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match="format 2"):
        menagerie.load(edited(save, format=2))


def test_a_save_with_an_impossible_pick_is_refused(save: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match="fly"):
        menagerie.load(edited(save, picks=[*save["picks"], [0, "fly"]]))
    with pytest.raises(BadSave, match=r"picks\.30"):
        menagerie.load(edited(save, picks=[*save["picks"], [9, "draw"]]))


def test_a_save_with_a_damaged_table_is_refused(save: dict[str, Any]) -> None:
    checkpoint = {"number": save["checkpoint"]["number"], "table": {"zoos": 3}}
    with pytest.raises(BadSave, match=r"checkpoint\.table"):
        menagerie.load(edited(save, checkpoint=checkpoint))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("drawn", 99),
        ("bank", 7),
        ("bank", "x"),
        ("current", 99),
        ("round", -1),
        ("over", 0),
        ("takers", [0, 0]),
        ("takers", [8]),
        ("takers", [0, 1, 2]),
        ("last_round", True),
        ("pile", []),
        ("pile", ["dodo"]),
        ("species", ["panda"]),
        ("offspring", [9, 0, 0, 0, 0, 0, 0, 0]),
        ("out_of_game", ["panda"]),
        ("trucks", []),
        ("zoos", []),
        ("in_hand", "panda"),
        ("chance", "x"),
    ],
)
def test_a_table_that_no_game_can_come_to_is_refused(save: dict[str, Any], field: str, value: Any) -> None:
    save["checkpoint"]["table"][field] = value
    with pytest.raises(BadSave, match=r"checkpoint\.table"):
        menagerie.load(edited(save))


def test_deep_nonsense_is_no_save() -> None:
    with pytest.raises(BadSave, match="not complete JSON"):
        menagerie.load("[" * 100_000)


def test_a_save_whose_table_was_changed_does_not_replay(save: dict[str, Any]) -> None:
    save["checkpoint"]["table"]["bank"] -= 1
    save["checkpoint"]["table"]["zoos"][0]["money"] += 1
    with pytest.raises(BadSave, match="differently"):
        menagerie.replay(edited(save))


def test_a_running_game_loads_after_a_rule_was_mended(save: dict[str, Any]) -> None:
    picks = [*save["picks"], [save["picks"][-1][0], "an-option-of-old"]]
    game = menagerie.load(edited(save, rules_version=0, picks=picks))
    assert game.picks() == [tuple(pick) for pick in save["picks"]]


PLAY = """
import json, sys, menagerie
from menagerie.kernel.chance import Chance
game, chance = menagerie.load(sys.stdin.read()), Chance(8)
while game.decision is not None:
    game.apply(chance.below(len(game.decision.options)))
print(json.dumps([game.picks(), game.scores(), game.view(None)]))
"""


@pytest.mark.parametrize("name", menagerie.GAMES)
def test_two_processes_with_different_hash_seeds_play_the_same_game(name: str) -> None:
    save = json.dumps(menagerie.new_game(name, seats=3, seed=7).save())
    ends = [
        subprocess.run(
            [sys.executable, "-c", PLAY],
            input=save,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert ends[0] == ends[1]
    assert json.loads(ends[0])[0]
