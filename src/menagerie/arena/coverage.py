"""What games can tell of their cards and effects: how often each came up."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Mapping, Sequence

    from menagerie.kernel.journal import Journal

COVERED = ("ark_nova",)


class Coverage(Protocol):
    """The file coverage.py of a game."""

    def counts(self, journal: Journal) -> Counter[tuple[str, str]]:
        """Count what came up in a game, by group and thing."""
        ...

    def everything(self) -> Mapping[str, Sequence[str]]:
        """List all that can come up, by groups."""
        ...


def coverage_of(game: str) -> Coverage:
    """Find who can tell what a game has covered."""
    if game not in COVERED:
        raise BadRequest("arena.error.no_coverage", game=game, allowed=COVERED)
    return cast("Coverage", import_module(f"menagerie.games.{game}.coverage"))
