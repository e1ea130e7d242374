"""Every page of Ark Nova in French and German: all words, none cut off, for everybody, without an error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from browser.conftest import look, serious, without_errors
from browser.person import Person
from browser.texts import cut_off, untranslated
from browser.thoughts import Thoughts

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.long

BOT = {"kind": "bot", "bot": "greedy"}
INVITED = {"kind": "invited"}
OPTIONS = {"first_player": 0, "maps": "one_of_two"}
# One question for each control: sheets of maps, cards, effects and rewards, the parts of the table, and the end.
QUESTIONS = (
    "map",
    "starting_hand",
    "turn",
    "resolve_next",
    "task",
    "spot",
    "animal",
    "snap",
    "cube",
    "upgrade",
    "support",
)


def moments(*prompts: str) -> dict[str, dict[str, Any]]:
    """Let bots play a game; save it where seat 0 is asked each of these for the last time, and at its end."""
    thoughts, found = Thoughts(menagerie.new_game("ark_nova", seats=2, seed=3, options=OPTIONS)), dict[str, Any]()
    while thoughts.game.decisions:
        asked = thoughts.game.decisions[0]
        prompt = asked.prompt.key.rpartition(".")[2]
        if asked.seat == 0 and prompt in prompts:
            found[prompt] = thoughts.game.save()
        thoughts.wish()
    return {**found, "over": thoughts.game.save()}


class Reader(Person):
    """Somebody who reads every page in their language."""

    def __init__(self, page: Page, language: str) -> None:
        super().__init__(page, "Zoé")
        self.language = language
        self.errors = without_errors(page)
        self.faults: list[str] = []

    def go(self, address: str, landmark: str) -> None:
        """Go to a page and wait until it is there."""
        self.page.goto(f"{self.origin}/{address}")
        expect(self.page.locator(landmark).first).to_be_visible()

    def read(self, name: str) -> None:
        """Note everything on the page that is untranslated, cut off, or not for everybody."""
        page = self.page
        found = [*untranslated(page, self.language), *(f"cut off: {text}" for text in cut_off(page))]
        if self.language == "de":  # the other languages have the same elements
            found += serious(page)
        self.faults += [f"{name}: {fault}" for fault in found]
        look(page, f"ark-nova-{name}-{self.language}")


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_page_can_be_read(visitor: Callable[..., Page], language: str) -> None:
    zoe = Reader(visitor(f"{language}-{language.upper()}"), language)
    zoe.introduce()
    zoe.page.get_by_role("radio").nth(1).check(force=True)
    zoe.read("lobby")
    zoe.open_table(INVITED, game="ark_nova")
    zoe.read("waiting")
    saves = moments(*QUESTIONS)
    assert {*QUESTIONS, "over"} == set(saves)
    for prompt in QUESTIONS:
        zoe.open_table(BOT, save=saves[prompt])
        expect(zoe.page.locator("header.status .say b")).to_be_visible()
        zoe.read(prompt)
    table = zoe.new_table(BOT, save=saves["over"])
    zoe.go(f"table/{table}", "#sources")
    zoe.read("result")
    zoe.go(f"replay/{table}/40", "[role=slider], input[type=range]")
    zoe.read("replay")
    zoe.go("reference/ark_nova", "[data-card]")
    zoe.read("reference")
    zoe.go("rules/ark_nova", "h1")
    zoe.read("rules")
    assert zoe.errors == []
    assert zoe.faults == []
