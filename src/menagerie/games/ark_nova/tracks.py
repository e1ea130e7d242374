"""The tracks: appeal, conservation with its thresholds, reputation with its bonuses; money and X-tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import bonuses, effects, thresholds
from menagerie.games.ark_nova.action_cards import CARDS
from menagerie.games.ark_nova.bonus import read_bonuses
from menagerie.games.ark_nova.box import APPEAL, CONSERVATION, REPUTATION, START
from menagerie.games.ark_nova.effects import Due
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

THRESHOLDS = (2, 5, 8, 10)  # R-A-286
REPUTATION_BONUSES = {entry.at: read_bonuses(entry.bonus)[0] for entry in REPUTATION.bonuses}  # R-A-303
HIGHEST_X_TOKENS = START.x_tokens_highest

MONEY_GAIN, APPEAL_GAIN = Message("ark_nova.effect.money"), Message("ark_nova.effect.appeal")
CONSERVATION_GAIN, REPUTATION_GAIN = Message("ark_nova.effect.conservation"), Message("ark_nova.effect.reputation")
X_TOKEN_GAIN = Message("ark_nova.effect.x_tokens")


# --- money, X-tokens, appeal ---


def gain_money(table: Table, zoo: Zoo, money: int) -> None:
    """Gain money from the supply."""
    if money:
        zoo.money += money
        table.journal.tell("ark_nova.event.gains_money", player=zoo.player, amount=money)


def pay(table: Table, zoo: Zoo, money: int) -> None:
    """Pay money to the supply."""
    if money:
        assert money <= zoo.money
        zoo.money -= money
        table.journal.tell("ark_nova.event.pays", player=zoo.player, amount=money)


def gain_x_tokens(table: Table, zoo: Zoo, tokens: int) -> None:
    """Gain X-tokens; those beyond five are lost (R-A-047)."""
    gained = min(tokens, HIGHEST_X_TOKENS - zoo.x_tokens)
    if gained:
        zoo.x_tokens += gained
        table.journal.tell("ark_nova.event.gains_x_tokens", player=zoo.player, amount=gained)


def gain_appeal(table: Table, zoo: Zoo, appeal: int) -> None:
    """Advance on the appeal track; what goes beyond its end is lost (R-A-051)."""
    gained = min(appeal, APPEAL.highest - zoo.appeal)
    if gained:
        zoo.appeal += gained
        table.journal.tell("ark_nova.event.gains_appeal", player=zoo.player, amount=gained)


def lose_appeal(table: Table, zoo: Zoo, appeal: int) -> None:
    """Go back on the appeal track, not below its first space (R-A-051)."""
    lost = min(appeal, zoo.appeal)
    if lost:
        zoo.appeal -= lost
        table.journal.tell("ark_nova.event.loses_appeal", player=zoo.player, amount=lost)


# --- conservation ---


def thresholds_passed(conservation: int) -> int:
    """Count the thresholds up to a space of the conservation track."""
    return sum(conservation >= threshold for threshold in THRESHOLDS)


async def gain_conservation(turn: Turn, points: int) -> None:
    """Advance on the conservation track and resolve the thresholds passed, in any order (R-A-286 to R-A-288)."""
    me = turn.me
    gained = min(points, CONSERVATION.highest - me.conservation)
    if not gained:
        return
    me.conservation += gained
    turn.tell("ark_nova.event.gains_conservation", amount=gained)
    passed = thresholds_passed(me.conservation)
    new = THRESHOLDS[me.thresholds : passed]
    me.thresholds = max(me.thresholds, passed)
    if new:
        await turn.resolve([due for threshold in new for due in thresholds.threshold_due(turn, threshold)])


# --- reputation ---


def highest_reputation(zoo: Zoo) -> int:
    """Without Cards on side II reputation stops at 9 (R-A-304)."""
    return REPUTATION.highest if zoo.side_2[CARDS.index] else REPUTATION.gate


async def gain_reputation(turn: Turn, points: int) -> None:
    """Advance step by step; each space gives its bonus at once (R-A-302)."""
    me = turn.me
    for _ in range(points):
        if me.reputation == REPUTATION.highest:
            gain_appeal(turn.table, me, 1)  # R-A-305
        elif me.reputation < highest_reputation(me):
            me.reputation += 1
            turn.tell("ark_nova.event.gains_reputation", reputation=me.reputation)
            bonus = REPUTATION_BONUSES.get(me.reputation)
            if bonus is not None:
                await bonuses.gain_bonus(turn, bonus)


# --- the same as effects that are due ---


def money_due(turn: Turn, money: int) -> Due:
    """Money to be gained."""
    return Due("money", MONEY_GAIN, 0, effects.MONEY, gain_money, turn.table, turn.me, money)


def x_tokens_due(turn: Turn, tokens: int) -> Due:
    """X-tokens to be gained."""
    return Due("x_tokens", X_TOKEN_GAIN, 0, effects.X_TOKENS, gain_x_tokens, turn.table, turn.me, tokens)


def appeal_due(turn: Turn, appeal: int) -> Due:
    """Appeal to be gained."""
    return Due("appeal", APPEAL_GAIN, 0, effects.APPEAL, gain_appeal, turn.table, turn.me, appeal)


def conservation_due(turn: Turn, points: int) -> Due:
    """Conservation points to be gained; a threshold may change anything."""
    passes = thresholds_passed(turn.me.conservation + points) > turn.me.thresholds
    touched = effects.ALL if passes else effects.CONSERVATION
    reads = effects.ALL if passes else 0
    return Due("conservation", CONSERVATION_GAIN, reads, touched, gain_conservation, turn, points)


def reputation_due(turn: Turn, points: int) -> Due:
    """Reputation to be gained; a bonus on the way may change anything, and Cards II opens the way beyond 9."""
    me = turn.me
    reached = me.reputation + points
    if any(me.reputation < at <= reached for at in REPUTATION_BONUSES):
        reads = writes = effects.ALL
    else:
        reads = effects.ROW if reached > REPUTATION.gate else 0
        writes = effects.REPUTATION | (effects.APPEAL if reached > REPUTATION.highest else 0)
    return Due("reputation", REPUTATION_GAIN, reads, writes, gain_reputation, turn, points)
