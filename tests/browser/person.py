"""A person in front of a browser: comes in, opens tables, plays by the list of options or by the keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, WebSocketRoute

# The number of the position that all parts of a page show; null while they do not agree, as some follow the others.
SHOWN = """(all => all.every(each => each === all[0]) ? all[0] : null)(
  [...document.querySelectorAll("[data-number]")].map(each => each.dataset.number))"""
DOOR = "/icon.svg"  # the smallest thing that the server gives: who stands there has not seen the lobby
MOST_IDLE = 2400  # looks at a page, 50 ms apart, while others think: a busy machine is late, not wrong
TAKE_A_TRUCK = re.compile("take truck|prendre le camion|Wagen . nehmen")


class Person:
    """Somebody at a page."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    def introduce(self) -> None:
        """Give a name, and like bots to be quick and turns to end by themselves."""
        if not self.page.url.endswith(DOOR):
            self.page.get_by_role("textbox").first.fill(self.name)
            self.page.keyboard.press("Enter")
            expect(self.page.locator("form.hello")).to_have_count(0)
        self.prefer(end_turn="never")

    def on_one_line(self) -> Callable[[], None]:
        """Let the next page have one line to the server and no other; return what cuts it."""
        lines: list[WebSocketRoute] = []

        def between(line: WebSocketRoute) -> None:
            if lines:
                line.close(code=1001)
            else:
                line.connect_to_server()
                lines.append(line)

        self.page.route_web_socket("**/socket", between)
        return lambda: lines[0].close(code=1001)

    def prefer(self, end_turn: str) -> None:
        """Choose how turns end; bots are always quick here."""
        preferences = {"end_turn": end_turn, "bot_pace": "instant"}
        wanted = {"name": self.name, "preferences": preferences}
        # A connection may close just as it is used again: then once more.
        answer = self.page.request.put(f"{self.origin}/api/me", data=wanted, max_retries=2)
        assert answer.ok

    @property
    def origin(self) -> str:
        """Where the server is."""
        found = re.match(r"https?://[^/]+", self.page.url)
        assert found is not None
        return found[0]

    def open_table(self, *others: dict[str, str], **wanted: Any) -> str:
        """Open a table for me and others, go there, and give its id."""
        table = self.new_table(*others, **wanted)
        self.page.goto(f"{self.origin}/table/{table}")
        started = all(other["kind"] in ("bot", "hot_seat") for other in others)
        expect(self.page.locator("header.status" if started else "h1").first).to_be_visible()
        return table

    def new_table(
        self, *others: dict[str, str], save: dict[str, Any] | None = None, game: str = "zooloretto", **options: Any
    ) -> str:
        """Open a table for me and others, perhaps with a saved game, and give its id."""
        seats = [{"kind": "me"}, *others]
        new = {"game": game, "options": {"first_player": 0, **options}, "seats": seats, "seed": 7}
        going_on = {"save": save, "seats": seats}
        route, data = ("tables", new) if save is None else ("import", going_on)
        answer = self.page.request.post(f"{self.origin}/api/{route}", data=data)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        return table

    # --- at the table ---

    @property
    def list_of_options(self) -> Locator:
        """The dialog that lists all options as text."""
        return self.page.get_by_role("dialog")

    @property
    def number(self) -> str | None:
        """The number of the position that the page shows; None: no table is shown any more."""
        shown = self.page.locator("h1[data-number]")
        return shown.get_attribute("data-number") if shown.count() else None

    def wait_for_news(self, before: str | None) -> None:
        """Wait until the server has answered a pick."""
        self.page.wait_for_function(f"before => ![null, before].includes({SHOWN})", arg=before)

    @property
    def is_asked(self) -> bool:
        """Return whether the status line speaks to me, and no truck is being unloaded for me."""
        return self.page.locator("header.status[aria-busy=false] p b").count() > 0

    @property
    def game_is_over(self) -> bool:
        """Return whether the page shows the end of the game."""
        return self.page.get_by_text("The game is over").count() > 0

    def open_list(self) -> bool:
        """Open the list of options by its key; False: nothing is asked of me any more."""
        options = self.list_of_options.locator("ol button")
        for _ in range(10):  # a move of somebody else that arrives just then closes the list
            self.page.keyboard.press("l")
            try:
                options.first.wait_for(timeout=700)
            except NotInTime:
                if self.list_of_options.count():
                    self.page.keyboard.press("Escape")
                if self.game_is_over or not self.is_asked:
                    return False
            else:
                return True
        raise AssertionError("the list of options does not open")

    def play_once(self) -> bool:
        """Take a truck if there is one to take, else the first option of the list; False: I am not asked."""
        if not self.is_asked or not self.open_list():
            return False
        before = self.number
        options = self.list_of_options.locator("ol button")
        trucks = options.filter(has_text=TAKE_A_TRUCK)
        (trucks if trucks.count() else options).first.click()
        expect(self.list_of_options).to_have_count(0)
        confirm = self.page.locator("header.status .deeds button.primary")
        if confirm.count():  # a placement needs no confirmation
            confirm.click()
        self.wait_for_news(before)
        return True


def play_on(people: list[Person], picks: int) -> int:
    """Let people play by the list of options, whoever is asked; stop after so many picks or at the end."""
    made = idle = 0
    while made < picks and idle < MOST_IDLE:
        idle += 1
        for person in people:
            if person.game_is_over:
                return made
            if person.play_once():
                made += 1
                idle = 0
        if idle:
            people[0].page.wait_for_timeout(50)
    assert idle < MOST_IDLE, "nobody is asked, and the game is not over"
    return made
