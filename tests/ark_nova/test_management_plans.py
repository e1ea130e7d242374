"""Management plans, the new final scoring cards, solo games and the challenge with Marine Worlds."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import Play, Scenario, marine
from menagerie.games.ark_nova import challenge
from menagerie.games.ark_nova.final_scoring import points_of

LAST = "animals cards build sponsors association"
ANIMALS = {  # two icons of each category
    "predator": "cheetah",
    "bird": "golden_eagle bald_eagle",
    "reptile": "saltwater_crocodile",
    "herbivore": "giraffe african_bush_elephant",
    "sea_animal": "orange_clownfish zooplankton",
    "primate": "mandrill",
}


def plan(category: str, **things: object) -> Scenario:
    return marine().seat(0, row=LAST, hand=f"{category}_management_plan", animals=ANIMALS[category], **things)


def points(card: str, seats: int = 2, **things: object) -> int:
    """Return the points of a final scoring card for seat 0."""
    play = marine(seats).seat(0, final_cards=card, **things).turn(0)
    table = play.game.table
    return points_of(table, table.zoos[0], MARINE_BOX.final_scoring[card])  # type: ignore[arg-type, attr-defined]


def supported(category: str, level: int, **things: object) -> Play:
    play = plan(category, **things).turn(0).play("association", "project")
    return play.play(f"{category}_management_plan-{level}", "left-5")


@pytest.mark.rule("R-A-680")
@pytest.mark.parametrize("category", ANIMALS)
def test_two_icons_are_enough_for_every_level(category: str) -> None:
    project = MARINE_BOX.projects[f"{category}_management_plan"]
    assert [(level.need, level.conservation) for level in project.levels] == [(2, 2)] * 3
    play = plan(category).turn(0).play("association", "project")
    plans = [option for option in play.options if "plan" in option]
    assert plans == [f"{category}_management_plan-{level}" for level in (1, 2, 3)]
    few = marine().seat(0, row=LAST, hand=f"{category}_management_plan").turn(0)
    assert "association" not in few.options or "project" not in few.play("association").options


@pytest.mark.rule("R-A-681", "R-A-684")
@pytest.mark.parametrize(
    ("category", "told"),
    [
        ("predator", ["hunter", "hunter"]),
        ("bird", ["posturing", "posturing"]),
        ("reptile", ["sunbathing", "sunbathing"]),
        ("herbivore", ["digging", "digging"]),
        ("sea_animal", ["reef_all"]),
        ("primate", ["clever", "clever"]),
    ],
)
def test_the_left_level_has_an_effect_and_whoever_plays_the_plan_gains_it_again(category: str, told: list[str]) -> None:
    play = supported(category, 1)
    for _ in range(30):
        if play.asked != 0:
            break
        play.play(play.options[0])
    effects = [event["effect"]["key"].rpartition(".")[2] for event in play.events("project_effect")]
    assert effects == told
    if category == "sea_animal":
        assert (play[0]["reputation"], play[0]["appeal"]) == (2, 2)  # the reputation of the plan, the reef effect


@pytest.mark.rule("R-A-681")
def test_the_hunter_of_the_predator_plan_goes_by_predators() -> None:
    play = supported("predator", 1)
    while not play.events("reveals"):
        play.play(play.options[0])
    assert len(play.events("reveals")[0]["cards"]) == 2


@pytest.mark.rule("R-A-682")
def test_the_middle_level_gives_reputation_for_research() -> None:
    play = supported("primate", 2, universities="double_research research_reputation")
    for _ in range(20):
        if play.asked != 0:
            break
        play.play(play.options[0])
    assert play[0]["reputation"] == 1 + 1  # three research icons make one pair


@pytest.mark.rule("R-A-683")
def test_the_right_level_searches_the_deck() -> None:
    play = plan("reptile").deck("lion nile_crocodile").turn(0)
    play.play("association", "project", "reptile_management_plan-3", "left-5")
    for _ in range(20):
        if play.asked != 0:
            break
        play.play(play.options[0])
    assert "nile_crocodile" in play[0]["hand"]


# --- final scoring ---


@pytest.mark.rule("R-A-685")
def test_012_counts_shapes() -> None:
    small = "size_1@a3 kiosk@a4 size_2@b4-b5 small_aquarium@c3-d3"
    assert points("designer_zoo", buildings=small) == 0  # two shapes
    assert points("designer_zoo", buildings=f"{small} size_3@d4-d5-e4 petting_zoo@e2-e3-f4") == 1


@pytest.mark.rule("R-A-686")
def test_013_and_014_leave_out_supported_base_projects() -> None:
    africa: dict[str, Any] = {"partner_zoos": "africa", "animals": "cheetah lion leopard"}
    assert points("specialized_habitat_zoo", **africa) == 2
    assert points("specialized_habitat_zoo", **africa, supported="africa", left_edge=[1]) == 0
    assert points("specialized_species_zoo", animals="cheetah lion leopard") == 2
    assert points("specialized_species_zoo", animals="cheetah lion leopard", supported="predators", left_edge=[1]) == 0


@pytest.mark.rule("R-A-687")
def test_015_counts_pairs_of_kiosk_and_pavilion() -> None:
    assert points("catered_picnic_areas", buildings="kiosk@a3 kiosk@c5 pavilion@a4 pavilion@a5 pavilion@b4") == 1


@pytest.mark.rule("R-A-688", "R-A-709")
def test_016_counts_condition_symbols() -> None:
    """V-A-204: 3 + 3 + 3 conditions."""
    assert points("accessible_zoo", animals="lion", sponsors="amazon_house field_research_type_d_orcas") == 2


@pytest.mark.rule("R-A-689")
def test_017_compares_continents_with_the_neighbour_on_the_right() -> None:
    play = marine(2).seat(0, final_cards="international_zoo", partner_zoos="africa", animals="wolf")
    play.seat(1, animals="cheetah")
    table = play.turn(0).game.table
    zoo = table.zoos[0]  # type: ignore[attr-defined]
    assert points_of(table, zoo, MARINE_BOX.final_scoring["international_zoo"]) == 2  # type: ignore[arg-type]


# --- alone ---


@pytest.mark.rule("R-A-690")
@pytest.mark.parametrize(("appeal", "missing"), [(44, 0), (46, 1)])
def test_at_most_25_appeal_is_more_with_a_head_start(appeal: int, missing: int) -> None:
    """V-A-186."""
    play = marine(1, solo_appeal=20).seat(0, appeal=appeal).turn(0)
    zoo = play.game.table.zoos[0]  # type: ignore[attr-defined]
    card = MARINE_BOX.sponsors["farm_cat"]
    assert card.conditions[0].missing(zoo, card, zoo.action_cards.sponsors) == missing


@pytest.mark.rule("R-A-710")
def test_alone_nobody_is_compared_with_a_neighbour() -> None:
    game = menagerie.new_game("ark_nova", seats=1, seed=2, options={"marine_worlds": True})
    table = game.table
    pile = [card.key for card in table.final_pile]  # type: ignore[attr-defined]
    assert not {"international_zoo", "diverse_species_zoo_marine"} & set(pile)
    table_1 = marine(1).seat(0, sponsors="franchise_business mascot_statue", appeal=10)
    assert table_1.stage("final", discarded_final_card=True, turns_left=0)[0]["appeal"] == 10


@pytest.mark.rule("R-A-711")
def test_no_tile_of_a_challenge_is_used_twice() -> None:
    series = challenge.start(seed=5, options={"marine_worlds": True, "action_cards": "random"})
    seen: list[str] = []
    for _ in range(3):
        game = series.new_game()
        seen += [tile for tiles in game.view(0)["bonus_tiles"].values() for tile in tiles]
        while game.decision is not None:
            game.apply(0)
        series = series.with_result(game)
    assert len(seen) == len(set(seen)) == 15
