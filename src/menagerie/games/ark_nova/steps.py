"""Questions that are asked several times in a row say which time it is."""

from __future__ import annotations

from functools import cache

from menagerie.kernel.messages import Message


@cache
def step_of(prompt: Message, number: int, steps: int) -> Message:
    """Return a question with its number among several; alone it stays as it is."""
    return Message(prompt.key, **prompt.args, step=number, steps=steps) if steps > 1 else prompt
