"""The journal says where a gain comes from: an ability, a sponsor, the map."""

from __future__ import annotations

from typing import Any

from ark_nova.with_sponsors import HOME, housing, income, play_card, playing, table_with


def sponsors_of(events: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """Return seat and sponsor of what was told."""
    return [
        (event["player"]["args"]["seat"], event["sponsor"]["key"].removeprefix("ark_nova_cards.sponsors."))
        for event in events
    ]


def test_an_ability_is_told_with_its_animal() -> None:
    told = play_card(table_with(buildings=HOME, money=50), "lion").events("ability")
    assert [(event["animal"]["key"], event["ability"]["key"]) for event in told] == [
        ("ark_nova_cards.animals.lion", "ark_nova_cards.abilities.pack")
    ]


def test_a_line_of_a_sponsor_is_told_when_it_works() -> None:
    assert sponsors_of(playing("federal_grants").events("sponsor_effect")) == [(0, "federal_grants")]
    assert sponsors_of(income("federal_grants").events("sponsor_effect")) == [(0, "federal_grants")]


def test_a_line_that_gives_nothing_is_not_told() -> None:
    assert playing("veterinarian").events("sponsor_effect") == []


def test_a_sponsor_in_another_zoo_is_told_with_its_owner() -> None:
    game = play_card(table_with(sponsors="science_library"), "science_institute", 1)
    assert sponsors_of(game.events("sponsor_effect")) == [(0, "science_library")] * 2


def test_a_discount_is_told() -> None:
    assert sponsors_of(housing("lion", "expert_in_large_animals").events("sponsor_rule")) == [
        (0, "expert_in_large_animals")
    ]
    assert housing("lion", "expert_in_small_animals").events("sponsor_rule") == []
