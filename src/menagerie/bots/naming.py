"""Names of bots: a name, then parameters: planner:2s, planner:400,worlds=8.

A bot from outside is named by its file and class, my_bots/clever.py:Clever, or by its entry point.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from menagerie.bots.kinds import KINDS, Kind, defaults_of
from menagerie.bots.parameters import FileName
from menagerie.bots.plugins import installed, installed_kind, kind_in_file
from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.bots.bot import Bot
    from menagerie.bots.parameters import Parameter
    from menagerie.kernel.chance import Chance

IN_A_FILE = re.compile(r"(?P<file>.+\.py):(?P<name>[^:,]*)(?::(?P<said>.*))?")
SAID_BY_NAME = re.compile(r"(?P<name>\w+)\s*=(?P<value>.*)")


@dataclass(frozen=True)
class NamedBot:
    """A bot that was asked for, ready to be made as often as needed."""

    kind: Kind
    game: str
    said: Mapping[str, Any]  # the parameters, by name

    @property
    def name(self) -> str:
        """The name of the bot: the same for all ways to ask for the same."""
        others = [
            (place, parameter, self.said[parameter.name])
            for place, parameter in enumerate(self.kind.parameters)
            if self.said[parameter.name] != parameter.default
        ]
        said = [f"{parameter.name}=" * (place > 0) + parameter.write(value) for place, parameter, value in others]
        return f"{self.kind.name}:{','.join(said)}" if said else self.kind.name

    @property
    def file(self) -> str:
        """Where the code or the weights of the bot are, if they come from a file."""
        named = (p.name for p in self.kind.parameters if isinstance(p, FileName) and self.said[p.name] != p.default)
        return self.kind.file or next((str(self.said[name]) for name in named), "")

    def make(self, chance: Chance) -> Bot:
        """Make the bot, with its own luck."""
        return self.kind.make(self.game, chance, **self.said)


def bot_named(text: str, game: str, *, files: bool = False) -> NamedBot:
    """Find a bot by its name; `files` allows code in files, which only whoever started the program may name."""
    found = IN_A_FILE.fullmatch(text.strip())
    if found and files:
        kind = kind_in_file(found["file"], found["name"])
        return NamedBot(kind, game, read_parameters(kind, found["said"], files=True))
    name, colon, said = (part.strip() for part in text.partition(":"))
    kind = kind_called(name)
    return NamedBot(kind, game, read_parameters(kind, said if colon else None, files=files))


def kind_called(name: str) -> Kind:
    """Find a kind of bot: ours first, then those of installed packages."""
    if name in KINDS:
        return KINDS[name]
    others = installed()
    if name not in others:
        raise BadRequest("bots.error.unknown_bot", bot=name, allowed=(*KINDS, *others))
    return installed_kind(others[name])


def read_parameters(kind: Kind, text: str | None, *, files: bool) -> dict[str, Any]:
    """Read the parameters of a bot; None if there are none."""
    said = defaults_of(kind)
    given: set[str] = set()
    for place, part in enumerate(text.split(",") if text is not None else ()):
        parameter, value = parameter_of(kind, part.strip(), first=place == 0)
        if parameter.name in given:
            raise BadRequest("bots.error.parameter_twice", bot=kind.name, parameter=parameter.name)
        if isinstance(parameter, FileName) and value != parameter.default and not files:
            raise BadRequest("bots.error.no_files_here", bot=kind.name, parameter=parameter.name)
        given.add(parameter.name)
        try:
            said[parameter.name] = parameter.read(value)
        except ValueError:
            raise BadRequest(
                "bots.error.bad_parameter",
                bot=kind.name,
                parameter=parameter.name,
                value=value or '""',
                allowed=parameter.allowed,
            ) from None
    return said


def parameter_of(kind: Kind, part: str, *, first: bool) -> tuple[Parameter, str]:
    """Find the parameter that is meant, and the text of its value; only the first may omit its name."""
    if not kind.parameters:
        raise BadRequest("bots.error.no_parameters", bot=kind.name, value=part or '""')
    found = SAID_BY_NAME.fullmatch(part)
    if first and not found:
        return kind.parameters[0], part
    name = found["name"] if found else part
    for parameter in kind.parameters:
        if found and parameter.name == name:
            return parameter, found["value"].strip()
    allowed = tuple(f"{parameter.name}=" for parameter in kind.parameters)
    raise BadRequest("bots.error.unknown_parameter", bot=kind.name, parameter=name or '""', allowed=allowed)


def listed(text: str) -> list[str]:
    """Split a list of bots at its commas; name=value goes with the bot before it."""
    names: list[str] = []
    for part in text.split(","):
        if names and SAID_BY_NAME.fullmatch(part.strip()) and ":" in names[-1]:
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return names


def known(names: Sequence[str], game: str) -> bool:
    """Return whether all of these are bots for a game."""
    try:
        for name in names:
            bot_named(name, game)
    except BadRequest:
        return False
    return True
