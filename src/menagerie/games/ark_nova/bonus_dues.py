"""Printed bonuses as effects: on zoo maps, tracks and tiles. The box says what each kind of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.turn import Turn


def bonus_dues(turn: Turn, bonus: Bonus) -> list[Due]:
    """Return a bonus as effects that are due now; those that wait for the end of the action come later."""
    box = turn.table.box
    gain = box.gains.get(bonus.kind)
    if gain is not None:
        return [gain(turn, bonus.amount)]
    rule = box.bonus_rules[bonus.kind]
    if not rule.waits:
        return [Due(bonus.key, bonus.message, rule.reads, rule.writes, rule.do, turn, bonus.amount)]
    # R-A-102, R-A-165, R-A-239
    dues = [Due(bonus.kind, bonus.message, rule.reads, rule.writes, rule.do, turn, 1) for _ in range(bonus.amount)]
    return [due for waiting in dues for due in turn.wait(waiting)]


def printed_dues(turn: Turn, bonus: Bonus) -> list[Due]:
    """Tell that a bonus printed on the map is due, and return it as effects."""
    turn.tell("ark_nova.event.bonus", bonus=bonus)
    return bonus_dues(turn, bonus)


async def gain_bonus(turn: Turn, bonus: Bonus) -> None:
    """Gain a bonus at once."""
    dues = bonus_dues(turn, bonus)
    if dues:
        await turn.resolve(dues)
