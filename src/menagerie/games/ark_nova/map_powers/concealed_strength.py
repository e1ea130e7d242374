"""Map 12, Artificial Intelligence: the low strengths of the action row are hidden one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.map_powers.power import Power

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

# By how many strengths are hidden: what slots 1 to 5 count (R-A-080, R-A-827). The 3 is never hidden.
STRENGTHS = (
    (1, 2, 3, 4, 5),
    (2, 2, 3, 4, 5),
    (3, 3, 3, 4, 5),
    (3, 3, 3, 5, 5),
    (3, 3, 3, 5, 6),
)
HIDDEN = (1, 2, 4, 5)  # in this order (R-A-826)


class ConcealedStrength(Power):
    """Low strengths that can be hidden."""

    key = "concealed_strength"
    most_concealed = len(HIDDEN)

    def strengths(self, zoo: Zoo) -> tuple[int, ...]:
        """Return what slots 1 to 5 count with so many strengths hidden."""
        return STRENGTHS[zoo.concealed]


def conceal_strength(turn: Turn, times: int) -> None:
    """Hide the lowest visible strength; when only the 3 is left, the effect is lost (R-A-826)."""
    me = turn.me
    for _ in range(times):
        if me.concealed < len(HIDDEN):
            use_power(turn, "conceal")
            turn.tell("ark_nova.event.conceals", strength=HIDDEN[me.concealed])
            me.concealed += 1
