"""Games that other packages bring: found by the entry points of what is installed, never by a list of ours.

An entry point of the group `menagerie.games` gives the name of a game and the package with its parts.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

GROUP = "menagerie.games"  # also the package with the games of the house, whose names are taken
NAME = re.compile(r"[a-z][a-z0-9_]*")


@cache
def is_of_house(game: str) -> bool:
    """Return whether the house itself has a game, or a folder of that name."""
    return find_spec(f"{GROUP}.{game}") is not None


@cache
def installed() -> dict[str, str]:
    """Return the package of each installed game, by the name of the game; one of the house cannot be replaced."""
    from importlib.metadata import entry_points  # it takes longer to import than the games of the house do

    entries = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: entry.value for entry in entries if NAME.fullmatch(entry.name) and not is_of_house(entry.name)}


def package_of(game: str) -> str | None:
    """Return the package that brings a game; None if the house does, or nobody."""
    return None if is_of_house(game) else installed().get(game)


def folder_of(package: str) -> Path | None:
    """Find the folder of a package without running it; None if there is no such package."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    places = spec.submodule_search_locations if spec is not None else None
    return Path(next(iter(places))) if places else None
