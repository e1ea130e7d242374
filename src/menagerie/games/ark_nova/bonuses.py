"""Printed bonuses as effects: on zoo maps, tracks and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.games.ark_nova import tracks
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.games.ark_nova.bonus import Bonus
    from menagerie.games.ark_nova.turn import Turn


class Rule(NamedTuple):
    """What a kind of bonus reads and writes, what it does, and whether it waits for the end of the action."""

    reads: int
    writes: int
    do: Callable[[Turn, int], Awaitable[Any] | None]
    waits: bool = False


# By kind; bonus_rules.py fills it. What a bonus does may bring another bonus, which is found here.
RULES: dict[str, Rule] = {}


def gain_due(turn: Turn, bonus: Bonus) -> Due | None:
    """Give a plain gain on a track as an effect that is due."""
    match bonus.kind:
        case "money":
            return tracks.money_due(turn, bonus.amount)
        case "x_token":
            return tracks.x_tokens_due(turn, bonus.amount)
        case "appeal":
            return tracks.appeal_due(turn, bonus.amount)
        case "conservation":
            return tracks.conservation_due(turn, bonus.amount)
        case "reputation":
            return tracks.reputation_due(turn, bonus.amount)
    return None


def bonus_dues(turn: Turn, bonus: Bonus) -> list[Due]:
    """Give a bonus as effects that are due; those that wait for the end of the action are none yet."""
    gain = gain_due(turn, bonus)
    if gain is not None:
        return [gain]
    rule = RULES[bonus.kind]
    if not rule.waits:
        return [Due(bonus.key, bonus.message, rule.reads, rule.writes, rule.do, turn, bonus.amount)]
    # R-A-102, R-A-165, R-A-239
    dues = [Due(bonus.kind, bonus.message, rule.reads, rule.writes, rule.do, turn, 1) for _ in range(bonus.amount)]
    return [due for waiting in dues for due in turn.wait(waiting)]


def printed_dues(turn: Turn, bonus: Bonus) -> list[Due]:
    """Tell that a bonus printed on the map is due, and give it as effects."""
    turn.tell("ark_nova.event.bonus", bonus=bonus)
    return bonus_dues(turn, bonus)


async def gain_bonus(turn: Turn, bonus: Bonus) -> None:
    """Gain a bonus at once."""
    dues = bonus_dues(turn, bonus)
    if dues:
        await turn.resolve(dues)
