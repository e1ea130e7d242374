"""What the server does not do, by kind; each is a message, and an HTTP status."""

from __future__ import annotations

from menagerie.kernel.errors import CannotUndo, IllegalPick, MenagerieError


class Refusal(MenagerieError):
    """Something the server does not do; nothing has changed."""

    status = 400


class Stranger(Refusal):
    """This needs a name."""

    status = 401


class Forbidden(Refusal):
    """This is somebody else's."""

    status = 403


class NotFound(Refusal):
    """There is no such thing."""

    status = 404


class TooSlow(Refusal):
    """The rest did not come in time."""

    status = 408


class WrongMoment(Refusal):
    """This cannot be done now."""

    status = 409


class TooLarge(Refusal):
    """More than anybody needs to send at once."""

    status = 413


class Misdirected(Refusal):
    """The request is for a server of another name."""

    status = 421


class TooFast(Refusal):
    """More often than anybody needs to ask."""

    status = 429


class CannotSave(Refusal):
    """The database cannot be written now; nothing has changed."""

    status = 503


class CannotRead(Refusal):
    """The database cannot be read now."""

    status = 503


def status_of(error: MenagerieError) -> int:
    """Return the HTTP status for an error from any part of the program."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, IllegalPick | CannotUndo):
        return WrongMoment.status
    return Refusal.status
