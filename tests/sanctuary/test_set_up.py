"""Setting up a game, and what is printed on the tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from menagerie.games.sanctuary.icons import LARGE, SMALL
from menagerie.games.sanctuary.rules import RULES
from menagerie.games.sanctuary.tiles import tiles_with
from menagerie.games.sanctuary.zoo_map import BY_KEY, ENTRANCE, RIVER, SPACES, mask_of
from menagerie.kernel.game import new_game
from sanctuary.scenario import scenario


def view(seats: int = 3, seed: int = 0, **options: Any) -> dict[str, Any]:
    return new_game(RULES, seats, seed, options).view(None)


TILES = tiles_with(4)


@pytest.mark.rule("R-S-001")
def test_there_are_135_tiles() -> None:
    assert Counter(tile.kind for tile in TILES.values()) == {"animal": 70, "building": 35, "project": 30}
    assert [tile.number for tile in TILES.values()] == list(range(1, 136))


@pytest.mark.rule("R-S-002")
def test_one_to_five_play() -> None:
    assert list(RULES.seats) == [1, 2, 3, 4, 5]


@pytest.mark.rule("R-S-003", "R-S-007", "R-S-011")
def test_what_a_player_begins_with() -> None:
    zoo = view(first_player=1)["zoos"][0]
    assert sorted(card["card"] for card in zoo["row"]) == ["forest", "projects", "rock", "water"]
    assert not any(card["upgraded"] for card in zoo["row"])
    assert [marker["left"] for marker in zoo["upgrades"]] == [True] * 4
    assert (zoo["hand_size"], zoo["pouches"], zoo["conservation"], zoo["achievements"]) == (0, 0, 0, [])
    assert [marker["icons"] for marker in view()["achievements"]] == [2, 3, 4, 5]


@pytest.mark.rule("R-S-004")
@pytest.mark.parametrize(("side", "open_areas"), [("1", ["b4", "f1"]), ("2", ["b1", "f4"])])
def test_all_players_have_the_same_side(side: str, open_areas: list[str]) -> None:
    zoos = view(map_side=side)["zoos"]
    assert [zoo["open_areas"] for zoo in zoos] == [open_areas] * 3
    assert view()["side"] == "1"


@pytest.mark.rule("R-S-005")
def test_six_tiles_are_turned_up() -> None:
    shown = view()
    assert len(shown["display"]) == 6
    assert shown["pile"] == 129
    assert view(seed=1)["display"] != view(seed=2)["display"]


@pytest.mark.rule("R-S-006")
def test_five_of_ten_objectives_are_shown() -> None:
    seen = {objective["icon"] for seed in range(30) for objective in view(seed=seed)["objectives"]}
    assert all(len(view(seed=seed)["objectives"]) == 5 for seed in range(5))
    assert len(seen) == 10
    assert "petting_zoo" not in seen


@pytest.mark.rule("R-S-008")
def test_chance_says_who_begins() -> None:
    assert {view(seed=seed)["first"] for seed in range(40)} == {0, 1, 2}
    game = new_game(RULES, 3, 0, {"first_player": 1})
    turns: list[int] = []
    while len(turns) < 4:
        if game.table.current not in turns[-1:]:  # type: ignore[attr-defined]  # a table of Sanctuary
            turns.append(game.table.current)  # type: ignore[attr-defined]
        assert game.decision is not None
        game.apply(0)
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("R-S-009", "R-S-010")
def test_the_later_a_player_moves_the_further_reach_the_projects() -> None:  # TV-S-31
    shown = view(seats=5, first_player=3)
    reach = [shown["zoos"][seat]["reach"] for seat in (3, 4, 0, 1, 2)]
    assert reach == [1, 2, 3, 4, 4]
    rows = {tuple(card["card"] for card in view(seed=seed, first_player=0)["zoos"][0]["row"]) for seed in range(40)}
    assert len(rows) == 6


@pytest.mark.rule("R-S-012")
def test_a_first_game_has_three_markers() -> None:
    assert [marker["icons"] for marker in view(first_game=True)["achievements"]] == [2, 3, 5]
    used = {"2": "bird", "3": "asia"}
    table = scenario(first_game=True).table(objectives=["asia", "africa", "bird", "primate", "reptile"])
    game = table.seat(0, zoo={"d3": "caracal"}, achievements=used, conservation=4, upgrades_left=0, upgraded=15).turn(0)
    game.play("exhibition_hall", "gain-rock", "africa-5")
    assert game.view["last_turns"] == 1


@pytest.mark.rule("R-S-013")
def test_a_hand_is_hidden_from_the_others() -> None:
    game = scenario().seat(0, hand="goat statue").turn(1)
    assert game.game.view(1)["zoos"][0]["hand"] is None
    assert game.game.view(1)["zoos"][0]["hand_size"] == 2
    assert game.hand(0) == ["goat", "statue"]


@pytest.mark.rule("R-S-013", "R-S-046")
def test_what_others_know_of_a_hand() -> None:
    zoo = {"d3": "lion_male", "e3": "goat", "e2": "caracal"}
    figures = {"upgraded": 15, "upgrades_left": 0}
    table = scenario().seat(0, hand="sumatran_tiger_female", zoo=zoo, known=[], **figures)
    game = table.display("pony sheep donkey").turn(0).play("pony", "gain-projects", "sheep", "donkey")
    assert game.game.view(1)["zoos"][0]["known"] == ["pony", "sheep", "donkey"]
    known = ["pony", "sheep"]
    table = scenario().seat(0, hand="sumatran_tiger_female pony sheep", zoo=zoo, known=known, **figures)
    game = table.display("donkey alpaca").turn(0).play("donkey", "play-water", "sumatran_tiger_female", "e1", "pony")
    assert game.game.view(1)["zoos"][0]["known"] == []  # any of them may lie face down
    assert game.game.view(1)["zoos"][0]["spaces"]["d1"] == {"down": True}
    assert game.zoo(0)["spaces"]["d1"] == {"down": "pony"}
    me = game.game.table.zoos[0]  # type: ignore[attr-defined]  # a table of Sanctuary
    assert [tile.key for tile in me.perhaps] == ["pony", "sheep", "donkey"]
    played = scenario().seat(0, hand="goat", known=["goat"]).turn(0).play("play-rock", "d3")
    assert played.game.view(1)["zoos"][0]["known"] == ["exhibition_hall"]
    shown = scenario().seat(0, hand="goat caracal", zoo={"d3": "sheep"}, perhaps=["goat"]).turn(0)
    shown.play("play-rock", "goat", "c3")
    assert shown.game.table.zoos[0].perhaps == ()  # type: ignore[attr-defined]  # it has come to light


@pytest.mark.rule("R-S-020", "R-S-024")
def test_levels_and_icons() -> None:
    animals = [tile for tile in TILES.values() if tile.kind == "animal"]
    assert {tile.level for tile in animals} == {2, 3, 4, 5}
    assert {tile.level for tile in TILES.values() if tile.kind == "project"} == {3, 4}
    assert {tile.level for tile in TILES.values() if tile.kind == "building"} == {0}


@pytest.mark.rule("R-S-023")
def test_animals_of_level_four_are_large() -> None:
    game = scenario().seat(0, zoo={"d3": "koala_male", "c3": "lion_male"}).turn(0)
    where = game.game.table.zoos[0].where  # type: ignore[attr-defined]  # a table of Sanctuary
    assert (where[SMALL], where[LARGE]) == (BY_KEY["d3"].bit, BY_KEY["c3"].bit)


@pytest.mark.rule("R-S-028")
def test_twenty_species_have_a_pair() -> None:
    pairs = [tile for tile in TILES.values() if tile.partner]
    assert len(pairs) == 40
    assert all(TILES[TILES[tile.partner].partner] is tile for tile in pairs)


@pytest.mark.rule("R-S-050")
def test_three_spaces_on_each_side_lie_by_the_river() -> None:
    assert mask_of(("a1", "a2", "a3", "g1", "g2", "g3")) == RIVER
    assert len(SPACES) == 23
    assert mask_of(("c3", "d3", "e3")) == ENTRANCE


def test_the_level_of_the_macaw_is_an_option() -> None:
    assert tiles_with(2)["scarlet_macaw_male"].level == 2
    assert TILES["scarlet_macaw_male"].level == 4
