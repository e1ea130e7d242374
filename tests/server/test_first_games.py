"""First games: an ordinary table, laid out so that it suits the guided opening."""

from __future__ import annotations

from typing import Any

import menagerie
from ark_nova.base_box import BOX
from menagerie.server.rooms.ark_nova import ROOM
from server.running import Browser

PLAN = ROOM.first_game


def dealt() -> dict[str, Any]:
    """Deal the first game as any other."""
    assert isinstance(PLAN.seed, int)
    view = menagerie.new_game("ark_nova", seats=2, seed=PLAN.seed, options=PLAN.options).view(0)
    zoo: dict[str, Any] = view["zoos"][0]
    return zoo


def test_a_first_game_begins_at_once_with_the_deal_of_its_seed(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.post("first-games/ark_nova")
    assert (table["game"], table["state"], table["my_turn"]) == ("ark_nova", "running", True)
    assert [(seat["kind"], seat["mine"]) for seat in table["seats"]] == [("person", True), ("bot", False)]
    with ada.at(table["id"]) as page:
        mine = page.position()["view"]["zoos"][0]
    assert mine["looking_at"] == dealt()["looking_at"]
    assert mine["map"] == "a"


def test_a_game_without_a_lesson_has_no_first_game(address: str) -> None:
    assert Browser(address, "Ada").refused("first-games/chess", {}, 404) == "server.error.no_such_address"


def test_the_first_game_of_zooloretto_begins_with_the_guided_player(address: str) -> None:
    table = Browser(address, "Ada").post("first-games/zooloretto")
    assert (table["game"], table["state"], table["my_turn"]) == ("zooloretto", "running", True)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


def test_the_first_game_of_aquaretto_begins_with_the_guided_player(address: str) -> None:
    table = Browser(address, "Ada").post("first-games/aquaretto")
    assert (table["game"], table["state"], table["my_turn"]) == ("aquaretto", "running", True)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


def test_the_first_deal_suits_the_lesson() -> None:
    zoo = dealt()
    row = [card["card"] for card in zoo["row"]]
    easy = [
        animal
        for key in zoo["looking_at"]
        if (animal := BOX.animals.get(key)) and not animal.conditions and not animal.rock and not animal.water
    ]
    assert row == ["animals", "sponsors", "association", "cards", "build"]  # so that each is at 5 when it is wanted
    assert len(easy) >= 4
    assert any(animal.size <= 2 and animal.cost <= zoo["money"] - 4 for animal in easy)
