from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import menagerie
from menagerie.arena.entrants import entrants_for
from menagerie.arena.ray_workers import here
from menagerie.bots import bot_named, bot_of
from menagerie.bots.knowledge import knowledge_of, own_weights_of, shape_of, weighed_games
from menagerie.bots.knowledge.weight_sets import players_of
from menagerie.bots.naming import listed
from menagerie.kernel.chance import Chance
from menagerie.server.house import known_bot

OUTCOMES = ("better", "no better")
FOUND = Path(__file__).parents[2] / "docs" / "tuning"  # what searches have found that is not in use
FILES = [(game, own_weights_of(game)) for game in weighed_games()]
FILES += [(path.stem.rpartition("-")[0], path) for path in sorted(FOUND.glob("*.toml"))]


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Return a file with somebody else's weights."""
    text = own_weights_of("zooloretto").read_text()
    path = tmp_path / "other.toml"
    path.write_text(re.sub(r"\ncoin = .*", "\ncoin = 1.75", text))
    return path


@pytest.mark.parametrize("game", weighed_games())
def test_the_weights_in_use_are_those_of_the_file(game: str) -> None:
    file = shape_of(game).read(own_weights_of(game))
    used = getattr(knowledge_of(game, "greedy"), "weights", None)
    assert isinstance(used, dict)
    assert tuple(used) == tuple(menagerie.rules_of(game).seats)
    for seats, weights in used.items():
        assert asdict(weights) == file.weights[file.section(seats)]


@pytest.mark.parametrize(("game", "path"), FILES, ids=[f"{game}-{path.stem}" for game, path in FILES])
def test_every_search_behind_weights_tells_its_story_and_agrees_with_them(game: str, path: Path) -> None:
    file = shape_of(game).read(path)
    latest: dict[tuple[str, str], float] = {}
    for told in file.searches:
        assert told["command"].startswith(f"menagerie tune {game} ")
        assert told["outcome"] in OUTCOMES
        assert told["done"] == told["generations"] == len(told["points"])
        assert (told["outcome"] == "better") == (told["checked"]["lead_95"][0] > 0)
        taken = told["found"] if told["outcome"] == "better" else told["start"]
        latest.update({(file.section(told["seats"]), name): number for name, number in taken.items()})
    for (section, name), number in latest.items():
        assert file.weights[section][name] == number


def test_a_bot_plays_by_the_weights_of_a_file(other: Path) -> None:
    for name in (f"greedy:{other}", f"greedy:weights={other}", f"planner:30,weights={other}"):
        named = bot_named(name, "zooloretto", files=True)
        assert named.file == str(other)
        assert bot_named(named.name, "zooloretto", files=True).name == named.name
        bot = bot_of(name, "zooloretto", Chance(0), files=True)
        mind: Any = getattr(bot, "knowledge", None) or getattr(bot, "planning", None)
        assert mind.weights[4].coin == 1.75
        own = bot_named(name.partition(":")[0], "zooloretto")
        assert own.kind.fingerprint("zooloretto", own.said) != named.kind.fingerprint("zooloretto", named.said)
    assert bot_named("greedy:own", "zooloretto").name == "greedy"


def test_a_tournament_knows_the_file_by_its_last_part_and_takes_it_along(
    other: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(other.parent)
    with_file, own = entrants_for("zooloretto", listed("planner:30,weights=other.toml,planner:30"))
    assert (with_file.label, own.label) == ("planner:30,weights=other.toml", "planner:30")
    assert with_file.bot == f"planner:30,weights={other}"
    assert with_file.file == str(other)
    elsewhere = here(with_file.bot, {str(other): b"game", f"{other}.old": b"old"})
    assert elsewhere.startswith("planner:30,weights=")
    assert Path(elsewhere.partition("=")[2]).read_bytes() == b"game"


def test_a_web_table_opens_no_file(other: Path) -> None:
    assert known_bot("greedy", "zooloretto") == "greedy"
    with pytest.raises(menagerie.BadRequest, match="files can't be named here"):
        known_bot(f"greedy:{other}", "zooloretto")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("coin = 1.75", "coin = 0", "the weight coin for 2 players is missing, or is no number above 0"),
        ("coin = 1.75", "coin = inf", "the weight coin for 2"),
        ("coin = 1.75", "coin = true", "the weight coin for 2"),
        ("coin = 1.75", 'coin = "much"', "the weight coin for 2"),
        ("coin = 1.75", "", "the weight coin for 2"),
        ("coin = 1.75", "coin = 1.75\nluck = 1", "no weight or set of weights called luck"),
        ("[weights.2]", "[weights.two]", "no weight or set of weights called two"),
        ("[weights.2]", "[weights.2-3]", "exactly one set of weights for 3 players"),
        ("[weights.2]", "[weights.9]", "exactly one set of weights for 2 players"),
        ('game = "zooloretto"', 'game = "ark_nova"', "holds no weights for zooloretto"),
        ('game = "zooloretto"', "game = ", "Can't read the weights"),
    ],
)
def test_a_file_that_will_not_do_is_refused_with_its_fault(other: Path, old: str, new: str, words: str) -> None:
    text = other.read_text()
    assert old in text
    other.write_text(text.replace(old, new, 1))
    with pytest.raises(menagerie.BadRequest, match=re.escape(words)):
        bot_of(f"greedy:{other}", "zooloretto", Chance(0), files=True)


def test_a_share_is_below_one(other: Path) -> None:
    other.write_text(re.sub(r"\nkeeping = .*", "\nkeeping = 1.0", other.read_text()))
    with pytest.raises(menagerie.BadRequest, match="the weight keeping"):
        shape_of("zooloretto").read(other)


@pytest.mark.parametrize(
    ("section", "players"), [("2", [2]), ("3-5", [3, 4, 5]), ("5-3", []), ("x", []), ("-2", []), ("2-", [])]
)
def test_sets_are_called_by_their_numbers_of_players(section: str, players: list[int]) -> None:
    assert list(players_of(section)) == players


def test_a_game_without_weights_names_those_that_have_some() -> None:
    with pytest.raises(menagerie.BadRequest) as refused:
        shape_of("chess")
    assert refused.value.message.key == "bots.error.no_weights"
    assert refused.value.message.args["allowed"] == weighed_games()
