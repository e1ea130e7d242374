"""What a client says at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from menagerie.server.messages.said import Key, Line, Said


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
