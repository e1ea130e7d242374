"""Ark Nova in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.cli.tables.ark_nova import board, cards
from menagerie.cli.tables.ark_nova import zoo as zoos
from menagerie.cli.tables.ark_nova.sight import Sight
from menagerie.games.ark_nova.perform import UseCard, UseXToken
from menagerie.games.ark_nova.printed.action_cards import BUILD_CARD
from menagerie.games.ark_nova.zoo_map import Spot
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from menagerie.bots.preview import Preview
    from menagerie.cli.players import Players
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice
    from menagerie.kernel.journal import Event

ACTIONS = Message("ark_nova_cli.actions")
X_TOKEN_ACTION = Message("ark_nova_cli.x_token_action")
COST = BUILD_CARD.cost_per_space
DRAWS_AND_DRAWN = ("ark_nova.event.draws", "ark_nova.event.drawn")
# What an option changes besides the points, in the order it is told.
CHANGES = {
    "money": "ark_nova_cli.change.money",
    "appeal": "ark_nova_cli.change.appeal",
    "conservation": "ark_nova_cli.change.conservation",
    "reputation": "ark_nova_cli.change.reputation",
    "x_tokens": "ark_nova_cli.change.x_tokens",
}


class ArkNovaDrawing:
    """How Ark Nova is shown."""

    outlook_title = "ark_nova_cli.changes"
    at_best = "cli.play.at_best"

    def whole_table(self, view: View, seat: int | None, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw the board, the other zoos, the display, and last the player's own zoo and hand."""
        sight = Sight(view, seat)
        yield board.headline(view, voice)
        yield from board.association(sight, players, voice)
        yield board.projects(sight, players, voice)
        if view["stage"] == "maps":
            yield from () if seat is None else zoos.map_offers(sight, seat, voice)
        else:
            for other in range(len(view["zoos"])):
                if other != seat:
                    yield zoos.other_zoo(sight, other, players, voice)
            yield from cards.display(sight, voice)
            if seat is not None:
                yield zoos.own_zoo(sight, seat, players, voice)
        if view["stage"] == "draft" and seat is not None:
            yield from zoos.drafted_cards(sight, seat, voice)
        yield from cards.hand(sight, voice)

    def my_corner(self, view: View, seat: int, players: Players, voice: Voice) -> Iterator[RenderableType]:
        """Draw the player's zoo, and the cards in brief."""
        sight = Sight(view, seat)
        if view["stage"] == "draft":
            yield from zoos.drafted_cards(sight, seat, voice)
        elif view["stage"] not in ("maps", "hands"):
            yield from cards.display(sight, voice, brief=True)
            yield zoos.own_zoo(sight, seat, players, voice, brief=True)
        yield from cards.hand(sight, voice, brief=True)

    def heading(self, option: Any) -> Message | None:
        """Return the heading of an option: actions stand apart from the X-token available instead of one."""
        if isinstance(option, UseCard):
            return ACTIONS
        return X_TOKEN_ACTION if isinstance(option, UseXToken) else None

    def outlook(self, option: Any, preview: Preview) -> list[Message]:
        """Return what changes in money, tracks and tokens."""
        changes = {name: preview.after[name] - preview.before[name] for name in CHANGES}
        if isinstance(option, Spot) and changes["money"] == -COST * len(option.spaces):
            changes["money"] = 0  # every spot costs that
        return [Message(CHANGES[name], change=f"{change:+}") for name, change in changes.items() if change]

    def recap(self, events: Sequence[Event]) -> list[Event]:
        """Leave out how many cards were drawn for a reader who sees which ones."""
        following = [*(event.key for event in events), ""][1:]
        return [event for event, after in zip(events, following, strict=True) if (event.key, after) != DRAWS_AND_DRAWN]


DRAWING = ArkNovaDrawing()
