"""Tables: to open one, to find one, to sit down at one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from menagerie.server.messages.said import Key, Name, Said, Text

LongSeed = Annotated[str, StringConstraints(pattern="^0x[0-9a-f]{1,33}$")]


class SeatPlan(Said):
    """Who should sit somewhere: me, anybody, somebody with the link, a bot, or another person at my screen."""

    kind: Literal["me", "open", "invited", "bot", "hot_seat"]
    name: Name | None = None  # of a person at my screen
    bot: Key | None = None


class NewTable(Said):
    """A table to open."""

    game: Key
    options: dict[str, Any] = {}
    seats: list[SeatPlan] = Field(min_length=1, max_length=8)
    seed: int | LongSeed | None = None  # a chosen one makes it a known deal; a long one is a text
    challenge: bool = False  # the first of several games in a row, alone
    hints: bool | None = None  # whether players may ask for hints; None for only where one person plays


class SeatInfo(Said):
    """Who sits somewhere."""

    seat: int
    kind: Literal["person", "bot", "hot_seat", "open", "invited"]
    name: str  # empty while nobody sits there; the name of the bot for a bot
    mine: bool
    present: bool
    hints: int = 0  # that were asked for here
    expected: str = ""  # who sat here in the last game and has yet to agree to play again


class ChallengeInfo(Said):
    """A game of a challenge: the points of the finished games, and the tables so far."""

    number: int  # of this game, from 1
    games: int
    scores: list[int]
    tables: list[str]  # up to this one
    needed: int  # points in all
    passed: bool | None  # None while not all games are over


class TableInfo(Said):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, Any]
    state: Literal["open", "running", "finished"]
    seats: list[SeatInfo]
    host: bool  # I opened it
    code: str | None  # of the invitation; only for those who sit here
    waiting_for: list[int]
    my_turn: bool
    moment: Text | None  # where the game is, in brief
    winners: list[int]
    changed: float  # seconds since 1970
    rematch: str | None  # the table where the same people play again
    challenge: ChallengeInfo | None = None
    hints: bool = False  # players may ask for hints
    stuck: bool = False  # the game cannot go on under today's rules; one can only leave
    known_deal: bool = False  # somebody may know the hidden cards: from a save, another game, or a chosen seed
    commitment: str | None = None  # the SHA-256 of the seed; None if the seed is too short to be kept secret by it
    seed: str | None = None  # only when the game is over


class Lobby(Said):
    """All tables that concern me: mine, with those waiting for me first, open ones, running ones to watch."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]


class Join(Said):
    """Sitting down: at a seat, or at any free one; with the code of the invitation if there is one."""

    seat: int | None = None
    code: Key | None = None


class AllowHints(Said):
    """Whether players may ask for hints at a table."""

    allowed: bool


class Fork(Said):
    """Playing on from a moment of another game, against bots."""

    number: int = Field(ge=0)
    seat: int = Field(ge=0)  # mine
    bot: Key = "normal"


class Import(Said):
    """A save to resume or to look at."""

    save: dict[str, Any]
    seats: list[SeatPlan] = Field(min_length=1, max_length=8)
