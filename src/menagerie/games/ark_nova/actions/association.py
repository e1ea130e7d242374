"""Association: send workers to tasks; on side II to several, and donate."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from menagerie.games.ark_nova.action_cards import ASSOCIATION, TABLE_END, ActionCard, too_weak
from menagerie.games.ark_nova.association import (
    donate,
    donation_price,
    free_partner_zoos,
    free_universities,
    obstacles_to_partner_zoos,
    take_partner_zoo,
    take_university,
)
from menagerie.games.ark_nova.cards import Project
from menagerie.games.ark_nova.printed.board import ASSOCIATION as BOARD
from menagerie.games.ark_nova.printed.board import TASKS as VALUES
from menagerie.games.ark_nova.projects import support_project, supportable
from menagerie.games.ark_nova.standing_effects import project_task_value, tell_of_task_value
from menagerie.games.ark_nova.tracks import gain_reputation
from menagerie.games.ark_nova.zoo import replaced
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

MOST_BEFORE = 1  # workers on a task to which more can go
WHICH_TASK = Message("ark_nova.prompt.task")


class Task:
    """A task of the Association board (R-A-201)."""

    __slots__ = ("index", "key", "message", "value")

    def __init__(self, index: int, key: str, value: int) -> None:
        self.index = index
        self.key = key
        self.value = value
        self.message = Message(f"ark_nova.task.{key}", value=value)

    def __repr__(self) -> str:
        return self.key


REPUTATION, PARTNER_ZOO, UNIVERSITY, PROJECT = TASKS = (
    Task(0, "reputation", VALUES.reputation),
    Task(1, "partner_zoo", VALUES.partner_zoo),
    Task(2, "university", VALUES.university),
    Task(3, "project", VALUES.project),
)


class Donation:
    """Make a donation, as the last step of the action (R-A-223)."""

    __slots__ = ("message",)
    key: ClassVar[str] = "donation"

    def __init__(self, cost: int) -> None:
        self.message = Message("ark_nova.choice.donation", cost=cost)


donation = cache(Donation)


def value_of(zoo: Zoo, task: Task) -> int:
    """Return the strength that a task takes."""
    return project_task_value(zoo, task.value) if task is PROJECT else task.value


def workers_needed(zoo: Zoo, task: Task) -> int | None:
    """Return the workers a task takes: one, or two if one is there; None if no more can go (R-A-202 to R-A-204)."""
    there = zoo.workers_on[task.index]
    return there + 1 if there <= MOST_BEFORE else None


def obstacles_to_sending(zoo: Zoo, task: Task, room: int, value: int) -> Obstacles:
    """Return what keeps workers from going to a task: too little strength, or too few of them (R-A-202 to R-A-204)."""
    reasons = []
    if value > room:
        reasons.append(too_weak(ASSOCIATION, value, room))
    needed = workers_needed(zoo, task)
    if needed is None:
        reasons.append(Message("ark_nova.obstacle.workers_there"))
    elif zoo.workers < needed:
        reasons.append(Message("ark_nova.obstacle.workers", needed=needed, there=zoo.workers))
    return tuple(reasons)


Kind = TypeVar("Kind", bound="AssociationCard")


class AssociationCard(ActionCard):
    """A side of an Association card."""

    __slots__ = (
        *("from_display", "may_donate", "on_the_board", "partner_zoos", "several_tasks", "supplies_partner_zoos"),
        *("supplies_universities", "token_discount"),
    )
    action = ASSOCIATION
    may_play = (Project,)

    def __init__(
        self,
        partner_zoos: int,
        *,
        several_tasks: bool = False,
        from_display: bool = False,
        may_donate: bool = False,
        upgrade: AssociationCard | None = None,
    ) -> None:
        super().__init__(upgrade)
        self.weakest = min(task.value for task in TASKS)
        self.partner_zoos = partner_zoos  # at most in the zoo (R-A-044, R-A-211)
        self.several_tasks = several_tasks
        self.from_display = from_display  # projects may come from there (R-A-220)
        self.may_donate = may_donate
        self.supplies_partner_zoos = False  # they come from the supply, even twice (R-A-630)
        self.supplies_universities = False
        self.token_discount = 0  # on a donation, for each X-token (R-A-635)
        self.on_the_board: AssociationCard = self  # what counts where a bonus takes a partner zoo from the board

    def like(self, kind: type[Kind]) -> Kind:
        """Return a card of another kind with the same figures."""
        card = kind(
            self.partner_zoos,
            several_tasks=self.several_tasks,
            from_display=self.from_display,
            may_donate=self.may_donate,
            upgrade=self.upgrade,
        )
        card.on_the_board = self.on_the_board
        return card

    def allows(self, strength: int) -> tuple[Message, ...]:
        """Return which tasks can be done."""
        return (Message(f"ark_nova.allows.{'tasks' if self.several_tasks else 'task'}", strength=strength),)

    def possible(self, turn: Turn, strength: int) -> Sequence[Any]:
        """List the tasks that can be done, and what may be done instead."""
        tasks = [task for task in TASKS if not self.obstacles_to_task(turn, task, strength, [])]
        return [*tasks, *self.other_ways(turn, strength, [])]

    def does_the_same(self, strength: int) -> bool:
        """Whether no task needs that much."""
        return not self.several_tasks and strength > TABLE_END

    def least_strength(self, turn: Turn) -> int | None:
        """Return the value of the cheapest task that can be done."""
        me = turn.me
        if not me.workers:
            return None
        for task in TASKS:  # the cheapest first
            if self.can_do(turn, task):
                return task.value if task is not PROJECT else value_of(me, task)
        return None

    def obstacles(self, turn: Turn) -> Obstacles:
        """Return why no task can be done."""
        if not turn.me.workers:
            return (Message("ark_nova.obstacle.no_worker"),)
        return (Message("ark_nova.obstacle.no_task"),)

    # --- what can be done ---

    def has_something_to_do(self, turn: Turn, task: Task) -> bool:
        """Whether the board offers anything for a task."""
        table, me = turn.table, turn.me
        if task is PARTNER_ZOO:
            return bool(free_partner_zoos(table, me, self))  # R-A-212
        if task is UNIVERSITY:
            return bool(free_universities(table, me, self))
        return task is REPUTATION or bool(supportable(turn, self))

    def can_do(self, turn: Turn, task: Task) -> bool:
        """Whether workers can go to a task and find something to do."""
        me = turn.me
        there = me.workers_on[task.index]
        if there > MOST_BEFORE or me.workers <= there:
            return False  # the next ones are one more than are there (R-A-202 to R-A-204)
        return task is REPUTATION or self.has_something_to_do(turn, task)

    def obstacles_to_task(self, turn: Turn, task: Task, room: int, done: list[Task]) -> Obstacles:
        """List everything that keeps a task from being done."""
        me = turn.me
        reasons: list[Message] = []
        if task in done:
            reasons.append(Message("ark_nova.obstacle.task_done"))
        reasons += obstacles_to_sending(me, task, room, self.value_here(me, task))
        if not self.has_something_to_do(turn, task):
            full = obstacles_to_partner_zoos(me, self) if task is PARTNER_ZOO else NONE
            reasons += full or (Message(f"ark_nova.obstacle.nothing_for_{task.key}"),)
        return tuple(reasons)

    def obstacles_to_donation(self, turn: Turn, done: list[Task]) -> Obstacles:
        """A donation needs side II, a task before it, and the money (R-A-221, R-A-222)."""
        reasons = []
        if not self.may_donate:
            reasons.append(Message("ark_nova.obstacle.donation_side_2"))
        if not done:
            reasons.append(Message("ark_nova.obstacle.donation_first"))
        cost = donation_price(turn, self)
        if not turn.can_pay(cost):
            reasons.append(Message("ark_nova.obstacle.costs", needed=cost, there=turn.me.money))
        return tuple(reasons)

    def considered_tasks(self, turn: Turn, room: int, done: list[Task]) -> Iterator[tuple[object, Obstacles]]:
        """Go through every task and the donation, with what stands in the way."""
        for task in TASKS:
            yield task, self.obstacles_to_task(turn, task, room, done)
        yield donation(donation_price(turn, self)), self.obstacles_to_donation(turn, done)

    # --- doing it ---

    async def do(self, turn: Turn, strength: int) -> None:
        """Do one task on side I, several different ones and a donation on side II (R-A-198 to R-A-200, R-A-221)."""
        done: list[Task] = []
        room = strength

        def options(turn: Turn) -> list[Any]:
            me = turn.me
            tasks = [
                task
                for task in TASKS
                if task not in done
                and (task.value <= room or self.value_here(me, task) <= room)
                and self.can_do(turn, task)
            ]
            others = self.other_ways(turn, strength, done)
            return [None, *tasks, *others] if done else [*tasks, *others]

        while not done or self.several_tasks:
            chosen = await turn.choose(WHICH_TASK, options, self.considered_tasks, turn, room, done)
            if chosen is None:
                break
            if not isinstance(chosen, Task):
                await self.do_otherwise(turn, chosen)
                break
            done.append(chosen)
            value = value_of(turn.me, chosen)
            if value < chosen.value:
                tell_of_task_value(turn, chosen.value)
            room -= await self.send(turn, chosen, room)
            await self.do_task(turn, chosen)
            self.finish_task(turn, strength - value)

    def value_here(self, zoo: Zoo, task: Task) -> int:
        """Return the strength that a task takes at least, with this card."""
        return value_of(zoo, task)

    def other_ways(self, turn: Turn, strength: int, done: list[Task]) -> list[Any]:
        """List what may end the action instead of another task: a donation."""
        if not self.may_donate or not done:
            return []
        price = donation_price(turn, self)
        return [donation(price)] if turn.can_pay(price) else []

    async def do_otherwise(self, turn: Turn, way: Any) -> None:
        """End the action with a donation."""
        await donate(turn, self)

    def finish_task(self, turn: Turn, to_spare: int) -> None:
        """Gain what the card gives for a task that left so much of its strength to spare."""

    async def send(self, turn: Turn, task: Task, room: int) -> int:
        """Send workers to a task; return the strength that it takes."""
        send_workers(turn, task)
        return value_of(turn.me, task)

    async def do_task(self, turn: Turn, task: Task) -> None:
        """Carry out a task (R-A-208 to R-A-220)."""
        if task is REPUTATION:
            await gain_reputation(turn, BOARD.reputation)
        elif task is PARTNER_ZOO:
            await take_partner_zoo(turn, self)
        elif task is UNIVERSITY:
            await take_university(turn, self)
        else:
            await support_project(turn, self)


def send_workers(turn: Turn, task: Task) -> None:
    """Put workers on a task; they stay there until the next break (R-A-206)."""
    me = turn.me
    workers = workers_needed(me, task)
    assert workers is not None
    me.workers -= workers
    me.workers_on = replaced(me.workers_on, task.index, me.workers_on[task.index] + workers)
    turn.tell("ark_nova.event.task", task=task, workers=workers)
