"""The game for one: the tile with seven cubes, its breaks, its end, and what other players would have done."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, Scenario, ability, row_with, scenario
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import BadRequest, BadSave
from menagerie.kernel.game import new_game
from menagerie.kernel.save import checksum, load

FINAL_CARDS = "research_zoo climbing_park"
BREAKS = [7, 13, 18, 22, 25]


def alone(**options: Any) -> Scenario:
    """Lay a table for one, with two final scoring cards to discard one of."""
    return scenario(1, **options).seat(0, final_cards=FINAL_CARDS)


def after_turns(turns: int, table: Scenario | None = None) -> Play:
    """Take turns that only bring money."""
    return (table or alone()).turn(0).play(*["sponsors"] * turns)


def near_break(round: int = 1, **things: Any) -> Scenario:  # noqa: A002  # the game's own word
    """Lay a table before the last turn of a round."""
    cubes = 8 - round
    return alone().set(break_steps=cubes, steps=cubes - 1).seat(0, **things)


def dealt(seed: int = 0, **options: Any) -> Play:
    """Deal a new game."""
    return Play(new_game(RULES, 1, seed, options))


# --- set-up ---


@pytest.mark.rule("R-A-547")
def test_three_base_projects_lie_there_without_cubes() -> None:
    projects = dealt().table["base_projects"]
    assert [entry["cubes"] for entry in projects] == [[None, None, None]] * 3


@pytest.mark.rule("R-A-547")
def test_two_projects_fit_above_the_board() -> None:
    table = alone().projects("research", "aquatic").seat(0, animals="lion wolf", hand="large_animals", conservation=2)
    table.seat(0, row=row_with("association", 5), left_edge=[1, 2, 3, 4, 5, 6])
    game = table.turn(0).play("association", "project")
    assert [entry["project"] for entry in game.table["projects"]] == ["large_animals", "research"]


@pytest.mark.rule("R-A-548")
def test_seven_cubes_lie_in_the_left_column() -> None:
    assert dealt().table["solo"] == {"round": 1, "left": 7, "right": 0, "turns": 27, "head_start": 20}


@pytest.mark.rule("R-A-548")
def test_with_others_there_is_no_solo_tile() -> None:
    assert scenario().turn(0).table["solo"] is None


@pytest.mark.rule("R-A-549")
def test_appeal_starts_at_20() -> None:
    assert dealt()[0]["appeal"] == 20


@pytest.mark.rule("R-A-549")
@pytest.mark.parametrize("appeal", [0, 10, 20])
def test_appeal_may_start_lower(appeal: int) -> None:
    assert dealt(solo_appeal=appeal)[0]["appeal"] == appeal


@pytest.mark.rule("R-A-549")
@pytest.mark.parametrize("appeal", [5, 30, "10", True, 10.0, None])
def test_no_other_appeal_is_possible(appeal: object) -> None:
    with pytest.raises(BadRequest, match="20, 10, 0"):
        dealt(solo_appeal=appeal)


@pytest.mark.rule("R-A-549")
def test_with_others_the_appeal_at_the_start_is_the_printed_one() -> None:
    table = Play(new_game(RULES, 2, 0, {"first_player": 0}))
    assert [table[seat]["appeal"] for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("R-A-550")
def test_the_card_that_compares_with_a_neighbour_is_not_dealt() -> None:
    games = [dealt(seed) for seed in range(30)]
    cards = {card for game in games for card in [*game[0]["final_cards"], *game.saved["final_pile"]]}
    assert cards == {*BOX.final_scoring} - {"diverse_species_zoo"}


@pytest.mark.rule("R-A-690")
@pytest.mark.parametrize(("start", "most"), [(20, 45), (10, 35), (0, 25)])
def test_cards_for_25_appeal_at_most_allow_more_after_a_head_start(start: int, most: int) -> None:
    # V-A-186
    table = alone(solo_appeal=start).seat(0, hand="native_lizards primatologist", row=row_with("sponsors", 5))
    assert "native_lizards" in table.seat(0, appeal=most).turn(0).play("sponsors").options
    game = table.seat(0, appeal=most + 1).turn(0).play("sponsors")
    assert [message.args for message in game.obstacles("native_lizards")] == [{"most": most, "there": most + 1}]


@pytest.mark.rule("R-A-690")
def test_the_head_start_is_still_known_after_loading() -> None:
    game, chance = new_game(RULES, 1, 3, {}), Chance(3)
    for _ in range(40):
        game.apply(chance.below(len(game.decision.options)) if game.decision else 0)
    loaded: Any = load(json.dumps(game.save()), lambda _: RULES)
    assert loaded.table.zoos[0].head_start == 20


# --- no break token ---


@pytest.mark.rule("R-A-551", "R-A-369")
def test_a_jump_brings_its_money_and_moves_nothing() -> None:
    # V-A-019
    table = alone().seat(0, hand="cougar", buildings="size_3@b3-c2-c3", row=row_with("animals", 2))
    game = table.turn(0).play("animals")
    assert (game[0]["money"], game[0]["x_tokens"], game.table["solo"]["right"]) == (25 - 10 + 3, 0, 1)


@pytest.mark.rule("R-A-551", "R-A-267")
def test_sponsors_without_a_card_bring_their_money() -> None:
    # V-A-020
    table = alone().seat(0, side_2="sponsors", row=row_with("sponsors", 4))
    game = table.turn(0).play("sponsors")
    assert (game[0]["money"], game[0]["x_tokens"], game.table["solo"]["right"]) == (25 + 8, 0, 1)


@pytest.mark.rule("R-A-551")
def test_the_choice_does_not_speak_of_a_token_that_is_not_there() -> None:
    table = alone().seat(0, hand="primatologist", row=row_with("sponsors", 5))
    decision = table.turn(0).play("sponsors").game.decision
    assert decision is not None
    assert (decision.keys[0], decision.options[0].message.key) == ("break", "ark_nova.choice.only_money")


@pytest.mark.rule("R-A-551")
def test_a_break_gives_no_x_token() -> None:
    game = near_break(row=row_with("cards", 2)).turn(0).play("cards")
    assert (game[0]["x_tokens"], len(game.events("break_over"))) == (0, 1)


@pytest.mark.rule("R-A-551")
def test_cards_move_one_cube_like_any_action() -> None:
    game = alone().seat(0, row=row_with("cards", 2)).turn(0).play("cards")
    assert (game.table["solo"]["right"], game.events("break_token")) == (1, [])


# --- the tile ---


@pytest.mark.rule("R-A-552")
def test_every_turn_moves_a_cube() -> None:
    assert [after_turns(turns).table["solo"]["right"] for turns in range(7)] == list(range(7))


@pytest.mark.rule("R-A-552")
def test_an_extra_action_moves_no_second_cube() -> None:
    game = alone().seat(0, multipliers="sponsors").turn(0).play("sponsors", "sponsors")
    assert game.table["solo"]["right"] == 1


@pytest.mark.rule("R-A-552")
def test_each_cube_is_told() -> None:
    told = after_turns(3).events("solo_cube")
    assert [event["left"] for event in told] == [6, 5, 4]


@pytest.mark.rule("R-A-553", "R-A-556")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_a_break_follows_the_last_cube_at_once(round: int) -> None:  # noqa: A002  # the game's own word
    game = near_break(round).turn(0)
    assert game.events("break_over") == []
    assert len(game.play("sponsors").events("break_over")) == 1
    assert game.table["solo"]["round"] == round + 1


@pytest.mark.rule("R-A-554")
@pytest.mark.parametrize(("covered", "cost"), [(0, 2), (1, 5), (2, 5), (3, 7), (5, 10), (6, 10)])
def test_a_cube_goes_to_the_lowest_open_donation(covered: int, cost: int) -> None:
    game = near_break().set(donations=covered).turn(0).play("sponsors")
    assert [event["cost"] for event in game.events("solo_donation")] == [cost]
    assert game.table["donations"] == covered + 1


@pytest.mark.rule("R-A-554")
def test_with_all_donations_made_the_cube_lies_beside_the_last_one() -> None:
    game = near_break().set(donations=7).turn(0).play("sponsors")
    assert (game.table["donations"], game.table["donation_cost"]) == (7, 12)


@pytest.mark.rule("R-A-554")
def test_the_others_go_back_to_the_left_with_one_row_fewer() -> None:
    solo = near_break().turn(0).play("sponsors").table["solo"]
    assert (solo["left"], solo["right"]) == (6, 0)


@pytest.mark.rule("R-A-554")
def test_the_cube_is_placed_before_the_hand_is_cut_down() -> None:
    game = near_break(hand="wolf lama koala moose").turn(0).play("sponsors")
    assert (game.prompt, game.table["donations"]) == ("hand_limit", 1)


@pytest.mark.rule("R-A-554")
def test_the_cube_of_the_own_donation_and_the_one_of_the_tile_lie_side_by_side() -> None:
    table = near_break(row=row_with("association", 5), side_2="association", conservation=2)
    game = table.turn(0).play("association", "reputation", "donation")
    assert (game[0]["conservation"], game.table["donations"], game.table["donation_cost"]) == (3, 2, 5)


@pytest.mark.rule("R-A-555")
def test_the_steps_of_the_break_are_carried_out() -> None:
    table = near_break(hand="wolf lama koala moose", multipliers="build", workers=0, workers_on=[1, 0, 0, 0])
    table.display("cheetah lion leopard caracal fennec_fox siberian_tiger").deck("jaguar raccoon")
    table.set(partner_zoos=["asia"]).seat(0, money=0, appeal=0, row=row_with("sponsors", 1))
    game = table.turn(0).play("sponsors", "wolf")
    assert (game[0]["hand"], game.card(0, "build")["multipliers"], game[0]["workers"]) == (
        ["lama", "koala", "moose"],
        0,
        1,
    )
    assert (game.table["display"][0], len(game.table["partner_zoos"])) == ("leopard", 5)
    assert (game[0]["money"], game.prompt) == (1 + 5, "turn")  # 1 for the action, 5 income at no appeal


@pytest.mark.rule("R-A-555", "R-A-313")
def test_what_the_player_has_does_not_come_back_to_the_board() -> None:
    game = near_break(partner_zoos="asia", universities="hand_limit").turn(0).play("sponsors")
    assert game.table["partner_zoos"] == ["africa", "americas", "australia", "europe"]
    assert "hand_limit" not in game.table["universities"]


# --- rounds and the end ---


@pytest.mark.rule("R-A-556", "R-A-554", "R-A-557")
def test_a_whole_game_has_27_turns_and_5_breaks() -> None:
    # V-A-171
    game = after_turns(27)
    told = game.events("turn", "solo_donation", "break_over")
    breaks = [told[place - 2]["number"] for place, event in enumerate(told) if event["event"] == "break_over"]
    assert (breaks, [event["cost"] for event in game.events("solo_donation")]) == (BREAKS, [2, 5, 5, 7, 7])
    assert (game.prompt, len(game.events("turn"))) == ("discard_final", 27)


@pytest.mark.rule("R-A-556")
@pytest.mark.parametrize(("turns", "rounds"), [(6, 1), (7, 2), (12, 2), (13, 3), (18, 4), (22, 5), (25, 6), (26, 6)])
def test_the_view_tells_the_round_and_the_turns_to_come(turns: int, rounds: int) -> None:
    solo = after_turns(turns).table["solo"]
    assert (solo["round"], solo["turns"]) == (rounds, 27 - turns)


@pytest.mark.rule("R-A-557")
def test_the_game_ends_after_the_second_turn_of_the_sixth_round() -> None:
    game = near_break(6).turn(0).play("sponsors", "research_zoo")
    assert (game.table["stage"], game.events("break_over", "solo_donation")) == ("over", [])


@pytest.mark.rule("R-A-557", "R-A-338")
def test_a_final_scoring_card_is_discarded_before_it_is_counted() -> None:
    game = near_break(6).turn(0).play("sponsors", "research_zoo")
    assert game[0]["final_cards"] == ["climbing_park"]


@pytest.mark.rule("R-A-558")
def test_markers_that_meet_do_not_end_the_game() -> None:
    game = after_turns(1, alone().seat(0, appeal=100, conservation=12))
    assert (game.table["stage"], game.table["turns_left"], game.events("end_triggered")) == ("turn", None, [])


@pytest.mark.rule("R-A-558")
def test_markers_that_meet_in_a_break_do_not_end_the_game() -> None:
    game = near_break(appeal=100, conservation=12).turn(0).play("sponsors")
    assert (game.prompt, game.table["turns_left"], game.events("end_triggered")) == ("turn", None, [])


@pytest.mark.rule("R-A-559")
@pytest.mark.parametrize(("appeal", "winners"), [(93, []), (94, [0]), (95, [0])])
def test_0_points_win(appeal: int, winners: list[int]) -> None:
    table = near_break(6, appeal=appeal, conservation=10).set(discarded_final_card=True).seat(0, final_cards="")
    game = table.turn(0).play("sponsors").game
    assert (game.scores(), game.winners()) == ([appeal - 94], winners)


@pytest.mark.rule("R-A-559")
def test_nobody_has_won_before_the_end() -> None:
    assert after_turns(5, alone().seat(0, appeal=113, conservation=20)).game.winners() == []


# --- nobody else ---


@pytest.mark.rule("R-A-550")
def test_abilities_against_others_are_replaced() -> None:
    table = alone().seat(0, hand="platypus", buildings="size_3@b3-c2-c3", row=row_with("animals", 2))
    game = table.turn(0).play("animals").settle()
    assert (game[0]["x_tokens"], game.table["peaceful"]) == (1, True)


@pytest.mark.rule("R-A-560", "R-A-002")
def test_all_zoos_are_the_own_zoo() -> None:
    game = alone().seat(0, animals="sloth_bear sun_bear").run(ability("inventive bears"))
    assert game[0]["x_tokens"] == 2


@pytest.mark.rule("R-A-560")
def test_sponsors_for_icons_in_any_zoo_work_in_the_own_one() -> None:
    table = alone().seat(0, hand="expert_in_predators", row=row_with("sponsors", 5), money=10)
    assert table.turn(0).play("sponsors", "expert_in_predators").settle()[0]["money"] == 10 + 3


@pytest.mark.rule("R-A-560", "R-A-471")
def test_money_for_all_others_goes_to_nobody() -> None:
    table = alone().seat(0, hand="release_of_patents", row=row_with("sponsors", 5), conservation=12, money=10)
    table.seat(0, side_2="sponsors", sponsors="science_institute science_lab", reputation=9)
    game = table.turn(0).play("sponsors", "release_of_patents").settle()
    assert (game[0]["conservation"], game[0]["money"]) == (15, 10)


@pytest.mark.rule("R-A-560")
@pytest.mark.parametrize("attack", ["venom 2", "constriction", "pilfering 2", "hypnosis 3"])
def test_attacks_hit_nobody(attack: str) -> None:
    game = alone().seat(0, appeal=30, conservation=5, hand="wolf").run(ability(attack))
    assert (game.asked, game[0]["hand"]) == (None, ["wolf"])
    assert not any(entry["venom"] or entry["constriction"] for entry in game[0]["row"])


@pytest.mark.rule("R-A-561")
def test_at_10_conservation_points_a_final_scoring_card_is_discarded() -> None:
    table = near_break(6, conservation=9, side_2="association", row=row_with("association", 5))
    game = table.turn(0).play("association", "reputation", "donation")
    assert game.prompt == "discard_final"
    game.play("research_zoo")
    assert (game[0]["final_cards"], game.table["stage"]) == (["climbing_park"], "over")


# --- saves ---


def edited(save: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Change the table of a save, and make its checksum fit."""
    save["checkpoint"]["table"].update(changes)
    return {**save, "checksum": checksum(save)}


@pytest.mark.rule("R-A-556")
@pytest.mark.parametrize("changes", [{"break_steps": 8}, {"break_steps": 1}, {"steps": 8}, {"steps": -1}])
def test_a_tile_that_no_game_can_come_to_is_refused(changes: dict[str, int]) -> None:
    with pytest.raises(BadSave, match=r"break|steps"):
        load(edited(dealt().game.save(), **changes), lambda _: RULES)


@pytest.mark.rule("R-A-550")
def test_a_save_with_the_card_that_is_not_used_is_refused() -> None:
    save = dealt().game.save()
    pile = save["checkpoint"]["table"]["final_pile"]
    with pytest.raises(BadSave, match="final_cards"):
        load(edited(save, final_pile=["diverse_species_zoo", *pile]), lambda _: RULES)
