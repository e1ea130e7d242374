from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import menagerie
from arena.company import outcomes, planned, run
from menagerie.arena.parquet import write_parquet
from menagerie.arena.results_file import ResultsFile

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from menagerie.arena.match import Job


class NoWorkers:
    """Whoever is asked to play has failed the test."""

    def play(self, jobs: Sequence[Job]) -> object:
        assert not jobs
        return iter(())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def refusal(path: Path, *bots: str, seed: int = 0) -> str:
    with ResultsFile(path) as results, pytest.raises(menagerie.BadRequest) as refused:
        planned(*(bots or ("random",)), seed=seed).played_before(results)
    return refused.value.message.key


def test_every_game_is_a_line_that_says_everything(file: Path) -> None:
    run(planned("random", "greedy", games=2, options={"extension_bonus": 2}, seed=5), file)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert {tuple(line["bots"]) for line in lines} == {("random", "greedy"), ("greedy", "random")}
    line = lines[0]
    assert (line["game"], line["options"]["extension_bonus"], line["seed"], line["deal"]) == ("zooloretto", 2, 5, 0)
    assert line["versions"] == [menagerie.__version__] * 2
    assert line["weights"][line["bots"].index("greedy")] != ""
    assert [sum(parts.values()) for parts in line["parts"]] == line["scores"]
    assert sorted(line["ranks"]) in ([1, 2], [1, 1])
    assert line["figures"][0]["turns"] > 0
    assert line["table"]["rounds"] > 0
    assert line["thinking"][0]["decisions"] > 0
    assert line["cpu_seconds"] > 0
    assert line["worker"] != ""
    assert line["fault"] is None


def test_a_whole_file_is_not_played_again(file: Path) -> None:
    tournament = planned("random")
    games = run(tournament, file)
    assert outcomes(run(tournament, file, NoWorkers())) == outcomes(games)  # type: ignore[arg-type]


def test_a_half_written_last_line_is_cut_off_and_played_again(file: Path) -> None:
    tournament = planned("random", "variety")
    games = run(tournament, file)
    whole = file.read_bytes()
    for cut in (1, 20, len(whole.splitlines()[-1])):
        file.write_bytes(whole[:-cut])
        assert outcomes(run(tournament, file)) == outcomes(games)
        assert sorted(file.read_bytes().splitlines(), key=len) != []
        assert len(file.read_bytes().splitlines()) == len(games)


def test_a_longer_tournament_goes_on_from_a_shorter_one(file: Path) -> None:
    short = run(planned("random", "variety", games=2), file)
    longer = run(planned("random", "variety", games=6), file)
    assert outcomes(longer)[:2] == outcomes(short)
    assert len(file.read_text().splitlines()) == 6


def test_another_bot_joins_and_earlier_games_stand(file: Path) -> None:
    run(planned("random", "variety", games=2), file)
    games = run(planned("random", "variety", "greedy", games=6), file)
    assert len(games) == len(file.read_text().splitlines()) == 6


def test_games_of_another_tournament_are_refused(file: Path) -> None:
    run(planned("random", games=1), file)
    assert refusal(file, seed=1) == "arena.error.other_tournament"


def test_games_of_another_state_of_a_bot_are_refused(file: Path, tmp_path: Path) -> None:
    bot = tmp_path / "calm.py"
    code = "class Calm:\n def __init__(self, game, chance): pass\n def pick(self, glimpse): return 0\n"
    bot.write_text(code)
    run(planned(f"{bot}:Calm", games=1), file)
    bot.write_text(code.replace("return 0", "return 0  # really"))
    assert refusal(file, f"{bot}:Calm") == "arena.error.other_state"


@pytest.mark.parametrize("text", ["hello\n", "hello", "{}\n", "[]\n", '{"game": 3}\n{"game": 4}\n', "\x00\n"])
def test_what_is_no_results_file_is_refused_and_left_alone(file: Path, text: str) -> None:
    file.write_text(text)
    with pytest.raises(menagerie.BadRequest) as refused:
        ResultsFile(file)
    assert refused.value.message.key == "arena.error.not_results"
    assert file.read_text() == text


def test_two_tournaments_do_not_share_a_file(file: Path) -> None:
    with ResultsFile(file), pytest.raises(menagerie.BadRequest, match="in use"):
        ResultsFile(file)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(menagerie.BadRequest, match="Can't write"):
        ResultsFile(tmp_path)


def test_parquet_has_a_row_for_each_seat(file: Path, tmp_path: Path) -> None:
    from pyarrow import parquet

    games = run(planned("random", "greedy", games=2), file)
    write_parquet(games, tmp_path / "games.parquet")
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["bot"] for row in rows] == [bot for game in games for bot in game.bots]
    assert [row["score"] for row in rows] == [score for game in games for score in game.scores]
    assert rows[0]["figure_turns"] == games[0].figures[0]["turns"]
    assert rows[0]["part_stalls"] == games[0].parts[0]["stalls"]
