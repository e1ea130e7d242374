"""The journal says where a gain comes from: an ability, a sponsor, the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import marine
from ark_nova.with_sponsors import HOME, housing, income, play_card, playing, table_with
from menagerie.games.ark_nova.animals import play_animal
from menagerie.games.ark_nova.building import put_up
from menagerie.games.ark_nova.sponsoring import play_sponsor
from menagerie.games.ark_nova.zoo_map import mask_of, spot

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn


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


def test_who_makes_an_enclosure_larger_is_told() -> None:
    """R-A-671: a sponsor, not the map."""
    table = marine().seat(0, hand="expansion_area lion", buildings="size_3@a3-a4-b4", money=50)

    async def rule(turn: Turn) -> None:
        await play_sponsor(turn, MARINE_BOX.sponsors["expansion_area"], 0)
        await play_animal(turn, MARINE_BOX.animals["lion"], turn.action_cards.animals)

    told = table.run(rule).play("none")
    assert sponsors_of(told.events("sponsor_rule")) == [(0, "expansion_area")]
    assert told.events("map_power") == []


def test_a_cheaper_donation_is_told() -> None:
    told = play_card(marine().seat(0, universities="double_research"), "publications").play("donation")
    assert sponsors_of(told.events("sponsor_rule")) == [(0, "publications")]


def test_bonuses_that_a_sponsor_forbids_are_told() -> None:
    where = spot(mask_of(("a5",)))
    table = marine().seat(0, sponsors="reconstruction")
    told = table.run(lambda turn: put_up(turn, MARINE_BOX.buildings["size_1"], where))
    assert sponsors_of(told.events("sponsor_rule")) == [(0, "reconstruction")]
