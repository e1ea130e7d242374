"""A game without a page of its own is played by a plain list of its options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.conftest import DESKTOP, PATIENCE, Server, chromium, look, serious, without_errors
from browser.person import Person
from house.packages import GUEST

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from playwright.sync_api import Browser, Page

MOST_PICKS = 60


def test_a_game_that_the_house_does_not_know_is_played_in_the_browser(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chromium()
    monkeypatch.setenv("PYTHONPATH", f"{GUEST.parents[1]}:{GUEST}")
    server = Server(tmp_path)
    server.start()
    try:
        context = browser.new_context(viewport=DESKTOP, locale="de-DE", reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        errors = without_errors(page)
        page.goto(server.url)
        Person(page, "Ada").introduce()
        page.locator("label.game", has_text="Geheimnisse").click()
        page.locator("button.primary", has_text="Spielen").last.click()
        expect(page.locator("header.status")).to_contain_text("Eine Karte abgeben")
        look(page, "guest")
        assert serious(page) == []
        play_to_the_end(page)
        expect(page.locator("main, body").first).to_contain_text("Karten")
        assert errors == []
        context.close()
    finally:
        server.kill()


def play_to_the_end(page: Page) -> None:
    """Take the first option of the list again and again, and show the result."""
    confirm = page.locator("header.status button.primary:enabled")
    option = page.locator("button[data-key]:visible").first
    over = page.get_by_role("button", name="Ergebnis zeigen")
    for _ in range(MOST_PICKS):
        expect(option.or_(over).first).to_be_visible()
        if over.count():
            break
        number = page.locator("h1[data-number]").get_attribute("data-number")
        for_good = option.locator("svg").count() > 0  # it shows a lock, and asks once more
        option.click()
        if for_good:
            confirm.click()
        expect(page.locator("h1[data-number]")).not_to_have_attribute("data-number", str(number))
    over.click()
