"""Whole games of Ark Nova with Marine Worlds: alone, by people at pages of their own, on phones, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import menagerie
from browser.conftest import look, serious, without_errors
from browser.fingers import Finger
from browser.hands import Keys, Mouse
from browser.texts import untranslated
from browser.thoughts import Thoughts

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from browser.hands import Hands


def new(seats: int, seed: int) -> Thoughts:
    """Think about a new game with the expansion."""
    options = {"marine_worlds": True, "maps": "random", "first_player": 0}
    return Thoughts(menagerie.new_game("ark_nova", seats=seats, seed=seed, options=options))


def play(thoughts: Thoughts, people: list[Hands], name: str) -> None:
    """Let everybody do what they wish until the game is over, and read the page at some turns on the way."""
    turns = 0
    while (wish := thoughts.wish()) is not None:
        person = people[wish.seat]
        person.do(wish)
        turns += wish.prompt == "turn"
        if wish.prompt == "turn" and turns % 12 == 0:
            look(person.page, f"{name}-{turns}")
            assert faults(person.page) == []


def faults(page: Page) -> list[str]:
    """List what is not for everybody, not in the language of the page, or wider than it."""
    language: str = page.evaluate("document.documentElement.lang")
    words = untranslated(page, language) if language != "en" else []
    too_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*serious(page), *words, *(["too wide"] if too_wide else [])]


@pytest.mark.long
@pytest.mark.parametrize(("hands", "seed"), [(Mouse, 11), (Keys, 12)])
def test_one_person_plays_alone(guest: Callable[..., Page], hands: type[Hands], seed: int) -> None:
    thoughts = new(1, seed)
    ada = hands(guest(), "Ada")
    errors = without_errors(ada.page)
    ada.introduce()
    ada.open_table(save=thoughts.game.save())
    play(thoughts, [ada], f"ark-nova-marine-solo-{hands.__name__.lower()}")
    assert errors == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("hands", "language", "theme", "seed"),
    [
        (Finger, "en-GB", "light", 15),
        (Finger, "fr-FR", "dark", 16),
        (Finger, "de-DE", "dark", 17),
        (Keys, "fr-FR", "light", 18),
        (Keys, "de-DE", "dark", 19),
    ],
)
def test_a_game_in_every_language_by_day_and_by_night(
    guest: Callable[..., Page], hands: type[Hands], language: str, theme: str, seed: int
) -> None:
    thoughts = new(1, seed)
    ada = hands(guest(language, phone=hands is Finger), "Ada")
    ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    errors = without_errors(ada.page)
    ada.introduce()
    ada.open_table(save=thoughts.game.save())
    play(thoughts, [ada], f"ark-nova-marine-{hands.__name__.lower()}-{language[:2]}-{theme}")
    ada.page.reload()
    expect(ada.page.locator("#sources")).to_be_visible()
    look(ada.page, f"ark-nova-marine-{hands.__name__.lower()}-{language[:2]}-{theme}-result")
    assert faults(ada.page) == []
    assert errors == []


@pytest.mark.long
@pytest.mark.parametrize(("seats", "seed"), [(3, 13), (4, 14)])
def test_people_play_together(guest: Callable[..., Page], seats: int, seed: int) -> None:
    thoughts = new(seats, seed)
    people = [Mouse(guest(), name) for name in ("Ada", "Bob", "Cleo", "Dan")[:seats]]
    errors = [without_errors(person.page) for person in people]
    for person in people:
        person.introduce()
    ada, *others = people
    ada.open_table(*[{"kind": "invited"}] * len(others), save=thoughts.game.save())
    link = ada.page.get_by_role("textbox").filter(has_not_text="chat").first.input_value()
    for person in others:
        person.page.goto(link)
        person.page.get_by_role("button", name="Sit down").first.click()
    play(thoughts, list(people), f"ark-nova-marine-{seats}")
    assert errors == [[]] * seats
