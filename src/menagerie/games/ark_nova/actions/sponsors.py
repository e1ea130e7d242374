"""Sponsors: play sponsors, or advance the break token for money."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, TypeVar

from menagerie.games.ark_nova.action_cards import SPONSORS, ActionCard
from menagerie.games.ark_nova.breaks import advance_break_token, has_break_token
from menagerie.games.ark_nova.cards import Sponsor
from menagerie.games.ark_nova.display import folder_of
from menagerie.games.ark_nova.sponsoring import considered_sponsors, level_of, play_sponsor, playable_sponsors
from menagerie.games.ark_nova.tracks import gain_money
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.games.ark_nova.turn import Turn
    from menagerie.kernel.decision import Obstacles

WHICH_SPONSOR = Message("ark_nova.prompt.sponsor")


class BreakForMoney:
    """Advance the break token, if there is one, and gain money."""

    __slots__ = ("message", "money", "steps")
    key: ClassVar[str] = "break"

    def __init__(self, steps: int, money: int, has_token: bool = True) -> None:
        self.steps = steps
        self.money = money
        key = "ark_nova.choice.break" if has_token else "ark_nova.choice.only_money"
        self.message = Message(key, steps=steps, money=money)


break_for_money = cache(BreakForMoney)

Kind = TypeVar("Kind", bound="SponsorsCard")


class SponsorsCard(ActionCard):
    """A side of a Sponsors card."""

    __slots__ = ("from_display", "money_per_step", "more_level", "several_sponsors")
    action = SPONSORS
    may_play = (Sponsor,)

    def __init__(
        self,
        more_level: int,
        money_per_step: int,
        *,
        several_sponsors: bool = False,
        from_display: bool = False,
        upgrade: SponsorsCard | None = None,
    ) -> None:
        super().__init__(upgrade)
        self.more_level = more_level  # on top of the strength
        self.money_per_step = money_per_step  # of the break token (R-A-265, R-A-267)
        self.several_sponsors = several_sponsors
        self.from_display = from_display

    def like(self, kind: type[Kind]) -> Kind:
        """Return a card of another kind with the same figures."""
        return kind(
            self.more_level,
            self.money_per_step,
            several_sponsors=self.several_sponsors,
            from_display=self.from_display,
            upgrade=self.upgrade,
        )

    def room(self, strength: int) -> int:
        """Return the levels that may be played (R-A-264, R-A-266)."""
        return strength + self.more_level

    def allows(self, strength: int) -> tuple[Message, ...]:
        """Return which levels may be played, and what the break token brings instead."""
        word = "sponsors" if self.several_sponsors else "sponsor"
        money = strength * self.money_per_step
        return (Message(f"ark_nova.allows.{word}", level=self.room(strength), money=money),)

    def possible(self, turn: Turn, strength: int) -> Sequence[Sponsor | BreakForMoney]:
        """List the sponsors that can be played, and the break token for money."""
        return [*playable_sponsors(turn, self.room(strength), self), self.rest(turn, strength)]

    def rest(self, turn: Turn, strength: int) -> BreakForMoney:
        """Return what may be done instead of playing sponsors."""
        return break_for_money(
            self.moves_break_token(strength), self.money_per_step * strength, has_break_token(turn.table)
        )

    def moves_break_token(self, strength: int) -> int:
        """Return the steps that may be taken for money instead of a sponsor (R-A-265)."""
        return strength

    def least_strength(self, turn: Turn) -> int | None:
        """Return the least strength; there is always the money."""
        return 1

    def obstacles(self, turn: Turn) -> Obstacles:
        """Nothing stands in the way of the money."""
        return NONE

    async def do(self, turn: Turn, strength: int) -> None:
        """Play sponsors up to the strength, or advance the break token for money, never both (R-A-264 to R-A-268)."""
        room = self.room(strength)
        rest = self.rest(turn, strength)
        played: list[Sponsor] = []

        def options(turn: Turn) -> list[Sponsor | BreakForMoney | None]:
            first: list[Sponsor | BreakForMoney | None] = [None] if played else [rest]
            return [*first, *playable_sponsors(turn, room, self)]

        while not played or self.several_sponsors:
            chosen = await turn.choose(WHICH_SPONSOR, options, considered_sponsors, turn, room, self)
            if isinstance(chosen, BreakForMoney):
                advance_break_token(turn, chosen.steps)
                gain_money(turn.table, turn.me, chosen.money)  # R-A-269
                break
            if chosen is None:
                break
            played.append(chosen)
            room -= level_of(turn.me, chosen)
            await play_sponsor(turn, chosen, folder_of(turn.table, chosen))
