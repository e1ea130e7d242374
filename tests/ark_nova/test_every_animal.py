"""Each of the 128 animals is played once; and flock animals, which may live without an enclosure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ark_nova.base_box import BOX
from ark_nova.scenario import Play, Scenario, scenario
from menagerie.games.ark_nova.conditions import IconsNeeded, PartnerZooNeeded
from menagerie.games.ark_nova.icons import PETTING, PREDATOR

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Animal

ANIMALS_AT_2 = "cards animals build association sponsors"
SCIENCE = "double_research research_reputation"  # three icons


# --- every card ---


def company_of(animal: Animal) -> list[Animal]:
    """List other animals whose icons meet the conditions of an animal."""
    company: list[Animal] = []
    others = [other for other in BOX.animals.values() if other is not animal]
    for condition in animal.conditions:
        if isinstance(condition, IconsNeeded):
            fitting = [other for other in others if condition.icon in other.icons and other not in company]
            company += fitting[: condition.number]
    return company


def home_of(animal: Animal) -> str:
    """Return an enclosure on map 0 of exactly the size of an animal, beside the rock and water it needs."""
    kind = BOX.buildings[f"size_{animal.size}" if animal.standard else "petting_zoo"]
    zoo_map = BOX.maps["0"]
    return next(
        f"{kind.key}@{spot.key}"
        for mask, spot in zoo_map.spots_of(kind)
        if (spot.around & zoo_map.rock).bit_count() >= animal.rock
        and (spot.around & zoo_map.water).bit_count() >= animal.water
        and not mask & zoo_map.build_2
    )


def table_for(animal: Animal) -> Scenario:
    """Lay a table where an animal can be played: its conditions are met, there is money and a home."""
    company = " ".join(other.key for other in company_of(animal))
    needs_partner = any(isinstance(condition, PartnerZooNeeded) for condition in animal.conditions)
    partners = animal.continents[0].key if needs_partner else ""
    table = scenario().seat(0, hand=animal.key, money=animal.cost, row=ANIMALS_AT_2, side_2="animals")
    table.seat(0, animals=company, buildings=home_of(animal), partner_zoos=partners, universities=SCIENCE)
    free = iter(key for key, other in BOX.animals.items() if other is not animal and key not in company.split())
    table.seat(1, hand=f"{next(free)} {next(free)}", appeal=20, conservation=1)
    return table.discard(f"{next(free)} {next(free)}").display(
        "engineer savanna veterinarian jungle sea_cave archaeologist"
    )


def finish(zoo: Play) -> Play:
    """Take the first answer to everything, which declines where that is allowed, until the next turn."""
    while not (zoo.asked == 1 and zoo.prompt == "turn"):
        zoo.game.apply(0)
    return zoo


def appeal_of_abilities(animal: Animal, zoo: Play) -> int:
    """Return the appeal that the abilities of an animal bring, if none of its cards is pouched."""
    appeal = 0
    for ability in animal.abilities:
        if ability.name == "pack":
            appeal += zoo[0]["icons"][PREDATOR.key]
        elif ability.name == "petting-zoo-animal":
            appeal += 3 * zoo[0]["icons"][PETTING.key]
        elif ability.name == "iconic-animal":
            assert ability.icon is not None
            appeal += min(8, sum(zoo[seat]["icons"].get(ability.icon.key, 0) for seat in (0, 1)))
    return appeal


@pytest.mark.rule("R-A-174", "R-A-194", "R-A-195")
@pytest.mark.parametrize("animal", BOX.animals.values(), ids=BOX.animals)
def test_an_animal_brings_its_printed_points_and_every_card_is_accounted_for(animal: Animal) -> None:
    zoo = finish(table_for(animal).turn(0).play("animals"))
    assert zoo[0]["animals"][-1] == animal.key
    assert zoo[0]["appeal"] == animal.appeal + appeal_of_abilities(animal, zoo)
    assert (zoo[0]["conservation"], zoo[0]["reputation"]) == (animal.conservation, 1 + animal.reputation)
    assert zoo.faults == []


@pytest.mark.rule("R-A-184")
@pytest.mark.parametrize("animal", BOX.animals.values(), ids=BOX.animals)
def test_no_animal_comes_into_a_zoo_without_an_enclosure(animal: Animal) -> None:
    table = table_for(animal)
    table.table["zoos"][0].update(buildings=[])
    others = [other for other in company_of(animal) if not animal.flock or not other.is_herbivore]
    table.seat(0, animals=" ".join(other.key for other in others))
    assert "animals" not in table.turn(0).options


def test_there_are_128_animals() -> None:
    assert len(BOX.animals) == 128


# --- flock animals ---


@pytest.mark.rule("R-A-359", "R-A-360")  # V-A-119
def test_one_host_takes_in_any_number_of_flock_animals() -> None:
    table = scenario().seat(0, hand="lama grevys_zebra", animals="giraffe lion cheetah", money=40)
    zoo = table.seat(0, buildings="size_3@e2-e3-f2:1", row="cards build association sponsors animals").turn(0)
    zoo.play("animals", "lama")
    assert zoo.options == ["none", "grevys_zebra"]
    zoo.play("grevys_zebra")
    assert [building["cubes"] for building in zoo[0]["buildings"]] == [1]


@pytest.mark.rule("R-A-359")
@pytest.mark.parametrize(
    ("host", "can"),
    [
        ("giraffe", True),  # size 3, no flock animal
        ("red_deer", True),  # size 3, a flock animal
        ("moose", True),  # size 4
        ("lama", False),  # size 2
        ("sloth_bear", False),  # size 3, but no herbivore
    ],
)
def test_the_host_is_a_herbivore_of_at_least_the_size_that_the_flock_animal_names(host: str, can: bool) -> None:
    zoo = scenario().seat(0, hand="reindeer", animals=host, row=ANIMALS_AT_2).turn(0)
    assert ("animals" in zoo.options) is can


@pytest.mark.rule("R-A-359")
def test_a_herbivore_of_another_player_is_no_host() -> None:
    zoo = scenario().seat(0, hand="reindeer", row=ANIMALS_AT_2).seat(1, animals="giraffe").turn(0)
    assert "animals" not in zoo.options


@pytest.mark.rule("R-A-359")
def test_a_sponsor_with_a_herbivore_icon_is_no_host() -> None:
    zoo = scenario().seat(0, hand="reindeer", sponsors="expert_in_herbivores", row=ANIMALS_AT_2).turn(0)
    assert "animals" not in zoo.options


@pytest.mark.rule("R-A-361")  # V-A-120
def test_a_flock_animal_hosts_no_animal_that_is_none() -> None:
    table = scenario().seat(0, hand="alpine_ibex", animals="red_deer", row=ANIMALS_AT_2)
    zoo = table.seat(0, buildings="size_3@b3-c2-c3:1").turn(0)
    assert "animals" not in zoo.options
    empty = scenario().seat(0, hand="alpine_ibex", animals="red_deer", row=ANIMALS_AT_2)
    assert "animals" in empty.seat(0, buildings="size_3@b3-c2-c3").turn(0).options


@pytest.mark.rule("R-A-362")
def test_without_a_host_a_flock_animal_needs_an_enclosure() -> None:
    zoo = scenario().seat(0, hand="lama", buildings="size_2@e2-e3", row=ANIMALS_AT_2).turn(0).play("animals")
    assert zoo[0]["buildings"][0]["cubes"] == 1


@pytest.mark.rule("R-A-362")
def test_with_a_host_a_flock_animal_may_still_use_an_enclosure() -> None:
    table = scenario().seat(0, hand="lama", animals="giraffe", buildings="size_2@e2-e3", row=ANIMALS_AT_2)
    zoo = table.turn(0).play("animals")
    assert zoo.options == ["size_2@e2-e3", "herd"]
    assert zoo.play("size_2@e2-e3")[0]["buildings"][0]["cubes"] == 1
