"""Ten typical positions of Ark Nova, looked at in light and dark: nothing is cut off, nothing complains."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, look, serious, without_errors
from browser.positions import finished, is_asked, saved
from browser.test_ark_nova_table import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

    from menagerie.kernel.game import Game

pytestmark = pytest.mark.long

WIDE: ViewportSize = {"width": 1920, "height": 1080}
TABLET: ViewportSize = {"width": 768, "height": 1024}
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
    const said = element.textContent.trim().slice(0, 60);
    let held = false;
    for (let box = element; box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none') break;
      if (scrolls(style)) { held = true; break; }
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      // A line is lower than its letters may be, so a few pixels above and below are no letters.
      const aside = Math.max(edge.left - text.left, text.right - edge.right);
      const over = Math.max(aside, edge.top - text.top - 3, text.bottom - edge.bottom - 3);
      if (over > 1.5) cut.push(`${Math.round(over)} px of "${said}" in ${box.className || box.tagName}`);
      break;
    }
    if (!held && text.right > innerWidth + 1.5) cut.push(`"${said}" beyond the window`);
  }
  return [...new Set(cut)];
}"""


@dataclass(frozen=True)
class Moment:
    """A position, and what is done on its page before the picture is taken."""

    name: str
    stop: Callable[[Game], bool] | None  # None: the end
    then: Callable[[Page], None]
    seats: int = 2
    seed: int = 3

    def save(self) -> dict[str, Any]:
        """Play up to it."""
        return finished(self.seats, self.seed) if self.stop is None else saved(self.seats, self.seed, self.stop)


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
    """Return whether a break asks seat 0 for two cards or more."""
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
    Moment(
        "late", partial(is_asked, prompt="turn", turn=100), partial(shows, ".actions [data-choice]"), seats=4, seed=2
    ),
    Moment("result", None, partial(shows, "#sources")),
]


def sees(ada: Player, moment: Moment) -> None:
    """Open the table of a moment."""
    ada.introduce()
    ada.page.evaluate("localStorage.setItem('menagerie.tour.ark_nova', 'seen')")
    ada.open_table(*[BOT] * (moment.seats - 1), save=moment.save())
    moment.then(ada.page)


def in_theme(page: Page, theme: str) -> None:
    """Show the page in light or dark."""
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_a_typical_position_in_light_and_dark(visitor: Callable[..., Page], moment: Moment) -> None:
    ada = Player(visitor(), "Ada")
    errors = without_errors(ada.page)
    sees(ada, moment)
    for theme in ("light", "dark"):
        in_theme(ada.page, theme)
        look(ada.page, f"ark-nova-{moment.name}-{theme}")
        assert serious(ada.page, *(["color-contrast"] if theme == "dark" else [])) == []
    assert ada.page.evaluate(CUT) == []
    assert ada.page.locator("header.status .trouble").count() == 0
    assert errors == []


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr-FR"), (PHONE, "de-DE"), (TABLET, "de-DE")], ids=str)
def test_no_label_is_cut_on_small_screens(visitor: Callable[..., Page], size: ViewportSize, language: str) -> None:
    ada = Player(visitor(language, phone=True), "Ada")
    ada.page.set_viewport_size(size)
    ada.introduce()
    for name in ("set-up", "ghost", "sponsor", "late"):
        moment = next(moment for moment in MOMENTS if moment.name == name)
        ada.open_table(*[BOT] * (moment.seats - 1), save=moment.save())
        moment.then(ada.page)
        look(ada.page, f"ark-nova-{name}-{size['width']}-{language[:2]}")
        assert ada.page.evaluate(CUT) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_cards_of_the_hand_lie_in_one_place_while_they_are_chosen(visitor: Callable[..., Page]) -> None:
    ada = Player(visitor(), "Ada")
    sees(ada, next(moment for moment in MOMENTS if moment.name == "break"))
    page = ada.page
    cards = page.locator("[data-sheet] [data-choice]")
    chosen = cards.first.get_attribute("data-choice")
    same = page.locator(f"[data-choice='{chosen}']").locator("visible=true")
    expect(same).to_have_count(1)
    expect(page.locator(".display")).to_be_in_viewport(ratio=0.9)
    page.locator("[data-sheet] header button").click()  # folded: they lie in the hand again
    expect(same).to_have_count(1)
    expect(page.locator(".hand")).to_be_visible()


def test_a_tablet_brings_each_part_into_sight(visitor: Callable[..., Page]) -> None:
    ada = Player(visitor(phone=True), "Ada")
    ada.page.set_viewport_size(TABLET)
    sees(ada, next(moment for moment in MOMENTS if moment.name == "association"))
    page = ada.page
    expect(page.locator(".association [data-choice]").first).to_be_in_viewport()
    for pane, part in (
        ("Zoo", "[data-map]"),
        ("Hand", ".hand"),
        ("Display", ".display"),
        ("Others", ".players"),
        ("Log", ".talk"),
    ):
        page.locator("nav.panes").get_by_role("button", name=pane).click()
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.8)


def test_a_zoo_is_pinned_beside_the_own_one_on_a_wide_screen(visitor: Callable[..., Page]) -> None:
    ada = Player(visitor(), "Ada")
    ada.page.set_viewport_size(WIDE)
    sees(ada, next(moment for moment in MOMENTS if moment.name == "late"))
    page = ada.page
    page.get_by_role("button", name="Zoo of Greedy: Pin beside my zoo", exact=True).click()
    pinned = page.locator("section.pinned")
    expect(pinned.locator(".small-row > li")).to_have_count(5)
    expect(pinned.locator(".numbers").first).to_be_in_viewport(ratio=1)
    expect(pinned.locator(".board svg").first).to_be_in_viewport(ratio=1)
    page.mouse.move(0, 0)
    for theme in ("light", "dark"):
        in_theme(page, theme)
        look(page, f"ark-nova-pinned-1920-{theme}")
        assert serious(page, *(["color-contrast"] if theme == "dark" else [])) == []
    assert page.evaluate(CUT) == []
    pinned.get_by_role("button", name="Unpin").click()
    expect(pinned).to_have_count(0)
