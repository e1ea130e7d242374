"""Playing sponsors: with the Sponsors action, or for money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import building, effects
from menagerie.games.ark_nova.cards import Sponsor
from menagerie.games.ark_nova.conditions import missing_symbols
from menagerie.games.ark_nova.display import folder_of, in_range, leave_display, obstacles_to_reach, on_display
from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.standing_effects import icon_dues, others_gain, sponsor_dues
from menagerie.games.ark_nova.tracks import appeal_due, conservation_due, pay, reputation_due
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.ark_nova.actions.sponsors import SponsorsCard
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

WHICH_PERSON = Message("ark_nova.prompt.person_sponsor")
NO_PERSON = (Message("ark_nova.obstacle.no_person"),)
WHICH_BOUGHT = Message("ark_nova.prompt.sponsor_for_money")
PLACE_BUILDING = Message("ark_nova.effect.place_building")


def level_of(zoo: Zoo, sponsor: Sponsor) -> int:
    """Return the level that a sponsor counts in a zoo: what is printed, unless the map changes it."""
    return zoo.map.power.level_of(zoo, sponsor)


def has_room(turn: Turn, sponsor: Sponsor) -> bool:
    """A sponsor with a unique building needs a place for it (R-A-277, R-A-279)."""
    return sponsor.building is None or building.fits(turn.me, sponsor.building, turn.action_cards.build.elsewhere)


def can_play(turn: Turn, sponsor: Sponsor, price: int, used: SponsorsCard) -> bool:
    """Whether nothing but its level stands in the way of a sponsor (R-A-270 to R-A-273)."""
    return turn.can_pay(price) and not missing_symbols(turn.me, sponsor, used) and has_room(turn, sponsor)


def playable_sponsors(turn: Turn, room: int, used: SponsorsCard) -> list[Sponsor]:
    """List the sponsors up to a level: from the hand, on side II from the display in range (R-A-264, R-A-273)."""
    table, me = turn.table, turn.me
    playable = [
        card
        for card in me.hand
        if isinstance(card, Sponsor) and level_of(me, card) <= room and can_play(turn, card, 0, used)
    ]
    if used.from_display:
        playable += [
            card
            for card in in_range(table, me)
            if isinstance(card, Sponsor)
            and level_of(me, card) <= room
            and can_play(turn, card, folder_of(table, card), used)
        ]
    return playable


def obstacles_to_sponsor(turn: Turn, sponsor: Sponsor, room: int, used: SponsorsCard) -> Obstacles:
    """List everything that keeps a sponsor out of the zoo."""
    me, folder = turn.me, folder_of(turn.table, sponsor)
    reasons: list[Message] = []
    if folder:
        reasons += obstacles_to_reach(turn, sponsor)
        if not used.from_display:
            reasons.append(Message("ark_nova.obstacle.display_needs_side_2"))
    if level_of(me, sponsor) > room:
        reasons.append(Message("ark_nova.obstacle.level", needed=level_of(me, sponsor), there=room))
    reasons += [
        condition.obstacle(me, sponsor) for condition in sponsor.conditions if condition.missing(me, sponsor, used)
    ]
    if not turn.can_pay(folder):
        reasons.append(Message("ark_nova.obstacle.costs", needed=folder, there=me.money))
    if sponsor.building is not None:
        reasons += building.obstacles_to_room(me, sponsor.building, turn.action_cards.build.elsewhere)
    return tuple(reasons) or NONE


def considered_sponsors(turn: Turn, room: int, used: SponsorsCard) -> Iterator[tuple[Sponsor, Obstacles]]:
    """Go through every sponsor in hand and display, with what stands in the way."""
    for card in [*turn.me.hand, *on_display(turn.table)]:
        if isinstance(card, Sponsor):
            yield card, obstacles_to_sponsor(turn, card, room, used)


async def play_sponsor(turn: Turn, sponsor: Sponsor, price: int) -> None:
    """Put a sponsor into the zoo and resolve what it gives at once, in any order (R-A-275)."""
    table, me = turn.table, turn.me
    turn.tell("ark_nova.event.plays_sponsor", sponsor=sponsor, price=price)
    if level_of(me, sponsor) < sponsor.level:
        use_power(turn, "lower_level")
    pay(table, me, price)
    if folder_of(table, sponsor):
        leave_display(table, sponsor)
    else:
        me.take_from_hand(sponsor)
    me.add_sponsor(sponsor)
    if sponsor.lasting is not None:
        sponsor.lasting.come_into_play(me)
    if sponsor.cubes:
        me.sponsor_cubes[sponsor] = sponsor.cubes  # R-A-453, R-A-500
    me.add_icons(sponsor.icons)
    await turn.resolve(played_dues(turn, sponsor))
    others_gain(turn, sponsor.icons)


def played_dues(turn: Turn, sponsor: Sponsor) -> list[Due]:
    """Gather what a sponsor gives at once."""
    dues: list[Due] = []
    if sponsor.building is not None:
        dues.append(Due("building", PLACE_BUILDING, effects.ALL, effects.ALL, place_unique, turn, sponsor))
    gains = (
        (appeal_due, sponsor.appeal),
        (conservation_due, sponsor.conservation),
        (reputation_due, sponsor.reputation),
    )
    dues += [gain(turn, amount) for gain, amount in gains if amount]
    return dues + sponsor_dues(turn, sponsor) + icon_dues(turn, sponsor.icons)


async def place_unique(turn: Turn, sponsor: Sponsor) -> None:
    """Place a sponsor's building free of charge (R-A-278); if its room has been taken since, it is lost (R-A-016)."""
    if sponsor.building is not None and has_room(turn, sponsor):
        await building.place(turn, sponsor.building, turn.action_cards.build.elsewhere)


def affordable_sponsors(turn: Turn) -> list[Sponsor]:
    """List the sponsors of the hand that the player can pay for, each with money equal to its level."""
    me, used = turn.me, turn.action_cards.sponsors  # R-A-271
    return [card for card in me.hand if isinstance(card, Sponsor) and can_play(turn, card, level_of(me, card), used)]


async def sponsor_for_money(turn: Turn, cube_from: Sponsor | None = None) -> bool:
    """Play a sponsor from the hand for money equal to its level, or none (R-A-166, R-A-280); a card may give a cube."""
    me = turn.me
    sponsor = await turn.choose(WHICH_BOUGHT, lambda turn: [None, *affordable_sponsors(turn)])
    if sponsor is None:
        return False
    if cube_from is not None:
        me.sponsor_cubes[cube_from] -= 1
        turn.tell("ark_nova_sponsors.event.spends_cube", sponsor=cube_from)
    await play_sponsor(turn, sponsor, level_of(me, sponsor))
    return True


# --- persons, on map 14 ---


def playable_persons(turn: Turn) -> list[Sponsor]:
    """List the sponsors of the hand that show a person and whose conditions are met (R-A-832)."""
    used = turn.action_cards.sponsors  # R-A-271
    return [
        card for card in turn.me.hand if isinstance(card, Sponsor) and card.person and can_play(turn, card, 0, used)
    ]


def considered_persons(turn: Turn) -> Iterator[tuple[Sponsor, Obstacles]]:
    """Go through every sponsor in the hand, with what stands in the way; its level never does."""
    for card in turn.me.hand:
        if isinstance(card, Sponsor):
            obstacles = obstacles_to_sponsor(turn, card, card.level, turn.action_cards.sponsors)
            yield card, obstacles if card.person else NO_PERSON + obstacles


async def play_person(turn: Turn) -> None:
    """Play a sponsor that shows a person from the hand free of charge, or none (R-A-832)."""
    sponsor = await turn.choose(WHICH_PERSON, lambda turn: [None, *playable_persons(turn)], considered_persons, turn)
    if sponsor is not None:
        await play_sponsor(turn, sponsor, 0)
