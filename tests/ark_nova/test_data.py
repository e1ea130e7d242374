"""The data of Ark Nova: complete, as printed, and refused with a clear word where it is not."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import pytest

from ark_nova.base_box import in_base
from menagerie.games.ark_nova.abilities.all import WORDS as ABILITIES
from menagerie.games.ark_nova.printed import board, buildings, cards, maps
from menagerie.games.ark_nova.printed.cards import AnimalEntry, LevelEntry, SpecialEnclosures, SponsorEntry
from menagerie.games.ark_nova.printed.maps import StartBuilding
from menagerie.kernel.catalogue import read_entries, read_entry
from menagerie.kernel.errors import BadCatalogue

if TYPE_CHECKING:
    from pathlib import Path


class Figures(NamedTuple):
    """What can be counted on a zoo map."""

    rock: int
    water: int
    land: int
    build_2: int
    bonuses: int
    border: int


FIGURES = {
    "a": (7, 9, 42, 2, 12, 16),
    "0": (9, 10, 39, 2, 12, 14),
    "1": (9, 7, 42, 3, 9, 16),
    "2": (9, 7, 42, 4, 8, 16),
    "3": (7, 9, 42, 5, 19, 17),
    "4": (7, 9, 42, 4, 9, 20),
    "5": (7, 8, 43, 3, 9, 23),
    "6": (7, 9, 42, 4, 9, 18),
    "7": (9, 7, 42, 3, 13, 18),
    "8": (9, 7, 42, 3, 7, 18),
    "1a": (9, 7, 42, 3, 9, 15),
    "2a": (9, 7, 42, 5, 7, 17),
    "3a": (7, 9, 42, 3, 18, 17),
    "4a": (7, 9, 42, 4, 10, 20),
    "5a": (7, 8, 43, 3, 9, 20),
    "6a": (7, 9, 42, 4, 9, 18),
    "7a": (9, 7, 42, 3, 12, 17),
    "8a": (9, 7, 42, 3, 8, 18),
    "9": (8, 8, 42, 2, 8, 16),
    "10": (6, 9, 43, 3, 11, 17),
    "11": (9, 7, 42, 3, 11, 17),
    "12": (9, 7, 42, 3, 12, 17),
    "13": (8, 8, 42, 2, 11, 22),
    "14": (7, 9, 42, 3, 12, 17),
    "t1": (8, 8, 42, 3, 11, 18),
}


# --- everything is there ---


def test_every_printed_number_is_there_in_its_order() -> None:
    assert [animal.number for animal in in_base(cards.ANIMALS).values()] == list(range(401, 529))
    assert [sponsor.number for sponsor in in_base(cards.SPONSORS).values()] == list(range(201, 265))
    assert [project.number for project in in_base(cards.PROJECTS).values()] == list(range(101, 133))
    assert [card.number for card in in_base(cards.FINAL_SCORING).values()] == list(range(1, 12))


def test_the_first_twelve_projects_are_the_base_projects() -> None:
    assert [project.number for project in in_base(cards.PROJECTS).values() if project.base] == list(range(101, 113))


def test_no_two_cards_have_the_same_name() -> None:
    assert len({*cards.ANIMALS, *cards.SPONSORS, *cards.PROJECTS}) == (128 + 32) + (64 + 16 + 8) + (32 + 7 + 3)


def test_every_ability_is_on_some_card() -> None:
    animals, projects = cards.ANIMALS.values(), cards.PROJECTS.values()
    used = {text.split()[0] for animal in animals for text in animal.abilities + animal.solo + animal.reef}
    used |= {level.effect.split()[0] for project in projects for level in project.levels if level.effect}
    assert used == set(ABILITIES)
    base = {text.split()[0] for animal in in_base(cards.ANIMALS).values() for text in animal.abilities + animal.solo}
    assert (len(base), len(ABILITIES)) == (30, 53)


def test_every_map_file_is_read() -> None:
    assert {path.stem for path in maps.FOLDER.rglob("*.toml")} == set(maps.MAPS)
    assert {name: path.parent.name for name, path in maps.MAP_FILES.items()} == {
        name: entry.set for name, entry in maps.MAPS.items()
    }


def test_buildings_of_each_kind() -> None:
    kinds = Counter(building.kind for building in in_base(buildings.BUILDINGS).values())
    assert kinds == {"standard": 5, "kiosk": 1, "pavilion": 1, "special": 3, "unique": 15}


def test_every_unique_building_comes_with_one_sponsor() -> None:
    unique = [sponsor.building for sponsor in cards.SPONSORS.values() if sponsor.building]
    assert sorted(unique) == sorted(name for name, building in buildings.BUILDINGS.items() if building.kind == "unique")


def test_interactive_abilities_have_a_peaceful_one_in_their_place() -> None:
    interactive = {"venom", "constriction", "hypnosis", "pilfering"}
    for animal in cards.ANIMALS.values():
        assert bool(animal.solo) == any(ability.split()[0] in interactive for ability in animal.abilities), animal.name


def test_only_petting_zoo_animals_refuse_standard_enclosures() -> None:
    for animal in in_base(cards.ANIMALS).values():
        assert animal.standard == ("petting" not in animal.icons), animal.name


# --- as printed ---


def test_the_lion() -> None:
    assert cards.ANIMALS["lion"] == AnimalEntry(
        set="base",
        name="lion",
        number=402,
        latin="Panthera leo",
        cost=16,
        size=4,
        icons=("predator", "africa"),
        requires=("predator 3",),
        appeal=9,
        abilities=("pack",),
    )


def test_two_icons_of_a_kind_are_two_icons() -> None:
    assert cards.ANIMALS["cheetah"].icons == ("predator", "predator", "africa")


def test_a_petting_zoo_animal() -> None:
    wallaby = cards.ANIMALS["bennetts_wallaby"]
    assert wallaby.special == SpecialEnclosures(petting_zoo=1)
    assert wallaby.abilities == ("pouch 1", "petting-zoo-animal")


def test_no_space_in_the_reptile_house_is_a_place_there() -> None:
    lizards = [animal for animal in cards.ANIMALS.values() if animal.special == SpecialEnclosures(reptile_house=0)]
    assert len(lizards) == 8


def test_a_sponsor_with_bonuses() -> None:
    assert cards.SPONSORS["gorilla_field_research"] == SponsorEntry(
        set="base",
        name="gorilla_field_research",
        number=205,
        level=3,
        requires=("science 3",),
        icons=("science",),
        conservation=1,
        reputation=2,
    )


def test_a_sponsor_with_a_building() -> None:
    exhibit = cards.SPONSORS["polar_bear_exhibit"]
    assert (exhibit.building, exhibit.water) == ("polar_bear_exhibit", 1)


def test_a_project_that_releases() -> None:
    serengeti = cards.PROJECTS["serengeti_national_park"]
    assert serengeti.levels == (
        LevelEntry(conservation=5, smallest=4, largest=5),
        LevelEntry(conservation=4, smallest=3, largest=3),
        LevelEntry(conservation=3, smallest=1, largest=2),
    )
    assert serengeti.on_play_reputation == 1


def test_the_large_animals_of_the_rulebook_example() -> None:
    assert [(level.need, level.conservation) for level in cards.PROJECTS["large_animals"].levels] == [
        (4, 4),
        (3, 3),
        (2, 2),
    ]


def test_final_scoring() -> None:
    assert cards.FINAL_SCORING["large_animal_zoo"].thresholds == (1, 2, 4, 5)
    assert [card.name for card in in_base(cards.FINAL_SCORING).values() if not card.thresholds] == [
        "architectural_zoo",
        "diverse_species_zoo",
    ]
    assert [card.name for card in in_base(cards.FINAL_SCORING).values() if not card.solo] == ["diverse_species_zoo"]


# --- maps ---


def is_border(column: int, row: int, rows: int) -> bool:
    return column in (0, 8) or row in (0, rows - 1)


@pytest.mark.parametrize("name", FIGURES)
def test_what_can_be_counted_on_a_map(name: str) -> None:
    columns = maps.MAPS[name].columns
    assert [len(column) for column in columns] == [6, 7, 6, 7, 6, 7, 6, 7, 6]
    spaces = Counter("".join(columns))
    border = sum(
        sign in ".2" and is_border(place, row, len(column))
        for place, column in enumerate(columns)
        for row, sign in enumerate(column)
    )
    land = spaces["."] + spaces["2"]
    bonuses = len(maps.MAPS[name].bonuses)
    assert Figures(spaces["R"], spaces["W"], land, spaces["2"], bonuses, border) == FIGURES[name]


@pytest.mark.parametrize("name", FIGURES)
def test_bonuses_lie_on_land(name: str) -> None:
    zoo_map = maps.MAPS[name]
    for space in zoo_map.bonuses:
        assert zoo_map.columns["abcdefghi".index(space[0])][int(space[1:]) - 1] in ".2", space


def test_map_a_begins_with_a_kiosk_and_an_enclosure() -> None:
    assert maps.MAPS["a"].start == (StartBuilding("kiosk", ("a4",)), StartBuilding("size_3", ("a5", "a6", "b6")))
    assert not maps.MAPS["a"].advanced


def test_the_left_edge_of_map_a() -> None:
    assert maps.MAPS["a"].left_edge == (
        "snap 1 income",
        "size2_enclosure 1 income",
        "money 5 income",
        "conservation 1 income",
        "reputation 2",
        "money 12",
        "x_token 3",
    )


def test_the_features_of_maps() -> None:
    assert maps.MAPS["1"].features == {"tower": ("b4",)}
    assert maps.MAPS["4"].features == {"harbor": ("a6",)}
    assert maps.MAPS["8"].features == {"signs": ("b6", "e6", "g5")}
    assert [len(spaces) for spaces in maps.MAPS["9"].features.values()] == [6, 6, 6, 6, 6]


def test_map_13_gives_no_appeal_when_it_is_full() -> None:
    assert [name for name, zoo_map in maps.MAPS.items() if zoo_map.full_map_appeal != 7] == ["13"]


def test_several_bonuses_in_a_slot() -> None:
    assert maps.MAPS["14"].workers[-1] == "conservation 1 + find_person_sponsor 1"


# --- the board ---


@pytest.mark.parametrize(
    ("appeal", "money"), [(0, 5), (4, 9), (5, 10), (6, 10), (16, 15), (31, 20), (72, 30), (113, 37)]
)
def test_income_by_appeal(appeal: int, money: int) -> None:
    assert [band.money for band in board.APPEAL.income if band.from_appeal <= appeal][-1] == money


def test_the_reputation_track() -> None:
    assert board.REPUTATION.range_starts == (1, 2, 4, 7, 10, 13)
    assert {entry.at: entry.bonus for entry in board.REPUTATION.bonuses} == {
        5: "upgrade_action_card 1",
        8: "worker 1",
        10: "card 1",
        11: "conservation 1",
        12: "x_token 1",
        13: "card 1",
        14: "conservation 1",
        15: "x_token 1",
    }


def test_what_depends_on_the_number_of_players() -> None:
    assert {seats: entry.break_steps for seats, entry in board.SEATS.items()} == {1: 0, 2: 9, 3: 12, 4: 15}
    assert {seats: entry.base_projects for seats, entry in board.SEATS.items()} == {1: 3, 2: 3, 3: 3, 4: 4}
    assert {seats: entry.projects_above for seats, entry in board.SEATS.items()} == {1: 2, 2: 2, 3: 3, 4: 4}


def test_only_one_university_raises_the_hand_limit() -> None:
    assert {name: university.hand_limit for name, university in in_base(board.UNIVERSITIES).items()} == {
        "hand_limit": 5,
        "double_research": 0,
        "research_reputation": 0,
    }


def test_nine_bonus_tiles() -> None:
    assert len(in_base(board.BONUS_TILES)) == 9
    assert board.BONUS_TILES["money-10"].bonus == "money 10"


# --- what does not fit is refused ---

ENTRIES = {
    "animals": (cards.CARDS / "animals.toml", cards.AnimalEntry),
    "sponsors": (cards.CARDS / "sponsors.toml", cards.SponsorEntry),
    "projects": (cards.CARDS / "projects.toml", cards.ProjectEntry),
    "final_scoring": (cards.CARDS / "final_scoring.toml", cards.FinalScoringEntry),
    "buildings": (board.BOARD / "buildings.toml", buildings.BuildingEntry),
    "universities": (board.BOARD / "association.toml", board.UniversityEntry),
    "bonus_tiles": (board.BOARD / "tracks.toml", board.BonusTileEntry),
    "seats": (board.BOARD / "set_up.toml", board.SeatsEntry),
}


@pytest.mark.parametrize(
    ("table", "old", "new", "complaint"),
    [
        ("animals", "cost = 17", "price = 17", r"animals\.toml, cheetah: there is no field called price"),
        ("animals", "cost = 17\n", "", r"cheetah: the field cost is missing"),
        ("animals", "cost = 17", "cost = '17'", r"cheetah: '17' does not fit the field cost"),
        (
            "animals",
            'icons = ["predator", "predator", "africa"]',
            "icons = [5]",
            r"cheetah: 5 does not fit the field icons",
        ),
        ("animals", "{ reptile_house", "{ snake_house", r"special: there is no field called snake_house"),
        ("sponsors", "level = 5", "height = 5", r"science_lab: there is no field called height"),
        (
            "projects",
            '"different-icons"',
            '"many-icons"',
            r"'many-icons' does not fit the field type; allowed: icon-count",
        ),
        ("projects", "{ need = 5", "{ needs = 5", r"levels: there is no field called needs"),
        ("final_scoring", "thresholds = [", "steps = [", r"large_animal_zoo: there is no field called steps"),
        ("buildings", "[[0, 0]]", "[[0]]", r"size_1: \[0\] does not fit the field cells"),
        ("buildings", '"kiosk"', '"shop"', r"kiosk: 'shop' does not fit the field kind"),
        ("universities", "hand_limit = 5", "hand = 5", r"hand_limit: there is no field called hand"),
        ("bonus_tiles", 'bonus = "money 10"', "bonus = 10", r"money-10: 10 does not fit the field bonus"),
        ("seats", "break_steps = 9\n", "", r"2: the field break_steps is missing"),
    ],
)
def test_an_entry_that_does_not_fit(tmp_path: Path, table: str, old: str, new: str, complaint: str) -> None:
    file, kind = ENTRIES[table]
    broken = broken_copy(file, tmp_path, old, new)
    with pytest.raises(BadCatalogue, match=complaint):
        read_entries(broken, table, kind)


def test_a_figure_of_the_board_that_does_not_fit(tmp_path: Path) -> None:
    broken = broken_copy(board.BOARD / "tracks.toml", tmp_path, "{ from_appeal = 0,", "{ from = 0,")
    with pytest.raises(BadCatalogue, match=r"tracks\.toml, appeal\.income: there is no field called from"):
        read_entry(broken, "appeal", board.AppealTrack)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[map]", "[map", r"a\.toml: not valid TOML"),
        ("power", "force", r"a\.toml, map: there is no field called force; the fields are: id, set"),
        ('power = "none"\n', "", r"a\.toml, map: the field power is missing"),
        ('power = "none"', 'power = "much"', r"map: 'much' does not fit the field power; allowed: .*observation_tower"),
        ('"RR....R"', "7", r"map: 7 does not fit the field columns"),
        ('a1 = "reputation 2"', "a1 = 2", r"map: 2 does not fit the field bonuses"),
        ('building = "kiosk"', 'house = "kiosk"', r"map\.start: there is no field called house"),
        ('set = "base"', 'set = "base"\nadvanced = 1', r"map: 1 does not fit the field advanced"),
        ('set = "base"', 'set = "base"\nfeatures = { tower = "b4" }', r"map: 'b4' does not fit the field features"),
    ],
)
def test_a_map_that_does_not_fit(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    broken = broken_copy(maps.MAP_FILES["a"], tmp_path, old, new)
    with pytest.raises(BadCatalogue, match=complaint):
        read_entry(broken, "map", maps.MapEntry)


def test_a_map_file_without_a_map(tmp_path: Path) -> None:
    empty = tmp_path / "b.toml"
    empty.write_text("", encoding="utf-8")
    with pytest.raises(BadCatalogue, match=r"b\.toml: there is no table called map"):
        read_entry(empty, "map", maps.MapEntry)


def broken_copy(file: Path, folder: Path, old: str, new: str) -> Path:
    text = file.read_text(encoding="utf-8")
    assert old in text
    copy = folder / file.name
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy
