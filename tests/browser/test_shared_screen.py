"""Two people at one screen: nobody sees what only the other may see."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.conftest import look, serious
from browser.person import Person
from browser.positions import is_asked, saved
from sanctuary.scenario import scenario

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

TAP = """button => {
  for (const kind of ["pointerdown", "pointerup"]) button.dispatchEvent(new PointerEvent(kind, {bubbles: true}));
  for (const kind of ["keydown", "keyup"]) window.dispatchEvent(new KeyboardEvent(kind, {key: " "}));
  button.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
}"""
ONE_LINE = 24  # pixels
LEO = {"kind": "hot_seat", "name": "Leo"}


def come(guest: Callable[..., Page], end_turn: str = "always") -> Person:
    """Let Mira come in."""
    mira = Person(guest(), "Mira")
    mira.introduce()
    mira.prefer(end_turn=end_turn)
    return mira


def finish_turn(person: Person) -> None:
    """Take first options, and confirm what must be confirmed, until the turn can be ended."""
    done = person.page.locator("[data-end-turn]:not(.off)")
    confirm = person.page.locator(".deeds button.primary:not([data-end-turn])")
    while not done.count():
        before = person.number
        assert person.open_list()
        person.list_of_options.locator("ol button").first.click()
        expect(person.list_of_options).to_have_count(0)
        if confirm.count():
            confirm.click()
        person.wait_for_news(before)


def test_a_cover_stands_between_two_people_at_one_screen(guest: Callable[..., Page]) -> None:
    mira = come(guest)
    page = mira.page
    table = mira.new_table(LEO, save=saved(2, 5, lambda game: is_asked(game, "turn", 4)))
    page.goto(f"{mira.origin}/table/{table}")
    cover, zoo = page.locator("[data-cover]"), page.locator("header.status")
    expect(cover.get_by_role("heading", name="It's Mira's turn")).to_be_visible()
    expect(zoo).to_have_count(0)
    assert serious(page) == []
    look(page, "cover")

    show = cover.get_by_role("button", name="I'm Mira")
    show.evaluate(TAP)  # a tap is not enough, nor is a key
    expect(cover.locator(".holding")).to_have_count(0)
    show.press("Enter")
    expect(cover).to_be_visible()
    show.hover()
    page.mouse.down()
    expect(cover).to_have_count(0)
    page.mouse.up()
    expect(page.get_by_role("heading", name="Mira")).to_be_visible()

    finish_turn(mira)
    expect(cover).to_have_count(0)  # the mover's zoo stays until the end of the turn
    expect(page.get_by_role("heading", name="Mira")).to_be_visible()
    page.keyboard.press("e")
    expect(cover.get_by_role("heading", name="It's Leo's turn")).to_be_visible()
    expect(zoo).to_have_count(0)
    for hidden in (re.compile(r"Mira's hand: \d+ cards?"), "final scoring cards"):
        expect(cover.locator("[data-hidden]")).to_contain_text(hidden)
    since = cover.locator("[data-since]")
    expect(since.get_by_role("heading")).to_contain_text("Since Leo's last turn")
    told = since.locator("li").all_inner_texts()
    assert "Mira" in told[0], told  # what happened first comes first
    assert serious(page) == []
    look(page, "cover-since")
    page.keyboard.down("Space")
    expect(cover).to_have_count(0)
    page.keyboard.up("Space")
    expect(page.get_by_role("heading", name="Leo")).to_be_visible()


def test_a_cover_leaves_in_sight_what_everybody_may_know(guest: Callable[..., Page]) -> None:
    mira = come(guest)
    page = mira.page
    table = mira.new_table(LEO, save=saved(2, 5, lambda game: is_asked(game, "turn", 4)))
    page.goto(f"{mira.origin}/table/{table}")
    expect(page.get_by_role("region", name="Tracks")).to_contain_text("to go")
    since = page.locator("[data-cover] [data-since] li")
    expect(since.first).to_contain_text("Leo")
    expect(since.last).not_to_have_text(re.compile("^Turn"))  # whose turn it is stands large above


def test_the_button_of_a_cover_says_whose_it_is_in_one_line_on_a_phone(guest: Callable[..., Page]) -> None:
    ada = Person(guest("fr-FR", phone=True), "Ada")
    ada.introduce()
    table = ada.new_table(LEO, save=saved(2, 5, lambda game: is_asked(game, "turn", 4)))
    ada.page.goto(f"{ada.origin}/table/{table}")
    button = ada.page.locator("[data-cover] .hold")
    expect(button).to_contain_text("Ada")
    look(ada.page, "cover-phone")
    assert button.locator("span").first.evaluate("it => it.offsetHeight") <= ONE_LINE


def test_tiles_in_hand_stay_covered_until_their_owner_holds_the_button(guest: Callable[..., Page]) -> None:
    mira = come(guest)
    page = mira.page
    hands = scenario(2).seat(0, hand="pony library").seat(1, hand="sheep geologist").display("donkey alpaca")
    table = mira.new_table(LEO, save=hands.turn(0).game.save())
    page.goto(f"{mira.origin}/table/{table}")
    cover, hand = page.locator("[data-cover]"), page.locator(".hand [data-tile]")
    expect(cover.get_by_role("heading", name="It's Mira's turn")).to_be_visible()
    expect(hand).to_have_count(0)
    assert serious(page) == []
    page.keyboard.down("Space")
    expect(cover).to_have_count(0)
    page.keyboard.up("Space")
    expect(page.locator(".hand [data-tile=pony]")).to_be_visible()

    finish_turn(mira)
    page.keyboard.press("e")
    expect(cover.get_by_role("heading", name="It's Leo's turn")).to_be_visible()
    expect(hand).to_have_count(0)
    expect(cover.locator("[data-hidden]")).to_contain_text(re.compile(r"Mira's hand: \d+ tiles?"))
    look(page, "cover-sanctuary")
    page.keyboard.down("Space")
    expect(cover).to_have_count(0)
    page.keyboard.up("Space")
    expect(page.locator(".hand [data-tile=sheep]")).to_be_visible()
    expect(hand).to_have_count(2)


def test_a_code_keeps_a_side_closed_until_it_is_typed_or_everybody_is_told(guest: Callable[..., Page]) -> None:
    mira = come(guest)
    page = mira.page
    table = mira.new_table(LEO, save=saved(2, 5, lambda game: is_asked(game, "turn", 4)))
    page.goto(f"{mira.origin}/table/{table}")
    cover = page.locator("[data-cover]")
    cover.get_by_role("button", name="Ask for a code first").click()
    code = cover.locator("[data-code] input")
    code.fill("12")
    expect(cover.get_by_role("button", name="Set the code")).to_be_disabled()
    code.fill("1234")
    assert serious(page) == []
    look(page, "cover-code")
    page.keyboard.press("Enter")
    expect(code).to_have_count(0)
    page.reload()  # it is not forgotten
    expect(cover).to_contain_text("A code is asked first")
    page.keyboard.down("Space")
    expect(code).to_be_focused()
    page.keyboard.up("Space")
    code.fill("4321")
    page.keyboard.press("Enter")
    expect(cover.get_by_role("alert")).to_have_text("That's not the code.")
    expect(page.locator("header.status")).to_have_count(0)
    code.fill("1234")
    page.keyboard.press("Enter")
    expect(page.locator("header.status")).to_be_visible()
    page.reload()
    expect(cover).to_contain_text("A code is asked first")
    page.keyboard.down("Space")
    expect(code).to_be_focused()
    page.keyboard.up("Space")
    cover.get_by_role("button", name="I forgot it").click()
    page.keyboard.down("Space")
    expect(cover).to_have_count(0)
    page.keyboard.up("Space")
    page.keyboard.press("c")
    expect(page.locator(".talk")).to_contain_text("Mira's code was removed")


def test_where_nothing_is_hidden_the_zoo_changes_with_the_turn_and_no_cover_stands(guest: Callable[..., Page]) -> None:
    mira = come(guest)
    page = mira.page
    mira.open_table(LEO)
    zoo = page.locator("section.front h2")
    expect(zoo).to_contain_text("Mira")
    finish_turn(mira)
    expect(zoo).to_contain_text("Mira")
    page.keyboard.press("e")
    expect(zoo).to_contain_text("Leo")
    expect(page.locator("[data-cover]")).to_have_count(0)
