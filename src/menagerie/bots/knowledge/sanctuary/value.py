"""What a zoo is worth: its points, and what is on the way."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from menagerie.bots.knowledge.sanctuary.clock import turns_to_finish
from menagerie.bots.knowledge.sanctuary.ending import WON
from menagerie.bots.knowledge.sanctuary.hand import held_worth
from menagerie.bots.knowledge.sanctuary.outlook import Outlook, unused_upgrades
from menagerie.bots.knowledge.sanctuary.row import Plans
from menagerie.games.sanctuary.printed import POINTS
from menagerie.games.sanctuary.scoring import parts_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.bots.knowledge.sanctuary.weights import Weights
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.zoo import Zoo

UNSURE = 1.2  # turns by which the end of a solo game may be misjudged
PLAYED_A_TURN = 1.5  # tiles of the hand


class Terms(NamedTuple):
    """Why a zoo is worth what it is, in points."""

    tiles: float  # animals, buildings, projects and open areas as they lie
    achievements: float  # markers that lie, and those that may
    markers: float  # pouches and conservation
    hand: float
    cards: float  # the row and its upgrades
    end: float  # end markers, and solo markers that are left


def terms_of(table: SanctuaryTable, seat: int, viewer: int, weights: Weights) -> Terms:
    """Split the worth of a zoo; of another hand only its size counts."""
    outlook = Outlook(table, seat, weights)
    me = outlook.me
    parts = parts_of(table, me)
    upgrades = me.upgraded.bit_count() + unused_upgrades(me)
    cards = outlook.upgrade * upgrades
    if seat == viewer:
        hand = hand_worth(outlook)
        cards += Plans(outlook).row_worth(me.row, me.upgraded)
    else:
        hand = len(me.hand) * weights.drawn * outlook.fade
    tiles = parts["animals"] + parts["buildings"] + parts["projects"] + parts["open_areas"]
    return Terms(
        tiles + weights.space * me.taken.bit_count(),
        parts["achievements"] + outlook.promise.total,
        parts["pouches"] + parts["conservation"],
        hand,
        cards,
        parts["end"] + (solo_worth(table, me, parts) if table.solo_markers else 0),
    )


def solo_worth(table: SanctuaryTable, zoo: Zoo, parts: Mapping[str, int]) -> float:
    """Return what the solo markers are worth: who ends in time wins, who does not loses everything."""
    left = len(table.solo_markers) - table.solo_turned
    spare = left - turns_to_finish(table, zoo)
    chance = 1 / (1 + exp(-spare / UNSURE))
    gained = POINTS.first_to_end + POINTS.solo_marker * max(0.0, spare)
    return chance * (gained + WON) - (1 - chance) * (sum(parts.values()) - parts["solo"] + WON)


def hand_worth(outlook: Outlook) -> float:
    """Add up what the tiles of the hand are worth; no more than can still be played."""
    worths = sorted((held_worth(outlook, tile) for tile in outlook.me.hand), reverse=True)
    most = PLAYED_A_TURN * (outlook.turns + 1)
    return sum(worth * max(0.0, min(1.0, most - place)) for place, worth in enumerate(worths))
