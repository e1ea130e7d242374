"""Plans: what several picks of one turn would come to, told before any of them is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from menagerie.bots.preview import HasSlips
from menagerie.kernel.errors import IllegalPick
from menagerie.server.messages.plans import PlanInfo, PlannedStep, RefusedWish
from menagerie.server.position import text
from menagerie.server.refusals import WrongMoment

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.kernel.decision import Decision, Obstacles
    from menagerie.kernel.game import Game
    from menagerie.kernel.journal import Journal


class Step(Protocol):
    """Something that would happen."""

    @property
    def key(self) -> str:
        """What clients call it."""
        ...

    @property
    def instead(self) -> Sequence[str]:
        """What else could be done with the same thing, if it came first."""
        ...


class Plan(Protocol):
    """What taking an option and then following the wishes would come to."""

    @property
    def picks(self) -> Sequence[str]:
        """The options to take, one after the other."""
        ...

    @property
    def steps(self) -> Sequence[Step]:
        """Everything that would happen, picked or not."""
        ...

    @property
    def asides(self) -> Sequence[Step]:
        """What is asked along the way besides the steps, with what could be answered; no key where no wish says it."""
        ...

    @property
    def refused(self) -> Mapping[str, Obstacles]:
        """The wishes that cannot be granted, and why."""
        ...

    @property
    def complete(self) -> bool:
        """Whether nothing is left to choose."""
        ...

    @property
    def table(self) -> Any:
        """The table as it would be."""
        ...

    @property
    def told(self) -> Journal:
        """What would be told."""
        ...


@runtime_checkable
class HasPlans(Protocol):
    """Rules of a game in which several picks of a turn make one plan."""

    def plan(self, table: Any, seat: int, option: Any, wishes: Sequence[str]) -> Plan | None:
        """Try an option and the wishes that follow; None if nothing can be planned ahead with this option."""
        ...


def plan(game: Game, decision: Decision[Any], key: str, wishes: Sequence[str]) -> PlanInfo:
    """Try an option and the wishes that follow, and tell what comes of it."""
    if key not in decision.keys:
        raise IllegalPick("kernel.error.unknown_key", pick=key, allowed=tuple(decision.keys))
    rules, seat = game.rules, decision.seat
    option = decision.options[decision.keys.index(key)]
    found = rules.plan(game.table, seat, option, wishes) if isinstance(rules, HasPlans) else None
    if found is None:
        raise WrongMoment("server.error.no_plan")
    told = found.told.seen_by(seat)
    wasted = rules.slips(game.table, found.table, seat, option, told) if isinstance(rules, HasSlips) else ()
    return PlanInfo(
        number=game.number,
        seat=seat,
        key=key,
        wishes=list(wishes),
        picks=list(found.picks),
        steps=[PlannedStep(key=step.key, instead=list(step.instead)) for step in found.steps],
        asides=[PlannedStep(key=step.key, instead=list(step.instead)) for step in found.asides],
        refused=[
            RefusedWish(key=wish, obstacles=[text(obstacle) for obstacle in obstacles])
            for wish, obstacles in found.refused.items()
        ],
        complete=found.complete,
        before=rules.gauges(game.table, seat),
        after=rules.gauges(found.table, seat),
        view=rules.view(found.table, seat),
        events=[text(event.message) for event in told],
        slips=[text(slip) for slip in wasted],
    )
