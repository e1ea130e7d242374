"""What there is to play, and with whom."""

from __future__ import annotations

from typing import Any, Literal

from menagerie.server.messages.said import Said


class OptionInfo(Said):
    """Something a group may choose about a game."""

    name: str
    kind: Literal["choice", "flag", "number", "amount", "seat_or_random", "some_or_random", "way_or_each"]
    default: Any
    values: list[str] = []  # of a choice, or to take some of
    lowest: int = 0
    highest: int = 0
    how_many: dict[int, int] = {}  # by the number of seats: how many of the values
    things: str = ""  # what the values are called: `<game>.<things>.<value>`
    amounts: list[int] = []  # the numbers to take one of
    each: list[str] = []  # the things of which all seats take one, or each seat its own; the values are ways to choose
    seats: list[int] = []  # the numbers of seats it concerns; empty for all
    needs: str = ""  # the option that must be on for this one to matter
    ways_of: str = ""  # the option that must be set to one of its ways for this one to matter


class GameInfo(Said):
    """A game that can be played; its name in words is `<name>.name`, `<name>.about`, `<name>.option.<option>`."""

    name: str
    made_of: list[str] = []  # the games whose boxes it is played of, and whose words it uses where it has none
    fewest: int
    most: int
    options: list[OptionInfo]
    bots: list[str]  # that know the game
    challenge: list[str] | None = None  # the options of a challenge, solo games in a row; None if there is none


class Catalogue(Said):
    """What there is to play, and with whom; a bot's name in words is `bots.name.<bot>`."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[str]  # the bots made for people, easiest first
