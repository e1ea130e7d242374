"""What players see before they choose: how each tile stands, and what it would come to on each space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from menagerie.games.sanctuary.outlook import outlook_if_taken, outlook_of, prospects
from menagerie.games.sanctuary.table import BUILDING
from menagerie.server.position import text
from menagerie.server.rooms.sanctuary.messages import Extra, OutlookInfo, ProspectInfo

if TYPE_CHECKING:
    from menagerie.games.sanctuary.outlook import Outlook
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

WHERE = "sanctuary.prompt.space"
WHICH = "sanctuary.prompt.play"


def extra(game: Game, seat: int, decision: Decision[Any] | None) -> dict[str, Any]:
    """Return how the tiles of a seat stand, and where the one that is being played could go."""
    table = cast("SanctuaryTable", game.table)
    zoo = table.zoos[seat]
    acting = decision.about[1:] if decision is not None and decision.prompt.key == WHICH else None
    hand = {tile.key: info(table, outlook_of(zoo, tile, acting)) for tile in zoo.hand}
    display = {tile.key: info(table, outlook_if_taken(zoo, tile)) for tile in table.shown()}
    found = prospect_infos(table, decision) if decision is not None and decision.prompt.key == WHERE else {}
    return Extra(hand=hand, display=display, prospects=found).model_dump()


def info(table: SanctuaryTable, outlook: Outlook) -> OutlookInfo:
    """Return an outlook as the client gets it."""
    later = outlook.card is None and table.step != BUILDING
    clear = not outlook.obstacles
    return OutlookInfo(
        standing="near" if (clear and later) or outlook.lacks_strength else "ok" if clear else "no",
        card=outlook.card.key if outlook.card else None,
        cards=[card.key for card in outlook.cards],
        needed=outlook.needed,
        there=outlook.there,
        told=text(outlook.told) if outlook.told else None,
        obstacles=[text(obstacle) for obstacle in outlook.obstacles],
    )


def prospect_infos(table: SanctuaryTable, decision: Decision[Any]) -> dict[str, ProspectInfo]:
    """Return what the tile that is being played would come to, by space."""
    zoo, tile = decision.about
    return {
        space.key: ProspectInfo(
            areas=[area.key for area in found.areas],
            gains=[text(gain) for gain in found.gains],
            worth=found.worth,
            points=found.points,
            icons=found.icons,
        )
        for space, found in prospects(table, zoo, tile).items()
    }
