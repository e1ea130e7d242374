"""The alternative Sponsors cards of Marine Worlds (R-A-645 to R-A-648)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.abilities.marine import (
    MONEY_FOR_X,
    TRADE_MONEY,
    X_FOR_MONEY,
    Trade,
    make_trade,
    possible_trades,
    trade_of,
)
from menagerie.games.ark_nova.actions.sponsors import WHICH_SPONSOR, BreakForMoney, SponsorsCard, break_for_money
from menagerie.games.ark_nova.breaks import advance_break_token, has_break_token
from menagerie.games.ark_nova.cards import Card, Sponsor
from menagerie.games.ark_nova.display import discard_from_hand, folder_of, on_display, take_from_display
from menagerie.games.ark_nova.sponsoring import (
    affordable_sponsors,
    considered_sponsors,
    level_of,
    play_sponsor,
    playable_sponsors,
)
from menagerie.games.ark_nova.tracks import gain_money
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.turn import Turn

X_FOR_REPUTATION = trade_of("x_token", "reputation", TRADE_MONEY)
MONEY_FOR_REPUTATION = trade_of("money", "reputation", TRADE_MONEY)
ANYTHING_ELSE = Message("ark_nova.prompt.sponsors_extra")
WHICH_TAKEN = Message("ark_nova.prompt.take_sponsor")
WHICH_BOUGHT = Message("ark_nova.prompt.sponsor_for_money")


class Discard:
    """Discard a hand card for something: money, a lower level, a sponsor of the display, or one for money."""

    __slots__ = ("card", "key", "message", "word")

    def __init__(self, card: Card, word: str, amount: int) -> None:
        self.card = card
        self.word = word
        self.key = f"{word}-{card.key}"
        self.message = Message(f"ark_nova.choice.discard_for_{word}", card=card, amount=amount)


discard_for = cache(Discard)


class SponsorsPlay:
    """An action with an alternative Sponsors card, as far as it has come."""

    __slots__ = ("earned", "lowered", "played", "room", "took_break", "used")

    def __init__(self, room: int, earned: int) -> None:
        self.room = room  # levels that may still be played
        self.earned = earned  # money that the player had gained before
        self.played: list[Sponsor] = []
        self.took_break = False
        self.used = False  # what the card allows once in an action
        self.lowered = 0  # levels by which the next sponsor is lower


class SponsorsWithExtra(SponsorsCard):
    """A Sponsors card that allows something more, once in an action, before or after the rest."""

    __slots__ = ()

    def extras(self, turn: Turn, play: SponsorsPlay) -> list[Any]:
        """List what the card allows now."""
        raise NotImplementedError

    async def use(self, turn: Turn, play: SponsorsPlay, extra: Any) -> None:
        """Do it."""
        raise NotImplementedError

    def look_at_money(self, turn: Turn, play: SponsorsPlay) -> None:
        """See whether the action has brought money."""

    async def do(self, turn: Turn, strength: int) -> None:
        """Play sponsors or advance the break token, with what the card allows besides."""
        play = SponsorsPlay(self.room(strength), turn.me.earned)
        rest = break_for_money(
            self.moves_break_token(strength), self.money_per_step * strength, has_break_token(turn.table)
        )

        def options(turn: Turn) -> list[Any]:
            room = play.room + play.lowered
            extras = [] if play.used else self.extras(turn, play)
            return [None if play.played else rest, *playable_sponsors(turn, room, self), *extras]

        while not play.took_break and (not play.played or self.several_sponsors):
            room = play.room + play.lowered
            chosen = await turn.choose(WHICH_SPONSOR, options, considered_sponsors, turn, room, self)
            if chosen is None:
                self.look_at_money(turn, play)  # an aside may have brought some
                return  # what the card allows besides was declined with it
            await self.follow(turn, play, chosen)
            self.look_at_money(turn, play)
        await self.end(turn, play)

    async def follow(self, turn: Turn, play: SponsorsPlay, chosen: Any) -> None:
        """Do what the player has chosen."""
        if isinstance(chosen, BreakForMoney):
            play.took_break = True
            advance_break_token(turn, chosen.steps)
            gain_money(turn.table, turn.me, chosen.money)
        elif isinstance(chosen, Sponsor):
            play.played.append(chosen)
            play.room -= max(0, level_of(turn.me, chosen) - play.lowered)
            play.lowered = 0
            await play_sponsor(turn, chosen, folder_of(turn.table, chosen))
        else:
            play.used = True
            await self.use(turn, play, chosen)

    async def end(self, turn: Turn, play: SponsorsPlay) -> None:
        """Offer what the card allows once more, if it was not used."""
        if play.used or not self.extras(turn, play):
            return
        extra = await turn.choose(ANYTHING_ELSE, lambda turn: [None, *self.extras(turn, play)])
        if extra is not None:
            await self.use(turn, play, extra)
            self.look_at_money(turn, play)


class TradingSponsors(SponsorsWithExtra):
    """Sponsors 1: a trade of X-tokens and money (R-A-645)."""

    __slots__ = ()

    def extras(self, turn: Turn, play: SponsorsPlay) -> list[Trade]:
        """List the trades."""
        more = (X_FOR_REPUTATION, MONEY_FOR_REPUTATION) if self.upgraded else ()
        return possible_trades(turn, (X_FOR_MONEY, MONEY_FOR_X, *more))

    async def use(self, turn: Turn, play: SponsorsPlay, extra: Trade) -> None:
        """Trade."""
        await make_trade(turn, extra)


class EarningSponsors(SponsorsWithExtra):
    """Sponsors 2: money that is gained in the action brings some more (R-A-646)."""

    __slots__ = ("more_money",)
    more_money: int

    def extras(self, turn: Turn, play: SponsorsPlay) -> list[Any]:
        """Nothing is to be chosen."""
        return []

    def look_at_money(self, turn: Turn, play: SponsorsPlay) -> None:
        """Gain more money, once, if the action has brought any."""
        if turn.me.earned > play.earned and not play.used:
            play.used = True
            gain_money(turn.table, turn.me, self.more_money)


class SellingSponsors(SponsorsWithExtra):
    """Sponsors 3: a card is discarded for money, or on side II for levels (R-A-647)."""

    __slots__ = ("levels", "price")
    price: int
    levels: int

    def extras(self, turn: Turn, play: SponsorsPlay) -> list[Discard]:
        """List the cards that may be discarded, and for what."""
        cards = [card for card in turn.me.hand if self.levels or isinstance(card, Sponsor)]
        sales = [discard_for(card, "money", self.price) for card in cards]
        if not self.levels or play.took_break or (play.played and not self.several_sponsors):
            return sales
        lower = playable_sponsors(turn, play.room + self.levels, self)
        return sales + [discard_for(card, "level", self.levels) for card in cards if lower and lower != [card]]

    async def use(self, turn: Turn, play: SponsorsPlay, extra: Discard) -> None:
        """Discard the card."""
        discard_from_hand(turn, turn.me, extra.card)
        if extra.word == "money":
            gain_money(turn.table, turn.me, self.price)
        else:
            play.lowered = self.levels


class SwappingSponsors(SponsorsWithExtra):
    """Sponsors 4, side I: a sponsor is discarded for any one of the display (R-A-648)."""

    __slots__ = ()

    def extras(self, turn: Turn, play: SponsorsPlay) -> list[Discard]:
        """List the sponsors that may be discarded."""
        if not sponsors_on_display(turn):
            return []
        return [discard_for(card, "sponsor", 1) for card in turn.me.hand if isinstance(card, Sponsor)]

    async def use(self, turn: Turn, play: SponsorsPlay, extra: Discard) -> None:
        """Discard the sponsor and take another one."""
        discard_from_hand(turn, turn.me, extra.card)
        take_from_display(turn, await turn.choose(WHICH_TAKEN, sponsors_on_display))


def sponsors_on_display(turn: Turn) -> list[Sponsor]:
    """List the sponsors of the display."""
    return [card for card in on_display(turn.table) if isinstance(card, Sponsor)]


class BuyingSponsors(SponsorsWithExtra):
    """Sponsors 4, side II: with the break a card is discarded to play a sponsor for money (R-A-648)."""

    __slots__ = ()

    def extras(self, turn: Turn, play: SponsorsPlay) -> list[Discard]:
        """List the cards that may be discarded after the break money, while a sponsor can be paid for."""
        if not play.took_break:
            return []
        wanted = affordable_sponsors(turn)
        return [discard_for(card, "purchase", 1) for card in turn.me.hand if wanted and wanted != [card]]

    async def use(self, turn: Turn, play: SponsorsPlay, extra: Discard) -> None:
        """Discard the card and play a sponsor."""
        discard_from_hand(turn, turn.me, extra.card)
        sponsor = await turn.choose(WHICH_BOUGHT, affordable_sponsors)
        await play_sponsor(turn, sponsor, level_of(turn.me, sponsor))


# --- the cards: a side of each from the same side of the standard card, and from its printed figures ---


def sponsors_1(side: SponsorsCard, _: int) -> SponsorsCard:
    """Trade."""
    return side.like(TradingSponsors)


def sponsors_2(side: SponsorsCard, more_money: int) -> SponsorsCard:
    """Earn more money."""
    card = side.like(EarningSponsors)
    card.more_money = more_money
    return card


def sponsors_3(side: SponsorsCard, price: int, levels: int) -> SponsorsCard:
    """Sell a card."""
    card = side.like(SellingSponsors)
    card.price, card.levels = price, levels
    return card


def sponsors_4(side: SponsorsCard, _: int) -> SponsorsCard:
    """Swap a sponsor on side I, buy one on side II."""
    return side.like(BuyingSponsors) if side.upgraded else side.like(SwappingSponsors)


SPONSORS_MAKERS: dict[str, Callable[..., SponsorsCard]] = {
    "sponsors_1": sponsors_1,
    "sponsors_2": sponsors_2,
    "sponsors_3": sponsors_3,
    "sponsors_4": sponsors_4,
}
