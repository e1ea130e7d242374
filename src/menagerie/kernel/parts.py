"""Parts of games: each layer finds a game's own part by the name of the game, and does without if there is none."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from menagerie.kernel.errors import BadPart, MenagerieError, fault_of
from menagerie.kernel.installed import NAME, package_of

if TYPE_CHECKING:
    from collections.abc import Iterable

P = TypeVar("P")


class Part(Generic[P]):
    """A kind of part that games may have: the module it lies in, and what a protocol asks of it.

    For games of the house `home` names the module; a package that brings a game has a module `name` instead.
    """

    def __init__(self, name: str, home: str, protocol: Any, thing: str | None = None) -> None:
        self.name = name
        self.home = home
        self.asked = asked_by(protocol)
        self.thing = thing  # what the part is called in its module; None: the module itself is the part
        self._found: dict[str, P | None] = {}
        self._given_up: set[str] = set()

    def of(self, game: str) -> P | None:
        """Return the part of a game; None if it has none. An unusable part is an error that names the file."""
        if game not in self._found:
            self._found[game] = self._load(game)
        return self._found[game]

    def if_sound(self, game: str) -> P | None:
        """Return the part of a game; one that cannot be used counts as missing, and the log says so once."""
        if game in self._given_up:
            return None
        try:
            return self.of(game)
        except MenagerieError as fault:
            import logging  # seldom needed, and slow to import

            self._given_up.add(game)
            logging.getLogger(__name__).warning("%s", fault)
            return None

    def among(self, games: Iterable[str]) -> tuple[str, ...]:
        """List the games that have this part."""
        return tuple(game for game in games if self.if_sound(game) is not None)

    def is_there(self, game: str) -> bool:
        """Whether a game has this part, sound or not."""
        return file_of(self.module_of(game)) is not None

    def module_of(self, game: str) -> str:
        """Name the module that would hold the part of a game."""
        package = package_of(game)
        return self.home.format(game=game) if package is None else f"{package}.{self.name}"

    def _load(self, game: str) -> P | None:
        if not NAME.fullmatch(game):
            return None
        name = self.module_of(game)
        try:
            module = import_module(name)
        except MenagerieError:
            raise
        except (Exception, SystemExit) as error:
            if isinstance(error, ModuleNotFoundError) and f"{name}.".startswith(f"{error.name}."):
                return None
            raise BadPart("kernel.error.part_fails", file=file_of(name) or name, fault=fault_of(error)) from error
        part = module if self.thing is None else getattr(module, self.thing, None)
        lacking = [str(self.thing)] if part is None else [each for each in self.asked if not hasattr(part, each)]
        if lacking:
            raise BadPart("kernel.error.part_lacks", file=file_of(name) or name, names=tuple(lacking))
        return cast("P", part)


def asked_by(protocol: Any) -> tuple[str, ...]:
    """List the names that a protocol asks for."""
    classes = [each for each in protocol.__mro__ if each.__module__ not in ("builtins", "typing")]
    names = [name for each in classes for name in (*vars(each), *getattr(each, "__annotations__", ()))]
    return tuple(dict.fromkeys(name for name in names if not name.startswith("_")))


def file_of(module: str) -> str | None:
    """Find the file of a module without running it; None if there is no such module."""
    try:
        spec = find_spec(module)
    except Exception:  # the package around it runs, and may be broken in any way
        return None
    return spec.origin if spec is not None else None
