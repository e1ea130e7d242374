"""How people with a phone at an Ark Nova table do what they want: one pane at a time, and a button that confirms."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.hands import Hands

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.thoughts import Wish

PANES = ("zoo", "hand", "display", "projects")  # as they lie in the bar at the bottom
WIDE = ".bar button.primary:enabled, .deeds button.primary:enabled"
NUMBER = "document.querySelector('h1[data-number]')?.dataset.number"
CONFIRMED = f"([before, wide]) => {NUMBER} !== before || document.querySelector(wide)?.checkVisibility()"


class Finger(Hands):
    """Somebody with a phone, in any language."""

    def answer(self, wish: Wish) -> None:
        """Tap on the thing itself, on the pane where it lies, and on the wide button where it asks for that."""
        before = self.number
        if wish.kind == "spot":
            self.place(wish)
        elif wish.kind == "building":
            self.tap_space(wish.about["spaces"][0])
        elif wish.kind == "use_card":
            self.use_card(wish)
        else:
            if (first := self.beforehand(wish)) is not None:
                self.there(first).tap()
            for key in (wish.key, *wish.more):
                self.there(self.page.locator(f'[data-choice="{key}"]')).tap()
        self.page.wait_for_function(CONFIRMED, arg=[before, WIDE])
        if self.number == before:
            self.confirm().tap()

    def confirm(self) -> Locator:
        """The button that confirms what is marked."""
        return self.page.locator(WIDE).locator("visible=true").first

    def there(self, things: Locator) -> Locator:
        """Bring the pane to the front on which something lies; a sheet lies before all of them."""
        things.first.wait_for(state="attached")
        shown = things.locator("visible=true")
        if not shown.count():
            self.bring(things.last.evaluate("thing => thing.closest('[data-pane]').dataset.pane"))
        return shown.last

    def bring(self, pane: str) -> None:
        """Bring a pane to the front."""
        self.page.locator("nav.panes button").nth(PANES.index(pane)).tap()

    def use_card(self, wish: Wish) -> None:
        """Add X-tokens until the strength is right, and use the card."""
        cards = self.page.locator(f'[data-action="{wish.about["card"]}"]')
        card = self.there(self.page.locator("[data-sheet]").locator(cards) if wish.prompt == "hypnosis" else cards)
        use = card.locator(".face")
        for _ in range(wish.about["x_tokens"]):
            if use.get_attribute("data-choice") != wish.key:
                card.locator(".step button").last.tap()
        expect(use).to_have_attribute("data-choice", wish.key)
        use.tap()

    def tap_space(self, name: str) -> None:
        """Tap on a space of the map."""
        space = self.page.locator(f'[data-map] polygon[id$="-{name}"]')
        space.evaluate("space => space.scrollIntoView({ block: 'center' })")
        box = space.bounding_box()
        assert box is not None, name
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def place(self, wish: Wish) -> None:
        """Lay the building over one of its spaces, and turn it there by more taps; else lay it over the next one."""
        for name in wish.about["spaces"]:
            self.tap_space(name)
            self.page.locator("[data-ghost]").wait_for(state="attached")
            if self.turn_until(wish.key, partial(self.tap_space, name)):
                return
            self.page.locator("[data-build-bar] button").last.tap()
        raise AssertionError("it cannot be laid by a finger")
