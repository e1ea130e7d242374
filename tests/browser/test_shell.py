"""What every table has in common: the status line, the chat, what is confirmed where the eye is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

import menagerie
from browser.conftest import look
from browser.person import Person
from browser.sanctuary_people import Visitor, moment
from browser.test_late_trucks import LEAST_ON_A_PHONE, SMALLER
from browser.test_unloading import saved
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

GREEDY = {"kind": "bot", "bot": "greedy"}
INSIDE = """form => {
  const around = form.closest(".panel").getBoundingClientRect();
  return [...form.children].every(each => {
    const { left, right, bottom } = each.getBoundingClientRect();
    return left >= around.left && right <= around.right && bottom <= around.bottom;
  });
}"""


def come(page: Page, name: str) -> Person:
    """Let somebody come in."""
    person = Person(page, name)
    person.introduce()
    return person


def test_unread_lines_are_marked_until_somebody_sees_them(guest: Callable[..., Page]) -> None:
    ada, bob = come(guest(), "Ada"), come(guest(phone=True), "Bob")
    table = ada.new_table({"kind": "open"})
    assert bob.page.request.post(f"{bob.origin}/api/tables/{table}/join", data={}).ok
    for person in (ada, bob):
        person.page.goto(f"{person.origin}/table/{table}")
        expect(person.page.locator("header.status")).to_be_visible()
    bobs = ada.page.locator(".players [data-seat='1']").get_by_role("img", name="here")
    expect(bobs).to_be_visible()  # who is here is marked beside the name
    tab, pane = ada.page.locator(".talk .fresh"), bob.page.locator("nav.panes .fresh")
    expect(ada.page.get_by_role("button", name="Show me")).to_be_visible()  # the tour is offered in the log
    ada.page.keyboard.press("c")
    expect(ada.page.get_by_role("button", name="Show me")).to_have_count(0)  # and does not cover the chat
    assert ada.page.locator(".talk form").evaluate(INSIDE)
    ada.page.keyboard.type("Hello, Bob!")
    ada.page.keyboard.press("Enter")
    expect(pane).to_have_text("1")
    expect(pane).to_have_accessible_name("1 unread line")
    expect(tab).to_have_count(0)  # what I said myself is not news
    ada.page.locator(".talk label").first.click()

    bob.page.locator("nav.panes button").last.click()
    expect(bob.page.locator(".talk .fresh")).to_have_text("1")
    bob.page.locator(".talk label").last.click()
    expect(bob.page.locator(".fresh")).to_have_count(0)
    bob.page.locator(".talk input:not([type=radio])").fill("Hello, Ada!")
    bob.page.keyboard.press("Enter")
    expect(tab).to_have_text("1")
    assert bob.page.evaluate(SMALLER, LEAST_ON_A_PHONE) == []
    look(ada.page, "chat-unread")
    ada.page.reload()
    expect(tab).to_have_text("1")  # nobody has seen it yet
    ada.page.keyboard.press("c")
    expect(tab).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator("header.status")).to_be_visible()
    expect(tab).to_have_count(0)
    bob.page.close()
    expect(ada.page.locator(".players [data-seat='1']").get_by_role("img", name="away")).to_be_visible()


def test_a_rematch_is_told_at_once_and_says_who_is_waited_for(guest: Callable[..., Page]) -> None:
    ada, bob = come(guest(), "Ada"), come(guest(), "Bob")
    table = ada.new_table({"kind": "open"}, save=over())
    assert bob.page.request.post(f"{bob.origin}/api/tables/{table}/join", data={}).ok
    for person in (ada, bob):
        person.page.goto(f"{person.origin}/table/{table}")
        expect(person.page.locator("#sources")).to_be_visible()
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page.locator(".room header")).to_contain_text("Waiting for Bob")
    expect(ada.page.locator(".room li", has_text="Bob")).to_contain_text("Hasn't agreed yet")
    expect(bob.page.get_by_role("status").filter(has_text="A rematch is waiting for you.")).to_be_visible()
    bob.page.get_by_role("button", name="Join the rematch").click()
    for person in (ada, bob):
        expect(person.page.locator("header.status")).to_be_visible()


def test_what_cannot_be_undone_is_confirmed_beside_what_was_pressed(guest: Callable[..., Page]) -> None:
    ada = come(guest(), "Ada")
    page = ada.page
    ada.open_table(GREEDY, save=saved("panda", E5="zebra"))
    beside, at_the_top = page.locator(".beside"), page.locator("header.status .deeds button.primary")
    page.keyboard.press("d")
    expect(at_the_top).to_be_visible()
    expect(beside).to_have_count(0)  # who plays by keys looks for one there
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.get_by_role("dialog").locator("ol button").first.click()
    expect(beside).to_contain_text("Draw a tile? You can't undo this.")
    expect(at_the_top).to_be_visible()
    look(page, "beside-the-question")
    beside.locator("button").last.click()
    expect(beside).to_have_count(0)
    page.keyboard.press("l")
    page.get_by_role("dialog").locator("ol button").first.click()
    before = ada.number
    beside.locator("button.primary").click()
    ada.wait_for_news(before)


def test_the_sentence_that_has_the_focus_does_not_look_like_a_field(guest: Callable[..., Page]) -> None:
    ada = come(guest(), "Ada")
    page = ada.page
    ada.open_table(GREEDY)
    assert ada.play_once()
    page.keyboard.press("Escape")
    sentence = page.locator("header.status .say")
    sentence.evaluate("each => { document.body.tabIndex = 0; document.body.focus(); each.focus(); }")
    expect(sentence).to_be_focused()
    assert sentence.evaluate("each => each.matches(':focus-visible')")
    assert sentence.evaluate("each => getComputedStyle(each).outlineStyle") == "none"


def test_why_nothing_can_be_exchanged_is_one_sentence_and_then_a_list_by_what_is_missing(
    guest: Callable[..., Page],
) -> None:
    ada = come(guest(), "Ada")
    page = ada.page
    cards = page.locator(".money")
    ada.open_table(GREEDY, save=saved("panda", E5="zebra zebra-male"))
    expect(cards.get_by_role("button", name="Exchange")).to_contain_text("You need two species.")
    expect(cards.get_by_role("button", name="Move")).to_contain_text("You have no tile to move.")
    cards.get_by_role("button", name="Exchange").click(force=True)
    why = page.get_by_role("dialog")
    expect(why).to_contain_text("You need two species.")
    expect(why).not_to_contain_text("possibilit")
    lacks = why.locator("h3")
    expect(lacks.filter(has_text="Not built yet").first).to_be_visible()
    assert lacks.count() <= 3  # by what is missing, not by each place
    look(page, "why-no-exchange")


def test_what_is_locked_says_why_by_a_press_at_every_table(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    note = page.locator("[data-why-note]:popover-open")
    ada = Visitor(page, "Ada")
    ada.sit({"kind": "bot", "bot": "random"}, save=moment("action", 2))
    locked = page.locator(".uses button[aria-disabled=true]").first
    expect(locked).to_be_visible()
    locked.tap(force=True)
    expect(note).to_have_text(locked.get_attribute("data-reason") or "nothing")
    look(page, "sanctuary-why")
    page.goto(f"{ada.origin}/replay/{ada.new_table(GREEDY, save=over())}")
    expect(page.locator(".steps .count")).to_have_text(re.compile("^0/[1-9]"))
    page.keyboard.press("End")
    page.get_by_role("button", name="More").tap()
    fork = page.get_by_role("button", name="Play on from here")
    expect(fork).to_have_attribute("aria-disabled", "true")
    expect(note).to_have_count(0)
    fork.tap(force=True)
    expect(note).to_contain_text("The game is over")
    look(page, "replay-why")


def over() -> dict[str, Any]:
    """Let chance play a game to its end."""
    game, chance = menagerie.new_game("zooloretto", seats=2, seed=3), Chance(3)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
    return game.save()


def test_the_barn_shows_all_its_tiles_and_tiles_have_one_size(guest: Callable[..., Page]) -> None:
    ada = come(guest(), "Ada")
    page = ada.page
    barn = "panda panda-male stall_a camel-male zebra-male chimpanzee chimpanzee-female stall_b stall_c leopard-male"
    ada.open_table(GREEDY, save=saved("leopard", E5="zebra zebra", E4="leopard", E6="camel", barn=barn))
    for width, height in ((1366, 768), (1920, 1080), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        hay = page.locator(".front .barn .hay")
        page.wait_for_function("each => each.scrollHeight <= each.clientHeight", arg=hay.element_handle())
        wide = page.locator(".front .enclosure [data-tile]").evaluate_all(
            "all => all.map(each => Math.round(each.getBoundingClientRect().width))"
        )
        assert len(set(wide)) == 1
    look(page, "barn")
