"""Map 13, Drawing Board: a start enclosure, and four areas to cover."""

from __future__ import annotations

from typing import Any

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, Scenario, row_with, scenario
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.zoo_map import NAMES
from menagerie.kernel.game import new_game
from menagerie.kernel.hexagons import spaces_in

MAP = BOX.maps["13"]
AREAS = ("north", "east", "south", "west")


def spaces_of(area: str, but: str) -> str:
    """Cover every space of an area but one, with enclosures of one space."""
    names = [NAMES[space] for space in spaces_in(MAP.features[area])]
    return " ".join(f"size_1@{name}" for name in names if name != but)


def nearly(area: str, but: str, **things: Any) -> Scenario:
    """Lack one space of an area, with Build ready."""
    return scenario(map="13").seat(0, buildings=spaces_of(area, but), row=row_with("build", 5), **things)


def covered(area: str, but: str, **things: Any) -> Play:
    return nearly(area, but, **things).turn(0).play("build", "size_1", but)


def in_break(areas: str, **things: Any) -> Play:
    """Take the income of a break with some areas covered."""
    buildings = " ".join(spaces_of(area, "") for area in areas.split())
    table = scenario(map="13").seat(0, money=0, areas=areas, buildings=buildings, **things)
    return table.stage("income", break_called_by=0, break_order=[0, 1])


# --- set-up ---


@pytest.mark.rule("R-A-809")
def test_an_empty_enclosure_stands_in_the_centre_from_the_start() -> None:
    game = new_game(RULES, 2, 1, {"maps": "13"})
    while game.decision is not None and game.decision.prompt.key.endswith("starting_hand"):
        game.apply(0)
    built = game.view(0)["zoos"][0]["buildings"]
    assert [(b["kind"], b["spaces"], b["cubes"]) for b in built] == [("size_2", ["e3", "e4"], 0)]


@pytest.mark.rule("R-A-809", "R-A-144")
def test_the_first_building_of_the_player_touches_it() -> None:
    play = scenario(map="13").seat(0, row=row_with("build", 1)).turn(0).play("build", "size_1")
    assert set(play.options) == {"d4", "e2", "e5", "f4"}


# --- at once ---


@pytest.mark.rule("R-A-810")
@pytest.mark.parametrize("area", AREAS)
def test_an_area_has_ten_spaces(area: str) -> None:
    assert (MAP.features[area].bit_count(), MAP.features[area] & ~MAP.land) == (10, 0)


@pytest.mark.rule("R-A-810")
@pytest.mark.parametrize(
    ("area", "last", "gain"),
    [("north", "b1", {"money": 26}), ("east", "f4", {"appeal": 2}), ("south", "c6", {"reputation": 2})],
)
def test_covering_all_of_an_area_gives_its_bonus_at_once(area: str, last: str, gain: dict[str, int]) -> None:
    play = covered(area, last)
    assert ({name: play[0][name] for name in gain}, play[0]["areas"]) == (gain, [area])


@pytest.mark.rule("R-A-810", "R-A-364")
def test_the_west_hunts_among_four_cards() -> None:
    table = nearly("west", "a5").deck("engineer lion savanna wolf caracal")
    play = table.turn(0).play("build", "size_1", "a5")
    assert (play.prompt, play.options) == ("take_revealed", ["lion", "wolf"])
    assert play.play("wolf")[0]["hand"] == ["wolf"]


@pytest.mark.rule("R-A-810")
def test_an_area_that_lacks_a_space_gives_nothing() -> None:
    table = scenario(map="13").seat(0, buildings=spaces_of("north", "b1").replace("size_1@h1", ""))
    play = table.seat(0, row=row_with("build", 5)).turn(0).play("build", "size_1", "b1")
    assert (play[0]["money"], play[0]["areas"]) == (23, [])


@pytest.mark.rule("R-A-810", "R-A-013", "R-A-651")
def test_two_areas_may_be_completed_by_one_building() -> None:
    buildings = f"{spaces_of('west', 'd4')} {spaces_of('east', 'f4')}"
    table = scenario(map="13").only_deck("").seat(0, buildings=buildings, row=row_with("build", 5), spent="e3 e4 f4")
    table.table["zoos"][0]["buildings"].pop(0)  # the start enclosure has been cut down
    play = table.turn(0).play("build", "size_4", "hunter-4")
    assert (sorted(play[0]["areas"]), play[0]["appeal"]) == (["east", "west"], 2)


@pytest.mark.rule("R-A-810", "R-A-395")
def test_the_money_of_an_area_may_pay_for_venom() -> None:
    table = nearly("north", "b1", money=2, venom="cards")
    assert "build" in table.turn(0).options


@pytest.mark.rule("R-A-810")
def test_an_area_completed_again_gives_nothing_at_once() -> None:
    play = covered("north", "b1", areas="north")
    assert play[0]["money"] == 23


# --- in every break ---


@pytest.mark.rule("R-A-811")
def test_covered_areas_pay_in_every_break() -> None:
    play = in_break("north east south").settle()
    assert (play[0]["money"], play[0]["appeal"], play[0]["reputation"]) == (5 + 3, 2, 2)


@pytest.mark.rule("R-A-811")
def test_the_west_hunts_in_every_break() -> None:
    table = scenario(map="13").deck("lion wolf engineer savanna").seat(0, areas="west", buildings=spaces_of("west", ""))
    play = table.stage("income", break_called_by=0, break_order=[0, 1])
    assert (play.prompt, play.options) == ("take_revealed", ["lion", "wolf"])


@pytest.mark.rule("R-A-811", "R-A-651")
def test_an_area_that_is_no_longer_covered_pays_nothing() -> None:
    table = scenario(map="13").seat(0, money=0, areas="north", buildings=spaces_of("north", "b1"))
    play = table.stage("income", break_called_by=0, break_order=[0, 1])
    assert play[0]["money"] == 5


@pytest.mark.rule("R-A-811")
def test_the_next_income_is_shown() -> None:
    assert in_break("north east")[0]["income"]["areas"] == 3


# --- the whole map ---


@pytest.mark.rule("R-A-812", "R-A-153")
def test_covering_the_whole_map_gives_no_appeal() -> None:
    names = [NAMES[space] for space in spaces_in(MAP.land) if NAMES[space] not in ("e3", "e4", "a3")]
    everything = " ".join(f"size_1@{name}" for name in names)
    table = scenario(map="13").seat(0, buildings=everything, areas="north east south west", row=row_with("build", 5))
    play = table.turn(0).play("build", "size_1")
    assert (play[0]["appeal"], play.saved["zoos"][0]["map_was_full"]) == (0, True)
