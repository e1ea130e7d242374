"""Interactive abilities: venom, constriction and pilfering."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.action_cards import SLOTS
from menagerie.games.ark_nova.printed.board import APPEAL
from menagerie.games.ark_nova.standing_effects import protectors
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.cards import Ability
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

PILFERED_MONEY = 5


def can_be_hit(zoo: Zoo) -> bool:
    """Whether a player can be affected: nobody with less than 5 appeal, and nobody immune (R-A-385, R-A-387)."""
    return zoo.appeal >= APPEAL.attacked_from and not protectors(zoo)


def by_appeal(zoo: Zoo) -> int:
    """Rank a zoo by its appeal."""
    return zoo.appeal


def by_conservation(zoo: Zoo) -> int:
    """Rank a zoo by its conservation points."""
    return zoo.conservation


def leading_victims(turn: Turn, rank: Callable[[Zoo], int], left_out: int = 0) -> list[Zoo]:
    """List the leaders of a track; markers of those who cannot be hit are ignored (R-A-388, R-A-408, R-A-409).

    `left_out` is how much of the player's own rank does not count. The journal tells who is protected.
    """
    own = rank(turn.me) - left_out
    rivals = [zoo for zoo in turn.table.others(turn.me.seat) if can_be_hit(zoo)]
    most = max([own, *(rank(zoo) for zoo in rivals)])
    for zoo in turn.table.others(turn.me.seat):
        if rank(zoo) >= most:
            hits(turn, zoo)
    return [zoo for zoo in rivals if rank(zoo) == most]


def hits(turn: Turn, victim: Zoo) -> bool:
    """Whether an ability hits a player; if a sponsor prevents it, the journal says so."""
    if victim.appeal >= APPEAL.attacked_from:
        for sponsor in protectors(victim):
            turn.table.journal.tell("ark_nova.event.sponsor_rule", player=victim.player, sponsor=sponsor)
    return can_be_hit(victim)


async def choose_victim(turn: Turn, ability: Ability, victims: list[Zoo]) -> Zoo:
    """Let the player choose one of several victims who tie (R-A-409, R-A-420)."""
    prompt = Message("ark_nova.prompt.victim", ability=ability.title)
    chosen = await Decision(turn.me.seat, prompt, [zoo.player for zoo in victims])
    return turn.table.changing(chosen.seat)


async def venom(turn: Turn, ability: Ability, source: str) -> None:
    """Everybody ahead on appeal gets venom tokens on their lowest slots (R-A-389 to R-A-391)."""
    for zoo in turn.table.others(turn.me.seat):
        if zoo.appeal > turn.me.appeal and hits(turn, zoo):
            venom = turn.table.changing(zoo.seat).venom
            for card in zoo.row[: ability.number]:
                venom[card.index] = True
            turn.tell("ark_nova.event.venom", victim=zoo.player, slots=ability.number)


async def constriction(turn: Turn, ability: Ability, source: str) -> None:
    """Everybody ahead on appeal or conservation gets a token per track on their highest slots (R-A-399 to R-A-402)."""
    me = turn.me
    for zoo in turn.table.others(me.seat):
        tokens = (zoo.appeal > me.appeal) + (zoo.conservation > me.conservation)
        if tokens and hits(turn, zoo):
            constricted = turn.table.changing(zoo.seat).constriction
            for card in zoo.row[SLOTS - tokens :]:
                constricted[card.index] = True
            turn.tell("ark_nova.event.constriction", victim=zoo.player, tokens=tokens)


async def pilfering(turn: Turn, ability: Ability, source: str) -> None:
    """The leader on appeal, with Pilfering 2 also that on conservation, gives money or a card (R-A-418, R-A-419)."""
    await pilfer(turn, ability, by_appeal)
    if ability.number == 2:
        await pilfer(turn, ability, by_conservation)


async def pilfer(turn: Turn, ability: Ability, rank: Callable[[Zoo], int]) -> None:
    """Let the leader of a track give five money or a card, as they like (R-A-420 to R-A-426)."""
    victims = [zoo for zoo in leading_victims(turn, rank) if rank(zoo) > 0]
    if not victims:
        return
    victim = await choose_victim(turn, ability, victims)
    gift = await Decision(victim.seat, Message("ark_nova.prompt.give", thief=turn.me.player), ways_to_give(victim))
    if gift is Gift.MONEY:
        money = min(PILFERED_MONEY, victim.money)  # R-A-424: with no card, whatever is left
        victim.money -= money
        turn.me.money += money
        turn.tell("ark_nova.event.pilfers_money", victim=victim.player, amount=money)
    else:
        take_random_card(turn, victim)


class Gift(Enum):
    """What a victim of pilfering gives."""

    MONEY = "money"
    CARD = "card"

    @property
    def message(self) -> Message:
        """Name the gift."""
        return Message(f"ark_nova.choice.give_{self.value}")


def ways_to_give(victim: Zoo) -> list[Gift]:
    """List what a victim can give: five money or a card; whoever has neither gives all their money."""
    if not victim.hand:
        return [Gift.MONEY]
    return [Gift.MONEY, Gift.CARD] if victim.money >= PILFERED_MONEY else [Gift.CARD]


def take_random_card(turn: Turn, victim: Zoo) -> None:
    """Draw a random card from a victim's hand; what others knew of that hand no longer holds."""
    me, table = turn.me, turn.table
    both = 1 << me.seat | 1 << victim.seat
    card = table.chance.pick(victim.hand)
    victim.known = {known: seats & both for known, seats in victim.known.items()}
    victim.take_from_hand(card)
    me.hand.append(card)
    me.known[card] = both
    turn.tell("ark_nova.event.pilfers_card", victim=victim.player)
    table.journal.tell_only((me.seat, victim.seat), "ark_nova.event.pilfered", card=card)
    table.journal.reveal()
