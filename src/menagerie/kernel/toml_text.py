"""Reading TOML: files written as plainly as ours quickly, all others by the standard library.

That takes several times as long, and a process that begins a game reads a lot. Each line of a plain file is a comment,
the name of a table or `name = value`; values have no escapes, fractions or dates, and no name is used twice. It differs
from JSON so little that JSON's reader can do the work.
"""

from __future__ import annotations

import json
import re
from typing import Any

NAME = r"[A-Za-z0-9_-]+"
COMMENT = r"#[^\x00-\x1f\x7f]*"
TEXT = r'"[^"\\\x00-\x1f\x7f]*"'
SIMPLE = rf"{TEXT}|-?(?:0|[1-9][0-9]*)|true|false"
INLINE = rf"\{{(?:{NAME} = |{SIMPLE}|[\[\]{{}}, ])*\}}"  # a table, on one line
LIST = rf"\[(?:{INLINE}|{SIMPLE}|{COMMENT}|[\[\], \n])*?\]"  # on any number of lines
LINE = re.compile(
    rf"^(?:\[({NAME}(?:\.{NAME})*)\]|({NAME}) = ({SIMPLE}|{LIST}|{INLINE}))?(?: *{COMMENT})?$", re.MULTILINE
)
UNLIKE_JSON = re.compile(
    rf"({TEXT})|({NAME}) = |{COMMENT}|,\s*(?=\])"
)  # what is written differently, and texts, to skip them


def read_toml(text: str) -> dict[str, Any]:
    """Read a text as TOML; a fault is a ValueError that says where it is."""
    try:
        return read_plain(text)
    except ValueError:
        import tomllib

        return tomllib.loads(text)


def read_plain(text: str) -> dict[str, Any]:
    """Read a text that is plain; a ValueError says no more than that it is not."""
    lines = LINE.findall(text)
    if len(lines) + sum([value.count("\n") for _, _, value in lines]) != text.count("\n") + 1:
        raise ValueError("a line of another kind")
    headers: list[str] = []
    bodies: list[list[str]] = [[]]  # what stands above all tables, then what each of them holds
    for header, name, value in lines:
        if name:
            written = like_json(value) if " = " in value or "\n" in value else value
            bodies[-1].append(f'"{name}":{written}')
        elif header:
            headers.append(header)
            bodies.append([])
    tables = json.loads(f"[{','.join(['{' + ','.join(body) + '}' for body in bodies])}]", object_pairs_hook=all_new)
    root: dict[str, Any] = tables[0]
    for header, table in zip(headers, tables[1:], strict=True):
        *path, last = header.split(".")
        place = root
        for step in path:
            place = place.setdefault(step, {})
            if not isinstance(place, dict):
                raise ValueError("a table with the name of a value")
        if place.setdefault(last, table) is not table:
            raise ValueError("a table with the name of something else")
    return root


def like_json(value: str) -> str:
    """Write a list or table as JSON writes it."""
    return UNLIKE_JSON.sub(lambda found: found[1] or (f'"{found[2]}":' if found[2] else ""), value)


def all_new(entries: list[tuple[str, Any]]) -> dict[str, Any]:
    """Gather entries, none of which may have the name of another."""
    table = dict(entries)
    if len(table) < len(entries):
        raise ValueError("a name that is used twice")
    return table
