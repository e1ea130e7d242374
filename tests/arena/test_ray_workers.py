"""A real Ray cluster plays: started here, or joined at its address."""

from __future__ import annotations

import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import menagerie
from arena.company import LIMIT, outcomes, planned, run, toy
from menagerie.arena import ray_workers
from menagerie.arena.ray_workers import RayWorkers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CLUSTER = """
import ray
from menagerie.arena.ray_workers import join
join("local", 2)
print(ray.get_runtime_context().gcs_address, flush=True)
input()
"""


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A cluster that somebody else has started."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    command = [sys.executable, "-c", CLUSTER]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as cluster:
        assert cluster.stdout is not None
        yield cluster.stdout.readline().strip()
        cluster.communicate("\n", timeout=60)


def test_a_cluster_on_this_machine_plays_the_same_games_and_loses_none_when_workers_are_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    marker = tmp_path / "killed"
    monkeypatch.setenv("MENAGERIE_TEST_MARKER", str(marker))
    # The bot kills the process of the cluster that watches its game, once, in the middle of the game.
    tournament = planned("random", toy("Killed:parent"), toy("Raises"), games=6)
    with RayWorkers("local", 2, LIMIT, tournament.entrants) as cluster:
        played = run(tournament, tmp_path / "cluster.jsonl", cluster)
    assert marker.exists()
    here = run(tournament, tmp_path / "here.jsonl")
    assert [without_trace(game) for game in outcomes(played)] == [without_trace(game) for game in outcomes(here)]
    assert sum(game.fault is not None for game in played) == 4


def without_trace(outcome: dict[str, object]) -> dict[str, object]:
    """Leave out where the code of a bot lies on the machine that ran it."""
    fault = outcome["fault"]
    return {**outcome, "fault": {**fault, "trace": ""} if isinstance(fault, dict) else None}


def test_a_cluster_is_joined_at_its_address(address: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "menagerie", "tournament", "zooloretto", "--bots", f"random,{toy('First')}"]
    command += ["--games", "4", "--ray", address, "--results", str(tmp_path / "cluster.jsonl")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    tournament = planned("random", toy("First"), games=4)
    there = run(tournament, tmp_path / "cluster.jsonl")  # nothing is left to play
    assert outcomes(there) == outcomes(run(tournament, tmp_path / "here.jsonl"))


@pytest.mark.parametrize("address", ["nowhere", "host:", ":6379", "host:port", "host:99999", "ray://host:1"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(menagerie.BadRequest, match="is not the address of a cluster"):
        RayWorkers(address, 1, LIMIT, ())


def test_an_address_where_nobody_answers_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound, but nobody listens
        with pytest.raises(menagerie.BadRequest, match="Can't reach the cluster"):
            RayWorkers(f"127.0.0.1:{taken.getsockname()[1]}", 1, LIMIT, ())


def test_an_address_where_something_else_answers_is_refused_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "LONG_PATIENCE", 3.0)
    refused = pytest.raises(menagerie.BadRequest, match="Can't reach the cluster")
    with socket.create_server(("127.0.0.1", 0)) as other, refused:
        RayWorkers(f"127.0.0.1:{other.getsockname()[1]}", 1, LIMIT, ())


def test_without_ray_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "find_spec", lambda name: None)
    with pytest.raises(menagerie.BadRequest, match=r"menagerie\[cluster\]"):
        RayWorkers("local", 1, LIMIT, ())
