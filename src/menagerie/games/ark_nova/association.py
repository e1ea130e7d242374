"""The Association board: partner zoos, universities and donations."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.bonus_dues import printed_dues
from menagerie.games.ark_nova.display import search
from menagerie.games.ark_nova.icons import CONTINENTS, Icon
from menagerie.games.ark_nova.printed.board import ASSOCIATION, DONATIONS
from menagerie.games.ark_nova.standing_effects import donation_discount, icon_dues, others_gain, tell_of_donation
from menagerie.games.ark_nova.tracks import gain_conservation, pay, reputation_due
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.ark_nova.actions.association import AssociationCard
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.universities import University
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

T = TypeVar("T")
WHICH_PARTNER = Message("ark_nova.prompt.partner_zoo")
WHICH_UNIVERSITY = Message("ark_nova.prompt.university")
SEARCH_NOW = Message("ark_nova.prompt.search")
COSTS_FOR_TWO = list(DONATIONS.costs)
for _cost in DONATIONS.blocked_with_two:
    COSTS_FOR_TWO.remove(_cost)


# --- partner zoos ---


def obstacles_to_partner_zoos(zoo: Zoo, used: AssociationCard) -> Obstacles:
    """A zoo has at most four partner zoos; the third and fourth need Association II (R-A-044, R-A-211)."""
    if len(zoo.partner_zoos) < used.partner_zoos:
        return NONE
    return (Message("ark_nova.obstacle.partner_zoos_full", most=used.partner_zoos),)


def free_partner_zoos(table: Table, zoo: Zoo, used: AssociationCard) -> list[Icon]:
    """List the partner zoos that the player may take: on the board no continent twice (R-A-210)."""
    have = zoo.partner_zoos
    if len(have) >= used.partner_zoos:
        return []
    if used.supplies_partner_zoos:
        return [continent for continent in CONTINENTS if partner_zoos_in_supply(table, continent)]  # R-A-630
    return [continent for continent in table.partner_zoos if continent not in have]


def partner_zoos_in_supply(table: Table, continent: Icon) -> int:
    """Count the partner zoos of a continent that lie neither on the board nor in a zoo."""
    out = (continent in table.partner_zoos) + sum(zoo.partner_zoos.count(continent) for zoo in table.zoos)
    return ASSOCIATION.supply - out


def universities_in_supply(table: Table, kind: University) -> int:
    """Count the universities of a kind that lie neither on the board nor in a zoo."""
    out = (kind in table.universities) + sum(zoo.universities.count(kind) for zoo in table.zoos)
    return ASSOCIATION.supply - out


async def take_partner_zoo(turn: Turn, used: AssociationCard | None = None) -> None:
    """Take a partner zoo from the board and put it on the lowest free space (R-A-209).

    Outside the task the player's own Association card counts, whatever action is in progress (R-A-298).
    """
    table, me = turn.table, turn.me
    card = used or turn.action_cards.association.on_the_board
    if not free_partner_zoos(table, me, card):
        return
    continent = await turn.choose(WHICH_PARTNER, lambda turn: free_partner_zoos(table, turn.me, card))
    if not card.supplies_partner_zoos:
        table.partner_zoos = tuple(other for other in table.partner_zoos if other is not continent)
    printed = me.map.partner_zoos[len(me.partner_zoos)]
    me.partner_zoos += (continent,)
    me.add_icons((continent,))
    turn.tell("ark_nova.event.partner_zoo", continent=continent)
    linked = linked_bonuses(me, len(me.partner_zoos))
    await turn.resolve([*slot_dues(turn, printed + linked), *icon_dues(turn, (continent,))])
    others_gain(turn, (continent,))


def slot_dues(turn: Turn, printed: tuple[Bonus, ...]) -> list[Due]:
    """Gather the bonuses of a space that was covered (R-A-168)."""
    return [due for bonus in printed for due in printed_dues(turn, bonus)]


def linked_bonuses(zoo: Zoo, row: int) -> tuple[Bonus, ...]:
    """Return what is printed between a partner zoo and a university of one row, once both lie there (R-A-821)."""
    linked = zoo.map.linked
    if row > len(linked) or row > min(len(zoo.partner_zoos), len(zoo.universities)):
        return ()
    return linked[row - 1]


# --- universities ---


def free_universities(table: Table, zoo: Zoo, used: AssociationCard | None = None) -> list[University]:
    """List the universities that the player may take: on the board no kind twice (R-A-215), while there is a space."""
    if len(zoo.universities) == len(zoo.map.universities):
        return []
    supplied = used is not None and used.supplies_universities
    if supplied:  # R-A-630
        found = [kind for kind in table.box.universities.values() if kind.category is None]
        free = [kind for kind in found if universities_in_supply(table, kind)]
    else:
        free = [university for university in table.universities if university not in zoo.universities]
    if table.specialised and (supplied or table.generic_university) and not has_specialised(zoo):
        free += table.specialised  # R-A-613, R-A-707
    return free


def has_specialised(zoo: Zoo) -> bool:
    """Whether a player owns a specialised university (R-A-613)."""
    return any(university.category is not None for university in zoo.universities)


def leave_board(table: Table, university: University, supplied: bool) -> None:
    """Take a university off the board, or a specialised one from beside it; the generic one marks that (R-A-615)."""
    if university.category is not None:
        table.specialised = tuple(other for other in table.specialised if other is not university)
        table.generic_university = table.generic_university and supplied  # R-A-707
    elif not supplied:
        table.universities = tuple(other for other in table.universities if other is not university)


async def search_category(turn: Turn, category: Icon) -> None:
    """Search the deck for a card with the category of a specialised university, or not (R-A-617)."""
    if await turn.choose(SEARCH_NOW, lambda _: [None, category]) is not None:
        search(turn, category)


async def take_university(turn: Turn, used: AssociationCard | None = None) -> None:
    """Take a university, put it on the lowest free space and gain what it gives (R-A-214, R-A-614)."""
    table, me = turn.table, turn.me
    if not free_universities(table, me, used):
        return
    university = await turn.choose(WHICH_UNIVERSITY, lambda turn: free_universities(table, turn.me, used))
    leave_board(table, university, used is not None and used.supplies_universities)
    printed = me.map.universities[len(me.universities)]
    me.universities += (university,)
    me.add_icons(university.icons)
    turn.tell("ark_nova.event.university", university=university)
    linked = linked_bonuses(me, len(me.universities))
    dues = [*slot_dues(turn, printed + linked), *icon_dues(turn, university.icons)]
    if university.reputation:
        dues.append(reputation_due(turn, university.reputation))
    if university.category is not None:
        message = Message("ark_nova.effect.search", icon=university.category)
        dues.append(Due("search", message, effects.DECK, effects.TAKING, search_category, turn, university.category))
    await turn.resolve(dues)  # R-A-218
    others_gain(turn, university.icons)


def refill(table: Table) -> None:
    """Put one tile of each kind on the board again, except those that every player has (R-A-313)."""
    table.partner_zoos = tuple(
        [
            continent
            for continent in somebody_lacks(CONTINENTS, [zoo.partner_zoos for zoo in table.zoos])
            if continent in table.partner_zoos or partner_zoos_in_supply(table, continent)
        ]
    )
    table.universities = tuple(
        [
            kind
            for kind in somebody_lacks(table.box.universities.values(), [zoo.universities for zoo in table.zoos])
            if kind.category is None and (kind in table.universities or universities_in_supply(table, kind))
        ]
    )
    table.generic_university = bool(table.specialised) and not all(map(has_specialised, table.zoos))  # R-A-619, R-A-704


def somebody_lacks(tiles: Iterable[T], taken: list[tuple[T, ...]]) -> tuple[T, ...]:
    """Return the tiles that not every player has."""
    first, *others = taken
    return tuple([tile for tile in tiles if tile not in first or any(tile not in theirs for theirs in others)])


def hand_limit(zoo: Zoo, normal: int) -> int:
    """Return the hand limit: a university and a tile raise it (R-A-310, R-A-623)."""
    for university in zoo.universities:
        if university.hand_limit > normal:
            normal = university.hand_limit
    return normal + sum([tile.hand_limit for tile in zoo.tiles]) if zoo.tiles else normal


# --- donations ---


def donation_cost(table: Table) -> int:
    """A donation costs the lowest uncovered amount (R-A-224 to R-A-226)."""
    costs = COSTS_FOR_TWO if table.seats == 2 else DONATIONS.costs  # R-A-060
    return costs[table.donations] if table.donations < len(costs) else DONATIONS.afterwards


def donation_price(turn: Turn, used: AssociationCard | None = None) -> int:
    """Return what a donation costs a player, less what sponsors and the action card save (R-A-635, R-A-672)."""
    me = turn.me
    less = donation_discount(me)
    if used is not None:
        less += used.token_discount * me.x_tokens
    return max(0, donation_cost(turn.table) - less)


def cover_donation(table: Table) -> None:
    """Cover the lowest amount; the last one always stays open (R-A-226)."""
    if donation_cost(table) < DONATIONS.afterwards:
        table.donations += 1


def block_donation(table: Table) -> None:
    """Put a cube of the solo tile on the lowest amount, or beside the last one (R-A-554)."""
    table.journal.tell("ark_nova.event.solo_donation", cost=donation_cost(table))
    cover_donation(table)


async def donate(turn: Turn, used: AssociationCard | None = None) -> None:
    """Pay for one conservation point (R-A-227)."""
    table = turn.table
    cost = donation_price(turn, used)
    cover_donation(table)
    if table.box.alternatives:
        turn.me.donations += 1  # nothing of the base game asks for them (R-A-667)
    turn.tell("ark_nova.event.donates", cost=cost)
    tell_of_donation(turn)
    pay(table, turn.me, cost)
    await gain_conservation(turn, DONATIONS.conservation)
