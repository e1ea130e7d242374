"""What the tasks of the Association board are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.ark_nova import animals
from menagerie.bots.knowledge.ark_nova.icons import icons_worth
from menagerie.bots.knowledge.ark_nova.map_abilities import linked_worth
from menagerie.bots.knowledge.ark_nova.outlook import Outlook, once
from menagerie.bots.knowledge.ark_nova.projects import points_of, support_worth
from menagerie.games.ark_nova.actions.association import (
    PARTNER_ZOO,
    PROJECT,
    REPUTATION,
    TASKS,
    UNIVERSITY,
    value_of,
)
from menagerie.games.ark_nova.association import donation_price, free_partner_zoos, free_universities
from menagerie.games.ark_nova.cards import Animal, Project
from menagerie.games.ark_nova.conditions import PartnerZooNeeded, UniversityNeeded
from menagerie.games.ark_nova.display import on_display
from menagerie.games.ark_nova.printed.board import ASSOCIATION as BOARD
from menagerie.games.ark_nova.printed.board import DONATIONS
from menagerie.games.ark_nova.projects import supportable

if TYPE_CHECKING:
    from menagerie.games.ark_nova.actions.association import AssociationCard, Task
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.universities import University


def partner_zoo_worth(outlook: Outlook, continent: Icon) -> float:
    """Return what a partner zoo is worth: cheaper animals, an icon, conditions, and the space it covers."""
    me, weights = outlook.me, outlook.weights
    worth = icons_worth(outlook, (continent,))
    saved = outlook.cost(BOARD.partner_zoo_discount)
    for card in me.hand:
        if isinstance(card, Animal):
            worth += weights.discount * saved * card.continents.count(continent)
            if continent in card.continents:
                worth += sum(isinstance(c, PartnerZooNeeded) for c in card.conditions) * waiting_for(outlook, card)
        elif isinstance(card, Project) and card.type == "breeding":
            worth += 0.8 * any(card.icon in a.icons and continent in a.continents for a in me.animals)
    shown = sum(card.continents.count(continent) for card in on_display(outlook.table) if isinstance(card, Animal))
    worth += saved * (0.25 * shown + 1.2 * min(1.0, outlook.turns / 15))
    if len(me.partner_zoos) < len(me.map.partner_zoos):
        worth += sum(outlook.bonus(bonus) for bonus in me.map.partner_zoos[len(me.partner_zoos)])
    worth += linked_worth(outlook, len(me.partner_zoos), len(me.universities))
    if not me.partner_zoos:  # the second one brings the upgrade nearer
        worth += 0.3 * outlook.upgrade()
    return worth


def waiting_for(outlook: Outlook, animal: Animal) -> float:
    """Return what it is worth to meet a condition of an animal in hand."""
    net = animals.gain_of(outlook, animal) - outlook.cost(animals.price(outlook, animal))
    return 0.25 * max(0.0, net) * min(1.0, outlook.turns / 4)


def university_worth(outlook: Outlook, university: University) -> float:
    """Return what a university is worth."""
    me = outlook.me
    worth = icons_worth(outlook, university.icons) + outlook.reputation(university.reputation)
    if university.category is not None:
        worth += outlook.cards(1)  # the search
    if university.hand_limit:
        worth += 1.6 * min(1.0, outlook.turns / 12)
    worth += sum(
        0.8 * min(1.0, outlook.turns / 6)
        for card in me.hand
        if not isinstance(card, Project)
        for condition in card.conditions
        if isinstance(condition, UniversityNeeded) and not me.universities
    )
    if len(me.universities) < len(me.map.universities):
        worth += sum(outlook.bonus(bonus) for bonus in me.map.universities[len(me.universities)])
    worth += linked_worth(outlook, len(me.universities), len(me.partner_zoos))
    if not me.universities:
        worth += 0.3 * outlook.upgrade()
    return worth


@once
def donation_worth(outlook: Outlook) -> float:
    """Return what a donation is worth."""
    return outlook.conservation(DONATIONS.conservation) - outlook.cost(donation_price(outlook.turn))


@once
def task_worth(outlook: Outlook, task: Task, used: AssociationCard) -> float:
    """Return what the best way to do a task is worth."""
    table, me = outlook.table, outlook.me
    if task is REPUTATION:
        return outlook.reputation(BOARD.reputation)
    if task is PARTNER_ZOO:
        return max([partner_zoo_worth(outlook, c) for c in free_partner_zoos(table, me, used)], default=0.0)
    if task is UNIVERSITY:
        return max([university_worth(outlook, u) for u in free_universities(table, me, used)], default=0.0)
    return max([support_worth(outlook, way) for way in supportable(outlook.turn, used)], default=0.0)


@once
def tasks_open(outlook: Outlook, used: AssociationCard) -> list[Task]:
    """List the tasks that can be done with any strength."""
    return [task for task in TASKS if used.can_do(outlook.turn, task)]


def association_worth(outlook: Outlook, strength: int, used: AssociationCard) -> tuple[float, int]:
    """Return what the best tasks for a strength are worth together, and how many victory points they bring."""
    turn = outlook.turn
    tasks = [(task_worth(outlook, task, used), task) for task in tasks_open(outlook, used)]
    affordable = [(worth, task) for worth, task in tasks if value_of(turn.me, task) <= strength]
    if not affordable:
        return -100.0, 0
    total, first = max(affordable, key=lambda pair: pair[0])
    points = project_points(outlook, used) if first is PROJECT else 0
    if used.several_tasks:
        room = strength - value_of(turn.me, first)
        second = [w for w, task in affordable if task is not first and value_of(turn.me, task) <= room]
        if turn.me.workers > 1 and second:
            total += max(0.0, *second) if len(second) > 1 else max(0.0, second[0])
        if turn.can_pay(donation_price(turn, used)):
            gift = donation_worth(outlook)
            if gift > 0:
                total += gift
                points += outlook.score(DONATIONS.conservation)
    return total, points


def project_points(outlook: Outlook, used: AssociationCard) -> int:
    """Count the victory points of the project that would be supported."""
    ways = supportable(outlook.turn, used)
    return points_of(outlook, max(ways, key=lambda way: support_worth(outlook, way)))
