"""Sponsors with a text of their own: one short function each, named after the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import bonuses
from menagerie.games.ark_nova.cards import SPONSOR_CARDS
from menagerie.games.ark_nova.icons import CATEGORIES, CONTINENTS
from menagerie.games.ark_nova.tracks import gain_appeal, gain_money
from menagerie.games.ark_nova.zoo_map import GRID
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.ark_nova.bonus import Bonus
    from menagerie.games.ark_nova.cards import Sponsor
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

BREEDING = (SPONSOR_CARDS["breeding_cooperation"], SPONSOR_CARDS["breeding_program"])
HYDROLOGIST, GEOLOGIST = SPONSOR_CARDS["hydrologist"], SPONSOR_CARDS["geologist"]
NEW_ICON_APPEAL, NEW_ICON_MONEY = 1, 2
WHICH_BREEDING = Message("ark_nova_sponsors.prompt.cube_of")
WHICH_COPIED = Message("ark_nova_sponsors.prompt.copied_bonus")


# --- Breeding Cooperation and Breeding Program ---


def with_cubes(zoo: Zoo) -> list[Sponsor]:
    """List the breeding cards that carry a cube."""
    return [card for card in BREEDING if zoo.sponsor_cubes.get(card)]


async def return_cubes(turn: Turn, missing: int) -> None:
    """Return a cube for each icon that a base project misses, never two of one card (R-A-454, R-A-455)."""
    if missing <= 0:
        return
    me, cards = turn.me, with_cubes(turn.me)
    if missing < len(cards):
        cards = [await Decision(me.seat, WHICH_BREEDING, cards)]
    for card in cards:
        me.sponsor_cubes[card] -= 1
        turn.tell("ark_nova_sponsors.event.returns_cube", sponsor=card)


# --- Archaeologist ---


def uncovered_bonuses(zoo: Zoo) -> list[Bonus]:
    """List the different placement bonuses that no building covers."""
    return list(dict.fromkeys(bonus for space, bonus in zoo.map.bonuses.items() if not zoo.covered >> space & 1))


async def archaeologist(turn: Turn) -> None:
    """Gain one more placement bonus, of any uncovered space; it stays there for later (R-A-468, R-A-469)."""
    if uncovered_bonuses(turn.me):
        bonus = await turn.choose(WHICH_COPIED, lambda turn: uncovered_bonuses(turn.me))
        turn.tell("ark_nova_sponsors.event.copies_bonus", bonus=bonus)
        await bonuses.gain_bonus(turn, bonus)


# --- Hydrologist and Geologist ---


def terrain_money(zoo: Zoo, new: int, covered_before: int) -> dict[Sponsor, int]:
    """Count new covered spaces beside water (rock) that was uncovered before (R-A-490, R-A-491)."""
    return {
        card: money
        for card, terrain in ((HYDROLOGIST, zoo.map.water), (GEOLOGIST, zoo.map.rock))
        if card in zoo.sponsors and (money := (GRID.around(terrain & ~covered_before) & new).bit_count())
    }


# --- Explorer ---


def new_kinds(zoo: Zoo, icons: Sequence[Icon]) -> int:
    """Count the categories and continents among icons just added of which there was none before (R-A-511)."""
    return sum(
        icon in icons and zoo.icons[icon.index] == sum(each is icon for each in icons)
        for icon in CATEGORIES + CONTINENTS
    )


def explorer(turn: Turn, kinds: int) -> None:
    """Gain 1 appeal and 2 money for each new kind of icon."""
    gain_appeal(turn.table, turn.me, NEW_ICON_APPEAL * kinds)
    gain_money(turn.table, turn.me, NEW_ICON_MONEY * kinds)
