"""What the cards of a hand would add to: projects in play, and the own final scoring cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.cards import Animal, Sponsor
from menagerie.games.ark_nova.final_scoring import counted_for
from menagerie.games.ark_nova.projects import LEVELS, count_for, releasable

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Card, Project
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo

PROJECT, FINAL = "project", "final"


def helping(table: Table, seat: int) -> dict[str, list[str]]:
    """Return for each card of a hand whether it adds to a project in play or to an own final scoring card."""
    zoo = table.zoos[seat]
    projects = [laid_out.project for laid_out in (*table.base_projects, *table.projects)]
    counted = [counted_by(zoo, project) for project in projects]
    at_the_end = [counted_for(table, zoo, card) for card in zoo.final_cards]
    found = {}
    for card in zoo.hand:
        after = with_card(zoo, card)
        helps = {
            PROJECT: any(
                counted_by(after, project) > before for project, before in zip(projects, counted, strict=True)
            ),
            FINAL: any(
                counted_for(table, after, final) > before
                for final, before in zip(zoo.final_cards, at_the_end, strict=True)
            ),
        }
        found[card.key] = [name for name, does in helps.items() if does]
    return found


def counted_by(zoo: Zoo, project: Project) -> int:
    """Count what a project asks for; one that releases animals, those that it could release."""
    if project.type == "release":
        return sum(len(releasable(zoo, project, level)) for level in range(LEVELS))
    return count_for(zoo, project)


def with_card(zoo: Zoo, card: Card) -> Zoo:
    """Return a zoo as it counts when a card of the hand was played; what the card does is left out."""
    after = zoo.clone()
    if isinstance(card, Animal | Sponsor):
        after.add_icons(card.icons)
        after.reputation += card.reputation
        if isinstance(card, Animal):
            after.animals.append(card)
        else:
            after.add_sponsor(card)
    elif True in after.left_edge:
        cube = after.left_edge.index(True)
        after.left_edge = (*after.left_edge[:cube], False, *after.left_edge[cube + 1 :])
    return after
