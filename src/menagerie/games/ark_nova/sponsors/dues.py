"""Lines of sponsors as effects that are due."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.games.ark_nova import effects, tracks
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from menagerie.games.ark_nova.cards import Sponsor
    from menagerie.games.ark_nova.sponsors.lines import Line
    from menagerie.games.ark_nova.turn import Turn

T = TypeVar("T")


COUNTED = {"money": (effects.MONEY, tracks.gain_money), "appeal": (effects.APPEAL, tracks.gain_appeal)}


def line_dues(turn: Turn, line: Line) -> list[Due]:
    """Return a line as effects that are due now; one that waits for the end of the action comes later."""
    if line.kind in tracks.GAINS and line.count is None:
        gain = tracks.GAINS[line.kind](turn, line.amounts[0])
        gain.rule = partial(use_line, turn, line, gain.rule)
        return [gain]
    if line.kind in COUNTED:
        return [Due(line.key, line.message, line.reads, COUNTED[line.kind][0], gain_counted, turn, line)]
    rule = turn.table.box.line_rules[line.kind]
    use = partial(use_line, turn, line, rule.do)
    due = Due(line.key, line.message, rule.reads | line.reads, rule.writes, use, turn, line)
    return turn.wait(due) if rule.waits else [due]


def gain_counted(turn: Turn, line: Line) -> None:
    """Gain money or appeal for what is in the zoo when the line is resolved."""
    amount = line.amount_in(turn.me)
    if amount:
        use_line(turn, line, COUNTED[line.kind][1], turn.table, turn.me, amount)


# --- telling where a gain comes from ---


def use_line(turn: Turn, line: Line, rule: Callable[..., T], *args: Any) -> T:
    """Tell which line is at work, and apply it."""
    turn.tell("ark_nova.event.sponsor_effect", sponsor=line.source, line=line)
    return rule(*args)


def thanks_to(turn: Turn, sponsors: Iterable[Sponsor], due: Due) -> Due:
    """When an effect is resolved, tell which lasting effects it is due to."""
    due.rule = partial(use_lasting, turn, sponsors, due.rule)
    return due


def use_lasting(turn: Turn, sponsors: Iterable[Sponsor], rule: Callable[..., T], *args: Any) -> T:
    """Tell which lasting effects are at work, and apply them."""
    for sponsor in sponsors:
        tell_rule(turn, sponsor)
    return rule(*args)


def tell_rule(turn: Turn, sponsor: Sponsor) -> None:
    """Tell which lasting effect is at work."""
    turn.tell("ark_nova.event.sponsor_rule", sponsor=sponsor)
