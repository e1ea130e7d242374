"""A peaceful game: blue abilities take the place of interactive ones."""

from __future__ import annotations

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, scenario

REPLACED = {
    "venom-1": "inventive-1",
    "venom-2": "inventive-2",
    "constriction": "clever",
    "hypnosis-3": "determination",
    "pilfering-1": "sprint-1",
    "pilfering-2": "sprint-2",
}
INTERACTIVE = [animal for animal in BOX.animals.values() if any(str(own) in REPLACED for own in animal.abilities)]


def played(animal: str, **things: object) -> Play:
    """Play an animal in a peaceful game against a rival far ahead on both tracks."""
    table = scenario(peaceful=True).seat(0, hand=animal, buildings="size_3@b3-c2-c3", **things)
    table.seat(0, row="cards animals build association sponsors", appeal=5)
    table.seat(1, appeal=40, conservation=1, hand="lion wolf", money=20, row="cards build sponsors animals association")
    return table.deck("stoat caracal").turn(0).play("animals")


def unharmed(zoo: Play) -> bool:
    """Whether the rival has lost nothing and carries no token."""
    tokens = any(entry["venom"] or entry["constriction"] for entry in zoo[1]["row"])
    return not tokens and zoo[1]["money"] == 20 and zoo[1]["hand"] == ["lion", "wolf"]


@pytest.mark.rule("R-A-545", "R-A-546")
@pytest.mark.parametrize("animal", INTERACTIVE, ids=str)
def test_every_interactive_ability_has_its_peaceful_one(animal: object) -> None:
    own, instead = animal.abilities, animal.peaceful_abilities  # type: ignore[attr-defined]  # an animal card
    assert [str(ability) for ability in instead] == [REPLACED.get(str(ability), str(ability)) for ability in own]


@pytest.mark.rule("R-A-546")
def test_eleven_animals_have_an_interactive_ability() -> None:
    numbers = [449, 456, 458, 463, 470, 474, 475, 482, 483, 485, 492]
    assert [animal.number for animal in INTERACTIVE] == numbers


@pytest.mark.rule("R-A-545", "R-A-546")
def test_in_a_peaceful_game_venom_gives_x_tokens() -> None:
    zoo = played("platypus")
    assert (zoo[0]["x_tokens"], zoo.asked, unharmed(zoo)) == (1, 1, True)


@pytest.mark.rule("R-A-545", "R-A-546")
def test_in_a_peaceful_game_venom_2_gives_two_x_tokens() -> None:
    zoo = played("western_green_mamba", animals="common_agama")
    assert (zoo[0]["x_tokens"], unharmed(zoo)) == (2, True)


@pytest.mark.rule("R-A-545", "R-A-546")
def test_in_a_peaceful_game_constriction_is_clever() -> None:
    zoo = played("anaconda", partner_zoos="americas")
    assert (zoo.asked, zoo.prompt, unharmed(zoo)) == (0, "clever", True)


@pytest.mark.rule("R-A-545", "R-A-546")
def test_in_a_peaceful_game_hypnosis_is_determination_with_own_cards() -> None:
    zoo = played("common_european_adder", partner_zoos="europe")
    assert (zoo.prompt, zoo.play("sponsors").row(0)[0]) == ("extra_action", "sponsors")
    assert zoo.row(1) == ["cards", "build", "sponsors", "animals", "association"]


@pytest.mark.rule("R-A-545", "R-A-546")
@pytest.mark.parametrize(("animal", "things"), [("barbary_macaque", 1), ("japanese_macaque", 2)])
def test_in_a_peaceful_game_pilfering_draws_cards(animal: str, things: int) -> None:
    zoo = played(animal, partner_zoos="africa", animals="sun_bear")
    assert (zoo[0]["hand"], unharmed(zoo)) == (["stoat", "caracal"][:things], True)


@pytest.mark.rule("R-A-545")
def test_in_a_peaceful_game_other_abilities_stay_what_they_are() -> None:
    assert played("cougar")[0]["money"] == 25 - 10 + 3


@pytest.mark.rule("R-A-545")
def test_without_the_option_interactive_abilities_hit() -> None:
    table = scenario().seat(
        0, hand="platypus", buildings="size_2@b3-b4", row="cards animals build association sponsors"
    )
    zoo = table.seat(1, appeal=40).turn(0).play("animals").settle()
    assert any(entry["venom"] for entry in zoo[1]["row"])
