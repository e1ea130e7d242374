"""Take the pictures of README and docs anew: `make pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console

from browser.conftest import DESKTOP, FLAGS, Server, chromium
from browser.gallery import SETTLED
from browser.person import DOOR, Person
from browser.scenes import SCENES

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
SHOWN = {
    "ark-nova": "marine-2-middle",
    "sanctuary": "sanctuary-2-ask-space",
    "aquaretto": "aquaretto-2-truck",
    "lobby": "lobby-tables",
    "analysis": "analysis",
}


def main() -> None:
    """Photograph the scenes that are shown to readers."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for picture, scene in SHOWN.items():
            with browser.new_context(base_url=server.url, viewport=DESKTOP, reduced_motion="reduce") as context:
                page = context.new_page()
                page.goto(DOOR)
                person = Person(page, "Ada")
                person.introduce()
                SCENES[scene](person)
                page.wait_for_timeout(SETTLED)
                page.screenshot(path=PICTURES / f"{picture}.png", animations="disabled")
            Console().print(f"{picture}.png: {scene}")
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
