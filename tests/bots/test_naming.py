from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.bots import bot_named, bot_of, plugins
from menagerie.bots.bot import Glimpse
from menagerie.bots.kinds import KINDS, Kind
from menagerie.bots.naming import known, listed
from menagerie.bots.parameters import Budget, Thought, Whole, Word
from menagerie.kernel.chance import Chance
from menagerie.server.house import known_bot

if TYPE_CHECKING:
    from pathlib import Path

PLUGIN = """
from menagerie.bots.parameters import Whole

class Last:
    parameters = (Whole("back", 1, 1, 3),)

    def __init__(self, game, chance, back):
        self.back = back

    def pick(self, glimpse):
        return len(glimpse.decision.options) - self.back
"""


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(game: str, chance: Chance, **said: Any) -> Any:
        return game, said

    parameters = (Thought("budget", Budget(1.0)), Whole("worlds", 8, 1, 99), Word("mood", "calm", ("calm", "wild")))
    monkeypatch.setitem(KINDS, "thinker", Kind("thinker", think, parameters))


def key_of_refusal(text: str, *, files: bool = False) -> str:
    with pytest.raises(menagerie.BadRequest) as refused:
        bot_named(text, "zooloretto", files=files)
    assert not str(refused.value).startswith("[")
    return refused.value.message.key


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("thinker", {"budget": Budget(1.0), "worlds": 8, "mood": "calm"}),
        ("thinker:2s", {"budget": Budget(2.0), "worlds": 8, "mood": "calm"}),
        ("thinker:500ms,mood=wild", {"budget": Budget(0.5), "worlds": 8, "mood": "wild"}),
        (" thinker : 400 , worlds = 3 ", {"budget": Budget(rounds=400), "worlds": 3, "mood": "calm"}),
        ("thinker:worlds=3,budget=0.25s", {"budget": Budget(0.25), "worlds": 3, "mood": "calm"}),
    ],
)
def test_what_is_said_about_a_bot_reaches_it(text: str, said: dict[str, Any]) -> None:
    assert bot_of(text, "zooloretto", Chance(0)) == ("zooloretto", said)  # type: ignore[comparison-overlap]


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("thinker:1.0s", "thinker"),
        ("thinker:1000ms,worlds=8", "thinker"),
        ("thinker:mood=wild,worlds=3", "thinker:worlds=3,mood=wild"),
        ("thinker:1500ms", "thinker:1.5s"),
        ("thinker:budget=0400", "thinker:400"),
    ],
)
def test_the_same_bot_has_one_name(text: str, name: str) -> None:
    assert bot_named(text, "zooloretto").name == name
    assert bot_named(name, "zooloretto").name == name


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("clever", "unknown_bot"),
        ("", "unknown_bot"),
        (":2s", "unknown_bot"),
        ("random:2s", "no_parameters"),
        ("random:", "no_parameters"),
        ("greedy:", "no_files_here"),
        ("greedy:weights.toml", "no_files_here"),
        ("planner:30,weights=weights.toml", "no_files_here"),
        ("thinker:", "bad_parameter"),
        ("thinker:0s", "bad_parameter"),
        ("thinker:-1", "bad_parameter"),
        ("thinker:soon", "bad_parameter"),
        ("thinker:inf", "bad_parameter"),
        ("thinker:worlds=100", "bad_parameter"),
        ("thinker:worlds=many", "bad_parameter"),
        ("thinker:mood=sad", "bad_parameter"),
        ("thinker:1s,budget=2s", "parameter_twice"),
        ("thinker:weather=fine", "unknown_parameter"),
        ("thinker:1s,2s", "unknown_parameter"),
        ("thinker:1s,", "unknown_parameter"),
        ("some_file.py:Clever", "unknown_bot"),
    ],
)
def test_what_is_wrong_is_said_with_what_is_allowed(text: str, key: str) -> None:
    assert key_of_refusal(text) == f"bots.error.{key}"


@pytest.mark.usefixtures("thinker")
def test_a_complaint_lists_what_is_allowed() -> None:
    with pytest.raises(menagerie.BadRequest, match=r"thinker: budget can't be soon\. Possible: seconds such"):
        bot_named("thinker:soon", "zooloretto")
    with pytest.raises(menagerie.BadRequest, match="It has: budget=, worlds=, mood="):
        bot_named("thinker:weather=fine", "zooloretto")


def test_a_list_of_bots_keeps_what_is_said_with_its_bot() -> None:
    assert listed("a, b:2s ,c:1,d=2, e=3,f") == ["a", "b:2s", "c:1,d=2,e=3", "f"]
    assert listed("greedy") == ["greedy"]
    assert listed("") == [""]


def test_a_bot_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text(PLUGIN)
    game = menagerie.new_game("zooloretto", seats=2, seed=1)
    assert game.decision is not None
    bot = bot_named(f"{file}:Last:2", "zooloretto", files=True)
    assert bot.name == f"{file}:Last:2"
    glimpse = Glimpse(game, game.decision.seat)
    assert bot.make(Chance(0)).pick(glimpse) == len(game.decision.options) - 2


def test_what_a_file_prints_is_no_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "last.py"
    file.write_text(f"print('hello')\n{PLUGIN}")
    bot_named(f"{file}:Last", "zooloretto", files=True)
    assert capsys.readouterr() == ("", "hello\n")


def test_a_file_that_changed_is_loaded_again(tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text(PLUGIN)
    assert bot_named(f"{file}:Last", "zooloretto", files=True).said == {"back": 1}
    file.write_text(PLUGIN.replace('"back", 1', '"back", 2'))
    assert bot_named(f"{file}:Last", "zooloretto", files=True).said == {"back": 2}


@pytest.mark.parametrize(
    ("source", "name", "key"),
    [
        (None, "Last", "no_plugin_file"),
        ("1 / 0", "Last", "plugin_fails"),
        ("raise SystemExit", "Last", "plugin_fails"),
        ("class (", "Last", "plugin_fails"),
        (PLUGIN, "First", "plugin_lacks"),
        (PLUGIN, "", "plugin_lacks"),
        ("Last = 3", "Last", "plugin_is_no_bot"),
        ("class Last: pass", "Last", "plugin_is_no_bot"),
        ("class Last:\n  def pick(self, glimpse): ...\n  parameters = 3", "Last", "plugin_fails"),
        ("class Last:\n  def pick(self, glimpse): ...\n  parameters = ['back']", "Last", "plugin_fails"),
        (PLUGIN, "Last:4", "bad_parameter"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, source: str | None, name: str, key: str) -> None:
    file = tmp_path / "last.py"
    if source is not None:
        file.write_text(source)
    assert key_of_refusal(f"{file}:{name}", files=True) == f"bots.error.{key}"


@pytest.mark.parametrize("error", ["OSError", "SystemExit"])
def test_a_bot_that_cannot_be_made_is_named(tmp_path: Path, error: str) -> None:
    file = tmp_path / "moody.py"
    made = f"def __init__(self, game, chance): raise {error}('not today')"
    file.write_text(f"class Moody:\n  {made}\n  def pick(self, glimpse): return 0")
    with pytest.raises(menagerie.BadRequest, match=rf"moody.py:Moody could not be started: {error}: not today"):
        bot_of(f"{file}:Moody", "zooloretto", Chance(0), files=True)


def test_an_installed_package_offers_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("picky", "menagerie.bots.random_bot:RandomBot", plugins.GROUP),
        EntryPoint("broken", "no_such_module:Bot", plugins.GROUP),
    ]
    monkeypatch.setattr(plugins, "entry_points", lambda group: entries)
    assert bot_named("picky", "zooloretto").name == "picky"
    assert key_of_refusal("broken") == "bots.error.plugin_fails"
    with pytest.raises(menagerie.BadRequest, match="variety, broken, picky"):
        bot_named("choosy", "zooloretto")


@pytest.mark.usefixtures("thinker")
def test_who_sat_at_a_saved_game_is_known_but_for_files(tmp_path: Path) -> None:
    assert known(["greedy", "thinker:2s"], "zooloretto")
    assert not known(["greedy", "clever"], "zooloretto")
    file = tmp_path / "last.py"
    file.write_text(PLUGIN)
    assert not known([f"{file}:Last"], "zooloretto")


@pytest.mark.usefixtures("thinker")
def test_strangers_cannot_make_a_server_load_files_or_think_for_long(tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text(PLUGIN)
    assert known_bot("thinker:2000ms", "zooloretto") == "thinker:2s"
    for name, key in (
        (f"{file}:Last", "bots.error.unknown_bot"),
        ("thinker:6s", "server.error.bot_too_slow"),
        ("thinker:1000000", "server.error.bot_too_slow"),
    ):
        with pytest.raises(menagerie.BadRequest) as refused:
            known_bot(name, "zooloretto")
        assert refused.value.message.key == key
