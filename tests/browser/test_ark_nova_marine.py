"""Marine Worlds in a real browser: the draft, aquariums that share an animal, waves, tiles and universities."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from ark_nova.scenario import marine, row_with, scenario
from browser.ark_nova_people import at
from browser.conftest import DESKTOP, look, serious
from browser.person import Person
from browser.test_large_screen import LARGE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

TANKS = "small_aquarium@a3-a4 size_1@b4 size_1@c3 large_aquarium@d3-e1-e2-e3-e4"


def with_tanks() -> dict[str, Any]:
    """Lay out a zoo with two aquariums, a tile for later, and a ray in hand."""
    table = marine().display("lion sharknose_goby cheetah caracal wolf marine_biologist").seat(1, money=5)
    table.seat(0, row=row_with("animals", 4), money=40, hand="coastal_manta_ray orange_clownfish", buildings=TANKS)
    table.seat(
        0, side_2="animals", universities="double_research", tiles="return-worker", animals="palette_surgeonfish"
    )
    return table.turn(0).game.save()


def test_a_position_shows_the_things_of_the_sea(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, with_tanks())
    expect(page.locator("[data-map] [data-tank]")).to_have_count(2)
    expect(page.locator(".display [data-washed=lion]")).to_be_visible()
    expect(page.locator(".display [data-card=sharknose_goby] [data-sea]")).to_have_count(2)  # a reef dweller and a wave
    expect(page.locator(".hand-area [data-card=orange_clownfish] [data-sea=reef]")).to_be_visible()
    expect(page.locator("[data-specialised] li")).to_have_count(6)
    expect(page.locator("[data-tile=return-worker]")).to_be_visible()
    look(page, "ark-nova-marine")
    assert serious(page) == []


@pytest.mark.rule("R-A-577", "R-A-620")
@pytest.mark.parametrize("phone", [False, True])
def test_the_tile_after_reputation_15_lies_beside_the_track(guest: Callable[..., Page], phone: bool) -> None:
    table = marine().set(bonus_tiles={"5": [], "8": [], "15": ["adapt-3"]}).seat(0, money=5).seat(1, money=5)
    page = guest(phone=phone)
    at(page, table.turn(0).game.save())
    if phone:
        page.locator("nav.panes button").nth(3).tap()
    tile = page.locator("[data-beyond=adapt-3]").locator("visible=true")
    tile.get_by_role("button").click()
    expect(tile.get_by_role("dialog")).to_contain_text("3 new final scoring cards")
    assert serious(page) == []


def test_the_cost_of_a_donation_is_in_sight_beside_the_universities(guest: Callable[..., Page]) -> None:
    page = guest("fr-FR")
    at(page, with_tanks())
    board = page.locator(".association .board")
    bottom = "each => each.getBoundingClientRect().bottom"
    assert board.locator(".donation .money").evaluate(bottom) <= board.evaluate(bottom)
    right = "each => each.getBoundingClientRect().right"
    assert board.locator(".donation .money").evaluate(right) <= board.evaluate(right)


def test_workers_of_four_players_leave_the_association_board_in_sight(guest: Callable[..., Page]) -> None:
    table = scenario(4, marine_worlds=True, action_cards="random").base_projects("africa", "americas", "asia", "birds")
    for seat in range(4):
        table.seat(seat, money=5, workers=0, workers_on=[0, 1, 0, 0])
    page = guest("fr-FR")
    at(page, table.turn(0).game.save(), *[{"kind": "bot", "bot": "random"}] * 3)
    board = page.locator(".association .board")
    expect(board.locator("[data-sign=partner_zoo] .worker")).to_have_count(1)
    assert board.evaluate("each => each.scrollHeight <= each.clientHeight")


def test_what_a_card_lacks_stays_below_its_card(guest: Callable[..., Page]) -> None:
    """Five animals without an aquarium: no label runs into the next one, and a long name leaves the gains in sight."""
    hand = "mediterranean_rainbow_wrasse short_snouted_seahorse lion common_octopus compass_jellyfish"
    page = guest()
    at(page, marine().seat(0, hand=hand, money=5).turn(0).game.save())
    expect(page.locator(".hand-area [data-lack]")).to_have_count(5)
    spans = page.locator(".hand-area [data-lack]").evaluate_all(
        "all => all.map(each => [each.getBoundingClientRect().left, each.getBoundingClientRect().right])"
    )
    assert all(right <= left + 1 for (_, right), (left, _) in pairwise(spans))
    wrasse = page.locator(".hand-area [data-card=mediterranean_rainbow_wrasse] .face")
    foot = wrasse.locator(".foot").evaluate("each => each.getBoundingClientRect().bottom")
    assert foot <= wrasse.evaluate("each => each.getBoundingClientRect().bottom")


@pytest.mark.parametrize(
    ("language", "words", "would"),
    [
        ("en-GB", "The next wave washes this card away: Lion", "Now a wave would take Lion"),
        pytest.param(
            "fr-FR",
            "La prochaine vague emporte cette carte : Lion",
            "Une vague emporterait Lion",
            marks=pytest.mark.long,
        ),
        pytest.param(
            "de-DE",
            "Die nächste Welle spült diese Karte fort: Löwe",
            "Eine Welle nähme jetzt mit: Löwe",
            marks=pytest.mark.long,
        ),
    ],
)
def test_the_sign_of_a_wave_says_what_it_washes_away(
    guest: Callable[..., Page], language: str, words: str, would: str
) -> None:
    table = marine().display("lion sharknose_goby cheetah caracal wolf marine_biologist").seat(1, money=5)
    table.seat(0, row=row_with("cards", 3), reputation=5, money=40, hand="orange_clownfish", side_2="cards")
    page = guest(language)
    at(page, table.turn(0).game.save())
    sign = page.locator(".display [data-washed=lion]")
    said = sign.get_by_role("dialog")
    sign.get_by_role("button").click()
    expect(said).to_contain_text(words)
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(said).to_be_hidden()
    page.mouse.move(0, 0)
    sign.get_by_role("button").press("Enter")
    page.wait_for_timeout(400)  # longer than what the pointer has left stays open
    expect(said).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-action=cards] .face").click()
    page.locator("[data-choice=snap]").click()
    page.locator(".display [data-choice=cheetah]").click()
    sign.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(said).to_contain_text(would)


def test_a_finger_opens_the_sign_of_a_wave(guest: Callable[..., Page]) -> None:
    page = guest(phone=True)
    at(page, with_tanks())
    page.locator("nav.panes button").nth(2).tap()
    sign = page.locator(".display [data-washed=lion]").locator("visible=true")
    sign.get_by_role("button").tap()
    expect(sign.get_by_role("dialog")).to_contain_text("The next wave washes this card away: Lion")


@pytest.mark.parametrize("phone", [False, True])
def test_tokens_on_a_drafted_card_leave_its_side_and_its_words_in_sight(
    guest: Callable[..., Page], phone: bool
) -> None:
    """One token on Build, two on Animals: nothing runs out of a card, nothing lies on its side or its number."""
    table = marine().display("lion sharknose_goby cheetah caracal wolf marine_biologist").seat(1, money=5)
    table.seat(0, row=row_with("animals", 4), money=40, hand="orange_clownfish", buildings=TANKS, venom="animals")
    table.seat(0, alternatives="animals_3 build_4", side_2="animals build", multipliers="animals build")
    page = guest("de-DE", phone=phone)
    at(page, table.turn(0).game.save())
    for action in ("animals", "build"):
        face = page.locator(f"[data-action={action}] .face")
        expect(face.locator(".tokens")).to_be_visible()
        expect(face.locator(".number")).to_be_visible()
        assert face.evaluate("each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight")
        signs = face.locator(".slot, .number, .tokens em, .side, .name").evaluate_all(
            "all => all.map(each => each.getBoundingClientRect()).map(({ left, top, right, bottom }) => "
            "[left, top, right, bottom])"
        )
        for one, (left, top, right, bottom) in enumerate(signs):
            assert not any(
                left < other[2] and other[0] < right and top < other[3] and other[1] < bottom for other in signs[:one]
            ), (action, signs)


def test_two_aquariums_share_a_ray(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, with_tanks())
    page.locator("[data-action=animals] .face").click()
    page.locator(".hand-area [data-card=coastal_manta_ray] [data-choice]").first.click()
    shared = page.locator("[data-sheet] [data-choice='small_aquarium@a3-a4:2+large_aquarium@d3-e1-e2-e3-e4:2']")
    expect(shared).to_contain_text("Small aquarium")
    look(page, "ark-nova-marine-shared")
    assert serious(page) == []
    shared.click()
    expect(page.locator("[data-map] [data-tank='2']")).to_have_count(2)


def test_among_three_drafted_cards_and_tiles_are_shown_on_demand(guest: Callable[..., Page]) -> None:
    table = scenario(3, marine_worlds=True, action_cards="random").seat(1, money=25, tiles="return-worker", x_tokens=5)
    page = guest()
    at(page, table.seat(1, side_2="animals build cards").turn(0).game.save(), *[{"kind": "bot", "bot": "random"}] * 2)
    rival = page.locator(".player[data-seat='1']")
    right = "each => each.getBoundingClientRect().right"
    reach = rival.locator(".numbers > *").evaluate_all(f"all => Math.max(...all.map({right}))")
    assert reach <= rival.evaluate(right)
    expect(rival.locator(".drafted")).to_have_count(0)
    rival.locator(".unfold").click()
    expect(rival.locator(".drafted")).to_have_count(2)
    expect(rival.locator("[data-tile=return-worker]")).to_be_visible()


def test_what_lies_on_the_action_cards_of_a_player_shares_a_line(guest: Callable[..., Page]) -> None:
    table = marine().seat(0, alternatives="animals_3 association_3", side_2="animals association build", money=25)
    page = guest()
    at(page, table.seat(0, tiles="return-worker").seat(1, money=5).turn(0).game.save())
    mine = page.locator(".player[data-seat='0']")
    middle = "all => all.map((each) => each.getBoundingClientRect()).map(({ top, height }) => top + height / 2)"
    for size in (DESKTOP, LARGE):
        page.set_viewport_size(size)
        laid, upgraded = mine.locator(".kept, [data-sign=upgraded]").evaluate_all(middle)
        assert abs(laid - upgraded) < 2


def new_draft() -> dict[str, Any]:
    """Deal a game of two in which alternative action cards are drafted."""
    options = {"marine_worlds": True, "first_player": 0, "maps": "random"}
    return menagerie.new_game("ark_nova", seats=2, seed=5, options=options).save()


def test_the_draft_fills_a_large_screen(guest: Callable[..., Page]) -> None:
    page = guest()
    page.set_viewport_size(LARGE)
    at(page, new_draft())
    expect(page.locator("[data-sheet] button[data-choice]")).to_have_count(3)
    bottom = "each => each.getBoundingClientRect().bottom"
    sheet, cards = (page.locator(each).evaluate(bottom) for each in ("[data-sheet]", "[data-sheet] .draft > ul"))
    assert 0 < sheet - cards < 40


def test_action_cards_are_drafted_by_keys(guest: Callable[..., Page]) -> None:
    page = guest()
    at(page, new_draft())
    cards = page.locator("[data-sheet] button[data-choice]")
    expect(cards).to_have_count(3)
    expect(cards.first).to_contain_text("II")
    told = page.locator("[data-sheet] .side").all_text_contents()
    assert not any(re.search(r"\d (?:animal|card|money|task)s?\b", text) for text in told)  # no line ends there
    look(page, "ark-nova-marine-draft")
    assert serious(page) == []
    step = page.locator("[data-sheet] [aria-current=step]")
    expect(step).to_have_text("keep one of three")
    expect(page.locator("[data-unplaced]")).to_have_text("Your action cards are placed in their slots after the draft.")
    expect(page.locator("[data-action]")).to_have_count(0)  # nobody knows their slots yet
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(cards).to_have_count(2)
    expect(page.locator("[data-sheet] .kept")).to_have_count(1)
    expect(step).to_have_text("keep one of two")
    page.keyboard.press("2")
    page.keyboard.press("Space")
    expect(page.locator("header.status .say")).to_contain_text("in this game")
    expect(cards).to_have_count(3)
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(cards).not_to_have_count(3)


def test_the_last_to_draft_finds_no_card_marked_for_use(guest: Callable[..., Page]) -> None:
    ada, bob = Person(guest(), "Ada"), Person(guest(), "Bob")
    bob.introduce()
    at(ada.page, new_draft(), {"kind": "invited"})
    bob.page.goto(ada.page.get_by_role("textbox").filter(has_not_text="chat").first.input_value())
    bob.page.get_by_role("button", name="Sit down").first.click()
    for left in (3, 2):
        for person in (ada, bob):
            cards = person.page.locator("[data-sheet] button[data-choice]")
            expect(cards).to_have_count(left)
            cards.first.click()
            person.page.keyboard.press("Space")
            expect(cards).not_to_have_count(left)
    expect(bob.page.locator("header.status .say")).to_contain_text("in this game")
    expect(bob.page.locator("[data-sheet] button[data-choice]")).to_have_count(3)
    expect(bob.page.locator("[data-sheet] [aria-pressed=true]")).to_have_count(0)


def test_a_finger_drafts_on_a_phone(guest: Callable[..., Page]) -> None:
    page = guest("de-DE", phone=True)
    at(page, new_draft())
    cards = page.locator("[data-sheet] button[data-choice]")
    expect(cards).to_have_count(3)
    look(page, "ark-nova-marine-draft-phone")
    cards.nth(1).tap()
    expect(cards).to_have_count(3)  # a slip of a finger passes nothing on
    page.get_by_role("button", name="Bauen 2 behalten").tap()
    expect(cards).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_reference_and_the_rules_know_the_expansion(guest: Callable[..., Page]) -> None:
    page = guest("fr-FR")
    page.goto("/reference/ark_nova")
    page.get_by_role("combobox", name="Boîte").select_option("marine_worlds")
    expect(page.locator("#card-coastal_manta_ray")).to_be_visible()
    expect(page.locator("#card-lion")).to_have_count(0)
    page.get_by_role("radio", name="Cartes Action").check(force=True)
    expect(page.locator("#action-build_3")).to_contain_text("II")
    look(page, "ark-nova-marine-reference")
    assert serious(page) == []
    page.goto("/rules/ark_nova#marine")
    expect(page.locator("#marine")).to_contain_text("aquariums")


def test_a_building_of_one_space_with_a_picture_is_drawn(guest: Callable[..., Page]) -> None:
    page = guest()
    table = (
        marine().seat(0, sponsors="mascot_statue", buildings="size_1@d6 mascot_statue@d5", money=10).seat(1, money=5)
    )
    at(page, table.turn(0).game.save())
    expect(page.locator("[data-map] polygon[aria-label*='Mascot']")).to_have_count(1)
