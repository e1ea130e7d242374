"""What a position is worth to a player: the points so far, and, by reason, what they will still become."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.bots.knowledge.ark_nova import lines
from menagerie.bots.knowledge.ark_nova.final_cards import final_worth
from menagerie.bots.knowledge.ark_nova.hand import card_worth
from menagerie.bots.knowledge.ark_nova.left_edge import best_edge
from menagerie.bots.knowledge.ark_nova.outlook import Outlook
from menagerie.bots.knowledge.ark_nova.projects import reached, release_cost
from menagerie.bots.knowledge.ark_nova.row import READY
from menagerie.games.ark_nova.action_cards import SPONSORS
from menagerie.games.ark_nova.animals import playable_animals
from menagerie.games.ark_nova.final_scoring import FAST, KNEE, victory_points
from menagerie.games.ark_nova.icons import CATEGORIES, CONTINENTS, SCIENCE
from menagerie.games.ark_nova.income import next_income
from menagerie.games.ark_nova.projects import LEVELS, count_for, in_play, level_is_met, releasable
from menagerie.games.ark_nova.sponsoring import playable_sponsors

if TYPE_CHECKING:
    from menagerie.bots.knowledge.ark_nova.weights import Weights
    from menagerie.games.ark_nova.table import InPlay, Table

HAND = (1.0, 0.9, 0.75, 0.6, 0.4, 0.25)  # how much of the best, second best ... hand card will be played
STRANGE = 1.6  # what a card is worth that is not known
SUPPORTS = (1.0, 0.7, 0.5, 0.3)  # how much of the best, second best ... project in sight counts
READY_SHARES = (1.0, 0.7, 0.4, 0.2)  # the same, of those that can be played at once
ANIMAL_ICONS = (*CONTINENTS, *CATEGORIES)
X_TOKENS = (0.0, 1.0, 2.0, 2.8, 3.3, 3.6)
FINAL = 2.0  # conservation points that an unknown final scoring card brings


class Terms(NamedTuple):
    """The worth of a zoo by its reasons."""

    appeal: float
    conservation: float  # points, as they stand
    early: float  # conservation below ten, which counts less than it will
    money: float
    income: float  # of the breaks to come, besides what appeal earns
    ready: float  # cards that can be played at once
    hand: float  # the other cards
    supports: float  # projects in play that can be supported at once
    projects: float  # projects in play that lack icons
    final: float  # scoring cards and sponsors, in the end
    reputation: float
    x_tokens: float
    upgrades: float
    workers: float
    at_home: float  # workers that can be sent
    partner_zoos: float
    universities: float
    science: float
    icons: float  # of continents and categories
    homes: float  # empty enclosures
    kiosks: float
    row: float  # strong action cards in high slots


def terms_of(table: Table, seat: int, viewer: int, weights: Weights) -> Terms:
    """Split the worth of a zoo; of another player's hand only the number of cards counts."""
    outlook = Outlook(table, seat, weights)
    me, turns = outlook.me, outlook.turns
    mine = seat == viewer
    below = max(0, KNEE - me.conservation)
    steps = table.steps / table.break_steps if table.break_steps else 0.0
    breaks = max(0.0, outlook.breaks + steps - 0.5)
    soon, half, long = min(1.0, turns / 2), min(1.0, turns / 6), min(1.0, turns / 15)
    incomes = next_income(table, me)
    ready, rest = hand(outlook) if mine else (0.0, STRANGE * min(5, len(me.hand)) * half)
    supports, hopes = projects(outlook)
    return Terms(
        appeal=float(me.appeal),
        conservation=float(victory_points(me) - me.appeal),
        early=-below * min(1.0, turns / 10),
        money=outlook.purse(me.money),
        income=outlook.money * breaks * (sum(incomes.values()) - incomes["appeal"] - incomes["kiosks"]),
        ready=ready * soon,
        hand=rest,
        supports=supports * soon,
        projects=hopes,
        final=final(outlook, mine),
        reputation=me.reputation * long,
        x_tokens=X_TOKENS[me.x_tokens] * soon,
        upgrades=turns * sum(card.upgraded for card in me.action_cards) / 4,
        workers=turns * (3 - me.reserve_workers) / 8,
        at_home=me.workers * soon,
        partner_zoos=len(me.partner_zoos) * long,
        universities=len(me.universities) * long,
        science=me.icons[SCIENCE.index] * long,
        icons=sum([me.icons[icon.index] for icon in ANIMAL_ICONS]) * long,
        homes=sum([home.size for home in me.open if home.kind.is_standard]) * half,
        kiosks=outlook.money * breaks * incomes["kiosks"],
        row=soon * sum([READY[c] * (s - 1) for c, s in zip(me.row, me.map.power.strengths(me), strict=True)]),
    )


def hand(outlook: Outlook) -> tuple[float, float]:
    """Return what the player's cards are worth, those playable at once and the others; not all will be played."""
    me = outlook.me
    at_once = set(ranked_now(outlook))
    ready = sorted([max(0.0, card_worth(outlook, card)) for card in me.hand if card in at_once], reverse=True)
    waiting = [card for card in (*me.hand, *me.stored) if card not in at_once]  # what lies in caves can be taken back
    rest = sorted([card_worth(outlook, card) for card in waiting], reverse=True)
    return shared(READY_SHARES, ready), shared(HAND, rest)


def ranked_now(outlook: Outlook) -> list[Any]:
    """List the hand cards that could be played if it were the player's turn, with enough strength."""
    me, turn = outlook.me, outlook.turn
    found: list[Any] = playable_animals(turn, me.action_cards.animals)
    strength = me.map.power.strengths(me)[me.row.index(SPONSORS)] + me.x_tokens
    return found + playable_sponsors(turn, strength, me.action_cards.sponsors)


def shared(shares: tuple[float, ...], worths: list[float]) -> float:
    """Add up the shares of the best, the second best, and so on."""
    return sum([share * worth for share, worth in zip(shares, worths, strict=False)])


def projects(outlook: Outlook) -> tuple[float, float]:
    """Return what the projects in play are worth: those that can be supported at once, and the others, best first."""
    me = outlook.me
    if outlook.turns <= 0:
        return 0.0, 0.0
    edge = best_edge(outlook)
    supports, hopes = [], []
    for laid_out in in_play(outlook.table):
        if me.seat not in laid_out.cubes:
            at_once, later = support(outlook, laid_out, edge)
            supports.append(at_once)
            hopes.append(max(0.0, later - at_once))
    return shared(SUPPORTS, sorted(supports, reverse=True)), shared(SUPPORTS, sorted(hopes, reverse=True))


def support(outlook: Outlook, laid_out: InPlay, edge: float) -> tuple[float, float]:
    """Return what a project in play is worth: the best level that is met, and the best one within reach in time."""
    me, project = outlook.me, laid_out.project
    now = later = 0.0
    for level in range(LEVELS):
        if laid_out.cubes[level] is not None:
            continue
        printed = project.levels[level]
        gain = outlook.weights.conservation * printed.conservation + edge
        if level_is_met(me, project, level):
            if project.type == "release":
                gain -= min([release_cost(outlook, animal) for animal in releasable(me, project, level)])
            now = max(now, gain)
        elif project.type not in ("release", "breeding"):
            chance = reached(printed.need - count_for(me, project)) * min(1.0, outlook.turns / 10)
            later = max(later, gain * chance)
    return now, later


def final(outlook: Outlook, mine: bool) -> float:
    """Return what final scoring will bring: the best of the player's cards, and sponsors that score in the end."""
    me = outlook.me
    points = sum(lines.end_worth(outlook, line, me) for sponsor in me.sponsors for line in sponsor.end)
    best = max([final_worth(outlook, card) for card in me.final_cards], default=0.0) if mine else FINAL
    return points + FAST * best
