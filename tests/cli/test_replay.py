from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.kernel.save import checksum

if TYPE_CHECKING:
    from cli.terminal import Terminal


def write_save(number: int, **changes: Any) -> dict[str, Any]:
    """Write a save of a game after some picks, perhaps changed by somebody who knows how to sum it up."""
    game = menagerie.new_game("zooloretto", seats=3, seed=2)
    for _ in range(number):
        if game.decision is not None:
            game.apply(0)
    save = {**game.save(), **changes}
    if changes:
        save["checksum"] = checksum(save)
    Path("game.json").write_text(json.dumps(save))
    return save


def test_a_finished_game_shows_its_result(terminal: Terminal) -> None:
    write_save(1000)
    outcome = terminal.run("replay game.json")
    assert outcome.code == 0
    assert "Winner:" in outcome.text or "Shared victory:" in outcome.text


def test_a_running_game_shows_who_leads(terminal: Terminal) -> None:
    write_save(20)
    assert "Die Partie läuft noch." in terminal.run("replay game.json --language de").text


def test_a_game_saved_in_the_terminal_is_replayed(terminal: Terminal) -> None:
    terminal.run("play zooloretto --seats 2 --hot-seat 2 --seed 3", [*["1"] * 9, "s game.json"])
    assert "same outcome" in terminal.run("replay game.json").text


def test_a_game_that_comes_out_differently_is_one_line_and_exit_code_1(terminal: Terminal) -> None:
    save = write_save(20)
    checkpoint = save["checkpoint"]
    checkpoint["table"]["bank"] += 1
    checkpoint["table"]["zoos"][0]["money"] -= 1
    write_save(20, checkpoint=checkpoint)
    outcome = terminal.run("replay game.json")
    assert outcome.code == 1
    assert outcome.complaint == "menagerie: Played again, this game comes out differently from what was saved.\n"


def test_a_pick_that_the_rules_do_not_allow_is_a_difference(terminal: Terminal) -> None:
    save = write_save(20)
    write_save(20, picks=[[0, "fly"], *save["picks"][1:]])
    assert terminal.run("replay game.json").code == 1


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"", "not complete JSON"),
        (b'{"format": 1, "game"', "not complete JSON"),
        (b"[" * 100_000, "not complete JSON"),
        (b"[]", "not complete JSON"),
        (b"{}", "format"),
        (b"\x00\xff\xfe", "not text"),
    ],
)
@pytest.mark.parametrize("command", ["replay game.json", "play --resume game.json"])
def test_what_is_no_save_is_refused(terminal: Terminal, command: str, content: bytes, word: str) -> None:
    Path("game.json").write_bytes(content)
    assert word in terminal.refusal(command)


@pytest.mark.parametrize("command", ["replay game.json", "play --resume game.json"])
def test_an_edited_save_is_refused(terminal: Terminal, command: str) -> None:
    save = write_save(20)
    save["seed"] += 1
    Path("game.json").write_text(json.dumps(save))
    assert "checksum" in terminal.refusal(command)


def test_a_truncated_save_is_refused(terminal: Terminal) -> None:
    write_save(20)
    text = Path("game.json").read_text()
    Path("game.json").write_text(text[: len(text) // 2])
    assert "not complete JSON" in terminal.refusal("replay game.json")


def test_a_save_of_an_unknown_game_is_refused(terminal: Terminal) -> None:
    write_save(20, game="chess")
    assert "chess" in terminal.refusal("replay game.json")


@pytest.mark.parametrize("command", ["replay game.json", "play --resume game.json"])
def test_a_save_of_an_impossible_position_is_refused(terminal: Terminal, command: str) -> None:
    checkpoint = write_save(20)["checkpoint"]
    checkpoint["table"]["current"] = 99
    write_save(20, checkpoint=checkpoint)
    assert "damaged" in terminal.refusal(command)


SEED = 0x1_00112233_44556677_8899AABB_CCDDEEFF
FINGERPRINT = "edc89a15fdf2178b335a06bee2e8085a1d338e990a5ffa625196d87f442c7ed1"


def test_a_replay_shows_the_fingerprint_that_the_table_has_shown(terminal: Terminal) -> None:
    Path("game.json").write_text(json.dumps(menagerie.new_game("zooloretto", seats=3, seed=SEED).save()))
    lines = terminal.run("replay game.json").text.splitlines()
    assert f"Seed {SEED:#x}." in lines
    assert f"  {FINGERPRINT}" in lines


def test_a_short_seed_has_no_fingerprint(terminal: Terminal) -> None:
    write_save(20)
    text = terminal.run("replay game.json").text
    assert "Seed 2." in text
    assert "ingerprint" not in text
