"""Recorded games go as they went, or the version of the rules was raised; saves of this version end as before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from kernel.toy_game import SECRETS, Secrets
from menagerie.games import rules_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from recorded.collection import Collection, Recorded, Trace, fingerprint, path_of, played_again, read, trace, write
from recorded.record import recorded_again
from recorded.settings import FEWEST, missing
from recorded.verdict import verdict

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.kernel.rules import Rules, Standing

every_game = pytest.mark.parametrize("name", menagerie.GAMES)


@every_game
def test_recorded_games_go_as_they_went_unless_the_version_was_raised(name: str) -> None:
    to_do = verdict(rules_of(name), read(path_of(name)))
    assert to_do is None, to_do


@every_game
def test_games_are_recorded_with_every_number_of_seats_and_every_value_of_every_option(name: str) -> None:
    lacking = missing(rules_of(name), read(path_of(name)).games)
    assert not lacking, f"`make recorded` records what no game of {name} has: {', '.join(lacking)}"


@every_game
def test_recorded_saves_of_this_version_load_and_end_as_before(name: str) -> None:
    games = [game for game in read(path_of(name)).games if game.save is not None]
    assert len(games) >= FEWEST // 4
    for game in games:
        assert game.save is not None
        ended = trace(menagerie.load(game.save), game.picks[len(game.save["picks"]) :])
        assert (ended.scores, ended.end) == (game.trace.scores, game.trace.end), game.title


# --- the judge itself, on a toy ---


def toy_games(rules: Rules[Any]) -> Collection:
    game = new_game(rules, 3, 5, {})
    luck = Chance(5)
    while game.decision is not None:
        game.apply(luck.below(len(game.decision.options)))
    blank = Recorded(3, {}, 5, ("random",) * 3, tuple(game.picks()), Trace((), "", "", ""), None)
    return Collection(rules.version, "another", (replace(blank, trace=played_again(rules, blank)),))


class Renamed(Secrets):
    """The same rules, saved by another word."""

    def dump(self, table: Any) -> dict[str, Any]:
        return {"saved": super().dump(table)}


class Generous(Secrets):
    """A rule is changed: every seat scores one point more."""

    def standing(self, table: Any) -> Standing:
        standing = super().standing(table)
        return replace(standing, parts=tuple({**parts, "gift": 1} for parts in standing.parts))


class Short(Secrets):
    """A rule is changed: there is one round less, so that recorded picks are left over."""

    def next_stretch(self, table: Any) -> Any:
        return None if table.moment > len(table.hands) else super().next_stretch(table)


class Raised(Generous):
    """A rule is changed, and the version with it."""

    version = 4


def test_nothing_is_to_be_done_while_games_go_the_same_way() -> None:
    assert verdict(SECRETS, toy_games(SECRETS)) is None


@pytest.mark.parametrize("rules", [Generous(), Short()], ids=["scores", "picks"])
def test_a_change_of_the_rules_asks_for_another_version(rules: Rules[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("recorded.verdict.fingerprint", lambda name: "changed")
    told = verdict(rules, toy_games(SECRETS))
    assert told is not None
    assert "raise `version` in games/secrets/rules.py and run `make recorded`" in told


def test_a_change_outside_of_the_rules_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("recorded.verdict.fingerprint", lambda name: "another")
    told = verdict(Generous(), toy_games(SECRETS))
    assert told is not None
    assert "though none of its rules has changed" in told


def test_a_change_of_what_is_saved_asks_for_no_version() -> None:
    told = verdict(Renamed(), toy_games(SECRETS))
    assert told is not None
    assert told.endswith("by the same rules: undo that, or run `make recorded`.")


def test_a_raised_version_asks_for_new_games() -> None:
    told = verdict(Raised(), toy_games(SECRETS))
    assert told is not None
    assert "`make recorded` records them again" in told


def test_games_that_go_another_way_are_not_recorded_by_the_same_version() -> None:
    with pytest.raises(SystemExit, match="raise `version`"):
        recorded_again(Generous(), toy_games(SECRETS))


def test_what_no_game_has_is_listed() -> None:
    lacking = missing(SECRETS, toy_games(SECRETS).games)
    assert lacking == ["2 seats", "4 seats", "rounds=1", "rounds=3", f"{FEWEST - 1} more games"]


def test_recorded_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    games = toy_games(SECRETS)
    write(tmp_path / "games", games)
    assert read(tmp_path / "games") == games


@every_game
def test_a_fingerprint_changes_with_the_rules_and_with_nothing_else(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("recorded.collection.SOURCES", tmp_path)
    for path in ("kernel/game.py", f"games/{name}/rules.py", "games/family/trucks.py", "games/stranger/rules.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("from menagerie.games.family import trucks")
    (tmp_path / "games/stranger/rules.py").write_text("stranger")
    marks = [fingerprint(name)]
    for path in ("games/stranger/rules.py", "kernel/game.py", f"games/{name}/rules.py", "games/family/trucks.py"):
        with (tmp_path / path).open("a") as file:
            file.write("  # changed")
        marks.append(fingerprint(name))
    assert marks[1] == marks[0]
    assert len(set(marks)) == 4
