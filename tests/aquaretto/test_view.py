"""What the view of a park tells, so that no page has to know a rule."""

from __future__ import annotations

from typing import Any

import pytest

from aquaretto.scenario import laid_out, scenario
from menagerie.server.rooms.aquaretto import ROOM

ROW = ("0,3", "1,3", "2,3", "3,3", "4,3", "4,2", "3,2", "2,2", "1,2", "0,2", "1,1", "2,1")


def shown(**park: Any) -> dict[str, Any]:
    """Show the first park."""
    view: dict[str, Any] = scenario().seat(0, **park).trucks("coin").turn(0).view["parks"][0]
    return view


@pytest.mark.rule("R-Q-060", "R-Q-061")
@pytest.mark.parametrize(
    ("size", "at", "earns"),
    [(1, 3, "coin"), (3, 5, "coworker"), (5, 6, "coin"), (6, 9, "coin"), (9, 10, "coworker"), (10, 12, "coin")],
)
def test_a_basin_tells_its_next_mark(size: int, at: int, earns: str) -> None:
    told = shown(park=" ".join(f"dolphin@{space}" for space in ROW[:size]))["growth"]["dolphin"]
    assert told["size"] == size
    assert told["next"] == {"at": at, "earns": earns, "missing": at - size}


def test_a_basin_of_twelve_has_no_mark_to_come() -> None:
    assert shown(park=" ".join(f"dolphin@{space}" for space in ROW))["growth"]["dolphin"]["next"] is None


@pytest.mark.rule("R-Q-026")
def test_a_basin_tells_on_how_many_spaces_it_can_grow() -> None:
    assert shown(park="orca@1,4")["growth"]["orca"]["spaces"] == 2
    assert shown(park="orca@1,4 penguin@3,4", trainers="1,3")["growth"]["orca"]["spaces"] == 0


@pytest.mark.rule("R-Q-024", "R-Q-025")
def test_a_gap_names_the_species_beside_it() -> None:
    gaps = shown(park="orca@1,4 penguin@3,4 dolphin@1,2", trainers="0,2")["gaps"]
    assert gaps == {
        "1,3": ["orca", "dolphin"],
        "2,4": ["orca", "penguin"],
        "3,3": ["penguin"],
        "2,2": ["dolphin"],
        "1,1": ["dolphin"],
    }


@pytest.mark.rule("R-Q-085", "R-Q-086")
@pytest.mark.parametrize(("managers", "each"), [(0, 2), (1, 1)])
def test_the_depot_tells_what_it_costs(managers: int, each: int) -> None:
    told = shown(depot="orca penguin orca", managers=managers)
    assert told["depot_cost"] == {"species": 2, "each": each}
    assert told["points"]["depot"] == -2 * each


@pytest.mark.rule("R-Q-044", "R-Q-045", "R-QX-020")
def test_expansions_show_their_shapes_in_all_turns() -> None:
    sizes = laid_out(xxl=True)["expansions"]
    assert sizes["large"]["turns"] == [[[0, 0], [1, 0], [0, 1], [1, 1]]]
    assert [[0, 0], [-1, 1], [0, 1]] in sizes["small"]["turns"]
    assert (len(sizes["small"]["turns"]), len(sizes["very_large"]["turns"])) == (4, 8)


def test_each_way_to_lay_tells_where_basins_could_grow_then() -> None:
    game = scenario().seat(0, park="orca@4,3 penguin@2,0", money=1).trucks("coin").turn(0).play("expand_small")
    opens = ROOM.why_not(game.game, 0, game.game.decision)["opens"]
    assert set(opens) == set(game.options)
    assert opens["small@5,3+6,3+6,4"] == {"orca": 3, "penguin": 2}
    assert opens["small@2,-2+1,-1+2,-1"] == {"orca": 2, "penguin": 3}


def test_nothing_is_added_where_nothing_is_laid() -> None:
    game = scenario().trucks("coin").turn(0)
    assert ROOM.why_not(game.game, 0, game.game.decision) == {}
    assert ROOM.why_not(game.game, 1, None) == {}
