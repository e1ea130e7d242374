"""What may be wrong with the cards, maps and names of Ark Nova even if every data file can be read."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import TYPE_CHECKING, Protocol

from menagerie.cli.card_faults.finding import does_not_fit, no_names, unknown
from menagerie.games.ark_nova.abilities.all import WORDS as ABILITIES
from menagerie.games.ark_nova.actions.alternatives import MAKERS
from menagerie.games.ark_nova.bonus_rules import BONUS_RULES
from menagerie.games.ark_nova.bonus_tiles import USED_TOGETHER
from menagerie.games.ark_nova.conditions import CONDITIONS
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.printed import action_cards, board, buildings, cards, maps
from menagerie.games.ark_nova.printed.sets import SETS, OfASet
from menagerie.games.ark_nova.projects import COUNTED
from menagerie.games.ark_nova.tracks import GAINS
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from menagerie.games.ark_nova.printed.cards import AnimalEntry, SponsorEntry
    from menagerie.games.ark_nova.printed.maps import MapEntry

ACTION_CARDS = ("animals", "cards", "build", "association", "sponsors")
PARAMETERS = (*ACTION_CARDS, *ICONS, "bears", "primates")  # of abilities, where they are not numbers
MAY_STAND_ALONE = ("partner-zoo", "animals-2", "sponsors-2", "university", "kiosk")  # conditions without a number
BONUSES = (*GAINS, *BONUS_RULES)
TERRAIN = (".", "2", "R", "W")
ROWS = (6, 7, 6, 7, 6, 7, 6, 7, 6)
MAY_COME_AGAIN = ("left_edge", "area_bonuses")  # in every break
OF_SETS: dict[str, Mapping[str, OfASet]] = {
    "animals.toml": cards.ANIMALS,
    "sponsors.toml": cards.SPONSORS,
    "projects.toml": cards.PROJECTS,
    "final_scoring.toml": cards.FINAL_SCORING,
    "buildings.toml": buildings.BUILDINGS,
    "association.toml": board.UNIVERSITIES,
    "tracks.toml": board.BONUS_TILES,
    "action_cards.toml": action_cards.ALTERNATIVES,
}
SPACES = tuple(f"{column}{row}" for column, rows in zip("abcdefghi", ROWS, strict=True) for row in range(1, rows + 1))


class Numbered(OfASet, Protocol):
    """A card with a printed number."""

    @property
    def number(self) -> int:
        """The printed number."""
        ...


def counts() -> dict[str, int]:
    """Count what the files hold, by the message that names it."""
    base_projects = sum(project.base for project in cards.PROJECTS.values())
    return {
        "ark_nova_cli.check_cards.animals": len(cards.ANIMALS),
        "ark_nova_cli.check_cards.sponsors": len(cards.SPONSORS),
        "ark_nova_cli.check_cards.base_projects": base_projects,
        "ark_nova_cli.check_cards.deck_projects": len(cards.PROJECTS) - base_projects,
        "ark_nova_cli.check_cards.final_scoring": len(cards.FINAL_SCORING),
        "ark_nova_cli.check_cards.maps": len(maps.MAPS),
        "ark_nova_cli.check_cards.buildings": len(buildings.BUILDINGS),
        "ark_nova_cli.check_cards.abilities": len(ABILITIES),
        "ark_nova_cli.check_cards.icons": len(ICONS),
        "ark_nova_cli.check_cards.universities": len(board.UNIVERSITIES),
        "ark_nova_cli.check_cards.bonus_tiles": len(board.BONUS_TILES),
        "ark_nova_cli.check_cards.alternatives": len(action_cards.ALTERNATIVES),
    }


def faults() -> Iterator[Message]:
    """Find everything that is wrong."""
    yield from wrong_numbers("animals.toml", cards.ANIMALS, range(401, 561))
    yield from wrong_numbers("sponsors.toml", cards.SPONSORS, range(201, 281))
    yield from wrong_numbers("projects.toml", cards.PROJECTS, range(101, 140))
    yield from wrong_numbers("final_scoring.toml", cards.FINAL_SCORING, range(1, 18))
    for file, entries in OF_SETS.items():
        yield from wrong_sets(file, entries)
    for name, times in Counter([*cards.ANIMALS, *cards.SPONSORS, *cards.PROJECTS]).items():
        if times > 1:
            yield Message("cli.check_cards.same_name", name=name)
    for animal in cards.ANIMALS.values():
        yield from animal_faults(animal)
    for sponsor in cards.SPONSORS.values():
        yield from sponsor_faults(sponsor)
    for project in cards.PROJECTS.values():
        yield from unknown("projects.toml", project.name, "icon", [project.icon], COUNTED)
        effects = (project.on_play_effect, *(level.effect for level in project.levels))
        yield from bad_abilities("projects.toml", project.name, "effect", [effect for effect in effects if effect])
    for university in board.UNIVERSITIES.values():
        yield from unknown("association.toml", university.name, "icons", university.icons, ICONS)
        if university.category:
            yield from unknown("association.toml", university.name, "category", [university.category], university.icons)
    for tile in board.BONUS_TILES.values():
        if tile.bonus.partition(" ")[0] not in USED_TOGETHER:
            yield from bad_bonuses("tracks.toml", tile.name, "bonus", [tile.bonus])
    for card in action_cards.ALTERNATIVES.values():
        yield from unknown("action_cards.toml", card.name, "action", [card.action], ACTION_CARDS)
        yield from unknown("action_cards.toml", card.name, "alternatives", [card.name], MAKERS)
    for building in buildings.BUILDINGS.values():
        yield from unknown("buildings.toml", building.name, "icons", building.icons, ICONS)
    yield from bad_bonuses("tracks.toml", "reputation", "bonuses", [entry.bonus for entry in board.REPUTATION.bonuses])
    for name, zoo_map in maps.MAPS.items():
        yield from map_faults(name, zoo_map)
    yield from no_names(name_keys())


# --- cards ---


def wrong_numbers(file: str, cards: Mapping[str, Numbered], numbers: range) -> Iterator[Message]:
    """Report printed numbers that are missing, doubled or unknown; a replacement has the number it replaces."""
    there = Counter(card.number for card in cards.values() if not card.replaces)
    for card in cards.values():
        replaced = cards.get(card.replaces)
        if replaced is not None and card.number != replaced.number:
            yield does_not_fit(file, card.name, "number", card.number, [str(replaced.number)])
    for number in sorted({*numbers, *there}):
        if there[number] != (number in numbers):
            yield Message("cli.check_cards.number", file=file, number=number, times=there[number])


def wrong_sets(file: str, entries: Mapping[str, OfASet]) -> Iterator[Message]:
    """Report entries that belong to no set, or replace anything but an entry of another set."""
    for entry in entries.values():
        yield from unknown(file, entry.name, "set", [entry.set], SETS)
        if entry.replaces:
            others = [name for name, other in entries.items() if other.set != entry.set]
            yield from unknown(file, entry.name, "replaces", [entry.replaces], others)


def animal_faults(animal: AnimalEntry) -> Iterator[Message]:
    """Check an animal."""
    yield from unknown("animals.toml", animal.name, "icons", animal.icons, ICONS)
    yield from bad_conditions("animals.toml", animal.name, animal.requires)
    for field, abilities in (("abilities", animal.abilities), ("solo", animal.solo), ("reef", animal.reef)):
        yield from bad_abilities("animals.toml", animal.name, field, abilities)
    if not animal.standard and animal.special is None:
        enclosures = [each.name for each in fields(cards.SpecialEnclosures)]
        yield does_not_fit("animals.toml", animal.name, "special", "", enclosures)


def sponsor_faults(sponsor: SponsorEntry) -> Iterator[Message]:
    """Check a sponsor; the terrain it asks for is that of its building."""
    yield from unknown("sponsors.toml", sponsor.name, "icons", sponsor.icons, ICONS)
    yield from bad_conditions("sponsors.toml", sponsor.name, sponsor.requires)
    if not sponsor.building:
        return
    unique = [name for name, building in buildings.BUILDINGS.items() if building.kind == "unique"]
    if sponsor.building not in unique:
        yield does_not_fit("sponsors.toml", sponsor.name, "building", sponsor.building, unique)
        return
    building = buildings.BUILDINGS[sponsor.building]
    for field, asked, needed in (("rock", sponsor.rock, building.rock), ("water", sponsor.water, building.water)):
        if asked != needed:
            yield does_not_fit("sponsors.toml", sponsor.name, field, asked, [str(needed)])


def bad_conditions(file: str, name: str, conditions: Iterable[str]) -> Iterator[Message]:
    """Report conditions that are no known word, or lack a number that they need."""
    for condition in conditions:
        word, _, number = condition.partition(" ")
        if word not in CONDITIONS or not (number.isdecimal() or (not number and word in MAY_STAND_ALONE)):
            yield does_not_fit(file, name, "requires", condition, CONDITIONS)


def bad_abilities(file: str, name: str, field: str, abilities: Iterable[str]) -> Iterator[Message]:
    """Report abilities that are no known word with an optional number, action card or icon."""
    for ability in abilities:
        word, _, parameter = ability.partition(" ")
        if word not in ABILITIES:
            yield does_not_fit(file, name, field, ability, ABILITIES)
        elif parameter and not parameter.isdecimal() and parameter not in PARAMETERS:
            yield does_not_fit(file, name, field, ability, PARAMETERS)


# --- maps ---


def map_faults(name: str, zoo_map: MapEntry) -> Iterator[Message]:
    """Check a zoo map."""
    file = f"{name}.toml"
    yield from unknown(file, "map", "id", [zoo_map.id], [name])
    if tuple(len(column) for column in zoo_map.columns) != ROWS:
        lengths = ", ".join(str(rows) for rows in ROWS)
        yield does_not_fit(file, "map", "columns", ", ".join(zoo_map.columns), [lengths])
    yield from unknown(file, "map", "columns", "".join(zoo_map.columns), TERRAIN)
    for field, slots, number in (
        ("left_edge", zoo_map.left_edge, 7),
        ("partner_zoos", zoo_map.partner_zoos, 4),
        ("universities", zoo_map.universities, 3),
        ("workers", zoo_map.workers, 3),
    ):
        yield from bad_bonuses(file, "map", field, slots)
        if len(slots) != number:
            yield does_not_fit(file, "map", field, len(slots), [str(number)])
    yield from bad_bonuses(file, "map", "linked", zoo_map.linked)
    yield from unknown(file, "map", "bonuses", zoo_map.bonuses, SPACES)
    yield from bad_bonuses(file, "map", "bonuses", zoo_map.bonuses.values())
    yield from unknown(file, "map", "area_bonuses", zoo_map.area_bonuses, list(zoo_map.features))
    yield from bad_bonuses(file, "map", "area_bonuses", zoo_map.area_bonuses.values())
    for feature, spaces in zoo_map.features.items():
        yield from unknown(file, "map", f"features.{feature}", spaces, SPACES)
    for start in zoo_map.start:
        yield from unknown(file, "map", "start", [start.building], list(buildings.BUILDINGS))
        yield from unknown(file, "map", "start", start.spaces, SPACES)


def bad_bonuses(file: str, entry: str, field: str, slots: Iterable[str]) -> Iterator[Message]:
    """Report slots that are neither empty nor bonuses: a known kind, an amount, and perhaps the word income."""
    for slot in slots:
        for bonus in slot.split(" + ") if slot else ():
            kind, _, rest = bonus.partition(" ")
            amount = rest.removesuffix(" income") if field in MAY_COME_AGAIN else rest
            if kind not in BONUSES or not amount.isdecimal():
                yield does_not_fit(file, entry, field, bonus, BONUSES)


# --- names ---


def name_keys() -> Iterator[str]:
    """List the message that names each thing."""
    families: dict[str, Iterable[str]] = {
        "animals": cards.ANIMALS,
        "sponsors": cards.SPONSORS,
        "projects": cards.PROJECTS,
        "final_scoring": cards.FINAL_SCORING,
        "maps": maps.MAPS,
        "buildings": buildings.BUILDINGS,
        "icons": ICONS,
        "abilities": [ability.replace("-", "_") for ability in ABILITIES],
        "universities": board.UNIVERSITIES,
        "bonus_tiles": board.BONUS_TILES,
    }
    for family, names in families.items():
        for name in names:
            yield f"ark_nova_cards.{family}.{name}"
