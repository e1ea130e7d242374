"""The language of the tests of Sanctuary: one line lays a table, one makes a move, one states a fact.

    game = scenario().seat(0, hand="goat sheep", zoo={"d3": "lion_female"}).turn(0)
    game.play("play-rock", "goat", "c3")
    assert game.zoo(0)["spaces"]["c3"]["tile"] == "goat"

The Projects card lies in slot 1, so the tile at position 1 is taken unasked; Rock has strength 2, Forest 3, Water 4.

Tiles are written by their keys; what a test does not name lies in the pile. In a zoo, "down" stands for a tile that
lies face down, and "amboseli_national_park/lion_male" for a project on an animal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, cast

from menagerie.games.sanctuary.box import box_of
from menagerie.games.sanctuary.rules import RULES
from menagerie.games.sanctuary.save import lay_out
from menagerie.games.sanctuary.soundness import soundness
from menagerie.games.sanctuary.zoo_map import SPACES
from menagerie.kernel.checkpoint import Checkpoint, Setting
from menagerie.kernel.game import Game, new_game
from menagerie.kernel.journal import Journal
from menagerie.kernel.messages import phrasebook
from playing import Playing

if TYPE_CHECKING:
    from menagerie.games.sanctuary.table import SanctuaryTable

DISPLAY = 6
# Tiles for where a test does not care: no zoo of a test is large enough to play them.
FILLERS = ("exhibition_hall", "zoo_kitchen", "conference_hall", "fountain", "library", "administration")


def scenario(seats: int = 2, **options: Any) -> Scenario:
    """Begin a table with empty zoos, dull tiles in the display, and seat 0 first."""
    return Scenario(seats, options)


class Scenario:
    """A table being laid out; `turn` lets play begin."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self._save = new_game(RULES, seats, 1, {"first_player": 0, **options}).save()
        self._table = self._save["checkpoint"]["table"]
        self._table["turn"] = 0
        for seat, zoo in enumerate(self._table["zoos"]):  # the others are asked which tile they take
            zoo["row"] = ["rock", "projects", "forest", "water"] if seat else ["projects", "rock", "forest", "water"]
        self._display: list[str | None] = list(FILLERS)
        self._pile: list[str] = []
        self._discard: list[str] = []
        self._short = False

    def seat(self, seat: int, **figures: Any) -> Self:
        """Fill a zoo: the hand, what lies on spaces, and any other field of its save."""
        laid = self._table["zoos"][seat]
        laid["hand"] = figures.pop("hand", "").split()
        for space, what in figures.pop("zoo", {}).items():
            tile, _, under = what.partition("/")
            if tile == "down":
                laid["down"][space] = [None, False]
            else:
                laid["face"][space] = tile
            if under:
                laid["under"][space] = under
        if "row" in figures:
            figures["row"] = figures["row"].split()
        laid.update(figures)
        return self

    def display(self, text: str, *, only: bool = False) -> Self:
        """Lay tiles into the display, from position 1; dull ones fill it up, or with `only` nothing does."""
        named: list[str | None] = [*text.split()]
        if only:
            self._display = [*named, *[None] * DISPLAY][:DISPLAY]
            return self
        self._display = [*named, *(tile for tile in FILLERS if tile not in named)][:DISPLAY]
        return self

    def pile(self, text: str, *, only: bool = False) -> Self:
        """Return which tiles are drawn next; with `only`, everything else is discarded."""
        self._pile, self._short = text.split(), only
        return self

    def table(self, **fields: Any) -> Self:
        """Set any other field of the table's save."""
        self._table.update(fields)
        return self

    def turn(self, seat: int = 0) -> Play:
        """Let play begin with this seat."""
        table, options = self._table, self._save["options"]
        box = box_of(self._save["seats"], options)
        table["current"] = seat
        table["display"] = self._display
        used = {*self._display, *self._pile}
        for zoo in table["zoos"]:
            used |= {*zoo["hand"], *zoo["face"].values(), *zoo["under"].values()}
        rest = [key for key in box.tiles if key not in used]
        for zoo in table["zoos"]:
            for down in zoo["down"].values():
                down[0] = down[0] or rest.pop()
            taken = {*zoo["face"], *zoo["down"]}
            zoo["bonuses"] = _bonuses(box, taken)
        table["pile"] = [*([] if self._short else rest), *reversed(self._pile)]
        table["discard"] = rest if self._short else []
        setting = Setting(self._save["seats"], options, self._save["seed"])
        return Play(Game(RULES, setting, Checkpoint(lay_out(table, box)), Journal()))


def _bonuses(box: Any, taken: set[str]) -> int:
    """Return the bonus spaces that nothing covers."""
    return sum(1 << space for space in box.map.bonuses if SPACES[space].key not in taken)


class Play(Playing):
    """A game of Sanctuary being played from a scenario."""

    def why_not(self, key: str) -> list[str]:
        """List the names of the obstacles in the way of an option."""
        return [message.key.rpartition(".")[2] for message in self.game.obstacles(key)]

    def reasons(self, key: str) -> list[str]:
        """List what stands in the way of an option, as people read it in English."""
        return [phrasebook("en").say(message) for message in self.game.obstacles(key)]

    @property
    def prompt(self) -> str:
        """What is asked."""
        assert self.game.decision is not None
        return self.game.decision.prompt.key.rpartition(".")[2]

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator may know."""
        return self.game.view(None)

    def zoo(self, seat: int) -> dict[str, Any]:
        """Look at a zoo with the eyes of its player."""
        zoo: dict[str, Any] = self.game.view(seat)["zoos"][seat]
        return zoo

    def hand(self, seat: int) -> list[str]:
        """List the hand of a player."""
        return [each["tile"] for each in self.zoo(seat)["hand"]]

    def row(self, seat: int) -> list[str]:
        """List the action cards of a player, slot by slot."""
        return [each["card"] for each in self.zoo(seat)["row"]]

    def points_for(self, seat: int, part: str) -> int:
        """Count the points of a seat from one source."""
        return self.game.standing().parts[seat][part]

    @property
    def is_sound(self) -> bool:
        """Whether everything on the table is as rules could have made it."""
        return all(soundness(cast("SanctuaryTable", self.game.table), len(self.view["zoos"])).values())

    @property
    def events(self) -> list[str]:
        """The names of everything that the journal tells everybody."""
        return [event.key.rpartition(".")[2] for event in self.game.journal.seen_by(None)]
