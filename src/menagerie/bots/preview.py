"""What an option would do: tried out on a world that the player cannot tell from the real one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast, runtime_checkable

from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots.bot import Bot
    from menagerie.kernel.game import Game
    from menagerie.kernel.journal import Event, Journal
    from menagerie.kernel.messages import Message


class Preview(NamedTuple):
    """The figures of a seat before and after an option, and the picks that would complete the turn well."""

    before: dict[str, int]
    after: dict[str, int]
    then: tuple[str, ...]  # keys of further picks of the same turn, chosen by a bot
    slips: tuple[Message, ...] = ()  # what the option would waste or set off


@runtime_checkable
class HasSlips(Protocol):
    """Rules of a game in which choices may waste something."""

    def slips(self, before: Any, after: Any, seat: int, option: Any, told: Sequence[Event]) -> Sequence[Message]:
        """Return what a choice would waste or set off: the table before and after, and what is told on the way."""
        ...

    def parting_slips(self, table: Any, seat: int) -> Sequence[Message]:
        """Return what ending the turn sets off, once everything else is done."""
        ...


@cache  # finding out takes long
def has_slips(rules: type) -> bool:
    """Return whether choices may waste something in the game of such rules."""
    return issubclass(rules, HasSlips)


class Trials:
    """Every option of a seat's decision, taken once in such a world, to show what each reveals and does."""

    __slots__ = ("_tried", "_world", "game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._world = game.sample_world(seat, Chance(game.number))
        self._tried = [_tried(self._world, seat, pick) for pick in range(len(_options(self._world, seat)))]

    def locks(self) -> list[bool]:
        """Return for each option whether it reveals something hidden, so that it cannot be taken back."""
        return [told.last_pick_revealed for _, told in self._tried]

    def previews(self, bot: Bot | None) -> list[Preview | None]:
        """Return for each option what it certainly does; None if nothing is certain.

        A bot completes the turn; without one only the option itself counts.
        """
        game, seat = self.game, self.seat
        foresight = Foresight(self._world, seat)
        other: Foresight | None = None
        results: list[Preview | None] = []
        for pick, (after, told) in enumerate(self._tried):
            preview = foresight.of(pick, after, told)
            if told.last_pick_revealed:
                other = other or Foresight(game.sample_world(seat, Chance(game.number + 1)), seat)
                results.append(_certain(preview, other.of(pick, *_tried(other.world, seat, pick))))
            elif bot is not None:
                end, then = complete_turn(after, seat, bot)
                results.append(preview._replace(after=game.rules.gauges(end.table, seat), then=then))
            else:
                results.append(preview)
        return results


class Foresight:
    """What the options of a seat do in one world."""

    def __init__(self, world: Game, seat: int) -> None:
        self.world = world
        self.seat = seat
        self._options = _options(world, seat)
        self._before = world.rules.gauges(world.table, seat)
        self._rules = cast("HasSlips", world.rules) if has_slips(type(world.rules)) else None

    def of(self, pick: int, after: Game, told: Journal) -> Preview:
        """Return what an option does that has led to this game and this journal."""
        world, seat = self.world, self.seat
        slips: Sequence[Message] = ()
        if self._rules is not None:
            slips = self._rules.slips(world.table, after.table, seat, self._options[pick], told.seen_by(seat))
        return Preview(self._before, world.rules.gauges(after.table, seat), (), tuple(slips))


def _options(world: Game, seat: int) -> Sequence[Any]:
    return next(decision.options for decision in world.decisions if decision.seat == seat)


def _tried(world: Game, seat: int, pick: int) -> tuple[Game, Journal]:
    """Take an option in a world; return what it leads to, and what is told on the way."""
    after = world.fork()
    told = after.listen()
    after.apply(pick, seat=seat, pause=True)
    return after, told


def _certain(one: Preview, other: Preview) -> Preview | None:
    """Keep what does not depend on the card that comes up; None if that is nothing."""
    sure = [name for name in one.before if one.after[name] == other.after[name]]
    slips = tuple(slip for slip in one.slips if slip in other.slips)
    if not slips and all(one.after[name] == one.before[name] for name in sure):
        return None
    return Preview({name: one.before[name] for name in sure}, {name: one.after[name] for name in sure}, (), slips)


def complete_turn(game: Game, seat: int, bot: Bot) -> tuple[Game, tuple[str, ...]]:
    """Let a bot play a turn to its end, except for what would reveal something hidden; return where that leads."""
    keys: list[str] = []
    while (decision := game.decision) is not None and decision.seat == seat:
        pick = bot.pick(Glimpse(game, seat))
        after, told = _tried(game, seat, pick)
        if told.last_pick_revealed:
            break
        keys.append(decision.keys[pick])
        game = after
    return game, tuple(keys)
