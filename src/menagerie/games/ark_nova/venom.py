"""Venom: a turn may only go where its price can be paid in the end, or a token is removed (R-A-393 to R-A-397)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.foresight import Foresight
from menagerie.games.ark_nova.tokens import VENOM_PRICE
from menagerie.games.ark_nova.turn import Turn
from menagerie.kernel.decision import NONE, Decision, answered
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.rules import Rule

VENOM = (Message("ark_nova.obstacle.venom", needed=VENOM_PRICE),)


def obstacles_of_venom(course: Course | None, *wanted: Any) -> Obstacles:
    """Return the obstacle if venom keeps a player from taking these options, one after the other."""
    return NONE if course is None or course.allows(*wanted) else VENOM


class Course:
    """The turn of a player who carries venom."""

    __slots__ = ("act", "asked", "luck", "offer", "risky", "rule", "start", "taken", "turn")

    def __init__(self, table: Table, act: Callable[[Turn], Rule]) -> None:
        self.start = table.clone()
        self.act = act
        self.luck = table.chance
        self.risky = table.zoos[table.current].money < VENOM_PRICE  # the price is not at hand yet
        self.offer: tuple[Decision[Any] | None, Sequence[Any]] = (None, ())
        self.taken: list[int] = []  # the options so far
        self.turn = Turn(table, table.changing(table.current))
        self.turn.course = self
        self.rule = act(self.turn)
        self.asked = answered(self.rule, None)

    async def run(self) -> None:
        """Let the player choose among what may be chosen, until the turn is over."""
        while self.asked is not None:
            asked = self.asked
            option = await self.question(asked)
            self.risky = self.risky or (asked.seat == self.start.current and option not in self.safe(asked))
            self.taken.append(asked.options.index(option))
            self.asked = answered(self.rule, self.taken[-1])

    def question(self, asked: Decision[Any]) -> Decision[Any]:
        """Ask only for what can still be paid; where nothing can, whatever is left is paid (R-A-395, R-A-396)."""
        if asked.seat != self.start.current or self.turn.venom_removed:
            return asked
        allowed = self.allowed(asked)
        if not allowed or len(allowed) == len(asked.options):
            return asked
        return Decision(asked.seat, asked.prompt, allowed, lambda *_: reasons(asked, allowed), *asked.about)

    def allowed(self, asked: Decision[Any]) -> Sequence[Any]:
        """List the options from which some course of the turn settles the venom."""
        safe = self.safe(asked)
        if len(safe) == len(asked.options) or self.is_mixed:
            return safe
        foreseen, taken = self.start.foreseen, tuple(self.taken)
        if taken not in foreseen:
            ahead = self.foresight
            foreseen[taken] = [
                pick for pick, option in enumerate(asked.options) if option in safe or ahead.settles((pick,))
            ]
        return [asked.options[pick] for pick in foreseen[taken]]

    def allows(self, *wanted: Any) -> bool:
        """Whether some course of the turn takes these options as soon as they are offered, and settles the venom."""
        return self.turn.venom_removed or self.is_mixed or self.foresight.settles((), wanted)

    @property
    def foresight(self) -> Foresight:
        """Look ahead from the question that is open."""
        return Foresight(self.start, self.act, self.taken)

    @property
    def is_mixed(self) -> bool:
        """Whether the unseen was mixed in the middle of the turn, which then cannot be replayed as it was."""
        return self.turn.table.chance is not self.luck

    # --- what leaves the price at hand ---

    def can_spare(self, cost: int) -> bool:
        """Whether the price of venom stays at hand when something else is paid."""
        return self.turn.venom_removed or (not self.risky and cost + VENOM_PRICE <= self.turn.me.money)

    def look_out(self, decision: Decision[Any], options: Callable[[Turn], Sequence[Any]]) -> None:
        """Note which options of a question leave the price at hand."""
        self.offer = (decision, options(self.turn.supposing(must_keep=VENOM_PRICE)))

    def safe(self, asked: Decision[Any]) -> Sequence[Any]:
        """List the options that leave the price at hand: what comes after them need not be examined."""
        if self.risky:
            return ()
        decision, safe = self.offer
        return safe if decision is asked else asked.options


def reasons(asked: Decision[Any], allowed: Sequence[Any]) -> Iterator[tuple[Any, Obstacles]]:
    """Go through everything that a question is about; venom stands in the way of what is not allowed."""
    thoughts = list(asked.considered()) or [(option, ()) for option in asked.options]
    for thing, obstacles in thoughts:
        yield thing, VENOM if thing in asked.options and thing not in allowed else obstacles
