"""Each of the 64 sponsors once: it can be played and everything stays sound; its text can be said in every language."""

from __future__ import annotations

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import scenario
from ark_nova.with_sponsors import play_card
from menagerie.games.ark_nova.counts import COUNTS
from menagerie.games.ark_nova.packing import everything
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.sponsors.lines import KINDS, MOMENTS, Line
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import BadCatalogue
from menagerie.kernel.messages import LANGUAGES, phrasebook
from menagerie.kernel.save import load

EVERYTHING = everything()

KEYS = list(BOX.sponsors)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", range(3))
def test_a_sponsor_is_played_soundly(key: str, seed: int) -> None:
    animals = "mandrill sloth_bear lama barn_owl common_agama koala stoat domestic_goat"
    buildings = "size_5@c5-c6-d5-d6-e5 size_2@e1-e2:1 kiosk@h1"
    table = scenario(3).seat(0, animals=animals, buildings=buildings, hand=others("wolf engineer", key))
    table.seat(0, money=40, conservation=4, universities="double_research", partner_zoos="africa asia")
    table.seat(1, sponsors=others("primatologist ornithologist expert_in_herbivores", key), final_cards="favorite_zoo")
    table.seat(0, final_cards="research_zoo").seat(2, final_cards="sponsored_zoo")
    play, chance = play_card(table.display("lion reindeer raccoon sheep cougar"), key), Chance(seed)
    while play.game.decision is not None:
        assert set(play.faults) <= {"stage"}  # one rule alone is no stage
        play.game.apply(chance.below(len(play.game.decision.options)))
    assert play.faults == []
    assert key in play[0]["sponsors"]


def others(cards: str, key: str) -> str:
    """Leave a card out of a list."""
    return " ".join(card for card in cards.split() if card != key)


@pytest.mark.parametrize("key", KEYS)
def test_a_sponsor_in_a_zoo_is_played_with_and_saved(key: str) -> None:
    table = scenario().seat(0, sponsors=key, sponsor_cubes={key: BOX.sponsors[key].cubes}, money=30)
    table.set(discarded_final_card=True).seat(0, buildings="size_5@c5-c6-d5-d6-e5 size_2@e1-e2", hand="lama stoat")
    play, chance = table.turn(0), Chance(BOX.sponsors[key].number)
    for _ in range(60):
        if play.game.decision is None:
            break
        play.game.apply(chance.below(len(play.game.decision.options)))
    loaded = load(play.game.save(), lambda _: RULES)  # which checks that all is sound
    assert loaded.rules.dump(loaded.table) == play.saved


def test_every_line_can_be_carried_out_and_counts_something_known() -> None:
    lines = [line for card in EVERYTHING.sponsors.values() for moment in MOMENTS for line in getattr(card, moment)]
    assert {line.kind for line in lines} == {*EVERYTHING.gains, *EVERYTHING.line_rules} == set(KINDS)
    assert {line.kind for card in EVERYTHING.sponsors.values() for line in card.end} == {"appeal", "conservation"}
    assert {line.count for line in lines} - {None} <= set(COUNTS.values())
    assert all(line.kind in ("money", "appeal") for card in EVERYTHING.sponsors.values() for line in card.any_zoo)


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        ("now", "applause 1"),
        ("now", "appeal 1 per unicorn"),
        ("now", "bird: appeal 1"),
        ("own_zoo", "appeal 1"),
        ("own_zoo", "unicorn: appeal 1"),
        ("end", "appeal one"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused(moment: str, text: str) -> None:
    with pytest.raises(BadCatalogue, match=r"sponsors\.toml.*engineer"):
        Line(BOX.sponsors["engineer"], moment, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    for card in BOX.sponsors.values():
        for sentence in card.text:
            text = phrasebook(language).say(sentence)
            assert text.endswith("."), card.key
            assert not set("[]{}#|") & set(text), text


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        ("en", "science_institute", "It brings nothing but its icons."),
        (
            "en",
            "geologist",
            (
                "When played: 3 appeal for every 2 rock icons in your zoo. Each space you cover beside rock gives 1 "
                "money. At the end of the game: 1 conservation point if every rock space touches one of your "
                "buildings."
            ),
        ),
        ("fr", "primatologist", "Par icône primate jouée dans n'importe quel zoo\N{NO-BREAK SPACE}: 3 crédits."),
        (
            "de",
            "foreign_institute",
            (
                "Beim Ausspielen: 2 Ruf. Am Ende des Spiels: 1 Artenschutzpunkt für mindestens 5 Kontinente in deinem "
                "Zoo."
            ),
        ),
    ],
)
def test_some_texts(language: str, key: str, text: str) -> None:
    assert " ".join(phrasebook(language).say(sentence) for sentence in BOX.sponsors[key].text) == text
