"""The final scoring cards, and what stays hidden until they are scored."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, scenario
from ark_nova.with_sponsors import at_the_end, table_with
from menagerie.games.ark_nova.zoo_map import mask_of, spot

MAP = BOX.maps["0"]
LARGE = ("lion", "cheetah", "wolf", "secretary_bird", "african_ostrich", "siberian_tiger")
SMALL = (
    *("caracal", "stoat", "lama", "common_wombat", "barn_owl", "domestic_goat"),
    *("sheep", "horse", "donkey", "alpaca", "raccoon"),
)
RESEARCH = ("spokesperson", "gorilla_field_research", "basic_research", "migration_recording", "science_museum")
DULL = (  # sponsors that give nothing in the end
    *("spokesperson", "basic_research", "primatologist", "herpetologist", "ornithologist", "expert_on_asia"),
    *("expert_on_australia", "expert_in_predators", "expert_in_herbivores", "science_museum", "explorer"),
)
ROCKS = ("baboon_rock", "meerkat_den", "adventure_playground", "spotted_hyena_compound", "geologist", "cable_car")
WATERS = ("penguin_pool", "water_playground", "sea_turtle_tank", "polar_bear_exhibit", "hydrologist", "aquarium")


def points(card: str, **things: Any) -> int:
    """Return what a final scoring card gives, besides the things of seat 0."""
    scored: list[int] = []
    for finals in (card, ""):
        game = at_the_end(table_with(final_cards=finals, **things))
        scored.append(game[0]["conservation"])
    return scored[0] - scored[1]


def by_threshold(card: str, name: str, cards: tuple[str, ...], counts: tuple[int, ...]) -> list[int]:
    """Return what a card gives for so many of these cards."""
    return [points(card, **{name: " ".join(cards[:count])}) for count in counts]


@pytest.mark.rule("R-A-515", "R-A-025")
def test_large_animals() -> None:
    given = by_threshold("large_animal_zoo", "animals", LARGE, (0, 1, 2, 3, 4, 5, 6))
    assert given == [0, 1, 2, 2, 3, 4, 4]
    assert points("large_animal_zoo", animals="reindeer lama domestic_goat") == 0


@pytest.mark.rule("R-A-516", "R-A-024")
def test_small_animals() -> None:
    given = by_threshold("small_animal_zoo", "animals", SMALL, (2, 3, 5, 6, 7, 8, 9, 10, 11))
    assert given == [0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("R-A-517", "R-A-341")
def test_research_icons_of_cards_and_universities() -> None:
    given = [
        points("research_zoo", universities="double_research", sponsors=" ".join(RESEARCH[:count]))
        for count in range(6)
    ]
    assert given == [0, 1, 2, 3, 4, 4]


@pytest.mark.rule("R-A-518")
@pytest.mark.parametrize(
    ("covered", "given"),
    [
        (MAP.land, 4),
        (MAP.land & ~mask_of(("e4",)), 3),
        (MAP.land & ~mask_of(("e6",)), 2),
        (mask_of(("e4",)), 0),
        (MAP.border, 1),
    ],
)
def test_the_four_goals_of_the_architect(covered: int, given: int) -> None:
    assert points("architectural_zoo", buildings=f"size_5@{spot(covered).key}") == given


@pytest.mark.rule("R-A-518", "R-A-519", "R-A-465")
def test_drowned_water_is_left_out_by_the_architect() -> None:  # V-A-159
    drowned = mask_of(("a1", "a2"))
    covered = (MAP.land | drowned) & ~mask_of(("e4",))
    buildings = f"size_5@{spot(covered).key}"
    assert points("architectural_zoo", sponsors="diversity_researcher", buildings=buildings) == 3
    only = f"size_5@{spot(MAP.water).key}"
    assert points("architectural_zoo", sponsors="diversity_researcher", buildings=only) == 1


@pytest.mark.rule("R-A-520")
def test_supported_projects() -> None:
    given = [points("conservation_zoo", left_edge=list(range(1, count + 1))) for count in range(2, 8)]
    assert given == [0, 1, 2, 3, 4, 4]


@pytest.mark.rule("R-A-521", "R-A-033")
@pytest.mark.parametrize(("empty", "given"), [(5, 0), (6, 1), (12, 2), (17, 2), (18, 3), (23, 3), (24, 4), (39, 4)])
def test_empty_spaces_those_for_build_two_included(empty: int, given: int) -> None:
    spaces = [*mark_build_2_first()][:empty]
    covered = MAP.land & ~mask_of(tuple(spaces))
    buildings = f"size_5@{spot(covered).key}" if covered else ""
    assert points("naturalists_zoo", buildings=buildings) == given


def mark_build_2_first() -> list[str]:
    """List the building spaces of the map, those that need Build II first."""
    return spot(MAP.build_2).key.split("-") + spot(MAP.land & ~MAP.build_2).key.split("-")


@pytest.mark.rule("R-A-522")
def test_reputation() -> None:
    given = [points("favorite_zoo", reputation=reputation) for reputation in (5, 6, 8, 9, 11, 12, 14, 15)]
    assert given == [0, 1, 1, 2, 2, 3, 3, 4]


@pytest.mark.rule("R-A-523")
def test_sponsors() -> None:
    given = by_threshold("sponsored_zoo", "sponsors", DULL, (2, 3, 5, 6, 7, 8, 9, 10, 11))
    assert given == [0, 1, 1, 2, 2, 3, 3, 4, 4]


def diverse(seats: int, zoos: dict[int, str]) -> Play:
    table = scenario(seats).seat(0, final_cards="diverse_species_zoo")
    for seat, animals in zoos.items():
        table.seat(seat, animals=animals)
    return at_the_end(table)


@pytest.mark.rule("R-A-524", "R-A-022")
def test_more_icons_of_a_category_than_the_player_on_the_right() -> None:  # V-A-050
    mine = "common_agama sloth_bear raccoon caracal stoat barn_owl marabou lama"
    theirs = "veiled_chameleon goulds_monitor nile_crocodile komodo_dragon mandrill golden_lion_tamarin sheep horse"
    assert diverse(2, {0: mine, 1: theirs})[0]["conservation"] == 4


@pytest.mark.rule("R-A-524")
def test_the_player_on_the_right_is_the_one_before() -> None:
    assert diverse(3, {0: "lama", 1: "reindeer giraffe"})[0]["conservation"] == 1
    assert diverse(3, {0: "lama", 2: "reindeer giraffe"})[0]["conservation"] == 0


@pytest.mark.rule("R-A-524", "R-A-340")
def test_four_categories_are_the_most() -> None:
    six = "lama caracal barn_owl common_agama mandrill domestic_goat"
    assert diverse(2, {0: six})[0]["conservation"] == 4


@pytest.mark.rule("R-A-525", "R-A-004")
def test_rock_icons() -> None:
    assert by_threshold("climbing_park", "sponsors", ROCKS, (0, 1, 2, 3, 5, 6)) == [0, 1, 1, 2, 3, 4]


@pytest.mark.rule("R-A-526", "R-A-004")
def test_water_icons() -> None:
    assert by_threshold("aquatic_park", "sponsors", WATERS, (1, 2, 3, 4, 5, 6)) == [0, 1, 1, 2, 2, 3]
    assert points("aquatic_park", sponsors=" ".join(WATERS), animals="platypus") == 4


# --- scoring them ---


@pytest.mark.rule("R-A-342")
def test_points_of_the_end_bring_no_tile_and_no_discard() -> None:  # V-A-158
    table = table_with(final_cards="favorite_zoo", reputation=12, conservation=7)
    game = at_the_end(table)
    assert (game.asked, game[0]["conservation"], game[0]["final_cards"]) == (None, 10, ["favorite_zoo"])


@pytest.mark.rule("R-A-339", "R-A-379")
def test_all_cards_that_are_left_are_scored() -> None:
    assert (
        at_the_end(
            table_with(
                final_cards="favorite_zoo research_zoo",
                reputation=6,
                universities="double_research",
                sponsors="spokesperson",
            )
        )[0]["conservation"]
        == 2
    )


@pytest.mark.rule("R-A-338", "R-A-339")
def test_a_card_discarded_at_the_end_is_not_scored() -> None:
    table = table_with(final_cards="favorite_zoo large_animal_zoo", reputation=9)
    game = table.seat(1, final_cards="research_zoo").stage("final", current=0)
    assert game.play("favorite_zoo")[0]["conservation"] == 0


@pytest.mark.rule("R-A-340")
def test_the_journal_tells_what_each_card_gives() -> None:
    game = at_the_end(table_with(final_cards="favorite_zoo", reputation=9, sponsors="federal_grants engineer"))
    told = [
        (event["card"]["key"].rpartition(".")[2], event["conservation"]) for event in game.events("scores_conservation")
    ]
    assert told == [("favorite_zoo", 2), ("federal_grants", 1)]


@pytest.mark.rule("R-A-343", "R-A-345")
def test_the_parts_of_the_score_name_final_scoring_and_add_up() -> None:
    game = at_the_end(table_with(final_cards="favorite_zoo", reputation=9, appeal=50, conservation=9))
    parts = game.game.standing().parts[0]
    assert parts == {"appeal": 50, "conservation": -96, "final_scoring": 5}
    assert (game.game.scores()[0], game[0]["victory_points"]) == (-41, -41)


@pytest.mark.rule("R-A-038")
def test_what_final_cards_would_give_is_hidden_while_the_game_runs() -> None:
    game = table_with(final_cards="favorite_zoo", reputation=9, appeal=50, conservation=9).turn(0)
    assert game.game.standing().parts[0] == {"appeal": 50, "conservation": -96}


@pytest.mark.rule("R-A-038")
def test_who_holds_a_final_card_sees_what_it_counts_and_would_give_now() -> None:
    animals = "lama caracal barn_owl common_agama mandrill domestic_goat"
    finals = "favorite_zoo small_animal_zoo diverse_species_zoo"
    play = table_with(final_cards=finals, reputation=9, animals=animals).turn(0)
    of_animals = {"small_animal_zoo": [5, 1], "diverse_species_zoo": [6, 4]}
    assert play[0]["final_now"] == {"favorite_zoo": [9, points("favorite_zoo", reputation=9)], **of_animals}
    assert play.game.view(1)["zoos"][0]["final_now"] == {}
