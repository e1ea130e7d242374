"""Games of Sanctuary to their end: by keys alone, by fingers on a phone; then the result and the replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.conftest import look, without_errors
from browser.playing import plays_on, shows_every_source
from browser.sanctuary_hands import Toucher, Typist
from browser.sanctuary_people import BOT, nearly_over

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


HOW_FAR = pytest.mark.parametrize("left", [8, pytest.param(None, marks=pytest.mark.long)], ids=["end", "whole"])
SOURCES = ("animals", "buildings", "projects", "open areas", "achievement markers", "pouch markers", "end marker")


@HOW_FAR
def test_a_game_by_keys_alone(guest: Callable[..., Page], left: int | None) -> None:
    ada = Typist(guest(), "Ada")
    errors = without_errors(ada.page)
    ada.sit(*([BOT] if left is not None else []), save=None if left is None else nearly_over(2, left))
    assert plays_on(ada) > 0
    expect(ada.page.get_by_text("The game is over").first).to_be_visible()
    shows_every_source(ada.page, SOURCES)
    look(ada.page, "sanctuary-result-by-keys")
    assert errors == []


@HOW_FAR
def test_a_game_by_fingers_on_a_phone(guest: Callable[..., Page], left: int | None) -> None:
    ada = Toucher(guest(phone=True), "Ada")
    errors = without_errors(ada.page)
    ada.sit(BOT, save=None if left is None else nearly_over(2, left))

    def fits() -> None:
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390, ada.said

    assert plays_on(ada, fits) > 0
    shows_every_source(ada.page, SOURCES)
    fits()
    look(ada.page, "sanctuary-result-phone")
    assert errors == []
