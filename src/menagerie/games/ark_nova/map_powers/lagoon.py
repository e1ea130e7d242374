"""Map 14, Lagoon: with every worker comes a sponsor that shows a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.cards import Sponsor
from menagerie.games.ark_nova.display import reveal_until
from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.map_powers.power import Power

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.turn import Turn


class Lagoon(Power):
    """Sponsors that show a person, one with every worker."""

    key = "lagoon"

    def begin(self, turn: Turn) -> None:
        """Find a sponsor for the first worker (R-A-831)."""
        find_person_sponsors(turn, 1)


def shows_person(card: Card) -> bool:
    """Whether a card is a sponsor that shows a person."""
    return isinstance(card, Sponsor) and card.person


def find_person_sponsors(turn: Turn, times: int) -> None:
    """Search the deck for the next sponsor that shows a person; the cards before it go under the deck (R-A-830)."""
    for _ in range(times):
        use_power(turn, "lagoon")
        reveal_until(turn, shows_person, under_deck=True)
