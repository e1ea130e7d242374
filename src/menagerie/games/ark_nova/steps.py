"""Questions that are asked several times in a row say which time it is."""

from __future__ import annotations

from functools import cache

from menagerie.kernel.messages import Message


@cache
def steps_of(prompt: Message, steps: int) -> tuple[Message, ...]:
    """Return a question once for each time, with its number; alone it stays as it is."""
    if steps == 1:
        return (prompt,)
    return tuple(Message(prompt.key, **prompt.args, step=number + 1, steps=steps) for number in range(steps))
