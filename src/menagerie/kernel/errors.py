"""What can go wrong, by kind of fault; every error is a message, so that it can be said in any language."""

from __future__ import annotations

from contextlib import suppress

from menagerie.kernel.messages import Argument, Message, phrasebook


class MenagerieError(Exception):
    """A fault that a person or a program outside can mend; nothing has changed."""

    def __init__(self, key: str, **args: Argument) -> None:
        self.message = Message(key, **args)
        super().__init__(self.message)

    def __str__(self) -> str:
        return phrasebook("en").say(self.message)


class BadRequest(MenagerieError, ValueError):
    """An unknown game, seat count, option, bot or file."""


class IllegalPick(MenagerieError, ValueError):
    """A pick out of range, by a seat that is not asked, or for a decision that has passed."""


class CannotUndo(MenagerieError):
    """There is nothing to take back, or a secret was revealed or another seat has decided since."""


class BadSave(MenagerieError, ValueError):
    """A save that is truncated, edited, from a newer version, or not a save at all."""


class BadCatalogue(MenagerieError, ValueError):
    """A data file with an unknown field, or a value that does not fit; says file, entry and field."""


class BadPart(MenagerieError):
    """A part of a game that cannot be used; says the file."""


def fault_of(error: BaseException) -> str:
    """Return in one line what somebody else's code has raised."""
    text = ""
    with suppress(Exception):  # a foreign error may not even be able to say what it is
        text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
