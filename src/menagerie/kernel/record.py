"""Values with names that never change: dataclasses for which nothing is compiled.

A frozen dataclass compiles up to six methods of its own when its module is imported. There are dozens of them, and a
process that plays one game has hardly begun when the last is done; the methods of a record are the same for all.
"""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, dataclass_transform

if TYPE_CHECKING:
    from dataclasses import Field


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Record:
    """What every record can do: be made, compared, put into sets and printed, but not changed."""

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init_subclass__(cls) -> None:
        dataclass(init=False, repr=False, eq=False)(cls)

    def __init__(self, *values: Any, **named: Any) -> None:
        fields = self.__dataclass_fields__
        given = {**dict(zip(fields, values, strict=False)), **named}
        if len(given) < len(values) + len(named) or not given.keys() <= fields.keys():
            raise TypeError(f"{type(self).__name__} takes {', '.join(fields)}, each once")
        mine = vars(self)  # in the order of the fields, however they are given
        for name, known in fields.items():
            mine[name] = given[name] if name in given else _left_out(type(self), known)

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple([getattr(self, name) for name in self.__dataclass_fields__]))

    def __repr__(self) -> str:
        values = [f"{name}={getattr(self, name)!r}" for name in self.__dataclass_fields__]
        return f"{type(self).__name__}({', '.join(values)})"

    def __setattr__(self, name: str, value: Any) -> None:
        raise FrozenInstanceError(f"cannot assign to {name}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete {name}")


def _left_out(kind: type[Record], known: Field[Any]) -> Any:
    """Return the value of a field that nobody has given."""
    if known.default is not MISSING:
        return known.default
    if known.default_factory is not MISSING:
        return known.default_factory()
    raise TypeError(f"{kind.__name__} needs {known.name}")
