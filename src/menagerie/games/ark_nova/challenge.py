"""A challenge: three solo games in a row, each with what the earlier ones left in the box (R-A-562).

>>> from menagerie.games.ark_nova import challenge
>>> series = challenge.start(seed=7, options={"solo_appeal": 10})
>>> game = series.new_game()
>>> while game.decision is not None:
...     game.apply(0)
>>> series = series.with_result(game)
>>> len(series.scores), series.is_over
(1, False)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.final_scoring import SOLO_POINTS
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.used import SORTS, can_be_used, known, names_things
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import BadRequest, BadSave, MenagerieError
from menagerie.kernel.game import new_game
from menagerie.kernel.options import check_options
from menagerie.kernel.save import check_form, checksum, parsed
from menagerie.kernel.seeds import STRONG, checked_seed, next_seed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.games.ark_nova.box import Box
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.checkpoint import Setting
    from menagerie.kernel.game import Game

GAMES = 3
NEEDED = SOLO_POINTS
FORMAT = 1
SHORT_SEEDS = 1_000_000_000  # of the games of a challenge that was given a short seed
FIELDS = {"format": int, "challenge": str, "seed": int, "options": dict, "played": list, "checksum": str}
# What may be chosen for a challenge; the rest follows from its rules.
CHOSEN = ("map_set", "discard", "solo_appeal", "marine_worlds", "action_cards")
OPTIONS = tuple(option for option in RULES.options if option.name in CHOSEN)


@dataclass(frozen=True)
class Played:
    """A finished game: its points, and what it used up, as keys by the sort of thing."""

    score: int
    used: Mapping[str, list[str]]


@dataclass(frozen=True)
class Series:
    """A challenge as it stands: what was agreed, and the games that are over."""

    seed: int
    options: Mapping[str, Any]
    played: tuple[Played, ...] = ()

    @property
    def box(self) -> Box:
        """What is in the box of each game before anything is used up."""
        return RULES.box_of(self.options)

    @property
    def scores(self) -> list[int]:
        """The points of the games that are over."""
        return [game.score for game in self.played]

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        return len(self.played) == GAMES

    @property
    def is_passed(self) -> bool:
        """Whether the points of all games add up to enough (R-A-567)."""
        return self.is_over and sum(self.scores) >= NEEDED

    @property
    def used(self) -> dict[str, list[str]] | None:
        """What the games so far used up (R-A-563 to R-A-565)."""
        if not self.played:
            return None
        used = {sort: used_in(self.box, self.played, sort) for sort in SORTS}
        if not can_be_used(self.box, used):  # too few cards are left for a game: those of the oldest one come back
            used["cards"] = used_in(self.box, self.played[1:], "cards")
        return used

    def new_game(self) -> Game:
        """Set up the next game with the rest (R-A-562)."""
        luck = Chance(self.seed)
        seeds = [next_seed(luck) if self.seed >= STRONG else luck.below(SHORT_SEEDS) for _ in range(GAMES)]
        options = {**self.options, "maps": "one_of_two", "used": self.used}
        return new_game(RULES, 1, seeds[len(self.played)], options)

    def with_result(self, game: Game) -> Series:
        """Count the game that was set up last, and put aside everything that it used."""
        fresh = self.new_game()
        if game.rules is not RULES or game.setting != fresh.setting:
            raise BadRequest("ark_nova.challenge.other_game")
        if game.decision is not None or game.pausing:
            raise BadRequest("ark_nova.challenge.not_over")
        played = Played(game.scores()[0], used_by(game.table, fresh.table))  # type: ignore[arg-type]  # of this game
        return replace(self, played=(*self.played, played))

    def save(self, running: Game | None = None) -> dict[str, Any]:
        """Write the challenge, with the game in progress, as JSON values; `load` reads it back."""
        data = {
            "format": FORMAT,
            "challenge": RULES.name,
            "seed": self.seed,
            "options": dict(self.options),
            "played": [{"score": game.score, "used": dict(game.used)} for game in self.played],
            "game": running.save() if running is not None else None,
        }
        return {**data, "checksum": checksum(data)}


def start(seed: int, options: Mapping[str, Any] | None = None) -> Series:
    """Begin a challenge; its options are those of each of its games."""
    return Series(checked_seed(seed), check_options(RULES.name, OPTIONS, options or {}, 1))


def used_in(box: Box, played: Sequence[Played], sort: str) -> list[str]:
    """List what games used of a sort of things, in the order of the box."""
    return [key for key in known(box)[sort] if any(key in game.used[sort] for game in played)]


def used_by(end: Table, start: Table) -> dict[str, list[str]]:
    """List what a game used up: its cards, both maps that were offered, and its four bonus tiles."""
    me = end.zoos[0]
    cards: list[Any] = [*end.discard, *end.display, *me.hand, *me.animals, *me.sponsors, *me.final_cards]
    cards += [*me.stored, *(card for _, card in me.pouches)]
    cards += [laid_out.project for laid_out in (*end.projects, *end.base_projects)]
    return {
        "cards": sorted(card.key for card in cards if card is not None),
        "maps": [zoo_map.key for zoo_map in start.map_offers[0]],
        "bonus_tiles": sorted(tile.key for tiles in start.bonus_tiles.values() for tile in tiles),
    }


# --- reading ---


def load(data: Mapping[str, Any] | str) -> tuple[Series, dict[str, Any] | None]:
    """Read a challenge, and the save of the game in progress, if there is one."""
    data = checked(data)
    try:
        series = start(data["seed"], data["options"])
        series = replace(series, played=read_played(series.box, data["played"]))
        if series.is_over:
            running = None
        else:
            running = read_running(data.get("game"), series.new_game().setting)
    except BadSave:
        raise
    except (MenagerieError, KeyError, TypeError, ValueError):
        raise BadSave("kernel.error.save_field", field="options") from None
    return series, running


def checked(data: Mapping[str, Any] | str) -> Mapping[str, Any]:
    """Refuse anything but a challenge, and one changed after it was written."""
    data = parsed(data)
    if "challenge" not in data and "picks" in data:
        raise BadSave("ark_nova.challenge.a_game")
    check_form(data, FIELDS, FORMAT)
    if data["challenge"] != RULES.name:
        raise BadSave("kernel.error.save_field", field="challenge")
    return data


def read_played(box: Box, entries: list[Any]) -> tuple[Played, ...]:
    """Read the games that are over."""
    played = []
    for entry in entries[: GAMES + 1]:
        is_sound = isinstance(entry, dict) and set(entry) == {"score", "used"} and type(entry["score"]) is int
        if not is_sound or not names_everything(box, entry["used"]):
            raise BadSave("kernel.error.save_field", field="played")
        played.append(Played(entry["score"], entry["used"]))
    if len(played) > GAMES:
        raise BadSave("kernel.error.save_field", field="played")
    return tuple(played)


def names_everything(box: Box, used: Any) -> bool:
    """Whether a value says for every sort of things which ones of the box were used up."""
    return names_things(used) and set(used) == set(SORTS) and can_be_used(box, used)


def read_running(save: Any, setting: Setting) -> dict[str, Any] | None:
    """Read the save of the game in progress; it must be the next one of this challenge."""
    if save is None:
        return None
    if not isinstance(save, dict):
        raise BadSave("kernel.error.save_field", field="game")
    agreed = (save.get("game"), save.get("seats"), save.get("options"), save.get("seed"))
    if agreed != (RULES.name, *setting):
        raise BadSave("kernel.error.save_field", field="game")
    return save
