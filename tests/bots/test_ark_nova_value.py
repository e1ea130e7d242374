"""What a position of Ark Nova is worth: more of what is good is worth more, and the reasons say why."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.scenario import row_with, scenario
from menagerie.bots.planner.planning import planning_of

PLANNING = planning_of("ark_nova", "planner")
SIZE_2 = "a5-b5"
AFRICANS = "cheetah lion leopard fennec_fox caracal"


def terms(seats: int = 2, rival: dict[str, Any] | None = None, **zoo: Any) -> dict[str, float]:
    table = scenario(seats=seats).seat(0, **zoo)
    if rival is not None:
        table.seat(1, **rival)
    return dict(PLANNING.terms(table.turn(0).game.table, 0))


def value(**zoo: Any) -> float:
    return sum(terms(**zoo).values())


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"appeal": 10}, {"appeal": 15}),
        ({"conservation": 3}, {"conservation": 5}),
        ({"conservation": 11}, {"conservation": 12}),
        ({"money": 5}, {"money": 15}),
        ({"reputation": 3}, {"reputation": 5}),
        ({"x_tokens": 0}, {"x_tokens": 2}),
        ({}, {"side_2": "animals"}),
        ({"workers": 0}, {"workers": 1}),
        ({}, {"buildings": f"size_2@{SIZE_2}"}),
        ({"row": row_with("animals", 1)}, {"row": row_with("animals", 5)}),
    ],
)
def test_more_is_worth_more(less: dict[str, Any], more: dict[str, Any]) -> None:
    assert value(**more) > value(**less)


def test_what_a_rival_has_counts_against_me() -> None:
    behind, ahead = terms(rival={"appeal": 30}), terms(rival={"appeal": 10})
    assert sum(behind.values()) < sum(ahead.values())
    assert behind["rivals"] < ahead["rivals"]


def test_an_animal_with_a_home_is_ready() -> None:
    waiting, ready = terms(hand="caracal"), terms(hand="caracal", buildings=f"size_2@{SIZE_2}")
    assert waiting["ready"] == 0
    assert waiting["hand"] > 0
    assert ready["ready"] > waiting["hand"]
    assert ready["hand"] == 0


def test_a_project_that_can_be_supported_is_a_reason() -> None:
    assert terms(animals=AFRICANS)["supports"] > terms()["supports"]


def test_the_cards_of_a_rival_count_by_their_number() -> None:
    one, other = terms(rival={"hand": "caracal"}), terms(rival={"hand": "science_museum"})
    assert one["rivals"] == other["rivals"]
    assert terms(rival={"hand": "caracal lion"})["rivals"] < one["rivals"]
