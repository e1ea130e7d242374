"""Births in a basin."""

from __future__ import annotations

import pytest

from aquaretto.scenario import scenario

NARROW = "2,1 3,1"  # trainers that leave the two lowest spaces of the park to themselves


@pytest.mark.rule("R-Q-050", "R-Q-051", "R-Q-053")
def test_a_pair_has_an_offspring_where_the_player_likes() -> None:
    game = scenario().seat(0, park="orca-male@1,4").trucks("orca-female").turn(0).play("take-1", "orca-female@2,4")
    assert sorted(game.options) == [f"orca-offspring@{space}" for space in ("1,3", "2,3", "3,4")]
    game.play("orca-offspring@1,3")
    assert game.park(0).animals == {"1,4": "orca-male-bred", "2,4": "orca-female-bred", "1,3": "orca-offspring"}
    assert (game.supply("orca"), game.supply("dolphin")) == (1, 2)


@pytest.mark.rule("R-Q-051", "R-Q-060")
def test_an_offspring_counts_for_the_marks() -> None:
    game = scenario().seat(0, park="orca-male@1,4", money=0).trucks("orca-female").turn(0)
    game.play("take-1", "orca-female@2,4", "orca-offspring@1,3")
    assert (len(game.park(0).basin("orca")), game.park(0).money) == (3, 1)


@pytest.mark.rule("R-Q-051")
def test_an_offspring_takes_the_only_space_unasked() -> None:
    game = scenario().seat(0, park="orca-male@3,0", trainers="2,1 3,1 4,1", laid="small@4,0+5,0+5,1")
    play = game.trucks("orca-female").turn(0).play("take-1", "orca-female@2,0")
    assert play.park(0).animals["4,0"] == "orca-offspring"


@pytest.mark.rule("R-Q-036", "R-Q-051")
def test_an_offspring_keeps_its_distance() -> None:
    game = scenario().seat(0, park="orca-male@0,3 dolphin@3,3").trucks("orca-female").turn(0)
    game.play("take-1", "orca-female@1,3")
    assert game.why_not("orca-offspring@2,3") == ["too_near"]


@pytest.mark.rule("R-Q-052")
def test_an_offspring_without_room_goes_on_the_depot() -> None:
    park = "hippopotamus-male@2,0"
    game = scenario().seat(0, park=park, trainers=NARROW, depot="orca").trucks("hippopotamus-female").turn(0)
    game.play("take-1", "hippopotamus-female@3,0")
    assert game.park(0).depot == ["orca", "hippopotamus-offspring"]


@pytest.mark.rule("R-Q-053")
def test_the_offspring_cannot_be_declined() -> None:
    game = scenario().seat(0, park="orca-male@1,4").trucks("orca-female").turn(0).play("take-1", "orca-female@2,4")
    assert all(key.startswith("orca-offspring@") for key in game.options)
    assert not game.offers("orca-offspring@depot")


@pytest.mark.rule("R-Q-054")
@pytest.mark.parametrize("third", ["orca-male", "orca-female"])
def test_a_third_fertile_animal_causes_nothing(third: str) -> None:
    bred = "orca-male-bred@1,4 orca-female-bred@2,4 orca-offspring@3,4"
    game = scenario().seat(0, park=bred).trucks(third, "coin").turn(0).play("take-1", f"{third}@2,3")
    assert game.asked == 1
    assert game.park(0).animals["2,3"] == third


@pytest.mark.rule("R-Q-054", "R-Q-056")
def test_a_second_pair_has_the_second_offspring() -> None:
    bred = "orca-male-bred@1,4 orca-female-bred@2,4 orca-offspring@3,4 orca-male@2,3"
    game = scenario().seat(0, park=bred).trucks("orca-female").turn(0).play("take-1", "orca-female@2,2", "keeper")
    assert game.tile_in_hand == "orca-offspring"


@pytest.mark.rule("R-Q-055")
def test_the_pair_need_not_lie_side_by_side() -> None:
    game = scenario().seat(0, park="orca-male@1,4 orca@2,4").trucks("orca-female").turn(0)
    assert game.play("take-1", "orca-female@3,4").tile_in_hand == "orca-offspring"


@pytest.mark.rule("R-Q-055")
def test_there_are_no_births_in_a_depot() -> None:
    game = (
        scenario().seat(0, depot="orca-male").trucks("orca-female", "coin").turn(0).play("take-1", "orca-female@depot")
    )
    assert game.asked == 1
    assert game.supply("orca") == 2


@pytest.mark.rule("R-Q-055")
def test_an_animal_of_the_depot_is_no_mate_for_one_in_the_park() -> None:
    table = scenario().seat(0, park="orca@1,4", depot="orca-male").trucks("orca-female", "coin")
    game = table.turn(0).play("take-1", "orca-female@2,4")
    assert (game.asked, game.supply("orca"), game.park(0).depot) == (1, 2, ["orca-male"])


@pytest.mark.rule("R-Q-056")
def test_an_offspring_breeds_no_more() -> None:
    game = scenario().seat(0, park="orca-male@1,4", depot="orca-offspring", money=1).trucks("coin").turn(0)
    assert game.play("move-orca-offspring@depot", "orca-offspring@2,4").asked == 1


@pytest.mark.rule("R-Q-057")
def test_a_mark_is_paid_before_the_offspring_comes() -> None:
    park = "orca-male@1,4 orca@2,4 orca@3,4 orca@2,3"
    game = scenario().seat(0, park=park).trucks("orca-female").turn(0).play("take-1", "orca-female@2,2")
    assert game.offers("cashier")
    assert game.play("trainer@2,1").tile_in_hand == "orca-offspring"


@pytest.mark.rule("R-Q-057")
def test_the_trainer_may_stand_where_the_offspring_would_have_gone() -> None:
    park = "orca-male@2,0 orca@3,0 orca@2,1 orca@3,1"
    hemmed = scenario().seat(0, park=park, trainers="1,1 2,2 3,2", laid="small@5,1+5,2+6,1")
    game = hemmed.trucks("orca-female").turn(0).play("take-1", "orca-female@4,1", "trainer@4,2")
    assert game.park(0).animals["5,1"] == "orca-offspring"


@pytest.mark.rule("R-Q-052", "R-Q-057")
def test_a_trainer_on_the_last_space_sends_the_offspring_to_the_depot() -> None:
    park = "orca-male@2,0 orca@3,0 orca@2,1 orca@3,1"
    hemmed = scenario().seat(0, park=park, trainers="1,1 2,2 3,2")
    game = hemmed.trucks("orca-female").turn(0).play("take-1", "orca-female@4,1")
    assert game.play("trainer@4,2").park(0).depot == ["orca-offspring"]


@pytest.mark.rule("R-Q-052", "R-Q-053")
def test_an_offspring_that_other_basins_hem_in_goes_to_the_depot() -> None:
    table = scenario().seat(0, park="orca-male@2,0 penguin@2,2 dolphin@4,1").trucks("orca-female", "coin")
    game = table.turn(0).play("take-1", "orca-female@3,0")
    assert game.park(0).depot == ["orca-offspring"]


@pytest.mark.rule("R-Q-051", "R-Q-061")
@pytest.mark.parametrize("size", [3, 8])
def test_an_offspring_may_earn_a_coworker(size: int) -> None:
    row = ("0,3", "1,3", "2,3", "3,3", "4,3", "4,2", "3,2", "2,2", "1,2", "0,2")
    park = " ".join([f"orca-male@{row[0]}", *(f"orca@{space}" for space in row[1:size])])
    game = scenario().seat(0, park=park, money=0).trucks("orca-female").turn(0)
    game.play("take-1", f"orca-female@{row[size]}", f"orca-offspring@{row[size + 1]}")
    assert game.offers("cashier")
    assert game.park(0).money == int(size == 8)


@pytest.mark.rule("R-Q-051", "R-Q-060")
@pytest.mark.parametrize("size", [4, 7, 10])
def test_an_offspring_may_earn_a_coin(size: int) -> None:
    row = ("0,3", "1,3", "2,3", "3,3", "4,3", "4,2", "3,2", "2,2", "1,2", "0,2", "1,1", "2,1")
    park = " ".join([f"orca-male@{row[0]}", *(f"orca@{space}" for space in row[1:size])])
    game = scenario().seat(0, park=park, money=0).trucks("orca-female").turn(0)
    game.play("take-1", f"orca-female@{row[size]}", *(["manager"] if size == 4 else []))
    assert game.play(f"orca-offspring@{row[size + 1]}").park(0).money == 1


@pytest.mark.rule("R-Q-065")
def test_an_offspring_earns_nothing_from_an_empty_bank() -> None:
    game = scenario().seat(0, park="orca-male@1,4", money=0).bank(0).trucks("orca-female").turn(0)
    assert game.play("take-1", "orca-female@2,4", "orca-offspring@3,4").park(0).money == 0


@pytest.mark.rule("R-Q-049", "R-Q-054")
def test_a_pair_that_waits_in_the_depot_breeds_when_its_second_half_moves() -> None:
    table = scenario().seat(0, depot="orca-female", park="orca-male@1,4", money=1).trucks("coin")
    game = table.turn(0).play("move-orca-female@depot", "orca-female@2,4")
    assert game.tile_in_hand == "orca-offspring"


@pytest.mark.rule("R-Q-056")
def test_a_bought_offspring_is_a_tile_like_others() -> None:
    table = scenario().seat(0, park="orca-male@1,4 orca@2,4", money=2).seat(1, depot="orca-offspring").trucks("coin")
    game = table.turn(0).play("buy-orca-offspring@1", "orca-offspring@3,4")
    assert (game.asked, game.park(0).money, game.supply("orca")) == (1, 1, 2)
