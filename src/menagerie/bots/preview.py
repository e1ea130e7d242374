"""What an option would do: tried out on a world that the player cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots.bot import Bot
    from menagerie.kernel.game import Game
    from menagerie.kernel.journal import Event
    from menagerie.kernel.messages import Message


class Preview(NamedTuple):
    """The numbers of a seat before and after an option, and the picks that would complete the turn well."""

    before: dict[str, int]
    after: dict[str, int]
    then: tuple[str, ...]  # keys of further picks of the same turn, chosen by a bot
    slips: tuple[Message, ...] = ()  # what the option would waste or set off


@runtime_checkable
class HasSlips(Protocol):
    """Rules of a game in which choices may waste something."""

    def slips(self, before: Any, after: Any, seat: int, option: Any, told: Sequence[Event]) -> Sequence[Message]:
        """Say what a choice would waste or set off: the table before and after it, and what is told on the way."""
        ...

    def parting_slips(self, table: Any, seat: int) -> Sequence[Message]:
        """Say what ending the turn sets off, when everything is done but that."""
        ...


def previews(game: Game, seat: int, bot: Bot | None) -> list[Preview | None]:
    """Say for each option of a seat's decision what it certainly does; None where it would show something hidden.

    A bot completes the turn; without one only the option itself counts.
    """
    world = game.sample_world(seat, Chance(game.number))
    before = game.rules.gauges(world.table, seat)
    decision = next(decision for decision in world.decisions if decision.seat == seat)
    results: list[Preview | None] = []
    for pick, hidden in enumerate(decision.irreversible):
        if hidden:
            results.append(None)
            continue
        after = world.fork()
        told = after.listen()
        after.apply(pick, seat=seat, pause=True)
        slips: Sequence[Message] = ()
        if isinstance(game.rules, HasSlips):
            slips = game.rules.slips(world.table, after.table, seat, decision.options[pick], told.seen_by(seat))
        then = complete_turn(after, seat, bot) if bot is not None else ()
        results.append(Preview(before, game.rules.gauges(after.table, seat), then, tuple(slips)))
    return results


def complete_turn(game: Game, seat: int, bot: Bot) -> tuple[str, ...]:
    """Let a bot play a turn that has begun to its end, but for what would show something hidden."""
    keys: list[str] = []
    while (decision := game.decision) is not None and decision.seat == seat and not any(decision.irreversible):
        pick = bot.pick(Glimpse(game, seat))
        keys.append(decision.keys[pick])
        game.apply(pick, seat=seat, pause=True)
    return tuple(keys)
