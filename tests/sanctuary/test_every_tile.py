"""Every tile can be read in every language, and be played where its rules are met."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.games.sanctuary.icons import ANIMAL, INDEX, MARKS
from menagerie.games.sanctuary.tile_texts import condition_text, effect_texts, points_text
from menagerie.games.sanctuary.tiles import Tile, tiles_with
from menagerie.kernel.messages import LANGUAGES, phrasebook
from sanctuary.scenario import Play, scenario

TILES = tiles_with(4)
PLAIN = [tile for tile in TILES.values() if tile.goes_anywhere]
SPARE = ("domestic_rabbit", "minipig", "donkey", "alpaca", "sheep", "pony")  # to lay face down, and to discard
CARDS = ("projects", "rock", "forest", "water")
RIVER = ("a1", "a2", "a3", "g1", "g2", "g3")
KINDS = ("lion_male", "jaguar_male", "great_hornbill", "koala_male", "snowy_owl", "goat", "green_iguana")
GROUND = ("d3", "c3", "c2", "d2", "b3", "e3", "e2")


def ground_for(tile: Tile) -> dict[str, str]:
    """Lay out a zoo in which a tile may be played."""
    match tile.condition.split():
        case ["beside", "open_area", _]:
            return {"c2": "goat", "d3": "down", "c3": "down"}
        case ["beside" | "beside_area", mark, needed]:
            tiles = [each.key for each in TILES.values() if each.has(INDEX[mark]) and each is not tile][: int(needed)]
            return dict(zip(GROUND, tiles, strict=False))
        case ["kinds_beside", _]:
            return {"d3": "lion_male", "c3": "alpine_ibex_male"}
        case ["river"]:
            return {"b3": "goat"}
        case ["river_full"]:
            return {"d3": "goat", **dict.fromkeys(RIVER, "down")}
        case ["continents" | "classes" | "kinds", _]:
            return dict(zip(GROUND, KINDS, strict=True))
    if tile.release is not None:
        return {"d3": next(each.key for each in PLAIN if each.has(ANIMAL) and each.has(tile.release))}
    return {"d3": "goat"}


def table_for(tile: Tile) -> Play:
    """Lay out a table where a tile is in hand and nothing stands in its way."""
    cards = [card for card in CARDS if tile.cards >> CARDS.index(card) & 1]
    strong = cards[0] if cards else "water"
    others = [card for card in CARDS if card != strong]
    figures: dict[str, Any] = {"row": " ".join([*others, strong]), "upgraded": 15, "upgrades_left": 0}
    zoo = ground_for(tile)
    spare = [key for key in SPARE if key != tile.key]
    table = scenario().seat(0, hand=" ".join([tile.key, *spare]), zoo=zoo, **figures)
    used = {*zoo.values(), *spare, tile.key}
    shown = [key for key in ("park", "statue", "zoo_school", "canyon", "savanna", "jungle") if key not in used]
    return table.display(" ".join(shown)).table(objectives=["bird"]).turn(0)


@pytest.mark.parametrize("key", TILES)
def test_a_tile_is_played(key: str) -> None:
    tile, game = TILES[key], table_for(TILES[key])
    play_it = next((f"play-{card}" for card in reversed(game.row(0)) if tile.cards >> CARDS.index(card) & 1), None)
    wanted = ("gain-projects" if play_it is None else play_it, key)
    for _ in range(40):
        if any(what.get("tile") == key for what in game.zoo(0)["spaces"].values()):
            break
        options = game.options
        assert game.asked == 0, f"{key} was not played"
        game.play(next((each for each in wanted if each in options), options[-1]))
    assert any(what.get("tile") == key for what in game.zoo(0)["spaces"].values())
    while game.asked == 0:  # whatever comes of it can be done to the end
        game.play(game.options[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TILES)
def test_a_tile_can_be_read(key: str, language: str) -> None:
    tile, book = TILES[key], phrasebook(language)
    condition = condition_text(tile)
    texts = [tile.message, points_text(tile.points), *effect_texts(tile), *([condition] if condition else [])]
    assert all(book.say(text) and "[" not in book.say(text) for text in texts)


def test_there_is_a_tile_for_every_mark() -> None:
    assert all(any(tile.has(INDEX[mark]) for tile in TILES.values()) for mark in MARKS)
