"""Choices that may be begun from where they end: an enclosure before the animal, a space before the building."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from menagerie.server.messages.why_not import GroundInfo, LodgerInfo, SiteInfo
from menagerie.server.position import text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.kernel.decision import Decision, Obstacles
    from menagerie.kernel.game import Game


class Lodger(Protocol):
    """An animal as an enclosure sees it."""

    @property
    def card(self) -> str:
        """The key of the card."""
        ...

    @property
    def price(self) -> int:
        """What it costs now."""
        ...

    @property
    def fits(self) -> bool:
        """Whether the enclosure suits it."""
        ...

    @property
    def obstacles(self) -> Obstacles:
        """Everything that keeps it from moving in."""
        ...


@runtime_checkable
class HasLodgings(Protocol):
    """Rules of a game in which animals may be chosen from the enclosure's side."""

    def lodgings(self, table: Any, decision: Decision[Any]) -> Mapping[str, Sequence[Lodger]]:
        """Say for each enclosure with room who could live there."""
        ...


def lodgings(game: Game, decision: Decision[Any]) -> dict[str, list[LodgerInfo]]:
    """Say for each enclosure with room who could live there, where a decision leads to that."""
    if not isinstance(game.rules, HasLodgings):
        return {}
    return {
        building: [
            LodgerInfo(
                card=lodger.card,
                price=lodger.price,
                fits=lodger.fits,
                obstacles=[text(obstacle) for obstacle in lodger.obstacles],
            )
            for lodger in lodgers
        ]
        for building, lodgers in game.rules.lodgings(game.table, decision).items()
    }


class Ground(Protocol):
    """Spaces that a kind of building can cover, or cannot for the same reasons."""

    @property
    def obstacles(self) -> Obstacles:
        """The reasons."""
        ...

    @property
    def spaces(self) -> Sequence[str]:
        """The names of the spaces."""
        ...


class Site(Protocol):
    """A kind of building as the free spaces see it."""

    @property
    def kind(self) -> str:
        """The key of the kind."""
        ...

    @property
    def price(self) -> int:
        """What it costs."""
        ...

    @property
    def strength(self) -> int:
        """What it takes."""
        ...

    @property
    def action(self) -> str | None:
        """The choice to begin with."""
        ...

    @property
    def x_tokens(self) -> int:
        """What that choice spends."""
        ...

    @property
    def obstacles(self) -> Obstacles:
        """Everything that is wrong wherever it stands."""
        ...

    @property
    def grounds(self) -> Sequence[Ground]:
        """Every free space."""
        ...


@runtime_checkable
class HasSites(Protocol):
    """Rules of a game in which a building may be chosen from the side of the space it covers."""

    def building_sites(self, table: Any, decision: Decision[Any]) -> Sequence[Site]:
        """Say for each kind of building where it could stand."""
        ...


def sites(game: Game, decision: Decision[Any]) -> list[SiteInfo]:
    """Say for each kind of building where it could stand, where a decision leads to that."""
    if not isinstance(game.rules, HasSites):
        return []
    return [
        SiteInfo(
            kind=site.kind,
            price=site.price,
            strength=site.strength,
            action=site.action,
            x_tokens=site.x_tokens,
            obstacles=[text(obstacle) for obstacle in site.obstacles],
            grounds=[
                GroundInfo(obstacles=[text(obstacle) for obstacle in ground.obstacles], spaces=list(ground.spaces))
                for ground in site.grounds
            ],
        )
        for site in game.rules.building_sites(game.table, decision)
    ]
