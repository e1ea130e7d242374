"""How sure a measured number is: 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Z = NormalDist().inv_cdf(0.975)
STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}  # beyond, a series is exact enough


@dataclass(frozen=True)
class Estimate:
    """A measured number with its interval, from so many observations."""

    value: float
    low: float
    high: float
    number: int


def share(wins: float, games: int) -> Estimate | None:
    """Estimate a share of victories by Wilson's interval; half a victory counts half. None if nothing was played."""
    if games == 0:
        return None
    value, squared = wins / games, Z * Z
    middle = (value + squared / (2 * games)) / (1 + squared / games)
    width = Z * sqrt(value * (1 - value) / games + squared / (4 * games * games)) / (1 + squared / games)
    return Estimate(value, max(0.0, middle - width), min(1.0, middle + width), games)


def mean(values: Sequence[float]) -> Estimate | None:
    """Estimate a mean by Student's interval; a single value proves nothing. None if there is no value."""
    if not values:
        return None
    value, number = fmean(values), len(values)
    if number == 1:
        return Estimate(value, -inf, inf, 1)
    width = student(number - 1) * stdev(values) / sqrt(number)
    return Estimate(value, value - width, value + width, number)


def student(freedom: int) -> float:
    """Return the number of standard errors on either side that hold 95 % (Cornish and Fisher's series)."""
    if freedom in STUDENT:
        return STUDENT[freedom]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
