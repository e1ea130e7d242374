"""What there is to play, for the page that opens a table."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.bots import LEVELS, PARTNERS
from menagerie.kernel.challenge import CHALLENGES
from menagerie.kernel.options import Amount, Choice, Flag, Number, SeatOrRandom, SomeOrRandom, WayOrEach
from menagerie.server.messages.catalogue import Catalogue, GameInfo, OptionInfo

if TYPE_CHECKING:
    from menagerie.kernel.options import Option
    from menagerie.kernel.rules import Rules
    from menagerie.server.settings import Settings


def catalogue(settings: Settings) -> Catalogue:
    """List the games with their options, and the bots."""
    games = [game_info(settings.find_rules(name)) for name in settings.games]
    return Catalogue(games=games, bots=list(PARTNERS), levels=list(LEVELS))


def game_info(rules: Rules[Any]) -> GameInfo:
    """Describe a game."""
    options = [info for option in rules.options if (info := option_info(option)) is not None]
    challenge = CHALLENGES.if_sound(rules.name)
    return GameInfo(
        name=rules.name,
        fewest=rules.seats[0],
        most=rules.seats[-1],
        options=options,
        challenge=None if challenge is None else [option.name for option in challenge.OPTIONS],
    )


def chosen_by_people(rules: Rules[Any], options: dict[str, Any]) -> dict[str, Any]:
    """Leave out of a game's options what only programs give."""
    asked = asked_of_people(rules)  # type: ignore[arg-type]  # rules are known by which they are
    return {name: value for name, value in options.items() if name in asked}


@cache
def asked_of_people(rules: Rules[Any]) -> frozenset[str]:
    """Name the options of a game that a page can ask for."""
    return frozenset(option.name for option in rules.options if option_info(option) is not None)


def option_info(option: Option) -> OptionInfo | None:
    """Describe an option so that a page can ask for its value; None: only programs give it."""
    match option:
        case Choice():
            return OptionInfo(name=option.name, kind="choice", default=option.default, values=list(option.among))
        case Flag():
            return OptionInfo(name=option.name, kind="flag", default=option.default)
        case Number():
            return OptionInfo(
                name=option.name, kind="number", default=option.default, lowest=option.lowest, highest=option.highest
            )
        case Amount():
            return OptionInfo(
                name=option.name,
                kind="amount",
                default=option.default,
                amounts=list(option.among),
                seats=list(option.only_for),
            )
        case WayOrEach():
            return OptionInfo(
                name=option.name,
                kind="way_or_each",
                default=option.default,
                values=list(option.ways),
                each=list(option.among),
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
    return None
