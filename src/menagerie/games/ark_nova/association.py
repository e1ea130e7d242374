"""The Association board: partner zoos, universities and donations."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from menagerie.games.ark_nova.bonus_dues import printed_dues
from menagerie.games.ark_nova.icons import CONTINENTS, Icon
from menagerie.games.ark_nova.printed.board import DONATIONS
from menagerie.games.ark_nova.standing_effects import icon_dues, others_gain
from menagerie.games.ark_nova.tracks import gain_conservation, pay, reputation_due
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.ark_nova.actions.association import AssociationCard
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.universities import University
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.order import Due

T = TypeVar("T")
WHICH_PARTNER = Message("ark_nova.prompt.partner_zoo")
WHICH_UNIVERSITY = Message("ark_nova.prompt.university")
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
    """List the partner zoos on the board that the player may take: no continent twice (R-A-210)."""
    have = zoo.partner_zoos
    if len(have) >= used.partner_zoos:
        return []
    return [continent for continent in table.partner_zoos if continent not in have]


async def take_partner_zoo(turn: Turn, used: AssociationCard | None = None) -> None:
    """Take a partner zoo from the board and put it on the lowest free space (R-A-209).

    Outside the task the player's own Association card counts, whatever action is in progress (R-A-298).
    """
    table, me = turn.table, turn.me
    card = used or turn.action_cards.association
    if not free_partner_zoos(table, me, card):
        return
    continent = await turn.choose(WHICH_PARTNER, lambda turn: free_partner_zoos(table, turn.me, card))
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


def free_universities(table: Table, zoo: Zoo) -> list[University]:
    """List the universities on the board that the player may take: no kind twice (R-A-215), while there is a space."""
    if len(zoo.universities) == len(zoo.map.universities):
        return []
    return [university for university in table.universities if university not in zoo.universities]


async def take_university(turn: Turn) -> None:
    """Take a university from the board, put it on the lowest free space and gain its reputation (R-A-214)."""
    table, me = turn.table, turn.me
    if not free_universities(table, me):
        return
    university = await turn.choose(WHICH_UNIVERSITY, lambda turn: free_universities(table, turn.me))
    table.universities = tuple(other for other in table.universities if other is not university)
    printed = me.map.universities[len(me.universities)]
    me.universities += (university,)
    me.add_icons(university.icons)
    turn.tell("ark_nova.event.university", university=university)
    linked = linked_bonuses(me, len(me.universities))
    dues = [*slot_dues(turn, printed + linked), *icon_dues(turn, university.icons)]
    if university.reputation:
        dues.append(reputation_due(turn, university.reputation))
    await turn.resolve(dues)  # R-A-218
    others_gain(turn, university.icons)


def refill(table: Table) -> None:
    """Put one tile of each kind on the board again, except those that every player has (R-A-313)."""
    table.partner_zoos = somebody_lacks(CONTINENTS, [zoo.partner_zoos for zoo in table.zoos])
    table.universities = somebody_lacks(table.box.universities.values(), [zoo.universities for zoo in table.zoos])


def somebody_lacks(tiles: Iterable[T], taken: list[tuple[T, ...]]) -> tuple[T, ...]:
    """Return the tiles that not every player has."""
    first, *others = taken
    return tuple([tile for tile in tiles if tile not in first or any(tile not in theirs for theirs in others)])


def hand_limit(zoo: Zoo, normal: int) -> int:
    """Return the hand limit: a university raises it (R-A-310)."""
    for university in zoo.universities:
        if university.hand_limit > normal:
            normal = university.hand_limit
    return normal


# --- donations ---


def donation_cost(table: Table) -> int:
    """A donation costs the lowest uncovered amount (R-A-224 to R-A-226)."""
    costs = COSTS_FOR_TWO if table.seats == 2 else DONATIONS.costs  # R-A-060
    return costs[table.donations] if table.donations < len(costs) else DONATIONS.afterwards


def cover_donation(table: Table) -> None:
    """Cover the lowest amount; the last one always stays open (R-A-226)."""
    if donation_cost(table) < DONATIONS.afterwards:
        table.donations += 1


def block_donation(table: Table) -> None:
    """Put a cube of the solo tile on the lowest amount, or beside the last one (R-A-554)."""
    table.journal.tell("ark_nova.event.solo_donation", cost=donation_cost(table))
    cover_donation(table)


async def donate(turn: Turn) -> None:
    """Pay for one conservation point (R-A-227)."""
    table = turn.table
    cost = donation_cost(table)
    cover_donation(table)
    turn.tell("ark_nova.event.donates", cost=cost)
    pay(table, turn.me, cost)
    await gain_conservation(turn, DONATIONS.conservation)
