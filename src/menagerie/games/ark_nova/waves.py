"""What waves may wash away, told before a choice that brings new cards into the display (R-A-609)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.display import FOLDERS, on_display
from menagerie.games.ark_nova.marks import WHICH_TO_MARK
from menagerie.games.ark_nova.projects import Support
from menagerie.kernel.decision import key_of

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.decision import Decision


def washed_by(table: Table, decision: Decision[Any]) -> dict[str, list[str]]:
    """Return for each option that takes a card out of the display which cards go if all new ones show a wave.

    The first is the first to go. A new card may bring one wave; those of a second refill nobody can foresee.
    """
    if not table.box.alternatives or decision.prompt == WHICH_TO_MARK:  # waves come with the alternative cards
        return {}
    shown = on_display(table)
    found = {}
    for option in decision.options:
        taken = option.project if isinstance(option, Support) else option
        if taken in shown:
            left = [card for card in shown if card is not taken]
            found[key_of(option)] = [card.key for card in left[: FOLDERS - len(left)]]
    return found
