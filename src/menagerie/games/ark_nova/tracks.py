"""The tracks: appeal, conservation with its thresholds, reputation with its bonuses; money and X-tokens."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova import effects, thresholds
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.printed.board import APPEAL, CONSERVATION, REPUTATION, START
from menagerie.games.ark_nova.printed_bonus import read_bonuses
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

THRESHOLDS: tuple[int, ...] = (  # R-A-286
    CONSERVATION.upgrade_or_worker_at,
    *CONSERVATION.bonus_tiles_at,
    CONSERVATION.discard_at,
)
REPUTATION_BONUSES = {entry.at: read_bonuses(entry.bonus)[0] for entry in REPUTATION.bonuses}  # R-A-303
HIGHEST_X_TOKENS = START.x_tokens_highest


# --- money, X-tokens, appeal ---


def gain_money(table: Table, zoo: Zoo, money: int) -> None:
    """Gain money from the supply."""
    if money:
        zoo = table.changing(zoo.seat)
        zoo.money += money
        zoo.earned += money
        if table.journal is not SILENCE:
            table.journal.tell("ark_nova.event.gains_money", player=zoo.player, amount=money)


def pay(table: Table, zoo: Zoo, money: int) -> None:
    """Pay money to the supply."""
    if money:
        assert money <= zoo.money
        zoo.money -= money
        if table.journal is not SILENCE:
            table.journal.tell("ark_nova.event.pays", player=zoo.player, amount=money)


def gain_x_tokens(table: Table, zoo: Zoo, tokens: int) -> None:
    """Gain X-tokens; those beyond five are lost (R-A-047)."""
    room = HIGHEST_X_TOKENS - zoo.x_tokens
    gained = tokens if tokens < room else room
    if gained:
        zoo = table.changing(zoo.seat)
        zoo.x_tokens += gained
        if table.journal is not SILENCE:
            table.journal.tell("ark_nova.event.gains_x_tokens", player=zoo.player, amount=gained)
    if gained < tokens:
        table.journal.tell("ark_nova.event.x_tokens_lost", player=zoo.player, amount=tokens - gained)


def gain_appeal(table: Table, zoo: Zoo, appeal: int) -> None:
    """Advance on the appeal track; anything beyond its end is lost (R-A-051)."""
    gained = min(appeal, APPEAL.highest - zoo.appeal)
    if gained:
        zoo = table.changing(zoo.seat)
        zoo.appeal += gained
        if table.journal is not SILENCE:
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
    return len([threshold for threshold in THRESHOLDS if conservation >= threshold])


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
    """Return the highest reputation: without Cards on side II it stops at 9 (R-A-304)."""
    return REPUTATION.highest if zoo.action_cards.cards.upgraded else REPUTATION.gate


async def gain_reputation(turn: Turn, points: int) -> None:
    """Advance step by step; each space gives its bonus at once (R-A-302)."""
    me = turn.me
    lost = 0
    for _ in range(points):
        if me.reputation == REPUTATION.highest:
            if turn.table.bonus_tiles.get(REPUTATION.highest):
                await thresholds.beyond_the_end(turn)
            else:
                gain_appeal(turn.table, me, 1)  # R-A-305
        elif me.reputation < highest_reputation(me):
            me.reputation += 1
            turn.tell("ark_nova.event.gains_reputation", reputation=me.reputation)
            bonus = REPUTATION_BONUSES.get(me.reputation)
            if bonus is not None:
                await gain_bonus(turn, bonus)
        else:
            lost += 1  # R-A-304
    if lost:
        turn.tell("ark_nova.event.reputation_lost", amount=lost)


# --- the same as effects that are due ---


@cache
def to_gain(kind: str, amount: int) -> tuple[str, Message]:
    """Return the key and the message of a gain that is due."""
    return f"{kind}-{amount}", Message(f"ark_nova.effect.{kind}", amount=amount)


class Gain(Due):
    """A gain that is due. Gains of one kind from several sources are told apart by their amounts."""

    __slots__ = ()

    def __init__(self, kind: str, writes: int, rule: Callable[..., Awaitable[Any] | None], *args: Any) -> None:
        self.key, self.message = to_gain(kind, args[-1])
        self.reads, self.writes = 0, writes
        self.rule, self.args = rule, args


class ConservationGain(Gain):
    """A gain of conservation points; a threshold on the way may change anything."""

    __slots__ = ()
    is_fixed = False

    def look_again(self) -> None:
        """See whether a threshold will be passed."""
        turn, points = self.args
        passes = thresholds_passed(turn.me.conservation + points) > turn.me.thresholds
        self.reads, self.writes = (effects.ALL, effects.ALL) if passes else (0, effects.CONSERVATION)


class ReputationGain(Gain):
    """A gain of reputation; a bonus on the way may change anything, and Cards II opens the way beyond 9."""

    __slots__ = ()
    is_fixed = False

    def look_again(self) -> None:
        """See whether a bonus will be reached, or the closed gate, or the end."""
        turn, points = self.args
        now, highest = turn.me.reputation, highest_reputation(turn.me)
        reached = now + points
        at_the_end = reached > REPUTATION.highest and turn.table.bonus_tiles.get(REPUTATION.highest)
        if at_the_end or any(now < at <= min(reached, highest) for at in REPUTATION_BONUSES):
            self.reads = self.writes = effects.ALL
        elif reached > highest == REPUTATION.gate:
            self.reads, self.writes = effects.ROW, effects.ALL  # an upgrade of Cards first would open the gate
        else:
            self.reads, self.writes = 0, effects.REPUTATION | (effects.APPEAL if reached > highest else 0)


def money_due(turn: Turn, money: int) -> Due:
    """Return a gain of money."""
    return Gain("money", effects.MONEY, gain_money, turn.table, turn.me, money)


def x_tokens_due(turn: Turn, tokens: int) -> Due:
    """Return a gain of X-tokens."""
    return Gain("x_tokens", effects.X_TOKENS, gain_x_tokens, turn.table, turn.me, tokens)


def appeal_due(turn: Turn, appeal: int) -> Due:
    """Return a gain of appeal."""
    return Gain("appeal", effects.APPEAL, gain_appeal, turn.table, turn.me, appeal)


def conservation_due(turn: Turn, points: int) -> Due:
    """Return a gain of conservation points."""
    return ConservationGain("conservation", effects.CONSERVATION, gain_conservation, turn, points)


def reputation_due(turn: Turn, points: int) -> Due:
    """Return a gain of reputation."""
    return ReputationGain("reputation", effects.REPUTATION, gain_reputation, turn, points)


GAINS: dict[str, Callable[[Turn, int], Due]] = {  # by the words of the data files
    "money": money_due,
    "x_token": x_tokens_due,
    "appeal": appeal_due,
    "conservation": conservation_due,
    "reputation": reputation_due,
}
