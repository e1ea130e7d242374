"""Late tables, many players and long words: what was short of room is still in sight and whole."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from ark_nova import scenario as ark_nova
from browser.ark_nova_people import at
from browser.conftest import look
from browser.person import Person
from browser.positions import finished
from browser.sanctuary_people import BOT
from browser.scenes import TABLES
from browser.test_legible import LEAVES, MEET
from browser.texts import are_whole, cut_off

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

BOTS = [BOT] * 3
# What does not fit into its line.
BESIDE = """row => row.querySelector(".met").getBoundingClientRect().left
  - row.querySelector(".who svg").getBoundingClientRect().right"""
OUTSIDE = """box => [...box.querySelectorAll(".mark")]
  .filter(each => each.checkVisibility({ visibilityProperty: true }))
  .filter(each => each.getBoundingClientRect().right > box.getBoundingClientRect().right + 1)
  .map(each => each.innerText)"""
WIDER = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.outerHTML.slice(0, 300))"
# Where the letters of a name that reach below its line are cut off.
LOW_LINES = """all => all
  .filter((each) => each.getBoundingClientRect().height < 1.25 * parseFloat(getComputedStyle(each).fontSize))
  .map((each) => each.innerText)"""
SEA = "green_sea_turtle loggerhead_sea_turtle african_penguin sand_tiger_shark"


def meet(some: Locator, others: Locator) -> bool:
    """Whether any of these things lies over any of those."""
    page = some.page
    return any(
        page.evaluate(MEET, [one.element_handle(), other.element_handle()])
        for one in some.all()
        for other in others.all()
    )


# --- the tracks of Ark Nova ---


@pytest.mark.parametrize("phone", [False, True])
def test_markers_that_have_met_can_be_read(guest: Callable[..., Page], phone: bool) -> None:
    table = ark_nova.scenario(4).base_projects("africa", "americas", "asia", "birds")
    table.seat(0, money=5, appeal=87, conservation=17)
    page = guest("fr-FR", phone=phone)
    at(page, table.turn(0).game.save(), *BOTS)
    if phone:
        page.locator("nav.panes button").nth(3).tap()
    met = page.locator(".row .met").locator("visible=true")
    expect(met.first).to_contain_text("14 points")
    assert not meet(met, page.locator(".row .pill").locator("visible=true"))
    assert page.locator(".lanes .who b").locator("visible=true").evaluate_all(LOW_LINES) == []
    if phone:  # the rewards of conservation have a line of their own
        assert not meet(page.locator(".threshold b"), page.locator(".lanes li.row"))
    look(page, f"ark-nova-met{'-phone' if phone else ''}")


def longest(save: dict[str, Any]) -> int:
    """Find the step of a game that tells the most."""
    told = Counter(pick for pick, *_ in menagerie.replay(save).journal.written_for(0))
    return told.most_common(1)[0][0]


def test_a_replay_of_four_keeps_its_tracks_and_its_table_in_place(guest: Callable[..., Page]) -> None:
    ada = Person(guest("de-DE"), "Ada")
    ada.introduce()
    save = finished(4, 5)
    ada.page.goto(f"{ada.origin}/replay/{ada.new_table(*BOTS, save=save)}/{longest(save)}")
    expect(ada.page.locator(".tracks .folder").first).to_be_visible()
    head = ada.page.locator("header.status").bounding_box()
    assert head is not None
    assert head["height"] <= 76
    assert ada.page.locator(".tracks .spaces .space").evaluate_all(LEAVES, ".tracks.panel") == 0
    assert ada.page.locator(".tracks .folder").evaluate_all(WIDER) == []
    assert ada.page.locator(".tracks .spaces .end").evaluate_all(LEAVES, ".space") == 0
    numbers = ada.page.locator(".tracks .threshold b")
    expect(numbers).to_have_count(4)
    assert not meet(numbers.nth(2), numbers.nth(3))
    look(ada.page, "ark-nova-replay-of-four")
    # What is told of the step is longer than its lines: it unfolds over the table, which stays in its place.
    said = ada.page.locator("header.status .what")
    ada.page.locator("header.status .say button").click()
    assert not any(text.startswith(said.inner_text()[:40]) for text in cut_off(ada.page))
    look(ada.page, "ark-nova-replay-unfolded")
    after = ada.page.locator("header.status").bounding_box()
    assert after is not None
    assert after["height"] == pytest.approx(head["height"], abs=2)


def test_the_curve_of_a_result_fits_on_a_phone(guest: Callable[..., Page]) -> None:
    ada = Person(guest(phone=True), "Ada")
    ada.introduce()
    ada.page.goto(f"{ada.origin}/table/{ada.new_table(*BOTS, save=finished(4, 5))}")
    ends = ada.page.locator(".frame text.end")
    expect(ends).to_have_count(4)
    assert ends.evaluate_all(LEAVES, ".frame") == 0
    below = ada.page.locator(".frame text.tick[text-anchor=middle]")
    assert not any(meet(below.nth(number), below.nth(number + 1)) for number in range(below.count() - 1))
    gains = ada.page.locator(".ended .gains .gain")
    expect(gains.first).to_have_text(re.compile(r"^\+\d+\s*$"))


def test_on_a_phone_a_replay_names_the_zoo_over_its_figures(guest: Callable[..., Page]) -> None:
    ada = Person(guest("de-DE", phone=True), "Ada")
    ada.introduce()
    table = ada.new_table(BOT, save=ark_nova.scenario().turn(0).game.save())
    ada.page.goto(f"{ada.origin}/replay/{table}")
    name, figures = ada.page.locator(".front h2"), ada.page.locator(".front header .numbers")
    expect(figures).to_be_visible()
    head, below = name.bounding_box(), figures.bounding_box()
    assert head is not None
    assert below is not None
    assert head["height"] < 16  # one line
    assert below["y"] >= head["y"] + head["height"]


# --- cards of Ark Nova ---


def test_what_a_card_lacks_is_whole_in_german(guest: Callable[..., Page]) -> None:
    page = guest("de-DE")
    hand = "european_bison giant_panda lion siberian_tiger aquarium"
    table = ark_nova.scenario().seat(0, hand=hand, money=90, row=ark_nova.row_with("animals", 5))
    at(page, table.turn(0).game.save())
    lacks = page.locator(".hand-area [data-lack]")
    expect(lacks).to_have_count(5)
    assert lacks.evaluate_all(WIDER) == []
    assert "Pflanzenfresser 0/1" in page.locator("[data-lack=giant_panda]").inner_text()
    # The marks are explained in words only where those have room.
    legend = page.locator(".hand-area .legend")
    for width in (1380, 1366, 1340, 1290):
        page.set_viewport_size({"width": width, "height": 768})
        page.wait_for_timeout(100)
        assert legend.first.evaluate(OUTSIDE) == [], width


def test_the_figures_at_the_foot_of_narrow_cards_are_whole(guest: Callable[..., Page]) -> None:
    page = guest("de-DE")
    hand = "european_bison giant_panda lion siberian_tiger aquarium caracal african_bush_elephant"
    at(page, ark_nova.scenario().seat(0, hand=hand, money=60).turn(0).game.save())
    feet = page.locator(".hand-area .face .foot")
    expect(feet).to_have_count(7)
    assert feet.evaluate_all(WIDER) == []


@pytest.mark.parametrize(("language", "share"), [("de-DE", 0.04), ("fr-FR", 0.5)])
def test_the_association_board_of_four_is_whole(guest: Callable[..., Page], language: str, share: float) -> None:
    page = guest(language)
    at(page, TABLES["ark-nova-4"].save(share, "turn"), *BOTS)
    expect(page.locator(".association .project").first).to_be_visible()
    look(page, f"ark-nova-association-{language[:2]}")
    assert are_whole(page.locator(".association .projects, .association .board"))


def test_what_fits_an_enclosure_hides_no_other(guest: Callable[..., Page]) -> None:
    page = guest()
    row = ark_nova.row_with("animals", 4)
    table = ark_nova.scenario().seat(0, row=row, money=60, hand="cheetah", buildings="size_5@g1-h1-h2-i1-i2")
    at(page, table.turn(0).game.save())
    page.locator("[data-action=animals] .face").hover()
    fits = page.locator(".front svg text", has_text="fits 1 of your cards")
    expect(fits).to_be_visible()
    home = page.locator(".front path.home").first.bounding_box()
    box = page.locator(".front rect:has(+ text)").first.bounding_box()
    assert home is not None
    assert box is not None
    assert box["width"] < home["width"]


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_with_many_signs_shows_them_all(guest: Callable[..., Page], phone: bool) -> None:
    page = guest(phone=phone)
    at(page, ark_nova.marine().seat(0, hand=SEA, money=0).turn(0).game.save())
    if phone:
        page.locator("nav.panes button").nth(1).tap()
    faces = page.locator(".hand-area .face").locator("visible=true")
    expect(faces).to_have_count(4)
    assert page.locator(".hand-area .face > span").evaluate_all(WIDER) == []


def test_a_long_card_is_opened_with_its_settings_in_sight(guest: Callable[..., Page]) -> None:
    page = guest("fr-FR")
    row = ark_nova.row_with("animals", 5)
    at(page, ark_nova.scenario().seat(0, row=row, hand="giant_panda", money=60).turn(0).game.save())
    page.locator(".hand-area .face").first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("li.no")).to_have_count(4)
    look(page, "ark-nova-long-card")
    assert dialog.locator("div.body").first.evaluate("it => it.scrollHeight - it.clientHeight") <= 0


def test_a_donation_is_in_sight_beside_tasks_that_cannot_be_done(guest: Callable[..., Page]) -> None:
    table = ark_nova.marine().seat(1, money=5)
    table.seat(0, row=ark_nova.row_with("association", 5), side_2="association", money=40, workers=2, reserve_workers=2)
    page = guest("fr-FR")
    at(page, table.turn(0).play("association", "reputation").game.save())
    donation = page.locator("[data-choice=donation]")
    expect(donation).to_be_in_viewport(ratio=1)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
@pytest.mark.parametrize("side", ["", "animals association build cards sponsors"], ids=["I", "II"])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("row", [ark_nova.ROW, "sponsors association build cards animals"], ids=["", "reversed"])
def test_drafted_cards_say_all_they_allow(
    guest: Callable[..., Page], row: str, number: int, side: str, language: str
) -> None:
    names = " ".join(f"{action}_{number}" for action in ark_nova.ROW.split())
    table = ark_nova.marine().seat(0, money=40, alternatives=names, side_2=side, hand="lion", row=row).seat(1, money=5)
    page = guest(language)
    at(page, table.turn(0).game.save())
    texts = page.locator(".actions .note, .actions .text")
    expect(texts.first).to_be_visible()
    cut = "all => all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.innerText)"
    assert texts.evaluate_all(cut) == []
    wide = "all => all.filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)"
    assert page.locator(".actions .face").evaluate_all(f"{wide}.map((each) => each.innerText)") == []


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_markers_that_have_met_leave_the_sign_of_a_player_in_sight(guest: Callable[..., Page], language: str) -> None:
    """Far on the way of conservation little room is left before them on a phone."""
    page = guest(language, phone=True)
    table = ark_nova.scenario().seat(0, appeal=70, conservation=26).seat(1, appeal=59, conservation=24)
    at(page, table.turn(0).game.save())
    lanes = page.locator(".brief .row")
    expect(lanes).to_have_count(2)
    assert min(lanes.nth(seat).evaluate(BESIDE) for seat in (0, 1)) > 0


@pytest.mark.parametrize(
    ("game", "share", "prompt"), [("sanctuary-2", 0.5, ""), ("ark-nova-2", 0.55, "turn"), ("ark-nova-2", 0.5, "")]
)
def test_the_log_of_a_phone_reaches_down_to_what_lies_below_it(
    guest: Callable[..., Page], game: str, share: float, prompt: str
) -> None:
    page = guest(phone=True)
    at(page, TABLES[game].save(share, prompt), BOT)
    panes = page.locator("nav.panes")
    panes.get_by_role("button").last.tap()
    page.wait_for_timeout(100)
    ends = [
        box["y"]
        for each in (panes, page.locator("header.status .deeds"))
        if (box := each.bounding_box()) and box["height"]
    ]
    log = page.locator(".talk").bounding_box()
    assert log is not None
    assert 0 <= min(ends) - log["y"] - log["height"] < 12


@pytest.mark.parametrize("game", ["sanctuary-5", "zooloretto-exotic-xxl-5"])
def test_what_is_offered_on_a_first_visit_leaves_the_log_its_room(guest: Callable[..., Page], game: str) -> None:
    page = guest("fr-FR")
    at(page, TABLES[game].save(0.3), *[BOT] * 4)
    expect(page.get_by_role("button", name="Montrez-moi")).to_be_visible()
    look(page, f"offered-{game}")
    log = page.locator(".talk ol, .talk ul").first.bounding_box()
    assert log is not None
    assert log["height"] >= 70


def test_a_replay_leads_to_what_lies_below(guest: Callable[..., Page]) -> None:
    ada = Person(guest(), "Ada")
    ada.introduce()
    table = ada.new_table(*BOTS, save=TABLES["ark-nova-4"].save(0.3))
    page = ada.page
    page.goto(f"{ada.origin}/replay/{table}/60")
    more, last = page.get_by_role("button", name="More below"), page.locator(".board .players")
    expect(more).to_be_visible()
    expect(last).not_to_be_in_viewport(ratio=0.95)
    while more.is_visible():
        more.click()
        page.wait_for_timeout(500)
    expect(last).to_be_in_viewport(ratio=0.95)
