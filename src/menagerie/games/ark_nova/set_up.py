"""Laying out the table, choosing maps and starting hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.action_cards import ACTIONS, ANIMALS
from menagerie.games.ark_nova.bonus_tiles import TILES_EACH
from menagerie.games.ark_nova.display import FOLDERS, draw_several
from menagerie.games.ark_nova.draft import ActionCardsOption, begin_alone, deal_action_cards, draft, has_draft
from menagerie.games.ark_nova.icons import CONTINENTS
from menagerie.games.ark_nova.packing import box_of
from menagerie.games.ark_nova.printed.board import CONSERVATION, REPUTATION, SEATS, START
from menagerie.games.ark_nova.printed.maps import MAPS
from menagerie.games.ark_nova.printed.sets import MAP_SETS
from menagerie.games.ark_nova.solo import head_start
from menagerie.games.ark_nova.table import NEUTRAL, HouseRules, InPlay, Table
from menagerie.games.ark_nova.turn import Turn
from menagerie.games.ark_nova.used import UsedUp, dealt_maps, final_cards, left, left_first, used_up
from menagerie.games.ark_nova.zoo import Zoo, replaced
from menagerie.games.ark_nova.zoo_map import mask_of, spot
from menagerie.kernel.decision import Decision
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.messages import Message
from menagerie.kernel.options import Amount, Choice, Flag, Option, SeatOrRandom, WayOrEach
from menagerie.kernel.order import all_at_once, turn_order

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.ark_nova.bonus_tiles import BonusTile
    from menagerie.games.ark_nova.box import Box
    from menagerie.games.ark_nova.used import Used
    from menagerie.games.ark_nova.zoo_map import ZooMap
    from menagerie.kernel.chance import Chance

DEALT: dict[str, tuple[str, ...]] = {  # by option: the sets of maps that are dealt to choose from
    "base": ("base",),
    "alternative": ("alternative",),
    "both": ("base", "alternative"),
    "all": MAP_SETS,
}
MODES = ("one_of_two", "draft", "random")
WHICH_MAP = Message("ark_nova.prompt.map")
WHICH_START_CARD = Message("ark_nova.prompt.starting_hand")


OPTIONS: tuple[Option, ...] = (
    WayOrEach("maps", "a", MODES, tuple(MAPS)),  # R-A-071 to R-A-077
    Choice("map_set", "base", tuple(DEALT), ways_of="maps"),
    SeatOrRandom("first_player"),  # R-A-053
    Flag("peaceful", False),  # R-A-545
    Choice("discard", "hidden", ("open", "hidden")),
    Amount("solo_appeal", max(START.solo_appeal), START.solo_appeal[::-1], only_for=(1,)),  # R-A-549
    UsedUp(box_of),  # R-A-563
    Flag("marine_worlds", False),  # R-A-568
    ActionCardsOption(),  # R-A-580
)


def house_rules(seats: int, options: Mapping[str, Any]) -> HouseRules:
    """Record what a group agreed on; a player alone uses the blue abilities (R-A-550)."""
    return HouseRules(
        options["peaceful"] or seats == 1,
        options["maps"] == "draft",
        options["discard"] == "open",
        head_start(seats, options),
        used_up(options["used"]),
    )


def set_up(box: Box, seats: int, options: Mapping[str, Any], chance: Chance) -> Table:
    """Lay out the table for a number of players."""
    table = Table()
    table.box = box
    table.seats = seats
    table.house_rules = house_rules(seats, options)
    used = table.house_rules.used
    first = options["first_player"]
    table.first = table.current = chance.below(seats) if first == "random" else first
    table.turn_number = 0
    table.deck = chance.shuffled(left(box.deck, used.cards))
    table.discard = []
    table.display = [None] * FOLDERS  # R-A-056: filled when all starting hands are chosen
    table.marks = {}
    table.revealed = []
    table.final_pile = chance.shuffled(final_cards(box, table.is_solo, used))
    lay_out_projects(table, chance)
    table.partner_zoos = CONTINENTS  # R-A-057
    lay_out_universities(table)
    table.action_pile = ()
    table.bonus_tiles = deal_bonus_tiles(box, chance, used)
    table.break_steps = START.solo_turns[0] if table.is_solo else SEATS[seats].break_steps  # R-A-548, R-A-054
    table.steps = table.donations = 0
    table.break_called_by = None
    table.break_order = ()
    table.discarded_final_card = False
    table.turns_left = None
    table.foreseen = {}
    table.chance, table.journal = chance, SILENCE
    table.zoos = [new_zoo(table, seat) for seat in range(seats)]
    if not has_draft(box, options["action_cards"]):
        place_action_cards(table)
    table.own_zoos = (1 << seats) - 1
    table.map_offers = ((),) * seats
    deal_maps(table, options)
    deal_action_cards(table, options["action_cards"], chance)
    if table.stage == "hands":
        begin_with_maps(table)
    return table


def lay_out_universities(table: Table) -> None:
    """Lay out the universities; with specialised ones there is a generic one, too (R-A-578)."""
    kinds = table.box.universities.values()
    table.universities = tuple(kind for kind in kinds if kind.category is None)
    table.specialised = tuple(kind for kind in kinds if kind.category is not None)
    table.generic_university = bool(table.specialised)


def lay_out_projects(table: Table, chance: Chance) -> None:
    """Lay out base projects; with two players neutral cubes block a level of each (R-A-058, R-A-059, R-A-547)."""
    shuffled = left_first(chance.shuffled(table.box.base_projects), table.house_rules.used.cards)
    number = SEATS[table.seats].base_projects
    table.base_projects = tuple(InPlay(project) for project in shuffled[:number])
    if table.seats == 2:
        table.base_projects = tuple(
            laid_out.with_cube(level, NEUTRAL) for level, laid_out in enumerate(table.base_projects)
        )
    table.base_pile = tuple(shuffled[number:])
    table.projects = ()


def deal_bonus_tiles(box: Box, chance: Chance, used: Used) -> dict[int, tuple[BonusTile, ...]]:
    """Place two tiles beside each of two conservation spaces; the others leave the game (R-A-055)."""
    tiles, spaces = chance.shuffled(list(box.bonus_tiles.values())), CONSERVATION.bonus_tiles_at
    after_reputation = bool(box.alternatives)  # with Marine Worlds one more lies there (R-A-577)
    if used.bonus_tiles:  # R-A-565: used ones only if too few are left
        tiles = chance.shuffled(left_first(tiles, used.bonus_tiles)[: TILES_EACH * len(spaces) + after_reputation])
    laid_out = {space: tuple(tiles[i * TILES_EACH : (i + 1) * TILES_EACH]) for i, space in enumerate(spaces)}
    if after_reputation:
        laid_out[REPUTATION.highest] = (tiles[TILES_EACH * len(spaces)],)
    return laid_out


def first_appeal(table: Table, seat: int) -> int:
    """Return the appeal that a player starts with: more for those who come later (R-A-066, R-A-549)."""
    return START.appeal[(seat - table.first) % table.seats] + table.house_rules.head_start


def new_zoo(table: Table, seat: int) -> Zoo:
    """Return a player everything to start with but cards (R-A-065 to R-A-070)."""
    zoo = Zoo(seat, table.box.action_cards)
    zoo.map = table.box.maps["0"]  # until maps are dealt or chosen
    zoo.money = START.money
    zoo.head_start = table.house_rules.head_start
    zoo.appeal = first_appeal(table, seat)
    zoo.reputation = START.reputation
    return zoo


def place_action_cards(table: Table) -> None:
    """Put everybody's Animals card on slot 1 and the others on the other slots at random (R-A-070)."""
    for zoo in table.zoos:
        zoo.row = [ANIMALS, *table.chance.shuffled([card for card in ACTIONS if card is not ANIMALS])]


# --- maps ---


def deal_maps(table: Table, options: Mapping[str, Any]) -> None:
    """Hand out the maps that were agreed on, or offer maps to choose from (R-A-074 to R-A-077)."""
    maps, seats, chance = options["maps"], table.seats, table.chance
    table.stage = "hands"
    if maps not in MODES:
        names = maps if isinstance(maps, list) else [maps] * seats
        for zoo, name in zip(table.zoos, names, strict=True):
            zoo.map = table.box.maps[name]
        return
    shuffled = chance.shuffled(dealt_maps(table.box, DEALT[options["map_set"]], table.house_rules.used))
    if maps == "random":
        for zoo in table.zoos:
            zoo.map = shuffled.pop()
        return
    table.stage = "maps"
    if maps == "one_of_two":
        table.map_offers = tuple(in_order(shuffled[2 * seat : 2 * seat + 2]) for seat in range(seats))
    else:
        table.map_offers = (in_order(shuffled[: seats + 1]),) * seats


def in_order(maps: list[ZooMap]) -> tuple[ZooMap, ...]:
    """Lay maps out in the order of their names."""
    return tuple(sorted(maps, key=lambda zoo_map: zoo_map.key))


async def choose_maps(table: Table) -> None:
    """Let each player keep one of two maps, all at once; in a draft let the next player take one of those laid out."""
    if table.house_rules.draft:
        await draft_map(table)
    else:
        await all_at_once([keep_map(table, zoo) for zoo in table.changing_all()])
        for zoo in table.zoos:
            tell_map(table, zoo)
        table.map_offers = ((),) * table.seats
    if not any(table.map_offers):
        begin_with_maps(table)


def begin_with_maps(table: Table) -> None:
    """Once everybody has a map, action cards are drafted, then cards dealt (R-A-580)."""
    begin_alone(table)
    if any(zoo.offered or zoo.drafted for zoo in table.zoos):
        table.stage = "draft"
    else:
        table.stage = "hands"
        deal_cards(table)


async def draft_cards(table: Table) -> None:
    """One step of the draft; after the last one action cards are placed and cards dealt (R-A-585)."""
    await draft(table)
    if table.stage == "drafted":
        place_action_cards(table)
        table.stage = "hands"
        deal_cards(table)


async def keep_map(table: Table, zoo: Zoo) -> None:
    """Keep one of the maps offered."""
    zoo.map = await Decision(zoo.seat, WHICH_MAP, table.map_offers[zoo.seat])


async def draft_map(table: Table) -> None:
    """Let the last player in turn order who has no map yet take one of those laid out (R-A-075)."""
    order = turn_order(table.first, table.seats)
    seat = next(seat for seat in reversed(order) if table.map_offers[seat])
    zoo = table.changing(seat)
    zoo.map = await Decision(seat, WHICH_MAP, table.map_offers[seat])
    rest = tuple(zoo_map for zoo_map in table.map_offers[seat] if zoo_map is not zoo.map)
    offers = [rest if offer else () for offer in table.map_offers]
    table.map_offers = replaced(tuple(offers), seat, ())
    tell_map(table, zoo)


def tell_map(table: Table, zoo: Zoo) -> None:
    """Write down who plays on which map."""
    table.journal.tell("ark_nova.event.map", player=zoo.player, map=zoo.map)


# --- starting hands ---


def deal_cards(table: Table) -> None:
    """Deal final scoring cards and eight cards to each player, who knows their map by now (R-A-062 to R-A-064)."""
    for zoo in table.changing_all():
        zoo.final_cards = [table.final_pile.pop() for _ in range(START.final_scoring_cards)]
        zoo.looking_at = [table.deck.pop() for _ in range(START.cards_dealt)]


async def choose_hands(table: Table) -> None:
    """Everybody keeps four of eight cards, all at once; then the display is turned up (R-A-063, R-A-064, R-A-056)."""
    await all_at_once([keep_cards(zoo) for zoo in table.changing_all()])
    for seat in turn_order(table.first, table.seats):
        zoo = table.zoos[seat]
        table.discard += zoo.looking_at
        table.journal.tell("ark_nova.event.discards_several", player=zoo.player, cards=tuple(zoo.looking_at))
        zoo.looking_at = []
        put_start_buildings(table, zoo)
    table.display = [*draw_several(table, FOLDERS)]
    table.journal.tell("ark_nova.event.replenished", cards=tuple(card for card in table.display if card))
    table.journal.reveal()
    for seat in turn_order(table.first, table.seats):
        zoo = table.zoos[seat]
        zoo.map.power.begin(Turn(table, zoo))
    table.stage = "turn"


async def keep_cards(zoo: Zoo) -> None:
    """Keep some of the cards dealt."""
    for _ in range(START.cards_kept):
        card = await Decision(zoo.seat, WHICH_START_CARD, zoo.looking_at[:])
        zoo.looking_at.remove(card)
        zoo.hand.append(card)


def put_start_buildings(table: Table, zoo: Zoo) -> None:
    """Put up what stands on a map from the start; it gives no bonus (R-A-071, R-A-072)."""
    for start in zoo.map.start:
        kind, where = table.box.buildings[start.building], spot(mask_of(start.spaces))
        zoo.put_up(kind, where, zoo.map.housing_size(kind, where))
