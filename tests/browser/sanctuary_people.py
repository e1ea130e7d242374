"""People at a table of Sanctuary, and the moments they come in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import expect

import menagerie
from browser.person import MOST_IDLE, Person
from browser.playing import CONFIRM
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, Page

    from menagerie.kernel.game import Game

BOT = {"kind": "bot", "bot": "random"}
# What is asked first, wherever it lies; declining comes last, so that games come to an end.
PLACES = (
    "[data-sheet] [data-choice]",
    ".actions [data-choice^=play-]",
    ".objectives [data-choice]",
    ".actions .face[data-choice]",
    ".hand [data-choice]",
    ".display [data-choice]",
    ".actions [data-choice]",
)


def random_game(seats: int, seed: int, **options: Any) -> Iterator[Game]:
    """Let chance play a game, playing tiles where it can, and stop at each decision."""
    game = menagerie.new_game("sanctuary", seats=seats, seed=seed, options={"first_player": 0, **options})
    chance = Chance(seed)
    while game.decision is not None:
        yield game
        plays = [pick for pick, key in enumerate(game.decision.keys) if key.startswith("play-")]
        game.apply(plays[0] if plays else chance.below(len(game.decision.options)))
    yield game


def moment(prompt: str, turn: int, seats: int = 2, **options: Any) -> dict[str, Any]:
    """Save the first moment at which seat 0 is asked this, from this turn on; in this game or a later one."""
    for seed in range(1, 40):
        for game in random_game(seats, seed, **options):
            asked = game.decision
            if asked and asked.seat == 0 and asked.prompt.key.endswith(f".{prompt}") and game.view(0)["turn"] >= turn:
                return game.save()
    raise AssertionError("no such moment")


def nearly_over(seats: int, left: int) -> dict[str, Any]:
    """Save a game so many decisions before its end or a few more, with seat 0 to choose."""
    saves = [game.save() for game in random_game(seats, 2) if game.decision is None or game.decision.seat == 0]
    return saves[-1 - left]


class Visitor(Person):
    """Somebody at a table of Sanctuary."""

    def sit(self, *others: dict[str, str], save: dict[str, Any] | None = None, **options: Any) -> None:
        """Open a table where nobody offers the tour, and go there."""
        self.introduce()
        self.page.evaluate("localStorage.setItem('menagerie.tour.sanctuary', 'seen')")
        self.open_table(*others, save=save, game="sanctuary", **options)

    @property
    def said(self) -> str:
        """What the status line says."""
        return self.page.locator("header.status .say").inner_text()

    @property
    def confirm(self) -> Locator:
        """The button that confirms what is marked."""
        return self.page.locator(CONFIRM)

    def space(self, name: str) -> tuple[float, float]:
        """Find the middle of a space of the map."""
        box = self.page.locator(f'[data-space="{name}"]').bounding_box()
        assert box is not None, name
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click_once(self) -> bool:
        """Answer by clicks on the table; False: I am not asked."""
        if not self.is_asked:
            return False
        before = self.number
        self._click()
        if self.confirm.count() and self.number == before:
            self.confirm.click()
        self.wait_for_news(before)
        return True

    def _click(self) -> None:
        for place in PLACES:
            there = self.page.locator(f"{place}:visible")
            if there.count():
                there.first.click()
                return
        legal = self.page.locator("[data-space][aria-disabled=false]")
        asked = self.page.locator("[data-map].asked").count()
        if asked:
            self.page.mouse.click(*self.space(legal.first.get_attribute("data-space") or ""))
        else:
            self.page.locator("header.status .deeds [data-choice]").first.click()

    def press_once(self) -> bool:
        """Answer by keys alone, from the list of options; False: I am not asked."""
        if not self.is_asked or not self.open_list():
            return False
        before = self.number
        options = self.list_of_options.locator("ol button")
        try:
            (options.nth(1) if options.count() > 1 else options.first).focus(timeout=2000)
        except NotInTime:  # somebody else has moved, and the list is closed
            return False
        self.page.keyboard.press("Enter")
        expect(self.list_of_options).to_have_count(0)
        if self.confirm.count() and self.number == before:
            self.page.locator("[data-rest]").focus()
            self.page.keyboard.press("Space")
        self.wait_for_news(before)
        return True


def play_together(people: list[Visitor], ways: list[Callable[[], bool]], picks: int) -> int:
    """Let everybody answer in the own way; stop after so many answers or at the end."""
    made = idle = 0
    while made < picks and idle < MOST_IDLE:
        idle += 1
        for way in ways:
            if people[0].game_is_over:
                return made
            if way():
                made += 1
                idle = 0
        if idle:
            people[0].page.wait_for_timeout(50)
    assert idle < MOST_IDLE, "nobody is asked, and the game is not over"
    return made


def sits_down(guest: Callable[..., Page], host: Visitor, name: str) -> Visitor:
    """Let a second person come by the link of the waiting room."""
    link = host.page.get_by_role("textbox").filter(has_not_text="chat").first.input_value()
    other = Visitor(guest(), name)
    other.introduce()
    other.page.evaluate("localStorage.setItem('menagerie.tour.sanctuary', 'seen')")
    other.page.goto(link)
    other.page.get_by_role("button", name="Sit down").click()
    return other
