"""The language of the tests of both games together.

    game = scenario().seat(0, E4="panda", park="orca@1,4", money=2).trucks("panda", "orca").turn(0)

Enclosures, barn and money are written as for Zooloretto, park, trainers and depot as for Aquaretto.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from aquaretto.scenario import KINDS as WATER_KINDS
from aquaretto.scenario import SPECIES as WATER_SPECIES
from menagerie.games.zooloretto_aquaretto.rules import RULES
from menagerie.games.zooloretto_aquaretto.save import lay_out
from menagerie.kernel.game import new_game
from menagerie.kernel.save import save
from scenario import BARN_ORDER, SPECIES, _enclosure
from scenario import Play as AnyPlay
from scenario import Scenario as AnyScenario

if TYPE_CHECKING:
    from menagerie.kernel.rules import Rules

END_PILE = 15


def scenario(seats: int = 3, **options: Any) -> Scenario:
    """Begin a table with empty zoos and parks, empty trucks, all species in play and the money of the set-up."""
    return Scenario(seats, options)


def laid_out(seats: int = 3, seed: int = 0, **options: Any) -> dict[str, Any]:
    """Show the table as the set-up leaves it, before anybody has drawn."""
    new = save(new_game(RULES, seats, seed, options))
    return RULES.view(lay_out(new["checkpoint"]["table"], seats, new["options"]), None)


class Scenario(AnyScenario):
    """A table being laid out; `turn` lets play begin."""

    rules: Rules[Any] = RULES
    species = (*SPECIES, *WATER_SPECIES)
    kinds = (*BARN_ORDER, "coin", *WATER_KINDS, "water_coin")

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self._water_pile = [WATER_SPECIES[0]] * (30 + END_PILE)

    def _lay_out(self) -> Any:
        self._table["water_pile"] = self._water_pile
        return lay_out(self._table, self._save["seats"], self._save["options"])

    def seat(
        self, seat: int, *, park: str = "", trainers: str = "", depot: str = "", barn: str = "", **more: Any
    ) -> Self:
        """Fill a zoo and a park."""
        estate = self._table["estates"][seat]
        for place, name in enumerate(("E5", "E4", "E6")):
            estate["enclosures"][place] = _enclosure(more.pop(name, ""))
        estate["barn"] = self._spelled(barn)
        estate["animals"] = [[place, animal] for animal, _, place in (a.partition("@") for a in park.split())]
        estate["trainers"] = trainers.split()
        estate["depot"] = self._spelled(depot)
        assert set(more) <= set(estate), f"no such figure: {more}"
        estate.update(more)
        return self

    def water_pile(self, text: str) -> Self:
        """Stack the main pile of the park, the next tile first."""
        self._water_pile = self._spelled(text) + [WATER_SPECIES[0]] * END_PILE
        return self

    def closed(self, game: str) -> Self:
        """Let the end pile of a game have been begun in an earlier round."""
        self._table["closed"] = game
        if game == "zoo":
            self._main_pile = []
            self._table["drawn"] = 1
        else:
            self._water_pile = [WATER_SPECIES[0]] * END_PILE
            self._table["water_drawn"] = 1
        return self

    def turn(self, seat: int) -> Play:
        """Let play begin with this seat."""
        self._table["zoos"] = self._table["estates"]  # where visitors are counted
        super().turn(seat)
        return Play(self._game())


class Play(AnyPlay):
    """A game of both boxes being played from a scenario."""

    def estate(self, seat: int) -> dict[str, Any]:
        """Look at what a player has."""
        estate: dict[str, Any] = self.view["estates"][seat]
        return estate
