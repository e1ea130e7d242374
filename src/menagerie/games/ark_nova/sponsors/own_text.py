"""A text of its own: every question that the rules ask of lasting effects, with the usual answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from menagerie.games.ark_nova.buildings import Building, BuildingKind
    from menagerie.games.ark_nova.cards import Animal, Project, Sponsor
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot
    from menagerie.kernel.order import Due


class OwnText:
    """The text of a sponsor that changes a rule while it lies in a zoo; a sponsor answers only what it changes."""

    __slots__ = ("sponsor",)
    covers_terrain: ClassVar[bool] = False  # rock and water may be covered, and needs for them are ignored
    protects: ClassVar[bool] = False  # interactive abilities never affect the zoo
    no_placement_bonuses: ClassVar[bool] = False  # covered spaces give nothing any more
    chooses_class: ClassVar[bool] = False  # small or large animals were chosen when it was played

    def __init__(self, sponsor: Sponsor) -> None:
        self.sponsor = sponsor

    def come_into_play(self, zoo: Zoo) -> None:
        """Change what stands in the zoo already."""

    # --- icons ---

    def icon_dues(self, turn: Turn, icons: Sequence[Icon]) -> list[Due]:
        """Gather what it gives for icons that have just come into the zoo."""
        return []

    # --- building ---

    def terrain_money(self, zoo: Zoo, new: int, covered_before: int) -> int:
        """Return the money for new covered spaces."""
        return 0

    def building_dues(self, turn: Turn, building: Building) -> list[Due]:
        """Gather what it gives for a building that was put up."""
        return []

    def more_housing(self, zoo: Zoo, kind: BuildingKind, spot: Spot) -> int:
        """Return by how much more a building on a spot counts for housing."""
        return 0

    def placement_dues(self, turn: Turn, space: int) -> list[Due]:
        """Gather what it adds to the placement bonus of a space."""
        return []

    def extra_building_kinds(self, built: list[BuildingKind]) -> list[BuildingKind]:
        """List the kinds of which one more may be built in the Build action."""
        return []

    # --- animals ---

    def discount(self, animal: Animal) -> int:
        """Return how much less an animal costs."""
        return 0

    def conditions_waived(self, animal: Animal) -> int:
        """Return how many condition symbols of an animal may be ignored."""
        return 0

    def forbids(self, zoo: Zoo, animal: Animal) -> bool:
        """Whether an animal may not be played."""
        return False

    def animal_dues(self, turn: Turn, animal: Animal) -> list[Due]:
        """Gather what it gives for an animal that was played."""
        return []

    async def after_animals(
        self, turn: Turn, played: list[Animal], play_one: Callable[[Callable[[Animal], bool]], Awaitable[None]]
    ) -> None:
        """Go on with an Animals action that played these; `play_one` lets the player add an animal that fits."""

    # --- the Association board ---

    def donation_discount(self, zoo: Zoo) -> int:
        """Return how much less a donation costs."""
        return 0

    # --- projects ---

    def project_task_value(self, value: int) -> int:
        """Return the strength that the project task takes."""
        return value

    def base_project_icons(self, zoo: Zoo) -> int:
        """Return how many icons may be added to support a base project below the board, each for a cube."""
        return 0

    def may_support_again(self, project: Project) -> bool:
        """Whether a project that carries the player's cube may be supported once more."""
        return False

    def support_dues(self, turn: Turn, project: Project) -> list[Due]:
        """Gather what it gives when a project is supported."""
        return []
