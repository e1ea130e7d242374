"""The thresholds of the conservation track: 2, 5, 8 and 10 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects, workers
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.bonus_tiles import BonusTile
from menagerie.games.ark_nova.final_scoring import discard_final_card
from menagerie.games.ark_nova.printed.board import CONSERVATION, REPUTATION
from menagerie.games.ark_nova.printed_bonus import bonus
from menagerie.games.ark_nova.tiles import take_tile
from menagerie.games.ark_nova.upgrades import can_upgrade
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.turn import Turn

UPGRADE, WORKER, APPEAL, MONEY = (
    bonus("upgrade_action_card", 1, False),
    bonus("worker", 1, False),
    bonus("appeal", 1, False),
    bonus("money", CONSERVATION.money_instead_of_tile, False),
)
WHICH_REWARD = Message("ark_nova.prompt.threshold")


def threshold_due(turn: Turn, threshold: int) -> list[Due]:
    """Return the effect of a threshold; 10 has one only for the first player to reach it (R-A-294)."""
    if threshold == CONSERVATION.discard_at:
        if turn.table.discarded_final_card:
            return []
        turn.table.discarded_final_card = True
        rule = everybody_discards
    else:
        rule = upgrade_or_worker if threshold == CONSERVATION.upgrade_or_worker_at else tile_or_money
    message = Message("ark_nova.effect.threshold", conservation=threshold)
    return [Due(f"threshold-{threshold}", message, effects.ALL, effects.ALL, rule, turn, threshold)]


async def upgrade_or_worker(turn: Turn, threshold: int) -> None:
    """Upgrade an action card or hire a worker (R-A-289)."""

    def options(turn: Turn) -> list[Bonus]:
        ways = [UPGRADE] * can_upgrade(turn.me) + [WORKER] * workers.can_hire(turn.me)
        return ways or [UPGRADE]  # neither is possible: it is lost (R-A-016)

    await gain_bonus(turn, await turn.choose(WHICH_REWARD, options))


async def tile_or_money(turn: Turn, threshold: int) -> None:
    """Take 5 money or one of the bonus tiles still lying there (R-A-290 to R-A-292)."""

    def options(turn: Turn) -> list[Bonus | BonusTile]:
        return [MONEY, *turn.table.bonus_tiles[threshold]]

    reward = await turn.choose(WHICH_REWARD, options)
    if isinstance(reward, BonusTile):
        await take_tile(turn, threshold, reward)
    else:
        await gain_bonus(turn, reward)


async def beyond_the_end(turn: Turn) -> None:
    """A point of reputation at the end of its track: 1 appeal, or the tile that still lies there (R-A-620, R-A-705)."""
    space = REPUTATION.highest

    def options(turn: Turn) -> list[Bonus | BonusTile]:
        return [APPEAL, *turn.table.bonus_tiles.get(space, ())]

    reward = await turn.choose(WHICH_REWARD, options)
    if isinstance(reward, BonusTile):
        await take_tile(turn, space, reward)
    else:
        await gain_bonus(turn, reward)


async def everybody_discards(turn: Turn, threshold: int) -> None:
    """The first player to reach 10 makes everybody discard one final scoring card (R-A-293)."""
    for zoo in [turn.me, *turn.table.others(turn.me.seat)]:
        await discard_final_card(turn.table, zoo)
