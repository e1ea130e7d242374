"""The options of a game: what a group may choose before it starts, checked with errors that say what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from menagerie.kernel.errors import BadRequest
from menagerie.kernel.record import Record

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Option(Protocol):
    """One thing a group may choose about a game."""

    @property
    def name(self) -> str:
        """What the option is called in saves and on the command line."""
        ...

    @property
    def default(self) -> Any:
        """The value if nobody chooses another."""
        ...

    def allowed(self, seats: int) -> str:
        """Return the allowed values as text for people."""
        ...

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether the value is allowed."""
        ...


class DependentOption(Option, Protocol):
    """An option whose value must go with those of the others."""

    def goes_with(self, chosen: Mapping[str, Any]) -> bool:
        """Return whether the value goes with everything that was chosen."""
        ...


class Choice(Record):
    """An option with a few named values."""

    name: str
    default: str
    among: tuple[str, ...]
    needs: str = ""  # the option that must be on for any value but the default
    ways_of: str = ""  # it matters only while the WayOrEach of this name is set to one of its ways

    def allowed(self, seats: int) -> str:
        """Return the allowed values as text for people."""
        return ", ".join(self.among)

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether the value is one of the few."""
        return value in self.among


class Flag(Record):
    """An option that is on or off."""

    name: str
    default: bool
    needs: str = ""  # the option that must be on for any value but the default

    def allowed(self, seats: int) -> str:
        """Return the allowed values as text for people."""
        return "true, false"

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether the value is on or off."""
        return isinstance(value, bool)


class Number(Record):
    """An option with a whole number in a range."""

    name: str
    default: int
    lowest: int
    highest: int
    needs: str = ""  # the option that must be on for any value but the default

    def allowed(self, seats: int) -> str:
        """Return the allowed values as text for people."""
        return f"{self.lowest} - {self.highest}"

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether the value is a whole number in the range."""
        return isinstance(value, int) and not isinstance(value, bool) and self.lowest <= value <= self.highest


class Amount(Record):
    """An option with a few whole numbers."""

    name: str
    default: int
    among: tuple[int, ...]
    only_for: tuple[int, ...] = ()  # the numbers of seats it concerns; empty for all

    def allowed(self, seats: int) -> str:
        """Return the allowed values as text for people."""
        return ", ".join(map(str, self.among))

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether the value is one of the few."""
        return type(value) is int and value in self.among


class SeatOrRandom(Record):
    """An option that names a seat, or leaves it to chance."""

    name: str
    default: str = "random"

    def allowed(self, seats: int) -> str:
        """Return the allowed values as text for people."""
        return f"random, 0 - {seats - 1}"

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether the value is a seat of this game, or random."""
        return value == "random" or Number(self.name, 0, 0, seats - 1).accepts(value, seats)


class SomeOrRandom(Record):
    """An option that names some of several things, as many as the number of seats asks for, or leaves it to chance."""

    name: str
    among: tuple[str, ...]
    how_many: Mapping[int, int]
    default: str = "random"
    needs: str = ""  # the option that must be on for any value but the default
    things: str = ""  # the words for the things: `<game>.<things>.<thing>`

    def allowed(self, seats: int) -> str:
        """Return the allowed values as text for people."""
        return f"random, [{self.how_many[seats]} x {' | '.join(self.among)}]"

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether the value is random, or a list of the right number of different things."""
        if value == "random":
            return True
        if not isinstance(value, list) or len(value) != self.how_many[seats]:
            return False
        return all(value.count(thing) == 1 and thing in self.among for thing in value)


class WayOrEach(Record):
    """An option with a way to choose things, one thing for all seats, or a thing for each seat."""

    name: str
    default: str
    ways: tuple[str, ...]
    among: tuple[str, ...]

    def allowed(self, seats: int) -> str:
        """Return the allowed values as text for people."""
        return f"{', '.join((*self.ways, *self.among))}, [{seats} x {' | '.join(self.among)}]"

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether the value is a way to choose, a thing, or a thing for each seat."""
        if isinstance(value, list):
            return len(value) == seats and all(thing in self.among for thing in value)
        return value in self.ways or value in self.among


def check_options(game: str, known: Sequence[Option], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Complete the given options with the defaults; refuse unknown names and values."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadRequest("kernel.error.unknown_option", game=game, option=name, allowed=tuple(names))
    chosen: dict[str, Any] = {}
    for option in known:
        value = given.get(option.name, option.default)
        if not option.accepts(value, seats):
            raise _bad_value(option, value, seats)
        chosen[option.name] = value
    for option in known:
        goes_with = getattr(option, "goes_with", None)  # as a DependentOption has it; isinstance would take longer
        if goes_with is not None and not goes_with(chosen):
            raise _bad_value(option, chosen[option.name], seats)
        needs = needed_by(option)
        if needs and not chosen[needs] and (chosen[option.name] != option.default or is_alone(option, needs, given)):
            raise BadRequest("kernel.error.option_needs", option=option.name, needs=needs)
    return chosen


def is_alone(option: Option, needs: str, given: Mapping[str, Any]) -> bool:
    """Whether somebody names an option but not the one that it needs; saves name both, whatever their values."""
    return option.name in given and needs not in given


def needed_by(option: Option) -> str:
    """Name the option that must be on for any value of this one but the default; empty if there is none."""
    needs: str = getattr(option, "needs", "")
    return needs


def matters_by(option: Option) -> str:
    """Name the option that must be set to one of its ways for this one to matter; empty if there is none."""
    ways_of: str = getattr(option, "ways_of", "")
    return ways_of


def _bad_value(option: Option, value: Any, seats: int) -> BadRequest:
    allowed = option.allowed(seats)
    return BadRequest("kernel.error.bad_option_value", option=option.name, value=repr(value), allowed=allowed)
