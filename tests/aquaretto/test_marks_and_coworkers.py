"""What a growing basin earns, and the four jobs."""

from __future__ import annotations

from typing import Any

import pytest

from aquaretto.scenario import Play, scenario

ROW = ("0,3", "1,3", "2,3", "3,3", "4,3", "4,2", "3,2", "2,2", "1,2", "0,2", "1,1", "2,1")


def growing(size: int, **park: int | str) -> Play:
    """Let a basin of plain dolphins reach a size."""
    basin = " ".join(f"dolphin@{space}" for space in ROW[: size - 1])
    table = scenario().seat(0, park=basin, **{"money": 0, **park})  # type: ignore[arg-type]
    return table.trucks("dolphin").turn(0).play("take-1", f"dolphin@{ROW[size - 1]}")


@pytest.mark.rule("R-Q-060", "R-Q-064")
@pytest.mark.parametrize(("size", "coins"), [(2, 0), (3, 1), (4, 0), (6, 1), (7, 0), (8, 0), (9, 1), (11, 0), (12, 1)])
def test_the_third_sixth_ninth_and_twelfth_tile_earn_a_coin(size: int, coins: int) -> None:
    assert growing(size).park(0).money == coins


@pytest.mark.rule("R-Q-060")
def test_the_coin_comes_from_the_bank() -> None:
    game = scenario().seat(0, park="dolphin@2,2 dolphin@2,3").bank(4).trucks("dolphin").turn(0)
    assert game.play("take-1", "dolphin@2,4").bank == 3


@pytest.mark.rule("R-Q-061", "R-Q-063")
@pytest.mark.parametrize("size", [5, 10])
def test_the_fifth_and_tenth_tile_earn_a_coworker_at_once(size: int) -> None:
    game = growing(size)
    assert game.options[:3] == ["cashier", "keeper", "manager"]
    assert game.play("manager").park(0).posts == (0, 0, 1)


@pytest.mark.rule("R-Q-062")
def test_every_mark_that_one_truck_passes_is_paid() -> None:
    game = scenario().seat(0, park="dolphin@1,4 dolphin@2,4", money=0).trucks("3 dolphin").turn(0)
    game.play("take-1", "dolphin@3,4", "dolphin@2,3", "dolphin@1,3", "cashier")
    assert (game.park(0).money, game.park(0).posts) == (1, (1, 0, 0))


@pytest.mark.rule("R-Q-060", "R-Q-061")
def test_a_tile_in_the_depot_counts_for_no_mark() -> None:
    game = scenario().seat(0, park="dolphin@1,4 dolphin@2,4", money=0).trucks("dolphin").turn(0)
    assert game.play("take-1", "dolphin@depot").park(0).money == 0


@pytest.mark.rule("R-Q-064")
def test_with_the_xxl_set_twelve_dolphins_need_no_offspring() -> None:
    table: Any = scenario(5, xxl=True).turn(0).game.table
    assert sum(copies for tile, copies in table.box.tiles.copies.items() if tile.key.startswith("dolphin")) == 12


@pytest.mark.rule("R-Q-065")
def test_an_empty_bank_pays_nothing() -> None:
    game = scenario().seat(0, park="dolphin@2,2 dolphin@2,3", money=0).bank(0).trucks("dolphin").turn(0)
    assert game.play("take-1", "dolphin@2,4").park(0).money == 0
    assert "empty_bank player=0" in game.events


@pytest.mark.rule("R-Q-065")
def test_an_empty_supply_gives_no_coworker() -> None:
    park = " ".join(f"dolphin@{space}" for space in ROW[:4])
    crowd = {"trainers": "1,1 2,1 3,1 4,1 2,0 3,0", "cashiers": 2}
    table = scenario().seat(0, park=park).seat(1, **crowd).seat(2, **crowd)  # type: ignore[arg-type]
    game = table.trucks("dolphin", "coin").turn(0).play("take-1", "dolphin@4,3")
    assert game.asked == 1
    assert "no_coworker player=0" in game.events


@pytest.mark.rule("R-Q-065")
def test_a_coworker_without_a_post_is_not_taken() -> None:
    basin = ["2,0", "3,0", "2,1", "3,1", "4,1", "4,2", "3,2", "2,2", "1,1"]
    rest = "1,2 0,2 0,3 1,3 2,3 3,3 4,3 1,4 3,4"
    table = scenario().seat(
        0, park=" ".join(f"dolphin@{space}" for space in basin), trainers=rest, cashiers=2, keepers=2, managers=1
    )
    game = table.trucks("dolphin", "coin").turn(0)
    assert game.view["coworkers"] == 2
    game = (
        scenario()
        .seat(
            0,
            park=" ".join(f"dolphin@{space}" for space in [*basin[:8], "2,3"]),
            trainers="1,1 1,2 0,2 0,3 1,3 3,3 4,3 1,4 3,4",
            cashiers=2,
            keepers=2,
            managers=1,
        )
        .trucks("dolphin", "coin")
        .turn(0)
        .play("take-1", "dolphin@2,4")
    )
    assert game.asked == 1
    assert "no_job player=0" in game.events


@pytest.mark.rule("R-Q-070")
def test_there_are_two_booths() -> None:
    assert growing(5, cashiers=2).why_not("cashier") == ["no_cashier"]


@pytest.mark.rule("R-Q-071")
def test_there_are_two_feeding_stations() -> None:
    assert growing(5, keepers=2).why_not("keeper") == ["no_keeper"]


@pytest.mark.rule("R-Q-072")
def test_a_trainer_stands_on_any_empty_space_of_the_park() -> None:
    game = growing(5, trainers="2,0", laid="small@5,2+6,2+5,3")
    assert game.offers("trainer@6,2")
    assert game.why_not("trainer@2,0") == ["trainer_there"]
    assert game.why_not("trainer@0,3") == ["animal_there"]


@pytest.mark.rule("R-Q-072")
def test_there_may_be_any_number_of_trainers() -> None:
    game = growing(5, trainers="2,0 3,0 2,1 3,1 1,1 4,1").play("trainer@1,4")
    assert len(game.park(0).trainers) == 7


@pytest.mark.rule("R-Q-073")
def test_there_is_one_manager() -> None:
    assert growing(5, managers=1).why_not("manager") == ["no_manager"]


@pytest.mark.rule("R-Q-074")
def test_a_coworker_moves_only_for_a_coin() -> None:
    game = scenario().seat(0, managers=1, money=0).trucks("coin").turn(0)
    assert game.why_not("move-manager") == ["too_little_money"]


@pytest.mark.rule("R-Q-040", "R-Q-075")
def test_a_manager_may_become_a_trainer() -> None:
    game = scenario().seat(0, managers=1, money=1).bank(5).trucks("coin").turn(0).play("move-manager", "trainer@2,2")
    assert (game.park(0).posts, game.park(0).trainers) == ((0, 0, 0), ["2,2"])
    assert (game.park(0).money, game.bank) == (0, 6)


@pytest.mark.rule("R-Q-040", "R-Q-075")
def test_a_trainer_may_move_within_the_park() -> None:
    game = scenario().seat(0, trainers="1,2", money=1).bank(5).trucks("coin").turn(0)
    game.play("move-trainer@1,2", "trainer@3,3")
    assert (game.park(0).trainers, game.park(0).money, game.bank) == (["3,3"], 0, 6)


@pytest.mark.rule("R-Q-075")
def test_a_cashier_may_become_a_keeper_or_take_the_other_booth() -> None:
    game = scenario().seat(0, cashiers=1, money=1).trucks("coin").turn(0).play("move-cashier")
    assert game.offers("cashier")
    assert game.play("keeper").park(0).posts == (0, 1, 0)


@pytest.mark.rule("R-Q-075")
def test_a_full_post_takes_nobody() -> None:
    game = scenario().seat(0, cashiers=2, keepers=1, money=1).trucks("coin").turn(0)
    assert game.why_not("move-manager") == ["nobody"]
    assert game.play("move-keeper").why_not("cashier") == ["no_cashier"]


@pytest.mark.rule("R-Q-062")
def test_a_coworker_and_a_coin_may_come_from_one_truck() -> None:
    basin = " ".join(f"dolphin@{space}" for space in ROW[:4])
    game = scenario().seat(0, park=basin, money=0).trucks("2 dolphin").turn(0)
    game.play("take-1", "dolphin@4,3", "keeper", "dolphin@4,2")
    assert (game.park(0).posts, game.park(0).money) == ((0, 1, 0), 1)


@pytest.mark.rule("R-Q-049", "R-Q-061")
def test_a_bought_tile_may_earn_a_coworker() -> None:
    basin = " ".join(f"dolphin@{space}" for space in ROW[:4])
    table = scenario().seat(0, park=basin, money=2).seat(1, depot="dolphin").trucks("coin")
    game = table.turn(0).play("buy-dolphin@1", "dolphin@4,3", "cashier")
    assert (game.park(0).posts, game.asked) == ((1, 0, 0), 1)


@pytest.mark.rule("R-Q-049", "R-Q-061")
def test_a_moved_tile_may_earn_a_coworker() -> None:
    basin = " ".join(f"dolphin@{space}" for space in ROW[:9])
    game = scenario().seat(0, park=basin, depot="dolphin", money=1).trucks("coin").turn(0)
    assert game.play("move-dolphin@depot", "dolphin@0,2", "trainer@1,4").park(0).trainers == ["1,4"]


@pytest.mark.rule("R-Q-063", "R-Q-065")
def test_a_coworker_takes_the_only_free_post_unasked() -> None:
    basin = ["2,0", "3,0", "2,1", "3,1", "4,1", "4,2", "3,2", "2,2", "2,3"]
    table = scenario().seat(
        0,
        park=" ".join(f"dolphin@{space}" for space in basin),
        trainers="1,1 1,2 0,2 0,3 1,3 3,3 4,3 1,4 3,4",
        cashiers=2,
        keepers=1,
        managers=1,
    )
    game = table.trucks("dolphin", "coin").turn(0).play("take-1", "dolphin@2,4")
    assert (game.asked, game.park(0).posts) == (1, (2, 2, 1))


@pytest.mark.rule("R-Q-040", "R-Q-075")
def test_a_coworker_with_nowhere_to_go_stays() -> None:
    rest = "1,4 2,4 3,4 3,1 4,1 2,0 3,0"
    park = " ".join(f"dolphin@{space}" for space in ROW)
    table = scenario().seat(0, park=park, trainers=rest, cashiers=2, keepers=2, managers=1, money=1)
    game = table.trucks("coin").turn(0)
    assert game.why_not("move-cashier") == ["no_free_post"]
    assert game.why_not("move-trainer@3,0") == ["no_free_post"]


@pytest.mark.rule("R-Q-073", "R-Q-075")
def test_a_manager_cannot_move_to_the_own_place() -> None:
    game = scenario().seat(0, managers=1, money=1).trucks("coin").turn(0).play("move-manager")
    assert game.why_not("manager") == ["no_manager"]


@pytest.mark.rule("R-Q-072")
def test_a_trainer_may_stand_in_a_gap() -> None:
    game = growing(5, trainers="2,0")
    assert game.offers("trainer@2,2")
