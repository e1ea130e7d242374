"""The parts that all messages are made of."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, StringConstraints

from menagerie.server.plain_text import plain

LONGEST = 2_000  # signs: more than anybody may write, and little enough to look at each


def written(value: Any) -> Any:
    """Accept what somebody wrote as plain text; anything that is no text, or far too long, is left to be refused."""
    return plain(value) if isinstance(value, str) and len(value) <= LONGEST else value


Name = Annotated[str, BeforeValidator(written), StringConstraints(min_length=1, max_length=24)]
Line = Annotated[str, BeforeValidator(written), StringConstraints(min_length=1, max_length=500)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern="^[ -~]+$")]
Request = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Said(BaseModel):
    """Anything either side says; an unknown field is an error."""

    model_config = ConfigDict(extra="forbid")


class Text(Said):
    """A message without a language: a key of the phrasebook, and its arguments."""

    key: str
    args: dict[str, Any]
