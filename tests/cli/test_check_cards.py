from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from menagerie.cli.card_faults import ark_nova as card_faults
from menagerie.games.ark_nova.printed import board, cards, maps
from menagerie.games.ark_nova.printed.maps import StartBuilding
from menagerie.kernel.errors import BadCatalogue
from menagerie.kernel.messages import phrasebook

if TYPE_CHECKING:
    from cli.terminal import Terminal


def test_the_cards_are_sound(terminal: Terminal) -> None:
    outcome = terminal.run("check-cards")
    assert outcome.code == 0
    assert outcome.complaint == ""
    assert "ark_nova: 0 faults found." in outcome.text
    lines = [line.strip("│ ").split() for line in outcome.text.splitlines()]
    assert ["animals", "│", "160"] in lines
    assert ["zoo", "maps", "│", "25"] in lines


def test_the_counts_speak_german(terminal: Terminal) -> None:
    assert "Endwertungskarten" in terminal.run("check-cards --game ark_nova --language de").text


def test_the_counts_as_json(terminal: Terminal) -> None:
    assert json.loads(terminal.run("check-cards --json").text) == {
        "game": "ark_nova",
        "counts": {
            "animals": 160,
            "sponsors": 88,
            "base_projects": 15,
            "deck_projects": 27,
            "final_scoring": 24,
            "maps": 25,
            "buildings": 32,
            "abilities": 53,
            "icons": 16,
            "universities": 9,
            "bonus_tiles": 16,
            "alternatives": 20,
        },
        "faults": [],
    }


def test_a_game_without_cards_is_refused(terminal: Terminal) -> None:
    assert "ark_nova" in terminal.refusal("check-cards --game zooloretto")


def test_each_fault_is_a_line_and_the_exit_code_is_one(terminal: Terminal) -> None:
    lion = replace(cards.ANIMALS["lion"], icons=("predator", "atlantis"), abilities=("roaring",))
    terminal.monkeypatch.setitem(cards.ANIMALS, "lion", lion)
    outcome = terminal.run("check-cards")
    assert outcome.code == 1
    assert "ark_nova: 2 faults found." in outcome.text
    icons, abilities = outcome.complaint.splitlines()
    assert "animals.toml, lion: 'atlantis' does not fit the field icons; allowed: africa" in icons
    assert "animals.toml, lion: 'roaring' does not fit the field abilities; allowed: sprint" in abilities


def test_faults_are_in_the_json(terminal: Terminal) -> None:
    # Another dictionary: one that loses its lion and gets it back has another order, which the data files print.
    others = {name: entry for name, entry in cards.ANIMALS.items() if name != "lion"}
    terminal.monkeypatch.setattr(cards, "ANIMALS", others)
    outcome = terminal.run("check-cards --json")
    assert outcome.code == 1
    assert json.loads(outcome.text)["faults"] == ["animals.toml: the number 402 is there 0 times."]


def test_data_that_cannot_be_read_is_a_fault(terminal: Terminal) -> None:
    def broken() -> dict[str, int]:
        raise BadCatalogue("kernel.error.catalogue_table", file="animals.toml", table="animals")

    terminal.monkeypatch.setattr(card_faults, "counts", broken)
    outcome = terminal.run("check-cards")
    assert outcome.code == 1
    assert outcome.complaint == "menagerie: animals.toml: there is no table called animals.\n"


FILES = {
    "ANIMALS": cards,
    "SPONSORS": cards,
    "PROJECTS": cards,
    "UNIVERSITIES": board,
    "BONUS_TILES": board,
    "MAPS": maps,
}


def found() -> list[str]:
    return [phrasebook("en").say(fault) for fault in card_faults.faults()]


@pytest.mark.parametrize(
    ("kind", "name", "change", "complaint"),
    [
        ("ANIMALS", "lion", {"number": 401}, "the number 401 is there 2 times"),
        ("ANIMALS", "lion", {"number": 999}, "the number 999 is there 1 time"),
        ("ANIMALS", "lion", {"requires": ("predator",)}, "'predator' does not fit the field requires"),
        ("ANIMALS", "lion", {"requires": ("moon 1",)}, "'moon 1' does not fit the field requires"),
        ("ANIMALS", "lion", {"abilities": ("boost weather",)}, "'boost weather' does not fit the field abilities"),
        ("ANIMALS", "lion", {"solo": ("purring",)}, "'purring' does not fit the field solo"),
        ("ANIMALS", "lion", {"standard": False}, "'' does not fit the field special"),
        ("ANIMALS", "lion", {"set": "atlantis"}, "lion: 'atlantis' does not fit the field set; allowed: base"),
        ("ANIMALS", "lion", {"replaces": "tiger"}, "lion: 'tiger' does not fit the field replaces"),
        ("ANIMALS", "lion", {"replaces": "leopard"}, "lion: 'leopard' does not fit the field replaces"),
        ("ANIMALS", "lion", {"replaces": "leopard"}, "lion: 402 does not fit the field number; allowed: 403"),
        ("BONUS_TILES", "money-10", {"set": "atlantis"}, "money-10: 'atlantis' does not fit the field set"),
        ("SPONSORS", "meerkat_den", {"icons": ("meerkat",)}, "'meerkat' does not fit the field icons"),
        ("SPONSORS", "meerkat_den", {"requires": ("sponsors-3",)}, "'sponsors-3' does not fit the field requires"),
        ("SPONSORS", "meerkat_den", {"building": "kiosk"}, "'kiosk' does not fit the field building"),
        ("SPONSORS", "meerkat_den", {"rock": 2}, "meerkat_den: 2 does not fit the field rock; allowed: 1"),
        ("PROJECTS", "africa", {"icon": "atlantis"}, "'atlantis' does not fit the field icon"),
        ("PROJECTS", "africa", {"number": 104}, "projects.toml: the number 103 is there 0 times"),
        ("UNIVERSITIES", "hand_limit", {"icons": ("hand",)}, "'hand' does not fit the field icons"),
        ("BONUS_TILES", "money-10", {"bonus": "gold 10"}, "'gold 10' does not fit the field bonus"),
        ("BONUS_TILES", "money-10", {"bonus": "money ten"}, "'money ten' does not fit the field bonus"),
        ("MAPS", "a", {"id": "b"}, "a.toml, map: 'b' does not fit the field id; allowed: a"),
        ("MAPS", "a", {"columns": (".",)}, "allowed: 6, 7, 6, 7, 6, 7, 6, 7, 6"),
        ("MAPS", "a", {"columns": ("?" * 6,)}, "'?' does not fit the field columns"),
        ("MAPS", "a", {"left_edge": ()}, "0 does not fit the field left_edge; allowed: 7"),
        ("MAPS", "a", {"workers": ("", "", "beer 1")}, "'beer 1' does not fit the field workers"),
        ("MAPS", "a", {"workers": ("", "", "money 1 income")}, "'money 1 income' does not fit the field workers"),
        ("MAPS", "a", {"bonuses": {"a7": "money 1"}}, "'a7' does not fit the field bonuses"),
        ("MAPS", "a", {"bonuses": {"a1": "beer 1"}}, "'beer 1' does not fit the field bonuses"),
        ("MAPS", "a", {"features": {"tower": ("j1",)}}, "'j1' does not fit the field features.tower"),
        ("MAPS", "a", {"start": (StartBuilding("castle", ()),)}, "'castle' does not fit the field start"),
        ("MAPS", "a", {"linked": ("beer 1",)}, "'beer 1' does not fit the field linked"),
    ],
)
def test_what_is_wrong_is_found(
    monkeypatch: pytest.MonkeyPatch, kind: str, name: str, change: dict[str, object], complaint: str
) -> None:
    entries = getattr(FILES[kind], kind)
    monkeypatch.setitem(entries, name, replace(entries[name], **change))
    assert any(complaint in fault for fault in found()), found()


def test_two_cards_of_one_name_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cards.SPONSORS, "lion", cards.SPONSORS["zoo_school"])
    assert "Two cards are called lion." in found()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_name_that_is_missing_is_found(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    book = phrasebook(language)
    others = {key: phrase for key, phrase in book.phrases.items() if key != "ark_nova_cards.animals.lion"}
    monkeypatch.setattr(book, "phrases", others)
    assert found() == [f"ark_nova_cards.animals.lion has no name in the language {language}."]
