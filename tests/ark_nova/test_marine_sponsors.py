"""The sponsors of Marine Worlds."""

from __future__ import annotations

import pytest

from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import Play, marine, row_with
from ark_nova.with_sponsors import play_card
from menagerie.games.ark_nova.building import put_up
from menagerie.games.ark_nova.zoo_map import NAMES, mask_of, spot

AQUARIUM = "large_aquarium@d3-e1-e2-e3-e4"


def end_of(sponsor: str, **things: object) -> tuple[int, int]:
    """Return the appeal and conservation that a sponsor brings in the end."""
    table = marine().seat(0, sponsors=sponsor, **things)
    play = table.stage("final", discarded_final_card=True, turns_left=0)
    bare = marine().seat(0, **things).stage("final", discarded_final_card=True, turns_left=0)
    return play[0]["appeal"] - bare[0]["appeal"], play[0]["conservation"] - bare[0]["conservation"]


def until_over(play: Play) -> Play:
    """Take the first option until nothing is asked."""
    while play.asked is not None:
        play.play(play.options[0])
    return play


@pytest.mark.rule("R-A-664")
def test_265_places_a_kiosk_and_earns_from_others() -> None:
    play = play_card(marine().seat(0, buildings="kiosk@a3 size_2@b4-b5 size_1@c5"), "franchise_business").play("kiosk")
    assert play.prompt == "spot"
    table = marine().seat(0, sponsors="franchise_business").seat(1, buildings="kiosk@a3 size_2@b4-b5 kiosk@c5")
    assert table.turn(0)[0]["income"]["sponsors"] == 2  # as the forecast has it
    income = table.stage("income", break_called_by=0, break_order=[0, 1])
    assert income[0]["money"] == 25 + 5 + 2
    assert end_of("franchise_business", buildings="kiosk@a3 kiosk@c5 kiosk@d3 kiosk@e5 kiosk@f1") == (0, 1)
    assert [type(c).__name__ for c in MARINE_BOX.sponsors["franchise_business"].conditions] == ["KioskNeeded"]


@pytest.mark.rule("R-A-665")
def test_266_pays_for_sea_animals_in_any_zoo() -> None:
    table = marine().seat(0, money=30, buildings=AQUARIUM).seat(1, sponsors="marine_biologist")
    assert until_over(play_card(table, "zooplankton"))[1]["money"] == 28
    assert until_over(play_card(marine(), "marine_biologist"))[0]["money"] == 28


@pytest.mark.rule("R-A-666")
def test_267_counts_kiosks_and_pavilions() -> None:
    play = play_card(marine().seat(0, buildings="kiosk@a3 pavilion@a4 pavilion@a5 pavilion@b4"), "farm_cat")
    assert play[0]["appeal"] == 3
    assert end_of("farm_cat", buildings="kiosk@d4") == (0, 1)
    assert end_of("farm_cat", buildings="kiosk@a3 pavilion@a4 pavilion@b3") == (0, 0)


@pytest.mark.rule("R-A-666")
@pytest.mark.parametrize(("beside", "points"), [("c5 c6 d5", 1), ("c5 c6 d5 d7", 0)])
def test_267_wants_three_empty_spaces_beside_a_kiosk(beside: str, points: int) -> None:
    around = " ".join(f"size_1@{space}" for space in beside.split())
    assert end_of("farm_cat", buildings=f"kiosk@d6 {around}") == (0, points)


@pytest.mark.rule("R-A-667")
def test_268_pays_marks_and_counts_donations() -> None:
    table = marine().seat(0, partner_zoos="europe", animals="short_snouted_seahorse").display("lion leopard")
    play = play_card(table, "conference_on_europe")
    assert play[0]["money"] == 25 + 5  # three Europe icons
    assert play.prompt == "mark"
    assert end_of("conference_on_europe", donations=3) == (0, 1)
    assert end_of("conference_on_europe", donations=2) == (0, 0)


@pytest.mark.rule("R-A-668", "R-A-708")
def test_269_lets_an_enclosure_grow() -> None:
    table = marine().seat(0, buildings="size_1@a4:1 size_5@d4-d5-d6-e4-e5")
    play = play_card(table, "conference_on_australia")
    assert play.options == ["none", "size_1@a4"]  # the largest cannot grow
    play.play("size_1@a4", "a4-a5")
    grown = play[0]["buildings"][-1]
    assert (grown["kind"], grown["cubes"], play[0]["appeal"]) == ("size_2", 1, 2)
    assert play[0]["reputation"] == 3  # the bonus of a5
    assert play.faults == []


@pytest.mark.rule("R-A-668", "R-A-708")
def test_269_counts_what_is_pouched() -> None:
    pouches = [["map", "lion"], ["seahorse", "wolf"]]
    table = marine().seat(0, sponsors="conference_on_australia", pouches=[[under, card] for under, card in pouches])
    assert table.stage("final", discarded_final_card=True, turns_left=0)[0]["appeal"] == 2


@pytest.mark.rule("R-A-669")
def test_270_sends_off_a_person_or_dives() -> None:
    table = marine().seat(0, sponsors="engineer").deck("lion explorer_marine wolf")
    play = play_card(table, "marine_research_expedition")
    assert play.options == ["none", "expedition", "dive"]
    play.play("expedition")
    assert (play[0]["sponsors"], play[0]["conservation"]) == (["marine_research_expedition"], 1)
    assert play.saved["discard"] == ["engineer"]
    dive = play_card(marine().deck("lion explorer_marine wolf"), "marine_research_expedition").play("dive")
    assert dive[0]["hand"] == ["explorer_marine"]
    assert dive.faults == []


@pytest.mark.rule("R-A-670")
def test_271_gains_placement_bonuses_twice() -> None:
    kind = MARINE_BOX.buildings["excavation_site"]
    zoo_map = MARINE_BOX.maps["0"]
    where = next(place for _, place in zoo_map.spots_of(kind) if "a5" in place.key.split("-"))
    table = marine().seat(0, buildings="")
    play = table.run(lambda turn: put_up(turn, kind, where))
    while play.asked is not None:
        play.play(play.options[-1])
    told = [event["bonus"] for event in play.events("bonus")]
    assert len(told) >= 2
    assert told[0] == told[1]


def covering(mask: int, without: int = 0) -> str:
    """Write an enclosure of one space for every space of a mask but one."""
    return " ".join(f"size_1@{name}" for space, name in enumerate(NAMES) if (mask & ~without) >> space & 1)


@pytest.mark.rule("R-A-670")
def test_271_counts_in_the_end_when_all_bonuses_are_covered() -> None:
    bonuses = MARINE_BOX.maps["0"].bonus_mask
    assert end_of("excavation_site", buildings=covering(bonuses)) == (0, 1)
    for one in (bonuses & -bonuses, 1 << bonuses.bit_length() - 1):
        assert end_of("excavation_site", buildings=covering(bonuses, without=one)) == (0, 0)


@pytest.mark.rule("R-A-671")
def test_272_makes_small_enclosures_on_the_border_large() -> None:
    play = play_card(marine().seat(0, buildings="size_3@a3-a4-b4 size_3@d4-d5-e4"), "expansion_area")
    sizes = {building["spaces"][0]: building["size"] for building in play[0]["buildings"]}
    assert sizes == {"a3": 5, "d4": 3}
    assert play.options == ["none", "size_3"]
    assert play.play("none").faults == []


@pytest.mark.rule("R-A-672")
def test_273_makes_donations_cheaper() -> None:
    play = play_card(marine().seat(0, universities="double_research"), "publications").play("donation")
    assert (play[0]["money"], play[0]["conservation"]) == (25, 1)  # 2, less 3 research icons
    assert play[0]["own_donations"] == 1


@pytest.mark.rule("R-A-673")
def test_274_brings_appeal_in_breaks_and_when_behind() -> None:
    play = play_card(marine().seat(0, buildings="size_1@a3"), "mascot_statue")
    assert until_over(play)[0]["appeal"] == 1
    table = marine(3).seat(0, sponsors="mascot_statue", appeal=10).seat(1, appeal=30).seat(2, appeal=11)
    over = table.stage("final", discarded_final_card=True, turns_left=0)
    assert over[0]["appeal"] == 14
    assert over.game.scores()[0] == 14 - 114


@pytest.mark.rule("R-A-674")
def test_275_finds_a_petting_zoo_animal_and_pays_for_them() -> None:
    table = marine().discard("lion vietnamese_pot_bellied_pig bennetts_wallaby wolf")
    play = play_card(table, "horse_whisperer")
    while play.prompt == "resolve_next":
        play.play(play.options[0])
    assert play.options == ["bennetts_wallaby", "vietnamese_pot_bellied_pig"]
    play.play("vietnamese_pot_bellied_pig")
    assert (play[0]["hand"], play[0]["money"]) == (["vietnamese_pot_bellied_pig"], 27)
    assert play.saved["discard"] == ["lion", "bennetts_wallaby", "wolf"]


@pytest.mark.rule("R-A-395", "R-A-674")
def test_275_finds_a_petting_zoo_animal_for_who_has_to_pay_for_venom() -> None:
    table = marine(map="4").discard("lion vietnamese_pot_bellied_pig bennetts_wallaby wolf")
    table.seat(0, venom="animals", money=0, reputation=9, hand="horse_whisperer cheetah", buildings="size_1@a6")
    play = table.seat(0, row=row_with("sponsors", 5)).turn(0).play("sponsors", "horse_whisperer")
    assert play.options == ["bennetts_wallaby", "vietnamese_pot_bellied_pig", "harbor-cheetah"]
    play.play("vietnamese_pot_bellied_pig")
    assert play[0]["hand"] == ["cheetah", "vietnamese_pot_bellied_pig"]


@pytest.mark.rule("R-A-675")
def test_276_counts_pavilions_and_gives_one_token_an_action() -> None:
    play = play_card(marine().seat(0, buildings="pavilion@a3"), "landscape_gardener")
    while play.asked is not None:
        play.play("pavilion" if "pavilion" in play.options else play.options[0])
    assert (play[0]["x_tokens"], play[0]["appeal"]) in ((1, 2), (1, 3))
    table = marine().seat(0, sponsors="landscape_gardener", alternatives="build_1", side_2="build")
    table.seat(0, row=row_with("build", 2))
    twice = table.seat(0, buildings="size_1@a3").turn(0).play("build", "pavilion", "a4", "extra-pavilion", "a5", "none")
    assert twice[0]["x_tokens"] == 1


@pytest.mark.rule("R-A-676")
def test_277_brings_reputation() -> None:
    assert until_over(play_card(marine(), "field_research_type_d_orcas"))[0]["reputation"] == 4


@pytest.mark.rule("R-A-677")
def test_278_needs_rock_and_water() -> None:
    house = MARINE_BOX.buildings["amazon_house"]
    assert (house.rock, house.water) == (1, 1)
    play = play_card(marine().seat(0, buildings="size_1@d3"), "amazon_house")
    while play.asked is not None:
        play.play(play.options[0])
    assert play[0]["appeal"] >= 4
    assert play[0]["conservation"] >= 2
    assert play[0]["icons"]["sea_animal"] == 1


@pytest.mark.rule("R-A-678")
def test_279_lies_on_water_beside_aquariums() -> None:
    play = play_card(marine().seat(0, buildings="small_aquarium@a3-a4 size_1@b2"), "underwater_tunnel")
    while play.prompt == "resolve_next":
        play.play("building" if "building" in play.options else play.options[0])
    assert set(play.options) == {"a1-a2", "a1-b1"}
    play.play("a1-a2")
    assert play[0]["appeal"] == 2
    both = "small_aquarium@a3-a4 underwater_tunnel@a1-a2"
    assert end_of("underwater_tunnel", buildings=both) == (3, 0)


@pytest.mark.rule("R-A-679")
def test_280_moves_buildings_and_ends_placement_bonuses() -> None:
    """V-A-207 on map 8: neither money nor sponsors."""
    play = play_card(marine().seat(0, buildings="size_1@a4 size_1@b3:1"), "reconstruction")
    while play.prompt == "resolve_next":
        play.play(play.options[0])
    while play.prompt != "rebuild":
        play.play("none")
    play.play("size_1@b3", "a5")
    assert play[0]["reputation"] == 1  # the bonus of a5 is not gained
    moved = next(building for building in play[0]["buildings"] if building["spaces"] == ["a5"])
    assert moved["cubes"] == 1
    zoo_map = MARINE_BOX.maps["8"]
    signs = [space for space in range(58) if zoo_map.features["signs"] >> space & 1]
    where = spot(mask_of((NAMES[signs[0]],)))
    table = marine(map="8").seat(0, sponsors="reconstruction")
    over = table.run(lambda turn: put_up(turn, MARINE_BOX.buildings["size_1"], where))
    assert (over[0]["hand"], over[0]["money"]) == ([], 25)


@pytest.mark.rule("R-A-679")
def test_280_counts_in_the_end_when_the_map_is_covered() -> None:
    """Rock and water may stay bare."""
    land = MARINE_BOX.maps["0"].land
    assert end_of("reconstruction", buildings=covering(land)) == (5, 0)
    assert end_of("reconstruction", buildings=covering(land, without=land & -land)) == (0, 0)


@pytest.mark.rule("R-A-679")
def test_280_moves_three_buildings_at_most_and_each_once() -> None:
    homes = ["size_1@a4", "size_1@a5", "size_1@b4", "size_1@b5"]
    play = play_card(marine().seat(0, buildings=" ".join(homes)), "reconstruction")
    while play.prompt != "rebuild":
        play.play("rebuild" if "rebuild" in play.options else "none")
    assert play.options == ["none", *homes]
    for home in homes[:3]:
        play.play(home)
        spots = [option for option in play.options if option not in ("a4", "a5", "b4", "b5")]
        play.play(spots[0])
    assert play.prompt != "rebuild"
    assert len(play[0]["buildings"]) == 4


@pytest.mark.rule("R-A-679", "R-A-154")
def test_280_pays_for_a_full_map_only_once() -> None:
    land = MARINE_BOX.maps["0"].land
    table = marine().seat(0, buildings=covering(land), map_was_full=True)
    assert until_over(play_card(table, "reconstruction"))[0]["appeal"] == 0


NEW = [key for key, card in MARINE_BOX.sponsors.items() if card.number >= 265 or key.endswith("_marine")]


@pytest.mark.parametrize("key", NEW)
def test_every_new_sponsor_can_be_played(key: str) -> None:
    table = marine(3).seat(0, money=40, reputation=6, buildings="kiosk@a3 pavilion@a4 size_1@b2 size_1@b3 size_2@c3-d3")
    play = play_card(table.display("lion leopard").seat(1, buildings="kiosk@a3"), key)
    for _ in range(60):
        if play.asked is None:
            break
        play.play(play.options[-1])
    assert key in play[0]["sponsors"]
    assert play.faults == []
