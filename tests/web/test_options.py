"""The lobby has a short name for every option and every value that people choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.kernel.messages import LANGUAGES, read_phrases
from menagerie.server.offer import offer
from menagerie.server.settings import Settings

if TYPE_CHECKING:
    from menagerie.server.messages.offer import GameInfo, OptionInfo

GAMES = offer(Settings(database="")).games
EXPLAINS = 10  # letters: what is shorter names a thing and says nothing about it
OPTIONS = [(game, option) for game in GAMES for option in game.options]


def named(option: OptionInfo) -> list[str]:
    """List the values of an option that are words, not numbers or chance."""
    words = [value for value in (*option.values, *option.each) if any(map(str.isalpha, value))]
    return [value for value in words if value != "random" or option.kind == "way_or_each"]


def keys_for(game: GameInfo, option: OptionInfo, value: str) -> list[str]:
    """List where the lobby looks for the name of a value, as web/src/lobby/options.ts does."""
    return [
        key
        for of in (game.name, *game.made_of)
        for key in (
            f"{of}_web.value.{option.name}.{value}",
            f"{of}.{option.things}.{value}",
            f"{of}_cards.{option.name}.{value}",
        )
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_has_a_short_name(language: str) -> None:
    phrases = read_phrases(language)
    unnamed = []
    for game, option in OPTIONS:
        names = [f"{of}_web.option_name.{option.name}" for of in (game.name, *game.made_of)]
        if not phrases.keys() & {*names, f"web.option_name.{option.name}"}:
            unnamed.append(f"{game.name}: {option.name}")
        unnamed += [
            f"{game.name}: {option.name}={value}"
            for value in named(option)
            if not phrases.keys() & {*keys_for(game, option, value)}
        ]
    assert unnamed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_explains_itself_in_more_than_its_name(language: str) -> None:
    phrases = read_phrases(language)
    told = {f"{game.name}: {option.name}": phrases[f"{game.name}.option.{option.name}"] for game, option in OPTIONS}
    assert {option: said for option, said in told.items() if len(said) < EXPLAINS} == {}
