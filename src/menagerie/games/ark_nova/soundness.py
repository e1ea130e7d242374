"""What holds on every table that a game can reach: every card exists once, and every figure is in its range."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.action_cards import ACTIONS
from menagerie.games.ark_nova.buildings import homes_up_to
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.printed.board import APPEAL, ASSOCIATION, CONSERVATION, REPUTATION, SEATS, START
from menagerie.games.ark_nova.standing_effects import housing_size
from menagerie.games.ark_nova.used import all_cards, final_cards
from menagerie.games.ark_nova.zoo_map import GRID

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo

BEFORE = ("maps", "draft", "hands")
BREAK = ("hand_limit", "income")
END = ("final", "over")
STAGES = (*BEFORE, "turn", *BREAK, *END)
WORKERS = 4
ASSIGNMENTS = ("", "small", "large")
SUPPLYING = 1  # the number of the Association card that takes tiles from the supply (R-A-630)


def soundness(table: Table, seats: int) -> dict[str, bool]:
    """Check everything that holds in every game, by field."""
    repeats = any(zoo.action_cards.association.number == SUPPLYING for zoo in table.zoos)  # hypnosis lends the card
    return {
        "stage": table.stage in STAGES,
        "seats": table.seats == seats == len(table.zoos),
        "current": table.current in range(seats) and table.first in range(seats),
        "cards": cards_of(table) == all_cards(table.box, table.house_rules.used),
        "final_cards": final_cards_of(table)
        == Counter(card.key for card in final_cards(table.box, table.is_solo, table.house_rules.used)),
        "marks": marks_are_sound(table),
        "projects": projects_are_sound(table),
        "bonus_tiles": tiles_are_sound(table),
        "action_cards": action_cards_are_sound(table),
        "specialised": specialised_are_sound(table),
        "partner_zoos": all_different(table.partner_zoos),
        "universities": all_different(table.universities),
        "break": break_is_sound(table),
        "turns_left": table.turns_left is None or 0 <= table.turns_left <= seats,
        **{
            f"zoos.{zoo.seat}.{part}": is_sound
            for zoo in table.zoos
            for part, is_sound in zoo_soundness(zoo, repeats).items()
        },
    }


def all_different(things: Sequence[object]) -> bool:
    """Whether there are no duplicates."""
    return len(set(things)) == len(things)


def projects_are_sound(table: Table) -> bool:
    """Whether projects lie where there is room for them, with cubes of players or of nobody (R-A-058, R-A-059)."""
    entry = SEATS[table.seats]
    laid_out = [*table.base_projects, *table.projects]
    return (
        len(table.base_projects) == entry.base_projects
        and len(table.projects) <= entry.projects_above
        and all(project.is_base for project in table.base_pile)
        and all(cube is None or cube < table.seats for project in laid_out for cube in project.cubes)
    )


def between_stretches(table: Table) -> dict[str, bool]:
    """Check what holds where a stretch begins, as saves do: nothing is half done, and the game can go on."""
    called = table.break_called_by is not None
    dealt = START.cards_dealt if table.stage == "hands" else 0
    return {
        "stage": table.stage not in BEFORE or is_untouched(table),
        "revealed": not table.revealed,
        "turns_left": (table.turns_left == 0) == (table.stage in END),
        "map_offers": offers_are_sound(table),
        "break_called_by": table.stage in (BREAK + END if called else (*BEFORE, "turn", *END)),
        "break_order": bool(table.break_order) == (table.stage == "income") and all_different(table.break_order),
        "final_choice": not any(zoo.final_choice for zoo in table.zoos),
        "looking_at": all(len(zoo.looking_at) == dealt for zoo in table.zoos),
    }


def is_untouched(table: Table) -> bool:
    """Whether nobody has played anything yet."""
    played = [[*zoo.hand, *zoo.buildings, *zoo.animals, *zoo.sponsors, *zoo.stored, *zoo.pouches] for zoo in table.zoos]
    dealt = table.stage == "hands" or not any(zoo.final_cards for zoo in table.zoos)
    return dealt and not any(played) and not any(table.display) and not table.projects and not table.discard


def offers_are_sound(table: Table) -> bool:
    """Whether maps are offered properly: a draft offers the same ones to all without a map, enough for everybody."""
    offers = [offer for offer in table.map_offers if offer]
    if len(table.map_offers) != table.seats or not all(map(all_different, offers)):
        return False
    if table.stage != "maps":
        return not offers
    if table.house_rules.draft:
        return bool(offers) and all(offer == offers[0] for offer in offers) and len(offers[0]) >= len(offers)
    return len(offers) == table.seats


def break_is_sound(table: Table) -> bool:
    """Whether the break token stands on its track; in a solo game some cubes of this round have been moved."""
    tracks = START.solo_turns if table.is_solo else (SEATS[table.seats].break_steps,)
    return table.break_steps in tracks and 0 <= table.steps <= table.break_steps


def marks_are_sound(table: Table) -> bool:
    """Whether cubes of players lie on animals of the display (R-A-654)."""
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


def zoo_soundness(zoo: Zoo, repeats: bool) -> dict[str, bool]:
    """Check figures, buildings and icons of a zoo, by field; tiles of one kind may repeat if a card allows it."""
    return {
        "money": zoo.money >= 0,
        "appeal": 0 <= zoo.appeal <= APPEAL.highest,
        "conservation": 0 <= zoo.conservation <= CONSERVATION.highest,
        "reputation": 1 <= zoo.reputation <= REPUTATION.highest,
        "x_tokens": 0 <= zoo.x_tokens <= START.x_tokens_highest,
        "supported": len(zoo.supported) <= zoo.supported_projects,
        "workers": zoo.workers + sum(zoo.workers_on) + zoo.reserve_workers == WORKERS
        and min(zoo.workers, *zoo.workers_on) >= 0
        and 0 <= zoo.reserve_workers <= ASSOCIATION.workers_in_supply,
        "row": sorted(zoo.row, key=ACTIONS.index) == list(ACTIONS),
        "known": all(card in zoo.hand or card in zoo.looking_at for card in zoo.known),
        "concealed": 0 <= zoo.concealed <= zoo.map.power.most_concealed,
        "stored": len(zoo.stored) <= zoo.map.power.most_stored,
        "sponsors": sponsors_are_sound(zoo),
        "buildings": buildings_are_sound(zoo),
        "icons": icons_are_sound(zoo),
        "map": map_is_sound(zoo),
        "partner_zoos": len(zoo.partner_zoos) <= most_partner_zoos(zoo)
        and (repeats or all_different(zoo.partner_zoos)),  # R-A-210, R-A-630
        "universities": repeats or all_different(zoo.universities),
    }


def tiles_are_sound(table: Table) -> bool:
    """Whether every bonus tile exists once, beside the tracks or in a zoo."""
    spaces = (*CONSERVATION.bonus_tiles_at, *([REPUTATION.highest] if table.box.alternatives else []))
    laid_out = [tile for tiles in table.bonus_tiles.values() for tile in tiles]
    kept = [tile for zoo in table.zoos for tile in zoo.tiles]
    return (
        tuple(table.bonus_tiles) == spaces
        and all_different([*laid_out, *kept])
        and all(tile.keep or tile.hand_limit for tile in kept)
    )


def action_cards_are_sound(table: Table) -> bool:
    """Whether every alternative action card exists once: in the draft, or with one player (R-A-583)."""
    in_use = [card.key for zoo in table.zoos for card in zoo.action_cards if card.number]
    offered = [card.key for zoo in table.zoos for card in (*zoo.offered, *zoo.drafted)]
    found = [*in_use, *offered, *(card.key for card in table.action_pile)]
    return all_different(found) and (table.stage in ("maps", "draft") or not (offered or table.action_pile))


def specialised_are_sound(table: Table) -> bool:
    """Whether every specialised university exists once, and nobody has two (R-A-613, R-A-618)."""
    owned = [[kind for kind in zoo.universities if kind.category is not None] for zoo in table.zoos]
    there = [*table.specialised, *(kind for kinds in owned for kind in kinds)]
    known = [kind for kind in table.box.universities.values() if kind.category is not None]
    return all(len(kinds) <= 1 for kinds in owned) and sorted(there, key=repr) == sorted(known, key=repr)


def most_partner_zoos(zoo: Zoo) -> int:
    """Return how many partner zoos the Association card allows on either side (R-A-044): a bonus may ask the other."""
    card = zoo.action_cards.association
    return (card.upgrade or card).partner_zoos


def buildings_are_sound(zoo: Zoo) -> bool:
    """Whether no building lies on another, and none holds more than it can."""
    covered = 0
    if not all_different(
        [building.kind for building in zoo.buildings if building.kind.is_special or building.kind.is_unique]
    ):
        return False
    for building in zoo.buildings:
        most = building.kind.capacity or (1 if building.kind.is_standard else 0)
        if covered & building.spot.mask or not 0 <= building.cubes <= most:
            return False
        if building.size != housing_size(zoo, building.kind, building.spot):
            return False
        covered |= building.spot.mask
    if sorted(b.key for b in zoo.open) != sorted(b.key for b in zoo.buildings if b.is_open):
        return False
    if zoo.largest_open != max((b.size for b in zoo.open if b.kind.is_standard), default=0):
        return False
    if zoo.homes != homes_up_to(zoo.largest_open) | sum({b.kind.home for b in zoo.open}):
        return False
    return covered == zoo.covered and not GRID.around(covered) & ~covered & ~zoo.reach


def map_is_sound(zoo: Zoo) -> bool:
    """Whether the map's power keeps only areas that exist, and rescued animals that it has room for."""
    power = zoo.map.power
    return (
        (power.has_areas or not zoo.areas)
        and all(area in zoo.map.features for area in zoo.areas)
        and all_different(zoo.areas)
        and len(zoo.rescued) <= power.most_rescued
        and all(animal in zoo.animals for animal in zoo.rescued)
        and all_different(zoo.rescued)
        and not any(animal.is_petting for animal in zoo.rescued)
    )


def sponsors_are_sound(zoo: Zoo) -> bool:
    """Whether cubes lie on sponsors that carry some, and a class of animals was chosen only with its card."""
    carried = all(card in zoo.sponsors and 0 <= cubes <= card.cubes for card, cubes in zoo.sponsor_cubes.items())
    return (
        carried
        and zoo.assignment in ASSIGNMENTS
        and (not zoo.assignment or any(text.chooses_class for text in zoo.lasting))
    )


def icons_are_sound(zoo: Zoo) -> bool:
    """Whether the count of icons matches what lies in the zoo (R-A-003 to R-A-007)."""
    counted = [0] * len(ICONS)
    for icon in zoo.icons_in_view():
        counted[icon.index] += 1
    return counted == zoo.icons
