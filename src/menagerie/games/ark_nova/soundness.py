"""What holds on every table that a game can come to: every card exists once, and every figure is in its range."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.action_cards import ACTION_CARDS
from menagerie.games.ark_nova.box import APPEAL, CONSERVATION, REPUTATION, SEATS, START
from menagerie.games.ark_nova.cards import SPONSOR_CARDS, Animal
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.map_powers.caves import CAVES
from menagerie.games.ark_nova.map_powers.concealed_strength import STRENGTHS
from menagerie.games.ark_nova.map_powers.rescue_station import PLACES
from menagerie.games.ark_nova.used import all_cards, final_cards
from menagerie.games.ark_nova.zoo_map import around

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo

STAGES = ("maps", "hands", "turn", "hand_limit", "income", "final", "over")
WORKERS = 4
AREA_POWERS = ("continents", "drawing_board")
ASSIGNMENTS = ("", "small", "large")
SPECIAL_ASSIGNMENT = SPONSOR_CARDS["waza_special_assignment"]


def soundness(table: Table, seats: int) -> dict[str, bool]:
    """Check everything that holds in every game, by field."""
    return {
        "stage": table.stage in STAGES,
        "seats": table.seats == seats == len(table.zoos),
        "current": table.current in range(seats) and table.first in range(seats),
        "cards": cards_of(table) == all_cards(table.house_rules.used),
        "final_cards": final_cards_of(table)
        == Counter(card.key for card in final_cards(table.is_solo, table.house_rules.used)),
        "marks": marks_are_sound(table),
        "break": break_is_sound(table),
        "turns_left": table.turns_left is None or 0 <= table.turns_left <= seats,
        "zoos": all(zoo_is_sound(zoo) for zoo in table.zoos),
    }


def break_is_sound(table: Table) -> bool:
    """The break token stands on its track; alone, some of the cubes of this round have been moved."""
    tracks = START.solo_turns if table.is_solo else (SEATS[table.seats].break_steps,)
    return table.break_steps in tracks and 0 <= table.steps <= table.break_steps


def marks_are_sound(table: Table) -> bool:
    """Cubes of players lie on animals of the display (R-A-654)."""
    marked = all(isinstance(card, Animal) and card in table.display for card in table.marks)
    return marked and all(seat in range(table.seats) for seat in table.marks.values())


def cards_of(table: Table) -> Counter[str]:
    """Count every zoo card and project, wherever it lies."""
    zones: list[Iterable[Card]] = [table.deck, table.discard, table.revealed, table.base_pile]
    zones.append(card for card in table.display if card is not None)
    zones.append(laid_out.project for laid_out in [*table.base_projects, *table.projects])
    for zoo in table.zoos:
        zones += [zoo.hand, zoo.looking_at, zoo.animals, zoo.sponsors, zoo.stored, [card for _, card in zoo.pouches]]
    return Counter(card.key for zone in zones for card in zone)


def final_cards_of(table: Table) -> Counter[str]:
    """Count every final scoring card, wherever it lies."""
    zones = [table.final_pile, *(zoo.final_cards for zoo in table.zoos), *(zoo.final_choice for zoo in table.zoos)]
    return Counter(card.key for zone in zones for card in zone)


def zoo_is_sound(zoo: Zoo) -> bool:
    """Check figures, buildings and icons of a zoo."""
    return (
        zoo.money >= 0
        and 0 <= zoo.appeal <= APPEAL.highest
        and 0 <= zoo.conservation <= CONSERVATION.highest
        and 1 <= zoo.reputation <= REPUTATION.highest
        and 0 <= zoo.x_tokens <= START.x_tokens_highest
        and zoo.workers + sum(zoo.workers_on) + zoo.reserve_workers == WORKERS
        and min(zoo.workers, *zoo.workers_on, zoo.reserve_workers) >= 0
        and sorted(zoo.row, key=ACTION_CARDS.index) == list(ACTION_CARDS)
        and all(card in zoo.hand or card in zoo.looking_at for card in zoo.known)
        and 0 <= zoo.concealed < (len(STRENGTHS) if zoo.map.power == "concealed_strength" else 1)
        and len(zoo.stored) <= (CAVES if zoo.map.power == "caves" else 0)
        and sponsors_are_sound(zoo)
        and buildings_are_sound(zoo)
        and icons_are_sound(zoo)
        and map_is_sound(zoo)
        and len(set(zoo.partner_zoos)) == len(zoo.partner_zoos)
        and len(set(zoo.universities)) == len(zoo.universities)
    )


def buildings_are_sound(zoo: Zoo) -> bool:
    """No building lies on another one, and none holds more than it can."""
    covered = 0
    for building in zoo.buildings:
        most = building.kind.capacity if building.kind.is_special else 1 if building.kind.is_standard else 0
        if covered & building.spot.mask or not 0 <= building.cubes <= most:
            return False
        covered |= building.spot.mask
    if sorted(b.key for b in zoo.open) != sorted(b.key for b in zoo.buildings if b.is_open):
        return False
    return covered == zoo.covered and not around(covered) & ~covered & ~zoo.reach


def map_is_sound(zoo: Zoo) -> bool:
    """What a power of the map keeps: areas that it has, and rescued animals that it has room for."""
    areas = zoo.map.power in AREA_POWERS and all(area in zoo.map.features for area in zoo.areas)
    rescued = zoo.map.power == "rescue_station" and all(animal in zoo.animals for animal in zoo.rescued)
    return (
        (areas or not zoo.areas)
        and len(set(zoo.areas)) == len(zoo.areas)
        and (rescued or not zoo.rescued)
        and len(set(zoo.rescued)) == len(zoo.rescued) <= PLACES
        and not any(animal.is_petting for animal in zoo.rescued)
    )


def sponsors_are_sound(zoo: Zoo) -> bool:
    """Cubes lie on sponsors of the zoo that carry some, and a class of animals was chosen only with its card."""
    carried = all(card in zoo.sponsors and 0 <= cubes <= card.cubes for card, cubes in zoo.sponsor_cubes.items())
    return carried and zoo.assignment in ASSIGNMENTS and (not zoo.assignment or SPECIAL_ASSIGNMENT in zoo.sponsors)


def icons_are_sound(zoo: Zoo) -> bool:
    """The count of icons is what lies in the zoo (R-A-003 to R-A-007)."""
    counted = [0] * len(ICONS)
    for icon in zoo.icons_in_view():
        counted[icon.index] += 1
    return counted == zoo.icons
