"""Games of Aquaretto to their end: by keys alone, by fingers on a phone; then the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.aquaretto_hands import GAME, Toucher, Typist
from browser.conftest import look, without_errors
from browser.playing import plays_on, shows_every_source
from browser.truck_people import BOT, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


HOW_FAR = pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["end", "whole"])
SOURCES = ("animals", "cashiers", "keepers", "trainers", "depot")


def nearly_over() -> dict[str, Any]:
    """Save a game with a few tiles left above the end pile, at the start of a turn of seat 0."""
    return until(GAME, lambda game, asked: game.view(0)["main_pile"] <= 4 and "draw" in asked.keys, seats=2)


@HOW_FAR
def test_a_game_by_keys_alone(guest: Callable[..., Page], whole: bool) -> None:
    ada = Typist(guest(), "Ada")
    errors = without_errors(ada.page)
    ada.sit(BOT, save=None if whole else nearly_over())
    assert plays_on(ada) > 0
    shows_every_source(ada.page, SOURCES)
    look(ada.page, "aquaretto-result-by-keys")
    assert errors == []


@HOW_FAR
def test_a_game_by_fingers_on_a_phone(guest: Callable[..., Page], whole: bool) -> None:
    ada = Toucher(guest(phone=True), "Ada")
    errors = without_errors(ada.page)
    ada.sit(BOT, save=None if whole else nearly_over())

    def fits() -> None:
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390

    assert plays_on(ada, fits) > 0
    shows_every_source(ada.page, SOURCES)
    fits()
    look(ada.page, "aquaretto-result-phone")
    assert errors == []
