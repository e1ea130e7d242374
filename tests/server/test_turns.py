"""A turn at the table: provisional until it is ended, taken back and taken again, and nobody else sees it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from kernel.toy_game import SECRETS
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from menagerie.server.people_turns import asks_before_the_end
from menagerie.server.play import Move, Play
from menagerie.server.position import for_one_pair_of_eyes, since_last_pick, viewpoint
from server.running import FIRST, GREEDY, ME, OPEN, SEED, Browser, Page

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def two_at_a_table(address: str, ada_ends: str = "always", bob_ends: str = "never") -> Iterator[tuple[Page, Page]]:
    """Ada begins; both have their page open at the first decision, which is where her first tile goes."""
    ada, bob = Browser(address, "Ada", end_turn=ada_ends), Browser(address, "Bob", end_turn=bob_ends)
    table = ada.new_table(ME, OPEN, **FIRST)
    bob.join(table)
    with ada.at(table) as hers, bob.at(table) as his:
        hers.position(0)
        his.position(0)
        yield hers, his


def fresh(page: Page) -> dict[str, Any]:
    """Ask for everything anew."""
    page.say("hello")
    return page.wait("position")


def test_a_turn_waits_to_be_ended_and_nobody_else_sees_it(address: str) -> None:
    with two_at_a_table(address) as (hers, his):
        hers.pick("load-1")
        played = hers.position(1)
        assert (played["provisional"], played["can_end_turn"], played["can_undo"]) == (True, True, True)
        assert (played["waiting_for"], played["decisions"]) == ([0], [])
        seen = fresh(his)
        assert (seen["number"], seen["waiting_for"], seen["decisions"]) == (0, [0], [])
        hers.say("end_turn", number=1)
        assert his.position(1)["decisions"][0]["seat"] == 1
        ended = hers.position(1, can_end_turn=False)
        assert ended["provisional"] is False


def test_undo_redo_restart(address: str) -> None:
    with two_at_a_table(address) as (hers, _):
        start = hers.last["view"]
        hers.pick("load-2")
        after = hers.position(1)["view"]
        hers.say("undo", number=1)
        back = hers.position(0)
        assert (back["view"], back["can_undo"], back["can_redo"], back["provisional"]) == (start, False, True, False)
        hers.say("redo", number=0)
        assert hers.position(1)["view"] == after
        hers.say("restart", number=1)
        assert hers.position(0)["view"] == start
        hers.pick("load-1")
        assert hers.position(1)["can_redo"] is False


def test_a_longer_turn_is_restarted_as_a_whole(address: str) -> None:
    with two_at_a_table(address) as (hers, his):
        hers.pick("load-1")
        hers.position(1)
        hers.say("end_turn", number=1)
        his.position(1)
        his.pick("draw")
        his.position(2)
        his.pick("load-2")
        start = hers.position(3)["view"]
        hers.pick("take-1")
        hers.position(4, provisional=True)
        hers.pick()
        assert hers.position(5)["can_end_turn"]
        assert fresh(his)["number"] == 3
        hers.say("restart", number=5)
        assert hers.position(3)["view"] == start
        assert hers.last["decisions"]
        hers.say("redo", number=3)
        hers.position(4)
        hers.say("redo", number=4)
        hers.position(5)
        hers.say("end_turn", number=5)
        assert his.position(5)["events"]


def test_what_was_revealed_is_final_at_once(address: str) -> None:
    with two_at_a_table(address, ada_ends="never", bob_ends="never") as (hers, his):
        hers.pick("load-1")
        his.position(1)
        his.pick("draw")
        drawn = his.position(2)
        assert (drawn["provisional"], drawn["can_undo"]) == (False, False)
        assert hers.position(2)["view"]["in_hand"] == drawn["view"]["in_hand"]
        his.say("undo", number=2)
        assert his.trouble() == "kernel.error.cannot_undo"
        his.pick("load-1")
        assert hers.position(3)["decisions"]


def test_a_turn_that_revealed_something_is_asked_about_where_that_is_liked(address: str) -> None:
    with two_at_a_table(address, ada_ends="irreversible", bob_ends="irreversible") as (hers, his):
        hers.pick("load-1")
        assert hers.position(1)["can_end_turn"]  # the first tile was drawn unasked
        hers.say("end_turn", number=1)
        his.position(1)
        his.pick("take-1")
        his.position(2)
        his.pick()
        assert hers.position(3)["decisions"]  # nothing was revealed, so nothing is asked


def test_an_ended_turn_can_be_taken_back_until_somebody_else_decides(address: str) -> None:
    with two_at_a_table(address, ada_ends="never") as (hers, his):
        hers.pick("load-1")
        assert hers.position(1)["can_undo"]
        his.position(1)
        hers.say("undo", number=1)
        hers.position(0)
        assert his.position(0)["decisions"] == []
        hers.pick("load-2")
        his.position(1)
        his.pick("draw")
        his.position(2)
        assert hers.position(2)["can_undo"] is False
        hers.say("undo", number=2)
        assert hers.trouble() == "kernel.error.cannot_undo"


def test_nobody_takes_back_the_picks_of_others(address: str) -> None:
    with two_at_a_table(address, ada_ends="never") as (hers, his):
        hers.pick("load-1")
        his.position(1)
        his.say("undo", number=1)
        assert his.trouble() == "kernel.error.cannot_undo"


def test_picks_that_cannot_be(address: str) -> None:
    with two_at_a_table(address) as (hers, his):
        before = fresh(hers)
        for page, pick, reason in (
            (his, {"number": 0, "seat": 0, "key": "load-1"}, "server.error.not_your_seat"),
            (his, {"number": 0, "seat": 7, "key": "load-1"}, "server.error.not_your_seat"),
            (his, {"number": 0, "seat": 1, "key": "load-1"}, "kernel.error.seat_not_asked"),
            (hers, {"number": 9, "seat": 0, "key": "load-1"}, "kernel.error.decision_has_passed"),
            (hers, {"number": 0, "seat": 0, "key": "load-9"}, "kernel.error.unknown_key"),
            (hers, {"number": 0, "seat": 0, "key": "load-1", "for": "free"}, "server.error.malformed"),
        ):
            page.say("pick", **pick)
            assert page.trouble() == reason
        assert fresh(hers) == before


def test_the_same_pick_twice_counts_once(address: str) -> None:
    with two_at_a_table(address) as (hers, _):
        hers.pick("load-1")
        hers.pick("load-1")
        assert hers.trouble() in ("kernel.error.decision_has_passed", "kernel.error.turn_is_held")
        assert fresh(hers)["number"] == 1


def test_while_a_turn_is_provisional_the_others_are_not_told_its_number(address: str) -> None:
    with two_at_a_table(address) as (hers, his):
        hers.pick("load-1")
        hers.position(1)
        his.say("pick", number=1, seat=1, key="draw")
        trouble = his.wait("trouble")["message"]
        assert trouble == {"key": "kernel.error.decision_has_passed", "args": {"number": 1, "current": 0}}
        his.say("pick", number=0, seat=1, key="draw")
        assert his.trouble() == "kernel.error.seat_not_asked"


def test_there_is_nothing_to_end_redo_or_take_back(address: str) -> None:
    with two_at_a_table(address) as (hers, his):
        for page in (hers, his):
            for kind, reason in (
                ("end_turn", "server.error.no_turn_to_end"),
                ("redo", "server.error.nothing_to_redo"),
                ("undo", "kernel.error.nothing_to_undo"),
                ("restart", "kernel.error.nothing_to_undo"),
            ):
                page.say(kind, number=0)
                assert page.trouble() == reason


def test_why_not(address: str) -> None:
    with two_at_a_table(address, ada_ends="never", bob_ends="never") as (hers, his):
        hers.pick("load-1")
        his.position(1)
        his.say("why_not", number=1, seat=1)
        things = {thing["key"]: thing for thing in his.wait("why_not")["things"]}
        assert things["take-2"]["obstacles"][0]["key"] == "zooloretto.obstacle.truck_empty"
        hers.say("why_not", number=1, seat=1)
        assert hers.trouble() == "server.error.not_your_seat"
        hers.say("why_not", number=1, seat=0)  # it came too late: there is no answer, and nobody complains
        hers.say("end_turn", number=1)
        assert hers.trouble() == "server.error.no_turn_to_end"


def test_previews_come_for_my_options_only(address: str) -> None:
    with two_at_a_table(address, ada_ends="never") as (hers, his):
        hers.pick("load-1")
        his.position(1)
        previews = his.wait("previews")
        assert (previews["number"], previews["seat"]) == (1, 1)
        keys = [preview["key"] for preview in previews["previews"]]
        assert "take-1" in keys
        assert "draw" not in keys  # it would show a tile
        assert not any('"previews"' in told and '"seat":1' in told for told in hers.told)


def test_who_comes_back_gets_what_was_missed(address: str) -> None:
    ada, bob = Browser(address, "Ada", end_turn="never"), Browser(address, "Bob", end_turn="never")
    table = ada.new_table(ME, OPEN, **FIRST)
    bob.join(table)
    with bob.at(table) as his:
        known = his.position(0)["events"]
    with ada.at(table) as hers:
        hers.position(0)
        hers.pick("load-1")
        hers.position(1)
    with bob.at(table, events=len(known)) as his:
        missed = his.position(1)
    with bob.at(table) as his:
        everything = his.position(1)
    assert everything["events_from"] == 0
    assert known[: missed["events_from"]] + missed["events"] == everything["events"]
    assert missed["events_from"] == len(known)


def test_events_of_a_turn_taken_back_are_forgotten(address: str) -> None:
    with two_at_a_table(address) as (hers, _):
        known = hers.last["events"]
        hers.pick("load-1")
        more = hers.position(1)
        assert more["events_from"] == len(known)
        assert more["events"]
        hers.say("undo", number=1)
        fewer = hers.position(0)
        assert (fewer["events_from"], fewer["events"]) == (len(known), [])


def test_people_at_one_screen_play_each_their_seat(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="never")
    table = ada.new_table(ME, {"kind": "hot_seat", "name": "Bo"}, **FIRST)
    with ada.at(table) as page:
        assert page.position(0)["decisions"][0]["seat"] == 0
        page.pick("load-1")
        assert page.position(1)["decisions"][0]["seat"] == 1
        page.pick("draw")
        assert page.position(2)["decisions"][0]["seat"] == 1


def test_two_pages_of_one_person_show_the_same(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="always")
    table = ada.new_table(ME, GREEDY, **FIRST)
    with ada.at(table) as page, ada.at(table) as phone:
        page.position(0)
        phone.position(0)
        page.pick("load-1")
        assert page.position(1)["view"] == phone.position(1)["view"]
        phone.say("undo", number=1)
        assert page.position(0)["decisions"]


def test_a_shared_screen_stays_with_who_has_played_until_another_is_asked(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="always")
    table = ada.new_table(ME, GREEDY, {"kind": "hot_seat", "name": "Bo"}, **FIRST)
    with ada.at(table) as page:
        assert page.position(0)["seat"] == 0
        page.pick("load-1")
        played = page.position(1)
        assert (played["can_end_turn"], played["seat"], played["private"]) == (True, 0, False)
        page.say("end_turn", number=1)
        while not page.last["decisions"]:
            assert page.last["seat"] == 0
            page.wait("position")
        assert page.last["seat"] == 2


HIDES = {"ark_nova", "sanctuary"}  # hands
TRUCKS = ("zooloretto", "aquaretto", "zooloretto_aquaretto")
BOTH = (0, 1)  # at one screen


def at_the_end_of_a_turn(game: str) -> Play:
    """Play the first turn of a game in which somebody decides alone; first drawn tiles go on a truck."""
    play = Play.of(menagerie.new_game(game, seats=2, seed=4, options={"first_player": 1}))
    while not play.current.pausing or play.current.answered_together:
        if play.current.pausing:
            play = play.after(Move("end_turn", play.picks[-1][0]))
        seat, keys = play.current.decisions[0].seat, play.current.decisions[0].keys
        key = next((key for key in keys if key.startswith("load-")), keys[0])
        play = play.after(Move("pick", seat, key, held=len(play.current.decisions) == 1))
    return play


@pytest.mark.parametrize("game", menagerie.GAMES)
def test_in_every_game_the_zoo_of_the_mover_stays_until_the_turn_ends_and_hands_are_covered(game: str) -> None:
    play = at_the_end_of_a_turn(game)
    mover = play.holder
    assert mover is not None
    for moment, seen in ((play, mover), (play.after(Move("end_turn", mover)), 1 - mover)):
        assert viewpoint(moment.seen_by(BOTH), BOTH, moment) == seen
        assert for_one_pair_of_eyes(moment, BOTH) == (game in HIDES)


@pytest.mark.parametrize("game", TRUCKS)
def test_at_every_table_with_trucks_a_drawn_tile_needs_no_end_of_the_turn(game: str) -> None:
    play = at_the_end_of_a_turn(game)
    assert play.picks[-1][1].startswith("load-")
    for mine in ((1,), BOTH):
        assert [asks_before_the_end(wish, play, mine) for wish in ("usual", "always")] == [False, True]


def test_what_one_of_several_at_a_screen_may_see_is_marked_as_private(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    shared, own = ada.new_table(ME, {"kind": "hot_seat"}, game="secrets"), ada.new_table(ME, OPEN, game="secrets")
    bob.join(own)
    with ada.at(shared) as page, ada.at(own) as alone, bob.at(own) as his:
        assert page.position()["private"]
        assert not alone.position()["private"]
        assert not his.position()["private"]


def test_a_shared_screen_hears_in_public_what_others_did_since_a_seat_last_picked() -> None:
    game = new_game(SECRETS, 2, SEED, {"rounds": 3})
    for seat in (0, 1, 0, 1, 1):
        if all(decision.seat != seat for decision in game.decisions):
            continue
        decision = next(decision for decision in game.decisions if decision.seat == seat)
        game.apply_key(decision.keys[0], seat=seat)
        game.journal.tell("kernel.player", seat=seat)
        game.journal.tell_only((0,), "kernel.nobody_knows")
    play = Play.of(game)
    last = max(number for number, (seat, _) in enumerate(play.picks, 1) if seat == 0)
    heard = since_last_pick(game, play, 0)
    assert {event[0] for event in heard} == set(range(last + 1, game.number + 1))
    assert "kernel.nobody_knows" not in {event[1] for event in heard}
    assert all(event[3] is None for event in heard)


def test_a_drawn_tile_is_loaded_without_another_click_unless_that_is_liked(address: str) -> None:
    for wish, asks in (("usual", False), ("always", True)):
        with two_at_a_table(address, ada_ends=wish, bob_ends=wish) as (hers, his):
            hers.pick("load-1")
            assert hers.position(1)["can_end_turn"] == asks
            if asks:
                hers.say("end_turn", number=1)
            his.position(1)
            his.pick("take-1")
            his.position(2)
            his.pick()
            assert his.position(3)["can_end_turn"]  # where the tiles of a truck go can be thought over


def test_a_turn_that_cannot_be_taken_back_ends_by_itself_but_not_under_the_eyes_of_the_next() -> None:
    chance = Chance(4)
    play = Play.of(menagerie.new_game("ark_nova", seats=2, seed=4, options={"maps": "random"}))
    final: list[int] = []
    while len(final) < 3:
        seat = play.current.decisions[0].seat
        keys = play.current.decisions[0].keys
        play = play.after(Move("pick", seat, keys[chance.below(len(keys))], held=len(play.current.decisions) == 1))
        if play.current.pausing:
            revealed = play.current.has_revealed
            own = seat == play.picks[play.current.stretch_start][0]
            for wish in ("usual", "always"):
                assert asks_before_the_end(wish, play, (seat,)) == play.can_undo((seat,))
                assert asks_before_the_end(wish, play, (0, 1)) == (play.can_undo((seat,)) or (revealed and own))
            final += [] if play.can_undo((seat,)) else [play.current.number]
            play = play.after(Move("end_turn", seat))


@pytest.mark.parametrize("order", [(1, 0), (0, 1, 0)], ids=["one_after_the_other", "in_between"])
def test_the_last_to_answer_a_choice_made_together_has_no_turn_to_end_at_a_shared_screen_either(
    order: tuple[int, ...],
) -> None:
    play = Play.of(menagerie.new_game("ark_nova", seats=2, seed=4, options={"maps": "random"}))
    for place, seat in enumerate(order):  # both keep cards at once
        while keys := [decision.keys[0] for decision in play.current.decisions if decision.seat == seat]:
            play = play.after(Move("pick", seat, keys[0], held=len(play.current.decisions) == 1))
            if seat in order[place + 1 :]:
                break
    assert play.current.pausing
    assert play.current.has_revealed  # the display, for everybody
    for wish in ("usual", "always"):
        assert not asks_before_the_end(wish, play, (0,))
        assert not asks_before_the_end(wish, play, (0, 1))
