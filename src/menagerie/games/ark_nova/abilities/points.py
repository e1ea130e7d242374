"""Abilities that bring appeal, money, X-tokens, workers or free buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.breaks import advance_break_token
from menagerie.games.ark_nova.building import WHICH_FREE_BUILDING, build_free
from menagerie.games.ark_nova.buildings import KIOSK, LARGE_BIRD_AVIARY, PAVILION
from menagerie.games.ark_nova.icons import BEAR, PETTING, PREDATOR, PRIMATE
from menagerie.games.ark_nova.steps import steps_of
from menagerie.games.ark_nova.tokens import add_multiplier
from menagerie.games.ark_nova.tracks import gain_appeal, gain_money, gain_x_tokens
from menagerie.games.ark_nova.workers import hire_worker

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Ability
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn

MOST_ICONIC = 8
MOST_INVENTIVE = 3
PETTING_APPEAL = 3


def icons_in_all_zoos(table: Table, icon: Icon) -> int:
    """Count an icon in all zoos, the player's own included (R-A-002)."""
    return sum(zoo.icons[icon.index] for zoo in table.zoos)


async def pack(turn: Turn, ability: Ability, source: str) -> None:
    """Gain 1 appeal per predator icon in the player's zoo (R-A-370)."""
    gain_appeal(turn.table, turn.me, turn.me.icons[PREDATOR.index])


async def iconic_animal(turn: Turn, ability: Ability, source: str) -> None:
    """Gain 1 appeal per icon of the continent in all zoos, at most 8 (R-A-365)."""
    assert ability.icon is not None
    gain_appeal(turn.table, turn.me, min(MOST_ICONIC, icons_in_all_zoos(turn.table, ability.icon)))


async def petting_zoo_animal(turn: Turn, ability: Ability, source: str) -> None:
    """Gain 3 appeal per petting zoo icon in the player's zoo (R-A-374)."""
    gain_appeal(turn.table, turn.me, PETTING_APPEAL * turn.me.icons[PETTING.index])


async def inventive(turn: Turn, ability: Ability, source: str) -> None:
    """Gain X-tokens: the number shown, or by bears or primates (R-A-366 to R-A-368)."""
    tokens = ability.number
    if ability.icon is BEAR:
        tokens = min(MOST_INVENTIVE, icons_in_all_zoos(turn.table, BEAR))
    elif ability.icon is PRIMATE:
        primates = turn.me.icons[PRIMATE.index]
        tokens = 3 if primates >= 5 else 2 if primates >= 3 else 1
    gain_x_tokens(turn.table, turn.me, tokens)


async def jumping(turn: Turn, ability: Ability, source: str) -> None:
    """Advance the break token and gain as much money, even if fewer spaces are left (R-A-369)."""
    advance_break_token(turn, ability.number)
    gain_money(turn.table, turn.me, ability.number)


async def full_throated(turn: Turn, ability: Ability, source: str) -> None:
    """Hire a worker (R-A-363)."""
    await hire_worker(turn)


async def multiplier(turn: Turn, ability: Ability, source: str) -> None:
    """Put a multiplier token on the action card named (R-A-427)."""
    assert ability.action is not None
    add_multiplier(turn, ability.action)


async def posturing(turn: Turn, ability: Ability, source: str) -> None:
    """Place kiosks or pavilions free of charge, one after the other (R-A-375)."""
    for prompt in steps_of(WHICH_FREE_BUILDING, ability.number):
        if not await build_free(turn, (KIOSK, PAVILION), prompt):
            return


async def peacocking(turn: Turn, ability: Ability, source: str) -> None:
    """Place a large bird aviary free of charge, even with Build on side I (R-A-371)."""
    await build_free(turn, (LARGE_BIRD_AVIARY,))
