"""Sponsors: play sponsors, or advance the break token for money."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from menagerie.games.ark_nova.breaks import advance_break_token, has_break_token
from menagerie.games.ark_nova.display import folder_of
from menagerie.games.ark_nova.map_powers.hollywood import level_of
from menagerie.games.ark_nova.printed.action_cards import SPONSORS_CARD
from menagerie.games.ark_nova.sponsoring import considered_sponsors, play_sponsor, playable_sponsors
from menagerie.games.ark_nova.tracks import gain_money
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Sponsor
    from menagerie.games.ark_nova.turn import Doing, Turn
    from menagerie.kernel.decision import Obstacles

WHICH_SPONSOR = Message("ark_nova.prompt.sponsor")


class BreakForMoney:
    """Advance the break token, if there is one, and gain money."""

    __slots__ = ("message", "money", "steps")
    key: ClassVar[str] = "break"

    def __init__(self, steps: int, money: int, has_token: bool = True) -> None:
        self.steps = steps
        self.money = money
        key = "ark_nova.choice.break" if has_token else "ark_nova.choice.only_money"
        self.message = Message(key, steps=steps, money=money)


break_for_money = cache(BreakForMoney)


def money_per_step(side_2: bool) -> int:
    """Give the money for each point of strength (R-A-265, R-A-267)."""
    return SPONSORS_CARD.money_2 if side_2 else SPONSORS_CARD.money_1


def least_strength(turn: Turn, side_2: bool) -> int | None:
    """Money can always be had."""
    return 1


def obstacles(turn: Turn, side_2: bool) -> Obstacles:
    """Nothing stands in the way of the money."""
    return NONE


async def do(turn: Turn, doing: Doing) -> None:
    """Play sponsors up to the strength, or advance the break token for money, never both (R-A-264 to R-A-268)."""
    room = doing.strength + (SPONSORS_CARD.more_level_2 if doing.side_2 else SPONSORS_CARD.more_level_1)
    money = money_per_step(doing.side_2) * doing.strength
    rest = break_for_money(doing.strength, money, has_break_token(turn.table))
    played: list[Sponsor] = []

    def options() -> list[Sponsor | BreakForMoney | None]:
        first: list[Sponsor | BreakForMoney | None] = [None] if played else [rest]
        return [*first, *playable_sponsors(turn, room, doing.side_2)]

    while not played or doing.side_2:
        chosen = await turn.choose(WHICH_SPONSOR, options, considered_sponsors, turn, room, doing.side_2)
        if isinstance(chosen, BreakForMoney):
            advance_break_token(turn, chosen.steps)
            gain_money(turn.table, turn.me, chosen.money)  # R-A-269
            break
        if chosen is None:
            break
        played.append(chosen)
        room -= level_of(turn.me, chosen)
        await play_sponsor(turn, chosen, folder_of(turn.table, chosen))
