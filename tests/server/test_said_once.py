"""What several people are told is put into words once, and nobody is told what is meant for others."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any, cast

import pytest

from kernel.toy_game import SECRETS
from menagerie.bots.preview import Trials
from menagerie.games import rules_of
from menagerie.kernel.game import new_game
from menagerie.server import shown
from menagerie.server.foresight import foresee
from menagerie.server.play import Move, Play
from menagerie.server.shown import Question, Shown
from server.pages import Page, guest, open_house, table_for_two
from server.plainly import position, trials_of
from server.running import SEED
from server.twins import DEALERS, any_game, plays
from server.twins import SEED as DEALT

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

    from menagerie.kernel.journal import Written
    from menagerie.kernel.rules import Rules

HOLDERS = ((), (0,), (1,), (0, 1))  # seats of who watches, of each of two people, and of two at one screen


class Counting:
    """The rules of a game, that count through whose eyes the table is looked at."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.looks: Counter[int | None] = Counter()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        self.looks[seat] += 1
        return self.rules.view(table, seat)


def counting(rules: Rules[Any]) -> tuple[Rules[Any], Counter[int | None]]:
    found = Counting(rules)
    return cast("Rules[Any]", found), found.looks


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


# --- the words ---


@pytest.mark.parametrize("game", ["secrets", "zooloretto"])
def test_everybody_is_told_just_what_would_be_said_to_them_alone(game: str) -> None:
    """Through whole games with steps taken back, one after the other, whoever is told first."""
    now: Shown | None = None
    known: dict[tuple[int, ...], list[Written]] = {mine: [] for mine in HOLDERS}
    for number, play in enumerate(plays(DEALERS[game], DEALT, any_game(DEALERS[game], luck=3))):
        now = Shown(play, now)
        for mine in HOLDERS if number % 2 else reversed(HOLDERS):
            trials = trials_of(play, mine)
            alone, news = position(play, mine, cast("Any", known[mine]), trials)
            words, known[mine] = now.position(mine, known[mine])
            assert words == alone.model_dump_json()
            assert known[mine] == news
            if number % 10 == 0:  # and to who comes in just now
                assert now.position(mine, [])[0] == position(play, mine, [], trials)[0].model_dump_json()
        assert len(now._sights) <= 2 * 3, "what is past is not kept"


def test_who_sees_the_same_is_given_the_same_text() -> None:
    rules, looks = counting(SECRETS)
    now = Shown(Play.of(new_game(rules, 2, SEED, {})))
    assert now.position((), [])[0] is now.position((), [])[0]
    assert now.position((1,), [])[0] is now.position((1,), [])[0]
    assert now.position((1,), [])[0] != now.position((), [])[0]
    assert looks == {None: 1, 1: 1}


def test_what_is_not_final_is_looked_at_by_nobody_else() -> None:
    rules, looks = counting(SECRETS)
    play = Play.of(new_game(rules, 2, SEED, {}))
    while len(play.current.decisions) > 1:
        asked = play.current.decisions[0]
        play = play.after(Move("pick", asked.seat, asked.keys[0]))
    now = Shown(play)
    for mine in HOLDERS[:3]:
        now.position(mine, [])
    looks.clear()
    asked = play.current.decisions[0]
    play = play.after(Move("pick", asked.seat, asked.keys[-1], held=True))
    assert play.provisional
    now = Shown(play, now)
    for mine in HOLDERS[:3]:
        now.position(mine, [])
    assert looks == {asked.seat: 1}


def test_what_was_taken_back_is_forgotten_for_what_was_done_instead() -> None:
    play = Play.of(new_game(rules_of("zooloretto"), 2, SEED, {"first_player": 0}))
    asked = play.current.decisions[0]
    before = play.after(Move("pick", 0, asked.keys[0], held=True))
    now = Shown(before)
    _, known = now.position((0,), [])
    instead = before.after(Move("undo", 0)).after(Move("pick", 0, asked.keys[1], held=True))
    assert len(instead.current.journal.events) == len(before.current.journal.events)
    alone, _ = position(instead, (0,), cast("Any", known), trials_of(instead, (0,)))
    assert Shown(instead, now).position((0,), known)[0] == alone.model_dump_json()


def test_playing_and_showing_leave_nothing_that_does_not_go_by_itself() -> None:
    """Else the server would have to look for it while everybody waits; seen in a process without other threads."""
    program = "from server.test_said_once import waste_of; print(waste_of('zooloretto'), waste_of('ark_nova'))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["0", "0"]


def waste_of(game: str) -> int:
    """Play and show some picks; count what is left that cannot be reached and is not gone."""
    play = Play.of(new_game(rules_of(game), 2, SEED, {}))
    now: Shown | None = None
    gc.collect()
    gc.disable()
    for _ in range(20):
        asked = play.current.decisions[0]
        play = play.after(Move("pick", asked.seat, asked.keys[-1], held=len(play.current.decisions) == 1))
        play = play.ended_unseen() if play.current.pausing else play
        now = Shown(play, now)
        for mine in HOLDERS:
            now.position(mine, [])
        for decision in play.current.decisions:
            foresee(Trials(play.current, decision.seat))
    return gc.collect()


# --- at a table ---


def test_a_pick_is_put_into_words_once_for_each_who_sees_it_otherwise(tmp_path: Path) -> None:
    async def story() -> None:
        rules, looks = counting(SECRETS)
        async with open_house(tmp_path, rules) as house:
            ada, bob, cy = [await guest(house, name) for name in ("Ada", "Bob", "Cy")]
            table = await table_for_two(house, "secrets", ada, bob)
            people = (ada, ada, bob, bob, cy, None, None)
            pages = [Page(house, table, person) for person in people]
            for page in pages:
                await page.hear("position", number=0)
            assert looks == {0: 1, 1: 1, None: 1}
            looks.clear()
            key = table.play.current.decisions[0].keys[0]
            pages[0].say("pick", number=0, seat=0, key=key)
            told = [await page.hear("position", number=1) for page in pages]
            assert looks == {0: 1, 1: 1, None: 1}
            assert [[other is text for other in told].count(True) for text in told] == [2, 2, 2, 2, 3, 3, 3]
            about = [page.sent[0] for page in pages[4:]]
            assert (about[1] is about[2], "code" in about[0]) == (True, True)
            assert table.record.code not in "".join(about)
            for page in pages:
                await page.leave()

    run(story())


def test_who_gives_a_seat_up_is_told_no_more_than_who_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, SECRETS) as house:
            ada, bob = [await guest(house, name) for name in ("Ada", "Bob")]
            table = await table_for_two(house, "secrets", ada, bob)
            hers, strangers = Page(house, table, ada), Page(house, table, None)
            await hers.hear("position", number=0)
            await strangers.hear("position", number=0)
            hers.sent.clear()
            strangers.sent.clear()
            table.bots.go_on = lambda: None  # type: ignore[method-assign]  # the bot in her place takes its time
            await house.leave(table, ada)
            assert await hers.hear("position", number=0) is await strangers.hear("position", number=0)
            await hers.leave()
            assert table._now_shown is not None
            await strangers.leave()
            assert table._now_shown is None, "nobody looks any longer"

    run(story())


def test_options_are_tried_and_foreseen_once_for_all_pages_of_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: Counter[str] = Counter()

    class Tried(Trials):
        def __init__(self, *about: Any) -> None:
            done["tried"] += 1
            super().__init__(*about)

    def foreseen(trials: Trials) -> Any:
        done["foreseen"] += 1
        return foresee(trials)

    monkeypatch.setattr(shown, "Trials", Tried)
    monkeypatch.setattr(shown, "foresee", foreseen)

    async def story() -> None:
        async with open_house(tmp_path, rules_of("zooloretto")) as house:
            ada, bob = [await guest(house, name) for name in ("Ada", "Bob")]
            table = await table_for_two(house, "zooloretto", ada, bob)
            asked = table.play.current.decisions[0].seat
            pages = [Page(house, table, person) for person in (ada, ada, ada, bob, bob, bob, None)]
            told = [await page.hear("previews", seat=asked) for page in pages[3 * asked : 3 * asked + 3]]
            assert [text is told[0] for text in told] == [True, True, True]
            late = Page(house, table, (ada, bob)[asked])
            assert await late.hear("previews", seat=asked) is told[0]
            assert done == {"tried": 1, "foreseen": 1}
            for page in (*pages, late):
                await page.leave()
            others = [text for page in (*pages[: 3 * asked], *pages[3 * asked + 3 :]) for text in page.sent]
            assert not any(text.startswith('{"type":"previews"') for text in others)

    run(story())


def test_a_question_lets_its_tried_games_go() -> None:
    """They are many, and a table may stand still for days."""

    async def story() -> None:
        play = Play.of(new_game(rules_of("zooloretto"), 2, SEED, {}))
        question = Question(play.current, play.current.decisions[0].seat)
        question.foresee(cast("Any", Silent()), 0.0, lambda: False)
        assert question._trials is not None
        for _ in range(10):
            await asyncio.sleep(0)
        assert question._trials is None

    run(story())


class Silent:
    """A visitor who is told nothing."""

    def write(self, _: str) -> None:
        raise AssertionError("the game has gone on")
