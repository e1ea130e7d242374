"""Everything that client and server say to each other; the client's types are generated from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24)]
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=100)]


class Said(BaseModel):
    """What either side says; a field that nobody knows is an error."""

    model_config = ConfigDict(extra="forbid")


class Text(Said):
    """A message without a language: a key of the phrasebook, and its arguments."""

    key: str
    args: dict[str, Any]


# --- people ---


class Preferences(Said):
    """How somebody likes to play."""

    end_turn: Literal["always", "irreversible", "never"] = "always"  # when to ask before a turn ends
    bot_pace: Literal["instant", "natural", "slow"] = "natural"


class Me(Said):
    """Who I am."""

    name: str
    known: bool  # false: nobody yet; the first name given makes a guest of me
    preferences: Preferences


class NewMe(Said):
    """What I want to be called, and how I like to play."""

    name: Name | None = None
    preferences: Preferences | None = None


class SeatLink(Said):
    """The private part of a link that brings my seats to another device."""

    token: str


# --- the lobby ---


class OptionInfo(Said):
    """Something a group may choose about a game."""

    name: str
    kind: Literal["choice", "flag", "number", "amount", "seat_or_random", "some_or_random", "way_or_each"]
    default: Any
    values: list[str] = []  # of a choice, or to take some of
    lowest: int = 0
    highest: int = 0
    how_many: dict[int, int] = {}  # by the number of seats: how many of the values
    amounts: list[int] = []  # the numbers to take one of
    each: list[str] = []  # the things of which all seats take one, or each seat its own; the values are ways to choose
    seats: list[int] = []  # the numbers of seats that it concerns; empty: all


class GameInfo(Said):
    """A game that can be played; its name in words is `<name>.name`, `<name>.about`, `<name>.option.<option>`."""

    name: str
    fewest: int
    most: int
    options: list[OptionInfo]
    challenge: list[str] | None = None  # the options of a challenge, games in a row for one; None: there is none


class Catalogue(Said):
    """What there is to play, and with whom; a bot's name in words is `bots.name.<bot>`."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[str]  # of the bots those that are made for people, the easiest first


class SeatPlan(Said):
    """Who is to sit somewhere: me, anybody, somebody with the link, a bot, or another person at my screen."""

    kind: Literal["me", "open", "invited", "bot", "hot_seat"]
    name: Name | None = None  # of a person at my screen
    bot: Key | None = None


class NewTable(Said):
    """A table to be opened."""

    game: Key
    options: dict[str, Any] = {}
    seats: list[SeatPlan] = Field(min_length=1, max_length=8)
    seed: int | None = None
    challenge: bool = False  # the first of several games in a row, alone
    hints: bool | None = None  # whether players may ask for hints; None: where only one person plays


class SeatInfo(Said):
    """Who sits somewhere."""

    seat: int
    kind: Literal["person", "bot", "hot_seat", "open", "invited"]
    name: str  # empty while nobody sits there; the name of the bot for a bot
    mine: bool
    present: bool
    hints: int = 0  # that were asked for here


class ChallengeInfo(Said):
    """A game of a challenge: the points of the games that are over, and the tables so far."""

    number: int  # of this game, from 1
    games: int
    scores: list[int]
    tables: list[str]  # up to this one
    needed: int  # points in all
    passed: bool | None  # None: not all games are over


class TableInfo(Said):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, Any]
    state: Literal["open", "running", "finished"]
    seats: list[SeatInfo]
    host: bool  # I opened it
    code: str | None  # of the invitation; only for who sits here
    waiting_for: list[int]
    my_turn: bool
    moment: Text | None  # where the game is, in short
    winners: list[int]
    changed: float  # seconds since 1970
    rematch: str | None  # the table where the same people play again
    challenge: ChallengeInfo | None = None
    hints: bool = False  # players may ask for hints


class Lobby(Said):
    """All tables that concern me: mine with those waiting for me first, open ones, running ones to watch."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]


class Join(Said):
    """Sitting down: at a seat, or at any free one; with the code of the invitation where there is one."""

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
    """A save to go on with or to look at."""

    save: dict[str, Any]
    seats: list[SeatPlan] = Field(min_length=1, max_length=8)


# --- at the table: what the client says ---


class Hello(Said):
    """I am here, and know so many events."""

    type: Literal["hello"]
    events: int = Field(0, ge=0)


class Pick(Said):
    """I take this option of this decision."""

    type: Literal["pick"]
    number: int = Field(ge=0)
    seat: int = Field(ge=0)
    key: Key


class Undo(Said):
    """I take my last pick back."""

    type: Literal["undo"]
    number: int = Field(ge=0)


class Redo(Said):
    """I take again what I took back."""

    type: Literal["redo"]
    number: int = Field(ge=0)


class Restart(Said):
    """I take back all I can of my turn."""

    type: Literal["restart"]
    number: int = Field(ge=0)


class EndTurn(Said):
    """My turn is over."""

    type: Literal["end_turn"]
    number: int = Field(ge=0)


class AskWhyNot(Said):
    """Why can other things not be chosen now?"""

    type: Literal["why_not"]
    number: int = Field(ge=0)
    seat: int = Field(ge=0)


class AskHint(Said):
    """Which moves are sensible now, and why?"""

    type: Literal["hint"]
    number: int = Field(ge=0)
    seat: int = Field(ge=0)


class Say(Said):
    """A line of chat."""

    type: Literal["say"]
    text: Line


class FromClient(Said):
    """Anything a client says at a table."""

    said: Annotated[
        Hello | Pick | Undo | Redo | Restart | EndTurn | AskWhyNot | AskHint | Say, Field(discriminator="type")
    ]


# --- at the table: what the server says ---


class Choice(Said):
    """An option of a decision: what it is called, what it is on the table, whether it can be taken back."""

    key: str
    label: Text
    about: dict[str, Any]
    irreversible: bool


class DecisionInfo(Said):
    """A question to one of my seats."""

    seat: int
    prompt: Text
    options: list[Choice]


class EventInfo(Said):
    """Something that happened, after so many picks."""

    pick: int
    text: Text


class Position(Said):
    """Where the game is, as a seat (or a spectator) may see it."""

    type: Literal["position"] = "position"
    number: int
    view: dict[str, Any]
    decisions: list[DecisionInfo]  # of my seats
    waiting_for: list[int]
    events_from: int  # forget what you know from this event on
    events: list[EventInfo]
    parts: list[dict[str, int]]  # of each seat's points now
    projection: list[int] | None  # the points that each seat will probably have in the end; None: nobody can say
    can_undo: bool
    can_redo: bool
    can_end_turn: bool  # my turn is played and waits to be ended
    slips: list[Text] = []  # what ending the turn would set off
    provisional: bool  # what I see is not final yet; the others see the position before
    over: bool
    winners: list[int]


class PreviewInfo(Said):
    """What an option certainly does: numbers before and after, and further picks that would complete the turn."""

    key: str
    before: dict[str, int]
    after: dict[str, int]
    then: list[str]
    slips: list[Text] = []  # what the option would waste or set off


class Previews(Said):
    """What the options of a decision do; options that reveal something have none."""

    type: Literal["previews"] = "previews"
    number: int
    seat: int
    previews: list[PreviewInfo]


class Impossible(Said):
    """Something that cannot be chosen, and why not."""

    key: str
    label: Text
    about: dict[str, Any]
    obstacles: list[Text]


class LodgerInfo(Said):
    """An animal as an enclosure sees it: its price, whether it would fit, all that keeps it from moving in now."""

    card: str
    price: int
    fits: bool
    obstacles: list[Text]


class GroundInfo(Said):
    """Spaces of a map that a building can cover, or cannot for the same reasons."""

    obstacles: list[Text]
    spaces: list[str]


class SiteInfo(Said):
    """A kind of building as the free spaces see it: how to begin, what is wrong everywhere, and what is where."""

    kind: str
    price: int
    strength: int
    action: str | None  # the choice to begin with; None: it is under way, or cannot be
    x_tokens: int
    obstacles: list[Text]
    grounds: list[GroundInfo]


class WhyNot(Said):
    """All that cannot be chosen now."""

    type: Literal["why_not"] = "why_not"
    number: int
    seat: int
    things: list[Impossible]
    outlook: dict[str, list[Text]] = {}  # by the key of a card: what stands in the way of playing it in this turn
    lodgings: dict[str, list[LodgerInfo]] = {}  # by the key of an enclosure with room: who could live there
    sites: list[SiteInfo] = []  # what could be built on which free space


class HintStep(Said):
    """A pick of a suggested turn, and the question that it answers."""

    key: str
    prompt: Text
    label: Text


class HintReason(Said):
    """What speaks for a turn or against it, in points; its words are `bots.reason.<game>.<name>`."""

    name: str
    points: float


class HintInfo(Said):
    """A sensible turn, up to where something hidden would come to light.

    The reasons of the best are what it has over the next best, those of the others what they have over the best.
    """

    steps: list[HintStep]
    behind: float  # points behind the best
    reasons: list[HintReason]


class Hints(Said):
    """A few sensible turns, the best first."""

    type: Literal["hints"] = "hints"
    number: int
    seat: int
    hints: list[HintInfo]


class TableChanged(Said):
    """Who sits here, or what the table is doing, has changed."""

    type: Literal["table"] = "table"
    table: TableInfo
    watchers: int


class ChatLine(Said):
    """A line of chat: by a seat, or by a spectator."""

    who: str
    seat: int | None
    text: str
    at: float


class Chat(Said):
    """New lines of chat."""

    type: Literal["chat"] = "chat"
    lines: list[ChatLine]


class Trouble(Said):
    """What you said cannot be done; nothing has changed."""

    type: Literal["trouble"] = "trouble"
    message: Text


class FromServer(Said):
    """Anything the server says at a table."""

    said: Annotated[Position | Previews | WhyNot | Hints | TableChanged | Chat | Trouble, Field(discriminator="type")]


# --- replays and results ---


class Moment(Said):
    """A game as it was after so many picks, with what led there."""

    number: int
    last: int  # the number of the newest moment I may see
    view: dict[str, Any]
    waiting_for: list[int]
    events: list[EventInfo]  # since the moment before
    parts: list[dict[str, int]]
    projection: list[int] | None
    turns: list[int]  # the numbers at which a turn began
    rounds: list[int]  # the numbers at which a round began, where the game has rounds


class ResultInfo(Said):
    """How a game ended: points by their sources, what broke ties, and the points of each seat after each round."""

    parts: list[dict[str, int]]
    tie_breaks: list[int]
    winners: list[int]
    curve: list[list[int]]
    gauges: dict[str, list[list[int]]] = {}  # what players watch: of each seat, before each turn and at the end
    turns: list[int] = []  # the numbers of these moments
    picks: int
    rules_version: int


# --- analyses ---


class ToldPick(Said):
    """A pick: its key, and what it is called."""

    key: str
    label: Text


class LineInfo(Said):
    """One way to go on from a moment, as far as it could be foreseen."""

    steps: list[ToldPick]
    behind: float  # points behind the best
    error: float  # the standard error of that
    worlds: int  # that it was tried out in
    reasons: dict[
        str, float
    ]  # points by `bots.reason.<game>.<name>`: of the best over the next, of others over the best


class VerdictInfo(Said):
    """What a bot says about picks of a seat, by what the seat knew then."""

    number: int  # so many picks had been made
    seat: int
    played: LineInfo
    preferred: list[LineInfo]  # the best first


class AnalysedTurn(Said):
    """A turn of a game that is over."""

    number: int  # from 1
    seat: int | None  # whose turn it was; None: several seats chose at once
    first: int  # so many picks had been made when it began
    last: int  # and when it was over
    chances: list[float]  # of each seat to win, after the turn
    swing: float  # what the chances of its seat have gained
    verdicts: list[VerdictInfo]


class AnalysisInfo(Said):
    """A game looked at again: the chances after each turn, and what a bot would have done."""

    game: str
    rules_version: int
    seats: int
    tries: int  # for each verdict
    seed: int
    finished: bool
    winners: list[int]
    start: list[float]  # the chances before the first turn
    turns: list[AnalysedTurn]
    swings: list[int]  # the numbers of the turns that changed most, the biggest change first


class AnalysisState(Said):
    """How far the analysis of a game is."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0  # turns
    total: int = 0
    ahead: int = 0  # analyses that come before it
    mine: bool = False  # I have asked for it
    analysis: AnalysisInfo | None = None
