"""Ten typical positions of Ark Nova, looked at in light and dark: nothing is cut off, nothing complains."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, look, serious
from browser.person import Person
from browser.positions import is_asked, saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

    from menagerie.kernel.game import Game

TABLET: ViewportSize = {"width": 768, "height": 1024}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
BOT = {"kind": "bot", "bot": "greedy"}

# Texts that are cut: wider than the box that hides the rest, or beyond the edge of the window.
CUT = """() => {
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const cut = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.hidden-text, svg, [inert], dialog:not([open])')) continue;
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (!own.length || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    if (!text.width) continue;
    let held = false;
    for (let box = element; box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none') break;
      if (scrolls(style)) { held = true; break; }
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      // A line is lower than its letters may be, so a few pixels above and below are no letters.
      const over = Math.max(edge.left - text.left, text.right - edge.right, edge.top - text.top - 3, text.bottom - edge.bottom - 3);
      if (over > 1.5) cut.push(`${Math.round(over)} px of "${element.textContent.trim().slice(0, 60)}" in ${box.className || box.tagName}`);
      break;
    }
    if (!held && text.right > innerWidth + 1.5) cut.push(`"${element.textContent.trim().slice(0, 60)}" beyond the window`);
  }
  return [...new Set(cut)];
}"""


@dataclass(frozen=True)
class Moment:
    """A position, and what is done on its page before the picture is taken."""

    name: str
    stop: Callable[[Game], bool]
    then: Callable[[Page], None]
    seats: int = 2
    seed: int = 3

    def save(self) -> dict[str, Any]:
        """Play up to it."""
        return saved(self.seats, self.seed, self.stop)


def shows(selector: str, page: Page) -> None:
    """Wait for what the question is answered with."""
    expect(page.locator(selector).locator("visible=true").first).to_be_visible()


def lays_a_ghost(page: Page) -> None:
    """Point at the first place where the building may lie."""
    space = page.locator("[data-map] polygon[aria-disabled=false]").first
    space.evaluate("space => space.scrollIntoView({ block: 'center' })")
    box = space.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if page.viewport_size == PHONE:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.move(x, y)
    expect(page.locator("[data-ghost]").first).to_be_attached()


def is_over_the_limit(game: Game) -> bool:
    """Say whether a break asks seat 0 for two cards or more."""
    zoo = game.view(0)["zoos"][0]
    return is_asked(game, "hand_limit") and len(zoo["hand"]) - zoo["hand_limit"] >= 2


MOMENTS = [
    Moment("set-up", partial(is_asked, prompt="starting_hand"), partial(shows, "[data-sheet] [data-choice]")),
    Moment("first-turn", partial(is_asked, prompt="turn"), partial(shows, ".actions [data-choice]")),
    Moment("ghost", partial(is_asked, prompt="spot", turn=15), lays_a_ghost),
    Moment("animal", partial(is_asked, prompt="animal", turn=40), partial(shows, "[data-choice]")),
    Moment("association", partial(is_asked, prompt="task", turn=20), partial(shows, ".association [data-choice]")),
    Moment("support", partial(is_asked, prompt="support", turn=20), partial(shows, ".association [data-choice]")),
    Moment("sponsor", partial(is_asked, prompt="sponsor", turn=20), partial(shows, "[data-choice]")),
    Moment("break", is_over_the_limit, partial(shows, "[data-choice]")),
    Moment("late", partial(is_asked, prompt="turn", turn=100), partial(shows, ".actions [data-choice]"), seats=4, seed=2),
]
