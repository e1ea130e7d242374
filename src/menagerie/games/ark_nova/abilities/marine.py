"""Abilities and reef effects of Marine Worlds."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.abilities.on_maps import return_worker, shark_attack
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.cards import Sponsor
from menagerie.games.ark_nova.cut_down import cut_down
from menagerie.games.ark_nova.display import (
    discard_from_hand,
    on_display,
    search,
    shows,
    take_card,
    take_from_display,
    take_one_revealed,
)
from menagerie.games.ark_nova.final_scoring import adapt
from menagerie.games.ark_nova.icons import PRIMATE, REPTILE, SCIENCE, SEA_ANIMAL
from menagerie.games.ark_nova.marks import mark
from menagerie.games.ark_nova.printed_bonus import bonus
from menagerie.games.ark_nova.sponsoring import sponsor_for_money
from menagerie.games.ark_nova.steps import steps_of
from menagerie.games.ark_nova.tracks import (
    HIGHEST_X_TOKENS,
    gain_appeal,
    gain_conservation,
    gain_money,
    gain_reputation,
    gain_x_tokens,
    pay,
)
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Ability
    from menagerie.games.ark_nova.turn import Turn

TRADE_MONEY = 5
GLIDE_REWARDS = [bonus("reputation", 1, False), bonus("appeal", 2, False), bonus("kiosk", 1, False)]  # R-A-653
SCIENCE_EACH = 2  # research icons for a point of reputation (R-A-682)
WHAT_TO_TRADE = Message("ark_nova.prompt.trade")
WHAT_TO_GLIDE = Message("ark_nova.prompt.glide")
WHICH_REWARD = Message("ark_nova.prompt.threshold")
WHICH_SPONSOR = Message("ark_nova.prompt.take_revealed_sponsor")


class Trade:
    """Give one thing for another: an X-token or money for money, an X-token or reputation."""

    __slots__ = ("gained", "given", "key", "message")

    def __init__(self, given: str, gained: str, money: int) -> None:
        self.given = given
        self.gained = gained
        self.key = f"{given}-for-{gained}"
        self.message = Message(f"ark_nova.choice.trade_{given}_for_{gained}", money=money)


trade_of = cache(Trade)
X_FOR_MONEY, MONEY_FOR_X = trade_of("x_token", "money", TRADE_MONEY), trade_of("money", "x_token", TRADE_MONEY)


def possible_trades(turn: Turn, trades: tuple[Trade, ...] = (X_FOR_MONEY, MONEY_FOR_X)) -> list[Trade]:
    """List the trades that the player can make now."""
    me = turn.me
    payable = {"x_token": me.x_tokens > 0, "money": turn.can_pay(TRADE_MONEY)}
    full = me.x_tokens >= HIGHEST_X_TOKENS
    return [trade for trade in trades if payable[trade.given] and not (trade.gained == "x_token" and full)]


async def make_trade(turn: Turn, trade: Trade) -> None:
    """Give and gain."""
    table, me = turn.table, turn.me
    if trade.given == "x_token":
        me.x_tokens -= 1
        turn.tell("ark_nova.event.spends_x_tokens", amount=1)
    else:
        pay(table, me, TRADE_MONEY)
    if trade.gained == "money":
        gain_money(table, me, TRADE_MONEY)
    elif trade.gained == "x_token":
        gain_x_tokens(table, me, 1)
    else:
        await gain_reputation(turn, 1)


async def trade(turn: Turn, ability: Ability, source: str) -> None:
    """Trade an X-token for 5 money or the other way round, or not (R-A-663)."""
    if possible_trades(turn):
        way = await turn.choose(WHAT_TO_TRADE, lambda turn: [None, *possible_trades(turn)])
        if way is not None:
            await make_trade(turn, way)


# --- cards ---


async def sea_animal_magnet(turn: Turn, ability: Ability, source: str) -> None:
    """Take every card of the display that shows a sea animal (R-A-660)."""
    for card in on_display(turn.table):
        if shows(card, SEA_ANIMAL):
            take_from_display(turn, card)


async def glide(turn: Turn, ability: Ability, source: str) -> None:
    """Discard hand cards; each sea animal icon on them brings a reward (R-A-653)."""
    for prompt in steps_of(WHAT_TO_GLIDE, ability.number):
        if not turn.me.hand:
            return
        card = await turn.choose(prompt, lambda turn: [None, *turn.me.hand])
        if card is None:
            return
        discard_from_hand(turn, turn.me, card)
        for _ in range(getattr(card, "icons", ()).count(SEA_ANIMAL)):
            await gain_bonus(turn, await turn.choose(WHICH_REWARD, lambda _: GLIDE_REWARDS))


async def scuba_dive(turn: Turn, ability: Ability, source: str) -> None:
    """Reveal a card for each sea animal and reptile icon in the zoo, take a sponsor (R-A-659)."""
    icons = turn.me.icons
    await dive(turn, ability.number or icons[SEA_ANIMAL.index] + icons[REPTILE.index])


async def dive(turn: Turn, cards: int) -> None:
    """Reveal cards, take a sponsor, discard the rest."""
    await take_one_revealed(turn, cards, Sponsor, WHICH_SPONSOR)


async def monkey_gang(turn: Turn, ability: Ability, source: str) -> None:
    """Find the next card with a primate in the deck (R-A-658)."""
    search(turn, PRIMATE)


async def search_icon(turn: Turn, ability: Ability, source: str) -> None:
    """Find the next card with an icon in the deck (R-A-683)."""
    assert ability.icon is not None
    search(turn, ability.icon)


async def take_one(turn: Turn, ability: Ability, source: str) -> None:
    """Take a card from the deck or within range."""
    await take_card(turn)


# --- the rest ---


async def marketing(turn: Turn, ability: Ability, source: str) -> None:
    """Play a sponsor from the hand for money, or not (R-A-657)."""
    await sponsor_for_money(turn)


async def camouflage(turn: Turn, ability: Ability, source: str) -> None:
    """Animals played later in this turn may ignore a condition (R-A-650)."""
    turn.waived += 1


async def mark_one(turn: Turn, ability: Ability, source: str) -> None:
    """Mark an animal of the display (R-A-654)."""
    await mark(turn)


async def extra_shift(turn: Turn, ability: Ability, source: str) -> None:
    """Take a worker back, or not (R-A-652)."""
    await return_worker(turn)


async def attack(turn: Turn, ability: Ability, source: str) -> None:
    """Discard animals of the display for half of their appeal (R-A-661)."""
    await shark_attack(turn, ability.number)


async def cut(turn: Turn, ability: Ability, source: str) -> None:
    """Remove an empty enclosure, or not (R-A-651)."""
    await cut_down(turn)


async def adapt_cards(turn: Turn, ability: Ability, source: str) -> None:
    """Draw final scoring cards and discard as many (R-A-649)."""
    await adapt(turn, ability.number)


async def appeal(turn: Turn, ability: Ability, source: str) -> None:
    """Gain appeal."""
    gain_appeal(turn.table, turn.me, ability.number)


async def money(turn: Turn, ability: Ability, source: str) -> None:
    """Gain money."""
    gain_money(turn.table, turn.me, ability.number)


async def x_tokens(turn: Turn, ability: Ability, source: str) -> None:
    """Gain X-tokens."""
    gain_x_tokens(turn.table, turn.me, ability.number)


async def reputation(turn: Turn, ability: Ability, source: str) -> None:
    """Gain reputation."""
    await gain_reputation(turn, ability.number)


async def conservation(turn: Turn, ability: Ability, source: str) -> None:
    """Gain conservation points."""
    await gain_conservation(turn, ability.number)


async def research_reputation(turn: Turn, ability: Ability, source: str) -> None:
    """Gain a point of reputation for every two research icons (R-A-682)."""
    await gain_reputation(turn, turn.me.icons[SCIENCE.index] // SCIENCE_EACH)
