"""The language of the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Find the language: what the arguments say, else what the environment says, else English.

    The arguments are looked at before they are parsed, so that even a complaint about them is in the right language.
    """
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--language":
            wanted = value or "".join(arguments[place + 1 : place + 2])
            if wanted in LANGUAGES:
                return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            wanted = environment[variable][:2].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"
