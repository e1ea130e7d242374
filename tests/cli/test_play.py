from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import menagerie
from cli.drawn import ENDINGS
from menagerie.kernel.seeds import STRONG

if TYPE_CHECKING:
    from cli.terminal import Terminal

GAME = "play zooloretto --seats 2 --bots random --seed 5 --option first_player=0"
GAME_AGAIN = "play zooloretto --seats 2 --seed 5 --bots random --option first_player=0"
# Two people share the keyboard, so that the second of them meets a table that no bot has changed.
HOT_SEAT = "play zooloretto --seats 2 --hot-seat 2 --seed 5 --option first_player=0"
# With this seed the first draw is forced: the first question is which truck takes the tile.

LONG_GAME = "play zooloretto --seats 5 --bots random --seed 5"
RESULT = ("enclosure of 6", "different stalls", "species in the barn", "points", "coins (tie-break)", "Winner:")


@pytest.mark.parametrize("language", ENDINGS)
def test_a_whole_game_is_played_by_numbers(terminal: Terminal, language: str) -> None:
    outcome = terminal.run(f"{LONG_GAME} --language {language}", ["1"] * 400)
    assert (outcome.code, outcome.complaint) == (0, "")
    assert "[cli." not in outcome.text
    assert "[zooloretto." not in outcome.text
    assert max(map(len, outcome.text.splitlines())) <= 80
    end = outcome.text.rpartition(ENDINGS[language])[2]
    assert language != "en" or all(word in end for word in RESULT)


def test_the_table_shows_trucks_piles_zoos_and_options(terminal: Terminal) -> None:
    text = terminal.run(GAME).text
    for word in ("Round 1", "end pile 15", "● A you", "■ B Random", "truck 3", "put it on truck 1", "2 extensions"):
        assert word in text


def test_an_option_may_be_named_by_its_key(terminal: Terminal) -> None:
    assert "● A loads truck 3" in terminal.run(GAME, ["load-3"]).text


def test_the_turn_ends_only_when_the_person_says_so(terminal: Terminal) -> None:
    text = terminal.run(GAME, ["load-3"]).text
    assert "Enter ends the turn, u undoes it >" in text
    assert "■ B" not in text.rpartition("● A loads truck 3")[2]


def test_a_finished_turn_can_be_taken_back_before_a_bot_plays(terminal: Terminal) -> None:
    text = terminal.run(GAME, ["load-3", "u", "load-1", "", "l"]).text
    assert "Undone." in text
    log = text.rpartition("help > l")[2]
    assert "● A loads truck 1" in log
    assert "● A loads truck 3" not in log
    assert "■ B" in log


def test_what_a_draw_revealed_cannot_be_taken_back(terminal: Terminal) -> None:
    text = terminal.run(HOT_SEAT, ["load-3", "", "draw", "u"]).text
    assert "🔒" in text
    assert "This can't be undone" in text


def test_why_not_says_what_stands_in_the_way(terminal: Terminal) -> None:
    text = terminal.run(HOT_SEAT, ["load-3", "", "w extend", "w dragon", "w draw"]).text
    assert "It costs 3 coins; you have 2." in text
    assert "Nothing about dragon here." in text
    assert "Possible, number 1: draw a tile" in text


def test_why_not_lists_everything_under_its_reasons(terminal: Terminal) -> None:
    text = terminal.run(HOT_SEAT, ["load-3", "", "w"]).text.rpartition("help > w")[2]
    assert "Truck 1 is empty" in text
    assert "extend your zoo (3 coins)" in text


def test_options_say_what_they_change(terminal: Terminal) -> None:
    text = terminal.run(HOT_SEAT, ["load-3", ""]).text
    assert "0 → 2*" in text
    assert "if the tiles are placed well" in text


def test_help_explains_rules_and_keys(terminal: Terminal) -> None:
    text = terminal.run(GAME, ["?"]).text
    assert "Zooloretto in short" in text
    assert "undo the last step" in text


def test_a_wrong_answer_is_asked_again(terminal: Terminal) -> None:
    text = terminal.run(GAME, ["99", "what", "load-1", "what"]).text
    assert "99? Type a number from 1 to 3" in text
    assert "what? Press Enter" in text


def test_the_end_of_the_input_ends_politely(terminal: Terminal) -> None:
    outcome = terminal.run(GAME, ["1"])
    assert outcome.code == 0
    assert f"menagerie {GAME_AGAIN}\n" in outcome.text


def test_an_interrupt_ends_politely(terminal: Terminal) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    terminal.monkeypatch.setattr("builtins.input", interrupt)
    outcome = terminal.run(GAME)
    assert outcome.code == 0
    assert "wasn't saved" in outcome.text


def test_leaving_offers_to_save_and_says_how_to_go_on(terminal: Terminal) -> None:
    text = terminal.run(GAME, ["load-1", "q", "evening.json"]).text
    assert "menagerie play --resume evening.json" in text
    assert Path("evening.json").exists()


def test_leaving_without_saving_leaves_no_file(terminal: Terminal) -> None:
    terminal.run(GAME, ["load-1", "q", "n"])
    assert list(Path().iterdir()) == []


def test_a_saved_game_goes_on_where_it_was_with_the_same_players(terminal: Terminal) -> None:
    terminal.run(GAME, ["load-1", "", "s evening.json", "q"])
    text = terminal.run("play --resume evening.json", ["l"]).text
    assert "● A loads truck 1" in text.rpartition("help > l")[2]
    assert "■ B Random" in text


def test_a_resumed_turn_can_still_be_taken_back(terminal: Terminal) -> None:
    terminal.run(GAME, ["load-1", "s evening.json", "q"])
    assert "Undone." in terminal.run("play zooloretto --resume evening.json", ["u"]).text


def test_a_resumed_game_goes_on_as_the_uninterrupted_one_does(terminal: Terminal) -> None:
    straight = terminal.run(HOT_SEAT, [*["1"] * 50, "t"]).text
    terminal.run(HOT_SEAT, [*["1"] * 40, "s evening.json", "q"])
    resumed = terminal.run("play --resume evening.json", [*["1"] * 10, "t"]).text
    assert "Round" in straight.rpartition("> t")[2]
    assert resumed.rpartition("> t")[2].splitlines()[:30] == straight.rpartition("> t")[2].splitlines()[:30]


def test_a_file_of_somebody_else_is_replaced_only_when_wanted(terminal: Terminal) -> None:
    Path("notes.json").write_text("mine")
    terminal.run(GAME, ["s notes.json", "n"])
    assert Path("notes.json").read_text() == "mine"
    terminal.run(GAME, ["s notes.json", "y"])
    assert menagerie.load(Path("notes.json").read_text()).rules.name == "zooloretto"


def test_a_place_where_nothing_can_be_written_is_named(terminal: Terminal) -> None:
    assert "Can't write no/folder.json" in terminal.run(GAME, ["s no/folder.json"]).text


def test_a_save_of_another_game_is_refused(terminal: Terminal) -> None:
    Path("evening.json").write_text(json.dumps(menagerie.new_game("zooloretto", seats=3).save()))
    assert "chess" in terminal.refusal("play chess --resume evening.json")


def test_a_save_without_players_seats_one_person_and_greedy_bots(terminal: Terminal) -> None:
    Path("evening.json").write_text(json.dumps(menagerie.new_game("zooloretto", seats=3, seed=1).save()))
    text = terminal.run("play --resume evening.json").text
    assert "● A you" in text
    assert "▲ C Greedy" in text


def test_people_share_the_keyboard(terminal: Terminal) -> None:
    text = terminal.run(HOT_SEAT, ["load-3", "", "u"]).text
    assert "■ B person" in text
    assert "This can't be undone" in text


def test_bots_may_play_among_themselves(terminal: Terminal) -> None:
    text = terminal.run("play zooloretto --seats 3 --hot-seat 0 --bots random --seed 3").text
    assert "Round 1 is over." in text
    assert "The game is over." in text


def test_piped_input_without_a_terminal_has_no_colours_and_only_signs_of_its_encoding(tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from menagerie.cli.main import main; main()", *GAME.split()]
    environment = {**os.environ, "LANG": "C.UTF-8", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        program, input="1\nq\nn\n", capture_output=True, text=True, cwd=tmp_path, env=environment, check=False
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "(2m 2f)" in done.stdout


def test_without_a_seed_nobody_can_guess_the_deal_but_it_can_be_played_again(terminal: Terminal) -> None:
    text = terminal.run("play zooloretto --seats 2 --bots random", ["s"]).text
    [file] = Path().glob("zooloretto-*.menagerie.json")
    save = json.loads(file.read_text())
    assert save["seed"] >= STRONG
    assert f"seed {save['seed']:#x}" in " ".join(text.split())
    assert len(file.name) < 40
    terminal.run(f"play zooloretto --seats 2 --bots random --seed {save['seed']:#x}", ["s again.json"])
    assert json.loads(Path("again.json").read_text())["checkpoint"] == save["checkpoint"]
