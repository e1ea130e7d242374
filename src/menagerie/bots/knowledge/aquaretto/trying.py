"""Trying a rule on a copy: what it asks on the way is answered at once, by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.coworkers import Post, TrainerPost
from menagerie.games.aquaretto.placing import put
from menagerie.games.aquaretto.scoring import species_in_depot, trained_by
from menagerie.kernel.decision import answered

if TYPE_CHECKING:
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.aquaretto.water_park import WaterPark
    from menagerie.games.loretto.placing import Placement
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.rules import Rule

MONEY_TO_COME = 2  # coins that a cashier will probably count besides those at hand


def run_through(rule: Rule, park: WaterPark) -> None:
    """Run a rule to its end."""
    asked = answered(rule, None)
    while asked is not None:
        asked = answered(rule, thumb(asked, park))


def thumb(asked: Decision[Any], park: WaterPark) -> int:
    """Answer a question: a coworker takes the best job, anything else the first place."""
    if isinstance(asked.options[0], Post | TrainerPost):
        worths = [job_worth(post, park) for post in asked.options]
        return worths.index(max(worths))
    return 0


def job_worth(post: Post | TrainerPost, park: WaterPark) -> float:
    """Return roughly what a coworker brings in a job."""
    if isinstance(post, TrainerPost):
        return trained_by(park, post.space.bit) + 0.2
    if post.job == "cashier":
        return park.money + MONEY_TO_COME
    return park.fish + 1.0 if post.job == "keeper" else float(species_in_depot(park)) + 0.5


def place(table: AquarettoTable, seat: int, where: Placement) -> AquarettoTable:
    """Put a tile in its place on a copy of the table."""
    copy = table.clone()
    park = copy.changing(seat)
    copy.in_hand = None
    run_through(put(copy, park, where.tile, where.place), park)
    return copy
