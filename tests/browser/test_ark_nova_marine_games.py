"""Whole games of Ark Nova with Marine Worlds: alone, and by people at pages of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import menagerie
from browser.conftest import look, serious, without_errors
from browser.hands import Keys, Mouse
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
    """Let everybody do what they wish until the game is over, and look at some turns on the way."""
    turns = 0
    while (wish := thoughts.wish()) is not None:
        person = people[wish.seat]
        person.do(wish)
        turns += wish.prompt == "turn"
        if wish.prompt == "turn" and turns % 12 == 0:
            look(person.page, f"{name}-{turns}")
            assert serious(person.page) == []


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
