"""No secret in any message: every byte sent to a seat is compared with what the seat may know."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from kernel.toy_game import SECRETS
from menagerie.kernel.game import new_game
from server.running import ME, OPEN, SEED, Browser, Page

if TYPE_CHECKING:
    from menagerie.kernel.game import Game

CARD = re.compile(r"\b[AX][0-7]\b")


def cards_seen(game: Game, seat: int | None) -> set[str]:
    """Find the cards that a seat may know at a moment: in its view, its journal, its options."""
    options = [decision.keys for decision in game.decisions if decision.seat == seat]
    events = [event.to_json() for event in game.journal.seen_by(seat)]
    return set(CARD.findall(json.dumps([game.view(seat), events, options])))


def cards_told(page: Page) -> set[str]:
    return {card for told in page.told for card in CARD.findall(told)}


def test_a_seat_is_told_nothing_that_its_view_does_not_allow(address: str) -> None:
    for order in ((0, 1), (1, 0)):
        play_and_compare(address, order)


def play_and_compare(address: str, order: tuple[int, int]) -> None:
    browsers = [Browser(address, "Ada", end_turn="always"), Browser(address, "Bob", end_turn="always")]
    table = browsers[0].new_table(ME, OPEN, game="secrets", rounds=3)
    browsers[1].join(table)
    game = new_game(SECRETS, 2, SEED, {"rounds": 3})
    allowed: dict[int | None, set[str]] = {seat: cards_seen(game, seat) for seat in (0, 1, None)}
    with browsers[0].at(table) as hers, browsers[1].at(table) as his, Browser(address).at(table) as watching:
        pages = {0: hers, 1: his, None: watching}
        for page in pages.values():
            page.position(0)
        for turn in range(100):
            if game.decision is None:
                break
            seat = next(seat for seat in order if any(decision.seat == seat for decision in game.decisions))
            pick_and_compare(game, pages, allowed, seat, turn)
        assert game.decision is None
        for page in pages.values():
            while not page.last["over"]:
                page.wait("position")
        check(pages, allowed)
        assert cards_told(hers) - cards_told(his)  # there was something to hide
        assert cards_told(his) - cards_told(watching)


def pick_and_compare(
    game: Game, pages: dict[int | None, Page], allowed: dict[int | None, set[str]], seat: int, turn: int
) -> None:
    """Pick for a seat, and see that nobody is told more than they may know, before the turn ends and after."""
    page = pages[seat]
    while page.last["number"] < game.number:
        page.wait("position")
    decision = next(decision for decision in game.decisions if decision.seat == seat)
    key = decision.keys[turn % len(decision.keys)]
    page.say("pick", number=game.number, seat=seat, key="no such card")
    page.say("pick", number=game.number, seat=seat, key=key)
    for other, their in pages.items():
        if other != seat:
            ask_for_another(their, game.number, seat, key)
    game.apply_key(key, seat=seat)
    page.wait("position", lambda said: bool(said["number"] == game.number))
    allowed[seat] |= cards_seen(game, seat)
    if page.last["provisional"]:
        check(pages, allowed)  # the others do not know it yet
    if page.last["can_end_turn"]:
        page.say("end_turn", number=game.number)
        page.position(game.number, can_end_turn=False)
    for who in pages:
        allowed[who] |= cards_seen(game, who)
    check(pages, allowed)


def ask_for_another(page: Page, number: int, seat: int, key: str) -> None:
    """Somebody who is not asked is told nothing by asking either."""
    page.say("pick", number=number, seat=seat, key=key)
    page.say("why_not", number=number, seat=seat)
    page.trouble()
    page.trouble()


def check(pages: dict[int | None, Page], allowed: dict[int | None, set[str]]) -> None:
    for who, page in pages.items():
        assert cards_told(page) <= allowed[who], who


def test_moments_of_a_running_game_show_only_my_hand(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = ada.new_table(ME, OPEN, game="secrets")
    bob.join(table)
    game = new_game(SECRETS, 2, SEED, {})
    for seat, who in ((0, ada), (1, bob), (None, Browser(address))):
        told = json.dumps(who.get(f"tables/{table}/moments/0"))
        assert set(CARD.findall(told)) == set(CARD.findall(json.dumps(game.view(seat))))
