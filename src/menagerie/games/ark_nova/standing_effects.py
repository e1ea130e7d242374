"""Lasting effects, derived from the sponsors that lie in zoos, never stored.

Each question that a rule asks about lasting effects is one function here, so that a sponsor that changes the answer is
found in one place. Rules ask them at every decision: a zoo without sponsors costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.cards import SPONSOR_CARDS
from menagerie.games.ark_nova.sponsors import own_texts
from menagerie.games.ark_nova.sponsors.dues import line_dues, thanks_to
from menagerie.games.ark_nova.tracks import appeal_due, conservation_due, gain_appeal, gain_money, money_due
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.ark_nova.buildings import Building, BuildingKind
    from menagerie.games.ark_nova.cards import Animal, Project, Sponsor
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.sponsors.lines import Line
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

ARCHAEOLOGIST, DIVERSITY_RESEARCHER = SPONSOR_CARDS["archaeologist"], SPONSOR_CARDS["diversity_researcher"]
ENGINEER, EXPLORER = SPONSOR_CARDS["engineer"], SPONSOR_CARDS["explorer"]
SMALL_ANIMALS, LARGE_ANIMALS = SPONSOR_CARDS["expert_in_small_animals"], SPONSOR_CARDS["expert_in_large_animals"]
SMALL_ANIMALS_PROGRAM = SPONSOR_CARDS["waza_small_animals_program"]
LARGE_ANIMAL_PROGRAM = SPONSOR_CARDS["waza_large_animal_program"]
MIGRATION_RECORDING, QUARANTINE_LAB = SPONSOR_CARDS["migration_recording"], SPONSOR_CARDS["quarantine_lab"]
SPECIAL_ASSIGNMENT, VETERINARIAN = SPONSOR_CARDS["waza_special_assignment"], SPONSOR_CARDS["veterinarian"]

SMALL_DISCOUNT, LARGE_DISCOUNT = 3, 4  # R-A-484, R-A-485
SMALL_APPEAL, LARGE_APPEAL = 2, 4  # R-A-480
PROJECT_VALUE = 4  # R-A-440
RELEASE_CONSERVATION = 1  # R-A-474
COPIED_BONUS = Message(
    "ark_nova_sponsors.due", sponsor=ARCHAEOLOGIST, line=Message("ark_nova_sponsors.gain.copied_bonus")
)


def _by_icon(*moments: str) -> dict[Icon, list[tuple[Sponsor, Line]]]:
    """Sort the lines that wait for icons by their icon: few sponsors wait for any one of them."""
    table: dict[Icon, list[tuple[Sponsor, Line]]] = {}
    for sponsor in SPONSOR_CARDS.values():
        for moment in moments:
            for line in getattr(sponsor, moment):
                table.setdefault(line.icon, []).append((sponsor, line))
    return table


IN_OWN_ZOO, IN_ANY_ZOO = _by_icon("own_zoo", "any_zoo"), _by_icon("any_zoo")


# --- icons ---


def icon_dues(turn: Turn, icons: Sequence[Icon]) -> list[Due]:
    """Gather what the own sponsors give for icons that have just come into the own zoo (R-A-019, R-A-020)."""
    dues: list[Due] = []
    owned = turn.me.sponsors
    if not owned:
        return dues
    for icon in icons:
        for sponsor, line in IN_OWN_ZOO.get(icon, ()):
            if sponsor in owned and (not sponsor.cubes or turn.me.sponsor_cubes.get(sponsor)):
                dues += line_dues(turn, line)
    if EXPLORER in owned and (kinds := own_texts.new_kinds(turn.me, icons)):
        writes = effects.APPEAL | effects.MONEY
        due = Due("explorer", EXPLORER.message, 0, writes, own_texts.explorer, turn, kinds)
        dues.append(thanks_to(turn, (EXPLORER,), due))
    return dues


def others_gain(turn: Turn, icons: Sequence[Icon]) -> None:
    """Let others gain for icons that came into the zoo of the player, who was first, clockwise (R-A-014, R-A-020)."""
    table = turn.table
    for zoo in table.others(turn.me.seat):
        if zoo.sponsors:
            for icon in icons:
                for sponsor, line in IN_ANY_ZOO.get(icon, ()):
                    if sponsor in zoo.sponsors:
                        table.journal.tell(
                            "ark_nova.event.sponsor_effect", player=zoo.player, sponsor=sponsor, line=line
                        )
                        gain = gain_money if line.kind == "money" else gain_appeal
                        gain(table, table.zoos[zoo.seat], line.amounts[0])


# --- the moments of a sponsor ---


def sponsor_dues(turn: Turn, sponsor: Sponsor) -> list[Due]:
    """Gather what the text of a sponsor gives when it is played."""
    return [due for line in sponsor.now for due in line_dues(turn, line)]


def income_dues(turn: Turn) -> list[Due]:
    """Gather the income of sponsors in a break (R-A-323)."""
    return [due for sponsor in turn.me.sponsors for line in sponsor.income for due in line_dues(turn, line)]


# --- building ---


def may_cover_terrain(zoo: Zoo) -> bool:
    """Whether buildings may cover rock and water, and needs for them are ignored (R-A-462, R-A-463)."""
    return DIVERSITY_RESEARCHER in zoo.sponsors


def building_dues(turn: Turn, building: Building, covered_before: int) -> list[Due]:
    """Gather what lasting effects give for a new building (R-A-490)."""
    if not turn.me.sponsors:
        return []
    money = own_texts.terrain_money(turn.me, building.spot.mask, covered_before)
    return [thanks_to(turn, money, money_due(turn, sum(money.values())))] if money else []


def copied_bonuses(turn: Turn, space: int) -> list[Due]:
    """Gather what lasting effects add to the placement bonus of a border space (R-A-468)."""
    if ARCHAEOLOGIST in turn.me.sponsors and turn.me.map.border >> space & 1:
        return [Due("archaeologist", COPIED_BONUS, effects.ALL, effects.ALL, own_texts.archaeologist, turn)]
    return []


def extra_building_kinds(zoo: Zoo, built: list[BuildingKind]) -> list[BuildingKind]:
    """List the kinds of which one more may be built in a Build action, once in the action (R-A-458, R-A-459)."""
    if ENGINEER not in zoo.sponsors or len(set(built)) < len(built):
        return []
    return [kind for kind in built if not kind.is_special]


# --- animals ---


def animal_discount(zoo: Zoo, animal: Animal) -> int:
    """Give the discount of lasting effects on an animal (R-A-484, R-A-485)."""
    if animal.is_small:
        return SMALL_DISCOUNT if SMALL_ANIMALS in zoo.sponsors else 0
    return LARGE_DISCOUNT if animal.is_large and LARGE_ANIMALS in zoo.sponsors else 0


def conditions_waived(zoo: Zoo, animal: Animal) -> int:
    """Count the condition symbols of an animal that lasting effects let the player ignore (R-A-513)."""
    return 1 if animal.is_large and LARGE_ANIMAL_PROGRAM in zoo.sponsors else 0


def tell_helpers(turn: Turn, animal: Animal, waived: bool) -> None:
    """Tell which sponsors made an animal cheaper, or stood for a condition that was not met."""
    if animal_discount(turn.me, animal):
        turn.tell("ark_nova.event.sponsor_rule", sponsor=SMALL_ANIMALS if animal.is_small else LARGE_ANIMALS)
    if waived and conditions_waived(turn.me, animal):
        turn.tell("ark_nova.event.sponsor_rule", sponsor=LARGE_ANIMAL_PROGRAM)


def is_forbidden(zoo: Zoo, animal: Animal) -> bool:
    """Whether a choice made earlier keeps the player from playing an animal (R-A-479)."""
    chosen = zoo.assignment
    return bool(chosen) and (animal.is_large if chosen == "small" else animal.is_small)


def played_animal_dues(turn: Turn, animal: Animal) -> list[Due]:
    """Gather what lasting effects give for an animal, beyond what they give for its icons (R-A-480)."""
    chosen = turn.me.assignment
    if chosen == "small" and animal.is_small:
        return [thanks_to(turn, (SPECIAL_ASSIGNMENT,), appeal_due(turn, SMALL_APPEAL))]
    if chosen == "large" and animal.is_large:
        return [thanks_to(turn, (SPECIAL_ASSIGNMENT,), appeal_due(turn, LARGE_APPEAL))]
    return []


def rewards_small_animals(zoo: Zoo, played: list[Animal]) -> bool:
    """Whether an action that played only small animals goes on with one more (R-A-482)."""
    return SMALL_ANIMALS_PROGRAM in zoo.sponsors and bool(played) and all(animal.is_small for animal in played)


def is_immune(zoo: Zoo) -> bool:
    """Whether interactive abilities never affect the zoo (R-A-476)."""
    return QUARANTINE_LAB in zoo.sponsors


# --- projects ---


def project_task_value(zoo: Zoo, value: int) -> int:
    """Give the value of the project task for this zoo (R-A-440)."""
    return PROJECT_VALUE if VETERINARIAN in zoo.sponsors else value


def base_project_icons(zoo: Zoo) -> int:
    """Count the icons that may be added when a base project below the board is supported (R-A-454)."""
    return len(own_texts.with_cubes(zoo)) if zoo.sponsor_cubes else 0


def may_support_again(zoo: Zoo, project: Project) -> bool:
    """Whether a project that carries an own cube may be supported once more (R-A-475)."""
    return project.type == "release" and MIGRATION_RECORDING in zoo.sponsors


def support_dues(turn: Turn, project: Project) -> list[Due]:
    """Gather what lasting effects give when a project is supported (R-A-474)."""
    if project.type == "release" and MIGRATION_RECORDING in turn.me.sponsors:
        return [thanks_to(turn, (MIGRATION_RECORDING,), conservation_due(turn, RELEASE_CONSERVATION))]
    return []
