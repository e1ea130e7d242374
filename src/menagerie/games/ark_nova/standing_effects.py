"""Lasting effects, derived from the sponsors that lie in zoos, never stored.

Each question that a rule asks about lasting effects is one function here, so that a sponsor that changes the answer is
found in one place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.games.ark_nova.buildings import Building, BuildingKind
    from menagerie.games.ark_nova.cards import Animal, Project, Sponsor
    from menagerie.games.ark_nova.effects import Due
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo


def may_cover_terrain(zoo: Zoo) -> bool:
    """Whether buildings may cover rock and water, and needs for them are ignored."""
    return False


def building_dues(turn: Turn, building: Building, covered_before: int) -> list[Due]:
    """Gather what lasting effects give for a new building."""
    return []


def copied_bonuses(turn: Turn, space: int) -> list[Due]:
    """Gather what lasting effects add to a placement bonus."""
    return []


def icon_dues(turn: Turn, icons: Iterable[Icon]) -> list[Due]:
    """Gather what lasting effects in all zoos give for icons that enter the zoo of the player (R-A-019, R-A-020)."""
    return []


def animal_discount(zoo: Zoo, animal: Animal) -> int:
    """Give the discount of lasting effects on an animal."""
    return 0


def conditions_waived(zoo: Zoo, animal: Animal) -> int:
    """Count the condition symbols of an animal that lasting effects let the player ignore."""
    return 0


def is_immune(zoo: Zoo) -> bool:
    """Whether interactive abilities never affect the zoo."""
    return False


def project_task_value(zoo: Zoo, value: int) -> int:
    """Give the value of the project task for this zoo."""
    return value


def is_forbidden(zoo: Zoo, animal: Animal) -> bool:
    """Whether a choice made earlier keeps the player from playing an animal."""
    return False


def played_animal_dues(turn: Turn, animal: Animal) -> list[Due]:
    """Gather what lasting effects give for an animal, beyond what they give for its icons."""
    return []


def extra_building_kinds(zoo: Zoo, built: list[BuildingKind]) -> list[BuildingKind]:
    """List the kinds of which one more may be built at the end of a Build action."""
    return []


def income_dues(turn: Turn) -> list[Due]:
    """Gather the income of sponsors in a break (R-A-323)."""
    return []


def sponsor_dues(turn: Turn, sponsor: Sponsor) -> list[Due]:
    """Gather the immediate effects of a sponsor, beyond its printed gains."""
    return []


def base_project_icons(zoo: Zoo) -> int:
    """Count the icons that may be added when a base project below the board is supported."""
    return 0


def may_support_again(zoo: Zoo, project: Project) -> bool:
    """Whether a project that carries an own cube may be supported once more."""
    return False


def support_dues(turn: Turn, project: Project, level: int, below_board: bool) -> list[Due]:
    """Gather what lasting effects give or take when a project is supported."""
    return []
