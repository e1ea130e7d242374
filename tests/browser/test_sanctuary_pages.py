"""The pages of Sanctuary beside its table: reference, rules, replay, result, and its options in the lobby."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.conftest import look, serious, without_errors
from browser.sanctuary_people import BOT, Visitor, random_game
from browser.texts import cut_off, untranslated
from menagerie.kernel.messages import Message, phrasebook

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

# What is unsure in the printed game is an option, and says so.
UNSURE = ("map_side", "achievement_points", "macaw_level", "relocated_pairs")
# How each coloured picture stands out from what lies behind it: the contrast of its middle brightness.
CONTRASTS = """async (tiles) => {
  const SIDE = 64, found = {};
  const linear = (share) => (share < 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  const bright = (colour) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => sum + weight * linear(colour[at] / 255), 0);
  const paint = (thing) => getComputedStyle(thing).fill.match(/[\\d.]+/g).map(Number);
  for (const tile of tiles) {
    const picture = tile.querySelector("svg g"), image = new Image();
    if (picture.innerHTML.includes("currentColor")) continue;
    const { x, y, width, height } = picture.getBBox();
    const drawing = picture.closest("svg").cloneNode();
    for (const [name, value] of Object.entries({ width: SIDE, height: SIDE, viewBox: [x, y, width, height].join(" ") }))
      drawing.setAttribute(name, value);
    drawing.removeAttribute("style");
    drawing.innerHTML = picture.innerHTML;
    image.src = "data:image/svg+xml," + encodeURIComponent(new XMLSerializer().serializeToString(drawing));
    await image.decode();
    const pen = new OffscreenCanvas(SIDE, SIDE).getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, SIDE, SIDE);
    const dots = Array.from({ length: SIDE * SIDE }, (_, at) => [...data.slice(4 * at, 4 * at + 4)]);
    const shades = dots.filter((dot) => dot[3] > 200).map(bright).sort((one, other) => one - other);
    let ground = paint(tile.querySelector("svg polygon"));
    for (const glow of tile.querySelectorAll(".glow")) {
      const [red, green, blue, share = 1] = paint(glow);
      ground = [red, green, blue].map((each, at) => ground[at] * (1 - share) + each * share);
    }
    const [low, high] = [bright(ground), shades[shades.length >> 1]].sort((one, other) => one - other);
    found[tile.id] = (high + 0.05) / (low + 0.05);
  }
  return found;
}"""


@cache
def finished() -> dict[str, Any]:
    """Save a whole game of two."""
    return list(random_game(2, 3))[-1].save()


def test_the_reference_filters_all_tiles(guest: Callable[..., Page]) -> None:
    page = guest()
    page.goto(f"{Visitor(page, 'Ada').origin}/reference/sanctuary")
    tiles = page.locator("ul.tiles > li")
    expect(tiles).to_have_count(135)
    page.get_by_role("radio", name="Building").check(force=True)
    expect(tiles).to_have_count(35)
    page.get_by_role("radio", name="Animal").check(force=True)
    expect(tiles).to_have_count(70)
    page.get_by_role("button", name="Reptile").click()
    page.get_by_role("combobox").select_option("2")
    expect(tiles).to_have_count(5)
    expect(page.locator("#tile-chinese_water_dragon")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("anole")
    expect(tiles).to_have_count(1)
    expect(tiles).to_contain_text("American anole")
    expect(page.locator(".found")).to_contain_text("1")


def test_by_night_every_animal_stands_out_from_its_tile(guest: Callable[..., Page]) -> None:
    page = guest()
    page.emulate_media(color_scheme="dark")
    page.goto(f"{Visitor(page, 'Ada').origin}/reference/sanctuary")
    tiles = page.locator("ul.tiles > li")
    expect(tiles).to_have_count(135)
    contrasts = tiles.evaluate_all(CONTRASTS)
    assert len(contrasts) > 40
    assert {tile: contrast for tile, contrast in contrasts.items() if contrast < 2} == {}


@pytest.mark.parametrize(
    ("language", "aim"),
    [("en-GB", "zoo"), pytest.param("fr-FR", "But du jeu", marks=pytest.mark.long), ("de-DE", "Ziel")],
)
def test_the_rules_can_be_read(guest: Callable[..., Page], language: str, aim: str) -> None:
    page = guest(language)
    page.goto(f"{Visitor(page, 'Ada').origin}/rules/sanctuary")
    expect(page.locator("main, .page").first).to_contain_text(aim)
    assert untranslated(page, language[:2]) == []
    assert cut_off(page) == []
    assert serious(page) == []


def test_options_that_are_unsure_say_so_in_the_lobby(visitor: Callable[..., Page]) -> None:
    ada = Visitor(visitor(), "Ada")
    ada.introduce()
    ada.page.locator("label.game", has_text="Sanctuary").click()
    book = phrasebook("en")
    for name in UNSURE:
        told = book.say(Message(f"sanctuary.option.{name}"))
        expect(ada.page.locator("body")).to_contain_text(told[1:], ignore_case=True)
    look(ada.page, "sanctuary-lobby")


def test_a_finished_game_can_be_replayed(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest(), "Ada")
    ada.introduce()
    errors = without_errors(ada.page)
    table = ada.new_table(BOT, save=finished())
    ada.page.goto(f"{ada.origin}/replay/{table}/40")
    slider = ada.page.locator("input[type=range]")
    expect(slider).to_be_visible()
    expect(ada.page.locator("[data-step=take][aria-current=step]")).to_be_visible()
    slider.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page).to_have_url(f"{ada.origin}/replay/{table}/41")
    expect(ada.page.locator(".display header")).to_contain_text(re.compile(r"\w+ reaches \d"))
    expect(ada.page.locator(".objectives header")).to_contain_text("icons of")
    look(ada.page, "sanctuary-replay")
    assert errors == []


def test_on_a_phone_the_points_of_five_are_whole(guest: Callable[..., Page]) -> None:
    ada = Visitor(guest("de-DE", phone=True), "Ada")
    ada.introduce()
    table = ada.new_table(*[BOT] * 4, save=list(random_game(5, 3))[-1].save())
    ada.page.goto(f"{ada.origin}/table/{table}")
    points = ada.page.locator(".sources .scroller")
    expect(points).to_contain_text("marker")
    assert points.evaluate("table => table.scrollWidth - table.clientWidth") == 0


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_page_is_for_everybody(guest: Callable[..., Page], language: str, dark: bool) -> None:
    ada = Visitor(guest({"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}[language]), "Ada")
    ada.introduce()
    if dark:
        ada.page.emulate_media(color_scheme="dark")
    table = ada.new_table(BOT, save=finished())
    faults = []
    for address, landmark in (
        (f"table/{table}", "#sources"),
        (f"replay/{table}/40", "input[type=range]"),
        ("reference/sanctuary", "ul.tiles > li"),
        ("rules/sanctuary", "h1"),
    ):
        ada.page.goto(f"{ada.origin}/{address}")
        expect(ada.page.locator(landmark).first).to_be_visible()
        found = [*serious(ada.page), *untranslated(ada.page, language), *cut_off(ada.page)]
        faults += [f"{address}: {fault}" for fault in found]
        look(ada.page, f"sanctuary-{address.partition('/')[0]}-{language}{'-dark' if dark else ''}")
    assert faults == []
