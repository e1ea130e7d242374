"""Final scoring: the cards that everybody holds, and the victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message
from menagerie.kernel.rules import Standing

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo

WHICH_FINAL_DISCARD = Message("ark_nova.prompt.discard_final")
SLOW, FAST = 2, 3  # appeal that one conservation point stands for, up to ten and beyond
KNEE = 10


def target(conservation: int) -> int:
    """Give the lowest appeal of the scoring area of a conservation space (R-A-330, R-A-331)."""
    return 114 - SLOW * min(conservation, KNEE) - FAST * max(0, conservation - KNEE)


def victory_points(zoo: Zoo) -> int:
    """Count how far appeal has come beyond the scoring area; it may be negative (R-A-343, R-A-344)."""
    return zoo.appeal - target(zoo.conservation)


def markers_have_met(zoo: Zoo) -> bool:
    """Whether appeal and conservation are in the same scoring area or have passed each other (R-A-329)."""
    return zoo.appeal >= target(zoo.conservation)


def standing(table: Table) -> Standing:
    """Most victory points win, then most supported projects (R-A-345, R-A-346)."""
    return Standing(
        tuple({"appeal": zoo.appeal, "conservation": -target(zoo.conservation)} for zoo in table.zoos),
        tuple(zoo.supported_projects for zoo in table.zoos),
    )


async def discard_final_card(table: Table, zoo: Zoo) -> None:
    """Put one own final scoring card face down under the pile."""
    card = await Decision(zoo.seat, WHICH_FINAL_DISCARD, zoo.final_cards[:])
    zoo.final_cards.remove(card)
    table.final_pile.insert(0, card)
    table.journal.tell("ark_nova.event.discards_final", player=zoo.player)
    table.journal.tell_only((zoo.seat,), "ark_nova.event.discarded_final", card=card)


async def final_scoring(table: Table) -> None:
    """Discard once if nobody reached ten, then count (R-A-338, R-A-339)."""
    if not table.discarded_final_card:
        table.discarded_final_card = True
        for step in range(table.seats):
            await discard_final_card(table, table.zoos[(table.current + step) % table.seats])
    table.journal.tell("ark_nova.event.game_over")
    table.stage = "over"
