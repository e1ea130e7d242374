"""The parameters behind a bot's name, as in planner:2s; each reads its own text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.kernel.messages import Argument

SECONDS = re.compile(r"(\d+(?:\.\d+)?)(s|ms)")


class Parameter(Protocol):
    """One parameter of a bot."""

    @property
    def name(self) -> str:
        """The name of the parameter, which is also the name of its argument."""
        ...

    @property
    def default(self) -> Any:
        """The value if nothing is said."""
        ...

    @property
    def allowed(self) -> Argument:
        """Return the allowed values as text for people."""
        ...

    def read(self, text: str) -> Any:
        """Read a value; raise a ValueError if it is not allowed."""
        ...

    def write(self, value: Any) -> str:
        """Write a value so that it reads the same again."""
        ...


class Budget(NamedTuple):
    """How long a bot may think about a decision: seconds, or rounds, which are the same anywhere."""

    seconds: float | None = None
    rounds: int | None = None


@dataclass(frozen=True)
class Thought:
    """A parameter that is a budget: 2s, 500ms, or a number of rounds such as 400."""

    name: str
    default: Budget

    @property
    def allowed(self) -> Argument:
        """Return the allowed values as text for people."""
        return Message("bots.allowed.budget")

    def read(self, text: str) -> Budget:
        """Read a budget."""
        if match := SECONDS.fullmatch(text):
            seconds = float(match[1]) / (1000 if match[2] == "ms" else 1)
            if seconds > 0:
                return Budget(seconds=seconds)
        elif text.isascii() and text.isdigit() and int(text) > 0:
            return Budget(rounds=int(text))
        raise ValueError(text)

    def write(self, value: Budget) -> str:
        """Write a budget."""
        return f"{value.seconds:g}s" if value.rounds is None else str(value.rounds)


@dataclass(frozen=True)
class Whole:
    """A parameter that is a whole number in a range."""

    name: str
    default: int
    lowest: int
    highest: int

    @property
    def allowed(self) -> Argument:
        """Return the allowed values as text for people."""
        return f"{self.lowest} - {self.highest}"

    def read(self, text: str) -> int:
        """Read a whole number."""
        number = int(text)
        if not self.lowest <= number <= self.highest:
            raise ValueError(text)
        return number

    def write(self, value: int) -> str:
        """Write the number."""
        return str(value)


@dataclass(frozen=True)
class Word:
    """A parameter that is one of a few words."""

    name: str
    default: str
    among: Sequence[str]

    @property
    def allowed(self) -> Argument:
        """Return the allowed values as text for people."""
        return tuple(self.among)

    def read(self, text: str) -> str:
        """Take one of the words."""
        if text not in self.among:
            raise ValueError(text)
        return text

    def write(self, value: str) -> str:
        """Write the word."""
        return value


@dataclass(frozen=True)
class FileName:
    """A parameter that is a file of weights; only whoever started the program may name one."""

    name: str
    default: str

    @property
    def allowed(self) -> Argument:
        """Return the allowed values as text for people."""
        return Message("bots.allowed.weights")

    def read(self, text: str) -> str:
        """Take the name of a file; its content is checked when the bot is made."""
        if not text:
            raise ValueError(text)
        return text

    def write(self, value: str) -> str:
        """Write the name."""
        return value
