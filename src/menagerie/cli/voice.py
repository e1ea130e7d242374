"""How the command line speaks: one language, a console, and a question now and then."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import click
from rich.console import Console

from menagerie.kernel.messages import Argument, Message, phrasebook

with suppress(ImportError):  # not every system has it
    import readline  # noqa: F401 (lets a typed line be edited)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType


class Voice:
    """A language to speak and the console to speak on."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.phrases = phrasebook(language)
        # Names and files may contain anything, so nothing in a text is taken for markup.
        self.console = Console(markup=False, highlight=False, emoji=False)

    def with_names(self, names: Sequence[str]) -> Voice:
        """Return the same voice for a table where the players have names."""
        voice = Voice(self.language)
        voice.console = self.console
        voice.phrases = self.phrases.with_names(tuple(names))
        return voice

    def say(self, key: str, **args: Argument) -> str:
        """Put a message into words."""
        return self.phrases.say(Message(key, **args))

    def word(self, message: Message) -> str:
        """Put an existing message into words."""
        return self.phrases.say(message)

    def knows(self, key: str) -> bool:
        """Return whether there are words for a message."""
        return key in self.phrases.phrases

    def show(self, *things: RenderableType) -> None:
        """Print texts, tables or panels."""
        for thing in things:
            self.console.print(thing)

    def show_whole(self, text: str) -> None:
        """Print a text that somebody may want to copy: it is never broken into lines."""
        self.console.print(text, soft_wrap=True)

    def tell(self, key: str, **args: Argument) -> None:
        """Print a message."""
        self.show(self.say(key, **args))

    def complain(self, text: str) -> None:
        """Print one line to the error stream."""
        click.echo(f"menagerie: {' '.join(text.split())}", err=True)

    def ask(self, question: str) -> str:
        """Ask for a line; raise an EOFError at the end of the input."""
        answer = input(f"{question} ").strip()
        if not sys.stdin.isatty():
            self.show(answer)  # a transcript of piped input reads like a game at the keyboard
        return answer


def voice_of(context: click.Context) -> Voice:
    """Return the voice that the program was started with."""
    return context.ensure_object(Voice)


def developer_looks() -> bool:
    """Return whether a developer is looking, who wants to know everything."""
    return os.environ.get("MENAGERIE_DEBUG") == "1"
