"""What the journal tells everybody of a turn, and what only its player."""

from __future__ import annotations

from menagerie.kernel.messages import Message, phrasebook
from sanctuary.scenario import Play, scenario

FULL = {"upgraded": 15, "upgrades_left": 0}


def told(game: Play, seat: int | None = None) -> list[str]:
    """List what a seat has been told, in English; the player is A."""
    book = phrasebook("en")
    said = [book.say(Message(event.key, **event.args)) for event in game.game.journal.seen_by(seat)]
    return [text.replace("player A", "A") for text in said]


def test_a_tile_with_open_areas() -> None:
    zoo = {"d3": "lion_male", "e3": "goat", "e2": "caracal"}
    game = scenario().seat(0, hand="sumatran_tiger_female pony", zoo=zoo, **FULL).display("park sheep").turn(0)
    game.play("park", "play-water", "sumatran_tiger_female", "e1", "pony", "sheep")
    told_to_all = [
        "Turn 1: A.",
        "A takes: Park.",
        "A uses Animals (water) with strength 5.",
        "A plays on e1: Sumatran tiger\xa0♀.",
        "A lays an open area on d1.",
        "A gains 1 conservation marker.",
        "A takes: sheep.",
    ]
    assert told(game) == told_to_all
    assert told(game, 0) == [*told_to_all[:5], "Face down: pony.", *told_to_all[5:]]
    assert told(game, 1) == told_to_all


def test_a_release_and_a_pair() -> None:
    zoo = {"d3": "lion_male"}
    game = scenario().seat(0, hand="amboseli_national_park", zoo=zoo, **FULL, row="rock forest water projects").turn(0)
    game.play("exhibition_hall", "play-projects")
    assert told(game)[3:] == [
        "A plays on d3: Amboseli National Park.",
        "A releases: lion\xa0♂.",
        "A gains 3 conservation markers.",
        *told(game)[6:],
    ]
    pair = scenario().seat(0, hand="capybara_male", zoo={"d3": "capybara_female"}).turn(0).play("play-water", "c3")
    assert "A has a pair, and gains a conservation marker." in told(pair)


def test_what_is_drawn_hunted_and_discarded() -> None:
    game = scenario().pile("pony sheep goat").turn(0).play("gain-rock")
    assert told(game)[2:5] == [
        "A uses Animals (rock) with strength 2.",
        "A draws 2 tiles.",
        "New in the display: goat.",
    ]
    assert "You draw: pony, sheep." in told(game, 0)
    assert "You draw: pony, sheep." not in told(game, 1)


def test_a_hunt_is_told_to_all() -> None:
    table = scenario().seat(0, hand="caracal park", zoo={"d3": "goat"}).pile("pony statue sheep")
    game = table.turn(0).play("play-rock", "d2", "park", "hunt", "pony")
    assert told(game)[4:7] == ["A lays an open area on c2.", "A hunts: pony, Statue, sheep.", "A keeps: pony."]
    assert game.view["discard"] == ["statue", "sheep"]


def test_pouches_cards_and_relocations_are_told() -> None:
    pouch = scenario().seat(0, hand="koala_male goat", row="projects rock water forest").turn(0)
    pouch.play("play-forest", "koala_male", "d3", "goat", "none")
    assert "A puts into a pouch: goat." in told(pouch)
    moved = scenario().seat(0, hand="barbary_macaque_male").turn(0).play("play-water", "d3", "forest")
    assert "A moves Animals (forest) to slot 1." in told(moved)
    zoo = {"d3": "goat"}
    tile = scenario().seat(0, hand="indian_python_male", zoo=zoo, row="projects water rock forest").turn(0)
    tile.play("play-rock", "e3", "d3", "e2")
    assert "A relocates a tile: d3 → e2." in told(tile)
    area = scenario().seat(0, hand="scarlet_macaw_male", zoo={"d3": "ornithologist"}, row="projects rock water forest")
    game = area.turn(0).play("play-forest", "c3", "c2")
    assert "A lays an open area from the pile on c2." in told(game)


def test_the_end_is_told() -> None:
    ends = scenario().table(objectives=["predator", "bird", "asia", "europe"])
    achievements = {"2": "bird", "4": "asia", "5": "europe"}
    zoo = {"d3": "lion_male", "c3": "lion_female", "e3": "caracal"}
    game = ends.seat(0, zoo=zoo, achievements=achievements, upgraded=15, upgrades_left=0).turn(0)
    game.play("exhibition_hall", "gain-rock", "predator-3")
    assert "A triggers the end: 10 points." in told(game)
    assert "The pile is empty: the game ends." in told(
        scenario().pile("goat pony", only=True).turn(0).play("gain-rock")
    )
    lost = scenario(seats=1).table(solo_markers=[4, 6], solo_turned=1).turn(0).play("gain-rock")
    assert told(lost)[-1] == "The last solo marker is turned up: the game is lost."


def test_the_end_of_a_turn_is_told() -> None:
    hand = "goat sheep pony donkey alpaca minipig"
    game = scenario().seat(0, hand=hand).pile("koala_male koala_female lion_male").turn(0)
    game.play("gain-rock", "goat", "sheep", "pony")
    assert told(game)[4:8] == [
        "A discards: goat.",
        "A discards: sheep.",
        "A discards: pony.",
        "New in the display: lion\xa0♂.",
    ]


def test_objectives_and_upgrades_are_told() -> None:
    zoo = {"d3": "lion_male", "c3": "lion_female"}
    game = scenario().table(objectives=["predator"]).seat(0, zoo=zoo, conservation=1).turn(0)
    game.play("gain-rock", "predator-3", "objective-rock")
    assert told(game)[4:7] == [
        "A supports an objective with the marker of 3 icons: predator.",
        "A returns 1 conservation marker.",
        "A upgrades an action card: Animals (rock).",
    ]


def test_a_solo_marker_is_told() -> None:
    game = scenario(seats=1).table(solo_markers=[4, 6, 6]).pile("goat sheep pony donkey").turn(0).play("gain-rock")
    assert told(game)[4:7] == [
        "The solo marker shows 4.",
        "Leaves the display: Fountain.",
        "New in the display: pony, donkey.",
    ]
