"""Messages in three languages: every key is there in each of them, and every key is used."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import menagerie
from menagerie.bots import BOTS
from menagerie.games.zooloretto.enclosures import BOARDS
from menagerie.games.zooloretto.tiles import ANIMALS, SPECIES, STALLS
from menagerie.kernel.messages import LANGUAGES, SLOT, Message, Named, Phrasebook, phrasebook, player, read_phrases

SOURCE = Path(menagerie.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
FILES = "|".join(path.stem for path in (SOURCE / "words" / "en").glob("*.toml"))


def keys_in_source() -> set[str]:
    """Find every message key that the code names: plain ones, and those that are put together from a family."""
    literals = {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    plain = {text for text in literals if re.fullmatch(rf"({FILES})(\.\w+)+", text)}
    return plain | put_together() | keys_in_client()


def keys_in_client() -> set[str]:
    """Find every message key that the web client names, and the members of the families it puts together.

    A family is a template with at least two fixed names, such as `web.seat.about.${kind}`.
    """
    sources = [
        path.read_text(encoding="utf-8")
        for path in CLIENT.rglob("*")
        if path.suffix in (".ts", ".svelte") and path.is_file()
    ]
    plain = {found[1] for text in sources for found in re.finditer(rf"[\"'`]((?:{FILES})(?:\.\w+)+)[\"'`]", text)}
    templates = {
        found[1]
        for text in sources
        for found in re.finditer(rf"`((?:{FILES})\.\w+(?:\.\w*)*(?:\$\{{(?:[^{{}}`]|`[^`]*`)*\}}[\w.]*)+)`", text)
    }
    families = [
        re.compile(r"\w+(\.\w+)*".join(re.escape(fixed) for fixed in re.split(r"\$\{(?:[^{}`]|`[^`]*`)*\}", template)))
        for template in templates
    ]
    members = {key for key in read_phrases("en") if any(family.fullmatch(key) for family in families)}
    return plain | members


def put_together() -> set[str]:
    """List the families of keys that the code puts together from the names of things."""
    options = {
        f"{game}.option.{option.name}" for game in menagerie.GAMES for option in menagerie.rules_of(game).options
    }
    named: list[Named] = [*SPECIES, *ANIMALS.values(), *STALLS.values(), *BOARDS]
    things = {thing.message.key for thing in named}
    games = {f"{game}.{part}" for game in menagerie.GAMES for part in ("name", "about")}
    scores = {f"zooloretto.score.{part}" for part in ("stalls", "barn_species", "barn_stalls")}
    bots = {f"bots.{part}.{bot}" for bot in BOTS for part in ("name", "about")}
    games |= {f"cli.{game}.{part}" for game in menagerie.GAMES for part in ("rules", "tie_break")}
    columns = {f"cli.simulate.{column}" for column in ("games", "wins", "share", "mean_score")}
    results = {f"cli.result.{moment}.{number}" for moment in ("won", "leads") for number in ("one", "many")}
    return options | things | games | scores | bots | columns | results


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(language: str) -> None:
    assert set(read_phrases(language)) == set(read_phrases("en"))


def test_every_key_that_the_code_names_is_in_the_phrasebook() -> None:
    assert keys_in_source() - set(read_phrases("en")) == set()


def test_every_key_in_the_phrasebook_is_used() -> None:
    assert set(read_phrases("en")) - keys_in_source() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fills_the_same_slots(language: str) -> None:
    english, other = read_phrases("en"), read_phrases(language)
    for key, phrase in english.items():
        assert slots(other[key]) == slots(phrase), key


def slots(phrase: str) -> set[str]:
    return {slot[0] for slot in SLOT.findall(phrase)}


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [("en", 1, "1 coin"), ("en", 0, "0 coins"), ("en", 2, "2 coins"), ("fr", 0, "0 coin"), ("fr", 2, "2 coins")],
)
def test_numbers_take_the_right_word(language: str, number: int, said: str) -> None:
    book = Phrasebook(language, {"test.purse": "{money#coin|coins}"})
    assert book.say(Message("test.purse", money=number)) == said


def test_messages_nest_and_players_have_names() -> None:
    book = Phrasebook("en", {"test.a": "{player} has {things}", "test.b": "b{n}", "kernel.player": "player {letter}"})
    message = Message("test.a", player=player(1), things=(Message("test.b", n=1), Message("test.b", n=2)))
    assert book.say(message) == "player B has b1, b2"
    assert book.with_names(("Ada", "Bob")).say(message) == "Bob has b1, b2"


def test_a_message_is_plain_json() -> None:
    message = Message("zooloretto.event.drawn", player=player(0), tile=ANIMALS["panda-male"])
    assert message.to_json() == {
        "key": "zooloretto.event.drawn",
        "args": {
            "player": {"key": "kernel.player", "args": {"letter": "A", "seat": 0}},
            "tile": {
                "key": "zooloretto.animal.male",
                "args": {"species": {"key": "zooloretto.species.panda", "args": {}}},
            },
        },
    }


def test_an_unknown_key_is_shown_as_it_is() -> None:
    assert phrasebook("en").say(Message("test.nothing")) == "[test.nothing]"
