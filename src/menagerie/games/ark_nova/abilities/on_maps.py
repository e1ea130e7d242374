"""Abilities that only the extra maps print, as bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.actions.association import TASKS
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.display import (
    discard_from_display,
    in_range,
    obstacles_to_reach,
    on_display,
    replenish,
    take_from_display,
    wash_away,
)
from menagerie.games.ark_nova.steps import steps_of
from menagerie.games.ark_nova.tracks import gain_appeal
from menagerie.games.ark_nova.zoo import replaced
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.ark_nova.actions.association import Task
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

WHICH_PREY = Message("ark_nova.prompt.shark_attack")
WHICH_WORKER = Message("ark_nova.prompt.return_worker")
SHARE_OF_APPEAL = 2


# --- the display ---


def animals_in_range(turn: Turn) -> list[Animal]:
    """List the animals of the display within reputation range."""
    return [card for card in in_range(turn.table, turn.me) if isinstance(card, Animal)]


def considered_prey(turn: Turn) -> Iterator[tuple[Animal, Obstacles]]:
    """Go through every animal of the display, with what stands in its way."""
    for card in on_display(turn.table):
        if isinstance(card, Animal):
            yield card, obstacles_to_reach(turn, card)


async def shark_attack(turn: Turn, animals: int) -> None:
    """Discard up to so many animals of the display within range, for half their printed appeal (R-A-661)."""
    appeal = 0
    for prompt in steps_of(WHICH_PREY, animals):
        prey = await turn.choose(prompt, lambda turn: [None, *animals_in_range(turn)], considered_prey, turn)
        if prey is None:
            break
        turn.tell("ark_nova.event.shark_attack", card=prey)
        discard_from_display(turn.table, prey)
        appeal += prey.appeal
    gain_appeal(turn.table, turn.me, appeal // SHARE_OF_APPEAL)


def wave(turn: Turn, waves: int) -> None:
    """Discard the first card of the display for each wave, then replenish it at once (R-A-609)."""
    table = turn.table
    wash_away(table, waves)
    replenish(table)


def animal_magnet(turn: Turn, _: int) -> None:
    """Take all animals of the display, whatever the range (R-A-829)."""
    for card in on_display(turn.table):
        if isinstance(card, Animal):
            take_from_display(turn, card)


# --- workers ---


def busy_tasks(zoo: Zoo) -> list[Task]:
    """List the tasks where the player has workers."""
    return [task for task in TASKS if zoo.workers_on[task.index]]


async def return_worker(turn: Turn) -> bool:
    """Take back one of the player's workers from the Association board, active, or none (R-A-652)."""
    me = turn.me
    if not busy_tasks(me):
        return False
    task = await turn.choose(WHICH_WORKER, lambda turn: [None, *busy_tasks(turn.me)])
    if task is None:
        return False
    me.workers_on = replaced(me.workers_on, task.index, me.workers_on[task.index] - 1)
    me.workers += 1
    turn.tell("ark_nova.event.returns_worker", task=task)
    return True
