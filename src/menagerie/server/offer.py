"""What there is to play, for the page that opens a table."""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.bots import LEVELS, PARTNERS, bot_named
from menagerie.bots.knowledge import KNOWLEDGE
from menagerie.games import MADE_OF, every_game
from menagerie.kernel.challenge import CHALLENGES
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import MenagerieError
from menagerie.kernel.messages import phrasebook, word_faults
from menagerie.kernel.options import (
    Amount,
    Choice,
    Flag,
    Number,
    SeatOrRandom,
    SomeOrRandom,
    WayOrEach,
    matters_by,
    needed_by,
)
from menagerie.server.messages.offer import Catalogue, GameInfo, OptionInfo
from menagerie.server.rooms import ROOMS

if TYPE_CHECKING:
    from menagerie.kernel.options import Option
    from menagerie.kernel.rules import Rules
    from menagerie.server.settings import Settings

log = logging.getLogger(__name__)


def sound_games(settings: Settings) -> tuple[str, ...]:
    """List the games that can be played here; the log says what is wrong with any of them."""
    sound = []
    for game in settings.games:
        try:
            settings.find_rules(game)
        except MenagerieError as fault:
            log.warning("%s", fault)
            continue
        sound.append(game)
        for missing in word_faults(game) if game in every_game() else ():
            log.warning("%s", phrasebook("en").say(missing))
        for part in (ROOMS, CHALLENGES, KNOWLEDGE):
            part.if_sound(game)
    return tuple(sound)


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """List the bots that know a game."""
    return tuple(bot for bot in PARTNERS if knows(bot, game))


def knows(bot: str, game: str) -> bool:
    """Return whether a bot can play a game."""
    try:
        bot_named(bot, game).make(Chance(0))
    except MenagerieError:
        return False
    return True


def offer(settings: Settings) -> Catalogue:
    """List the games with their options, and the bots."""
    games = [game_info(settings.find_rules(name)) for name in settings.games]
    return Catalogue(games=games, bots=list(PARTNERS), levels=list(LEVELS))


def game_info(rules: Rules[Any]) -> GameInfo:
    """Describe a game."""
    options = [info for option in rules.options if (info := option_info(option)) is not None]
    challenge = CHALLENGES.if_sound(rules.name)
    return GameInfo(
        name=rules.name,
        made_of=list(MADE_OF.get(rules.name, ())),
        fewest=rules.seats[0],
        most=rules.seats[-1],
        options=options,
        bots=list(bots_for(rules.name)),
        challenge=None if challenge is None else [option.name for option in challenge.OPTIONS],
    )


def chosen_by_people(settings: Settings, game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Leave out of a game's options what only programs give; of a game that is here no longer, all of them."""
    try:
        rules = settings.find_rules(game)
    except MenagerieError:
        return {}
    asked = asked_of_people(rules)  # type: ignore[arg-type]  # rules are known by which they are
    return {name: value for name, value in options.items() if name in asked}


@cache
def asked_of_people(rules: Rules[Any]) -> frozenset[str]:
    """List the options of a game that a page can ask for."""
    return frozenset(option.name for option in rules.options if option_info(option) is not None)


def option_info(option: Option) -> OptionInfo | None:
    """Describe an option so that a page can ask for its value; None if only programs set it."""
    asked = values_of(option)
    if asked is None:
        return None
    return OptionInfo(
        name=option.name, default=option.default, needs=needed_by(option), ways_of=matters_by(option), **asked
    )


def values_of(option: Option) -> dict[str, Any] | None:
    """Return the kind of an option and the values to choose from."""
    match option:
        case Choice():
            return {"kind": "choice", "values": list(option.among)}
        case Flag():
            return {"kind": "flag"}
        case Number():
            return {"kind": "number", "lowest": option.lowest, "highest": option.highest}
        case Amount():
            return {"kind": "amount", "amounts": list(option.among), "seats": list(option.only_for)}
        case WayOrEach():
            return {"kind": "way_or_each", "values": list(option.ways), "each": list(option.among)}
        case SeatOrRandom():
            return {"kind": "seat_or_random"}
        case SomeOrRandom():
            several = {"values": list(option.among), "how_many": dict(option.how_many), "things": option.things}
            return {"kind": "some_or_random", **several}
    return None
