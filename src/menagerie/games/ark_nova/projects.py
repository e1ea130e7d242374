"""Conservation projects: what their levels ask for, and supporting one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.bonus_dues import bonus_dues
from menagerie.games.ark_nova.cards import Animal, Project
from menagerie.games.ark_nova.counts import COUNTS
from menagerie.games.ark_nova.display import (
    folder_of,
    in_range,
    leave_display,
    obstacles_to_reach,
    on_display,
)
from menagerie.games.ark_nova.housing import vacate
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.printed.board import SEATS
from menagerie.games.ark_nova.standing_effects import base_project_icons, may_support_again, return_cubes, support_dues
from menagerie.games.ark_nova.table import InPlay
from menagerie.games.ark_nova.tracks import conservation_due, lose_appeal, pay, reputation_due
from menagerie.games.ark_nova.zoo import replaced
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator

    from menagerie.games.ark_nova.actions.association import AssociationCard
    from menagerie.games.ark_nova.cards import Ability
    from menagerie.games.ark_nova.effects import EffectRule
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

WHICH_SUPPORT = Message("ark_nova.prompt.support")
WHICH_CUBE = Message("ark_nova.prompt.cube")
WHICH_RELEASED = Message("ark_nova.prompt.release")
LEVELS = 3
SEVERAL = {  # what levels count beside the icons of one kind, by the words of the data files
    "animal-category": COUNTS["category"],
    "continent": COUNTS["continent"],
    "small-animal": COUNTS["small-animal"],
    "large-animal": COUNTS["large-animal"],
}
COUNTED = (*SEVERAL, *ICONS)


class Support:
    """Support a level of a project."""

    __slots__ = ("key", "level", "message", "project")

    def __init__(self, project: Project, level: int) -> None:
        self.project = project
        self.level = level
        self.key = f"{project.key}-{level + 1}"
        printed = project.levels[level]
        told: dict[str, Any] = {"project": project, "level": level + 1, "conservation": printed.conservation}
        if printed.effect is not None:
            effect = printed.effect.title
            self.message = Message("ark_nova.choice.support_with_effect", **told, effect=effect)
        elif printed.reputation:
            self.message = Message("ark_nova.choice.support_with_reputation", **told, reputation=printed.reputation)
        else:
            self.message = Message("ark_nova.choice.support", **told)


support_of = cache(Support)


class LeftEdge:
    """A space of the left edge of the map, with its cube."""

    __slots__ = ("index", "key", "message")

    def __init__(self, index: int, bonus: Bonus) -> None:
        self.index = index
        self.key = f"left-{index + 1}"
        word = "left_edge_income" if bonus.income else "left_edge"
        self.message = Message(f"ark_nova.choice.{word}", space=index + 1, bonus=bonus)


left_edge = cache(LeftEdge)


# --- what a level asks for ---


def count_for(zoo: Zoo, project: Project) -> int:
    """Count what the levels of a project ask for (R-A-243 to R-A-245, R-A-262)."""
    match project.type:
        case "icon-count" | "management":
            assert project.icon is not None
            return zoo.icons[project.icon.index]
        case "different-icons" | "animal-count":
            return SEVERAL[project.counts](zoo)
        case "breeding":
            return 1 if can_breed(zoo, project) else 0
    raise AssertionError(project.type)


def can_breed(zoo: Zoo, project: Project) -> bool:
    """Whether an animal of the category has a partner zoo on one of its continents (R-A-262)."""
    return any(
        project.icon in animal.icons and any(continent in zoo.partner_zoos for continent in animal.continents)
        for animal in zoo.animals
    )


def releasable(zoo: Zoo, project: Project, level: int) -> list[Animal]:
    """List the animals whose printed icon and size fit a level exactly (R-A-249, R-A-250)."""
    smallest, largest = project.levels[level].smallest, project.levels[level].largest
    return [
        animal
        for animal in zoo.animals
        if smallest <= animal.size <= largest and project.icon in animal.icons and animal not in zoo.rescued
    ]


def level_is_met(zoo: Zoo, project: Project, level: int, joker: int = 0) -> bool:
    """Whether the condition of a level is met; a joker stands for missing icons."""
    if project.type == "release":
        return bool(releasable(zoo, project, level))
    return not lacking(project, level, count_for(zoo, project), joker)


def lacking(project: Project, level: int, there: int, joker: int = 0) -> int:
    """Return how much a level lacks of what the project counts; a joker stands for missing icons."""
    return max(0, project.levels[level].need - there - (joker if project.type != "breeding" else 0))


# --- what can be supported ---


def in_play(table: Table) -> list[InPlay]:
    """List the projects in play, below and above the board."""
    return [*table.base_projects, *table.projects]


def supportable(turn: Turn, used: AssociationCard) -> list[Support]:
    """List what the player can support: in play, from the hand, on side II from the display (R-A-219, R-A-220)."""
    table, me = turn.table, turn.me
    if True not in me.left_edge:
        return []  # R-A-049
    ways: list[Support] = []
    joker = base_project_icons(me)
    for laid_out in table.base_projects:
        ways += levels_open(me, laid_out, joker)
    for laid_out in table.projects:
        ways += levels_open(me, laid_out)
    for card in new_projects(turn, used):
        ways += levels_open(me, InPlay(card))
    return ways


def new_projects(turn: Turn, used: AssociationCard) -> list[Project]:
    """List the project cards that the player could bring into play."""
    table, me = turn.table, turn.me
    cards = [card for card in me.hand if isinstance(card, Project)]
    if used.from_display:
        cards += [
            card for card in in_range(table, me) if isinstance(card, Project) and turn.can_pay(folder_of(table, card))
        ]
    return cards


def levels_open(zoo: Zoo, laid_out: InPlay, joker: int = 0) -> list[Support]:
    """List the free levels that are met; nobody supports a project twice (R-A-234 to R-A-236)."""
    project, cubes = laid_out.project, laid_out.cubes
    if not may_support(zoo, laid_out):
        return []
    return [
        support_of(project, level)
        for level in range(LEVELS)
        if cubes[level] is None and level_is_met(zoo, project, level, joker)
    ]


def may_support(zoo: Zoo, laid_out: InPlay) -> bool:
    """Whether a zoo has no cube on a project yet, or may put another one there (R-A-234, R-A-475)."""
    return zoo.seat not in laid_out.cubes or may_support_again(zoo, laid_out.project)


def considered_supports(turn: Turn, used: AssociationCard) -> Iterator[tuple[Support, Obstacles]]:
    """Go through every level of every project the player can see, with what stands in the way."""
    joker = base_project_icons(turn.me)
    for laid_out in in_play(turn.table):
        extra = joker if laid_out in turn.table.base_projects else 0
        for level in range(LEVELS):
            yield support_of(laid_out.project, level), obstacles_to_level(turn, laid_out, level, extra)
    for card in [*turn.me.hand, *on_display(turn.table)]:
        if isinstance(card, Project):
            before = obstacles_to_project(turn, card, used)
            for level in range(LEVELS):
                yield support_of(card, level), before + obstacles_to_level(turn, InPlay(card), level, 0)


def obstacles_to_project(turn: Turn, card: Project, used: AssociationCard) -> Obstacles:
    """Return what keeps a project card from being brought into play."""
    folder = folder_of(turn.table, card)
    if not folder:
        return NONE
    reasons = list(obstacles_to_reach(turn, card))
    if not used.from_display:
        reasons.append(Message("ark_nova.obstacle.display_needs_side_2"))
    if not turn.can_pay(folder):
        reasons.append(Message("ark_nova.obstacle.costs", needed=folder, there=turn.me.money))
    return tuple(reasons)


def obstacles_to_level(turn: Turn, laid_out: InPlay, level: int, joker: int) -> Obstacles:
    """List everything that keeps a level from being supported."""
    me, project = turn.me, laid_out.project
    reasons = []
    if True not in me.left_edge:
        reasons.append(Message("ark_nova.obstacle.no_cube"))
    if laid_out.cubes[level] is not None:
        reasons.append(Message("ark_nova.obstacle.level_taken"))
    if not may_support(me, laid_out):
        reasons.append(Message("ark_nova.obstacle.supported_before"))
    if not level_is_met(me, project, level, joker):
        if project.type == "release":
            reasons.append(no_release(project, level))
        elif project.type == "breeding":
            assert project.icon is not None
            reasons.append(Message("ark_nova.obstacle.breeding", icon=project.icon))
        else:
            need, there = project.levels[level].need, count_for(me, project)
            counted = project.icon or Message(f"ark_nova.counted.{project.counts.replace('-', '_')}")
            reasons.append(Message("ark_nova.obstacle.project", counted=counted, needed=need, there=there))
    return tuple(reasons)


def no_release(project: Project, level: int) -> Message:
    """Return which animal a level of a release project asks for."""
    smallest, largest = project.levels[level].smallest, project.levels[level].largest
    size = str(smallest) if smallest == largest else f"{smallest}\N{EN DASH}{largest}"
    assert project.icon is not None
    return Message("ark_nova.obstacle.no_release", icon=project.icon, size=size)


# --- supporting ---


async def support_project(turn: Turn, used: AssociationCard) -> None:
    """Support a project in play, or bring a new one into play and support it at once (R-A-219)."""
    way = await turn.choose(WHICH_SUPPORT, lambda turn: supportable(turn, used), considered_supports, turn, used)
    table, me, project = turn.table, turn.me, way.project
    level = project.levels[way.level]
    dues: list[Due] = []
    laid_out = find(table, project)
    is_base_below = laid_out is not None and laid_out in table.base_projects
    if laid_out is None:
        laid_out = bring_into_play(turn, project)
        if project.on_play_reputation:
            dues.append(reputation_due(turn, project.on_play_reputation))  # R-A-242, R-A-261
        dues += effect_dues(turn, project, project.on_play_effect)  # R-A-684
    turn.tell("ark_nova.event.supports", project=project, level=way.level + 1)
    if project.type == "release":
        await release(turn, project, way.level)
    elif is_base_below:
        await return_cubes(turn, level.need - count_for(me, project))
    put_cube(table, laid_out, way.level, me.seat)
    dues += support_dues(turn, project)
    edge = me.map.left_edge
    space = await Decision(me.seat, WHICH_CUBE, [left_edge(i, edge[i]) for i, cube in enumerate(me.left_edge) if cube])
    me.left_edge = replaced(me.left_edge, space.index, False)
    me.supported += (project,)
    bonus = edge[space.index]
    turn.tell("ark_nova.event.uncovers", bonus=bonus)
    dues += bonus_dues(turn, bonus)  # R-A-237 to R-A-239
    dues.append(conservation_due(turn, level.conservation))
    if level.reputation:
        dues.append(reputation_due(turn, level.reputation))
    dues += effect_dues(turn, project, level.effect)  # R-A-680
    await turn.resolve(dues)


def effect_dues(turn: Turn, project: Project, effect: Ability | None) -> list[Due]:
    """Return what a management plan does beside its points (R-A-681 to R-A-683)."""
    if effect is None:
        return []
    rule = turn.table.box.abilities[effect.name]
    due = Due(effect.key, effect.message, rule.reads, rule.writes, use_effect, turn, rule, project, effect)
    return turn.wait(due) if rule.waits else [due]


def use_effect(turn: Turn, rule: EffectRule, project: Project, effect: Ability) -> Awaitable[Any] | None:
    """Announce the effect of a plan, and carry it out."""
    turn.tell("ark_nova.event.project_effect", project=project, effect=effect.title)
    return rule.do(turn, effect, project.key)


def find(table: Table, project: Project) -> InPlay | None:
    """Find a project in play."""
    return next((laid_out for laid_out in in_play(table) if laid_out.project is project), None)


def put_cube(table: Table, laid_out: InPlay, level: int, seat: int) -> None:
    """Put a player's cube on a level."""
    supported = laid_out.with_cube(level, seat)
    table.base_projects = tuple(supported if other is laid_out else other for other in table.base_projects)
    table.projects = tuple(supported if other is laid_out else other for other in table.projects)


def bring_into_play(turn: Turn, project: Project) -> InPlay:
    """Put a project at the left above the board; one too many at the right is discarded (R-A-229 to R-A-231)."""
    table, me = turn.table, turn.me
    folder = folder_of(table, project)
    turn.tell("ark_nova.event.plays_project", project=project, price=folder)
    if folder:
        pay(table, me, folder)
        leave_display(table, project)
    else:
        me.take_from_hand(project)
    laid_out = InPlay(project)
    table.projects = (laid_out, *table.projects)
    if len(table.projects) > SEATS[table.seats].projects_above:
        pushed_out = table.projects[-1].project
        table.projects = table.projects[:-1]
        table.discard.append(pushed_out)
        table.journal.tell("ark_nova.event.project_leaves", project=pushed_out)
    return laid_out


async def release(turn: Turn, project: Project, level: int) -> None:
    """Release an animal: its appeal is lost, its place freed, its card discarded (R-A-249 to R-A-260)."""
    table, me = turn.table, turn.me
    animal = await Decision(me.seat, WHICH_RELEASED, releasable(me, project, level))
    turn.tell("ark_nova.event.releases", animal=animal)
    lose_appeal(table, me, animal.appeal)  # R-A-251, R-A-252
    me.animals.remove(animal)
    me.remove_icons(animal.icons)
    table.discard.append(animal)  # R-A-253
    pouched = [card for under, card in me.pouches if under == animal.key]
    if pouched:  # R-A-377
        me.pouches = [(under, card) for under, card in me.pouches if under != animal.key]
        table.discard += pouched
        turn.tell("ark_nova.event.discards_several", cards=tuple(pouched))
        table.journal.reveal()
    await vacate(turn, animal)
