"""Every vector of vectors.toml, played through the language of the tests."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from scenario import Play, scenario, tiles

VECTORS = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS.values(), ids=VECTORS)
def test_the_vector_comes_out_as_written(vector: dict[str, Any]) -> None:
    game = laid_by(vector)
    for step in vector["steps"]:
        game.play(*step.get("play", "").split())
        state_the_facts(game, step)


def laid_by(vector: dict[str, Any]) -> Play:
    """Lay the table of a vector."""
    table = scenario(vector.get("seats", 3), **vector.get("options", {}))
    for seat, zoo in enumerate(vector.get("zoos", [])):
        table.seat(seat, **zoo)
    table.trucks(*vector.get("trucks", []))
    if "pile" in vector:
        table.pile(vector["pile"])
    if "bank" in vector:
        table.bank(vector["bank"])
    if vector.get("last_round"):
        table.last_round()
    table.reserve(**vector.get("reserve", {}))
    return table.turn(vector.get("turn", 0))


def state_the_facts(game: Play, step: dict[str, Any]) -> None:
    """State every fact of a step; a fact with an unknown name fails."""
    for fact, expected in step.items():
        match fact:
            case "play":
                pass
            case "zoos":
                for seat, zoo in enumerate(expected):
                    state_the_facts_of_a_zoo(game, seat, zoo)
            case "bank":
                assert game.bank == expected
            case "trucks":
                assert [game.truck(number + 1) for number in range(len(expected))] == [tiles(load) for load in expected]
            case "out_of_game":
                assert game.out_of_game == tiles(expected)
            case "asked":
                assert game.asked == expected
            case "reserve":
                assert {colour: game.reserve(colour) for colour in expected} == expected
            case "winners":
                assert game.winners == expected
            case "offers":
                assert all(game.offers(key) for key in expected)
            case "refuses":
                assert {key: game.why_not(key) for key in expected} == expected
            case _:
                pytest.fail(f"no such fact: {fact}")


def state_the_facts_of_a_zoo(game: Play, seat: int, zoo: dict[str, Any]) -> None:
    """State every fact of one zoo."""
    for fact, expected in zoo.items():
        match fact:
            case "barn":
                assert game.zoo(seat).barn == tiles(expected)
            case "money":
                assert game.zoo(seat).money == expected
            case "visitors":
                standing = [
                    f"{colour}{point}" for colour, points in game.zoo(seat).visitors.items() for point in points
                ]
                assert sorted(standing) == sorted(expected.split())
            case "tokens":
                assert game.zoo(seat).tokens == expected.split()
            case "points":
                assert game.points(seat) == expected
            case "parts":
                assert {part: game.points_for(seat, part) for part in expected} == expected
            case enclosure:
                assert game.zoo(seat).animals(enclosure) == tiles(expected)
