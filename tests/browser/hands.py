"""How people at an Ark Nova table do what they want: one with the mouse alone, one with the keys alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import expect

from browser.conftest import look
from browser.person import SHOWN, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Position

    from browser.thoughts import Wish

CONFIRM = "header.status .deeds button.primary:enabled"
MOST_TURNS = 6  # of a building
MOST_TABS = 60  # on the map
MOST_STEPS = 200  # on the page
# How often Tab must be pressed until an option has the focus; less than nothing: it does not come any more.
STEPS_TO = """key => {
  const stops = "a[href], button:not(:disabled), input, select, summary, [tabindex='0']";
  const all = [...document.querySelectorAll(stops)].filter((each) => each.checkVisibility());
  const is = ({ dataset }) => dataset.choice === key || dataset.key === key;
  const here = all.indexOf(document.activeElement);
  return all.findIndex((each, index) => index >= here && is(each)) - here;
}"""
OFFERED = """[...document.querySelectorAll("[data-choice]")].filter((each) => each.checkVisibility())
  .map(({ dataset }) => dataset.choice)"""
LEFT_EDGE: Position = {"x": 12, "y": 80}  # of a card, where no other lies over it
# The letters that lead to the part of the table on which a question is answered; all others lie over the zoo.
PARTS = {
    **dict.fromkeys(("animal", "sponsor", "sponsor_for_money"), "h"),
    **dict.fromkeys(("take_card", "snap", "small_animal"), "d"),
    **dict.fromkeys(("task", "support", "partner_zoo", "university"), "a"),
}
WITH_HAND_CARDS = ("harbor", "stronger", "discard_for")
IN_LIST = ("decline", "action_card", "to_slot", *WITH_HAND_CARDS)  # by keys


class Hands(Person):
    """Somebody who knows what to do, and does it on the page."""

    def do(self, wish: Wish) -> None:
        """Do it as soon as it is asked, and wait until the page shows the position after it."""
        self.sees(wish.number, wish)
        try:
            self.answer(wish)
        except (AssertionError, NotInTime) as fault:
            raise self.stuck(f"{self.name} cannot do {wish}") from fault
        self.sees(wish.after, wish)

    def answer(self, wish: Wish) -> None:
        """Do it."""
        raise NotImplementedError

    def sees(self, number: int, wish: Wish) -> None:
        """Wait until the page shows a position."""
        try:
            self.page.wait_for_function(f"number => {SHOWN} === number", arg=str(number))
        except NotInTime as never:
            raise self.stuck(f"{self.name} sees {self.number} instead of {number} with {wish}") from never

    def stuck(self, how: str) -> AssertionError:
        """Say how the game came to a halt and what the page shows then, and keep a picture of it."""
        look(self.page, "ark-nova-stuck")
        said = self.page.locator("header.status .say").all_inner_texts()
        return AssertionError(f"{how}. It says {said} and offers {self.page.evaluate(OFFERED)}; ghost {self.ghost}")

    def confirm(self) -> Locator:
        """The button that confirms what is marked."""
        return self.page.locator(CONFIRM)

    def beforehand(self, wish: Wish) -> Locator | None:
        """What is pressed first, to say that an X-token is meant, or to do something else with a hand card."""
        if wish.kind == "x_token":
            return self.page.locator("button.instead[aria-pressed=false]")
        if wish.kind not in WITH_HAND_CARDS or wish.prompt == "end_of_turn":
            return None
        deed = "_".join([wish.kind, wish.about["for"]] if "for" in wish.about else [wish.kind])
        return self.page.locator(f"[data-aside={deed}]")

    @property
    def ghost(self) -> str | None:
        """Where the building that is being placed would lie."""
        shown = self.page.locator("[data-ghost]")
        return shown.get_attribute("data-ghost") if shown.count() else None

    def turn_until(self, key: str, turn: Callable[[], None]) -> bool:
        """Turn the building until it lies as wished; False: it does not in this place."""
        for _ in range(MOST_TURNS):
            if self.ghost == key:
                return True
            turn()
        return self.ghost == key


class Mouse(Hands):
    """Somebody who never touches the keys."""

    def answer(self, wish: Wish) -> None:
        """Click on the thing itself, wherever it is on the table."""
        if wish.kind == "spot":
            self.place(wish)
        elif wish.kind == "building":
            self.click_space(wish.about["spaces"][0])
        elif wish.kind == "use_card":
            self.use_card(wish)
        else:
            if (first := self.beforehand(wish)) is not None:
                self.press_on(first)
            for key in (wish.key, *wish.more):
                self.click(key)
        if wish.more or wish.kind == "alternative" or (wish.irreversible and wish.kind != "decline"):
            self.press_on(self.confirm())

    def press_on(self, thing: Locator, position: Position | None = None) -> None:
        """Click on something as soon as it can be clicked on."""
        thing.click(position=position)

    def click(self, key: str) -> None:
        """Click on the thing that is this option; a sheet lies over the table, and cards of a hand over each other."""
        there = self.page.locator(f'[data-choice="{key}"]:visible').last
        crowded = self.page.locator(".crowded").locator(there)
        self.press_on(there, LEFT_EDGE if crowded.count() else None)

    def use_card(self, wish: Wish) -> None:
        """Add X-tokens until the strength is right, and use the card."""
        card = self.page.locator(f'[data-action="{wish.about["card"]}"]')
        if wish.prompt == "hypnosis":
            card = self.page.locator("[data-sheet]").locator(card)
        use = card.locator(".face")
        for _ in range(wish.about["x_tokens"]):
            if use.get_attribute("data-choice") != wish.key:
                self.press_on(card.get_by_role("button", name="X-token more"))
        expect(use).to_have_attribute("data-choice", wish.key)
        self.press_on(use)

    def space(self, name: str) -> tuple[float, float]:
        """Find the middle of a space of the map."""
        box = self.page.locator(f'[data-map] polygon[id$="-{name}"]').bounding_box()
        assert box is not None, name
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click_space(self, name: str) -> None:
        """Click on a space of the map."""
        self.page.mouse.click(*self.space(name))

    def place(self, wish: Wish) -> None:
        """Lay the building over one of its spaces, turn it by the wheel, and click."""
        for name in wish.about["spaces"]:
            self.page.mouse.move(*self.space(name))
            expect(self.page.locator("[data-ghost]")).to_have_count(1)
            if self.turn_until(wish.key, lambda: self.page.mouse.wheel(0, 100)):
                self.click_space(name)
                return
        raise AssertionError(f"it cannot be laid by mouse: {wish}")


class Keys(Hands):
    """Somebody who never touches the mouse."""

    def answer(self, wish: Wish) -> None:
        """Press what leads to the thing: digits for action cards, letters for the parts of the table, else the list."""
        if wish.kind in ("use_card", "x_token") and wish.prompt != "hypnosis":
            self.use_card(wish)
        elif wish.kind == "spot":
            self.place(wish)
        elif wish.kind == "building":
            self.press("m")
            self.walk_to(wish.about["spaces"], wish)
            self.press("Enter")
        elif wish.kind in IN_LIST:
            self.choose_in_list(wish)
        else:
            for key in (wish.key, *wish.more):
                self.choose(key, wish)
        at_once = ("decline", "use_card", "x_token")
        if wish.more or wish.kind == "alternative" or (wish.irreversible and wish.kind not in at_once):
            expect(self.confirm()).to_be_visible()
            self.press("Space")

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    @property
    def cursor(self) -> str | None:
        """The space of the map on which the cursor is."""
        found: str | None = self.page.evaluate(
            "document.activeElement?.matches('[data-map]')"
            " ? document.activeElement.getAttribute('aria-activedescendant')?.split('-').at(-1) ?? null : null"
        )
        return found

    def tab_to(self, key: str, wish: Wish) -> None:
        """Go on from one thing to the next until an option has the focus."""
        steps = -1
        for _ in range(MOST_STEPS):  # a thing that comes or goes with the focus makes the way longer or shorter
            steps = self.page.evaluate(STEPS_TO, key)
            if steps <= 0:
                break
            self.press("Tab")
        assert steps == 0, f"it cannot be reached by keys: {wish}"

    def walk_to(self, spaces: list[str], wish: Wish) -> None:
        """Go from one ringed place of the map to the next, forwards or backwards, until one of these is reached."""
        for _ in range(MOST_TABS):
            here = self.cursor
            assert here is not None, f"the map has lost the focus: {wish}"
            if here in spaces:
                return
            self.press("Tab" if here < spaces[0] else "Shift+Tab")
        raise AssertionError(f"it cannot be reached by keys: {wish}")

    def use_card(self, wish: Wish) -> None:
        """Mark an action card by its digit, add X-tokens, and use it."""
        card = self.page.locator(f'.actions [data-action="{wish.about["card"]}"]')
        if wish.kind == "x_token":
            self.press("x")
        self.press(card.locator(".slot").inner_text())
        expect(card).to_have_class(re.compile("marked"))
        for _ in range(wish.about.get("x_tokens", 0)):
            if card.locator(".face").get_attribute("data-choice") != wish.key:
                self.press("+")
        expect(card.locator(".face")).to_have_attribute("data-choice", wish.key)
        self.press("Space")

    def place(self, wish: Wish) -> None:
        """Walk to one of the spaces of the building, turn it there, and build it."""
        self.press("m")
        tried: list[str] = []
        for _ in wish.about["spaces"]:
            left = [space for space in wish.about["spaces"] if space not in tried]
            self.walk_to(left, wish)
            if self.turn_until(wish.key, lambda: self.press("r")):
                self.press("Enter")
                return
            tried.append(self.cursor or "")
        raise AssertionError(f"it cannot be laid by keys: {wish}")

    def choose(self, key: str, wish: Wish) -> None:
        """Go to the part of the table, or to what lies over the zoo, and choose there."""
        on_display = self.page.locator(f'.display-area [data-choice="{key}"]').count()  # may be played from, too
        self.press("d" if on_display else PARTS.get(wish.prompt, "m"))
        self.tab_to(key, wish)
        self.press("Enter")

    def choose_in_list(self, wish: Wish) -> None:
        """Open the list of options and choose there."""
        self.press("l")
        expect(self.list_of_options.locator("ol")).to_be_visible()
        self.tab_to(wish.key, wish)
        self.press("Enter")
        expect(self.list_of_options).to_have_count(0)
