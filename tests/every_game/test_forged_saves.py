"""Saves that somebody forged, with a right checksum: refused with the name of the field, or playable to no harm."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from every_game.forging import NAN, always_the_same, forge, real_saves, sealed
from every_game.games import take_any
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import BadSave, MenagerieError

PICKS = 30  # played after a save was taken in


def try_out(save: dict[str, Any], luck: int) -> None:
    """Load a save; if it is taken, play on and look at everything on the way."""
    try:
        game = menagerie.load(sealed(save))
    except MenagerieError:
        return
    chance = Chance(luck)
    for number in range(PICKS):
        if game.decision is None:
            break
        take_any(game, chance)
        if number % 10 == 0:
            look_at(game)
    look_at(game)


def look_at(game: Any) -> None:
    for seat in (None, *range(game.setting.seats)):
        game.view(seat)
    game.standing()
    game.winners()
    menagerie.load(game.save())


def forge_many(name: str, number: int) -> None:
    """Forge saves of a game and try them out."""
    always_the_same(number, lambda pick: try_out(forge(pick, pick(real_saves(name))), pick(range(100))))


@pytest.mark.parametrize("name", menagerie.GAMES)
def test_a_forged_save_is_refused_or_can_be_played(name: str) -> None:
    forge_many(name, 300)


@pytest.mark.long
@pytest.mark.parametrize("name", menagerie.GAMES)
def test_many_forged_saves_are_refused_or_can_be_played(name: str) -> None:
    forge_many(name, 5_000)


@pytest.mark.parametrize("name", menagerie.GAMES)
def test_real_saves_are_taken(name: str) -> None:
    for save in real_saves(name):
        assert menagerie.load(sealed(save)).save() == save


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 0),
        ("rules_version", -1),
        ("barrier", -1),
        ("barrier", 10**30),
        ("picks", [[99, "x"]]),
        ("picks", [[0, 1]]),
        ("picks", [[0, "\x00"]]),
        ("players", [1]),
        ("players", ["\ud800"]),
        ("checkpoint", {"number": 0}),
        ("options", {"first_player": NAN}),
        ("options", {"first_player": {}}),
        ("extra", NAN),
    ],
)
def test_a_forged_frame_names_its_field(field: str, value: Any) -> None:
    with pytest.raises(BadSave, match=field):
        menagerie.load(sealed({**real_saves(menagerie.GAMES[0])[0], field: value}))


def test_a_save_that_goes_too_deep_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadSave, match="JSON"):
        menagerie.load({**real_saves(menagerie.GAMES[0])[0], "options": {"first_player": deep}})
