"""How somebody plays on until a game is over, by whatever hands, and reads its result."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

from playwright.sync_api import expect

from browser.person import MOST_IDLE, SHOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from playwright.sync_api import Locator, Page

CONFIRM = "header.status .deeds button.primary:enabled"
# The page shows another position than before, or something is marked and can be confirmed.
ANSWERED = f"([before, confirm]) => ![null, before].includes({SHOWN}) || document.querySelector(confirm)"


class Hands(Protocol):
    """Somebody at a page with a way to answer."""

    page: Page

    @property
    def number(self) -> str | None:
        """The number of the position that the page shows."""

    @property
    def is_asked(self) -> bool:
        """Whether I am asked something."""

    @property
    def game_is_over(self) -> bool:
        """Whether the page shows the end of the game."""

    @property
    def confirm(self) -> Locator:
        """The button that confirms what is marked."""

    def answer(self) -> None:
        """Answer what is asked, or mark an answer."""

    def confirm_it(self) -> None:
        """Confirm what is marked."""

    def wait_for_news(self, before: str | None) -> None:
        """Wait until the server has answered a pick."""


def plays_on(person: Hands, look: Callable[[], None] = lambda: None) -> int:
    """Let somebody play until the game is over; `look` sees the page before each answer."""
    made = idle = 0
    while not person.game_is_over:
        idle += 1
        assert idle < MOST_IDLE, "nobody is asked, and the game is not over"
        if not person.is_asked or person.game_is_over:
            person.page.wait_for_timeout(50)
            continue
        before = person.number
        look()
        person.answer()
        person.page.wait_for_function(ANSWERED, arg=[before, CONFIRM])
        if person.confirm.count() and person.number == before:
            person.confirm_it()
        person.wait_for_news(before)
        made, idle = made + 1, 0
    return made


def shows_every_source(page: Page, sources: Iterable[str]) -> None:
    """Read on the page of the result where the points come from."""
    page.get_by_role("button", name="Show the result").click()
    told = page.locator("section", has=page.locator("#sources"))
    expect(told).to_be_visible()
    for source in sources:
        expect(told).to_contain_text(re.compile(source, re.IGNORECASE))
