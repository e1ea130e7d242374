"""People at tables with trucks, at moments that bots have played up to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import menagerie
from browser.person import Person
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

BOT = {"kind": "bot", "bot": "greedy"}


def until(
    name: str, asked_for: Callable[[Game, Decision[Any]], bool], seats: int = 3, **options: Any
) -> dict[str, Any]:
    """Let bots play until seat 0 is asked what is wanted, in this game or a later one, and save."""
    for seed in range(4, 24):
        game = menagerie.new_game(name, seats=seats, seed=seed, options={"first_player": 0, **options})
        bots = [bot_of("greedy", name, Chance(seat)) for seat in range(seats)]
        while (asked := game.decision) is not None:
            if asked.seat == 0 and asked_for(game, asked):
                return game.save()
            game.apply(bots[asked.seat].pick(Glimpse(game, asked.seat)))
    raise AssertionError("nobody is ever asked that")


def moment(name: str, start: str, end: str = "", decisions: int = 60, **options: Any) -> dict[str, Any]:
    """Save a game in which seat 0 has an option that starts and ends so, after some decisions."""

    def offered(game: Game, asked: Decision[Any]) -> bool:
        return game.number >= decisions and any(key.startswith(start) and key.endswith(end) for key in asked.keys)

    return until(name, offered, **options)


def last_round(name: str, **options: Any) -> dict[str, Any]:
    """Save a game whose last round has begun."""
    return until(name, lambda game, _: bool(game.view(0)["last_round"]), seats=2, **options)


def sits_down(page: Page, save: dict[str, Any], others: int = 2) -> Person:
    """Open a table with a saved game and bots."""
    ada = Person(page, "Ada")
    ada.introduce()
    ada.open_table(*[BOT] * others, save=save)
    return ada


def two_people(one: Page, other: Page, save: dict[str, Any] | None, game: str) -> tuple[Person, Person]:
    """Let two people sit down at one table."""
    ada, bob = Person(one, "Ada"), Person(other, "Bob")
    ada.introduce()
    ada.open_table({"kind": "invited"}, save=save, game=game)
    link = ada.page.get_by_role("textbox").filter(has_not_text="chat").first.input_value()
    bob.introduce()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit down").click()
    return ada, bob
