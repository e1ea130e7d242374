"""Games as JSON: the agreed setting, a checkpoint, and all picks by their keys."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import TYPE_CHECKING, Any

from menagerie.kernel.checkpoint import Checkpoint, Setting, Step
from menagerie.kernel.errors import BadSave, IllegalPick, MenagerieError
from menagerie.kernel.game import Game, new_game
from menagerie.kernel.journal import Journal
from menagerie.kernel.options import check_options
from menagerie.kernel.seeds import is_seed
from menagerie.kernel.shapes import PLENTY, anything, pair, record, several, text, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from menagerie.kernel.rules import Rules

FORMAT = 1
FIELDS = {
    "format": int,
    "game": str,
    "rules_version": int,
    "seats": int,
    "options": dict,
    "seed": int,
    "picks": list,
    "barrier": int,
    "pausing": bool,
    "checkpoint": dict,
    "checksum": str,
}
NOTES = {"players": several(text, most=8)}  # what a program may add: who sat where


def save(game: Game) -> dict[str, Any]:
    """Write a game as JSON values."""
    checkpoint = game.checkpoint()
    while checkpoint.number > game.journal.barrier and checkpoint.earlier is not None:  # as far back as undo reaches
        checkpoint = checkpoint.earlier
    data = {
        "format": FORMAT,
        "game": game.rules.name,
        "rules_version": game.rules.version,
        "seats": game.setting.seats,
        "options": game.setting.options,
        "seed": game.setting.seed,
        "picks": [list(pick) for pick in game.picks()],
        "barrier": game.journal.barrier,
        "pausing": game.pausing,
        "checkpoint": {"number": checkpoint.number, "table": game.rules.dump(checkpoint.table)},
    }
    return {**data, "checksum": checksum(data)}


def checksum(data: Mapping[str, Any]) -> str:
    """Sum up a save, so that a truncated or edited one is noticed."""
    content = {name: value for name, value in data.items() if name != "checksum"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def load(data: Mapping[str, Any] | str, find_rules: Callable[[str], Rules[Any]]) -> Game:
    """Go on with a saved game: lay out its checkpoint and play the picks since."""
    data = _checked(data)
    rules = _rules(data, find_rules)
    checkpoint = data["checkpoint"]
    record({"number": whole(0, len(data["picks"])), "table": anything})(checkpoint, "checkpoint")
    number = checkpoint["number"]
    options = _options(data, rules)
    try:
        table = rules.restore(checkpoint["table"], data["seats"], options)
    except BadSave:
        raise
    except (MenagerieError, KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise BadSave("kernel.error.save_field", field="checkpoint.table") from None
    start = Checkpoint(table, number, _past(data["picks"][:number]))
    game = Game(rules, Setting(data["seats"], options, data["seed"]), start, Journal())
    game.journal.pick = game.journal.barrier = number
    for seat, key in data["picks"][number:]:
        try:
            game.apply_key(key, seat=seat, pause=data["pausing"] and game.number + 1 == len(data["picks"]))
        except IllegalPick:
            if data["rules_version"] < rules.version:
                break  # a rule was mended since: at worst one turn is played again
            raise BadSave("kernel.error.save_pick", number=game.number, pick=key) from None
    game.journal.barrier = max(game.journal.barrier, data["barrier"])
    return game


def replay(data: Mapping[str, Any] | str, find_rules: Callable[[str], Rules[Any]]) -> Game:
    """Play a saved game again from its first pick; raise where it comes out differently."""
    loaded = load(data, find_rules)
    data = _checked(data)
    game = new_game(loaded.rules, data["seats"], data["seed"], data["options"])
    for number, (seat, key) in enumerate(data["picks"]):
        try:
            game.apply_key(key, seat=seat, pause=loaded.pausing and number + 1 == len(data["picks"]))
        except IllegalPick:
            raise BadSave("kernel.error.save_pick", number=number, pick=key) from None
    if game.rules.dump(game.table) != game.rules.dump(loaded.table):
        raise BadSave("kernel.error.save_differs")
    return game


def parsed(data: Mapping[str, Any] | str) -> dict[str, Any]:
    """Read a text as JSON values, unless they are that already."""
    if isinstance(data, str):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError):
            raise BadSave("kernel.error.save_not_json") from None
    if not isinstance(data, dict):
        raise BadSave("kernel.error.save_not_json")
    return data


def check_form(data: Mapping[str, Any], fields: Mapping[str, type], newest: int) -> None:
    """Refuse a newer format, a missing field, or data changed after it was written."""
    if isinstance(data.get("format"), int) and data["format"] > newest:
        raise BadSave("kernel.error.save_newer_format", format=data["format"], known=newest)
    for field, kind in fields.items():
        if type(data.get(field)) is not kind:
            raise BadSave("kernel.error.save_field", field=field)
    try:
        edited = data["checksum"] != checksum(data)
    except (RecursionError, TypeError, ValueError):  # too deep, or no JSON values
        raise BadSave("kernel.error.save_not_json") from None
    if edited:
        raise BadSave("kernel.error.save_edited")


def check_soundness(sound: Mapping[str, bool]) -> None:
    """Refuse a table that no game can reach; each of its parts is sound or not."""
    for part, is_sound in sound.items():
        if not is_sound:
            raise BadSave("kernel.error.save_field", field=f"checkpoint.table: {part}")


def keys(things: Iterable[Any]) -> list[str]:
    """List things by their keys, as saves and views call them."""
    return [thing.key for thing in things]


def _checked(data: Mapping[str, Any] | str) -> dict[str, Any]:
    data = parsed(data)
    check_form(data, FIELDS, FORMAT)
    for field in data:
        if field not in FIELDS and field not in NOTES:
            raise BadSave("kernel.error.save_field", field=field)
        if field in NOTES:
            NOTES[field](data[field], field)
    whole(1, FORMAT)(data["format"], "format")
    whole(0)(data["rules_version"], "rules_version")
    several(pair(whole(0, data["seats"] - 1), text), most=PLENTY)(data["picks"], "picks")
    whole(0, sys.maxsize)(data["barrier"], "barrier")  # a fork for search has the largest one
    return data


def _rules(data: dict[str, Any], find_rules: Callable[[str], Rules[Any]]) -> Rules[Any]:
    rules = find_rules(data["game"])
    if data["rules_version"] > rules.version:
        raise BadSave("kernel.error.save_newer_rules", saved=data["rules_version"], known=rules.version)
    if data["seats"] not in rules.seats:
        raise BadSave("kernel.error.save_field", field="seats")
    if not is_seed(data["seed"]):
        raise BadSave("kernel.error.save_field", field="seed")
    return rules


def _options(data: dict[str, Any], rules: Rules[Any]) -> dict[str, Any]:
    try:
        return check_options(rules.name, rules.options, data["options"], data["seats"])
    except MenagerieError:
        raise BadSave("kernel.error.save_field", field="options") from None


def _past(picks: list[list[Any]]) -> Step | None:
    """Chain the picks before the checkpoint: their options are known only by their keys."""
    last: Step | None = None
    for seat, key in picks:
        last = (last, seat, key, 0)
    return last
