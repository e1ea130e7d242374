"""A game in progress: a checkpoint plus the picks made since."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from menagerie.kernel.chance import Chance
from menagerie.kernel.checkpoint import Checkpoint, Reshuffle, Setting
from menagerie.kernel.decision import Decision, Together, key_of
from menagerie.kernel.errors import BadRequest, CannotUndo, IllegalPick
from menagerie.kernel.journal import SILENCE, Journal
from menagerie.kernel.options import check_options
from menagerie.kernel.seeds import checked_seed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.kernel.checkpoint import Step
    from menagerie.kernel.messages import Message
    from menagerie.kernel.rules import GameTable, Rule, Rules, Standing


DEEP = 8  # how many checkpoints may be kept beyond need
FAR = 128  # stretches, at most, since the latest checkpoint of a game that nobody has forked


class Game:
    """A position of a game, with its past; `decision` is what it waits for (None: it is over)."""

    __slots__ = (
        "_behind",
        "_checkpoint",
        "_far",
        "_last",
        "_run",
        "_together",
        "decision",
        "journal",
        "number",
        "pausing",
        "rules",
        "setting",
        "stretch_start",
        "table",
    )

    decision: Decision[Any] | None
    table: GameTable
    pausing: bool  # a stretch has ended, and the next one waits for `go_on`

    def __init__(
        self, rules: Rules[Any], setting: Setting, start: Checkpoint, journal: Journal, forked: bool = False
    ) -> None:
        self.rules = rules
        self.setting = setting
        self.journal = journal
        self.number = start.number  # how many picks have been made: the number of the decision that is open
        self.stretch_start = start.number  # how many had been made when the stretch began that is being played
        self._behind = -1  # stretches begun since the one that begins at the checkpoint
        # How many may be: none if somebody comes back to earlier positions, or may
        self._far = 0 if forked or journal is not SILENCE else FAR
        self._last = start.last
        self._run: Rule | None = None
        self._together: Together | None = None
        self.pausing = False
        self._checkpoint = start
        self.table = start.table.clone()
        self.table.journal = journal
        self._next_stretch()

    # --- playing ---

    @property
    def decisions(self) -> list[Decision[Any]]:
        """All decisions that are open at once; mostly one."""
        if self.decision is None:
            return []
        return [self.decision] if self._together is None else self._together.decisions

    def apply(
        self, pick: SupportsIndex, *, seat: int | None = None, number: int | None = None, pause: bool = False
    ) -> None:
        """Take the option with this index; refuse a pick that is not asked for, and change nothing.

        With `pause` the game stops where the stretch ends, before anything of the next one happens, until `go_on`.
        """
        decision = self.decision
        if decision is None:
            raise IllegalPick("kernel.error.turn_is_held" if self.pausing else "kernel.error.game_is_over")
        if number is not None and number != self.number:
            raise IllegalPick("kernel.error.decision_has_passed", number=number, current=self.number)
        if seat is not None and seat != decision.seat:
            decision = self._decision_of(seat)
        if type(pick) is not int:
            pick = whole(pick)
        options = decision.options
        if pick < 0 or pick >= len(options):
            raise IllegalPick("kernel.error.pick_out_of_range", pick=pick, last=len(options) - 1)
        if self.journal is not SILENCE:
            self._note_pick(decision.seat)
        self._last = (self._last, decision.seat, options[pick], pick)
        self.number += 1
        together = self._together
        answer: Any = pick
        if together is not None:
            answer = together.decisions.index(decision), pick
        try:
            asked = self._run.send(answer)  # type: ignore[union-attr]  # a decision is open, so a rule runs
        except StopIteration:
            if pause:
                self._pause()
            else:
                self._next_stretch()
        else:
            if together is None and type(asked) is Decision:
                self.decision = asked
            else:
                self._ask(asked)

    def apply_key(self, key: str, *, seat: int | None = None, number: int | None = None, pause: bool = False) -> None:
        """Take the option with this key."""
        decision = self.decision
        if decision is not None and seat is not None:
            decision = self._decision_of(seat)
        if decision is None:
            raise IllegalPick("kernel.error.turn_is_held" if self.pausing else "kernel.error.game_is_over")
        if key not in decision.keys:
            raise IllegalPick("kernel.error.unknown_key", pick=str(key), allowed=tuple(decision.keys))
        self.apply(decision.keys.index(key), seat=seat, number=number, pause=pause)

    def go_on(self) -> None:
        """Begin the next stretch after a pause."""
        if self.pausing:
            self.pausing = False
            self._next_stretch()

    def obstacles(self, thing: Any) -> list[Message]:
        """Return why a thing (or its key) cannot be chosen now; an empty list if it can."""
        wanted = key_of(thing)
        for decision in self.decisions:
            if wanted in decision.keys:
                return []
            for considered, obstacles in decision.considered():
                if key_of(considered) == wanted:
                    return list(obstacles)
        raise BadRequest("kernel.error.never_considered", thing=wanted)

    def _decision_of(self, seat: int) -> Decision[Any]:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        asked = tuple(decision.seat for decision in self.decisions)
        raise IllegalPick("kernel.error.seat_not_asked", seat=seat, asked=asked)

    def _note_pick(self, seat: int) -> None:
        """Let the journal know that a seat picks; if another one decided before, its picks stand."""
        journal, last = self.journal, self._last
        if last is not None and last[1] != seat:
            journal.barrier = max(journal.barrier, self.number)
        journal.pick = self.number + 1

    def _ask(self, asked: Decision[Any] | Together) -> None:
        if isinstance(asked, Together):
            self._together = asked
            self.decision = asked.decisions[0]
        else:
            self._together = None
            self.decision = asked

    def _pause(self) -> None:
        """Wait before the next stretch: somebody wants to look at how this one has ended."""
        self.pausing = True
        self.decision = self._run = None

    def _next_stretch(self) -> None:
        """Begin the next stretch that asks something; some, or all, begin at a checkpoint that is kept."""
        self._together = None
        while (stretch := self.rules.next_stretch(self.table)) is not None:
            self.stretch_start = self.number
            if self._behind == self._far:
                self._keep_checkpoint()
            else:
                self._behind += 1
            self._run = stretch
            try:
                asked = stretch.send(None)
            except StopIteration:
                continue
            if type(asked) is Decision:
                self.decision = asked
            else:
                self._ask(asked)
            return
        self.decision = self._run = None

    def _keep_checkpoint(self) -> None:
        barrier = self.journal.barrier
        earlier = None
        if barrier < self.number:  # undo may still go back before this stretch
            earlier = self._checkpoint
            if barrier >= earlier.number and earlier.depth > DEEP:  # but no further: let go of what is older
                earlier = Checkpoint(earlier.table, earlier.number, earlier.last, earlier.events)
        events = len(self.journal.events)
        self._checkpoint = Checkpoint(self.table.clone(), self.number, self._last, events, earlier)
        self._behind = 0

    # --- forks, undo, worlds: a checkpoint and the picks since ---

    def fork(self) -> Game:
        """Copy the position for search; the copy keeps no journal."""
        checkpoint = self.checkpoint()
        return self._replayed(checkpoint, self._steps_since(checkpoint), SILENCE, self.pausing)

    def checkpoint(self) -> Checkpoint:
        """Return the table as it was when the current stretch began.

        In a game without a journal nobody may ever want it. So such a game keeps few checkpoints until somebody asks,
        finds that one by playing on from an earlier one, and keeps all of them from then on.
        """
        if self._behind > 0:
            steps = self._steps_since(self._checkpoint)
            again = self._replayed(self._checkpoint, steps, SILENCE, self.pausing, True)
            found = again._checkpoint
            since = len(again._steps_since(found))
            last = steps[-since - 1] if since < len(steps) else self._checkpoint.last
            self._checkpoint = Checkpoint(found.table, found.number, last)
            self._behind = 0
        self._far = 0
        return self._checkpoint

    def listen(self) -> Journal:
        """Let a fork keep a journal of what happens from here on."""
        self.checkpoint()
        self.journal = self.table.journal = Journal()
        return self.journal

    def copy(self) -> Game:
        """Copy the game with its journal and its undo."""
        checkpoint = self.checkpoint()
        journal = SILENCE if self.journal is SILENCE else self.journal.up_to(checkpoint.number, checkpoint.events)
        game = self._replayed(checkpoint, self._steps_since(checkpoint), journal, self.pausing)
        if journal is not SILENCE:
            journal.barrier = self.journal.barrier
        return game

    @property
    def has_revealed(self) -> bool:
        """Whether the current stretch, or the one that has just ended, has revealed something hidden."""
        return self.journal.revealed_at > self._checkpoint.events

    @property
    def answered_together(self) -> bool:
        """Whether the last pick answers what several seats were asked at once."""
        return self.pausing and self._together is not None and len(self._together.shares) > 1

    @property
    def can_undo(self) -> bool:
        """Whether the last pick can be taken back."""
        return self._checkpoint_before_last_pick() is not None

    def undo(self) -> Game:
        """Return the game as it was before the last pick, unless a secret was revealed or another seat decided."""
        checkpoint = self._checkpoint_before_last_pick()
        if checkpoint is None:
            raise CannotUndo("kernel.error.nothing_to_undo" if self._last is None else "kernel.error.cannot_undo")
        steps = self._steps_since(checkpoint)[:-1]
        if self.journal is SILENCE:
            return self._replayed(checkpoint, steps, SILENCE)
        game = self._replayed(checkpoint, steps, self.journal.up_to(checkpoint.number, checkpoint.events))
        game.journal.barrier = self.journal.barrier  # a seat that has seen another one decide cannot think again
        return game

    def _checkpoint_before_last_pick(self) -> Checkpoint | None:
        if self._last is None or isinstance(self._last[2], Reshuffle):
            return None
        if self.journal is not SILENCE and self.number <= self.journal.barrier:
            return None
        checkpoint: Checkpoint | None = self.checkpoint()
        while checkpoint is not None and checkpoint.number >= self.number:
            checkpoint = checkpoint.earlier
        return checkpoint

    def sample_world(self, seat: int, chance: Chance) -> Game:
        """Fork into a world that the seat cannot tell from this one: everything it cannot know is reshuffled."""
        luck = chance.word()
        if self._together is not None and not self.pausing:
            # Answers that others gave early are unknown to this seat: in its world they choose again.
            checkpoint = self.checkpoint()
            steps = self._steps_since(checkpoint)
            table = checkpoint.table.clone()
            Reshuffle(seat, luck).deal(self.rules, table)
            start = Checkpoint(table, checkpoint.number, checkpoint.last)
            own = [step for step in steps if step[1] == seat]
            return self._replayed(start, own, SILENCE)
        if self.decision is None or self.decision.seat != seat:
            raise BadRequest("kernel.error.no_world_for_seat", seat=seat)
        world = self.fork()
        world._reshuffle_here(Reshuffle(seat, luck))
        return world

    def _reshuffle_here(self, reshuffle: Reshuffle) -> None:
        self._last = (self._last, reshuffle.seat, reshuffle, 0)
        reshuffle.deal(self.rules, self.table)

    def _steps_since(self, checkpoint: Checkpoint) -> list[Step]:
        steps: list[Step] = []
        step = self._last
        while step is not None and step is not checkpoint.last:
            steps.append(step)
            step = step[0]
        steps.reverse()
        return steps

    def _replayed(
        self, start: Checkpoint, steps: Sequence[Step], journal: Journal, pausing: bool = False, forked: bool = False
    ) -> Game:
        game = Game(self.rules, self.setting, start, journal, forked)
        last = steps[-1] if pausing else None
        for step in steps:
            _, seat, option, pick = step
            if isinstance(option, Reshuffle):
                game._reshuffle_here(option)
            else:
                game.apply(pick, seat=seat, pause=step is last)
        return game

    # --- looking ---

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) may know, as JSON values."""
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise BadRequest("kernel.error.no_such_seat", seat=seat, last=self.setting.seats - 1)
        return self.rules.view(self.table, seat)

    def standing(self) -> Standing:
        """Count the points as they are now, with their parts."""
        return self.rules.standing(self.table)

    def scores(self) -> list[int]:
        """Count the points of each seat as they are now."""
        return self.standing().scores

    def winners(self) -> list[int]:
        """List the seats that have won; nobody while the game goes on."""
        return self.standing().leaders if self.decision is None and not self.pausing else []

    def picks(self) -> list[tuple[int, str]]:
        """List all picks of the game as seat and key."""
        start = Checkpoint(self.table)
        steps = self._steps_since(start)
        return [(seat, key_of(option)) for _, seat, option, _ in steps if not isinstance(option, Reshuffle)]

    def save(self) -> dict[str, Any]:
        """Write the game as JSON values; `menagerie.load` reads it back."""
        from menagerie.kernel.save import save

        return save(self)


def new_game(
    rules: Rules[Any], seats: SupportsIndex, seed: SupportsIndex, options: Mapping[str, Any], *, told: bool = True
) -> Game:
    """Set up a game; one that nobody is told about keeps no journal, which saves a tenth of the time."""
    if type(seats) is not int or seats not in rules.seats:
        raise BadRequest(
            "kernel.error.bad_seats", game=rules.name, seats=str(seats), fewest=rules.seats[0], most=rules.seats[-1]
        )
    setting = Setting(seats, check_options(rules.name, rules.options, options, seats), checked_seed(whole(seed)))
    table = rules.set_up(seats, setting.options, Chance(setting.seed))
    return Game(rules, setting, Checkpoint(table), Journal() if told else SILENCE)


def whole(number: Any) -> int:
    """Accept anything that stands for a whole number."""
    try:
        return index(number)
    except TypeError:
        raise IllegalPick("kernel.error.not_a_whole_number", value=repr(number)) from None
