"""Laying out the table (R-S-001 to R-S-013, R-S-200, R-S-206)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.sanctuary.action_cards import ANIMAL_CARDS, PROJECTS
from menagerie.games.sanctuary.box import box_of
from menagerie.games.sanctuary.printed import ACHIEVEMENTS, SIDES, START
from menagerie.games.sanctuary.table import STEPS, SanctuaryTable
from menagerie.games.sanctuary.zoo import Zoo
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.options import Amount, Choice, Flag, SeatOrRandom

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.games.sanctuary.action_cards import ActionCard
    from menagerie.kernel.chance import Chance
    from menagerie.kernel.options import Option

POINTS = tuple(ACHIEVEMENTS.points)
OPTIONS: Sequence[Option] = (
    Choice("map_side", next(iter(SIDES)), tuple(SIDES)),
    Flag("first_game", False),
    SeatOrRandom("first_player"),
    Amount("solo_markers", 18, (18, 15, 12), only_for=(1,)),
    Choice("achievement_points", POINTS[0], POINTS),
    Amount("macaw_level", 4, (4, 2)),
    Flag("relocated_pairs", False),
)


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> SanctuaryTable:
    """Lay out the table for a number of players."""
    table = SanctuaryTable()
    table.box = box = box_of(seats, options)
    table.chance = chance
    table.journal = SILENCE
    table.pile = chance.shuffled(list(box.tiles.values()))
    table.display = [table.pile.pop() for _ in range(START.display)]
    table.discard = []
    table.revealed = ()
    shown = chance.shuffled(box.objectives)[: START.objectives]
    table.objectives = tuple(icon for icon in box.objectives if icon in shown)
    first = options["first_player"]
    table.first = table.current = chance.below(seats) if first == "random" else first
    table.zoos = [Zoo(seat, box.map) for seat in range(seats)]
    for zoo in table.zoos:
        zoo.row = first_row((zoo.seat - table.first) % seats, chance)
    table.turn = 0
    table.stage, table.step, table.acting = "turn", STEPS[0], None
    table.last_turns = None
    table.solo_markers = tuple(chance.shuffled(box.solo_markers)[: box.solo_turns])
    table.solo_turned = 0
    table.lost = False
    return table


def first_row(place: int, chance: Chance) -> tuple[ActionCard, ...]:
    """Lay the Projects card the further right the later a player moves, the others at random (R-S-009, R-S-010)."""
    row = chance.shuffled(ANIMAL_CARDS)
    row.insert(min(place, START.slots - 1), PROJECTS)
    return tuple(row)
