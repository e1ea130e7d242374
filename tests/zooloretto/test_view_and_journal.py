"""What everybody can see, what the journal tells, and what can be taken back."""

from __future__ import annotations

import json

import pytest

import menagerie
from scenario import scenario

# --- the view ---


def test_every_seat_and_every_spectator_sees_the_same() -> None:
    game = scenario(3).seat(1, E4="panda", barn="zebra").trucks("coin").turn(0).game
    assert game.view(0) == game.view(1) == game.view(2) == game.view(None)


@pytest.mark.rule("R-Z-004")
def test_nobody_sees_the_order_of_the_tiles_to_come() -> None:
    one, other = scenario().pile("camel panda ...").trucks("coin"), scenario().pile("panda camel ...").trucks("coin")
    assert one.turn(0).view == other.turn(0).view


@pytest.mark.rule("R-Z-004", "R-Z-015")
def test_nobody_sees_which_tiles_lie_in_the_end_pile() -> None:
    one = scenario().pile("camel").end_pile("panda").trucks("coin")
    other = scenario().pile("panda").end_pile("camel").trucks("coin")
    assert one.turn(0).view == other.turn(0).view


@pytest.mark.rule("R-Z-012")
def test_everybody_sees_the_drawn_tile() -> None:
    game = scenario().trucks("coin").pile("camel ...").turn(0).play("draw").game
    assert [game.view(seat)["in_hand"] for seat in (0, 1, 2, None)] == ["camel"] * 4


def test_the_view_is_plain_json() -> None:
    game = scenario().seat(0, E4="panda stall_a", barn="zebra-male").trucks("coin").turn(0)
    assert json.loads(json.dumps(game.view)) == game.view


def test_a_drawn_tile_is_no_longer_among_the_unseen() -> None:
    game = scenario().trucks("coin").pile("camel ...").turn(0).play("draw")
    assert "camel" not in game.view["unseen"]


@pytest.mark.parametrize(
    ("tiles", "step", "lacks_stall"),
    [
        ("panda panda panda panda", "full", False),
        ("panda panda panda", "one_free", False),
        ("panda panda stall_a", "each", False),
        ("panda panda", None, True),
        ("stall_a", None, False),
        ("", None, False),
    ],
)
@pytest.mark.rule("R-Z-090", "R-Z-091", "R-Z-092", "R-Z-093")
def test_an_enclosure_tells_which_step_of_points_it_has_reached(
    tiles: str, step: str | None, *, lacks_stall: bool
) -> None:
    view = scenario().seat(0, E4=tiles).trucks("coin").turn(0).view
    enclosure = next(each for each in view["zoos"][0]["enclosures"] if each["name"] == "E4")
    assert (enclosure["step"], enclosure["lacks_stall"]) == (step, lacks_stall)


@pytest.mark.rule("R-Z-095", "R-Z-097", "R-Z-098")
def test_a_zoo_tells_how_many_kinds_are_counted() -> None:
    game = scenario().seat(0, E4="stall_a stall_a", E5="stall_b", barn="zebra zebra-male camel stall_a").trucks("coin")
    assert game.turn(0).view["zoos"][0]["kinds"] == {"stalls": 2, "barn_species": 2, "barn_stalls": 1}


# --- the journal ---


@pytest.mark.rule("R-Z-012")
def test_drawing_tells_the_tile_and_the_truck() -> None:
    game = scenario().trucks("coin").pile("camel ...").turn(0).play("draw", "load-2")
    assert game.events == ["drawn player=0 tile=camel", "loaded player=0 tile=camel truck=2"]


@pytest.mark.rule("R-Z-080")
def test_the_first_draw_from_the_end_pile_tells_that_the_round_is_the_last() -> None:
    game = scenario().trucks("coin").pile("").end_pile("zebra").turn(0).play("draw")
    assert game.events == ["last_round", "drawn player=0 tile=zebra"]


@pytest.mark.rule("R-Z-080")
def test_later_draws_from_the_end_pile_do_not_tell_it_again() -> None:
    game = scenario().trucks("coin").last_round().turn(0).play("draw")
    assert game.events == ["drawn player=0 tile=flamingo"]


def test_taking_a_truck_tells_its_load_and_where_each_tile_goes() -> None:
    game = scenario().trucks("panda coin", "camel").turn(0).play("take-1", "panda@E4")
    assert game.events == [
        "took player=0 truck=1 tiles=panda+coin",
        "placed player=0 tile=coin place=money",
        "placed player=0 tile=panda place=E4",
    ]


def test_a_birth_and_a_bonus_are_told_in_their_order() -> None:
    game = scenario().seat(0, E4="panda panda-male").trucks("panda-female", "camel").turn(0)
    assert game.play("take-1", "panda-female@E4").events[1:] == [
        "placed player=0 tile=panda-female place=E4",
        "born player=0 species=panda place=E4",
        "bonus player=0 place=E4 coins=1",
    ]


def test_a_birth_into_the_barn_is_told_after_the_bonus_of_the_parent() -> None:
    game = scenario().seat(0, E4="2 panda panda-male").trucks("panda-female", "camel").turn(0)
    assert game.play("take-1", "panda-female@E4").events[2:] == [
        "bonus player=0 place=E4 coins=1",
        "born player=0 species=panda place=barn",
    ]


def test_the_bonus_tells_what_the_bank_really_paid() -> None:
    game = scenario().seat(0, E5="4 panda").bank(1).trucks("panda", "camel").turn(0).play("take-1", "panda@E5")
    assert game.events[-1] == "bonus player=0 place=E5 coins=1"


@pytest.mark.parametrize("tile", ["panda", "stall_a"])
def test_a_move_tells_what_goes_from_where_to_where(tile: str) -> None:
    game = scenario().seat(0, barn=tile).trucks("coin").turn(0).play(f"move-{tile}@barn>E4")
    assert game.events == [f"moved player=0 tile={tile} source=barn target=E4"]


def test_an_exchange_of_enclosures_tells_both() -> None:
    game = scenario().seat(0, E5="panda", E4="camel").trucks("coin").turn(0).play("exchange-E5/E4")
    assert game.events == ["exchanged player=0 one=panda first=E5 other=camel second=E4"]


def test_an_exchange_with_the_barn_tells_both_and_the_birth() -> None:
    game = scenario().seat(0, E5="camel", barn="panda-male panda-female").trucks("coin").turn(0)
    assert game.play("exchange-E5/barn.panda").events == [
        "exchanged player=0 one=camel first=E5 other=panda second=barn",
        "born player=0 species=panda place=E5",
    ]


def test_a_purchase_tells_the_owner_and_the_place() -> None:
    game = scenario().seat(1, barn="panda").trucks("coin").turn(0).play("buy-panda@1", "panda@E6")
    assert game.events == ["bought player=0 tile=panda owner=1", "placed player=0 tile=panda place=E6"]


def test_a_discard_tells_the_tile() -> None:
    game = scenario().seat(0, barn="stall_a").trucks("coin").turn(0).play("discard-stall_a")
    assert game.events == ["discarded player=0 tile=stall_a"]


def test_extending_tells_what_is_built() -> None:
    game = scenario().seat(0, money=3).trucks("coin").turn(0).play("extend")
    assert game.events == ["extended player=0 place=X1"]


@pytest.mark.rule("R-Z-070")
def test_the_end_of_the_round_is_told() -> None:
    game = scenario().seat(0, money=3).trucks("coin", "taken by 1", "taken by 2").turn(0).play("take-1")
    assert game.events[-1] == "round_over round=1"


@pytest.mark.rule("R-Z2-008")
def test_tiles_that_a_truck_leaves_behind_are_told() -> None:
    game = scenario(2).seat(0, money=3).trucks("coin", "panda stall_a", "taken by 1").turn(0).play("take-1")
    assert game.events[-1] == "left_over truck=2 tiles=panda+stall_a"


# --- taking back ---


@pytest.mark.rule("R-Z-012")
def test_drawing_reveals_a_tile_and_cannot_be_taken_back() -> None:
    game = scenario().trucks("coin").turn(0).play("draw")
    with pytest.raises(menagerie.CannotUndo):
        game.undo()


def test_drawing_says_beforehand_that_it_cannot_be_taken_back() -> None:
    game = scenario().seat(0, money=3).trucks("coin").turn(0)
    assert game.final_options == ["draw"]


def test_loading_can_be_taken_back_but_not_the_drawing_before_it() -> None:
    game = scenario().trucks("coin").turn(0).play("draw", "load-1").undo()
    assert game.options == ["load-1", "load-2", "load-3"]
    with pytest.raises(menagerie.CannotUndo):
        game.undo()


def test_a_placement_can_be_taken_back_while_unloading() -> None:
    game = scenario().trucks("panda zebra").turn(0).play("take-1", "panda@E4").undo()
    assert (game.zoo(0).animals("E4"), game.truck(1)) == ([], ["panda", "zebra"])


def test_a_birth_and_a_bonus_are_taken_back_with_the_placement() -> None:
    game = scenario().seat(0, E4="panda panda-male", money=0).bank(10).trucks("panda-female zebra").turn(0)
    game.play("take-1", "panda-female@E4").undo()
    assert (game.zoo(0).animals("E4"), game.supply("panda"), game.zoo(0).money, game.bank) == (
        ["panda", "panda-male"],
        2,
        0,
        10,
    )


def test_taking_a_truck_can_be_taken_back() -> None:
    game = scenario().trucks("panda zebra").turn(0)
    before = game.view
    assert game.play("take-1", "panda@E4").undo().undo().view == before


def test_a_whole_turn_can_be_taken_back_before_the_next_player_decides() -> None:
    game = scenario().seat(0, money=3).trucks("coin").turn(0)
    before = game.view
    game.play("extend")
    assert (game.asked, game.undo().asked, game.view) == (1, 0, before)


def test_the_journal_forgets_what_is_taken_back() -> None:
    game = scenario().seat(0, money=3).trucks("coin").turn(0)
    assert game.play("extend").undo().events == []


def test_a_turn_cannot_be_taken_back_once_the_next_player_has_decided() -> None:
    game = scenario().seat(0, money=3).seat(1, money=3).trucks("coin").turn(0)
    game.play("extend", "extend").undo()
    with pytest.raises(menagerie.CannotUndo):
        game.undo()


def test_a_turn_cannot_be_taken_back_when_the_next_player_had_to_draw() -> None:
    game = scenario().trucks("coin").turn(0).play("take-1")
    with pytest.raises(menagerie.CannotUndo):
        game.undo()


def test_the_end_of_a_round_can_be_taken_back() -> None:
    game = scenario().seat(0, money=3).trucks("coin", "taken by 1", "taken by 2").turn(0).play("take-1").undo()
    assert (game.view["round"], game.offers("take-1")) == (1, True)


def test_the_end_of_the_game_can_be_taken_back() -> None:
    game = scenario().trucks("coin", "taken by 1", "taken by 2").last_round().turn(0).play("take-1")
    assert (game.over, game.undo().over) == (True, False)


def test_who_listens_in_the_middle_of_a_turn_hears_the_rest_of_it() -> None:
    fork = scenario().turn(0).game.fork()  # the tile is drawn
    told = fork.listen()
    fork.apply_key("load-1")
    assert [event[1] for event in told.events][:1] == ["zooloretto.event.loaded"]


def test_the_view_tells_who_comes_next_in_the_round() -> None:
    assert scenario(seats=3).trucks("panda").turn(0).view["next"] == 1
    assert scenario(seats=3).trucks("panda", "taken by 1").turn(0).view["next"] == 2
    assert scenario(seats=3).trucks("panda", "taken by 1", "taken by 2").turn(0).view["next"] == 0


def test_the_view_tells_which_extensions_are_still_face_down_the_next_one_first() -> None:
    assert scenario(seats=2).trucks("panda").turn(0).view["zoos"][0]["face_down"] == ["X1", "X2"]
    assert scenario(seats=2).seat(0, X1="").trucks("panda").turn(0).view["zoos"][0]["face_down"] == ["X2"]
