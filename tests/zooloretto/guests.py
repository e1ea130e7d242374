"""Zoos with visitors, for the tests of Exotic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenario import scenario

if TYPE_CHECKING:
    from scenario import Play, Scenario


def alone(seats: int = 3, **options: Any) -> Scenario:
    """Begin a table where nobody but seat 0 will have visitors."""
    table = scenario(seats, exotic=True, **options)
    for seat in range(1, seats):
        table.seat(seat, visitors="")
    return table


def with_stall(visitors: str, stall: str = "stall_a", **options: Any) -> Play:
    """Put a stall on a space of a zoo with these visitors."""
    return alone(**options).seat(0, visitors=visitors).trucks(stall, "coin").turn(0).play("take-1", f"{stall}@E5")
