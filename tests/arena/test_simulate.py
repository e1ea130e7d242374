from __future__ import annotations

import os
import signal
import subprocess
import sys
from fractions import Fraction
from typing import Any

import pytest

import menagerie
from menagerie.arena import simulate
from menagerie.arena.simulate import Match
from menagerie.arena.tally import BotTally, Tally

ENDLESS = """
from menagerie.arena import simulate
simulate("zooloretto", seats=3, games=10**6, bots=["random"], jobs=2, progress=lambda done: print(done, flush=True))
"""


def played(**changes: Any) -> dict[str, Any]:
    asked: dict[str, Any] = {"seats": 3, "games": 3, "bots": ["greedy", "random"], "seed": 4} | changes
    result = simulate("zooloretto", **asked).to_json()
    return {key: value for key, value in result.items() if "second" not in key}


def test_result_as_json() -> None:
    result = simulate("zooloretto", seats=2, games=3, bots=["random"]).to_json()
    assert list(result) == [
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "bots",
    ]
    assert list(result["bots"]["random"]) == ["games", "wins", "mean_score"]
    assert (result["game"], result["seats"], result["games"]) == ("zooloretto", 2, 3)


def test_every_victory_is_somebodys() -> None:
    result = played(seats=4, games=6, bots=["random"])
    assert sum(bot["wins"] for bot in result["bots"].values()) == pytest.approx(6)


def test_fewer_bots_than_seats_sit_down_again() -> None:
    result = played(seats=3, games=2)
    assert {name: bot["games"] for name, bot in result["bots"].items()} == {"greedy": 4, "random": 2}


def test_each_bot_sits_everywhere_equally_often() -> None:
    match = Match("zooloretto", 3, ("greedy", "random", "random"), 0, {})
    assert [match.seated(number).index("greedy") for number in range(6)] == [0, 2, 1, 0, 2, 1]


def test_two_processes_come_to_the_same_as_one() -> None:
    assert played(games=4, jobs=2) == played(games=4, jobs=1)


def test_a_longer_simulation_begins_with_the_shorter_one() -> None:
    match = Match("zooloretto", 2, ("random", "random"), 9, {})
    assert match.play(range(6)) == match.play(range(4)) + match.play(range(4, 6))


def test_another_seed_plays_other_games() -> None:
    assert played(seed=1, bots=["random"]) != played(seed=2, bots=["random"])


def test_options_reach_the_game() -> None:
    match = Match("zooloretto", 3, ("random",) * 3, 0, {"extension_bonus": 2})
    assert match.deal(0)[0].setting.options["extension_bonus"] == 2


def test_progress_counts_the_games_done() -> None:
    done: list[int] = []
    simulate("zooloretto", seats=2, games=10, bots=["random"], progress=done.append)
    assert done == sorted(done)
    assert done[-1] == 10


def test_a_shared_victory_counts_as_its_share() -> None:
    half = Tally(1, 50, {"greedy": BotTally(1, Fraction(1, 2), 20), "random": BotTally(1, Fraction(1, 2), 20)})
    assert (half + half).bots["greedy"] == BotTally(2, Fraction(1), 40)
    assert half.bots["random"].to_json() == {"games": 1, "wins": 0.5, "mean_score": 20.0}


def test_a_game_played_alone_may_be_nobodys_victory() -> None:
    result = simulate("ark_nova", seats=1, games=2, bots=["random"]).to_json()
    assert (result["bots"]["random"]["games"], result["bots"]["random"]["wins"]) == (2, 0.0)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"games": 0}, "arena.error.too_few_games"),
        ({"jobs": 0}, "arena.error.too_few_jobs"),
        ({"bots": []}, "arena.error.no_bots"),
        ({"seats": 2, "bots": ["random"] * 3}, "arena.error.too_many_bots"),
        ({"seats": 9}, "kernel.error.bad_seats"),
        ({"bots": ["clever"]}, "bots.error.unknown_bot"),
        ({"options": {"weather": "fine"}}, "kernel.error.unknown_option"),
    ],
)
def test_what_cannot_be_simulated_is_refused(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(menagerie.BadRequest) as refused:
        played(**changes)
    assert refused.value.message.key == key
    assert not str(refused.value).startswith("[")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(menagerie.BadRequest, match="no game called chess"):
        simulate("chess", seats=2, games=1, bots=["random"])


@pytest.mark.skipif(sys.platform == "win32", reason="there a Ctrl-C cannot be sent to one program alone")
def test_an_interrupt_ends_all_processes_with_one_complaint() -> None:
    arena = subprocess.Popen(
        [sys.executable, "-c", ENDLESS],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert arena.stdout is not None
    arena.stdout.readline()
    os.killpg(arena.pid, signal.SIGINT)  # as a terminal does: to the program and its processes alike
    _, complaints = arena.communicate(timeout=20)
    assert complaints.count("Traceback") == 1
    assert complaints.rstrip().endswith("KeyboardInterrupt")
