"""The parts that all messages are made of."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, StringConstraints

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
