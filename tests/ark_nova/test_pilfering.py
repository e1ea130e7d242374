"""Pilfering: who is robbed, and of what."""

from __future__ import annotations

import pytest

from ark_nova.scenario import ability, scenario

# --- who is hit ---


@pytest.mark.rule("R-A-418")
def test_pilfering_1_hits_who_has_the_most_appeal_and_nobody_else() -> None:
    table = scenario(seats=3).seat(0, appeal=5, money=0).seat(1, appeal=20, money=9).seat(2, appeal=19, conservation=9)
    zoo = table.run(ability("pilfering 1"))
    assert (zoo.asked, [zoo[seat]["money"] for seat in range(3)]) == (None, [5, 4, 25])


@pytest.mark.rule("R-A-418")
def test_pilfering_does_nothing_for_who_leads_alone() -> None:
    zoo = scenario().seat(0, appeal=12, money=0).seat(1, appeal=11, conservation=4).run(ability("pilfering 1"))
    assert (zoo.asked, zoo[0]["money"]) == (None, 0)


@pytest.mark.rule("R-A-420")
def test_among_several_leaders_the_player_chooses_one() -> None:
    table = scenario(seats=4).seat(0, money=0).seat(1, appeal=9).seat(2, appeal=9).seat(3, appeal=8)
    zoo = table.run(ability("pilfering 1"))
    assert (zoo.asked, zoo.options) == (0, ["player-1", "player-2"])
    zoo.play("player-2")
    assert [zoo[seat]["money"] for seat in range(4)] == [5, 25, 20, 25]


@pytest.mark.rule("R-A-420")
def test_who_ties_with_the_player_for_the_lead_is_hit() -> None:
    zoo = scenario().seat(0, appeal=9, money=0).seat(1, appeal=9).run(ability("pilfering 1"))
    assert (zoo[0]["money"], zoo[1]["money"]) == (5, 20)


@pytest.mark.rule("R-A-385", "R-A-418")
def test_pilfering_spares_zoos_with_less_than_five_appeal() -> None:
    zoo = scenario().seat(0, money=0).seat(1, appeal=4, conservation=9).run(ability("pilfering 2"))
    assert (zoo.asked, zoo[0]["money"]) == (None, 0)


@pytest.mark.rule("R-A-388", "R-A-419")
def test_for_conservation_the_marker_of_who_has_less_than_five_appeal_is_ignored() -> None:
    table = scenario(seats=3).seat(0, appeal=9, money=0).seat(1, appeal=4, conservation=6)
    zoo = table.seat(2, appeal=5, conservation=2).run(ability("pilfering 2"))
    assert [zoo[seat]["money"] for seat in range(3)] == [5, 25, 20]


@pytest.mark.rule("R-A-419")
def test_pilfering_2_also_hits_who_has_the_most_conservation() -> None:
    table = scenario(seats=3).seat(0, money=0).seat(1, appeal=20).seat(2, appeal=9, conservation=1)
    zoo = table.run(ability("pilfering 2"))
    assert [zoo[seat]["money"] for seat in range(3)] == [10, 20, 20]


@pytest.mark.rule("R-A-419")  # V-A-087
def test_pilfering_2_does_nothing_when_the_player_leads_on_appeal_and_nobody_has_conservation() -> None:
    zoo = scenario().seat(0, appeal=20, money=0).seat(1, appeal=9).run(ability("pilfering 2"))
    assert (zoo.asked, zoo[0]["money"]) == (None, 0)


@pytest.mark.rule("R-A-419")
def test_each_part_of_pilfering_2_looks_at_its_own_track() -> None:
    table = scenario(seats=3).seat(0, appeal=30, conservation=1, money=0).seat(1, appeal=9, conservation=2)
    zoo = table.seat(2, appeal=20).run(ability("pilfering 2"))
    assert [zoo[seat]["money"] for seat in range(3)] == [5, 20, 25]


@pytest.mark.rule("R-A-386")
@pytest.mark.parametrize(("first", "money"), [("pilfering-1", 25 - 10 + 5), ("appeal-6", 25 - 10)])
def test_pilfering_may_come_before_the_appeal_of_the_animal(first: str, money: int) -> None:
    table = scenario().seat(0, hand="barbary_macaque", partner_zoos="africa", buildings="size_2@e2-e3", appeal=4)
    table.seat(0, row="cards animals build association sponsors").seat(1, appeal=9)
    assert table.turn(0).play("animals", first)[0]["money"] == money


# --- of what ---


@pytest.mark.rule("R-A-421")
def test_the_victim_chooses_between_money_and_a_card() -> None:
    zoo = scenario().seat(1, appeal=9, money=5, hand="lion").run(ability("pilfering 1"))
    assert (zoo.asked, zoo.options) == (1, ["money", "card"])


@pytest.mark.rule("R-A-421")
def test_a_victim_who_pays_gives_five_money_to_the_player() -> None:
    zoo = scenario().seat(0, money=1).seat(1, appeal=9, money=7, hand="lion").run(ability("pilfering 1")).play("money")
    assert (zoo[0]["money"], zoo[1]["money"], zoo[1]["hand"]) == (6, 2, ["lion"])


@pytest.mark.rule("R-A-421")
def test_a_victim_who_gives_a_card_loses_a_random_one_to_the_player() -> None:
    hand = "lion wolf stoat caracal cougar jaguar raccoon koala"
    zoo = scenario().seat(0, money=0).seat(1, appeal=9, hand=hand).run(ability("pilfering 1")).play("card")
    (stolen,) = zoo[0]["hand"]
    assert (zoo[0]["money"], sorted([stolen, *zoo[1]["hand"]])) == (0, sorted(hand.split()))


@pytest.mark.rule("R-A-421")
def test_a_card_given_is_drawn_by_chance() -> None:
    hand = "lion wolf stoat caracal cougar jaguar raccoon koala"
    stolen = set()
    for luck in range(12):
        zoo = scenario().seat(1, appeal=9, hand=hand).set(chance=luck).run(ability("pilfering 1")).play("card")
        stolen.add(zoo[0]["hand"][0])
    assert len(stolen) > 3


@pytest.mark.rule("R-A-422")  # V-A-083
def test_a_victim_without_a_card_must_pay() -> None:
    zoo = scenario().seat(0, money=0).seat(1, appeal=9, money=7).run(ability("pilfering 1"))
    assert (zoo.asked, zoo[0]["money"], zoo[1]["money"]) == (None, 5, 2)


@pytest.mark.rule("R-A-423")  # V-A-084
def test_a_victim_with_less_than_five_money_must_give_a_card() -> None:
    zoo = scenario().seat(0, money=0).seat(1, appeal=9, money=4, hand="lion wolf").run(ability("pilfering 1"))
    assert (zoo[0]["money"], len(zoo[0]["hand"]), zoo[1]["money"], len(zoo[1]["hand"])) == (0, 1, 4, 1)


@pytest.mark.rule("R-A-424")
@pytest.mark.parametrize("money", [0, 3])
def test_a_victim_with_neither_gives_the_money_that_is_left(money: int) -> None:
    zoo = scenario().seat(0, money=0).seat(1, appeal=9, money=money).run(ability("pilfering 1"))
    assert (zoo[0]["money"], zoo[1]["money"]) == (money, 0)


@pytest.mark.rule("R-A-425")
def test_final_scoring_cards_are_never_taken() -> None:
    table = scenario().seat(0, money=0).seat(1, appeal=9, money=6, final_cards="research_zoo climbing_park")
    zoo = table.run(ability("pilfering 1"))
    assert (zoo[0]["money"], zoo[1]["final_cards"]) == (5, ["research_zoo", "climbing_park"])


@pytest.mark.rule("R-A-421", "R-A-426")  # V-A-029
def test_who_is_hit_twice_chooses_anew_each_time() -> None:
    table = scenario().seat(0, money=0).seat(1, appeal=9, conservation=2, money=12, hand="lion wolf")
    zoo = table.run(ability("pilfering 2")).play("card")
    assert (zoo.asked, zoo.options, len(zoo[0]["hand"])) == (1, ["money", "card"], 1)
    assert zoo.play("money")[1]["money"] == 7


@pytest.mark.rule("R-A-422", "R-A-426")  # V-A-086
def test_who_gave_the_last_card_must_pay_the_second_time() -> None:
    table = scenario().seat(0, money=0).seat(1, appeal=9, conservation=2, money=6, hand="lion")
    zoo = table.run(ability("pilfering 2")).play("card")
    assert (zoo.asked, zoo[0]["hand"], zoo[0]["money"], zoo[1]["money"]) == (None, ["lion"], 5, 1)


@pytest.mark.rule("R-A-424", "R-A-426")
def test_who_paid_all_but_a_little_pays_what_is_left_the_second_time() -> None:
    zoo = scenario().seat(0, money=0).seat(1, appeal=9, conservation=2, money=6).run(ability("pilfering 2"))
    assert (zoo[0]["money"], zoo[1]["money"]) == (6, 0)


# --- what is known of it ---


@pytest.mark.rule("R-A-038", "R-A-421")
def test_only_thief_and_victim_know_which_card_was_taken() -> None:
    table = scenario(seats=3).seat(1, appeal=9, money=0, hand="lion")
    zoo = table.run(ability("pilfering 1"))
    assert [zoo.game.view(seat)["zoos"][0]["hand"] for seat in (1, 2)] == [["lion"], []]


@pytest.mark.rule("R-A-038", "R-A-421")
def test_after_a_theft_a_third_player_no_longer_knows_which_known_cards_the_victim_has() -> None:
    table = scenario(seats=3).seat(1, appeal=9, money=0, hand="lion wolf", known="lion wolf")
    zoo = table.run(ability("pilfering 1"))
    assert zoo.game.view(2)["zoos"][1]["hand"] == []


@pytest.mark.rule("R-A-421")
def test_every_card_is_still_there_after_a_theft() -> None:
    zoo = scenario().seat(1, appeal=9, money=0, hand="lion wolf", known="lion wolf").run(ability("pilfering 1"))
    assert zoo.faults == []
