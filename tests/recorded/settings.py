"""How the recorded games are set up: every number of seats, and every value of every option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.kernel.chance import Chance
from menagerie.kernel.options import Amount, Choice, Flag, Number, SeatOrRandom, SomeOrRandom, WayOrEach, needed_by

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from menagerie.kernel.options import Option
    from menagerie.kernel.rules import Rules
    from recorded.collection import Recorded

FEWEST = 24  # games to record of each game


class Setting(NamedTuple):
    """A number of seats and the options that were chosen."""

    seats: int
    options: dict[str, Any]


def values(option: Option, seats: int) -> list[Any]:
    """List the values of an option that some recorded game must have; of a game's own kind only one but the default."""
    match option:
        case Amount(only_for=only) if only and seats not in only:
            return [option.default]
        case Choice(among=among) | Amount(among=among):
            return list(among)
        case Flag():
            return [False, True]
        case Number(lowest=lowest, highest=highest):
            return list(range(lowest, highest + 1))
        case SeatOrRandom():
            return ["random", *range(seats)]
        case SomeOrRandom(among=among, how_many=how_many):
            return ["random", list(among[: how_many[seats]])]
        case WayOrEach(ways=ways, among=among):
            return [*ways, *among, [among[(7 * seat) % len(among)] for seat in range(seats)]]
    return [option.default]


def wanted(rules: Rules[Any]) -> Iterator[tuple[int, str, Any]]:
    """List every number of seats, and with it every value of an option, that must be recorded."""
    for option in rules.options:
        fitting = [seats for seats in rules.seats if len(values(option, seats)) > 1] or list(rules.seats)
        tried: list[Any] = []
        for turn, value in enumerate(value for seats in fitting for value in values(option, seats)):
            if value not in tried:
                tried.append(value)
                accepting = [seats for seats in fitting if option.accepts(value, seats)]
                yield accepting[turn % len(accepting)], option.name, value


def missing(rules: Rules[Any], games: Iterable[Recorded]) -> list[str]:
    """List what no recorded game has: numbers of seats, values of options, options of a game's own kind at all."""
    have = [Setting(game.seats, game.options) for game in games]
    lacking = [f"{seats} seats" for seats in rules.seats if all(game.seats != seats for game in have)]
    for option in rules.options:
        used = [game.options.get(option.name, option.default) for game in have]
        asked = [value for seats, name, value in wanted(rules) if name == option.name]
        lacking += [f"{option.name}={value}" for value in asked if value not in used]
        if len(asked) == 1 and all(value == option.default for value in used):
            lacking.append(f"{option.name} other than {option.default}")
    if len(have) < FEWEST:
        lacking.append(f"{FEWEST - len(have)} more games")
    return lacking


def to_record(rules: Rules[Any], games: Iterable[Recorded]) -> Iterator[Setting]:
    """Choose how to set up more games, so that nothing is missing; other options come as they may."""
    have = [Setting(game.seats, game.options) for game in games]
    defaults = {option.name: option.default for option in rules.options}
    needs = {option.name: {needed_by(option): True} if needed_by(option) else {} for option in rules.options}
    luck = Chance(1)

    def other_options(seats: int) -> dict[str, Any]:
        return {option.name: luck.pick(values(option, seats)) for option in rules.options}

    def fitting(chosen: dict[str, Any]) -> dict[str, Any]:
        idle = [option.name for option in rules.options if (needs := needed_by(option)) and not chosen.get(needs)]
        return {name: value for name, value in chosen.items() if value != defaults[name] and name not in idle}

    def add(setting: Setting) -> Setting:
        have.append(setting)
        return setting

    for seats in rules.seats:
        if Setting(seats, {}) not in have:
            yield add(Setting(seats, {}))
    for seats, name, value in wanted(rules):
        if all(game.options.get(name, defaults[name]) != value for game in have):
            yield add(Setting(seats, fitting({**other_options(seats), **needs[name], name: value})))
    while len(have) < FEWEST:
        seats = luck.pick(list(rules.seats))
        yield add(Setting(seats, fitting(other_options(seats))))
