"""How much each reason of a zoo's worth counts, early and late in the game."""

from __future__ import annotations

from menagerie.bots.knowledge.ark_nova.value import Terms

WHOLE = 30.0  # turns of a game

# Rounded from least squares over 700 games of two greedy bots that now and then strayed, and 450 of one alone: the
# final lead (alone: the final points) against the terms at the start of every turn.
LATE = Terms(
    appeal=0.95,
    conservation=0.95,
    early=1.0,
    money=0.15,
    income=0.3,
    ready=0.75,
    hand=0.2,
    supports=0.35,
    projects=0.2,
    final=0.9,
    reputation=0.1,
    x_tokens=1.3,
    upgrades=1.1,
    workers=0.2,
    at_home=0.6,
    partner_zoos=0.6,
    universities=0.6,
    science=1.0,
    icons=0.0,
    homes=0.5,
    kiosks=0.4,
    row=0.8,
)
EARLY = Terms(
    appeal=1.3,
    conservation=1.1,
    early=0.8,
    money=1.2,
    income=1.2,
    ready=0.5,
    hand=0.35,
    supports=0.45,
    projects=0.2,
    final=0.25,
    reputation=2.0,
    x_tokens=0.3,
    upgrades=0.4,
    workers=0.4,
    at_home=0.8,
    partner_zoos=0.5,
    universities=0.0,
    science=3.0,
    icons=1.0,
    homes=0.2,
    kiosks=0.5,
    row=0.6,
)


def scaled(terms: Terms, turns: float) -> list[float]:
    """Return the terms in points, with so many turns left."""
    share = min(1.0, turns / WHOLE)
    return [term * (late + share * (early - late)) for term, late, early in zip(terms, LATE, EARLY, strict=True)]
