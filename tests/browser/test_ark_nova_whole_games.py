"""Whole games of Ark Nova by people alone, from the lobby to the result."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from browser.conftest import look, without_errors
from browser.hands import Keys, Mouse
from browser.thoughts import Thoughts

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

    from browser.hands import Hands

SOLO_TURNS = (7, 6, 5, 4, 3, 2)


def shuffle(page: Page, seed: int) -> dict[str, Any]:
    """Let the next table be shuffled by a seed, so that the game is the same every time; hear what was asked for."""
    asked: dict[str, Any] = {}

    def add_seed(route: Route) -> None:
        asked.update(route.request.post_data_json or {}, seed=seed)
        route.continue_(post_data=asked)

    page.route("**/api/tables", add_seed)
    return asked


def thoughts_on(asked: dict[str, Any]) -> Thoughts:
    """Think about the game that was asked for."""
    game, options = asked["game"], asked["options"]
    return Thoughts(menagerie.new_game(game, seats=len(asked["seats"]), seed=asked["seed"], options=options))


def choose_ark_nova(page: Page) -> None:
    """Choose the game in the lobby."""
    page.get_by_role("radio", name=re.compile("Ark Nova")).check(force=True)


def shows_the_result(person: Hands, thoughts: Thoughts) -> None:
    """See that the page says who has won, and lead on to where the points come from."""
    expect(person.page.get_by_text("The game is over").first).to_be_visible()
    person.page.get_by_role("button", name="Result").click()
    sources = person.page.locator("#sources")
    expect(sources).to_be_visible()
    for points in thoughts.game.scores():
        expect(person.page.locator("main")).to_contain_text(str(points).replace("-", "\N{MINUS SIGN}"))
    totals = person.page.locator("[aria-labelledby=origins] .total td")
    reached = [str(zoo[track]) for zoo in thoughts.game.view(None)["zoos"] for track in ("appeal", "conservation")]
    assert sorted(totals.all_text_contents()) == sorted(reached)


@pytest.mark.long
def test_two_people_play_a_game_one_by_mouse_and_one_by_keys(visitor: Callable[..., Page]) -> None:
    ada, bob = Mouse(visitor(), "Ada"), Keys(visitor(), "Bob")
    errors = [without_errors(ada.page), without_errors(bob.page)]
    ada.introduce()
    bob.introduce()
    asked = shuffle(ada.page, 23)
    choose_ark_nova(ada.page)
    ada.page.get_by_role("combobox", name="Seat 2").select_option("invited")
    ada.page.get_by_role("combobox", name="Zoo maps").select_option("one_of_two")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_role("textbox").filter(has_not_text="chat").first.input_value()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit down").focus()
    bob.press("Enter")

    thoughts, people = thoughts_on(asked), (ada, bob)
    while (wish := thoughts.wish()) is not None:
        people[wish.seat].do(wish)
    for person in people:
        shows_the_result(person, thoughts)
    look(ada.page, "ark-nova-two-people-result")
    assert errors == [[], []]


@pytest.mark.parametrize("turns", [8, pytest.param(sum(SOLO_TURNS), marks=pytest.mark.long)])
def test_one_person_plays_alone_from_the_lobby_on(visitor: Callable[..., Page], turns: int) -> None:
    ada = Mouse(visitor(), "Ada")
    errors = without_errors(ada.page)
    ada.introduce()
    asked = shuffle(ada.page, 7)
    choose_ark_nova(ada.page)
    ada.page.get_by_role("button", name="Remove seat 2").click()
    ada.page.get_by_role("button", name="Play", exact=True).last.click()

    tile = ada.page.get_by_role("group", name="solo tile").locator("visible=true").first
    expect(tile).to_be_visible()
    thoughts, seen = thoughts_on(asked), list[tuple[int, int, int]]()
    while (wish := thoughts.wish()) is not None and (wish.prompt != "turn" or len(seen) < turns):
        if wish.prompt == "turn":
            round_, left, to_come = re.findall(r"Round (\d) of 6: (\d) turns? left in it, (\d+)", tile.inner_text())[0]
            seen.append((int(round_), int(left), int(to_come)))
        ada.do(wish)
    rounds = [(number, left) for number, turns in enumerate(SOLO_TURNS, 1) for left in range(turns, 0, -1)]
    assert seen == [(number, left, len(rounds) - turn) for turn, (number, left) in enumerate(rounds[:turns])]
    if turns == len(rounds):
        shows_the_result(ada, thoughts)
        look(ada.page, "ark-nova-solo-result")
    assert errors == []


def test_the_last_turns_alone_lead_to_the_result(guest: Callable[..., Page]) -> None:
    played = Thoughts(menagerie.new_game("ark_nova", seats=1, seed=7))
    while played.wish() is not None:
        pass
    thoughts = Thoughts(menagerie.new_game("ark_nova", seats=1, seed=7))
    for seat, key in played.game.picks()[:-6]:
        thoughts.game.apply_key(key, seat=seat)
    ada = Mouse(guest(), "Ada")
    errors = without_errors(ada.page)
    ada.introduce()
    ada.open_table(save=thoughts.game.save())
    while (wish := thoughts.wish()) is not None:
        ada.do(wish)
    shows_the_result(ada, thoughts)
    assert errors == []
