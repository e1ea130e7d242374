"""The guided first game of Ark Nova: it leads by what it lights, and goes on only when the player has moved."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error as NotPossible
from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import expect

from browser.conftest import look, serious
from browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import ElementHandle, Locator, Page

STEPS = ["hand", "strength", "enclosure", "bonus", "row", "animal", "cards", "association", "break", "end", "over"]
UNTRANSLATED = re.compile(r"\[(?:web|ark_nova|kernel|bots)[\w.]*\]")

# What the guide lights, and what of it can be pressed: first what confirms; cards that are marked are done.
LIT = """() => {
  const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
  const lamps = rules.filter((rule) => rule.selectorText.startsWith('.ark'));
  const found = lamps.flatMap((rule) => [...document.querySelectorAll(rule.selectorText)]);
  return found.filter((each) => each.getClientRects().length);
}"""
# Texts that the rim around what is lit runs through: its outline, or the band of its glow before that fades.
STRUCK = f"""() => {{
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector('.ark'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {{
    const range = document.createRange();
    range.selectNodeContents(node);
    const seen = ({{ left, top, width, height }}) =>
      node.parentElement.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    texts.push(...[...range.getClientRects()].filter(seen).map((box) => [node.data.trim(), box]));
  }}
  return ({LIT})().filter((lit) => lit.tagName !== 'polygon').flatMap((lit) => {{
    const {{ outlineStyle, outlineOffset, outlineWidth, boxShadow }} = getComputedStyle(lit);
    const [inner, width] = (outlineStyle === 'none' ? ['0', boxShadow.match(/([.\\d]+)px(,|$)/)[1]]
      : [outlineOffset, outlineWidth]).map(parseFloat);
    const box = lit.getBoundingClientRect();
    const within = ({{ left, right, top, bottom }}, by) =>
      left >= box.left - by && right <= box.right + by && top >= box.top - by && bottom <= box.bottom + by;
    const outside = ({{ left, right, top, bottom }}, by) =>
      right <= box.left - by || left >= box.right + by || bottom <= box.top - by || top >= box.bottom + by;
    const struck = ([, text]) => !within(text, inner + 2) && !outside(text, inner + width - 1);
    return texts.filter(struck).map(([text]) => text);
  }});
}}"""
NAME = re.compile("Ark Nova|Arche Nova")
PRESSABLE = """([lit, anything]) => {
  const confirm = lit.find((each) => each.matches('.primary'));
  if (confirm) return confirm;
  const things = anything ? [document.querySelector('.ark')] : lit;
  const inside = things.flatMap((each) => [each, ...each.querySelectorAll('*')]);
  const free = inside.filter((each) => each.getClientRects().length && !each.closest('.collected'));
  const kinds = ['[data-choice]', '.kind[aria-disabled=false]', 'polygon[aria-disabled=false]'];
  return kinds.map((kind) => free.find((each) => each.matches(kind))).find(Boolean) ?? null;
}"""
STATE = """() => JSON.stringify([
  document.querySelector('[data-guide=panel]')?.dataset.step,
  document.querySelector('[data-guide=do]')?.innerText,
  document.querySelector('h1[data-number]')?.dataset.number,
  document.querySelectorAll('.collected').length,
  document.querySelector('.deeds .primary:enabled') !== null,
])"""


class Learner(Person):
    """Somebody who plays a first game by the guide."""

    def begin(self, end_turn: str = "always") -> None:
        """Start the first game from the lobby."""
        self.introduce()
        self.prefer(end_turn=end_turn)
        self.page.set_default_timeout(30_000)
        self.page.locator("label.game", has_text=NAME).click()
        self.page.locator("section.first", has_text=NAME).locator(".primary").click()
        expect(self.panel).to_be_visible(timeout=30_000)

    @property
    def panel(self) -> Locator:
        """The panel of the guide."""
        return self.page.locator("[data-guide=panel]")

    @property
    def step(self) -> str:
        """The name of the step."""
        return self.panel.get_attribute("data-step") or ""

    @property
    def told(self) -> str:
        """What the guide says that I have done."""
        told = self.panel.locator(".told")
        return told.inner_text() if told.count() else ""

    @property
    def waits(self) -> bool:
        """Return whether somebody else is playing."""
        return self.panel.locator(".do.wait").count() > 0

    @property
    def may_choose(self) -> bool:
        """Return whether the guide leaves the choice to me."""
        doing = self.page.evaluate("() => document.querySelector('[data-doing]')?.dataset.doing")
        return doing in ("end", "choose", "spot", "later")

    def after(self, before: str) -> None:
        """Wait until the page is in another state."""
        try:
            self.page.wait_for_function(f"before => ({STATE})() !== before", arg=before)
        except NotInTime:
            look(self.page, "ark-nova-guide-stuck")
            raise AssertionError(f"the page stays as it is: {before}") from None

    def follow(self, step: str | None = None, *, touch: bool = False) -> None:
        """Do what is lit, if it is still this step; where the choice is mine, anything that is on offer."""
        for _ in range(5):  # a thing that the answer to the last move has just taken away is looked for again
            self.page.wait_for_function("() => document.querySelector('header.status').ariaBusy === 'false'")
            before: str = self.page.evaluate(STATE)
            if not self.waits:
                lit = self.page.evaluate_handle(LIT)
                thing = self.page.evaluate_handle(PRESSABLE, [lit, self.may_choose]).as_element()
                if self.page.evaluate(STATE) != before or (step is not None and self.step != step):
                    return  # the answer to the last move has only now come
                if thing is None or not self.press(thing, touch=touch):
                    continue
            self.after(before)
            return
        look(self.page, "ark-nova-guide-stuck")
        raise AssertionError(f"nothing to press: {before}")

    def press(self, thing: ElementHandle, *, touch: bool) -> bool:
        """Press something; a space of the map is pressed in its middle. False: it is gone."""
        try:
            thing.evaluate("thing => thing.scrollIntoView({ block: 'center', inline: 'nearest' })")
            if thing.evaluate("thing => thing.tagName") != "polygon":
                thing.tap() if touch else thing.click()
                return True
            box = thing.bounding_box()
        except NotPossible:
            return False
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)
        return True

    def follow_to(self, step: str, *, touch: bool = False) -> list[str]:
        """Do what is lit until a step is reached; list the steps on the way."""
        seen: list[str] = []
        for _ in range(120):
            now = self.step
            if now not in seen[-1:]:
                seen.append(now)
            if now == step:
                return seen
            self.follow(now, touch=touch)
        raise AssertionError(f"the guide stays at {self.step}")


def test_the_guided_opening_is_played_by_following_it(visitor: Callable[..., Page]) -> None:
    ada = Learner(visitor(), "Ada")
    errors: list[str] = []
    ada.page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    ada.begin()
    seen = []
    struck: list[str] = []
    told: dict[str, str] = {}
    for step in STEPS[1:]:
        look(ada.page, f"ark-nova-guide-{ada.step}")
        struck += ada.page.evaluate(STRUCK)
        if ada.step == "end":
            expect(ada.panel).to_contain_text("most points win")
        before = ada.step
        seen += ada.follow_to(step)[:-1]
        told[before] = ada.told
    look(ada.page, "ark-nova-guide-over")
    assert seen == STEPS[:-1]
    assert struck == []
    assert told["hand"] == "You kept: Caracal, Veiled Chameleon, Lama, Common Agama."
    assert told["strength"] == "You used Build with strength 5."
    assert told["enclosure"] == "You chose: size-2 enclosure."
    assert told["bonus"].startswith("You paid 4 money and built: size-2 enclosure. The bonus under it is yours:")
    assert told["row"] == "You used Animals with strength 2."
    assert told["animal"] == "You paid 10 money and took in: Lama. You gained 4 appeal."
    assert "You drew:" in told["cards"]
    assert "You have a partner zoo:" in told["association"]
    assert re.fullmatch(r"In the break you had income\. You gained \d+ money\.", told["break"])
    assert serious(ada.page) == []
    ada.panel.get_by_role("button", name="Close the guide").click()
    expect(ada.panel).to_have_count(0)
    assert errors == []


def test_a_step_waits_for_the_move_survives_a_reload_and_can_be_left(visitor: Callable[..., Page]) -> None:
    ada = Learner(visitor(), "Ada")
    ada.begin()
    assert ada.page.evaluate(STRUCK) == []
    ada.follow_to("strength")
    assert ada.page.evaluate(STRUCK) == []
    while not ada.panel.get_by_text("Use Build.", exact=True).count():
        ada.follow()
    # Marking the card is no move, and neither is another click anywhere.
    ada.page.keyboard.press("5")
    expect(ada.page.locator('[data-action="build"]')).to_have_class(re.compile("marked"))
    ada.panel.click()
    assert ada.step == "strength"
    ada.page.keyboard.press("Escape")
    ada.follow_to("enclosure")
    ada.page.keyboard.press("Control+z")  # what is taken back is posed again
    expect(ada.panel).to_have_attribute("data-step", "strength")
    ada.follow_to("bonus")
    assert ada.page.evaluate(STRUCK) == []
    ada.page.reload()
    expect(ada.panel).to_have_attribute("data-step", "bonus", timeout=30_000)
    assert ada.page.evaluate(f"({LIT})().some((each) => each.tagName === 'polygon')")

    ada.panel.get_by_role("button", name="Leave the guide").click()
    expect(ada.panel).to_have_count(0)
    assert ada.page.evaluate(f"({LIT})().length") == 0
    ada.page.keyboard.press("?")
    ada.page.get_by_role("dialog").get_by_role("button", name="Go on with the guide").click()
    expect(ada.panel).to_have_attribute("data-step", "bonus")
    ada.panel.get_by_role("button", name="Skip this step").click()
    expect(ada.panel).to_have_attribute("data-step", "row")


def test_another_way_is_noticed_kindly_and_by_keys(visitor: Callable[..., Page]) -> None:
    ada = Learner(visitor(), "Ada")
    ada.begin(end_turn="never")
    ada.follow_to("strength")
    expect(ada.page.locator('[data-action="cards"] [data-choice]')).to_be_visible()
    for key in ("4", "Space"):  # Cards instead of Build: two cards from the deck
        ada.page.keyboard.press(key)
    expect(ada.panel.locator(".aside")).to_contain_text("that finishes a later step already")
    assert ada.told.startswith("You used Cards with strength 4.")
    expect(ada.panel.locator(".steps .done")).to_have_count(2)  # the hand, and the cards
    assert ada.step == "strength"
    expect(ada.page.locator("[data-last-line]")).to_be_in_viewport(ratio=1)  # the log lies behind the guide
    look(ada.page, "ark-nova-guide-another-way")
    expect(ada.panel.locator(".do")).to_contain_text("Use Build.")
    ada.page.keyboard.press("g")
    expect(ada.panel).to_be_focused()
    for key in ("5", "Space"):
        ada.page.keyboard.press(key)
    expect(ada.panel).to_have_attribute("data-step", "enclosure")
    assert ada.follow_to("association") == ["enclosure", "bonus", "row", "animal", "association"]  # cards are done


# Texts that stand outside of what surrounds them, or are cut.
CLIPPED = """() => {
  const panel = document.querySelector('[data-guide=panel]');
  const frame = panel.getBoundingClientRect();
  return [...panel.querySelectorAll('b, h2, p, a, button, .do span')]
    .filter((each) => !each.closest('.hidden-text'))
    .filter((each) => {
      const box = each.getBoundingClientRect();
      const cut = each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1;
      return cut || box.left < frame.left - 1 || box.right > frame.right + 1;
    })
    .map((each) => each.outerHTML.slice(0, 120));
}"""
IN_SIGHT = """() => {
  const { top, bottom, left, right } = document.querySelector('[data-guide=do]').getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""


@pytest.mark.long
@pytest.mark.parametrize(("language", "screen"), [("de-DE", "desktop"), ("fr-FR", "phone"), ("de-DE", "tablet")])
def test_the_guide_speaks_other_languages(visitor: Callable[..., Page], language: str, screen: str) -> None:
    touch = screen != "desktop"
    ada = Learner(visitor(language, phone=touch), "Ada")
    if screen == "tablet":
        ada.page.set_viewport_size({"width": 768, "height": 1024})
    assert UNTRANSLATED.findall(ada.page.locator("body").inner_text()) == []
    ada.begin(end_turn="never")
    shown = ""
    for _ in range(120):
        if ada.step != shown:
            shown = ada.step
            whole = ada.panel.inner_text() + ada.panel.inner_html()
            assert UNTRANSLATED.findall(whole) == []
            assert ada.page.evaluate(CLIPPED) == [], shown
            assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            look(ada.page, f"ark-nova-guide-{language[:2]}-{screen}-{shown}")
        if shown == "over":
            break
        assert ada.page.evaluate(IN_SIGHT), shown
        ada.follow(touch=touch)
    assert shown == "over"


def test_the_guide_is_for_everybody_on_a_phone(visitor: Callable[..., Page]) -> None:
    ada = Learner(visitor(phone=True), "Ada")
    assert serious(ada.page) == []
    look(ada.page, "ark-nova-guide-phone-lobby")
    ada.begin(end_turn="never")
    ada.follow_to("animal", touch=True)
    expect(ada.panel.locator("[role=status]")).to_contain_text("Step 6 of 10")
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(ada.page.locator(f":root[data-theme={theme}]")).to_have_count(1)
        look(ada.page, f"ark-nova-guide-phone-{theme}")
        assert serious(ada.page) == []
    ada.panel.get_by_role("button", name="Leave the guide").tap()
    ada.page.locator("header.status .more button").tap()
    ada.page.get_by_role("button", name="Go on with the guide").tap()
    expect(ada.panel).to_have_attribute("data-step", "animal")
