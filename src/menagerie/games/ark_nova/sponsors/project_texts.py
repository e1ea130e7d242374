"""Sponsors with a text about conservation projects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.sponsors.dues import thanks_to
from menagerie.games.ark_nova.sponsors.own_text import OwnText
from menagerie.games.ark_nova.tracks import conservation_due

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Project
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.order import Due

PROJECT_VALUE = 4  # R-A-440
RELEASE_CONSERVATION = 1  # R-A-474


class Veterinarian(OwnText):
    """The project task takes less strength."""

    __slots__ = ()

    def project_task_value(self, value: int) -> int:
        """Return 4 (R-A-440)."""
        return PROJECT_VALUE


class Breeding(OwnText):
    """A cube on the card stands for an icon of a base project: Breeding Cooperation and Breeding Program."""

    __slots__ = ()

    def base_project_icons(self, zoo: Zoo) -> int:
        """Return 1 while the card carries a cube (R-A-454)."""
        return 1 if zoo.sponsor_cubes.get(self.sponsor) else 0


class MigrationRecording(OwnText):
    """Releases bring more, and may be supported twice."""

    __slots__ = ()

    def may_support_again(self, project: Project) -> bool:
        """Release projects may (R-A-475)."""
        return project.type == "release"

    def support_dues(self, turn: Turn, project: Project) -> list[Due]:
        """Gain a conservation point for a release project (R-A-474)."""
        if project.type != "release":
            return []
        return [thanks_to(turn, (self.sponsor,), conservation_due(turn, RELEASE_CONSERVATION))]
