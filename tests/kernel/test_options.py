"""Options: what each kind accepts, and what it says is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.kernel.errors import BadRequest
from menagerie.kernel.options import Amount, Choice, Flag, Number, Option, SeatOrRandom, SomeOrRandom, check_options

KNOWN: tuple[Option, ...] = (
    Choice("pace", "slow", ("slow", "fast")),
    Flag("friendly", True),
    Number("coins", 2, 1, 3),
    Amount("lead", 20, (20, 10, 0)),
    SeatOrRandom("first"),
    SomeOrRandom("out", ("cat", "dog", "cow"), {3: 2}),
)
WITH_SNOW: tuple[Option, ...] = (
    Flag("snow", False),
    Choice("slope", "gentle", ("gentle", "steep"), needs="snow"),
    Flag("sledges", True, needs="snow"),
    Number("flakes", 6, 5, 7, needs="snow"),
    SomeOrRandom("melted", ("ice", "hail"), {3: 1}, needs="snow"),
)
OF_SNOW = [("slope", "steep"), ("sledges", False), ("flakes", 7), ("melted", ["ice"])]


def test_what_is_not_given_has_its_default() -> None:
    assert check_options("game", KNOWN, {"pace": "fast"}, 3) == {
        "pace": "fast",
        "friendly": True,
        "coins": 2,
        "lead": 20,
        "first": "random",
        "out": "random",
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [("friendly", False), ("coins", 3), ("lead", 10), ("first", 2), ("out", ["dog", "cat"]), ("out", "random")],
)
def test_allowed_values_are_taken(name: str, value: Any) -> None:
    assert check_options("game", KNOWN, {name: value}, 3)[name] == value


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("pace", "mad", "slow, fast"),
        ("friendly", 1, "true, false"),
        ("coins", 4, "1 - 3"),
        ("coins", True, "1 - 3"),
        ("coins", "2", "1 - 3"),
        ("lead", 5, "20, 10, 0"),
        ("lead", "10", "20, 10, 0"),
        ("lead", False, "20, 10, 0"),
        ("first", 3, "random, 0 - 2"),
        ("out", ["cat"], r"2 x cat \| dog \| cow"),
        ("out", ["cat", "cat"], "2 x"),
        ("out", ["cat", "elk"], "2 x"),
        ("out", [["cat"], "dog"], "2 x"),
        ("out", "cat", "2 x"),
    ],
)
def test_other_values_are_refused_with_what_is_allowed(name: str, value: Any, allowed: str) -> None:
    with pytest.raises(BadRequest, match=allowed):
        check_options("game", KNOWN, {name: value}, 3)


@pytest.mark.parametrize(("name", "value"), OF_SNOW)
def test_what_belongs_to_another_option_is_refused_while_that_is_off(name: str, value: Any) -> None:
    with pytest.raises(BadRequest, match=f"The option {name} needs the option snow"):
        check_options("game", WITH_SNOW, {name: value}, 3)


@pytest.mark.parametrize(("name", "value"), OF_SNOW)
def test_what_belongs_to_another_option_is_taken_while_that_is_on(name: str, value: Any) -> None:
    assert check_options("game", WITH_SNOW, {name: value, "snow": True}, 3)[name] == value


def test_defaults_need_nothing_where_what_they_need_is_named_as_in_saves() -> None:
    given = {"snow": False, "slope": "gentle", "flakes": 6}
    assert check_options("game", WITH_SNOW, given, 3)["snow"] is False


def test_a_default_that_is_named_alone_is_refused_too() -> None:
    with pytest.raises(BadRequest, match="The option slope needs the option snow"):
        check_options("game", WITH_SNOW, {"slope": "gentle"}, 3)
