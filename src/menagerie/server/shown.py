"""What is shown of a game, put into words once for all who may see the same.

Everything here follows from the play and the seats that somebody holds, and is cached by just these.
"""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from pydantic_core import to_json

from menagerie.bots.preview import Trials
from menagerie.bots.projection import projection
from menagerie.kernel.messages import label
from menagerie.server.foresight import foresee
from menagerie.server.position import for_one_pair_of_eyes, parting_slips, since_last_pick, told, viewpoint

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.kernel.game import Game
    from menagerie.kernel.journal import Journal, Written
    from menagerie.server.play import Play
    from menagerie.server.visitor import Visitor

Seats: TypeAlias = "tuple[int, ...]"
LATELY = 50  # events: more than a turn ever brings
FEW = 12  # options that are tried at once: handing them to a thread would take as long


class Chronicle:
    """The events that a seat may know; those of earlier picks are not read again."""

    def __init__(self, journal: Journal, seat: int | None, before: Chronicle | None) -> None:
        self.written = journal.events
        if before is None:
            self.seen = journal.written_for(seat)
            return
        # Journals grow from copies of earlier ones: where both have the same event, all before it are the same too.
        same = min(len(self.written), len(before.written))
        while same and self.written[same - 1] is not before.written[same - 1]:
            same -= 1
        gone = [event for event in before.written[same:] if event[3] is None or seat in event[3]]
        self.seen = [*before.seen[: len(before.seen) - len(gone)], *journal.written_for(seat, same)]


class Sight:
    """A game through the eyes of a seat; None for a spectator."""

    def __init__(self, game: Game, seat: int | None, before: Chronicle | None = None) -> None:
        self.game = game
        self.seat = seat
        self.chronicle = Chronicle(game.journal, seat, before)

    @property
    def events(self) -> list[Written]:
        """What has happened."""
        return self.chronicle.seen

    @cached_property
    def view(self) -> str:
        """What lies on the table."""
        return to_json(self.game.view(self.seat)).decode()

    @cached_property
    def projection(self) -> list[int] | None:
        """The points that each seat will probably have in the end."""
        return projection(self.game, self.seat)

    def since(self, known: list[Written]) -> int:
        """Count the events, from the first on, that somebody knows exactly."""
        events = self.events
        if events[: len(known)] == known:
            return len(known)
        pairs = zip(known, events, strict=False)
        return next((i for i, (old, new) in enumerate(pairs) if old != new), min(len(known), len(events)))


class Question:
    """What a seat is asked; every option is tried once: for its lock at once, for its effects a little later."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._trials: Trials | None = Trials(game, seat)
        self._locks = self._trials.locks()
        self._previews: str | None = None
        self._waiting: set[Visitor] = set()
        self._foreseeing: asyncio.Task[None] | None = None

    @cached_property
    def words(self) -> str:
        """The question with its options."""
        decision = next(decision for decision in self.game.decisions if decision.seat == self.seat)
        options = [
            {
                "key": key,
                "label": label(option).to_json(),
                "about": self.game.rules.describe(option),
                "irreversible": irreversible,
            }
            for option, key, irreversible in zip(decision.options, decision.keys, self._locks, strict=True)
        ]
        return to_json({"seat": self.seat, "prompt": decision.prompt.to_json(), "options": options}).decode()

    def foresee(self, visitor: Visitor, time_to_paint: float, wanted: Callable[[], bool]) -> None:
        """Tell a page what the options do once that is known, if it is still wanted then."""
        if self._previews is not None:
            visitor.write(self._previews)
            return
        self._waiting.add(visitor)
        if self._foreseeing is None:
            self._foreseeing = asyncio.create_task(self._foresee(time_to_paint, wanted))

    async def _foresee(self, time_to_paint: float, wanted: Callable[[], bool]) -> None:
        await asyncio.sleep(time_to_paint)
        trials, self._trials = self._trials, None  # every option has a game of its own: nobody needs them any longer
        if trials is None or not wanted():
            return
        found = await asyncio.to_thread(foresee, trials) if len(self._locks) > FEW else foresee(trials)
        if found is None or not wanted():
            return
        self._previews = found
        for visitor in self._waiting:
            visitor.write(self._previews)
        self._waiting.clear()


class Shown:
    """A play as everybody at its table sees it."""

    def __init__(self, play: Play, before: Shown | None = None) -> None:
        self.play = play
        self._sights: dict[tuple[Game, int | None], Sight] = {}
        self._questions: dict[tuple[Game, int], Question] = {}
        self._positions: dict[tuple[Seats, int], str] = {}
        self._chronicles: dict[int | None, Chronicle] = {}
        self._counted: dict[Game, list[dict[str, int]]] = {}
        self._events: dict[int, str] = {}  # in words, by which they are: the play holds them all this time
        if before is not None:  # what is not final yet changes nothing for the others
            here = (play.current, play.final)
            self._sights = {about: sight for about, sight in before._sights.items() if about[0] in here}
            self._counted = {game: points for game, points in before._counted.items() if game in here}
            self._chronicles = before._chronicles | {seat: old.chronicle for (_, seat), old in before._sights.items()}

    def position(self, mine: Seats, known: list[Written]) -> tuple[str, list[Written]]:
        """Show the game to the holder of some seats who knows some events; return the events known then."""
        sight = self._sight(mine)
        since = sight.since(known)
        if (mine, since) not in self._positions:
            self._positions[mine, since] = self._in_words(mine, sight, since)
        return self._positions[mine, since], sight.events

    def questions(self, mine: Seats) -> list[Question]:
        """List what the holder of some seats is asked."""
        game = self.play.seen_by(mine)
        return [self._question(game, decision.seat) for decision in game.decisions if decision.seat in mine]

    def _sight(self, mine: Seats) -> Sight:
        game = self.play.seen_by(mine)
        about = game, viewpoint(game, mine, self.play)
        if about not in self._sights:
            self._sights[about] = Sight(*about, self._chronicles.get(about[1]))
        return self._sights[about]

    def _points(self, game: Game) -> list[dict[str, int]]:
        """Count the points of each seat as they are now: everybody may know them."""
        if game not in self._counted:
            self._counted[game] = [dict(parts) for parts in game.standing().parts]
        return self._counted[game]

    def _news(self, events: list[Written]) -> str:
        """Put events into words; a few are kept for others who may know them, a whole game is told only once."""
        if len(events) > LATELY:
            return to_json([told(event) for event in events]).decode()
        return f"[{','.join([self._told(event) for event in events])}]"

    def _told(self, event: Written) -> str:
        words = self._events.get(id(event))
        if words is None:
            words = self._events[id(event)] = to_json(told(event)).decode()
        return words

    def _question(self, game: Game, seat: int) -> Question:
        if (game, seat) not in self._questions:
            self._questions[game, seat] = Question(game, seat)
        return self._questions[game, seat]

    def _in_words(self, mine: Seats, sight: Sight, since: int) -> str:
        """Write a Position; view and questions are written already."""
        play, game = self.play, sight.game
        holds = play.holder in mine
        questions = ",".join(question.words for question in self.questions(mine))
        rest = {
            "parts": self._points(game),
            "projection": sight.projection,
            "can_undo": play.can_undo(mine),
            "can_redo": play.can_redo(mine),
            "can_end_turn": game.pausing and holds,
            "slips": parting_slips(game, play.holder) if game.pausing and holds else [],
            "provisional": play.provisional and holds,
            "over": play.over,
            "winners": game.winners(),
        }
        private = not play.over and for_one_pair_of_eyes(play, mine)
        eyes = {"seat": sight.seat, "private": private}
        others = since_last_pick(game, play, sight.seat) if private and sight.seat is not None else []
        head = f'"type":"position","number":{game.number},{to_json(eyes).decode()[1:-1]},"since":{self._news(others)}'
        head = (
            f'{head},"view":{sight.view},"decisions":[{questions}],"waiting_for":{to_json(play.waiting_for).decode()}'
        )
        head = f'{head},"events_from":{since},"events":{self._news(sight.events[since:])}'
        return f"{{{head},{to_json(rest).decode()[1:]}"
