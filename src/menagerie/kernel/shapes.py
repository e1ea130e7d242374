"""The shapes of JSON values: what a save may hold, checked field by field before anything is built from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from menagerie.kernel.errors import BadSave

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    Shape: TypeAlias = Callable[[Any, str], None]  # refuses a value that does not have the shape, naming its field

PLENTY = 100_000  # more than any game ever counts of anything


def wrong(field: str) -> BadSave:
    """Return the error for a field of a save that makes no sense."""
    return BadSave("kernel.error.save_field", field=field)


def anything(value: Any, field: str) -> None:
    """Accept any value: it is checked elsewhere."""


def whole(lowest: int = 0, highest: int = PLENTY) -> Shape:
    """Return the shape of a whole number in a range."""

    def check(value: Any, field: str) -> None:
        if type(value) is not int or not lowest <= value <= highest:
            raise wrong(field)

    return check


def flag(value: Any, field: str) -> None:
    """Refuse what is neither true nor false."""
    if type(value) is not bool:
        raise wrong(field)


def text(value: Any, field: str) -> None:
    """Refuse anything but text, and text with signs that no database takes."""
    if not isinstance(value, str) or not value.isprintable():
        raise wrong(field)


def one_of(names: Collection[str]) -> Shape:
    """Return the shape of a name among several."""

    def check(value: Any, field: str) -> None:
        if not isinstance(value, str) or value not in names:
            raise wrong(field)

    return check


def or_none(shape: Shape) -> Shape:
    """Return the shape of something that may be missing."""

    def check(value: Any, field: str) -> None:
        if value is not None:
            shape(value, field)

    return check


def several(shape: Shape, number: int | None = None, most: int = 1_000) -> Shape:
    """Return the shape of a list of things of one shape: exactly so many, or any number up to a limit."""

    def check(value: Any, field: str) -> None:
        if not isinstance(value, list) or not (len(value) <= most if number is None else len(value) == number):
            raise wrong(field)
        for index, thing in enumerate(value):
            shape(thing, f"{field}.{index}")

    return check


def different(shape: Shape) -> Shape:
    """Return the shape of a list that names nothing twice."""

    def check(value: Any, field: str) -> None:
        shape(value, field)
        if len(set(value)) != len(value):
            raise wrong(field)

    return check


def pair(first: Shape, second: Shape) -> Shape:
    """Return the shape of a list of two things."""

    def check(value: Any, field: str) -> None:
        if not isinstance(value, list) or len(value) != 2:
            raise wrong(field)
        first(value[0], f"{field}.0")
        second(value[1], f"{field}.1")

    return check


def by_name(names: Collection[str], shape: Shape) -> Shape:
    """Return the shape of an object that has things of one shape under some of these names."""

    def check(value: Any, field: str) -> None:
        if not isinstance(value, dict):
            raise wrong(field)
        for name, thing in value.items():
            if name not in names:
                raise wrong(f"{field}.{name}")
            shape(thing, f"{field}.{name}")

    return check


def record(fields: Mapping[str, Shape], later: Mapping[str, Shape] | None = None) -> Shape:
    """Return the shape of an object with these fields and no others; those that came later may be missing."""
    known = {**fields, **(later or {})}

    def check(value: Any, field: str) -> None:
        if not isinstance(value, dict):
            raise wrong(field)
        for name in (*fields, *value):
            if name not in value or name not in known:
                raise wrong(f"{field}.{name}")
        for name, thing in value.items():
            known[name](thing, f"{field}.{name}")

    return check
