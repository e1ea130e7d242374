"""The language of the tests of Aquaretto: one line lays a table, one makes a move, one states a fact.

    game = scenario().seat(0, park="2 dolphin@2,2..3,2 orca@4,4", depot="penguin", money=1).trucks("orca").turn(0)
    game.play("take-1", "orca@3,4")
    assert game.park(0).basin("orca") == ["3,4", "4,4"]

Spaces are written by column and row from the lower left; the depot is written with its top last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from menagerie.games.aquaretto.rules import RULES
from menagerie.games.aquaretto.save import lay_out
from menagerie.kernel.game import new_game
from menagerie.kernel.save import save
from scenario import Play as AnyPlay
from scenario import Scenario as AnyScenario

if TYPE_CHECKING:
    from menagerie.kernel.rules import Rules

SPECIES = ("dolphin", "orca", "sea_lion", "sea_turtle", "hippopotamus", "crocodile", "penguin", "polar_bear")
SYMBOLS = ("", "-male", "-male-bred", "-female", "-female-bred", "-fish", "-flash", "-offspring")
KINDS = (*(species + symbol for species in SPECIES for symbol in SYMBOLS), "coin", "food")


def scenario(seats: int = 3, **options: Any) -> Scenario:
    """Begin a table with empty parks, empty trucks, all eight species in play and the money of the set-up."""
    return Scenario(seats, options)


def laid_out(seats: int = 3, seed: int = 0, **options: Any) -> dict[str, Any]:
    """Show the table as the set-up leaves it, before anybody has drawn."""
    new = save(new_game(RULES, seats, seed, options))
    return RULES.view(lay_out(new["checkpoint"]["table"], seats, new["options"]), None)


class Scenario(AnyScenario):
    """A table being laid out; `turn` lets play begin."""

    rules: Rules[Any] = RULES
    species = SPECIES
    kinds = KINDS

    def _lay_out(self) -> Any:
        return lay_out(self._table, self._save["seats"], self._save["options"])

    def seat(  # type: ignore[override]  # another game, another park
        self, seat: int, *, park: str = "", trainers: str = "", depot: str = "", laid: str = "", **figures: int
    ) -> Self:
        """Fill a park: animals and trainers on their spaces, the depot with its top last, expansions, and figures.

        An expansion is written as in the key of its option: "small@5,3+6,3+6,4".
        """
        written = self._table["parks"][seat]
        assert set(figures) <= set(written), f"no such figure: {figures}"
        written["laid"] = [[size, places.split("+")] for size, _, places in (e.partition("@") for e in laid.split())]
        written["animals"] = [[place, animal] for animal, _, place in (a.partition("@") for a in park.split())]
        written["trainers"] = trainers.split()
        written["depot"] = self._spelled(depot)
        written.update(figures)
        return self

    def turn(self, seat: int) -> Play:
        """Let play begin with this seat."""
        super().turn(seat)
        return Play(self._game())


class Play(AnyPlay):
    """A game of Aquaretto being played from a scenario."""

    def park(self, seat: int) -> ParkFacts:
        """Look at a park."""
        return ParkFacts(self.view["parks"][seat])


class ParkFacts:
    """What anybody can see of a park."""

    def __init__(self, view: dict[str, Any]) -> None:
        self._view = view
        self.money: int = view["money"]
        self.food: int = view["food"]
        self.animals: dict[str, str] = view["animals"]
        self.depot: list[str] = view["depot"]
        self.limit: int = view["basin_limit"]
        self.trainers: list[str] = list(view["trainers"])
        self.posts = view["cashiers"], view["keepers"], view["managers"]
        self.size = len(view["spaces"])

    def basin(self, species: str) -> list[str]:
        """List the spaces of a basin."""
        return sorted(self._view["basins"].get(species, []))

    def open_to(self, species: str) -> list[str]:
        """List the spaces where an animal of a species could go."""
        return sorted(self._view["open_to"][species])

    def left(self, size: str) -> int:
        """Count the expansions of a size that are not laid yet."""
        return int(self._view["expansions_left"][size])
