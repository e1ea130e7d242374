"""Map 9, Geographical Zoo: markers on five continents, and what one gets for removing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, Scenario, row_with, scenario
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.building import build_free
from menagerie.games.ark_nova.buildings import REPTILE_HOUSE
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.map_powers.continents import may_remove_marker
from menagerie.games.ark_nova.printed_bonus import bonus
from menagerie.games.ark_nova.zoo_map import NAMES
from menagerie.kernel.hexagons import spaces_in

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn

CONTINENTS = ("africa", "americas", "asia", "australia", "europe")
REWARDS = ["reputation-1", "money-4", "clever-1", "appeal-2", "kiosk_or_pavilion-1"]
IN_AMERICAS, NOWHERE, IN_EUROPE = "size_2@a3-a4", "size_2@d3-d4", "size_2@d1-d2"


def keeper(hand: str = "lama", buildings: str = IN_AMERICAS, **things: Any) -> Scenario:
    """Have an animal in hand, an enclosure for it, and Animals in slot 2, for one animal."""
    table = scenario(map="9").only_deck("")
    return table.seat(0, hand=hand, buildings=buildings, row=row_with("animals", 2), **things)


def moved_in(**things: Any) -> Play:
    """Put a lama, of the Americas, into an enclosure there; its appeal comes first."""
    return keeper(**things).turn(0).play("animals", "appeal-4")


# --- when a marker may be removed ---


@pytest.mark.rule("R-A-801")
def test_every_continent_is_an_area_of_six_spaces() -> None:
    assert {name: mask.bit_count() for name, mask in BOX.maps["9"].features.items()} == dict.fromkeys(CONTINENTS, 6)


@pytest.mark.rule("R-A-802")
def test_an_animal_on_its_own_continent_offers_the_reward_of_the_marker() -> None:
    play = moved_in()
    assert (play.prompt, play.options) == ("marker_bonus", ["none", *REWARDS])


@pytest.mark.rule("R-A-802", "R-A-013")
def test_the_marker_and_the_other_effects_of_the_animal_come_in_any_order() -> None:
    play = keeper().turn(0).play("animals")
    assert (play.prompt, play.options) == ("resolve_next", ["appeal-4", "marker-americas"])


@pytest.mark.rule("R-A-802")
@pytest.mark.parametrize("home", [NOWHERE, IN_EUROPE])
def test_an_animal_elsewhere_offers_none(home: str) -> None:
    play = keeper(buildings=home).turn(0).play("animals")
    assert (play.asked, play[0]["appeal"]) == (1, 4)


@pytest.mark.rule("R-A-802")
def test_one_space_of_the_area_is_enough() -> None:
    assert keeper(buildings="size_2@c3-d3").turn(0).play("animals").prompt == "resolve_next"


@pytest.mark.rule("R-A-802")
def test_the_marker_may_be_left_for_later() -> None:
    play = moved_in().play("none")
    assert (play.asked, play[0]["areas"]) == (1, [])


@pytest.mark.rule("R-A-802")
def test_other_maps_have_no_markers() -> None:
    table = scenario(map="0").only_deck("").seat(0, hand="lama", buildings="size_2@a3-a4", row=row_with("animals", 2))
    assert table.turn(0).play("animals").asked == 1


@pytest.mark.rule("R-A-802", "R-A-010")
def test_an_icon_printed_twice_frees_one_marker() -> None:
    table = keeper("american_bison", "size_5@a2-a3-a4-b3-b4", money=40, side_2="animals", partner_zoos="americas")
    play = table.seat(0, animals="reindeer lama").turn(0).play("animals")
    assert [option for option in play.options if option.startswith("marker")] == ["marker-americas"]


@pytest.mark.rule("R-A-802", "R-A-359")
def test_a_flock_animal_without_an_enclosure_frees_no_marker() -> None:
    play = keeper("lama", "size_3@a3-a4-b4:1", animals="reindeer").turn(0).play("animals")
    assert (play.asked, play[0]["animals"]) == (1, ["reindeer", "lama"])


@pytest.mark.rule("R-A-802", "R-A-190")
def test_a_special_enclosure_on_the_continent_counts() -> None:
    table = keeper("common_agama", "reptile_house@b5-b6-c5-d5-d6")
    assert "marker-africa" in table.turn(0).play("animals").options


@pytest.mark.rule("R-A-802", "R-A-156")
def test_an_animal_that_moves_into_a_new_enclosure_on_its_continent_frees_the_marker() -> None:
    table = scenario(map="9").seat(0, animals="common_agama", buildings="size_1@d4:1")
    play = table.run(lambda turn: build_free(turn, (REPTILE_HOUSE,)))
    play.play("reptile_house", "c5-d5-d6-d7-e6").settle().play("common_agama")
    assert (play.prompt, play.game.decision and play.game.decision.prompt.args["continent"].key) == (  # type: ignore[union-attr]  # an icon
        "marker_bonus",
        "africa",
    )


@pytest.mark.rule("R-A-803")
def test_a_marker_that_another_effect_removed_meanwhile_is_not_offered() -> None:
    play = scenario(map="9").seat(0, areas="asia").run(lambda turn: may_remove_marker(turn, ICONS["asia"]))
    assert (play.asked, play[0]["areas"]) == (None, ["asia"])


# --- rewards ---


@pytest.mark.rule("R-A-802")
@pytest.mark.parametrize(
    ("reward", "gain"), [("reputation-1", (2, 25, 4)), ("money-4", (1, 29, 4)), ("appeal-2", (1, 25, 6))]
)
def test_a_marker_gives_the_reward_chosen(reward: str, gain: tuple[int, int, int]) -> None:
    play = moved_in(money=35).play(reward)
    assert (play[0]["reputation"], play[0]["money"], play[0]["appeal"]) == gain
    assert (play[0]["areas"], play.saved["zoos"][0]["areas"]) == (["americas"], ["americas"])


@pytest.mark.rule("R-A-802", "R-A-102")
def test_any_action_card_goes_to_slot_1_after_the_action() -> None:
    play = moved_in().play("clever-1")
    assert (play.prompt, play.row(0)[0]) == ("clever", "animals")


@pytest.mark.rule("R-A-802", "R-A-163")
@pytest.mark.parametrize("kind", ["kiosk", "pavilion"])
def test_a_kiosk_or_pavilion_is_placed_free_of_charge(kind: str) -> None:
    play = moved_in(money=10).play("kiosk_or_pavilion-1", kind, "a2")
    assert (play[0]["money"], [building["kind"] for building in play[0]["buildings"]]) == (0, ["size_2", kind])


@pytest.mark.rule("R-A-802", "R-A-016")
def test_without_room_no_building_is_offered() -> None:
    names = [NAMES[space] for space in spaces_in(BOX.maps["9"].land)]
    everything = " ".join(f"size_1@{name}:1" for name in names if name not in ("a3", "a4"))
    play = moved_in(buildings=f"{IN_AMERICAS} {everything}")
    assert (play.options, play.why_not("kiosk_or_pavilion-1")) == (["none", *REWARDS[:4]], ["no_room"])


@pytest.mark.rule("R-A-803")
def test_a_continent_pays_once() -> None:
    play = keeper(areas="americas").turn(0).play("animals")
    assert (play.asked, play[0]["areas"]) == (1, ["americas"])


@pytest.mark.rule("R-A-803")
def test_a_reward_may_be_chosen_again() -> None:
    table = keeper("red_deer", "size_3@d1-d2-e1", areas="americas")
    assert table.turn(0).play("animals", "appeal-5").options == ["none", *REWARDS]


@pytest.mark.rule("R-A-804")
@pytest.mark.parametrize(("areas", "conservation"), [("africa asia australia europe", 1), ("africa asia europe", 0)])
def test_the_fifth_marker_gives_a_conservation_point(areas: str, conservation: int) -> None:
    play = moved_in(areas=areas).play("appeal-2").settle()
    assert (play[0]["conservation"], play[0]["appeal"]) == (conservation, 6)


# --- the left edge ---


async def any_marker(turn: Turn) -> None:
    await gain_bonus(turn, bonus("remove_continent_marker", 1, False))


@pytest.mark.rule("R-A-805")
def test_the_left_edge_removes_the_marker_of_any_continent() -> None:
    play = scenario(map="9").seat(0, areas="asia").run(any_marker)
    assert (play.prompt, play.options) == ("marker", [f"marker-{name}" for name in CONTINENTS if name != "asia"])


@pytest.mark.rule("R-A-805")
def test_the_marker_of_the_left_edge_gives_its_reward_and_cannot_be_left() -> None:
    play = scenario(map="9").seat(0, buildings=NOWHERE).run(any_marker).play("marker-europe")
    assert play.options == REWARDS
    play.play("money-4")
    assert (play[0]["money"], play[0]["areas"]) == (29, ["europe"])


@pytest.mark.rule("R-A-805", "R-A-804")
def test_the_last_marker_by_the_left_edge_gives_the_point_too() -> None:
    play = scenario(map="9").seat(0, areas="africa americas asia australia").run(any_marker)
    assert play.play("appeal-2").settle()[0]["conservation"] == 1


@pytest.mark.rule("R-A-805", "R-A-016")
def test_without_markers_the_left_edge_gives_nothing() -> None:
    assert scenario(map="9").seat(0, areas=" ".join(CONTINENTS)).run(any_marker).asked is None


@pytest.mark.rule("R-A-801")
@pytest.mark.parametrize(("map_", "areas"), [("0", "asia"), ("9", "north"), ("9", "asia asia")])
def test_areas_that_the_map_does_not_have_are_refused(map_: str, areas: str) -> None:
    assert scenario(map=map_).seat(0, areas=areas).turn(0).faults == ["zoos.0.map"]
