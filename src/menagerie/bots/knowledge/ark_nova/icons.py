"""What one more icon of each kind is worth: to visible projects, and to conditions of cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.ark_nova.left_edge import best_edge
from menagerie.bots.knowledge.ark_nova.lines import gain_worth
from menagerie.games.ark_nova.cards import Animal, Project, Sponsor
from menagerie.games.ark_nova.conditions import IconsNeeded
from menagerie.games.ark_nova.icons import CATEGORIES, CONTINENTS, ICONS, SCIENCE
from menagerie.games.ark_nova.projects import LEVELS, count_for, in_play
from menagerie.games.ark_nova.table import InPlay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.bots.knowledge.ark_nova.outlook import Outlook
    from menagerie.games.ark_nova.icons import Icon

FAR = 3  # icons that may be missing from a level that is worth thinking of
REACHING = (0.0, 0.42, 0.2, 0.1)  # share of a level's points for one of so many missing icons
WANTED = 0.9  # points for an icon that a card in hand is waiting for


def icons_worth(outlook: Outlook, icons: tuple[Icon, ...]) -> float:
    """Return what icons that come into the zoo together are worth."""
    if outlook.demand is None:
        outlook.demand = demand(outlook)
    return sum([outlook.demand[icon.index] for icon in icons])


def demand(outlook: Outlook) -> list[float]:
    """Return what one more icon of each kind is worth."""
    weights, me = outlook.weights, outlook.me
    time = min(1.0, outlook.turns / 12)
    worth = [weights.icon * time] * len(ICONS)
    worth[SCIENCE.index] = weights.science * time
    for sponsor in me.sponsors:
        for line in (*sponsor.own_zoo, *sponsor.any_zoo):
            if line.icon is not None:
                worth[line.icon.index] += gain_worth(outlook, line.kind, line.amounts[0])
    if outlook.turns < 1:
        return worth
    for laid_out, share in projects_in_mind(outlook):
        project = laid_out.project
        if project.type not in ("icon-count", "different-icons") or me.seat in laid_out.cubes:
            continue
        gain = share * next_level(outlook, laid_out)
        if project.icon is not None:
            worth[project.icon.index] += gain
        elif gain:
            for icon in CONTINENTS if project.counts == "continent" else CATEGORIES:
                if not me.icons[icon.index]:
                    worth[icon.index] += gain
    used = me.action_cards.animals  # icons are needed on either side
    for card in me.hand:
        if isinstance(card, Animal | Sponsor):
            for condition in card.conditions:
                if isinstance(condition, IconsNeeded) and (missing := condition.missing(me, card, used)):
                    worth[condition.index] += WANTED * time / missing
    return worth


def projects_in_mind(outlook: Outlook) -> Iterator[tuple[InPlay, float]]:
    """Go through the visible projects, each with the share of its worth that counts for this player."""
    me = outlook.me
    for laid_out in in_play(outlook.table):
        yield laid_out, 1.0
    for card in me.hand:
        if isinstance(card, Project):
            yield InPlay(card), 1.0
    for shown in outlook.table.display:
        if isinstance(shown, Project):
            yield InPlay(shown), 0.25


def next_level(outlook: Outlook, laid_out: InPlay) -> float:
    """Return what one more icon is worth on the way to free levels that are not yet met."""
    project, have = laid_out.project, count_for(outlook.me, laid_out.project)
    met = max([0, *(project.levels[i].conservation for i in range(LEVELS) if is_met(laid_out, i, have))])
    best = 0.0
    for level in range(LEVELS):
        missing = project.levels[level].need - have
        if laid_out.cubes[level] is None and 0 < missing <= FAR:
            points = project.levels[level].conservation
            if met:  # the cube and its bonus can be had already
                worth = outlook.weights.conservation * (points - met)
            else:
                worth = outlook.weights.first_level * (outlook.conservation(points) + best_edge(outlook))
            best = max(best, worth * REACHING[missing])
    return best


def is_met(laid_out: InPlay, level: int, have: int) -> bool:
    """Whether a level is free and the count is enough for it."""
    return laid_out.cubes[level] is None and laid_out.project.levels[level].need <= have
