"""The cards: animals, sponsors, conservation projects and final scoring cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from menagerie.games.ark_nova.action_cards import BY_NAME, Action
from menagerie.games.ark_nova.buildings import AQUARIUMS, IN_HERD, BuildingKind, building_kind
from menagerie.games.ark_nova.conditions import Condition, read_condition
from menagerie.games.ark_nova.icons import CONTINENTS, HERBIVORE, ICONS, PETTING, ROCK, SEA_ANIMAL, WATER, Icon
from menagerie.games.ark_nova.printed import cards as printed
from menagerie.games.ark_nova.sponsors.lines import Line, text_of
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.printed.cards import (
        AnimalEntry,
        FinalScoringEntry,
        LevelEntry,
        ProjectEntry,
        SponsorEntry,
    )
    from menagerie.games.ark_nova.sponsors.own_text import OwnText

FLOCK_ANIMAL = "flock-animal"  # an ability that says where the animal may live (R-A-359)
SMALL, LARGE = 2, 4  # the largest small size, the smallest large one (R-A-024, R-A-025)


class Ability:
    """An ability as printed on a card: its name, and a number, an action card or an icon."""

    __slots__ = ("action", "icon", "key", "message", "name", "number", "title")

    def __init__(self, text: str) -> None:
        self.name, _, parameter = text.partition(" ")
        self.key = text.replace(" ", "-")
        self.number = int(parameter) if parameter.isdecimal() else 0
        self.action: Action | None = BY_NAME.get(parameter)
        self.icon: Icon | None = ICONS.get(parameter.removesuffix("s"), ICONS.get(parameter))
        word = self.name.replace("-", "_")
        counted = ""
        if self.icon is not None and self.name == "inventive":
            counted = f"_{self.icon.key}"  # R-A-367, R-A-368
        elif self.icon is not None and self.name == "hunter":
            counted = "_icons"  # R-A-681
        self.title = Message(f"ark_nova_cards.abilities.{word}")
        self.message = Message(
            f"ark_nova.ability.{word}{counted}",
            name=self.title,
            parameter=self.action or self.icon or self.number,
        )

    def __repr__(self) -> str:
        return self.key


class Animal:
    """An animal card."""

    __slots__ = (
        "abilities",
        "appeal",
        "aquarium",
        "conditions",
        "conservation",
        "continents",
        "cost",
        "flock",
        "icons",
        "is_large",
        "is_petting",
        "is_sea_animal",
        "is_small",
        "is_undemanding",
        "key",
        "lives_in",
        "message",
        "number",
        "peaceful_abilities",
        "reef",
        "reputation",
        "rock",
        "size",
        "special",
        "standard",
        "water",
        "wave",
    )

    def __init__(self, entry: AnimalEntry) -> None:
        self.key = entry.name
        self.number = entry.number
        self.message = Message(f"ark_nova_cards.animals.{entry.name}")
        self.cost = entry.cost
        self.size = entry.size  # printed, wherever the animal lives (R-A-026)
        self.standard = entry.standard  # whether it can live in a standard enclosure
        self.rock = entry.rock
        self.water = entry.water
        self.is_undemanding = entry.standard and not entry.rock and not entry.water  # only the size of its home matters
        special = vars(entry.special) if entry.special is not None else {}
        self.special: tuple[tuple[BuildingKind, int], ...] = tuple(
            (kind, cubes)
            for name, cubes in special.items()
            if cubes is not None
            for kind in (AQUARIUMS if name == "aquarium" else (building_kind(name),))
        )
        aquarium = special.get("aquarium")
        self.aquarium = -1 if aquarium is None else aquarium  # cubes in aquariums, which may share them (R-A-595)
        printed = tuple(ICONS[name] for name in entry.icons)
        self.icons = printed + (ROCK,) * entry.rock + (WATER,) * entry.water  # R-A-003, R-A-004
        self.continents = tuple(icon for icon in printed if icon in CONTINENTS)
        self.conditions: tuple[Condition, ...] = tuple(read_condition(text) for text in entry.requires)
        self.appeal = entry.appeal
        self.conservation = entry.conservation
        self.reputation = entry.reputation
        abilities = tuple(Ability(text) for text in entry.abilities)
        self.flock = next((ability.number for ability in abilities if ability.name == FLOCK_ANIMAL), 0)
        self.abilities = tuple(ability for ability in abilities if ability.name != FLOCK_ANIMAL)
        self.lives_in = sorts_of_homes(self)
        # R-A-546: blue abilities replace the interactive ones
        solo = tuple(Ability(text) for text in entry.solo)
        self.peaceful_abilities = solo or self.abilities
        self.reef = tuple(Ability(text) for text in entry.reef)  # of a reef dweller (R-A-602)
        self.wave = entry.wave  # R-A-609
        self.is_petting = PETTING in printed
        self.is_sea_animal = SEA_ANIMAL in printed
        self.is_small = entry.size <= SMALL or self.is_petting
        self.is_large = entry.size >= LARGE

    @property
    def is_herbivore(self) -> bool:
        """Whether it can host flock animals."""
        return HERBIVORE in self.icons

    def __repr__(self) -> str:
        return self.key


def sorts_of_homes(animal: Animal) -> int:
    """Return the sorts of homes that an animal may have, as bits."""
    standard = 1 << animal.size if animal.standard else 0
    return standard | (IN_HERD if animal.flock else 0) | sum([kind.home for kind, _ in animal.special])


class Sponsor:
    """A sponsor card."""

    __slots__ = (
        "any_zoo",
        "appeal",
        "building",
        "conditions",
        "conservation",
        "cubes",
        "end",
        "icons",
        "income",
        "key",
        "lasting",
        "level",
        "message",
        "now",
        "number",
        "own_zoo",
        "person",
        "reputation",
        "same_text",
        "wave",
    )

    def __init__(self, entry: SponsorEntry, own_text: type[OwnText] | None) -> None:
        self.key = entry.name
        self.number = entry.number
        self.message = Message(f"ark_nova_cards.sponsors.{entry.name}")
        self.level = entry.level
        self.icons = tuple(ICONS[name] for name in entry.icons) + (ROCK,) * entry.rock + (WATER,) * entry.water
        self.conditions: tuple[Condition, ...] = tuple(read_condition(text) for text in entry.requires)
        self.person = entry.person
        self.building: BuildingKind | None = building_kind(entry.building) if entry.building else None
        self.appeal = entry.appeal
        self.conservation = entry.conservation
        self.reputation = entry.reputation
        self.cubes = entry.cubes  # that lie on the card when it comes into play
        self.now = self._lines("now", entry.now)
        self.own_zoo = self._lines("own_zoo", entry.own_zoo)  # for each icon that comes into the player's zoo
        self.any_zoo = self._lines("any_zoo", entry.any_zoo)
        self.income = self._lines("income", entry.income)
        self.end = self._lines("end", entry.end)
        self.same_text = entry.replaces or entry.name  # the card whose text it has
        self.wave = entry.wave  # R-A-612
        self.lasting = None if own_text is None else own_text(self)  # a text that changes a rule

    def _lines(self, moment: str, texts: tuple[str, ...]) -> tuple[Line, ...]:
        return tuple(Line(self, moment, text) for text in texts)

    @property
    def text(self) -> tuple[Message, ...]:
        """What the card does, in our own words, sentence by sentence."""
        return text_of(self)

    def __repr__(self) -> str:
        return self.key


class Level:
    """One of the three levels of a project, with what it asks for and what it gives."""

    __slots__ = ("conservation", "effect", "largest", "need", "reputation", "smallest")

    def __init__(self, entry: LevelEntry) -> None:
        self.need = entry.need
        self.smallest = entry.smallest  # printed sizes that can be released (R-A-250)
        self.largest = entry.largest
        self.conservation = entry.conservation
        self.reputation = entry.reputation
        self.effect = Ability(entry.effect) if entry.effect else None  # beside the points (R-A-680)


class Project:
    """A conservation project."""

    __slots__ = (
        *("counts", "icon", "is_base", "key", "levels", "message", "number", "on_play_effect", "on_play_reputation"),
        "type",
    )
    wave: ClassVar[bool] = False  # no project shows one

    def __init__(self, entry: ProjectEntry) -> None:
        self.key = entry.name
        self.number = entry.number
        self.message = Message(f"ark_nova_cards.projects.{entry.name}")
        self.is_base = entry.base  # one of the twelve that are laid out below the board
        self.type = entry.type
        self.counts = entry.icon  # what the levels count, if it is not an icon
        self.icon: Icon | None = ICONS.get(entry.icon)
        self.levels = tuple(Level(level) for level in entry.levels)
        self.on_play_reputation = entry.on_play_reputation
        self.on_play_effect = Ability(entry.on_play_effect) if entry.on_play_effect else None  # R-A-684

    def __repr__(self) -> str:
        return self.key


class FinalScoring:
    """A final scoring card."""

    __slots__ = ("counts", "in_solo", "key", "message", "number", "thresholds")

    def __init__(self, entry: FinalScoringEntry) -> None:
        self.key = entry.name
        self.number = entry.number
        self.message = Message(f"ark_nova_cards.final_scoring.{entry.name}")
        self.thresholds = entry.thresholds
        self.counts = entry.counts
        self.in_solo = entry.solo

    def __repr__(self) -> str:
        return self.key


Card: TypeAlias = Animal | Sponsor | Project


@cache
def animal_card(name: str) -> Animal:
    """Print an animal; every box that has it shares the card."""
    return Animal(printed.ANIMALS[name])


@cache
def project_card(name: str) -> Project:
    """Print a conservation project."""
    return Project(printed.PROJECTS[name])


@cache
def final_scoring_card(name: str) -> FinalScoring:
    """Print a final scoring card."""
    return FinalScoring(printed.FINAL_SCORING[name])
