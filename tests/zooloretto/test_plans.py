"""Plans: what a truck comes to before it is taken, reckoned by the rules that unload it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.games.zooloretto import rules
from menagerie.kernel.chance import Chance
from scenario import scenario, tiles

if TYPE_CHECKING:
    from menagerie.games.loretto.plans import Plan
    from menagerie.kernel.game import Game
    from scenario import Play

RULES: Any = rules.RULES


def planned(game: Game, key: str, *wishes: str) -> Plan:
    """Plan an option of the seat that is asked."""
    assert game.decision is not None
    option = game.decision.options[game.decision.keys.index(key)]
    plan: Plan = RULES.plan(game.table, game.decision.seat, option, wishes)
    return plan


def gain(play: Play, plan: Plan) -> dict[str, int]:
    """Return how the figures of the player change."""
    before, after = (RULES.gauges(table, 0) for table in (play.game.table, plan.table))
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def steps(plan: Plan) -> list[str]:
    return [step.key for step in plan.steps]


def refused(plan: Plan) -> dict[str, list[str]]:
    return {wish: [obstacle.key.rpartition(".")[2] for obstacle in why] for wish, why in plan.refused.items()}


@pytest.mark.rule("R-Z-018")
def test_a_whole_truck_is_planned_in_the_order_of_the_wishes() -> None:
    play = scenario().trucks("panda zebra stall_a").turn(0)
    plan = planned(play.game, "take-1", "stall_a@E6", "zebra@E5", "panda@E4")
    assert plan.picks == ("take-1", "stall_a@E6", "zebra@E5", "panda@E4")
    assert steps(plan) == ["stall_a@E6", "zebra@E5", "panda@E4"]
    assert (plan.complete, plan.refused) == (True, {})


def test_what_leaves_no_choice_is_a_step_but_no_pick() -> None:
    plan = planned(scenario().trucks("coin panda").turn(0).game, "take-1", "panda@E4", "coin@money")
    assert plan.picks == ("take-1", "panda@E4")
    assert steps(plan) == ["coin@money", "panda@E4"]
    assert plan.refused == {}


def test_the_picks_of_a_plan_can_be_taken() -> None:
    play = scenario().trucks("coin 2 panda").turn(0)
    play.play(*planned(play.game, "take-1", "panda@E4", "panda@E5").picks)
    assert (play.zoo(0).animals("E4"), play.zoo(0).animals("E5")) == (["panda"], ["panda"])
    assert play.asked == 1


@pytest.mark.rule("R-Z-050", "R-Z-060")
def test_a_plan_tells_what_it_brings() -> None:
    play = scenario().seat(0, E4="elephant elephant-male").trucks("elephant-female coin").turn(0)
    plan = planned(play.game, "take-1", "elephant-female@E4")
    assert gain(play, plan) == {"points": 5, "money": 2, "offspring": 1}
    assert [event[1].rpartition(".")[2] for event in plan.told.events] == ["took", "placed", "placed", "born", "bonus"]


@pytest.mark.rule("R-Z-063")
@pytest.mark.parametrize(("short_bank", "paid"), [("pays_the_rest", {"money": 1}), ("pays_nothing", {})])
def test_a_plan_promises_no_bonus_that_is_not_paid(short_bank: str, paid: dict[str, int]) -> None:
    play = scenario(short_bank=short_bank).seat(0, E5="4 camel").trucks("camel").bank(1).turn(0)
    assert gain(play, planned(play.game, "take-1", "camel@E5")) == {"points": 3, **paid}


@pytest.mark.rule("R-Z-065")
def test_a_plan_promises_the_bonus_that_the_group_has_agreed_on() -> None:
    play = scenario(extension_bonus=2).seat(0, X1="4 camel").trucks("camel").turn(0)
    assert gain(play, planned(play.game, "take-1", "camel@X1"))["money"] == 2


@pytest.mark.rule("R-Z-021")
def test_a_wish_that_cannot_be_granted_says_why_and_the_tile_goes_to_the_barn() -> None:
    plan = planned(scenario().trucks("panda zebra").turn(0).game, "take-1", "panda@E4", "zebra@E4")
    assert refused(plan) == {"zebra@E4": ["other_species"]}
    assert plan.picks == ("take-1", "panda@E4", "zebra@barn")


def test_a_wish_for_a_tile_without_a_choice_says_why_not_too() -> None:
    play = scenario().seat(0, E4="zebra", E5="zebra", E6="zebra").trucks("panda coin").turn(0)
    plan = planned(play.game, "take-1", "panda@X1")
    assert refused(plan) == {"panda@X1": ["not_built"]}
    assert (plan.picks, steps(plan)) == (("take-1",), ["panda@barn", "coin@money"])


def test_other_wishes_are_granted_before_a_tile_is_sent_to_the_barn() -> None:
    play = scenario().seat(0, E4="3 panda").trucks("2 panda zebra").turn(0)
    plan = planned(play.game, "take-1", "panda@E4", "panda@E4", "zebra@E5")
    assert plan.picks == ("take-1", "panda@E4", "zebra@E5", "panda@barn")
    assert refused(plan) == {"panda@E4": ["enclosure_full"]}


def test_a_step_says_where_its_tile_could_go_if_it_came_first() -> None:
    play = scenario().seat(0, E5="zebra").trucks("panda zebra").turn(0)
    plan = planned(play.game, "take-1", "zebra@E6", "panda@E4")
    instead = {step.key: step.instead for step in plan.steps}
    assert instead["panda@E4"] == ("panda@E4", "panda@E6", "panda@barn")
    assert instead["zebra@E6"] == ("zebra@E5", "zebra@E4", "zebra@E6", "zebra@barn")


def test_what_nobody_wishes_anything_for_is_left_open() -> None:
    plan = planned(scenario().trucks("panda zebra").turn(0).game, "take-1", "panda@E4")
    assert (plan.picks, steps(plan), plan.complete) == (("take-1", "panda@E4"), ["panda@E4"], False)


def test_a_plan_changes_nothing() -> None:
    play = scenario().seat(0, E4="3 panda-male").trucks("panda-female coin").turn(0)
    before, events = RULES.dump(play.game.table), play.events
    planned(play.game, "take-1", "panda-female@E4")
    assert (RULES.dump(play.game.table), play.events) == (before, events)


@pytest.mark.parametrize("wishes", [["zebra@E4"], ["panda@barns"], ["panda@E4", "panda@E5"], ["take-2"], ["draw"]])
def test_wishes_about_something_else_are_refused(wishes: list[str]) -> None:
    game = scenario().trucks("panda", "zebra").turn(0).game
    with pytest.raises(menagerie.BadRequest, match=wishes[-1]):
        planned(game, "take-1", *wishes)


@pytest.mark.parametrize("key", ["draw", "discard-panda", "extend"])
def test_only_a_truck_is_planned_ahead(key: str) -> None:
    game = scenario().seat(0, barn="panda", money=3).trucks("coin").turn(0).game
    assert game.decision is not None
    option = game.decision.options[game.decision.keys.index(key)]
    assert RULES.plan(game.table, 0, option, []) is None


@pytest.mark.parametrize("seats", [2, 4])
def test_in_whole_games_plans_come_out_as_they_say(seats: int) -> None:
    game, chance = menagerie.new_game("zooloretto", seats=seats, seed=seats), Chance(seats)
    while (decision := game.decision) is not None:
        for key in [key for key in decision.keys if key.startswith("take")]:
            plan = planned(game, key, *random_wishes(game, key, chance))
            assert all(plan.refused.values())
            assert plan.complete
            assert comes_to(game, plan) == summed_up(plan.table)
        game.apply(chance.below(len(decision.options)))


def random_wishes(game: Game, key: str, chance: Chance) -> list[str]:
    """Wish for any place, possible or not, for every tile of a truck, in any order."""
    places = list(game.view(None)["boards"])
    load = game.view(None)["trucks"][int(key[-1]) - 1]["tiles"]
    return chance.shuffled(["coin@money" if tile == "coin" else f"{tile}@{chance.pick(places)}" for tile in load])


def comes_to(game: Game, plan: Plan) -> dict[str, Any]:
    """Take the picks of a plan, and sum up what has become of the table."""
    fork = game.fork()
    for pick in plan.picks:
        fork.apply_key(pick, pause=True)
    return summed_up(fork.table)


def summed_up(table: Any) -> dict[str, Any]:
    dump = RULES.dump(table)
    return {name: dump[name] for name in ("zoos", "bank", "offspring", "in_hand")}


def test_the_view_of_a_plan_shows_the_zoo_as_it_would_be() -> None:
    plan = planned(scenario().trucks("2 panda").turn(0).game, "take-1", "panda@E4", "panda@E4")
    enclosures = RULES.view(plan.table, 0)["zoos"][0]["enclosures"]
    assert enclosures[1]["animals"] == tiles("2 panda")
