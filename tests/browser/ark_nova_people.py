"""People at tables of Ark Nova that have been laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ark_nova.scenario import row_with, scenario
from browser.person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Page

BOT = {"kind": "bot", "bot": "random"}


def at(page: Page, save: dict[str, Any], *others: dict[str, str]) -> Person:
    """Sit down at a table that has been laid out."""
    person = Person(page, "Ada")
    person.introduce()
    person.prefer("always")
    person.open_table(*(others or (BOT,)), save=save)
    return person


def with_a_kiosk() -> dict[str, Any]:
    """Lay out a zoo with one building, and the Build card in slot 2 beside two X-tokens."""
    table = scenario().display("reindeer barn_owl jaguar sun_bear cheetah wolf").seat(1, money=5)
    table.seat(0, row=row_with("build", 2), money=16, x_tokens=1, hand="lion")
    return table.seat(0, buildings="kiosk@d6").turn(0).game.save()
