"""The client's types: TypeScript made from the messages; `python -m menagerie.server.schema FOLDER` writes them.

What a game adds to the messages of the house gets a file of its own, beside the page of the game.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic.json_schema import models_json_schema

from menagerie.games import GAMES
from menagerie.kernel.parts import Part
from menagerie.server.messages import (
    analysis,
    from_client,
    from_server,
    hints,
    offer,
    people,
    plans,
    position,
    replay,
    said,
    tables,
    why_not,
)
from menagerie.server.messages.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType

HEAD = (
    "// Made from src/menagerie/server/messages by `npm run protocol`; change the messages, not this file.\n"
    "/* eslint-disable */\n"
)
PARTS = (said, people, offer, tables, from_client, position, plans, why_not, hints, from_server, replay, analysis)
FROM_CLIENT = ("NewMe", "NewTable", "Join", "AllowHints", "Fork", "Import", "FromClient")
MESSAGES: Part[ModuleType] = Part("room.messages", "menagerie.server.rooms.{game}.messages", object)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> Iterator[tuple[Path, str]]:
    """Yield the files of types by where they lie in the client: those of the house, and those of each game."""
    yield Path("lib", "protocol.ts"), typescript()
    for game in GAMES:
        added = MESSAGES.of(game)
        if added is not None:
            yield Path("games", game, "protocol.ts"), typescript_of(added)


def typescript_of(added: ModuleType) -> str:
    """Return the types of what a game adds as TypeScript."""
    own = schema([added])
    used = sorted({name for definition in own.values() for name in references(definition)} - set(own))
    parts = [declaration(name, definition, all_there=True) for name, definition in own.items()]
    return HEAD + f'import type {{ {", ".join(used)} }} from "../../lib/protocol";\n\n' + "\n\n".join(parts) + "\n"


def typescript() -> str:
    """Return the types of all messages as TypeScript."""
    definitions = schema(PARTS)
    told_by_client = reachable(definitions, FROM_CLIENT)
    told_by_server = reachable(definitions, [name for name in definitions if name not in told_by_client])
    parts = [
        declaration(name, definition, all_there=name in told_by_server) for name, definition in definitions.items()
    ]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def schema(files: Sequence[ModuleType]) -> dict[str, Any]:
    """Return the JSON schema of every message, by name, in the order of the source."""
    models = [
        model
        for part in files
        for model in vars(part).values()
        if isinstance(model, type) and issubclass(model, Said) and model is not Said
        if model.__module__ == part.__name__
    ]
    _, whole = models_json_schema([(model, "validation") for model in models])
    definitions: dict[str, Any] = whole["$defs"]
    return {model.__name__: definitions[model.__name__] for model in models}


def reachable(definitions: dict[str, Any], roots: Any) -> set[str]:
    """Return some messages and all that are part of them."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(definitions[name])
    return found


def references(part: Any) -> list[str]:
    """List the messages that a piece of schema names."""
    if isinstance(part, dict):
        own = [part["$ref"].rpartition("/")[2]] if "$ref" in part else []
        return own + [name for value in part.values() for name in references(value)]
    if isinstance(part, list):
        return [name for value in part for name in references(value)]
    return []


def declaration(name: str, definition: dict[str, Any], *, all_there: bool) -> str:
    """Declare one message; fields that a client may leave out are optional."""
    comment = f"/** {definition['description']} */\n"
    fields = definition.get("properties", {})
    if list(fields) == ["said"]:
        return f"{comment}export type {name} = {type_of(fields['said'])};"
    required = definition.get("required", [])
    lines = [
        f"  {field}{'' if all_there or field in required else '?'}: {type_of(value)};"
        for field, value in fields.items()
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}"


def type_of(part: dict[str, Any]) -> str:
    """Return a piece of schema as a type."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "const" in part:
        return f'"{part["const"]}"'
    if "enum" in part:
        return " | ".join(f'"{value}"' for value in part["enum"])
    for several in ("anyOf", "oneOf"):
        if several in part:
            return " | ".join(type_of(one) for one in part[several])
    kind = part.get("type")
    if kind == "array":
        inner = type_of(part["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = part.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    for path, types in files():
        Path(sys.argv[1], path).write_text(types, encoding="utf-8")
