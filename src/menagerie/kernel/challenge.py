"""Challenges: solo games in a row, each with what the earlier ones left in the box. A game may offer one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

from menagerie.kernel.parts import Part

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.kernel.game import Game
    from menagerie.kernel.options import Option


class Series(Protocol):
    """A challenge as it stands: what was agreed, and the games that are over."""

    @property
    def seed(self) -> int:
        """The seed that decides the deals of all games."""
        ...

    @property
    def options(self) -> Mapping[str, Any]:
        """What was agreed."""
        ...

    @property
    def scores(self) -> list[int]:
        """The points of the games that are over."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        ...

    @property
    def is_passed(self) -> bool:
        """Whether the points of all games add up to enough."""
        ...

    def new_game(self) -> Game:
        """Set up the next game."""
        ...

    def with_result(self, game: Game) -> Self:
        """Count the game that was set up last."""
        ...

    def save(self, running: Game | None = None) -> dict[str, Any]:
        """Write the challenge, with the game in progress, as JSON values; `challenge` names its game."""
        ...


class Challenge(Protocol):
    """The file challenge.py of a game."""

    @property
    def GAMES(self) -> int:  # noqa: N802  # a constant of the file
        """How many games there are in a row."""
        ...

    @property
    def NEEDED(self) -> int:  # noqa: N802  # a constant of the file
        """How many points pass it, all games together."""
        ...

    @property
    def OPTIONS(self) -> Sequence[Option]:  # noqa: N802  # a constant of the file
        """What may be chosen for it."""
        ...

    def start(self, seed: int, options: Mapping[str, Any] | None = None) -> Series:
        """Begin a challenge."""
        ...

    def load(self, data: Mapping[str, Any] | str) -> tuple[Series, dict[str, Any] | None]:
        """Read a challenge, and the save of the game in progress, if there is one."""
        ...


CHALLENGES: Part[Challenge] = Part("challenge", "menagerie.games.{game}.challenge", Challenge)
