"""Unloading a truck in a real browser: the server says what comes of it, and it is one message."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import menagerie
from browser.conftest import look, serious
from browser.person import Person
from menagerie.games.zooloretto.save import lay_out
from menagerie.kernel.checkpoint import Checkpoint, Setting
from menagerie.kernel.game import Game
from menagerie.kernel.journal import Journal

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, WebSocket, WebSocketRoute

GREEDY = {"kind": "bot", "bot": "greedy"}
MOVES = ("pick", "picks")


def said_by(page: Page) -> list[dict[str, Any]]:
    """Collect what the page says to the server from now on."""
    said: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))

    page.on("websocket", listen)
    return said


def ada_at_a_truck(page: Page, save: dict[str, Any]) -> tuple[Person, list[dict[str, Any]]]:
    """Ada has laid out truck 1 by its key."""
    ada = Person(page, "Ada")
    ada.introduce()
    ada.prefer(end_turn="always")
    said = said_by(ada.page)
    ada.open_table(GREEDY, save=save)
    ada.page.keyboard.press("1")
    expect(ada.page.locator(".front [data-ghost]").first).to_be_focused()
    return ada, said


def enclosure(page: Page, name: str) -> Locator:
    """Find an enclosure of the zoo in front."""
    return page.locator(".front section.enclosure").filter(has_text=name)


def saved(
    truck: str, bank: int | None = None, *, barn: str = "", jungle: str = "", options: Any = None, **enclosures: str
) -> dict[str, Any]:
    """Save a game of two with camels, leopards, pandas, chimpanzees and zebras, where seat 0 may take truck 1.

    What lies in the zoo and on the truck comes out of the pile, and what the bank has not is in the other zoo.
    """
    save = menagerie.new_game("zooloretto", seats=2, seed=7, options={"first_player": 0, **(options or {})}).save()
    table = save["checkpoint"]["table"]
    zoo, other = table["zoos"]
    for place, home in zip(("E5", "E4", "E6"), zoo["enclosures"], strict=True):
        home["animals"] = enclosures.get(place, "").split()
    zoo["barn"] = barn.split()
    if jungle:
        zoo["jungle"] = jungle.split()
    table["trucks"][0]["tiles"] = truck.split()
    drawn = [tile for text in (*enclosures.values(), barn, jungle, truck) for tile in text.split()]
    rest = list(table["pile"])
    for tile in drawn:
        rest.remove(tile)
    table.update(pile=[*drawn, *rest], drawn=len(drawn))
    if bank is not None:
        other["money"] += table["bank"] - bank
        table["bank"] = bank
    setting = Setting(2, save["options"], save["seed"])
    rules = menagerie.rules_of("zooloretto")
    return Game(rules, setting, Checkpoint(lay_out(table, 2, save["options"])), Journal()).save()


def three_tiles() -> dict[str, Any]:
    """Seat 0 may take a truck with two animals and a stall."""
    return saved("zebra-female panda stall_a", E5="zebra zebra-male", E6="camel", barn="leopard")


def test_a_truck_is_unloaded_by_one_message(visitor: Callable[..., Page]) -> None:
    ada, said = ada_at_a_truck(visitor(), three_tiles())
    before = ada.number
    look(ada.page, "unloading")
    assert serious(ada.page) == []
    assert not [each for each in said if each["type"] in MOVES]
    ada.page.keyboard.press("Space")
    ada.wait_for_news(before)
    moves = [each for each in said if each["type"] in MOVES]
    assert [(each["type"], each["keys"][0], len(each["keys"])) for each in moves] == [("picks", "take-1", 4)]
    expect(ada.page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(ada.page.locator(".front .tile.round")).to_have_count(1)  # the offspring


def test_tiles_are_moved_by_keys_and_the_server_says_what_that_brings(visitor: Callable[..., Page]) -> None:
    ada, said = ada_at_a_truck(visitor(), three_tiles())
    page = ada.page
    born = page.locator(".front .tile.born")
    expect(born).to_have_count(1)
    page.locator('.front [data-ghost][data-tile^="zebra-female"]').focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")  # to the barn, where nothing is born
    moved = page.locator('.front section.barn [data-ghost][data-tile="zebra-female"]')
    expect(moved).to_be_focused()
    expect(born).to_have_count(0)
    expect(page.get_by_role("button", name="Truck 1:")).to_contain_text("to the barn: zebra")  # its caption follows
    before = ada.number
    page.keyboard.press("Space")
    ada.wait_for_news(before)
    (move,) = [each for each in said if each["type"] in MOVES]
    assert "zebra-female@barn" in move["keys"]


def test_who_confirms_before_the_server_has_answered_gets_what_they_wished(visitor: Callable[..., Page]) -> None:
    ada, said = ada_at_a_truck(visitor(), three_tiles())
    before = ada.number
    ada.page.evaluate("""() => {
        const press = (key) => document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        document.querySelector('.front [data-ghost][data-tile^="panda"]').focus();
        press("ArrowLeft");
        document.querySelector("header.status .deeds button.primary").click();
    }""")
    ada.wait_for_news(before)
    (move,) = [each for each in said if each["type"] in MOVES]
    asked = [each for each in said if each["type"] == "plan"]
    assert sorted(move["keys"][1:]) == sorted(asked[-1]["wishes"])


@pytest.mark.parametrize(("short_bank", "coins"), [("pays_the_rest", 1), ("pays_nothing", 0)])
def test_no_bonus_is_shown_that_is_not_paid(visitor: Callable[..., Page], short_bank: str, coins: int) -> None:
    nearly_full = saved(
        "camel", bank=1, E5="camel camel camel camel", E4="panda", E6="zebra", options={"short_bank": short_bank}
    )
    ada, _ = ada_at_a_truck(visitor(), nearly_full)
    home = enclosure(ada.page, "enclosure of 5")
    if not home.locator("[data-ghost]").count():
        ada.page.keyboard.press("ArrowLeft")
    expect(home.locator("[data-ghost]")).to_have_count(1)
    expect(home.get_by_text("last space: +1 coin")).to_have_count(coins)
    expect(ada.page.locator(".front .coins")).to_have_text("coins 2 → 3" if coins else "coins 2")
    truck = ada.page.get_by_role("button", name="Truck 1:")
    expect(truck).to_have_accessible_name(
        "Truck 1: camel. Points 5 to 8. camel: full" + (" · +1 coin" if coins else "")
    )
    look(ada.page, f"unloading-{short_bank}")
    before = ada.number
    ada.page.keyboard.press("Space")
    ada.wait_for_news(before)
    expect(ada.page.locator(".front .coins")).to_have_text(f"coins {2 + coins}")


def test_a_truck_is_laid_out_by_touch(visitor: Callable[..., Page]) -> None:
    ada = Person(visitor(phone=True), "Ada")
    ada.introduce()
    ada.prefer(end_turn="always")
    said = said_by(ada.page)
    ada.open_table(GREEDY, save=three_tiles())
    ada.page.get_by_role("button", name="Truck 1").tap()
    laid = ada.page.locator('.front [data-ghost][data-tile="panda"]')
    laid.tap()
    look(ada.page, "unloading-phone")
    ada.page.get_by_role("button", name="panda → barn").or_(ada.page.locator(".front section.barn .here")).first.tap()
    expect(ada.page.locator('.front section.barn [data-ghost][data-tile="panda"]')).to_be_visible()
    before = ada.number
    ada.page.get_by_role("button", name="Take truck 1").first.tap()
    ada.wait_for_news(before)
    assert [each["type"] for each in said if each["type"] in MOVES] == ["picks"]
    look(ada.page, "unloaded-phone")


def test_a_truck_that_is_chosen_at_once_has_the_focus_when_its_tiles_come(visitor: Callable[..., Page]) -> None:
    ada = Person(visitor(), "Ada")
    ada.introduce()
    held: list[Callable[[], None]] = []
    planned: list[str | bytes] = []

    def hold_previews(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            if '"type":"previews"' in str(said)[:30]:
                held.append(lambda: page.send(said))
                return
            page.send(said)
            if '"type":"plan"' in str(said)[:30]:
                planned.append(said)

        server.on_message(pass_on)

    ada.page.route_web_socket("**/socket", hold_previews)
    ada.open_table(GREEDY, save=three_tiles())
    ada.page.keyboard.press("1")
    while not (held and planned):  # the truck without its tiles
        ada.page.wait_for_timeout(20)
    ada.page.wait_for_timeout(300)  # it has been drawn
    tiles = ada.page.locator(".front [data-ghost]")
    expect(tiles).to_have_count(0)
    held[0]()
    expect(tiles.first).to_be_focused()
