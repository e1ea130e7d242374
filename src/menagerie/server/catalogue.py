"""What there is to play, for the page that opens a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots import BOTS
from menagerie.kernel.options import Choice, Flag, Number, SeatOrRandom, SomeOrRandom
from menagerie.server.messages import Catalogue, GameInfo, OptionInfo

if TYPE_CHECKING:
    from menagerie.kernel.options import Option
    from menagerie.kernel.rules import Rules
    from menagerie.server.settings import Settings


def catalogue(settings: Settings) -> Catalogue:
    """List the games with their options, and the bots."""
    return Catalogue(games=[game_info(settings.find_rules(name)) for name in settings.games], bots=list(BOTS))


def game_info(rules: Rules[Any]) -> GameInfo:
    """Describe a game."""
    options = [option_info(option) for option in rules.options]
    return GameInfo(name=rules.name, fewest=rules.seats[0], most=rules.seats[-1], options=options)


def option_info(option: Option) -> OptionInfo:
    """Describe an option so that a page can ask for its value."""
    match option:
        case Choice():
            return OptionInfo(name=option.name, kind="choice", default=option.default, values=list(option.among))
        case Flag():
            return OptionInfo(name=option.name, kind="flag", default=option.default)
        case Number():
            return OptionInfo(
                name=option.name, kind="number", default=option.default, lowest=option.lowest, highest=option.highest
            )
        case SeatOrRandom():
            return OptionInfo(name=option.name, kind="seat_or_random", default=option.default)
        case SomeOrRandom():
            return OptionInfo(
                name=option.name,
                kind="some_or_random",
                default=option.default,
                values=list(option.among),
                how_many=dict(option.how_many),
            )
    raise TypeError(f"no page can ask for {option!r}")
