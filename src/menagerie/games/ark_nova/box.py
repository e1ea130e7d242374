"""What is in the box: the cards, maps and figures of the data files as frozen objects.

It is long because it names every field of every data file in one place, and holds no rule of the game.
"""

# No `from __future__ import annotations` here: types that are text would be compiled again for every card that is read.

import tomllib
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args, get_origin

from menagerie.kernel.catalogue import read_entries, read_entry
from menagerie.kernel.errors import BadCatalogue

HERE = Path(__file__).parent
CARDS, MAP_FILES, BOARD = HERE / "cards", HERE / "maps", HERE / "board"


# The words that the data files may use.
ICONS = (
    *("africa", "americas", "asia", "australia", "europe"),
    *("bird", "herbivore", "predator", "primate", "reptile", "bear", "petting"),
    *("science", "rock", "water"),
)
CONDITIONS = ("partner-zoo", "animals-2", "sponsors-2", "university", "kiosk", "reputation", "appeal-max", *ICONS)
ABILITIES = (
    *("sprint", "pack", "hunter", "clever", "boost", "action", "multiplier", "inventive", "full-throated", "jumping"),
    *("iconic-animal", "sunbathing", "pouch", "resistance", "assertion", "dominance", "flock-animal", "digging"),
    *("sponsor-magnet", "venom", "pilfering", "constriction", "hypnosis", "snapping", "scavenging", "posturing"),
    *("perception", "determination", "peacocking", "petting-zoo-animal"),
)
COUNTED = ("animal-category", "continent", "small-animal", "large-animal", *ICONS)  # by conservation projects
BONUSES = (
    *("money", "x_token", "reputation", "appeal", "conservation", "card", "snap", "clever", "worker", "multiplier"),
    *("upgrade_action_card", "extra_action", "sponsor_for_money", "partner_zoo", "university", "kiosk", "pouch"),
    *("size2_enclosure", "size3_enclosure", "free_special_enclosure"),
    # on the maps of the map packs
    *("mark", "adapt", "wave", "shark_attack", "scavenging", "hunter", "cut_down", "return_worker", "animal_magnet"),
    *("rescue_station", "store_card", "conceal_strength", "remove_continent_marker"),
    *("find_person_sponsor", "free_person_sponsor"),
)


@dataclass(frozen=True)
class SpecialEnclosures:
    """The spaces an animal takes in a special enclosure; to take none is not the same as not to live there."""

    reptile_house: int | None = None
    large_bird_aviary: int | None = None
    petting_zoo: int | None = None


@dataclass(frozen=True)
class AnimalEntry:
    """What is printed on an animal card."""

    name: str
    number: int
    latin: str
    cost: int
    size: int
    icons: tuple[str, ...]
    standard: bool = True
    rock: int = 0
    water: int = 0
    special: SpecialEnclosures | None = None
    requires: tuple[str, ...] = ()
    appeal: int = 0
    conservation: int = 0
    reputation: int = 0
    abilities: tuple[str, ...] = ()
    solo: tuple[str, ...] = ()


@dataclass(frozen=True)
class SponsorEntry:
    """What is printed on a sponsor card; its text line by line (sponsors/lines.py)."""

    name: str
    number: int
    level: int
    requires: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    rock: int = 0
    water: int = 0
    building: str = ""
    person: bool = False
    appeal: int = 0
    conservation: int = 0
    reputation: int = 0
    cubes: int = 0
    now: tuple[str, ...] = ()
    own_zoo: tuple[str, ...] = ()
    any_zoo: tuple[str, ...] = ()
    income: tuple[str, ...] = ()
    end: tuple[str, ...] = ()
    lasting: bool = False


@dataclass(frozen=True)
class LevelEntry:
    """A level of a conservation project: what it asks for, and what it gives."""

    conservation: int
    need: int = 0
    smallest: int = 0
    largest: int = 0
    reputation: int = 0


ProjectType: TypeAlias = Literal["icon-count", "different-icons", "animal-count", "release", "breeding"]


@dataclass(frozen=True)
class ProjectEntry:
    """What is printed on a conservation project."""

    name: str
    number: int
    type: ProjectType
    icon: str
    levels: tuple[LevelEntry, ...]
    base: bool = False
    on_play_reputation: int = 0


@dataclass(frozen=True)
class FinalScoringEntry:
    """What is printed on a final scoring card."""

    name: str
    number: int
    counts: str
    thresholds: tuple[int, ...] = ()
    solo: bool = True


BuildingSort: TypeAlias = Literal["standard", "kiosk", "pavilion", "special", "unique"]


@dataclass(frozen=True)
class BuildingEntry:
    """A building: its shape and what it needs around it."""

    name: str
    kind: BuildingSort
    cells: tuple[tuple[int, int], ...]
    capacity: int = 0
    rock: int = 0
    water: int = 0
    border: int = 0
    detached: bool = False


@dataclass(frozen=True)
class StartBuilding:
    """A building that stands on a map from the start."""

    building: str
    spaces: tuple[str, ...]


MapSet: TypeAlias = Literal["base", "alternative", "map_pack_1", "map_pack_2", "tournament"]
MapPower: TypeAlias = Literal[
    "none",
    "observation_tower",
    "outdoor_area",
    "harbor",
    "restaurant",
    "institute",
    "ice_cream",
    "hollywood",
    "continents",
    "rescue_station",
    "caves",
    "concealed_strength",
    "drawing_board",
    "lagoon",
    "discard_for_strength",
]


@dataclass(frozen=True)
class MapEntry:
    """What is printed on a zoo map: bonuses by space, features by name with their spaces and bonuses."""

    id: str
    set: MapSet
    power: MapPower
    columns: tuple[str, ...]
    left_edge: tuple[str, ...]
    partner_zoos: tuple[str, ...]
    universities: tuple[str, ...]
    workers: tuple[str, ...]
    bonuses: dict[str, str]
    features: dict[str, tuple[str, ...]] = field(default_factory=dict)
    area_bonuses: dict[str, str] = field(default_factory=dict)
    linked: tuple[str, ...] = ()
    start: tuple[StartBuilding, ...] = ()
    advanced: bool = False
    full_map_appeal: int = 7


@dataclass(frozen=True)
class IncomeBand:
    """The money that a break pays from some appeal on."""

    from_appeal: int
    money: int


@dataclass(frozen=True)
class AppealTrack:
    """The appeal track."""

    highest: int
    attacked_from: int
    income: tuple[IncomeBand, ...]


@dataclass(frozen=True)
class ConservationTrack:
    """The conservation track, and what happens along it."""

    highest: int
    upgrade_or_worker_at: int
    bonus_tiles_at: tuple[int, ...]
    money_instead_of_tile: int
    discard_at: int


@dataclass(frozen=True)
class TrackBonus:
    """A bonus on a space of a track."""

    at: int
    bonus: str


@dataclass(frozen=True)
class ReputationTrack:
    """The reputation track."""

    highest: int
    gate: int
    range_starts: tuple[int, ...]
    bonuses: tuple[TrackBonus, ...]


@dataclass(frozen=True)
class Tasks:
    """The values of the tasks of the association board."""

    reputation: int
    partner_zoo: int
    university: int
    project: int


@dataclass(frozen=True)
class Association:
    """The other figures of the association board."""

    reputation: int
    partner_zoo_discount: int
    workers: int
    workers_in_supply: int


@dataclass(frozen=True)
class Donations:
    """What donations cost and give."""

    costs: tuple[int, ...]
    afterwards: int
    blocked_with_two: tuple[int, ...]
    conservation: int


@dataclass(frozen=True)
class UniversityEntry:
    """A kind of university; hand_limit is 0 where it does not change."""

    name: str
    icons: tuple[str, ...] = ()
    reputation: int = 0
    hand_limit: int = 0


@dataclass(frozen=True)
class BonusTileEntry:
    """A bonus tile of the conservation track."""

    name: str
    bonus: str


@dataclass(frozen=True)
class SetUp:
    """What every player begins with, and the game for one."""

    money: int
    cards_dealt: int
    cards_kept: int
    final_scoring_cards: int
    appeal: tuple[int, ...]
    reputation: int
    hand_limit: int
    x_tokens_highest: int
    solo_turns: tuple[int, ...]
    solo_appeal: tuple[int, ...]


@dataclass(frozen=True)
class SeatsEntry:
    """What depends on the number of players."""

    name: str
    break_steps: int
    base_projects: int
    projects_above: int


@dataclass(frozen=True)
class AnimalsCard:
    """The figures of the action card Animals."""

    plays_1: tuple[int, ...]
    plays_2: tuple[int, ...]
    reputation_from: int
    reputation: int


@dataclass(frozen=True)
class CardsCard:
    """The figures of the action card Cards."""

    break_steps: int
    draws_1: tuple[int, ...]
    discards_1: tuple[int, ...]
    snap_from_1: int
    draws_2: tuple[int, ...]
    discards_2: tuple[int, ...]
    snap_from_2: int


@dataclass(frozen=True)
class BuildCard:
    """The figures of the action card Build."""

    cost_per_space: int


@dataclass(frozen=True)
class AssociationCard:
    """The figures of the action card Association."""

    partner_zoos_1: int
    partner_zoos_2: int


@dataclass(frozen=True)
class SponsorsCard:
    """The figures of the action card Sponsors."""

    more_level_1: int
    more_level_2: int
    money_1: int
    money_2: int


def read_map(path: Path) -> MapEntry:
    """Read a zoo map; the catalogue cannot, for it knows no tables whose names are free."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8")).get("map")
    except tomllib.TOMLDecodeError as fault:
        raise BadCatalogue("kernel.error.catalogue_syntax", file=path.name, fault=str(fault)) from None
    if not isinstance(table, dict):
        raise BadCatalogue("kernel.error.catalogue_table", file=path.name, table="map")
    known = {field.name: field for field in fields(MapEntry)}
    built: dict[str, Any] = {}
    for name, value in table.items():
        if name not in known:
            allowed = tuple(known)
            raise BadCatalogue("kernel.error.catalogue_field", file=path.name, entry="map", field=name, allowed=allowed)
        try:
            built[name] = _fitted(known[name].type, value)
        except TypeError as unfit:
            unfitting = {"field": name, "value": str(unfit), "allowed": str(known[name].type)}
            raise BadCatalogue("kernel.error.catalogue_value", file=path.name, entry="map", **unfitting) from None
    for name, field_of in known.items():
        if name not in built and field_of.default is MISSING and field_of.default_factory is MISSING:
            raise BadCatalogue("kernel.error.catalogue_missing", file=path.name, entry="map", field=name)
    return MapEntry(**built)


def _fitted(kind: Any, value: Any) -> Any:
    """Fit a value from a file to the type of its field; what does not fit is a TypeError that says which value."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is tuple and isinstance(value, list):
        return tuple(_fitted(args[0], part) for part in value)
    if origin is dict and isinstance(value, dict):
        return {name: _fitted(args[1], part) for name, part in value.items()}
    if kind is StartBuilding and isinstance(value, dict) and set(value) == {"building", "spaces"}:
        return StartBuilding(_fitted(str, value["building"]), _fitted(tuple[str, ...], value["spaces"]))
    if value in args if origin is Literal else type(value) is kind:
        return value
    raise TypeError(repr(value))


MAP_IDS = (
    *("a", "0", "1", "2", "3", "4", "5", "6", "7", "8"),
    *("1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a"),
    *("9", "10", "11", "12", "13", "14", "t1"),
)

ANIMALS = read_entries(CARDS / "animals.toml", "animals", AnimalEntry)
SPONSORS = read_entries(CARDS / "sponsors.toml", "sponsors", SponsorEntry)
PROJECTS = read_entries(CARDS / "projects.toml", "projects", ProjectEntry)
FINAL_SCORING = read_entries(CARDS / "final_scoring.toml", "final_scoring", FinalScoringEntry)
BUILDINGS = read_entries(BOARD / "buildings.toml", "buildings", BuildingEntry)
MAPS = {name: read_map(MAP_FILES / f"{name}.toml") for name in MAP_IDS}

APPEAL = read_entry(BOARD / "tracks.toml", "appeal", AppealTrack)
CONSERVATION = read_entry(BOARD / "tracks.toml", "conservation", ConservationTrack)
REPUTATION = read_entry(BOARD / "tracks.toml", "reputation", ReputationTrack)
BONUS_TILES = read_entries(BOARD / "tracks.toml", "bonus_tiles", BonusTileEntry)
TASKS = read_entry(BOARD / "association.toml", "tasks", Tasks)
ASSOCIATION = read_entry(BOARD / "association.toml", "association", Association)
DONATIONS = read_entry(BOARD / "association.toml", "donations", Donations)
UNIVERSITIES = read_entries(BOARD / "association.toml", "universities", UniversityEntry)
START = read_entry(BOARD / "set_up.toml", "set_up", SetUp)
SEATS = {int(name): entry for name, entry in read_entries(BOARD / "set_up.toml", "seats", SeatsEntry).items()}

ANIMALS_CARD = read_entry(BOARD / "action_cards.toml", "animals", AnimalsCard)
CARDS_CARD = read_entry(BOARD / "action_cards.toml", "cards", CardsCard)
BUILD_CARD = read_entry(BOARD / "action_cards.toml", "build", BuildCard)
ASSOCIATION_CARD = read_entry(BOARD / "action_cards.toml", "association", AssociationCard)
SPONSORS_CARD = read_entry(BOARD / "action_cards.toml", "sponsors", SponsorsCard)
