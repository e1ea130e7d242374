"""One game of a tournament, played in this process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arena.company import planned, toy
from menagerie.arena import figures, match
from menagerie.arena.clock import Clock
from menagerie.arena.match import Job, TournamentGame
from menagerie.arena.played import Played
from menagerie.arena.report.page import report
from menagerie.arena.report.writing import Writer
from menagerie.arena.summary import summary_of

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from menagerie.arena.tournament import Tournament


def played(tournament: Tournament) -> list[Played]:
    return [TournamentGame(tournament.job(fixture), Clock()).play() for fixture in tournament.fixtures()]


def test_jobs_and_records_are_the_same_after_a_journey() -> None:
    tournament = planned("random", toy("Raises"), games=1)
    job = tournament.job(tournament.fixtures()[0])
    assert Job.from_json(job.to_json()) == job
    record = TournamentGame(job, Clock()).play()
    assert record.fault is not None
    assert Played.from_json(record.to_json()) == record


def test_a_game_that_breaks_by_itself_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*about: Any) -> Any:
        raise RuntimeError("a rule is wrong")

    monkeypatch.setattr(match, "new_game", breaks)
    tournament = planned("random", "variety", games=2)
    summary = summary_of(tournament, played(tournament))
    assert all(game.fault is not None and game.fault.kind == "broken" for game in summary.games)
    assert [bot.games for bot in summary.bots] == [0, 0]
    assert summary.bots[0].wins is None
    assert "counts for nobody. RuntimeError: a rule is wrong" in report(summary, Writer("en"))


def test_a_game_that_nobody_has_put_into_figures_has_a_report_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures.FIGURES, "_found", {"zooloretto": None})
    tournament = planned("random", "variety", games=2)
    summary = summary_of(tournament, played(tournament))
    assert summary.games[0].figures == ()
    page = report(summary, Writer("en"))
    assert "What happens in a game" not in page
    assert "Who comes out ahead" in page


def test_the_clock_is_read_from_outside(tmp_path: Path) -> None:
    here, there = Clock(tmp_path / "clock"), Clock(tmp_path / "clock")
    assert nobody_thinks(there)
    here.begin(3)
    assert there.seat == 3
    assert there.spent() >= 0.0
    here.end()
    assert nobody_thinks(there)


def nobody_thinks(clock: Clock) -> bool:
    return clock.seat is None and clock.spent() == 0.0
