"""What it is worth to support a conservation project, now or later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.ark_nova.icons import icons_worth
from menagerie.bots.knowledge.ark_nova.left_edge import best_edge
from menagerie.bots.knowledge.ark_nova.outlook import Outlook, once
from menagerie.games.ark_nova.display import folder_of
from menagerie.games.ark_nova.projects import LEVELS, count_for, find, level_is_met, releasable
from menagerie.games.ark_nova.table import InPlay

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Animal, Project
    from menagerie.games.ark_nova.projects import Support

REACHED = (1.0, 0.6, 0.35, 0.18, 0.08, 0.03)  # chance that so many missing icons will be there in time


@once
def support_worth(outlook: Outlook, support: Support) -> float:
    """Return what it is worth to support a level: its points, a cube of the left edge, less what is given up for it."""
    project = support.project
    level = project.levels[support.level]
    worth = outlook.conservation(level.conservation) + outlook.reputation(level.reputation) + best_edge(outlook)
    laid_out = find(outlook.table, project)
    if laid_out is None:
        worth += outlook.reputation(project.on_play_reputation) - outlook.cost(folder_of(outlook.table, project))
    if project.type == "release":
        fitting = releasable(outlook.me, project, support.level)
        worth -= min([release_cost(outlook, animal) for animal in fitting], default=0.0)
    elif project.type != "breeding":
        worth -= outlook.weights.waiting * regret(outlook, laid_out or InPlay(project), support.level)
    return worth


def points_of(outlook: Outlook, support: Support) -> int:
    """Count the victory points that supporting a level brings at once."""
    project = support.project
    points = outlook.score(project.levels[support.level].conservation)
    if project.type == "release":
        points -= min([animal.appeal for animal in releasable(outlook.me, project, support.level)], default=0)
    return points


def release_cost(outlook: Outlook, animal: Animal) -> float:
    """Return what is lost with an animal; its enclosure can be used again."""
    free = 0.25 * animal.size * min(1.0, outlook.turns / 5)
    return outlook.appeal * animal.appeal + 0.5 * icons_worth(outlook, animal.icons) - free


def regret(outlook: Outlook, laid_out: InPlay, level: int) -> float:
    """Return what a higher level of the same project, still within reach, would bring beyond this one."""
    project = laid_out.project
    have = count_for(outlook.me, project)
    time = min(1.0, outlook.turns / 15)
    best = 0.0
    for other in range(LEVELS):
        more = project.levels[other].conservation - project.levels[level].conservation
        if more > 0 and laid_out.cubes[other] is None:
            chance = reached(project.levels[other].need - have)
            best = max(best, outlook.weights.conservation * more * chance * time)
    return best


def reached(missing: int) -> float:
    """Return how likely the missing icons are to come in time."""
    return REACHED[max(0, missing)] if missing < len(REACHED) else 0.0


def prospect(outlook: Outlook, project: Project) -> float:
    """Return what a project card in hand is worth."""
    return max([0.0, *(level_prospect(outlook, project, level) for level in range(LEVELS))]) * min(
        1.0, outlook.turns / 2
    )


def level_prospect(outlook: Outlook, project: Project, level: int) -> float:
    """Return what a level of a project card in hand is worth."""
    me, printed = outlook.me, project.levels[level]
    worth = 0.8 * (outlook.conservation(printed.conservation) + outlook.reputation(printed.reputation)) - 2.0
    if level_is_met(me, project, level):
        if project.type == "release":
            worth -= min(release_cost(outlook, animal) for animal in releasable(me, project, level))
        return worth
    time = min(1.0, outlook.turns / 12)
    if project.type == "release":
        return (worth - 4.0) * 0.35 * time
    if project.type == "breeding":
        return worth * 0.35 * time
    return worth * reached(printed.need - count_for(me, project)) * time
