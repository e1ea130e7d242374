"""Bots from outside: a class in a file, or one that an installed package offers as an entry point."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from dataclasses import replace
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

from menagerie.bots.kinds import Kind
from menagerie.kernel.errors import BadRequest, MenagerieError, fault_of

if TYPE_CHECKING:
    from types import ModuleType

    from menagerie.bots.bot import Bot, Glimpse
    from menagerie.bots.parameters import Parameter
    from menagerie.kernel.chance import Chance

GROUP = "menagerie.bots"


class BotFailed(MenagerieError):
    """A bot from outside has failed."""


class OutsideBot:
    """A bot from outside; if it fails, the error names it."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def pick(self, glimpse: Glimpse) -> int:
        """Choose an option by its index."""
        try:
            return self.bot.pick(glimpse)
        except (Exception, SystemExit) as error:
            raise BotFailed("bots.error.plugin_failed", bot=self.name, fault=fault_of(error)) from error


def installed() -> dict[str, EntryPoint]:
    """List the bots that installed packages offer, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def installed_kind(entry: EntryPoint) -> Kind:
    """Load a bot of an installed package."""
    try:
        made_by = entry.load()
    except (Exception, SystemExit) as error:
        raise BadRequest("bots.error.plugin_fails", file=entry.value, fault=fault_of(error)) from error
    kind = kind_of(entry.name, entry.value, made_by)
    package = entry.dist  # its version stands for its code
    version = kind.version or (package.version if package is not None else "")
    return replace(kind, version=version, source=f"{entry.value} {version}".encode())


def kind_in_file(file: str, class_name: str) -> Kind:
    """Load a bot from a file."""
    module = module_in(Path(file))
    made_by = getattr(module, class_name, None)
    if made_by is None:
        classes = [name for name, thing in vars(module).items() if isinstance(thing, type) and hasattr(thing, "pick")]
        raise BadRequest("bots.error.plugin_lacks", file=file, name=class_name, allowed=tuple(classes))
    kind = kind_of(f"{file}:{class_name}", file, made_by)
    return replace(kind, file=file, source=Path(file).read_bytes())


def kind_of(name: str, file: str, made_by: Any) -> Kind:
    """Turn a class into a kind of bot; the class itself says what its parameters are."""
    if not isinstance(made_by, type) or not callable(getattr(made_by, "pick", None)):
        raise BadRequest("bots.error.plugin_is_no_bot", file=file, name=getattr(made_by, "__name__", str(made_by)))

    def make(game: str, chance: Chance, **said: Any) -> Bot:
        try:
            return OutsideBot(name, made_by(game, chance, **said))
        except (Exception, SystemExit) as error:
            raise BadRequest("bots.error.plugin_not_made", bot=name, fault=fault_of(error)) from error

    try:
        parameters: tuple[Parameter, ...] = tuple(getattr(made_by, "parameters", ()))
        for parameter in parameters:
            parameter.read(parameter.write(parameter.default))  # whatever cannot do that is no parameter
        return Kind(name, make, parameters, version=str(getattr(made_by, "version", "")))
    except Exception as error:
        raise BadRequest("bots.error.plugin_fails", file=file, fault=fault_of(error)) from error


def module_in(path: Path) -> ModuleType:
    """Run a file as a module, once; another file, or a changed one, is another module."""
    try:
        source = path.read_bytes()
    except OSError as error:
        raise BadRequest("bots.error.no_plugin_file", file=str(path), fault=error.strerror or str(error)) from error
    name = f"menagerie_plugin_{sha256(str(path.resolve()).encode() + source).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None  # every file named .py has a loader
    module = sys.modules[name] = module_from_spec(spec)  # by its name its objects can be sent to other processes
    try:
        with redirect_stdout(sys.stderr):  # what is printed is no result
            exec(compile(source, path, "exec"), vars(module))  # never what Python remembers of an older file
    except BaseException as error:
        del sys.modules[name]
        if isinstance(error, KeyboardInterrupt):
            raise
        raise BadRequest("bots.error.plugin_fails", file=str(path), fault=fault_of(error)) from error
    return module
