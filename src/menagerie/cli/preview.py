"""What an option would do: tried out on a world that the player cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from menagerie.cli.tables.drawing import Drawing
    from menagerie.kernel.game import Game
    from menagerie.kernel.messages import Message


class Outlook(NamedTuple):
    """What an option changes; at best, if it leads to further choices."""

    changes: tuple[Message, ...]
    at_best: bool


def outlooks(game: Game, seat: int, drawing: Drawing) -> list[Outlook | None]:
    """Say for each option of a decision what it changes; None where it would show something hidden."""
    world = game.sample_world(seat, Chance(game.number))
    before = world.view(seat)
    decision = next(decision for decision in world.decisions if decision.seat == seat)
    results: list[Outlook | None] = []
    for pick, hidden in enumerate(decision.irreversible):
        if hidden:
            results.append(None)
            continue
        after = chosen(world, seat, pick)
        ending = after if drawing.within_turn(decision) else best_ending(after, seat, drawing)
        changes = drawing.outlook(decision.options[pick], before, ending.view(seat), seat)
        results.append(Outlook(tuple(changes), ending is not after))
    return results


def chosen(world: Game, seat: int, pick: int) -> Game:
    """Give a world after a pick."""
    after = world.fork()
    after.apply(pick, seat=seat)
    return after


def best_ending(world: Game, seat: int, drawing: Drawing) -> Game:
    """Play a turn that has begun to the end that scores most at once."""
    decision = world.decision
    if decision is None or decision.seat != seat or not drawing.within_turn(decision) or any(decision.irreversible):
        return world
    endings = [best_ending(chosen(world, seat, pick), seat, drawing) for pick in drawing.worth_trying(decision)]
    return max(endings, key=lambda ending: worth(ending, seat))


def worth(game: Game, seat: int) -> tuple[int, int]:
    """Rate a position by points, then by what breaks ties."""
    standing = game.standing()
    return standing.scores[seat], standing.tie_breaks[seat]
