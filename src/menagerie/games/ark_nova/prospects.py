"""What lies ahead of a zoo, for who looks at it: how far its projects are, what tasks take, what others would gain."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.actions.association import TASKS, value_of, workers_needed
from menagerie.games.ark_nova.breaks import over_limit
from menagerie.games.ark_nova.cards import Animal, Project, Sponsor
from menagerie.games.ark_nova.display import on_display
from menagerie.games.ark_nova.printed.board import START
from menagerie.games.ark_nova.projects import LEVELS, count_for, lacking, may_support, releasable
from menagerie.games.ark_nova.standing_effects import base_project_icons, gains_of_others
from menagerie.games.ark_nova.table import InPlay

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo


def project_prospects(table: Table, zoo: Zoo, hand: Iterable[Card]) -> dict[str, dict[str, Any]]:
    """Show how far a zoo is with each project in play, on the display and among some cards of its hand."""
    joker = base_project_icons(zoo)
    shown = {laid_out.project.key: project_prospect(zoo, laid_out, joker) for laid_out in table.base_projects}
    for laid_out in table.projects:
        shown[laid_out.project.key] = project_prospect(zoo, laid_out)
    for card in (*on_display(table), *hand):
        if isinstance(card, Project):
            shown[card.key] = project_prospect(zoo, InPlay(card))
    return shown


def project_prospect(zoo: Zoo, laid_out: InPlay, joker: int = 0) -> dict[str, Any]:
    """Show what a zoo has, what each level lacks, and the levels whose conditions are met and that are free for it."""
    project, cubes = laid_out.project, laid_out.cubes
    if project.type == "release":
        there, lacks = 0, [0 if releasable(zoo, project, level) else 1 for level in range(LEVELS)]
    else:
        there = count_for(zoo, project)
        lacks = [lacking(project, level, there, joker) for level in range(LEVELS)]
    is_free = may_support(zoo, laid_out)
    open_to_it = [level for level in range(LEVELS) if is_free and cubes[level] is None and not lacks[level]]
    return {"there": there, "lacks": lacks, "open": open_to_it}


def task_prospects(zoo: Zoo) -> dict[str, dict[str, int | None]]:
    """Show the strength that each task takes, and the workers that must go there; None: no more can."""
    return {task.key: {"value": value_of(zoo, task), "workers": workers_needed(zoo, task)} for task in TASKS}


def gains_by_choice(table: Table, zoo: Zoo) -> dict[str, list[dict[str, Any]]]:
    """Show what sponsors of others would earn by a card, a partner zoo or a university that comes into a zoo."""
    if not any(other.watching for other in table.others(zoo.seat)):
        return {}
    cards = [card for card in (*zoo.hand, *on_display(table)) if isinstance(card, Animal | Sponsor)]
    ways: dict[str, Sequence[Icon]] = {card.key: card.icons for card in cards}
    ways.update({continent.key: (continent,) for continent in table.partner_zoos})
    universities = (*table.universities, *table.specialised)
    ways.update({university.key: university.icons for university in universities})
    shown = {key: gains(table, zoo, icons) for key, icons in ways.items()}
    return {key: found for key, found in shown.items() if found}


def gains(table: Table, zoo: Zoo, icons: Sequence[Icon]) -> list[dict[str, Any]]:
    """Show what sponsors of others would earn by icons."""
    earned: Counter[tuple[int, str, str, str]] = Counter()
    for other, line in gains_of_others(table, zoo.seat, icons):
        assert line.icon is not None
        earned[other.seat, line.source.key, line.icon.key, line.kind] += line.amounts[0]
    return [
        {"seat": seat, "sponsor": sponsor, "icon": icon, "bonus": f"{kind} {amount}"}
        for (seat, sponsor, icon, kind), amount in earned.items()
    ]


def cards_to_choose(table: Table, zoo: Zoo) -> int:
    """Count the cards that are still to be kept or laid aside, one pick each, while everybody does so at once."""
    if table.stage == "hands":
        return START.cards_kept - len(zoo.hand)
    return max(0, over_limit(zoo)) if table.stage == "hand_limit" else 0
