"""What stands on a page to be read: untranslated words, and words that are cut off."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from menagerie.kernel.messages import read_phrases

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

KEY = re.compile(r"\[(?:web|ark_nova|sanctuary|kernel|bots|server)[\w.]*\]")
LETTERS = re.compile(r"[^\W\d_]{3}")
# Every text that can be seen or heard, trimmed.
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.data.trim());
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) found.push(element.getAttribute(name)?.trim());
  return found.filter(Boolean);
}"""
# Each text that leaves a box that hides what leaves it. What scrolls, and what is meant for the ear alone, is not cut.
CUT_OFF = """() => {
  const cut = [], around = 2;
  const hides = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const unseen = (element) => element.closest(".hidden-text, title, style, [inert]") || !element.checkVisibility();
  const leaves = (rect, box, style) =>
    (hides(style, "X") && (rect.left < box.left - around || rect.right > box.right + around)) ||
    (hides(style, "Y") && (rect.top < box.top - around || rect.bottom > box.bottom + around));
  while (walker.nextNode()) {
    const text = walker.currentNode, parent = text.parentElement;
    if (!text.data.trim() || unseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== "none") break;
      if (["auto", "scroll"].some((way) => style.overflowX === way || style.overflowY === way)) break;
      if (rects.some((rect) => leaves(rect, box.getBoundingClientRect(), style))) {
        cut.push(`${text.data.trim()} (in ${box.tagName.toLowerCase()}.${box.classList[0]})`);
        break;
      }
    }
  }
  return [...new Set(cut)];
}"""

# Each text in sight that is written smaller; those of drawings grow with them.
SMALLER = """least => [...document.querySelectorAll("body *")]
  .filter((each) => [...each.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim()))
  .filter((each) => each.checkVisibility() && !each.closest(".hidden-text, .x, svg"))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < least)
  .map((each) => each.textContent)"""


@cache
def only_english(language: str) -> frozenset[str]:
    """List the English phrases that no phrase of a language equals."""
    return frozenset(read_phrases("en").values()) - frozenset(read_phrases(language).values())


def untranslated(page: Page, language: str) -> list[str]:
    """List the texts that nobody has put into the language of the page."""
    texts: list[str] = page.evaluate(TEXTS)
    english = only_english(language)
    return [text for text in texts if KEY.search(text) or (LETTERS.search(text) and text in english)]


def cut_off(page: Page) -> list[str]:
    """List the texts of which a part cannot be seen."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def smaller(page: Page, least: int) -> list[str]:
    """List the texts in sight that are written smaller than so many pixels."""
    found: list[str] = page.evaluate(SMALLER, least)
    return found


def are_whole(things: Locator) -> bool:
    """Whether there are such things, and all that is in them can be seen."""
    hidden = "all => all.filter(it => it.scrollHeight > it.clientHeight || it.scrollWidth > it.clientWidth).length"
    return things.count() > 0 and things.evaluate_all(hidden) == 0
