"""Printed bonuses, as the data files write them: a kind, an amount, and whether every break gives them again."""

from __future__ import annotations

from functools import cache

from menagerie.kernel.messages import Message


class Bonus:
    """A bonus printed on a zoo map, a track or a tile."""

    __slots__ = ("amount", "income", "key", "kind", "message")

    def __init__(self, kind: str, amount: int, income: bool) -> None:
        self.kind = kind
        self.amount = amount
        self.income = income  # the income hand: gained at once and again in every break (R-A-240)
        self.key = f"{kind}-{amount}"
        self.message = Message(f"ark_nova.bonus.{kind}", amount=amount)

    def __repr__(self) -> str:
        return self.key


bonus = cache(Bonus)


def read_bonuses(text: str) -> tuple[Bonus, ...]:
    """Read "money 5 income" or "conservation 1 + worker 1"; an empty text is no bonus."""
    return tuple(_read(part) for part in text.split(" + ")) if text else ()


def _read(text: str) -> Bonus:
    kind, amount, *marks = text.split()
    return bonus(kind, int(amount), "income" in marks)
