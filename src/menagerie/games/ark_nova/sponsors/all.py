"""The sponsors, those with a text of their own with it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.cards import Sponsor
from menagerie.games.ark_nova.printed.cards import SPONSORS
from menagerie.games.ark_nova.sponsors.animal_texts import (
    ExpertInLargeAnimals,
    ExpertInSmallAnimals,
    LargeAnimalProgram,
    SmallAnimalsProgram,
    SpecialAssignment,
)
from menagerie.games.ark_nova.sponsors.building_texts import (
    Archaeologist,
    DiversityResearcher,
    Engineer,
    Geologist,
    Hydrologist,
)
from menagerie.games.ark_nova.sponsors.marine_texts import (
    ExpansionArea,
    LandscapeGardener,
    Publications,
    Reconstruction,
)
from menagerie.games.ark_nova.sponsors.other_texts import Explorer, QuarantineLab
from menagerie.games.ark_nova.sponsors.project_texts import Breeding, MigrationRecording, Veterinarian
from menagerie.kernel.errors import BadCatalogue

if TYPE_CHECKING:
    from menagerie.games.ark_nova.sponsors.own_text import OwnText

OWN_TEXTS: dict[str, type[OwnText]] = {  # by the sponsor: those that the data file calls lasting
    "veterinarian": Veterinarian,
    "breeding_cooperation": Breeding,
    "engineer": Engineer,
    "breeding_program": Breeding,
    "diversity_researcher": DiversityResearcher,
    "archaeologist": Archaeologist,
    "migration_recording": MigrationRecording,
    "quarantine_lab": QuarantineLab,
    "waza_special_assignment": SpecialAssignment,
    "waza_small_animals_program": SmallAnimalsProgram,
    "expert_in_small_animals": ExpertInSmallAnimals,
    "expert_in_large_animals": ExpertInLargeAnimals,
    "hydrologist": Hydrologist,
    "geologist": Geologist,
    "explorer": Explorer,
    "waza_large_animal_program": LargeAnimalProgram,
    "expansion_area": ExpansionArea,
    "publications": Publications,
    "landscape_gardener": LandscapeGardener,
    "reconstruction": Reconstruction,
}


@cache
def sponsor_card(name: str) -> Sponsor:
    """Print a sponsor; every box that has it shares the card. One that replaces another may have the same text."""
    entry = SPONSORS[name]
    own_text = OWN_TEXTS.get(name) or OWN_TEXTS.get(entry.replaces)
    if entry.lasting and own_text is None:
        problem = {"entry": name, "field": "lasting", "value": "true", "allowed": ", ".join(OWN_TEXTS)}
        raise BadCatalogue("kernel.error.catalogue_value", file="sponsors.toml", **problem)
    return Sponsor(entry, own_text if entry.lasting else None)
