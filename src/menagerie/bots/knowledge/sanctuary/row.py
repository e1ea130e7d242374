"""What the row of action cards is worth, and what using a card brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.sanctuary.hand import held_worth, net_gain
from menagerie.games.sanctuary.action_cards import CARDS, PROJECTS, is_upgraded, strength_of
from menagerie.games.sanctuary.actions import playable, suits
from menagerie.games.sanctuary.playing import required_strength
from menagerie.games.sanctuary.printed import START

if TYPE_CHECKING:
    from menagerie.bots.knowledge.sanctuary.outlook import Outlook
    from menagerie.games.sanctuary.action_cards import ActionCard
    from menagerie.games.sanctuary.actions import Use
    from menagerie.games.sanctuary.tiles import Tile

WEAK = 0.5  # what is left of a plan for each strength that is missing
NEXT = (1.0, 0.4, 0.2, 0.1)  # shares of the best plans: one can be carried out at a time


class Plans:
    """What each action card could play soon: strength needed and what it brings."""

    __slots__ = ("by_card", "outlook")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        me = outlook.me
        self.by_card: dict[ActionCard, list[tuple[int, float, Tile]]] = {card: [] for card in CARDS}
        for tile in me.hand:
            if tile.is_building or outlook.best(tile)[1] < 0:
                continue
            needed, gain = required_strength(me, tile), outlook.best(tile)[0] - outlook.weights.effort
            for card in CARDS:
                if suits(card, tile):
                    self.by_card[card].append((needed, gain, tile))

    def row_worth(self, row: tuple[ActionCard, ...], upgraded: int, without: Tile | None = None) -> float:
        """Return what a row of cards is worth for the next turn."""
        weights = self.outlook.weights
        chances = []
        for slot, card in enumerate(row, 1):
            strength = slot + (1 if upgraded & card.bit else 0)
            best = 0.0
            for needed, gain, tile in self.by_card[card]:
                if tile is not without and gain > 0:
                    chance = gain if needed <= strength else gain * WEAK ** (needed - strength)
                    best = max(best, chance)
            chances.append(best)
            if card is PROJECTS:
                reach = strength
        chances.sort(reverse=True)
        ready = sum(share * chance for share, chance in zip(NEXT, chances, strict=True))
        return self.outlook.fade * (weights.ready * ready + weights.reached * reach)


def used(row: tuple[ActionCard, ...], card: ActionCard) -> tuple[ActionCard, ...]:
    """Return a row after a card was used."""
    return (card, *(other for other in row if other is not card))


def use_worth(outlook: Outlook, plans: Plans, use: Use) -> float:
    """Return what a use of a card brings, with the row it leaves behind."""
    me = outlook.me
    card = use.card
    row = used(me.row, card)
    if not use.plays:
        return gained_worth(outlook, card) + plans.row_worth(row, me.upgraded)
    strength = strength_of(me, card)
    nets = sorted(((net_gain(outlook, tile), tile) for tile in playable(me, card, strength)), key=lambda net: -net[0])
    best, tile = nets[0]
    if is_upgraded(me, card) and card is not PROJECTS:
        left = strength - required_strength(me, tile)
        second = [net for net, other in nets[1:] if required_strength(me, other) <= left]
        best += max([*second, 0.0])
    return best + plans.row_worth(row, me.upgraded, tile)


def gained_worth(outlook: Outlook, card: ActionCard) -> float:
    """Return what the tiles are worth that a card gains."""
    if card is not PROJECTS:
        return outlook.drawn(START.gained_by_animals)
    shown = sorted((held_worth(outlook, tile) for tile in outlook.table.shown()), reverse=True)
    number = 2 if is_upgraded(outlook.me, card) else 1
    return sum(shown[:number]) + 0.1


def upgrade_worth(outlook: Outlook, plans: Plans, card: ActionCard) -> float:
    """Return what it is worth to turn a card: two animals in one action, a longer reach."""
    me = outlook.me
    more = plans.row_worth(me.row, me.upgraded | card.bit) - plans.row_worth(me.row, me.upgraded)
    held = len(plans.by_card[card])
    return outlook.upgrade + more + (0.2 * held if card is not PROJECTS else 0.3) + 0.1
