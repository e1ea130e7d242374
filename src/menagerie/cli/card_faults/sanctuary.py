"""What may be wrong with the tiles, maps and names of Sanctuary even if every data file can be read."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.cli.card_faults.finding import does_not_fit, no_names, unknown
from menagerie.games.sanctuary.conditions import condition_of
from menagerie.games.sanctuary.effects import effect_of
from menagerie.games.sanctuary.icons import CLASSES, CONTINENTS, HABITATS, MARKS, OBJECTIVE_ICONS
from menagerie.games.sanctuary.printed import MAP, SIDES, TILES
from menagerie.games.sanctuary.scoring import scoring_of
from menagerie.games.sanctuary.tiles import SEXES
from menagerie.games.sanctuary.zoo_map import BY_KEY, STEPS
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.games.sanctuary.printed import SideEntry, TileEntry

NUMBERS = {"animal": range(1, 71), "project": range(71, 101), "building": range(101, 136)}
LEVELS = {"animal": range(2, 6), "project": range(3, 5), "building": range(1)}
ICONS = (*HABITATS, *CONTINENTS, *CLASSES)


def counts() -> dict[str, int]:
    """Count what the files hold, by the message that names it."""
    return {
        "sanctuary_cli.check_cards.animals": len(TILES["animal"]),
        "sanctuary_cli.check_cards.buildings": len(TILES["building"]),
        "sanctuary_cli.check_cards.projects": len(TILES["project"]),
        "sanctuary_cli.check_cards.pairs": sum(entry.sex == "female" for entry in TILES["animal"].values()),
        "sanctuary_cli.check_cards.sides": len(SIDES),
        "sanctuary_cli.check_cards.objectives": len(OBJECTIVE_ICONS),
    }


def faults() -> Iterator[Message]:
    """Find everything that is wrong."""
    for kind, entries in TILES.items():
        file = f"{kind}s.toml"
        yield from wrong_numbers(file, [entry.number for entry in entries.values()], NUMBERS[kind])
        for entry in entries.values():
            yield from tile_faults(file, kind, entry)
    yield from pair_faults()
    for name, side in SIDES.items():
        yield from side_faults(name, side)
    yield from unknown("zoo.toml", "map", "entrance", MAP.entrance, BY_KEY)
    yield from unknown("zoo.toml", "map", "river", MAP.river, BY_KEY)
    titles = dict.fromkeys(entry.title or entry.name for kind in TILES.values() for entry in kind.values())
    yield from no_names([f"sanctuary.tile.{title}" for title in titles] + [f"sanctuary.mark.{mark}" for mark in MARKS])


def wrong_numbers(file: str, there: list[int], numbers: range) -> Iterator[Message]:
    """Report printed numbers that are missing, doubled or unknown."""
    times = Counter(there)
    for number in sorted({*numbers, *times}):
        if times[number] != (number in numbers):
            yield Message("cli.check_cards.number", file=file, number=number, times=times[number])


def tile_faults(file: str, kind: str, entry: TileEntry) -> Iterator[Message]:
    """Check a tile: its icons, level and arrows are known, and its texts can be read."""
    yield from unknown(file, entry.name, "icons", entry.icons, ICONS)
    yield from unknown(file, entry.name, "arrows", entry.arrows, STEPS)
    yield from unknown(file, entry.name, "release", [entry.release] if entry.release else [], ICONS)
    yield from unknown(file, entry.name, "whenever", [entry.whenever] if entry.whenever else [], ICONS)
    yield from unknown(file, entry.name, "eases", entry.eases.split()[:1], MARKS)
    if entry.level not in LEVELS[kind]:
        yield does_not_fit(file, entry.name, "level", entry.level, [str(level) for level in LEVELS[kind]])
    yield from unread(file, entry.name, "condition", [entry.condition], condition_of)
    yield from unread(file, entry.name, "now", entry.now, effect_of)
    yield from unread(file, entry.name, "then", [entry.then] if entry.then else [], effect_of)
    yield from unread(file, entry.name, "points", [entry.points], scoring_of)


def unread(
    file: str, entry: str, field: str, texts: list[str] | tuple[str, ...], read: Callable[[str], object]
) -> Iterator[Message]:
    """Report texts that the rules cannot read."""
    for text in texts:
        try:
            read(text)
        except (ValueError, KeyError):
            yield does_not_fit(file, entry, field, text, MARKS)


def pair_faults() -> Iterator[Message]:
    """Report animals with a sex that have no partner, or not exactly one of each."""
    sexes = Counter((entry.title, entry.sex) for entry in TILES["animal"].values() if entry.sex)
    for title, sex in sexes:
        if sex not in SEXES or sexes[title, SEXES[sex]] != 1:
            yield does_not_fit("animals.toml", title, "sex", sex, list(SEXES))


def side_faults(name: str, side: SideEntry) -> Iterator[Message]:
    """Check a side of the map."""
    yield from unknown("zoo.toml", name, "open_areas", side.open_areas, BY_KEY)
    yield from unknown("zoo.toml", name, "bonuses", side.bonuses, BY_KEY)
    yield from unread("zoo.toml", name, "bonuses", tuple(side.bonuses.values()), effect_of)
