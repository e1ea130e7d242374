"""Photograph every page at each size, by day and by night, in three languages: `make gallery`.

The pictures lie in build/gallery, and in sheets of the three languages, to be looked at beside the mockups; what can
be told without eyes (texts that are cut off or untranslated, pages that are too wide) stands in notes.txt beside them.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatch
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from playwright.sync_api import Error as NotPossible
from playwright.sync_api import ViewportSize, expect, sync_playwright
from rich.console import Console

from browser.conftest import FLAGS, Server, chromium
from browser.person import DOOR, Person
from browser.scenes import SCENES
from browser.texts import cut_off, untranslated
from menagerie.cli.progress import progress_bar

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GALLERY = Path(__file__).parent.parent.parent / "build" / "gallery"
LANGUAGES = ("en", "fr", "de")
COLOURS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES: dict[str, ViewportSize] = {
    "1366": {"width": 1366, "height": 768},
    "1920": {"width": 1920, "height": 1080},
    "768": {"width": 768, "height": 1024},
    "390": {"width": 390, "height": 844},
}
IN_HAND = ("768", "390")  # screens that are held in the hand
ON_ITS_WAY = re.compile("(One moment|Un instant|Einen Moment) ?…")  # what a page says that is not there yet
SETTLED = 400  # milliseconds in which pictures and types have arrived
SHEET = "<style>body {{ margin: 0; display: grid; grid: auto / repeat({across}, auto); gap: 8px }}</style>{images}"


class Gallery:
    """Pictures of one scene, and what is wrong with them."""

    def __init__(self, browser: Browser, origin: str, name: str) -> None:
        self.browser = browser
        self.origin = origin
        self.name = name
        self.shown: list[tuple[str, str]] = []  # what was photographed at which size
        self.notes: list[str] = []

    def show(self, sizes: list[str]) -> None:
        """Photograph the scene in all its looks, and lay the pictures side by side."""
        for language, touch in product(LANGUAGES, (True, False)):
            wanted = [size for size in sizes if (size in IN_HAND) == touch]
            if wanted:
                self._visit(language, wanted, touch)
        for (what, size), colour in product(dict.fromkeys(self.shown), COLOURS):
            self._sheet(what, size, colour)

    def _visit(self, language: str, sizes: list[str], touch: bool) -> None:
        with self.browser.new_context(
            base_url=self.origin, viewport=SIZES[sizes[-1]], locale=language, has_touch=touch, reduced_motion="reduce"
        ) as context:
            page = context.new_page()
            page.on("pageerror", lambda error: self.notes.append(f"{self.name} {language}: {error}"))
            page.goto(DOOR)
            person = Person(page, "Ada")
            person.introduce()
            try:
                SCENES[self.name](person)
                expect(page.locator("body")).not_to_contain_text(ON_ITS_WAY, use_inner_text=True, timeout=30_000)
            except (NotPossible, AssertionError) as error:
                self.notes.append(f"{self.name} {language} {sizes[-1]}: not reached: {str(error)[:300]}")
                return
            for size in sizes:
                page.set_viewport_size(SIZES[size])
                self._photograph(page, self.name, size, language)
            if sizes[-1] == "390" and self.name.endswith("-middle"):
                self._leaf_through(page, language)

    def _leaf_through(self, page: Page, language: str) -> None:
        panes = page.locator("nav.panes button")
        for number in range(1, panes.count()):
            panes.nth(number).tap()
            self._photograph(page, f"{self.name}-pane-{number}", "390", language)

    def _photograph(self, page: Page, what: str, size: str, language: str) -> None:
        page.wait_for_timeout(SETTLED)
        name = f"{what}-{size}-{language}"
        found = [f"untranslated: {text}" for text in untranslated(page, language)]
        found += [f"cut off: {text}" for text in cut_off(page)]
        too_wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if too_wide > 0:
            found.append(f"{too_wide} px too wide")
        self.notes += [f"{name}: {fault}" for fault in found]
        self.shown.append((what, size))
        for colour in COLOURS:
            page.emulate_media(color_scheme=colour)
            page.screenshot(path=GALLERY / f"{name}-{colour}.png", animations="disabled")

    def _sheet(self, what: str, size: str, colour: str) -> None:
        wide = min(SIZES[size]["width"], 1366)
        across = len(LANGUAGES) if size in IN_HAND else 1
        images = "".join(f'<img src="{what}-{size}-{each}-{colour}.png" width="{wide}">' for each in LANGUAGES)
        sheet = GALLERY / f"sheet-{what}-{size}-{colour}.html"
        sheet.write_text(SHEET.format(across=across, images=images))
        with self.browser.new_context(viewport={"width": (wide + 8) * across - 8, "height": 600}) as context:
            page = context.new_page()
            page.goto(sheet.as_uri())
            page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
        sheet.unlink()


def show(origin: str, sizes: list[str], name: str) -> list[str]:
    """Photograph a scene with a browser of its own, and tell what is wrong."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        gallery = Gallery(browser, origin, name)
        gallery.show(sizes)
        browser.close()
    return gallery.notes


def main() -> None:
    """Photograph what is asked for."""
    parser = argparse.ArgumentParser(description="Photograph every page at each size, in each colour and language.")
    parser.add_argument("--only", default="*", help="the scenes to show, like 'lobby*,ark-nova-2-*'")
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=list(SIZES), help="how wide the windows are")
    parser.add_argument("--jobs", type=int, default=2, help="how many browsers work at once")
    wanted = parser.parse_args()
    names = [name for name in SCENES if any(fnmatch(name, part) for part in wanted.only.split(","))]
    GALLERY.mkdir(parents=True, exist_ok=True)
    notes: list[str] = []
    with tempfile.TemporaryDirectory() as data, ProcessPoolExecutor(wanted.jobs) as pool:
        server = Server(Path(data))
        server.start()
        with progress_bar("Taking pictures", len(names)) as progress:
            for done, found in enumerate(pool.map(partial(show, server.url, wanted.sizes), names), start=1):
                notes += found
                if progress:
                    progress(done)
        server.kill()
    (GALLERY / "notes.txt").write_text("".join(f"{note}\n" for note in notes))
    Console().print(f"{len(names)} scenes and {len(notes)} notes in {GALLERY}")


if __name__ == "__main__":
    main()
