"""Record whole games for the tests: `make recorded`, or this file with a game, seats and options for one more.

Games that go as they were recorded stay as they are, old saves with them. Where the version of the rules was raised,
all are recorded again; where they go another way and it was not, nothing is written.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import menagerie
from menagerie.arena.simulate import play_out
from menagerie.bots import bot_of
from menagerie.games import GAMES, rules_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from recorded.collection import Collection, Recorded, fingerprint, path_of, played_again, read, write
from recorded.settings import Setting, to_record
from recorded.verdict import verdict

if TYPE_CHECKING:
    from menagerie.kernel.rules import Rules

BOTS = ("random", "greedy")
WITH_SAVE = 3  # one game in so many keeps a save from its middle


def record(rules: Rules[Any], setting: Setting, number: int) -> Recorded:
    """Let bots play a game, and note all of it."""
    seats, options = setting
    bots = tuple(BOTS[(number + seat // 2) % len(BOTS)] for seat in range(seats))
    game = new_game(rules, seats, number, options)
    play_out(game, [bot_of(bot, rules.name, Chance(seat)) for seat, bot in enumerate(bots)])
    picks = tuple(game.picks())
    saved = None
    if number % WITH_SAVE == 0:
        half = new_game(rules, seats, number, options)
        for seat, key in picks[: len(picks) // 2]:
            half.apply_key(key, seat=seat)
        saved = half.save()
    recorded = Recorded(seats, options, number, bots, picks, None, saved)  # type: ignore[arg-type]  # it follows
    return replace(recorded, trace=played_again(rules, recorded))


def recorded_again(rules: Rules[Any], collection: Collection | None) -> Collection:
    """Bring recorded games up to date and add what is missing; refuse where they go another way by the same version."""
    games = () if collection is None else collection.games
    if collection is not None and rules.version > collection.version:
        games = tuple(record(rules, Setting(game.seats, game.options), game.seed) for game in games)
    elif collection is not None:
        wrong = verdict(rules, collection)
        if wrong is not None and "by the same rules" not in wrong:
            sys.exit(wrong)
        if wrong is not None:
            games = tuple(replace(game, trace=played_again(rules, game)) for game in games)
    added = list(games)
    for setting in to_record(rules, games):
        added.append(record(rules, setting, len(added)))
    return Collection(rules.version, fingerprint(rules.name), tuple(added))


def main() -> None:
    """Record what is missing of all games, or one more game."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", nargs="?", choices=GAMES)
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--options", type=json.loads, default={}, help="as JSON")
    asked = arguments.parse_args()
    for name in [asked.game] if asked.game else menagerie.GAMES:
        rules, path = rules_of(name), path_of(name)
        before = read(path) if path.exists() else None
        now = recorded_again(rules, before)
        if asked.game:
            one_more = record(rules, Setting(asked.seats, asked.options), len(now.games))
            now = replace(now, games=(*now.games, one_more))
        write(path, now)
        print(f"{name}: {len(now.games)} games, {len(now.games) - len(before.games if before else ())} of them new")  # noqa: T201


if __name__ == "__main__":
    main()
