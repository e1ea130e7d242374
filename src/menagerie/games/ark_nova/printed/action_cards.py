"""The figures of the action cards."""

from pathlib import Path

from menagerie.kernel.catalogue import DataFile
from menagerie.kernel.record import Record

ACTION_CARD_FILE = Path(__file__).parent.parent / "board" / "action_cards.toml"


class AnimalsCard(Record):
    """The figures of the action card Animals."""

    plays_1: tuple[int, ...]
    plays_2: tuple[int, ...]
    reputation_from: int
    reputation: int


class CardsCard(Record):
    """The figures of the action card Cards."""

    break_steps: int
    draws_1: tuple[int, ...]
    discards_1: tuple[int, ...]
    snap_from_1: int
    draws_2: tuple[int, ...]
    discards_2: tuple[int, ...]
    snap_from_2: int


class BuildCard(Record):
    """The figures of the action card Build."""

    cost_per_space: int
    kinds_1: tuple[str, ...]
    kinds_2: tuple[str, ...]
    aquariums: tuple[str, ...]


class AssociationCard(Record):
    """The figures of the action card Association."""

    partner_zoos_1: int
    partner_zoos_2: int


class SponsorsCard(Record):
    """The figures of the action card Sponsors."""

    more_level_1: int
    more_level_2: int
    money_1: int
    money_2: int


class AlternativeEntry(Record):
    """An alternative card: the figures by which its sides differ from those of the standard card."""

    name: str
    set: str
    action: str
    figures_1: tuple[int, ...]
    figures_2: tuple[int, ...]
    replaces: str = ""


_FILE = DataFile(ACTION_CARD_FILE)

ANIMALS_CARD = _FILE.entry("animals", AnimalsCard)
CARDS_CARD = _FILE.entry("cards", CardsCard)
BUILD_CARD = _FILE.entry("build", BuildCard)
ASSOCIATION_CARD = _FILE.entry("association", AssociationCard)
SPONSORS_CARD = _FILE.entry("sponsors", SponsorsCard)
ALTERNATIVES = _FILE.entries("alternatives", AlternativeEntry)
