"""Everything Ark Nova tells people can be said in every language: nothing is missing, no slot stays open."""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.base_box import BOX
from menagerie.games import ark_nova
from menagerie.games.ark_nova.action_cards import ACTIONS
from menagerie.games.ark_nova.actions.association import TASKS
from menagerie.games.ark_nova.cards import Ability
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from menagerie.kernel.journal import Event
from menagerie.kernel.messages import LANGUAGES, SLOT, Message, Named, phrasebook, read_phrases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie import Decision, Game

GAMES = [
    (2, 1, {"maps": "one_of_two"}),
    (3, 2, {"maps": "draft", "map_set": "both"}),
    (4, 3, {"maps": "random", "peaceful": True}),
    (2, 4, {"maps": ["4", "8"]}),
    (1, 5, {"maps": "one_of_two"}),
]
LONGEST = 1500
SAYING = ("Message", "tell", "tell_only")
ALWAYS: defaultdict[str, set[str]] = defaultdict(set, {"turn.tell": {"player"}})  # a turn names its own player
ASK_WHY_NOT = 7  # at every such pick, and wherever a question is asked for the first time


def faults(message: Message) -> Iterator[str]:
    """Put a message into words in every language and list what is wrong."""
    for language in LANGUAGES:
        try:
            text = phrasebook(language).say(message)
        except (KeyError, AssertionError) as fault:
            yield f"{language} {message}: {fault!r}"
        else:
            if not text or set("[]{}#|") & set(text):
                yield f"{language} {message}: {text}"


def is_sayable(*messages: Message) -> list[str]:
    return [fault for message in messages for fault in faults(message)]


def played(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Game, Decision[Any]]]:
    """Play a game at random, stopping at every decision."""
    game, chance = new_game(RULES, seats, seed, options), Chance(seed)
    for _ in range(LONGEST):
        if game.decision is None:
            return
        yield game, game.decision
        game.apply(chance.below(len(game.decision.options)))


def told(seats: int, seed: int, options: dict[str, Any]) -> dict[str, Message]:
    """Gather everything a game tells, each message once."""
    messages: dict[str, Message] = {}
    asked: set[str] = set()

    def tell(message: Message) -> None:
        messages.setdefault(json.dumps(message.to_json()), message)

    def name(thing: Any) -> None:
        if thing is not None:
            tell(thing.message)

    last = None
    for number, (game, decision) in enumerate(played(seats, seed, options)):
        last = game
        tell(decision.prompt)
        for option in decision.options:
            name(option)
        if decision.prompt.key not in asked or number % ASK_WHY_NOT == 0:
            asked.add(decision.prompt.key)
            for thing, obstacles in decision.considered():
                name(thing)
                for obstacle in obstacles:
                    tell(obstacle)
    assert last is not None
    for event in last.journal.events:
        tell(Event(*event).message)
    return messages


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_everything_a_game_tells_can_be_said(seats: int, seed: int, options: dict[str, Any]) -> None:
    messages = told(seats, seed, options)
    assert len(messages) > (500 if seats > 1 else 300)  # a game for one is short
    assert is_sayable(*messages.values()) == []


def test_every_message_brings_what_its_phrase_asks_for() -> None:
    """Games played at random do not say everything: the source shows which arguments go with which key."""
    phrases = read_phrases("en")
    wanting = []
    for path in sorted(Path(ark_nova.__file__).parent.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func).rpartition(".")[2] in SAYING:
                key = next((a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)), "")
                brought = {keyword.arg for keyword in call.keywords}
                asked = {slot[1] for slot in SLOT.findall(phrases.get(key, ""))}
                if None not in brought and not asked <= brought | ALWAYS[ast.unparse(call.func)]:
                    wanting.append(f"{path.name}: {key} asks for {asked - brought}")
    assert wanting == []


def test_every_thing_has_a_name() -> None:
    things: list[Named] = [*BOX.zoo_cards.values(), *BOX.final_scoring.values(), *BOX.bonus_tiles.values()]
    things += [*BOX.maps.values(), *BOX.buildings.values(), *BOX.universities.values(), *ACTIONS, *TASKS]
    things += ICONS.values()
    assert is_sayable(*(thing.message for thing in things)) == []


def test_every_ability_is_explained() -> None:
    animals = BOX.animals.values()
    abilities = [ability for animal in animals for ability in (*animal.abilities, *animal.peaceful_abilities)]
    assert is_sayable(*{ability.key: ability.message for ability in abilities}.values()) == []


def test_every_bonus_of_a_map_has_a_name() -> None:
    maps = BOX.maps.values()
    slots = [slot for each in maps for slot in (*each.partner_zoos, *each.universities, *each.workers, *each.linked)]
    bonuses = [bonus for each in maps for bonus in (*each.bonuses.values(), *each.left_edge)]
    bonuses += [bonus for slot in slots for bonus in slot] + [tile.bonus for tile in BOX.bonus_tiles.values()]
    assert is_sayable(*{bonus.key: bonus.message for bonus in bonuses}.values()) == []


def test_the_options_of_the_game_are_explained() -> None:
    assert is_sayable(*(Message(f"ark_nova.option.{option.name}") for option in RULES.options)) == []


@pytest.mark.parametrize(
    ("language", "ability", "words"),
    [
        ("en", "sprint 1", "draw 1 card from"),
        ("en", "sprint 3", "draw 3 cards from"),
        ("fr", "jumping 4", "de 4 cases et gagnez 4 crédits"),
        ("de", "boost build", "deine Aktionskarte Bauen auf Platz 1"),
        ("fr", "iconic-animal africa", "Afrique"),
        ("de", "inventive bears", "Bärensymbol"),
    ],
)
def test_an_ability_tells_its_parameter(language: str, ability: str, words: str) -> None:
    assert words in phrasebook(language).say(Ability(ability).message)
