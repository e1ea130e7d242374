"""Faults that may be found in the data of any game, in the words of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.messages import LANGUAGES, Message, phrasebook

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator


def no_names(keys: Iterable[str]) -> Iterator[Message]:
    """Report things without a name in some language."""
    keys = list(keys)
    for language in LANGUAGES:
        phrases = phrasebook(language).phrases
        for key in keys:
            if not phrases.get(key):
                yield Message("cli.check_cards.no_name", thing=key, language=language)


def unknown(file: str, entry: str, field: str, words: Iterable[str], allowed: Collection[str]) -> Iterator[Message]:
    """Report words that are not known."""
    for word in words:
        if word not in allowed:
            yield does_not_fit(file, entry, field, word, allowed)


def does_not_fit(file: str, entry: str, field: str, value: str | int, allowed: Collection[str]) -> Message:
    """Return what does not fit, and what would."""
    return Message(
        "kernel.error.catalogue_value", file=file, entry=entry, field=field, value=repr(value), allowed=tuple(allowed)
    )
