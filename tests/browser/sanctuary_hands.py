"""How people at a table of Sanctuary play: one by keys alone, one by fingers on a phone."""

from __future__ import annotations

from browser.sanctuary_people import PLACES, Visitor

# The letter that leads to each part of the table on which something may be asked.
LETTERS = {
    "[data-sheet] [data-choice]": "m",
    ".objectives [data-choice]": "a",
    ".hand [data-choice]": "h",
    ".display [data-choice]": "d",
}


class Typist(Visitor):
    """Somebody who never touches the mouse."""

    def answer(self) -> None:
        """Press the keys of what is asked: a digit for an action card, a letter for any other part."""
        press = self.page.keyboard.press
        if self.page.locator(".actions [data-choice]").count():
            press(str(self._slot() + 1))
        elif self.page.locator("[data-map].asked").count():
            press("m")
            press("Enter")
        else:
            letters = [letter for place, letter in LETTERS.items() if self.page.locator(place).count()]
            press(letters[0] if letters else "n")
            if letters:
                press("Enter")

    def confirm_it(self) -> None:
        """Confirm what is marked."""
        self.page.keyboard.press("Space")

    def _slot(self) -> int:
        """Find the slot of a card that can play something, else of the first that can do anything."""
        cards = self.page.locator(".actions li.card")
        plays = [index for index in range(cards.count()) if cards.nth(index).locator("[data-choice^=play-]").count()]
        able = [index for index in range(cards.count()) if cards.nth(index).locator("[data-choice]").count()]
        return (plays or able)[0]


class Toucher(Visitor):
    """Somebody with a phone."""

    def answer(self) -> None:
        """Tap what is asked, on the pane that comes to the front by itself."""
        there = [self.page.locator(f"{place}:visible") for place in (*PLACES, ".strip [data-choice]")]
        shown = [place for place in there if place.count()]
        if shown:
            shown[0].first.tap()
        elif self.page.locator("[data-map].asked").count():
            legal = self.page.locator("[data-space][aria-disabled=false]").first.get_attribute("data-space")
            self.page.locator("[data-map]").scroll_into_view_if_needed()
            self.page.touchscreen.tap(*self.space(legal or ""))
        else:
            self.page.locator("header.status .deeds [data-choice]:visible, .deeds [data-choice]:visible").first.tap()

    def confirm_it(self) -> None:
        """Confirm what is marked."""
        self.confirm.tap()
