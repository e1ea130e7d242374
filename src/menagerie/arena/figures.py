"""Finished games in figures: each game says what is worth counting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from menagerie.kernel.parts import Part

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.kernel.journal import Journal


class Figures(Protocol):
    """The file figures.py of a game."""

    @property
    def USUAL(self) -> Mapping[str, tuple[int, int]]:  # noqa: N802  # a constant of the file
        """The bounds between which most games of people lie, by figure."""
        ...

    @property
    def USUAL_WINNER(self) -> tuple[int, int] | None:  # noqa: N802  # a constant of the file
        """The bounds between which the points of most winners lie; None if nobody knows."""
        ...

    def first_player(self, table: Any) -> int:
        """Return who begins, while nobody has had a turn."""
        ...

    def players_in_figures(self, table: Any, journal: Journal) -> list[dict[str, int]]:
        """Return the figures of each player."""
        ...

    def table_in_figures(self, table: Any, journal: Journal) -> dict[str, Any]:
        """Return the figures of the whole table."""
        ...


FIGURES: Part[Figures] = Part("figures", "menagerie.games.{game}.figures", Figures)


def figures_of(game: str) -> Figures | None:
    """Return the part of a game that puts it into figures, if there is one."""
    return FIGURES.if_sound(game)
