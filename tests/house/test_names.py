"""A game's name stands in its own rooms and nowhere else (law 16), and no game imports another."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from menagerie.games import GAMES, MADE_OF

ROOT = Path(__file__).parents[2]
HOUSE = ("src/menagerie", "web/src", "web/scripts", "benchmarks", "tools")
TEXTS = (".py", ".toml", ".json", ".ts", ".svelte", ".mjs", ".css", ".html", ".sql", ".mako")
BUILT = ROOT / "src" / "menagerie" / "server" / "static"
THE_LIST = ROOT / "src" / "menagerie" / "games" / "__init__.py"
RECORDS = tuple(ROOT / "benchmarks" / name for name in ("results.json", "peers.json"))  # measured, game by game
FILES = sorted(
    path
    for part in HOUSE
    for path in (ROOT / part).rglob("*")
    if path.suffix in TEXTS and path.is_file() and not path.is_relative_to(BUILT) and path not in RECORDS
)
FILES.append(ROOT / "Makefile")


def pattern(game: str) -> re.Pattern[str]:
    """Find a game's name however it is written: ark_nova, Ark Nova, arkNova."""
    return re.compile("[ _-]?".join(game.split("_")), re.IGNORECASE)


def is_room(path: Path, game: str) -> bool:
    """Return whether a file belongs to a game: by its folder, its name, or as one of its files of words."""
    folders = path.relative_to(ROOT).parts[:-1]
    is_words = folders[:-1] == ("src", "menagerie", "words") and re.match(rf"{game}(_|$)", path.stem) is not None
    whole = [name for name, parts in MADE_OF.items() if game in parts]  # a game of several boxes speaks of all of them
    return (
        path == THE_LIST or game in folders or path.stem == game or is_words or any(is_room(path, it) for it in whole)
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_a_game_stands_only_in_its_rooms(game: str) -> None:
    name = pattern(game)
    strangers = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in FILES
        if not is_room(path, game)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if name.search(line)
    ]
    strangers += [str(path.relative_to(ROOT)) for path in FILES if not is_room(path, game) and name.search(path.name)]
    assert strangers == []


def imported(path: Path) -> set[str]:
    """List the modules that a file imports, and what it takes from them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_part_of_a_game_imports_a_part_of_another(game: str) -> None:
    rooms = [path for path in FILES if path.suffix == ".py" and path != THE_LIST and is_room(path, game)]
    assert len(rooms) > 1
    rooms = [path for path in rooms if not any(is_room(path, whole) for whole in MADE_OF if whole != game)]
    others = {*GAMES} - {game, *MADE_OF.get(game, ())}
    strangers = [
        f"{path.relative_to(ROOT)}: {module}"
        for path in rooms
        for module in sorted(imported(path))
        if others & {*module.split(".")}
    ]
    assert strangers == []


def test_a_name_in_a_file_of_the_house_would_be_found() -> None:
    written = ["ark_nova", "Ark Nova", "arkNova", "ArkNova", "web.ark-nova"]
    assert all(pattern("ark_nova").search(text) for text in written)
    rooms = {path: is_room(ROOT / path, "ark_nova") for path in ROOMS}
    assert rooms == ROOMS


ROOMS = {
    "src/menagerie/games/ark_nova/rules.py": True,
    "src/menagerie/cli/card_faults/ark_nova.py": True,
    "src/menagerie/words/fr/ark_nova_cards.toml": True,
    "src/menagerie/words/fr/web.toml": False,
    "src/menagerie/server/house.py": False,
    "src/menagerie/games/zooloretto/rules.py": False,
    "web/src/games/ark_nova/Table.svelte": True,
    "web/src/lib/looks.ts": False,
    "benchmarks/ark_nova/engine.py": True,
    "benchmarks/engine.py": False,
    "Makefile": False,
}
