"""What the choices that only extra maps bring are worth: sharks, workers that return, persons played free of charge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.ark_nova import sponsors
from menagerie.bots.knowledge.ark_nova.hand import card_worth
from menagerie.games.ark_nova.abilities.on_maps import SHARE_OF_APPEAL

if TYPE_CHECKING:
    from menagerie.bots.knowledge.ark_nova.outlook import Outlook
    from menagerie.games.ark_nova.actions.association import Task
    from menagerie.games.ark_nova.cards import Animal, Sponsor
    from menagerie.games.ark_nova.printed_bonus import Bonus

MISSED = 0.3  # what is left of the worth of a card in the display: others may take it first


def attacked(outlook: Outlook, animal: Animal | None) -> float:
    """Return what it is worth to discard an animal of the display for half of its appeal."""
    if animal is None:
        return 0.0
    return outlook.appeal * (animal.appeal // SHARE_OF_APPEAL) - MISSED * card_worth(outlook, animal)


def returned(outlook: Outlook, task: Task | None) -> float:
    """Return how good it is to bring a worker back from a task: best from the one that takes most to do again."""
    return 0.0 if task is None else 1.0 + 0.1 * task.value + outlook.me.workers_on[task.index]


def played_free(outlook: Outlook, sponsor: Sponsor | None) -> float:
    """Return what it is worth to play a sponsor free of charge."""
    return 0.0 if sponsor is None else sponsors.gain_of(outlook, sponsor)


def linked_worth(outlook: Outlook, row: int, other: int) -> float:
    """Return what the bonus between a partner zoo and a university is worth, now or once the other is there."""
    linked: tuple[tuple[Bonus, ...], ...] = outlook.me.map.linked
    if row >= len(linked):
        return 0.0
    return sum(outlook.bonus(bonus) for bonus in linked[row]) * (1.0 if other > row else 0.3)
