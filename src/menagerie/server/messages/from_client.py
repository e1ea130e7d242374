"""What a client says at a table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field

from menagerie.server.messages.said import Key, Line, Request, Said

MOST_PICKS = 20  # in one message


class Hello(Said):
    """I am here, and know so many events."""

    type: Literal["hello"]
    events: int = Field(0, ge=0)


class Act(Said):
    """Something done in the game; a client that is not sure it was heard sends it again with the same request."""

    number: int = Field(ge=0)
    request: Request | None = None


class Pick(Act):
    """I take this option of this decision."""

    type: Literal["pick"]
    seat: int = Field(ge=0)
    key: Key


class Picks(Act):
    """I take these options, one after the other: all of them or none."""

    type: Literal["picks"]
    seat: int = Field(ge=0)
    keys: list[Key] = Field(min_length=1, max_length=MOST_PICKS)


class Undo(Act):
    """I take my last pick back."""

    type: Literal["undo"]


class Redo(Act):
    """I take again what I took back."""

    type: Literal["redo"]


class Restart(Act):
    """I take back all I can of my turn."""

    type: Literal["restart"]


class EndTurn(Act):
    """My turn is over."""

    type: Literal["end_turn"]


class AskWhyNot(Said):
    """Why can other things not be chosen now?"""

    type: Literal["why_not"]
    number: int = Field(ge=0)
    seat: int = Field(ge=0)


class AskPlan(Said):
    """What would come of this option if I could then do what I wish?"""

    type: Literal["plan"]
    number: int = Field(ge=0)
    seat: int = Field(ge=0)
    key: Key
    wishes: list[Key] = Field(max_length=MOST_PICKS)


class AskHint(Said):
    """Which moves are sensible now, and why?"""

    type: Literal["hint"]
    number: int = Field(ge=0)
    seat: int = Field(ge=0)


class Say(Said):
    """A line of chat."""

    type: Literal["say"]
    text: Line


Saying: TypeAlias = Annotated[
    Hello | Pick | Picks | Undo | Redo | Restart | EndTurn | AskWhyNot | AskPlan | AskHint | Say,
    Field(discriminator="type"),
]
KINDS: tuple[str, ...] = tuple(
    get_args(message.model_fields["type"].annotation)[0] for message in get_args(get_args(Saying)[0])
)


class FromClient(Said):
    """Anything a client says at a table."""

    said: Saying
