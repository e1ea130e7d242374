"""The row of action cards and the break: what it is worth to let cards rise, and to move the break token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.ark_nova import lines
from menagerie.bots.knowledge.ark_nova.outlook import Outlook, once
from menagerie.games.ark_nova.action_cards import ANIMALS, ASSOCIATION, BUILD, CARDS, SPONSORS
from menagerie.games.ark_nova.association import hand_limit
from menagerie.games.ark_nova.breaks import has_break_token
from menagerie.games.ark_nova.cards import Animal, Sponsor
from menagerie.games.ark_nova.conditions import SideTwoNeeded
from menagerie.games.ark_nova.income import INCOME
from menagerie.games.ark_nova.printed.board import START

if TYPE_CHECKING:
    from menagerie.games.ark_nova.action_cards import Action
    from menagerie.games.ark_nova.zoo import Zoo

READY = {ANIMALS: 1.1, ASSOCIATION: 1.1, BUILD: 0.9, CARDS: 0.7, SPONSORS: 0.6}
UPGRADES = {ANIMALS: 1.25, ASSOCIATION: 1.1, BUILD: 1.05, CARDS: 1.0, SPONSORS: 0.5}
WORKER_HOME = 1.5
CARD_LOST = 0.8


def row_worth(outlook: Outlook, row: list[Action]) -> float:
    """Return what the order of the action cards is worth: strong cards in high slots."""
    each = outlook.weights.slot * min(1.0, outlook.turns / 2)
    strengths = outlook.me.map.power.strengths(outlook.me)
    return each * sum(READY[card] * strength for card, strength in zip(row, strengths, strict=True))


@once
def shift(outlook: Outlook, card: Action) -> float:
    """Return what it is worth that a card goes to slot 1 and the others rise."""
    row = outlook.me.row
    slot = row.index(card)
    risen = sum([READY[other] for other in row[:slot]])
    return outlook.weights.slot * min(1.0, outlook.turns / 2) * (risen - READY[card] * slot)


def upgrade_worth(outlook: Outlook, card: Action) -> float:
    """Return how good an action card is to upgrade next."""
    me = outlook.me
    worth = UPGRADES[card]
    for held in me.hand:
        waits = isinstance(held, Animal | Sponsor) and any(isinstance(c, SideTwoNeeded) for c in held.conditions)
        if waits and card is (ANIMALS if isinstance(held, Animal) else SPONSORS):
            worth += 0.25
    if card is CARDS and me.reputation >= 8:
        worth += 0.4
    if card is SPONSORS:
        worth += 0.15 * sum(isinstance(held, Sponsor) for held in me.hand)
    return worth


@once
def break_worth(outlook: Outlook, zoo: Zoo) -> float:
    """Return what a break is worth to a zoo."""
    money = outlook.income if zoo is outlook.me else INCOME[zoo.appeal] + zoo.kiosks
    worth = outlook.money * money + WORKER_HOME * sum(zoo.workers_on) * min(1.0, outlook.turns / 4)
    for cube, bonus in zip(zoo.left_edge, zoo.map.left_edge, strict=True):
        if bonus.income and not cube:
            worth += 1.2
    for sponsor in zoo.sponsors:
        worth += sum(lines.income_worth(outlook, line, zoo) for line in sponsor.income)
    return worth - CARD_LOST * max(0, len(zoo.hand) - hand_limit(zoo, START.hand_limit))


def push(outlook: Outlook, steps: int) -> float:
    """Return what it is worth to move the break token."""
    table, me = outlook.table, outlook.me
    left = table.break_steps - table.steps
    if outlook.turns < 1 or left == 0 or not has_break_token(table):
        return 0.0
    mine = break_worth(outlook, me)
    if me.money < 10:
        mine *= 1.3
    theirs = sum(break_worth(outlook, zoo) for zoo in outlook.rivals) / len(outlook.rivals)
    worth = outlook.weights.push * (mine - outlook.weights.envy * theirs) * min(steps, left) / table.break_steps
    return worth + (outlook.x_tokens(1) + 0.25 * (mine - theirs) if steps >= left else 0.0)
