"""Where every zoo is heading: the points that it will probably have in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.bots.knowledge.ark_nova.final_cards import HIDDEN, final_worth
from menagerie.bots.knowledge.ark_nova.outlook import Outlook, turns_left
from menagerie.games.ark_nova.final_scoring import FAST, KNEE, victory_points

if TYPE_CHECKING:
    from menagerie.bots.knowledge.ark_nova.weights import Weights
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo

BEFORE_TURNS = ("maps", "hands")
LONG = 35.0  # turns of a whole game
BEHIND = 2.5  # points that a conservation point of a sponsor stands for while ten are not reached


class Course(NamedTuple):
    """How points grow until the end: least squares over 142 games of greedy bots, and 60 solo games."""

    last: float  # what the last turn and the scoring bring, whoever it is
    time: float  # what a whole game brings; less is left of it from turn to turn
    time_again: float
    ahead: float  # of each point there is now, while there is time: the leader need not stay ahead
    ahead_again: float
    chase: float  # of each point behind the leader, while there is time
    final_cards: float
    sponsors: float
    money: float
    crowd: tuple[float, ...]  # by the number of rivals: what they take


SEVERAL = Course(5.32, 130.14, 12.9, -0.241, 0.543, 0.172, 0.58, 0.55, 0.058, (0.0, 0.0, -6.2, -14.54))
ALONE = Course(16.79, 17.73, 1.99, -1.83, 1.515, 0.0, 0.37, 0.26, 0.0, (0.0,))


def project(table: Table, seat: int | None, weights: Weights) -> list[int]:
    """Return how many points each seat will probably have, from what lies open and one seat's final scoring cards."""
    course = ALONE if table.is_solo else SEVERAL
    time = time_left(table, weights)
    leader = max(victory_points(zoo) for zoo in table.zoos)
    crowd = course.crowd[len(table.zoos) - 1]
    found = []
    for zoo in table.zoos:
        now = victory_points(zoo)
        growth = course.time + course.time_again * time + crowd + course.chase * (leader - now)
        growth += now * (course.ahead + course.ahead_again * time)
        cards = HIDDEN if zoo.seat != seat else best_final_card(table, zoo, weights)
        sure = course.final_cards * cards + course.sponsors * sponsors_now(zoo) + course.money * zoo.money
        found.append(round(now + course.last + time * growth + sure))
    return found


def time_left(table: Table, weights: Weights) -> float:
    """Return the part of a game that is left."""
    if table.turns_left is not None:
        turns = 1.0 if table.turns_left else 0.5
    else:
        turns = max(0.0, turns_left(table, weights)) + 1.0
    return min(1.0, turns / LONG)


def best_final_card(table: Table, zoo: Zoo, weights: Weights) -> float:
    """Guess what the better of the player's final scoring cards will bring; unknown before maps are chosen."""
    if table.stage in BEFORE_TURNS or not zoo.final_cards:
        return HIDDEN
    outlook = Outlook(table, zoo.seat, weights)
    return FAST * max(final_worth(outlook, card) for card in zoo.final_cards)


def sponsors_now(zoo: Zoo) -> float:
    """Count what the sponsors of a zoo would bring if the game were over."""
    each = FAST if zoo.conservation >= KNEE else BEHIND
    lines = [line for sponsor in zoo.sponsors for line in sponsor.end]
    return sum(line.amount_in(zoo) * (1.0 if line.kind == "appeal" else each) for line in lines)
