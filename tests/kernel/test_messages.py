"""Messages in three languages: every key is there in each of them, and every key is used."""

from __future__ import annotations

import ast
import re
from itertools import chain
from pathlib import Path

import pytest

import menagerie
from aquaretto.words import aquaretto_families
from menagerie.arena.figures import figures_of
from menagerie.bots import BOTS
from menagerie.cli.card_faults.ark_nova import name_keys
from menagerie.games.ark_nova import sources
from menagerie.games.ark_nova.abilities.attacks import Gift
from menagerie.games.ark_nova.abilities.marine import MONEY_FOR_X, X_FOR_MONEY
from menagerie.games.ark_nova.action_cards import ACTIONS
from menagerie.games.ark_nova.actions.alternative_association import CARD, HIRE, OTHER_ACTION, SUPPORT
from menagerie.games.ark_nova.actions.alternative_sponsors import MONEY_FOR_REPUTATION, X_FOR_REPUTATION
from menagerie.games.ark_nova.actions.association import REPUTATION, TASKS
from menagerie.games.ark_nova.actions.cards import Way
from menagerie.games.ark_nova.bonus_tiles import USED_TOGETHER
from menagerie.games.ark_nova.coverage import everything
from menagerie.games.ark_nova.income import SOURCES
from menagerie.games.ark_nova.packing import everything as whole_box
from menagerie.games.ark_nova.sponsors.marine_lines import Journey
from menagerie.games.ark_nova.sponsors.special_lines import AnimalClass
from menagerie.games.zooloretto.box import WORDS
from menagerie.games.zooloretto.enclosures import boards_of
from menagerie.games.zooloretto.placing import PURSE
from menagerie.games.zooloretto.printed import SETS
from menagerie.games.zooloretto.tiles import tiles_of
from menagerie.kernel.challenge import CHALLENGES
from menagerie.kernel.messages import (
    LANGUAGES,
    SLOT,
    Argument,
    Message,
    Named,
    Phrasebook,
    phrasebook,
    player,
    read_phrases,
)
from menagerie.kernel.options import Flag
from sanctuary.words import sanctuary_families
from zooloretto_aquaretto.words import both_families

EVERYTHING = whole_box()
SOURCE = Path(menagerie.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
GAMES = tuple(menagerie.rules_of(name) for name in menagerie.GAMES)
FILES = "|".join(path.stem for path in (SOURCE / "words" / "en").glob("*.toml"))
GAMES_OWN = r"\$\{[\w.]+\}_\w+"  # a file of whichever game it is


def keys_in_source() -> set[str]:
    """Find every message key that the code names: plain ones, and those that are put together from a family."""
    literals = {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    plain = {text for text in literals if re.fullmatch(rf"({FILES})(\.\w+)*\.\w*[^\W_]", text)}  # x_ begins a family
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
    plain = {
        found[1] for text in sources for found in re.finditer(rf"[\"'`]((?:{FILES})(?:\.\w+)*\.\w*[^\W_])[\"'`]", text)
    }
    templates = {
        found[1]
        for text in sources
        for found in re.finditer(
            rf"`((?:{FILES}|{GAMES_OWN})\.\w+(?:\.\w*)*(?:\$\{{(?:[^{{}}`]|`[^`]*`)*\}}[\w.]*)+)`", text
        )
    }
    families = [
        re.compile(r"\w+(\.\w+)*".join(re.escape(fixed) for fixed in re.split(r"\$\{(?:[^{}`]|`[^`]*`)*\}", template)))
        for template in templates
    ]
    members = {key for key in read_phrases("en") if any(family.fullmatch(key) for family in families)}
    return plain | members


def put_together() -> set[str]:
    """List the families of keys that the code puts together from the names of things."""
    options = {f"{game.name}.option.{option.name}" for game in GAMES for option in game.options}
    tiles = tiles_of(SETS)
    named: list[Named] = [*tiles.species, *tiles.by_key.values(), *boards_of(SETS, 2, 1), PURSE]
    things = {thing.message.key for thing in named} | {"zooloretto.action.place"}
    things |= {WORDS.turn.key, *(key for key in vars(WORDS).values() if isinstance(key, str))}
    games = {f"{game.name}.{part}" for game in GAMES for part in ("name", "about")}
    scores = {f"zooloretto.score.{part}" for part in ("stalls", "barn_species", "barn_stalls")}
    bots = {f"bots.{part}.{bot}" for bot in BOTS for part in ("name", "about")}
    drawn = [game for game in GAMES if (SOURCE / "words" / "en" / f"{game.name}_cli.toml").exists()]
    games |= {f"{game.name}_cli.{part}" for game in drawn for part in ("rules", "tie_break")}
    games |= {f"{game.name}.challenge.title" for game in GAMES if CHALLENGES.is_there(game.name)}
    columns = {f"cli.simulate.{column}" for column in ("games", "wins", "share", "mean_score")}
    columns |= {f"cli.analyse.{column}" for column in ("decisions", "same", "given_away", "a_turn", "preferred", "why")}
    results = {f"cli.result.{moment}.{number}" for moment in ("won", "leads") for number in ("one", "many")}
    families = options | things | games | scores | bots | columns | results | tournament_families()
    return (
        families
        | set(name_keys())
        | ark_nova_families()
        | sanctuary_families()
        | aquaretto_families()
        | both_families()
    )


def tournament_families() -> set[str]:
    """List the families of keys that a tournament and its report put together."""
    columns = COLUMNS | {"wins", "rating", "points", "games"}
    families = {
        "column": columns,
        "section": SECTIONS,
        "about": SECTIONS - {"times"} | {"people"},
        "fact": {"game", "options", "seed", "deals", "workers"},
        "fault": {"raised", "illegal", "hung", "died", "broken"},
    }
    keys = {f"tournament.{family}.{name}" for family, names in families.items() for name in names}
    keys |= {f"{game.name}.figure.{name}" for game in GAMES for name in figure_names(game.name)}
    return keys | {f"cli.tournament.{column}" for column in ("ahead", "margin")}


def figure_names(game: str) -> list[str]:
    """List the figures of a game, as it is and with everything switched on."""
    figures = figures_of(game)
    if figures is None:
        return []
    names: list[str] = []
    for options in ({}, {option.name: True for option in menagerie.rules_of(game).options if isinstance(option, Flag)}):
        position = menagerie.new_game(game, seats=2, options=options)
        names += figures.players_in_figures(position.table, position.journal)[0]
        table = figures.table_in_figures(position.table, position.journal)
        names += [name for name, value in table.items() if isinstance(value, int)]
    return names


SECTIONS = {"strength", "alone", "matrix", "margins", "points", "places", "figures", "times", "faults", "made"}
COLUMNS = {"bot", "rank", "winning_points", "faults", "pairing", "margin", "deals", "figure", "people", "decisions"} | {
    *("place", "a_decision", "longest", "version", "weights", "game", "seated", "what_happened")
}


def ark_nova_families() -> set[str]:
    """List the families of keys that Ark Nova puts together."""
    animals = EVERYTHING.animals.values()
    abilities = [ability for animal in animals for ability in (*animal.abilities, *animal.peaceful_abilities)]
    named: list[Named] = [*ACTIONS, *TASKS, *abilities, *Gift, *Way]
    keys = {thing.message.key for thing in named} | {"ark_nova.ability.flock_animal"}
    families = {
        "bonus": [*EVERYTHING.bonus_rules, *PLAIN_GAINS],
        "effect": [*(f"income_{source.name}" for source in SOURCES), *GAINS],
        "obstacle": [*(f"nothing_for_{task.key}" for task in TASKS if task is not REPUTATION), *WRONG_SPOTS],
        "counted": [card.counts.replace("-", "_") for card in EVERYTHING.projects.values() if card.icon is None],
        "choice": ["use_card", "use_card_with_x_tokens", "left_edge", "left_edge_income"],
        "allows": [
            *(f"animals_from_{where}" for where in ("hand", "display")),
            *SEVERAL,
            *(f"{one}s" for one in SEVERAL),
        ],
        "coverage": [*everything({"marine_worlds": True})],
        "terrain": ["rock", "water"],
        "score": ["appeal", "conservation", "final_scoring"],
        "source": [*sources.ORDER, *chain.from_iterable(sources.ORDER.values())],
    }
    keys |= {key for card in EVERYTHING.sponsors.values() for sentence in card.text for key in keys_said(sentence)}
    keys |= {kind.message.key for kind in AnimalClass} | {kind.message.key for kind in Journey}
    keys |= marine_keys()
    return keys | {f"ark_nova.{family}.{name}" for family, names in families.items() for name in names}


def marine_keys() -> set[str]:
    """List what the things of Marine Worlds are called."""
    sides = [side for card in EVERYTHING.alternatives.values() for side in (card, card.upgrade)]
    effects = [level.effect for project in EVERYTHING.projects.values() for level in project.levels if level.effect]
    reef = [ability for animal in EVERYTHING.animals.values() for ability in animal.reef]
    trades = [X_FOR_MONEY, MONEY_FOR_X, X_FOR_REPUTATION, MONEY_FOR_REPUTATION]
    ways = [f"discard_for_{word}" for word in ("money", "level", "sponsor", "purchase")]
    ways += [way.key for way in (HIRE, SUPPORT, OTHER_ACTION, CARD)]
    keys = {side.note.key for side in sides} | {ability.message.key for ability in [*effects, *reef]}
    keys |= {side.note.key.replace(".side_", ".short_") for side in sides}  # on the card itself
    keys |= {trade.message.key for trade in trades} | {f"ark_nova.choice.{way}" for way in ways}
    return keys | {f"ark_nova.bonus.{kind}" for kind in USED_TOGETHER}


def keys_said(message: Argument) -> set[str]:
    """List the keys of a message and of the messages in it."""
    if isinstance(message, tuple):
        return {key for part in message for key in keys_said(part)}
    if not isinstance(message, Message):
        return set()
    return {message.key} | {key for value in message.args.values() for key in keys_said(value)}


SEVERAL = ("building", "task", "sponsor")
PLAIN_GAINS = ("money", "x_token", "appeal", "conservation", "reputation")
GAINS = ("money", "x_tokens", "appeal", "conservation", "reputation")
WRONG_SPOTS = ("covered", "terrain", "build_2", "kiosk_too_close", "not_on_border", "not_adjacent", "not_on_water")


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
    return {slot[1] for slot in SLOT.findall(phrase)}


@pytest.mark.parametrize(
    ("language", "who", "said"),
    [
        ("fr", "Ada", "le zoo d'Ada, pendant qu'Ada joue"),
        ("fr", "Éva", "le zoo d'Éva, pendant qu'Éva joue"),
        ("fr", "Leo", "le zoo de Leo, pendant que Leo joue"),
        ("en", "Ada", "le zoo de Ada, pendant que Ada joue"),
    ],
)
def test_little_words_lose_their_vowel_before_another_in_french(language: str, who: str, said: str) -> None:
    book = Phrasebook(language, {"said": "le zoo de {who}, pendant que {who} joue"})
    assert book.say(Message("said", who=who)) == said


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [("en", 1, "1 coin"), ("en", 0, "0 coins"), ("en", 2, "2 coins"), ("fr", 0, "0 coin"), ("fr", 2, "2 coins")],
)
def test_numbers_take_the_right_word(language: str, number: int, said: str) -> None:
    book = Phrasebook(language, {"test.purse": "{money#coin|coins}"})
    assert book.say(Message("test.purse", money=number)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_the_sign_of_a_sex(language: str) -> None:
    signs = [re.search("(.)[♀♂]", phrase) for phrase in read_phrases(language).values()]
    assert {sign[1] for sign in signs if sign} == {"\xa0"}


def test_messages_nest_and_players_have_names() -> None:
    book = Phrasebook("en", {"test.a": "{player} has {things}", "test.b": "b{n}", "kernel.player": "player {letter}"})
    message = Message("test.a", player=player(1), things=(Message("test.b", n=1), Message("test.b", n=2)))
    assert book.say(message) == "player B has b1, b2"
    assert book.with_names(("Ada", "Bob")).say(message) == "Bob has b1, b2"


def test_a_message_is_plain_json() -> None:
    message = Message("zooloretto.event.drawn", player=player(0), tile=tiles_of(SETS).animals["panda-male"])
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
