"""Games on a Ray cluster: on many machines, or on this one.

Every task of the cluster plays one game in a process of its own, watched as on one machine; a task whose machine or
process is lost is given to another one by Ray, so no game is lost.
"""

from __future__ import annotations

import atexit
import logging
import socket
import subprocess
import sys
import tempfile
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import menagerie
from menagerie.arena.match import Job
from menagerie.arena.played import Played
from menagerie.arena.worker import Worker
from menagerie.kernel.errors import BadRequest, MenagerieError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from types import TracebackType

    from menagerie.arena.entrants import Entrant

LOCAL = "local"
PATIENCE = 5.0  # seconds for an address to answer
LONG_PATIENCE = 120.0  # seconds to join a cluster that answers
JOINING = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False); ray.shutdown()"
HIGHEST_PORT = 65535
STARTS = 3  # of a cluster on this machine
AHEAD = 3  # tasks that wait for each processor of the cluster


class ClusterFault(MenagerieError):
    """Something is wrong with the cluster."""


class RayWorkers:
    """A cluster, joined at an address, or started on this machine for as long as needed."""

    def __init__(self, address: str, processes: int, limit: float, entrants: Sequence[Entrant]) -> None:
        self.limit = limit
        self.files = {entrant.file: Path(entrant.file).read_bytes() for entrant in entrants if entrant.file}
        if find_spec("ray") is None:
            raise BadRequest("arena.error.no_ray")
        if address != LOCAL:
            check_address(address)
            try_to_join(address)
        join(address, processes)

    def __enter__(self) -> RayWorkers:
        return self

    def __exit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        import ray

        ray.shutdown()

    def play(self, jobs: Sequence[Job]) -> Iterator[Played]:
        """Play games, and yield their records in the order in which they end."""
        import ray

        # Without end: a game goes back to the cluster as often as a machine or a process is lost.
        task = ray.remote(num_cpus=1, max_retries=-1)(play_here)
        files = ray.put(self.files)
        waiting = list(reversed(jobs))
        running: list[Any] = []
        try:
            while waiting or running:
                room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
                given = [waiting.pop() for _ in range(min(room, len(waiting)))]
                running += [task.remote(job.to_json(), self.limit, files, menagerie.__version__) for job in given]
                done, running = ray.wait(running, num_returns=1)
                for played in ray.get(done):
                    yield Played.from_json(played)
        except ray.exceptions.RayError as error:
            raise ClusterFault("arena.error.cluster_failed", fault=first_line(error)) from error


def check_address(address: str) -> None:
    """Try an address before Ray does, which would wait for minutes and print a lot."""
    if address == "auto":  # Ray knows where that is
        return
    host, colon, port = address.rpartition(":")
    if not host or not colon or "/" in host or not port.isdigit() or int(port) > HIGHEST_PORT:
        raise BadRequest("arena.error.bad_address", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, UnicodeError) as error:
        raise BadRequest("arena.error.cluster_unreachable", address=address, fault=first_line(error)) from error


def try_to_join(address: str) -> None:
    """Join a cluster in a separate process first: if that fails, Ray waits for minutes, prints a lot, or even dies."""
    command = [sys.executable, "-c", JOINING, address]
    try:
        tried = subprocess.run(command, capture_output=True, text=True, timeout=LONG_PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        fault = f"{LONG_PATIENCE:g} s"
        raise BadRequest("arena.error.cluster_unreachable", address=address, fault=fault) from None
    if "Unauthenticated" in tried.stderr:
        raise BadRequest("arena.error.cluster_wants_token", address=address)
    if tried.returncode != 0:
        fault = tried.stderr.strip().rpartition("\n")[2]
        raise BadRequest("arena.error.cluster_unreachable", address=address, fault=fault.rstrip("."))


def join(address: str, processes: int) -> None:
    """Join a cluster, or start one on this machine; Ray allows half a minute, which is little on a busy one."""
    import ray

    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    here: dict[str, Any] = {"num_cpus": processes, "include_dashboard": False} if address == LOCAL else {}
    for attempt in range(1, STARTS + 1):
        try:
            ray.init(address=address, **here, **quiet)
            return
        except Exception as error:
            ray.shutdown()
            if not here or attempt == STARTS:
                fault = first_line(error)
                raise BadRequest("arena.error.cluster_unreachable", address=address, fault=fault) from error


def first_line(error: BaseException) -> str:
    """Return in one line what went wrong."""
    text = next((line.strip() for line in str(error).splitlines() if line.strip()), "")
    return text or type(error).__name__


# --- what happens on the machines of the cluster ---

_worker: Worker | None = None  # of this process of the cluster; it plays one game after the other
_written: dict[bytes, Path] = {}  # code that has come along


def play_here(job: Mapping[str, Any], limit: float, files: Mapping[str, bytes], version: str) -> dict[str, Any]:
    """Play a game in a process of its own on this machine of the cluster."""
    global _worker
    if version != menagerie.__version__:
        raise RuntimeError(f"menagerie {menagerie.__version__} on {socket.gethostname()}, but {version} was asked for")
    if _worker is None or _worker.limit != limit:
        if _worker is not None:
            _worker.close()
        _worker = Worker(limit)
        atexit.register(_worker.close)
    asked = Job.from_json(job)
    played = _worker.play(replace(asked, bots=tuple(here(bot, files) for bot in asked.bots)))
    assert played is not None  # nobody stops it
    return played.to_json()


def here(bot: str, files: Mapping[str, bytes]) -> str:
    """Name a bot so that it is found on this machine: the code or weights of its file have come along."""
    for file in sorted(files, key=len, reverse=True):  # one name may be the beginning of another
        if file in bot:
            return bot.replace(file, str(kept(Path(file).name, files[file])), 1)
    return bot


def kept(name: str, source: bytes) -> Path:
    """Write code that has come along into a folder that belongs to this process alone, once."""
    if source not in _written:
        folder = tempfile.TemporaryDirectory(prefix="menagerie-")
        atexit.register(folder.cleanup)
        _written[source] = Path(folder.name) / name
        _written[source].write_bytes(source)
    return _written[source]
