"""The draft of alternative action cards, before everything else of a player's set-up (R-A-580 to R-A-586)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.printed.action_cards import ALTERNATIVES
from menagerie.games.ark_nova.printed.sets import MARINE_WORLDS
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message
from menagerie.kernel.options import Choice
from menagerie.kernel.order import all_at_once

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.games.ark_nova.action_cards import ActionCard
    from menagerie.games.ark_nova.box import Box
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.chance import Chance

DEALT = 3  # R-A-581
KEPT = 2  # R-A-583
DRAFT, RANDOM, STANDARD = "draft", "random", "standard"
WAYS = (DRAFT, RANDOM, STANDARD)
WHICH_TO_DRAFT = Message("ark_nova.prompt.draft")
WHICH_TO_USE = Message("ark_nova.prompt.use_alternative")


# --- the option ---


class ActionCardsOption(Choice):
    """Which action cards are used: drafted, dealt at random, the standard ones only, or two named for each seat."""

    name: str = "action_cards"
    default: str = DRAFT
    among: tuple[str, ...] = WAYS
    needs: str = MARINE_WORLDS

    def allowed(self, seats: int) -> str:
        """Return the allowed values as text for people."""
        actions = dict.fromkeys(entry.action for entry in ALTERNATIVES.values())
        each = " | ".join(f"{action}_1 ... {action}_4" for action in actions)
        return f"{', '.join(WAYS)}, [{seats} x [2 x {each}]]"

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether the value is a way to choose, or two cards of different actions for each seat."""
        if isinstance(value, list):
            return len(value) == seats and all(are_two_cards(each) for each in value)
        return value in WAYS

    def goes_with(self, chosen: Mapping[str, Any]) -> bool:
        """Return whether each card is named once."""
        value = chosen[self.name]
        if not isinstance(value, list):
            return True
        named = [card for each in value for card in each]
        return len(set(named)) == len(named)


def are_two_cards(value: Any) -> bool:
    """Whether a value names two alternative cards of different actions."""
    if not isinstance(value, list) or len(value) != KEPT or not all(card in ALTERNATIVES for card in value):
        return False
    return len({ALTERNATIVES[card].action for card in value}) == KEPT


# --- dealing ---


def has_draft(box: Box, way: Any) -> bool:
    """Whether action cards will be drafted."""
    return bool(box.alternatives) and way == DRAFT


def deal_action_cards(table: Table, way: Any, chance: Chance) -> None:
    """Deal alternative action cards: to be drafted, two to each player, or those that were named."""
    alternatives = table.box.alternatives
    if not alternatives or way == STANDARD:
        return
    if isinstance(way, list):
        for zoo, names in zip(table.zoos, way, strict=True):
            use_cards(zoo, [alternatives[name] for name in names])
        return
    pile = chance.shuffled(list(alternatives.values()))
    for zoo in table.zoos:
        dealt = [pile.pop() for _ in range(DEALT)]
        if way == RANDOM:
            use_cards(zoo, two_of_different_actions(dealt, pile))
        else:
            zoo.offered = tuple(dealt)
    table.action_pile = () if way == RANDOM else tuple(pile)


def two_of_different_actions(dealt: list[ActionCard], pile: list[ActionCard]) -> list[ActionCard]:
    """Return the first card and the next one of another action (R-A-584)."""
    first = dealt[0]
    other = next((card for card in dealt if card.action is not first.action), None)
    return [first, other or draw_other(first, pile)]


def draw_other(card: ActionCard, pile: list[ActionCard]) -> ActionCard:
    """Draw cards until one of another action appears (R-A-584)."""
    while (drawn := pile.pop()).action is card.action:
        pass
    return drawn


def use_cards(zoo: Zoo, cards: Sequence[ActionCard]) -> None:
    """Let alternative cards replace the standard ones of their actions (R-A-583)."""
    for card in cards:
        zoo.action_cards = zoo.action_cards.with_card(card)


# --- drafting ---


async def draft(table: Table) -> None:
    """One step of the draft, for everybody at the same time (R-A-694): keep one card and pass the rest, or decide."""
    zoos = table.changing_all()
    if zoos[0].offered and table.seats > 1:
        await all_at_once([keep_one(zoo) for zoo in zoos])
        pass_on(table)
        return
    await all_at_once([choose_two(zoo) for zoo in zoos])
    for zoo in zoos:
        use_cards(zoo, zoo.drafted)
        for card in zoo.drafted:
            table.journal.tell("ark_nova.event.alternative_card", player=zoo.player, card=card)
        zoo.offered = zoo.drafted = ()
    table.action_pile = ()  # R-A-693
    table.journal.reveal()
    table.stage = "drafted"


async def keep_one(zoo: Zoo) -> None:
    """Keep one of the cards offered; cards of one action may be kept together (R-A-582, R-A-693)."""
    card = await Decision(zoo.seat, WHICH_TO_DRAFT, zoo.offered)
    zoo.offered = tuple(other for other in zoo.offered if other is not card)
    zoo.drafted += (card,)


def pass_on(table: Table) -> None:
    """Pass the rest to the left; the last card is kept by whoever gets it (R-A-582)."""
    passed = [zoo.offered for zoo in table.zoos]
    for zoo in table.zoos:
        zoo.offered = passed[(zoo.seat - 1) % table.seats]
    if all(len(zoo.offered) == 1 for zoo in table.zoos):
        pile = list(table.action_pile)
        for zoo in table.zoos:
            zoo.drafted, zoo.offered = zoo.drafted + zoo.offered, ()
            complete(zoo, pile)
        table.action_pile = tuple(pile)
    table.journal.reveal()


def complete(zoo: Zoo, pile: list[ActionCard]) -> None:
    """Give a player with three cards of one action another one, which must be used (R-A-584, R-A-586)."""
    if len({card.action for card in zoo.drafted}) == 1:
        zoo.drafted += (draw_other(zoo.drafted[0], pile),)


def begin_alone(table: Table) -> None:
    """In a solo game nothing is passed: all three cards are there to choose from (R-A-586)."""
    if table.is_solo and table.zoos[0].offered:
        zoo, pile = table.zoos[0], list(table.action_pile)
        zoo.drafted, zoo.offered = zoo.offered, ()
        complete(zoo, pile)
        table.action_pile = tuple(pile)


async def choose_two(zoo: Zoo) -> None:
    """Use two of the cards, of different actions; a card drawn because all were alike is one of them (R-A-583)."""
    cards = zoo.drafted
    if len(cards) > DEALT:
        first = cards[-1]
    else:
        first = await Decision(zoo.seat, WHICH_TO_USE, cards)
    others = [card for card in cards if card.action is not first.action]
    second = await Decision(zoo.seat, WHICH_TO_USE, others)
    zoo.drafted = (first, second)
