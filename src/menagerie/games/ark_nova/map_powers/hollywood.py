"""Map 8, Hollywood Hills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.cards import Sponsor
from menagerie.games.ark_nova.display import reveal_until
from menagerie.games.ark_nova.map_powers.at_work import all_covered, use_power
from menagerie.games.ark_nova.map_powers.power import Power
from menagerie.games.ark_nova.standing_effects import gains_no_placement_bonus
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot

SIGNS = Message("ark_nova.effect.signs")
CARDS = effects.HAND | effects.DECK


class Hollywood(Power):
    """Signs to be covered: each brings a sponsor, all of them make sponsors easier to play."""

    key = "hollywood"

    def level_of(self, zoo: Zoo, sponsor: Sponsor) -> int:
        """With all signs covered every sponsor counts as one level lower (R-A-543, R-A-544)."""
        return sponsor.level - all_covered(zoo, "signs")

    def placement_dues(self, turn: Turn, spot: Spot) -> list[Due]:
        """Gather the sponsors for the signs that were covered."""
        if not spot.mask & turn.me.map.features["signs"] or gains_no_placement_bonus(turn.me):  # R-A-679
            return []
        return [Due("signs", SIGNS, CARDS, CARDS, cover_signs, turn, spot)]


def cover_signs(turn: Turn, spot: Spot) -> None:
    """For each H that is covered, the first sponsor of the deck goes to the hand (R-A-541, R-A-542)."""
    use_power(turn, "signs")
    for _ in range((spot.mask & turn.me.map.features["signs"]).bit_count()):
        reveal_until(turn, lambda card: isinstance(card, Sponsor))
