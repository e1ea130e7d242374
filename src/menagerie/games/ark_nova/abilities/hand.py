"""Abilities that draw cards, look for them, or give them away."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from menagerie.games.ark_nova.cards import Animal, Card, Sponsor
from menagerie.games.ark_nova.display import (
    ALL_SEATS,
    SNAP,
    discard_from_display,
    discard_from_hand,
    draw_several,
    draw_to_hand,
    on_display,
    replenish,
    snap,
    take_from_display,
    take_one_revealed,
    tell_drawn,
)
from menagerie.games.ark_nova.steps import steps_of
from menagerie.games.ark_nova.tracks import gain_appeal, gain_money
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.games.ark_nova.cards import Ability, Project
    from menagerie.games.ark_nova.turn import Turn

SUNBATHING_PRICE = 4
POUCH_APPEAL = 2

WHICH_TO_KEEP = Message("ark_nova.prompt.keep")
WHICH_REVEALED = Message("ark_nova.prompt.take_revealed")
WHAT_TO_DIG = Message("ark_nova.prompt.dig")
WHAT_TO_SELL = Message("ark_nova.prompt.sell")
WHAT_TO_POUCH = Message("ark_nova.prompt.pouch")
REPLENISH_NOW = Message("ark_nova.prompt.replenish")
WHICH_BASE_PROJECT = Message("ark_nova.prompt.base_project")
WHICH_FINAL_CARD = Message("ark_nova.prompt.keep_final")


class Replenish:
    """Replenish the display between two snaps."""

    __slots__ = ()
    key: ClassVar[str] = "replenish"
    message: ClassVar[Message] = Message("ark_nova.choice.replenish")


REPLENISH = Replenish()


async def sprint(turn: Turn, ability: Ability, source: str) -> None:
    """Draw cards from the deck (R-A-383)."""
    draw_to_hand(turn, ability.number)


async def hunter(turn: Turn, ability: Ability, source: str) -> None:
    """Reveal cards, as many as the number shown or the icons in the zoo, and take an animal (R-A-364, R-A-681)."""
    await hunt(turn, ability.number if ability.icon is None else turn.me.icons[ability.icon.index])


async def hunt(turn: Turn, cards: int) -> None:
    """Reveal cards, take an animal, discard the rest."""
    await take_one_revealed(turn, cards, Animal, WHICH_REVEALED)


async def perception(turn: Turn, ability: Ability, source: str) -> None:
    """Draw cards, keep half of them, discard the rest (R-A-373)."""
    await draw_and_keep(turn, ability.number, ability.number // 2)


async def draw_and_keep(turn: Turn, cards: int, kept: int) -> None:
    """Draw cards unseen by others, keep some, discard the rest."""
    me = turn.me
    me.looking_at = draw_several(turn.table, cards)
    tell_drawn(turn, me.looking_at)
    await keep_some(turn, kept)


async def keep_some(turn: Turn, kept: int) -> None:
    """Keep some of the cards the player is looking at, and discard the others."""
    me, table = turn.me, turn.table
    times = min(kept, len(me.looking_at))
    for prompt in steps_of(WHICH_TO_KEEP, times):
        card = await turn.choose(prompt, lambda turn: turn.me.looking_at[:])
        me.looking_at.remove(card)
        me.hand.append(card)
    if me.looking_at:
        turn.tell("ark_nova.event.discards_several", cards=tuple(me.looking_at))
    table.discard += me.looking_at
    me.looking_at = []


async def scavenging(turn: Turn, ability: Ability, source: str) -> None:
    """Shuffle the discard pile, draw cards from it, keep one (R-A-380)."""
    await scavenge(turn, ability.number)


async def scavenge(turn: Turn, cards: int) -> None:
    """Draw cards from the shuffled discard pile and keep one."""
    me, table = turn.me, turn.table
    table.chance.shuffle(table.discard)
    me.looking_at = [table.discard.pop() for _ in range(min(cards, len(table.discard)))]
    turn.tell("ark_nova.event.scavenges", cards=len(me.looking_at))
    table.journal.tell_only((me.seat,), "ark_nova.event.drawn", cards=tuple(me.looking_at))
    table.journal.reveal()
    drawn = me.looking_at[:]
    await keep_some(turn, 1)
    if table.house_rules.open_discard:  # the others see which one is missing
        me.known.update({card: ALL_SEATS for card in drawn if card in me.hand})


async def snapping(turn: Turn, ability: Ability, source: str) -> None:
    """Snap cards; between two of them the display may be replenished (R-A-381)."""
    for number, prompt in enumerate(steps_of(SNAP, ability.number)):
        may_replenish = number > 0 and None in turn.table.display
        if may_replenish and await turn.choose(REPLENISH_NOW, lambda _: [None, REPLENISH]) is not None:
            replenish(turn.table)
        await snap(turn, prompt)


async def digging(turn: Turn, ability: Ability, source: str) -> None:
    """Several times discard a display card and replenish, or discard a hand card and draw one (R-A-356, R-A-357)."""
    for prompt in steps_of(WHAT_TO_DIG, ability.number):
        if not await dig(turn, prompt):
            return


async def dig(
    turn: Turn, prompt: Message = WHAT_TO_DIG, look: Callable[[Turn, Card], Awaitable[None]] | None = None
) -> bool:
    """Dig once, or not; `look` may use the discarded card before a new one comes up."""
    table, me = turn.table, turn.me
    card = await turn.choose(prompt, lambda turn: [None, *on_display(table), *turn.me.hand])
    if card is None:
        return False
    from_hand = card in me.hand
    if from_hand:
        discard_from_hand(turn, me, card)
    else:
        turn.tell("ark_nova.event.digs", card=card)
        discard_from_display(table, card)
    if look is not None:
        await look(turn, card)
    if from_hand:
        draw_to_hand(turn, 1)
    else:
        replenish(table)  # R-A-114
    return True


async def sponsor_magnet(turn: Turn, ability: Ability, source: str) -> None:
    """Take all sponsors of the display (R-A-382)."""
    for card in on_display(turn.table):
        if isinstance(card, Sponsor):
            take_from_display(turn, card)


async def assertion(turn: Turn, ability: Ability, source: str) -> None:
    """Take any one base project from the face-down pile (R-A-350)."""
    await take_base_project(turn, list(turn.table.base_pile))


async def dominance(turn: Turn, ability: Ability, source: str) -> None:
    """Take the base project Primates, if it is in the pile (R-A-358)."""
    primates = turn.table.box.projects["primates"]
    if primates in turn.table.base_pile:
        await take_base_project(turn, [primates])
        if primates in turn.me.hand:
            turn.me.known[primates] = ALL_SEATS  # everybody can tell which one it is


async def take_base_project(turn: Turn, among: list[Project]) -> None:
    """Take a base project from the pile into the hand, or none."""
    if not among:
        return
    in_order = sorted(among, key=lambda project: project.number)
    turn.table.journal.reveal()  # the player looks through the pile
    project = await turn.choose(WHICH_BASE_PROJECT, lambda _: [None, *in_order])
    if project is None:
        return
    turn.table.base_pile = tuple(card for card in turn.table.base_pile if card is not project)
    turn.me.hand.append(project)
    turn.tell("ark_nova.event.takes_base_project")
    turn.table.journal.tell_only((turn.me.seat,), "ark_nova.event.takes", player=turn.me.player, card=project)


async def resistance(turn: Turn, ability: Ability, source: str) -> None:
    """Draw two final scoring cards, keep one, put the other under the pile (R-A-378)."""
    me, table = turn.me, turn.table
    me.final_choice = tuple(table.final_pile.pop() for _ in range(min(2, len(table.final_pile))))
    if not me.final_choice:
        return
    turn.tell("ark_nova.event.draws_final", cards=len(me.final_choice))
    table.journal.reveal()
    kept = await Decision(me.seat, WHICH_FINAL_CARD, me.final_choice[:])
    me.final_cards.append(kept)
    table.final_pile[:0] = [card for card in me.final_choice if card is not kept]
    me.final_choice = ()


async def sunbathing(turn: Turn, ability: Ability, source: str) -> None:
    """Sell hand cards for 4 money each (R-A-384)."""
    await sell_cards(turn, ability.number)


async def sell_cards(turn: Turn, cards: int) -> None:
    """Sell up to some hand cards."""
    for prompt in steps_of(WHAT_TO_SELL, cards):
        card = await choose_hand_card(turn, prompt)
        if card is None:
            return
        discard_from_hand(turn, turn.me, card)
        gain_money(turn.table, turn.me, SUNBATHING_PRICE)


async def pouch(turn: Turn, ability: Ability, source: str) -> None:
    """Put hand cards under the animal for 2 appeal each (R-A-376)."""
    await pouch_cards(turn, ability.number, source)


async def pouch_cards(turn: Turn, cards: int, under: str) -> None:
    """Put up to some hand cards face down under a card or the map (R-A-377)."""
    me = turn.me
    for prompt in steps_of(WHAT_TO_POUCH, cards):
        card = await choose_hand_card(turn, prompt)
        if card is None:
            return
        me.take_from_hand(card)
        me.pouches.append((under, card))
        turn.tell("ark_nova.event.pouches")
        gain_appeal(turn.table, me, POUCH_APPEAL)


async def choose_hand_card(turn: Turn, prompt: Message) -> Card | None:
    """Choose a hand card, or none."""
    if not turn.me.hand:
        return None
    return await turn.choose(prompt, lambda turn: [None, *turn.me.hand])
