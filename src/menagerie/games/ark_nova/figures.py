"""A finished game in figures: what each player did, from the journal and the zoos."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from menagerie.kernel.messages import Player

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.journal import Journal

# What is counted for a player from that player's events.
COUNTED = {
    "ark_nova.event.turn": "turns",
    "ark_nova.event.plays_animal": "animals",
    "ark_nova.event.plays_sponsor": "sponsors",
    "ark_nova.event.supports": "projects",
    "ark_nova.event.donates": "donations",
    "ark_nova.event.releases": "releases",
}
# What games of people look like: from 58 games for four players, most of them within these bounds.
USUAL = {
    "turns": (28, 34),
    "animals": (7, 11),
    "sponsors": (2, 7),
    "conservation": (15, 28),
    "appeal": (51, 85),
    "upgrades": (3, 4),
}
USUAL_WINNER = (18, 40)  # victory points


def first_player(table: Table) -> int:
    """Return who begins."""
    return table.first


def players_in_figures(table: Table, journal: Journal) -> list[dict[str, int]]:
    """Return the figures of each player."""
    counted: Counter[tuple[int, str]] = Counter()
    for _, key, args, _ in journal.events:
        if key in COUNTED and isinstance(who := args.get("player"), Player):
            counted[who.seat, COUNTED[key]] += 1
    return [
        {
            **{name: counted[zoo.seat, name] for name in COUNTED.values()},
            "conservation": zoo.conservation,
            "appeal": zoo.appeal,
            "reputation": zoo.reputation,
            "upgrades": sum(card.upgraded for card in zoo.action_cards),
            "workers": zoo.workers + sum(zoo.workers_on),
            "partner_zoos": len(zoo.partner_zoos),
            "universities": len(zoo.universities),
            "money_left": zoo.money,
            "cards_left": len(zoo.hand),
        }
        for zoo in table.zoos
    ]


def table_in_figures(table: Table, journal: Journal) -> dict[str, Any]:
    """Return the figures of the whole table."""
    keys = [key for _, key, _, _ in journal.events]
    maps = [zoo.map.key for zoo in table.zoos]
    figures: dict[str, Any] = {"maps": maps, "breaks": keys.count("ark_nova.event.break_over")}
    for _, key, args, _ in journal.events:
        if key == "ark_nova.event.end_triggered" and isinstance(who := args["player"], Player):
            figures["ended_by"] = who.seat
    return figures
