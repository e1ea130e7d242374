"""Map 8, Hollywood Hills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.cards import Sponsor
from menagerie.games.ark_nova.display import reveal_until
from menagerie.games.ark_nova.map_powers.at_work import all_covered, use_power

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot


def cover_signs(turn: Turn, spot: Spot) -> None:
    """For each H that is covered, the first sponsor of the deck goes to the hand (R-A-541, R-A-542)."""
    if turn.me.map.power == "hollywood":
        use_power(turn, "signs")
        for _ in range((spot.mask & turn.me.map.features["signs"]).bit_count()):
            reveal_until(turn, lambda card: isinstance(card, Sponsor))


def level_of(zoo: Zoo, sponsor: Sponsor) -> int:
    """With all signs covered every sponsor counts as one level lower (R-A-543, R-A-544)."""
    return sponsor.level - (zoo.map.power == "hollywood" and all_covered(zoo, "signs"))
