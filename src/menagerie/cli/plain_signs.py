"""What to write if a terminal cannot show a sign: something plain, rather than an error."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import Any

PLAIN = {
    "♂": "m",
    "♀": "f",
    "•": "o",
    "◦": ".",
    "→": ">",
    "↔": "<>",
    "±": "+-",
    "ß": "ss",
    "œ": "oe",
    "Œ": "Oe",
    "×": "x",
    "„": '"',
    "“": '"',
    "”": '"',
    "·": "-",
    "–": "-",
    "−": "-",
    "▸": ">",
    "★": "*",
    "↻": "@",
    "□": ".",
    "🔒": "! ",
    "●": "o",
    "■": "#",
    "▲": "^",
    "◆": "*",
    "⬢": "@",
}


def plain_sign(sign: str) -> str:
    """Return a sign in plain letters: our own by their meaning, letters without their accents."""
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return PLAIN.get(sign) or bare or "?"


def replace_signs(error: UnicodeError) -> tuple[str, int]:
    """Replace what an encoding cannot write."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(plain_sign(sign) for sign in error.object[error.start : error.end]), error.end


def never_fail_on_signs() -> None:
    """Let the program's streams write what they can, and read what they cannot decode as question marks."""
    codecs.register_error("plain_signs", replace_signs)
    streams: list[tuple[Any, str]] = [(sys.stdin, "replace"), (sys.stdout, "plain_signs"), (sys.stderr, "plain_signs")]
    for stream, errors in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
