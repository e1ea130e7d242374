"""Ark Nova's conservation projects: however many there are, they have room, their names and how far one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ark_nova.scenario import row_with, scenario
from browser.conftest import DESKTOP, look, serious
from browser.test_ark_nova_figures import BOT, at
from browser.test_large_screen import LARGE

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from playwright.sync_api import Page

# When a window of another size has been drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
PACKED = "savanna bamboo_forest aquatic geological predator_breeding_program"
CUT = """rows => rows.map(row => [row.querySelector('.name'), row.querySelector('.brief')])
  .filter(([name, brief]) => !brief || name.scrollWidth > name.clientWidth || brief.getBoundingClientRect().width < 3)
  .map(([name]) => name.innerText)"""


def crowded() -> dict[str, Any]:
    """Four zoos, and as many projects in play as there can be."""
    table = scenario(seats=4).base_projects("africa", "americas", "asia", "predators")
    table.projects("savanna", "jungle", "aquatic", "research")
    table.seat(0, hand="lion wolf european_pond_turtle cheetah", animals="caracal giraffe marabou", money=20)
    save: dict[str, Any] = table.turn(0).game.save()
    return save


def test_four_players_and_eight_projects_have_room_at_1366(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, crowded(), BOT, BOT, BOT)
    rows = page.locator("[data-project]")
    expect(rows).to_have_count(8)
    expect(rows.last).to_be_in_viewport(ratio=1)
    assert page.locator(".association .projects").evaluate("list => list.scrollHeight - list.clientHeight") <= 0
    log = page.locator(".talk").bounding_box()
    assert log is not None
    assert log["height"] >= 240
    expect(page.locator(".lanes .tick")).to_have_text(["0", "20", "40", "60", "80"])
    panel = page.locator(".player[data-seat='0']")
    closed = panel.bounding_box()
    assert closed is not None
    assert closed["height"] <= 60
    expect(panel.locator("button[data-sign=africa]")).to_have_count(0)
    panel.get_by_role("button", name="Show its icons").click()
    expect(panel.locator("button[data-sign=africa]")).to_be_visible()
    look(page, "ark-nova-four-crowded")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_six_projects_with_long_names_have_room_at_1366(guest: Callable[..., Page], language: str) -> None:
    page = guest(language)
    page.set_viewport_size(LARGE)
    table = scenario(seats=4).base_projects("africa", "americas", "asia", "reptiles")
    table.projects("small_animals", "reptile_breeding_program")
    at(page, table.seat(0, animals="caracal giraffe marabou").turn(0).game.save(), BOT, BOT, BOT)
    rows = page.locator("[data-project]")
    expect(rows).to_have_count(6)
    page.set_viewport_size(DESKTOP)  # after a larger one, too
    expect(rows.last).to_be_in_viewport(ratio=1)
    assert "\u00ad" not in page.locator(".tasks").inner_text()
    look(page, f"ark-nova-six-projects-{language}")
    assert page.locator(".association .projects").evaluate("list => list.scrollHeight - list.clientHeight") <= 0


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
@pytest.mark.parametrize("rows", [6, 8])
def test_many_projects_have_room_on_a_large_screen(guest: Callable[..., Page], language: str, rows: int) -> None:
    page = guest(language)
    page.set_viewport_size(LARGE)
    few = scenario(seats=4).projects("angthong_national_park", "herbivore_breeding_program")
    few.base_projects("birds", "africa", "predators", "herbivores").seat(0, animals="caracal giraffe marabou")
    at(page, crowded() if rows == 8 else few.turn(0).game.save(), BOT, BOT, BOT)
    expect(page.locator("[data-project]")).to_have_count(rows)
    assert page.locator(".association .projects").evaluate("list => list.scrollHeight - list.clientHeight") <= 0
    look(page, f"ark-nova-{rows}-crowded-1920-{language}")
    for size in (DESKTOP, LARGE):  # however often the window changes
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        assert page.locator(".association .projects").evaluate("list => list.scrollHeight - list.clientHeight") <= 0


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_many_projects_keep_their_names_and_say_how_far_i_am(guest: Callable[..., Page], language: str) -> None:
    page = guest(language)
    table = scenario().seat(0, animals="caracal giraffe", hand=PACKED, row=row_with("association", 5))
    at(page, table.turn(0).play("association", "project").game.save())
    rows = page.locator(".project.packed")
    expect(rows).to_have_count(3 + len(PACKED.split()))
    look(page, f"packed-{language}")
    assert rows.evaluate_all(CUT) == []


@pytest.mark.parametrize("phone", [False, True])
def test_tasks_universities_and_projects_can_be_read_in_the_dark(guest: Callable[..., Page], phone: bool) -> None:
    page = guest(phone=phone)
    page.emulate_media(color_scheme="dark")
    table = scenario().seat(0, animals="caracal giraffe", hand=PACKED, row=row_with("association", 5))
    size = "phone" if phone else "desktop"
    at(page, table.turn(0).play("association").game.save())
    expect(page.locator(":root[data-theme=dark]")).to_have_count(1)
    university = page.locator("[data-choice=university]")
    expect(university).to_be_visible()
    look(page, f"dark-task-{size}")
    assert serious(page, "color-contrast") == []
    university.click()
    expect(page.locator("[data-choice=double_research]")).to_be_visible()
    look(page, f"dark-university-{size}")
    assert serious(page, "color-contrast") == []
