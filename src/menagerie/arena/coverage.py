"""What games can report about their cards and effects: how often each came up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from menagerie.games import every_game
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.parts import Part

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Mapping, Sequence

    from menagerie.kernel.journal import Journal


class Coverage(Protocol):
    """The file coverage.py of a game."""

    def counts(self, journal: Journal) -> Counter[tuple[str, str]]:
        """Count what came up in a game, by group and thing."""
        ...

    def everything(self, options: Mapping[str, Any] | None = None) -> Mapping[str, Sequence[str]]:
        """List everything that can come up in games with some options, by group."""
        ...


COVERAGE: Part[Coverage] = Part("coverage", "menagerie.games.{game}.coverage", Coverage)


def coverage_of(game: str) -> Coverage:
    """Return the part of a game that tells what was covered."""
    coverage = COVERAGE.of(game)
    if coverage is None:
        raise BadRequest("arena.error.no_coverage", game=game, allowed=COVERAGE.among(every_game()))
    return coverage
