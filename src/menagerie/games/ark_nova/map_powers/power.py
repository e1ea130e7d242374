"""What a zoo map can do: every question that the rules ask of a map, with the answer of one that has no power."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.cards import Animal, Sponsor
    from menagerie.games.ark_nova.homes import Home
    from menagerie.games.ark_nova.income_sources import Source
    from menagerie.games.ark_nova.map_powers.aside import Asides
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot, ZooMap
    from menagerie.kernel.messages import Message
    from menagerie.kernel.order import Due

STRENGTHS = (1, 2, 3, 4, 5)  # of slots 1 to 5 (R-A-080)


class Power:
    """No power; a map that can do something answers some of these questions in its own way."""

    key: ClassVar[str] = "none"
    asides: ClassVar[tuple[Asides, ...]] = ()  # what may be done beside any choice of the own turn
    asides_to_actions: ClassVar[tuple[Asides, ...]] = ()  # what may be done beside the choice of an action
    after_action: ClassVar[Message | None] = None  # a question at the end, for what may be done beside it
    income: ClassVar[tuple[Source, ...]] = ()  # further money in a break
    has_areas: ClassVar[bool] = False  # what a zoo with this map may keep
    most_concealed: ClassVar[int] = 0
    most_rescued: ClassVar[int] = 0
    most_stored: ClassVar[int] = 0

    # --- figures ---

    def strengths(self, zoo: Zoo) -> tuple[int, ...]:
        """Return what slots 1 to 5 count."""
        return STRENGTHS

    def housing_size(self, zoo_map: ZooMap, kind: BuildingKind, spot: Spot) -> int:
        """Return what a building on a spot counts for housing."""
        return kind.size

    def level_of(self, zoo: Zoo, sponsor: Sponsor) -> int:
        """Return the level that a sponsor counts."""
        return sponsor.level

    def conditions_ignored(self, zoo: Zoo) -> int:
        """Return how many condition symbols each animal may ignore."""
        return 0

    def expected_income(self, zoo: Zoo) -> dict[str, int]:
        """Return the money among the effects that are due in a break, by its source."""
        return {}

    def completed_areas(self, zoo: Zoo, mask: int) -> list[str]:
        """List the areas that covering these spaces would complete for the first time."""
        return []

    # --- moments ---

    def begin(self, turn: Turn) -> None:
        """Do what is due when the display is laid out for the first time."""

    def become_occupied(self, turn: Turn, home: Home) -> None:
        """Do what is due when an animal has come into a home."""

    def housing_dues(self, turn: Turn, home: Home, animal: Animal) -> list[Due]:
        """Gather what is due for an animal that has come into a home."""
        return []

    def placement_dues(self, turn: Turn, spot: Spot) -> list[Due]:
        """Gather what is due for the spaces that a building has covered."""
        return []

    def income_dues(self, turn: Turn) -> list[Due]:
        """Gather what is due in a break, beyond money."""
        return []
