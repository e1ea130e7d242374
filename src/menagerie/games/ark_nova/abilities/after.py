"""Abilities that wait until the action is finished: clever, boost, action, determination, hypnosis (R-A-102)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.abilities.attacks import by_appeal, choose_victim, leading_victims
from menagerie.games.ark_nova.action_cards import Action, move_to_slot_1, move_to_slot_5
from menagerie.games.ark_nova.perform import (
    UseCard,
    UseXToken,
    choose_way,
    considered_uses,
    considered_ways,
    perform,
    take_x_token,
    ways_to_decline,
    ways_to_use,
    x_token_ways,
)
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from menagerie.games.ark_nova.cards import Ability
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

HYPNOTISED_SLOTS = 3
WHICH_TO_SLOT_1 = Message("ark_nova.prompt.clever")
WHICH_EXTRA_ACTION = Message("ark_nova.prompt.extra_action")


async def clever(turn: Turn) -> None:
    """Move one of the player's action cards to slot 1, or none; this is not an action (R-A-353, R-A-354)."""
    action = await turn.choose(WHICH_TO_SLOT_1, lambda turn: [None, *turn.me.row[1:]])
    if action is not None:
        move_to_slot_1(turn.me, action)
        turn.tell("ark_nova.event.to_slot_1", card=action)


async def clever_ability(turn: Turn, ability: Ability, source: str) -> None:
    """Move one of the player's action cards to slot 1, or none."""
    await clever(turn)


class ToSlot:
    """Move an action card to a slot."""

    __slots__ = ("action", "key", "message", "slot")

    def __init__(self, action: Action, slot: int) -> None:
        self.action = action
        self.slot = slot
        self.key = f"{action.key}-to-{slot}"
        self.message = Message("ark_nova.choice.to_slot", card=action, slot=slot)


to_slot = cache(ToSlot)


async def boost(turn: Turn, ability: Ability, source: str) -> None:
    """Move the action card named to slot 1 or to slot 5, or not (R-A-351, R-A-352)."""
    action = ability.action
    assert action is not None
    row = turn.me.row
    ways = [to_slot(action, slot) for slot in (1, len(row)) if row[slot - 1] is not action]
    way = await turn.choose(Message("ark_nova.prompt.boost", card=action), lambda _: [None, *ways])
    if way is not None:
        (move_to_slot_1 if way.slot == 1 else move_to_slot_5)(turn.me, action)
        turn.tell("ark_nova.event.to_slot", card=action, slot=way.slot)


def choose_use(turn: Turn, which: Message, owner: Zoo, actions: Sequence[Action]) -> Awaitable[UseCard | None]:
    """Let the player choose how to use one of some cards for its action, or decline."""

    def options(turn: Turn) -> list[UseCard | None]:
        return [*ways_to_decline(turn), *ways_to_use(turn, owner, actions)]

    return choose_way(turn, which, options, considered_uses, turn, owner, actions)


async def action(turn: Turn, ability: Ability, source: str) -> None:
    """Perform the action named, or not; not the X-token action (R-A-348, R-A-349)."""
    assert ability.action is not None
    way = await choose_use(turn, WHICH_EXTRA_ACTION, turn.me, [ability.action])
    if way is not None:
        await perform(turn, way.action, way.x_tokens)


async def determination(turn: Turn) -> None:
    """Perform one more action with any card, or the X-token action, or nothing (R-A-355)."""

    def options(turn: Turn) -> list[UseCard | UseXToken | None]:
        ways = ways_to_use(turn, turn.me, turn.me.row)
        return [*ways_to_decline(turn), *ways, *x_token_ways(turn)]

    way = await choose_way(turn, WHICH_EXTRA_ACTION, options, considered_ways, turn)
    if isinstance(way, UseCard):
        await perform(turn, way.action, way.x_tokens)
    elif way is not None:
        take_x_token(turn, way.action)


async def determination_ability(turn: Turn, ability: Ability, source: str) -> None:
    """Perform one more action, or not."""
    await determination(turn)


def appeal_of(zoo: Zoo, animal: str) -> int:
    """Return the appeal of an animal in the zoo: it may be moved after the ability, so it does not count (R-A-410)."""
    return sum(each.appeal for each in zoo.animals if each.key == animal)


async def hypnosis(turn: Turn, ability: Ability, source: str) -> None:
    """Perform an action with a card in slot 1, 2 or 3 of whoever leads on appeal (R-A-408 to R-A-417)."""
    victims = leading_victims(turn, by_appeal, appeal_of(turn.me, source))
    if not victims:
        return
    owner = await choose_victim(turn, ability, victims)
    which = Message("ark_nova.prompt.hypnosis", owner=owner.player)
    way = await choose_use(turn, which, owner, owner.row[:HYPNOTISED_SLOTS])
    if way is not None:
        await perform(turn, way.action, way.x_tokens, owner)
