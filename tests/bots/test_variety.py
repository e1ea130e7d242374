from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from menagerie.bots.variety_bot import VarietyBot, names_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.bots.bot import Glimpse


def picks(options: list[str | None], times: int) -> Counter[str | None]:
    glimpse = cast("Glimpse", SimpleNamespace(decision=Decision(0, Message("toy.which"), options)))
    bot = VarietyBot(Chance(7))
    return Counter(options[bot.pick(glimpse)] for _ in range(times))


def test_takes_everything_about_equally_often() -> None:
    taken = picks(["lion", "zebra", "panda", "otter"], 400)
    assert all(80 < times < 120 for times in taken.values())


def test_likes_what_it_has_not_taken_yet() -> None:
    bot = VarietyBot(Chance(7))
    bot.taken.update(["lion", "lion"])
    assert bot.weight("zebra") > 5 * bot.weight("lion")


def test_many_options_of_one_kind_do_not_crowd_out_the_others() -> None:
    taken = picks(["lion", *(f"x-{number}" for number in range(9))], 300)
    assert taken["lion"] > 45


def test_declines_seldom_while_there_is_something_new() -> None:
    assert sum(picks([None, "lion"], 1)[None] for _ in range(20)) == 0


def test_a_thing_is_the_same_wherever_it_stands_and_whatever_it_takes() -> None:
    assert names_of("size-3@4,1,4,2") == ("size-3", "size")
    assert names_of("build+2") == ("build", "build")
    assert names_of("sun_bear") == ("sun_bear", "sun_bear")
