"""The whole table as JSON values, secrets included, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.action_cards import ACTIONS, BY_NAME
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.save_shape import shape_of
from menagerie.games.ark_nova.set_up import house_rules
from menagerie.games.ark_nova.soundness import between_stretches, soundness
from menagerie.games.ark_nova.table import InPlay, Table
from menagerie.games.ark_nova.zoo import Zoo
from menagerie.games.ark_nova.zoo_map import NAMES, mask_of, spot
from menagerie.kernel.chance import Chance
from menagerie.kernel.hexagons import spaces_in
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.save import check_soundness, keys

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.ark_nova.box import Box
    from menagerie.games.ark_nova.buildings import Building
    from menagerie.games.ark_nova.cards import Card

FIGURES = (
    "seats",
    "stage",
    "first",
    "current",
    "turn_number",
    "donations",
    "break_steps",
    "steps",
    "break_called_by",
    "discarded_final_card",
    "turns_left",
)
ZOO_FIGURES = (
    "money",
    "appeal",
    "conservation",
    "reputation",
    "x_tokens",
    "assignment",
    "map_was_full",
    "workers",
    "reserve_workers",
    "thresholds",
)
LATER_FIGURES = ("concealed", "donations", "trailing")  # a zoo saved before this existed has none of it
ZOO_LISTS = ("multipliers", "venom", "constriction", "workers_on", "left_edge")


def dump(table: Table) -> dict[str, Any]:
    """Write the whole table."""
    return {
        **{name: getattr(table, name) for name in FIGURES},
        "chance": table.chance.state,
        "deck": keys(table.deck),
        "discard": keys(table.discard),
        "display": [card.key if card is not None else None for card in table.display],
        "marks": {card.key: seat for card, seat in table.marks.items()},
        "revealed": keys(table.revealed),
        "final_pile": keys(table.final_pile),
        "base_pile": keys(table.base_pile),
        "base_projects": [dump_project(laid_out) for laid_out in table.base_projects],
        "projects": [dump_project(laid_out) for laid_out in table.projects],
        "partner_zoos": keys(table.partner_zoos),
        "universities": keys(table.universities),
        "generic_university": table.generic_university,
        "specialised": keys(table.specialised),
        "action_pile": keys(table.action_pile),
        "bonus_tiles": {str(space): keys(tiles) for space, tiles in table.bonus_tiles.items()},
        "break_order": list(table.break_order),
        "map_offers": [keys(offer) for offer in table.map_offers],
        "zoos": [dump_zoo(zoo) for zoo in table.zoos],
    }


def dump_project(laid_out: InPlay) -> dict[str, Any]:
    """Write a project in play."""
    return {"project": laid_out.project.key, "cubes": list(laid_out.cubes)}


def dump_zoo(zoo: Zoo) -> dict[str, Any]:
    """Write a zoo; what follows from the rest (icons, covered spaces) is left out."""
    return {
        **{name: getattr(zoo, name) for name in ZOO_FIGURES},
        **{name: getattr(zoo, name) for name in LATER_FIGURES},
        **{name: list(getattr(zoo, name)) for name in ZOO_LISTS},
        "side_2": [card.upgraded for card in zoo.action_cards],
        "action_cards": keys(zoo.action_cards),
        "offered": keys(zoo.offered),
        "drafted": keys(zoo.drafted),
        "tiles": keys(zoo.tiles),
        "map": zoo.map.key,
        "hand": keys(zoo.hand),
        "known": {card.key: seats for card, seats in sorted(zoo.known.items(), key=lambda known: known[0].key)},
        "looking_at": keys(zoo.looking_at),
        "final_cards": keys(zoo.final_cards),
        "final_choice": keys(zoo.final_choice),
        "row": keys(zoo.row),
        "buildings": [
            {"kind": building.kind.key, "spot": building.spot.key, "size": building.size, "cubes": building.cubes}
            for building in zoo.buildings
        ],
        "areas": list(zoo.areas),
        "spent": [NAMES[space] for space in spaces_in(zoo.spent)],
        "animals": keys(zoo.animals),
        "rescued": keys(zoo.rescued),
        "sponsors": keys(zoo.sponsors),
        "sponsor_cubes": {sponsor.key: cubes for sponsor, cubes in zoo.sponsor_cubes.items()},
        "stored": keys(zoo.stored),
        "supported": keys(zoo.supported),
        "pouches": [[under, card.key] for under, card in zoo.pouches],
        "partner_zoos": keys(zoo.partner_zoos),
        "universities": keys(zoo.universities),
    }


def restore(box: Box, data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Table:
    """Lay out the table that was written; refuse one that no game can reach."""
    shape_of(box)(data, "checkpoint.table")
    check_soundness({"seats": data["seats"] == seats, "zoos": len(data["zoos"]) == seats})
    table = lay_out(box, data, options)
    check_soundness(soundness(table, seats))
    check_soundness(between_stretches(table))
    return table


def lay_out(box: Box, data: Mapping[str, Any], options: Mapping[str, Any]) -> Table:
    """Lay out the table as it is written."""
    table = Table()
    table.box = box
    for name in FIGURES:
        setattr(table, name, data[name])
    table.house_rules = house_rules(table.seats, options)
    table.foreseen = {}
    table.chance = Chance(data["chance"])
    table.journal = SILENCE
    table.deck = cards(box, data["deck"])
    table.discard = cards(box, data["discard"])
    table.display = [None if name is None else box.zoo_cards[name] for name in data["display"]]
    table.marks = {box.zoo_cards[name]: seat for name, seat in data.get("marks", {}).items()}
    table.revealed = cards(box, data["revealed"])
    table.final_pile = [box.final_scoring[name] for name in data["final_pile"]]
    table.base_pile = tuple(box.projects[name] for name in data["base_pile"])
    table.base_projects = tuple(restore_project(box, entry) for entry in data["base_projects"])
    table.projects = tuple(restore_project(box, entry) for entry in data["projects"])
    table.partner_zoos = tuple(ICONS[name] for name in data["partner_zoos"])
    table.universities = tuple(box.universities[name] for name in data["universities"])
    table.generic_university = data.get("generic_university", False)
    table.specialised = tuple(box.universities[name] for name in data.get("specialised", ()))
    table.action_pile = tuple(box.alternatives[name] for name in data.get("action_pile", ()))
    table.bonus_tiles = {
        int(space): tuple(box.bonus_tiles[name] for name in names) for space, names in data["bonus_tiles"].items()
    }
    table.break_order = tuple(data["break_order"])
    table.map_offers = tuple(tuple(box.maps[name] for name in offer) for offer in data["map_offers"])
    table.own_zoos = (1 << table.seats) - 1
    table.zoos = [restore_zoo(box, seat, zoo) for seat, zoo in enumerate(data["zoos"])]
    for zoo, saved in zip(table.zoos, data["zoos"], strict=True):
        zoo.head_start = table.house_rules.head_start
        if "supported" not in saved:  # by an earlier version: those in play are known by their cubes
            in_play = [*table.base_projects, *table.projects]
            zoo.supported = tuple(laid_out.project for laid_out in in_play if zoo.seat in laid_out.cubes)
    return table


def cards(box: Box, names: list[str]) -> list[Card]:
    """Find cards by their keys."""
    return [box.zoo_cards[name] for name in names]


def restore_project(box: Box, data: Mapping[str, Any]) -> InPlay:
    """Lay out a project in play that was written."""
    return InPlay(box.projects[data["project"]], tuple(data["cubes"]))


def restore_zoo(box: Box, seat: int, data: Mapping[str, Any]) -> Zoo:
    """Lay out a zoo that was written."""
    zoo = Zoo(seat, box.action_cards)
    for name in ZOO_FIGURES:
        setattr(zoo, name, data[name])
    for name in LATER_FIGURES:
        setattr(zoo, name, data.get(name, 0))
    for name in ZOO_LISTS:
        setattr(zoo, name, type(getattr(zoo, name))(data[name]))  # a list, or a tuple that is replaced
    zoo.map = box.maps[data["map"]]
    zoo.hand = cards(box, data["hand"])
    zoo.known = {box.zoo_cards[name]: seats for name, seats in data["known"].items()}
    zoo.looking_at = cards(box, data["looking_at"])
    zoo.final_cards = [box.final_scoring[name] for name in data["final_cards"]]
    zoo.final_choice = tuple(box.final_scoring[name] for name in data["final_choice"])
    restore_action_cards(zoo, box, data)
    zoo.tiles = tuple(box.bonus_tiles[name] for name in data.get("tiles", ()))
    for entry in data["buildings"]:
        where = spot(mask_of(tuple(entry["spot"].split("-"))))
        building: Building = zoo.put_up(box.buildings[entry["kind"]], where, entry["size"])
        zoo.replace(building, entry["cubes"])
    zoo.areas = tuple(data.get("areas", ()))
    zoo.spent = mask_of(tuple(data.get("spent", ())))
    zoo.animals = [box.animals[name] for name in data["animals"]]
    zoo.rescued = tuple(box.animals[name] for name in data.get("rescued", ()))
    for name in data["sponsors"]:
        zoo.add_sponsor(box.sponsors[name])
    zoo.sponsor_cubes = {box.sponsors[name]: cubes for name, cubes in data["sponsor_cubes"].items()}
    zoo.stored = tuple(cards(box, data.get("stored", [])))
    zoo.supported = tuple(box.projects[name] for name in data.get("supported", ()))
    zoo.pouches = [(under, box.zoo_cards[name]) for under, name in data["pouches"]]
    zoo.partner_zoos = tuple(ICONS[name] for name in data["partner_zoos"])
    zoo.universities = tuple(box.universities[name] for name in data["universities"])
    zoo.add_icons(zoo.icons_in_view())
    return zoo


def restore_action_cards(zoo: Zoo, box: Box, data: Mapping[str, Any]) -> None:
    """Lay out the action cards of a zoo that was written: which they are, their sides, and their slots."""
    for name in data.get("action_cards", ()):
        if name in box.alternatives:
            zoo.action_cards = zoo.action_cards.with_card(box.alternatives[name])
    zoo.offered = tuple(box.alternatives[name] for name in data.get("offered", ()))
    zoo.drafted = tuple(box.alternatives[name] for name in data.get("drafted", ()))
    for action, upgraded in zip(ACTIONS, data["side_2"], strict=True):
        if upgraded:
            zoo.turn_over(action)
    zoo.row = [BY_NAME[name] for name in data["row"]]
