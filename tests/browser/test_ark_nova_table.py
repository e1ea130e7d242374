"""Ark Nova in real browsers: by mouse and by keys, on a phone, in other languages, for everybody."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error as NotPossible
from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import expect

import menagerie
from ark_nova.scenario import scenario
from browser.conftest import look, serious, without_errors
from browser.person import MOST_IDLE, Person
from browser.positions import is_asked, saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from menagerie.kernel.game import Game

BOT = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
PANES = ("Zoo", "Hand", "Display", "Projects", "Others", "Log")


# --- playing ---


def by_mouse(page: Page) -> None:
    """Choose something that is ringed, wherever it is, by clicks."""
    confirm = page.locator("header.status .deeds button.primary:enabled")
    if confirm.count():
        confirm.first.click()
        return
    for choices in (
        page.locator("[data-sheet] [data-choice], .actions [data-choice], .association [data-choice]"),
        page.locator(".hand [data-choice], .display [data-choice]"),
        page.locator(".palette .kind[aria-disabled=false]"),
        page.locator(".deeds [data-choice]"),
    ):
        fresh = choices.and_(page.locator(":visible"))
        if fresh.count():
            several = page.locator("[data-sheet] li:not(.collected) [data-choice]")
            (several if several.count() else fresh).first.click()
            return
    spaces = page.locator("[data-map] polygon[aria-disabled=false]")
    for index in range(spaces.count()):
        box = spaces.nth(index).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return


class Player(Person):
    """Somebody at an Ark Nova table."""

    @property
    def is_over(self) -> bool:
        """Return whether the page shows the end of the game."""
        return self.page.get_by_text("The game is over").count() > 0

    @property
    def asked(self) -> bool:
        """Return whether the page waits for me."""
        return self.page.locator("header.status[aria-busy=false] .say b").count() > 0

    def sentence(self) -> str:
        """Read the status line."""
        return self.page.locator("header.status .say").inner_text()

    def click_once(self) -> bool:
        """Answer by mouse; False: I am not asked."""
        if not self.asked:
            return False
        for _ in range(2):  # a click that the answer of another seat overtakes is made again
            before = self.sentence() + str(self.number)
            by_mouse(self.page)
            if self.changes_from(before):
                return True
            if "has passed" not in self.sentence():
                break
        raise AssertionError(f"nothing can be clicked: {before}")

    def changes_from(self, before: str) -> bool:
        """Wait until the page asks something else or has something to confirm."""
        try:
            self.page.wait_for_function(
                "before => document.querySelector('header.status .say')?.innerText"
                " + document.querySelector('h1[data-number]')?.dataset.number !== before"
                " || document.querySelector('.deeds .primary:enabled')",
                arg=before,
            )
        except NotInTime:
            return False
        return True

    def press_once(self) -> bool:
        """Answer by keys alone, from the list of options; False: I am not asked."""
        if not self.asked or not self.open_list():
            return False
        before, page = self.number, self.page
        for _ in range(8):  # several cards may be wanted
            try:
                self.list_of_options.locator("ol button[aria-pressed=false]").first.focus(timeout=2000)
            except NotInTime:  # the answer of another seat has come in between and closed the list
                if not self.asked or not self.open_list():
                    return False
                continue
            page.keyboard.press("Enter")
            expect(self.list_of_options).to_have_count(0)
            if page.locator("header.status .deeds button.primary:enabled").count():
                page.locator("[data-rest]").focus()
                page.keyboard.press("Space")
            if self.number != before or not page.locator("header.status .deeds button.primary").count():
                break
            if not self.open_list():
                break
        self.wait_for_news(before)
        return True


def play_together(ways: list[Callable[[], bool]], people: list[Player], picks: int) -> int:
    """Let everybody answer in the own way, whoever is asked; stop after so many answers or at the end."""
    made = idle = 0
    while made < picks and idle < MOST_IDLE:
        idle += 1
        for way in ways:
            if people[0].is_over:
                return made
            if way():
                made += 1
                idle = 0
        if idle:
            people[0].page.wait_for_timeout(50)
    assert idle < MOST_IDLE, "nobody is asked, and the game is not over"
    return made


# --- tests ---


@pytest.mark.long
def test_two_people_begin_a_game_by_mouse_and_by_keys_and_bots_end_it(visitor: Callable[..., Page]) -> None:
    ada, bob = Player(visitor(), "Ada"), Player(visitor(), "Bob")
    errors = [without_errors(ada.page), without_errors(bob.page)]
    ada.introduce()
    table = ada.open_table({"kind": "invited"}, game="ark_nova", maps="one_of_two")
    link = ada.page.get_by_role("textbox").filter(has_not_text="chat").first.input_value()
    bob.introduce()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("[data-sheet] [data-choice]").first).to_be_visible()
    look(ada.page, "ark-nova-maps")
    assert play_together([ada.click_once, bob.press_once], [ada, bob], 40) >= 40
    look(ada.page, "ark-nova-by-mouse")
    look(bob.page, "ark-nova-by-keys")
    assert serious(ada.page) == []
    for person in (ada, bob):  # bots take over
        assert person.page.request.post(f"{person.origin}/api/tables/{table}/leave").ok
    expect(ada.page.get_by_text("The game is over").first).to_be_visible(timeout=90_000)
    assert errors == [[], []]


def test_the_last_turns_lead_to_the_result(guest: Callable[..., Page]) -> None:
    ada = Player(guest(), "Ada")
    errors = without_errors(ada.page)
    ada.introduce()
    ada.open_table(
        BOT, save=saved(2, 3, lambda game: is_asked(game, "turn") and game.view(0)["turns_left"] is not None)
    )
    look(ada.page, "ark-nova-last-turn")
    play_together([ada.click_once], [ada], 80)
    expect(ada.page.get_by_text("The game is over").first).to_be_visible()
    ada.page.get_by_role("button", name="Result").click()
    expect(ada.page.locator("#sources")).to_be_visible()
    expect(ada.page.get_by_text("appeal to reach, by conservation").first).to_be_visible()
    for track in ("appeal", "conservation"):
        expect(ada.page.locator(f"tbody.{track} .track")).to_have_text(track)
    expect(ada.page.locator("#turning")).to_be_visible()
    assert ada.page.locator(".turning li a").count() > 0
    look(ada.page, "ark-nova-result")
    assert serious(ada.page) == []
    assert errors == []


def test_the_result_lists_projects_that_have_left_the_board(guest: Callable[..., Page]) -> None:
    ada = Player(guest(), "Ada")
    errors = without_errors(ada.page)
    ada.introduce()
    table = scenario().projects("research@1:0", "aquatic").seat(0, left_edge=[1, 2], supported="savanna research")
    last = table.set(turns_left=1, discarded_final_card=True).turn(1)  # it is the bot's
    ada.page.goto(f"{ada.origin}/table/{ada.new_table(RANDOM, save=last.game.save())}")
    button, result = ada.page.get_by_role("button", name="Result"), ada.page.locator(".ended").first
    expect(button.or_(result).first).to_be_visible()  # the bot may end the game before the page is there
    if button.count():
        button.click()
    projects = ada.page.locator(".ended .zoo", has_text="Ada").locator(".group").last
    expect(projects).to_contain_text("2")
    expect(projects.get_by_role("button")).to_have_text(["Savanna", "Research"])
    look(ada.page, "ark-nova-result-projects")
    assert errors == []


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_four_at_a_table_with_three_bots(guest: Callable[..., Page], theme: str) -> None:
    ada = Player(guest(), "Ada")
    errors = without_errors(ada.page)
    ada.introduce()
    ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    ada.open_table(BOT, RANDOM, BOT, save=saved(4, 5, lambda game: is_asked(game, "turn", 50)))
    expect(ada.page.locator(".actions [data-choice]").first).to_be_visible()
    look(ada.page, f"ark-nova-four-{theme}")
    assert serious(ada.page) == []
    play_together([ada.click_once], [ada], 4)
    assert errors == []


def test_nothing_of_a_decision_scrolls_on_a_small_screen(guest: Callable[..., Page]) -> None:
    ada = Player(guest(), "Ada")
    ada.introduce()
    ada.open_table(BOT, save=saved(2, 3, lambda game: is_asked(game, "turn", 18)))
    for part in (".status", ".tracks", "[data-map]", ".actions", ".hand", ".display", ".association"):
        box = ada.page.locator(part).locator("visible=true").first.bounding_box()
        assert box is not None, part
        assert 0 <= box["y"] <= 768 - box["height"], part
        assert 0 <= box["x"] <= 1366 - box["width"], part
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_action_card_by_its_digit_with_x_tokens(guest: Callable[..., Page]) -> None:
    ada = Player(guest(), "Ada")
    ada.introduce()
    ada.prefer(end_turn="always")

    def has_x_tokens(game: Game) -> bool:
        return is_asked(game, "turn") and {"build", "build+1"} <= set(game.decisions[0].keys)

    save = saved(2, 3, has_x_tokens)
    ada.open_table(BOT, save=save)
    card = ada.page.locator('[data-action="build"]')
    slot = card.locator(".slot").inner_text()
    ada.page.keyboard.press(slot)
    expect(card).to_have_class(re.compile("marked"))
    ada.page.keyboard.press("+")
    expect(card.locator(".step")).to_contain_text(f"={int(slot) + 1}")
    look(ada.page, "ark-nova-x-token")
    before = ada.number
    ada.page.keyboard.press("Space")
    ada.wait_for_news(before)
    expect(ada.page.locator("header.status")).to_contain_text(f"Build {int(slot) + 1}")
    ada.page.keyboard.press("Control+z")
    expect(ada.page.locator("header.status")).to_contain_text("Use one of your action cards")


def tap(choices: Locator) -> None:
    """Tap the first, unless the answer to the last tap has just taken it away."""
    with suppress(NotPossible):
        choices.first.tap(timeout=2000)


def tap_once(ada: Player) -> bool:
    """Answer on a phone: on the pane that came to the front."""
    if not ada.asked:
        return False
    page, before = ada.page, ada.number
    for _ in range(100):
        wide = page.locator(".bar button.primary:enabled, .deeds button.primary:enabled").locator("visible=true")
        cards = page.locator("[data-sheet] li:not(.collected) [data-choice]").locator("visible=true")
        choices = page.locator("[data-choice], .palette .kind[aria-disabled=false]").locator("visible=true")
        spaces = page.locator("[data-map] polygon[aria-disabled=false]")
        if wide.count():
            tap(wide)
        elif cards.count():
            tap(cards)
        elif choices.count():
            tap(choices)
        elif spaces.count():
            spaces.first.evaluate("space => space.scrollIntoView({ block: 'center' })")
            box = spaces.first.bounding_box()
            assert box is not None
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(150)
        if ada.number != before:
            return True
    look(page, "ark-nova-phone-stuck")
    raise AssertionError(f"nothing can be tapped: {ada.sentence()}")


@pytest.mark.parametrize("turns", [5, pytest.param(20, marks=pytest.mark.long)])
def test_turns_on_a_phone(guest: Callable[..., Page], turns: int) -> None:
    ada = Player(guest(phone=True), "Ada")
    errors = without_errors(ada.page)
    ada.introduce()
    ada.open_table(BOT, game="ark_nova", maps="a")
    page = ada.page
    look(page, "ark-nova-phone-start")
    counted = re.compile(r"turn (\d+)", re.I)

    def turn() -> int:
        page.get_by_role("navigation").get_by_role("button", name="Log").click()
        found = counted.search(page.locator(".talk").inner_text())
        page.get_by_role("navigation").get_by_role("button", name="Zoo").click()
        return int(found[1]) if found else 0

    for _ in range(60):
        play_together([lambda: tap_once(ada)], [ada], 3)
        if ada.is_over or turn() > turns:
            break
    look(page, f"ark-nova-phone-{turns}")
    for pane in PANES:
        page.get_by_role("navigation").get_by_role("button", name=pane).click()
        expect(page.locator("header.status .say")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), pane
        look(page, f"ark-nova-phone-{pane.lower()}")
    assert serious(page) == []
    assert errors == []


def test_the_reference_finds_cards(guest: Callable[..., Page]) -> None:
    page = guest()
    errors = without_errors(page)
    page.goto("/reference/ark_nova")
    expect(page.get_by_text("Cheetah").first).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("siberian")
    expect(page.get_by_text("Siberian Tiger").first).to_be_visible()
    expect(page.get_by_text("Cheetah")).to_have_count(0)
    look(page, "ark-nova-reference")
    assert serious(page) == []
    page.get_by_role("radio", name="Rules").check(force=True)
    page.get_by_role("searchbox").fill("break token")
    page.get_by_role("link", name="The break").click()
    expect(page.get_by_role("heading", name="The break").first).to_be_in_viewport()
    assert errors == []


def test_the_reference_knows_what_has_been_seen_at_the_table(guest: Callable[..., Page]) -> None:
    ada = Player(guest(), "Ada")
    errors = without_errors(ada.page)
    ada.introduce()
    save = saved(2, 3, lambda game: is_asked(game, "turn") and game.view(0)["turn"] > 12)
    ada.open_table(BOT, save=save)
    view = menagerie.load(save).view(0)
    with ada.page.expect_popup() as opened:
        ada.page.get_by_role("link", name="Cards, maps, abilities and rules").click()
    reference = opened.value
    where = reference.get_by_label("In this game")
    where.select_option("hand")
    expect(reference.locator("li[id^=card-]")).to_have_count(len(view["zoos"][0]["hand"]))
    where.select_option("display")
    expect(reference.locator("li[id^=card-]")).to_have_count(len([card for card in view["display"] if card]))
    assert errors == []
