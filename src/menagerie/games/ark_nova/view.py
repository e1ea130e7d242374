"""What a seat may know of the table, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.association import donation_cost, hand_limit
from menagerie.games.ark_nova.breaks import over_limit
from menagerie.games.ark_nova.display import RANGE
from menagerie.games.ark_nova.final_scoring import TARGETS, counted_for, points_of, victory_points
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.income import next_income
from menagerie.games.ark_nova.openings import openings
from menagerie.games.ark_nova.perform import own_strength
from menagerie.games.ark_nova.prices import price_views
from menagerie.games.ark_nova.printed.board import START
from menagerie.games.ark_nova.prospects import cards_to_choose, gains_by_choice, project_prospects, task_prospects
from menagerie.games.ark_nova.residents import residents_of
from menagerie.games.ark_nova.solo import solo_view
from menagerie.games.ark_nova.tokens import WEAKER
from menagerie.games.ark_nova.tracks import highest_reputation
from menagerie.games.ark_nova.zoo_map import NAMES
from menagerie.kernel.hexagons import spaces_in
from menagerie.kernel.save import keys

if TYPE_CHECKING:
    from menagerie.games.ark_nova.action_cards import Action
    from menagerie.games.ark_nova.buildings import Building
    from menagerie.games.ark_nova.table import InPlay, Table
    from menagerie.games.ark_nova.zoo import Zoo


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """Show the table as a seat (None: a spectator) sees it."""
    return {
        "stage": table.stage,
        "turn": table.turn_number,
        "current": None if table.stage == "over" else table.current,
        "first": table.first,
        "deck": len(table.deck),
        "discard": len(table.discard),
        "discard_top": table.discard[-1].key if table.discard else None,  # R-A-039
        "discard_pile": keys(table.discard) if table.house_rules.open_discard else None,
        "display": [card.key if card is not None else None for card in table.display],
        "marks": {card.key: seat for card, seat in table.marks.items()},
        "revealed": keys(table.revealed),
        "final_pile": len(table.final_pile),
        "base_pile": len(table.base_pile),
        "base_projects": [project_view(laid_out) for laid_out in table.base_projects],
        "projects": [project_view(laid_out) for laid_out in table.projects],
        "partner_zoos": keys(table.partner_zoos),
        "universities": keys(table.universities),
        "generic_university": table.generic_university,
        "specialised": keys(table.specialised),
        "washed_next": washed_next(table),
        "donations": table.donations,
        "donation_cost": donation_cost(table),
        "bonus_tiles": {str(space): keys(tiles) for space, tiles in table.bonus_tiles.items()},
        "break": {
            "steps": table.steps,
            "of": table.break_steps,
            "left": table.break_steps - table.steps,
            "called_by": table.break_called_by,
            "order": list(table.break_order),
        },
        "discarded_final_card": table.discarded_final_card,
        "turns_left": table.turns_left,
        "peaceful": table.house_rules.peaceful,
        "solo": solo_view(table),
        "zoos": [zoo_view(table, zoo, seat) for zoo in table.zoos],
    }


def washed_next(table: Table) -> str | None:
    """Name the card of the display that the next wave washes away (R-A-609); None without waves."""
    first = next((card for card in table.display if card is not None), None)
    return first.key if first is not None and table.box.alternatives else None  # waves come with them


def project_view(laid_out: InPlay) -> dict[str, Any]:
    """Show a project in play."""
    return {"project": laid_out.project.key, "cubes": list(laid_out.cubes)}


def zoo_view(table: Table, zoo: Zoo, seat: int | None) -> dict[str, Any]:
    """Show a zoo; its hand, final scoring cards and face-down cards only to its owner (R-A-038)."""
    offers = table.map_offers[zoo.seat] if seat == zoo.seat or table.house_rules.draft else ()
    chosen = seat == zoo.seat or table.stage != "maps" or table.house_rules.draft
    shown = {
        "seat": zoo.seat,
        "map": zoo.map.key if chosen and not table.map_offers[zoo.seat] else None,
        "map_offers": keys(offers),
        **counters(table, zoo),
        "row": [action_card_view(table, zoo, action) for action in zoo.row],
        "strengths": list(zoo.map.power.strengths(zoo)),
        "concealed": zoo.concealed,
        "stronger": zoo.stronger,
        "buildings": [building_view(*each) for each in zip(zoo.buildings, residents_of(zoo), strict=True)],
        "covered": (zoo.covered & zoo.map.land).bit_count(),
        "areas": list(zoo.areas),
        "spent": [NAMES[space] for space in spaces_in(zoo.spent)],
        "animals": keys(zoo.animals),
        "rescued": keys(zoo.rescued),
        "sponsors": keys(zoo.sponsors),
        "sponsor_cubes": {sponsor.key: cubes for sponsor, cubes in zoo.sponsor_cubes.items()},
        "assignment": zoo.assignment,
        "pouched": [under for under, _ in zoo.pouches],
        "icons": {name: zoo.icons[icon.index] for name, icon in ICONS.items() if zoo.icons[icon.index]},
        "partner_zoos": keys(zoo.partner_zoos),
        "universities": keys(zoo.universities),
        "tiles": keys(zoo.tiles),
        "own_donations": zoo.donations,
        "workers": zoo.workers,
        "reserve_workers": zoo.reserve_workers,
        "workers_on": list(zoo.workers_on),
        "tasks": task_prospects(zoo),
        "left_edge": list(zoo.left_edge),
        "supported_projects": zoo.supported_projects,
        "supported": keys(zoo.supported),
    }
    return {**shown, **(own_cards(table, zoo) if seat == zoo.seat else cards_of_another(table, zoo, seat))}


def counters(table: Table, zoo: Zoo) -> dict[str, Any]:
    """Show the money, the tracks and what follows from them."""
    income = next_income(table, zoo)
    return {
        "money": zoo.money,
        "appeal": zoo.appeal,
        "conservation": zoo.conservation,
        "reputation": zoo.reputation,
        "highest_reputation": highest_reputation(zoo),
        "range": RANGE[zoo.reputation],
        "x_tokens": zoo.x_tokens,
        "victory_points": victory_points(zoo),
        "to_go": max(0, TARGETS[zoo.conservation] - zoo.appeal),
        "income": income,
        "income_in_all": sum(income.values()),
        "hand_limit": hand_limit(zoo, START.hand_limit),
        "may_donate": zoo.action_cards.association.may_donate,
        "kiosks": zoo.kiosks,
    }


def action_card_view(table: Table, zoo: Zoo, action: Action) -> dict[str, Any]:
    """Show an action card with its side and what lies on it."""
    card, strength = zoo.action_cards[action.index], own_strength(zoo, action)
    others = [other.key for other in zoo.row if other is not action]
    steps = card.moves_break_token(max(0, strength))
    user = table.zoos[table.current]  # hypnosis may lead to it: whoever uses it spends X-tokens and has a map (R-A-411)
    return {
        "card": action.key,
        "alternative": card.number,
        "side": 2 if card.upgraded else 1,
        "multipliers": zoo.multipliers[action.index],
        "venom": zoo.venom[action.index],
        "constriction": zoo.constriction[action.index],
        "weaker": WEAKER if zoo.constriction[action.index] else 0,
        "strength": strength,
        "break_steps": steps,
        "brings_break": steps >= table.break_steps - table.steps,
        "with_x_tokens": [strength + user.stronger + x for x in range(user.x_tokens + 1)],
        "if_used": [action.key, *others],  # on slot 1
        "if_raised": [*others, action.key],  # on slot 5
    }


def building_view(building: Building, animals: tuple[str, ...]) -> dict[str, Any]:
    """Show a building, the spaces it covers, and who lives there, once for each cube."""
    return {
        "kind": building.kind.key,
        "spaces": building.spot.key.split("-"),
        "size": building.size,
        "cubes": building.cubes,
        "room": building.room,
        "rock": building.rock,
        "water": building.water,
        "animals": list(animals),
    }


def own_cards(table: Table, zoo: Zoo) -> dict[str, Any]:
    """Show a player their own cards."""
    return {
        "hand": keys(zoo.hand),
        "hand_size": len(zoo.hand),
        "surplus": max(0, over_limit(zoo)),
        "looking_at": keys(zoo.looking_at),
        "final_cards": keys(zoo.final_cards),
        "final_choice": keys(zoo.final_choice),
        "final_now": {
            card.key: [counted_for(table, zoo, card), points_of(table, zoo, card)]
            for card in (*zoo.final_cards, *zoo.final_choice)
        },
        "pouched_cards": keys(card for _, card in zoo.pouches),
        "stored": keys(zoo.stored),
        "offered": keys(zoo.offered),
        "drafted": keys(zoo.drafted),
        "prospects": project_prospects(table, zoo, zoo.hand),
        "prices": price_views(table, zoo, zoo.hand),
        "openings": openings(zoo, [*zoo.hand, *zoo.looking_at]),
        "others_gain": gains_by_choice(table, zoo),
        "to_choose": cards_to_choose(table, zoo),
    }


def cards_of_another(table: Table, zoo: Zoo, seat: int | None) -> dict[str, Any]:
    """Show how many cards somebody has, and those that were seen on the way; at the end all final scoring cards."""
    # Cards laid aside one by one while everybody is asked stay in the hand, for the others, until everybody is done.
    aside = zoo.looking_at if table.stage in ("hands", "hand_limit") else []
    must = seen_by(table, seat)
    known = [card for card in [*zoo.hand, *aside] if zoo.known.get(card, 0) & must == must]
    over = table.stage == "over"
    return {
        "hand": sorted(keys(known)),
        "hand_size": len(zoo.hand) + len(aside),
        "surplus": max(0, over_limit(zoo) + len(aside)),
        "looking_at": [],
        "final_cards": keys(zoo.final_cards) if over else [None] * len(zoo.final_cards),
        "final_choice": [],
        "final_now": {},
        "pouched_cards": [],
        "offered": [],
        "drafted": [],
        "stored": [None] * len(zoo.stored),
        "prospects": project_prospects(table, zoo, known),
        "prices": price_views(table, zoo, known),
        "openings": [],
        "others_gain": {},
        "to_choose": 0,
    }


def seen_by(table: Table, seat: int | None) -> int:
    """Return the bits of those who must have seen a card: the seat, or everybody for a spectator."""
    return (1 << table.seats) - 1 if seat is None else 1 << seat


def gauges(table: Table, seat: int) -> dict[str, int]:
    """Return the figures of a zoo that its owner watches."""
    zoo = table.zoos[seat]
    return {
        "points": victory_points(zoo),
        "money": zoo.money,
        "appeal": zoo.appeal,
        "conservation": zoo.conservation,
        "reputation": zoo.reputation,
        "x_tokens": zoo.x_tokens,
        "workers": zoo.workers,
    }
