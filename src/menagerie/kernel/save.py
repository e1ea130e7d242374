"""Games as JSON: the agreed setting, a checkpoint, and all picks by their keys."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from menagerie.kernel.errors import BadSave, IllegalPick, MenagerieError
from menagerie.kernel.game import Checkpoint, Game, Setting, Step, new_game
from menagerie.kernel.journal import Journal
from menagerie.kernel.options import check_options

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


def save(game: Game) -> dict[str, Any]:
    """Write a game as JSON values."""
    checkpoint = game._checkpoint
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
    """Sum up a save, so that a truncated or edited one is found out."""
    content = {name: value for name, value in data.items() if name != "checksum"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def load(data: Mapping[str, Any] | str, find_rules: Callable[[str], Rules[Any]]) -> Game:
    """Go on with a saved game: lay out its checkpoint and play the picks since."""
    data = _checked(data)
    rules = _rules(data, find_rules)
    checkpoint = data["checkpoint"]
    if set(checkpoint) != {"number", "table"} or type(checkpoint["number"]) is not int:
        raise BadSave("kernel.error.save_field", field="checkpoint")
    number = checkpoint["number"]
    if not 0 <= number <= len(data["picks"]):
        raise BadSave("kernel.error.save_field", field="checkpoint.number")
    try:
        options = check_options(rules.name, rules.options, data["options"], data["seats"])
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
    """Play a saved game again from its first pick, and fail where it comes out differently."""
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
    """Refuse what is of a newer format, lacks a field, or was changed after it was written."""
    if isinstance(data.get("format"), int) and data["format"] > newest:
        raise BadSave("kernel.error.save_newer_format", format=data["format"], known=newest)
    for field, kind in fields.items():
        if type(data.get(field)) is not kind:
            raise BadSave("kernel.error.save_field", field=field)
    if data["checksum"] != checksum(data):
        raise BadSave("kernel.error.save_edited")


def check_soundness(sound: Mapping[str, bool]) -> None:
    """Refuse a table that no game can come to; each of its parts is sound or not."""
    for part, is_sound in sound.items():
        if not is_sound:
            raise BadSave("kernel.error.save_field", field=f"checkpoint.table: {part}")


def keys(things: Iterable[Any]) -> list[str]:
    """List things by their keys, as saves and views call them."""
    return [thing.key for thing in things]


def _checked(data: Mapping[str, Any] | str) -> dict[str, Any]:
    data = parsed(data)
    check_form(data, FIELDS, FORMAT)
    for pick in data["picks"]:
        if not (isinstance(pick, list) and len(pick) == 2 and type(pick[0]) is int and isinstance(pick[1], str)):
            raise BadSave("kernel.error.save_field", field="picks")
    return data


def _rules(data: dict[str, Any], find_rules: Callable[[str], Rules[Any]]) -> Rules[Any]:
    rules = find_rules(data["game"])
    if data["rules_version"] > rules.version:
        raise BadSave("kernel.error.save_newer_rules", saved=data["rules_version"], known=rules.version)
    if data["seats"] not in rules.seats:
        raise BadSave("kernel.error.save_field", field="seats")
    return rules


def _past(picks: list[list[Any]]) -> Step | None:
    """Chain the picks before the checkpoint: their options are known only by their keys."""
    last: Step | None = None
    for seat, key in picks:
        last = (last, seat, key, 0)
    return last
