"""Bots from outside, most of them bad ones; tournaments load this file as anybody's."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

from menagerie.arena.clock import Clock
from menagerie.bots.parameters import Whole, Word

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse
    from menagerie.bots.parameters import Parameter
    from menagerie.kernel.chance import Chance


class First:
    """Take the first option, or another one from the front."""

    version = "7"
    parameters: tuple[Parameter, ...] = (Whole("place", 1, 1, 9),)

    def __init__(self, game: str, chance: Chance, place: int = 1) -> None:
        self.chance = chance
        self.place = place

    def pick(self, glimpse: Glimpse) -> int:
        return min(self.place, len(glimpse.decision.options)) - 1


class Plain(First):
    """A bot without parameters, and the base of the bad ones; it takes any option."""

    parameters: tuple[Parameter, ...] = ()

    def pick(self, glimpse: Glimpse) -> int:
        return self.chance.below(len(glimpse.decision.options))


class Raises(Plain):
    def pick(self, glimpse: Glimpse) -> int:
        raise LookupError("lost my\nnotes")


class Leaves(Plain):
    def pick(self, glimpse: Glimpse) -> int:
        raise SystemExit


class NeverMade(Plain):
    def __init__(self, game: str, chance: Chance) -> None:
        raise OSError("no weights")


class TooFar(Plain):
    def pick(self, glimpse: Glimpse) -> int:
        return len(glimpse.decision.options)


class Undecided(Plain):
    def pick(self, glimpse: Glimpse) -> int:
        return None  # type: ignore[return-value]


class Boundless(Plain):
    def pick(self, glimpse: Glimpse) -> int:
        return 10**5000


class Teaser:
    """Something that stands for no number after all."""

    def __index__(self) -> int:
        raise LookupError("not this one")


class Teases(Plain):
    def pick(self, glimpse: Glimpse) -> int:
        return Teaser()  # type: ignore[return-value]


HOUR = 3600.0  # seconds


def an_hour_passes() -> None:
    """Put the hand of the clock on the table back by an hour, so that nobody has to wait until a limit is over."""
    Clock(Path(sys.argv[1]))._hand[0] -= HOUR


class Maze(Teaser):
    """Something of which one never learns what number it stands for."""

    def __index__(self) -> int:
        an_hour_passes()
        return sum(range(1 << 60))


class TeasesForEver(Plain):
    def pick(self, glimpse: Glimpse) -> int:
        return Maze()  # type: ignore[return-value]


class Hangs(Plain):
    def pick(self, glimpse: Glimpse) -> int:
        an_hour_passes()
        while True:
            pass


class HoldsEverything(Plain):
    """Hang in C, where no other thread of the process gets a turn."""

    def pick(self, glimpse: Glimpse) -> int:
        an_hour_passes()
        return sum(range(1 << 60))


class HoldsOn(Plain):
    """Say where it is, and hang in C."""

    def pick(self, glimpse: Glimpse) -> int:
        marker = Path(os.environ["MENAGERIE_TEST_MARKER"])
        marker.with_suffix(".new").write_text(str(os.getpid()))
        marker.with_suffix(".new").replace(marker)
        return sum(range(1 << 60))


class HangsTogether(Plain):
    """Start another process, and wait for it for ever."""

    def pick(self, glimpse: Glimpse) -> int:
        other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
        Path(os.environ["MENAGERIE_TEST_MARKER"]).write_text(str(other.pid))
        an_hour_passes()
        return other.wait()


class Dies(Plain):
    def pick(self, glimpse: Glimpse) -> int:
        os._exit(3)


class Talks(Plain):
    """Print and read, which must not reach the tournament."""

    def pick(self, glimpse: Glimpse) -> int:
        sys.stdout.write("{}\n")
        sys.stdout.flush()
        os.write(1, b"nonsense\n")
        assert sys.stdin.read() == ""
        return super().pick(glimpse)


class Waits(Plain):
    """Wait for a sign before the first pick."""

    def pick(self, glimpse: Glimpse) -> int:
        while not Path(os.environ["MENAGERIE_TEST_MARKER"]).exists():
            sleep(0.01)
        return super().pick(glimpse)


class Killed(Plain):
    """Be killed once, in the middle of a game: the own process, or the one that watches it."""

    parameters = (Word("who", "me", ("me", "parent")),)

    def __init__(self, game: str, chance: Chance, who: str) -> None:
        super().__init__(game, chance)
        self.victim = os.getpid() if who == "me" else os.getppid()
        self.picks = 0

    def pick(self, glimpse: Glimpse) -> int:
        self.picks += 1
        marker = Path(os.environ["MENAGERIE_TEST_MARKER"])
        if self.picks == 5 and not marker.exists():
            marker.touch()
            os.kill(self.victim, signal.SIGKILL)
        return super().pick(glimpse)


NOT_A_BOT = 3
