"""Cards that wait, and choices that may be begun from their end: an enclosure before the animal, a space first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.decision import key_of
from menagerie.server.position import text
from menagerie.server.rooms.ark_nova.messages import (
    Extra,
    GroundInfo,
    LodgerInfo,
    Possibility,
    PriceInfo,
    SiteInfo,
    SpotInfo,
)

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.decision import Decision, Obstacles
    from menagerie.kernel.game import Game
    from menagerie.server.messages.said import Text


def extra(game: Game, seat: int, decision: Decision[Any] | None) -> dict[str, Any]:
    """Return what the cards of a seat wait for, whatever it is asked, and what a question leads to."""
    table = cast("Table", game.table)
    outlook = {card: texts(obstacles) for card, obstacles in RULES.card_outlook(table, seat).items()}
    helping = RULES.helping(table, seat)
    if decision is None:
        return Extra(outlook=outlook, helping=helping).model_dump() if outlook else {}
    return Extra(
        outlook=outlook,
        helping=helping,
        possible=possible(table, seat),
        lodgings=lodgings(table, decision),
        prices=prices(table, decision),
        rooms=RULES.rooms_left(decision),
        sites=sites(table, decision),
        spots={spot: SpotInfo(**gains._asdict()) for spot, gains in RULES.spot_gains(table, decision).items()},
        washed=RULES.washed_by(table, decision),
    ).model_dump()


def texts(obstacles: Obstacles) -> list[Text]:
    """Return obstacles as the client gets them."""
    return [text(obstacle) for obstacle in obstacles]


def possible(table: Table, seat: int) -> dict[str, list[list[Possibility]]]:
    """Return what each action card could do, by the X-tokens spent."""
    return {
        card: [
            [Possibility(kind=RULES.describe(thing)["kind"], key=key_of(thing)) for thing in things] for things in by_x
        ]
        for card, by_x in RULES.possibilities(table, seat).items()
    }


def lodgings(table: Table, decision: Decision[Any]) -> dict[str, list[LodgerInfo]]:
    """Return for each enclosure with room who could live there, if a decision leads to that."""
    return {
        building: [
            LodgerInfo(
                card=lodger.card,
                price=lodger.price,
                fits=lodger.fits,
                left=lodger.left,
                obstacles=texts(lodger.obstacles),
            )
            for lodger in lodgers
        ]
        for building, lodgers in RULES.lodgings(table, decision).items()
    }


def prices(table: Table, decision: Decision[Any]) -> dict[str, PriceInfo] | None:
    """Return what cards cost in the action in progress, if it asks for an animal."""
    asked = RULES.prices_asked(table, decision)
    return None if asked is None else {card: PriceInfo(**price) for card, price in asked.items()}


def sites(table: Table, decision: Decision[Any]) -> list[SiteInfo]:
    """Return for each kind of building where it could stand, if a decision leads to that."""
    return [
        SiteInfo(
            kind=site.kind,
            price=site.price,
            strength=site.strength,
            action=site.action,
            x_tokens=site.x_tokens,
            spots=site.spots,
            reasons=texts(site.reasons),
            obstacles=texts(site.obstacles),
            grounds=[
                GroundInfo(obstacles=texts(ground.obstacles), spaces=list(ground.spaces)) for ground in site.grounds
            ],
        )
        for site in RULES.building_sites(table, decision)
    ]
