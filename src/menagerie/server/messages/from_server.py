"""What the server says at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from menagerie.server.messages.hints import Hints
from menagerie.server.messages.plans import PlanInfo
from menagerie.server.messages.position import Position, Previews
from menagerie.server.messages.said import Said, Text
from menagerie.server.messages.tables import TableInfo
from menagerie.server.messages.why_not import WhyNot


class TableChanged(Said):
    """Who sits here, or what the table is doing, has changed."""

    type: Literal["table"] = "table"
    table: TableInfo
    watchers: int
    onlookers: list[str] = []  # the names of those watchers who have one


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


class Done(Said):
    """What you asked for under this name is done and saved, now or before."""

    type: Literal["done"] = "done"
    request: str


class Notice(Said):
    """Something that everybody at the table should know, and nobody needs to answer."""

    type: Literal["notice"] = "notice"
    message: Text


class FromServer(Said):
    """Anything the server says at a table."""

    said: Annotated[
        Position | Previews | PlanInfo | WhyNot | Hints | TableChanged | Chat | Done | Trouble | Notice,
        Field(discriminator="type"),
    ]
