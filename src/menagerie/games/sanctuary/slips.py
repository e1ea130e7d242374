"""Moves that people regret: what a choice would waste or set off, told in advance, and never forbidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.sanctuary.administration import has_finished
from menagerie.games.sanctuary.objectives import supportable
from menagerie.games.sanctuary.printed import POINTS, START
from menagerie.games.sanctuary.scoring import parts_of
from menagerie.games.sanctuary.table import OBJECTIVE, UPGRADE
from menagerie.games.sanctuary.upgrades import MARKERS, is_met
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.zoo import Zoo


def slips(before: SanctuaryTable, after: SanctuaryTable, seat: int, option: Any) -> list[Message]:
    """Return what a choice would waste or set off, given the table before and after."""
    zoo, then = before.zoos[seat], after.zoos[seat]
    found: list[Message] = []
    over = len(then.hand) - START.hand_limit
    if over > 0 and len(then.hand) > len(zoo.hand):
        found.append(Message("sanctuary.slip.hand_limit", tiles=over))  # R-S-120
    if option is None:
        found += left_undone(before, zoo)
    if has_finished(after, then) and not has_finished(before, zoo) and before.last_turns is None:
        found += ending(after, then)
    return found


def parting_slips(table: SanctuaryTable, seat: int) -> list[Message]:
    """Return what ending the turn sets off, once everything else is done."""
    zoo = table.zoos[seat]
    if table.last_turns is not None or table.stage != "administration":
        return []
    if has_finished(table, zoo):
        return list(ending(table, zoo))
    if len(table.pile) <= START.display - len(table.shown()):
        return [Message("sanctuary.slip.pile_ends")]  # R-S-194
    if table.solo_markers and table.solo_turned + 1 == len(table.solo_markers):
        return [Message("sanctuary.slip.solo_lost")]  # R-S-203
    return []


def left_undone(table: SanctuaryTable, zoo: Zoo) -> Iterator[Message]:
    """Warn of an objective that could be supported, and of upgrades that could be made."""
    if table.step == OBJECTIVE:
        icons = dict.fromkeys(support.icon for support in supportable(table, zoo))
        yield Message(
            "sanctuary.slip.support_left", objectives=tuple(Message(f"sanctuary.mark.{each}") for each in icons)
        )
    elif table.step == UPGRADE:
        yield Message("sanctuary.slip.upgrade_left", cards=sum(is_met(zoo, marker) for marker in MARKERS))


def ending(table: SanctuaryTable, zoo: Zoo) -> Iterator[Message]:
    """Warn that the end is brought in sight: everybody else has one more turn (R-S-191)."""
    others = [other for other in table.zoos if other is not zoo]
    if not others:
        yield Message("sanctuary.slip.ends_game_alone")
        return
    yield Message("sanctuary.slip.ends_game")
    mine = points(table, zoo) + POINTS.first_to_end
    if any(points(table, other) > mine for other in others):
        yield Message("sanctuary.slip.ends_game_behind")


def points(table: SanctuaryTable, zoo: Zoo) -> int:
    """Count the points of a zoo as they are now."""
    return sum(parts_of(table, zoo).values())
