"""Ark Nova in a real browser: what leads to a choice, and what is said before it is made."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from ark_nova.scenario import row_with, scenario
from browser.ark_nova_people import at, with_a_kiosk
from browser.conftest import look, serious
from browser.hands import CONFIRM
from browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, WebSocketRoute

PLACES = "cards => cards.map(({ offsetLeft, offsetTop, offsetHeight }) => [offsetLeft, offsetTop, offsetHeight])"
# What a thing lies over, of all that stands in the same panel.
COVERED = """thing => {
  const at = (each) => each.getBoundingClientRect();
  const mine = at(thing);
  const crossed = (box) =>
    box.width && box.left < mine.right && box.right > mine.left && box.top < mine.bottom && box.bottom > mine.top;
  const near = [...thing.closest('section').querySelectorAll('h2, button, li, .kbd')];
  return near.filter((each) => each.checkVisibility() && crossed(at(each))).map((each) => each.outerHTML.slice(0, 80));
}"""
# How many words stand in the last line of a text of several lines; no number where there is one line.
LAST_LINE = """it => {
  const text = [...it.childNodes].findLast((each) => each.nodeType === Node.TEXT_NODE && each.data.trim()), tops = [];
  for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    tops.push(range.getBoundingClientRect().top);
  }
  return tops[0] === tops.at(-1) ? null : tops.filter((top) => top === tops.at(-1)).length;
}"""
SMALL, LARGE = "size_2@d6-d7", "size_5@g1-h1-h2-i1-i2"


# --- an enclosure first, then the animal ---


def with_two_homes() -> dict[str, Any]:
    """Lay out a zoo with two empty enclosures, and three animals in hand."""
    table = scenario().seat(0, row=row_with("animals", 3), money=16, hand="reindeer barn_owl lion").seat(1, money=5)
    return table.seat(0, buildings=f"{SMALL} {LARGE}").turn(0).game.save()


def space(page: Page, name: str) -> Locator:
    return page.locator(f"[data-map] polygon[id$='-{name}']")


def centre(page: Page, name: str) -> tuple[float, float]:
    box = space(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_enclosure_lists_its_animals_and_one_moves_in_by_mouse(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, with_two_homes())
    page.mouse.move(*centre(page, "h1"))
    expect(page.get_by_text("2 animals could move in now")).to_be_visible()
    page.mouse.click(*centre(page, "h1"))
    menu = page.get_by_role("dialog")
    expect(menu.locator("[data-lodger=barn_owl]")).to_contain_text("4 to spare")
    expect(menu.locator("[data-lodger=lion]")).to_have_attribute("aria-disabled", "true")
    look(page, "ark-nova-enclosure-first")
    assert serious(page) == []
    menu.locator("[data-lodger=barn_owl]").click()
    page.locator(CONFIRM).click()  # a barn owl draws a card
    expect(space(page, "h1")).to_have_attribute("aria-label", "h1: size-5 enclosure, occupied")
    expect(space(page, "d6")).to_have_attribute("aria-label", "d6: size-2 enclosure, empty")


def test_cards_say_what_stands_in_their_way_when_my_turn_is_played(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, with_two_homes())
    owl = page.locator(".hand-area [data-card=barn_owl] .mark svg").first
    expect(owl).to_have_class(re.compile(r"\bok\b"))
    page.mouse.click(*centre(page, "h1"))
    page.get_by_role("dialog").locator("[data-lodger=reindeer]").click()
    page.locator(CONFIRM).click()
    expect(page.locator(".hand-area [data-card=reindeer]")).to_have_count(0)
    expect(owl).to_have_class(re.compile(r"\bno\b"))  # the Animals card lies in slot 1, the money is spent


def test_an_enclosure_is_filled_by_keys_while_the_action_is_under_way(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, with_two_homes())
    page.keyboard.press("3")
    page.keyboard.press("3")
    expect(page.locator("header.status .say")).to_contain_text("animal")
    expect(page.locator("[data-map] .home").first).to_be_visible()  # the server has said who could live where
    page.locator("[data-map]").focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("dialog")
    expect(menu.locator("[data-lodger=barn_owl]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_visible()
    page.keyboard.press("Space")
    expect(space(page, "d6")).to_have_attribute("aria-label", "d6: size-2 enclosure, occupied")


def test_an_enclosure_is_filled_by_a_finger(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, with_two_homes())
    owl = page.locator("[data-lodger=barn_owl]")
    page.touchscreen.tap(*centre(page, "d6"))
    expect(owl).to_be_visible()
    look(page, "ark-nova-enclosure-first-phone")
    owl.tap()
    page.locator(CONFIRM).tap()
    expect(space(page, "d6")).to_have_attribute("aria-label", "d6: size-2 enclosure, occupied")


# --- a space first, then the building ---


def test_a_space_lists_what_could_be_built_there_by_mouse(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, with_a_kiosk())
    page.mouse.move(*centre(page, "d5"))
    expect(page.get_by_text("kinds of building could stand here")).to_be_visible()
    page.mouse.click(*centre(page, "d5"))
    menu = page.get_by_role("dialog")
    expect(menu.locator("[data-site=size_3]")).to_contain_text("strength 3, 1 X-token")
    menu.locator("summary").click()
    expect(menu.locator("[data-site=size_4]")).to_have_attribute("aria-disabled", "true")
    expect(menu.locator("[data-site=kiosk]")).to_contain_text("Another kiosk is too near")
    look(page, "ark-nova-space-first")
    assert serious(page) == []
    menu.locator("[data-site=size_3]").click()
    expect(page.locator("[data-ghost]").first).to_be_attached()
    expect(page.locator(CONFIRM)).to_be_visible()  # it can lie there in several ways
    page.mouse.click(*centre(page, "e6"))  # elsewhere: it is moved, not built
    page.mouse.click(*centre(page, "e6"))
    expect(space(page, "e6")).to_have_attribute("aria-label", "e6: size-3 enclosure, empty")
    page.get_by_role("button", name="Restart the turn").click()
    expect(page.locator("[data-map] polygon[aria-label*='size-3']")).to_have_count(0)
    expect(page.locator("header.status .say")).to_contain_text("action cards")


def test_a_space_that_was_pressed_early_opens_when_the_server_has_said_what_could_stand_there(
    guest: Callable[..., Page],
) -> None:
    page = guest()
    held: list[Callable[[], None]] = []

    def slowly(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(said: str | bytes) -> None:
            if '"why_not"' in str(said):
                held.append(lambda: socket.send(said))
            else:
                socket.send(said)

        server.on_message(tell)

    page.route_web_socket(re.compile("/socket$"), slowly)
    at(page, with_a_kiosk())
    page.wait_for_function("() => document.querySelector('header.status[aria-busy=false]')")
    page.mouse.click(*centre(page, "d5"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    while not held:
        page.wait_for_timeout(50)
    held.pop()()
    expect(page.get_by_role("dialog").locator("[data-site=size_3]")).to_be_visible()


def test_what_fits_in_one_way_is_built_at_once_by_keys(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, with_a_kiosk())
    expect(page.locator("header.status .say")).to_contain_text("action cards")
    page.locator("[data-map]").focus()
    page.keyboard.press("ArrowDown")  # from e3 to e5, beside the kiosk
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("kinds of building could stand here")).to_be_visible()  # the server has said which
    page.keyboard.press("Enter")
    menu = page.get_by_role("dialog")
    chosen = menu.locator("[data-site=size_1]")
    expect(chosen).to_be_visible()
    chosen.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-map] polygon[aria-label*='size-1 enclosure, empty']")).to_have_count(1)


def test_a_finger_builds_on_a_space_in_two_steps(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, with_a_kiosk())
    size_2 = page.locator("[data-site=size_2]")
    page.touchscreen.tap(*centre(page, "d5"))
    expect(size_2).to_be_visible()
    look(page, "ark-nova-space-first-phone")
    size_2.tap()
    page.locator(CONFIRM).tap()
    expect(space(page, "d5")).to_have_attribute("aria-label", "d5: size-2 enclosure, empty")


# --- an action card ---


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ((1366, 768), "de-DE"),
        pytest.param((1366, 768), "fr-FR", marks=pytest.mark.long),
        pytest.param((1920, 1080), "en-GB", marks=pytest.mark.long),
        pytest.param((768, 1024), "en-GB", marks=pytest.mark.long),
        ((390, 844), "de-DE"),
    ],
)
def test_ghosts_show_the_row_after_the_card_that_is_pointed_at(
    guest: Callable[..., Page], size: tuple[int, int], language: str
) -> None:
    page = guest(language)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    at(page, with_a_kiosk())
    cards = page.locator("[data-action]")
    expect(cards).to_have_count(5)
    expect(page.locator("[data-action=build] [data-possible]")).to_be_visible()  # it is told after the question
    before = cards.evaluate_all(PLACES)
    row = [card.get_attribute("data-action") for card in cards.all()]
    ghosts = page.locator("[data-then]")
    expect(ghosts).to_have_count(0)
    cards.nth(2).locator(".face").hover()
    expect(ghosts).to_have_count(3)
    assert [ghost.get_attribute("data-then") for ghost in ghosts.all()] == [row[2], row[0], row[1]]
    for ghost in ghosts.all():
        expect(ghost).to_be_in_viewport(ratio=1)
    assert page.locator(".ghosts").evaluate(COVERED) == []
    assert cards.evaluate_all(PLACES) == before  # nothing moves yet
    look(page, f"ark-nova-row-after-{size[0]}-{language[:2]}")
    page.mouse.move(0, 0)
    expect(ghosts).to_have_count(0)


# --- a task ---


def test_every_reason_under_the_tasks_is_in_sight(guest: Callable[..., Page]) -> None:
    page = guest("de-DE")
    at(page, scenario().seat(0, row=row_with("association", 4), side_2="association", money=20).turn(0).game.save())
    for _ in range(2):
        page.keyboard.press("4")
    reasons = page.locator(".association .why")
    expect(reasons).to_have_count(2)  # of the donation, and of the project
    look(page, "ark-nova-task-reasons-de")
    bottom = "it => it.getBoundingClientRect().bottom"
    assert reasons.last.evaluate(bottom) <= page.locator(".association .board").evaluate(bottom)


@pytest.mark.parametrize("side_2", ["", "association"])
def test_reasons_of_the_tasks_leave_room_for_the_universities(guest: Callable[..., Page], side_2: str) -> None:
    page = guest("fr-FR")
    table = scenario().display("reindeer barn_owl jaguar sun_bear cheetah wolf")
    at(page, table.seat(0, row=row_with("association", 4), side_2=side_2, money=20).turn(0).game.save())
    for _ in range(2):
        page.keyboard.press("4")
    board = page.locator(".association .board")
    expect(board.locator(".why").first).to_be_visible()
    look(page, "ark-nova-task-reasons")
    assert page.locator(".project .state").first.evaluate(LAST_LINE) != 1
    assert board.evaluate("board => board.scrollHeight - board.clientHeight") == 0


# --- in the turn of somebody else ---


def pilfered() -> dict[str, Any]:
    """Lay out a table where seat 1 plays a macaque that pilfers from seat 0."""
    table = scenario().seat(0, appeal=20, hand="lion").seat(1, hand="barbary_macaque", partner_zoos="africa")
    play = table.seat(1, row=row_with("animals", 2), buildings="size_2@e2-e3").turn(1).play("animals")
    while play.prompt != "give":
        play.game.apply(0)
    return play.game.save()


def test_an_action_of_somebody_else_is_not_drawn_on_the_own_row(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, pilfered())
    expect(page.locator("header.status .say")).to_have_text(
        "Your choice, Ada. Random pilfers from you: what do you give up?"
    )
    expect(page.locator("[data-action]")).to_have_count(5)
    expect(page.locator("[data-action] [aria-pressed=true], [data-then]")).to_have_count(0)
    look(page, "ark-nova-pilfered")


# --- several at once ---


def at_a_break() -> dict[str, Any]:
    """Lay out a table where both zoos discard at the same time: two cards, and one."""
    table = scenario().seat(0, row=row_with("cards", 1), hand="lion reindeer barn_owl jaguar caracal")
    table.seat(1, hand="cheetah cougar sun_bear sloth_bear")
    play = table.set(steps=table.table["break_steps"] - 2).turn(0)
    while len(play.game.decisions) == 1:
        play.game.apply(0)
    return play.game.save()


def test_each_card_is_discarded_by_one_message_whoever_else_answers_meanwhile(guest: Callable[..., Page]) -> None:
    page, other = guest(), guest()
    sent: list[str] = []
    held: list[Callable[[], None]] = []

    def slowly(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def say(said: str | bytes) -> None:
            text = str(said)
            if '"pick"' in text:
                sent.append(text)
            if len(sent) == 1 and not held:
                held.append(lambda: server.send(said))  # on its way until the other zoo has answered
            else:
                server.send(said)

        socket.on_message(say)

    page.route_web_socket(re.compile("/socket$"), slowly)
    bob = Person(other, "Bob")
    bob.introduce()
    ada = Person(page, "Ada")
    ada.introduce()
    table = ada.new_table({"kind": "open"}, save=at_a_break())
    assert other.request.post(f"{bob.origin}/api/tables/{table}/join", data={}).ok
    for each in (ada, bob):
        each.page.goto(f"{each.origin}/table/{table}")
    for card in ("reindeer", "jaguar"):
        page.locator(f"[data-sheet] [data-choice={card}]").click()
    before = ada.number
    page.locator(CONFIRM).click()
    other.locator("[data-sheet] [data-choice=cougar]").click()
    ada.wait_for_news(before)
    assert len(sent) == 1
    held.pop()()
    expect(page.locator(".hand-area [data-card=jaguar]")).to_have_count(0)
    expect(page.locator(".hand-area [data-card=reindeer]")).to_have_count(0)
    assert [json.loads(each)["key"] for each in sent] == ["reindeer", "jaguar"]


# --- what a choice would waste ---


def before_a_break(hand: str = "lion reindeer barn_owl jaguar") -> dict[str, Any]:
    """Lay out a table where the Cards action calls the break, with too many cards and tokens."""
    table = scenario().seat(0, row=row_with("cards", 1), hand=hand, x_tokens=5, money=9, appeal=12, conservation=3)
    table.seat(1, sponsors="expert_on_the_americas", appeal=20, conservation=2)
    return table.set(steps=table.table["break_steps"] - 2).turn(0).game.save()


def test_what_a_choice_would_waste_is_said_before_it_is_made(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, before_a_break())
    page.keyboard.press("1")
    slips = page.get_by_role("status", name="Before you choose")
    expect(slips).to_contain_text("more than you may keep")
    expect(slips).to_contain_text("would be lost")
    look(page, "ark-nova-slips")
    assert serious(page) == []
    slips.get_by_role("button").first.click()
    expect(slips).not_to_contain_text("would be lost")
    expect(slips).to_contain_text("more than you may keep")
    page.reload()
    expect(page.locator("[data-action=cards]")).to_be_visible()
    page.keyboard.press("1")
    expect(slips).to_contain_text("more than you may keep")
    expect(slips).not_to_contain_text("would be lost")


def test_warnings_can_be_switched_off(guest: Callable[..., Page]) -> None:
    page = guest("de-DE", phone=True)
    at(page, before_a_break())
    page.locator("[data-action=cards] button").first.tap()
    slips = page.get_by_role("status", name="Vor der Wahl")
    expect(slips).to_contain_text("zu viel auf der Hand")
    look(page, "ark-nova-slips-phone")
    page.get_by_role("button", name="Mehr", exact=True).tap()
    page.get_by_role("button", name="Einstellungen").tap()
    page.get_by_role("switch", name="Vor Versehen warnen").tap()
    page.keyboard.press("Escape")
    expect(slips).not_to_contain_text("zu viel auf der Hand")
