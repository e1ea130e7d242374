"""The alternative Association cards of Marine Worlds (R-A-630 to R-A-637)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.action_cards import ASSOCIATION, TABLE_END
from menagerie.games.ark_nova.actions.association import PROJECT, TASKS, AssociationCard, Task, send_workers, value_of
from menagerie.games.ark_nova.actions.association import workers_needed as needed_for
from menagerie.games.ark_nova.display import take_card
from menagerie.games.ark_nova.perform import UseCard, choose_way, perform, take_x_token, ways_to_use, x_token_ways
from menagerie.games.ark_nova.projects import supportable
from menagerie.games.ark_nova.tracks import gain_x_tokens
from menagerie.games.ark_nova.workers import can_hire, hire_worker
from menagerie.games.ark_nova.zoo import replaced
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.perform import UseXToken
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

HIRE_OR_SUPPORT = Message("ark_nova.prompt.hire_or_support")
HOW_MANY_WORKERS = Message("ark_nova.prompt.extra_workers")
WHICH_OTHER_ACTION = Message("ark_nova.prompt.other_action")
ANOTHER_ACTION = Message("ark_nova.bonus.extra_action")


# --- Association 2 ---


class Instead:
    """A way to use a task or the action: hire a worker, support a project, another action, a card."""

    __slots__ = ("key", "message")

    def __init__(self, key: str) -> None:
        self.key = key
        self.message = Message(f"ark_nova.choice.{key}")


HIRE, SUPPORT = Instead("hire"), Instead("support_project")


class HiringAssociation(AssociationCard):
    """Association 2, side I: the project task may hire a worker instead (R-A-632)."""

    __slots__ = ()

    def has_something_to_do(self, turn: Turn, task: Task) -> bool:
        """Whether the board offers anything for a task, or a worker can be hired."""
        return (task is PROJECT and can_hire(turn.me)) or super().has_something_to_do(turn, task)

    async def do_task(self, turn: Turn, task: Task) -> None:
        """Carry out a task; a worker that is hired stays there."""
        if task is PROJECT:

            def options(turn: Turn) -> list[Instead]:
                return [*([SUPPORT] if supportable(turn, self) else []), *([HIRE] if can_hire(turn.me) else [])]

            if await turn.choose(HIRE_OR_SUPPORT, options) is HIRE:
                me = turn.me
                me.workers_on = replaced(me.workers_on, task.index, me.workers_on[task.index] + 1)
                me.workers -= 1  # the one that is just being hired
                await hire_worker(turn)
                return
        await super().do_task(turn, task)


class ExtraWorkers:
    """Send so many more workers than a task needs."""

    __slots__ = ("key", "message", "number")

    def __init__(self, number: int) -> None:
        self.number = number
        self.key = f"workers-{number}"
        self.message = Message("ark_nova.choice.extra_workers", number=number)


extra_workers = cache(ExtraWorkers)


class StaffedAssociation(AssociationCard):
    """Association 2, side II: more workers make a task easier (R-A-633)."""

    __slots__ = ("eased",)
    eased: int

    def value_here(self, zoo: Zoo, task: Task) -> int:
        """Return the strength that a task takes if all workers go there."""
        needed = needed_for(zoo, task) or 0
        return max(0, value_of(zoo, task) - self.eased * max(0, zoo.workers - needed))

    def least_strength(self, turn: Turn) -> int | None:
        """Return the least strength that any task takes, with all workers."""
        values = [self.value_here(turn.me, task) for task in TASKS if self.can_do(turn, task)]
        return max(1, min(values)) if values else None

    async def send(self, turn: Turn, task: Task, room: int) -> int:
        """Let the player choose how many more workers go to a task."""
        me = turn.me
        value, spare = value_of(me, task), me.workers - (needed_for(me, task) or 0)
        least = max(0, -(-(value - room) // self.eased))
        most = max(least, min(spare, -(-value // self.eased)))
        more = await turn.choose(HOW_MANY_WORKERS, lambda _: [extra_workers(i) for i in range(least, most + 1)])
        send_workers(turn, task)
        if more.number:
            me.workers -= more.number
            me.workers_on = replaced(me.workers_on, task.index, me.workers_on[task.index] + more.number)
            turn.tell("ark_nova.event.extra_workers", workers=more.number)
        return max(0, value - self.eased * more.number)


# --- Association 3 ---


class SparingAssociation(AssociationCard):
    """Association 3, side I: strength to spare brings an X-token (R-A-634)."""

    __slots__ = ("tokens",)
    tokens: int

    def does_the_same(self, strength: int) -> bool:
        """Whether neither a task nor the X-token needs that much."""
        return strength > TABLE_END + 1

    def finish_task(self, turn: Turn, to_spare: int) -> None:
        """Gain an X-token if the strength was higher than the value of the task."""
        if to_spare > 0:
            gain_x_tokens(turn.table, turn.me, self.tokens)


# --- Association 4 ---


OTHER_ACTION, CARD = Instead("other_action"), Instead("card_instead")


class YieldingAssociation(AssociationCard):
    """Association 4, side I: a strong action may be given up for another one (R-A-636)."""

    __slots__ = ("yields_from",)
    yields_from: int

    def least_strength(self, turn: Turn) -> int | None:
        """Return the value of the cheapest task, or the strength for another action."""
        least = super().least_strength(turn)
        return self.yields_from if least is None else min(least, self.yields_from)

    def other_ways(self, turn: Turn, strength: int, done: list[Task]) -> list[Any]:
        """Offer another action instead of everything else."""
        return [OTHER_ACTION] if strength >= self.yields_from and not done else []

    async def do_otherwise(self, turn: Turn, way: Any) -> None:
        """Let another action follow, once this card has moved."""
        turn.after.append(Due("other_action", ANOTHER_ACTION, effects.ALL, effects.ALL, perform_other_action, turn))


async def perform_other_action(turn: Turn) -> None:
    """Perform an action with another card, or the X-token action."""

    def options(turn: Turn) -> list[UseCard | UseXToken | None]:
        others = [action for action in turn.me.row if action is not ASSOCIATION]
        tokens = [way for way in x_token_ways(turn) if way.action is not ASSOCIATION]
        return [*ways_to_use(turn, turn.me, others), *tokens] or [None]

    way = await choose_way(turn, WHICH_OTHER_ACTION, options)
    if isinstance(way, UseCard):
        await perform(turn, way.action, way.x_tokens)
    elif way is not None:
        take_x_token(turn, way.action)


class CardAssociation(AssociationCard):
    """Association 4, side II: a card may be taken instead of a donation (R-A-637)."""

    __slots__ = ()

    def other_ways(self, turn: Turn, strength: int, done: list[Task]) -> list[Any]:
        """Offer a card beside the donation, after a task."""
        return [*super().other_ways(turn, strength, done), *([CARD] if done else [])]

    async def do_otherwise(self, turn: Turn, way: Any) -> None:
        """Take the card, or donate."""
        if way is CARD:
            await take_card(turn)
        else:
            await super().do_otherwise(turn, way)


# --- the cards: a side of each from the same side of the standard card, and from its printed figures ---


def association_1(side: AssociationCard, partner_zoos: int, universities: int) -> AssociationCard:
    """Take partner zoos and universities from the supply."""
    card = side.like(AssociationCard)
    card.supplies_partner_zoos = bool(partner_zoos)
    card.supplies_universities = bool(universities)
    return card


def association_2(side: AssociationCard, figure: int) -> AssociationCard:
    """Hire a worker on side I, send more of them on side II."""
    if not side.upgraded:
        return side.like(HiringAssociation)
    card = side.like(StaffedAssociation)
    card.eased, card.weakest = figure, 1
    return card


def association_3(side: AssociationCard, figure: int) -> AssociationCard:
    """Spare strength for an X-token on side I, count X-tokens for a donation on side II."""
    if side.upgraded:
        cheaper = side.like(AssociationCard)
        cheaper.token_discount = figure
        return cheaper
    card = side.like(SparingAssociation)
    card.tokens = figure
    return card


def association_4(side: AssociationCard, figure: int) -> AssociationCard:
    """Give the action up on side I, take a card on side II."""
    if side.upgraded:
        return side.like(CardAssociation)
    card = side.like(YieldingAssociation)
    card.yields_from = figure
    return card


ASSOCIATION_MAKERS: dict[str, Callable[..., AssociationCard]] = {
    "association_1": association_1,
    "association_2": association_2,
    "association_3": association_3,
    "association_4": association_4,
}
