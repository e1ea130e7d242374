"""How people at a table of Aquaretto play: one by keys alone, one by fingers on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from browser.person import Person
from browser.playing import CONFIRM

if TYPE_CHECKING:
    from playwright.sync_api import Locator

GAME = "aquaretto"
JOB = "[data-job][aria-disabled=false]"
# What is asked first; drawing comes before taking, so that games come to an end.
LOAD, DRAW, TAKE = "[data-key^=load-]", "[data-key=draw]:enabled", "[data-key^=take-]"
HAND = "[data-at=hand]"
OPEN = ".park button.open, .front .depot .here"

WALK = (*["ArrowDown"] * 3, *["ArrowRight", "ArrowDown"] * 4, *["ArrowLeft", "ArrowUp"] * 4)


class Guest(Person):
    """Somebody at a table of Aquaretto."""

    def sit(self, *others: dict[str, str], save: dict[str, Any] | None = None) -> None:
        """Open a table where nobody offers the tour, and go there."""
        self.introduce()
        self.page.evaluate(f"localStorage.setItem('menagerie.tour.{GAME}', 'seen')")
        self.open_table(*others, save=save, game=GAME)

    @property
    def confirm(self) -> Locator:
        """The button that confirms what is marked."""
        return self.page.locator(CONFIRM)

    def there(self, place: str) -> Locator:
        """Find what can be seen of some things."""
        return self.page.locator(f":is({place}):visible")


class Typist(Guest):
    """Somebody who never touches the mouse."""

    def answer(self) -> None:
        """Press the keys of what is asked: a digit for a truck or a job, D for a draw, arrows for a space."""
        press = self.page.keyboard.press
        if self.there(JOB).count():
            cards = self.page.locator("[data-job]")
            number = cards.evaluate_all("(cards, can) => cards.findIndex(card => card.matches(can))", JOB)
            press(str(number + 1))
            if cards.nth(number).get_attribute("data-job") == "trainer":
                press("Enter")  # on the space that is offered
            return
        trucks = self.there(LOAD)
        if not trucks.count() and self.there(DRAW).count():
            press("d")
            return
        trucks = trucks if trucks.count() else self.there(TAKE)
        if trucks.count():
            press((trucks.first.get_attribute("data-key") or "")[-1])
            return
        if not self.there(OPEN).count():  # one of several tiles is chosen first
            press("ArrowRight")
            press("Enter")
            self.there(OPEN).first.wait_for()
        self.walk_to_a_space()
        press("Enter")

    def walk_to_a_space(self) -> None:
        """Press arrows until a space is reached that the tile may go to; the tile in hand comes first."""
        for arrow in WALK:
            self.page.keyboard.press(arrow)
            if self.page.evaluate("spaces => document.activeElement.matches(spaces)", OPEN):
                return
        focused = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"no arrow leads to a space from {focused}")

    def confirm_it(self) -> None:
        """Confirm what is marked."""
        self.page.keyboard.press("Space")


class Toucher(Guest):
    """Somebody with a phone."""

    def answer(self) -> None:
        """Tap what is asked, on the pane that comes to the front by itself."""
        found = [self.there(place) for place in (JOB, LOAD, DRAW, TAKE, OPEN, HAND)]
        asked = next(place for place in found if place.count()).first
        further = asked.evaluate(f"it => it.matches('{HAND}, [data-job=trainer]')")
        asked.tap()
        if further:
            self.there(OPEN).first.tap()

    def confirm_it(self) -> None:
        """Confirm what is marked."""
        self.confirm.tap()
