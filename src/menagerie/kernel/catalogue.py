"""Data files into frozen objects: what does not fit is an error that names file, entry and field."""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from menagerie.kernel.errors import BadCatalogue
from menagerie.kernel.toml_text import read_toml

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

T = TypeVar("T")


class DataFile:
    """A data file that is parsed once, to be read table by table."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.tables = read_toml(path.read_text(encoding="utf-8"))
        except ValueError as fault:
            raise BadCatalogue("kernel.error.catalogue_syntax", file=path.name, fault=str(fault)) from None

    def entries(self, table: str, kind: type[T]) -> dict[str, T]:
        """Read a table of entries, one frozen object each; the entry's name becomes its `name`."""
        return {
            name: _build(kind, {"name": name, **_table(entry, self.path, name)}, self.path, name)
            for name, entry in self._table(table).items()
        }

    def entry(self, table: str, kind: type[T]) -> T:
        """Read one table into one frozen object."""
        return _build(kind, self._table(table), self.path, table)

    def _table(self, name: str) -> dict[str, Any]:
        table = self.tables.get(name)
        if not isinstance(table, dict):
            raise BadCatalogue("kernel.error.catalogue_table", file=self.path.name, table=name)
        return table


def read_entries(path: Path, table: str, kind: type[T]) -> dict[str, T]:
    """Read a table of entries from a data file with nothing else to read."""
    return DataFile(path).entries(table, kind)


def read_entry(path: Path, table: str, kind: type[T]) -> T:
    """Read one table from a data file with nothing else to read."""
    return DataFile(path).entry(table, kind)


class ReadWhenAsked(MutableMapping[str, T]):
    """Things by name, each read when it is first asked for."""

    def __init__(self, names: Iterable[str], read: Callable[[str], T]) -> None:
        self._things: dict[str, T | None] = dict.fromkeys(names)
        self._read = read

    def __getitem__(self, name: str) -> T:
        thing = self._things[name]
        if thing is None:
            thing = self._things[name] = self._read(name)
        return thing

    def __setitem__(self, name: str, thing: T) -> None:
        self._things[name] = thing

    def __delitem__(self, name: str) -> None:
        del self._things[name]

    def __contains__(self, name: object) -> bool:
        return name in self._things

    def __iter__(self) -> Iterator[str]:
        return iter(self._things)

    def __len__(self) -> int:
        return len(self._things)


def _table(entry: Any, path: Path, name: str) -> dict[str, Any]:
    if not isinstance(entry, dict):
        raise BadCatalogue(
            "kernel.error.catalogue_value", file=path.name, entry=name, field="", value=repr(entry), allowed="{}"
        )
    return entry


@cache
def _form(kind: Any) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return the types of the fields of a class, and the fields that an entry must have."""
    hints, known = get_type_hints(kind), fields(kind)
    needed = (each.name for each in known if each.default is MISSING and each.default_factory is MISSING)
    return {each.name: hints[each.name] for each in known}, tuple(needed)


def _build(kind: type[T], values: dict[str, Any], path: Path, entry: str) -> T:
    assert is_dataclass(kind)
    hints, needed = _form(kind)
    for name in values:
        if name not in hints:
            raise BadCatalogue(
                "kernel.error.catalogue_field", file=path.name, entry=entry, field=name, allowed=tuple(hints)
            )
    for name in needed:
        if name not in values:
            raise BadCatalogue("kernel.error.catalogue_missing", file=path.name, entry=entry, field=name)
    built: T = kind(**{name: _value(hints[name], value, path, entry, name) for name, value in values.items()})
    return built


def _value(hint: Any, value: Any, path: Path, entry: str, field: str) -> Any:
    """Fit a value from a file to the type its field has."""
    if hint is type(value):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint) and isinstance(value, dict):
        return _build(hint, value, path, f"{entry}.{field}")  # type: ignore[arg-type]  # is_dataclass: a class
    if origin is tuple and isinstance(value, list):
        kinds = [args[0]] * len(value) if args[-1] is Ellipsis else args
        if len(kinds) == len(value):
            return tuple(_value(kind, part, path, entry, field) for kind, part in zip(kinds, value, strict=True))
    if origin is dict and isinstance(value, dict):  # a table whose names are free
        return {name: _value(args[1], part, path, entry, field) for name, part in value.items()}
    if origin in (Union, UnionType):  # only "something or None": TOML has no null, so a value given is the something
        return _value(next(arg for arg in args if arg is not type(None)), value, path, entry, field)
    if origin is Literal and value in args:
        return value
    if isinstance(hint, type) and issubclass(hint, Enum) and value in [member.value for member in hint]:
        return hint(value)
    raise BadCatalogue(
        "kernel.error.catalogue_value",
        file=path.name,
        entry=entry,
        field=field,
        value=repr(value),
        allowed=_allowed(hint),
    )


def _allowed(hint: Any) -> str:
    if isinstance(hint, type) and issubclass(hint, Enum):
        return ", ".join(str(member.value) for member in hint)
    if get_origin(hint) is Literal:
        return ", ".join(str(arg) for arg in get_args(hint))
    return hint.__name__ if isinstance(hint, type) and not get_args(hint) else str(hint)
