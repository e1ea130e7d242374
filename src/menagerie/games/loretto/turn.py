"""A turn: exactly one of adding a tile to a truck, taking a truck, or one money action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from menagerie.games.loretto.money import obstacles_to_paying
from menagerie.games.loretto.rounds import pass_turn
from menagerie.kernel.decision import Decision

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from menagerie.games.loretto.park import Park
    from menagerie.games.loretto.table import AnyTable
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.messages import Message
    from menagerie.kernel.rules import Rule


class Deed(Protocol):
    """One way to use a turn: an option that can be done."""

    @property
    def key(self) -> str:
        """What saves and clients call it."""
        ...

    @property
    def message(self) -> Message:
        """What people read."""
        ...

    @property
    def price(self) -> int:
        """What it costs."""
        ...

    def obstacles(self, table: Any, park: Any) -> Obstacles:
        """List what stands in its way, besides the price."""
        ...

    def about(self) -> dict[str, Any]:
        """Describe it for clients: its kind, and the things and places it is about."""
        ...

    def do(self, table: Any, seat: int) -> Rule:
        """Do it, and pay for it."""
        ...


class Action(Protocol):
    """One of the actions of a turn, with all the ways to take it."""

    @property
    def kind(self) -> str:
        """What clients call its options."""
        ...

    @property
    def price(self) -> int:
        """What it costs."""
        ...

    def options(self, table: Any, park: Any) -> Sequence[Deed]:
        """List the ways that have no obstacle, whether or not the player can pay."""
        ...

    def thinkable(self, table: Any, park: Any) -> Iterable[Deed]:
        """Go through all ways that a player may ask about."""
        ...


async def turn(table: AnyTable) -> None:
    """Let the current player do exactly one thing (R-Z-010, R-Z-029, R-Q-010)."""
    seat = table.current
    park = table.parks[seat]
    deeds = legal_deeds(table, park)
    if len(deeds) == 1:
        deed = deeds[0]  # a forced pick is nobody's decision; skipping it saves time
    else:
        deed = await Decision(seat, table.box.words.turn, deeds, considered_deeds, table, park)
    await deed.do(table, seat)
    pass_turn(table)


def legal_deeds(table: AnyTable, park: Park) -> list[Deed]:
    """List what the player can pay for and do now."""
    deeds: list[Deed] = []
    money = park.money
    for action in table.box.actions:
        if action.price > money:
            break  # what follows costs at least as much
        deeds += action.options(table, park)
    return deeds


def considered_deeds(table: AnyTable, park: Park) -> Iterator[tuple[Deed, Obstacles]]:
    """Go through everything a player may ask about, with what stands in its way."""
    words = table.box.words
    for action in table.box.actions:
        price = obstacles_to_paying(words, park, action.price)
        for deed in action.thinkable(table, park):
            yield deed, price + deed.obstacles(table, park)
