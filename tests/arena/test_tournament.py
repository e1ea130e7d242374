from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

import menagerie
from arena.company import LIMIT, TOYS, outcomes, planned, run, toy
from menagerie.arena.local_workers import LocalWorkers
from menagerie.arena.played import Fault
from menagerie.arena.summary import summary_of


def faults(tmp_path: Path, bot: str) -> list[Fault | None]:
    """Let a toy bot play against random from both seats, in the same tournament as two good bots."""
    tournament = planned(toy(bot), "random", "variety", games=6)
    games = run(tournament, tmp_path / "games.jsonl", LocalWorkers(2, LIMIT))
    assert len(games) == 6
    label = f"toy_bots.py:{bot}"
    assert all(game.fault is None and game.scores for game in games if label not in game.bots)
    found = [game.fault for game in games if label in game.bots]
    for game in games:
        if game.fault is not None:
            assert game.fault.seat == game.bots.index(label)
            assert game.winners == (1 - game.bots.index(label),)
            assert sorted(game.ranks) == [1, 2]
    return found


def test_one_process_and_three_come_to_the_same(tmp_path: Path) -> None:
    tournament = planned("random", "greedy", "variety", games=6)
    one = run(tournament, tmp_path / "one.jsonl", LocalWorkers(1, LIMIT))
    three = run(tournament, tmp_path / "three.jsonl", LocalWorkers(3, LIMIT))
    assert outcomes(one) == outcomes(three)
    assert [(game.deal, game.bots) for game in one] == tournament.fixtures()


def test_a_deal_is_the_same_from_every_seat() -> None:
    tournament = planned("random", "greedy", games=4)
    jobs = [tournament.job(fixture) for fixture in tournament.fixtures()]
    assert [job.deal_seed for job in jobs] == [jobs[0].deal_seed] * 2 + [jobs[2].deal_seed] * 2
    assert jobs[0].deal_seed != jobs[2].deal_seed
    assert len({luck for job in jobs for luck in job.luck}) == 8


def test_a_bot_that_is_named_twice_takes_part_twice(tmp_path: Path) -> None:
    tournament = planned("random", "random", games=2)
    assert tournament.labels == ("random", "random #2")
    first, second = run(tournament, tmp_path / "games.jsonl")
    assert first.scores != second.scores


@pytest.mark.parametrize(("seats", "bots"), [(2, ["random"]), (3, ["random", "greedy"]), (5, ["random", "variety"])])
def test_any_number_of_seats(tmp_path: Path, seats: int, bots: list[str]) -> None:
    summary = summary_of(tournament := planned(*bots, seats=seats, games=1), run(tournament, tmp_path / "games.jsonl"))
    assert sum(bot.games for bot in summary.bots) == seats * len(summary.games)
    assert all(len(bot.places) == seats for bot in summary.bots)


def test_alone_a_bot_wins_by_its_points(tmp_path: Path) -> None:
    tournament = planned("random", "greedy", game="ark_nova", seats=1, games=4, options={"solo_appeal": 20})
    games = run(tournament, tmp_path / "games.jsonl")
    assert all((game.winners == (0,)) == (game.scores[0] >= 0) for game in games)
    summary = summary_of(tournament, games)
    assert summary.bots[0].label == "greedy"
    assert summary.bots[0].wins is not None
    assert summary.usual == {}


def test_figures_of_ark_nova(tmp_path: Path) -> None:
    (game,) = run(planned("greedy", game="ark_nova", seats=2, games=1), tmp_path / "games.jsonl")
    for figures, parts in zip(game.figures, game.parts, strict=True):
        assert 10 < figures["turns"] < 60
        assert figures["appeal"] >= parts["appeal"]
        assert 0 <= figures["upgrades"] <= 5
        assert figures["animals"] > 0
    assert abs(game.figures[0]["turns"] - game.figures[1]["turns"]) <= 1
    assert game.table["ended_by"] in (0, 1)
    assert game.table["breaks"] > 0
    assert len(game.table["maps"]) == 2


def test_a_bot_from_a_file_takes_part(tmp_path: Path) -> None:
    tournament = planned(toy("First:3"), "random", games=2)
    games = run(tournament, tmp_path / "games.jsonl")
    assert games[0].bots[0] == "toy_bots.py:First:3"
    assert games[0].versions == ("7", menagerie.__version__)
    assert all(game.fault is None for game in games)


def test_a_bot_of_an_installed_package_takes_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site"
    (package / "my_bots-2.5.dist-info").mkdir(parents=True)
    (package / "my_bots-2.5.dist-info" / "METADATA").write_text("Name: my-bots\nVersion: 2.5\n")
    (package / "my_bots-2.5.dist-info" / "entry_points.txt").write_text("[menagerie.bots]\nmine = my_bots:Plain\n")
    (package / "my_bots.py").write_text(TOYS.read_text().replace('version = "7"', ""))
    monkeypatch.setenv("PYTHONPATH", str(package))  # for the processes that play
    monkeypatch.syspath_prepend(package)
    games = run(planned("mine", "random", games=2), tmp_path / "games.jsonl")
    assert games[0].bots == ("mine", "random")
    assert games[0].versions == ("2.5", menagerie.__version__)
    assert all(game.fault is None for game in games)


def test_what_a_bot_prints_and_reads_does_not_reach_the_tournament(tmp_path: Path) -> None:
    assert faults(tmp_path, "Talks") == [None] * 4


@pytest.mark.parametrize(
    ("bot", "kind", "text"),
    [
        ("Raises", "raised", "LookupError: lost my notes"),
        ("Leaves", "raised", "SystemExit"),
        ("NeverMade", "raised", "OSError: no weights"),
        ("TooFar", "illegal", "There is no option"),
        ("Undecided", "illegal", "None"),
        ("Boundless", "illegal", ""),
        ("Teases", "raised", "LookupError: not this one"),
        ("Dies", "died", ""),
    ],
)
def test_a_bad_bot_loses_its_games_and_the_tournament_goes_on(tmp_path: Path, bot: str, kind: str, text: str) -> None:
    for fault in faults(tmp_path, bot):
        assert fault is not None
        assert fault.kind == kind
        assert text in fault.text


@pytest.mark.parametrize("bot", ["Hangs", "HoldsEverything", "TeasesForEver"])
def test_a_bot_that_hangs_loses_and_its_process_is_replaced(tmp_path: Path, bot: str) -> None:
    assert faults(tmp_path, bot) == [Fault(0, "hung", "60 s"), Fault(1, "hung", "60 s")] * 2


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere such a process outlives the bot")
def test_what_a_bot_has_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marker = tmp_path / "pid"
    monkeypatch.setenv("MENAGERIE_TEST_MARKER", str(marker))
    assert faults(tmp_path, "HangsTogether")[0] == Fault(0, "hung", "60 s")
    while is_running(int(marker.read_text())):  # else the test never ends
        sleep(0.05)


def test_a_process_that_is_killed_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marker = tmp_path / "killed"
    monkeypatch.setenv("MENAGERIE_TEST_MARKER", str(marker))
    tournament = planned(toy("Killed"), "random", games=4)
    killed = run(tournament, tmp_path / "killed.jsonl")
    assert marker.exists()
    assert outcomes(killed) == outcomes(run(tournament, tmp_path / "undisturbed.jsonl"))
    assert all(game.fault is None for game in killed)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere such a process outlives the tournament")
def test_a_tournament_that_is_killed_leaves_no_process_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marker = tmp_path / "pid"
    monkeypatch.setenv("MENAGERIE_TEST_MARKER", str(marker))
    command = [sys.executable, "-m", "menagerie", "tournament", "zooloretto", "--bots", toy("HoldsOn")]
    with subprocess.Popen([*command, "--results", str(tmp_path / "games.jsonl"), "--jobs", "1"]) as tournament:
        while not marker.exists():
            assert tournament.poll() is None
            sleep(0.05)
        tournament.kill()
    while is_running(int(marker.read_text())):  # else the test never ends
        sleep(0.05)


def is_running(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGINT])
def test_a_tournament_that_is_killed_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: signal.Signals
) -> None:
    marker, file = tmp_path / "go on", tmp_path / "games.jsonl"
    monkeypatch.setenv("MENAGERIE_TEST_MARKER", str(marker))
    bots = ("random", "variety", toy("Waits"))
    command = [sys.executable, "-m", "menagerie", "tournament", "zooloretto", "--bots", ",".join(bots)]
    command += ["--games", "6", "--jobs", "2", "--results", str(file)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as tournament:
        while not file.exists() or file.read_bytes().count(b"\n") < 2:  # then all wait for the bot that waits
            assert tournament.poll() is None
            sleep(0.05)
        os.kill(tournament.pid, sent)
        _, complaint = tournament.communicate(timeout=60)
    if sent is signal.SIGINT:
        assert tournament.returncode == 130
        assert "go on from" in complaint
    before = file.read_bytes()
    assert before.count(b"\n") == 2
    marker.touch()
    again = planned(*bots, games=6)
    games = run(again, file)
    assert file.read_bytes().startswith(before)
    assert outcomes(games) == outcomes(run(again, tmp_path / "undisturbed.jsonl"))
