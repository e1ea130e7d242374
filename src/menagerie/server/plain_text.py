"""Plain text: what people write, without invisible signs or signs that reverse the text around them."""

from __future__ import annotations

import re
import unicodedata

JOINER = "\u200d"  # makes one emoji of several
# Flags of England and other parts of countries: the only place for these signs.
FLAG = re.compile("\U0001f3f4[\U000e0061-\U000e007a]{1,6}\U000e007f")
NO_SIGNS = ("Cc", "Cf", "Cs", "Co")  # controls, formats such as marks of direction, half signs, private ones
MARKS = ("Mn", "Me")
MOST_MARKS = 4  # on one sign
# Letters and signs without any ink, and marks that choose among forms of a sign, but for those of emoji.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
FORMS = re.compile("[\ufe00-\ufe0d\U000e0100-\U000e01ef]")


def plain(text: str) -> str:
    """Remove everything that is no visible sign, and put the rest on one line."""
    text = FORMS.sub("", " ".join(unicodedata.normalize("NFC", text).split()))
    flags = {place for flag in FLAG.finditer(text) for place in range(*flag.span())}
    kept: list[str] = []
    marks = 0
    for place, sign in enumerate(text):
        is_mark = unicodedata.category(sign) in MARKS
        marks = marks + 1 if is_mark else 0
        lost = is_mark and (marks > MOST_MARKS or not kept or kept[-1] == " ")
        if place in flags or (is_sign(sign) and not lost) or joins_emoji(text, place):
            kept.append(sign)
    return " ".join("".join(kept).split())


def is_sign(sign: str) -> bool:
    """Return whether a sign is visible, if only as a space."""
    return sign not in BLANK and unicodedata.category(sign) not in NO_SIGNS


def joins_emoji(text: str, place: int) -> bool:
    """Return whether there is a joiner between two emoji."""
    return (
        text[place] == JOINER and 0 < place < len(text) - 1 and all(map(is_pictured, text[place - 1 : place + 2 : 2]))
    )


def is_pictured(sign: str) -> bool:
    """Return whether a sign is a picture, or part of one; a sign newer than this Python counts as one."""
    return unicodedata.category(sign) in ("So", "Sk", "Cn") or sign == "\ufe0f"
